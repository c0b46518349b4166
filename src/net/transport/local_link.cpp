// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/local_link.h"

namespace naqla::net {

std::pair<std::unique_ptr<LocalLink>, std::unique_ptr<LocalLink>> LocalLink::makePair()
{
    std::unique_ptr<LocalLink> a(new LocalLink);
    std::unique_ptr<LocalLink> b(new LocalLink);
    a->m_peer = b.get();
    b->m_peer = a.get();
    for (LocalLink *end : {a.get(), b.get()}) {
        QMetaObject::invokeMethod(
            end,
            [end] {
                if (end->m_state != State::Opening)
                    return;
                end->m_state = State::Open;
                Q_EMIT end->opened();
            },
            Qt::QueuedConnection);
    }
    return {std::move(a), std::move(b)};
}

LocalLink::~LocalLink()
{
    if (m_peer && m_state != State::Closed) {
        LocalLink *peer = m_peer;
        QMetaObject::invokeMethod(
            peer, [peer] { peer->end(NetFault::ClosedByPeer); }, Qt::QueuedConnection);
    }
}

void LocalLink::sendFrame(const QByteArray &payload)
{
    if (m_state == State::Closed || !m_peer)
        return;
    m_bytesWaiting += payload.size();
    LocalLink *peer = m_peer;
    QMetaObject::invokeMethod(
        peer,
        [peer, payload] {
            if (LocalLink *sender = peer->m_peer) {
                sender->m_bytesWaiting -= payload.size();
                if (sender->m_bytesWaiting == 0 && sender->isOpen())
                    Q_EMIT sender->drained();
            }
            peer->arrive(payload);
        },
        Qt::QueuedConnection);
}

void LocalLink::arrive(const QByteArray &payload)
{
    if (m_state != State::Open)
        return;
    if (payload.isEmpty() || payload.size() > static_cast<qsizetype>(m_receiveLimit)) {
        Q_EMIT frameRefused();
        close(NetFault::BadFrame);
        return;
    }
    Q_EMIT frameReceived(payload);
}

void LocalLink::close()
{
    close(NetFault::ClosedHere);
}

void LocalLink::close(NetFault why)
{
    if (m_state == State::Closed)
        return;
    if (LocalLink *peer = m_peer)
        QMetaObject::invokeMethod(
            peer, [peer] { peer->end(NetFault::ClosedByPeer); }, Qt::QueuedConnection);
    m_state = State::Closed;
    QMetaObject::invokeMethod(
        this, [this, why] { Q_EMIT closed(why); }, Qt::QueuedConnection);
}

void LocalLink::end(NetFault why)
{
    if (m_state == State::Closed)
        return;
    m_state = State::Closed;
    Q_EMIT closed(why);
}

} // namespace naqla::net

#include "moc_local_link.cpp"
#include "moc_frame_link.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/sodium_passwords.h"

#include <array>
#include <sodium.h>

namespace naqla::net {

namespace {

constexpr int Workers = 2;
/// More who wait are told that the server is busy.
constexpr int MostWaiting = 50;

struct Work
{
    unsigned long long passes;
    std::size_t memory;
};

[[nodiscard]] Work workOf(SodiumPasswords::Cost cost)
{
    switch (cost) {
    case SodiumPasswords::Cost::Interactive:
        return {crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE};
    case SodiumPasswords::Cost::Least:
        break;
    }
    return {crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN};
}

/// Empty when there is not enough memory.
[[nodiscard]] QByteArray hashOfPassword(const QByteArray &password, SodiumPasswords::Cost cost)
{
    std::array<char, crypto_pwhash_STRBYTES> text{};
    const Work work = workOf(cost);
    const bool done = crypto_pwhash_str(text.data(), password.constData(),
                          static_cast<unsigned long long>(password.size()), work.passes, work.memory)
        == 0;
    return done ? QByteArray(text.data()) : QByteArray();
}

} // namespace

SodiumPasswords::SodiumPasswords(Cost cost, QObject *parent)
    : QObject(parent)
    , m_cost(cost)
    , m_isUsable(sodium_init() >= 0)
{
    m_pool.setMaxThreadCount(Workers);
}

SodiumPasswords::~SodiumPasswords()
{
    m_pool.clear();
    m_pool.waitForDone();
}

bool SodiumPasswords::post(std::function<std::function<void()>(Cost)> work)
{
    if (!m_isUsable || m_waiting >= MostWaiting)
        return false;
    ++m_waiting;
    m_pool.start([this, work = std::move(work), cost = m_cost] {
        QMetaObject::invokeMethod(
            this,
            [this, answer = work(cost)] {
                --m_waiting;
                answer();
            },
            Qt::QueuedConnection);
    });
    return true;
}

bool SodiumPasswords::hash(const QString &password, Hashed done)
{
    return post([bytes = password.normalized(QString::NormalizationForm_C).toUtf8(), done = std::move(done)](
                    Cost cost) {
        return std::function<void()>([done, hash = hashOfPassword(bytes, cost)] { done(hash); });
    });
}

bool SodiumPasswords::verify(const QByteArray &hash, const QString &password, Verified done)
{
    return post([hash, bytes = password.normalized(QString::NormalizationForm_C).toUtf8(),
                    done = std::move(done)](Cost cost) {
        // Without an account the same work is done, so that the time tells nothing.
        PasswordVerdict verdict = PasswordVerdict::Wrong;
        if (hash.isEmpty())
            (void)hashOfPassword(bytes, cost);
        else if (crypto_pwhash_str_verify(
                     hash.constData(), bytes.constData(), static_cast<unsigned long long>(bytes.size()))
            == 0)
            verdict =
                crypto_pwhash_str_needs_rehash(hash.constData(), workOf(cost).passes, workOf(cost).memory)
                ? PasswordVerdict::RightButOld
                : PasswordVerdict::Right;
        return std::function<void()>([done, verdict] { done(verdict); });
    });
}

} // namespace naqla::net

#include "moc_sodium_passwords.cpp"

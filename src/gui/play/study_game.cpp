// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/study_game.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::core::GameTree;
using naqla::core::Side;

namespace naqla::gui {
namespace {

constexpr std::uint16_t LastMark = 6;
constexpr qsizetype LongestComment = 64 * 1024;

bool isMark(std::uint16_t nag)
{
    return nag >= 1 && nag <= LastMark;
}

Player playerOf(const core::PdnRecord &record, Side side)
{
    const std::string_view name = record.tag(side == Side::White ? "White" : "Black");
    Player player;
    if (name != "?")
        player.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    return player;
}

} // namespace

StudyGame::StudyGame(core::PdnRecord record, QObject *parent)
    : GameSource(parent)
    , m_record(std::move(record))
    , m_read(m_record.tree.size())
    , m_players{playerOf(m_record, Side::White), playerOf(m_record, Side::Black)}
    , m_game(m_record.tree.rules(), m_record.tree.node(GameTree::Root).position)
{
    follow(GameTree::Root);
}

bool StudyGame::mayMoveAt(int ply) const
{
    return core::hasLegalMove(m_game.rules().rules, m_game.positionAt(ply));
}

void StudyGame::lookAt(int ply)
{
    m_viewedPly = ply;
}

void StudyGame::propose(const core::Move &move)
{
    const Id from = current();
    const core::Position before = tree().node(from).position; // adding a node moves the others
    const core::Rules &rules = m_game.rules().rules;
    const auto legal = core::findMove(rules, before, move.from, move.to, move.captured);
    if (!legal) {
        Q_EMIT moveRefused();
        return;
    }
    const auto children = tree().children(from);
    const auto known = std::ranges::find_if(children, [&](Id id) { return tree().node(id).move == legal; });
    const Id next = known != children.end() ? *known : m_record.tree.add(from, *legal);
    core::Transition transition{.move = *legal,
        .piece = *before.at(legal->from),
        .ply = m_viewedPly,
        .before = before,
        .after = tree().node(next).position,
        .result = {}};
    follow(next);
    Q_EMIT stepped(transition);
}

bool StudyGame::isMainLine() const
{
    return !variationOf(m_line.back());
}

void StudyGame::select(Id node)
{
    follow(node);
    Q_EMIT lineChanged();
}

bool StudyGame::isVariation(Id node) const
{
    return variationOf(node).has_value();
}

bool StudyGame::mayRemove(Id node) const
{
    return node >= m_read || isVariation(node);
}

void StudyGame::remove(Id node)
{
    if (!mayRemove(node))
        return;
    const Id parent = *tree().node(node).parent;
    const bool isLookedAt = std::ranges::find(m_line, node) - m_line.begin() <= m_viewedPly;
    const Id at = isLookedAt ? parent : current();
    m_record.tree.remove(node);
    follow(at);
    Q_EMIT lineChanged();
}

void StudyGame::promote(Id node)
{
    const auto variation = variationOf(node);
    if (!variation)
        return;
    m_record.tree.promote(*variation);
    follow(current());
    Q_EMIT lineChanged();
}

void StudyGame::setMark(Id node, int mark)
{
    auto &nags = m_record.tree.node(node).notes.nags;
    std::erase_if(nags, isMark);
    if (mark > 0)
        nags.insert(nags.begin(), static_cast<std::uint16_t>(mark));
    follow(current());
    Q_EMIT lineChanged();
}

int StudyGame::mark(Id node) const
{
    const auto &nags = tree().node(node).notes.nags;
    const auto found = std::ranges::find_if(nags, isMark);
    return found == nags.end() ? 0 : *found;
}

void StudyGame::setComment(Id node, const QString &text)
{
    static const QRegularExpression command(u"\\[%[^\\]]*\\]"_s);
    std::string &comment = m_record.tree.node(node).notes.comment;
    QStringList parts;
    for (auto found = command.globalMatch(QString::fromStdString(comment)); found.hasNext();)
        parts.append(found.next().captured());
    if (!text.trimmed().isEmpty())
        parts.append(text.trimmed().left(LongestComment / 4)); // a character has up to four bytes
    comment = parts.join(u' ').toStdString();
    follow(current());
    Q_EMIT lineChanged();
}

QString StudyGame::comment(Id node) const
{
    return QString::fromStdString(core::commentWithoutCommands(tree().node(node).notes.comment)).trimmed();
}

QByteArray StudyGame::pdn() const
{
    return QByteArray::fromStdString(core::writePdn(m_record, core::PdnEnding::Result) + '\n');
}

QByteArray StudyGame::linePdn(Id node) const
{
    const core::PdnRecord line{.tags = m_record.tags, .tree = GameTree(tree().game(node))};
    return QByteArray::fromStdString(core::writePdn(line, core::PdnEnding::Asterisk) + '\n');
}

/// Makes the line through a node the game.
void StudyGame::follow(Id node)
{
    m_line.clear();
    for (std::optional<Id> at = node; at; at = tree().node(*at).parent)
        m_line.insert(m_line.begin(), *at);
    m_viewedPly = static_cast<int>(m_line.size()) - 1;
    // A position that was set up by hand begins nothing that could be played from here.
    while (const auto next = tree().node(m_line.back()).firstChild) {
        if (!tree().node(*next).move)
            break;
        m_line.push_back(*next);
    }
    m_game = isMainLine() ? core::mainGame(m_record) : tree().game(m_line.back());
    m_viewedPly = std::min(m_viewedPly, m_game.ply());
    m_line.resize(static_cast<std::size_t>(m_game.ply()) + 1);
}

std::optional<StudyGame::Id> StudyGame::variationOf(Id node) const
{
    for (Id at = node; at != GameTree::Root; at = *tree().node(at).parent) {
        if (tree().node(*tree().node(at).parent).firstChild != at)
            return at;
    }
    return std::nullopt;
}

std::optional<core::PdnRecord> readRecord(const QByteArray &pdn)
{
    std::optional<core::PdnRecord> record;
    core::readPdnText({pdn.constData(), static_cast<std::size_t>(pdn.size())}, [&](core::PdnSource &&source) {
        record = core::replayPdn(source);
        return false;
    });
    return record;
}

} // namespace naqla::gui

#include "moc_study_game.cpp"

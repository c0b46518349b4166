// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/autosave.h"

#include "core/engine/engine.h"

#include <QFile>
#include <QSaveFile>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

constexpr qint64 LargestFile = 16 * 1024 * 1024;
constexpr QStringView DateFormat = u"yyyyMMdd-HHmmss-zzz";

struct SideTags
{
    const char *name;
    const char *kind; ///< PDN's WhiteType: `human` or `program`
    const char *level;
};
constexpr std::array TagsOf{
    SideTags{"White", "WhiteType", "NaqlaWhiteLevel"}, SideTags{"Black", "BlackType", "NaqlaBlackLevel"}};
constexpr auto TimeTag = "TimeControl";
constexpr auto TimeoutTag = "NaqlaOnTimeout";
constexpr auto ComputerMoves = "computer";
/// A line that no other program reads; it begins a game that was looked through.
constexpr auto StudyMark = "% naqla study\n";

QString tagText(const core::PdnGame &game, const char *name)
{
    const std::string_view value = game.tag(name);
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

GameSetup setupOf(const core::PdnGame &saved)
{
    GameSetup setup;
    setup.rules = saved.game.rules();
    if (saved.game.startPosition() != core::startPosition(setup.rules.rules))
        setup.start = saved.game.startPosition();
    for (const Side side : core::Sides) {
        const SideTags &tags = TagsOf[static_cast<std::size_t>(side)];
        Player &player = setup.player(side);
        const int level = tagText(saved, tags.level).toInt();
        if (saved.tag(tags.kind) == "program" && level > 0) {
            player.kind = PlayerKind::Computer;
            player.level = std::min(level, core::LevelCount);
        }
        const QString name = tagText(saved, tags.name);
        player.name = name == u"?"_s ? QString() : name;
    }
    setup.time = timeControlFromTag(tagText(saved, TimeTag)).value_or(TimeControl{});
    if (saved.tag(TimeoutTag) == ComputerMoves)
        setup.time.onTimeout = OnTimeout::ComputerMoves;
    return setup;
}

} // namespace

QByteArray writeGame(const GameSetup &setup, const core::Game &game)
{
    core::PdnGame saved{{}, game};
    const auto add = [&saved](const char *name, const QString &value) {
        saved.tags.push_back({name, value.toStdString()});
    };
    for (const Side side : core::Sides) {
        const SideTags &tags = TagsOf[static_cast<std::size_t>(side)];
        const Player &player = setup.player(side);
        add(tags.name, player.name.isEmpty() ? u"?"_s : player.name);
        add(tags.kind, player.kind == PlayerKind::Computer ? u"program"_s : u"human"_s);
        if (player.kind == PlayerKind::Computer)
            add(tags.level, QString::number(player.level));
    }
    add(TimeTag, timeControlTag(setup.time));
    if (setup.time.isLimited() && setup.time.onTimeout == OnTimeout::ComputerMoves)
        add(TimeoutTag, QString::fromLatin1(ComputerMoves));
    return QByteArray::fromStdString(core::writePdn(saved));
}

core::Result<SavedGame, core::PdnError> readGame(const QByteArray &pdn)
{
    auto read = core::readPdnGame({pdn.constData(), static_cast<std::size_t>(pdn.size())});
    if (!read)
        return core::Unexpected{read.error()};
    GameSetup setup = setupOf(*read);
    return SavedGame{std::move(setup), std::move(read->game)};
}

bool isUnfinishedGame(const core::PdnRecord &record)
{
    const auto hasSiblings = [&](core::GameTree::Id id) {
        return record.tree.node(id).nextSibling.has_value();
    };
    return !record.tag(TagsOf[0].kind).empty() && !core::mainGame(record).isOver()
        && std::ranges::none_of(record.tree.mainLine(), hasSiblings);
}

std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return file.errorString();
}

std::optional<QByteArray> readBounded(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray bytes = file.read(LargestFile + 1);
    if (bytes.size() > LargestFile || file.error() != QFileDevice::NoError)
        return std::nullopt;
    return bytes;
}

Autosave::Autosave(const QString &folder)
    : m_folder(folder)
{
    constexpr int MostPrograms = 64;
    m_folder.mkpath(u"."_s);
    for (int number = 1; number <= MostPrograms; ++number) {
        m_path = m_folder.filePath(u"running-game-%1.pdn"_s.arg(number));
        m_lock = std::make_unique<QLockFile>(m_path + u".lock"_s);
        // A lock is stale only when its program has died, however long the game takes.
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0))
            return;
    }
}

bool Autosave::save(const GameSetup &setup, const core::Game &game)
{
    return !writeWhole(m_path, writeGame(setup, game));
}

bool Autosave::save(const StudyGame &study)
{
    return !writeWhole(m_path, StudyMark + study.pdn());
}

void Autosave::shelve()
{
    if (!QFile::exists(m_path))
        return;
    m_folder.mkpath(u"games"_s);
    QFile::rename(m_path, datedName(u"games/%1.pdn"_s));
}

QString Autosave::earlierFolder() const
{
    return m_folder.filePath(u"games"_s);
}

std::vector<Autosave::Earlier> Autosave::earlierGames(int most) const
{
    std::vector<Earlier> games;
    const QFileInfoList files =
        QDir(earlierFolder()).entryInfoList({u"*.pdn"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files) {
        if (std::ssize(games) == most)
            break;
        const auto saved = readGame(readBounded(file.filePath()).value_or(QByteArray{}));
        if (!saved)
            continue;
        const core::Game &game = saved->game;
        QDateTime kept = QDateTime::fromString(file.completeBaseName(), DateFormat);
        kept.setTimeSpec(Qt::UTC);
        games.push_back({file.filePath(), kept, game.rules().variant, game.ply(), game.isOver()});
    }
    return games;
}

bool Autosave::takeOut(const QString &path)
{
    if (!QFile::exists(path))
        return false;
    shelve();
    return QFile::rename(path, m_path);
}

Autosave::Found Autosave::load()
{
    if (!QFile::exists(m_path))
        return {};
    // The reader of game files makes the best of any text; what lacks our own tag was not written by us as a
    // whole.
    const auto bytes = readBounded(m_path);
    if (bytes && (bytes->contains("[WhiteType ") || bytes->startsWith(StudyMark))) {
        if (auto game = readGame(*bytes)) {
            auto record = bytes->startsWith(StudyMark) ? readRecord(*bytes) : std::nullopt;
            return {std::move(*game), std::move(record), {}};
        }
    }
    const QString aside = datedName(u"damaged-game-%1.pdn"_s);
    return {std::nullopt, std::nullopt, QFile::rename(m_path, aside) ? aside : m_path};
}

QString Autosave::datedName(const QString &pattern) const
{
    return m_folder.filePath(pattern.arg(QDateTime::currentDateTimeUtc().toString(DateFormat)));
}

} // namespace naqla::gui

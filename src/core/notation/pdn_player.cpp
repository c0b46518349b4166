// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "core/notation/glyphs.h"
#include "core/notation/notation.h"
#include "core/notation/pdn_comments.h"
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

using enum PdnTokenKind;
using Id = GameTree::Id;
using Place = GameTree::Place;

constexpr std::size_t MostNodes = 1 << 16;
constexpr std::size_t MostNags = 64;
constexpr std::size_t LongestQuotedToken = 64;

/// The legal move that a file's squares mean; several when they are ambiguous, none when they are illegal.
/// Two squares name a single jump before a longer capture with the same ends.
std::vector<Move> meantMoves(const Rules &rules, const Position &position, const std::vector<Move> &legal,
    const std::vector<Square> &squares)
{
    std::vector<Move> meant;
    if (squares.size() > 2) {
        for (const Move &move : legal) {
            if (move.path == squares)
                return {move};
        }
        return matchingMoves(rules, position, squares);
    }
    for (const Move &move : legal) {
        if (move.from == squares.front() && move.to == squares.back())
            meant.push_back(move);
    }
    if (meant.size() > 1) {
        const auto isJump = [](const Move &move) { return move.path.size() == 2; };
        if (std::ranges::count_if(meant, isJump) == 1)
            return {*std::ranges::find_if(meant, isJump)};
    }
    return meant;
}

/// The text of a move whose squares do not exist, in plain letters.
std::string withoutBlanks(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const Glyph glyph = glyphAt(text, at);
        if (glyph.ascii != 0 && !isBlank(glyph.ascii))
            plain += toLower(glyph.ascii);
        at += glyph.length;
    }
    return plain;
}

/// Plays the words of one game by given rules.
class Player
{
public:
    Player(const PdnSource &source, const NamedRules &rules)
        : m_source(source)
        , m_rules(rules.rules)
        , m_record{.tree = GameTree(rules)}
    {
    }

    PdnRecord play()
    {
        setUp();
        m_lines.push_back(Line{GameTree::Root, GameTree::Root, m_badStart});
        for (m_next = 0; m_next < m_source.elements.size();)
            take(m_source.elements[m_next++]);
        while (!m_lines.empty())
            closeLine();
        return std::move(m_record);
    }

private:
    /// The main line or a variation, as far as it was read.
    struct Line
    {
        Id at; ///< the last node
        Id before; ///< a variation of the last move begins here
        bool stopped = false; ///< a move made no sense: what follows is kept unread
        bool unknownMoves = false; ///< the players' moves are not known: what follows is a comment
        bool empty = true; ///< no move yet
        bool blackNumber = false; ///< the last move number says that the move is Black's
        int openInside = 0; ///< variations inside the unread rest
        std::string preamble{};
        std::string rest{};
    };
    [[nodiscard]] Line &line() { return m_lines.back(); }
    [[nodiscard]] bool isMain() const { return m_lines.size() == 1; }
    GameTree &tree() { return m_record.tree; }

    // ---- The start ----

    void setUp()
    {
        std::string_view fen = m_source.tag("FEN");
        if (trimmed(fen).empty() || fen == "?" || fen == "-") {
            // The first set-up before any move is the start.
            const auto &elements = m_source.elements;
            const auto first = std::ranges::find_if(elements, [](const PdnElement &element) {
                return element.kind != Comment && element.kind != MoveNumber && element.kind != Word;
            });
            if (first == elements.end() || first->kind != Setup)
                return;
            fen = m_source.textOf(*first);
            m_startSetup = &*first;
        }
        const auto read = parseFen(m_rules, fen);
        if (!read) {
            if (m_startSetup == nullptr) {
                addFault(PdnFault::BadFen, fen, {});
                m_badStart = true;
            }
            m_startSetup = nullptr; // a bad set-up stops the moves where it stands
            return;
        }
        if (!read->turnKnown)
            addOddity(PdnOddity::UnknownTurn);
        if (read->manOnCrowningRow)
            addOddity(PdnOddity::ManOnCrowningRow);
        m_record.tree = GameTree(m_record.tree.rules(), read->position);
    }

    // ---- Words ----

    void take(const PdnElement &element)
    {
        if (&element == m_startSetup)
            return;
        if (line().stopped || line().unknownMoves) {
            takeUnread(element);
            return;
        }
        switch (element.kind) {
        case MoveText:
            takeMove(element);
            return;
        case MoveNumber:
            line().blackNumber = element.value == 1;
            return;
        case UnknownMove:
            line().unknownMoves = true;
            takeUnread(element);
            return;
        case Setup:
            takeSetup(element);
            return;
        case Open:
            m_lines.push_back(Line{line().before, line().before});
            return;
        case Close:
            if (!isMain())
                closeLine();
            return;
        case Nag:
            if (auto &nags = tree().node(line().at).notes.nags; nags.size() < MostNags)
                nags.push_back(element.value);
            return;
        default:
            takeComment(m_source.textOf(element));
            return;
        }
    }

    void takeComment(std::string_view text)
    {
        if (!isMain() && line().empty) {
            appendText(line().preamble, text);
            return;
        }
        addCommentTo(line().at, text);
    }

    /// What stands behind a move, from wherever it came: its clock reading is found now or when it is read
    /// again.
    void addCommentTo(Id id, std::string_view text)
    {
        GameTree::Node &node = tree().node(id);
        addComment(node.notes, text, opponent(node.position.sideToMove()));
    }

    void takeSetup(const PdnElement &element)
    {
        const auto read = parseFen(m_rules, m_source.textOf(element));
        if (!read) {
            stop(PdnFault::BadFen, m_source.textOf(element), {});
            takeUnread(element);
            return;
        }
        Position position = read->position;
        if (position.occupied().empty()) { // a null move: only the turn changes
            position = tree().node(line().at).position;
            position.setSideToMove(read->position.sideToMove());
        }
        if (!hasRoom(element))
            return;
        goTo(tree().addSetup(line().at, position, placeOfNext()));
    }

    void takeMove(const PdnElement &element)
    {
        if (!hasRoom(element))
            return;
        const std::string_view text = m_source.textOf(element);
        const auto squares = squaresFromMoveText(m_rules, text);
        if (!squares) {
            stop(PdnFault::BadSquare, text, {});
            takeUnread(element);
            return;
        }
        auto meant = movesMeant(*squares);
        if (meant.empty() && m_record.plies == 0 && isMain() && line().blackNumber)
            meant = afterTurning(*squares);
        if (meant.empty())
            meant = joinedHops(*squares);
        if (meant.size() == 1) {
            goTo(tree().add(line().at, meant.front(), placeOfNext()));
            return;
        }
        if (meant.empty() && text.size() == 4 && std::ranges::all_of(text, isDigit)) {
            takeComment(text); // a year, rather than two squares
            return;
        }
        const auto why = explain(m_rules, tree().node(line().at).position, *squares);
        stop(meant.empty() ? PdnFault::IllegalMove : PdnFault::AmbiguousMove, text,
            why ? std::optional(why->reason) : std::nullopt);
        takeUnread(element);
    }

    std::vector<Move> movesMeant(const std::vector<Square> &squares)
    {
        const Position &position = tree().node(line().at).position;
        return meantMoves(m_rules, position, legalMoves(m_rules, position), squares);
    }

    /// `1... 7-12` without a FEN: Black begins.
    std::vector<Move> afterTurning(const std::vector<Square> &squares)
    {
        GameTree::Node &root = tree().node(GameTree::Root);
        const Side side = root.position.sideToMove();
        if (side == Side::Black || line().at != GameTree::Root)
            return {};
        root.position.setSideToMove(Side::Black);
        auto meant = movesMeant(squares);
        if (meant.size() == 1)
            addOddity(PdnOddity::RightedTurn);
        else
            root.position.setSideToMove(side);
        return meant;
    }

    /// A capture whose jumps stand as moves of their own: what follows joins it as long as it goes on from
    /// its end.
    std::vector<Move> joinedHops(std::vector<Square> squares)
    {
        const Position &position = tree().node(line().at).position;
        const auto routes = legalRoutes(m_rules, position);
        const auto isBeginning = [&] {
            return std::ranges::any_of(routes, [&](const Move &route) {
                return route.path.size() > squares.size()
                    && std::equal(squares.begin(), squares.end(), route.path.begin());
            });
        };
        std::size_t next = m_next;
        while (isBeginning()) {
            while (next < m_source.elements.size() && m_source.elements[next].kind == MoveNumber)
                ++next;
            if (next == m_source.elements.size() || m_source.elements[next].kind != MoveText)
                return {};
            const auto more = squaresFromMoveText(m_rules, m_source.textOf(m_source.elements[next]));
            if (!more || more->front() != squares.back())
                return {};
            ++next;
            squares.insert(squares.end(), more->begin() + 1, more->end());
            for (const Move &route : routes) {
                if (route.path == squares) {
                    m_next = next;
                    return {route};
                }
            }
        }
        return {};
    }

    /// The first move of a variation comes after the moves that it replaces, all others go on with the line.
    [[nodiscard]] Place placeOfNext() const
    {
        const Line &present = m_lines.back();
        return present.empty && m_lines.size() > 1 ? Place::Last : Place::First;
    }

    void goTo(Id id)
    {
        Line &present = line();
        // A variation of no move is the line itself.
        const bool leads = tree().node(present.at).firstChild == id;
        if (leads)
            addCommentTo(present.at, present.preamble);
        else
            tree().node(id).preamble = std::move(present.preamble);
        present.preamble.clear();
        present.before = present.at;
        present.at = id;
        present.empty = false;
        present.blackNumber = false;
        if (isMain() && tree().node(id).move)
            ++m_record.plies;
    }

    bool hasRoom(const PdnElement &element)
    {
        if (tree().size() < MostNodes)
            return true;
        stop(PdnFault::TooLarge, m_source.textOf(element), {});
        takeUnread(element);
        return false;
    }

    // ---- What cannot be played ----

    void stop(PdnFault fault, std::string_view token, std::optional<Refusal> refusal)
    {
        line().stopped = true;
        if (isMain())
            addFault(fault, token, refusal);
        else
            addOddity(PdnOddity::BadVariation);
    }

    /// Keeps a word in the form in which PDN wants it, so that it can be written and read again.
    void takeUnread(const PdnElement &element)
    {
        Line &present = line();
        if (element.kind == Close && present.openInside == 0) {
            if (!isMain())
                closeLine();
            return;
        }
        present.openInside += element.kind == Open ? 1 : element.kind == Close ? -1 : 0;
        std::string word = present.unknownMoves ? plainWord(element) : strictWord(element);
        if (word.empty() || present.rest.size() + word.size() > LargestPdnGame)
            return;
        if (element.kind == Close) {
            closeUnread(present);
            return;
        }
        const bool space = !present.rest.empty() && present.rest.back() != '(';
        present.rest += (space ? " " : "") + word;
    }

    /// Ends a variation in the unread rest; an empty one goes away.
    static void closeUnread(Line &line)
    {
        if (!line.rest.ends_with('(')) {
            line.rest += ')';
            return;
        }
        line.rest.pop_back();
        line.rest.resize(trimmed(line.rest).size());
    }

    [[nodiscard]] std::string plainWord(const PdnElement &element) const
    {
        return element.kind == Nag ? '$' + std::to_string(element.value)
                                   : std::string(m_source.textOf(element));
    }

    [[nodiscard]] std::string strictWord(const PdnElement &element) const
    {
        const std::string_view text = m_source.textOf(element);
        switch (element.kind) {
        case MoveText: {
            const auto squares = squaresFromMoveText(m_rules, text);
            if (!squares)
                return withoutBlanks(text); // no such square, but the form of a move
            const bool capture = text.find_first_of("xX:") != std::string_view::npos;
            std::string word = squareText(m_rules, squares->front());
            for (std::size_t i = 1; i < squares->size(); ++i)
                word +=
                    (capture ? m_rules.notation.captureSeparator : '-') + squareText(m_rules, (*squares)[i]);
            return word;
        }
        case MoveNumber:
            return {};
        case Open:
            return "(";
        case Close:
            return ")";
        case Nag:
            return '$' + std::to_string(element.value);
        default:
            break;
        }
        std::string inner;
        appendText(inner, text);
        if (element.kind == Setup)
            return "/FEN \"" + inner + "\"/";
        return inner.empty() ? std::string{} : '{' + inner + '}';
    }

    void closeLine()
    {
        Line closed = std::move(m_lines.back());
        m_lines.pop_back();
        GameTree::Node &node = tree().node(closed.at);
        addCommentTo(closed.at, closed.preamble); // a variation without moves
        if (closed.rest.empty())
            return;
        for (; closed.openInside > 0; --closed.openInside)
            closeUnread(closed);
        if (closed.rest.empty())
            return;
        if (closed.unknownMoves) {
            addCommentTo(closed.at, closed.rest);
        } else if (node.unread.empty() && !(closed.empty && !m_lines.empty())) {
            node.unread = std::move(closed.rest);
        } else { // a variation that goes wrong at its first move
            addCommentTo(m_lines.empty() ? closed.at : line().at, closed.rest);
        }
    }

    void addFault(PdnFault fault, std::string_view token, std::optional<Refusal> refusal)
    {
        m_record.faults.push_back({.fault = fault,
            .gameNumber = m_source.number,
            .ply = m_record.plies + 1,
            .offset = m_source.offset + static_cast<std::size_t>(token.data() - m_source.text.data()),
            .token = std::string(cutText(token, LongestQuotedToken)),
            .refusal = refusal});
        const bool inside = token.data() >= m_source.text.data()
            && token.data() <= m_source.text.data() + m_source.text.size();
        if (!inside)
            m_record.faults.back().offset = m_source.offset;
    }

    void addOddity(PdnOddity oddity)
    {
        if (std::ranges::find(m_record.oddities, oddity) == m_record.oddities.end())
            m_record.oddities.push_back(oddity);
    }

    const PdnSource &m_source;
    const Rules &m_rules;
    PdnRecord m_record;
    std::vector<Line> m_lines;
    const PdnElement *m_startSetup = nullptr;
    std::size_t m_next = 0;
    bool m_badStart = false;
};

bool isTold(std::string_view name)
{
    constexpr std::array Told{std::string_view("GameType"), std::string_view("FEN"),
        std::string_view("Result"), std::string_view("SetUp"), std::string_view("Setup"),
        std::string_view("NaqlaRules"), std::string_view("Risultato")};
    return std::ranges::find(Told, name) != Told.end();
}

/// Tag names of the Italian federation.
std::string_view englishTag(std::string_view name)
{
    constexpr std::array Names{std::pair{std::string_view("Bianco"), std::string_view("White")},
        std::pair{std::string_view("Nero"), std::string_view("Black")},
        std::pair{std::string_view("Anno"), std::string_view("Date")},
        std::pair{std::string_view("Apertura"), std::string_view("Opening")}};
    for (const auto &[italian, english] : Names) {
        if (name == italian)
            return english;
    }
    return name;
}

/// PDN wants names such as `WhiteRating`.
std::string strictTagName(std::string_view name)
{
    std::string strict;
    for (const char c : name) {
        const bool allowed = isDigit(c) || c == '_' || (toLower(c) >= 'a' && toLower(c) <= 'z');
        strict += allowed ? c : '_';
    }
    if (strict.empty() || !(toLower(strict.front()) >= 'a' && toLower(strict.front()) <= 'z'))
        strict.insert(0, 1, 'X');
    strict.front() = toUpper(strict.front());
    return strict;
}

void addTags(PdnRecord &record, const PdnSource &source)
{
    const std::string_view variantName = variant(record.tree.rules().variant).pdnVariantName;
    for (const PdnTag &tag : source.tags) {
        const bool keepFen = tag.name == "FEN" && !parseFen(record.tree.rules().rules, tag.value);
        const bool variantTold = tag.name == "Variant" && !variantName.empty();
        const bool empty = trimmed(tag.value).empty();
        if (!keepFen && (isTold(tag.name) || variantTold || empty))
            continue;
        const std::string_view english = englishTag(tag.name);
        const bool known = english != tag.name && !source.tag(english).empty();
        std::string name = strictTagName(english);
        if (!known && (keepFen || !isTold(name)) && record.tag(name).empty())
            record.tags.push_back({keepFen ? tag.name : std::move(name), tag.value});
    }
}

/// What the last position says by itself.
std::optional<Outcome> decidedOutcome(const PdnRecord &record)
{
    const GameTree::Id last = record.tree.mainLine().back();
    if (!record.tree.node(last).unread.empty() || record.plies == 0)
        return std::nullopt;
    const Rules &rules = record.tree.rules().rules;
    const Position &position = record.tree.node(last).position;
    if (hasLegalMove(rules, position))
        return std::nullopt;
    const Side loser = position.sideToMove();
    return winFor(rules.objective == Objective::Lose ? loser : opponent(loser));
}

void addResult(PdnRecord &record, const PdnSource &source)
{
    const NamedRules &rules = record.tree.rules();
    const std::string_view tag =
        trimmed(source.tag("Result").empty() ? source.tag("Risultato") : source.tag("Result"));
    const auto byTag = outcomeFromPdn(rules, tag);
    const auto byEnd = outcomeFromPdn(rules, source.result);
    if (byTag && byEnd && byTag != byEnd)
        record.oddities.push_back(PdnOddity::ResultsDiffer);
    record.outcome = byTag ? byTag : byEnd;
    const bool useEnd = !byTag && (byEnd || tag.empty() || tag == "*" || tag == "?");
    const std::string_view text = useEnd ? std::string_view(source.result) : tag;
    if (const auto decided = decidedOutcome(record); decided && record.outcome && record.outcome != decided) {
        record.oddities.push_back(PdnOddity::ResultAgainstPosition);
        record.outcome = decided;
        return;
    }
    constexpr std::array Usual{
        "", "*", "?", "-", "1-0", "0-1", "2-0", "0-2", "1-1", "1/2-1/2", "\u00bd-\u00bd", "1/2"};
    if (std::ranges::find(Usual, text) == Usual.end())
        record.resultText =
            trimmed(cutText(text, 64)); // cut after a blank it would not be read back the same
}

PdnRecord played(const PdnSource &source, const NamedRules &rules)
{
    return Player(source, rules).play();
}

/// How well rules fit a game: fewer faults first, then more moves.
bool fitsBetter(const PdnRecord &a, const PdnRecord &b)
{
    return a.faults.size() != b.faults.size() ? a.faults.size() < b.faults.size() : a.plies > b.plies;
}

PdnRecord bestOf(const PdnSource &source, std::span<const VariantId> candidates)
{
    PdnRecord best = played(source, namedRules(candidates.front()));
    for (const VariantId id : candidates.subspan(1)) {
        if (best.faults.empty())
            break;
        PdnRecord other = played(source, namedRules(id));
        if (fitsBetter(other, best))
            best = std::move(other);
    }
    return best;
}

} // namespace

std::string_view PdnRecord::tag(std::string_view name) const
{
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

bool PdnRecord::replayed() const
{
    const bool played = std::ranges::none_of(faults, [](const PdnError &error) {
        return error.fault == PdnFault::IllegalMove || error.fault == PdnFault::AmbiguousMove
            || error.fault == PdnFault::BadSquare || error.fault == PdnFault::BadFen
            || error.fault == PdnFault::TooLarge;
    });
    return plies > 0 && played;
}

PdnRecord replayPdn(const PdnSource &source, std::optional<VariantId> variant)
{
    const auto told = rulesFromTags(source);
    PdnRecord record = told ? played(source, *told)
        : variant           ? played(source, namedRules(*variant))
                            : bestOf(source, likelyVariants(source));
    if (told && variant && told->variant != *variant && !record.faults.empty()) {
        PdnRecord other = played(source, namedRules(*variant));
        if (fitsBetter(other, record))
            record = std::move(other);
    }
    if (!told && !variant)
        record.oddities.push_back(PdnOddity::GuessedVariant);
    record.number = source.number;
    record.faults.insert(record.faults.begin(), source.faults.begin(), source.faults.end());
    addTags(record, source);
    addResult(record, source);
    return record;
}

} // namespace naqla::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_player.h"

#include "core/notation/fen.h"
#include "core/notation/glyphs.h"
#include "core/notation/notation.h"
#include "core/notation/pdn_comments.h"
#include "core/notation/pdn_unread.h"

#include <algorithm>

namespace naqla::core {

namespace {

using enum PdnTokenKind;
using Id = GameTree::Id;
using Place = GameTree::Place;

constexpr std::size_t MostNodes = 1 << 16;
constexpr std::size_t MostNags = 64;

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
        return walk();
    }
    PdnRecord keep(std::string_view game)
    {
        addFault(PdnFault::UnknownVariant, game, {});
        m_knowsGame = false;
        m_badStart = true;
        return walk();
    }

private:
    PdnRecord walk()
    {
        m_lines.push_back(Line{GameTree::Root, GameTree::Root, m_badStart});
        for (m_next = 0; m_next < m_source.elements.size();)
            take(m_source.elements[m_next++]);
        while (!m_lines.empty())
            closeLine();
        return std::move(m_record);
    }

    /// The main line or a variation, as far as it was read.
    struct Line
    {
        Id at; ///< the last node
        Id before; ///< a variation of the last move begins here
        bool stopped = false; ///< a move made no sense: what follows is kept unread
        bool unknownMoves = false; ///< the players' moves are not known: what follows is a comment
        bool empty = true; ///< no move yet
        bool blackNumber = false; ///< the last move number says that the move is Black's
        std::string preamble{};
        PdnUnread rest{};
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
            if (first == elements.end() || first->kind != InlineFen)
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
        case InlineFen:
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

    /// `1... 7-12` without a FEN: Black begins, unless a variation has begun as White.
    std::vector<Move> afterTurning(const std::vector<Square> &squares)
    {
        GameTree::Node &root = tree().node(GameTree::Root);
        const Side side = root.position.sideToMove();
        if (side == Side::Black || line().at != GameTree::Root || root.firstChild)
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

    void takeUnread(const PdnElement &element)
    {
        Line &present = line();
        if (present.rest.isClosedBy(element.kind)) {
            if (!isMain())
                closeLine();
            return;
        }
        present.rest.add(element.kind,
            present.unknownMoves ? plainPdnWord(m_source, element)
                                 : strictPdnWord(m_source, element, m_knowsGame ? &m_rules : nullptr));
    }

    void closeLine()
    {
        Line closed = std::move(m_lines.back());
        m_lines.pop_back();
        GameTree::Node &node = tree().node(closed.at);
        addCommentTo(closed.at, closed.preamble); // a variation without moves
        std::string rest = closed.rest.take();
        if (rest.empty())
            return;
        if (closed.unknownMoves) {
            addCommentTo(closed.at, rest);
        } else if (node.unread.empty() && !(closed.empty && !m_lines.empty())) {
            node.unread = std::move(rest);
        } else { // a variation that goes wrong at its first move
            addCommentTo(m_lines.empty() ? closed.at : line().at, rest);
        }
    }

    void addFault(PdnFault fault, std::string_view token, std::optional<Refusal> refusal)
    {
        const std::string_view text = m_source.text;
        const bool inside = token.data() >= text.data() && token.data() <= text.data() + text.size();
        const auto before = text.substr(0, inside ? static_cast<std::size_t>(token.data() - text.data()) : 0);
        m_record.faults.push_back({.fault = fault,
            .gameNumber = m_source.number,
            .ply = m_record.plies + 1,
            .offset = m_source.offset + before.size(),
            .line = m_source.line + static_cast<std::size_t>(std::ranges::count(before, '\n')),
            .token = std::string(cutText(token, LongestQuotedToken)),
            .refusal = refusal});
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
    bool m_knowsGame = true;
};

} // namespace

PdnRecord playPdn(const PdnSource &source, const NamedRules &rules)
{
    return Player(source, rules).play();
}

PdnRecord keepUnplayed(const PdnSource &source, std::string_view game)
{
    return Player(source, namedRules(VariantId::International)).keep(game);
}

} // namespace naqla::core

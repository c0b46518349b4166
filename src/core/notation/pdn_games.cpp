// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_games.h"

#include "core/notation/glyphs.h"

#include <algorithm>
#include <array>
#include <istream>

namespace naqla::core {

namespace {

using enum PdnTokenKind;

constexpr std::size_t PieceOfFile = 256 * 1024;

std::string lowered(std::string_view text)
{
    std::string lower;
    for (const char c : text)
        lower += toLower(c);
    return lower;
}

/// Tag names that mean something here are known in any case: `[event ..]`.
std::string tagName(std::string_view raw)
{
    constexpr std::array Known{"Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType",
        "FEN", "SetUp", "Variant", "Termination", "NaqlaRules"};
    const std::string lower = lowered(raw);
    const auto known =
        std::ranges::find_if(Known, [&](std::string_view name) { return lowered(name) == lower; });
    return known == Known.end() ? std::string(raw) : *known;
}

/// A tag's value without escapes and control characters; a FEN without line ends.
std::string tagValue(std::string_view raw, bool isFen)
{
    std::string value;
    value.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\' && i + 1 < raw.size() && raw[i + 1] == '"')
            continue;
        if (isControl(raw[i])) {
            if (!isFen && isBlank(raw[i]) && !value.empty() && value.back() != ' ')
                value += ' ';
            continue;
        }
        value += raw[i];
    }
    return value;
}

} // namespace

std::string_view PdnSource::tag(std::string_view name) const
{
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

bool PdnSource::hasMoves() const
{
    return std::ranges::any_of(elements, [](const PdnElement &element) { return element.kind == MoveText; });
}

PdnSplitter::PdnSplitter(Sink sink)
    : m_sink(std::move(sink))
{
}

void PdnSplitter::add(std::string_view text)
{
    if (m_stopped)
        return;
    m_text += text;
    // A stray control character counts as a blank everywhere, so that all is read as it will be written.
    const auto isStray = [](char c) { return isControl(c) && !isBlank(c); };
    std::replace_if(m_text.end() - static_cast<std::ptrdiff_t>(text.size()), m_text.end(), isStray, ' ');
    read(false);
}

void PdnSplitter::finish()
{
    if (m_stopped)
        return;
    read(true);
    if (!m_stopped)
        end(m_text.size());
}

void PdnSplitter::read(bool complete)
{
    PdnLexer lexer(m_text, m_at, complete);
    for (;;) {
        const PdnToken token = lexer.next();
        m_at = lexer.at();
        if (token.kind == End || token.kind == NeedsMore || m_stopped)
            break;
        take(token);
        m_lastEnd = token.end;
        if (m_at - m_gameBegin > LargestPdnGame && !m_tooLarge) {
            m_tooLarge = true;
            m_game.elements = {};
            fault(PdnFault::TooLarge, token);
        }
    }
    dropConsumed();
}

/// Forgets the games that were given out, and of one that is too large all that was read.
void PdnSplitter::dropConsumed()
{
    const std::size_t drop = m_tooLarge ? m_lastEnd : m_gameBegin;
    if (drop < PieceOfFile && drop * 2 < m_text.size())
        return;
    m_line = lineAt(drop);
    m_lineAt = 0;
    m_text.erase(0, drop);
    m_dropped += drop;
    m_at -= drop;
    m_lastEnd -= std::min(m_lastEnd, drop);
    m_gameBegin -= std::min(m_gameBegin, drop);
}

std::string_view PdnSplitter::textOf(const PdnToken &token) const
{
    return std::string_view(m_text).substr(token.begin, token.end - token.begin);
}

void PdnSplitter::take(const PdnToken &token)
{
    switch (token.kind) {
    case End:
    case NeedsMore:
        return;
    case Tag:
        takeTag(token);
        return;
    case Fen:
        takeFen(token);
        return;
    case ResultText:
        takeResult(token);
        return;
    case Broken:
        fault(PdnFault::BadToken, token);
        return;
    case Comment:
    case Word: // these may still belong to the game before
        store(token);
        return;
    default:
        takeMovetext(token);
        return;
    }
}

void PdnSplitter::takeTag(const PdnToken &token)
{
    const std::string_view rawName =
        std::string_view(m_text).substr(token.nameBegin, token.nameEnd - token.nameBegin);
    const bool trailing = m_ended && lowered(rawName) == "filename";
    const std::string name = tagName(rawName);
    const bool isFen = name == "FEN";
    if (!trailing && (m_ended || m_hasMovetext || (isFen && !m_game.tag("FEN").empty())))
        begin(token.begin);
    PdnTag tag{name,
        tagValue(std::string_view(m_text).substr(token.contentBegin, token.contentEnd - token.contentBegin),
            isFen)};
    if (token.value != 0 || !isUtf8(tag.name))
        fault(PdnFault::BadTag, token);
    if (!setTag(std::move(tag)))
        fault(PdnFault::TooLarge, token);
}

/// Keeps a tag of the present game, in place of one of the same name.
/// @return false when there are too many
bool PdnSplitter::setTag(PdnTag tag)
{
    const auto same = std::ranges::find(m_game.tags, tag.name, &PdnTag::name);
    if (same != m_game.tags.end())
        same->value = std::move(tag.value);
    else if (m_game.tags.size() < 1000)
        m_game.tags.push_back(std::move(tag));
    else
        return false;
    return true;
}

/// A position alone is a game of its own; lists of them stand one to a line.
void PdnSplitter::takeFen(const PdnToken &token)
{
    if (m_ended || m_hasMovetext || !m_game.tag("FEN").empty())
        begin(token.begin);
    if (!setTag({"FEN", tagValue(textOf(token), true)}))
        fault(PdnFault::TooLarge, token);
}

void PdnSplitter::takeMovetext(const PdnToken &token)
{
    if (m_ended && token.kind != Nag && token.kind != Close)
        begin(token.begin);
    m_hasMovetext = m_hasMovetext || token.kind != Nag;
    if (token.kind == Open) {
        if (m_depth == DeepestPdnNesting) {
            if (m_tooDeep++ == 0)
                fault(PdnFault::TooLarge, token);
            return;
        }
        ++m_depth;
    } else if (token.kind == Close) {
        if (m_tooDeep > 0) {
            --m_tooDeep;
            return;
        }
        if (m_depth == 0) {
            fault(PdnFault::BadToken, token);
            return;
        }
        --m_depth;
    } else if (token.kind == MoveText && m_depth == 0) {
        ++m_mainMoves;
    }
    store(token);
}

void PdnSplitter::takeResult(const PdnToken &token)
{
    if (m_depth > 0) {
        store(token);
        return;
    }
    if (m_ended || (!m_hasMovetext && m_game.tags.empty()))
        return; // written twice, or the end of nothing
    m_game.result = textOf(token);
    m_ended = true;
}

void PdnSplitter::store(const PdnToken &token)
{
    if (m_tooLarge || m_tooDeep > 0)
        return;
    m_game.elements.push_back(
        {token.kind, token.value, static_cast<std::uint32_t>(token.contentBegin - m_gameBegin),
            static_cast<std::uint32_t>(token.contentEnd - token.contentBegin)});
}

void PdnSplitter::fault(PdnFault fault, const PdnToken &token)
{
    if (m_game.faults.size() >= 100)
        return;
    PdnError error{.fault = fault,
        .gameNumber = m_number + 1,
        .ply = m_mainMoves,
        .offset = m_dropped + token.begin,
        .line = lineAt(token.begin),
        .token = std::string(cutText(textOf(token), LongestQuotedToken)),
        .refusal = {}};
    m_game.faults.push_back(std::move(error));
}

void PdnSplitter::begin(std::size_t at)
{
    end(at);
    m_gameBegin = at;
}

/// Gives out the present game. Words alone are none.
void PdnSplitter::end(std::size_t at)
{
    const auto isComment = [](const PdnElement &element) { return element.kind == Comment; };
    if (m_hasMovetext || !m_game.tags.empty() || std::ranges::any_of(m_game.elements, isComment)) {
        auto &elements = m_game.elements;
        if (!m_ended && !elements.empty()) {
            // A variation that nobody closed hides the result; a Delfts result such as 1-9 looks like a move.
            const std::string_view last =
                std::string_view(m_text).substr(m_gameBegin + elements.back().begin, elements.back().length);
            if (elements.back().kind == ResultText
                || (elements.back().kind == MoveText && last == trimmed(m_game.tag("Result")))) {
                m_game.result = last;
                elements.pop_back();
            }
        }
        if (m_depth > 0)
            fault(PdnFault::BadToken, {.begin = m_lastEnd, .end = m_lastEnd});
        m_game.number = ++m_number;
        m_game.offset = m_dropped + m_gameBegin;
        m_game.line = lineAt(m_gameBegin);
        if (!m_tooLarge)
            keepText(std::string_view(m_text).substr(m_gameBegin, at - m_gameBegin));
        m_stopped = m_stopped || !m_sink(std::move(m_game));
    }
    m_game = {};
    m_gameBegin = at;
    m_depth = 0;
    m_tooDeep = 0;
    m_mainMoves = 0;
    m_hasMovetext = false;
    m_ended = false;
    m_tooLarge = false;
}

void PdnSplitter::keepText(std::string_view text)
{
    const auto blanks = std::min(text.find_first_not_of(" \t\r\n\f\v"), text.size());
    m_game.offset += blanks;
    m_game.line = lineAt(m_gameBegin + blanks);
    m_game.text = trimmed(text);
    for (PdnElement &element : m_game.elements)
        element.begin -= static_cast<std::uint32_t>(std::min<std::size_t>(element.begin, blanks));
}

/// Counts from where it counted last: faults come in the order of the text, or almost.
std::size_t PdnSplitter::lineAt(std::size_t at)
{
    const auto place = [this](std::size_t i) { return m_text.begin() + static_cast<std::ptrdiff_t>(i); };
    if (at >= m_lineAt)
        m_line += static_cast<std::size_t>(std::count(place(m_lineAt), place(at), '\n'));
    else
        m_line -= static_cast<std::size_t>(std::count(place(at), place(m_lineAt), '\n'));
    m_lineAt = at;
    return m_line;
}

bool readPdnStream(std::istream &stream, const PdnSplitter::Sink &sink)
{
    std::string piece(PieceOfFile, '\0');
    const auto pieces = [&](const auto &use) {
        stream.clear();
        stream.seekg(0);
        while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0)
            use(std::string_view(piece).substr(0, static_cast<std::size_t>(stream.gcount())));
        return stream.eof() && !stream.bad();
    };
    EncodingDetector detector;
    if (!pieces([&](std::string_view bytes) { detector.look(bytes); }))
        return false;
    Decoder decoder(detector.guess());
    PdnSplitter splitter(sink);
    std::string text;
    const bool good = pieces([&](std::string_view bytes) {
        text.clear();
        decoder.decode(bytes, text);
        splitter.add(text);
    });
    text.clear();
    decoder.finish(text);
    splitter.add(text);
    splitter.finish();
    return good;
}

void readPdnText(std::string_view bytes, const PdnSplitter::Sink &sink)
{
    Decoder decoder(detectEncoding(bytes));
    PdnSplitter splitter(sink);
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += PieceOfFile) {
        text.clear();
        decoder.decode(bytes.substr(at, PieceOfFile), text);
        splitter.add(text);
    }
    text.clear();
    decoder.finish(text);
    splitter.add(text);
    splitter.finish();
}

} // namespace naqla::core

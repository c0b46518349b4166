// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/pdn_words.h"

#include "core/cli/arguments.h"

#include <ostream>

namespace naqla::cli {

using namespace core;

namespace {

std::string_view faultWord(PdnFault fault)
{
    switch (fault) {
    case PdnFault::TooLarge:
        return "too large";
    case PdnFault::BadTag:
        return "bad tag";
    case PdnFault::BadToken:
        return "bad token";
    case PdnFault::BadSquare:
        return "bad square";
    case PdnFault::IllegalMove:
        return "illegal";
    case PdnFault::AmbiguousMove:
        return "ambiguous";
    case PdnFault::BadFen:
        return "bad FEN";
    case PdnFault::BadRules:
        return "bad rules";
    case PdnFault::UnknownVariant:
        break;
    }
    return "unknown variant";
}

} // namespace

std::optional<NamedRules> rulesIfGiven(const Arguments &arguments)
{
    const auto name = arguments.value("variant");
    if (!name)
        return std::nullopt;
    if (auto rules = parseRulesText(*name))
        return *rules;
    throw UsageError("unknown variant " + std::string(*name));
}

std::optional<VariantId> variantIfGiven(const Arguments &arguments)
{
    const auto rules = rulesIfGiven(arguments);
    return rules ? std::optional(rules->variant) : std::nullopt;
}

void FaultPrinter::print(const std::vector<PdnError> &faults)
{
    constexpr int MostPrinted = 100;
    for (const PdnError &error : faults) {
        if (m_printed == MostPrinted) {
            ++m_unprinted;
            continue;
        }
        ++m_printed;
        std::string token;
        for (const char c : error.token)
            token += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        m_out << m_file << ':' << error.line << ": game " << error.gameNumber << " ply " << error.ply << " `"
              << token << "`: " << faultWord(error.fault);
        if (error.refusal && *error.refusal != Refusal::Ambiguous)
            m_out << " (" << refusalId(*error.refusal) << ')';
        m_out << '\n';
    }
}

void FaultPrinter::finish()
{
    if (m_unprinted > 0)
        m_out << m_file << ": and " << m_unprinted << " more\n";
}

} // namespace naqla::cli

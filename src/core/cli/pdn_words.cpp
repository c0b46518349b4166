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

std::optional<VariantId> fallbackVariant(const Arguments &arguments)
{
    const auto name = arguments.value("variant");
    if (!name)
        return std::nullopt;
    if (const Variant *found = findVariant(*name))
        return found->id;
    throw UsageError("unknown variant " + std::string(*name));
}

void printFault(std::ostream &out, std::string_view file, const PdnError &error)
{
    std::string token;
    for (const char c : error.token)
        token += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    out << file << ": game " << error.gameNumber << " ply " << error.ply << " `" << token
        << "`: " << faultWord(error.fault);
    if (error.refusal && *error.refusal != Refusal::Ambiguous)
        out << " (" << refusalId(*error.refusal) << ')';
    out << '\n';
}

} // namespace naqla::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the move generator is compiled for. Adding a variant with new traits adds its name here and in
/// CMakeLists.txt; leaving it out costs speed only.

/// The traits with an instance of their own (core/rules/variant_traits.h). A quick build (NAQLA_QUICK_RULES)
/// has none: the same games, sooner compiled, slower played.
#if defined(NAQLA_QUICK_RULES)
#define NAQLA_FOR_EACH_COMPILED_TRAITS(X)
#else
#define NAQLA_FOR_EACH_COMPILED_TRAITS(X)                                                                    \
    X(Russian)                                                                                               \
    X(Brazilian)                                                                                             \
    X(Pool)                                                                                                  \
    X(English)                                                                                               \
    X(Italian)                                                                                               \
    X(Spanish)                                                                                               \
    X(Czech)                                                                                                 \
    X(Thai)                                                                                                  \
    X(Turkish)                                                                                               \
    X(International)                                                                                         \
    X(Canadian)                                                                                              \
    X(Frisian)                                                                                               \
    X(Killer)
#endif

/// The layouts that take traits read at run time: every shape of board that rules may ask for
/// (others are refused by rules_text as an impossible mix; each costs seconds of compiling), as (name, width,
/// height, cells).
#define NAQLA_FOR_EACH_LAYOUT(X)                                                                             \
    X(Dark8x8, 8, 8, Dark)                                                                                   \
    X(Dark10x10, 10, 10, Dark)                                                                               \
    X(Dark12x12, 12, 12, Dark)                                                                               \
    X(All8x8, 8, 8, All)

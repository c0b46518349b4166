// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One program for every x86-64: hot code is compiled for any processor and for those with bit-counting
/// instructions, and chosen when the program starts.
///
/// Code between NAQLA_CPU_BEGIN and NAQLA_CPU_END lives in an inline namespace named after the processor it
/// is compiled for, so that the two never mix. A .cpp that defines NAQLA_MODERN_CPU gets the second kind.
/// Headers that do not belong to it must be included before NAQLA_CPU_BEGIN.
// clang-format off
#if !defined(NAQLA_MODERN_CPU)
#define NAQLA_CPU any_cpu
#define NAQLA_CPU_PRAGMAS_BEGIN
#define NAQLA_CPU_PRAGMAS_END
#else
#define NAQLA_CPU modern_cpu
#if defined(__clang__)
#define NAQLA_CPU_PRAGMAS_BEGIN \
    _Pragma("clang attribute push(__attribute__((target(\"popcnt,bmi,bmi2,lzcnt\"))), apply_to = function)")
#define NAQLA_CPU_PRAGMAS_END _Pragma("clang attribute pop")
#else
#define NAQLA_CPU_PRAGMAS_BEGIN _Pragma("GCC push_options") _Pragma("GCC target(\"popcnt,bmi,bmi2,lzcnt\")")
#define NAQLA_CPU_PRAGMAS_END _Pragma("GCC pop_options")
#endif
#endif

#define NAQLA_CPU_BEGIN NAQLA_CPU_PRAGMAS_BEGIN namespace naqla::core { inline namespace NAQLA_CPU {
#define NAQLA_CPU_END } } NAQLA_CPU_PRAGMAS_END
// clang-format on

/// For functions that are a few instructions when they are compiled into their caller, and slow when they are
/// not.
#define NAQLA_INLINE [[gnu::always_inline]] inline

namespace naqla::core {

/// Whether this processor may run code compiled with NAQLA_MODERN_CPU.
[[nodiscard]] inline bool hasModernCpu() noexcept
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("avx2"); // every processor with these has lzcnt
#else
    return false;
#endif
}

/// Whether what is compiled for known traits runs on this processor. On x86-64 it is compiled only for the
/// processors that nearly everybody has (half the time to build); on the others the code that reads its
/// traits at run time plays the same games, slower.
[[nodiscard]] inline bool mayUseCompiledTraits() noexcept
{
#if defined(__x86_64__)
    static const bool Modern = hasModernCpu();
    return Modern;
#else
    return true;
#endif
}

} // namespace naqla::core

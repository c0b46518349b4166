# SPDX-License-Identifier: GPL-3.0-or-later
# The lists of core/rules/compiled_traits.h; a name missing here fails to link.
set(NAQLA_COMPILED_TRAITS Russian Brazilian Pool English Italian Spanish Czech Thai Turkish International Canadian
  Frisian Killer)
if(NAQLA_QUICK_RULES)
  set(NAQLA_COMPILED_TRAITS)
endif()
set(NAQLA_LAYOUTS Dark8x8 Dark10x10 Dark12x12 All8x8)

# The processors that known traits are compiled for; layouts run on any (core/board/cpu.h).
set(NAQLA_TRAITS_CPU any)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set(NAQLA_TRAITS_CPU modern)
endif()

# naqla_add_instances(naqla_rules instance_layout.cpp.in CPUS any modern NAMES ${NAQLA_LAYOUTS})
# Adds to a target one source file for each name and processor kind, made from a template in the current folder in
# which @NAME@ stands for the name and @NAQLA_CPU_DEFINE@ for the choice of the processor (core/board/cpu.h).
function(naqla_add_instances target template)
  cmake_parse_arguments(ARG "" "" "CPUS;NAMES" ${ARGN})
  get_filename_component(stem ${template} NAME_WE)
  foreach(NAME ${ARG_NAMES})
    foreach(cpu ${ARG_CPUS})
      set(NAQLA_CPU_DEFINE "// For any processor.")
      if(cpu STREQUAL modern)
        set(NAQLA_CPU_DEFINE "#define NAQLA_MODERN_CPU")
      endif()
      set(file ${CMAKE_CURRENT_BINARY_DIR}/${stem}_${NAME}_${cpu}.cpp)
      configure_file(${template} ${file} @ONLY)
      target_sources(${target} PRIVATE ${file})
      set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endforeach()
  endforeach()
endfunction()

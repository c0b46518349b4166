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

# naqla_add_instances(naqla_rules instance_layout.cpp.in CPU any NAMES ${NAQLA_LAYOUTS})
# Adds to a target source files made from a template in the current folder, in which @NAQLA_INSTANCES@ stands for
# NAQLA_INSTANCE(name) for three of the names, and @NAQLA_CPU_DEFINE@ for the choice of the processor
# (core/board/cpu.h). A fifth to a third of a compiler's time for one name goes into what the next one shares.
function(naqla_add_instances target template)
  cmake_parse_arguments(ARG "" "CPU" "NAMES" ${ARGN})
  get_filename_component(stem ${template} NAME_WE)
  set(NAQLA_CPU_DEFINE "// For any processor.")
  if(ARG_CPU STREQUAL modern)
    set(NAQLA_CPU_DEFINE "#define NAQLA_MODERN_CPU")
  endif()
  list(LENGTH ARG_NAMES names)
  math(EXPR files "(${names} + 2) / 3")
  set(number 0)
  while(number LESS files)
    set(NAQLA_INSTANCES)
    foreach(at RANGE ${number} ${names} ${files})
      if(at LESS names)
        list(GET ARG_NAMES ${at} name)
        string(APPEND NAQLA_INSTANCES "NAQLA_INSTANCE(${name})\n")
      endif()
    endforeach()
    set(file ${CMAKE_CURRENT_BINARY_DIR}/${stem}_${number}.cpp)
    configure_file(${template} ${file} @ONLY)
    target_sources(${target} PRIVATE ${file})
    set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    math(EXPR number "${number} + 1")
  endwhile()
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler flags live on one interface target; every target of ours gets them through naqla_add_library and
# naqla_add_program, never through CMAKE_CXX_FLAGS.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(NAQLA_CCACHE ccache)
if(NAQLA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${NAQLA_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${NAQLA_CCACHE})
endif()

add_library(naqla_flags INTERFACE)
target_include_directories(naqla_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_options(naqla_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  $<$<BOOL:${NAQLA_WERROR}>:-Werror>
  # g++ 12 takes an empty optional or variant for an uninitialised one when it optimises.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-maybe-uninitialized>
  # In a unity build g++ takes each source for a header.
  $<$<AND:$<BOOL:${NAQLA_UNITY}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>
  -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
if(NAQLA_SANITIZE)
  target_compile_options(naqla_flags INTERFACE -fsanitize=${NAQLA_SANITIZE} -fno-omit-frame-pointer
    $<$<CXX_COMPILER_ID:GNU>:-Wno-error=stringop-overflow>)
  target_link_options(naqla_flags INTERFACE -fsanitize=${NAQLA_SANITIZE})
  if(NAQLA_SANITIZE MATCHES undefined)
    target_compile_options(naqla_flags INTERFACE -fno-sanitize-recover=undefined)
  endif()
endif()

# What Qt code may not do by accident.
add_library(naqla_qt_flags INTERFACE)
target_link_libraries(naqla_qt_flags INTERFACE naqla_flags)
# The work is done in Qt, in core and by the system; -O3 takes a fifth longer to compile.
define_property(TARGET PROPERTY NAQLA_OPTIMISE_QT INITIALIZE_FROM_VARIABLE NAQLA_OPTIMISE_QT)
set(NAQLA_OPTIMISE_QT ON)
target_compile_options(naqla_qt_flags INTERFACE
  $<$<AND:$<CONFIG:Release>,$<BOOL:$<TARGET_PROPERTY:NAQLA_OPTIMISE_QT>>>:-O1>)
target_compile_definitions(naqla_qt_flags INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS
  QT_NO_FOREACH QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER)

# Most of a compiler's time goes into the headers of the standard library, Qt and GoogleTest: with NAQLA_UNITY they are
# read once for several sources. The presets to work with compile each source alone, so that each keeps including what
# it needs.
set(CMAKE_UNITY_BUILD ${NAQLA_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 20)
set(NAQLA_QT_TARGET AUTOMOC ON AUTORCC ON)

# naqla_add_library(naqla_board SOURCES a.cpp a.h LINKS naqla_flags)
# One static library for one folder; LINKS is the whole list of what it may use.
function(naqla_add_library name)
  cmake_parse_arguments(ARG "QT" "" "SOURCES;LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  if(ARG_QT)
    set_target_properties(${name} PROPERTIES ${NAQLA_QT_TARGET})
    target_link_libraries(${name} PUBLIC naqla_qt_flags ${ARG_LINKS})
  else()
    target_link_libraries(${name} PUBLIC naqla_flags ${ARG_LINKS})
  endif()
endfunction()

# naqla_add_program(naqla-cli SOURCES main.cpp LINKS naqla_cli)
function(naqla_add_program name)
  cmake_parse_arguments(ARG "QT" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  if(ARG_QT)
    set_target_properties(${name} PROPERTIES ${NAQLA_QT_TARGET})
    target_link_libraries(${name} PRIVATE naqla_qt_flags ${ARG_LINKS})
  else()
    target_link_libraries(${name} PRIVATE naqla_flags ${ARG_LINKS})
  endif()
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# Qt's translation tools are called by ourselves: CMake's package for them needs a designer, an assistant and more to be
# installed, and its update_translations finds classes in wrong name spaces.
find_program(NAQLA_LRELEASE NAMES lrelease lrelease6 lrelease-qt6 REQUIRED
  HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} /usr/lib/qt6/bin)
find_program(NAQLA_LUPDATE NAMES lupdate lupdate6 lupdate-qt6
  HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} /usr/lib/qt6/bin)

# naqla_add_translations(target ar en)
# Compiles translations/naqla_LANGUAGE.ts and puts it into the target as :/i18n/naqla_LANGUAGE.qm.
function(naqla_add_translations target)
  set(texts)
  set(compiled)
  foreach(language ${ARGN})
    set(text ${PROJECT_SOURCE_DIR}/translations/naqla_${language}.ts)
    set(words ${PROJECT_BINARY_DIR}/translations/naqla_${language}.qm)
    add_custom_command(OUTPUT ${words} DEPENDS ${text}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/translations
      COMMAND ${NAQLA_LRELEASE} -silent ${text} -qm ${words} VERBATIM)
    list(APPEND texts ${text})
    list(APPEND compiled ${words})
  endforeach()
  qt_add_resources(${target} naqla_words PREFIX /i18n BASE ${PROJECT_BINARY_DIR}/translations FILES ${compiled})
  if(NAQLA_LUPDATE)
    add_custom_target(update_translations
      COMMAND ${NAQLA_LUPDATE} -I src src/gui -no-obsolete -locations none -ts ${texts}
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
  endif()
endfunction()

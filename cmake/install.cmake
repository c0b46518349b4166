# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed where, and the Debian package made of it: cmake --build build/release --target package
include(GNUInstallDirs)

set(linux ${PROJECT_SOURCE_DIR}/resources/linux)
# Where Debian keeps games, beside the programs of every day.
set(NAQLA_INSTALL_GAMESDIR games CACHE STRING "Where naqla and naqla-server are installed, below the prefix")

# naqla_install_gzipped(man/naqla.6 share/man/man6): a text that Debian wants compressed, each time to the same bytes.
function(naqla_install_gzipped text folder)
  cmake_path(GET text FILENAME name)
  set(packed ${PROJECT_BINARY_DIR}/packed/${name}.gz)
  add_custom_command(OUTPUT ${packed} DEPENDS ${text}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packed
    COMMAND gzip -9nc ${text} > ${packed} VERBATIM)
  add_custom_target(naqla_packed_${name} ALL DEPENDS ${packed})
  install(FILES ${packed} DESTINATION ${folder})
endfunction()

foreach(program naqla-cli naqla-engine)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
  naqla_install_gzipped(${linux}/man/${program}.1 ${CMAKE_INSTALL_MANDIR}/man1)
endforeach()
if(NAQLA_BUILD_NET)
  if(TARGET naqla-server)
    install(TARGETS naqla-server naqla-admin RUNTIME DESTINATION ${NAQLA_INSTALL_GAMESDIR})
  endif()
  naqla_install_gzipped(${linux}/man/naqla-server.6 ${CMAKE_INSTALL_MANDIR}/man6)
  naqla_install_gzipped(${linux}/man/naqla-admin.6 ${CMAKE_INSTALL_MANDIR}/man6)
endif()
if(NAQLA_BUILD_GUI)
  if(TARGET naqla)
    install(TARGETS naqla RUNTIME DESTINATION ${NAQLA_INSTALL_GAMESDIR})
  endif()
  naqla_install_gzipped(${linux}/man/naqla.6 ${CMAKE_INSTALL_MANDIR}/man6)
  install(FILES ${linux}/org.naqla.Naqla.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${linux}/org.naqla.Naqla.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${linux}/org.naqla.Naqla.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME org.naqla.Naqla.xml)
  set(icons ${PROJECT_SOURCE_DIR}/resources/icons/app)
  install(FILES ${icons}/org.naqla.Naqla.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  foreach(size 16 32 48 64 128 256)
    install(FILES ${icons}/${size}.png DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps
      RENAME org.naqla.Naqla.png)
  endforeach()
endif()
configure_file(${linux}/changelog.in ${PROJECT_BINARY_DIR}/packed/changelog @ONLY)
naqla_install_gzipped(${PROJECT_BINARY_DIR}/packed/changelog ${CMAKE_INSTALL_DATADIR}/doc/naqla)
install(FILES ${linux}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/naqla)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME naqla)
set(CPACK_PACKAGE_VENDOR "The Naqla developers")
set(CPACK_PACKAGE_CONTACT "The Naqla developers <naqla@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "draughts (dama) against a friend, the computer or over the network")
set(CPACK_PACKAGE_DESCRIPTION "Russian, Italian, English and International draughts and the rest of the family,
in English and in Arabic: two players on one computer, against the computer,
or over the local network without an account.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-translations-l10n, qt6-qpa-plugins, libqt6svg6, libqt6sql6-sqlite")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libqt6sql6-psql")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-ui-core | fonts-noto-core | fonts-dejavu-core, libcanberra-pulse")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS speech-dispatcher)
include(CPack)

# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed where, and the Debian package made of it: cmake --build build/release --target package
include(GNUInstallDirs)

set(linux ${PROJECT_SOURCE_DIR}/resources/linux)
install(TARGETS naqla-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${linux}/man/naqla-cli.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(NAQLA_BUILD_NET)
  install(TARGETS naqla-server RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${linux}/man/naqla-server.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endif()
if(NAQLA_BUILD_GUI)
  install(TARGETS naqla RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${linux}/man/naqla.6 DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
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
set(CPACK_PACKAGE_FILE_NAME naqla_${PROJECT_VERSION}_${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-translations-l10n, qt6-qpa-plugins, libqt6svg6, libqt6sql6-sqlite")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-ui-core | fonts-noto-core | fonts-dejavu-core")
include(CPack)

# install_program(<target>): what `cmake --install --component program` puts
# where, and how the program learns of it. The manual, the completions and the
# unit are written when the target `pages` is built, the page by tools/web.sh.
include(GNUInstallDirs)
set(UNITDIR lib/systemd/system CACHE STRING "where systemd looks for units")
set(ZSHDIR ${CMAKE_INSTALL_DATADIR}/zsh/site-functions
    CACHE STRING "where zsh looks for completions")

function(install_program target)
    set_property(SOURCE src/cli/page.c src/cli/manual.c
        APPEND PROPERTY COMPILE_DEFINITIONS
        MUDBRICK_WEB="${CMAKE_INSTALL_FULL_DATADIR}/mudbrick/web"
        MUDBRICK_CONFIG="${CMAKE_INSTALL_FULL_SYSCONFDIR}/mudbrick/server.json")

    set(pages ${PROJECT_BINARY_DIR}/pages)
    set(script ${PROJECT_SOURCE_DIR}/tools/manual.sh)
    file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*.md)
    add_custom_command(OUTPUT ${pages}/stamp VERBATIM
        COMMAND ${script} $<TARGET_FILE:${target}> ${pages}
        COMMAND ${CMAKE_COMMAND} -E touch ${pages}/stamp
        DEPENDS ${target} ${script} ${PROJECT_SOURCE_DIR}/tools/man.awk ${texts})
    add_custom_target(pages DEPENDS ${pages}/stamp)
    configure_file(packaging/mudbrick.service.in mudbrick.service @ONLY)

    set(data ${CMAKE_INSTALL_DATADIR})
    install(TARGETS ${target} COMPONENT program)
    foreach(part IN ITEMS
            "build/web/:${data}/mudbrick/web"
            "${pages}/man1:${CMAKE_INSTALL_MANDIR}"
            "${pages}/man5:${CMAKE_INSTALL_MANDIR}"
            "${pages}/bash/:${data}/bash-completion/completions"
            "${pages}/zsh/:${ZSHDIR}"
            "${pages}/fish/:${data}/fish/vendor_completions.d")
        string(REGEX MATCH "^(.*):(.*)$" part ${part})
        install(DIRECTORY ${CMAKE_MATCH_1} COMPONENT program
            DESTINATION ${CMAKE_MATCH_2})
    endforeach()
    install(FILES packaging/mudbrick.desktop COMPONENT program
        DESTINATION ${data}/applications)
    install(FILES web/icon.svg RENAME mudbrick.svg COMPONENT program
        DESTINATION ${data}/icons/hicolor/scalable/apps)
    install(FILES web/icon-192.png RENAME mudbrick.png COMPONENT program
        DESTINATION ${data}/icons/hicolor/192x192/apps)
    install(FILES ${PROJECT_BINARY_DIR}/mudbrick.service COMPONENT program
        DESTINATION ${UNITDIR})
    install(FILES packaging/server.json COMPONENT program
        DESTINATION ${CMAKE_INSTALL_FULL_SYSCONFDIR}/mudbrick)
    install(FILES README.md NEWS.md LICENSE COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
    install(DIRECTORY docs COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DOCDIR}
        FILES_MATCHING PATTERN "*.md" PATTERN "pictures" EXCLUDE)
endfunction()

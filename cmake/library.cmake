# The engine as a shared object, and where `cmake --install` puts it.
#
# Its sources are compiled once more for it: code that can be loaded anywhere,
# with every name hidden that the map does not export. Without sanitizers, so
# that any program can load it.
include(GNUInstallDirs)
set(LIBRARY_OBJECT 1)

function(loadable target)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
    target_compile_options(${target} PRIVATE
        $<$<COMPILE_LANGUAGE:C>:-fvisibility=hidden> -fno-sanitize=all)
    target_compile_definitions(${target} PRIVATE _XOPEN_SOURCE=700)
    target_link_libraries(${target} PRIVATE strict PkgConfig::jansson)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
endfunction()

function(engine_library name)
    set(sources)
    foreach(part IN ITEMS base core ${game_names} games search files)
        get_target_property(files ${part} SOURCES)
        list(APPEND sources ${files})
    endforeach()
    add_library(${name}_engine OBJECT ${sources})
    loadable(${name}_engine)
    # clang-tidy has seen them once.
    set_target_properties(${name}_engine PROPERTIES C_CLANG_TIDY "")

    file(GLOB own CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/lib/*.c)
    set(map ${PROJECT_SOURCE_DIR}/src/lib/mudbrick.map)
    add_library(${name} SHARED ${own})
    loadable(${name})
    target_compile_definitions(${name} PRIVATE
        MUDBRICK_VERSION="${PROJECT_VERSION}")
    target_link_options(${name} PRIVATE -fno-sanitize=all
        -Wl,--version-script=${map} -Wl,--no-undefined)
    target_link_libraries(${name} PRIVATE ${name}_engine m)
    set_target_properties(${name} PROPERTIES OUTPUT_NAME mudbrick
        VERSION ${LIBRARY_OBJECT}.${PROJECT_VERSION} SOVERSION ${LIBRARY_OBJECT}
        LINK_DEPENDS ${map})
    set_property(GLOBAL APPEND PROPERTY LAYERS "lib: lib games search files")
endfunction()

# As pkg-config wants folders: below the prefix where they are.
function(below_prefix out folder)
    if(IS_ABSOLUTE ${folder})
        set(${out} ${folder} PARENT_SCOPE)
    else()
        set(${out} "\${prefix}/${folder}" PARENT_SCOPE)
    endif()
endfunction()

# The component library; install.cmake has the component program.
function(install_library library)
    below_prefix(PC_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR})
    below_prefix(PC_LIBDIR ${CMAKE_INSTALL_LIBDIR})
    # The prefix may be chosen as late as when it is installed.
    install(CODE "
        set(PROJECT_VERSION ${PROJECT_VERSION})
        set(PC_INCLUDEDIR [[${PC_INCLUDEDIR}]])
        set(PC_LIBDIR [[${PC_LIBDIR}]])
        configure_file(${PROJECT_SOURCE_DIR}/src/lib/mudbrick.pc.in
            ${PROJECT_BINARY_DIR}/mudbrick.pc @ONLY)" COMPONENT library)
    install(TARGETS ${library} COMPONENT library
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(FILES src/lib/mudbrick.h COMPONENT library
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    install(FILES ${PROJECT_BINARY_DIR}/mudbrick.pc COMPONENT library
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
    install(DIRECTORY python/mudbrick COMPONENT library
        DESTINATION lib/python3/dist-packages
        PATTERN "__pycache__" EXCLUDE)
endfunction()

# module(<folder> [DIR <path>] [DEPENDS <folder>...] [SYSTEM <target>...])
# makes one static library of a folder of src.
#
# The edges of the architecture are the DEPENDS words and nothing else. A
# dependency must already be defined, so a cycle cannot be written down. SYSTEM
# names libraries from outside the project; only this folder may use them.
set_property(GLOBAL PROPERTY LAYERS "")
file(WRITE ${PROJECT_BINARY_DIR}/empty.c "int main(void)\n{\n    return 0;\n}\n")

function(module name)
    cmake_parse_arguments(M "" "DIR" "DEPENDS;SYSTEM" ${ARGN})
    if(NOT M_DIR)
        set(M_DIR ${name})
    endif()
    foreach(dep IN LISTS M_DEPENDS)
        if(NOT TARGET ${dep})
            message(FATAL_ERROR "${name} depends on ${dep}, which is not below it")
        endif()
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${M_DIR}/*.c)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${M_DEPENDS} PRIVATE strict ${M_SYSTEM})

    # Links the whole folder with what it declares, and with nothing more: a
    # call over an edge that is not declared is an undefined symbol.
    if(NOT WASM)
        add_executable(${name}_links ${PROJECT_BINARY_DIR}/empty.c)
        target_link_libraries(${name}_links PRIVATE
            "$<LINK_LIBRARY:WHOLE_ARCHIVE,${name}>")
    endif()

    set_property(GLOBAL APPEND PROPERTY LAYERS "${M_DIR}: ${M_DIR} ${M_DEPENDS}")
endfunction()

# program(<name> DIR <path> DEPENDS <folder>... [SYSTEM <target>...]) makes an
# executable of a folder of src. Nothing can depend on it.
function(program name)
    cmake_parse_arguments(M "" "DIR" "DEPENDS;SYSTEM" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${M_DIR}/*.c)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${M_DEPENDS} strict ${M_SYSTEM})
    set_property(GLOBAL APPEND PROPERTY LAYERS "${M_DIR}: ${M_DIR} ${M_DEPENDS}")
endfunction()

# embed_content(<target> <game>): content.json of the game, as bytes of the
# library, between the symbols <game>_content and <game>_content_end.
function(embed_content target game)
    set(json ${PROJECT_SOURCE_DIR}/src/games/${game}/content.json)
    set(source ${PROJECT_BINARY_DIR}/embed/${game}.s)
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
"    .section .rodata
    .globl @game@_content
@game@_content:
    .incbin \"@json@\"
    .globl @game@_content_end
@game@_content_end:
    .byte 0
    .section .note.GNU-stack,\"\",%progbits
")
    set_property(SOURCE ${source} PROPERTY OBJECT_DEPENDS ${json})
    target_sources(${target} PRIVATE ${source})
endfunction()

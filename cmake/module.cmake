# module(<folder> [DIR <path>] [DEPENDS <folder>...] [SYSTEM <target>...])
# makes one static library of a folder of src; for WebAssembly, a part of the
# object library `engine`, which is optimized as a whole when it is linked.
#
# The edges of the architecture are the DEPENDS words and nothing else. A
# dependency must already be defined, so a cycle cannot be written down. SYSTEM
# names libraries from outside the project; only this folder may use them.
set_property(GLOBAL PROPERTY LAYERS "")
file(WRITE ${PROJECT_BINARY_DIR}/empty.c "int main(void)\n{\n    return 0;\n}\n")

# Files that write, read or check and do not play: for WebAssembly they are made
# small instead of quick.
set(wordy "board|check|city_facts|content|deeds|facts|fields|invariants|report|table|things")
string(APPEND wordy "|tell|text|fair|field|json|match|perft|position|record|scenario")
string(APPEND wordy "|sentence|setup|snapshot|verify|fact|fluent|words|doc|doc_read|position_read|utf8")

function(module name)
    cmake_parse_arguments(M "" "DIR" "DEPENDS;SYSTEM" ${ARGN})
    if(NOT M_DIR)
        set(M_DIR ${name})
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${M_DIR}/*.c)
    if(WASM)
        target_sources(engine PRIVATE ${sources})
        list(FILTER sources INCLUDE REGEX "/(${wordy})[.]c$")
        set_source_files_properties(${sources} PROPERTIES
            COMPILE_OPTIONS "-Oz;-finline-hint-functions")
        return()
    endif()
    foreach(dep IN LISTS M_DEPENDS)
        if(NOT TARGET ${dep})
            message(FATAL_ERROR "${name} depends on ${dep}, which is not below it")
        endif()
    endforeach()
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${M_DEPENDS} PRIVATE strict ${M_SYSTEM})

    # Links the whole folder with what it declares, and with nothing more: a
    # call over an edge that is not declared is an undefined symbol.
    add_executable(${name}_links ${PROJECT_BINARY_DIR}/empty.c)
    target_link_libraries(${name}_links PRIVATE
        "$<LINK_LIBRARY:WHOLE_ARCHIVE,${name}>")

    list(JOIN M_DEPENDS " " edges)
    set_property(GLOBAL APPEND PROPERTY LAYERS "${M_DIR}: ${M_DIR} ${edges}")
endfunction()

# program(<name> DIR <path> DEPENDS <folder>... [SYSTEM <target>...]) makes an
# executable of a folder of src. Nothing can depend on it.
function(program name)
    cmake_parse_arguments(M "" "DIR" "DEPENDS;SYSTEM" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${M_DIR}/*.c)
    add_executable(${name} ${sources})
    target_link_libraries(${name} PRIVATE ${M_DEPENDS} strict ${M_SYSTEM})
    list(JOIN M_DEPENDS " " edges)
    set_property(GLOBAL APPEND PROPERTY LAYERS "${M_DIR}: ${M_DIR} ${edges}")
endfunction()

# wasm_program(<name> <file>...) makes a WebAssembly module of these files and
# the engine, without imports. Linked without -O, which would call a tool that
# may not be there; the stack lies first, so that too much of it is noticed. More
# is inlined than usual, which has measured faster (docs/performance.md).
if(WASM)
    add_library(engine OBJECT)
    target_include_directories(engine PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_compile_options(engine PUBLIC
        $<$<COMPILE_LANGUAGE:C>:-mbulk-memory$<SEMICOLON>-flto>)
    target_link_libraries(engine PUBLIC strict)
endif()

function(wasm_program name)
    add_executable(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES SUFFIX .wasm)
    target_link_options(${name} PRIVATE -O0 -mexec-model=reactor
        -Wl,--strip-all -Wl,--lto-O3 -Wl,-mllvm,-inline-threshold=1000
        -Wl,--stack-first
        -Wl,-z,stack-size=1048576 -Wl,--max-memory=268435456)
    target_link_libraries(${name} PRIVATE engine)
endfunction()

# embed(<target> <symbol> <file>): the file as bytes of the library, between the
# symbols <symbol> and <symbol>_end.
function(embed target symbol file)
    set(source ${PROJECT_BINARY_DIR}/embed/${target}/${symbol}.S)
    set(section ".rodata")
    set(note ".section .note.GNU-stack,\"\",%progbits")
    set(kind "")
    if(WASM)
        set(section ".rodata.${symbol},\"\",@")
        set(note "")
        file(SIZE ${file} size)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
        set(kind ".type ${symbol},@object
    .size ${symbol}, ${size}
    .type ${symbol}_end,@object
    .size ${symbol}_end, 1")
    endif()
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
"    .section @section@
    .globl @symbol@
    .globl @symbol@_end
@symbol@:
    .incbin \"@file@\"
@symbol@_end:
    .byte 0
    @kind@
    @note@
")
    set_property(SOURCE ${source} PROPERTY OBJECT_DEPENDS ${file})
    target_sources(${target} PRIVATE ${source})
endfunction()

set(LANGUAGE en CACHE STRING "which files of words the program speaks by")

# embed_words(<target> <folder> [<file>]): the words of a folder of src, or those of
# another file in their place, as <folder>_words. For WebAssembly there are none:
# a page has the files themselves.
function(embed_words target folder)
    get_filename_component(name ${folder} NAME)
    set(file ${PROJECT_SOURCE_DIR}/src/${folder}/words/${LANGUAGE}.ftl)
    if(ARGC GREATER 2)
        set(file ${ARGV2})
    endif()
    if(WASM)
        set(target engine)
        set(file ${PROJECT_BINARY_DIR}/no_words)
        file(WRITE ${file} "\n")
    endif()
    embed(${target} ${name}_words_text ${file})
    set(index ${PROJECT_BINARY_DIR}/embed/${target}/${name}_words.c)
    add_custom_command(OUTPUT ${index} VERBATIM
        COMMAND ${PROJECT_SOURCE_DIR}/tools/words.sh ${name} ${file} > ${index}
        DEPENDS ${file} ${PROJECT_SOURCE_DIR}/tools/words.sh)
    target_sources(${target} PRIVATE ${index})
endfunction()

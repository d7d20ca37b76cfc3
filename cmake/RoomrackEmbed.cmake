# SPDX-License-Identifier: GPL-3.0-or-later
# roomrack_embed(TARGET PREFIX /prefix BASE dir FILES a b...)
#
# Embeds files into whatever program links TARGET, as :/prefix/<path below BASE>. The
# objects are linked into the program itself, so no Q_INIT_RESOURCE is needed although
# TARGET may be a static library.

function(roomrack_embed target)
    cmake_parse_arguments(ARG "" "PREFIX;BASE;NAME" "FILES" ${ARGN})
    if(NOT ARG_FILES)
        return()
    endif()
    if(NOT ARG_NAME)
        set(ARG_NAME data)
    endif()
    set(object "${target}_${ARG_NAME}")
    set(qrc "${CMAKE_CURRENT_BINARY_DIR}/${object}.qrc")
    set(cpp "${CMAKE_CURRENT_BINARY_DIR}/${object}_qrc.cpp")
    set(text "<RCC>\n<qresource prefix=\"${ARG_PREFIX}\">\n")
    foreach(file IN LISTS ARG_FILES)
        file(RELATIVE_PATH alias "${ARG_BASE}" "${file}")
        string(APPEND text "<file alias=\"${alias}\">${file}</file>\n")
    endforeach()
    string(APPEND text "</qresource>\n</RCC>\n")
    file(CONFIGURE OUTPUT "${qrc}" CONTENT "${text}" @ONLY)

    add_custom_command(OUTPUT "${cpp}"
        COMMAND Qt6::rcc --name "${object}" --output "${cpp}" "${qrc}"
        DEPENDS "${qrc}" ${ARG_FILES}
        COMMENT "Embedding ${object}"
        VERBATIM)
    add_library(${object} OBJECT "${cpp}")
    target_link_libraries(${object} PRIVATE roomrack_options Qt6::Core)
    target_link_libraries(${target} INTERFACE $<TARGET_OBJECTS:${object}>)
endfunction()

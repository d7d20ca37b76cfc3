# SPDX-License-Identifier: GPL-3.0-or-later
# roomrack_program(NAME [WIDGETS] SOURCES pattern... [USES folder...] [LINKS target...])
#
# A program from the files that match the patterns; left out while there are none, or
# when it is a WIDGETS one in a headless build.

function(roomrack_program name)
    cmake_parse_arguments(ARG "WIDGETS;INSTALL" "" "SOURCES;USES;LINKS" ${ARGN})
    if(ARG_WIDGETS AND NOT ROOMRACK_WIDGETS)
        return()
    endif()
    list(TRANSFORM ARG_SOURCES PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${ARG_SOURCES})
    if(NOT sources)
        return()
    endif()
    add_executable(${name} ${sources})
    roomrack_automoc(${name})
    roomrack_watch_sources(${name} ${sources})
    target_link_libraries(${name} PRIVATE roomrack_options Qt6::Core ${ARG_LINKS})
    roomrack_link_folders(${name} PRIVATE ${ARG_USES})
    roomrack_precompile(${name} REUSE roomrack_engine HEADERS ${ROOMRACK_PCH_HOUSE})
    if(ARG_INSTALL)
        install(TARGETS ${name} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    endif()
endfunction()

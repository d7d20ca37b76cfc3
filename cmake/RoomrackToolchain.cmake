# SPDX-License-Identifier: GPL-3.0-or-later
# ccache and a fast linker, where there are any. Building works without both.

find_program(ROOMRACK_CCACHE ccache)
if(ROOMRACK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers are only cached with this sloppiness; not with that of include files'
    # times, which once kept a header compiled while a file that it includes was being edited.
    # Paths are kept relative to the source folder, so that a second clone finds what the first
    # one compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}" -E env
        "CCACHE_SLOPPINESS=pch_defines,time_macros"
        "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}"
        "CCACHE_NOHASHDIR=1"
        "${ROOMRACK_CCACHE}")
endif()

include(CheckLinkerFlag)
foreach(linker IN ITEMS mold gold)
    find_program(ROOMRACK_LD_${linker} NAMES ${linker} ld.${linker})
    if(ROOMRACK_LD_${linker})
        check_linker_flag(CXX "-fuse-ld=${linker}" ROOMRACK_LINKS_WITH_${linker})
        if(ROOMRACK_LINKS_WITH_${linker})
            add_link_options("-fuse-ld=${linker}")
            break()
        endif()
    endif()
endforeach()

# moc finds what it looks for in the header itself. With the folders that AUTOMOC names it reads all
# that the header includes first, half a second for each of hundreds; what that adds (which types
# are declared as metatypes) Qt 6 asks the compiler.
function(roomrack_automoc target)
    if(CMAKE_HOST_UNIX)
        get_target_property(moc Qt6::moc IMPORTED_LOCATION)
        set(ROOMRACK_MOC "${CMAKE_BINARY_DIR}/moc_of_header")
        file(CONFIGURE OUTPUT "${ROOMRACK_MOC}" @ONLY CONTENT [[
#!/bin/sh
for option do
    shift
    case $option in -I*) ;; *) set -- "$@" "$option" ;; esac
done
exec "@moc@" "$@"
]])
        file(CHMOD "${ROOMRACK_MOC}" PERMISSIONS
            OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE "${ROOMRACK_MOC}")
    endif()
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
endfunction()

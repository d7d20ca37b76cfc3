# SPDX-License-Identifier: GPL-3.0-or-later
# Every translations/*.ts becomes :/i18n/<name>.qm in the programs that link the target, and
# `./dev translate` (target update_translations) brings new strings of src/ and ui/ into them.
# The English file only holds plurals: English is the language of the sources.
# tests/house/test_translations.py runs the same lupdate and wants it to find nothing new.

# What lupdate guesses from similar texts would be taken for a translation.
set(ROOMRACK_LUPDATE_OPTIONS -locations none -no-obsolete -extensions cpp,h,ui
    -disable-heuristic sametext -disable-heuristic similartext)

function(roomrack_embed_translations target)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/translations/*.ts")
    set(compiled)
    foreach(ts IN LISTS sources)
        cmake_path(GET ts STEM stem)
        set(qm "${CMAKE_CURRENT_BINARY_DIR}/i18n/${stem}.qm")
        add_custom_command(OUTPUT "${qm}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/i18n"
            COMMAND Qt6::lrelease -silent "${ts}" -qm "${qm}"
            DEPENDS "${ts}"
            COMMENT "Compiling ${stem}.ts"
            VERBATIM)
        list(APPEND compiled "${qm}")
    endforeach()
    roomrack_embed(${target} NAME i18n PREFIX "/i18n"
        BASE "${CMAKE_CURRENT_BINARY_DIR}/i18n" FILES ${compiled})

    set(update)
    foreach(ts IN LISTS sources)
        set(plural)
        if(ts MATCHES "_en\\.ts$")
            set(plural -pluralonly)
        endif()
        list(APPEND update
            COMMAND Qt6::lupdate ${ROOMRACK_LUPDATE_OPTIONS} ${plural} src ui -ts "${ts}")
        if(plural)
            list(APPEND update
                COMMAND "${CMAKE_SOURCE_DIR}/translations/fill_plurals.py" "${ts}")
        endif()
    endforeach()
    add_custom_target(update_translations ${update}
        WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
        VERBATIM)
endfunction()

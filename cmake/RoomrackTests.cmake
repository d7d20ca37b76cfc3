# SPDX-License-Identifier: GPL-3.0-or-later
# Tests are found, not listed:
#
#   tests/<folder>/**/test_<name>.cpp   ctest <folder>.<name>
#   tests/<folder>/**/test_<name>.py    ctest <folder>.<name>, run by Python
#   tests/<folder>/**/*.cpp, *.h        shared by the tests of that folder
#
# Several tests are one program, tests_<folder>_<number>, whose first argument is
# <folder>_<name>; with ROOMRACK_UNITY off, each is a program test_<folder>_<name>. A test links
# roomrack_<folder>, the helpers of tests/support, Qt Test and rapidcheck, and what
# roomrack_test_uses(<folder> other...) adds. One that calls rounds() or soaking() or has
# properties for rapidcheck is labelled soak. A Python test that exits with 77 counts as skipped.

set(ROOMRACK_WIDGET_TESTS desktop)
if(ROOMRACK_WIDGETS)
    # PDF needs fonts, and those need an application object of Qt Gui.
    list(APPEND ROOMRACK_WIDGET_TESTS reports)
endif()

set(ROOMRACK_TEST_ENVIRONMENT
    "ROOMRACK_SOURCE_DIR=${CMAKE_SOURCE_DIR}"
    "ROOMRACK_BUILD_DIR=${CMAKE_BINARY_DIR}"
    "ROOMRACK_BIN_DIR=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}"
    "ROOMRACK_QT_HEADERS=${QT6_INSTALL_PREFIX}/${QT6_INSTALL_HEADERS}"
    "PYTHONDONTWRITEBYTECODE=1"
    # Qt's watchdog counts all rows of a test together, however busy the machine is.
    "QTEST_FUNCTION_TIMEOUT=3600000"
    "QT_QPA_PLATFORM=offscreen")
if(TARGET Qt6::lupdate)
    string(REPLACE ";" " " options "${ROOMRACK_LUPDATE_OPTIONS}")
    list(APPEND ROOMRACK_TEST_ENVIRONMENT
        "ROOMRACK_LUPDATE=$<TARGET_FILE:Qt6::lupdate>"
        "ROOMRACK_LUPDATE_OPTIONS=${options}")
endif()

function(roomrack_test_uses folder)
    set_property(GLOBAL APPEND PROPERTY "roomrack_test_uses_${folder}" ${ARGN})
endfunction()

function(roomrack_test_name folder file result)
    file(RELATIVE_PATH name "${CMAKE_SOURCE_DIR}/tests/${folder}" "${file}")
    string(REGEX REPLACE "\\.(cpp|py)$" "" name "${name}")
    string(REGEX REPLACE "test_([^/]*)$" "\\1" name "${name}")
    string(REPLACE "/" "_" name "${name}")
    set(${result} "${name}" PARENT_SCOPE)
endfunction()

function(roomrack_link_test target folder visibility)
    get_property(uses GLOBAL PROPERTY "roomrack_test_uses_${folder}")
    target_link_libraries(${target} ${visibility} roomrack_options roomrack_test_support)
    roomrack_link_folders(${target} ${visibility} core ${folder} ${uses})
    roomrack_on_engine(on_engine ${folder} ${uses})
    if(folder IN_LIST ROOMRACK_WIDGET_TESTS)
        target_link_libraries(${target} ${visibility} roomrack_test_support_widgets)
        roomrack_precompile(${target} REUSE roomrack_test_support_widgets)
    elseif(on_engine)
        roomrack_precompile(${target} REUSE roomrack_test_support_house)
    else()
        roomrack_precompile(${target} REUSE roomrack_test_support)
    endif()
endfunction()

# What moc makes of a test, which the test includes. AUTOMOC would do the same in four steps, of a
# second and a half for each of the hundreds of programs.
function(roomrack_moc_of_test target file)
    get_filename_component(name "${file}" NAME_WE)
    file(STRINGS "${file}" included REGEX "\"${name}\\.moc\"" LIMIT_COUNT 1)
    if(NOT included)
        return()
    endif()
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/moc/${target}")
    add_custom_command(
        OUTPUT "${folder}/${name}.moc"
        COMMAND Qt6::moc -o "${folder}/${name}.moc" "${file}"
        DEPENDS "${file}"
        COMMENT "Moc of ${target}"
        VERBATIM)
    target_sources(${target} PRIVATE "${folder}/${name}.moc")
    target_include_directories(${target} PRIVATE "${folder}")
endfunction()

function(roomrack_test_program target folder)
    set_target_properties(${target} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    foreach(file IN LISTS ARGN)
        roomrack_moc_of_test(${target} "${file}")
    endforeach()
    roomrack_link_test(${target} ${folder} PRIVATE)
    if(TARGET roomrack_tests_${folder})
        target_link_libraries(${target} PRIVATE roomrack_tests_${folder})
    endif()
endfunction()

# The test of a file, and how to run it.
function(roomrack_add_test folder name file)
    add_test(NAME ${folder}.${name} COMMAND ${ARGN})
    set_tests_properties(${folder}.${name} PROPERTIES
        ENVIRONMENT "${ROOMRACK_TEST_ENVIRONMENT}"
        LABELS "${folder}")
    file(STRINGS "${file}" long REGEX "(rounds|soaking)\\(|rc::" LIMIT_COUNT 1)
    if(long)
        set_tests_properties(${folder}.${name} PROPERTIES LABELS "${folder};soak")
    endif()
endfunction()

function(roomrack_test_alone folder file)
    roomrack_test_name(${folder} "${file}" name)
    set(target test_${folder}_${name})
    add_executable(${target} "${file}")
    roomrack_test_program(${target} ${folder} "${file}")
    roomrack_add_test(${folder} ${name} "${file}" ${target})
endfunction()

# One program for several files; its first argument is the name of the test.
function(roomrack_tests_together target folder)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${target}.cpp")
    set(named)
    foreach(file IN LISTS ARGN)
        roomrack_test_name(${folder} "${file}" name)
        list(APPEND named "${folder}_${name}=${file}")
    endforeach()
    set(script "${CMAKE_SOURCE_DIR}/tests/support/compiled_together.py")
    add_custom_command(
        OUTPUT "${source}"
        COMMAND Python3::Interpreter "${script}" "${source}" ${named}
        DEPENDS "${script}" ${ARGN}
        COMMENT "Sources of ${target}"
        VERBATIM)
    add_executable(${target} "${source}")
    roomrack_test_program(${target} ${folder} ${ARGN})
    foreach(file IN LISTS ARGN)
        roomrack_test_name(${folder} "${file}" name)
        roomrack_add_test(${folder} ${name} "${file}" ${target} ${folder}_${name})
    endforeach()
endfunction()

# Compiles the tests of a folder together, at most eight at a time. A file that declares what must
# stand in a namespace of its own choice, or that writes its main() itself, is compiled alone.
function(roomrack_cpp_tests folder)
    set(most 8)
    set(global "^(namespace [a-z_:]+ *({|$)|template <>|int main|extern |Q_DECLARE_METATYPE)")
    set(together)
    foreach(file IN LISTS ARGN)
        set(alone)
        if(ROOMRACK_UNITY)
            file(STRINGS "${file}" alone REGEX "${global}" LIMIT_COUNT 1)
        endif()
        if(alone OR NOT ROOMRACK_UNITY)
            roomrack_test_alone(${folder} "${file}")
        else()
            list(APPEND together "${file}")
        endif()
    endforeach()
    set(group 0)
    while(together)
        list(SUBLIST together 0 ${most} some)
        list(REMOVE_ITEM together ${some})
        roomrack_tests_together(tests_${folder}_${group} ${folder} ${some})
        math(EXPR group "${group} + 1")
    endwhile()
endfunction()

function(roomrack_python_test folder file)
    roomrack_test_name(${folder} "${file}" name)
    add_test(NAME ${folder}.${name} COMMAND Python3::Interpreter "${file}")
    set_tests_properties(${folder}.${name} PROPERTIES
        ENVIRONMENT "${ROOMRACK_TEST_ENVIRONMENT}"
        LABELS "${folder}"
        SKIP_RETURN_CODE 77)
endfunction()

# The library of what the tests of a folder share, where there is any such file.
function(roomrack_shared_by_tests folder)
    set(sources ${ARGN})
    set(units ${sources})
    list(FILTER units INCLUDE REGEX "\\.cpp$")
    if(NOT units)
        return()
    endif()
    set(target roomrack_tests_${folder})
    add_library(${target} STATIC ${sources})
    roomrack_automoc(${target})
    roomrack_watch_sources(${target} ${sources})
    if(ROOMRACK_UNITY)
        roomrack_compile_by_folder(${target} ${units})
    endif()
    roomrack_link_test(${target} ${folder} PUBLIC)
endfunction()

function(roomrack_tests folder)
    set(here "${CMAKE_SOURCE_DIR}/tests/${folder}")
    file(GLOB_RECURSE pythons CONFIGURE_DEPENDS "${here}/test_*.py")
    foreach(file IN LISTS pythons)
        roomrack_python_test(${folder} "${file}")
    endforeach()
    if(folder IN_LIST ROOMRACK_WIDGET_TESTS AND NOT ROOMRACK_WIDGETS)
        return()
    endif()
    file(GLOB_RECURSE shared CONFIGURE_DEPENDS "${here}/*.cpp" "${here}/*.h")
    set(tests ${shared})
    list(FILTER tests INCLUDE REGEX "/test_[^/]*\\.cpp$")
    list(FILTER shared EXCLUDE REGEX "/test_[^/]*\\.cpp$")
    if(NOT ROOMRACK_WIDGETS)
        list(FILTER tests EXCLUDE REGEX "/test_pdf[^/]*$")
    endif()
    roomrack_shared_by_tests(${folder} ${shared})
    roomrack_cpp_tests(${folder} ${tests})
endfunction()

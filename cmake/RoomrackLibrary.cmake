# SPDX-License-Identifier: GPL-3.0-or-later
# roomrack_library(NAME [WIDGETS] [USES folder...] [LINKS target...])
#
# The library roomrack_NAME (static, or shared with ROOMRACK_SHARED) from every .cpp and .h below
# the calling folder; adding a file needs no edit here. Files of the kinds in ROOMRACK_EMBEDDED
# become resources :/NAME/<path>. A folder without a .cpp is there for its headers and for what it
# uses. A WIDGETS one is left out when ROOMRACK_WIDGETS is off, and then USES of it is ignored.
#
#   WIDGETS  needs the widget libraries
#   USES     folders of src/ that it links, which must stand to its right (ARCHITECTURE.md)
#   LINKS    targets of other projects
#   PDF      files named pdf_* link Qt Gui and are left out of a headless build

set(ROOMRACK_EMBEDDED sql json)
set(ROOMRACK_LIBRARY_KIND STATIC)
if(ROOMRACK_SHARED)
    set(ROOMRACK_LIBRARY_KIND SHARED)
endif()

set(ROOMRACK_PCH_RULES
    <algorithm> <array> <compare> <cstdint> <functional> <map> <memory> <optional> <span>
    <string> <unordered_map> <utility> <variant> <vector>
    <QByteArray> <QDate> <QDateTime> <QHash> <QList> <QMap> <QObject> <QString> <QStringList>
    <QTimeZone> <QVariant> <tl/expected.hpp>)

# What nearly everybody comes by above the rules. In angle brackets: a path would keep checkouts
# from sharing a compiler cache.
set(ROOMRACK_PCH_HOUSE ${ROOMRACK_PCH_RULES}
    <QFuture> <engine/engine.h> <engine/hotel_view.h>)
set(ROOMRACK_PCH_WIDGETS ${ROOMRACK_PCH_HOUSE}
    <QAbstractTableModel> <QAction> <QBoxLayout> <QDialog> <QFormLayout> <QLabel>
    <QLineEdit> <QPainter> <QPushButton> <QStyledItemDelegate> <QTableView> <QWidget>)

function(roomrack_precompile target)
    cmake_parse_arguments(ARG "" "REUSE" "HEADERS" ${ARGN})
    if(NOT ROOMRACK_PCH)
        return()
    endif()
    if(TARGET "${ARG_REUSE}" AND NOT ARG_REUSE STREQUAL "${target}")
        target_precompile_headers(${target} REUSE_FROM ${ARG_REUSE})
    else()
        target_precompile_headers(${target} PRIVATE ${ARG_HEADERS})
    endif()
endfunction()

# Compiles the files of a folder together, at most a dozen at a time: most of the time of a small
# file goes into what all of them include. So names in anonymous namespaces are unique in their
# folder (tests/house/test_file_local_names.py). A file with a using directive is compiled alone.
function(roomrack_compile_by_folder target)
    set(most 12)
    set(units)
    set(folders)
    foreach(unit IN LISTS ARGN)
        file(STRINGS "${unit}" alone REGEX "^using namespace" LIMIT_COUNT 1)
        if(NOT alone)
            cmake_path(GET unit PARENT_PATH folder)
            list(APPEND folders "${folder}")
            list(APPEND units "${unit}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE name)
        string(REGEX REPLACE "^(src|tests)/" "" name "${name}")
        string(REPLACE "/" "_" name "${name}")
        set(count 0)
        foreach(unit IN LISTS units)
            cmake_path(GET unit PARENT_PATH own)
            if(own STREQUAL folder)
                math(EXPR group "${count} / ${most}")
                math(EXPR count "${count} + 1")
                set_source_files_properties("${unit}" PROPERTIES UNITY_GROUP "${name}_${group}")
            endif()
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# Lets moc and uic run when a file is added or taken away: with Ninja and this generation of
# CMake they only run when one of the files that they knew changes.
function(roomrack_watch_sources target)
    set(list "${CMAKE_CURRENT_BINARY_DIR}/${target}_sources.txt")
    set(text "${ARGN};${CMAKE_AUTOUIC_SEARCH_PATHS}")
    set(before)
    if(EXISTS "${list}")
        file(READ "${list}" before)
    endif()
    if(NOT before STREQUAL text)
        file(REMOVE "${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp")
        file(WRITE "${list}" "${text}")
    endif()
endfunction()

function(roomrack_link_folders target visibility)
    foreach(folder IN LISTS ARGN)
        if(TARGET roomrack_${folder})
            target_link_libraries(${target} ${visibility} roomrack_${folder})
        endif()
    endforeach()
endfunction()

# Whether one of these folders is the engine or stands on it: the libraries that do carry the
# property ROOMRACK_ON_ENGINE. They, and who tests them, share its precompiled headers.
function(roomrack_on_engine result)
    set(${result} OFF PARENT_SCOPE)
    foreach(folder IN LISTS ARGN)
        if(TARGET roomrack_${folder})
            get_target_property(stands roomrack_${folder} ROOMRACK_ON_ENGINE)
            if(stands)
                set(${result} ON PARENT_SCOPE)
            endif()
        endif()
    endforeach()
endfunction()

function(roomrack_library name)
    cmake_parse_arguments(ARG "WIDGETS;PDF" "" "USES;LINKS" ${ARGN})
    if(ARG_WIDGETS AND NOT ROOMRACK_WIDGETS)
        return()
    endif()
    set(here "${CMAKE_CURRENT_SOURCE_DIR}")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${here}/*.cpp" "${here}/*.h")
    if(ARG_PDF AND NOT ROOMRACK_WIDGETS)
        list(FILTER sources EXCLUDE REGEX "/pdf_[^/]*$")
    endif()
    set(units ${sources})
    list(FILTER units INCLUDE REGEX "\\.cpp$")
    set(target roomrack_${name})
    if(NOT units)
        add_library(${target} INTERFACE)
        target_include_directories(${target} INTERFACE "${CMAKE_SOURCE_DIR}/src")
        target_link_libraries(${target} INTERFACE
            roomrack_options Qt6::Core tl::expected ${ARG_LINKS})
        roomrack_link_folders(${target} INTERFACE ${ARG_USES})
        return()
    endif()

    add_library(${target} ${ROOMRACK_LIBRARY_KIND} ${sources})
    # Without the definition that CMake adds for a shared library: it would keep the libraries
    # from sharing precompiled headers.
    set_target_properties(${target} PROPERTIES AUTOUIC ${ARG_WIDGETS} DEFINE_SYMBOL "")
    roomrack_automoc(${target})
    roomrack_watch_sources(${target} ${sources})
    if(ROOMRACK_UNITY)
        roomrack_compile_by_folder(${target} ${units})
    endif()
    target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}/src")
    target_link_libraries(${target} PUBLIC roomrack_options Qt6::Core tl::expected ${ARG_LINKS})
    if(ARG_PDF AND ROOMRACK_WIDGETS)
        # Private: what Qt Gui defines for its users would keep them from the shared
        # precompiled headers.
        target_link_libraries(${target} PRIVATE Qt6::Gui)
        target_include_directories(${target} PUBLIC
            $<TARGET_PROPERTY:Qt6::Gui,INTERFACE_INCLUDE_DIRECTORIES>)
        target_compile_definitions(${target} PUBLIC ROOMRACK_HAS_PDF)
    endif()
    roomrack_link_folders(${target} PUBLIC ${ARG_USES})

    roomrack_on_engine(on_engine ${ARG_USES})
    if(name STREQUAL "engine")
        set(on_engine ON)
    endif()
    set_target_properties(${target} PROPERTIES ROOMRACK_ON_ENGINE ${on_engine})
    if(ARG_WIDGETS)
        roomrack_precompile(${target} HEADERS ${ROOMRACK_PCH_WIDGETS})
    elseif(on_engine)
        roomrack_precompile(${target} REUSE roomrack_engine HEADERS ${ROOMRACK_PCH_HOUSE})
    else()
        roomrack_precompile(${target} REUSE roomrack_core HEADERS ${ROOMRACK_PCH_RULES})
    endif()

    list(TRANSFORM ROOMRACK_EMBEDDED PREPEND "${here}/*." OUTPUT_VARIABLE patterns)
    file(GLOB_RECURSE data CONFIGURE_DEPENDS ${patterns})
    roomrack_embed(${target} PREFIX "/${name}" BASE "${here}" FILES ${data})
endfunction()

# SPDX-License-Identifier: GPL-3.0-or-later
# Everything the build looks for. What only the window needs is looked for only when it is
# built: the headless preset shows that the rules need none of it.

set(ROOMRACK_QT_VERSION 6.4)
find_package(Qt6 ${ROOMRACK_QT_VERSION} REQUIRED COMPONENTS
    Core Concurrent Network Sql WebSockets)
find_package(SQLite3 REQUIRED)
find_package(PostgreSQL REQUIRED)
find_package(CSV REQUIRED)
find_package(PhoneNumber REQUIRED)
find_package(ICU REQUIRED COMPONENTS i18n uc)
find_package(tl-expected REQUIRED)
find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium>=1.0.18)
find_package(simdjson REQUIRED)
find_package(CURL 7.85 REQUIRED)
# Not what its target says of threads: with that definition the precompiled header could not be
# shared, and its threads are for streams of documents, which nobody here reads.
add_library(roomrack_simdjson INTERFACE)
target_link_libraries(roomrack_simdjson INTERFACE $<TARGET_FILE:simdjson::simdjson>)

if(ROOMRACK_WIDGETS)
    find_package(Qt6 ${ROOMRACK_QT_VERSION} REQUIRED COMPONENTS
        Gui Widgets Charts Svg LinguistTools)
    find_package(Qt6Keychain REQUIRED)
endif()

if(ROOMRACK_BUILD_TESTS)
    find_package(Qt6 ${ROOMRACK_QT_VERSION} REQUIRED COMPONENTS Test)
    # Qt Test tells each target its own folders, and its header looks at whether there is a
    # network. Both would keep the tests from sharing a precompiled header and a compiler
    # cache. They ask tests/support for paths instead.
    set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
    set_target_properties(Qt6::Network PROPERTIES INTERFACE_COMPILE_DEFINITIONS "")
    find_package(rapidcheck CONFIG REQUIRED)
    find_package(Python3 REQUIRED COMPONENTS Interpreter)
endif()

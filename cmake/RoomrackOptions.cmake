# SPDX-License-Identifier: GPL-3.0-or-later
# roomrack_options: warnings, strict Qt defines and sanitizers, the same for every target.
# They must be the same: a precompiled header is only shared between equal flags.

add_library(roomrack_options INTERFACE)

target_compile_features(roomrack_options INTERFACE cxx_std_20)
target_compile_options(roomrack_options INTERFACE
    -fPIC -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
    $<$<BOOL:${ROOMRACK_WERROR}>:-Werror>)
target_compile_definitions(roomrack_options INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_NO_FOREACH
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # ccache can only cache a user of a precompiled header when the preprocessor names it.
    target_compile_options(roomrack_options INTERFACE -fpch-preprocess)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(roomrack_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()

if(ROOMRACK_SANITIZE)
    set(sanitize "-fsanitize=${ROOMRACK_SANITIZE}")
    target_compile_options(roomrack_options INTERFACE
        ${sanitize} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    # In instrumented code GCC takes the value of an expected for uninitialized.
    target_compile_options(roomrack_options INTERFACE -Wno-maybe-uninitialized)
    target_link_options(roomrack_options INTERFACE ${sanitize})
endif()

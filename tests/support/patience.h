// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting ends when the thing has come, so being patient costs nothing; Qt Test's five seconds are
// not enough where a sanitizer, other tests and a slow disk share the machine.
#pragma once

#include <QTest>

namespace roomrack::tests {

inline constexpr int kTryForMs = 60'000;

}  // namespace roomrack::tests

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), roomrack::tests::kTryForMs)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message)                                                                \
    QTRY_VERIFY2_WITH_TIMEOUT((expr), (message), roomrack::tests::kTryForMs)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected)                                                               \
    QTRY_COMPARE_WITH_TIMEOUT((expr), (expected), roomrack::tests::kTryForMs)

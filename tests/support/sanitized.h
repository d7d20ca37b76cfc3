// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace roomrack::tests {

/// Whether a sanitizer is active, which makes everything slower and larger.
constexpr bool sanitized()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

}  // namespace roomrack::tests

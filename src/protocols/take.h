// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns results to variables and keeps the first error, so that a reader of twenty fields takes
// twenty lines.
#pragma once

#include "core/error.h"

#include <optional>

namespace roomrack::protocols {

class Take {
public:
    /// True if the value was assigned to `into`.
    template <typename T, typename U>
    bool operator()(Result<T> read, U &into)
    {
        if (!read) {
            if (!error_) error_ = std::move(read).error();
            return false;
        }
        into = std::move(*read);
        return true;
    }
    void fail(tl::unexpected<Error> e)
    {
        if (!error_) error_ = std::move(e).value();
    }
    bool failed() const { return error_.has_value(); }
    tl::unexpected<Error> error() const { return tl::unexpected<Error>(*error_); }

private:
    std::optional<Error> error_;
};

}  // namespace roomrack::protocols

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/mending.h"

#include <algorithm>
#include <charconv>

namespace roomrack::protocols::json {

namespace {

/// Longer numbers are invalid.
constexpr size_t kLongestNumber = 1'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

class Mender {
public:
    explicit Mender(std::string_view json) : in_(json), out_(json) {}

    std::string mend()
    {
        while (at_ < in_.size()) {
            const char c = in_[at_];
            if (c == '"')
                text();
            else if (c == '-' || isDigit(c))
                number();
            else
                ++at_;
        }
        return std::move(out_);
    }

private:
    /// Code unit of the \u escape at `at`; -1: none.
    int unit(size_t at) const
    {
        if (at + 6 > in_.size() || in_[at] != '\\' || in_[at + 1] != 'u') return -1;
        int code = -1;
        const char *end = in_.data() + at + 6;
        const auto [stop, error] = std::from_chars(in_.data() + at + 2, end, code, 16);
        return error == std::errc() && stop == end && code >= 0 ? code : -1;
    }

    void text()
    {
        for (++at_; at_ < in_.size() && in_[at_] != '"'; ++at_) {
            if (in_[at_] != '\\') continue;
            const int code = unit(at_);
            const bool high = code >= 0xd800 && code < 0xdc00;
            const int after = high ? unit(at_ + 6) : -1;
            if (high && after >= 0xdc00 && after < 0xe000)
                at_ += 11;
            else if (code >= 0xd800 && code < 0xe000)
                at_ += replace();
            else
                ++at_;
        }
        ++at_;
    }

    /// Replaces half a pair by U+FFFD; returns the bytes to advance.
    size_t replace()
    {
        out_.replace(at_, 6, "\\ufffd");
        return 5;
    }

    void number()
    {
        size_t end = at_ + (in_[at_] == '-' ? 1 : 0);
        const auto digits = [&] {
            const size_t from = end;
            while (end < in_.size() && isDigit(in_[end])) ++end;
            return end - from;
        };
        const bool zero = end < in_.size() && in_[end] == '0';
        const size_t whole = digits();
        bool good = whole > 0 && (!zero || whole == 1);
        if (end < in_.size() && in_[end] == '.') {
            ++end;
            good = digits() > 0 && good;
        }
        if (end < in_.size() && (in_[end] == 'e' || in_[end] == 'E')) {
            ++end;
            if (end < in_.size() && (in_[end] == '+' || in_[end] == '-')) ++end;
            good = digits() > 0 && good;
        }
        if (good && end - at_ <= kLongestNumber) {
            std::fill_n(out_.begin() + ptrdiff_t(at_), end - at_, ' ');
            out_[at_] = '0';
        }
        at_ = end;
    }

    std::string_view in_;
    std::string out_;
    size_t at_ = 0;
};

}  // namespace

std::string mended(std::string_view json)
{
    return Mender(json).mend();
}

}  // namespace roomrack::protocols::json

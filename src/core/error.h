// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong, as a value. Every door of the house answers with one of these: what was
// wrong (code), where (field) and what would be right (reason, in words a person can act on).
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace roomrack::core {

enum class ErrorCode : quint8 {
    Invalid,     ///< the input itself is wrong
    NotFound,    ///< no such property, room type, hold, booking, ...
    SoldOut,     ///< fewer rooms than asked for; `left` says how many there are
    Restricted,  ///< stop-sell, closed to arrival or departure, length of stay
    Stale,       ///< the cell or booking changed since the caller saw it
    Expired,     ///< the hold ran out
    NotYours,    ///< the hold belongs to somebody else
    Forbidden,   ///< the role of whoever is at the desk does not allow it, or nobody is
    WrongState,  ///< e.g. checking in a cancelled booking
    Duplicate,   ///< it is there already, as a person would say; the reason names it
    Busy,        ///< the queue is full: try again
    Locked,      ///< another process has the file open
    ReadOnly,    ///< the file cannot be written
    Corrupt,     ///< the file is damaged or not ours
    Newer,       ///< the file was made by a newer program
    DiskFull,    ///< no space; nothing was changed
    NotSaved,    ///< the commit failed; nothing was changed
    Unknown,     ///< sent to disk and not known whether it arrived: ask again
    Cancelled,   ///< the person stopped it
    Internal
};
constexpr ErrorCode lastOf(ErrorCode)
{
    return ErrorCode::Internal;
}

struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString field;   ///< the name of the offending input ("rooms", "check-out", "line 17"), in
                     ///< English; those in error.cpp are translated when shown
    QString reason;  ///< a translated sentence without the field's name
    int left = -1;   ///< rooms that could still be had, where that makes sense; else -1

    /// One line for people, in their language: "rooms: must be at least 1".
    QString text() const;
    friend bool operator==(const Error &, const Error &) = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, QString field, QString reason, int left = -1)
{
    return tl::unexpected<Error>(Error{code, std::move(field), std::move(reason), left});
}

/// Translates a sentence of an error; context "Error" in the .ts files.
/// lupdate finds the strings because they are written `ErrorText::tr("...")`.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(Error)
};

}  // namespace roomrack::core

namespace roomrack {
using namespace core;  // NOLINT: every room of the house speaks core's words unqualified
}

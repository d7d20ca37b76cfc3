// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as values. Every interface returns one of these: what failed (code), where (field) and
// what would be valid (reason, in words a user can act on).
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace roomrack::core {

enum class ErrorCode : quint8 {
    Invalid,     ///< the input itself is wrong
    NotFound,    ///< no such property, room type, hold, booking, ...
    SoldOut,     ///< fewer rooms than requested; see `left`
    Restricted,  ///< stop-sell, closed to arrival or departure, length of stay
    Stale,       ///< the cell or booking changed since the caller read it
    Expired,     ///< the hold has expired
    NotYours,    ///< the hold belongs to another caller
    Forbidden,   ///< not permitted for this role, or not signed in
    WrongState,  ///< e.g. checking in a cancelled booking
    Duplicate,   ///< it already exists; the reason names it
    Busy,        ///< the queue is full: retry
    Locked,      ///< another process has the file open
    ReadOnly,    ///< the file cannot be written
    Corrupt,     ///< the file is damaged or not a Roomrack file
    Newer,       ///< the file was written by a newer version
    DiskFull,    ///< no space; nothing was changed
    NotSaved,    ///< the commit failed; nothing was changed
    Unknown,     ///< written, but it is unknown whether it is durable: query again
    Cancelled,   ///< cancelled by the user
    Internal
};
constexpr ErrorCode lastOf(ErrorCode)
{
    return ErrorCode::Internal;
}

struct Error {
    ErrorCode code = ErrorCode::Internal;
    QString field;   ///< name of the invalid input ("rooms", "check-out", "line 17"), in
                     ///< English; the names in error.cpp are translated for display.
    QString reason;  ///< a translated sentence; the field's name only before a value ("room 101")
    int left = -1;   ///< rooms still available, if that applies; else -1

    /// One line for display, translated: "Rooms: must be at least 1".
    QString text() const;
    friend bool operator==(const Error &, const Error &) = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, QString field, QString reason, int left = -1)
{
    return tl::unexpected<Error>(Error{code, std::move(field), std::move(reason), left});
}

/// Translates the text of an error; context "Error" in the .ts files. lupdate finds the strings
/// because they are written `ErrorText::tr("...")`.
struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(Error)
};

}  // namespace roomrack::core

namespace roomrack {
using namespace core;  // NOLINT: all code uses the names of core unqualified
}

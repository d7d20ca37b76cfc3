// SPDX-License-Identifier: GPL-3.0-or-later
// Typed reading of CBOR (RFC 8949) with QCborStreamReader, for bytes of an untrusted sender.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QCborStreamReader>
#include <QtCore/QString>

namespace roomrack::remote {

/// Stops at the first error: everything read after it is zero or empty.
class CborReader {
public:
    explicit CborReader(const QByteArray &in) : in_(in), size_(in.size()) {}

    qint64 integer();
    quint64 unsignedInteger();
    double number();
    bool boolean();
    /// Consumes null if it comes next.
    bool null();
    QString text();
    QByteArray bytes();
    /// Enters an array and returns the number of its values; it is left once they are read.
    quint64 array();
    /// The same; any other count is an error.
    void array(quint64 count);

    /// Marks the input as invalid.
    void refuse() { wrong_ = true; }
    bool isWrong() const { return wrong_; }
    /// Whether everything was read without an error.
    bool isDone();

private:
    /// Whether the next value is as `is` says; an error if it is not.
    bool isNext(bool (QCborStreamReader::*is)() const);
    template <typename T>
    T taken(T value);
    void leaveArrays();

    QCborStreamReader in_;
    const qsizetype size_;
    bool wrong_ = false;
};

}  // namespace roomrack::remote

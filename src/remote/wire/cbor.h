// SPDX-License-Identifier: GPL-3.0-or-later
// The subset of CBOR (RFC 8949) that desks and their server need: deterministic encoding, definite
// lengths. The reader refuses lengths that exceed the remaining bytes and any other encoding.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace roomrack::remote {

class CborWriter {
public:
    void integer(qint64 value);
    /// For values beyond qint64.
    void unsignedInteger(quint64 value);
    void number(double value);
    void boolean(bool value);
    void null();
    void text(const QString &value);
    void bytes(const QByteArray &value);
    /// Begins an array of `count` values.
    void array(size_t count);
    const QByteArray &out() const { return out_; }
    QByteArray take() { return std::move(out_); }

private:
    void head(quint8 major, quint64 value);
    QByteArray out_;
};

/// Stops at the first error: everything read after it is zero or empty.
class CborReader {
public:
    explicit CborReader(const QByteArray &in) : in_(in) {}

    qint64 integer();
    quint64 unsignedInteger();
    double number();
    bool boolean();
    /// Consumes null if it comes next.
    bool null();
    QString text();
    QByteArray bytes();
    /// Number of values that follow; never more than the remaining bytes.
    size_t array();
    /// The same; any other count is an error.
    void array(size_t count);

    /// Marks the input as invalid.
    void refuse() { wrong_ = true; }
    bool isWrong() const { return wrong_; }
    /// Whether everything was read without an error.
    bool isDone() const { return !wrong_ && at_ == in_.size(); }

private:
    std::optional<quint64> head(quint8 major);
    std::optional<QByteArray> string(quint8 major);
    quint8 next() const { return quint8(in_[at_]); }

    const QByteArray in_;
    qsizetype at_ = 0;
    bool wrong_ = false;
};

}  // namespace roomrack::remote

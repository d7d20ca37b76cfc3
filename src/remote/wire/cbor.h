// SPDX-License-Identifier: GPL-3.0-or-later
// CBOR (RFC 8949) as far as desks and their server need it: deterministic, of definite lengths. The
// reader believes no length that the bytes which came cannot hold, and takes one way of writing
// only.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <optional>

namespace roomrack::remote {

class CborWriter {
public:
    void integer(qint64 value);
    /// For what does not fit into qint64.
    void unsignedInteger(quint64 value);
    void number(double value);
    void boolean(bool value);
    void null();
    void text(const QString &value);
    void bytes(const QByteArray &value);
    /// So many values follow.
    void array(size_t count);
    const QByteArray &out() const { return out_; }
    QByteArray take() { return std::move(out_); }

private:
    void head(quint8 major, quint64 value);
    QByteArray out_;
};

/// The first thing that is wrong stops it: everything read after it is zero or empty.
class CborReader {
public:
    explicit CborReader(const QByteArray &in) : in_(in) {}

    qint64 integer();
    quint64 unsignedInteger();
    double number();
    bool boolean();
    /// Whether null comes next; then it is read.
    bool null();
    QString text();
    QByteArray bytes();
    /// How many values follow; never more than there are bytes.
    size_t array();
    /// The same where it must be so many.
    void array(size_t count);

    /// What was read cannot be.
    void refuse() { wrong_ = true; }
    bool isWrong() const { return wrong_; }
    /// Everything was read, and right.
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

// SPDX-License-Identifier: GPL-3.0-or-later
// FIAS frames records in a stream of bytes: STX, the record, ETX. Whatever cuts the stream into
// pieces, and whatever stands between records, the next STX begins a record again.
#pragma once

#include <QtCore/QByteArray>

#include <vector>

namespace roomrack::protocols::fias {

inline constexpr char kStx = 0x02;
inline constexpr char kEtx = 0x03;
/// Longer than any record in use; a peer cannot make us keep more than this.
inline constexpr qsizetype kMaxRecord = 65'536;

struct Frame {
    enum Kind {
        Record,      ///< `bytes` is what stood between STX and ETX
        TooLong,     ///< more than the limit without ETX: dropped up to the next STX
        Unfinished,  ///< STX where ETX was missing: the record before it is dropped
        Junk,        ///< something other than line breaks between two records
    };
    Kind kind = Record;
    QByteArray bytes;  ///< of a Record; of the others their beginning, for the log
    friend bool operator==(const Frame &, const Frame &) = default;
};

class Framer {
public:
    explicit Framer(qsizetype limit = kMaxRecord) : limit_(limit) {}

    /// What these bytes complete, in order. A fault is told once, with its beginning.
    std::vector<Frame> feed(QByteArrayView bytes);
    /// Forgets what has begun: the line was cut.
    void reset();

private:
    void outside(QByteArrayView &rest, std::vector<Frame> &out);
    void inside(QByteArrayView &rest, std::vector<Frame> &out);

    qsizetype limit_;
    QByteArray open_;
    QByteArray junk_;  ///< between records, its beginning
    bool inRecord_ = false;
    bool dropping_ = false;  ///< after a record that was too long: junk is expected
};

/// STX, the record, ETX.
QByteArray framed(const QByteArray &record);

}  // namespace roomrack::protocols::fias

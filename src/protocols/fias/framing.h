// SPDX-License-Identifier: GPL-3.0-or-later
// FIAS frames records in a stream: STX, the record, ETX. Independent of how the stream is split
// into reads; after junk between records, the next STX starts a record.
#pragma once

#include <QtCore/QByteArray>

#include <vector>

namespace roomrack::protocols::fias {

inline constexpr char kStx = 0x02;
inline constexpr char kEtx = 0x03;
/// Exceeds any record in use; limits the memory a peer can make us hold.
inline constexpr qsizetype kMaxRecord = 65'536;

struct Frame {
    enum Kind {
        Record,      ///< `bytes` is the content between STX and ETX
        TooLong,     ///< limit exceeded without ETX: dropped up to the next STX
        Unfinished,  ///< STX before ETX: the previous record is dropped
        Junk,        ///< bytes other than line breaks between two records
    };
    Kind kind = Record;
    QByteArray bytes;  ///< the content of a Record; otherwise its first bytes, for the log
    friend bool operator==(const Frame &, const Frame &) = default;
};

class Framer {
public:
    explicit Framer(qsizetype limit = kMaxRecord) : limit_(limit) {}

    /// Returns the frames that these bytes complete, in order. A fault is reported once, with its
    /// first bytes.
    std::vector<Frame> feed(QByteArrayView bytes);
    /// Discards the partial frame: the connection was lost.
    void reset();

private:
    void outside(QByteArrayView &rest, std::vector<Frame> &out);
    void inside(QByteArrayView &rest, std::vector<Frame> &out);

    qsizetype limit_;
    QByteArray open_;
    QByteArray junk_;  ///< first bytes of junk between records
    bool inRecord_ = false;
    bool dropping_ = false;  ///< after an overlong record: junk is expected
};

/// STX, the record, ETX.
QByteArray framed(const QByteArray &record);

}  // namespace roomrack::protocols::fias

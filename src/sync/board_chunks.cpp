// SPDX-License-Identifier: GPL-3.0-or-later
// The stored form of a board: published values, about a month of a row at a time. Wanted values are
// derived from the property state and are not stored.
#include "sync/board.h"

#include <QtCore/QDataStream>
#include <QtCore/QIODevice>

#include <algorithm>
#include <set>

namespace roomrack::sync {

namespace {

constexpr quint8 kForm = 1;
constexpr quint32 kLongestReason = 2'000;

qint32 chunkOf(Night n)
{
    const qint32 day = n.day();
    return day >= 0 ? day / kChunk : -((-day + kChunk - 1) / kChunk);
}

struct Stored {
    qint64 published = kNever;
    quint8 bits = 0;
    qint64 refusedValue = 0;
    QByteArray reason;
};

bool read(const QByteArray &bytes, std::vector<Stored> &cells)
{
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_0);
    quint8 form = 0;
    in >> form;
    if (form != kForm) return false;
    for (int i = 0; i < kChunk; ++i) {
        Stored cell;
        in >> cell.published >> cell.bits;
        if (cell.published < kNever || cell.bits > 3) return false;
        if ((cell.bits & 2) != 0) {
            in >> cell.refusedValue >> cell.reason;
            if (cell.reason.size() > qsizetype(kLongestReason)) return false;
        }
        cells.push_back(cell);
    }
    return in.status() == QDataStream::Ok && in.atEnd();
}

}  // namespace

std::vector<ChunkKey> Board::chunks(int row, Night first, Night last) const
{
    std::vector<ChunkKey> keys;
    for (qint32 number = chunkOf(first); number <= chunkOf(last); ++number)
        keys.push_back({key(row), number});
    return keys;
}

std::vector<ChunkKey> Board::chunks(const Pass &pass) const
{
    std::set<std::pair<int, qint32>> seen;
    for (const Entry &entry : pass.entries) {
        if (entry.row >= rows()) continue;
        for (qint32 number = chunkOf(entry.first); number <= chunkOf(entry.last); ++number)
            seen.emplace(entry.row, number);
    }
    std::vector<ChunkKey> keys;
    keys.reserve(seen.size());
    for (const auto &[row, number] : seen) keys.push_back({key(row), number});
    return keys;
}

QByteArray Board::stored(const ChunkKey &chunk) const
{
    const int row = rowOf(chunk.row);
    if (row < 0) return {};
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << kForm;
    bool anything = false;
    for (int i = 0; i < kChunk; ++i) {
        const Night n(chunk.number * kChunk + i);
        Stored cell;
        if (covers(n)) {
            const Row &r = rows_[size_t(row)];
            cell.published = r.published[place(n)];
            cell.bits = r.bits[place(n)] & quint8(Unknown | NotTaken);
        }
        anything = anything || cell.published != kNever || cell.bits != 0;
        out << cell.published << cell.bits;
        if ((cell.bits & NotTaken) == 0) continue;
        const Refused &refused = refused_.at({chunk.row, n.day()});
        out << refused.value << refused.reason.toUtf8().left(kLongestReason);
    }
    return anything ? bytes : QByteArray();
}

bool Board::restore(const ChunkKey &chunk, const QByteArray &bytes)
{
    std::vector<Stored> cells;
    if (!read(bytes, cells)) return false;
    const int row = rowOf(chunk.row);
    if (row < 0) return true;
    for (int i = 0; i < kChunk; ++i) {
        const Night n(chunk.number * kChunk + i);
        if (!covers(n)) continue;
        const Stored &cell = cells[size_t(i)];
        forgetRefusal(row, place(n));
        change(row, place(n), [&](Row &r, size_t at) {
            r.published[at] = cell.published;
            r.bits[at] = cell.bits;
            // Until another value is wanted, it is the refused one.
            if ((cell.bits & NotTaken) != 0 && r.wanted[at] == kNothing)
                r.wanted[at] = cell.refusedValue;
        });
        if ((cell.bits & NotTaken) != 0) {
            refused_.insert_or_assign({chunk.row, n.day()},
                                      Refused{cell.refusedValue, QString::fromUtf8(cell.reason)});
        }
    }
    return true;
}

}  // namespace roomrack::sync

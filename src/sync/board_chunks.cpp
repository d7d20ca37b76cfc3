// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/board_chunks.h"

#include "sync/board.h"

#include <QtCore/QDataStream>
#include <QtCore/QIODevice>

#include <set>

namespace roomrack::sync {

namespace {

constexpr quint8 kForm = 1;
constexpr quint8 kUnknown = 1, kRefused = 2;
constexpr quint32 kLongestReason = 2'000;

qint32 chunkOf(Night n)
{
    const qint32 day = n.day();
    return day >= 0 ? day / kChunk : -((-day + kChunk - 1) / kChunk);
}

struct Stored {
    CellState known;
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
        quint8 bits = 0;
        in >> cell.known.published >> bits;
        if (cell.known.published < kNever || bits > (kUnknown | kRefused)) return false;
        cell.known.unknown = (bits & kUnknown) != 0;
        cell.known.refused = (bits & kRefused) != 0;
        if (cell.known.refused) {
            in >> cell.refusedValue >> cell.reason;
            if (cell.reason.size() > qsizetype(kLongestReason)) return false;
        }
        cells.push_back(cell);
    }
    return in.status() == QDataStream::Ok && in.atEnd();
}

}  // namespace

std::vector<ChunkKey> chunksOf(const RowKey &row, Night first, Night last)
{
    std::vector<ChunkKey> keys;
    for (qint32 number = chunkOf(first); number <= chunkOf(last); ++number)
        keys.push_back({row, number});
    return keys;
}

std::vector<ChunkKey> chunksOf(const Board &board, const Pass &pass)
{
    std::set<std::pair<int, qint32>> seen;
    for (const Entry &entry : pass.entries) {
        if (entry.row >= board.rows()) continue;
        for (qint32 number = chunkOf(entry.first); number <= chunkOf(entry.last); ++number)
            seen.emplace(entry.row, number);
    }
    std::vector<ChunkKey> keys;
    keys.reserve(seen.size());
    for (const auto &[row, number] : seen) keys.push_back({board.row(row).key(), number});
    return keys;
}

QByteArray storedChunk(const Board &board, const ChunkKey &chunk)
{
    const int number = board.rowOf(chunk.row);
    if (number < 0) return {};
    const BoardRow &row = board.row(number);
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << kForm;
    bool anything = false;
    for (int i = 0; i < kChunk; ++i) {
        const Night n(chunk.number * kChunk + i);
        const CellState cell = row.at(n);
        anything = anything || cell.published != kNever || cell.unknown || cell.refused;
        out << cell.published
            << quint8((cell.unknown ? kUnknown : 0) | (cell.refused ? kRefused : 0));
        if (!cell.refused) continue;
        const RefusedValue refused = row.refusal(n);
        out << refused.value << refused.reason.toUtf8().left(kLongestReason);
    }
    return anything ? bytes : QByteArray();
}

bool restoreChunk(Board &board, const ChunkKey &chunk, const QByteArray &bytes)
{
    std::vector<Stored> cells;
    if (!read(bytes, cells)) return false;
    const int number = board.rowOf(chunk.row);
    if (number < 0) return true;
    BoardRow &row = board.row(number);
    for (int i = 0; i < kChunk; ++i) {
        const Night n(chunk.number * kChunk + i);
        const Stored &cell = cells[size_t(i)];
        if (row.covers(n))
            row.restore(n, cell.known, {cell.refusedValue, QString::fromUtf8(cell.reason)});
    }
    return true;
}

}  // namespace roomrack::sync

// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/board.h"

#include <algorithm>

namespace roomrack::sync {

Board::Board(std::vector<RowKey> rows, Night first, int nights) : first_(first), nights_(nights)
{
    for (const RowKey &key : rows) addRow(key);
}

void Board::addRow(const RowKey &key)
{
    const auto n = size_t(nights_);
    const bool added = rowOf_.emplace(key, rows()).second;
    Q_ASSERT_X(added, "Board", "the row already exists");
    Row row;
    row.key = key;
    row.wanted.assign(n, kNothing);
    row.published.assign(n, kNever);
    row.bits.assign(n, 0);
    rows_.push_back(std::move(row));
}

int Board::rowOf(const RowKey &key) const
{
    const auto it = rowOf_.find(key);
    return it == rowOf_.end() ? -1 : it->second;
}

CellState Board::at(int row, Night n) const
{
    if (!covers(n)) return {};
    const Row &r = rows_[size_t(row)];
    const size_t i = place(n);
    return {r.wanted[i], r.published[i], (r.bits[i] & Unknown) != 0, (r.bits[i] & NotTaken) != 0,
            (r.bits[i] & InFlight) != 0};
}

QString Board::refusal(int row, Night n) const
{
    const auto it = refused_.find({key(row), n.day()});
    return it == refused_.end() ? QString() : it->second.reason;
}

Board::Tally Board::tally(const Row &row, size_t i)
{
    const quint8 bits = row.bits[i];
    const qint64 wanted = row.wanted[i], published = row.published[i];
    const bool differs = wanted != published || (bits & Unknown) != 0;
    Tally t{};
    t.inFlight = (bits & InFlight) != 0;
    t.refused = (bits & NotTaken) != 0;
    t.unknown = wanted != kNothing && !t.refused && (bits & Unknown) != 0;
    t.dirty = wanted != kNothing && differs && (bits & (NotTaken | InFlight)) == 0;
    t.urgent =
        t.dirty && row.key.kind == RowKind::Rooms && (wanted < published || (bits & Unknown) != 0);
    return t;
}

void Board::count(Row &row, const Tally &t, int by)
{
    counts_.dirty += by * int(t.dirty);
    counts_.unknown += by * int(t.unknown);
    counts_.inFlight += by * int(t.inFlight);
    counts_.refused += by * int(t.refused);
    row.dirty += by * int(t.dirty);
    row.urgent += by * int(t.urgent);
}

void Board::forgetRefusal(int row, size_t i)
{
    Row &r = rows_[size_t(row)];
    if ((r.bits[i] & NotTaken) == 0) return;
    refused_.erase({r.key, (first_ + int(i)).day()});
    change(row, i, [](Row &c, size_t at) { c.bits[at] &= quint8(~NotTaken); });
}

void Board::want(int row, Night n, qint64 value)
{
    if (!covers(n)) return;
    const size_t i = place(n);
    Row &r = rows_[size_t(row)];
    if (r.wanted[i] == value && (r.bits[i] & NotTaken) == 0) return;
    if ((r.bits[i] & NotTaken) != 0) {
        const auto it = refused_.find({r.key, n.day()});
        if (it == refused_.end() || it->second.value != value) forgetRefusal(row, i);
    }
    change(row, i, [value](Row &c, size_t at) { c.wanted[at] = value; });
}

void Board::retryRefused()
{
    for (int row = 0; row < rows() && counts_.refused > 0; ++row) {
        for (size_t i = 0; i < size_t(nights_); ++i) forgetRefusal(row, i);
    }
}

void Board::moveTo(Night first, Night end)
{
    if (first == first_ && end == this->end()) return;
    const auto before = std::move(rows_);
    const Night was = first_, wasEnd = this->end();
    const auto refused = std::move(refused_);
    first_ = first;
    nights_ = std::max(0, end - first);
    rows_.clear();
    rowOf_.clear();
    refused_.clear();
    counts_ = {};
    for (const Row &old : before) {
        addRow(old.key);
        Row &row = rows_.back();
        for (Night n = std::max(first, was); n < std::min(end, wasEnd); ++n) {
            const auto to = place(n);
            const auto from = size_t(n - was);
            row.wanted[to] = old.wanted[from];
            row.published[to] = old.published[from];
            row.bits[to] = old.bits[from];
            count(row, tally(row, to), 1);
        }
    }
    for (const auto &[at, what] : refused) {
        if (covers(Night(at.second))) refused_.emplace(at, what);
    }
}

void Board::setRows(std::vector<RowKey> rows)
{
    Q_ASSERT_X(counts_.inFlight == 0, "Board", "rows must not change while updates are in flight");
    auto before = std::move(rows_);
    const auto places = std::move(rowOf_);
    rows_.clear();
    rowOf_.clear();
    refused_.clear();
    counts_ = {};
    for (const RowKey &key : rows) {
        addRow(key);
        const auto it = places.find(key);
        if (it != places.end()) rows_.back() = std::move(before[size_t(it->second)]);
        Row &row = rows_.back();
        row.dirty = row.urgent = 0;
        for (size_t i = 0; i < row.bits.size(); ++i) {
            row.bits[i] &= quint8(~NotTaken);
            count(row, tally(row, i), 1);
        }
    }
}

void Board::doubt(int row, Night first, Night last)
{
    for (Night n = std::max(first, first_); n <= last && n < end(); ++n) {
        const size_t i = place(n);
        forgetRefusal(row, i);
        change(row, i, [](Row &c, size_t at) {
            c.bits[at] |= (c.bits[at] & InFlight) != 0 ? Again : Unknown;
        });
    }
}

}  // namespace roomrack::sync

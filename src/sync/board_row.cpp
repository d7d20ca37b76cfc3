// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/board_row.h"

#include <algorithm>

namespace roomrack::sync {

BoardRow::BoardRow(const RowKey &key, Night first, int nights)
    : key_(key), first_(first), wanted_(size_t(nights), kNothing),
      published_(size_t(nights), kNever), bits_(size_t(nights), 0)
{}

CellState BoardRow::at(Night n) const
{
    if (!covers(n)) return {};
    const size_t i = place(n);
    return {wanted_[i], published_[i], (bits_[i] & Unknown) != 0, (bits_[i] & NotTaken) != 0,
            (bits_[i] & InFlight) != 0};
}

RefusedValue BoardRow::refusal(Night n) const
{
    const auto it = refused_.find(n);
    return it == refused_.end() ? RefusedValue() : it->second;
}

BoardRow::Tally BoardRow::tally(size_t i) const
{
    const quint8 bits = bits_[i];
    const qint64 wanted = wanted_[i], published = published_[i];
    const bool differs = wanted != published || (bits & Unknown) != 0;
    Tally t{};
    t.inFlight = (bits & InFlight) != 0;
    t.refused = (bits & NotTaken) != 0;
    t.unknown = wanted != kNothing && !t.refused && (bits & Unknown) != 0;
    t.dirty = wanted != kNothing && differs && (bits & (NotTaken | InFlight)) == 0;
    t.urgent =
        t.dirty && key_.kind == RowKind::Rooms && (wanted < published || (bits & Unknown) != 0);
    return t;
}

void BoardRow::count(size_t i, int by)
{
    const Tally t = tally(i);
    counts_.dirty += by * int(t.dirty);
    counts_.unknown += by * int(t.unknown);
    counts_.inFlight += by * int(t.inFlight);
    counts_.refused += by * int(t.refused);
    urgent_ += by * int(t.urgent);
}

template <typename Change>
void BoardRow::change(Night n, Change change)
{
    const size_t i = place(n);
    count(i, -1);
    change(i);
    count(i, 1);
}

void BoardRow::forgetRefusal(Night n)
{
    if ((bits_[place(n)] & NotTaken) == 0) return;
    refused_.erase(n);
    change(n, [this](size_t i) { bits_[i] &= quint8(~NotTaken); });
}

void BoardRow::want(Night n, qint64 value)
{
    if (!covers(n)) return;
    const bool refused = (bits_[place(n)] & NotTaken) != 0;
    if (wanted_[place(n)] == value && !refused) return;
    if (refused) {
        const auto it = refused_.find(n);
        if (it == refused_.end() || it->second.value != value) forgetRefusal(n);
    }
    change(n, [this, value](size_t i) { wanted_[i] = value; });
}

void BoardRow::retryRefused()
{
    for (Night n = first_; n < end() && counts_.refused > 0; ++n) forgetRefusal(n);
}

void BoardRow::doubt(Night first, Night last)
{
    for (Night n = std::max(first, first_); n <= last && n < end(); ++n) {
        forgetRefusal(n);
        change(n, [this](size_t i) { bits_[i] |= (bits_[i] & InFlight) != 0 ? Again : Unknown; });
    }
}

void BoardRow::moveTo(Night first, Night end)
{
    BoardRow moved(key_, first, std::max(0, end - first));
    for (Night n = std::max(first, first_); n < std::min(end, this->end()); ++n) {
        const size_t from = place(n), to = moved.place(n);
        moved.wanted_[to] = wanted_[from];
        moved.published_[to] = published_[from];
        moved.bits_[to] = bits_[from];
        moved.count(to, 1);
    }
    for (auto &[night, what] : refused_) {
        if (moved.covers(night)) moved.refused_.emplace(night, std::move(what));
    }
    *this = std::move(moved);
}

void BoardRow::restore(Night n, const CellState &known, RefusedValue refused)
{
    forgetRefusal(n);
    change(n, [&](size_t i) {
        published_[i] = known.published;
        bits_[i] = quint8((known.unknown ? Unknown : 0) | (known.refused ? NotTaken : 0));
        // Until another value is wanted, it is the refused one.
        if (known.refused && wanted_[i] == kNothing) wanted_[i] = refused.value;
    });
    if (known.refused) refused_.insert_or_assign(n, std::move(refused));
}

void BoardRow::cover(int row, bool onlyUrgent, bool weekdays, std::vector<Entry> &out) const
{
    std::vector<Need> need(bits_.size(), Need::Out);
    size_t begin = need.size(), end = 0;
    for (size_t i = 0; i < need.size(); ++i) {
        const Tally t = tally(i);
        if (onlyUrgent ? t.urgent : t.dirty) {
            need[i] = Need::Must;
            begin = std::min(begin, i);
            end = i + 1;
        } else if (!t.inFlight && !t.refused && !t.unknown && wanted_[i] == published_[i]) {
            need[i] = Need::May;
        }
    }
    if (begin >= end) return;
    // Urgent cells of this row are in the pass already, with nights in between that were in sync.
    for (const Entry &said : out) {
        for (Night n = said.first; said.row == row && n <= said.last; ++n) {
            if (said.covers(n)) need[place(n)] = Need::Out;
        }
    }
    const std::span all(wanted_);
    const auto cover = weekdays ? coverByWeekdays : coverByRanges;
    cover(row, first_ + int(begin), all.subspan(begin, end - begin),
          std::span(need).subspan(begin, end - begin), out);
}

void BoardRow::take(const Entry &entry)
{
    for (Night n = entry.first; n <= entry.last; ++n) {
        if (!entry.covers(n) || !tally(place(n)).dirty) continue;
        change(n, [this](size_t i) {
            const bool before = (bits_[i] & Unknown) != 0;
            bits_[i] |= quint8(InFlight | Unknown | (before ? Doubted : 0));
        });
    }
}

/// Changes the nights of the entry that are in flight.
template <typename Change>
void BoardRow::settle(const Entry &entry, Change change)
{
    for (Night n = std::max(entry.first, first_); n <= entry.last && n < end(); ++n) {
        if (entry.covers(n) && (bits_[place(n)] & InFlight) != 0) this->change(n, change);
    }
}

void BoardRow::acknowledge(const Entry &entry, const QString *refusal)
{
    settle(entry, [&](size_t i) {
        const bool doubted = (bits_[i] & Doubted) != 0;
        const bool again = (bits_[i] & Again) != 0;
        const bool unknown = again || (refusal && doubted);
        bits_[i] &= quint8(~(InFlight | Doubted | Again | (unknown ? 0 : Unknown)));
        if (!refusal) {
            published_[i] = entry.value;
        } else if (wanted_[i] == entry.value && !again) {  // it may accept another value
            bits_[i] |= NotTaken;
            refused_.insert_or_assign(first_ + int(i), RefusedValue{entry.value, *refusal});
        }
    });
}

void BoardRow::loseTrack(const Entry &entry)
{
    settle(entry, [this](size_t i) { bits_[i] &= quint8(~(InFlight | Doubted | Again)); });
}

void BoardRow::takeBack(const Entry &entry)
{
    settle(entry, [this](size_t i) {
        const bool unknown = (bits_[i] & (Doubted | Again)) != 0;
        bits_[i] &= quint8(~(InFlight | Doubted | Again | (unknown ? 0 : Unknown)));
    });
}

}  // namespace roomrack::sync

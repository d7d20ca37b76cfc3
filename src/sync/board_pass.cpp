// SPDX-License-Identifier: GPL-3.0-or-later
// Taking passes from a board, and settling them.
#include "sync/board.h"

#include <algorithm>

namespace roomrack::sync {

void Board::cover(int row, bool onlyUrgent, const PassLimits &limits, std::vector<Entry> &out) const
{
    const Row &r = rows_[size_t(row)];
    std::vector<Need> need(size_t(nights_), Need::Out);
    size_t begin = need.size(), end = 0;
    for (size_t i = 0; i < need.size(); ++i) {
        const Tally t = tally(r, i);
        if (onlyUrgent ? t.urgent : t.dirty) {
            need[i] = Need::Must;
            begin = std::min(begin, i);
            end = i + 1;
        } else if (!t.inFlight && !t.refused && !t.unknown && r.wanted[i] == r.published[i]) {
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
    const std::span all(r.wanted);
    const auto cover = limits.weekdays ? coverByWeekdays : coverByRanges;
    cover(row, first_ + int(begin), all.subspan(begin, end - begin),
          std::span(need).subspan(begin, end - begin), out);
}

/// Appends a row's pending cells, as far as they fit.
void Board::takeRow(int row, bool onlyUrgent, const PassLimits &limits, Pass &pass)
{
    const size_t from = pass.entries.size();
    cover(row, onlyUrgent, limits, pass.entries);
    const auto most = size_t(limits.maxEntries);
    if (pass.entries.size() > most) pass.entries.resize(most);
    for (size_t e = from; e < pass.entries.size(); ++e) {
        const Entry entry = pass.entries[e];
        for (Night n = entry.first; n <= entry.last; ++n) {
            if (!entry.covers(n) || !tally(rows_[size_t(row)], place(n)).dirty) continue;
            change(row, place(n), [](Row &c, size_t i) {
                const bool before = (c.bits[i] & Unknown) != 0;
                c.bits[i] |= quint8(InFlight | Unknown | (before ? Doubted : 0));
            });
        }
    }
}

Pass Board::take(const PassLimits &limits)
{
    Pass pass;
    const auto takeAll = [&](bool onlyUrgent) {
        for (int row = 0; row < rows() && int(pass.entries.size()) < limits.maxEntries; ++row) {
            const Row &r = rows_[size_t(row)];
            if ((limits.kinds & bit(r.key.kind)) != 0 && (onlyUrgent ? r.urgent : r.dirty) > 0)
                takeRow(row, onlyUrgent, limits, pass);
        }
    };
    // One request for everything needs no order. Otherwise reduced availability comes first.
    if (counts_.dirty > limits.maxEntries) takeAll(true);
    takeAll(false);
    return pass;
}

template <typename Visit>
void Board::forEachInFlight(const Pass &pass, Visit visit)
{
    for (size_t e = 0; e < pass.entries.size(); ++e) {
        const Entry &entry = pass.entries[e];
        if (entry.row >= rows()) continue;
        for (Night n = std::max(entry.first, first_); n <= entry.last && n < end(); ++n) {
            const size_t i = place(n);
            if (entry.covers(n) && (rows_[size_t(entry.row)].bits[i] & InFlight) != 0)
                change(entry.row, i, [&](Row &row, size_t at) { visit(row, at, int(e), entry); });
        }
    }
}

void Board::acknowledge(const Pass &pass, const std::vector<Refusal> &refused)
{
    std::vector<const Refusal *> refusalOf(pass.entries.size(), nullptr);
    for (const Refusal &r : refused) {
        if (r.entry >= 0 && size_t(r.entry) < refusalOf.size()) refusalOf[size_t(r.entry)] = &r;
    }
    forEachInFlight(pass, [&](Row &row, size_t i, int e, const Entry &entry) {
        const bool doubted = (row.bits[i] & Doubted) != 0;
        const bool again = (row.bits[i] & Again) != 0;
        const Refusal *no = refusalOf[size_t(e)];
        if (!no) {
            row.published[i] = entry.value;
            row.bits[i] &= quint8(~(InFlight | Doubted | Again | (again ? 0 : Unknown)));
            return;
        }
        row.bits[i] &= quint8(~(InFlight | Doubted | Again | (doubted || again ? 0 : Unknown)));
        // The channel may accept another value.
        if (row.wanted[i] != entry.value || again) return;
        row.bits[i] |= NotTaken;
        refused_.insert_or_assign({row.key, (first_ + int(i)).day()},
                                  Refused{entry.value, no->reason});
    });
}

void Board::loseTrack(const Pass &pass)
{
    forEachInFlight(pass, [](Row &row, size_t i, int, const Entry &) {
        row.bits[i] &= quint8(~(InFlight | Doubted | Again));
    });
}

void Board::takeBack(const Pass &pass)
{
    forEachInFlight(pass, [](Row &row, size_t i, int, const Entry &) {
        const bool unknown = (row.bits[i] & (Doubted | Again)) != 0;
        row.bits[i] &= quint8(~(InFlight | Doubted | Again | (unknown ? 0 : Unknown)));
    });
}

}  // namespace roomrack::sync

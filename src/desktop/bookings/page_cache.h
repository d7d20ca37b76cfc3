// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a long list that are in memory: whole pages, of which the least recently looked at
// goes first. Knows nothing of models or queries.
#pragma once

#include "storage/reader.h"

#include <list>
#include <unordered_map>
#include <vector>

namespace roomrack::desktop {

class PageCache {
public:
    struct Page {
        std::vector<storage::BookingRow> rows;
        bool stale = false;  ///< shown, but to be asked for again
    };

    PageCache(int pageRows, int capacity) : pageRows_(pageRows), capacity_(capacity) {}

    int pageRows() const { return pageRows_; }
    int pageOf(int row) const { return row / pageRows_; }
    void clear();
    /// The row, or null while its page is not here. Counts as a look at the page.
    const storage::BookingRow *row(int row) const;
    const Page *find(int page) const;
    /// Takes the rows of a page; throws out the page that nobody looked at for longest.
    void put(int page, std::vector<storage::BookingRow> rows);
    /// Everything here may have changed.
    void markStale();
    bool isStale(int page) const;
    /// Pages from `firstPage` on are gone, the list has become shorter.
    void dropFrom(int firstPage);
    /// The pages looked at last, newest first.
    std::vector<int> recent(int count) const;
    /// The row of a booking among those in memory, -1 if it is not.
    int rowOf(BookingId id) const;
    int pages() const { return int(pages_.size()); }

private:
    struct Slot {
        Page page;
        std::list<int>::iterator place;
    };
    void touch(Slot &slot) const;

    int pageRows_;
    int capacity_;
    mutable std::unordered_map<int, Slot> pages_;
    mutable std::list<int> order_;  ///< looked at last: front
};

}  // namespace roomrack::desktop

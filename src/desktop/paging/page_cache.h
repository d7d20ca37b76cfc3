// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a long list that are in memory: whole pages, of which the least recently looked at
// goes first. Knows nothing of models or queries.
#pragma once

#include <list>
#include <unordered_map>
#include <vector>

namespace roomrack::desktop {

template <typename Row>
class PageCache {
public:
    struct Page {
        std::vector<Row> rows;
        bool stale = false;  ///< shown, but to be asked for again
    };

    PageCache(int pageRows, int capacity) : pageRows_(pageRows), capacity_(capacity) {}

    int pageRows() const { return pageRows_; }
    int pageOf(int row) const { return row / pageRows_; }
    int pages() const { return int(pages_.size()); }
    void clear()
    {
        pages_.clear();
        order_.clear();
    }
    /// The row, or null while its page is not here. Counts as a look at the page.
    const Row *row(int row) const
    {
        const auto at = pages_.find(pageOf(row));
        if (at == pages_.end()) return nullptr;
        touch(at->second);
        const auto &rows = at->second.page.rows;
        const auto inPage = size_t(row % pageRows_);
        return inPage < rows.size() ? &rows[inPage] : nullptr;
    }
    const Page *find(int page) const
    {
        const auto at = pages_.find(page);
        return at == pages_.end() ? nullptr : &at->second.page;
    }
    /// Takes the rows of a page; throws out the page that nobody looked at for longest.
    void put(int page, std::vector<Row> rows)
    {
        const auto at = pages_.find(page);
        if (at != pages_.end()) {
            at->second.page = {std::move(rows), false};
            touch(at->second);
            return;
        }
        if (int(pages_.size()) >= capacity_) {
            pages_.erase(order_.back());
            order_.pop_back();
        }
        order_.push_front(page);
        pages_.emplace(page, Slot{{std::move(rows), false}, order_.begin()});
    }
    /// Everything here may have changed.
    void markStale()
    {
        for (auto &[number, slot] : pages_) slot.page.stale = true;
    }
    bool isStale(int page) const
    {
        const Page *known = find(page);
        return known && known->stale;
    }
    /// Pages from `firstPage` on are gone, the list has become shorter.
    void dropFrom(int firstPage)
    {
        for (auto at = pages_.begin(); at != pages_.end();) {
            if (at->first < firstPage) {
                ++at;
                continue;
            }
            order_.erase(at->second.place);
            at = pages_.erase(at);
        }
    }
    /// The pages looked at last, newest first.
    std::vector<int> recent(int count) const
    {
        std::vector<int> pages;
        for (const int page : order_) {
            if (int(pages.size()) == count) break;
            pages.push_back(page);
        }
        return pages;
    }
    /// The first row in memory for which it is true, -1 if there is none.
    template <typename Is>
    int rowWhere(Is is) const
    {
        for (const auto &[number, slot] : pages_) {
            const auto &rows = slot.page.rows;
            for (size_t i = 0; i < rows.size(); ++i) {
                if (is(rows[i])) return number * pageRows_ + int(i);
            }
        }
        return -1;
    }

private:
    struct Slot {
        Page page;
        std::list<int>::iterator place;
    };
    void touch(Slot &slot) const { order_.splice(order_.begin(), order_, slot.place); }

    int pageRows_;
    int capacity_;
    mutable std::unordered_map<int, Slot> pages_;
    mutable std::list<int> order_;  ///< looked at last: front
};

}  // namespace roomrack::desktop

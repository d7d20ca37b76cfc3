// SPDX-License-Identifier: GPL-3.0-or-later
// The loaded rows of a long list, in whole pages; the least recently used page is evicted first.
// Independent of models and queries.
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
        bool stale = false;  ///< still shown, but to be requested again
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
    /// Returns the row, or null if its page is not loaded. Counts as a use of the page.
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
    /// Stores the rows of a page; evicts the least recently used page.
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
    /// Marks all pages as stale.
    void markStale()
    {
        for (auto &[number, slot] : pages_) slot.page.stale = true;
    }
    bool isStale(int page) const
    {
        const Page *known = find(page);
        return known && known->stale;
    }
    /// Removes the pages from `firstPage` on: the list has become shorter.
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
    /// The most recently used pages, newest first.
    std::vector<int> recent(int count) const
    {
        std::vector<int> pages;
        for (const int page : order_) {
            if (int(pages.size()) == count) break;
            pages.push_back(page);
        }
        return pages;
    }
    /// The first loaded row for which `is` returns true; -1 if there is none.
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
    mutable std::list<int> order_;  ///< most recently used: front
};

}  // namespace roomrack::desktop

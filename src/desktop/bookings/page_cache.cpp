// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/page_cache.h"

namespace roomrack::desktop {

void PageCache::clear()
{
    pages_.clear();
    order_.clear();
}

void PageCache::touch(Slot &slot) const
{
    order_.splice(order_.begin(), order_, slot.place);
}

const storage::BookingRow *PageCache::row(int row) const
{
    const auto at = pages_.find(pageOf(row));
    if (at == pages_.end()) return nullptr;
    touch(at->second);
    const auto &rows = at->second.page.rows;
    const size_t inPage = size_t(row % pageRows_);
    return inPage < rows.size() ? &rows[inPage] : nullptr;
}

const PageCache::Page *PageCache::find(int page) const
{
    const auto at = pages_.find(page);
    return at == pages_.end() ? nullptr : &at->second.page;
}

void PageCache::put(int page, std::vector<storage::BookingRow> rows)
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

void PageCache::markStale()
{
    for (auto &[number, slot] : pages_) slot.page.stale = true;
}

bool PageCache::isStale(int page) const
{
    const Page *known = find(page);
    return known && known->stale;
}

void PageCache::dropFrom(int firstPage)
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

std::vector<int> PageCache::recent(int count) const
{
    std::vector<int> pages;
    for (const int page : order_) {
        if (int(pages.size()) == count) break;
        pages.push_back(page);
    }
    return pages;
}

int PageCache::rowOf(BookingId id) const
{
    for (const auto &[number, slot] : pages_) {
        const auto &rows = slot.page.rows;
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].booking.id == id) return number * pageRows_ + int(i);
        }
    }
    return -1;
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/earlier_notices.h"

namespace roomrack::desktop {

namespace {

constexpr size_t kMostKept = 50;

}  // namespace

bool EarlierNotices::Entry::hasAction() const
{
    return !notice.actionText.isEmpty() && notice.action && (!notice.isValid || notice.isValid());
}

void EarlierNotices::add(const Notice &notice, core::Instant at)
{
    if (entries_.size() == kMostKept) entries_.erase(entries_.begin());
    entries_.push_back({notice, at});
    emit changed();
}

void EarlierNotices::remove(const std::function<bool(const Notice &)> &which)
{
    if (std::erase_if(entries_, [&which](const Entry &e) { return which(e.notice); }) > 0)
        emit changed();
}

void EarlierNotices::clear()
{
    remove([](const Notice &) { return true; });
}

void EarlierNotices::run(size_t index)
{
    if (index >= entries_.size() || !entries_[index].hasAction()) return;
    const auto action = entries_[index].notice.action;
    entries_.erase(entries_.begin() + std::ptrdiff_t(index));
    emit changed();
    action();
}

}  // namespace roomrack::desktop

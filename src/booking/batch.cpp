// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of Batch that would lengthen the compilation of every includer of batch.h.
#include "booking/batch.h"

#include "core/fields.h"

#include <algorithm>
#include <iterator>

namespace roomrack::booking {

namespace {

/// Calls `f` with each pair of row lists of `a` and `b` that have the same name, so that a list
/// added here is cleared, moved and split by property with the others.
template <typename Rows, typename F>
void eachList(Rows &a, Rows &b, F f)
{
    if constexpr (std::is_same_v<Rows, Batch>) {
        core::withFields(a, [&](auto &...as) {
            core::withFields(b, [&](auto &...bs) {
                (
                    [&](auto &x, auto &y) {
                        using T = std::remove_reference_t<decltype(x)>;
                        if constexpr (kIsList<T>)
                            f(x, y);
                        else if constexpr (!std::is_arithmetic_v<T>)
                            eachList(x, y, f);
                    }(as, bs),
                    ...);
            });
        });
    } else {
        core::withFields(
            a, [&](auto &...as) { core::withFields(b, [&](auto &...bs) { (f(as, bs), ...); }); });
    }
}

template <typename Rows>
void clearAll(Rows &rows)
{
    eachList(rows, rows, [](auto &list, auto &) { list.clear(); });
}

template <typename Rows>
void appendAll(Rows &to, Rows &from)
{
    eachList(to, from, [](auto &all, auto &more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    });
}

PropertyId propertyOf(const auto &row)
{
    if constexpr (requires { row.step.property; })
        return row.step.property;
    else
        return row.property;
}

}  // namespace

void ChannelRows::append(ChannelRows &&more)
{
    appendAll(*this, more);
}

PropertyId ChannelRows::property() const
{
    PropertyId found;
    eachList(*this, *this, [&](const auto &list, const auto &) {
        if (!list.empty()) found = propertyOf(list.front());
    });
    return found;
}

bool RequestRows::isEmpty() const
{
    return claims.empty() && sagas.empty() && charges.empty() && duplicates.empty()
           && notices.empty() && setups.empty() && tokens.empty() && forget.empty();
}

void Batch::clear()
{
    clearAll(*this);
    oldestHold = 0;
}

Batch Batch::take(PropertyId property)
{
    Batch its;
    eachList(*this, its, [&](auto &all, auto &own) {
        const auto others = std::stable_partition(
            all.begin(), all.end(), [&](const auto &row) { return propertyOf(row) != property; });
        own.assign(std::make_move_iterator(others), std::make_move_iterator(all.end()));
        all.erase(others, all.end());
    });
    return its;
}

void Batch::append(Batch &&more)
{
    appendAll(*this, more);
}

}  // namespace roomrack::booking

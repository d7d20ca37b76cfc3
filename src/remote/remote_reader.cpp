// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_reader.h"

#include "storage/search_words.h"

#include <algorithm>

namespace roomrack::remote {

using booking::RecordKind;

namespace {

template <typename Q>
auto sendOver(DeskClient &link, const Q &question)
{
    return link.wait<Ask<Q>>(Patience::Wait, question);
}

}  // namespace

void RemoteReader::answer(const storage::AnyQuestion &any)
{
    any.answerBy([this]<typename Q>(const Q &question) {
        if constexpr (std::is_same_v<Q, storage::AuditTrail>)
            return auditTrail(question);
        else
            return sendOver(*link_, question);
    });
}

Result<std::vector<storage::AuditRow>> RemoteReader::searched(const storage::AuditQuery &query,
                                                              qint64 since)
{
    constexpr qint64 kRowsAtOnce = 2000;
    const qsizetype words = storage::SearchWords::apart(query.search).size();
    const quint32 all = (quint32(1) << words) - 1;
    storage::AuditQuery filters = query;
    filters.markWords = true;
    std::vector<storage::AuditRow> found;
    for (qint64 at = 0;;) {
        auto page = sendOver(*link_, storage::AuditTrail{filters, at, kRowsAtOnce});
        if (!page) return tl::unexpected(page.error());
        for (storage::AuditRow &row : page->rows) {
            if (row.record.seq <= since) return found;
            if ((row.words | query.shown->found(row)) == all) found.push_back(std::move(row));
        }
        at += std::ssize(page->rows);
        if (page->rows.empty() || at >= page->total) return found;
    }
}

Result<void> RemoteReader::search(const storage::AuditQuery &query)
{
    constexpr int kMostNew = 500;
    const auto news = ask(storage::RecentRecords{query.property, kMostNew});
    if (!news) return tl::unexpected(news.error());
    const qint64 newest = news->empty() ? 0 : news->front().seq;
    const bool same = search_.shown == query.shown;
    if (same && search_.newest == newest) return {};
    // Undoing a step and changing a booking also change the texts of earlier records.
    const bool onlyNew =
        same && !news->empty() && news->back().seq <= search_.newest
        && std::none_of(news->begin(), news->end(), [&](const auto &r) {
               return r.seq > search_.newest
                      && (r.kind == RecordKind::StepUndone || r.kind == RecordKind::BookingChanged);
           });
    auto rows = searched(query, onlyNew ? search_.newest : 0);
    if (!rows) return tl::unexpected(rows.error());
    if (onlyNew) {
        rows->insert(rows->end(), std::make_move_iterator(search_.rows.begin()),
                     std::make_move_iterator(search_.rows.end()));
    }
    search_ = {query.shown, newest, std::move(*rows)};
    return {};
}

/// Finds words in the displayed texts, too, which only the desk has.
Result<storage::AuditPage> RemoteReader::auditTrail(const storage::AuditTrail &question)
{
    const auto &[query, offset, limit] = question;
    const bool words = !storage::SearchWords::apart(query.search).isEmpty();
    if (!query.shown || !words || offset < 0 || limit < 0) return sendOver(*link_, question);
    if (auto done = search(query); !done) return tl::unexpected(done.error());
    storage::AuditPage page;
    page.total = std::ssize(search_.rows);
    page.offset = std::min(offset, page.total);
    const auto first = search_.rows.begin() + page.offset;
    page.rows.assign(first, first + std::min(limit, page.total - page.offset));
    return page;
}

}  // namespace roomrack::remote

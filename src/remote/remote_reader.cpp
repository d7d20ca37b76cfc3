// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_reader.h"

#include "storage/search_words.h"

#include <algorithm>

namespace roomrack::remote {

using booking::RecordKind;

namespace {

template <auto F, typename C>
constexpr bool isCallOf()
{
    if constexpr (std::is_same_v<std::remove_cv_t<decltype(C::kFunction)>, decltype(F)>)
        return C::kFunction == F;
    else
        return false;
}

/// The Call for a function of Reader.
template <auto F, typename First, typename... Rest>
auto callOf(Calls<First, Rest...>)
{
    if constexpr (isCallOf<F, First>())
        return static_cast<First *>(nullptr);
    else
        return callOf<F>(Calls<Rest...>());
}

}  // namespace

template <auto F, typename... A>
auto RemoteReader::ask(A &&...args)
{
    using QueryCall = std::remove_pointer_t<decltype(callOf<F>(ReadCalls()))>;
    return link_->wait<QueryCall>(Patience::Wait,
                                  typename QueryCall::Args(std::forward<A>(args)...));
}

Result<storage::BookingPage> RemoteReader::bookings(const storage::BookingQuery &query,
                                                    qint64 offset, qint64 limit)
{
    return ask<&Reader::bookings>(query, offset, limit);
}

Result<storage::BookingRow> RemoteReader::booking(PropertyId property, BookingId id)
{
    return ask<&Reader::booking>(property, id);
}

Result<storage::RoomPlan> RemoteReader::roomPlan(PropertyId property, Stay nights)
{
    return ask<&Reader::roomPlan>(property, nights);
}

Result<std::vector<storage::BookingRow>> RemoteReader::deskDay(PropertyId property, Night today)
{
    return ask<&Reader::deskDay>(property, today);
}

Result<std::vector<booking::Record>> RemoteReader::bookingHistory(PropertyId property, BookingId id)
{
    return ask<&Reader::bookingHistory>(property, id);
}

Result<std::vector<booking::Record>> RemoteReader::cellHistory(PropertyId property, RoomTypeId type,
                                                               Night night, int limit)
{
    return ask<&Reader::cellHistory>(property, type, night, limit);
}

Result<storage::UndoStack> RemoteReader::undoStack(PropertyId property,
                                                   std::optional<ActorId> actor, int limit)
{
    return ask<&Reader::undoStack>(property, actor, limit);
}

Result<booking::StepContent> RemoteReader::step(PropertyId property, qint64 id)
{
    return ask<&Reader::step>(property, id);
}

Result<std::optional<booking::Record>> RemoteReader::lastSetting(PropertyId property,
                                                                 const booking::CellRow &row,
                                                                 Night night, qint64 since)
{
    return ask<&Reader::lastSetting>(property, row, night, since);
}

Result<std::vector<storage::SettingStory>> RemoteReader::settingStories(
    PropertyId property, const std::vector<booking::Record> &records, Night night)
{
    return ask<&Reader::settingStories>(property, records, night);
}

Result<std::vector<booking::Record>> RemoteReader::recent(PropertyId property, int limit)
{
    return ask<&Reader::recent>(property, limit);
}

Result<std::vector<booking::Record>> RemoteReader::bookingRecords(PropertyId property,
                                                                  qint64 afterSeq, int limit)
{
    return ask<&Reader::bookingRecords>(property, afterSeq, limit);
}

Result<std::vector<storage::DayFigures>> RemoteReader::figures(PropertyId property, Stay range)
{
    return ask<&Reader::figures>(property, range);
}

Result<std::vector<storage::ArrivalRow>> RemoteReader::arrivals(PropertyId property, Night night)
{
    return ask<&Reader::arrivals>(property, night);
}

Result<booking::WalkRow> RemoteReader::walk(PropertyId property, BookingId id)
{
    return ask<&Reader::walk>(property, id);
}

Result<std::vector<dedup::Candidate>> RemoteReader::candidatesOf(PropertyId property,
                                                                 BookingId booking)
{
    return ask<&Reader::candidatesOf>(property, booking);
}

Result<std::vector<storage::ForeignBooking>> RemoteReader::foreignBookings(PropertyId property)
{
    return ask<&Reader::foreignBookings>(property);
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
        auto page = ask<&Reader::audit>(filters, at, kRowsAtOnce);
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
    const auto news = recent(query.property, kMostNew);
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

Result<storage::AuditPage> RemoteReader::audit(const storage::AuditQuery &query, qint64 offset,
                                               qint64 limit)
{
    const bool words = !storage::SearchWords::apart(query.search).isEmpty();
    if (!query.shown || !words || offset < 0 || limit < 0)
        return ask<&Reader::audit>(query, offset, limit);
    if (auto done = search(query); !done) return tl::unexpected(done.error());
    storage::AuditPage page;
    page.total = std::ssize(search_.rows);
    page.offset = std::min(offset, page.total);
    const auto first = search_.rows.begin() + page.offset;
    page.rows.assign(first, first + std::min(limit, page.total - page.offset));
    return page;
}

Result<storage::AuditRow> RemoteReader::auditRow(PropertyId property, qint64 seq)
{
    return ask<&Reader::auditRow>(property, seq);
}

Result<std::vector<booking::User>> RemoteReader::users(PropertyId property)
{
    return ask<&Reader::users>(property);
}

Result<std::vector<storage::SavedTemplate>> RemoteReader::templates(PropertyId property)
{
    return ask<&Reader::templates>(property);
}

Result<std::vector<storage::SavedFxRate>> RemoteReader::newestFxRates(PropertyId property,
                                                                      qint64 before)
{
    return ask<&Reader::newestFxRates>(property, before);
}

Result<std::vector<storage::SavedFxRate>> RemoteReader::fxRates(PropertyId property, int limit)
{
    return ask<&Reader::fxRates>(property, limit);
}

Result<std::vector<storage::ChannelSetup>> RemoteReader::channelSetups(PropertyId property)
{
    return ask<&Reader::channelSetups>(property);
}

Result<std::vector<booking::ChannelCellsRow>> RemoteReader::channelCells(PropertyId property,
                                                                         ChannelId channel)
{
    return ask<&Reader::channelCells>(property, channel);
}

Result<std::vector<booking::InboxRow>> RemoteReader::waitingMessages(PropertyId property)
{
    return ask<&Reader::waitingMessages>(property);
}

Result<std::vector<booking::InboxRow>> RemoteReader::messagesAbout(PropertyId property,
                                                                   ChannelId channel,
                                                                   const QString &reservation)
{
    return ask<&Reader::messagesAbout>(property, channel, reservation);
}

Result<std::optional<booking::ChannelReservationRow>> RemoteReader::channelReservation(
    PropertyId property, ChannelId channel, const QString &reservation)
{
    return ask<&Reader::channelReservation>(property, channel, reservation);
}

Result<std::vector<BookingId>> RemoteReader::bookingsOf(PropertyId property, ChannelId channel,
                                                        const QByteArray &digest)
{
    return ask<&Reader::bookingsOf>(property, channel, digest);
}

Result<std::vector<booking::ChannelMessageRow>> RemoteReader::channelMessages(
    const storage::ChannelMessageQuery &query, qint64 offset, qint64 limit)
{
    return ask<&Reader::channelMessages>(query, offset, limit);
}

Result<Instant> RemoteReader::lastUnanswered(PropertyId property, ChannelId channel)
{
    return ask<&Reader::lastUnanswered>(property, channel);
}

Result<std::vector<BookingId>> RemoteReader::untold(PropertyId property, ChannelId channel,
                                                    Night today)
{
    return ask<&Reader::untold>(property, channel, today);
}

Result<std::optional<booking::OutboxRow>> RemoteReader::outbox(PropertyId property,
                                                               ChannelId channel, BookingId booking)
{
    return ask<&Reader::outbox>(property, channel, booking);
}

Result<std::vector<booking::OutboxRow>> RemoteReader::outboxes(PropertyId property,
                                                               ChannelId channel)
{
    return ask<&Reader::outboxes>(property, channel);
}

Result<std::optional<BookingId>> RemoteReader::bookingNumbered(PropertyId property,
                                                               ChannelId channel,
                                                               const QString &number)
{
    return ask<&Reader::bookingNumbered>(property, channel, number);
}

Result<std::vector<booking::OutboxTokenRow>> RemoteReader::outboxTokens(PropertyId property,
                                                                        ChannelId channel)
{
    return ask<&Reader::outboxTokens>(property, channel);
}

Result<std::vector<booking::MessageTokenRow>> RemoteReader::messageTokens(PropertyId property,
                                                                          ChannelId channel)
{
    return ask<&Reader::messageTokens>(property, channel);
}

Result<std::vector<booking::SagaRow>> RemoteReader::sagasOf(PropertyId property, BookingId booking)
{
    return ask<&Reader::sagasOf>(property, booking);
}

Result<std::vector<booking::SagaRow>> RemoteReader::openSagas(PropertyId property)
{
    return ask<&Reader::openSagas>(property);
}

Result<std::optional<booking::Charge>> RemoteReader::chargeOf(PropertyId property,
                                                              BookingId booking)
{
    return ask<&Reader::chargeOf>(property, booking);
}

Result<storage::DuplicatePage> RemoteReader::duplicatePage(
    PropertyId property, const storage::DuplicateQuestion &question, qint64 offset, qint64 limit)
{
    return ask<&Reader::duplicatePage>(property, question, offset, limit);
}

Result<std::vector<storage::DuplicateFigure>> RemoteReader::duplicateFigures(PropertyId property,
                                                                             Instant from,
                                                                             Instant to)
{
    return ask<&Reader::duplicateFigures>(property, from, to);
}

Result<std::vector<booking::DuplicateRow>> RemoteReader::duplicates(
    PropertyId property, const storage::DuplicateQuestion &question)
{
    return ask<&Reader::duplicates>(property, question);
}

Result<std::optional<booking::DuplicateRow>> RemoteReader::duplicate(PropertyId property,
                                                                     dedup::CandidateId id)
{
    return ask<&Reader::duplicate>(property, id);
}

Result<std::vector<booking::TokenRow>> RemoteReader::tokens(PropertyId property)
{
    return ask<&Reader::tokens>(property);
}

Result<std::vector<booking::HotelSetupRow>> RemoteReader::hotelSetups(PropertyId property)
{
    return ask<&Reader::hotelSetups>(property);
}

Result<std::vector<booking::NoticeRow>> RemoteReader::notices(PropertyId property, bool onlyWaiting,
                                                              int most)
{
    return ask<&Reader::notices>(property, onlyWaiting, most);
}

Result<QString> RemoteReader::guestName(PropertyId property, BookingId id)
{
    return ask<&Reader::guestName>(property, id);
}

}  // namespace roomrack::remote

// SPDX-License-Identifier: GPL-3.0-or-later
// Reader of a connected desk: each query is sent to the server and waits while the connection is
// down. Used on the reading thread (engine/async_reader.h), never in the GUI thread.
#pragma once

#include "remote/desk_client.h"

namespace roomrack::remote {

class RemoteReader final : public storage::Reader {
public:
    explicit RemoteReader(std::shared_ptr<DeskClient> link) : link_(std::move(link)) {}

    Result<storage::BookingPage> bookings(const storage::BookingQuery &query, qint64 offset,
                                          qint64 limit) override;
    Result<storage::BookingRow> booking(PropertyId property, BookingId id) override;
    Result<storage::RoomPlan> roomPlan(PropertyId property, Stay nights) override;
    Result<std::vector<storage::BookingRow>> deskDay(PropertyId property, Night today) override;
    Result<std::vector<booking::Record>> bookingHistory(PropertyId property, BookingId id) override;
    Result<std::vector<booking::Record>> cellHistory(PropertyId property, RoomTypeId type,
                                                     Night night, int limit) override;
    Result<storage::UndoStack> undoStack(PropertyId property, std::optional<ActorId> actor,
                                         int limit) override;
    Result<booking::StepContent> step(PropertyId property, qint64 id) override;
    Result<std::optional<booking::Record>> lastSetting(PropertyId property,
                                                       const booking::CellRow &row, Night night,
                                                       qint64 since) override;
    Result<std::vector<storage::SettingStory>> settingStories(
        PropertyId property, const std::vector<booking::Record> &records, Night night) override;
    Result<std::vector<booking::Record>> recent(PropertyId property, int limit) override;
    Result<std::vector<booking::Record>> bookingRecords(PropertyId property, qint64 afterSeq,
                                                        int limit) override;
    Result<std::vector<storage::DayFigures>> figures(PropertyId property, Stay range) override;
    Result<std::vector<storage::ArrivalRow>> arrivals(PropertyId property, Night night) override;
    Result<booking::WalkRow> walk(PropertyId property, BookingId id) override;
    Result<std::vector<dedup::Candidate>> candidatesOf(PropertyId property,
                                                       BookingId booking) override;
    Result<std::vector<storage::ForeignBooking>> foreignBookings(PropertyId property) override;
    Result<storage::AuditPage> audit(const storage::AuditQuery &query, qint64 offset,
                                     qint64 limit) override;
    Result<storage::AuditRow> auditRow(PropertyId property, qint64 seq) override;
    Result<std::vector<booking::User>> users(PropertyId property) override;
    Result<std::vector<storage::SavedTemplate>> templates(PropertyId property) override;
    Result<std::vector<storage::SavedFxRate>> newestFxRates(PropertyId property,
                                                            qint64 before) override;
    Result<std::vector<storage::SavedFxRate>> fxRates(PropertyId property, int limit) override;
    Result<std::vector<storage::ChannelSetup>> channelSetups(PropertyId property) override;
    Result<std::vector<booking::ChannelCellsRow>> channelCells(PropertyId property,
                                                               ChannelId channel) override;
    Result<std::vector<booking::InboxRow>> waitingMessages(PropertyId property) override;
    Result<std::vector<booking::InboxRow>> messagesAbout(PropertyId property, ChannelId channel,
                                                         const QString &reservation) override;
    Result<std::optional<booking::ChannelReservationRow>> channelReservation(
        PropertyId property, ChannelId channel, const QString &reservation) override;
    Result<std::vector<BookingId>> bookingsOf(PropertyId property, ChannelId channel,
                                              const QByteArray &digest) override;
    Result<std::vector<booking::ChannelMessageRow>> channelMessages(
        const storage::ChannelMessageQuery &query, qint64 offset, qint64 limit) override;
    Result<Instant> lastUnanswered(PropertyId property, ChannelId channel) override;
    Result<std::vector<BookingId>> untold(PropertyId property, ChannelId channel,
                                          Night today) override;
    Result<std::optional<booking::OutboxRow>> outbox(PropertyId property, ChannelId channel,
                                                     BookingId booking) override;
    Result<std::vector<booking::OutboxRow>> outboxes(PropertyId property,
                                                     ChannelId channel) override;
    Result<std::optional<BookingId>> bookingNumbered(PropertyId property, ChannelId channel,
                                                     const QString &number) override;
    Result<std::vector<booking::OutboxTokenRow>> outboxTokens(PropertyId property,
                                                              ChannelId channel) override;
    Result<std::vector<booking::MessageTokenRow>> messageTokens(PropertyId property,
                                                                ChannelId channel) override;
    Result<std::vector<booking::SagaRow>> sagasOf(PropertyId property, BookingId booking) override;
    Result<std::vector<booking::SagaRow>> openSagas(PropertyId property) override;
    Result<std::optional<booking::Charge>> chargeOf(PropertyId property,
                                                    BookingId booking) override;
    Result<storage::DuplicatePage> duplicatePage(PropertyId property,
                                                 const storage::DuplicateQuestion &question,
                                                 qint64 offset, qint64 limit) override;
    Result<std::vector<storage::DuplicateFigure>> duplicateFigures(PropertyId property,
                                                                   Instant from,
                                                                   Instant to) override;
    Result<std::vector<booking::DuplicateRow>> duplicates(
        PropertyId property, const storage::DuplicateQuestion &question) override;
    Result<std::optional<booking::DuplicateRow>> duplicate(PropertyId property,
                                                           dedup::CandidateId id) override;
    Result<std::vector<booking::TokenRow>> tokens(PropertyId property) override;
    Result<std::vector<booking::HotelSetupRow>> hotelSetups(PropertyId property) override;
    Result<std::vector<booking::NoticeRow>> notices(PropertyId property, bool onlyWaiting,
                                                    int most) override;
    Result<QString> guestName(PropertyId property, BookingId id) override;

private:
    template <auto F, typename... A>
    auto ask(A &&...args);
    /// Rows with words in their displayed texts, which the server cannot make: all rows that match
    /// the filters are read, with the words that the server found, and searched here; later only
    /// the new ones.
    struct Search {
        std::shared_ptr<storage::AuditWords> shown;
        qint64 newest = 0;                    ///< last record that was searched
        std::vector<storage::AuditRow> rows;  ///< newest first
    };
    Result<void> search(const storage::AuditQuery &query);
    /// Searches the rows newer than `since`.
    Result<std::vector<storage::AuditRow>> searched(const storage::AuditQuery &query, qint64 since);
    std::shared_ptr<DeskClient> link_;
    Search search_;
};

}  // namespace roomrack::remote

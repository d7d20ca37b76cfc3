// SPDX-License-Identifier: GPL-3.0-or-later
// The SQL Reader of a file or a database: its own connection, in the thread that opened it.
#pragma once

#include "storage/reader.h"

namespace roomrack::storage {

class SqlReader final : public Reader {
public:
    struct Impl;
    explicit SqlReader(std::unique_ptr<Impl> impl);
    ~SqlReader() override;

    Result<BookingPage> bookings(const BookingQuery &query, qint64 offset, qint64 limit) override;
    Result<BookingRow> booking(PropertyId property, BookingId id) override;
    Result<RoomPlan> roomPlan(PropertyId property, Stay nights) override;
    Result<std::vector<BookingRow>> deskDay(PropertyId property, Night today) override;
    Result<std::vector<booking::Record>> bookingHistory(PropertyId property, BookingId id) override;
    Result<std::vector<booking::Record>> cellHistory(PropertyId property, RoomTypeId type,
                                                     Night night, int limit) override;
    Result<UndoStack> undoStack(PropertyId property, std::optional<ActorId> actor,
                                int limit) override;
    Result<booking::StepContent> step(PropertyId property, qint64 id) override;
    Result<std::optional<booking::Record>> lastSetting(PropertyId property,
                                                       const booking::CellRow &row, Night night,
                                                       qint64 since) override;
    Result<std::vector<SettingStory>> settingStories(PropertyId property,
                                                     const std::vector<booking::Record> &records,
                                                     Night night) override;
    Result<std::vector<booking::Record>> recent(PropertyId property, int limit) override;
    Result<std::vector<booking::Record>> bookingRecords(PropertyId property, qint64 afterSeq,
                                                        int limit) override;
    Result<std::vector<DayFigures>> figures(PropertyId property, Stay range) override;
    Result<std::vector<ArrivalRow>> arrivals(PropertyId property, Night night) override;
    Result<booking::WalkRow> walk(PropertyId property, BookingId id) override;
    Result<std::vector<dedup::Candidate>> candidatesOf(PropertyId property,
                                                       BookingId booking) override;
    Result<std::vector<ForeignBooking>> foreignBookings(PropertyId property) override;
    Result<AuditPage> audit(const AuditQuery &query, qint64 offset, qint64 limit) override;
    Result<AuditRow> auditRow(PropertyId property, qint64 seq) override;
    Result<std::vector<booking::User>> users(PropertyId property) override;
    Result<std::vector<SavedTemplate>> templates(PropertyId property) override;
    Result<std::vector<SavedFxRate>> newestFxRates(PropertyId property, qint64 before) override;
    Result<std::vector<SavedFxRate>> fxRates(PropertyId property, int limit) override;
    Result<std::vector<ChannelSetup>> channelSetups(PropertyId property) override;
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
        const ChannelMessageQuery &query, qint64 offset, qint64 limit) override;
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
    Result<std::optional<booking::Charge>> chargeOf(PropertyId property,
                                                    BookingId booking) override;
    Result<std::vector<booking::SagaRow>> openSagas(PropertyId property) override;
    Result<std::vector<booking::DuplicateRow>> duplicates(
        PropertyId property, const DuplicateQuestion &question) override;
    Result<DuplicatePage> duplicatePage(PropertyId property, const DuplicateQuestion &question,
                                        qint64 offset, qint64 limit) override;
    Result<std::vector<DuplicateFigure>> duplicateFigures(PropertyId property, Instant from,
                                                          Instant to) override;
    Result<std::optional<booking::DuplicateRow>> duplicate(PropertyId property,
                                                           dedup::CandidateId id) override;
    Result<std::vector<booking::TokenRow>> tokens(PropertyId property) override;
    Result<std::vector<booking::HotelSetupRow>> hotelSetups(PropertyId property) override;
    Result<std::vector<booking::NoticeRow>> notices(PropertyId property, bool onlyWaiting,
                                                    int most) override;
    Result<QString> guestName(PropertyId property, BookingId id) override;

private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::storage

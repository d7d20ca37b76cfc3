// SPDX-License-Identifier: GPL-3.0-or-later
// Queries on a property: bookings, history, figures. A Reader (storage/sql_reader.h implements it
// for a file or a database) lives in the thread that created it; engine/async_reader.h runs one on
// a thread of its own.
#pragma once

#include "booking/batch.h"
#include "booking/step.h"
#include "booking/user.h"
#include "core/error.h"
#include "storage/audit.h"
#include "storage/channel_reader.h"

#include <QtCore/QString>

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace roomrack::storage {

enum class BookingSort : quint8 {
    Number,
    Guest,
    CheckIn,
    CheckOut,
    Created,
    Total,
    Status,
    RoomType,
    Channel,
    Nights
};
constexpr BookingSort lastOf(BookingSort)
{
    return BookingSort::Nights;
}

struct BookingQuery {
    PropertyId property;
    QString search;  ///< number, guest, e-mail, reference; parts, any case
    std::vector<booking::BookingStatus> statuses;  ///< empty: all
    std::vector<RoomTypeId> roomTypes;             ///< empty: all
    std::vector<ChannelId> channels;               ///< empty: all
    std::optional<Stay> overlaps;                  ///< in house on any of these nights
    std::optional<Stay> arriving;                  ///< check-in within
    BookingSort sort = BookingSort::CheckIn;
    bool descending = false;
};

struct BookingRow {
    booking::Booking booking;
    booking::Guest guest;
    QStringList rooms;  ///< codes of assigned rooms
    qint64 fee = 0;     ///< cancellation or no-show fee, or walk cost; minor units
    std::optional<booking::Charge> charge{};  ///< in the guest's currency, if different
    QString reason{};  ///< of its cancellation or reinstatement, if that is its newest version
};

/// For the walk list.
struct ArrivalRow {
    BookingRow row;
    qint32 earlierStays = 0;
};

/// A booking from another system, and its status.
struct ForeignBooking {
    ChannelId channel;
    booking::ForeignKey key;
    BookingId booking;
    booking::BookingStatus status{};
    qint32 version = 1;
};

struct BookingPage {
    qint64 total = 0;  ///< rows that match the query
    qint64 offset = 0;
    std::vector<BookingRow> rows;
};

/// Room assignments for the room plan of some nights.
struct RoomPlan {
    struct Given {
        RoomId room;
        BookingId booking;  ///< none: the room is out of order
        Stay nights;
    };
    std::vector<BookingRow> bookings;  ///< sold on any of the nights; by number
    std::vector<Given> given;          ///< on those nights, by room and night
    /// By guests in house who have no other room tonight: from the end of their assignment to
    /// tonight. One night: due out today, or the stay goes on; more: overdue.
    std::vector<Given> occupied;
};

/// One night's figures, for reports and the figures strip. Source of the formulas: STR's industry
/// definitions; ADR counts only rooms that are occupied and paid for.
struct DayFigures {
    Night night;
    qint32 rooms = 0;     ///< physical - out of order
    qint32 occupied = 0;  ///< room-nights of bookings that count as sold
    qint32 paid = 0;      ///< of those, with a price above 0
    qint64 revenue = 0;   ///< minor units
    double occupancy() const { return rooms > 0 ? double(occupied) / rooms : 0; }
    double adr() const { return paid > 0 ? double(revenue) / paid : 0; }       ///< minor units
    double revPar() const { return rooms > 0 ? double(revenue) / rooms : 0; }  ///< minor units
};

/// Steps that can be undone and redone, newest first.
struct UndoStack {
    std::vector<booking::Step> undo;
    std::vector<booking::Step> redo;  ///< empty after a new step
};

/// The previous value of a setting on a night, and the text given when it was set.
struct SettingStory {
    std::optional<qint64> before;  ///< as in booking::valueOf(); none: not recorded
    booking::StepText text;
    bool isUndo = false;  ///< it undid an edit with that text
    bool isRedo = false;  ///< it redid one
};

/// A template of a bulk update, serialized by the window.
struct SavedTemplate {
    QString name;
    QString content;
    Instant at;  ///< when it was saved
    friend bool operator==(const SavedTemplate &, const SavedTemplate &) = default;
};

/// An exchange rate with its source.
struct SavedFxRate {
    pricing::FxRate rate;
    QString source;
    qint64 seq = 0;  ///< of one day the greatest applies
    Instant at;      ///< when it was saved
    friend bool operator==(const SavedFxRate &, const SavedFxRate &) = default;
};

/// Filter of the Duplicates page: found in [from, to), before number `before`.
struct DuplicateQuestion {
    Instant from{0}, to{std::numeric_limits<qint64>::max()};
    qint64 before = std::numeric_limits<qint64>::max();
    std::optional<dedup::Product> product;
    std::optional<booking::DuplicateOutcome> outcome;
    int most = 100;
};

struct DuplicatePage {
    qint64 total = 0;  ///< rows that match the filter
    std::vector<booking::DuplicateRow> rows;
};

/// Number of duplicates of one channel, kind, reason and outcome.
struct DuplicateFigure {
    ChannelId channel;
    dedup::Product product = dedup::Product::RoomBooking;
    dedup::Why why = dedup::Why::NothingFound;
    booking::DuplicateOutcome outcome = booking::DuplicateOutcome::NotDuplicate;
    qint64 rows = 0;
    qint64 times = 0;  ///< repeats, each counted
    qint64 saved = 0;  ///< minor units not charged twice
    friend bool operator==(const DuplicateFigure &, const DuplicateFigure &) = default;
};

class Reader {
public:
    Reader() = default;
    /// Opens a file or a database (storage/store.h describes the address).
    static Result<std::unique_ptr<Reader>> open(const QString &place);
    virtual ~Reader() = default;

    virtual Result<BookingPage> bookings(const BookingQuery &query, qint64 offset,
                                         qint64 limit) = 0;
    virtual Result<BookingRow> booking(PropertyId property, BookingId id) = 0;
    /// Bookings and assigned rooms of these nights.
    virtual Result<RoomPlan> roomPlan(PropertyId property, Stay nights) = 0;
    /// Front desk list of a business date: all guests due or in house, today's departures, and
    /// no-shows since yesterday. By number.
    virtual Result<std::vector<BookingRow>> deskDay(PropertyId property, Night today) = 0;
    /// All records of a booking (or its hold), oldest first.
    virtual Result<std::vector<booking::Record>> bookingHistory(PropertyId property,
                                                                BookingId id) = 0;
    /// All records that affect the room type's night, or its pool's, newest first.
    virtual Result<std::vector<booking::Record>> cellHistory(PropertyId property, RoomTypeId type,
                                                             Night night, int limit = 200) = 0;
    /// Steps to undo and redo; of one user, or of all.
    virtual Result<UndoStack> undoStack(PropertyId property, std::optional<ActorId> actor,
                                        int limit = 50) = 0;
    /// A step with the values from before it. NotFound: there is none; WrongState: it cannot be
    /// undone, and why.
    virtual Result<booking::StepContent> step(PropertyId property, qint64 id) = 0;
    /// The last record that set the cell of this row, if it is later than record `since`.
    virtual Result<std::optional<booking::Record>> lastSetting(PropertyId property,
                                                               const booking::CellRow &row,
                                                               Night night, qint64 since) = 0;
    /// One per record, in their order; records of other kinds have an empty one.
    virtual Result<std::vector<SettingStory>> settingStories(
        PropertyId property, const std::vector<booking::Record> &records, Night night) = 0;
    /// The last records, newest first.
    virtual Result<std::vector<booking::Record>> recent(PropertyId property, int limit) = 0;
    /// Records of bookings, without holds, after record `afterSeq`, oldest first: at most `limit`.
    /// Repeat with the last one's number until the result is empty.
    virtual Result<std::vector<booking::Record>> bookingRecords(PropertyId property,
                                                                qint64 afterSeq, int limit) = 0;
    /// One entry per night of the range, in order.
    virtual Result<std::vector<DayFigures>> figures(PropertyId property, Stay range) = 0;
    /// Arrivals of the night that have not checked in, and the number of the same guest's (by
    /// e-mail) earlier stays; ordered by number.
    virtual Result<std::vector<ArrivalRow>> arrivals(PropertyId property, Night night) = 0;
    /// The hotel that a walked guest was sent to; NotFound if the guest was not walked.
    virtual Result<booking::WalkRow> walk(PropertyId property, BookingId id) = 0;
    /// Candidates of a booking's requests (booking/candidate_rows.h), oldest first.
    virtual Result<std::vector<dedup::Candidate>> candidatesOf(PropertyId property,
                                                               BookingId booking) = 0;
    /// All bookings from other systems, in no particular order.
    virtual Result<std::vector<ForeignBooking>> foreignBookings(PropertyId property) = 0;
    /// All matching records, newest first. The first page of a query takes the longest; later pages
    /// use its stored result until the next write.
    virtual Result<AuditPage> audit(const AuditQuery &query, qint64 offset, qint64 limit) = 0;
    /// One of those rows; NotFound: there is no such record.
    virtual Result<AuditRow> auditRow(PropertyId property, qint64 seq) = 0;
    /// All users, active and former, by number.
    virtual Result<std::vector<booking::User>> users(PropertyId property) = 0;
    /// Sorted by name.
    virtual Result<std::vector<SavedTemplate>> templates(PropertyId property) = 0;
    /// For each pair of currencies the rate of the newest day, saved last; sorted by base and
    /// currency. Only rates saved before the record number `before`.
    virtual Result<std::vector<SavedFxRate>> newestFxRates(
        PropertyId property, qint64 before = std::numeric_limits<qint64>::max()) = 0;
    /// All rates, newest day first, and per day the one saved last first: at most `limit`.
    virtual Result<std::vector<SavedFxRate>> fxRates(PropertyId property, int limit) = 0;
    /// Settings of the property's channels; a channel without is not connected.
    virtual Result<std::vector<ChannelSetup>> channelSetups(PropertyId property) = 0;
    /// All stored chunks of a channel's board.
    virtual Result<std::vector<booking::ChannelCellsRow>> channelCells(PropertyId property,
                                                                       ChannelId channel) = 0;
    /// Messages that need review, oldest first.
    virtual Result<std::vector<booking::InboxRow>> waitingMessages(PropertyId property) = 0;
    /// All messages about a reservation, oldest first.
    virtual Result<std::vector<booking::InboxRow>> messagesAbout(PropertyId property,
                                                                 ChannelId channel,
                                                                 const QString &reservation) = 0;
    /// Its last known state; none: it never arrived, or its stay is over.
    virtual Result<std::optional<booking::ChannelReservationRow>> channelReservation(
        PropertyId property, ChannelId channel, const QString &reservation) = 0;
    /// Bookings with this foreign key, by occurrence.
    virtual Result<std::vector<BookingId>> bookingsOf(PropertyId property, ChannelId channel,
                                                      const QByteArray &digest) = 0;
    virtual Result<std::vector<booking::ChannelMessageRow>> channelMessages(
        const ChannelMessageQuery &query, qint64 offset, qint64 limit) = 0;
    /// Send time of the channel's last message without an answer; zero: there is none.
    virtual Result<Instant> lastUnanswered(PropertyId property, ChannelId channel) = 0;
    /// Open bookings, and those the other system has, whose current version was not confirmed by it
    /// (or is being sent); stays that ended before `today` are omitted.
    virtual Result<std::vector<BookingId>> untold(PropertyId property, ChannelId channel,
                                                  Night today) = 0;
    /// The version of a booking sent to a system; none: never sent.
    virtual Result<std::optional<booking::OutboxRow>> outbox(PropertyId property, ChannelId channel,
                                                             BookingId booking) = 0;
    /// The same for all bookings.
    virtual Result<std::vector<booking::OutboxRow>> outboxes(PropertyId property,
                                                             ChannelId channel) = 0;
    /// The booking for which a system returned this number of its own; none: there is none.
    virtual Result<std::optional<BookingId>> bookingNumbered(PropertyId property, ChannelId channel,
                                                             const QString &number) = 0;
    /// Tokens that may still exist in the other system's store.
    virtual Result<std::vector<booking::OutboxTokenRow>> outboxTokens(PropertyId property,
                                                                      ChannelId channel) = 0;
    /// Tokens of a channel's messages in our own store.
    virtual Result<std::vector<booking::MessageTokenRow>> messageTokens(PropertyId property,
                                                                        ChannelId channel) = 0;
    /// All payments of a booking, oldest first.
    virtual Result<std::vector<booking::SagaRow>> sagasOf(PropertyId property,
                                                          BookingId booking) = 0;
    /// A booking's charge in the guest's own currency; none: it is charged in the hotel's.
    virtual Result<std::optional<booking::Charge>> chargeOf(PropertyId property,
                                                            BookingId booking) = 0;
    /// Payments that are pending or need review, oldest first.
    virtual Result<std::vector<booking::SagaRow>> openSagas(PropertyId property) = 0;
    /// Duplicates that match, newest first.
    virtual Result<std::vector<booking::DuplicateRow>> duplicates(
        PropertyId property, const DuplicateQuestion &question) = 0;
    /// The same by pages: rows from `offset` on, at most `limit` (question.most is ignored).
    virtual Result<DuplicatePage> duplicatePage(PropertyId property,
                                                const DuplicateQuestion &question, qint64 offset,
                                                qint64 limit) = 0;
    /// Duplicates found in [from, to), counted.
    virtual Result<std::vector<DuplicateFigure>> duplicateFigures(PropertyId property, Instant from,
                                                                  Instant to) = 0;
    virtual Result<std::optional<booking::DuplicateRow>> duplicate(PropertyId property,
                                                                   dedup::CandidateId id) = 0;
    /// API tokens, active and revoked, by number.
    virtual Result<std::vector<booking::TokenRow>> tokens(PropertyId property) = 0;
    virtual Result<std::vector<booking::HotelSetupRow>> hotelSetups(PropertyId property) = 0;
    /// Mails to guests, newest first: at most `most`.
    virtual Result<std::vector<booking::NoticeRow>> notices(PropertyId property, bool onlyWaiting,
                                                            int most) = 0;
    /// Guest name, for activity lines.
    virtual Result<QString> guestName(PropertyId property, BookingId id) = 0;

private:
    Q_DISABLE_COPY(Reader)
};

}  // namespace roomrack::storage

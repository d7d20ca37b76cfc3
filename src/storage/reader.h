// SPDX-License-Identifier: GPL-3.0-or-later
// Questions to a hotel: bookings, history, figures. Whoever answers (storage/sql_reader.h a file or
// a database) lives in the thread that made it; engine/read_desk.h runs one on a thread of its own.
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
    QString search;  ///< number, guest name, e-mail or reference; parts, any case
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
    QStringList rooms;  ///< numbers given out
    qint64 fee = 0;     ///< what its end cost the guest, or the hotel if walked; minor units
    std::optional<booking::Charge> charge{};  ///< in the guest's currency, where that is another
};

/// For the walk list.
struct ArrivalRow {
    BookingRow row;
    qint32 earlierStays = 0;
};

/// A booking that came from outside, and how far it has come.
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

/// Who sleeps where: what a room plan of some nights shows.
struct RoomPlan {
    struct Given {
        RoomId room;
        BookingId booking;  ///< none: the room is out of order
        Stay nights;
    };
    std::vector<BookingRow> bookings;  ///< that count as sold, on any of the nights; by number
    std::vector<Given> given;          ///< on those nights, by room and night
};

/// One night's business, for reports and the figures strip. Source of the formulas: STR's
/// industry definitions; ADR is over rooms both occupied and paid for.
struct DayFigures {
    Night night;
    qint32 rooms = 0;     ///< physical - out of order
    qint32 occupied = 0;  ///< room-nights of bookings that count as sold
    qint32 paid = 0;      ///< of those, the ones with a price above 0
    qint64 revenue = 0;   ///< minor units
    double occupancy() const { return rooms > 0 ? double(occupied) / rooms : 0; }
    double adr() const { return paid > 0 ? double(revenue) / paid : 0; }       ///< minor units
    double revPar() const { return rooms > 0 ? double(revenue) / rooms : 0; }  ///< minor units
};

/// What can be taken back and put in force again, newest first.
struct UndoStack {
    std::vector<booking::Step> undo;
    std::vector<booking::Step> redo;  ///< empty once something new was done
};

/// What a setting's record found on a night, and what was said about it when it was set.
struct SettingStory {
    std::optional<qint64> before;  ///< as in booking::valueOf(); none: it was not kept
    booking::StepText text;
    bool isUndo = false;  ///< it took back an edit with that text
    bool isRedo = false;  ///< it put one in force again
};

/// A template of a bulk update, as the window wrote it.
struct SavedTemplate {
    QString name;
    QString content;
    Instant at;  ///< when it was saved
    friend bool operator==(const SavedTemplate &, const SavedTemplate &) = default;
};

/// A rate of exchange with where it came from.
struct SavedFxRate {
    pricing::FxRate rate;
    QString source;
    qint64 seq = 0;  ///< of one day the greatest counts
    Instant at;      ///< when it was saved
    friend bool operator==(const SavedFxRate &, const SavedFxRate &) = default;
};

/// Of the page Duplicates: found in [from, to), before number `before`.
struct DuplicateQuestion {
    Instant from{0}, to{std::numeric_limits<qint64>::max()};
    qint64 before = std::numeric_limits<qint64>::max();
    std::optional<dedup::Product> product;
    std::optional<booking::DuplicateOutcome> outcome;
    int most = 100;
};

struct DuplicatePage {
    qint64 total = 0;  ///< rows that match the question
    std::vector<booking::DuplicateRow> rows;
};

/// How often something came twice, of one channel, kind, reason and outcome.
struct DuplicateFigure {
    ChannelId channel;
    dedup::Product product = dedup::Product::RoomBooking;
    dedup::Why why = dedup::Why::NothingFound;
    booking::DuplicateOutcome outcome = booking::DuplicateOutcome::NotDuplicate;
    qint64 rows = 0;
    qint64 times = 0;  ///< repeats, each counted
    qint64 saved = 0;  ///< minor units that were not charged twice
    friend bool operator==(const DuplicateFigure &, const DuplicateFigure &) = default;
};

class Reader {
public:
    Reader() = default;
    /// Of a file, or of a database (storage/store.h says how it is named).
    static Result<std::unique_ptr<Reader>> open(const QString &place);
    virtual ~Reader() = default;

    virtual Result<BookingPage> bookings(const BookingQuery &query, qint64 offset,
                                         qint64 limit) = 0;
    virtual Result<BookingRow> booking(PropertyId property, BookingId id) = 0;
    /// Bookings and numbered rooms of these nights.
    virtual Result<RoomPlan> roomPlan(PropertyId property, Stay nights) = 0;
    /// What the front desk does on a business date: everybody due or in house, those who left
    /// today, and who did not come since yesterday. By number.
    virtual Result<std::vector<BookingRow>> deskDay(PropertyId property, Night today) = 0;
    /// Everything that happened to a booking (or its hold), oldest first.
    virtual Result<std::vector<booking::Record>> bookingHistory(PropertyId property,
                                                                BookingId id) = 0;
    /// Everything that touched the room type's night, or its pool's, newest first.
    virtual Result<std::vector<booking::Record>> cellHistory(PropertyId property, RoomTypeId type,
                                                             Night night, int limit = 200) = 0;
    /// Steps in force and steps undone; of one person, or of everybody.
    virtual Result<UndoStack> undoStack(PropertyId property, std::optional<ActorId> actor,
                                        int limit = 50) = 0;
    /// A step with the values from before it. NotFound: there is none; WrongState: what happened
    /// there cannot be taken back, and why.
    virtual Result<booking::StepContent> step(PropertyId property, qint64 id) = 0;
    /// The last record that set the cell of this row, if that was after record `since`.
    virtual Result<std::optional<booking::Record>> lastSetting(PropertyId property,
                                                               const booking::CellRow &row,
                                                               Night night, qint64 since) = 0;
    /// One for each record, in their order; records of other kinds have an empty one.
    virtual Result<std::vector<SettingStory>> settingStories(
        PropertyId property, const std::vector<booking::Record> &records, Night night) = 0;
    /// The last records, newest first.
    virtual Result<std::vector<booking::Record>> recent(PropertyId property, int limit) = 0;
    /// What happened to bookings, holds aside, after record `afterSeq`, oldest first: at most
    /// `limit` records. Ask again with the last one's number until nothing comes.
    virtual Result<std::vector<booking::Record>> bookingRecords(PropertyId property,
                                                                qint64 afterSeq, int limit) = 0;
    /// One entry a night of the range, in order.
    virtual Result<std::vector<DayFigures>> figures(PropertyId property, Stay range) = 0;
    /// Who arrives on the night and has not come yet, and how often the same guest (by e-mail) has
    /// stayed here before; in the order of their numbers.
    virtual Result<std::vector<ArrivalRow>> arrivals(PropertyId property, Night night) = 0;
    /// Where a walked guest went; NotFound for one who was not walked.
    virtual Result<booking::WalkRow> walk(PropertyId property, BookingId id) = 0;
    /// What the requests for a booking left (booking/candidate_rows.h), oldest first.
    virtual Result<std::vector<dedup::Candidate>> candidatesOf(PropertyId property,
                                                               BookingId booking) = 0;
    /// All bookings that came from outside, in no particular order.
    virtual Result<std::vector<ForeignBooking>> foreignBookings(PropertyId property) = 0;
    /// Everything that was recorded and matches, newest first. The first page of a query takes the
    /// longest; those after it are looked up, as long as nobody writes.
    virtual Result<AuditPage> audit(const AuditQuery &query, qint64 offset, qint64 limit) = 0;
    /// One of those rows; NotFound: there is no such record.
    virtual Result<AuditRow> auditRow(PropertyId property, qint64 seq) = 0;
    /// Everybody who may sign in at the desk, or could once, by number.
    virtual Result<std::vector<booking::User>> users(PropertyId property) = 0;
    /// By name.
    virtual Result<std::vector<SavedTemplate>> templates(PropertyId property) = 0;
    /// Of each pair of currencies the one of the newest day, saved last; by base and currency. Of
    /// those that were saved before the record number `before`.
    virtual Result<std::vector<SavedFxRate>> newestFxRates(
        PropertyId property, qint64 before = std::numeric_limits<qint64>::max()) = 0;
    /// All of them, newest day first, and of a day the one saved last first: at most `limit`.
    virtual Result<std::vector<SavedFxRate>> fxRates(PropertyId property, int limit) = 0;
    /// What is agreed with the hotel's channels; those without are not linked.
    virtual Result<std::vector<ChannelSetup>> channelSetups(PropertyId property) = 0;
    /// Every stored chunk of a channel's board.
    virtual Result<std::vector<booking::ChannelCellsRow>> channelCells(PropertyId property,
                                                                       ChannelId channel) = 0;
    /// Messages that wait for a person, oldest first.
    virtual Result<std::vector<booking::InboxRow>> waitingMessages(PropertyId property) = 0;
    /// All that came about a reservation, oldest first.
    virtual Result<std::vector<booking::InboxRow>> messagesAbout(PropertyId property,
                                                                 ChannelId channel,
                                                                 const QString &reservation) = 0;
    /// How far it is known; none: it never came, or its stay is over.
    virtual Result<std::optional<booking::ChannelReservationRow>> channelReservation(
        PropertyId property, ChannelId channel, const QString &reservation) = 0;
    /// Bookings that have this foreign key, by occurrence.
    virtual Result<std::vector<BookingId>> bookingsOf(PropertyId property, ChannelId channel,
                                                      const QByteArray &digest) = 0;
    virtual Result<std::vector<booking::ChannelMessageRow>> channelMessages(
        const ChannelMessageQuery &query, qint64 offset, qint64 limit) = 0;
    /// When the last message left on the channel's wire that was never answered; zero: there is
    /// none.
    virtual Result<Instant> lastUnanswered(PropertyId property, ChannelId channel) = 0;
    /// Bookings that are not over, or that the other system knows, in a version it was not told of
    /// (or what it was told is on its way); stays that ended before `today` are left alone.
    virtual Result<std::vector<BookingId>> untold(PropertyId property, ChannelId channel,
                                                  Night today) = 0;
    /// How far a system was told of a booking; none: it never was.
    virtual Result<std::optional<booking::OutboxRow>> outbox(PropertyId property, ChannelId channel,
                                                             BookingId booking) = 0;
    /// The same of all bookings.
    virtual Result<std::vector<booking::OutboxRow>> outboxes(PropertyId property,
                                                             ChannelId channel) = 0;
    /// The booking that a system gave this number of its own; none: it gave it to nobody.
    virtual Result<std::optional<BookingId>> bookingNumbered(PropertyId property, ChannelId channel,
                                                             const QString &number) = 0;
    /// Tokens that may still exist in its store.
    virtual Result<std::vector<booking::OutboxTokenRow>> outboxTokens(PropertyId property,
                                                                      ChannelId channel) = 0;
    /// Tokens of a channel's messages that are in our own store.
    virtual Result<std::vector<booking::MessageTokenRow>> messageTokens(PropertyId property,
                                                                        ChannelId channel) = 0;
    /// All payments of a booking, oldest first.
    virtual Result<std::vector<booking::SagaRow>> sagasOf(PropertyId property,
                                                          BookingId booking) = 0;
    /// What a booking is charged in the guest's own currency; none: in the hotel's.
    virtual Result<std::optional<booking::Charge>> chargeOf(PropertyId property,
                                                            BookingId booking) = 0;
    /// Those that are not over, or need a person, oldest first.
    virtual Result<std::vector<booking::SagaRow>> openSagas(PropertyId property) = 0;
    /// What came twice and matches, newest first.
    virtual Result<std::vector<booking::DuplicateRow>> duplicates(
        PropertyId property, const DuplicateQuestion &question) = 0;
    /// The same by pages: rows from `offset` on, at most `limit` (question.most is not looked at).
    virtual Result<DuplicatePage> duplicatePage(PropertyId property,
                                                const DuplicateQuestion &question, qint64 offset,
                                                qint64 limit) = 0;
    /// What was found in [from, to), counted.
    virtual Result<std::vector<DuplicateFigure>> duplicateFigures(PropertyId property, Instant from,
                                                                  Instant to) = 0;
    virtual Result<std::optional<booking::DuplicateRow>> duplicate(PropertyId property,
                                                                   dedup::CandidateId id) = 0;
    /// Who may come through the door, or could once, by number.
    virtual Result<std::vector<booking::TokenRow>> tokens(PropertyId property) = 0;
    virtual Result<std::vector<booking::HotelSetupRow>> hotelSetups(PropertyId property) = 0;
    /// Mails to guests, newest first: at most so many.
    virtual Result<std::vector<booking::NoticeRow>> notices(PropertyId property, bool onlyWaiting,
                                                            int most) = 0;
    /// Guest names for activity lines.
    virtual Result<QString> guestName(PropertyId property, BookingId id) = 0;

private:
    Q_DISABLE_COPY(Reader)
};

}  // namespace roomrack::storage

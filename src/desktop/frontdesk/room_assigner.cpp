// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/room_assigner.h"

#include "desktop/widgets/ask_dialog.h"
#include "desktop/words/stay_words.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

RoomAssigner::RoomAssigner(HotelSession &session, PageActions &actions, const PlanModel &model,
                           QWidget *window)
    : QObject(window), session_(session), actions_(actions), model_(model), window_(window)
{}

void RoomAssigner::send(const booking::Command &command, const QString &done,
                        std::function<void(const Error &)> refused, Tone tone)
{
    session_.submit(command, this,
                    [this, done, refused, tone](const Result<booking::Answer> &answer) {
                        emit answered(answer.has_value());
                        if (answer) {
                            show(tone, done);
                        } else if (refused) {
                            refused(answer.error());
                        } else if (actions_.notify) {
                            actions_.notify(Notice::error(answer.error()));
                        }
                    });
}

void RoomAssigner::show(Tone tone, const QString &text)
{
    Notice notice = tone == Tone::Good ? Notice::good(text) : Notice();
    notice.tone = tone;
    notice.text = text;
    if (actions_.notify) actions_.notify(notice);
}

booking::AssignRooms RoomAssigner::assignment(std::vector<booking::RoomMove> moves) const
{
    return {session_.desk(), std::move(moves)};
}

QString RoomAssigner::assignedText(BookingId booking, const QString &room)
{
    return tr("Booking %1 assigned to room %2.").arg(bookingNumber(booking), room);
}

void RoomAssigner::move(const PlanBar &bar, RoomId room)
{
    const PlanBoard &board = model_.board();
    QString done = tr("Booking %1 unassigned.").arg(bookingNumber(bar.booking));
    if (room && bar.room)
        done = tr("Booking %1 moved from room %2 to room %3.")
                   .arg(bookingNumber(bar.booking), board.roomNumber(bar.room),
                        board.roomNumber(room));
    else if (room)
        done = assignedText(bar.booking, board.roomNumber(room));
    const bool outOfService = room && board.fit(bar, room) == PlanFit::OutOfService;
    if (outOfService) done += QLatin1Char(' ') + tr("The room is out of service.");
    send(
        assignment({{bar.booking, bar.room, room, board.nightsToMove(bar)}}), done,
        [this, bar, room](const Error &error) { offerSwap(bar, room, error); },
        outOfService ? Tone::Warn : Tone::Good);
}

/// If another stay has the room, offers to swap the rooms of both.
void RoomAssigner::offerSwap(const PlanBar &bar, RoomId room, const Error &error)
{
    Notice notice = Notice::error(error);
    const PlanBoard &board = model_.board();
    const Stay nights = board.nightsToMove(bar);
    std::vector<PlanBar> there;
    const int row = board.rowOf(room);
    if (row >= 0 && bar.room && error.code == ErrorCode::SoldOut) {
        for (const PlanBar &other : board.rows()[size_t(row)].bars) {
            if (other.nights.overlaps(nights)) there.push_back(other);
        }
    }
    if (there.size() == 1) {
        const PlanBar other = there.front();
        const auto swap = assignment({{bar.booking, bar.room, room, nights},
                                      {other.booking, room, bar.room, board.nightsToMove(other)}});
        notice.actionText = tr("Swap rooms");
        notice.action = [this, swap] { send(swap, tr("Rooms swapped.")); };
    }
    if (actions_.notify) actions_.notify(notice);
}

void RoomAssigner::assignAll()
{
    PlanBoard trial = model_.board();
    std::vector<PlanBar> waiting = trial.waiting();
    // In order of arrival: a pool with enough rooms then has one for each stay.
    std::stable_sort(waiting.begin(), waiting.end(), [](const PlanBar &a, const PlanBar &b) {
        return a.nights.checkIn() < b.nights.checkIn();
    });
    std::vector<booking::RoomMove> moves;
    int left = 0, inHouse = 0;
    for (const PlanBar &bar : waiting) {
        // A room out of service is assigned only to a stay that a user chooses, and a guest in
        // house is moved only by a user.
        const RoomId best = bar.moves ? RoomId{} : trial.bestRoom(bar);
        const RoomId room = trial.fit(bar, best) == PlanFit::OutOfService ? RoomId{} : best;
        left += room ? 0 : 1;
        inHouse += bar.moves ? 1 : 0;
        if (!room) continue;
        trial.reserve(bar, room);
        moves.push_back({bar.booking, {}, room, trial.nightsToMove(bar)});
    }
    const QString rest =
        left > 0 ? QLatin1Char(' ') + tr("%n stay(s) still unassigned.", nullptr, left) : QString();
    if (moves.empty() && inHouse == left)
        return show(Tone::Warn,
                    tr("%n stay(s) not assigned: guests in house are moved only by you.", nullptr,
                       inHouse));
    if (moves.empty())
        return show(Tone::Warn, tr("No single room is available for any of the unassigned stays."));
    const booking::RoomMove &first = moves.front();
    const QString done = moves.size() == 1
                             ? assignedText(first.booking, trial.roomNumber(first.to))
                             : tr("Rooms assigned to %n stay(s).", nullptr, int(moves.size()));
    send(assignment(std::move(moves)), done + rest);
}

void RoomAssigner::split(const PlanBar &bar)
{
    const std::vector<PlanPart> parts = model_.board().split(bar);
    if (parts.empty()) {
        show(Tone::Warn, tr("The stay cannot be split: on at least one night no room of this "
                            "type is available."));
        return;
    }
    QStringList lines, rooms;
    std::vector<booking::RoomMove> moves;
    for (const PlanPart &part : parts) {
        const QString dates = stayDates(part.nights, QLocale());
        const QString room = model_.board().roomNumber(part.room);
        if (!rooms.contains(room)) rooms << room;
        lines << (part.outOfService ? tr("Room %1 (out of service): %2").arg(room, dates)
                                    : tr("Room %1: %2").arg(room, dates));
        moves.push_back({bar.booking, {}, part.room, part.nights});
    }
    auto *ask = new AskDialog({tr("Split stay of %1?").arg(bookingNumber(bar.booking)),
                               tr("No single room is available for the whole stay.")
                                   + QLatin1Char('\n') + lines.join(QLatin1Char('\n')),
                               tr("&Split stay"), tr("&Cancel")},
                              window_);
    const QString done = tr("Booking %1 assigned to rooms %2.")
                             .arg(bookingNumber(bar.booking), rooms.join(QStringLiteral(", ")));
    connect(ask, &QDialog::accepted, this, [this, moves, done] { send(assignment(moves), done); });
    ask->open();
}

void RoomAssigner::toggleOutOfOrder(RoomId room, Stay nights)
{
    const int row = model_.board().rowOf(room);
    if (row < 0) return;
    const PlanRow &at = model_.board().rows()[size_t(row)];
    booking::SetRoomOutOfOrder c{session_.desk(), {room}, nights, true};
    for (const Stay &out : at.outOfOrder) {
        if (!out.contains(nights.checkIn())) continue;
        const Night from = std::max(out.checkIn(), session_.businessDate());
        c.nights = Stay(from, out.checkOut() - from);
        c.out = false;
    }
    const QString where = tr("%1, %2").arg(at.title, nightsText(c.nights.nights()));
    send(c, c.out ? tr("Out of order: room %1").arg(where)
                  : tr("Back in service: room %1").arg(where));
}

}  // namespace roomrack::desktop

#include "moc_room_assigner.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// How SQL answers each question, in the session's thread.
#pragma once

#include "storage/read_session.h"

namespace roomrack::storage {

Result<Bookings::Answer> answer(ReadSession &session, const Bookings &question);
Result<OneBooking::Answer> answer(ReadSession &session, const OneBooking &question);
Result<RoomPlanOf::Answer> answer(ReadSession &session, const RoomPlanOf &question);
Result<TakenRooms::Answer> answer(ReadSession &session, const TakenRooms &question);
Result<MovementsOf::Answer> answer(ReadSession &session, const MovementsOf &question);
Result<DeskDay::Answer> answer(ReadSession &session, const DeskDay &question);
Result<BookingHistory::Answer> answer(ReadSession &session, const BookingHistory &question);
Result<BookingRecords::Answer> answer(ReadSession &session, const BookingRecords &question);
Result<NightFigures::Answer> answer(ReadSession &session, const NightFigures &question);
Result<FiguresBySegment::Answer> answer(ReadSession &session, const FiguresBySegment &question);
Result<Arrivals::Answer> answer(ReadSession &session, const Arrivals &question);
Result<WalkOf::Answer> answer(ReadSession &session, const WalkOf &question);
Result<GuestName::Answer> answer(ReadSession &session, const GuestName &question);
Result<ForeignBookings::Answer> answer(ReadSession &session, const ForeignBookings &question);
Result<CellHistory::Answer> answer(ReadSession &session, const CellHistory &question);
Result<UndoSteps::Answer> answer(ReadSession &session, const UndoSteps &question);
Result<StepOf::Answer> answer(ReadSession &session, const StepOf &question);
Result<LastSetting::Answer> answer(ReadSession &session, const LastSetting &question);
Result<SettingStories::Answer> answer(ReadSession &session, const SettingStories &question);
Result<RecentRecords::Answer> answer(ReadSession &session, const RecentRecords &question);
Result<AuditTrail::Answer> answer(ReadSession &session, const AuditTrail &question);
Result<AuditRecord::Answer> answer(ReadSession &session, const AuditRecord &question);
Result<Users::Answer> answer(ReadSession &session, const Users &question);
Result<Templates::Answer> answer(ReadSession &session, const Templates &question);
Result<NewestFxRates::Answer> answer(ReadSession &session, const NewestFxRates &question);
Result<FxRates::Answer> answer(ReadSession &session, const FxRates &question);
Result<Tokens::Answer> answer(ReadSession &session, const Tokens &question);
Result<HotelSetups::Answer> answer(ReadSession &session, const HotelSetups &question);
Result<ChannelSetups::Answer> answer(ReadSession &session, const ChannelSetups &question);
Result<ChannelCells::Answer> answer(ReadSession &session, const ChannelCells &question);
Result<WaitingMessages::Answer> answer(ReadSession &session, const WaitingMessages &question);
Result<MessagesAbout::Answer> answer(ReadSession &session, const MessagesAbout &question);
Result<ChannelReservation::Answer> answer(ReadSession &session, const ChannelReservation &question);
Result<BookingsOf::Answer> answer(ReadSession &session, const BookingsOf &question);
Result<ChannelMessages::Answer> answer(ReadSession &session, const ChannelMessages &question);
Result<LastUnanswered::Answer> answer(ReadSession &session, const LastUnanswered &question);
Result<Untold::Answer> answer(ReadSession &session, const Untold &question);
Result<OutboxOf::Answer> answer(ReadSession &session, const OutboxOf &question);
Result<Outboxes::Answer> answer(ReadSession &session, const Outboxes &question);
Result<BookingNumbered::Answer> answer(ReadSession &session, const BookingNumbered &question);
Result<OutboxTokens::Answer> answer(ReadSession &session, const OutboxTokens &question);
Result<MessageTokens::Answer> answer(ReadSession &session, const MessageTokens &question);
Result<CandidatesOf::Answer> answer(ReadSession &session, const CandidatesOf &question);
Result<CandidatesEnded::Answer> answer(ReadSession &session, const CandidatesEnded &question);
Result<SagasOf::Answer> answer(ReadSession &session, const SagasOf &question);
Result<OpenSagas::Answer> answer(ReadSession &session, const OpenSagas &question);
Result<ChargeOf::Answer> answer(ReadSession &session, const ChargeOf &question);
Result<Duplicates::Answer> answer(ReadSession &session, const Duplicates &question);
Result<DuplicateRows::Answer> answer(ReadSession &session, const DuplicateRows &question);
Result<DuplicateFigures::Answer> answer(ReadSession &session, const DuplicateFigures &question);
Result<OneDuplicate::Answer> answer(ReadSession &session, const OneDuplicate &question);
Result<Notices::Answer> answer(ReadSession &session, const Notices &question);

/// Reads BookingRow::roomsNow of the rows.
Result<void> addRoomsNow(ReadSession &session, PropertyId property, std::vector<BookingRow> &rows);

}  // namespace roomrack::storage

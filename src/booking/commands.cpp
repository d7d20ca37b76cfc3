// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/commands.h"

namespace roomrack::booking {

template <typename C>
requires(isKindOf<C>(static_cast<const CommandKinds *>(nullptr))) Command::Command(C command)
    : CommandKinds(std::in_place_type<C>, std::move(command))
{}

Command::Command(const Command &other) = default;
Command::Command(Command &&other) noexcept = default;
Command &Command::operator=(const Command &other) = default;
Command &Command::operator=(Command &&other) noexcept = default;
Command::~Command() = default;

template Command::Command(TakeHold);
template Command::Command(TakeCheapest);
template Command::Command(ExtendHold);
template Command::Command(ReleaseHold);
template Command::Command(ConfirmHold);
template Command::Command(HoldAndConfirm);
template Command::Command(RecordReservation);
template Command::Command(ChangeBooking);
template Command::Command(CancelBooking);
template Command::Command(CheckIn);
template Command::Command(CheckOut);
template Command::Command(MarkNoShow);
template Command::Command(WalkBooking);
template Command::Command(AssignRooms);
template Command::Command(SetRoomOutOfOrder);
template Command::Command(EditBlock);
template Command::Command(UndoStep);
template Command::Command(SetPolicy);
template Command::Command(CloseDay);
template Command::Command(MoveBusinessDate);
template Command::Command(SaveUser);
template Command::Command(NoteSignIn);
template Command::Command(SaveTemplate);
template Command::Command(SaveFxRates);
template Command::Command(SaveChannelSetup);
template Command::Command(RequestBooking);
template Command::Command(AdvanceSaga);
template Command::Command(DecideDuplicate);
template Command::Command(SaveToken);
template Command::Command(SaveHotelSetup);
template Command::Command(NoteRequests);
template Command::Command(ReinstateBooking);
template Command::Command(SetHousekeeping);
template Command::Command(EditDescription);
template Command::Command(EraseGuests);

EditCells::operator EditBlock() const
{
    EditBlock block{caller, {}, seen, text};
    for (const NightRange &range : ranges) {
        if (field == CellField::OutOfOrder) {
            for (const PoolId id : pools)
                block.cells.push_back({{field, {}, id, {}, 0, {}}, range, {value}});
        } else {
            for (const RoomTypeId id : roomTypes)
                block.cells.push_back({{field, id, {}, plan, guests, channel}, range, {value}});
        }
    }
    return block;
}

}  // namespace roomrack::booking

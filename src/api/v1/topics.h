// SPDX-License-Identifier: GPL-3.0-or-later
// Handlers of the routes of /v1, one file per topic. Each is called in the API server's thread with
// an admitted request and answers it exactly once, immediately or later.
#pragma once

#include "api/v1/router.h"

namespace roomrack::api::v1 {

// availability.cpp
void serveAvailability(Api &api, const Call &call);
// inventory.cpp
void serveInventory(Api &api, const Call &call);
// description.cpp
void serveDescription(Api &api, const Call &call);
void serveEditDescription(Api &api, const Call &call);
void serveDescriptionFile(Api &api, const Call &call);
void serveDescriptionPreview(Api &api, const Call &call);
void serveRoomEdit(Api &api, const Call &call);
void serveRoomTypeEdit(Api &api, const Call &call);
void serveRatePlanEdit(Api &api, const Call &call);
// housekeeping.cpp
void serveHousekeeping(Api &api, const Call &call);
void serveSetHousekeeping(Api &api, const Call &call);
// rooms.cpp
void serveRooms(Api &api, const Call &call);
// soft_block_list.cpp
void serveSoftBlocks(Api &api, const Call &call);
void serveOneSoftBlock(Api &api, const Call &call);
// soft_blocks.cpp
void serveSoftBlock(Api &api, const Call &call);
void serveHeartbeat(Api &api, const Call &call);
void serveRelease(Api &api, const Call &call);
// bookings.cpp
void serveBooking(Api &api, const Call &call);
void serveConfirm(Api &api, const Call &call);
void serveBook(Api &api, const Call &call);
void serveChange(Api &api, const Call &call);
void serveCancel(Api &api, const Call &call);
void serveReinstate(Api &api, const Call &call);
// duplicates.cpp
void serveDuplicates(Api &api, const Call &call);
void serveDecision(Api &api, const Call &call);
void serveGuestAnswer(Api &api, const Call &call);
// events.cpp: for requests without the WebSocket upgrade
void serveEvents(Api &api, const Call &call);

}  // namespace roomrack::api::v1

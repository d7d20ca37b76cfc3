# SPDX-License-Identifier: GPL-3.0-or-later
"""Names in code say what a thing is or does, in the terms of the field: identifiers that were
replaced do not come back, nor do kinds of names that say nothing."""

import re
import unittest

from sources import ROOT, code_only, cpp_files, name, without_directives

# What was renamed, beside what it became.
REPLACED = """
AskingPtr GuestProbePtr|BookAtDesk HoldAndConfirm|BookingWish BookingInput|BulkWish BulkRequest
ChannelDesk ChannelController|ControlDoor ControlApi|CutLine CutConnection
DeskActions PageActions|DeskLine DeskConnection|DeskLink DeskClient|DeskWish PlannedBooking
DirectDesk DirectRequestService|DoorCard ApiServerCard|DoorChannel ServedChannel
DoorHotel ServedProperty|DoorOptions ApiServerOptions|DoorSettings ApiServerSettings
DoorState ApiServerState|DraftDesk DraftServices|EngineLine EngineAccess
EventLoopWorld EventLoopScheduler|FeedWish FeedPosition|FillWish FillRequest
FrontOffice PropertyService|FxDesk ExchangeRates|GatewayManners GatewayBehavior
GridWish GridRequest|HotelWorld HotelSimulation|HouseContext PmsContext|HouseDeed PmsAction
HouseHabits PmsHabits|HouseLife PmsActivity|HouseMessage PmsMessage|HouseNight PropertyNight
HousePlan PmsRecordPlan|HousePlanner PmsRecordPlanner|HouseReception PmsReception
HouseRoom PmsRoom|LineNotice ConnectionNotice|LineState ServerConnectionState
LinkState ConnectionState|LinkStatus ConnectionStatus|Lodger InHouseGuest|OutOfStep PendingUpdates
PmsDesk PmsConnections|PmsGear PmsEquipment|PmsLine PmsConnection|ReadDesk AsyncReader
RemoteOffice RemotePropertyService|RequestDesk RequestService|SagaWorld SagaSimulation
ServerDesk ServerConnector|SimWorld Simulation|SimulatorDesk SimulatorControl|Tongue LanguageScope
Twin DuplicateMatch|TwinDialog DuplicateMatchDialog|Understands SupportedRestrictions
UndoDesk UndoController|UserDesk UserMenu|VirtualWorld VirtualScheduler|Wave CommitBatch
WindowDoor WindowApiServer|World Scheduler
commitWave commitOpenBatch|doorHotel servedProperty|finishWave finishSentBatch
listenToTongues installLanguageScopes|understands supportedRestrictions|goOn nextStep
""".strip().replace("\n", "|").split("|")
BANNED = {old: new for old, new in (pair.split() for pair in REPLACED)}

# A type is not a place, a thing of daily life or a feeling.
VAGUE_TYPE = re.compile(r"\b(?:class|struct|enum|enum class|union)\s+"
                        r"((?!Test)\w*(?:Asking|Deed|Desk|Door|Lodger|Office|Tongue|Wave|Wish"
                        r"|World))\b")
# Who acts is a guest, a user, a clerk, a channel or a caller.
VAGUE_ACTOR = re.compile(r"(?:[Ww]hoever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody)")


def code(path):
    return without_directives(code_only(path.read_text()))


def words(path):
    return set(re.findall(r"\b[A-Za-z_]\w*", code(path)))


class Names(unittest.TestCase):
    def test_replaced_names_do_not_come_back(self):
        found = [f"{name(path)}: {word} (now {BANNED[word]})" for path in cpp_files()
                 for word in sorted(words(path) & BANNED.keys())]
        self.assertEqual(found, [])

    def test_types_are_named_for_what_they_are(self):
        found = [f"{name(path)}: {word}" for path in cpp_files()
                 for word in VAGUE_TYPE.findall(code(path))]
        self.assertEqual(found, [])

    def test_names_say_who_acts(self):
        found = [f"{name(path)}: {word}" for path in cpp_files()
                 for word in sorted(words(path)) if VAGUE_ACTOR.search(word)]
        self.assertEqual(found, [])

    def test_files_are_not_named_parts(self):
        found = [name(path) for folder in ("src", "tests")
                 for path in sorted((ROOT / folder).rglob("*.h"))
                 if re.fullmatch(r"(?:.*_)?(?:parts|helpers|utils?)\.h", path.name)]
        self.assertEqual(found, [])

    def test_kinds_of_names_are_recognised(self):
        self.assertEqual(VAGUE_TYPE.findall("class ReadDesk final {"), ["ReadDesk"])
        self.assertEqual(VAGUE_TYPE.findall("enum class DeskTime {"), [])
        self.assertTrue(VAGUE_ACTOR.search("whatNobodyHears"))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of hotels, integrators and engineers: terms that were replaced do not come back on the
screen, in the manual, in the API's descriptions or in comments."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

from sources import ROOT, cpp_files, name

# Labels that said it in a language of our own. Compared with a whole text, without mnemonic, state
# sign and final punctuation: inside a sentence many of these words are fine.
LABELS = """
A made-up hotel|A new day|A rate plan in all room types|A walk costs|Added to what is free|Adviser
Agreed price|All that asked|Amounts also in|Answers go to|Arrivals that did not come
Back to default|Because of|Begin with|Behind|Booked, and expected to come|Budget|Budget left
By itself at|Called by the name|Central store|Central store of duplicates
Channels may push, and monitors ask|Cheapest that fits|Close everything there|Close the day
Closed: channels are only asked|Codes|Comes|Critical fractile|Currency of its prices|Days ahead
Departures overdue, still in house|Desk|Door for channels|Down|Entries in a message|Fees together
Fetch reservations every (s)|Figures want|Gather changes for (s)|Gathering|Give a room|Give again
Give it back|Give rooms to all|Given back|Guests may move to another pool|Hardly two guests
Hold and go on|Holds live for|House|How it stands|In step|It knows message tokens|It pushes to
It understands|Its code of the hotel|Its key|Keep what is here|Kept in|Left out|Let back in|Let go
Let it be paid when booked|Link a channel|Listens at|Live holds|Longest stay|Look like the system
Mail to guests|Make a hotel|Make one|Make the hotel|May sign in|Messages about rooms a minute
Messages may name weekdays|Money won|More guests than rooms|Narrower|Next part of the window
Nights ahead|Not linked|Not possible|Not yet|Nothing came twice|On its way|Once more|Only trouble
Only what is physically free|Opened before|Out of step|Own limit|Pace|Paid at the hotel
Paid when booked|Password sealed|Payment needs a person|Physical rooms
Prices and restrictions apart|Put aside|Refuses bookings|Refuses nights|Replay on our past
Reservations waiting for you|Role now|Room given|Rooms for sale|Rooms it may have sold a night
Sale open again|Sale stopped|Same answer|Save the change|Seal with it|Sells rooms of|Send again
Settings unreadable|Settled by a person|Shortest stay|Should show|Show earlier ones|Shows at most
Sign-in refused|Since then|Sold ahead|Sold beyond|Swap the two|Take back|The adviser's
The channel's code|The message as it came|The working|This booking is over|This window|To be sent
Told of bookings at|Try now|Type over the selection|Unlink|What a clerk may|What it shows
What it would have done|What the channel says|What to do|What was answered|What was said
What was seen|What would change|Who is at the desk?|Whom to walk|Why it waits|Wider|Without a room
Won|Write to the guest|a room and night|as quoted|its own|made and proved|none is kept
not said yet|not shown there|says nothing
""".strip().replace("\n", "|").split("|")
GERMAN = ("Im Gleichstand", "Tür für Kanäle", "Horcht an", "Geschehen", "Ratgeber")

# A guest, user, clerk, channel or caller is named; nothing is "in step". A URL may have nobody@.
VAGUE = re.compile(r"\b(?:whoever|whomever|nobody(?!@)|somebody|anybody|(?:in|out of) step)\b",
                   re.I)


def plain(text):
    return re.sub(r"^[!–…✓✕]\s*", "", text).replace("&", "").rstrip("….:").strip().lower()


def translated():
    """(source, its translations) of every text of the window and the programs."""
    for message in ElementTree.parse(ROOT / "translations/roomrack_de.ts").iter("message"):
        yield message.find("source").text, "".join(message.find("translation").itertext())


def documents():
    return [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "docs/openapi.yaml",
            *sorted((ROOT / "docs/manual").glob("*.md"))]


class Words(unittest.TestCase):
    def test_screen_has_no_label_that_was_replaced(self):
        banned = {plain(label) for label in LABELS}
        self.assertEqual([source for source, _ in translated() if plain(source) in banned], [])

    def test_screen_names_who_acts(self):
        self.assertEqual([source for source, _ in translated() if VAGUE.search(source)], [])

    def test_german_follows_the_terms(self):
        self.assertEqual([german for _, german in translated()
                          if any(word in german for word in GERMAN)], [])

    def test_documents_name_who_acts(self):
        found = [f"{name(path)}:{number}: {line.strip()}" for path in documents()
                 for number, line in enumerate(path.read_text().splitlines(), 1)
                 if VAGUE.search(line)]
        self.assertEqual(found, [])

    def test_comments_name_who_acts(self):
        found = [f"{name(path)}: {comment}" for path in cpp_files()
                 for comment in re.findall(r"//[^\n]*", path.read_text()) if VAGUE.search(comment)]
        self.assertEqual(found, [])

    def test_a_label_is_known_with_its_decoration(self):
        self.assertEqual(plain("! &Refuses nights…"), "refuses nights")


if __name__ == "__main__":
    unittest.main()

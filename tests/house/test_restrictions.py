# SPDX-License-Identifier: GPL-3.0-or-later
"""A restriction is a row of the table in src/inventory/restrictions.h, and what is its own: its
rule, its words, its column (docs/decisions/0067). A file that names one restriction must be in the
list below, with the reason, so that a further restriction does not have to be spelled out in every
layer again. A protocol's own names for them are its own: its folders do not count."""

import re
import unittest

from sources import ROOT, name

TABLE = "src/inventory/restrictions.h"

# How each is named in code, and in texts of SQL, JSON and forms.
NAMES = {
    "StopSell": r"\b(?:StopSell|StopSellSet|stopSell|stop_sell)\b",
    "ClosedToArrival":
        r"\b(?:ClosedToArrival|ArrivalClosedSet|closedToArrival|closed_to_arrival)\b",
    "ClosedToDeparture":
        r"\b(?:ClosedToDeparture|DepartureClosedSet|closedToDeparture|closed_to_departure)\b",
    "MinStay": r"\b(?:MinStay|MinStaySet|minStay|min_stay)\b",
    "MaxStay": r"\b(?:MaxStay|MaxStaySet|maxStay|max_stay)\b",
}

# What channels and protocols call them; programs that must not share our code; samples; columns as
# they were added; and the switch of a whole channel, which has the name of a stop sell.
OUTSIDE = (
    "src/protocols/", "src/channels/alpinebits/", "src/channels/opentravel/",
    "src/channels/ota_json/", "src/simulator/channels/", "src/programs/bench/",
    "src/simulator/demo_hotel.cpp", "src/sync/settings.h", "src/sync/settings_text.cpp",
    "src/storage/migrations/", "src/desktop/audit/changed_settings.cpp",
)

# {file: why it names one}
HOMES = {
    "src/booking/record.h": "kinds of records are numbered there",
    "src/booking/step.h": "fields of cells are numbered there",
    "src/booking/restriction_fields.h": "the two lengths of stay depend on each other",
    "src/booking/rules/cell_planner.cpp": "the same: the shortest is not above the longest",
    "src/booking/rules/selling_rules.cpp": "a refusal says why",
    "src/channels/controller/leaving.cpp": "what is left at a channel is closed by a stop sell",
    "src/channels/controller/shown.cpp": "the same",
    "src/desktop/bulk/bulk_plan.cpp": "leaves out nights whose lengths of stay would not fit",
    "src/desktop/cells/cell_face.h": "a stop sell is hatched",
    "src/desktop/cells/grid_values.h": "the one that a typed number sets",
    "src/desktop/channels/channel_dialog.cpp": "boxes of the form",
    "src/desktop/inventory/closed_why.cpp": "a stop sell is said first",
    "src/desktop/inventory/grid_legend.cpp": "examples of cells",
    "src/desktop/words/restriction_words.cpp": "all words of the window",
    "src/inventory/ledger.cpp": "the rule of each",
    "src/sync/limits.h": "what channels are sent of each",
    "src/sync/wanted.cpp": "a closed channel or plan is sent as a stop sell",
}

# Of src, the most files that may name one restriction, the table included: those that depend on
# others, or mean something beyond themselves, as a stop sell does, are named in most.
MOST = 15
# Files that name them all: a further one must be added there, or is not sent to channels.
MOST_OF_ALL = 8


COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def named():
    """{restriction: files of src that name it}, protocols left out."""
    found = {restriction: set() for restriction in NAMES}
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix not in (".cpp", ".h", ".sql") or name(path).startswith(OUTSIDE):
            continue
        code = COMMENT.sub("", path.read_text())
        for restriction, pattern in NAMES.items():
            if re.search(pattern, code):
                found[restriction].add(name(path))
    return found


class Restrictions(unittest.TestCase):
    def setUp(self):
        self.named = named()

    def test_each_row_is_looked_for(self):
        enum = re.search(r"enum class Restriction : quint8 \{([^}]*)\}",
                         (ROOT / TABLE).read_text())
        self.assertEqual([one.strip() for one in enum.group(1).split(",") if one.strip()],
                         list(NAMES))
        for restriction, files in self.named.items():
            self.assertIn(TABLE, files, restriction)

    def test_no_layer_spells_them_out(self):
        for restriction, files in self.named.items():
            self.assertEqual(sorted(files - set(HOMES) - {TABLE}), [],
                             f"{restriction}: read the table in {TABLE} instead")

    def test_one_is_in_few_files(self):
        for restriction, files in self.named.items():
            self.assertLessEqual(len(files), MOST, f"{restriction}:\n" + "\n".join(sorted(files)))

    def test_a_further_one_is_added_to_few(self):
        everywhere = set.intersection(*self.named.values())
        self.assertLessEqual(len(everywhere), MOST_OF_ALL, "\n".join(sorted(everywhere)))

    def test_each_home_is_one(self):
        anywhere = set.union(*self.named.values())
        self.assertEqual(sorted(set(HOMES) - anywhere), [], "names no restriction any more")


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""The forms of ui/ are complete: each input has a name for screen readers, labels have their input
as buddy, and the tab order names widgets of the form."""

import unittest
import xml.etree.ElementTree as ElementTree

from sources import ROOT

INPUTS = {"QLineEdit", "QComboBox", "QSpinBox", "QDoubleSpinBox", "QTimeEdit", "QTableWidget",
          "roomrack::desktop::DateField", "roomrack::desktop::EditTable",
          "roomrack::desktop::HoursSpin", "roomrack::desktop::UnitSpin"}


def text(widget, name):
    """The property's text; empty if it has none."""
    found = widget.find(f"property[@name='{name}']/*")
    return "" if found is None else found.text or ""


def faults(form):
    widgets = {w.get("name"): w for w in form.iter("widget")}
    buddies = {text(w, "buddy") for w in widgets.values()} - {""}
    for name, widget in widgets.items():
        if widget.get("class") in INPUTS and name not in buddies and not text(
                widget, "accessibleName"):
            yield f"{name} has neither a label nor an accessible name"
    tabs = [stop.text for stop in form.iter("tabstop")]
    for name in (buddies | set(tabs)) - set(widgets):
        yield f"{name} is no widget of the form"
    for name in {name for name in tabs if tabs.count(name) > 1}:
        yield f"{name} is twice in the tab order"


class Repository(unittest.TestCase):
    def test_forms_are_complete(self):
        found = [f"{path.relative_to(ROOT)}: {fault}" for path in sorted(ROOT.glob("ui/*/*.ui"))
                 for fault in faults(ElementTree.parse(path))]
        if found:
            self.fail("\n" + "\n".join(found))


class Findings(unittest.TestCase):
    def count(self, xml):
        return len(list(faults(ElementTree.ElementTree(ElementTree.fromstring(xml)))))

    def test_an_input_needs_a_name(self):
        self.assertEqual(self.count('<ui><widget class="QLineEdit" name="a"/></ui>'), 1)
        self.assertEqual(self.count(
            '<ui><widget class="QLabel" name="l"><property name="buddy"><cstring>a</cstring>'
            '</property></widget><widget class="QLineEdit" name="a"/></ui>'), 0)

    def test_the_tab_order_names_widgets(self):
        self.assertEqual(self.count('<ui><tabstops><tabstop>a</tabstop></tabstops></ui>'), 1)


if __name__ == "__main__":
    unittest.main()

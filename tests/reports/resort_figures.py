#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Occupancy, ADR and RevPAR of a hotel by day, from its bookings in a CSV file alone.

    resort_figures.py FILE [--rooms N] > figures.csv

Written without Roomrack's code, to hold against it. The columns of FILE are those of
Antonio, de Almeida, Nunes: Hotel booking demand datasets (Data in Brief 22, 2019).

- A row that ended in Check-Out occupies one room from the date of arrival to the date of the
  status, for the first night always and never for more nights than were booked. Other rows
  occupy nothing. Rows without nights, without guests or with a negative rate cannot be used.
- A booking earns its rate, rounded to the cent (halves to the even one), for every night that
  was booked: who leaves early pays all the same. That is spread evenly over the nights stayed;
  cents that remain go to the first ones. A night that earns something is a paid one.
- Rooms are those of the busiest night of each assigned room type, added up (or --rooms).
- Occupancy = occupied / rooms. ADR = revenue / paid nights. RevPAR = revenue / rooms. They
  are rounded once, half-even; nothing to divide by leaves the cell empty.

Amounts are in cents, occupancy in hundredths of a percent.
"""

import argparse
import csv
import sys
from collections import Counter
from datetime import date, timedelta
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction

MONTHS = {name: number for number, name in enumerate(
    "January February March April May June July August September October November December"
    .split(), 1)}
COLUMNS = ["night", "rooms", "occupied", "paid", "revenue", "occupancy", "adr", "revpar"]


def usable(rows):
    """(first night, what each night earns in cents, assigned type) of every row that stayed."""
    for row in rows:
        booked = int(row["stays_in_weekend_nights"]) + int(row["stays_in_week_nights"])
        guests = sum(int(row[who]) for who in ("adults", "children", "babies")
                     if row[who] not in ("", "NA"))
        rate = Decimal(row["adr"])
        if row["reservation_status"] != "Check-Out" or booked < 1 or guests < 1 or rate < 0:
            continue
        arrival = date(int(row["arrival_date_year"]), MONTHS[row["arrival_date_month"]],
                       int(row["arrival_date_day_of_month"]))
        left = date.fromisoformat(row["reservation_status_date"])
        stayed = min(max((left - arrival).days, 1), booked)
        total = int((rate * 100).to_integral_value(ROUND_HALF_EVEN)) * booked
        nights = [total // stayed + (i < total % stayed) for i in range(stayed)]
        yield arrival, nights, row["assigned_room_type"].strip()


def quotient(over, under):
    """over / under, halves to the even neighbour (as Python rounds fractions)."""
    return round(Fraction(over, under)) if under else ""


def figures(rows, rooms=None):
    """One dictionary a night, from the first night that is occupied to the last."""
    occupied, paid, revenue, by_type = Counter(), Counter(), Counter(), Counter()
    for arrival, nights, room_type in usable(rows):
        for i, cents in enumerate(nights):
            night = arrival + timedelta(days=i)
            occupied[night] += 1
            by_type[room_type, night] += 1
            revenue[night] += cents
            paid[night] += cents > 0
    if rooms is None:
        busiest = Counter()
        for (room_type, _), count in by_type.items():
            busiest[room_type] = max(busiest[room_type], count)
        rooms = sum(busiest.values())
    night, last = min(occupied), max(occupied)
    while night <= last:
        yield {"night": night.isoformat(), "rooms": rooms, "occupied": occupied[night],
               "paid": paid[night], "revenue": revenue[night],
               "occupancy": quotient(occupied[night] * 10000, rooms),
               "adr": quotient(revenue[night], paid[night]),
               "revpar": quotient(revenue[night], rooms)}
        night += timedelta(days=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file")
    parser.add_argument("--rooms", type=int, help="rooms that can be sold each night")
    arguments = parser.parse_args()
    with open(arguments.file, encoding="utf-8", newline="") as source:
        days = list(figures(csv.DictReader(source), arguments.rooms))
    writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(days)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""What an import of the published resort hotel data must come to, computed from the CSV alone,
by rules written down anew: prints JSON. Usage: expected_resort.py resort_hotel.csv"""

import csv
import datetime as dt
import json
import sys
from collections import Counter
from decimal import ROUND_HALF_EVEN, Decimal

MONTHS = {name: number for number, name in enumerate(
    ("January", "February", "March", "April", "May", "June", "July", "August", "September",
     "October", "November", "December"), 1)}
DAY = dt.timedelta(days=1)


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def understood(row):
    """Arrival, nights, nights used, minor units a night; None where the row cannot be used."""
    nights = int(row["stays_in_weekend_nights"]) + int(row["stays_in_week_nights"])
    guests = sum(int(row[column]) for column in ("adults", "children", "babies"))
    rate = Decimal(row["adr"]).quantize(Decimal("0.01"), ROUND_HALF_EVEN)
    if nights == 0 or guests == 0 or rate < 0:
        return None
    arrival = dt.date(int(row["arrival_date_year"]), MONTHS[row["arrival_date_month"]],
                      int(row["arrival_date_day_of_month"]))
    left = dt.date.fromisoformat(row["reservation_status_date"])
    used = min(max((left - arrival).days, 1), nights)
    return arrival, nights, used, int(rate * 100)


def expected(path):
    total = Counter()
    in_house = {}
    for row in read(path):
        total["lines"] += 1
        booking = understood(row)
        if booking is None:
            total["refused"] += 1
            continue
        arrival, nights, used, rate = booking
        total["bookings"] += 1
        total["changes"] += int(row["booking_changes"])
        total[{"Check-Out": "departures", "Canceled": "cancellations",
               "No-Show": "no-shows"}[row["reservation_status"]]] += 1
        total["booked-amount"] += nights * rate
        if row["reservation_status"] == "Check-Out":
            total["room-nights"] += used
            total["early-departures"] += used < nights
            for n in range(used):
                in_house.setdefault(row["assigned_room_type"], Counter())[arrival + n * DAY] += 1
    capacity = {code: max(nights.values()) for code, nights in sorted(in_house.items())}
    hotel = sum(in_house.values(), Counter())
    return dict(total, capacity=capacity, peak=max(hotel.values()),
                first=min(hotel).isoformat(), last=max(hotel).isoformat())


if __name__ == "__main__":
    print(json.dumps(expected(sys.argv[1]), indent=1))

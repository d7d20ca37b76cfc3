# SPDX-License-Identifier: GPL-3.0-or-later
"""Taxes and fees of the resort hotel's stays under three made-up sets of rules, computed from the
CSV alone in exact integers, and rounded half-even. Prints one line for each line of a stay:
set, row, kind, name, rate, net, tax, part in the price, who collects it; separated by tabs.
Usage: expected_taxes.py resort_hotel.csv

How a stay is computed:
- Fees and city taxes by person are amounts times persons times nights; a guest counts with the
  share of the age band, adults with that of the last. All nights of one VAT rate are one line.
- Those that are included are taken from the price. If it does not cover all of them, all are added
  to it.
- What is left is spread over the nights in proportion to what they cost: night n gets the
  difference of the whole minor units of all nights up to n and up to the one before.
- Each night gives its meals their part: an amount a person or a share, rounded. If they are more
  than the night, they share it in proportion, in the same way as nights share a price.
- The rest is for the room. Nights with the same rates are added up; included taxes on the net price
  are taken out (price = net * (1 + VAT if included + taxes for the part of the guests that pay)),
  each rounded; then VAT, rounded, which leaves the net price. Other taxes on the net price are
  computed from the net prices of all nights that they tax at a rate.
- VAT of a line is rounded once: amount * rate / (1 + rate) if included, else amount * rate.
"""

import csv
import datetime as dt
import sys
from collections import defaultdict
from decimal import ROUND_HALF_EVEN, Decimal

MONTHS = {name: number for number, name in enumerate(
    ("January", "February", "March", "April", "May", "June", "July", "August", "September",
     "October", "November", "December"), 1)}
DAY = dt.timedelta(days=1)
START = dt.date(1, 1, 1)
AGE_OF_CHILD, AGE_OF_BABY = 8, 1
ROOM, MEAL, FEE, CITY = range(4)
WITH_PRICE, PROPERTY, CHANNEL = range(3)


def half_even(above, below):
    whole, rest = divmod(above, below)
    return whole + (2 * rest > below or (2 * rest == below and whole % 2 == 1))


class Stay:
    def __init__(self, row):
        self.arrival = dt.date(int(row["arrival_date_year"]), MONTHS[row["arrival_date_month"]],
                               int(row["arrival_date_day_of_month"]))
        count = int(row["stays_in_weekend_nights"]) + int(row["stays_in_week_nights"])
        self.nights = [self.arrival + n * DAY for n in range(count)]
        self.adults = int(row["adults"])
        self.ages = ([AGE_OF_CHILD] * int(row["children"]) + [AGE_OF_BABY] * int(row["babies"]))
        self.guests = self.adults + len(self.ages)
        rate = Decimal(row["adr"]).quantize(Decimal("0.01"), ROUND_HALF_EVEN)
        self.price = int(rate * 100) * count
        self.meals = {"BB": 1, "HB": 2, "FB": 3}.get(row["meal"], 0)  # breakfast, dinner, lunch
        self.sold_by = row["distribution_channel"]
        self.parking = int(row["required_car_parking_spaces"])
        self.is_corporate = row["market_segment"] == "Corporate"
        self.is_resident = row["country"] == "PRT"

    def persons(self, bands, exempt=0):
        """In hundredths. `bands`: (first age, per cent), ascending."""
        share = [next(s for first, s in reversed(bands) if age >= first) for age in self.ages]
        return sum(share) + (self.adults - exempt) * bands[-1][1]


def on(values, night):
    """`values`: (first day, value), ascending; 0 before the first."""
    return next((value for first, value in reversed(values) if night >= first), 0)


def cumulative(total, weights):
    if not any(weights):
        weights = [1] * len(weights)
    parts, until, given = [], 0, 0
    for weight in weights:
        until += weight
        parts.append(total * until // sum(weights) - given)
        given += parts[-1]
    return parts


def vat_of(amount, rate, included):
    """Rates are hundredths of a per cent."""
    return half_even(amount * rate, 10_000 + rate if included else 10_000)


class Bill:
    def __init__(self, stay):
        self.stay, self.lines = stay, []
        self.fees = []  # of fees and taxes by person: kind, name, vat, rate, amount, included, by

    def fee(self, name, vat, amounts, included=False, channels=(), kind=FEE):
        """`amounts`: (night, hundredths of minor units)."""
        by = CHANNEL if self.stay.sold_by in channels else PROPERTY
        sums = defaultdict(int)
        for night, amount in amounts:
            sums[on(vat[0], night) if vat else 0] += amount
        self.fees += [(kind, name, vat, rate, half_even(amount, 100), included, by)
                      for rate, amount in sums.items() if half_even(amount, 100)]

    def left_for_nights(self):
        taken = sum(fee[4] for fee in self.fees if fee[5])
        if taken <= self.stay.price:
            return self.stay.price - taken
        self.fees = [fee[:5] + (False,) + fee[6:] for fee in self.fees]
        return self.stay.price

    def charge(self, kind, name, vat, rate, amount, included=True, by=WITH_PRICE):
        is_vat_included = bool(vat) and vat[1]
        tax = amount if kind == CITY else vat_of(amount, rate, is_vat_included)
        net = 0 if kind == CITY else amount - tax if is_vat_included else amount
        self.lines.append((kind, name, rate, net, tax, amount if included else 0,
                           WITH_PRICE if included else by))

    def charge_fees(self, kind):
        for fee_kind, name, vat, rate, amount, included, by in self.fees:
            if fee_kind == kind:
                self.charge(kind, name, vat, rate, amount, included, by)

    def split(self, meals, weights):
        """Room amounts by night, and meal amounts by (name, rate). `meals`: name, vat, amount of a
        night's price."""
        rooms, amounts = [], {}
        for night, price in zip(self.stay.nights, cumulative(self.left_for_nights(), weights)):
            parts = [amount(price) for _, _, amount in meals]
            if sum(parts) > price:
                parts = cumulative(price, parts)
            for (name, vat, _), part in zip(meals, parts):
                if part:
                    key = name, on(vat[0], night)
                    amounts[key] = amounts.get(key, 0) + part
            rooms.append(price - sum(parts))
        ordered = [(name, vat, rate, part) for name, vat, _ in meals
                   for (named, rate), part in amounts.items() if named == name]
        return rooms, ordered


def room_sums(stay, vat_rooms, rooms):
    sums = {}
    for night, amount in zip(stay.nights, rooms):
        rate = on(vat_rooms[0], night)
        sums[rate] = sums.get(rate, 0) + amount
    return sums


def coast(stay):
    """6 % for rooms, restaurants 23 % and from 1 July 2016 13 %; 1.00 a guest from 13 years on from
    2016 on, for 7 nights, business travellers free (one, where there are more adults)."""
    rooms_vat = ([(START, 600)], True)
    food = ([(START, 2300), (dt.date(2016, 7, 1), 1300)], True)
    child = [(0, 0), (4, 50), (12, 100)]
    bill = Bill(stay)
    if stay.parking:
        bill.fee("Parking", ([(START, 2300)], True),
                 [(night, 80_000 * stay.parking) for night in stay.nights])
    exempt = 0
    if stay.is_corporate:
        exempt = 1 if stay.adults > 1 else stay.adults
    paying = stay.persons([(0, 0), (13, 100)], exempt)
    bill.fee("City tax", None,
             [(n, 100 * paying) for n in stay.nights[:7] if n >= dt.date(2016, 1, 1)],
             channels=("TA/TO",), kind=CITY)
    meals = []
    if stay.meals >= 2:
        meals.append(("Dinner", food, lambda price: half_even(1800 * stay.persons(child), 100)))
    if stay.meals == 3:
        meals.append(("Lunch", food, lambda price: half_even(1250 * stay.persons(child), 100)))
    rooms, parts = bill.split(meals, [1] * len(stay.nights))
    for rate, amount in room_sums(stay, rooms_vat, rooms).items():
        bill.charge(ROOM, "", rooms_vat, rate, amount)
    for name, vat, rate, amount in parts:
        bill.charge(MEAL, name, vat, rate, amount)
    bill.charge_fees(FEE)
    bill.charge_fees(CITY)
    return bill.lines


def in_season(night):
    day = night.month * 100 + night.day
    if 501 <= day <= 1031:
        return 210
    return 105 if day >= 1220 or day <= 106 else 45


def seasons(stay):
    """10 % and from 1 November 2016 13.5 % for rooms, on top; breakfast is 12.5 % of the price; a
    city tax by season and cleaning are in the price, a resort fee is added. Friday and Saturday
    nights cost half as much again."""
    rooms_vat = ([(START, 1000), (dt.date(2016, 11, 1), 1350)], False)
    bill = Bill(stay)
    bill.fee("Cleaning", ([(START, 2300)], True), [(stay.arrival, 350_000)], included=True)
    resort = 455 * stay.persons([(0, 0), (6, 50), (16, 100)])
    bill.fee("Resort fee", rooms_vat, [(night, resort) for night in stay.nights],
             channels=("TA/TO", "Corporate"))
    paying = stay.persons([(0, 0), (6, 35), (16, 100)])
    bill.fee("City tax", None, [(night, in_season(night) * paying) for night in stay.nights],
             included=True, kind=CITY)
    meals = [("Breakfast", ([(START, 2100)], True), lambda price: half_even(price, 8))]
    rooms, parts = bill.split(meals if stay.meals else [],
                              [3 if night.weekday() in (4, 5) else 2 for night in stay.nights])
    for rate, amount in room_sums(stay, rooms_vat, rooms).items():
        bill.charge(ROOM, "", rooms_vat, rate, amount)
    for name, vat, rate, amount in parts:
        bill.charge(MEAL, name, vat, rate, amount)
    bill.charge_fees(FEE)
    bill.charge_fees(CITY)
    return bill.lines


def percent(stay):
    """7 % and from 2017 on 9 % for rooms; a city tax of 3.2 % in the price, another on top of 5 %,
    from 1 July 2016 on 7.5 %, for 5 nights, guests from 15 years on, not for residents; breakfast
    of 9.99 with 19 % on top."""
    vat = [(START, 700), (dt.date(2017, 1, 1), 900)]
    change = dt.date(2016, 7, 1)
    bill = Bill(stay)
    meals = [("Breakfast", ([(START, 1900)], False), lambda price: 999 * stay.guests)]
    rooms, parts = bill.split(meals if stay.meals else [], [1] * len(stay.nights))
    paying = 0 if stay.is_resident else stay.persons([(0, 0), (15, 100)])
    groups = {}
    for n, (night, amount) in enumerate(zip(stay.nights, rooms)):
        city = 0 if n >= 5 else 750 if night >= change else 500
        by = CHANNEL if city and night >= change and stay.sold_by == "TA/TO" else PROPERTY
        key = on(vat, night), city, by
        groups[key] = groups.get(key, 0) + amount
    sums, on_top, inside = {}, {}, 0
    for (rate, city, by), amount in groups.items():
        every = 320 if stay.guests else 0
        tax = half_even(amount * every, 10_000 + rate + every)
        inside += tax
        sums[rate] = sums.get(rate, 0) + amount - tax
        net = amount - tax - vat_of(amount - tax, rate, True)
        if city:
            on_top[city, by] = on_top.get((city, by), 0) + net * city * paying
    for rate, amount in sums.items():
        bill.charge(ROOM, "", (vat, True), rate, amount)
    for name, meal_vat, rate, amount in parts:
        bill.charge(MEAL, name, meal_vat, rate, amount)
    for (city, by), amount in on_top.items():
        due = half_even(amount, 1_000_000 * max(stay.guests, 1))
        if due:
            bill.charge(CITY, "City tax", None, city, due, False, by)
    if inside:
        bill.charge(CITY, "Tourism levy", None, 320, inside)
    return bill.lines


def main(path):
    out = []
    with open(path, encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file)):
            stay = Stay(row)
            if not stay.nights or stay.price < 0:
                continue
            for rules in (coast, seasons, percent):
                out += ["\t".join(map(str, (rules.__name__, number, *line)))
                        for line in rules(stay)]
    print("\n".join(out))


if __name__ == "__main__":
    main(sys.argv[1])

-- SPDX-License-Identifier: GPL-3.0-or-later
-- A hotel file. Words in braces are filled in for the database at hand (schema.cpp): {key} is
-- a 64-bit primary key, {int} a 64-bit integer, {real}, {bytes}, {rows} and {sorted} end a table.
-- Instants are UTC microseconds, nights are days since 1970-01-01, money is minor units.

CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value {int} NOT NULL
) {sorted};

CREATE TABLE property (
    id {key},
    name TEXT NOT NULL CHECK (name <> ''),
    city TEXT NOT NULL,
    time_zone TEXT NOT NULL CHECK (time_zone <> ''),
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    tax {int} NOT NULL CHECK (tax >= 0),
    latitude {real} NOT NULL,
    longitude {real} NOT NULL,
    stars {int} NOT NULL CHECK (stars BETWEEN 0 AND 5),
    amenities TEXT NOT NULL,
    audit_minute {int} NOT NULL CHECK (audit_minute BETWEEN 0 AND 1439),
    audit_mode {int} NOT NULL CHECK (audit_mode IN (0, 1)),
    business_date {int} NOT NULL,
    first_night {int} NOT NULL,
    horizon {int} NOT NULL CHECK (horizon > 0),
    zone_frozen {int} NOT NULL CHECK (zone_frozen IN (0, 1))
) {rows};

CREATE TABLE pool (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    position {int} NOT NULL,
    UNIQUE (property, code)
) {rows};

CREATE TABLE room (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    pool {int} NOT NULL REFERENCES pool (id),
    number TEXT NOT NULL,
    UNIQUE (property, number)
) {rows};

CREATE TABLE room_type (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    pool {int} NOT NULL REFERENCES pool (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    cap {int} NOT NULL CHECK (cap >= 0),
    standard_guests {int} NOT NULL CHECK (standard_guests > 0),
    max_guests {int} NOT NULL CHECK (max_guests >= standard_guests),
    position {int} NOT NULL,
    UNIQUE (property, code)
) {rows};

CREATE TABLE rate_plan (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    parent {int} REFERENCES rate_plan (id) CHECK (parent <> id),
    percent {int} NOT NULL,
    amount {int} NOT NULL,
    free_until_days {int} NOT NULL,
    free_until_minute {int} NOT NULL,
    fee_percent {int} NOT NULL CHECK (fee_percent BETWEEN 0 AND 100),
    fee_nights {int} NOT NULL CHECK (fee_nights >= 0),
    refundable {int} NOT NULL CHECK (refundable IN (0, 1)),
    meal {int} NOT NULL CHECK (meal >= 0),
    prepaid {int} NOT NULL CHECK (prepaid IN (0, 1)),
    position {int} NOT NULL,
    UNIQUE (property, code)
) {rows};

CREATE TABLE channel (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    kind {int} NOT NULL CHECK (kind >= 0),
    name TEXT NOT NULL,
    hold_ttl {int} NOT NULL CHECK (hold_ttl > 0),
    hold_ceiling {int} NOT NULL CHECK (hold_ceiling > 0)
) {rows};

CREATE TABLE overbooking_rule (
    property {int} NOT NULL REFERENCES property (id),
    id {int} NOT NULL,
    scope {int} NOT NULL CHECK (scope IN (0, 1)),
    subject {int} NOT NULL,
    unit {int} NOT NULL CHECK (unit IN (0, 1)),
    amount {int} NOT NULL CHECK (amount >= 0),
    ceiling {int} NOT NULL CHECK (ceiling >= 0),
    weekdays {int} NOT NULL CHECK (weekdays BETWEEN 0 AND 127),
    first_night {int},
    last_night {int},
    min_lead {int} NOT NULL,
    max_lead {int} NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- What happened, one line of integers each, in the order of decisions and without gaps. Columns
-- are the fields of booking/record.h. No other index: this table takes every write.
CREATE TABLE event (
    seq {key},
    property {int} NOT NULL,
    kind {int} NOT NULL,
    at {int} NOT NULL,
    effective {int} NOT NULL,
    actor {int} NOT NULL,
    channel {int} NOT NULL,
    cause {int} NOT NULL,
    subject {int} NOT NULL,
    room_type {int} NOT NULL,
    night {int} NOT NULL,
    nights {int} NOT NULL,
    rooms {int} NOT NULL,
    plan {int} NOT NULL,
    adults {int} NOT NULL,
    children {int} NOT NULL,
    value {int} NOT NULL,
    amount {int} NOT NULL
) {rows};

-- One line a transaction, named by its last event. The hash is BLAKE2b-256 over the hash before
-- it and the transaction's events (chain.h). No hold older than oldest_hold was unresolved then.
CREATE TABLE commits (
    seq {key},
    count {int} NOT NULL CHECK (count > 0),
    at {int} NOT NULL,
    oldest_hold {int} NOT NULL,
    hash {bytes} NOT NULL CHECK (length(hash) = 32)
) {rows};

CREATE TABLE booking (
    id {key},
    property {int} NOT NULL,
    status {int} NOT NULL CHECK (status BETWEEN 1 AND 8),
    version {int} NOT NULL CHECK (version > 0),
    channel {int} REFERENCES channel (id),
    reserved {int} NOT NULL REFERENCES room_type (id),
    counted {int} NOT NULL REFERENCES room_type (id),
    check_in {int} NOT NULL,
    nights {int} NOT NULL CHECK (nights > 0),
    rooms {int} NOT NULL CHECK (rooms > 0),
    adults {int} NOT NULL CHECK (adults >= 0),
    children {int} NOT NULL CHECK (children >= 0),
    plan {int} REFERENCES rate_plan (id),
    total {int} NOT NULL CHECK (total >= 0),
    created {int} NOT NULL
) {rows};

-- Only for bookings that come with text.
CREATE TABLE booking_text (
    booking {key} REFERENCES booking (id),
    guest TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    country TEXT NOT NULL,
    notes TEXT NOT NULL,
    reference TEXT NOT NULL
) {rows};

-- The price of one room a night, only where nights differ. Night 0 is the first of the stay. The
-- rows are there from the hold on, under the number that its booking will have.
CREATE TABLE booking_price (
    booking {int} NOT NULL,
    night {int} NOT NULL CHECK (night >= 0),
    amount {int} NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (booking, night)
) {sorted};

-- What a booking is called where it comes from. The same name is taken once.
CREATE TABLE foreign_key (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    digest {bytes} NOT NULL CHECK (length(digest) > 0),
    occurrence {int} NOT NULL,
    booking {int} NOT NULL REFERENCES booking (id),
    PRIMARY KEY (property, channel, digest, occurrence)
) {sorted};

-- A numbered room is given to one booking a night.
CREATE TABLE room_night (
    property {int} NOT NULL,
    room {int} NOT NULL REFERENCES room (id),
    night {int} NOT NULL,
    booking {int} NOT NULL REFERENCES booking (id),
    PRIMARY KEY (property, room, night)
) {sorted};

-- Written at check-in only, so it is worth its keep: a page of bookings shows their rooms.
CREATE INDEX room_night_booking ON room_night (booking);

-- Settings by night, only where they differ from the defaults. typed -1 is "the cap applies".
CREATE TABLE night_type (
    property {int} NOT NULL,
    room_type {int} NOT NULL REFERENCES room_type (id) ON DELETE CASCADE,
    night {int} NOT NULL,
    typed {int} NOT NULL CHECK (typed >= -1),
    flags {int} NOT NULL CHECK (flags BETWEEN 0 AND 7),
    min_stay {int} NOT NULL CHECK (min_stay >= 0),
    max_stay {int} NOT NULL CHECK (max_stay >= 0),
    seq {int} NOT NULL,
    PRIMARY KEY (property, room_type, night)
) {sorted};

CREATE TABLE night_pool (
    property {int} NOT NULL,
    pool {int} NOT NULL REFERENCES pool (id) ON DELETE CASCADE,
    night {int} NOT NULL,
    out_of_order {int} NOT NULL CHECK (out_of_order > 0),
    seq {int} NOT NULL,
    PRIMARY KEY (property, pool, night)
) {sorted};

CREATE TABLE night_rate (
    property {int} NOT NULL,
    room_type {int} NOT NULL REFERENCES room_type (id) ON DELETE CASCADE,
    plan {int} NOT NULL REFERENCES rate_plan (id) ON DELETE CASCADE,
    night {int} NOT NULL,
    guests {int} NOT NULL CHECK (guests >= 0),
    amount {int} NOT NULL CHECK (amount >= 0),
    PRIMARY KEY (property, room_type, plan, night, guests)
) {sorted};

-- Nights sold beyond a limit, and by how many rooms. room_type 0 is the limit of the pool.
CREATE TABLE oversold (
    property {int} NOT NULL,
    pool {int} NOT NULL REFERENCES pool (id) ON DELETE CASCADE,
    room_type {int} NOT NULL,
    night {int} NOT NULL,
    rooms {int} NOT NULL CHECK (rooms > 0),
    PRIMARY KEY (property, pool, room_type, night)
) {sorted};

INSERT INTO meta (name, value) VALUES ('epoch', 0);
INSERT INTO meta (name, value) VALUES ('closed', 1);

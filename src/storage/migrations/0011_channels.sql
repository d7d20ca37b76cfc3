-- SPDX-License-Identifier: GPL-3.0-or-later
-- Channels: what was agreed with each, what each shows, and what it told us. None of it is history:
-- cells are overwritten, messages and reservations go when their stay is over.

-- Content is JSON (sync/settings_text.cpp); seq is the record that saved it.
CREATE TABLE channel_setup (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    content TEXT NOT NULL CHECK (content <> ''),
    seq {int} NOT NULL,
    PRIMARY KEY (property, channel)
) {sorted};

-- Nights [chunk * 32, (chunk + 1) * 32) of a row, as sync/board_chunks.cpp writes them.
CREATE TABLE channel_cells (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    kind {int} NOT NULL,
    room_type {int} NOT NULL,
    plan {int} NOT NULL,
    guests {int} NOT NULL,
    chunk {int} NOT NULL,
    cells {bytes} NOT NULL,
    PRIMARY KEY (property, channel, kind, room_type, plan, guests, chunk)
) {sorted};

-- Reservations as they came, raw. state: 1 waits for a person, 2 understood, 3 put aside.
-- keep_until is the last night that it is about.
CREATE TABLE inbox (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    reservation TEXT NOT NULL CHECK (reservation <> ''),
    revision TEXT NOT NULL,
    received {int} NOT NULL,
    state {int} NOT NULL CHECK (state BETWEEN 1 AND 3),
    keep_until {int} NOT NULL,
    reason TEXT NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (property, channel, reservation, revision)
) {sorted};

-- How far a channel's reservation is known: the order of its last revision, and whether that
-- cancelled it. Its rooms are bookings with foreign keys 1 to parts.
CREATE TABLE channel_reservation (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    reservation TEXT NOT NULL CHECK (reservation <> ''),
    stamp {int} NOT NULL,
    cancelled {int} NOT NULL CHECK (cancelled IN (0, 1)),
    parts {int} NOT NULL CHECK (parts >= 0),
    keep_until {int} NOT NULL,
    PRIMARY KEY (property, channel, reservation)
) {sorted};

-- The last messages on the wire, secrets masked; older ones are deleted as new ones come.
CREATE TABLE channel_message (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    number {int} NOT NULL CHECK (number > 0),
    at {int} NOT NULL,
    micros {int} NOT NULL CHECK (micros >= 0),
    inbound {int} NOT NULL CHECK (inbound IN (0, 1)),
    outcome {int} NOT NULL,
    entries {int} NOT NULL CHECK (entries >= 0),
    what TEXT NOT NULL,
    said TEXT NOT NULL,
    request {bytes} NOT NULL,
    answer {bytes} NOT NULL,
    PRIMARY KEY (property, channel, number)
) {sorted};

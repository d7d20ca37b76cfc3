-- SPDX-License-Identifier: GPL-3.0-or-later
-- Requests that must have their effect once (docs/decisions/0030): the keys they came with, the
-- payments they wait for, what was decided about duplicates, and the mails that follow.

-- A key that a request came with. body: hash of what was asked for. saga: the payment that its
-- answer waits for, 0 none. status: of the answer as HTTP counts, 0 while there is none.
CREATE TABLE claim (
    property {int} NOT NULL,
    caller {int} NOT NULL,
    claim_key TEXT NOT NULL CHECK (claim_key <> ''),
    body {bytes} NOT NULL CHECK (length(body) = 16),
    at {int} NOT NULL,
    saga {int} NOT NULL,
    status {int} NOT NULL CHECK (status >= 0),
    answer {bytes} NOT NULL,
    PRIMARY KEY (property, caller, claim_key)
) {sorted};

CREATE INDEX claim_at ON claim (property, at);

-- A payment, its booking and how far it is (booking/saga). id: the number of the hold that becomes
-- the booking, or of the record that began it. purpose, stage, outcome, task: booking/saga/saga.h.
-- waits: 1 while a person must say whether it is a duplicate. state, request: JSON; request is
-- what is to be booked or changed, with the guest, and goes when it is.
CREATE TABLE saga (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id > 0),
    booking {int} NOT NULL CHECK (booking > 0),
    purpose {int} NOT NULL CHECK (purpose > 0),
    stage {int} NOT NULL CHECK (stage > 0),
    outcome {int} NOT NULL CHECK (outcome >= 0),
    task {int} NOT NULL CHECK (task >= 0),
    waits {int} NOT NULL CHECK (waits IN (0, 1)),
    begun {int} NOT NULL,
    moved {int} NOT NULL,
    caller {int} NOT NULL,
    claim_key TEXT NOT NULL,
    state TEXT NOT NULL,
    request TEXT NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

CREATE INDEX saga_booking ON saga (property, booking);

-- What was found to have come twice. id: of the candidate, or a number of the same kind. product,
-- what, why: dedup/candidate.h, dedup/conclusion.h. outcome: booking/request_rows.h. times: how
-- often it came besides the first. booking, other: numbers, 0 none. request: JSON of what was asked
-- for, with the guest. mine, theirs: what was compared, as candidates have it. saved: minor units
-- that were not charged twice.
CREATE TABLE duplicate (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id > 0),
    product {int} NOT NULL CHECK (product BETWEEN 1 AND 4),
    what {int} NOT NULL CHECK (what BETWEEN 1 AND 3),
    why {int} NOT NULL CHECK (why > 0),
    outcome {int} NOT NULL CHECK (outcome > 0),
    channel {int} NOT NULL,
    at {int} NOT NULL,
    last {int} NOT NULL,
    times {int} NOT NULL CHECK (times > 0),
    apart {int} NOT NULL,
    booking {int} NOT NULL,
    other {int} NOT NULL,
    saved {int} NOT NULL,
    reference TEXT NOT NULL,
    mine TEXT NOT NULL,
    theirs TEXT NOT NULL,
    request TEXT NOT NULL,
    decided_by {int} NOT NULL,
    decided {int} NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- The same key or message again is one line.
CREATE UNIQUE INDEX duplicate_reference ON duplicate (property, product, channel, reference)
    WHERE reference <> '';
CREATE INDEX duplicate_at ON duplicate (property, at);

-- What a guest is charged in another currency than the hotel's, and how that comes about: times
-- and by are decimals (digits / 10^places). The rows are there from the hold on, under the number
-- that its booking will have.
CREATE TABLE booking_charge (
    property {int} NOT NULL,
    booking {int} NOT NULL,
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    amount {int} NOT NULL CHECK (amount >= 0),
    times_digits {int} NOT NULL CHECK (times_digits > 0),
    times_places {int} NOT NULL CHECK (times_places >= 0),
    by_digits {int} NOT NULL CHECK (by_digits > 0),
    by_places {int} NOT NULL CHECK (by_places >= 0),
    day {int} NOT NULL,
    PRIMARY KEY (property, booking)
) {sorted};

-- Mails to guests that are to be sent. kind: booking/request_rows.h. outcome: 0 to be sent.
CREATE TABLE notice (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id > 0),
    booking {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind > 0),
    outcome {int} NOT NULL CHECK (outcome >= 0),
    at {int} NOT NULL,
    next_try {int} NOT NULL,
    tries {int} NOT NULL CHECK (tries >= 0),
    said TEXT NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- What a hotel has set up beside its nights; kind: booking/request_rows.h.
CREATE TABLE hotel_setup (
    property {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind > 0),
    content TEXT NOT NULL CHECK (content <> ''),
    seq {int} NOT NULL,
    PRIMARY KEY (property, kind)
) {sorted};

-- Who may come through the door. Rows stay, because the log names their numbers. hash: of the
-- token, which nobody can read again. role: booking/token.h.
CREATE TABLE api_token (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id >= 1000000),
    role {int} NOT NULL CHECK (role BETWEEN 1 AND 4),
    channel {int} NOT NULL,
    active {int} NOT NULL CHECK (active IN (0, 1)),
    created {int} NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    hash {bytes} NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (property, id)
) {sorted};

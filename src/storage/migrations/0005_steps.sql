-- SPDX-License-Identifier: GPL-3.0-or-later
-- Steps that a person can take back, and the values from before them. What was set is in the
-- records of a step, which are those from its id to its last; only what was there before is here.

CREATE TABLE step (
    property {int} NOT NULL,
    id {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 3),
    actor {int} NOT NULL,
    at {int} NOT NULL,
    last {int} NOT NULL CHECK (last >= id),
    undoes {int} NOT NULL CHECK (undoes < id),
    undone_by {int} NOT NULL CHECK (undone_by = 0 OR undone_by > id),
    is_undo {int} NOT NULL CHECK (is_undo IN (0, 1)),
    booking {int} NOT NULL,
    label TEXT NOT NULL,
    reason TEXT NOT NULL,
    origin TEXT NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- What consecutive nights of a setting's record were before it: -1 is the default, or no rate.
CREATE TABLE cell_before (
    property {int} NOT NULL,
    seq {int} NOT NULL,
    night {int} NOT NULL,
    nights {int} NOT NULL CHECK (nights > 0),
    value {int} NOT NULL,
    PRIMARY KEY (property, seq, night)
) {sorted};

-- The overbooking policy before (side 0) and after (side 1) a step. Columns are those of
-- overbooking_rule.
CREATE TABLE step_rule (
    property {int} NOT NULL,
    step {int} NOT NULL,
    side {int} NOT NULL CHECK (side IN (0, 1)),
    id {int} NOT NULL,
    scope {int} NOT NULL,
    subject {int} NOT NULL,
    unit {int} NOT NULL,
    amount {int} NOT NULL,
    ceiling {int} NOT NULL,
    weekdays {int} NOT NULL,
    first_night {int},
    last_night {int},
    min_lead {int} NOT NULL,
    max_lead {int} NOT NULL,
    PRIMARY KEY (property, step, side, id)
) {sorted};

-- A booking before (side 0) and after (side 1) a step.
CREATE TABLE step_booking (
    property {int} NOT NULL,
    step {int} NOT NULL,
    side {int} NOT NULL CHECK (side IN (0, 1)),
    version {int} NOT NULL,
    room_type {int} NOT NULL,
    check_in {int} NOT NULL,
    nights {int} NOT NULL,
    rooms {int} NOT NULL,
    adults {int} NOT NULL,
    children {int} NOT NULL,
    plan {int} NOT NULL,
    total {int} NOT NULL,
    PRIMARY KEY (property, step, side)
) {sorted};

-- The guest's details from before a step that changed them; whoever erases a guest erases these.
CREATE TABLE step_text (
    property {int} NOT NULL,
    step {int} NOT NULL,
    booking {int} NOT NULL,
    guest TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    country TEXT NOT NULL,
    notes TEXT NOT NULL,
    reference TEXT NOT NULL,
    PRIMARY KEY (property, step)
) {sorted};

CREATE TABLE step_price (
    property {int} NOT NULL,
    step {int} NOT NULL,
    night {int} NOT NULL,
    amount {int} NOT NULL,
    PRIMARY KEY (property, step, night)
) {sorted};

-- SPDX-License-Identifier: GPL-3.0-or-later
-- Rooms, room types and rate plans are added and retired while the hotel runs. NULL: always there,
-- never retired.
ALTER TABLE room ADD COLUMN in_service_from {int};
ALTER TABLE room ADD COLUMN retired_from {int};
ALTER TABLE room_type ADD COLUMN retired_from {int};
ALTER TABLE rate_plan ADD COLUMN retired_from {int};

-- An edit of the description is a step too. SQLite cannot change a constraint.
{postgresql} ALTER TABLE step DROP CONSTRAINT step_kind_check;
{postgresql} ALTER TABLE step ADD CONSTRAINT step_kind_check CHECK (kind BETWEEN 1 AND 5);
{sqlite} CREATE TABLE step_now (
    property {int} NOT NULL,
    id {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 5),
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
{sqlite} INSERT INTO step_now SELECT * FROM step;
{sqlite} DROP TABLE step;
{sqlite} ALTER TABLE step_now RENAME TO step;

-- The items of the description before (side 0) and after (side 1) a step, as
-- booking/description/item_text.h writes them. kind: 1 pool, 2 room, 3 room type, 4 rate plan.
CREATE TABLE step_item (
    property {int} NOT NULL,
    step {int} NOT NULL,
    side {int} NOT NULL CHECK (side IN (0, 1)),
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 4),
    id {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, step, side, kind, id)
) {sorted};

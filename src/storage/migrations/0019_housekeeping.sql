-- SPDX-License-Identifier: GPL-3.0-or-later
-- The housekeeping status of rooms: 1 dirty, 2 clean, 3 inspected. A room without a row is clean.
{sqlite} CREATE TABLE room_housekeeping (
    property {int} NOT NULL,
    room {int} NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    status {int} NOT NULL CHECK (status BETWEEN 1 AND 3),
    PRIMARY KEY (property, room)
) {sorted};
{postgresql} CREATE TABLE room_housekeeping (
    property {int} NOT NULL,
    room {int} NOT NULL,
    status {int} NOT NULL CHECK (status BETWEEN 1 AND 3),
    PRIMARY KEY (property, room),
    FOREIGN KEY (property, room) REFERENCES room ON DELETE CASCADE
);

-- A change of housekeeping is a step too. SQLite cannot change a constraint.
{postgresql} ALTER TABLE step DROP CONSTRAINT step_kind_check;
{postgresql} ALTER TABLE step ADD CONSTRAINT step_kind_check CHECK (kind BETWEEN 1 AND 4);
{sqlite} CREATE TABLE step_now (
    property {int} NOT NULL,
    id {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 4),
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

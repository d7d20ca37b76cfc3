-- SPDX-License-Identifier: GPL-3.0-or-later
-- A fourth housekeeping status: 4 out of service. SQLite cannot change a constraint.
{postgresql} ALTER TABLE room_housekeeping DROP CONSTRAINT room_housekeeping_status_check;
{postgresql} ALTER TABLE room_housekeeping
    ADD CONSTRAINT room_housekeeping_status_check CHECK (status BETWEEN 1 AND 4);
{sqlite} CREATE TABLE room_housekeeping_now (
    property {int} NOT NULL,
    room {int} NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    status {int} NOT NULL CHECK (status BETWEEN 1 AND 4),
    PRIMARY KEY (property, room)
) {sorted};
{sqlite} INSERT INTO room_housekeeping_now SELECT property, room, status FROM room_housekeeping;
{sqlite} DROP TABLE room_housekeeping;
{sqlite} ALTER TABLE room_housekeeping_now RENAME TO room_housekeeping;

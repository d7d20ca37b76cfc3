-- SPDX-License-Identifier: GPL-3.0-or-later
-- The number of a retired room can be used again, by a room that moved to another pool: which nights
-- share a number is a rule of the description, not of the table. SQLite cannot drop a constraint.
{postgresql} ALTER TABLE room DROP CONSTRAINT IF EXISTS room_property_number_key;
{sqlite} CREATE TABLE room_now (
    id {key},
    property {int} NOT NULL REFERENCES property (id),
    pool {int} NOT NULL REFERENCES pool (id),
    number TEXT NOT NULL,
    in_service_from {int},
    retired_from {int}
) {rows};
{sqlite} INSERT INTO room_now (id, property, pool, number, in_service_from, retired_from)
    SELECT id, property, pool, number, in_service_from, retired_from FROM room;
{sqlite} DROP TABLE room;
{sqlite} ALTER TABLE room_now RENAME TO room;
CREATE INDEX IF NOT EXISTS room_by_number ON room (property, number);

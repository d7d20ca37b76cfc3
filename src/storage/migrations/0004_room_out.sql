-- SPDX-License-Identifier: GPL-3.0-or-later
-- Numbered rooms that cannot be used on a night. They count in night_pool.out_of_order too.
{sqlite} CREATE TABLE room_out (
    property {int} NOT NULL,
    room {int} NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    night {int} NOT NULL,
    PRIMARY KEY (property, room, night)
) {sorted};
{postgresql} CREATE TABLE room_out (
    property {int} NOT NULL,
    room {int} NOT NULL,
    night {int} NOT NULL,
    PRIMARY KEY (property, room, night),
    FOREIGN KEY (property, room) REFERENCES room ON DELETE CASCADE
);

-- SPDX-License-Identifier: GPL-3.0-or-later
-- Restrictions of a night for one rate plan, one channel, or a plan on a channel, beside those in
-- night_type (docs/decisions/0079). 0: all plans, all channels. Plans and channels that are removed
-- leave their rows, which then have no effect.
{sqlite} CREATE TABLE night_restriction (
    property {int} NOT NULL,
    room_type {int} NOT NULL REFERENCES room_type (id) ON DELETE CASCADE,
    plan {int} NOT NULL CHECK (plan >= 0),
    channel {int} NOT NULL CHECK (channel >= 0),
    night {int} NOT NULL,
    flags {int} NOT NULL CHECK (flags BETWEEN 0 AND 7),
    min_stay {int} NOT NULL CHECK (min_stay >= 0),
    max_stay {int} NOT NULL CHECK (max_stay >= 0),
    seq {int} NOT NULL,
    PRIMARY KEY (property, room_type, plan, channel, night),
    CHECK (plan > 0 OR channel > 0)
) {sorted};
{postgresql} CREATE TABLE night_restriction (
    property {int} NOT NULL,
    room_type {int} NOT NULL,
    plan {int} NOT NULL CHECK (plan >= 0),
    channel {int} NOT NULL CHECK (channel >= 0),
    night {int} NOT NULL,
    flags {int} NOT NULL CHECK (flags BETWEEN 0 AND 7),
    min_stay {int} NOT NULL CHECK (min_stay >= 0),
    max_stay {int} NOT NULL CHECK (max_stay >= 0),
    seq {int} NOT NULL,
    PRIMARY KEY (property, room_type, plan, channel, night),
    CHECK (plan > 0 OR channel > 0),
    FOREIGN KEY (property, room_type) REFERENCES room_type ON DELETE CASCADE
);

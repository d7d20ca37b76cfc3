-- SPDX-License-Identifier: GPL-3.0-or-later
-- The reason given for a booking's cancellation or reinstatement. seq: the record; version: of the
-- booking since then.
CREATE TABLE booking_reason (
    property {int} NOT NULL,
    seq {int} NOT NULL CHECK (seq > 0),
    booking {int} NOT NULL CHECK (booking > 0),
    version {int} NOT NULL CHECK (version > 0),
    reason TEXT NOT NULL CHECK (reason <> ''),
    PRIMARY KEY (property, seq)
) {sorted};

CREATE INDEX booking_reason_booking ON booking_reason (property, booking);

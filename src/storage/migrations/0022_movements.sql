-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which records are arrivals, departures, no-shows and changes of the business date, which the
-- lists of the front desk read after every change. They are few, but an index of the log would
-- cost every record: half as much again as the record itself. kind: booking/record.h.
CREATE TABLE movement (
    property {int} NOT NULL,
    kind {int} NOT NULL,
    seq {int} NOT NULL,
    PRIMARY KEY (property, kind, seq)
) {sorted};

INSERT INTO movement SELECT property, kind, seq FROM event WHERE kind IN (13, 14, 15, 42);

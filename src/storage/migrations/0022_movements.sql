-- SPDX-License-Identifier: GPL-3.0-or-later
-- Arrivals, departures, no-shows and changes of the business date, which the lists of the front
-- desk read after every change. They are few among the events, so the index costs the others
-- nothing. kind: booking/record.h.
CREATE INDEX event_movement ON event (property, seq) WHERE kind IN (13, 14, 15, 42);

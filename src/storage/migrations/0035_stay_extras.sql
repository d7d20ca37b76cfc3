-- SPDX-License-Identifier: GPL-3.0-or-later
-- Fees on request and exemptions from city taxes of a booking (pricing::StayExtras), and what a
-- change had of them and of the ages of children. Not in the log.
ALTER TABLE booking ADD COLUMN extras TEXT NOT NULL DEFAULT '';
ALTER TABLE step_booking ADD COLUMN child_ages TEXT NOT NULL DEFAULT '';
ALTER TABLE step_booking ADD COLUMN extras TEXT NOT NULL DEFAULT '';
-- The VAT on top of the total, minor units; bookings of before were paid without it.
ALTER TABLE booking ADD COLUMN vat_on_top {int} NOT NULL DEFAULT 0 CHECK (vat_on_top >= 0);

-- No desk could change the ages before: both sides of a step have those of the booking.
UPDATE step_booking SET child_ages = coalesce(
    (SELECT b.child_ages FROM booking b JOIN step s ON s.property = b.property AND s.booking = b.id
     WHERE s.property = step_booking.property AND s.id = step_booking.step), '');

-- What unresolved holds were quoted with (booking::HoldQuoteRow). A hold without a row has the lines
-- and terms of now.
CREATE TABLE hold_quote (
    property {int} NOT NULL REFERENCES property (id),
    hold {int} NOT NULL,
    terms_seq {int} NOT NULL CHECK (terms_seq >= 0),
    taxes TEXT NOT NULL,
    child_ages TEXT NOT NULL,
    extras TEXT NOT NULL,
    PRIMARY KEY (property, hold)
) {sorted};

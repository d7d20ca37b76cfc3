-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the end of a booking cost (cancellation, no-show, walk), so that whoever asks a second time
-- gets the same answer without a search through the log. Only where it cost something.

{sqlite} CREATE TABLE booking_fee (
    property {int} NOT NULL,
    booking {int} NOT NULL REFERENCES booking (id),
    amount {int} NOT NULL CHECK (amount > 0),
    PRIMARY KEY (property, booking)
) {sorted};
{postgresql} CREATE TABLE booking_fee (
    property {int} NOT NULL,
    booking {int} NOT NULL,
    amount {int} NOT NULL CHECK (amount > 0),
    PRIMARY KEY (property, booking),
    FOREIGN KEY (property, booking) REFERENCES booking
);

INSERT INTO booking_fee (property, booking, amount)
SELECT property, subject, amount FROM event WHERE kind IN (12, 15, 16) AND amount > 0;

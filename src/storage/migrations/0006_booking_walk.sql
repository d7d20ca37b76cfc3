-- SPDX-License-Identifier: GPL-3.0-or-later
-- Where a guest went who was walked; what it cost is in booking_fee. sister is a property of this
-- database, or 0 for a hotel of others.

{sqlite} CREATE TABLE booking_walk (
    property {int} NOT NULL,
    booking {int} NOT NULL REFERENCES booking (id),
    sister {int} NOT NULL CHECK (sister >= 0),
    hotel TEXT NOT NULL CHECK (hotel <> ''),
    PRIMARY KEY (property, booking)
) {sorted};
{postgresql} CREATE TABLE booking_walk (
    property {int} NOT NULL,
    booking {int} NOT NULL,
    sister {int} NOT NULL CHECK (sister >= 0),
    hotel TEXT NOT NULL CHECK (hotel <> ''),
    PRIMARY KEY (property, booking),
    FOREIGN KEY (property, booking) REFERENCES booking
);

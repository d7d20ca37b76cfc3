-- SPDX-License-Identifier: GPL-3.0-or-later
-- What another system is told of bookings. Which versions are still to be told follows from the
-- bookings; here is how far each was told, and what is on its way. None of it is history: rows go
-- when the stay is over.

-- told: the last version that was acknowledged; refused: the last that was not wanted, and reason.
-- known: the other system has some version. stage: 0 nothing is on its way; 1 a token is registered
-- and nothing was sent with it; 2 version `sent` may have been sent (last at `at`), with that token
-- where the other system speaks tokens.
CREATE TABLE outbox (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    booking {int} NOT NULL,
    told {int} NOT NULL CHECK (told >= 0),
    refused {int} NOT NULL CHECK (refused >= 0),
    known {int} NOT NULL CHECK (known IN (0, 1)),
    stage {int} NOT NULL CHECK (stage BETWEEN 0 AND 2),
    sent {int} NOT NULL CHECK (sent >= 0),
    token TEXT NOT NULL,
    at {int} NOT NULL,
    keep_until {int} NOT NULL,
    number TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (property, channel, booking)
) {sorted};

-- Tokens that may exist in the other system's store, written before they are asked for there. used:
-- when a request about one last left, or 0 while its message is not processed.
CREATE TABLE outbox_token (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    token TEXT NOT NULL CHECK (token <> ''),
    used {int} NOT NULL,
    PRIMARY KEY (property, channel, token)
) {sorted};

-- SPDX-License-Identifier: GPL-3.0-or-later
-- What requests leave so that their duplicates can be found (src/dedup, docs/decisions/0027). While
-- a hotel is open its active ones are in memory, where they are compared; the index is the last
-- guard.

-- product, status: dedup/candidate.h. context is canonical JSON of normalised fields, hash the
-- first half of its BLAKE2b-256. booking, channel: 0 none. expires: 0 while the booking lives.
-- ended: 0 while it is active.
CREATE TABLE candidate (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id > 0),
    product {int} NOT NULL CHECK (product BETWEEN 1 AND 4),
    status {int} NOT NULL CHECK (status IN (1, 2)),
    ordinal {int} NOT NULL CHECK (ordinal > 0),
    hash {bytes} NOT NULL CHECK (length(hash) = 16),
    context TEXT NOT NULL CHECK (context <> ''),
    booking {int} NOT NULL,
    channel {int} NOT NULL,
    created {int} NOT NULL,
    expires {int} NOT NULL,
    ended {int} NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

CREATE UNIQUE INDEX candidate_active ON candidate (property, product, hash, context, ordinal)
    WHERE status = 1;

CREATE INDEX candidate_ended ON candidate (property, ended) WHERE status = 2;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- The central store of candidates: what several engines, or other systems, must not do twice. house
-- is the name by which all of them know a hotel; its numbers of properties are each database's own.

CREATE TABLE central_candidate (
    house TEXT NOT NULL CHECK (house <> ''),
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
    PRIMARY KEY (house, id)
) {sorted};

CREATE UNIQUE INDEX central_active ON central_candidate (house, product, hash, context, ordinal)
    WHERE status = 1;

CREATE INDEX central_ended ON central_candidate (house, ended) WHERE status = 2;

-- Blocking keys (dedup/blocking.h) of candidates.
CREATE TABLE central_key (
    house TEXT NOT NULL,
    block {int} NOT NULL,
    id {int} NOT NULL,
    PRIMARY KEY (house, block, id),
    FOREIGN KEY (house, id) REFERENCES central_candidate (house, id) ON DELETE CASCADE
) {sorted};

CREATE INDEX central_key_of ON central_key (house, id);

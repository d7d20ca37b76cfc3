-- SPDX-License-Identifier: GPL-3.0-or-later
-- Market segments: what kind of business a booking is (docs/decisions/0077). Rows are never deleted.
-- content: inventory::MarketSegment, as booking/description/item_text.h writes it.
CREATE TABLE market_segment (
    property {int} NOT NULL REFERENCES property (id),
    id {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- NULL: none, also for all bookings from before. It is not in the log.
ALTER TABLE booking ADD COLUMN segment {int};
ALTER TABLE step_booking ADD COLUMN segment {int};
-- That the bookings of the plan belong to.
ALTER TABLE rate_plan ADD COLUMN segment {int};

-- Undo steps have edits of segments, too (9).
{postgresql} ALTER TABLE step_item DROP CONSTRAINT step_item_kind_check;
{postgresql} ALTER TABLE step_item ADD CONSTRAINT step_item_kind_check CHECK (kind BETWEEN 1 AND 9);
{sqlite} CREATE TABLE step_item_now (
    property {int} NOT NULL,
    step {int} NOT NULL,
    side {int} NOT NULL CHECK (side IN (0, 1)),
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 9),
    id {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, step, side, kind, id)
) {sorted};
{sqlite} INSERT INTO step_item_now SELECT * FROM step_item;
{sqlite} DROP TABLE step_item;
{sqlite} ALTER TABLE step_item_now RENAME TO step_item;

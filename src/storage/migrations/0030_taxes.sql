-- SPDX-License-Identifier: GPL-3.0-or-later
-- VATs, meals as parts of prices, city taxes and fees, as booking/description/item_text.h writes
-- them. kind: 5 VAT, 6 meal, 7 city tax, 8 fee; all kinds share one sequence of ids.
CREATE TABLE tax_item (
    property {int} NOT NULL REFERENCES property (id),
    id {int} NOT NULL,
    kind {int} NOT NULL CHECK (kind BETWEEN 5 AND 8),
    content TEXT NOT NULL,
    PRIMARY KEY (property, id)
) {sorted};

-- The rate of a property becomes the VAT of its rooms.
INSERT INTO tax_item (property, id, kind, content)
    SELECT id, id, 5, '[[' || id || '],"VAT",[[null,' || tax || ']],true,true,0,null]'
    FROM property WHERE tax BETWEEN 1 AND 10000;
ALTER TABLE property DROP COLUMN tax;

-- Years, of children whose age is not known.
ALTER TABLE property ADD COLUMN child_age {int} NOT NULL DEFAULT 10
    CHECK (child_age BETWEEN 0 AND 120);

-- SQLite cannot change a constraint.
{postgresql} ALTER TABLE step_item DROP CONSTRAINT step_item_kind_check;
{postgresql} ALTER TABLE step_item ADD CONSTRAINT step_item_kind_check CHECK (kind BETWEEN 1 AND 8);
{sqlite} CREATE TABLE step_item_now (
    property {int} NOT NULL,
    step {int} NOT NULL,
    side {int} NOT NULL CHECK (side IN (0, 1)),
    kind {int} NOT NULL CHECK (kind BETWEEN 1 AND 8),
    id {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, step, side, kind, id)
) {sorted};
{sqlite} INSERT INTO step_item_now SELECT * FROM step_item;
{sqlite} DROP TABLE step_item;
{sqlite} ALTER TABLE step_item_now RENAME TO step_item;

-- The lines of a booking as they were when it was made or changed (pricing/tax_lines.h), and those
-- before a step that changed it.
CREATE TABLE booking_taxes (
    property {int} NOT NULL,
    booking {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, booking)
) {sorted};
CREATE TABLE step_taxes (
    property {int} NOT NULL,
    step {int} NOT NULL,
    booking {int} NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (property, step)
) {sorted};

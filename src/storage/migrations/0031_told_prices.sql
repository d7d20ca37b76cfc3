-- SPDX-License-Identifier: GPL-3.0-or-later
-- Whether the total of a booking contains all VAT, because a channel or an import told it, and the
-- ages of its children, in years with spaces between them. Neither is in the log.
ALTER TABLE booking ADD COLUMN after_tax {int} NOT NULL DEFAULT 0 CHECK (after_tax IN (0, 1));
ALTER TABLE booking ADD COLUMN child_ages TEXT NOT NULL DEFAULT '';

UPDATE booking SET after_tax = 1 WHERE (property, id) IN (SELECT property, booking FROM foreign_key);

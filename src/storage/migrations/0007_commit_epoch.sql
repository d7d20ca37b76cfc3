-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which opening of the store wrote a transaction. Two engines that decide the same at the same
-- moment write the same records; only this says whose they are.
ALTER TABLE commits ADD COLUMN epoch {int} NOT NULL DEFAULT 0;

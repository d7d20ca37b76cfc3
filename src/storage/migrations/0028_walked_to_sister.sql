-- SPDX-License-Identifier: GPL-3.0-or-later
-- The booking of a walked guest at the sister hotel, made in the same transaction; 0: none.
ALTER TABLE booking_walk ADD COLUMN sister_booking {int} NOT NULL DEFAULT 0;

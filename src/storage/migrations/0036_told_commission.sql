-- SPDX-License-Identifier: GPL-3.0-or-later
-- A commission that its channel told as an amount, and the total that it was told of: of any other
-- total it is in proportion to these. NULL: it is by a rate, or there is none. Of a booking that has
-- such an amount the two are what they are now.
ALTER TABLE booking ADD COLUMN commission_told {int} CHECK (commission_told >= 0);
ALTER TABLE booking ADD COLUMN commission_of {int} CHECK (commission_of >= 0);
UPDATE booking SET commission_told = commission, commission_of = total WHERE commission_points = -1
    AND commission IS NOT NULL;

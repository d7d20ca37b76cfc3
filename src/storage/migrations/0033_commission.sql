-- SPDX-License-Identifier: GPL-3.0-or-later
-- The commission that a booking keeps for its channel, minor units, and its rate when the booking was
-- made, in hundredths of a percent; -1: the channel told an amount. NULL: from before it was kept,
-- or from an import; reports then use the settings of the channel. Neither is in the log.
ALTER TABLE booking ADD COLUMN commission {int} CHECK (commission >= 0);
ALTER TABLE booking ADD COLUMN commission_points {int} NOT NULL DEFAULT 0
    CHECK (commission_points BETWEEN -1 AND 10000);
-- Of a source without a connection; a connected channel has that of its settings.
ALTER TABLE channel ADD COLUMN commission {int} NOT NULL DEFAULT 0
    CHECK (commission BETWEEN 0 AND 9000);
ALTER TABLE step_booking ADD COLUMN commission {int} CHECK (commission >= 0);

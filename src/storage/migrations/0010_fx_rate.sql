-- SPDX-License-Identifier: GPL-3.0-or-later
-- Rates of exchange: one unit of base is digits / 10^decimals units of currency. Nothing is ever
-- overwritten; of one day the rate with the greatest seq, the record that saved it, counts.
CREATE TABLE fx_rate (
    property {int} NOT NULL,
    base TEXT NOT NULL CHECK (length(base) = 3),
    currency TEXT NOT NULL CHECK (length(currency) = 3 AND currency <> base),
    day {int} NOT NULL,
    seq {int} NOT NULL,
    digits {int} NOT NULL CHECK (digits > 0),
    decimals {int} NOT NULL CHECK (decimals BETWEEN 0 AND 8),
    source TEXT NOT NULL CHECK (source <> ''),
    PRIMARY KEY (property, base, currency, day, seq)
) {sorted};

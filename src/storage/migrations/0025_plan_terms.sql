-- SPDX-License-Identifier: GPL-3.0-or-later
-- Cancellation terms with several deadlines, a no-show fee, and a part that is prepaid. The columns
-- of the first deadline stay as they are. later_fees: the later ones, a JSON array of [days before
-- arrival, minute of the day, [percent, nights]].
ALTER TABLE rate_plan ADD COLUMN later_fees TEXT NOT NULL DEFAULT '[]';

-- NULL: as a cancellation.
ALTER TABLE rate_plan ADD COLUMN no_show_percent {int} CHECK (no_show_percent BETWEEN 0 AND 100);
ALTER TABLE rate_plan ADD COLUMN no_show_nights {int} CHECK (no_show_nights >= 0);

-- 0 none, 1 all, 2 the first night, 3 prepaid_percent of the total.
ALTER TABLE rate_plan ADD COLUMN prepayment {int} NOT NULL DEFAULT 0 CHECK (prepayment >= 0);
ALTER TABLE rate_plan ADD COLUMN prepaid_percent {int} NOT NULL DEFAULT 0
    CHECK (prepaid_percent BETWEEN 0 AND 100);
UPDATE rate_plan SET prepayment = prepaid;
ALTER TABLE rate_plan DROP COLUMN prepaid;

-- 0 none, 1 card, 2 company.
ALTER TABLE rate_plan ADD COLUMN guarantee {int} NOT NULL DEFAULT 0 CHECK (guarantee >= 0);

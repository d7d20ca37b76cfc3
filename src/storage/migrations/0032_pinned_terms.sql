-- SPDX-License-Identifier: GPL-3.0-or-later
-- The terms that a rate plan has or had: a booking keeps those that it was made under. Rows are
-- only added. content: pricing::PlanTerms, as booking/description/item_text.h writes it.
{sqlite} CREATE TABLE plan_terms (
    property {int} NOT NULL REFERENCES property (id),
    plan {int} NOT NULL REFERENCES rate_plan (id) ON DELETE CASCADE,
    seq {int} NOT NULL CHECK (seq > 0),
    content TEXT NOT NULL,
    PRIMARY KEY (property, plan, seq)
) {sorted};
{postgresql} CREATE TABLE plan_terms (
    property {int} NOT NULL REFERENCES property (id),
    plan {int} NOT NULL,
    seq {int} NOT NULL CHECK (seq > 0),
    content TEXT NOT NULL,
    PRIMARY KEY (property, plan, seq),
    FOREIGN KEY (property, plan) REFERENCES rate_plan ON DELETE CASCADE
);

-- What was agreed before is not known any more: bookings keep the terms of now.
INSERT INTO plan_terms (property, plan, seq, content)
    SELECT property, id, 1,
           '[[' || free_until_days || ',' || free_until_minute || ',' || fee_percent || ','
           || fee_nights || ',' || CASE refundable WHEN 0 THEN 'false' ELSE 'true' END || ','
           || later_fees || ','
           || CASE WHEN no_show_percent IS NULL THEN 'null'
                   ELSE '[' || no_show_percent || ',' || coalesce(no_show_nights, 0) || ']' END
           || '],' || prepayment || ',' || prepaid_percent || ',' || guarantee || ']'
    FROM rate_plan;

-- The seq of its plan; 0: without a plan. It is not in the log.
ALTER TABLE booking ADD COLUMN terms_seq {int} NOT NULL DEFAULT 0 CHECK (terms_seq >= 0);
UPDATE booking SET terms_seq = 1 WHERE plan IS NOT NULL;
ALTER TABLE step_booking ADD COLUMN terms_seq {int} NOT NULL DEFAULT 0 CHECK (terms_seq >= 0);
UPDATE step_booking SET terms_seq = 1 WHERE plan > 0;

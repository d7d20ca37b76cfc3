-- SPDX-License-Identifier: GPL-3.0-or-later
-- The conditions under which a rate plan is sold, and its rounding, as
-- booking/description/item_text.h writes them; []: none.
ALTER TABLE rate_plan ADD COLUMN conditions TEXT NOT NULL DEFAULT '[]';

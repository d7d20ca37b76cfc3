-- SPDX-License-Identifier: GPL-3.0-or-later
-- Settings of the hotel, of its requests and of its channels before and after the record that
-- changed them, as JSON without secrets (booking/setting_change.h). Empty: there were none, or none
-- are left.
CREATE TABLE setting_change (
    property {int} NOT NULL,
    seq {int} NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    PRIMARY KEY (property, seq)
) {sorted};

-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the cells of a channel's board were confirmed under: JSON as in channel_setup. Where that
-- differs from what is agreed now, codes or the other side itself are others.
CREATE TABLE channel_linked (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    content TEXT NOT NULL CHECK (content <> ''),
    PRIMARY KEY (property, channel)
) {sorted};

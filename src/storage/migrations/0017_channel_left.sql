-- SPDX-License-Identifier: GPL-3.0-or-later
-- What stays at a channel after its settings changed and cannot be taken back from here, until a
-- user says that it was taken away there. It is not history. said: sentences, one a line.
CREATE TABLE channel_left (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    said TEXT NOT NULL CHECK (said <> ''),
    PRIMARY KEY (property, channel)
) {sorted};

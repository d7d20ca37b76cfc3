-- SPDX-License-Identifier: GPL-3.0-or-later
-- Tokens of messages that channels push (docs/decisions/0025): a message that names one is
-- processed only while it is here, and takes it away in the commit of what it does. None of it is
-- history: rows are of messages on their way, few of a channel, and go by age where nobody used
-- them. token: hash of its name. made: when a token was asked for.
CREATE TABLE message_token (
    property {int} NOT NULL,
    channel {int} NOT NULL,
    token TEXT NOT NULL CHECK (token <> ''),
    made {int} NOT NULL,
    PRIMARY KEY (property, channel, token)
) {sorted};

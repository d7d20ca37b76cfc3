-- SPDX-License-Identifier: GPL-3.0-or-later
-- Who may sign in at a hotel's desk; a hotel without rows has no users. Rows stay, because the log
-- names their numbers; the name may be changed, as all texts may. secret_hash is Argon2id as
-- engine/secret.h makes it. Wrong attempts are those since the last right one or the last new secret.
CREATE TABLE desk_user (
    property {int} NOT NULL,
    id {int} NOT NULL CHECK (id >= 1000),
    role {int} NOT NULL CHECK (role BETWEEN 1 AND 3),
    active {int} NOT NULL CHECK (active IN (0, 1)),
    wrong_attempts {int} NOT NULL CHECK (wrong_attempts >= 0),
    wrong_at {int} NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    secret_hash TEXT NOT NULL CHECK (secret_hash <> ''),
    PRIMARY KEY (property, id)
) {sorted};

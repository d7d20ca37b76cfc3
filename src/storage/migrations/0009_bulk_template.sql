-- SPDX-License-Identifier: GPL-3.0-or-later
-- Templates of bulk updates ("Easter closure"). Their content is the window's own (JSON); seq is
-- the record that saved it.
CREATE TABLE bulk_template (
    property {int} NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    content TEXT NOT NULL CHECK (content <> ''),
    seq {int} NOT NULL,
    PRIMARY KEY (property, name)
) {sorted};

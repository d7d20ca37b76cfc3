-- SPDX-License-Identifier: GPL-3.0-or-later
-- A database that several engines share (docs/decisions, PostgreSQL): every table is keyed by property
-- first, each property has a log of its own, and a lease says who may write about it. In a file,
-- which one engine has to itself, numbers stay unique for themselves, and its one log has number 0.
-- {property} is "property, " in a key of PostgreSQL and nothing in one of SQLite.

ALTER TABLE commits ADD COLUMN property {int} NOT NULL DEFAULT 0;
ALTER TABLE booking_text ADD COLUMN property {int} NOT NULL DEFAULT 0;
ALTER TABLE booking_price ADD COLUMN property {int} NOT NULL DEFAULT 0;
UPDATE booking_text
SET property = (SELECT b.property FROM booking b WHERE b.id = booking_text.booking);
UPDATE booking_price
SET property = coalesce((SELECT e.property FROM event e WHERE e.seq = booking_price.booking), 0);

{postgresql} ALTER TABLE pool DROP CONSTRAINT pool_pkey CASCADE, ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE room DROP CONSTRAINT room_pkey CASCADE, ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE room_type DROP CONSTRAINT room_type_pkey CASCADE,
    ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE rate_plan DROP CONSTRAINT rate_plan_pkey CASCADE,
    ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE channel DROP CONSTRAINT channel_pkey CASCADE,
    ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE booking DROP CONSTRAINT booking_pkey CASCADE,
    ADD PRIMARY KEY (property, id);
{postgresql} ALTER TABLE event DROP CONSTRAINT event_pkey, ADD PRIMARY KEY (property, seq);
{postgresql} ALTER TABLE commits DROP CONSTRAINT commits_pkey, ADD PRIMARY KEY (property, seq);
{postgresql} ALTER TABLE booking_text DROP CONSTRAINT booking_text_pkey,
    ADD PRIMARY KEY (property, booking);
{postgresql} ALTER TABLE booking_price DROP CONSTRAINT booking_price_pkey,
    ADD PRIMARY KEY (property, booking, night);

{postgresql} ALTER TABLE room ADD FOREIGN KEY (property, pool) REFERENCES pool;
{postgresql} ALTER TABLE room_type ADD FOREIGN KEY (property, pool) REFERENCES pool;
{postgresql} ALTER TABLE rate_plan ADD FOREIGN KEY (property, parent) REFERENCES rate_plan;
{postgresql} ALTER TABLE booking ADD FOREIGN KEY (property, channel) REFERENCES channel,
    ADD FOREIGN KEY (property, reserved) REFERENCES room_type,
    ADD FOREIGN KEY (property, counted) REFERENCES room_type,
    ADD FOREIGN KEY (property, plan) REFERENCES rate_plan;
{postgresql} ALTER TABLE booking_text ADD FOREIGN KEY (property, booking) REFERENCES booking;
{postgresql} ALTER TABLE foreign_key ADD FOREIGN KEY (property, booking) REFERENCES booking;
{postgresql} ALTER TABLE room_night ADD FOREIGN KEY (property, room) REFERENCES room,
    ADD FOREIGN KEY (property, booking) REFERENCES booking;
{postgresql} ALTER TABLE night_type
    ADD FOREIGN KEY (property, room_type) REFERENCES room_type ON DELETE CASCADE;
{postgresql} ALTER TABLE night_pool
    ADD FOREIGN KEY (property, pool) REFERENCES pool ON DELETE CASCADE;
{postgresql} ALTER TABLE night_rate
    ADD FOREIGN KEY (property, room_type) REFERENCES room_type ON DELETE CASCADE,
    ADD FOREIGN KEY (property, plan) REFERENCES rate_plan ON DELETE CASCADE;
{postgresql} ALTER TABLE oversold
    ADD FOREIGN KEY (property, pool) REFERENCES pool ON DELETE CASCADE;
{postgresql} DROP INDEX room_night_booking;
{postgresql} CREATE INDEX room_night_booking ON room_night (property, booking);

-- Who may write about a property, until when (UTC microseconds of the server's clock), and with
-- which number. The number grows whenever somebody takes the property, and with it what the
-- versions of its cells begin with (the epoch).
{postgresql} CREATE TABLE lease (
    property {int} NOT NULL PRIMARY KEY REFERENCES property (id) ON DELETE CASCADE,
    fence {int} NOT NULL CHECK (fence >= 0),
    owner TEXT NOT NULL,
    host TEXT NOT NULL,
    process {int} NOT NULL,
    expires {int} NOT NULL
);

-- Called by every transaction that writes. Whoever takes the properties over waits for it to end.
{postgresql} CREATE FUNCTION roomrack_check_lease(mine bigint[], known bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    held bigint;
BEGIN
    SELECT count(*) INTO held
    FROM (SELECT 1 FROM lease WHERE property = ANY (mine) AND fence = known FOR SHARE) AS locked;
    IF held < cardinality(mine) THEN
        RAISE EXCEPTION 'the lease was lost' USING ERRCODE = 'RR001';
    END IF;
    RETURN held;
END $$;

-- What search_words.cpp adds to SQLite: a value that sorts as people expect.
{postgresql} CREATE FUNCTION roomrack_order(words text, descending int) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
        WHEN words IS NULL OR words = '' THEN CASE descending WHEN 0 THEN NULL ELSE '' END
        WHEN octet_length(words) = length(words) THEN lower(left(words, 64))
        ELSE lower(left(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'), 64))
    END
$$;

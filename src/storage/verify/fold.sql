-- SPDX-License-Identifier: GPL-3.0-or-later
-- The event log folded into what the tables should say. Kinds are those of booking/record.h;
-- words in braces are the dialect's, or of restrictions (storage/restriction_columns.h).
-- Runs in one read transaction, into temporary tables.

-- Every step in the life of a booking, with what came before it.
CREATE TEMP TABLE booking_step AS
SELECT seq, property, kind, subject, at, effective, channel, room_type, night, nights, rooms, plan,
       adults, children, value, amount,
       row_number() OVER life AS nth,
       count(*) FILTER (WHERE kind = 13) OVER life AS came,
       count(*) FILTER (WHERE kind = 14) OVER life AS gone,
       lag(kind) OVER life AS kind_before,
       lag(room_type) OVER life AS type_before,
       lag(night) OVER life AS night_before,
       lag(nights) OVER life AS nights_before,
       lag(rooms) OVER life AS rooms_before
FROM event
WHERE kind IN (5, 10, 11, 12, 13, 14, 15, 16, 21)
WINDOW life AS (PARTITION BY subject ORDER BY seq ROWS UNBOUNDED PRECEDING);

-- Which record says what about a booking in the end.
CREATE TEMP TABLE told AS
SELECT subject AS id,
       count(*) AS version,
       min(seq) AS born,
       max(seq) AS last,
       max(CASE WHEN kind IN (5, 10, 11) AND came = 0 THEN seq END) AS reserved_by,
       max(CASE WHEN kind IN (5, 10, 11, 13, 14) THEN seq END) AS priced_by,
       coalesce(max(CASE kind WHEN 14 THEN 6 WHEN 13 THEN 5 END), 2) AS status
FROM booking_step
GROUP BY subject;

-- Bookings as the log tells them, column by column as in the table. After a cancellation or a
-- no-show nothing follows but a reinstatement, so the last record tells whether it ended.
CREATE TEMP TABLE told_booking AS
SELECT t.id, born.property,
       CASE last.kind WHEN 12 THEN 3 WHEN 15 THEN 7 WHEN 16 THEN 8 ELSE t.status END AS status,
       t.version, nullif(born.channel, 0) AS channel,
       reserved.room_type AS reserved, last.room_type AS counted, last.night AS check_in,
       last.nights, last.rooms, last.adults, last.children, nullif(last.plan, 0) AS plan,
       priced.amount AS total,
       CASE WHEN born.kind = 10 AND born.effective <> 0 THEN born.effective ELSE born.at END
           AS created
FROM told t
JOIN event born ON born.seq = t.born
JOIN event last ON last.seq = t.last
JOIN event priced ON priced.seq = t.priced_by
JOIN event reserved ON reserved.seq = t.reserved_by;

-- Every step in the life of a hold, with its deadline as it then was.
CREATE TEMP TABLE hold_step AS
SELECT seq, property, kind, at, room_type, night, nights, rooms, amount,
       CASE kind WHEN 1 THEN seq ELSE subject END AS id,
       max(CASE WHEN kind = 1 OR kind = 2 THEN value END) OVER before AS deadline,
       count(*) FILTER (WHERE kind IN (3, 4, 5)) OVER before AS resolved,
       count(*) FILTER (WHERE kind = 1) OVER before AS taken
FROM event
WHERE kind BETWEEN 1 AND 5
WINDOW before AS (PARTITION BY CASE kind WHEN 1 THEN seq ELSE subject END ORDER BY seq
                  ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING);

CREATE TEMP TABLE open_hold AS
SELECT id, min(seq) AS seq, max(property) AS property
FROM hold_step
GROUP BY id
HAVING count(*) FILTER (WHERE kind IN (3, 4, 5)) = 0 AND count(*) FILTER (WHERE kind = 1) > 0;

CREATE INDEX open_hold_id ON open_hold (id);

-- Numbered rooms that unresolved holds have.
CREATE TEMP TABLE held_room AS
SELECT seq, property, subject, value, night, nights FROM event
WHERE kind = 20 AND subject IN (SELECT id FROM open_hold);

CREATE INDEX held_room_value ON held_room (value, night);

-- Rooms sold as differences: what begins and ends with a night. First as each record of the log
-- moved them, then as the table of bookings has them.
CREATE TEMP TABLE edge_told AS
WITH move (property, room_type, night, nights, rooms) AS (
    SELECT property, room_type, night, nights, rooms FROM booking_step
    WHERE kind IN (5, 10, 11, 13, 14, 21)
    UNION ALL
    SELECT property, type_before, night_before, nights_before, -rooms_before FROM booking_step
    WHERE kind IN (11, 13, 14)
    UNION ALL
    SELECT property, room_type, night, nights, -rooms FROM booking_step WHERE kind IN (12, 15, 16)),
edge (property, room_type, night, rooms) AS (
    SELECT property, room_type, night, rooms FROM move
    UNION ALL
    SELECT property, room_type, night + nights, -rooms FROM move)
SELECT property, room_type, night, sum(rooms) AS rooms
FROM edge
GROUP BY property, room_type, night
HAVING sum(rooms) <> 0;

CREATE TEMP TABLE edge_kept AS
WITH edge (property, room_type, night, rooms) AS (
    SELECT property, counted, check_in, rooms FROM booking WHERE status IN (2, 5, 6)
    UNION ALL
    SELECT property, counted, check_in + nights, -rooms FROM booking WHERE status IN (2, 5, 6))
SELECT property, room_type, night, sum(rooms) AS rooms
FROM edge
GROUP BY property, room_type, night
HAVING sum(rooms) <> 0;

-- Settings by night: the last record that covers a night says what it is.
CREATE TEMP TABLE setting AS
WITH RECURSIVE days (i) AS (
    SELECT 0 UNION ALL SELECT i + 1 FROM days
    WHERE i < (SELECT max(nights) FROM event WHERE kind IN (30, {restriction kinds}, 36, 37))),
said AS (
    SELECT e.property, e.kind, e.room_type, CASE e.kind WHEN 36 THEN e.subject ELSE 0 END AS pool,
           e.night + d.i AS night, e.plan, CASE e.kind WHEN 37 THEN e.adults ELSE 0 END AS guests,
           CASE WHEN e.kind IN ({restriction kinds}) THEN e.subject ELSE 0 END AS channel,
           e.seq, e.value, e.amount
    FROM event e JOIN days d ON d.i < e.nights
    WHERE e.kind IN (30, {restriction kinds}, 36, 37))
SELECT property, kind, room_type, pool, night, plan, guests, channel, seq, value, amount
FROM (SELECT said.*, row_number() OVER (PARTITION BY property, kind, room_type, pool, night, plan,
                                        guests, channel ORDER BY seq DESC) AS nth
      FROM said) AS ranked
WHERE nth = 1;

CREATE TEMP TABLE told_night_type AS
SELECT * FROM (
SELECT s.property, s.room_type, s.night,
       coalesce(max(CASE WHEN kind = 30 THEN value END), -1) AS typed,
       {restrictions told},
       max(s.seq) AS seq
FROM setting s JOIN room_type t ON t.id = s.room_type
WHERE kind IN (30, {restriction kinds}) AND plan = 0 AND channel = 0
GROUP BY s.property, s.room_type, s.night
) AS told
WHERE typed <> -1 OR {any restriction};

-- Restrictions of a rate plan or a channel.
CREATE TEMP TABLE told_night_restriction AS
SELECT * FROM (
SELECT s.property, s.room_type, s.plan, s.channel, s.night, {restrictions told}, max(s.seq) AS seq
FROM setting s JOIN room_type t ON t.id = s.room_type
WHERE kind IN ({restriction kinds}) AND (plan > 0 OR channel > 0)
GROUP BY s.property, s.room_type, s.plan, s.channel, s.night
) AS told
WHERE {any restriction};

-- Since when the log alone tells rates: a new description may have brought others.
CREATE TEMP TABLE described AS
SELECT property, max(seq) AS seq, count(*) AS times FROM event WHERE kind = 41 GROUP BY property;

-- Numbered rooms: the last record about a room and night says who has it, and whether it can be
-- used.
CREATE TEMP TABLE told_room AS
WITH RECURSIVE days (i) AS (
    SELECT 0 UNION ALL SELECT i + 1 FROM days
    WHERE i < (SELECT max(nights) FROM event WHERE kind IN (17, 19))),
said AS (
    SELECT e.property, e.value AS room, e.night + d.i AS night, e.seq, e.kind,
           e.subject AS booking
    FROM event e JOIN days d ON d.i < e.nights
    WHERE e.kind IN (17, 19))
SELECT property, room, night, seq, booking
FROM (SELECT said.*, row_number() OVER (PARTITION BY property, room, night ORDER BY seq DESC) AS nth
      FROM said) AS ranked
WHERE nth = 1 AND kind = 17;

CREATE INDEX told_room_night ON told_room (room, night);

CREATE TEMP TABLE told_room_out AS
WITH RECURSIVE days (i) AS (
    SELECT 0 UNION ALL SELECT i + 1 FROM days
    WHERE i < (SELECT max(nights) FROM event WHERE kind = 38)),
said AS (
    SELECT e.property, e.subject AS room, e.night + d.i AS night, e.seq, e.value
    FROM event e JOIN days d ON d.i < e.nights
    WHERE e.kind = 38 AND e.subject IN (SELECT id FROM room))
SELECT property, room, night
FROM (SELECT said.*, row_number() OVER (PARTITION BY property, room, night ORDER BY seq DESC) AS nth
      FROM said) AS ranked
WHERE nth = 1 AND value = 1;

CREATE TEMP TABLE told_housekeeping AS
SELECT property, subject AS room, value AS status
FROM (SELECT property, subject, value,
             row_number() OVER (PARTITION BY property, subject ORDER BY seq DESC) AS nth
      FROM event WHERE kind = 39 AND subject IN (SELECT id FROM room)) AS ranked
WHERE nth = 1;

-- Users and their attempts to sign in.
CREATE TEMP TABLE user_step AS
SELECT seq, property, kind, subject, value FROM event WHERE kind BETWEEN 60 AND 66;

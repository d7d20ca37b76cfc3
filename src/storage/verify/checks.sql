-- SPDX-License-Identifier: GPL-3.0-or-later
-- What must not be: each check finds contradictions. The words for them are in verify_words.cpp,
-- which takes the columns as %1, %2, ... in their order. '#amount 1234 EUR', '#status 2',
-- '#role 3', '#time 0' (microseconds) and '#none' are shown in words, ISO dates as dates. A check
-- is about one log: all of a file, or one property of a database that several engines share, whose
-- log has gaps where the engine that wrote it wrote about another property.

-- check: log_gap
{sqlite} SELECT seq, before
FROM (SELECT seq, coalesce(lag(seq) OVER (ORDER BY seq), 0) AS before FROM event) AS log
WHERE seq <> before + 1;

-- check: log_time
SELECT seq, before FROM (SELECT seq, at, lag(seq) OVER log AS before, lag(at) OVER log AS at_before
                         FROM event WINDOW log AS (ORDER BY seq)) AS log
WHERE at < at_before;

-- check: log_kind
SELECT seq, kind FROM event
WHERE kind NOT IN (1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 30,
                   {restriction kinds}, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 50, 51,
                   52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 70, 71, 80, 81, 90);

-- check: movement_differs
SELECT seq
FROM (SELECT property, kind, seq FROM movement
      UNION ALL SELECT property, kind, seq FROM event WHERE kind IN (13, 14, 15, 42)) AS both_told
GROUP BY property, kind, seq
HAVING count(*) <> 2;

-- check: log_property
SELECT seq, property FROM event WHERE property NOT IN (SELECT id FROM property);

-- check: commit_count
SELECT seq, count, nth - before
FROM (SELECT c.seq, c.count, e.nth, coalesce(lag(e.nth) OVER (ORDER BY c.seq), 0) AS before
      FROM commits c
      JOIN (SELECT seq, row_number() OVER (ORDER BY seq) AS nth FROM event) AS e ON e.seq = c.seq)
     AS line
WHERE count <> nth - before;

-- check: commit_record
SELECT c.seq FROM commits c LEFT JOIN event e ON e.seq = c.seq
WHERE e.seq IS NULL OR e.at <> c.at;

-- check: commit_missing
SELECT e.seq, c.seq FROM (SELECT coalesce(max(seq), 0) AS seq FROM event) e,
     (SELECT coalesce(max(seq), 0) AS seq FROM commits) c
WHERE e.seq <> c.seq;

-- check: commit_epoch
SELECT seq, epoch, newest
FROM (SELECT seq, epoch, max(epoch) OVER (ORDER BY seq ROWS BETWEEN UNBOUNDED PRECEDING
                                          AND CURRENT ROW) AS newest FROM commits) AS line
WHERE epoch < newest;

-- check: hold_missing
SELECT id, seq FROM hold_step WHERE kind <> 1 AND coalesce(taken, 0) = 0;

-- check: hold_twice
SELECT id, seq FROM hold_step WHERE kind <> 1 AND coalesce(resolved, 0) > 0;

-- What an extension has as its amount is by how much time moved with it.
-- check: hold_late
SELECT id, seq FROM hold_step
WHERE kind IN (2, 3, 5) AND at >= deadline + CASE kind WHEN 2 THEN amount ELSE 0 END;

-- check: hold_early
SELECT id, seq FROM hold_step WHERE kind = 4 AND at < deadline;

-- check: hold_range
SELECT h.id, h.seq FROM hold_step h JOIN event t ON t.seq = h.id
WHERE h.kind IN (3, 4, 5) AND (h.room_type <> t.room_type OR h.night <> t.night
      OR h.nights <> t.nights OR h.rooms <> t.rooms OR h.property <> t.property);

-- check: hold_forgotten
SELECT id, oldest_hold
FROM open_hold, (SELECT oldest_hold FROM commits ORDER BY seq DESC LIMIT 1) AS line
WHERE open_hold.seq < oldest_hold;

-- check: hold_where
SELECT h.id FROM open_hold h JOIN event e ON e.seq = h.id
WHERE e.room_type NOT IN (SELECT id FROM room_type) OR e.nights < 1 OR e.rooms < 1;

-- check: booking_born
SELECT subject, seq FROM booking_step
WHERE (nth = 1) <> (kind IN (5, 10)) OR (kind = 10 AND subject <> seq);

-- check: booking_version
SELECT subject, seq, value, nth FROM booking_step WHERE value <> nth;

-- check: booking_order
-- After a check-out only the commission may be corrected.
SELECT subject, seq FROM booking_step
WHERE (kind_before IN (12, 15) AND kind <> 21) OR kind_before = 16
      OR (gone > 0 AND kind NOT IN (11, 14)) OR (kind = 14 AND gone > 1)
      OR (kind = 21 AND coalesce(kind_before, 0) NOT IN (12, 15))
      OR (kind = 13 AND came <> 1) OR (kind = 14 AND came = 0)
      OR (kind IN (12, 15) AND came > 0);

-- check: booking_given_back
SELECT subject, seq FROM booking_step
WHERE (kind IN (12, 15, 16, 21) OR (kind = 11 AND gone > 0)) AND (room_type, night, nights, rooms)
      IS DISTINCT FROM (type_before, night_before, nights_before, rooms_before);

-- check: booking_stayed
SELECT subject, seq FROM booking_step
WHERE kind = 14 AND (night <> night_before OR nights > nights_before OR rooms <> rooms_before
                     OR room_type <> type_before);

-- check: booking_unknown
SELECT id FROM booking WHERE id NOT IN (SELECT id FROM told);

-- check: booking_missing
SELECT id FROM told WHERE id NOT IN (SELECT id FROM booking);

-- check: booking_differs
WITH pair AS (
    SELECT b.id AS id, b.property AS b1, t.property AS t1, b.status AS b2, t.status AS t2,
           b.version AS b3, t.version AS t3, b.channel AS b4, t.channel AS t4, b.reserved AS b5,
           t.reserved AS t5, b.counted AS b6, t.counted AS t6, b.check_in AS b7, t.check_in AS t7,
           b.nights AS b8, t.nights AS t8, b.rooms AS b9, t.rooms AS t9, b.adults AS b10,
           t.adults AS t10, b.children AS b11, t.children AS t11, b.plan AS b12, t.plan AS t12,
           b.total AS b13, t.total AS t13, b.created AS b14, t.created AS t14,
           coalesce(p.currency, '') AS currency
    FROM booking b JOIN told_booking t ON t.id = b.id LEFT JOIN property p ON p.id = b.property)
SELECT id, 'hotel', CAST(t1 AS text), CAST(b1 AS text) FROM pair
    WHERE t1 IS DISTINCT FROM b1
UNION ALL SELECT id, 'status', '#status ' || t2, '#status ' || b2 FROM pair
    WHERE t2 IS DISTINCT FROM b2
UNION ALL SELECT id, 'version', CAST(t3 AS text), CAST(b3 AS text) FROM pair
    WHERE t3 IS DISTINCT FROM b3
UNION ALL SELECT id, 'channel', CASE WHEN t4 IS NULL THEN '#none' ELSE {channel(}t4{name)} END,
                 CASE WHEN b4 IS NULL THEN '#none' ELSE {channel(}b4{name)} END FROM pair
    WHERE t4 IS DISTINCT FROM b4
UNION ALL SELECT id, 'booked room type', {type(}t5{name)}, {type(}b5{name)} FROM pair
    WHERE t5 IS DISTINCT FROM b5
UNION ALL SELECT id, 'current room type', {type(}t6{name)}, {type(}b6{name)} FROM pair
    WHERE t6 IS DISTINCT FROM b6
UNION ALL SELECT id, 'check-in date', {night(}t7{)}, {night(}b7{)} FROM pair
    WHERE t7 IS DISTINCT FROM b7
UNION ALL SELECT id, 'nights', CAST(t8 AS text), CAST(b8 AS text) FROM pair
    WHERE t8 IS DISTINCT FROM b8
UNION ALL SELECT id, 'rooms', CAST(t9 AS text), CAST(b9 AS text) FROM pair
    WHERE t9 IS DISTINCT FROM b9
UNION ALL SELECT id, 'adults', CAST(t10 AS text), CAST(b10 AS text) FROM pair
    WHERE t10 IS DISTINCT FROM b10
UNION ALL SELECT id, 'children', CAST(t11 AS text), CAST(b11 AS text) FROM pair
    WHERE t11 IS DISTINCT FROM b11
UNION ALL SELECT id, 'rate plan', CASE WHEN t12 IS NULL THEN '#none' ELSE {plan(}t12{name)} END,
                 CASE WHEN b12 IS NULL THEN '#none' ELSE {plan(}b12{name)} END FROM pair
    WHERE t12 IS DISTINCT FROM b12
UNION ALL SELECT id, 'total', '#amount ' || t13 || ' ' || currency,
                 '#amount ' || b13 || ' ' || currency FROM pair
    WHERE t13 IS DISTINCT FROM b13
UNION ALL SELECT id, 'creation time', '#time ' || t14, '#time ' || b14 FROM pair
    WHERE t14 IS DISTINCT FROM b14;

-- check: booking_property
SELECT b.id FROM booking b JOIN room_type r ON r.id = b.reserved JOIN room_type c ON c.id = b.counted
WHERE r.property <> b.property OR c.property <> b.property;

-- check: sold_differs
SELECT {type(}edge.room_type{name)}, {night(}night{)}, sum(told), sum(kept)
FROM (SELECT property, room_type, night, rooms AS told, 0 AS kept FROM edge_told
      UNION ALL SELECT property, room_type, night, 0, rooms FROM edge_kept) AS edge
GROUP BY property, room_type, night
HAVING sum(told) <> sum(kept);

-- check: price_orphan
SELECT DISTINCT booking FROM booking_price
WHERE booking NOT IN (SELECT id FROM booking) AND booking NOT IN (SELECT id FROM open_hold);

-- check: charge_orphan
SELECT booking FROM booking_charge
WHERE booking NOT IN (SELECT id FROM booking) AND booking NOT IN (SELECT id FROM open_hold);

-- check: tax_orphan
SELECT booking FROM booking_taxes WHERE booking NOT IN (SELECT id FROM booking);

-- check: terms_missing
SELECT b.id, {plan(}b.plan{name)} FROM booking b
LEFT JOIN plan_terms t ON t.plan = b.plan AND t.seq = b.terms_seq AND t.property = b.property
WHERE b.plan IS NOT NULL AND t.seq IS NULL;

-- check: segment_missing
SELECT b.id FROM booking b
LEFT JOIN market_segment s ON s.id = b.segment AND s.property = b.property
WHERE b.segment IS NOT NULL AND s.id IS NULL;

-- check: hold_pinned
-- Only a payment under way keeps a hold for so long (booking/booking.h, kPinned).
SELECT DISTINCT h.id FROM open_hold h
JOIN event e ON e.property = h.property AND e.kind = 2 AND e.subject = h.id
     AND e.value >= 95617584000000000
LEFT JOIN saga s ON s.property = h.property AND s.id = h.id AND s.stage < 6
WHERE s.id IS NULL;

-- check: saga_hold
SELECT id FROM saga
WHERE stage IN (2, 3) AND purpose = 1 AND id = booking AND id NOT IN (SELECT id FROM open_hold);

-- check: saga_booked
SELECT id, booking FROM saga
WHERE outcome = 1 AND booking NOT IN (SELECT id FROM booking);

-- check: claim_unanswered
SELECT c.saga FROM claim c LEFT JOIN saga s ON s.property = c.property AND s.id = c.saga
WHERE c.status = 0 AND (s.id IS NULL OR s.outcome <> 0);

-- check: price_sum
SELECT b.id, '#amount ' || (sum(p.amount) * b.rooms) || ' ' || h.currency,
       '#amount ' || b.total || ' ' || h.currency
FROM booking b JOIN booking_price p ON p.booking = b.id JOIN property h ON h.id = b.property
WHERE b.status IN (2, 5)
GROUP BY b.id, b.rooms, b.total, b.nights, h.currency
HAVING sum(p.amount) * b.rooms <> b.total OR count(*) <> b.nights OR max(p.night) >= b.nights;

-- check: walk_differs
SELECT booking FROM (
    SELECT property, subject AS booking, 1 AS told, 0 AS kept FROM event WHERE kind = 16
    UNION ALL SELECT property, booking, 0, 1 FROM booking_walk) walk
GROUP BY property, booking
HAVING sum(told) < sum(kept);

-- check: sister_differs
SELECT w.booking, w.sister_booking
FROM booking_walk w LEFT JOIN booking_of_any b ON b.id = w.sister_booking AND b.property = w.sister
WHERE w.sister_booking <> 0 AND b.id IS NULL;

-- check: fee_differs
SELECT booking, '#amount ' || sum(told) || ' ' || p.currency,
       '#amount ' || sum(kept) || ' ' || p.currency
FROM (SELECT property, subject AS booking, amount AS told, 0 AS kept FROM event
      WHERE kind IN (12, 15, 16)
      UNION ALL SELECT property, subject, -amount, 0 FROM event WHERE kind = 21
      UNION ALL SELECT property, booking, 0, amount FROM booking_fee) fee
JOIN property p ON p.id = fee.property
GROUP BY property, booking, p.currency
HAVING sum(told) <> sum(kept);

-- check: key_differs
SELECT k.booking, {channel(}k.channel{name)}
FROM foreign_key k LEFT JOIN booking b ON b.id = k.booking
WHERE b.id IS NULL OR b.property <> k.property OR coalesce(b.channel, 0) <> k.channel;

-- check: key_twice
SELECT booking, count(*) FROM foreign_key GROUP BY booking HAVING count(*) > 1;

-- check: room_booking
SELECT {room(}n.room{name)}, {night(}n.night{)}, n.booking
FROM room_night n LEFT JOIN booking b ON b.id = n.booking
WHERE b.id IS NULL OR b.property <> n.property OR b.status NOT IN (2, 5, 6)
      OR n.night < b.check_in OR n.night >= b.check_in + b.nights;

-- check: room_pool
-- Until tonight a booking may have rooms of each type that it had in house.
SELECT {room(}n.room{name)}, {night(}n.night{)}, n.booking
FROM room_night n JOIN booking b ON b.id = n.booking JOIN room r ON r.id = n.room
JOIN room_type t ON t.id = b.counted JOIN property p ON p.id = n.property
WHERE r.property <> n.property
      OR r.pool <> t.pool
         AND (n.night > p.business_date OR NOT EXISTS (
                  SELECT 1 FROM booking_step s LEFT JOIN room_type w ON w.id = s.room_type
                  WHERE s.property = n.property AND s.subject = n.booking AND s.came > 0
                        AND (w.pool = r.pool OR w.id IS NULL)));

-- check: room_count
-- By pool, because a group moves to another type one room after the other.
SELECT booking, {night(}night{)}, given, rooms
FROM (SELECT n.property, n.booking, n.night, count(*) AS given, b.rooms,
             max(p.business_date) AS today
      FROM room_night n JOIN booking b ON b.id = n.booking JOIN room r ON r.id = n.room
      JOIN property p ON p.id = n.property
      GROUP BY n.property, n.booking, n.night, b.rooms, r.pool) AS g
WHERE given > rooms
      AND (night > today OR given > (SELECT coalesce(max(s.rooms), 0) FROM booking_step s
                                     WHERE s.property = g.property
                                           AND s.subject = g.booking AND s.came > 0));

-- check: room_untold
WITH given AS (SELECT n.property, n.room, n.night, n.booking, t.booking AS told
               FROM room_night n LEFT JOIN told_room t ON t.property = n.property
                    AND t.room = n.room AND t.night = n.night)
SELECT {room(}given.room{name)}, {night(}night{)}, booking FROM given WHERE told IS NULL OR told <> booking;

-- check: room_lost
-- Nights that a later change of the booking may have cost it are left out.
SELECT {room(}t.room{name)}, {night(}t.night{)}, t.booking FROM told_room t
JOIN booking b ON b.property = t.property AND b.id = t.booking AND b.status IN (2, 5)
JOIN room r ON r.property = t.property AND r.id = t.room
JOIN room_type k ON k.property = b.property AND k.id = b.counted AND k.pool = r.pool
LEFT JOIN room_night n ON n.property = t.property AND n.room = t.room AND n.night = t.night
WHERE n.booking IS NULL AND t.night >= b.check_in AND t.night < b.check_in + b.nights
      AND NOT EXISTS (SELECT 1 FROM booking_step s
                      WHERE s.property = t.property AND s.subject = b.id AND s.kind = 11
                            AND s.seq > t.seq);

-- check: room_out_differs
SELECT {room(}both_told.room{name)}, {night(}night{)}
FROM (SELECT property, room, night FROM room_out
      UNION ALL SELECT property, room, night FROM told_room_out) AS both_told
GROUP BY property, room, night
HAVING count(*) <> 2;

-- check: housekeeping_differs
SELECT {room(}both_told.room{name)}
FROM (SELECT property, room, status FROM room_housekeeping
      UNION ALL SELECT property, room, status FROM told_housekeeping) AS both_told
GROUP BY property, room
HAVING count(*) <> 2 OR min(status) <> max(status);

-- check: room_out_given
SELECT {room(}r.room{name)}, {night(}r.night{)}, n.booking
FROM room_out r JOIN room_night n ON n.property = r.property AND n.room = r.room
     AND n.night = r.night;

-- check: room_not_there
SELECT {room(}n.room{name)}, {night(}n.night{)}, n.booking
FROM room_night n JOIN room r ON r.property = n.property AND r.id = n.room
WHERE n.night < r.in_service_from OR n.night >= r.retired_from;

-- check: room_out_count
SELECT {pool(}r.pool{name)}, {night(}o.night{)}, count(*), coalesce(max(p.out_of_order), 0)
FROM room_out o JOIN room r ON r.property = o.property AND r.id = o.room
LEFT JOIN night_pool p ON p.property = o.property AND p.pool = r.pool AND p.night = o.night
GROUP BY o.property, r.pool, o.night
HAVING count(*) > coalesce(max(p.out_of_order), 0);

-- check: room_held_twice
SELECT {room(}a.value{name)}, {night(}a.night{)}, a.subject, b.subject
FROM held_room a JOIN held_room b ON b.property = a.property AND b.value = a.value
     AND b.seq > a.seq AND b.night < a.night + a.nights AND a.night < b.night + b.nights;

-- check: room_held_given
SELECT {room(}h.value{name)}, {night(}n.night{)}, h.subject, n.booking
FROM held_room h JOIN room_night n ON n.property = h.property AND n.room = h.value
     AND n.night >= h.night AND n.night < h.night + h.nights;

-- check: night_type_differs
SELECT {type(}cell.room_type{name)}, {night(}night{)}
FROM (SELECT property, room_type, night, typed, {restriction columns}, seq FROM night_type
      UNION ALL
      SELECT property, room_type, night, typed, {restriction columns}, seq FROM told_night_type) AS cell
GROUP BY property, room_type, night
HAVING count(*) <> 2 OR min(typed) <> max(typed) OR min(seq) <> max(seq)
       OR {restrictions differ};

-- check: night_restriction_differs
SELECT {type(}cell.room_type{name)}, {night(}night{)},
       CASE WHEN cell.plan = 0 THEN '#none' ELSE {plan(}cell.plan{name)} END,
       CASE WHEN cell.channel = 0 THEN '#none' ELSE {channel(}cell.channel{name)} END
FROM (SELECT property, room_type, plan, channel, night, {restriction columns}, seq
      FROM night_restriction
      UNION ALL
      SELECT property, room_type, plan, channel, night, {restriction columns}, seq
      FROM told_night_restriction) AS cell
GROUP BY property, room_type, plan, channel, night
HAVING count(*) <> 2 OR min(seq) <> max(seq) OR {restrictions differ};

-- check: night_pool_differs
SELECT {pool(}cell.pool{name)}, {night(}night{)}
FROM (SELECT property, pool, night, out_of_order AS rooms, seq FROM night_pool
      UNION ALL
      SELECT s.property, s.pool, s.night, s.value, s.seq FROM setting s JOIN pool p ON p.id = s.pool
      WHERE s.kind = 36 AND s.value <> 0) AS cell
GROUP BY property, pool, night
HAVING count(*) <> 2 OR min(rooms) <> max(rooms) OR min(seq) <> max(seq);

-- check: night_rate_differs
SELECT {type(}s.room_type{name)}, {night(}s.night{)}, {plan(}s.plan{name)}
FROM setting s JOIN described d ON d.property = s.property AND s.seq > d.seq
LEFT JOIN night_rate r ON r.property = s.property AND r.room_type = s.room_type AND r.plan = s.plan
     AND r.night = s.night AND r.guests = s.guests
WHERE s.kind = 37 AND CASE WHEN s.value < 0 THEN r.amount IS NOT NULL
                           ELSE r.amount IS DISTINCT FROM s.amount END;

-- check: business_date
SELECT p.name, {night(}e.night{)}, {night(}p.business_date{)}
FROM property p JOIN described d ON d.property = p.id
JOIN event e ON e.seq = (SELECT max(m.seq) FROM event m
                         WHERE m.kind = 42 AND m.property = p.id AND m.seq > d.seq)
WHERE e.night <> p.business_date;

-- check: zone_frozen
SELECT name FROM property
WHERE zone_frozen = 0 AND EXISTS (SELECT 1 FROM booking WHERE booking.property = property.id);

-- check: belongs
SELECT 'room', r.number FROM room r JOIN pool p ON p.id = r.pool WHERE p.property <> r.property
UNION ALL
SELECT 'room type', t.name FROM room_type t JOIN pool p ON p.id = t.pool WHERE p.property <> t.property;

-- check: user_unknown
SELECT name FROM desk_user
WHERE NOT EXISTS (SELECT 1 FROM user_step s WHERE s.property = desk_user.property AND s.kind = 60
                  AND s.subject = desk_user.id);

-- check: user_missing
SELECT subject, min(seq) FROM user_step
WHERE NOT EXISTS (SELECT 1 FROM desk_user u
                  WHERE u.property = user_step.property AND u.id = user_step.subject)
GROUP BY property, subject;

-- check: user_role
SELECT u.name, '#role ' || u.role, '#role ' || s.value FROM desk_user u
JOIN user_step s ON s.seq = (SELECT max(r.seq) FROM user_step r WHERE r.property = u.property
                             AND r.kind IN (60, 61) AND r.subject = u.id)
WHERE s.value <> u.role;

-- check: user_active
SELECT u.name FROM desk_user u
LEFT JOIN user_step s ON s.seq = (SELECT max(r.seq) FROM user_step r WHERE r.property = u.property
                                  AND r.kind = 62 AND r.subject = u.id)
WHERE coalesce(s.value, 1) <> u.active;

-- check: user_attempts
SELECT name, wrong_attempts, wrong
FROM (SELECT u.name, u.wrong_attempts,
             (SELECT count(*) FROM user_step s
              WHERE s.property = u.property AND s.kind = 66 AND s.subject = u.id
                    AND s.seq > (SELECT coalesce(max(o.seq), 0) FROM user_step o
                                 WHERE o.property = u.property AND o.kind IN (60, 64, 65)
                                       AND o.subject = u.id)) AS wrong
      FROM desk_user u) AS told
WHERE wrong_attempts <> wrong;

-- check: user_administrator
SELECT p.name FROM desk_user u JOIN property p ON p.id = u.property GROUP BY p.id, p.name
HAVING sum(CASE WHEN role = 3 AND active = 1 THEN 1 ELSE 0 END) = 0;

-- check: template_record
SELECT t.name, t.seq FROM bulk_template t
WHERE NOT EXISTS (SELECT 1 FROM event e WHERE e.seq = t.seq AND e.property = t.property
                  AND e.kind = 44 AND e.value = 1);

-- check: channel_record
SELECT {channel(}s.channel{name)}, s.seq FROM channel_setup s
WHERE NOT EXISTS (SELECT 1 FROM event e WHERE e.seq = s.seq AND e.property = s.property
                  AND e.kind = 46 AND e.value = 1 AND e.subject = s.channel);

-- check: setting_record
SELECT seq FROM setting_change c
WHERE NOT EXISTS (SELECT 1 FROM event e WHERE e.seq = c.seq AND e.property = c.property
                  AND e.kind IN (11, 41, 46, 68));

-- check: setting_before
-- Of setups only: what a hotel's own settings are written as may grow with a new version.
SELECT seq, seq_before
FROM (SELECT c.seq, c.before, lag(c.seq) OVER setup AS seq_before,
             lag(c.after) OVER setup AS told_before
      FROM setting_change c JOIN event e ON e.seq = c.seq AND e.property = c.property
           AND e.kind IN (46, 68)
      WINDOW setup AS (PARTITION BY e.property, e.kind, e.subject ORDER BY c.seq)) AS told
WHERE before <> told_before;

-- check: setting_after
SELECT told.seq
FROM (SELECT c.seq, c.after, e.property, e.kind, e.subject, lead(c.seq) OVER setup AS next
      FROM setting_change c JOIN event e ON e.seq = c.seq AND e.property = c.property
           AND e.kind IN (46, 68)
      WINDOW setup AS (PARTITION BY e.property, e.kind, e.subject ORDER BY c.seq)) AS told
LEFT JOIN channel_setup s ON told.kind = 46 AND s.property = told.property
     AND s.channel = told.subject
LEFT JOIN hotel_setup h ON told.kind = 68 AND h.property = told.property AND h.kind = told.subject
WHERE told.next IS NULL AND told.after <> coalesce(s.content, h.content, '');

-- check: fx_record
SELECT e.seq, e.value, count(f.seq) FROM event e
LEFT JOIN fx_rate f ON f.seq = e.seq AND f.property = e.property
WHERE e.kind = 45 GROUP BY e.seq, e.value HAVING count(f.seq) <> e.value
UNION ALL
SELECT f.seq, 0, count(*) FROM fx_rate f
WHERE NOT EXISTS (SELECT 1 FROM event e WHERE e.seq = f.seq AND e.property = f.property
                  AND e.kind = 45) GROUP BY f.seq;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- How many of the guests of a room may be adults, and how many children; NULL: all of them.
ALTER TABLE room_type ADD COLUMN max_adults {int};
ALTER TABLE room_type ADD COLUMN max_children {int};

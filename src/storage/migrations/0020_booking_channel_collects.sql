-- SPDX-License-Identifier: GPL-3.0-or-later
-- The part of a booking's total that the guest pays to the channel; NULL: all is paid at the
-- property. It is not in the log.
ALTER TABLE booking ADD COLUMN channel_collects {int} CHECK (channel_collects >= 0);

-- Until now it was only a note, in the language of the program that received the booking.
UPDATE booking SET channel_collects = total
WHERE channel IS NOT NULL AND (property, id) IN (
    SELECT property, booking FROM booking_text
    WHERE notes LIKE '%Prepaid: collected by the channel%'
       OR notes LIKE '%Vorausbezahlt: vom Kanal kassiert%');

-- The sentence goes: it would contradict a message that lets the property collect.
UPDATE booking_text SET notes = replace(replace(notes,
    'Prepaid: collected by the channel', 'Payment by the channel'),
    'Vorausbezahlt: vom Kanal kassiert', 'Zahlung durch den Kanal')
WHERE notes LIKE '%Prepaid: collected by the channel%'
   OR notes LIKE '%Vorausbezahlt: vom Kanal kassiert%';

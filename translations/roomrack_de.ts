<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not an ISO 4217 currency such as EUR</source>
        <translation>„%1“ ist keine ISO-4217-Währung wie EUR</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount such as 118.50</source>
        <translation>„%1“ ist kein Betrag wie 118.50</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date like 2026-07-10</source>
        <translation>„%1“ ist kein Datum wie 2026-07-10</translation>
    </message>
    <message>
        <source>must be after check-in (%1)</source>
        <translation>muss nach der Anreise (%1) liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time zone such as Europe/Lisbon</source>
        <translation>„%1“ ist keine Zeitzone wie Europe/Lisbon</translation>
    </message>
    <message>
        <source>the hotel needs a name</source>
        <translation>das Hotel braucht einen Namen</translation>
    </message>
    <message>
        <source>must be between 0 and 100 %</source>
        <translation>muss zwischen 0 und 100 % liegen</translation>
    </message>
    <message>
        <source>must be a time of day</source>
        <translation>muss eine Uhrzeit sein</translation>
    </message>
    <message>
        <source>must be between 1 and 3660 nights</source>
        <translation>muss zwischen 1 und 3660 Nächten liegen</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice</source>
        <translation>„%1“ ist zweimal da</translation>
    </message>
    <message>
        <source>room type %1 belongs to no pool</source>
        <translation>Zimmertyp %1 gehört zu keinem Pool</translation>
    </message>
    <message>
        <source>%1 must sell between 0 and 100,000 rooms</source>
        <translation>%1 muss zwischen 0 und 100.000 Zimmer verkaufen</translation>
    </message>
    <message>
        <source>%1 needs at least one guest and at most 100</source>
        <translation>%1 braucht mindestens einen und höchstens 100 Gäste</translation>
    </message>
    <message>
        <source>there must be at least one</source>
        <translation>es muss mindestens eines geben</translation>
    </message>
    <message>
        <source>room %1 belongs to no pool</source>
        <translation>Zimmer %1 gehört zu keinem Pool</translation>
    </message>
    <message>
        <source>amounts must not be negative and ranges must not end before they begin</source>
        <translation>Beträge dürfen nicht negativ sein, und Zeiträume dürfen nicht enden, bevor sie beginnen</translation>
    </message>
    <message>
        <source>there is no room type number %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be after check-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nights kept here run from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no open booking number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is over: nothing can be changed any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was changed meanwhile (version %1, you saw %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest is in house; check out instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no pool number %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has only %2 rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rate plan number %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it changed since you looked at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it moves forward only; today is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be between 1 second and a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many volatile holds; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room type that fits has rooms for these nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not there: released, confirmed or run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ran out; take a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at least 1 and at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be at least one adult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes at most %2 guests a room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is before today (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rooms are sold up to the night of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed (stop-sell)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed to arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an arrival on %1 must stay at least %2 nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an arrival on %1 may stay at most %2 nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed to departure</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>only %n left of %1 for these nights</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out for these nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that room is not one of the booked kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room %1 is taken on one of the nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) must be given out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no single room is free for the whole stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest is in house already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stay is from %1 to %2; today is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest has not checked in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest has come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest is due on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too much is waiting to be saved; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no property number %1 in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be negative, and be for a room type and plan that exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot change any more: there are bookings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving failed (%1); starting anew from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not known whether this was saved: %1. Look before you repeat it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has two columns named &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies more than ten years from the other arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no rows in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no line of it can be used; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has more than %1 fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8 text; if the file was written in another encoding, choose it and import again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 KiB, or has a quote that never closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quoted field that is opened here never closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not text: a table of bookings as CSV is needed (from a spreadsheet, save as CSV in UTF-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival: year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival: month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival: day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Departure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights at weekends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights on weekdays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room type assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Babies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled (yes or no)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date of the status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booked on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead time in days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate a night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column &quot;%1&quot; in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column with the date of arrival is needed, or one each for its year, month and day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column with the date of departure or the number of nights is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column with the room type is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not something a column can mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be the name of a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of booked, in-house, departed, cancelled and no-show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of year-month-day, day-month-year and month-day-year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be . or ,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another number of columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long, or an open quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicts itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused by the hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a status known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guest left before the arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled before it was booked (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a booking needs at least one guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the room type is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a room type has at most %1 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 room types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meals: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a date is needed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies before the arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stay needs at least one night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies after the arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends in the middle of this line, after %1 of %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 columns; the header has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is larger than %1 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not well formed at byte %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be between 0 and 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must hold for at least a second and at most up to its ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must hold on at least one day of the week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price of %1 on %2 is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rate for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rate plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the total of the stay is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a number of days before arrival and a time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must charge between 0 and 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must not charge fewer than 0 nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must change its parent&apos;s price by -100 % to +10,000 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 derives from a plan that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 derives from itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every rate plan needs a name and a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two plans have the number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are not allowed to write there; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is write-protected; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; no file was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be before the first night (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a report covers at most %1 nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no property %1 in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; nothing was changed. Free some space and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged (%1). Restore a backup of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is using the file (%1). Close it and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be opened for writing (%1). Check the permissions of the file and its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reported an error (%1); nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not fit what is in the file (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the database answered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver gives no access to its database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack (process %2). Close it there and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack. Close it there and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Check the permissions of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no permission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number %1 cannot be removed: bookings or other rows of the hotel need it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no room type number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no booking number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must have between 1 and %1 nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was made by a newer Roomrack (format %1, this program knows %2). Update the program; the file was not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a Roomrack hotel file; it was not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an earlier write failed; the file must be closed and opened anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log must go on without gaps (%1); nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 is older than the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Check its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of drive cannot hold an open hotel file; copy it to a local disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its log ends at %1 but its transactions at %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>The hotel needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a time zone from the list, such as Europe/Lisbon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a currency from the list, such as EUR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hotel needs at least one room type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code is missing, such as STD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code %1 is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing, such as Standard Double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be between 1 and 10,000 rooms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A room takes between 1 and 100 guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rate cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other room type with this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rooms of its own to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s) to share.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first room&apos;s number is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room %1 belongs to two room types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-refundable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard Twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest house (8 rooms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small hotel (20 rooms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town hotel (60 rooms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resort (180 rooms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>stop-sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed to arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed to departure</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>at least %n night(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n night(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CTA/D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>oversold by %n room(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n available</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n room(s) sold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of order</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestForm</name>
    <message>
        <source>&amp;Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cou&amp;ntry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;ference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference of the channel or the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No&amp;tes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>First night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy and rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hotel, city</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 · amounts in %3, tax included</source>
        <comment>period, by day, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room-nights sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date, Qt format</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <comment>first day of a range in one month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>first day of a range in one year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>range of dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ADR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RevPAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column of amounts, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nights that the row adds up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room-nights that could be sold: rooms there are, less those out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room-nights of bookings that are confirmed, checked in or checked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied room-nights with a price above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied room-nights divided by rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average daily rate: revenue divided by paid room-nights, tax included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenue per available room: revenue divided by rooms, tax included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the occupied room-nights cost, tax included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date with weekday, Qt format</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Week %1 · %2</source>
        <comment>number of the week, its dates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>percentage; keep the no-break space your language has</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>month below a chart, Qt format</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by month</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StayFields</name>
    <message>
        <source>Check-&amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check-&amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hildren</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StayOffers</name>
    <message>
        <source>Not sold on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed to arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At least %n night(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n night(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n guest(s) a room</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not on sale that far ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room type fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 confirmed</source>
        <translation>%1 bestätigt</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>%1 booked</source>
        <translation>%1 gebucht</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Gebucht</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>%1 cancelled</source>
        <translation>%1 storniert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>%1 checked in</source>
        <translation>%1 angereist</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Angereist</translation>
    </message>
    <message>
        <source>%1 checked out</source>
        <translation>%1 abgereist</translation>
    </message>
    <message>
        <source>Checked out</source>
        <translation>Abgereist</translation>
    </message>
    <message>
        <source>%1 did not arrive</source>
        <translation>%1 nicht angereist</translation>
    </message>
    <message>
        <source>Did not arrive</source>
        <translation>Nicht angereist</translation>
    </message>
    <message>
        <source>%1 walked to another hotel</source>
        <translation>%1 in ein anderes Hotel umquartiert</translation>
    </message>
    <message>
        <source>Walked to another hotel</source>
        <translation>In ein anderes Hotel umquartiert</translation>
    </message>
    <message>
        <source>%1 given a room</source>
        <translation>%1: Zimmer zugeteilt</translation>
    </message>
    <message>
        <source>Room given</source>
        <translation>Zimmer zugeteilt</translation>
    </message>
    <message>
        <source>%1 confirmed late</source>
        <translation>%1 verspätet bestätigt</translation>
    </message>
    <message>
        <source>Confirmed late</source>
        <translation>Verspätet bestätigt</translation>
    </message>
    <message>
        <source>Hold %1 taken</source>
        <translation>Option %1 gesetzt</translation>
    </message>
    <message>
        <source>Hold taken</source>
        <translation>Option gesetzt</translation>
    </message>
    <message>
        <source>Hold %1 extended</source>
        <translation>Option %1 verlängert</translation>
    </message>
    <message>
        <source>Hold extended</source>
        <translation>Option verlängert</translation>
    </message>
    <message>
        <source>Hold %1 released</source>
        <translation>Option %1 freigegeben</translation>
    </message>
    <message>
        <source>Hold released</source>
        <translation>Option freigegeben</translation>
    </message>
    <message>
        <source>Hold %1 expired</source>
        <translation>Option %1 abgelaufen</translation>
    </message>
    <message>
        <source>Hold expired</source>
        <translation>Option abgelaufen</translation>
    </message>
    <message>
        <source>Rooms for sale back to the usual number</source>
        <translation>Zimmer im Verkauf wieder in üblicher Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) for sale</source>
        <translation>
            <numerusform>%n Zimmer im Verkauf</numerusform>
            <numerusform>%n Zimmer im Verkauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n night(s)</source>
        <translation>
            <numerusform>Mindestens %n Nacht</numerusform>
            <numerusform>Mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>No shortest stay</source>
        <translation>Kein Mindestaufenthalt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n night(s)</source>
        <translation>
            <numerusform>Höchstens %n Nacht</numerusform>
            <numerusform>Höchstens %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>No longest stay</source>
        <translation>Kein Höchstaufenthalt</translation>
    </message>
    <message>
        <source>Rate removed</source>
        <translation>Rate entfernt</translation>
    </message>
    <message>
        <source>Rate %1</source>
        <translation>Rate %1</translation>
    </message>
    <message numerus="yes">
        <source>Rate %1 for %n guest(s)</source>
        <translation>
            <numerusform>Rate %1 für %n Gast</numerusform>
            <numerusform>Rate %1 für %n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>Sale stopped</source>
        <translation>Verkauf gestoppt</translation>
    </message>
    <message>
        <source>Sale open again</source>
        <translation>Verkauf wieder offen</translation>
    </message>
    <message>
        <source>Closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>Open to arrival</source>
        <translation>Anreise möglich</translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message>
        <source>Open to departure</source>
        <translation>Abreise möglich</translation>
    </message>
    <message>
        <source>Overbooking policy changed</source>
        <translation>Überbuchungsregel geändert</translation>
    </message>
    <message>
        <source>The hotel&apos;s description changed</source>
        <translation>Die Beschreibung des Hotels wurde geändert</translation>
    </message>
    <message>
        <source>A new day: %1</source>
        <translation>Ein neuer Tag: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) imported</source>
        <translation>
            <numerusform>%n Buchung importiert</numerusform>
            <numerusform>%n Buchungen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) out of order</source>
        <translation>
            <numerusform>%n Zimmer außer Betrieb</numerusform>
            <numerusform>%n Zimmer außer Betrieb</numerusform>
        </translation>
    </message>
    <message>
        <source>No rooms out of order</source>
        <translation>Keine Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>fee %1</source>
        <translation>Gebühr %1</translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>keine Gebühr</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) did not arrive</source>
        <translation>
            <numerusform>%n Gast nicht angereist</numerusform>
            <numerusform>%n Gäste nicht angereist</numerusform>
        </translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>No-Show</translation>
    </message>
    <message>
        <source>Walked</source>
        <translation>Umquartiert</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Verlängert</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>days of one month, as 18–21 Jul</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates, as 30 Jul – 2 Aug</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>d</source>
        <comment>date format: the day alone, as the first part of 18–21 Jul</comment>
        <translation>d.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date format: day and month</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, month and year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message numerus="yes">
        <source>%n night(s)</source>
        <translation>
            <numerusform>%n Nacht</numerusform>
            <numerusform>%n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a stay: its dates, its nights</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n adult(s)</source>
        <translation>
            <numerusform>%n Erwachsener</numerusform>
            <numerusform>%n Erwachsene</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>guests: adults, children</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n child(ren)</source>
        <translation>
            <numerusform>%n Kind</numerusform>
            <numerusform>%n Kinder</numerusform>
        </translation>
    </message>
    <message>
        <source>Room type %1</source>
        <translation>Zimmertyp %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>room type × number of rooms</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>date format: date and time of day</comment>
        <translation>d. MMM yyyy HH:mm</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingDraft</name>
    <message>
        <source>the time for this hold is over; nothing was booked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hold was released or confirmed elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingModel</name>
    <message>
        <source>loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChartView</name>
    <message>
        <source>Use the arrow keys to hear the values of one point after the other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ExportBar</name>
    <message>
        <source>Export &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as a file for spreadsheets and other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figures, chart and table as a file to print or send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for other programs (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for spreadsheets (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the table as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the report as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridView</name>
    <message>
        <source>Rooms for sale by night</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GuestForm</name>
    <message>
        <source>The booking needs a guest&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.org.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelTypesModel</name>
    <message>
        <source>its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sells rooms of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NightHeader</name>
    <message>
        <source>Nights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::OffersModel</name>
    <message>
        <source>Cheapest that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PeriodPicker</name>
    <message>
        <source>Period of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two dates</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportBoard</name>
    <message>
        <source>Room-nights sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding up the nights…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupancy and rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of occupancy, ADR and RevPAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures, one row for each night, week or month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing sold: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no confirmed booking on any of these nights. Choose another period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>period, by day</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportModel</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportsPage</name>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n night(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RowHeader</name>
    <message>
        <source>Room types</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · up to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StayFields</name>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

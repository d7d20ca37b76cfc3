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
</TS>

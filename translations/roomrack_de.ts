<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>ActionMenu</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Affected user</source>
        <translation>Betroffener Benutzer</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Letzte Nacht</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Later status</source>
        <translation>Folgestatus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>rate plan %1</source>
        <translation>Ratenplan %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n guest(s)</source>
        <translation>
            <numerusform>%1, %n Gast</numerusform>
            <numerusform>%1, %n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 (deactivated)</source>
        <translation>%1 (deaktiviert)</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Front desk (not signed in)</source>
        <translation>Rezeption (nicht angemeldet)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>nights and a value</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous guest</source>
        <translation>Vorheriger Gast</translation>
    </message>
    <message>
        <source>no rules</source>
        <translation>keine Regeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>redone by %1 on %2</source>
        <translation>wiederholt von %1 am %2</translation>
    </message>
    <message>
        <source>undone by %1 on %2</source>
        <translation>rückgängig gemacht von %1 am %2</translation>
    </message>
    <message>
        <source>this record undoes an earlier change</source>
        <translation>dieser Eintrag macht eine frühere Änderung rückgängig</translation>
    </message>
    <message>
        <source>in effect; can be undone</source>
        <translation>gültig; kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>the previous value was not stored</source>
        <translation>der vorherige Wert wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Effective date</source>
        <translation>Wirksam am</translation>
    </message>
    <message>
        <source>Current role</source>
        <translation>Aktuelle Rolle</translation>
    </message>
    <message>
        <source>Change set</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Triggered by</source>
        <translation>Ausgelöst durch</translation>
    </message>
    <message>
        <source>Date (%1)</source>
        <comment>time zone</comment>
        <translation>Datum (%1)</translation>
    </message>
    <message>
        <source>Date and UTC offset</source>
        <translation>Datum mit UTC-Abstand</translation>
    </message>
    <message>
        <source>Effective date (%1)</source>
        <comment>time zone</comment>
        <translation>Wirksam am (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>all rate plans</source>
        <translation>alle Ratenpläne</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>%1, %2: %3 to %4</source>
        <comment>setting, nights, value before, value after</comment>
        <translation>%1, %2: %3 auf %4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a time, the hotel&apos;s time zone</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>follows from another record; the status can be set again</source>
        <translation>folgt aus einem anderen Eintrag; der Status lässt sich neu setzen</translation>
    </message>
    <message>
        <source>Early departure</source>
        <translation>Vorzeitige Abreise</translation>
    </message>
    <message numerus="yes">
        <source>Booked until %1. %n room night(s) returned to sale; the booking total did not change.</source>
        <translation>
            <numerusform>Gebucht bis %1. %n Zimmernacht ging zurück in den Verkauf; der Gesamtpreis blieb gleich.</numerusform>
            <numerusform>Gebucht bis %1. %n Zimmernächte gingen zurück in den Verkauf; der Gesamtpreis blieb gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Partly undone</source>
        <translation>Teilweise rückgängig</translation>
    </message>
    <message>
        <source>Partly redone</source>
        <translation>Teilweise wiederholt</translation>
    </message>
    <message>
        <source>partly undone by %1 on %2; the rest had changed</source>
        <translation>teilweise rückgängig gemacht von %1 am %2; der Rest war inzwischen geändert</translation>
    </message>
    <message>
        <source>partly redone by %1 on %2; the rest had changed</source>
        <translation>teilweise wiederholt von %1 am %2; der Rest war inzwischen geändert</translation>
    </message>
    <message>
        <source>not undone: it had changed when %1 undid the rest on %2</source>
        <translation>nicht rückgängig gemacht: es war inzwischen geändert, als %1 den Rest am %2 zurücknahm</translation>
    </message>
    <message>
        <source>not redone: it had changed when %1 redid the rest on %2</source>
        <translation>nicht wiederholt: es war inzwischen geändert, als %1 den Rest am %2 wiederholte</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>Kanal %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a setting, before, after</comment>
        <translation>%1: %2 auf %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>commission</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Market segment: %1</source>
        <translation>Marktsegment: %1</translation>
    </message>
    <message>
        <source>Commission: %1</source>
        <translation>Provision: %1</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>rate plans, channel</comment>
        <translation>%1 bei %2</translation>
    </message>
</context>
<context>
    <name>BookingFacts</name>
    <message>
        <source>%1, assigned: %2</source>
        <comment>booked room type, room type given out</comment>
        <translation>%1, zugewiesen: %2</translation>
    </message>
    <message>
        <source>%1 (%2 per room per night)</source>
        <translation>%1 (%2 je Zimmer und Nacht)</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Aufenthalt</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room numbers</source>
        <translation>Zimmernummern</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Cancellation policy</source>
        <translation>Stornobedingungen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Gebucht</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field, what it was, what it is</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Free cancellation</source>
        <translation>Kostenfrei stornierbar</translation>
    </message>
    <message>
        <source>Non-refundable</source>
        <translation>Nicht erstattbar</translation>
    </message>
    <message>
        <source>Free until %1, then %2</source>
        <translation>Kostenfrei bis %1, dann %2</translation>
    </message>
    <message>
        <source>from %1 %2</source>
        <comment>a time, a fee</comment>
        <translation>ab %1 %2</translation>
    </message>
    <message>
        <source>no-show: %1</source>
        <translation>No-Show: %1</translation>
    </message>
    <message>
        <source>Walk cost</source>
        <translation>Ausquartierkosten</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>%1, prepaid</source>
        <comment>rate plan</comment>
        <translation>%1, Vorauszahlung</translation>
    </message>
    <message>
        <source>%1, prepaid in part</source>
        <comment>rate plan</comment>
        <translation>%1, Anzahlung</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>amount, the same in the guest&apos;s currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1, room %2</source>
        <comment>guest, room numbers</comment>
        <translation>%1, Zimmer %2</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Collected by %1</source>
        <comment>a channel</comment>
        <translation>Kassiert von %1</translation>
    </message>
    <message>
        <source>%1 collected by %2, %3 due at the hotel</source>
        <comment>amount, a channel, amount</comment>
        <translation>%1 kassiert von %2, %3 im Hotel fällig</translation>
    </message>
    <message>
        <source>Nothing to collect: paid to %1.</source>
        <comment>a channel</comment>
        <translation>Nichts zu kassieren: an %1 gezahlt.</translation>
    </message>
    <message>
        <source>To collect: %1. The rest was paid to %2.</source>
        <comment>amount, a channel</comment>
        <translation>Zu kassieren: %1. Der Rest wurde an %2 gezahlt.</translation>
    </message>
    <message>
        <source>Paid to %1. The hotel charges and refunds nothing.</source>
        <comment>a channel</comment>
        <translation>An %1 gezahlt. Das Hotel belastet und erstattet nichts.</translation>
    </message>
    <message>
        <source>%1 was paid to %2 and is not refunded by the hotel.</source>
        <comment>amount, a channel</comment>
        <translation>%1 wurden an %2 gezahlt und werden nicht vom Hotel erstattet.</translation>
    </message>
    <message>
        <source>Booking %1 checked in without a room.</source>
        <translation>Buchung %1 ohne Zimmer eingecheckt.</translation>
    </message>
    <message>
        <source>Booking %1 checked in to room %2.</source>
        <translation>Buchung %1 in Zimmer %2 eingecheckt.</translation>
    </message>
    <message>
        <source>Booking %1 checked in to rooms %2.</source>
        <translation>Buchung %1 in die Zimmer %2 eingecheckt.</translation>
    </message>
    <message>
        <source>The night is oversold.</source>
        <translation>Die Nacht ist überbucht.</translation>
    </message>
    <message>
        <source>Booking %1 checked in.</source>
        <translation>Buchung %1 eingecheckt.</translation>
    </message>
    <message>
        <source>Cancellation costs %1</source>
        <comment>a fee</comment>
        <translation>Stornierung kostet %1</translation>
    </message>
    <message>
        <source>Taxes and fees</source>
        <translation>Steuern und Gebühren</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Taxes and fees to collect: %1.</source>
        <comment>amount</comment>
        <translation>Zu kassierende Steuern und Gebühren: %1.</translation>
    </message>
    <message>
        <source>Damaged in the file: they cannot be shown or collected. Each change that is saved with “Change…” computes them again.</source>
        <translation>In der Datei beschädigt: Sie können nicht gezeigt oder kassiert werden. Jede Änderung, die mit „Ändern…“ gespeichert wird, berechnet sie neu.</translation>
    </message>
    <message>
        <source>%1 collected by %2</source>
        <comment>amount, a channel</comment>
        <translation>%1 kassiert von %2</translation>
    </message>
    <message>
        <source>Terms as of the booking; the rate plan has others now</source>
        <translation>Bedingungen wie bei der Buchung; der Ratenplan hat inzwischen andere</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
</context>
<context>
    <name>Bulk</name>
    <message>
        <source>Enter a value.</source>
        <translation>Geben Sie einen Wert ein.</translation>
    </message>
    <message>
        <source>Choose at least one day of the week.</source>
        <translation>Wählen Sie mindestens einen Wochentag.</translation>
    </message>
    <message>
        <source>The source period is the same as the target period. Choose a start date at least four days earlier or later.</source>
        <translation>Quell- und Zielzeitraum sind gleich. Wählen Sie einen Beginn, der mindestens vier Tage früher oder später liegt.</translation>
    </message>
    <message>
        <source>Choose at least one rate plan.</source>
        <translation>Wählen Sie mindestens einen Ratenplan.</translation>
    </message>
    <message>
        <source>Choose at least one room type.</source>
        <translation>Wählen Sie mindestens einen Zimmertyp.</translation>
    </message>
    <message>
        <source>Add at least one range of nights.</source>
        <translation>Fügen Sie mindestens einen Zeitraum hinzu.</translation>
    </message>
    <message>
        <source>The selected nights contain none of the selected weekdays.</source>
        <translation>Die gewählten Nächte enthalten keinen der gewählten Wochentage.</translation>
    </message>
    <message>
        <source>The selection of %1 values exceeds the maximum of %2 per update. Select fewer nights or rows.</source>
        <translation>Die Auswahl von %1 Werten überschreitet das Maximum von %2 je Änderung. Wählen Sie weniger Nächte oder Zeilen.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The template cannot be read: %1.</source>
        <translation>Die Vorlage kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>it was created by a newer version of Roomrack</source>
        <translation>sie wurde mit einer neueren Version von Roomrack erstellt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>room type, night</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Skipped (night in the past): %Ln value(s).</source>
        <translation>
            <numerusform>Übersprungen (Nacht in der Vergangenheit): %Ln Wert.</numerusform>
            <numerusform>Übersprungen (Nacht in der Vergangenheit): %Ln Werte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (beyond the booking window): %Ln value(s).</source>
        <translation>
            <numerusform>Übersprungen (außerhalb des Buchungsfensters): %Ln Wert.</numerusform>
            <numerusform>Übersprungen (außerhalb des Buchungsfensters): %Ln Werte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (no rate set): %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Übersprungen (keine Rate gesetzt): %Ln Wert, %1.</numerusform>
            <numerusform>Übersprungen (keine Rate gesetzt): %Ln Werte, erster: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (result negative or too large): %Ln value(s), first: %1 (now %2).</source>
        <translation>
            <numerusform>Übersprungen (Ergebnis negativ oder zu groß): %Ln Wert, %1 (jetzt %2).</numerusform>
            <numerusform>Übersprungen (Ergebnis negativ oder zu groß): %Ln Werte, erster: %1 (jetzt %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (no data for the source night): %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Übersprungen (keine Daten für die Quellnacht): %Ln Wert, %1.</numerusform>
            <numerusform>Übersprungen (keine Daten für die Quellnacht): %Ln Werte, erster: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (min LOS would exceed max LOS): %Ln value(s), first: %1 (max LOS %2).</source>
        <translation>
            <numerusform>Übersprungen (Mindestaufenthalt länger als Höchstaufenthalt): %Ln Wert, %1 (Höchstaufenthalt %2).</numerusform>
            <numerusform>Übersprungen (Mindestaufenthalt länger als Höchstaufenthalt): %Ln Werte, erster: %1 (Höchstaufenthalt %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (max LOS would be below min LOS): %Ln value(s), first: %1 (min LOS %2).</source>
        <translation>
            <numerusform>Übersprungen (Höchstaufenthalt kürzer als Mindestaufenthalt): %Ln Wert, %1 (Mindestaufenthalt %2).</numerusform>
            <numerusform>Übersprungen (Höchstaufenthalt kürzer als Mindestaufenthalt): %Ln Werte, erster: %1 (Mindestaufenthalt %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>Raise by</source>
        <translation>Erhöhen um</translation>
    </message>
    <message>
        <source>Lower by</source>
        <translation>Senken um</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Copy from another period</source>
        <translation>Aus einem anderen Zeitraum kopieren</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>keine Rate</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>%1 (derived)</source>
        <translation>%1 (abgeleitet)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln night(s))</source>
        <translation>
            <numerusform>%1 (%Ln Nacht)</numerusform>
            <numerusform>%1 (%Ln Nächte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln selected night(s))</source>
        <translation>
            <numerusform>%1 (davon %Ln Nacht)</numerusform>
            <numerusform>%1 (davon %Ln Nächte)</numerusform>
        </translation>
    </message>
    <message>
        <source>No values will change.</source>
        <translation>Es ändern sich keine Werte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln value(s) will change</source>
        <translation>
            <numerusform>%1 von %Ln Wert ändert sich</numerusform>
            <numerusform>%1 von %Ln Werten ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln unverändert</numerusform>
            <numerusform>%Ln unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln übersprungen</numerusform>
            <numerusform>%Ln übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln derived rate(s) also change</source>
        <translation>
            <numerusform>%Ln abgeleitete Rate ändert sich mit</numerusform>
            <numerusform>%Ln abgeleitete Raten ändern sich mit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above the pool limit, which takes precedence: %Ln value(s), first: %1 (%2, pool limit %3).</source>
        <translation>
            <numerusform>Über dem Limit des Pools, das Vorrang hat: %Ln Wert, %1 (%2, Limit des Pools %3).</numerusform>
            <numerusform>Über dem Limit des Pools, das Vorrang hat: %Ln Werte, erster: %1 (%2, Limit des Pools %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below the number already sold, so the night becomes oversold: %Ln value(s), first: %1 (%2 sold).</source>
        <translation>
            <numerusform>Unter der bereits verkauften Zahl, die Nacht wird überbucht: %Ln Wert, %1 (%2 verkauft).</numerusform>
            <numerusform>Unter der bereits verkauften Zahl, die Nacht wird überbucht: %Ln Werte, erster: %1 (%2 verkauft).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Derived rates that become manual overrides: %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Abgeleitete Raten, die manuell überschrieben werden: %Ln Wert, %1.</numerusform>
            <numerusform>Abgeleitete Raten, die manuell überschrieben werden: %Ln Werte, erster: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each value is rounded to a whole number (half to even).</source>
        <translation>Jeder Wert wird auf eine ganze Zahl gerundet (bei ,5 zur geraden Zahl).</translation>
    </message>
    <message>
        <source>Each nightly rate is rounded to %1 %2 (half to even).</source>
        <translation>Jede Nacht wird auf %1 %2 gerundet (in der Mitte zur geraden Ziffer).</translation>
    </message>
    <message>
        <source>%1 is copied from %2, and so on; weekdays are aligned.</source>
        <translation>%1 wird von %2 kopiert und so weiter; Wochentage bleiben gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 The source is %Ln week(s) earlier.</source>
        <translation>
            <numerusform>%1 Die Quelle liegt %Ln Woche früher.</numerusform>
            <numerusform>%1 Die Quelle liegt %Ln Wochen früher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 The source is %Ln week(s) later.</source>
        <translation>
            <numerusform>%1 Die Quelle liegt %Ln Woche später.</numerusform>
            <numerusform>%1 Die Quelle liegt %Ln Wochen später.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a plain number. To raise or lower values, select that under “Operation”.</source>
        <translation>Geben Sie eine einfache Zahl ein. Zum Erhöhen oder Senken wählen Sie dies unter „Aktion“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to send to %1.</source>
        <translation>Nichts an %1 zu senden.</translation>
    </message>
    <message>
        <source>To be sent to %1 when resumed: %2.</source>
        <translation>Wird nach dem Fortsetzen an %1 gesendet: %2.</translation>
    </message>
    <message>
        <source>To be sent to %1: %2.</source>
        <translation>Wird an %1 gesendet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>availability: 1 message, 14 items</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>its rate plan no longer exists</source>
        <translation>der Ratenplan existiert nicht mehr</translation>
    </message>
    <message>
        <source>its channel no longer exists</source>
        <translation>der Kanal existiert nicht mehr</translation>
    </message>
</context>
<context>
    <name>ChangeBody</name>
    <message>
        <source>Room &amp;type</source>
        <translation>Zimmert&amp;yp</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rate p&amp;lan</source>
        <translation>Raten&amp;plan</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>Pre&amp;is</translation>
    </message>
    <message>
        <source>Price for the whole stay</source>
        <translation>Preis für den ganzen Aufenthalt</translation>
    </message>
    <message>
        <source>&amp;Use standard rate</source>
        <translation>Standardrate &amp;verwenden</translation>
    </message>
    <message>
        <source>O&amp;verride restrictions (availability still applies)</source>
        <translation>Einschränkungen &amp;übergehen (Verfügbarkeit gilt weiter)</translation>
    </message>
    <message>
        <source>Code of a company or promotion</source>
        <translation>Code einer Firma oder Aktion</translation>
    </message>
    <message>
        <source>Company or promotion</source>
        <translation>Firma oder Aktion</translation>
    </message>
    <message>
        <source>Promot&amp;ion code</source>
        <translation>Aktions&amp;code</translation>
    </message>
</context>
<context>
    <name>ChangedItems</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a fee</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n night(s)</source>
        <comment>a fee</comment>
        <translation>
            <numerusform>%n Nacht</numerusform>
            <numerusform>%n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>no fee</source>
        <translation>keine Gebühr</translation>
    </message>
    <message>
        <source> or </source>
        <comment>the larger of two fees</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 on the day of arrival</source>
        <comment>a time</comment>
        <translation>%1 Uhr am Anreisetag</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n day(s) before arrival</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1 Uhr, %n Tag vor Anreise</numerusform>
            <numerusform>%1 Uhr, %n Tage vor Anreise</numerusform>
        </translation>
    </message>
    <message>
        <source>non-refundable</source>
        <translation>nicht erstattbar</translation>
    </message>
    <message>
        <source>free until %1, then %2</source>
        <comment>a deadline, a fee</comment>
        <translation>kostenlos bis %1, dann %2</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <comment>a deadline, a fee</comment>
        <translation>ab %1: %2</translation>
    </message>
    <message>
        <source>as a cancellation</source>
        <translation>wie eine Stornierung</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>none</source>
        <comment>guarantee</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>ending in .90</source>
        <translation>endet auf ,90</translation>
    </message>
    <message>
        <source>ending in .99</source>
        <translation>endet auf ,99</translation>
    </message>
    <message>
        <source>none</source>
        <comment>rounding</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Room number</source>
        <translation>Zimmernummer</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>In service from</source>
        <translation>In Betrieb ab</translation>
    </message>
    <message>
        <source>Retired from</source>
        <translation>Stillgelegt ab</translation>
    </message>
    <message>
        <source>Rooms to sell</source>
        <translation>Verkaufbare Zimmer</translation>
    </message>
    <message>
        <source>Standard guests</source>
        <translation>Standardgäste</translation>
    </message>
    <message>
        <source>Max guests</source>
        <translation>Max. Gäste</translation>
    </message>
    <message>
        <source>Max adults</source>
        <translation>Max. Erwachsene</translation>
    </message>
    <message>
        <source>Max children</source>
        <translation>Max. Kinder</translation>
    </message>
    <message>
        <source>For rooms</source>
        <translation>Für Zimmer</translation>
    </message>
    <message>
        <source>Channels and sources</source>
        <translation>Kanäle und Quellen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rate or amount</source>
        <translation>Satz oder Betrag</translation>
    </message>
    <message>
        <source>Included in the price</source>
        <translation>Im Preis enthalten</translation>
    </message>
    <message>
        <source>Age bands</source>
        <translation>Altersgruppen</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>an adjustment</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Dates of stay</source>
        <translation>Aufenthaltszeitraum</translation>
    </message>
    <message>
        <source>Dates of sale</source>
        <translation>Verkaufszeitraum</translation>
    </message>
    <message>
        <source>Min LOS</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Max LOS</source>
        <translation>Höchstaufenthalt</translation>
    </message>
    <message>
        <source>Min days ahead</source>
        <translation>Mindestens Tage im Voraus</translation>
    </message>
    <message>
        <source>Max days ahead</source>
        <translation>Höchstens Tage im Voraus</translation>
    </message>
    <message>
        <source>Arrival weekdays</source>
        <translation>Anreisetage</translation>
    </message>
    <message>
        <source>Sold by</source>
        <translation>Verkauft von</translation>
    </message>
    <message>
        <source>Promotion code</source>
        <translation>Aktionscode</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Derived from</source>
        <translation>Abgeleitet von</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Cancellation policy</source>
        <translation>Stornobedingungen</translation>
    </message>
    <message>
        <source>No-show fee</source>
        <translation>No-Show-Gebühr</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Collected by</source>
        <translation>Eingezogen von</translation>
    </message>
    <message>
        <source>Taxed nights</source>
        <translation>Besteuerte Nächte</translation>
    </message>
    <message>
        <source>Exemptions</source>
        <translation>Befreiungen</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>ChangedSettings</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Night audit</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>Booking window</source>
        <translation>Buchungsfenster</translation>
    </message>
    <message>
        <source>Age of children</source>
        <translation>Alter von Kindern</translation>
    </message>
    <message>
        <source>API URL</source>
        <translation>API-Adresse</translation>
    </message>
    <message>
        <source>Response timeout</source>
        <translation>Zeitlimit für Antworten</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>Name des Absenders</translation>
    </message>
    <message>
        <source>Sender address</source>
        <translation>Adresse des Absenders</translation>
    </message>
    <message>
        <source>Reply-to</source>
        <translation>Antwortadresse</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Unique hotel name</source>
        <translation>Eindeutiger Hotelname</translation>
    </message>
    <message>
        <source>Reject identical requests within</source>
        <translation>Gleiche Anfragen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Reject near-identical requests within</source>
        <translation>Nahezu gleiche Anfragen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Review similar requests within</source>
        <translation>Ähnliche Anfragen prüfen innerhalb von</translation>
    </message>
    <message>
        <source>Reject identical groups within</source>
        <translation>Gleiche Gruppen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Review similar groups within</source>
        <translation>Ähnliche Gruppen prüfen innerhalb von</translation>
    </message>
    <message>
        <source>Name weight</source>
        <translation>Gewichtung Name</translation>
    </message>
    <message>
        <source>Email weight</source>
        <translation>Gewichtung E-Mail</translation>
    </message>
    <message>
        <source>Phone weight</source>
        <translation>Gewichtung Telefon</translation>
    </message>
    <message>
        <source>Room type weight</source>
        <translation>Gewichtung Zimmertyp</translation>
    </message>
    <message>
        <source>Review threshold</source>
        <translation>Schwelle für Prüfung</translation>
    </message>
    <message>
        <source>Near-identical threshold</source>
        <translation>Schwelle für nahezu gleich</translation>
    </message>
    <message>
        <source>Holds over the API</source>
        <translation>Optionen über die API</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Property ID</source>
        <translation>Hotel-ID</translation>
    </message>
    <message>
        <source>Reservation delivery URL</source>
        <translation>URL für Reservierungen</translation>
    </message>
    <message>
        <source>Supports idempotency tokens</source>
        <translation>Unterstützt Idempotenz-Token</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Allotment per night</source>
        <translation>Kontingent je Nacht</translation>
    </message>
    <message>
        <source>Availability offset</source>
        <translation>Verfügbarkeitskorrektur</translation>
    </message>
    <message>
        <source>Max availability</source>
        <translation>Max. Verfügbarkeit</translation>
    </message>
    <message>
        <source>Exclude overbooking</source>
        <translation>Ohne Überbuchung</translation>
    </message>
    <message>
        <source>Close channel (stop sell)</source>
        <translation>Kanal schließen (Verkaufsstopp)</translation>
    </message>
    <message>
        <source>Channel currency</source>
        <translation>Währung des Kanals</translation>
    </message>
    <message>
        <source>Rate markup</source>
        <translation>Aufschlag auf Raten</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>Availability requests per minute</source>
        <translation>Verfügbarkeitsanfragen je Minute</translation>
    </message>
    <message>
        <source>Rate requests per minute</source>
        <translation>Ratenanfragen je Minute</translation>
    </message>
    <message>
        <source>Batching window</source>
        <translation>Sammelzeit</translation>
    </message>
    <message>
        <source>Max entries per request</source>
        <translation>Max. Einträge je Anfrage</translation>
    </message>
    <message>
        <source>Days of the week in updates</source>
        <translation>Wochentage in Änderungen</translation>
    </message>
    <message>
        <source>Rates in separate requests</source>
        <translation>Raten in getrennten Anfragen</translation>
    </message>
    <message>
        <source>Polling interval</source>
        <translation>Abrufintervall</translation>
    </message>
    <message>
        <source>Implicit TLS</source>
        <translation>Implizites TLS</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no encryption</comment>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln Jahr</numerusform>
            <numerusform>%Ln Jahre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln Nacht</numerusform>
            <numerusform>%Ln Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>all</source>
        <comment>rooms</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Durable</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>manually</source>
        <translation>manuell</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a setting, what it is of</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Channel or source</source>
        <translation>Kanal oder Quelle</translation>
    </message>
    <message>
        <source>Hold duration</source>
        <translation>Optionsdauer</translation>
    </message>
    <message>
        <source>Longest hold</source>
        <translation>Maximale Optionsdauer</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>%1 (not on sale)</source>
        <translation>%1 (nicht im Verkauf)</translation>
    </message>
    <message>
        <source>%1, guests: %2</source>
        <translation>%1, Gäste: %2</translation>
    </message>
    <message>
        <source>%1 through every night</source>
        <translation>%1 für jede Nacht</translation>
    </message>
    <message>
        <source>Supported restriction</source>
        <translation>Unterstützte Einschränkung</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Password or key</source>
        <translation>Passwort oder Schlüssel</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Close nights with unsupported restrictions</source>
        <translation>Nächte mit nicht unterstützten Einschränkungen schließen</translation>
    </message>
</context>
<context>
    <name>Channels</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>‖ Paused</source>
        <translation>‖ Angehalten</translation>
    </message>
    <message>
        <source>✓ In sync</source>
        <translation>✓ Synchron</translation>
    </message>
    <message>
        <source>… Batching</source>
        <translation>… Sammelt</translation>
    </message>
    <message>
        <source>↑ Sending</source>
        <translation>↑ Sendet</translation>
    </message>
    <message>
        <source>↻ Retrying</source>
        <translation>↻ Neuer Versuch</translation>
    </message>
    <message>
        <source>✕ Offline</source>
        <translation>✕ Offline</translation>
    </message>
    <message>
        <source>Retrying now.</source>
        <translation>Neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>Next attempt in %1.</source>
        <translation>Nächster Versuch in %1.</translation>
    </message>
    <message>
        <source>Paused by a user. No updates are sent and no reservations are fetched.</source>
        <translation>Von einem Benutzer angehalten. Es werden keine Änderungen gesendet und keine Reservierungen abgeholt.</translation>
    </message>
    <message>
        <source>All updates confirmed.</source>
        <translation>Alle Änderungen bestätigt.</translation>
    </message>
    <message>
        <source>Changes are collected and sent in one batch.</source>
        <translation>Änderungen werden gesammelt und gemeinsam gesendet.</translation>
    </message>
    <message>
        <source>Updates are being sent.</source>
        <translation>Änderungen werden gesendet.</translation>
    </message>
    <message>
        <source>The rate limit of the channel is reached.</source>
        <translation>Das Anfragelimit des Kanals ist erreicht.</translation>
    </message>
    <message>
        <source>Unsent updates are kept.</source>
        <translation>Nicht gesendete Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Only test requests are sent until the channel responds.</source>
        <translation>Bis der Kanal antwortet, werden nur Testanfragen gesendet.</translation>
    </message>
    <message>
        <source>Authentication failed. Check account and password in the channel settings, or contact the channel.</source>
        <translation>Anmeldung fehlgeschlagen. Prüfen Sie Konto und Passwort in den Einstellungen des Kanals, oder wenden Sie sich an den Kanal.</translation>
    </message>
    <message>
        <source>stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>min LOS %n night(s)</source>
        <translation>
            <numerusform>mindestens %n Nacht</numerusform>
            <numerusform>mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max LOS %n night(s)</source>
        <translation>
            <numerusform>höchstens %n Nacht</numerusform>
            <numerusform>höchstens %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>no restrictions</source>
        <translation>keine Einschränkungen</translation>
    </message>
    <message>
        <source>OTA</source>
        <translation>OTA</translation>
    </message>
    <message>
        <source>GDS</source>
        <translation>GDS</translation>
    </message>
    <message>
        <source>PMS</source>
        <translation>PMS</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>JSON over HTTP</source>
        <translation>JSON über HTTP</translation>
    </message>
    <message>
        <source>OpenTravel over SOAP</source>
        <translation>OpenTravel über SOAP</translation>
    </message>
    <message>
        <source>– Not connected</source>
        <translation>– Nicht verbunden</translation>
    </message>
    <message>
        <source>! Settings corrupted</source>
        <translation>! Einstellungen beschädigt</translation>
    </message>
    <message>
        <source>! Not supported</source>
        <translation>! Nicht unterstützt</translation>
    </message>
    <message>
        <source>! Credentials locked</source>
        <translation>! Zugangsdaten gesperrt</translation>
    </message>
    <message>
        <source>… Starting</source>
        <translation>… Startet</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Not connected. Enter the connection settings and the mapping to send availability and rates.</source>
        <translation>Nicht verbunden. Geben Sie Verbindungsdaten und Zuordnung ein, um Verfügbarkeit und Raten zu senden.</translation>
    </message>
    <message>
        <source>The channel settings are corrupted: %1</source>
        <translation>Die Einstellungen des Kanals sind beschädigt: %1</translation>
    </message>
    <message>
        <source>The channel cannot be connected: %1</source>
        <translation>Der Kanal kann nicht verbunden werden: %1</translation>
    </message>
    <message>
        <source>The credentials are locked. Enter the passphrase to continue.</source>
        <translation>Die Zugangsdaten sind gesperrt. Geben Sie die Passphrase ein, um fortzufahren.</translation>
    </message>
    <message>
        <source>The hotel data is being loaded.</source>
        <translation>Die Daten des Hotels werden geladen.</translation>
    </message>
    <message>
        <source>No exchange rate for the channel currency: no prices are sent.</source>
        <translation>Kein Wechselkurs für die Währung des Kanals: Es werden keine Preise gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n Gast</numerusform>
            <numerusform>%n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>noch nicht gesendet</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>… Rate-limited</source>
        <translation>… Anfragelimit</translation>
    </message>
    <message>
        <source>! Authentication failed</source>
        <translation>! Anmeldung fehlgeschlagen</translation>
    </message>
    <message>
        <source>All other updates confirmed.</source>
        <translation>Alle anderen Änderungen bestätigt.</translation>
    </message>
    <message>
        <source>! Updates rejected</source>
        <translation>! Änderungen abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) pending.</source>
        <translation>
            <numerusform>%Ln Änderung ausstehend.</numerusform>
            <numerusform>%Ln Änderungen ausstehend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) without a response (retrying).</source>
        <translation>
            <numerusform>%Ln Änderung ohne Antwort (wird erneut gesendet).</numerusform>
            <numerusform>%Ln Änderungen ohne Antwort (werden erneut gesendet).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) rejected. Change the value or the mapping to retry.</source>
        <translation>
            <numerusform>%Ln Änderung abgelehnt. Ändern Sie Wert oder Zuordnung, um sie erneut zu senden.</numerusform>
            <numerusform>%Ln Änderungen abgelehnt. Ändern Sie Wert oder Zuordnung, um sie erneut zu senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected. The PMS reports check-ins, room moves and check-outs.</source>
        <translation>Verbunden. Das PMS meldet Check-ins, Zimmerwechsel und Check-outs.</translation>
    </message>
    <message>
        <source>! Bookings rejected</source>
        <translation>! Buchungen abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) pending.</source>
        <translation>
            <numerusform>%Ln Buchung ausstehend.</numerusform>
            <numerusform>%Ln Buchungen ausstehend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) rejected. See Messages for the reason, then choose “Retry now”.</source>
        <translation>
            <numerusform>%Ln Buchung abgelehnt. Den Grund finden Sie unter Nachrichten; wählen Sie dann „Jetzt erneut versuchen“.</numerusform>
            <numerusform>%Ln Buchungen abgelehnt. Den Grund finden Sie unter Nachrichten; wählen Sie dann „Jetzt erneut versuchen“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min LOS through %n night(s)</source>
        <translation>
            <numerusform>Mindestaufenthalt (durchgehend) %n Nacht</numerusform>
            <numerusform>Mindestaufenthalt (durchgehend) %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Manual cleanup needed at the channel: %1.</source>
        <translation>Manuelle Bereinigung beim Kanal nötig: %1.</translation>
    </message>
    <message>
        <source>! Cleanup needed</source>
        <translation>! Bereinigung nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n failed attempt(s) in a row.</source>
        <translation>
            <numerusform>%n Fehlversuch.</numerusform>
            <numerusform>%n Fehlversuche in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <source>! Not mapped</source>
        <translation>! Nicht zugeordnet</translation>
    </message>
    <message>
        <source>No room types are mapped. Nothing is sent to this channel.</source>
        <translation>Keine Zimmertypen sind zugeordnet. An diesen Kanal wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The channel has not confirmed the bookings.</source>
        <translation>Der Kanal hat die Buchungen nicht bestätigt.</translation>
    </message>
    <message>
        <source>The channel did not respond.</source>
        <translation>Der Kanal hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>%1 (code %2).</source>
        <translation>%1 (Code %2).</translation>
    </message>
    <message>
        <source>Authentication failed. Check account and password.</source>
        <translation>Anmeldung fehlgeschlagen. Prüfen Sie Konto und Passwort.</translation>
    </message>
    <message>
        <source>! Mapping outdated</source>
        <translation>! Zuordnung veraltet</translation>
    </message>
    <message>
        <source>Retired, but still mapped: %1. It is closed at the channel. Map another one, remove its ID, or bring it back in Rooms &amp; rates.</source>
        <translation>Stillgelegt, aber noch zugeordnet: %1. Beim Kanal ist es gesperrt. Ordnen Sie etwas anderes zu, entfernen Sie die ID oder holen Sie es unter „Zimmer &amp; Raten“ zurück.</translation>
    </message>
</context>
<context>
    <name>ChooseStep</name>
    <message>
        <source>Room types and prices</source>
        <translation>Zimmertypen und Preise</translation>
    </message>
    <message>
        <source>Rate o&amp;verride for the stay</source>
        <translation>Vereinbarter &amp;Preis für den Aufenthalt</translation>
    </message>
    <message>
        <source>Rate override for the whole stay</source>
        <translation>Vereinbarter Preis für den ganzen Aufenthalt</translation>
    </message>
    <message>
        <source>Roo&amp;m number</source>
        <translation>Zimmernu&amp;mmer</translation>
    </message>
    <message>
        <source>Room number</source>
        <translation>Zimmernummer</translation>
    </message>
    <message>
        <source>Code of a company or promotion</source>
        <translation>Code einer Firma oder Aktion</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>Qu&amp;elle</translation>
    </message>
    <message>
        <source>Source of the booking</source>
        <translation>Quelle der Buchung</translation>
    </message>
    <message>
        <source>Promot&amp;ion code</source>
        <translation>Aktions&amp;code</translation>
    </message>
</context>
<context>
    <name>ClosedWhy</name>
    <message numerus="yes">
        <source>Pool %1 is oversold: %2 rooms sold, limit %3. %n guest(s) must be walked.</source>
        <translation>
            <numerusform>Pool %1 ist überbucht: %2 Zimmer verkauft, Limit %3. %n Gast muss ausquartiert werden.</numerusform>
            <numerusform>Pool %1 ist überbucht: %2 Zimmer verkauft, Limit %3. %n Gäste müssen ausquartiert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rooms available in pool %2: limit %1, %3 sold, %4 held.</source>
        <translation>Im Pool %2 ist kein Zimmer frei: Limit %1, %3 verkauft, %4 optioniert.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of pool %1 are out of order.</source>
        <translation>
            <numerusform>%n Zimmer des Pools %1 ist außer Betrieb.</numerusform>
            <numerusform>%n Zimmer des Pools %1 sind außer Betrieb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The overbooking policy allows %n room(s) above the capacity of pool %1.</source>
        <translation>
            <numerusform>Die Überbuchungsregel erlaubt %n Zimmer über der Kapazität des Pools %1.</numerusform>
            <numerusform>Die Überbuchungsregel erlaubt %n Zimmer über der Kapazität des Pools %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Room type %1 is oversold: %2 rooms sold, limit %3.</source>
        <translation>Zimmertyp %1 ist überbucht: %2 Zimmer verkauft, Limit %3.</translation>
    </message>
    <message>
        <source>Rooms to sell is set to 0 (default %1).</source>
        <translation>Zimmer im Verkauf ist auf 0 gesetzt (Standard %1).</translation>
    </message>
    <message>
        <source>No rooms available in room type %2: limit %1, %3 sold, %4 held.</source>
        <translation>Im Zimmertyp %2 ist kein Zimmer frei: Limit %1, %3 verkauft, %4 optioniert.</translation>
    </message>
    <message>
        <source>Closed to arrival: no arrivals on this date; earlier arrivals may stay through.</source>
        <translation>Anreise gesperrt: keine Anreise an diesem Tag; Aufenthalte über diese Nacht sind möglich.</translation>
    </message>
    <message>
        <source>Closed to departure: no departures on this date.</source>
        <translation>Abreise gesperrt: keine Abreise an diesem Tag.</translation>
    </message>
    <message numerus="yes">
        <source>Min length of stay for arrivals on this date: %n night(s).</source>
        <translation>
            <numerusform>Mindestaufenthalt bei Anreise an diesem Tag: %n Nacht.</numerusform>
            <numerusform>Mindestaufenthalt bei Anreise an diesem Tag: %n Nächte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max length of stay for arrivals on this date: %n night(s).</source>
        <translation>
            <numerusform>Höchstaufenthalt bei Anreise an diesem Tag: %n Nacht.</numerusform>
            <numerusform>Höchstaufenthalt bei Anreise an diesem Tag: %n Nächte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This night is in the past.</source>
        <translation>Diese Nacht liegt in der Vergangenheit.</translation>
    </message>
    <message>
        <source>This night is beyond the booking window.</source>
        <translation>Diese Nacht liegt außerhalb des Buchungsfensters.</translation>
    </message>
    <message>
        <source>Stop sell is set. Remove it to sell this night.</source>
        <translation>Ein Verkaufsstopp ist gesetzt. Heben Sie ihn auf, um diese Nacht zu verkaufen.</translation>
    </message>
    <message>
        <source>Only %1: %2</source>
        <comment>rate plan or channel, sentence</comment>
        <translation>Nur %1: %2</translation>
    </message>
</context>
<context>
    <name>ColumnMenu</name>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>%1 (sort descending)</source>
        <translation>%1 (absteigend sortieren)</translation>
    </message>
    <message>
        <source>%1 (sort ascending)</source>
        <translation>%1 (aufsteigend sortieren)</translation>
    </message>
    <message>
        <source>&amp;Widen column</source>
        <translation>Spalte ver&amp;breitern</translation>
    </message>
    <message>
        <source>&amp;Narrow column</source>
        <translation>Spalte s&amp;chmaler machen</translation>
    </message>
</context>
<context>
    <name>Description</name>
    <message>
        <source>Pool added</source>
        <translation>Pool hinzugefügt</translation>
    </message>
    <message>
        <source>Pool renamed</source>
        <translation>Pool umbenannt</translation>
    </message>
    <message>
        <source>Pool changed</source>
        <translation>Pool geändert</translation>
    </message>
    <message>
        <source>Room added</source>
        <translation>Zimmer hinzugefügt</translation>
    </message>
    <message>
        <source>Room retired</source>
        <translation>Zimmer stillgelegt</translation>
    </message>
    <message>
        <source>Room brought back</source>
        <translation>Zimmer wieder aufgenommen</translation>
    </message>
    <message>
        <source>Room renumbered</source>
        <translation>Zimmer umnummeriert</translation>
    </message>
    <message>
        <source>Room changed</source>
        <translation>Zimmer geändert</translation>
    </message>
    <message>
        <source>Room type added</source>
        <translation>Zimmertyp hinzugefügt</translation>
    </message>
    <message>
        <source>Room type retired</source>
        <translation>Zimmertyp stillgelegt</translation>
    </message>
    <message>
        <source>Room type brought back</source>
        <translation>Zimmertyp wieder aufgenommen</translation>
    </message>
    <message>
        <source>Room type renamed</source>
        <translation>Zimmertyp umbenannt</translation>
    </message>
    <message>
        <source>Room type changed</source>
        <translation>Zimmertyp geändert</translation>
    </message>
    <message>
        <source>Rate plan added</source>
        <translation>Ratenplan hinzugefügt</translation>
    </message>
    <message>
        <source>Rate plan retired</source>
        <translation>Ratenplan stillgelegt</translation>
    </message>
    <message>
        <source>Rate plan brought back</source>
        <translation>Ratenplan wieder aufgenommen</translation>
    </message>
    <message>
        <source>Rate plan renamed</source>
        <translation>Ratenplan umbenannt</translation>
    </message>
    <message>
        <source>Rate plan changed</source>
        <translation>Ratenplan geändert</translation>
    </message>
    <message>
        <source>VAT added</source>
        <translation>USt. hinzugefügt</translation>
    </message>
    <message>
        <source>VAT retired</source>
        <translation>USt. stillgelegt</translation>
    </message>
    <message>
        <source>VAT brought back</source>
        <translation>USt. wieder aufgenommen</translation>
    </message>
    <message>
        <source>VAT renamed</source>
        <translation>USt. umbenannt</translation>
    </message>
    <message>
        <source>VAT changed</source>
        <translation>USt. geändert</translation>
    </message>
    <message>
        <source>Meal added</source>
        <translation>Verpflegung hinzugefügt</translation>
    </message>
    <message>
        <source>Meal retired</source>
        <translation>Verpflegung stillgelegt</translation>
    </message>
    <message>
        <source>Meal brought back</source>
        <translation>Verpflegung wieder aufgenommen</translation>
    </message>
    <message>
        <source>Meal renamed</source>
        <translation>Verpflegung umbenannt</translation>
    </message>
    <message>
        <source>Meal changed</source>
        <translation>Verpflegung geändert</translation>
    </message>
    <message>
        <source>City tax added</source>
        <translation>Ortstaxe hinzugefügt</translation>
    </message>
    <message>
        <source>City tax retired</source>
        <translation>Ortstaxe stillgelegt</translation>
    </message>
    <message>
        <source>City tax brought back</source>
        <translation>Ortstaxe wieder aufgenommen</translation>
    </message>
    <message>
        <source>City tax renamed</source>
        <translation>Ortstaxe umbenannt</translation>
    </message>
    <message>
        <source>City tax changed</source>
        <translation>Ortstaxe geändert</translation>
    </message>
    <message>
        <source>Fee added</source>
        <translation>Gebühr hinzugefügt</translation>
    </message>
    <message>
        <source>Fee retired</source>
        <translation>Gebühr stillgelegt</translation>
    </message>
    <message>
        <source>Fee brought back</source>
        <translation>Gebühr wieder aufgenommen</translation>
    </message>
    <message>
        <source>Fee renamed</source>
        <translation>Gebühr umbenannt</translation>
    </message>
    <message>
        <source>Fee changed</source>
        <translation>Gebühr geändert</translation>
    </message>
    <message>
        <source>Market segment added</source>
        <translation>Marktsegment hinzugefügt</translation>
    </message>
    <message>
        <source>Market segment retired</source>
        <translation>Marktsegment stillgelegt</translation>
    </message>
    <message>
        <source>Market segment brought back</source>
        <translation>Marktsegment wieder aufgenommen</translation>
    </message>
    <message>
        <source>Market segment renamed</source>
        <translation>Marktsegment umbenannt</translation>
    </message>
    <message>
        <source>Market segment changed</source>
        <translation>Marktsegment geändert</translation>
    </message>
</context>
<context>
    <name>DescriptionEffects</name>
    <message>
        <source>%1 to %2</source>
        <comment>first and last night</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Stillgelegt</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Zurückgeholt</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Umbenannt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) oversold</source>
        <translation>
            <numerusform>%n Zimmer überbucht</numerusform>
            <numerusform>%n Zimmer überbucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>%n Zimmer frei</numerusform>
            <numerusform>%n Zimmer frei</numerusform>
        </translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Im Weg</translation>
    </message>
    <message>
        <source>Oversold</source>
        <translation>Überbucht</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n room(s) more sold than there are</source>
        <translation>
            <numerusform>%1: %n Zimmer mehr verkauft als vorhanden</numerusform>
            <numerusform>%1: %n Zimmer mehr verkauft als vorhanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>New room type</source>
        <translation>Neuer Zimmertyp</translation>
    </message>
    <message>
        <source>Derived plan</source>
        <translation>Abgeleiteter Plan</translation>
    </message>
    <message>
        <source>%1 stays on sale; its rates derive from a retired plan</source>
        <translation>%1 bleibt im Verkauf; seine Raten leiten sich von einem stillgelegten Plan ab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of an item, its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>Meal</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>City tax</source>
        <translation>Ortstaxe</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <source>%n night(s) different</source>
        <translation>
            <numerusform>%n Nacht abweichend</numerusform>
            <numerusform>%n Nächte abweichend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) different</source>
        <translation>
            <numerusform>%n Ziffer abweichend</numerusform>
            <numerusform>%n Ziffern abweichend</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly identical</source>
        <translation>fast gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) different</source>
        <translation>
            <numerusform>%n Buchstabe abweichend</numerusform>
            <numerusform>%n Buchstaben abweichend</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a booking&apos;s number and status</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Pay at property</source>
        <translation>Zahlung im Hotel</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>different (− %1)</source>
        <comment>an amount less</comment>
        <translation>abweichend (− %1)</translation>
    </message>
    <message>
        <source>different (+ %1)</source>
        <comment>an amount more</comment>
        <translation>abweichend (+ %1)</translation>
    </message>
    <message>
        <source>same without country code</source>
        <translation>gleich ohne Landesvorwahl</translation>
    </message>
    <message>
        <source>same after normalisation</source>
        <translation>gleich nach Normalisierung</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>different</source>
        <translation>abweichend</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Aufenthalt</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>same type, different quantity</source>
        <translation>gleicher Typ, andere Anzahl</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Eingegangen</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <comment>duration</comment>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>the record is no longer in the log</source>
        <translation>der Eintrag ist nicht mehr in der Liste</translation>
    </message>
    <message>
        <source>Not booked</source>
        <translation>Nicht gebucht</translation>
    </message>
    <message>
        <source>Booking at another hotel</source>
        <translation>Buchung eines anderen Hotels</translation>
    </message>
    <message>
        <source>New request</source>
        <translation>Neue Anfrage</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Booking %1 will be cancelled without a fee.</source>
        <translation>Buchung %1 wird ohne Gebühr storniert.</translation>
    </message>
    <message>
        <source>%1 will be refunded to the guest&apos;s card.</source>
        <translation>%1 werden auf die Karte des Gastes erstattet.</translation>
    </message>
    <message>
        <source>The payment of %1 starts now. Once it is captured, the request becomes booking %2.</source>
        <translation>Die Zahlung von %1 beginnt jetzt. Sobald sie eingezogen ist, wird aus der Anfrage die Buchung %2.</translation>
    </message>
    <message>
        <source>The request becomes booking %1 (pay at property).</source>
        <translation>Aus der Anfrage wird die Buchung %1 (Zahlung im Hotel).</translation>
    </message>
    <message>
        <source>Booking %1 cannot be cancelled: it is not confirmed, or it is already closed.</source>
        <translation>Buchung %1 kann nicht storniert werden: Sie ist nicht bestätigt oder schon abgeschlossen.</translation>
    </message>
    <message>
        <source>The other booking belongs to another hotel.</source>
        <translation>Die andere Buchung gehört zu einem anderen Hotel.</translation>
    </message>
    <message>
        <source>both were received within %1</source>
        <translation>beide sind innerhalb von %1 eingegangen</translation>
    </message>
    <message>
        <source>the first was received outside the time window</source>
        <translation>die erste ist außerhalb des Zeitfensters eingegangen</translation>
    </message>
    <message>
        <source>only the guest&apos;s name is known</source>
        <translation>vom Gast ist nur der Name bekannt</translation>
    </message>
    <message>
        <source>the stays overlap and start or end on the same day</source>
        <translation>die Aufenthalte überschneiden sich und beginnen oder enden am selben Tag</translation>
    </message>
    <message>
        <source>The request was rejected. No room was booked and nothing was charged.</source>
        <translation>Die Anfrage wurde abgewiesen. Es wurde kein Zimmer gebucht und nichts belastet.</translation>
    </message>
    <message>
        <source>The channel has already sold this stay. It is booked as %1, in addition to the other booking, until it is reviewed.</source>
        <translation>Der Kanal hat diesen Aufenthalt bereits verkauft. Bis zur Prüfung ist er als %1 zusätzlich zur anderen Buchung gebucht.</translation>
    </message>
    <message>
        <source>The room is held until %1. The new request is not booked, and nothing was charged for it.</source>
        <translation>Das Zimmer ist bis %1 optioniert. Die neue Anfrage ist nicht gebucht, und es wurde nichts dafür belastet.</translation>
    </message>
    <message>
        <source>The review timed out. The room returned to sale, and nothing was charged.</source>
        <translation>Die Frist zur Prüfung ist abgelaufen. Das Zimmer ist zurück im Verkauf, und es wurde nichts belastet.</translation>
    </message>
    <message>
        <source>Decided by %1, %2: %3.</source>
        <comment>person, time, decision</comment>
        <translation>Entschieden von %1, %2: %3.</translation>
    </message>
    <message>
        <source>Decided %1: %2.</source>
        <comment>time, decision</comment>
        <translation>Entschieden %1: %2.</translation>
    </message>
    <message>
        <source>The booking at the other hotel</source>
        <translation>Die Buchung des anderen Hotels</translation>
    </message>
    <message>
        <source>Mark as duplicate</source>
        <translation>Als Dublette markieren</translation>
    </message>
    <message>
        <source>&amp;Reject request</source>
        <translation>Anfrage &amp;abweisen</translation>
    </message>
    <message>
        <source>&amp;Cancel booking %1</source>
        <translation>Buchung %1 &amp;stornieren</translation>
    </message>
    <message>
        <source>The new request will be rejected, and its rooms return to sale.</source>
        <translation>Die neue Anfrage wird abgewiesen, und ihre Zimmer kommen zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>Nothing was charged, so no refund is due.</source>
        <translation>Es wurde nichts belastet, daher ist nichts zu erstatten.</translation>
    </message>
    <message>
        <source>%1 remains unchanged.</source>
        <translation>%1 bleibt unverändert.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>&amp;Keep both</source>
        <translation>&amp;Beide behalten</translation>
    </message>
    <message>
        <source>%1 remains booked. Nothing is charged.</source>
        <translation>%1 bleibt gebucht. Es wird nichts belastet.</translation>
    </message>
    <message>
        <source>The guest has both bookings and pays for both.</source>
        <translation>Der Gast hat beide Buchungen und bezahlt beide.</translation>
    </message>
    <message>
        <source>Replace first booking</source>
        <translation>Erste Buchung ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>%1 &amp;ersetzen</translation>
    </message>
    <message>
        <source>%1 remains booked.</source>
        <translation>%1 bleibt gebucht.</translation>
    </message>
    <message>
        <source>%1 of %2 identifying fields match, and %3.</source>
        <translation>%1 von %2 kennzeichnenden Angaben stimmen überein, und %3.</translation>
    </message>
    <message>
        <source>Your booking at %1, %2</source>
        <comment>hotel, stay</comment>
        <translation>Ihre Buchung im %1, %2</translation>
    </message>
    <message>
        <source>a booking</source>
        <translation>eine Buchung</translation>
    </message>
    <message>
        <source>Dear %1,

we have received two bookings for %2 (%3): %4, and another one shortly after. Would you like to keep one or both of them?

Kind regards
%5</source>
        <comment>mail: guest, stay, room, number of the first booking, hotel</comment>
        <translation>Guten Tag %1,

für %2 (%3) haben wir zwei Buchungen erhalten: %4 und kurz darauf eine weitere. Möchten Sie eine davon oder beide behalten?

Freundliche Grüße
%5</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>Datum (UTC)</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Entschieden (UTC)</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Other booking</source>
        <translation>Andere Buchung</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Departure</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Charges avoided</source>
        <translation>Vermiedene Belastung</translation>
    </message>
    <message>
        <source>Idempotency key or message</source>
        <translation>Idempotenzschlüssel oder Nachricht</translation>
    </message>
    <message>
        <source>One of the two bookings ended before the review.</source>
        <translation>Eine der beiden Buchungen endete vor der Prüfung.</translation>
    </message>
    <message>
        <source>Collected by the channel</source>
        <translation>Vom Kanal kassiert</translation>
    </message>
    <message>
        <source>Then:</source>
        <comment>what follows the payment</comment>
        <translation>Danach:</translation>
    </message>
    <message>
        <source>If the payment fails, %1 is kept.</source>
        <translation>Schlägt die Zahlung fehl, bleibt %1 bestehen.</translation>
    </message>
    <message>
        <source>The first booking will be cancelled once the payment for %1 is complete. If the payment fails, it is kept.</source>
        <translation>Die erste Buchung wird storniert, sobald die Zahlung für %1 abgeschlossen ist. Schlägt die Zahlung fehl, bleibt sie bestehen.</translation>
    </message>
    <message>
        <source>Accept request</source>
        <translation>Anfrage annehmen</translation>
    </message>
    <message>
        <source>&amp;Accept request</source>
        <translation>Anfrage &amp;annehmen</translation>
    </message>
    <message>
        <source>%1 has ended already.</source>
        <translation>%1 ist bereits beendet.</translation>
    </message>
</context>
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
        <source>must be before check-out (%1)</source>
        <translation>muss vor der Abreise (%1) liegen</translation>
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
        <source>the hotel must have a name</source>
        <translation>das Hotel muss einen Namen haben</translation>
    </message>
    <message>
        <source>must be a time from 00:00 to 23:59</source>
        <translation>muss eine Uhrzeit von 00:00 bis 23:59 sein</translation>
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
        <source>&quot;%1&quot; is used more than once</source>
        <translation>„%1“ wird mehrfach verwendet</translation>
    </message>
    <message>
        <source>room type %1 is not assigned to a pool</source>
        <translation>Zimmertyp %1 ist keinem Pool zugeordnet</translation>
    </message>
    <message>
        <source>the value for %1 must be between 0 and 100,000</source>
        <translation>der Wert für %1 muss zwischen 0 und 100.000 liegen</translation>
    </message>
    <message>
        <source>%1 must allow 1 to 100 guests, with the maximum not below the standard occupancy</source>
        <translation>%1 muss 1 bis 100 Gäste zulassen; das Maximum darf nicht unter der Standardbelegung liegen</translation>
    </message>
    <message>
        <source>at least one is required</source>
        <translation>mindestens einer ist erforderlich</translation>
    </message>
    <message>
        <source>room %1 is not assigned to a pool</source>
        <translation>Zimmer %1 ist keinem Pool zugeordnet</translation>
    </message>
    <message>
        <source>amounts must not be negative, and a range must not end before it starts</source>
        <translation>Beträge dürfen nicht negativ sein, und ein Zeitraum darf nicht vor seinem Beginn enden</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>must be after check-in</source>
        <translation>muss nach der Anreise liegen</translation>
    </message>
    <message>
        <source>outside the stored nights (%1 to %2)</source>
        <translation>außerhalb der gespeicherten Nächte (%1 bis %2)</translation>
    </message>
    <message>
        <source>open booking with number %1 not found</source>
        <translation>offene Buchung mit der Nummer %1 nicht gefunden</translation>
    </message>
    <message>
        <source>is closed and can no longer be changed</source>
        <translation>ist abgeschlossen und kann nicht mehr geändert werden</translation>
    </message>
    <message>
        <source>was changed in the meantime (now version %1, you have %2). Reload it and try again</source>
        <translation>wurde inzwischen geändert (jetzt Version %1, Sie haben %2). Laden Sie sie neu und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>invalid change; check the room type, dates, rooms and guests</source>
        <translation>ungültige Änderung; prüfen Sie Zimmertyp, Daten, Zimmer und Gäste</translation>
    </message>
    <message>
        <source>the guest is in house; check out instead</source>
        <translation>der Gast ist im Haus; buchen Sie stattdessen den Check-out</translation>
    </message>
    <message>
        <source>must be between %1 and %2</source>
        <translation>muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>es ist nichts ausgewählt</translation>
    </message>
    <message>
        <source>was changed in the meantime. Reload it and try again</source>
        <translation>wurde inzwischen geändert. Laden Sie sie neu und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>can only move forward; the current date is %1</source>
        <translation>kann nur vorwärts gehen; aktuell ist der %1</translation>
    </message>
    <message>
        <source>must be between 1 second and 1 day</source>
        <translation>muss zwischen 1 Sekunde und 1 Tag liegen</translation>
    </message>
    <message>
        <source>too many temporary holds; try again later</source>
        <translation>zu viele temporäre Optionen; versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>not found; released, confirmed or expired</source>
        <translation>nicht gefunden; freigegeben, bestätigt oder abgelaufen</translation>
    </message>
    <message>
        <source>was created by another user or API token</source>
        <translation>wurde von einem anderen Benutzer oder API-Token angelegt</translation>
    </message>
    <message>
        <source>was created in another session</source>
        <translation>wurde in einer anderen Sitzung angelegt</translation>
    </message>
    <message>
        <source>was kept in memory only and has ended, as all such holds do when Roomrack is restarted; create a new hold</source>
        <translation>wurde nur im Speicher gehalten und ist beendet, wie alle solchen Optionen bei einem Neustart von Roomrack; setzen Sie eine neue Option</translation>
    </message>
    <message>
        <source>has expired; create a new hold</source>
        <translation>ist abgelaufen; setzen Sie eine neue Option</translation>
    </message>
    <message>
        <source>must be between 1 and %1</source>
        <translation>muss zwischen 1 und %1 liegen</translation>
    </message>
    <message>
        <source>at least one adult is required</source>
        <translation>mindestens ein Erwachsener ist nötig</translation>
    </message>
    <message>
        <source>%1 is before the business date (%2)</source>
        <translation>%1 liegt vor dem Hoteldatum (%2)</translation>
    </message>
    <message>
        <source>beyond the booking window; the last bookable night is %1</source>
        <translation>außerhalb des Buchungsfensters; die letzte buchbare Nacht ist der %1</translation>
    </message>
    <message>
        <source>%1 is closed (stop sell)</source>
        <translation>%1 ist gesperrt (Verkaufsstopp)</translation>
    </message>
    <message>
        <source>%1 is closed to arrival</source>
        <translation>am %1 ist die Anreise gesperrt</translation>
    </message>
    <message>
        <source>arrivals on %1 must stay at least %2 nights</source>
        <translation>bei Anreise am %1 gilt ein Mindestaufenthalt von %2 Nächten</translation>
    </message>
    <message>
        <source>%1 is closed to departure</source>
        <translation>am %1 ist die Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>only %n room(s) of %1 available for these nights</source>
        <translation>
            <numerusform>nur noch %n Zimmer von %1 in diesen Nächten frei</numerusform>
            <numerusform>nur noch %n Zimmer von %1 in diesen Nächten frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out for these nights</source>
        <translation>%1 ist für diese Nächte ausverkauft</translation>
    </message>
    <message numerus="yes">
        <source>assign exactly %n room(s)</source>
        <translation>
            <numerusform>weisen Sie genau %n Zimmer zu</numerusform>
            <numerusform>weisen Sie genau %n Zimmer zu</numerusform>
        </translation>
    </message>
    <message>
        <source>not enough rooms are available for the whole stay without a room move</source>
        <translation>für den ganzen Aufenthalt sind ohne Zimmerwechsel nicht genug Zimmer frei</translation>
    </message>
    <message>
        <source>the guest is already checked in</source>
        <translation>der Gast ist bereits eingecheckt</translation>
    </message>
    <message>
        <source>the stay is from %1 to %2; the business date is %3</source>
        <translation>der Aufenthalt geht von %1 bis %2; das Hoteldatum ist der %3</translation>
    </message>
    <message>
        <source>the guest is not checked in</source>
        <translation>der Gast ist nicht eingecheckt</translation>
    </message>
    <message>
        <source>the guest has already arrived</source>
        <translation>der Gast ist bereits angereist</translation>
    </message>
    <message>
        <source>the guest is not due until %1</source>
        <translation>der Gast wird erst am %1 erwartet</translation>
    </message>
    <message>
        <source>too many changes are waiting to be saved; try again</source>
        <translation>zu viele Änderungen warten auf das Speichern; versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>must not be negative; room type and rate plan must exist</source>
        <translation>darf nicht negativ sein; Zimmertyp und Ratenplan müssen vorhanden sein</translation>
    </message>
    <message>
        <source>cannot be changed because bookings exist</source>
        <translation>kann nicht geändert werden, weil Buchungen vorhanden sind</translation>
    </message>
    <message>
        <source>nothing was changed: %1</source>
        <translation>es wurde nichts geändert: %1</translation>
    </message>
    <message>
        <source>saving could not be confirmed: %1. Check whether the change was saved before you try again</source>
        <translation>das Speichern ließ sich nicht bestätigen: %1. Prüfen Sie, ob die Änderung gespeichert wurde, bevor Sie es erneut versuchen</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>has two columns named &quot;%1&quot;</source>
        <translation>hat zwei Spalten namens „%1“</translation>
    </message>
    <message>
        <source>%1 is more than ten years away from the other arrival dates</source>
        <translation>%1 liegt mehr als zehn Jahre von den übrigen Anreisedaten entfernt</translation>
    </message>
    <message>
        <source>the file has no data rows</source>
        <translation>die Datei enthält keine Datenzeilen</translation>
    </message>
    <message>
        <source>no row can be imported: %1</source>
        <translation>keine Zeile kann importiert werden: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>has more than %1 rows</source>
        <translation>hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>has more than %1 fields</source>
        <translation>hat mehr als %1 Felder</translation>
    </message>
    <message>
        <source>is not valid UTF-8; if the file uses another encoding, select it and import again</source>
        <translation>ist kein gültiges UTF-8; wenn die Datei eine andere Kodierung verwendet, wählen Sie diese und importieren Sie erneut</translation>
    </message>
    <message>
        <source>is longer than %1 KiB, or has an unclosed quotation mark</source>
        <translation>ist länger als %1 KiB oder enthält ein nicht geschlossenes Anführungszeichen</translation>
    </message>
    <message>
        <source>the quoted field that starts here is not closed</source>
        <translation>das Feld in Anführungszeichen, das hier beginnt, ist nicht geschlossen</translation>
    </message>
    <message>
        <source>is not a text file; save the bookings as CSV (UTF-8) and import again</source>
        <translation>ist keine Textdatei; speichern Sie die Buchungen als CSV (UTF-8) und importieren Sie erneut</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Arrival: year</source>
        <translation>Anreise: Jahr</translation>
    </message>
    <message>
        <source>Arrival: month</source>
        <translation>Anreise: Monat</translation>
    </message>
    <message>
        <source>Arrival: day</source>
        <translation>Anreise: Tag</translation>
    </message>
    <message>
        <source>Departure</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Weekend nights</source>
        <translation>Nächte am Wochenende</translation>
    </message>
    <message>
        <source>Weekday nights</source>
        <translation>Nächte unter der Woche</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Assigned room type</source>
        <translation>Zugewiesener Zimmertyp</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Adults</source>
        <translation>Erwachsene</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Babies</source>
        <translation>Babys</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Cancelled (yes or no)</source>
        <translation>Storniert (ja oder nein)</translation>
    </message>
    <message>
        <source>Status date</source>
        <translation>Statusdatum</translation>
    </message>
    <message>
        <source>Booked on</source>
        <translation>Gebucht am</translation>
    </message>
    <message>
        <source>Lead time in days</source>
        <translation>Vorlauf in Tagen</translation>
    </message>
    <message>
        <source>Number of changes</source>
        <translation>Anzahl der Änderungen</translation>
    </message>
    <message>
        <source>Rate per night</source>
        <translation>Rate pro Nacht</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Travel agent</source>
        <translation>Reisebüro</translation>
    </message>
    <message>
        <source>Meal plan</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; not found in the file</source>
        <translation>Spalte „%1“ in der Datei nicht gefunden</translation>
    </message>
    <message>
        <source>an arrival date column is required, or separate columns for year, month and day</source>
        <translation>eine Spalte mit dem Anreisedatum ist erforderlich, oder getrennte Spalten für Jahr, Monat und Tag</translation>
    </message>
    <message>
        <source>a departure date or number of nights column is required</source>
        <translation>eine Spalte mit dem Abreisedatum oder der Anzahl der Nächte ist erforderlich</translation>
    </message>
    <message>
        <source>a room type column is required</source>
        <translation>eine Spalte mit dem Zimmertyp ist erforderlich</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>is not a field that can be imported</source>
        <translation>ist kein importierbares Feld</translation>
    </message>
    <message>
        <source>must be a column name</source>
        <translation>muss ein Spaltenname sein</translation>
    </message>
    <message>
        <source>must be booked, in-house, departed, cancelled or no-show</source>
        <translation>muss booked, in-house, departed, cancelled oder no-show sein</translation>
    </message>
    <message>
        <source>must be year-month-day, day-month-year or month-day-year</source>
        <translation>muss year-month-day, day-month-year oder month-day-year sein</translation>
    </message>
    <message>
        <source>must be &quot;.&quot; or &quot;,&quot;</source>
        <translation>muss „.“ oder „,“ sein</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>is not recognized</source>
        <translation>ist unbekannt</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>wrong number of columns</source>
        <translation>falsche Spaltenzahl</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>invalid encoding</source>
        <translation>falsche Kodierung</translation>
    </message>
    <message>
        <source>too long or unclosed quotation mark</source>
        <translation>zu lang oder Anführungszeichen nicht geschlossen</translation>
    </message>
    <message>
        <source>missing value</source>
        <translation>fehlender Wert</translation>
    </message>
    <message>
        <source>invalid date</source>
        <translation>ungültiges Datum</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>ungültige Zahl</translation>
    </message>
    <message>
        <source>no nights</source>
        <translation>keine Nächte</translation>
    </message>
    <message>
        <source>negative rate</source>
        <translation>negative Rate</translation>
    </message>
    <message>
        <source>no guests</source>
        <translation>keine Gäste</translation>
    </message>
    <message>
        <source>unknown status</source>
        <translation>unbekannter Status</translation>
    </message>
    <message>
        <source>contradictory values</source>
        <translation>widersprüchliche Angaben</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>unknown room type</source>
        <translation>unbekannter Zimmertyp</translation>
    </message>
    <message>
        <source>booking rejected</source>
        <translation>Buchung abgelehnt</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a recognized status</source>
        <translation>„%1“ ist kein bekannter Status</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>„%1“ ist weder ja noch nein</translation>
    </message>
    <message>
        <source>departed before the arrival date</source>
        <translation>vor dem Anreisedatum abgereist</translation>
    </message>
    <message>
        <source>cancelled before the booking date (%1)</source>
        <translation>vor dem Buchungsdatum storniert (%1)</translation>
    </message>
    <message>
        <source>a booking needs at least one guest</source>
        <translation>eine Buchung braucht mindestens einen Gast</translation>
    </message>
    <message>
        <source>the room type is missing</source>
        <translation>der Zimmertyp fehlt</translation>
    </message>
    <message>
        <source>must have at most %1 characters</source>
        <translation>darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>there are more than %1 room types</source>
        <translation>es gibt mehr als %1 Zimmertypen</translation>
    </message>
    <message>
        <source>Meal plan: %1</source>
        <translation>Verpflegung: %1</translation>
    </message>
    <message>
        <source>Travel agent: %1</source>
        <translation>Reisebüro: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a date is required</source>
        <translation>ein Datum ist erforderlich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>„%1“ ist kein Datum</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid year, month or day</source>
        <translation>„%1“ ist kein gültiges Jahr, kein gültiger Monat oder kein gültiger Tag</translation>
    </message>
    <message>
        <source>is before the arrival</source>
        <translation>liegt vor der Anreise</translation>
    </message>
    <message>
        <source>a stay needs at least one night</source>
        <translation>ein Aufenthalt braucht mindestens eine Nacht</translation>
    </message>
    <message>
        <source>is after the arrival</source>
        <translation>liegt nach der Anreise</translation>
    </message>
    <message>
        <source>the file ends in the middle of this line, after %1 of %2 columns</source>
        <translation>die Datei endet mitten in dieser Zeile, nach %1 von %2 Spalten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount</source>
        <translation>„%1“ ist kein Betrag</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <translation>%1 ist negativ</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>is larger than %1 KiB</source>
        <translation>ist größer als %1 KiB</translation>
    </message>
    <message>
        <source>syntax error at byte %1: %2</source>
        <translation>Syntaxfehler bei Byte %1: %2</translation>
    </message>
    <message>
        <source>appears more than once</source>
        <translation>kommt mehrfach vor</translation>
    </message>
    <message>
        <source>must be between 0 and 5</source>
        <translation>muss zwischen 0 und 5 liegen</translation>
    </message>
    <message>
        <source>the hold duration of %1 must be at least 1 second and must not exceed the maximum hold duration</source>
        <translation>die Optionsdauer von %1 muss mindestens 1 Sekunde betragen und darf die maximale Optionsdauer nicht überschreiten</translation>
    </message>
    <message>
        <source>must apply on at least one day of the week</source>
        <translation>muss an mindestens einem Wochentag gelten</translation>
    </message>
    <message>
        <source>the rate of %1 for %2 is too large</source>
        <translation>die Rate von %1 für den %2 ist zu groß</translation>
    </message>
    <message>
        <source>%1 has no rate for %2</source>
        <translation>%1 hat keine Rate für den %2</translation>
    </message>
    <message>
        <source>room type not found</source>
        <translation>Zimmertyp nicht gefunden</translation>
    </message>
    <message>
        <source>cannot be combined with room_type</source>
        <translation>kann nicht mit room_type kombiniert werden</translation>
    </message>
    <message>
        <source>is named more than once</source>
        <translation>ist mehrfach genannt</translation>
    </message>
    <message>
        <source>room %1 is named more than once</source>
        <translation>Zimmer %1 ist mehrfach genannt</translation>
    </message>
    <message>
        <source>must have as many entries as rooms (%1)</source>
        <translation>muss so viele Einträge haben wie rooms (%1)</translation>
    </message>
    <message>
        <source>is not the number of a soft block</source>
        <translation>ist nicht die Nummer eines Soft Blocks</translation>
    </message>
    <message>
        <source>the total price of the stay is too large</source>
        <translation>der Gesamtpreis des Aufenthalts ist zu groß</translation>
    </message>
    <message>
        <source>the cancellation deadline of %1 must be 0 to 3660 days before arrival, at a time from 00:00 to 23:59</source>
        <translation>die Stornierungsfrist von %1 muss 0 bis 3660 Tage vor der Anreise liegen, zu einer Uhrzeit von 00:00 bis 23:59</translation>
    </message>
    <message>
        <source>the cancellation fee of %1 must be between 0 and 100 %</source>
        <translation>die Stornogebühr von %1 muss zwischen 0 und 100 % liegen</translation>
    </message>
    <message>
        <source>the cancellation fee of %1 must not be below 0 nights</source>
        <translation>die Stornogebühr von %1 darf nicht unter 0 Nächten liegen</translation>
    </message>
    <message>
        <source>the no-show fee of %1 must be between 0 and 100 %, and not below 0 nights</source>
        <translation>die No-Show-Gebühr von %1 muss zwischen 0 und 100 % liegen und darf nicht unter 0 Nächten liegen</translation>
    </message>
    <message>
        <source>the cancellation deadlines of %1 must follow one another: each must be closer to arrival than the one before</source>
        <translation>die Stornierungsfristen von %1 müssen aufeinander folgen: jede muss näher an der Anreise liegen als die vorige</translation>
    </message>
    <message>
        <source>%1 must have at most %2 cancellation deadlines</source>
        <translation>%1 darf höchstens %2 Stornierungsfristen haben</translation>
    </message>
    <message>
        <source>the prepayment of %1 must be between 1 and 100 %</source>
        <translation>die Vorauszahlung von %1 muss zwischen 1 und 100 % liegen</translation>
    </message>
    <message>
        <source>%1 has a percentage but is not prepaid by percentage; it must be 0</source>
        <translation>%1 hat einen Prozentsatz, wird aber nicht nach Prozent vorausbezahlt; er muss 0 sein</translation>
    </message>
    <message>
        <source>its terms or conditions cannot be read</source>
        <translation>seine Stornierungs- oder Verkaufsbedingungen sind nicht lesbar</translation>
    </message>
    <message>
        <source>%1 is sold only on these dates: %2</source>
        <translation>%1 wird nur an diesen Tagen verkauft: %2</translation>
    </message>
    <message>
        <source>%1 is sold only for nights on these dates: %2</source>
        <translation>%1 wird nur für Nächte in diesem Zeitraum verkauft: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 allows arrivals only on these weekdays: %2</source>
        <translation>%1 erlaubt Anreisen nur an diesen Wochentagen: %2</translation>
    </message>
    <message>
        <source>%1 is not sold by this channel</source>
        <translation>%1 wird über diesen Kanal nicht verkauft</translation>
    </message>
    <message>
        <source>%1 requires the code of a company or promotion</source>
        <translation>%1 erfordert den Code einer Firma oder Aktion</translation>
    </message>
    <message>
        <source>the adjustment of %1 to the parent rate must be between -100 % and +10,000 %</source>
        <translation>die Anpassung von %1 an die übergeordnete Rate muss zwischen -100 % und +10.000 % liegen</translation>
    </message>
    <message>
        <source>%1 is derived from a rate plan that does not exist</source>
        <translation>%1 ist von einem Ratenplan abgeleitet, der nicht existiert</translation>
    </message>
    <message>
        <source>%1 must not be derived from itself</source>
        <translation>%1 darf nicht von sich selbst abgeleitet sein</translation>
    </message>
    <message>
        <source>each rate plan must have a name and a code</source>
        <translation>jeder Ratenplan muss einen Namen und ein Kürzel haben</translation>
    </message>
    <message>
        <source>the disk is full; nothing was written</source>
        <translation>der Datenträger ist voll; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>no write permission; choose another folder</source>
        <translation>keine Schreibberechtigung; wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>the disk is write-protected; choose another folder</source>
        <translation>der Datenträger ist schreibgeschützt; wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>could not be written: %1</source>
        <translation>ließ sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>folder %1 not found</source>
        <translation>Ordner %1 nicht gefunden</translation>
    </message>
    <message>
        <source>is write-protected</source>
        <translation>ist schreibgeschützt</translation>
    </message>
    <message>
        <source>stopped; no file was written</source>
        <translation>angehalten; es wurde keine Datei geschrieben</translation>
    </message>
    <message>
        <source>must not be before the first night (%1)</source>
        <translation>darf nicht vor der ersten Nacht (%1) liegen</translation>
    </message>
    <message>
        <source>a report covers at most %1 nights</source>
        <translation>ein Bericht umfasst höchstens %1 Nächte</translation>
    </message>
    <message>
        <source>the disk is full; nothing was changed. Free some space and try again</source>
        <translation>der Datenträger ist voll; es wurde nichts geändert. Schaffen Sie Platz und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>the file is damaged (%1). Restore a backup</source>
        <translation>die Datei ist beschädigt (%1). Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>the file is in use by another program (%1). Close that program and try again</source>
        <translation>die Datei wird von einem anderen Programm verwendet (%1). Schließen Sie dieses Programm und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing (%1). Check the permissions of the file and its folder</source>
        <translation>die Datei kann nicht zum Schreiben geöffnet werden (%1). Prüfen Sie die Berechtigungen der Datei und ihres Ordners</translation>
    </message>
    <message>
        <source>the disk reported an error (%1); nothing was changed</source>
        <translation>der Datenträger meldet einen Fehler (%1); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>conflicts with data in the file (%1)</source>
        <translation>steht im Widerspruch zu Daten in der Datei (%1)</translation>
    </message>
    <message>
        <source>database error: %1</source>
        <translation>Datenbankfehler: %1</translation>
    </message>
    <message>
        <source>the Qt SQLite driver does not provide a database handle</source>
        <translation>der SQLite-Treiber von Qt stellt keinen Zugriff auf die Datenbank bereit</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack instance (process %2). Close it there and try again</source>
        <translation>%1 ist in einer anderen Roomrack-Instanz geöffnet (Prozess %2). Schließen Sie die Datei dort und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack instance. Close it there and try again</source>
        <translation>%1 ist in einer anderen Roomrack-Instanz geöffnet. Schließen Sie die Datei dort und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Check the permissions of the folder</source>
        <translation>%1 kann nicht geschrieben werden (%2). Prüfen Sie die Berechtigungen des Ordners</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>file %1 not found</source>
        <translation>Datei %1 nicht gefunden</translation>
    </message>
    <message>
        <source>booking with number %1 not found</source>
        <translation>Buchung mit der Nummer %1 nicht gefunden</translation>
    </message>
    <message>
        <source>must have between 1 and %1 nights</source>
        <translation>muss zwischen 1 und %1 Nächte haben</translation>
    </message>
    <message>
        <source>is not a Roomrack hotel file; nothing was changed</source>
        <translation>ist keine Hoteldatei von Roomrack; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>an earlier write failed; close the file and open it again</source>
        <translation>ein früherer Schreibvorgang ist fehlgeschlagen; schließen Sie die Datei und öffnen Sie sie erneut</translation>
    </message>
    <message>
        <source>the event log must be continuous (%1); nothing was changed</source>
        <translation>das Protokoll muss lückenlos sein (%1); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>record %1 follows record %2</source>
        <translation>Eintrag %1 folgt auf Eintrag %2</translation>
    </message>
    <message>
        <source>record %1 is older than the previous one</source>
        <translation>Eintrag %1 ist älter als der vorige</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check its permissions</source>
        <translation>%1 kann nicht geschrieben werden. Prüfen Sie die Berechtigungen</translation>
    </message>
    <message>
        <source>this drive does not support open hotel files; copy the file to a local drive</source>
        <translation>dieses Laufwerk unterstützt keine geöffneten Hoteldateien; kopieren Sie die Datei auf ein lokales Laufwerk</translation>
    </message>
    <message>
        <source>was created by an older version of Roomrack; open it once in the Roomrack window to upgrade it</source>
        <translation>stammt von einer älteren Version von Roomrack; öffnen Sie sie einmal im Fenster von Roomrack, um sie zu aktualisieren</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>the file is damaged: %1</source>
        <translation>die Datei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>refers to a missing row of table %1</source>
        <translation>bezieht sich auf eine fehlende Zeile der Tabelle %1</translation>
    </message>
    <message>
        <source>table %1, row %2</source>
        <translation>Tabelle %1, Zeile %2</translation>
    </message>
    <message>
        <source>and %1 more of this type</source>
        <translation>und %1 weitere dieser Art</translation>
    </message>
    <message>
        <source>the records were changed after they were written (hash chain mismatch)</source>
        <translation>die Einträge wurden nach dem Schreiben verändert (Hash-Kette stimmt nicht)</translation>
    </message>
    <message>
        <source>transaction ending with record %1</source>
        <translation>Transaktion, die mit Eintrag %1 endet</translation>
    </message>
    <message>
        <source>room type %1, night %2</source>
        <translation>Zimmertyp %1, Nacht %2</translation>
    </message>
    <message>
        <source>pool %1, night %2</source>
        <translation>Pool %1, Nacht %2</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>gap in the log; the previous record is %2</source>
        <translation>Lücke im Protokoll; der vorige Eintrag ist %2</translation>
    </message>
    <message>
        <source>older than the previous record %2</source>
        <translation>älter als der vorige Eintrag %2</translation>
    </message>
    <message>
        <source>unknown record type %2</source>
        <translation>unbekannte Eintragsart %2</translation>
    </message>
    <message>
        <source>belongs to hotel %2, which is not in the file</source>
        <translation>gehört zu Hotel %2, das nicht in der Datei ist</translation>
    </message>
    <message>
        <source>states %2 records, but contains %3</source>
        <translation>gibt %2 Einträge an, enthält aber %3</translation>
    </message>
    <message>
        <source>the last record is missing or has a different time</source>
        <translation>der letzte Eintrag fehlt oder hat eine andere Zeit</translation>
    </message>
    <message>
        <source>the log ends here, but the transactions end at record %2</source>
        <translation>das Protokoll endet hier, die Transaktionen enden bei Eintrag %2</translation>
    </message>
    <message>
        <source>hold %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>hold %1, record %2</source>
        <translation>Option %1, Eintrag %2</translation>
    </message>
    <message>
        <source>extended or ended, but never created</source>
        <translation>verlängert oder beendet, aber nie angelegt</translation>
    </message>
    <message>
        <source>changed after it ended</source>
        <translation>nach ihrem Ende geändert</translation>
    </message>
    <message>
        <source>confirmed, extended or released after its expiry time</source>
        <translation>nach ihrer Ablaufzeit bestätigt, verlängert oder freigegeben</translation>
    </message>
    <message>
        <source>expired before its expiry time</source>
        <translation>vor ihrer Ablaufzeit abgelaufen</translation>
    </message>
    <message>
        <source>ended with different rooms or nights than it held</source>
        <translation>mit anderen Zimmern oder Nächten beendet, als sie hielt</translation>
    </message>
    <message>
        <source>still active, but holds are loaded only from record %2 on</source>
        <translation>noch aktiv, aber Optionen werden erst ab Eintrag %2 geladen</translation>
    </message>
    <message>
        <source>refers to a room type or nights that do not exist</source>
        <translation>bezieht sich auf einen Zimmertyp oder Nächte, die nicht vorhanden sind</translation>
    </message>
    <message>
        <source>booking %1</source>
        <translation>Buchung %1</translation>
    </message>
    <message>
        <source>booking %1, record %2</source>
        <translation>Buchung %1, Eintrag %2</translation>
    </message>
    <message>
        <source>must be created exactly once, by its first record</source>
        <translation>muss genau einmal angelegt werden, und zwar im ersten Eintrag</translation>
    </message>
    <message>
        <source>the record has version %3, but is change number %4</source>
        <translation>der Eintrag hat Version %3, ist aber Änderung Nummer %4</translation>
    </message>
    <message>
        <source>this change is not possible in the booking&apos;s status</source>
        <translation>diese Änderung ist im Status der Buchung nicht möglich</translation>
    </message>
    <message>
        <source>releases different rooms or nights than were booked</source>
        <translation>gibt andere Zimmer oder Nächte frei, als gebucht waren</translation>
    </message>
    <message>
        <source>the stay has different rooms or nights than were booked</source>
        <translation>der Aufenthalt hat andere Zimmer oder Nächte, als gebucht waren</translation>
    </message>
    <message>
        <source>in the table, but missing from the log</source>
        <translation>in der Tabelle vorhanden, fehlt aber im Protokoll</translation>
    </message>
    <message>
        <source>in the log, but missing from the table</source>
        <translation>im Protokoll vorhanden, fehlt aber in der Tabelle</translation>
    </message>
    <message>
        <source>%2 is %3 in the log and %4 in the table</source>
        <translation>%2 ist im Protokoll %3, in der Tabelle %4</translation>
    </message>
    <message>
        <source>the room types belong to another hotel</source>
        <translation>die Zimmertypen gehören zu einem anderen Hotel</translation>
    </message>
    <message>
        <source>prices exist, but neither a hold nor a booking</source>
        <translation>Preise sind vorhanden, aber weder Option noch Buchung</translation>
    </message>
    <message>
        <source>the nights add up to %2, but the total is %3</source>
        <translation>die Nächte ergeben zusammen %2, der Gesamtpreis ist aber %3</translation>
    </message>
    <message>
        <source>the reservation key belongs to another booking or channel (%2)</source>
        <translation>der Reservierungsschlüssel gehört zu einer anderen Buchung oder einem anderen Kanal (%2)</translation>
    </message>
    <message>
        <source>has %2 reservation keys</source>
        <translation>hat %2 Reservierungsschlüssel</translation>
    </message>
    <message>
        <source>room %1, night %2</source>
        <translation>Zimmer %1, Nacht %2</translation>
    </message>
    <message>
        <source>sold rooms change by %3 in the log, but by %4 in the bookings</source>
        <translation>die verkauften Zimmer ändern sich im Protokoll um %3, in den Buchungen um %4</translation>
    </message>
    <message>
        <source>assigned to booking %3, which does not include this night</source>
        <translation>Buchung %3 zugewiesen, die diese Nacht nicht enthält</translation>
    </message>
    <message>
        <source>assigned to booking %3, which has another room type</source>
        <translation>Buchung %3 zugewiesen, die einen anderen Zimmertyp hat</translation>
    </message>
    <message>
        <source>%3 rooms assigned, but only %4 booked</source>
        <translation>%3 Zimmer zugewiesen, aber nur %4 gebucht</translation>
    </message>
    <message>
        <source>booking %1, night %2</source>
        <translation>Buchung %1, Nacht %2</translation>
    </message>
    <message>
        <source>the assignment to booking %3 is missing from the log</source>
        <translation>die Zuweisung an Buchung %3 fehlt im Protokoll</translation>
    </message>
    <message>
        <source>settings differ between log and table</source>
        <translation>Einstellungen in Protokoll und Tabelle sind verschieden</translation>
    </message>
    <message>
        <source>rooms out of order differ between log and table</source>
        <translation>Zimmer außer Betrieb in Protokoll und Tabelle sind verschieden</translation>
    </message>
    <message>
        <source>the rate of rate plan %3 differs between log and table</source>
        <translation>die Rate des Ratenplans %3 ist in Protokoll und Tabelle verschieden</translation>
    </message>
    <message>
        <source>the business date is %2 in the log and %3 in the table</source>
        <translation>das Hoteldatum ist im Protokoll %2, in der Tabelle %3</translation>
    </message>
    <message>
        <source>hotel %1</source>
        <translation>Hotel %1</translation>
    </message>
    <message>
        <source>bookings exist, but the time zone is not fixed</source>
        <translation>Buchungen sind vorhanden, aber die Zeitzone ist nicht festgelegt</translation>
    </message>
    <message>
        <source>belongs to a pool of another hotel</source>
        <translation>gehört zu einem Pool eines anderen Hotels</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not supported; use one of %2</source>
        <translation>„%1“ wird nicht unterstützt; möglich sind %2</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the file contains no hotel</source>
        <translation>die Datei enthält kein Hotel</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the previous command created no booking</source>
        <translation>der vorige Befehl hat keine Buchung angelegt</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>is not a room type in the file; available: %1</source>
        <translation>ist kein Zimmertyp der Datei; vorhanden: %1</translation>
    </message>
    <message>
        <source>%1 is not a room type of %2</source>
        <translation>%1 ist kein Zimmertyp von %2</translation>
    </message>
    <message>
        <source>none of the room types in the file (%1) exists in %2</source>
        <translation>keiner der Zimmertypen der Datei (%1) ist in %2 vorhanden</translation>
    </message>
    <message>
        <source>must be %2, the currency of %1</source>
        <translation>muss %2 sein, die Währung von %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%2 (%1): lines %3; first: %4</source>
        <translation>%2 (%1): Zeilen %3; zuerst: %4</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Rows in the file</source>
        <translation>Zeilen in der Datei</translation>
    </message>
    <message>
        <source>Valid rows</source>
        <translation>Gültige Zeilen</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>Abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>Bereits importiert</translation>
    </message>
    <message>
        <source>Booked after cut-off date</source>
        <translation>Nach dem Stichtag gebucht</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Cancellations</source>
        <translation>Stornierungen</translation>
    </message>
    <message>
        <source>No-shows</source>
        <translation>No-Shows</translation>
    </message>
    <message>
        <source>Departures</source>
        <translation>Abreisen</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Bevorstehend</translation>
    </message>
    <message>
        <source>Room nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>Bookings above the limit</source>
        <translation>Buchungen über dem Limit</translation>
    </message>
    <message>
        <source>Oversold nights</source>
        <translation>Überbuchte Nächte</translation>
    </message>
    <message>
        <source>Business date</source>
        <translation>Hoteldatum</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>truncated at %1 bytes</source>
        <translation>nach %1 Bytes abgeschnitten</translation>
    </message>
    <message>
        <source>was not closed properly and is being read by another program. Close that program and try again</source>
        <translation>wurde nicht ordnungsgemäß geschlossen und wird von einem anderen Programm gelesen. Schließen Sie dieses Programm und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>cannot be changed after check-in; the guest arrived on %1</source>
        <translation>kann nach dem Check-in nicht mehr geändert werden; der Gast ist am %1 angereist</translation>
    </message>
    <message>
        <source>none of the requested room types exists</source>
        <translation>keiner der gewünschten Zimmertypen ist vorhanden</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>must not add more than %1 rooms</source>
        <translation>darf nicht mehr als %1 Zimmer hinzufügen</translation>
    </message>
    <message>
        <source>the hotel is being closed</source>
        <translation>das Hotel wird gerade geschlossen</translation>
    </message>
    <message>
        <source>cannot be removed because active holds use it</source>
        <translation>kann nicht entfernt werden, weil aktive Optionen darauf bestehen</translation>
    </message>
    <message>
        <source>the fee is %2 in the log and %3 in the table</source>
        <translation>die Gebühr ist im Protokoll %2, in der Tabelle %3</translation>
    </message>
    <message>
        <source>the night audit has already run; the current date is %1</source>
        <translation>der Tagesabschluss ist bereits erfolgt; aktuell ist der %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are individually out of order on %2; return them to service on the room plan</source>
        <translation>
            <numerusform>%n Zimmer von %1 ist am %2 einzeln außer Betrieb gesetzt; nehmen Sie es im Zimmerplan wieder in Betrieb</numerusform>
            <numerusform>%n Zimmer von %1 sind am %2 einzeln außer Betrieb gesetzt; nehmen Sie sie im Zimmerplan wieder in Betrieb</numerusform>
        </translation>
    </message>
    <message>
        <source>nights must be between %1 and %2</source>
        <translation>die Nächte müssen zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>must be a current or future night of the stay</source>
        <translation>muss eine laufende oder künftige Nacht des Aufenthalts sein</translation>
    </message>
    <message numerus="yes">
        <source>the booking already has its %n room(s)</source>
        <translation>
            <numerusform>die Buchung hat ihr %n Zimmer bereits</numerusform>
            <numerusform>die Buchung hat ihre %n Zimmer bereits</numerusform>
        </translation>
    </message>
    <message>
        <source>assigned to booking %3 in the log, but not in the table</source>
        <translation>im Protokoll Buchung %3 zugewiesen, in der Tabelle nicht</translation>
    </message>
    <message>
        <source>the out-of-order status differs between log and table</source>
        <translation>der Status „außer Betrieb“ ist in Protokoll und Tabelle verschieden</translation>
    </message>
    <message>
        <source>out of order, but assigned to booking %3</source>
        <translation>außer Betrieb, aber Buchung %3 zugewiesen</translation>
    </message>
    <message>
        <source>%3 rooms individually out of order, but only %4 in total</source>
        <translation>%3 Zimmer einzeln außer Betrieb, insgesamt aber nur %4</translation>
    </message>
    <message>
        <source>held by hold %3 and by hold %4</source>
        <translation>in Option %3 und in Option %4 gehalten</translation>
    </message>
    <message>
        <source>held by hold %3 and assigned to booking %4</source>
        <translation>in Option %3 gehalten und Buchung %4 zugewiesen</translation>
    </message>
    <message>
        <source>no booking history before %1; import past bookings first</source>
        <translation>keine Buchungen vor dem %1; importieren Sie zuerst frühere Buchungen</translation>
    </message>
    <message>
        <source>backtest stopped; no results</source>
        <translation>Backtest angehalten; keine Ergebnisse</translation>
    </message>
    <message>
        <source>cannot be read. Check the permissions of %1</source>
        <translation>kann nicht gelesen werden. Prüfen Sie die Berechtigungen von %1</translation>
    </message>
    <message>
        <source>can move by at most %1 days at a time; the current date is %2</source>
        <translation>kann höchstens um %1 Tage auf einmal weitergehen; aktuell ist der %2</translation>
    </message>
    <message>
        <source>at most %1 cells can be changed at once</source>
        <translation>höchstens %1 Zellen können auf einmal geändert werden</translation>
    </message>
    <message>
        <source>min LOS %1 would exceed max LOS %2 on %3, %4</source>
        <translation>der Mindestaufenthalt %1 läge über dem Höchstaufenthalt %2 am %3, %4</translation>
    </message>
    <message>
        <source>rooms to sell</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>the overbooking policy was changed again in the meantime</source>
        <translation>die Überbuchungsregeln wurden inzwischen noch einmal geändert</translation>
    </message>
    <message>
        <source>the room type, pool or rate plan no longer exists</source>
        <translation>der Zimmertyp, Pool oder Ratenplan ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>%1 no longer has this night or rate plan</source>
        <translation>%1 hat diese Nacht oder diesen Ratenplan nicht mehr</translation>
    </message>
    <message>
        <source>%1, %2: %3 is now %4 (expected %5)</source>
        <translation>%1, %2: %3 ist jetzt %4 (erwartet: %5)</translation>
    </message>
    <message>
        <source>%1, %2: %3 can no longer be set to %4</source>
        <translation>%1, %2: %3 kann nicht mehr auf %4 gesetzt werden</translation>
    </message>
    <message>
        <source>%1 of %2 cells cannot be restored (%3); nothing was changed</source>
        <translation>%1 von %2 Zellen lassen sich nicht zurücksetzen (%3); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>none of the cells can be restored (%1); nothing was changed</source>
        <translation>keine der Zellen lässt sich zurücksetzen (%1); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>change with number %1 not found</source>
        <translation>Änderung mit der Nummer %1 nicht gefunden</translation>
    </message>
    <message>
        <source>the change is already undone</source>
        <translation>die Änderung ist bereits rückgängig gemacht</translation>
    </message>
    <message>
        <source>a hold cannot be undone; release it or let it expire</source>
        <translation>eine Option lässt sich nicht rückgängig machen; geben Sie sie frei oder lassen Sie sie ablaufen</translation>
    </message>
    <message>
        <source>an ended hold cannot be restored; create a new one</source>
        <translation>eine beendete Option lässt sich nicht wiederherstellen; setzen Sie eine neue</translation>
    </message>
    <message>
        <source>a booking cannot be undone; cancel it instead</source>
        <translation>eine Buchung lässt sich nicht rückgängig machen; stornieren Sie sie stattdessen</translation>
    </message>
    <message>
        <source>a walk cannot be undone; create a new booking</source>
        <translation>das Ausquartieren lässt sich nicht rückgängig machen; legen Sie eine neue Buchung an</translation>
    </message>
    <message>
        <source>hotel settings are not undone here; change them in Settings</source>
        <translation>Hoteleinstellungen werden hier nicht rückgängig gemacht; ändern Sie sie in den Einstellungen</translation>
    </message>
    <message>
        <source>the night audit cannot be undone</source>
        <translation>der Tagesabschluss lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>an import cannot be undone; restore a backup from before the import</source>
        <translation>ein Import lässt sich nicht rückgängig machen; stellen Sie eine Sicherung von vor dem Import wieder her</translation>
    </message>
    <message>
        <source>the previous value was not stored</source>
        <translation>der vorherige Wert wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>is now %1 instead of %2; nothing was changed</source>
        <translation>beträgt jetzt %1 statt %2; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>Of these, updated</source>
        <translation>Davon aktualisiert</translation>
    </message>
    <message>
        <source>enter the name of the other hotel, at most %1 characters</source>
        <translation>geben Sie den Namen des anderen Hotels an, höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>the guest is in house and cannot be walked</source>
        <translation>der Gast ist im Haus und kann nicht ausquartiert werden</translation>
    </message>
    <message>
        <source>the guest was due on %1 and has not arrived; mark the booking as a no-show instead</source>
        <translation>der Gast wurde am %1 erwartet und ist nicht angereist; vermerken Sie die Buchung stattdessen als No-Show</translation>
    </message>
    <message>
        <source>the guest of booking %1 was not walked</source>
        <translation>der Gast der Buchung %1 wurde nicht ausquartiert</translation>
    </message>
    <message>
        <source>walked in the table, but not in the log</source>
        <translation>laut Tabelle ausquartiert, laut Protokoll nicht</translation>
    </message>
    <message>
        <source>saving failed (%1); reloading the saved data</source>
        <translation>das Speichern ist fehlgeschlagen (%1); die gespeicherten Daten werden neu geladen</translation>
    </message>
    <message>
        <source>changes cannot be saved at the moment: %1</source>
        <translation>Änderungen können im Augenblick nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>table %1, %2 rows</source>
        <translation>Tabelle %1, %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack instance (on %2, process %3). Close it there and try again</source>
        <translation>%1 ist in einer anderen Roomrack-Instanz geöffnet (auf %2, Prozess %3). Schließen Sie das Hotel dort und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>another Roomrack instance opened %1 in the meantime</source>
        <translation>eine andere Roomrack-Instanz hat %1 inzwischen geöffnet</translation>
    </message>
    <message>
        <source>invalid address; the format is %1. In the password, write characters such as @ / : as %2</source>
        <translation>ungültige Adresse; das Format ist %1. Schreiben Sie im Passwort Zeichen wie @ / : als %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the disk of %1 is full</source>
        <translation>der Datenträger von %1 ist voll</translation>
    </message>
    <message>
        <source>the database does not exist (%1). Ask the server administrator to create it</source>
        <translation>die Datenbank ist nicht vorhanden (%1). Bitten Sie die Serververwaltung, sie anzulegen</translation>
    </message>
    <message>
        <source>%1 denied access (%2). Check the user, password and permissions</source>
        <translation>%1 verweigert den Zugriff (%2). Prüfen Sie Benutzer, Passwort und Berechtigungen</translation>
    </message>
    <message>
        <source>%1 is busy (%2). Try again in a moment</source>
        <translation>%1 ist ausgelastet (%2). Versuchen Sie es gleich erneut</translation>
    </message>
    <message>
        <source>%1 does not respond (%2). Check that the server is running and reachable</source>
        <translation>%1 antwortet nicht (%2). Prüfen Sie, ob der Server läuft und erreichbar ist</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Restore a backup</source>
        <translation>%1 ist beschädigt (%2). Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>%1 is in use by another program (%2)</source>
        <translation>%1 wird von einem anderen Programm verwendet (%2)</translation>
    </message>
    <message>
        <source>conflicts with data in the database (%1)</source>
        <translation>steht im Widerspruch zu Daten in der Datenbank (%1)</translation>
    </message>
    <message>
        <source>the server is too old; PostgreSQL 13 or later is required</source>
        <translation>der Server ist zu alt; nötig ist PostgreSQL 13 oder neuer</translation>
    </message>
    <message>
        <source>the database uses the encoding %1; create one with the encoding UTF8</source>
        <translation>die Datenbank verwendet die Kodierung %1; legen Sie eine mit der Kodierung UTF8 an</translation>
    </message>
    <message>
        <source>was created by a newer version of Roomrack (format %1; this version supports %2). Update Roomrack; nothing was changed</source>
        <translation>stammt von einer neueren Version von Roomrack (Format %1; diese Version unterstützt %2). Aktualisieren Sie Roomrack; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the tables can be upgraded only while no hotel is open; currently open: %1</source>
        <translation>die Tabellen können nur aktualisiert werden, während kein Hotel geöffnet ist; zurzeit geöffnet: %1</translation>
    </message>
    <message>
        <source>is used by another program; nothing was changed. Create a separate database for Roomrack</source>
        <translation>wird von einem anderen Programm verwendet; es wurde nichts geändert. Legen Sie eine eigene Datenbank für Roomrack an</translation>
    </message>
    <message>
        <source>hotel &quot;%1&quot; not found in %2; available: %3</source>
        <translation>Hotel „%1“ in %2 nicht gefunden; vorhanden: %3</translation>
    </message>
    <message>
        <source>saving may still be in progress</source>
        <translation>das Speichern läuft möglicherweise noch</translation>
    </message>
    <message>
        <source>the log ends at record %1, but the transactions end at record %2. Restore a backup</source>
        <translation>das Protokoll endet bei Eintrag %1, die Transaktionen enden bei Eintrag %2. Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>record %1 belongs to another hotel</source>
        <translation>Eintrag %1 gehört zu einem anderen Hotel</translation>
    </message>
    <message>
        <source>written by an engine that was already replaced (epoch %2 after %3)</source>
        <translation>von einer bereits abgelösten Roomrack-Instanz geschrieben (Epoche %2 nach %3)</translation>
    </message>
    <message>
        <source>a rate such as 120 or 118.50, or a change such as +5 or -10%</source>
        <translation>eine Rate wie 120 oder 118,50 oder eine Änderung wie +5 oder -10%</translation>
    </message>
    <message>
        <source>a whole number such as 12, or a change such as +5 or -10%</source>
        <translation>eine ganze Zahl wie 12 oder eine Änderung wie +5 oder -10%</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a rate cannot be below zero</source>
        <translation>eine Rate kann nicht unter null liegen</translation>
    </message>
    <message>
        <source>the number cannot be below zero</source>
        <translation>die Zahl kann nicht unter null liegen</translation>
    </message>
    <message>
        <source>the rate is too large</source>
        <translation>die Rate ist zu groß</translation>
    </message>
    <message>
        <source>the maximum is %1</source>
        <translation>das Maximum ist %1</translation>
    </message>
    <message>
        <source>“%1” has too many decimals for %2; enter thousands without a separator</source>
        <translation>„%1“ hat zu viele Nachkommastellen für %2; geben Sie Tausender ohne Trennzeichen ein</translation>
    </message>
    <message>
        <source>“%1” is not a percentage</source>
        <translation>„%1“ ist kein Prozentwert</translation>
    </message>
    <message>
        <source>the maximum change is 1000 %</source>
        <translation>die größte mögliche Änderung ist 1000 %</translation>
    </message>
    <message>
        <source>“%1” is not valid; enter %2</source>
        <translation>„%1“ ist ungültig; geben Sie %2 ein</translation>
    </message>
    <message>
        <source>enter %1</source>
        <translation>geben Sie %1 ein</translation>
    </message>
    <message>
        <source>a percentage needs a sign: enter +%1% or -%1%</source>
        <translation>ein Prozentwert braucht ein Vorzeichen: geben Sie +%1% oder -%1% ein</translation>
    </message>
    <message>
        <source>no rate is set for this night; enter an amount instead of a change</source>
        <translation>für diese Nacht ist keine Rate gesetzt; geben Sie einen Betrag statt einer Änderung ein</translation>
    </message>
    <message>
        <source>“%1” is not a valid restriction; use Stop, CTA, CTD, 2+, ≤7, 2–7, or – for none</source>
        <translation>„%1“ ist keine gültige Einschränkung; verwenden Sie Stopp, CTA, CTD, 2+, ≤7, 2–7 oder – für keine</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>die Zelle ist leer</translation>
    </message>
    <message>
        <source>too many cells; the maximum is %1</source>
        <translation>zu viele Zellen; das Maximum ist %1</translation>
    </message>
    <message>
        <source>row %1: the closing quotation mark of a cell is missing</source>
        <translation>Zeile %1: das schließende Anführungszeichen einer Zelle fehlt</translation>
    </message>
    <message>
        <source>“%1” is not a date; enter one such as %2 or 18 %3, or +30 for 30 days from today</source>
        <translation>„%1“ ist kein Datum; geben Sie eines wie %2 oder 18. %3 ein, oder +30 für 30 Tage ab heute</translation>
    </message>
    <message>
        <source>cancelled; nothing was changed</source>
        <translation>abgebrochen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>%1 could not be written to the disk (%2)</source>
        <translation>%1 konnte nicht auf den Datenträger geschrieben werden (%2)</translation>
    </message>
    <message>
        <source>a database on a server is backed up with the server&apos;s own tools (pg_dump)</source>
        <translation>eine Datenbank auf einem Server wird mit dessen eigenen Werkzeugen gesichert (pg_dump)</translation>
    </message>
    <message>
        <source>this is the hotel&apos;s own file; choose another name</source>
        <translation>das ist die Datei des Hotels selbst; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>the backup could not be verified: %1 (%2)</source>
        <translation>die Sicherung konnte nicht geprüft werden: %1 (%2)</translation>
    </message>
    <message>
        <source>contains no hotel</source>
        <translation>enthält kein Hotel</translation>
    </message>
    <message>
        <source>No user is signed in to %1. Sign in first</source>
        <translation>Bei %1 ist kein Benutzer angemeldet. Melden Sie sich zuerst an</translation>
    </message>
    <message>
        <source>a user named %1 already exists</source>
        <translation>ein Benutzer namens %1 ist bereits vorhanden</translation>
    </message>
    <message>
        <source>the first user must be an administrator</source>
        <translation>der erste Benutzer muss die Rolle Verwaltung haben</translation>
    </message>
    <message>
        <source>%1 is the last active administrator; give another user this role first</source>
        <translation>%1 hat als letzter aktiver Benutzer die Rolle Verwaltung; geben Sie diese Rolle zuerst einem anderen Benutzer</translation>
    </message>
    <message>
        <source>must be clerk, manager or administrator</source>
        <translation>muss Rezeption, Leitung oder Verwaltung sein</translation>
    </message>
    <message>
        <source>Changing rates requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern von Raten ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Changing restrictions requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern von Einschränkungen ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Changing rooms to sell requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern der Zimmer im Verkauf ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Changing out-of-order rooms requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern der Zimmer außer Betrieb ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Changing the overbooking policy requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern der Überbuchungsregeln ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Importing bookings requires the role administrator; %1 is signed in as %2</source>
        <translation>Zum Importieren von Buchungen ist die Rolle Verwaltung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Changing the hotel settings requires the role administrator; %1 is signed in as %2</source>
        <translation>Zum Ändern der Hoteleinstellungen ist die Rolle Verwaltung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Adding or changing users requires the role administrator; %1 is signed in as %2</source>
        <translation>Zum Anlegen oder Ändern von Benutzern ist die Rolle Verwaltung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Restoring a backup requires the role administrator; %1 is signed in as %2</source>
        <translation>Zum Wiederherstellen einer Sicherung ist die Rolle Verwaltung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>user changes are not undone here; change the user instead</source>
        <translation>Änderungen an Benutzern werden hier nicht rückgängig gemacht; ändern Sie stattdessen den Benutzer</translation>
    </message>
    <message>
        <source>a sign-in cannot be undone</source>
        <translation>eine Anmeldung lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>clerk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>manager</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>Verwaltung</translation>
    </message>
    <message>
        <source>must be a single line without control characters</source>
        <translation>muss eine einzelne Zeile ohne Steuerzeichen sein</translation>
    </message>
    <message>
        <source>must have between %1 and %2 characters</source>
        <translation>muss zwischen %1 und %2 Zeichen haben</translation>
    </message>
    <message>
        <source>not enough memory to store it securely</source>
        <translation>der Arbeitsspeicher reicht nicht, um die Eingabe sicher zu speichern</translation>
    </message>
    <message numerus="yes">
        <source>too many failed attempts; try again in %n second(s)</source>
        <translation>
            <numerusform>zu viele Fehlversuche; versuchen Sie es in %n Sekunde erneut</numerusform>
            <numerusform>zu viele Fehlversuche; versuchen Sie es in %n Sekunden erneut</numerusform>
        </translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>record with number %1 not found</source>
        <translation>Eintrag mit der Nummer %1 nicht gefunden</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>missing from the log</source>
        <translation>fehlt im Protokoll</translation>
    </message>
    <message>
        <source>user %1, record %2</source>
        <translation>Benutzer %1, Eintrag %2</translation>
    </message>
    <message>
        <source>the role is %3 in the log and %2 in the table</source>
        <translation>die Rolle ist im Protokoll %3, in der Tabelle %2</translation>
    </message>
    <message>
        <source>the active status differs between log and table</source>
        <translation>der Status „aktiv“ ist in Protokoll und Tabelle verschieden</translation>
    </message>
    <message>
        <source>%3 failed sign-in attempts in the log, %2 in the table</source>
        <translation>%3 fehlgeschlagene Anmeldungen im Protokoll, %2 in der Tabelle</translation>
    </message>
    <message>
        <source>users exist, but no administrator</source>
        <translation>Benutzer sind vorhanden, aber keiner mit der Rolle Verwaltung</translation>
    </message>
    <message>
        <source>the name must be a single line without leading or trailing spaces</source>
        <translation>der Name muss eine einzelne Zeile ohne Leerzeichen am Anfang oder Ende sein</translation>
    </message>
    <message>
        <source>the name must have at most %1 characters</source>
        <translation>der Name darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>at most %1 exchange rates can be saved at once</source>
        <translation>höchstens %1 Wechselkurse können auf einmal gespeichert werden</translation>
    </message>
    <message>
        <source>enter the source of the rate on a single line</source>
        <translation>geben Sie die Quelle des Kurses in einer Zeile an</translation>
    </message>
    <message>
        <source>too large; the limit is %1 characters</source>
        <translation>zu groß; höchstens %1 Zeichen sind erlaubt</translation>
    </message>
    <message>
        <source>Saving or deleting templates requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Speichern oder Löschen von Vorlagen ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>Saving exchange rates requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Speichern von Wechselkursen ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>template changes are not undone here; change the template instead</source>
        <translation>Änderungen an Vorlagen werden hier nicht rückgängig gemacht; ändern Sie stattdessen die Vorlage</translation>
    </message>
    <message>
        <source>exchange rates cannot be undone; save the correct rate for that day</source>
        <translation>Wechselkurse lassen sich nicht rückgängig machen; speichern Sie den richtigen Kurs für diesen Tag</translation>
    </message>
    <message>
        <source>cannot be changed because rates exist</source>
        <translation>kann nicht geändert werden, weil Raten vorhanden sind</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the date %1 appears more than once</source>
        <translation>das Datum %1 kommt mehrfach vor</translation>
    </message>
    <message>
        <source>“%1” is not a currency code</source>
        <translation>„%1“ ist kein Währungscode</translation>
    </message>
    <message>
        <source>an exchange rate appears before its date</source>
        <translation>ein Kurs steht vor seinem Datum</translation>
    </message>
    <message>
        <source>%1 has more than one exchange rate for %2</source>
        <translation>%1 hat für den %2 mehr als einen Kurs</translation>
    </message>
    <message>
        <source>the file has too many exchange rates</source>
        <translation>die Datei enthält zu viele Kurse</translation>
    </message>
    <message>
        <source>the file contains no European Central Bank reference rates</source>
        <translation>die Datei enthält keine Referenzkurse der Europäischen Zentralbank</translation>
    </message>
    <message>
        <source>“%1” is not a date</source>
        <translation>„%1“ ist kein Datum</translation>
    </message>
    <message>
        <source>document type declarations (DTD) are not allowed</source>
        <translation>Dokumenttyp-Deklarationen (DTD) sind nicht erlaubt</translation>
    </message>
    <message>
        <source>the elements are nested too deeply</source>
        <translation>die Elemente sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the file is not an exchange rate file</source>
        <translation>die Datei enthält keine Wechselkurse</translation>
    </message>
    <message>
        <source>fewer columns than the header</source>
        <translation>weniger Spalten als die Kopfzeile</translation>
    </message>
    <message>
        <source>is a ZIP archive; extract it and select the file inside</source>
        <translation>ist ein ZIP-Archiv; entpacken Sie es und wählen Sie die enthaltene Datei</translation>
    </message>
    <message>
        <source>latitude must be between -90 and 90 degrees, longitude between -180 and 180 degrees</source>
        <translation>die Breite muss zwischen -90 und 90 Grad liegen, die Länge zwischen -180 und 180 Grad</translation>
    </message>
    <message>
        <source>must be greater than zero, with at most ten digits and eight decimals</source>
        <translation>muss größer als null sein, mit höchstens zehn Ziffern, davon höchstens acht Nachkommastellen</translation>
    </message>
    <message>
        <source>“%1” is not an exchange rate such as 1.0876</source>
        <translation>„%1“ ist kein Wechselkurs wie 1.0876</translation>
    </message>
    <message>
        <source>%1 cannot be converted to itself; choose another currency</source>
        <translation>%1 kann nicht in sich selbst umgerechnet werden; wählen Sie eine andere Währung</translation>
    </message>
    <message>
        <source>record %2 in the log does not match the saved data</source>
        <translation>Eintrag %2 im Protokoll passt nicht zu den gespeicherten Daten</translation>
    </message>
    <message>
        <source>template %1</source>
        <translation>Vorlage %1</translation>
    </message>
    <message>
        <source>states %2 exchange rates, but %3 exist</source>
        <translation>gibt %2 Wechselkurse an, vorhanden sind aber %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a timestamp like 2026-07-10T15:00:00Z</source>
        <translation>„%1“ ist kein Zeitstempel wie 2026-07-10T15:00:00Z</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither true nor false</source>
        <translation>„%1“ ist weder true noch false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many decimals; %2 allows %3</source>
        <translation>„%1“ hat zu viele Nachkommastellen; %2 erlaubt %3</translation>
    </message>
    <message>
        <source>supported: UTF-8, UTF-16 with a byte order mark, ISO-8859-1 and US-ASCII</source>
        <translation>unterstützt werden UTF-8, UTF-16 mit Byte-Order-Mark, ISO-8859-1 und US-ASCII</translation>
    </message>
    <message>
        <source>ends in the middle of a character</source>
        <translation>endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>is not valid UTF-16</source>
        <translation>ist kein gültiges UTF-16</translation>
    </message>
    <message>
        <source>has an invalid XML declaration; expected &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;</source>
        <translation>enthält eine ungültige XML-Deklaration; erwartet wird &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;</translation>
    </message>
    <message>
        <source>is declared as %1 but encoded differently</source>
        <translation>ist als %1 deklariert, aber anders kodiert</translation>
    </message>
    <message>
        <source>is not valid UTF-8</source>
        <translation>ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>is declared as &quot;%1&quot;; %2</source>
        <translation>ist als „%1“ deklariert; %2</translation>
    </message>
    <message>
        <source>has an unsupported encoding; %1</source>
        <translation>hat eine nicht unterstützte Kodierung; %1</translation>
    </message>
    <message>
        <source>has a second byte order mark</source>
        <translation>enthält eine zweite Byte-Order-Mark</translation>
    </message>
    <message>
        <source>ends before all elements are closed</source>
        <translation>endet, bevor alle Elemente geschlossen sind</translation>
    </message>
    <message>
        <source>is not well formed</source>
        <translation>ist nicht wohlgeformt</translation>
    </message>
    <message>
        <source>has a text of more than %1 bytes</source>
        <translation>enthält einen Text von mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>has a character that XML does not allow</source>
        <translation>enthält ein Zeichen, das XML nicht erlaubt</translation>
    </message>
    <message>
        <source>contains an entity reference; only &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos; and numeric character references are allowed</source>
        <translation>enthält eine Entitätsreferenz; erlaubt sind nur &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos; und numerische Zeichenreferenzen</translation>
    </message>
    <message>
        <source>has a document type declaration; remove it</source>
        <translation>enthält eine Dokumenttyp-Deklaration; entfernen Sie sie</translation>
    </message>
    <message>
        <source>has an XML declaration that is not at the start</source>
        <translation>enthält eine XML-Deklaration, die nicht am Anfang steht</translation>
    </message>
    <message>
        <source>has a name of more than %1 bytes</source>
        <translation>enthält einen Namen von mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>has an element with more than %1 attributes</source>
        <translation>enthält ein Element mit mehr als %1 Attributen</translation>
    </message>
    <message>
        <source>has more than %1 namespaces</source>
        <translation>enthält mehr als %1 Namensräume</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3)</source>
        <translation>%1 (Zeile %2, Spalte %3)</translation>
    </message>
    <message>
        <source>is not well formed: %1</source>
        <translation>ist nicht wohlgeformt: %1</translation>
    </message>
    <message>
        <source>has more than %1 invalid values</source>
        <translation>enthält mehr als %1 ungültige Werte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with a two-letter record ID</source>
        <translation>„%1“ beginnt nicht mit einer Satzkennung aus zwei Buchstaben</translation>
    </message>
    <message>
        <source>does not begin with a two-letter field code</source>
        <translation>beginnt nicht mit einer Feldkennung aus zwei Buchstaben</translation>
    </message>
    <message>
        <source>contains control characters</source>
        <translation>enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not 1 to %2 printable ASCII characters</source>
        <translation>„%1“ besteht nicht aus 1 bis %2 druckbaren ASCII-Zeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; expected YYMMDD, e.g. 160714</source>
        <translation>„%1“ ist kein Datum; erwartet wird JJMMTT, z. B. 160714</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither Y nor N</source>
        <translation>„%1“ ist weder Y noch N</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time; expected HHMMSS, e.g. 080000</source>
        <translation>„%1“ ist keine Uhrzeit; erwartet wird HHMMSS, z. B. 080000</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not valid; use one of %2</source>
        <translation>„%1“ ist ungültig; möglich: %2</translation>
    </message>
    <message>
        <source>must be field codes of two letters each</source>
        <translation>muss aus Feldkennungen zu je zwei Buchstaben bestehen</translation>
    </message>
    <message>
        <source>unexpected record %1: %2</source>
        <translation>unerwarteter Satz %1: %2</translation>
    </message>
    <message>
        <source>there are too many guests in house</source>
        <translation>es sind zu viele Gäste im Haus</translation>
    </message>
    <message>
        <source>no resync is in progress</source>
        <translation>es läuft kein Abgleich</translation>
    </message>
    <message>
        <source>only the interface may send this record</source>
        <translation>diesen Satz darf nur die Schnittstelle senden</translation>
    </message>
    <message>
        <source>the link is not established</source>
        <translation>die Verbindung ist nicht aufgebaut</translation>
    </message>
    <message>
        <source>no link start (LS) was received</source>
        <translation>es wurde kein Verbindungsstart (LS) empfangen</translation>
    </message>
    <message>
        <source>is before %1</source>
        <translation>liegt vor %1</translation>
    </message>
    <message>
        <source>has more than %1 values</source>
        <translation>hat mehr als %1 Werte</translation>
    </message>
    <message>
        <source>has a string of %1 bytes; %2 are allowed</source>
        <translation>hat eine Zeichenkette von %1 Bytes; erlaubt sind %2</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>starts with a byte order mark; remove it</source>
        <translation>beginnt mit einer Byte-Order-Mark; entfernen Sie sie</translation>
    </message>
    <message>
        <source>must be an object or an array</source>
        <translation>muss ein Objekt oder ein Array sein</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>is %1; it must be between %2 and %3</source>
        <translation>ist %1; es muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; expected YYYY-MM-DD, e.g. 2016-07-14</source>
        <translation>„%1“ ist kein Datum; erwartet wird JJJJ-MM-TT, z. B. 2016-07-14</translation>
    </message>
    <message>
        <source>must be a string with decimals, e.g. &quot;118.50&quot;; the number %1 could be in minor units</source>
        <translation>muss eine Zeichenkette mit Nachkommastellen sein, z. B. &quot;118.50&quot;; die Zahl %1 könnte in kleinsten Einheiten angegeben sein</translation>
    </message>
    <message>
        <source>an amount such as &quot;118.50&quot;</source>
        <translation>ein Betrag wie &quot;118.50&quot;</translation>
    </message>
    <message>
        <source>a timestamp</source>
        <translation>ein Zeitstempel</translation>
    </message>
    <message>
        <source>must have as many entries as children</source>
        <translation>muss so viele Einträge haben wie children</translation>
    </message>
    <message>
        <source>must include at least one guest</source>
        <translation>muss mindestens einen Gast enthalten</translation>
    </message>
    <message>
        <source>is not a night of this stay</source>
        <translation>ist keine Nacht dieses Aufenthalts</translation>
    </message>
    <message>
        <source>must have a rate for every night of the stay</source>
        <translation>muss für jede Nacht des Aufenthalts eine Rate haben</translation>
    </message>
    <message>
        <source>the range has more than %1 nights</source>
        <translation>der Zeitraum hat mehr als %1 Nächte</translation>
    </message>
    <message>
        <source>has no currency</source>
        <translation>hat keine Währung</translation>
    </message>
    <message>
        <source>must be a Unix time in whole seconds, e.g. 1468483200</source>
        <translation>muss eine Unix-Zeit in ganzen Sekunden sein, z. B. 1468483200</translation>
    </message>
    <message>
        <source>does not match the body and timestamp</source>
        <translation>passt nicht zu Inhalt und Zeitstempel</translation>
    </message>
    <message>
        <source>differs from the current time by %1 seconds; %2 are allowed</source>
        <translation>weicht %1 Sekunden von der aktuellen Zeit ab; erlaubt sind %2</translation>
    </message>
    <message>
        <source>cannot be combined with date_from and date_to</source>
        <translation>kann nicht mit date_from und date_to kombiniert werden</translation>
    </message>
    <message>
        <source>is before %1; a range ends on its last night</source>
        <translation>liegt vor %1; ein Zeitraum endet mit seiner letzten Nacht</translation>
    </message>
    <message>
        <source>must contain a rate or a restriction</source>
        <translation>muss eine Rate oder eine Einschränkung enthalten</translation>
    </message>
    <message>
        <source>must be Day</source>
        <translation>muss Day sein</translation>
    </message>
    <message>
        <source>has no message in its Body</source>
        <translation>enthält keine Nachricht in seinem Body</translation>
    </message>
    <message>
        <source>is not a SOAP 1.1 envelope</source>
        <translation>ist kein SOAP-1.1-Envelope</translation>
    </message>
    <message>
        <source>is in namespace &quot;%1&quot; instead of &quot;%2&quot;</source>
        <translation>steht im Namensraum „%1“ statt in „%2“</translation>
    </message>
    <message>
        <source>message &quot;%1&quot; is not supported</source>
        <translation>die Nachricht „%1“ wird nicht unterstützt</translation>
    </message>
    <message>
        <source>must not be before Start</source>
        <translation>darf nicht vor Start liegen</translation>
    </message>
    <message>
        <source>must have either Success, or Errors with at least one Error</source>
        <translation>muss entweder Success enthalten oder Errors mit mindestens einem Error</translation>
    </message>
    <message>
        <source>differs from the currency of the preceding amounts</source>
        <translation>weicht von der Währung der vorigen Beträge ab</translation>
    </message>
    <message>
        <source>has no RoomStay</source>
        <translation>hat keinen RoomStay</translation>
    </message>
    <message>
        <source>has a RoomStay without TimeSpan</source>
        <translation>hat einen RoomStay ohne TimeSpan</translation>
    </message>
    <message>
        <source>has rates that overlap or are outside the stay</source>
        <translation>hat Raten, die sich überschneiden oder außerhalb des Aufenthalts liegen</translation>
    </message>
    <message>
        <source>must be 1 to %1 nights after Start</source>
        <translation>muss 1 bis %1 Nächte nach Start liegen</translation>
    </message>
    <message>
        <source>%1 is also in record %2</source>
        <translation>%1 steht auch in Satz %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is longer than %2 characters</source>
        <translation>„%1“ ist länger als %2 Zeichen</translation>
    </message>
    <message>
        <source>none of the weekdays is between Start and End</source>
        <translation>keiner der Wochentage liegt zwischen Start und End</translation>
    </message>
    <message>
        <source>the minimum length of stay exceeds the maximum</source>
        <translation>der Mindestaufenthalt ist länger als der Höchstaufenthalt</translation>
    </message>
    <message>
        <source>must have at least one night</source>
        <translation>muss mindestens eine Nacht enthalten</translation>
    </message>
    <message>
        <source>must include at least one adult</source>
        <translation>muss mindestens einen Erwachsenen enthalten</translation>
    </message>
    <message>
        <source>invalid user name or password, or the token has expired</source>
        <translation>Benutzername oder Passwort ungültig, oder das Token ist abgelaufen</translation>
    </message>
    <message>
        <source>is not supported</source>
        <translation>wird nicht unterstützt</translation>
    </message>
    <message>
        <source>has more than %1 nights</source>
        <translation>enthält mehr als %1 Nächte</translation>
    </message>
    <message>
        <source>%1 has a Content-Transfer-Encoding that is not supported</source>
        <translation>%1 hat ein nicht unterstütztes Content-Transfer-Encoding</translation>
    </message>
    <message>
        <source>%1 appears more than once</source>
        <translation>%1 kommt mehrfach vor</translation>
    </message>
    <message>
        <source>the action is not valid; expected a name such as OTA_Ping:Handshaking</source>
        <translation>die Aktion ist ungültig; erwartet wird ein Name wie OTA_Ping:Handshaking</translation>
    </message>
    <message>
        <source>a part has no headers</source>
        <translation>ein Teil hat keine Kopfzeilen</translation>
    </message>
    <message>
        <source>the headers of a part are too long</source>
        <translation>die Kopfzeilen eines Teils sind zu lang</translation>
    </message>
    <message>
        <source>the boundary must be 16 to 70 letters and digits</source>
        <translation>die Trennmarke muss aus 16 bis 70 Buchstaben und Ziffern bestehen</translation>
    </message>
    <message>
        <source>the boundary occurs in the message</source>
        <translation>die Trennmarke kommt in der Nachricht vor</translation>
    </message>
    <message>
        <source>the content type must be multipart/form-data with a boundary</source>
        <translation>der Inhaltstyp muss multipart/form-data mit einer Trennmarke sein</translation>
    </message>
    <message>
        <source>a part has no closing boundary</source>
        <translation>einem Teil fehlt die abschließende Trennmarke</translation>
    </message>
    <message>
        <source>has more than %1 parts</source>
        <translation>hat mehr als %1 Teile</translation>
    </message>
    <message>
        <source>has no action</source>
        <translation>hat keine Aktion</translation>
    </message>
    <message>
        <source>must be 2, 6 or 9</source>
        <translation>muss 2, 6 oder 9 sein</translation>
    </message>
    <message>
        <source>either a category (InvTypeCode) or a closing season (AllInvCode) is required</source>
        <translation>entweder eine Kategorie (InvTypeCode) oder eine Schließzeit (AllInvCode) ist erforderlich</translation>
    </message>
    <message>
        <source>must be CompleteSet</source>
        <translation>muss CompleteSet sein</translation>
    </message>
    <message>
        <source>has no Inventories</source>
        <translation>hat keine Inventories</translation>
    </message>
    <message>
        <source>is not an AlpineBits %1 message</source>
        <translation>ist keine AlpineBits-Nachricht %1</translation>
    </message>
    <message>
        <source>has no UniqueID</source>
        <translation>hat keine UniqueID</translation>
    </message>
    <message>
        <source>has no RoomStays</source>
        <translation>hat keine RoomStays</translation>
    </message>
    <message>
        <source>AlpineBits 2020-10 has no response that rejects all reservations</source>
        <translation>AlpineBits 2020-10 kennt keine Antwort, die alle Reservierungen ablehnt</translation>
    </message>
    <message>
        <source>has no EchoData</source>
        <translation>hat keine EchoData</translation>
    </message>
    <message>
        <source>must have either Success or Errors</source>
        <translation>muss entweder Success oder Errors haben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of days; expected a value such as P14D</source>
        <translation>„%1“ ist keine Anzahl von Tagen; erwartet wird ein Wert wie P14D</translation>
    </message>
    <message>
        <source>must be 100</source>
        <translation>muss 100 sein</translation>
    </message>
    <message>
        <source>must be ROOMTYPE if Code is given, and absent otherwise</source>
        <translation>muss ROOMTYPE sein, wenn Code angegeben ist, und sonst fehlen</translation>
    </message>
    <message>
        <source>must be Open or Close, and Restriction must be Master</source>
        <translation>muss Open oder Close sein, und Restriction muss Master sein</translation>
    </message>
    <message>
        <source>differs from the currency of the rate plan</source>
        <translation>weicht von der Währung des Ratenplans ab</translation>
    </message>
    <message>
        <source>differs from the currency of the other amounts</source>
        <translation>weicht von der Währung der anderen Beträge ab</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number of nights; expected a value such as P7N</source>
        <translation>„%1“ ist keine Anzahl von Nächten; erwartet wird ein Wert wie P7N</translation>
    </message>
    <message>
        <source>has no TimeSpan</source>
        <translation>hat keine TimeSpan</translation>
    </message>
    <message>
        <source>has no hotel code</source>
        <translation>hat keinen Hotelcode</translation>
    </message>
    <message>
        <source>a delta message must contain at least one Inventory</source>
        <translation>eine Änderungsnachricht (Delta) muss mindestens ein Inventory enthalten</translation>
    </message>
    <message>
        <source>the receiver does not accept CompleteSet messages</source>
        <translation>der Empfänger akzeptiert keine CompleteSet-Nachrichten</translation>
    </message>
    <message>
        <source>the receiver accepts CompleteSet messages only</source>
        <translation>der Empfänger akzeptiert nur CompleteSet-Nachrichten</translation>
    </message>
    <message>
        <source>the end is before the start</source>
        <translation>das Ende liegt vor dem Anfang</translation>
    </message>
    <message>
        <source>must have a category or be a closing season</source>
        <translation>muss eine Kategorie haben oder eine Schließzeit sein</translation>
    </message>
    <message>
        <source>the category has more than 8 characters</source>
        <translation>die Kategorie hat mehr als 8 Zeichen</translation>
    </message>
    <message>
        <source>an individual room can have at most 1 bookable unit</source>
        <translation>ein einzelnes Zimmer kann höchstens einmal buchbar sein</translation>
    </message>
    <message>
        <source>the receiver does not accept out-of-order counts</source>
        <translation>der Empfänger akzeptiert keine Angaben zu Zimmern außer Betrieb (out of order)</translation>
    </message>
    <message>
        <source>the receiver does not accept out-of-market counts</source>
        <translation>der Empfänger akzeptiert keine Angaben zu nicht angebotenen Zimmern (out of market)</translation>
    </message>
    <message>
        <source>a closing season must apply to the whole hotel</source>
        <translation>eine Schließzeit muss für das ganze Hotel gelten</translation>
    </message>
    <message>
        <source>a closing season must not have room counts</source>
        <translation>eine Schließzeit darf keine Zimmerzahlen haben</translation>
    </message>
    <message>
        <source>closing seasons are allowed in CompleteSet messages only</source>
        <translation>Schließzeiten sind nur in CompleteSet-Nachrichten erlaubt</translation>
    </message>
    <message>
        <source>the receiver does not accept closing seasons</source>
        <translation>der Empfänger akzeptiert keine Schließzeiten</translation>
    </message>
    <message>
        <source>closing seasons must come first</source>
        <translation>Schließzeiten müssen zuerst stehen</translation>
    </message>
    <message>
        <source>rooms and categories must not be mixed in one message</source>
        <translation>Zimmer und Kategorien dürfen nicht in einer Nachricht gemischt werden</translation>
    </message>
    <message>
        <source>the receiver does not accept individual rooms</source>
        <translation>der Empfänger akzeptiert keine einzelnen Zimmer</translation>
    </message>
    <message>
        <source>the receiver does not accept categories</source>
        <translation>der Empfänger akzeptiert keine Kategorien</translation>
    </message>
    <message>
        <source>overlaps with Inventory[%1]</source>
        <translation>überschneidet sich mit Inventory[%1]</translation>
    </message>
    <message>
        <source>has room counts for nights in a closing season</source>
        <translation>hat Zimmerzahlen für Nächte einer Schließzeit</translation>
    </message>
    <message>
        <source>has no code</source>
        <translation>hat keinen Code</translation>
    </message>
    <message>
        <source>a removed rate plan must not contain other data</source>
        <translation>ein entfernter Ratenplan darf keine weiteren Daten enthalten</translation>
    </message>
    <message>
        <source>overlaps with %1</source>
        <translation>überschneidet sich mit %1</translation>
    </message>
    <message>
        <source>the first rate must be static</source>
        <translation>die erste Rate muss statisch sein</translation>
    </message>
    <message>
        <source>only the first rate can be static</source>
        <translation>nur die erste Rate darf statisch sein</translation>
    </message>
    <message>
        <source>a static rate must have a UnitMultiplier</source>
        <translation>eine statische Rate muss einen UnitMultiplier haben</translation>
    </message>
    <message>
        <source>the start or end date is missing</source>
        <translation>das Anfangs- oder Enddatum fehlt</translation>
    </message>
    <message>
        <source>has no category</source>
        <translation>hat keine Kategorie</translation>
    </message>
    <message>
        <source>the number of guests or its amount is missing</source>
        <translation>die Anzahl der Gäste oder der Betrag dafür fehlt</translation>
    </message>
    <message>
        <source>an age range ends before it starts</source>
        <translation>ein Altersbereich endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>has two amounts for the same age</source>
        <translation>hat zwei Beträge für dasselbe Alter</translation>
    </message>
    <message>
        <source>sets the same length-of-stay limit more than once</source>
        <translation>setzt dasselbe Limit der Aufenthaltsdauer mehrfach</translation>
    </message>
    <message>
        <source>the description must come before the date ranges</source>
        <translation>die Beschreibung muss vor den Zeiträumen stehen</translation>
    </message>
    <message>
        <source>only the first offer can have rules</source>
        <translation>nur das erste Angebot darf Regeln haben</translation>
    </message>
    <message>
        <source>the number of free nights must be less than the number of nights required</source>
        <translation>es müssen weniger Nächte frei sein, als gebucht werden müssen</translation>
    </message>
    <message>
        <source>the discount pattern does not match the number of nights</source>
        <translation>das Rabattmuster passt nicht zur Anzahl der Nächte</translation>
    </message>
    <message>
        <source>has no ID</source>
        <translation>hat keine ID</translation>
    </message>
    <message>
        <source>the guest&apos;s surname is missing</source>
        <translation>der Nachname des Gastes fehlt</translation>
    </message>
    <message>
        <source>has a stay without guests</source>
        <translation>hat einen Aufenthalt ohne Gäste</translation>
    </message>
    <message>
        <source>has a stay without nights</source>
        <translation>hat einen Aufenthalt ohne Nächte</translation>
    </message>
    <message>
        <source>a reservation must have fixed dates, not an arrival window</source>
        <translation>eine Reservierung muss feste Daten haben, keinen Anreisezeitraum</translation>
    </message>
    <message>
        <source>has a stay without a category</source>
        <translation>hat einen Aufenthalt ohne Kategorie</translation>
    </message>
    <message>
        <source>has a stay without a rate plan</source>
        <translation>hat einen Aufenthalt ohne Ratenplan</translation>
    </message>
    <message>
        <source>has a stay without a total</source>
        <translation>hat einen Aufenthalt ohne Gesamtbetrag</translation>
    </message>
    <message>
        <source>Changing channel settings requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Ändern der Kanaleinstellungen ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>channel settings are not undone here; change them on the Channels page</source>
        <translation>Kanaleinstellungen werden hier nicht rückgängig gemacht; ändern Sie sie auf der Seite Kanäle</translation>
    </message>
    <message>
        <source>the channel is no longer connected</source>
        <translation>der Kanal ist nicht mehr verbunden</translation>
    </message>
    <message>
        <source>there is no exchange rate from %1 to %2</source>
        <translation>es gibt keinen Wechselkurs von %1 nach %2</translation>
    </message>
    <message>
        <source>the channel&apos;s room “%1” is not mapped</source>
        <translation>das Zimmer „%1“ des Kanals ist nicht zugeordnet</translation>
    </message>
    <message>
        <source>the channel&apos;s rate “%1” is not mapped for %2</source>
        <translation>die Rate „%1“ des Kanals ist für %2 nicht zugeordnet</translation>
    </message>
    <message>
        <source>the reservation contains no room</source>
        <translation>die Reservierung enthält kein Zimmer</translation>
    </message>
    <message>
        <source>the change cannot be applied: booking %1 is closed</source>
        <translation>die Änderung kann nicht übernommen werden: Buchung %1 ist abgeschlossen</translation>
    </message>
    <message>
        <source>the cancellation cannot be applied: booking %1 has been checked in or walked, or is a no-show</source>
        <translation>die Stornierung kann nicht übernommen werden: Buchung %1 ist eingecheckt oder ausquartiert worden oder ein No-Show</translation>
    </message>
    <message>
        <source>this is a request for an offer, not a reservation</source>
        <translation>dies ist eine Angebotsanfrage, keine Reservierung</translation>
    </message>
    <message>
        <source>superseded by a later message</source>
        <translation>durch eine spätere Nachricht überholt</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>received %1 instead of %2</source>
        <translation>%1 statt %2 empfangen</translation>
    </message>
    <message>
        <source>the reservation is for hotel “%1”</source>
        <translation>die Reservierung ist für das Hotel „%1“</translation>
    </message>
    <message>
        <source>the message does not contain exactly one reservation</source>
        <translation>die Nachricht enthält nicht genau eine Reservierung</translation>
    </message>
    <message>
        <source>the response cannot be read: %1</source>
        <translation>die Antwort ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>settings of channel %1</source>
        <translation>Einstellungen des Kanals %1</translation>
    </message>
    <message>
        <source>%1 is not between %2 and %3</source>
        <translation>%1 liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>must have the form host:port</source>
        <translation>muss die Form Host:Port haben</translation>
    </message>
    <message>
        <source>must have the form https://host/path</source>
        <translation>muss die Form https://host/pfad haben</translation>
    </message>
    <message>
        <source>must not contain a user name or password</source>
        <translation>darf weder Benutzernamen noch Passwort enthalten</translation>
    </message>
    <message>
        <source>must begin with https://</source>
        <translation>muss mit https:// beginnen</translation>
    </message>
    <message>
        <source>HTTP without TLS is allowed for this computer only; use https</source>
        <translation>HTTP ohne TLS ist nur für diesen Computer erlaubt; verwenden Sie https</translation>
    </message>
    <message>
        <source>channel room and rate IDs must have 1 to 64 characters</source>
        <translation>Zimmer- und Raten-IDs des Kanals müssen 1 bis 64 Zeichen haben</translation>
    </message>
    <message>
        <source>the ID “%1” is used more than once; use each ID once</source>
        <translation>die ID „%1“ ist mehrfach vergeben; verwenden Sie jede ID nur einmal</translation>
    </message>
    <message>
        <source>map each room type only once</source>
        <translation>ordnen Sie jeden Zimmertyp nur einmal zu</translation>
    </message>
    <message>
        <source>map each rate plan only once, and only for a mapped room type</source>
        <translation>ordnen Sie jeden Ratenplan nur einmal und nur für einen zugeordneten Zimmertyp zu</translation>
    </message>
    <message>
        <source>numbers of guests must be 1 to 99</source>
        <translation>Gästezahlen müssen zwischen 1 und 99 liegen</translation>
    </message>
    <message>
        <source>not valid JSON from character %1</source>
        <translation>ab Zeichen %1 kein gültiges JSON</translation>
    </message>
    <message>
        <source>“%1” has an invalid value</source>
        <translation>„%1“ hat einen ungültigen Wert</translation>
    </message>
    <message>
        <source>the server does not accept availability by room category</source>
        <translation>der Server nimmt keine Verfügbarkeit nach Zimmerkategorie an</translation>
    </message>
    <message>
        <source>the server accepts neither availability changes (deltas) nor complete sets</source>
        <translation>der Server nimmt weder Verfügbarkeitsänderungen (Deltas) noch vollständige Bestände (CompleteSet) an</translation>
    </message>
    <message>
        <source>the server does not accept rate plans</source>
        <translation>der Server nimmt keine Ratenpläne an</translation>
    </message>
    <message>
        <source>the server does not accept restrictions by room category</source>
        <translation>der Server nimmt keine Einschränkungen nach Zimmerkategorie an</translation>
    </message>
    <message>
        <source>the server does not support closed to arrival</source>
        <translation>der Server unterstützt keine Anreisesperre</translation>
    </message>
    <message>
        <source>the server does not support closed to departure</source>
        <translation>der Server unterstützt keine Abreisesperre</translation>
    </message>
    <message>
        <source>the server supports none of the AlpineBits versions that Roomrack supports</source>
        <translation>der Server unterstützt keine der AlpineBits-Versionen, die Roomrack unterstützt</translation>
    </message>
    <message>
        <source>AlpineBits does not support a price of zero</source>
        <translation>AlpineBits unterstützt keinen Preis von null</translation>
    </message>
    <message>
        <source>AlpineBits does not allow overbooking; select “Exclude overbooking”</source>
        <translation>AlpineBits erlaubt keine Überbuchung; wählen Sie „Ohne Überbuchung“</translation>
    </message>
    <message>
        <source>AlpineBits room category codes must have 1 to 8 characters</source>
        <translation>Zimmerkategorie-Codes müssen bei AlpineBits 1 bis 8 Zeichen haben</translation>
    </message>
    <message>
        <source>AlpineBits requires prices per number of guests</source>
        <translation>AlpineBits verlangt Preise je Gästezahl</translation>
    </message>
    <message>
        <source>a record is longer than %1 bytes</source>
        <translation>ein Datensatz ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>a record is incomplete</source>
        <translation>ein Datensatz ist unvollständig</translation>
    </message>
    <message>
        <source>there is unexpected data between two records</source>
        <translation>zwischen zwei Datensätzen stehen unerwartete Daten</translation>
    </message>
    <message>
        <source>the PMS did not start the link</source>
        <translation>das PMS hat die Verbindung nicht gestartet</translation>
    </message>
    <message>
        <source>the PMS no longer responds</source>
        <translation>das PMS antwortet nicht mehr</translation>
    </message>
    <message>
        <source>shares a room with booking %1</source>
        <translation>teilt ein Zimmer mit Buchung %1</translation>
    </message>
    <message>
        <source>room %1 does not exist</source>
        <translation>Zimmer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>booking %1 is closed</source>
        <translation>Buchung %1 ist abgeschlossen</translation>
    </message>
    <message>
        <source>booking %1 is from %2 to %3; the business date is %4</source>
        <translation>Buchung %1 geht von %2 bis %3; das Hoteldatum ist %4</translation>
    </message>
    <message>
        <source>the guest has already left</source>
        <translation>der Gast ist bereits abgereist</translation>
    </message>
    <message>
        <source>the guest of booking %1 has not checked in</source>
        <translation>der Gast von Buchung %1 ist nicht eingecheckt</translation>
    </message>
    <message>
        <source>room %1 does not fit the room type of booking %2</source>
        <translation>Zimmer %1 passt nicht zum Zimmertyp von Buchung %2</translation>
    </message>
    <message>
        <source>there is no booking with the number %1</source>
        <translation>es gibt keine Buchung mit der Nummer %1</translation>
    </message>
    <message>
        <source>the number is ambiguous: it matches several bookings</source>
        <translation>die Nummer ist nicht eindeutig: Sie passt zu mehreren Buchungen</translation>
    </message>
    <message>
        <source>several reservations have the number %1</source>
        <translation>mehrere Reservierungen haben die Nummer %1</translation>
    </message>
    <message>
        <source>the message is not about out-of-order rooms</source>
        <translation>die Nachricht betrifft keine Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>hotel code “%1” does not match this hotel</source>
        <translation>der Hotelcode „%1“ passt nicht zu diesem Hotel</translation>
    </message>
    <message>
        <source>several mapped room types share a pool; map only one of them</source>
        <translation>mehrere zugeordnete Zimmertypen gehören zum selben Pool; ordnen Sie nur einen davon zu</translation>
    </message>
    <message>
        <source>the nights are missing</source>
        <translation>die Nächte fehlen</translation>
    </message>
    <message>
        <source>the PMS ended the link</source>
        <translation>das PMS hat die Verbindung beendet</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>a certificate is required to accept connections from other computers</source>
        <translation>für Verbindungen von anderen Computern ist ein Zertifikat nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n more request(s) rejected</source>
        <translation>
            <numerusform>%n weitere Anfrage abgelehnt</numerusform>
            <numerusform>%n weitere Anfragen abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>the message contains no reservation</source>
        <translation>die Nachricht enthält keine Reservierung</translation>
    </message>
    <message>
        <source>hotel code %1 does not match this hotel</source>
        <translation>der Hotelcode %1 passt nicht zu diesem Hotel</translation>
    </message>
    <message>
        <source>a reservation has no number</source>
        <translation>eine Reservierung hat keine Nummer</translation>
    </message>
    <message>
        <source>Content-Type must be application/json</source>
        <translation>Content-Type muss application/json sein</translation>
    </message>
    <message>
        <source>not stored; send it again</source>
        <translation>nicht gespeichert; bitte noch einmal senden</translation>
    </message>
    <message>
        <source>Content-Type must be text/xml</source>
        <translation>Content-Type muss text/xml sein</translation>
    </message>
    <message>
        <source>the user or password is wrong</source>
        <translation>Benutzer oder Passwort ist falsch</translation>
    </message>
    <message>
        <source>only reservations and pings are accepted</source>
        <translation>angenommen werden nur Reservierungen und Pings</translation>
    </message>
    <message>
        <source>contains no certificate in PEM format</source>
        <translation>enthält kein Zertifikat im PEM-Format</translation>
    </message>
    <message>
        <source>contains no RSA or EC key in PEM format, or the key is protected by a passphrase</source>
        <translation>enthält keinen RSA- oder EC-Schlüssel im PEM-Format, oder der Schlüssel ist durch eine Passphrase geschützt</translation>
    </message>
    <message>
        <source>the private key does not match the certificate</source>
        <translation>der private Schlüssel passt nicht zum Zertifikat</translation>
    </message>
    <message>
        <source>is not a guest action</source>
        <translation>ist keine Aktion eines Gastes</translation>
    </message>
    <message>
        <source>must contain at least one offer</source>
        <translation>muss mindestens ein Angebot enthalten</translation>
    </message>
    <message>
        <source>is not a channel kind</source>
        <translation>ist keine Kanalart</translation>
    </message>
    <message>
        <source>must be an http:// URL on this computer</source>
        <translation>muss eine http://-URL auf diesem Rechner sein</translation>
    </message>
    <message>
        <source>is not a fault name</source>
        <translation>ist kein Name einer Störung</translation>
    </message>
    <message>
        <source>method not allowed</source>
        <translation>Methode nicht erlaubt</translation>
    </message>
    <message>
        <source>channel not found</source>
        <translation>Kanal nicht gefunden</translation>
    </message>
    <message>
        <source>a JSON object is required</source>
        <translation>ein JSON-Objekt ist erforderlich</translation>
    </message>
    <message>
        <source>nights: must be between 0 and %1</source>
        <translation>nights: muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>is in use, or there are too many channels</source>
        <translation>ist vergeben, oder es gibt zu viele Kanäle</translation>
    </message>
    <message>
        <source>the journal cannot be written</source>
        <translation>das Journal lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>is not available on this channel</source>
        <translation>ist auf diesem Kanal nicht verfügbar</translation>
    </message>
    <message>
        <source>requests that were unanswered before may still be processed</source>
        <translation>zuvor unbeantwortete Anfragen können noch verarbeitet werden</translation>
    </message>
    <message>
        <source>%1 is not mapped for this channel</source>
        <translation>%1 ist für diesen Kanal nicht zugeordnet</translation>
    </message>
    <message>
        <source>duplicate message; already processed, nothing was changed</source>
        <translation>doppelte Nachricht; bereits verarbeitet, es wurde nichts geändert</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>must be an IP address of this computer, such as 127.0.0.1</source>
        <translation>muss eine IP-Adresse dieses Computers sein, etwa 127.0.0.1</translation>
    </message>
    <message>
        <source>must be between 0 and 65535</source>
        <translation>muss zwischen 0 und 65535 liegen</translation>
    </message>
    <message>
        <source>“%1” is not a valid host name; example: hotel.example.com</source>
        <translation>„%1“ ist kein gültiger Hostname; Beispiel: hotel.example.com</translation>
    </message>
    <message>
        <source>certificate and private key are both required</source>
        <translation>Zertifikat und privater Schlüssel müssen beide angegeben werden</translation>
    </message>
    <message numerus="yes">
        <source>%n similar message(s) since the previous entry</source>
        <translation>
            <numerusform>%n ähnliche Nachricht seit dem vorigen Eintrag</numerusform>
            <numerusform>%n ähnliche Nachrichten seit dem vorigen Eintrag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>the request contains no user name and password</source>
        <translation>die Anfrage enthält weder Benutzer noch Passwort</translation>
    </message>
    <message>
        <source>no password is stored for this channel</source>
        <translation>für diesen Kanal ist kein Passwort gespeichert</translation>
    </message>
    <message>
        <source>the timestamp differs from the current time by more than five minutes</source>
        <translation>der Zeitstempel weicht um mehr als fünf Minuten von der aktuellen Zeit ab</translation>
    </message>
    <message>
        <source>the nonce was already used for another message</source>
        <translation>die Nonce wurde schon für eine andere Nachricht verwendet</translation>
    </message>
    <message>
        <source>only out-of-order rooms and pings are accepted</source>
        <translation>angenommen werden nur Zimmer außer Betrieb und Pings</translation>
    </message>
    <message>
        <source>must be an address and a port, such as 127.0.0.1:8470</source>
        <translation>muss eine Adresse mit Port sein, etwa 127.0.0.1:8470</translation>
    </message>
    <message>
        <source>the port is already in use; choose another port</source>
        <translation>der Port wird bereits verwendet; wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>the address is not available on this computer</source>
        <translation>diese Adresse ist auf diesem Rechner nicht verfügbar</translation>
    </message>
    <message>
        <source>ports below 1024 require special privileges; choose a higher port</source>
        <translation>Ports unter 1024 erfordern besondere Rechte; wählen Sie einen höheren Port</translation>
    </message>
    <message>
        <source>no keychain available; channel passwords cannot be read</source>
        <translation>kein Schlüsselbund verfügbar; die Passwörter der Kanäle können nicht gelesen werden</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>“%1” is not a valid email address</source>
        <translation>„%1“ ist keine gültige E-Mail-Adresse</translation>
    </message>
    <message>
        <source>is not a valid email address</source>
        <translation>ist keine gültige E-Mail-Adresse</translation>
    </message>
    <message>
        <source>must be the host name of the mail server</source>
        <translation>muss der Hostname des Mailservers sein</translation>
    </message>
    <message>
        <source>TLS is required unless the mail server runs on this computer</source>
        <translation>TLS ist nötig, außer der Mailserver läuft auf diesem Computer</translation>
    </message>
    <message>
        <source>enter both user name and password, each on a single line, or neither</source>
        <translation>geben Sie Benutzername und Passwort an, je in einer Zeile, oder keines von beiden</translation>
    </message>
    <message>
        <source>the program is closing</source>
        <translation>das Programm wird beendet</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>kein Arbeitsspeicher mehr frei</translation>
    </message>
    <message>
        <source>is not a valid token of the payment gateway</source>
        <translation>ist kein gültiges Token des Zahlungsdienstes</translation>
    </message>
    <message>
        <source>card numbers are not accepted; enter a token of the payment gateway</source>
        <translation>Kartennummern werden nicht angenommen; geben Sie ein Token des Zahlungsdienstes an</translation>
    </message>
    <message>
        <source>the retry period has expired</source>
        <translation>die Frist für weitere Versuche ist abgelaufen</translation>
    </message>
    <message>
        <source>is not a valid idempotency key</source>
        <translation>ist kein gültiger Idempotenzschlüssel</translation>
    </message>
    <message>
        <source>must be greater than zero</source>
        <translation>muss größer als null sein</translation>
    </message>
    <message>
        <source>is not a valid payment ID</source>
        <translation>ist keine gültige Zahlungs-ID</translation>
    </message>
    <message>
        <source>the gateway&apos;s response refers to another payment or amount</source>
        <translation>die Antwort des Zahlungsdienstes bezieht sich auf eine andere Zahlung oder einen anderen Betrag</translation>
    </message>
    <message>
        <source>the gateway has no record of the authorisation</source>
        <translation>beim Zahlungsdienst ist die Autorisierung nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>the bank requires authentication by the guest (3-D Secure)</source>
        <translation>die Bank verlangt eine Bestätigung durch den Gast (3-D Secure)</translation>
    </message>
    <message>
        <source>the gateway reports no payment to refund</source>
        <translation>der Zahlungsdienst meldet keine Zahlung, die erstattet werden kann</translation>
    </message>
    <message>
        <source>the channel no longer has this reservation</source>
        <translation>die Reservierung ist beim Kanal nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>exceeds the payment gateway&apos;s limit</source>
        <translation>überschreitet das Limit des Zahlungsdienstes</translation>
    </message>
    <message>
        <source>card payments in %1 support only two decimal places</source>
        <translation>Kartenzahlungen in %1 sind nur mit zwei Dezimalstellen möglich</translation>
    </message>
    <message>
        <source>%1 is not a valid amount in %2</source>
        <translation>%1 ist kein gültiger Betrag in %2</translation>
    </message>
    <message>
        <source>unknown value “%1”</source>
        <translation>unbekannter Wert „%1“</translation>
    </message>
    <message>
        <source>is incomplete</source>
        <translation>ist unvollständig</translation>
    </message>
    <message>
        <source>contains more than one payment</source>
        <translation>enthält mehr als eine Zahlung</translation>
    </message>
    <message>
        <source>refund failed</source>
        <translation>Erstattung fehlgeschlagen</translation>
    </message>
    <message>
        <source>must contain only printable ASCII characters without spaces</source>
        <translation>darf nur druckbare ASCII-Zeichen ohne Leerzeichen enthalten</translation>
    </message>
    <message>
        <source>is not a PMS action</source>
        <translation>ist keine Aktion eines PMS</translation>
    </message>
    <message>
        <source>must contain at least one room</source>
        <translation>muss mindestens ein Zimmer enthalten</translation>
    </message>
    <message>
        <source>this channel is not a PMS</source>
        <translation>dieser Kanal ist kein PMS</translation>
    </message>
    <message>
        <source>not possible in the current state of the PMS</source>
        <translation>im aktuellen Zustand des PMS nicht möglich</translation>
    </message>
    <message>
        <source>is unreachable</source>
        <translation>ist nicht erreichbar</translation>
    </message>
    <message>
        <source>the file belongs to another program or is a hotel file; nothing was changed</source>
        <translation>die Datei gehört zu einem anderen Programm oder ist eine Hoteldatei; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>has more than %1 keys in one object</source>
        <translation>hat mehr als %1 Schlüssel in einem Objekt</translation>
    </message>
    <message>
        <source>retry after %1 s</source>
        <translation>nach %1 s erneut versuchen</translation>
    </message>
    <message>
        <source>is not a host name of this server</source>
        <translation>ist kein Hostname dieses Servers</translation>
    </message>
    <message>
        <source>requests with an Origin header are not accepted</source>
        <translation>Anfragen mit dem Header Origin werden nicht angenommen</translation>
    </message>
    <message>
        <source>missing or invalid token</source>
        <translation>Token fehlt oder ist ungültig</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>erlaubt: %1</translation>
    </message>
    <message>
        <source>the token&apos;s role (%1) does not allow this</source>
        <translation>die Rolle des Tokens (%1) erlaubt das nicht</translation>
    </message>
    <message>
        <source>the body has %1 bytes; the limit is %2</source>
        <translation>der Inhalt hat %1 Bytes; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>must be application/json</source>
        <translation>muss application/json sein</translation>
    </message>
    <message>
        <source>send exactly one key: a new one for each operation, the same one for a retry</source>
        <translation>senden Sie genau einen Schlüssel: einen neuen je Vorgang, denselben bei einer Wiederholung</translation>
    </message>
    <message>
        <source>the hotel is still loading; try again</source>
        <translation>das Hotel wird noch geladen; versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>bookings are not accepted at the moment; try again later</source>
        <translation>im Augenblick werden keine Buchungen angenommen; versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>this path does not support WebSocket</source>
        <translation>dieser Pfad unterstützt kein WebSocket</translation>
    </message>
    <message>
        <source>rate plan not found</source>
        <translation>Ratenplan nicht gefunden</translation>
    </message>
    <message>
        <source>request fewer nights or a single room type</source>
        <translation>fragen Sie weniger Nächte oder nur einen Zimmertyp ab</translation>
    </message>
    <message>
        <source>booking not found</source>
        <translation>Buchung nicht gefunden</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>unknown outcome</source>
        <translation>unbekanntes Ergebnis</translation>
    </message>
    <message>
        <source>a WebSocket connection is required</source>
        <translation>eine WebSocket-Verbindung ist nötig</translation>
    </message>
    <message>
        <source>send both epoch and after as last received, or neither</source>
        <translation>geben Sie epoch und after wie zuletzt empfangen an oder keines von beiden</translation>
    </message>
    <message>
        <source>WebSocket version 13 is required</source>
        <translation>WebSocket in Version 13 ist nötig</translation>
    </message>
    <message>
        <source>too many open event connections; try again later</source>
        <translation>zu viele offene Ereignisverbindungen; versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>unbekanntes Feld</translation>
    </message>
    <message>
        <source>a stay can have at most %1 nights</source>
        <translation>ein Aufenthalt darf höchstens %1 Nächte haben</translation>
    </message>
    <message>
        <source>must be between 0 and %1</source>
        <translation>muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>must be %1, the hotel&apos;s currency</source>
        <translation>muss %1 sein, die Währung des Hotels</translation>
    </message>
    <message>
        <source>must be a date such as 2016-07-14</source>
        <translation>muss ein Datum sein, etwa 2016-07-14</translation>
    </message>
    <message>
        <source>must be a whole number between %1 and %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be one of: %1</source>
        <translation>muss eines davon sein: %1</translation>
    </message>
    <message>
        <source>pool not found</source>
        <translation>Pool nicht gefunden</translation>
    </message>
    <message>
        <source>send rooms, restrictions and rates in separate requests</source>
        <translation>senden Sie Zimmer, Einschränkungen und Raten in getrennten Anfragen</translation>
    </message>
    <message>
        <source>must be 1 to %1 printable ASCII characters without spaces</source>
        <translation>muss 1 bis %1 druckbare ASCII-Zeichen ohne Leerzeichen haben</translation>
    </message>
    <message>
        <source>exchange rate from %1 to %2 not found</source>
        <translation>Wechselkurs von %1 nach %2 nicht gefunden</translation>
    </message>
    <message>
        <source>a booking at another hotel</source>
        <translation>eine Buchung in einem anderen Hotel</translation>
    </message>
    <message>
        <source>possible duplicate of %1</source>
        <translation>mögliche Dublette: %1</translation>
    </message>
    <message>
        <source>the rooms were released in the meantime; create a new booking</source>
        <translation>die Zimmer wurden inzwischen freigegeben; legen Sie eine neue Buchung an</translation>
    </message>
    <message>
        <source>%1 can no longer be cancelled</source>
        <translation>%1 kann nicht mehr storniert werden</translation>
    </message>
    <message>
        <source>already reviewed or not found</source>
        <translation>bereits geprüft oder nicht gefunden</translation>
    </message>
    <message>
        <source>a booking request is in progress (payment or duplicate review)</source>
        <translation>eine Buchungsanfrage läuft (Zahlung oder Dublettenprüfung)</translation>
    </message>
    <message>
        <source>payment for another change is in progress; wait until it is completed</source>
        <translation>die Zahlung für eine andere Änderung läuft; warten Sie, bis sie abgeschlossen ist</translation>
    </message>
    <message>
        <source>must have a name</source>
        <translation>muss einen Namen haben</translation>
    </message>
    <message>
        <source>duplicate of %1</source>
        <translation>Dublette: %1</translation>
    </message>
    <message>
        <source>%1 is closed</source>
        <translation>%1 ist abgeschlossen</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime</source>
        <translation>%1 wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>open payment with number %1 not found</source>
        <translation>offene Zahlung mit der Nummer %1 nicht gefunden</translation>
    </message>
    <message>
        <source>complete the duplicate review first</source>
        <translation>schließen Sie zuerst die Dublettenprüfung ab</translation>
    </message>
    <message>
        <source>the token is unknown or revoked</source>
        <translation>das Token ist unbekannt oder widerrufen</translation>
    </message>
    <message>
        <source>the token belongs to another channel</source>
        <translation>das Token gehört zu einem anderen Kanal</translation>
    </message>
    <message>
        <source>the maximum number of tokens is reached</source>
        <translation>die Höchstzahl an Token ist erreicht</translation>
    </message>
    <message>
        <source>must be read, channel, desk or manager</source>
        <translation>muss read, channel, desk oder manager sein</translation>
    </message>
    <message>
        <source>must be an existing channel for the role channel, and empty for other roles</source>
        <translation>muss bei der Rolle channel ein vorhandener Kanal und bei anderen Rollen leer sein</translation>
    </message>
    <message>
        <source>is not a valid token</source>
        <translation>ist kein gültiges Token</translation>
    </message>
    <message>
        <source>of an unknown kind, or too large</source>
        <translation>von unbekannter Art oder zu groß</translation>
    </message>
    <message>
        <source>Reviewing payments requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Prüfen von Zahlungen ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>the stored data cannot be read</source>
        <translation>die gespeicherten Daten sind nicht lesbar</translation>
    </message>
    <message>
        <source>was already used for a different request; use a new key</source>
        <translation>wurde bereits für eine andere Anfrage verwendet; verwenden Sie einen neuen Schlüssel</translation>
    </message>
    <message>
        <source>no response available</source>
        <translation>keine Antwort verfügbar</translation>
    </message>
    <message>
        <source>rejected by the server; check the token</source>
        <translation>vom Server abgelehnt; prüfen Sie das Token</translation>
    </message>
    <message>
        <source>the server runs another version of Roomrack (this program: %1). Install the same version on both.</source>
        <translation>auf dem Server läuft eine andere Version von Roomrack (dieses Programm: %1). Installieren Sie auf beiden dieselbe Version.</translation>
    </message>
    <message>
        <source>the server is busy</source>
        <translation>der Server ist ausgelastet</translation>
    </message>
    <message>
        <source>the server returned HTTP %1: %2</source>
        <translation>der Server meldet HTTP %1: %2</translation>
    </message>
    <message>
        <source>no Roomrack server found at this address</source>
        <translation>unter dieser Adresse wurde kein Roomrack-Server gefunden</translation>
    </message>
    <message>
        <source>invalid response from the server</source>
        <translation>ungültige Antwort des Servers</translation>
    </message>
    <message>
        <source>not connected to %1 (%2); nothing was changed</source>
        <translation>nicht mit %1 verbunden (%2); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the server restarted before it responded; check whether the change was saved</source>
        <translation>der Server wurde vor der Antwort neu gestartet; prüfen Sie, ob die Änderung gespeichert wurde</translation>
    </message>
    <message>
        <source>the connection was lost before the response; check whether the change was saved</source>
        <translation>die Verbindung brach vor der Antwort ab; prüfen Sie, ob die Änderung gespeichert wurde</translation>
    </message>
    <message>
        <source>the token of this desk has clerk permissions only</source>
        <translation>das Token dieses Arbeitsplatzes hat nur die Rechte der Rezeption</translation>
    </message>
    <message>
        <source>result unknown; check whether the change was saved</source>
        <translation>Ergebnis unbekannt; prüfen Sie, ob die Änderung gespeichert wurde</translation>
    </message>
    <message>
        <source>a hotel cannot be created from a connected desk; create it on the server</source>
        <translation>ein Hotel kann nicht von einem verbundenen Arbeitsplatz aus angelegt werden; legen Sie es auf dem Server an</translation>
    </message>
    <message>
        <source>The server runs Roomrack %1; the connected program is another version.</source>
        <translation>Auf dem Server läuft Roomrack %1; das verbundene Programm ist eine andere Version.</translation>
    </message>
    <message>
        <source>must be a URL such as https://hotel.example:8470</source>
        <translation>muss eine URL wie https://hotel.example:8470 sein</translation>
    </message>
    <message>
        <source>https is required for other computers</source>
        <translation>für andere Rechner ist https erforderlich</translation>
    </message>
    <message>
        <source>not available on a connected desk; do this on the server</source>
        <translation>an einem verbundenen Arbeitsplatz nicht verfügbar; führen Sie dies auf dem Server aus</translation>
    </message>
    <message>
        <source>the payment gateway did not respond</source>
        <translation>der Zahlungsdienst hat nicht geantwortet</translation>
    </message>
    <message>
        <source>Test email</source>
        <translation>Test-E-Mail</translation>
    </message>
    <message>
        <source>This email was sent to check the email settings of your hotel.</source>
        <translation>Diese E-Mail wurde gesendet, um die E-Mail-Einstellungen Ihres Hotels zu prüfen.</translation>
    </message>
    <message>
        <source>no longer applicable; email not sent</source>
        <translation>nicht mehr zutreffend; E-Mail nicht gesendet</translation>
    </message>
    <message>
        <source>declined by the bank</source>
        <translation>von der Bank abgelehnt</translation>
    </message>
    <message>
        <source>the payment gateway could not be reached</source>
        <translation>der Zahlungsdienst war nicht zu erreichen</translation>
    </message>
    <message>
        <source>rejected by the payment gateway</source>
        <translation>vom Zahlungsdienst abgelehnt</translation>
    </message>
    <message>
        <source>the authorisation has expired</source>
        <translation>die Autorisierung ist abgelaufen</translation>
    </message>
    <message>
        <source>was cancelled</source>
        <translation>wurde storniert</translation>
    </message>
    <message>
        <source>resolved manually</source>
        <translation>manuell geklärt</translation>
    </message>
    <message>
        <source>payment with number %1 not found in the booking</source>
        <translation>Zahlung mit der Nummer %1 in der Buchung nicht gefunden</translation>
    </message>
    <message>
        <source>no payment gateway is set up</source>
        <translation>es ist kein Zahlungsdienst eingerichtet</translation>
    </message>
    <message>
        <source>the payment gateway settings were changed in the meantime</source>
        <translation>die Einstellungen des Zahlungsdienstes wurden inzwischen geändert</translation>
    </message>
    <message>
        <source>must be a number between 1 and %1</source>
        <translation>muss eine Zahl zwischen 1 und %1 sein</translation>
    </message>
    <message>
        <source>the name is too long or has more than one line</source>
        <translation>der Name ist zu lang oder hat mehr als eine Zeile</translation>
    </message>
    <message>
        <source>must have the form desk@hotel.example</source>
        <translation>muss die Form rezeption@hotel.example haben</translation>
    </message>
    <message>
        <source>enter a file name or postgresql://user@host/database</source>
        <translation>geben Sie einen Dateinamen an oder postgresql://benutzer@host/datenbank</translation>
    </message>
    <message>
        <source>the address must not contain the password</source>
        <translation>die Adresse darf das Passwort nicht enthalten</translation>
    </message>
    <message>
        <source>enter the hotel&apos;s name in the shared duplicate database, on a single line</source>
        <translation>geben Sie den Namen des Hotels in der gemeinsamen Dublettendatenbank an, in einer Zeile</translation>
    </message>
    <message>
        <source>this channel does not sell rooms</source>
        <translation>dieser Kanal verkauft keine Zimmer</translation>
    </message>
    <message>
        <source>this channel is not a payment gateway</source>
        <translation>dieser Kanal ist kein Zahlungsdienst</translation>
    </message>
    <message>
        <source>reserved for a payment that does not exist</source>
        <translation>für eine Zahlung gehalten, die nicht vorhanden ist</translation>
    </message>
    <message>
        <source>a charge exists, but neither a hold nor a booking</source>
        <translation>ein belasteter Betrag ist vorhanden, aber weder Option noch Buchung</translation>
    </message>
    <message>
        <source>payment %1</source>
        <translation>Zahlung %1</translation>
    </message>
    <message>
        <source>in progress, but its rooms are not held</source>
        <translation>läuft, aber ihre Zimmer werden nicht gehalten</translation>
    </message>
    <message>
        <source>refers to booking %2, which does not exist</source>
        <translation>bezieht sich auf Buchung %2, die nicht vorhanden ist</translation>
    </message>
    <message>
        <source>a request waits for this payment, which is completed or missing</source>
        <translation>eine Anfrage wartet auf diese Zahlung, die abgeschlossen ist oder fehlt</translation>
    </message>
    <message>
        <source>the stored response cannot be read at the moment; try again</source>
        <translation>die gespeicherte Antwort ist im Augenblick nicht lesbar; versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>payment processing is not running yet; send the event again later</source>
        <translation>die Zahlungsverarbeitung läuft noch nicht; senden Sie das Ereignis später erneut</translation>
    </message>
    <message>
        <source>must have the form t=1468483200,v1=... with 64 hexadecimal digits</source>
        <translation>muss die Form t=1468483200,v1=... mit 64 Hexadezimalziffern haben</translation>
    </message>
    <message>
        <source>must have at most %1 entries (has %2)</source>
        <translation>darf höchstens %1 Einträge haben (hat %2)</translation>
    </message>
    <message>
        <source>must have at most %1 characters (has %2)</source>
        <translation>darf höchstens %1 Zeichen haben (hat %2)</translation>
    </message>
    <message>
        <source>must not contain the character U+0000</source>
        <translation>darf das Zeichen U+0000 nicht enthalten</translation>
    </message>
    <message>
        <source>%1 is not a valid value</source>
        <translation>%1 ist kein gültiger Wert</translation>
    </message>
    <message>
        <source>%1 rooms on %2 nights exceed the limit of %3 room nights per change</source>
        <translation>%1 Zimmer in %2 Nächten überschreiten das Limit von %3 Zimmernächten je Änderung</translation>
    </message>
    <message>
        <source>%1 is not a valid ID; IDs start at 1</source>
        <translation>%1 ist keine gültige ID; IDs beginnen bei 1</translation>
    </message>
    <message>
        <source>counters must not be negative</source>
        <translation>Zähler dürfen nicht negativ sein</translation>
    </message>
    <message>
        <source>the status must not be negative</source>
        <translation>der Status darf nicht negativ sein</translation>
    </message>
    <message>
        <source>must be between %1 and %2 (booking total)</source>
        <translation>muss zwischen %1 und %2 (Gesamtpreis der Buchung) liegen</translation>
    </message>
    <message>
        <source>the request hash must have %1 bytes</source>
        <translation>der Hash der Anfrage muss %1 Bytes haben</translation>
    </message>
    <message>
        <source>does not match the question sent to the guest</source>
        <translation>stimmt nicht mit der Frage an den Gast überein</translation>
    </message>
    <message>
        <source>at most %1 room nights can be changed at once</source>
        <translation>höchstens %1 Zimmernächte können auf einmal geändert werden</translation>
    </message>
    <message>
        <source>Overriding a fee or refund requires the role manager; %1 is signed in as %2</source>
        <translation>Zum Abweichen von Gebühr oder Erstattung ist die Rolle Leitung nötig; angemeldet ist %1 (%2)</translation>
    </message>
    <message>
        <source>the gateway could not process the refund</source>
        <translation>der Zahlungsdienst konnte nicht erstatten</translation>
    </message>
    <message>
        <source>the stored data cannot be read (%1)</source>
        <translation>die gespeicherten Daten sind nicht lesbar (%1)</translation>
    </message>
    <message>
        <source>a clock confirmation cannot be undone</source>
        <translation>das Bestätigen der Uhr lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>the rate plan %1 has different meals for another room type</source>
        <translation>der Ratenplan %1 hat für einen anderen Zimmertyp eine andere Verpflegung</translation>
    </message>
    <message>
        <source>it is not clear whether this is the latest version of the reservation; compare it with the channel</source>
        <translation>es ist nicht klar, ob dies die neueste Fassung der Reservierung ist; vergleichen Sie sie mit dem Kanal</translation>
    </message>
    <message numerus="yes">
        <source>the PMS reports no guests in house, but %n guest(s) are checked in; check out the guests who have left</source>
        <translation>
            <numerusform>das PMS meldet keinen Gast im Haus, aber %n Gast ist eingecheckt; checken Sie abgereiste Gäste aus</numerusform>
            <numerusform>das PMS meldet keinen Gast im Haus, aber %n Gäste sind eingecheckt; checken Sie abgereiste Gäste aus</numerusform>
        </translation>
    </message>
    <message>
        <source>the duplicate rules cannot be read</source>
        <translation>die Dublettenregeln sind nicht lesbar</translation>
    </message>
    <message>
        <source>the clock no longer needs to be confirmed</source>
        <translation>die Uhr muss nicht mehr bestätigt werden</translation>
    </message>
    <message>
        <source>the clock is behind the last recorded change; correct the computer&apos;s clock</source>
        <translation>die Uhr liegt vor der letzten erfassten Änderung; stellen Sie die Uhr des Computers richtig</translation>
    </message>
    <message>
        <source>the clock was changed in the meantime; check it again</source>
        <translation>die Uhr wurde inzwischen gestellt; prüfen Sie sie noch einmal</translation>
    </message>
    <message>
        <source>the sum of the amounts is too large</source>
        <translation>die Summe der Beträge ist zu groß</translation>
    </message>
    <message>
        <source>a static rate must have the type of the amounts (7 or 25), and no amounts</source>
        <translation>eine statische Rate muss die Art der Beträge (7 oder 25) haben und keine Beträge</translation>
    </message>
    <message>
        <source>a static rate must have a meal plan</source>
        <translation>eine statische Rate muss die Verpflegung nennen</translation>
    </message>
    <message>
        <source>has no Offer with an OfferRule</source>
        <translation>hat kein Offer mit einer OfferRule</translation>
    </message>
    <message>
        <source>offers are not allowed in an overlay or in a rate plan that is not a master</source>
        <translation>Angebote sind in einem Overlay oder in einem Ratenplan, der kein Master ist, nicht erlaubt</translation>
    </message>
    <message>
        <source>the first offer must contain rules only</source>
        <translation>das erste Angebot darf nur Regeln enthalten</translation>
    </message>
    <message>
        <source>an offer must not use SetForwardMinStay or SetForwardMaxStay</source>
        <translation>ein Angebot darf SetForwardMinStay und SetForwardMaxStay nicht verwenden</translation>
    </message>
    <message>
        <source>must have exactly one Occupancy for adults and at most one for children</source>
        <translation>muss genau eine Occupancy für Erwachsene und höchstens eine für Kinder haben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a pattern like YYNYY or 11011</source>
        <translation>„%1“ ist kein Muster wie YYNYY oder 11011</translation>
    </message>
    <message>
        <source>has no length of stay</source>
        <translation>hat keine Aufenthaltsdauer</translation>
    </message>
    <message>
        <source>has neither a UniqueID of type 14 nor a HotelReservationID</source>
        <translation>hat weder eine UniqueID vom Typ 14 noch eine HotelReservationID</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ist nicht lesbar</translation>
    </message>
    <message>
        <source>must be one of mo, tu, we, th, fr, sa, su</source>
        <translation>muss mo, tu, we, th, fr, sa oder su sein</translation>
    </message>
    <message>
        <source>cannot be combined with rate</source>
        <translation>kann nicht mit rate kombiniert werden</translation>
    </message>
    <message>
        <source>column %1 of a row contains an invalid number. Restore a backup</source>
        <translation>Spalte %1 einer Zeile enthält eine ungültige Zahl. Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>this protocol accepts either one price per rate plan or prices per number of guests</source>
        <translation>dieses Protokoll nimmt entweder einen Preis je Ratenplan oder Preise je Gästezahl an</translation>
    </message>
    <message>
        <source>this protocol does not support min LOS through every night</source>
        <translation>dieses Protokoll unterstützt keinen Mindestaufenthalt für jede Nacht</translation>
    </message>
    <message>
        <source>“%1” is not a valid IP address; example: 192.0.2.7</source>
        <translation>„%1“ ist keine gültige IP-Adresse; Beispiel: 192.0.2.7</translation>
    </message>
    <message>
        <source>rooms may still be on sale at %1 for hotel “%2” (%3): close them there, unless it is the same hotel at the same channel</source>
        <translation>unter %1 können für das Hotel „%2“ noch Zimmer im Verkauf sein (%3): Schließen Sie sie dort, sofern es nicht dasselbe Hotel beim selben Kanal ist</translation>
    </message>
    <message>
        <source>%1 cannot be closed from Roomrack because stop sell is not a supported restriction of the channel: close it there</source>
        <translation>%1 kann von Roomrack nicht geschlossen werden, weil der Kanal laut Einstellungen keinen Verkaufsstopp unterstützt: Schließen Sie es dort</translation>
    </message>
    <message>
        <source>prices of %1 remain at the channel as last sent (guests: %2): remove them there</source>
        <translation>Preise von %1 bleiben beim Kanal, wie sie zuletzt gesendet wurden (Gäste: %2): Entfernen Sie sie dort</translation>
    </message>
    <message>
        <source>%1 could not be reset at the channel (%2): change it there</source>
        <translation>%1 konnte beim Kanal nicht zurückgesetzt werden (%2): Ändern Sie es dort</translation>
    </message>
    <message>
        <source>Authorization: the channel secret is wrong</source>
        <translation>Authorization: Das Passwort des Kanals ist falsch</translation>
    </message>
    <message>
        <source>the reservation number is missing</source>
        <translation>die Reservierungsnummer fehlt</translation>
    </message>
    <message>
        <source>the reservation cannot be read now; try again later</source>
        <translation>die Reservierung kann gerade nicht gelesen werden; versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>the reservation was not found</source>
        <translation>die Reservierung wurde nicht gefunden</translation>
    </message>
    <message>
        <source>is supported by the JSON OTA only</source>
        <translation>wird nur von der JSON-OTA unterstützt</translation>
    </message>
    <message>
        <source>too many unused message tokens; no new token is created and no message is accepted</source>
        <translation>zu viele unbenutzte Nachrichten-Token; es wird kein neues Token angelegt und keine Nachricht angenommen</translation>
    </message>
    <message>
        <source>can no longer be changed as requested; the payment will be refunded</source>
        <translation>kann nicht mehr wie gewünscht geändert werden; die Zahlung wird erstattet</translation>
    </message>
    <message>
        <source>can no longer be changed as requested (%1); the payment will be refunded</source>
        <translation>kann nicht mehr wie gewünscht geändert werden (%1); die Zahlung wird erstattet</translation>
    </message>
    <message>
        <source>a user confirmed that the channel needs no more cleanup</source>
        <translation>ein Benutzer hat bestätigt, dass beim Kanal nichts mehr zu bereinigen ist</translation>
    </message>
    <message>
        <source>an unassigned room is not restored here; use Assign room</source>
        <translation>ein aufgehobenes Zimmer wird hier nicht wieder zugewiesen; verwenden Sie „Zimmer zuweisen“</translation>
    </message>
    <message>
        <source>rooms out of order are not undone here; change them on the room plan</source>
        <translation>Zimmer außer Betrieb werden hier nicht rückgängig gemacht; ändern Sie sie im Zimmerplan</translation>
    </message>
    <message>
        <source>token changes are not undone here; change the token in Settings</source>
        <translation>Änderungen an Token werden hier nicht rückgängig gemacht; ändern Sie das Token in den Einstellungen</translation>
    </message>
    <message>
        <source>a decision on a duplicate cannot be undone</source>
        <translation>eine Entscheidung über eine Dublette lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>“%1” is not in %2, the currency of the hotel</source>
        <translation>„%1“ ist nicht in %2, der Währung des Hotels</translation>
    </message>
    <message>
        <source>Enter a date such as %1 or 18 %2, or +30 for 30 days from today</source>
        <translation>Geben Sie ein Datum wie %1 oder 18. %2 ein, oder +30 für 30 Tage ab heute</translation>
    </message>
    <message>
        <source>room not found</source>
        <translation>Zimmer nicht gefunden</translation>
    </message>
    <message>
        <source>is listed more than once</source>
        <translation>ist mehrfach aufgeführt</translation>
    </message>
    <message>
        <source>must be in %1</source>
        <translation>muss in %1 angegeben sein</translation>
    </message>
    <message>
        <source>does not exist or was deleted</source>
        <translation>existiert nicht oder wurde gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%1 values for %n night(s); give one value, or one for each night</source>
        <translation>
            <numerusform>%1 Werte für %n Nacht; geben Sie einen Wert oder einen je Nacht an</numerusform>
            <numerusform>%1 Werte für %n Nächte; geben Sie einen Wert oder einen je Nacht an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s)</source>
        <translation>
            <numerusform>%1 hat nur %n Zimmer</numerusform>
            <numerusform>%1 hat nur %n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>is not a hotel in Roomrack; enter only its name</source>
        <translation>ist kein Hotel in Roomrack; geben Sie nur den Namen an</translation>
    </message>
    <message>
        <source>is not cancelled</source>
        <translation>ist nicht storniert</translation>
    </message>
    <message>
        <source>only cancelled bookings and no-shows can be reinstated</source>
        <translation>nur stornierte Buchungen und No-Shows können reaktiviert werden</translation>
    </message>
    <message>
        <source>was cancelled by its channel, where it remains cancelled; create a new booking instead</source>
        <translation>wurde von ihrem Kanal storniert und bleibt dort storniert; legen Sie eine neue Buchung an</translation>
    </message>
    <message>
        <source>the stay ended on %1</source>
        <translation>der Aufenthalt endete am %1</translation>
    </message>
    <message>
        <source>its room type or nights are no longer sold; create a new booking instead</source>
        <translation>ihr Zimmertyp oder ihre Nächte werden nicht mehr verkauft; legen Sie eine neue Buchung an</translation>
    </message>
    <message>
        <source>not enough rooms of %1 available on these nights: %2</source>
        <translation>nicht genug Zimmer %1 verfügbar in diesen Nächten: %2</translation>
    </message>
    <message>
        <source>is now %1; confirm the new price first</source>
        <translation>beträgt jetzt %1; bestätigen Sie zuerst den neuen Preis</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n guest(s) per room</source>
        <translation>
            <numerusform>%1 erlaubt höchstens %n Gast je Zimmer</numerusform>
            <numerusform>%1 erlaubt höchstens %n Gäste je Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrivals on %1 can stay at most %n night(s)</source>
        <translation>
            <numerusform>bei Anreise am %1 gilt ein Höchstaufenthalt von %n Nacht</numerusform>
            <numerusform>bei Anreise am %1 gilt ein Höchstaufenthalt von %n Nächten</numerusform>
        </translation>
    </message>
    <message>
        <source>the housekeeping status of %1 was changed again in the meantime</source>
        <translation>der Housekeeping-Status von %1 wurde inzwischen wieder geändert</translation>
    </message>
    <message>
        <source>room %1 was occupied in the meantime</source>
        <translation>Zimmer %1 war inzwischen belegt</translation>
    </message>
    <message>
        <source>rooms %1 were occupied in the meantime</source>
        <translation>Zimmer %1 waren inzwischen belegt</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>a cancellation is not undone here; reinstate the booking instead</source>
        <translation>eine Stornierung lässt sich hier nicht rückgängig machen; reaktivieren Sie die Buchung</translation>
    </message>
    <message>
        <source>a no-show is not undone here; reinstate the booking instead</source>
        <translation>ein No-Show lässt sich hier nicht rückgängig machen; reaktivieren Sie die Buchung</translation>
    </message>
    <message>
        <source>a reinstatement cannot be undone; cancel the booking instead</source>
        <translation>eine Reaktivierung lässt sich nicht rückgängig machen; stornieren Sie die Buchung</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Verwaltung</translation>
    </message>
    <message numerus="yes">
        <source>AlpineBits requires a price for %n guest(s) (standard occupancy)</source>
        <translation>
            <numerusform>AlpineBits verlangt einen Preis für %n Gast (Standardbelegung)</numerusform>
            <numerusform>AlpineBits verlangt einen Preis für %n Gäste (Standardbelegung)</numerusform>
        </translation>
    </message>
    <message>
        <source>en</source>
        <comment>language code of this translation, such as de</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: day, month and year</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>not found in this file</source>
        <translation>in dieser Datei nicht gefunden</translation>
    </message>
    <message>
        <source>does not exist or is not active</source>
        <translation>existiert nicht oder ist nicht aktiv</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) already imported and kept. Later changes may be missing; import the file again to complete them.</source>
        <translation>
            <numerusform>%n Buchung ist bereits importiert und bleibt erhalten. Spätere Änderungen können fehlen; importieren Sie die Datei erneut, um sie zu ergänzen.</numerusform>
            <numerusform>%n Buchungen sind bereits importiert und bleiben erhalten. Spätere Änderungen können fehlen; importieren Sie die Datei erneut, um sie zu ergänzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n column(s); the header has %1</source>
        <translation>
            <numerusform>hat %n Spalte; die Kopfzeile hat %1</numerusform>
            <numerusform>hat %n Spalten; die Kopfzeile hat %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the date must be between %1 and %2</source>
        <translation>das Datum muss zwischen dem %1 und dem %2 liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the ID of another rate plan</source>
        <translation>„%1“ hat die ID eines anderen Ratenplans</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) bookable on %1, but only %2 available</source>
        <translation>
            <numerusform>%n Zimmer am %1 buchbar, aber nur %2 verfügbar</numerusform>
            <numerusform>%n Zimmer am %1 buchbar, aber nur %2 verfügbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has two amounts for %n guest(s)</source>
        <translation>
            <numerusform>hat zwei Beträge für %n Gast</numerusform>
            <numerusform>hat zwei Beträge für %n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>has %1 characters; the maximum is %2</source>
        <translation>hat %1 Zeichen; erlaubt sind höchstens %2</translation>
    </message>
    <message>
        <source>has %1 entries; the maximum is %2</source>
        <translation>hat %1 Einträge; erlaubt sind höchstens %2</translation>
    </message>
    <message>
        <source>%1 cannot be removed because active holds use it</source>
        <translation>%1 kann nicht entfernt werden, weil aktive Optionen darauf bestehen</translation>
    </message>
    <message>
        <source>%1 cannot be removed because bookings or other data of the hotel refer to it</source>
        <translation>%1 kann nicht entfernt werden, weil Buchungen oder andere Daten des Hotels sich darauf beziehen</translation>
    </message>
    <message numerus="yes">
        <source>oversold by %n room(s), but flagged with %1</source>
        <translation>
            <numerusform>um %n Zimmer überbucht, vermerkt sind %1</numerusform>
            <numerusform>um %n Zimmer überbucht, vermerkt sind %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the housekeeping status differs between log and table</source>
        <translation>der Housekeeping-Status in Protokoll und Tabelle ist verschieden</translation>
    </message>
    <message>
        <source>the list of movements differs from the log</source>
        <translation>die Liste der Bewegungen weicht vom Protokoll ab</translation>
    </message>
    <message>
        <source>room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>a deleted room</source>
        <translation>ein gelöschtes Zimmer</translation>
    </message>
    <message>
        <source>does not belong to the booked room type</source>
        <translation>gehört nicht zum gebuchten Zimmertyp</translation>
    </message>
    <message>
        <source>room %1 does not belong to the booked room type</source>
        <translation>Zimmer %1 gehört nicht zum gebuchten Zimmertyp</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL (QPSQL) is not installed</source>
        <translation>Qts Treiber für PostgreSQL (QPSQL) ist nicht installiert</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL does not provide its connection</source>
        <translation>Qts Treiber für PostgreSQL stellt seine Verbindung nicht bereit</translation>
    </message>
    <message>
        <source>%1, which would be kept, has ended; choose “Keep both”</source>
        <translation>%1, die bestehen bliebe, ist beendet; wählen Sie „Beide behalten“</translation>
    </message>
    <message>
        <source>payment for %1 is in progress; wait until it is completed</source>
        <translation>die Zahlung für %1 läuft; warten Sie, bis sie abgeschlossen ist</translation>
    </message>
    <message>
        <source>room %1 is still occupied: booking BK-%2 has not checked out</source>
        <translation>Zimmer %1 ist noch belegt: Buchung BK-%2 ist nicht ausgecheckt</translation>
    </message>
    <message>
        <source>room %1 is still occupied</source>
        <translation>Zimmer %1 ist noch belegt</translation>
    </message>
    <message>
        <source>room %1 is out of order on at least one of the nights</source>
        <translation>Zimmer %1 ist in mindestens einer der Nächte außer Betrieb</translation>
    </message>
    <message>
        <source>room %1 is held on at least one of the nights</source>
        <translation>für Zimmer %1 besteht in mindestens einer der Nächte eine Option</translation>
    </message>
    <message>
        <source>room %1 is not available on at least one of the nights</source>
        <translation>Zimmer %1 ist in mindestens einer der Nächte nicht verfügbar</translation>
    </message>
    <message>
        <source>room %1 is no longer assigned to the booking on all of these nights</source>
        <translation>Zimmer %1 ist der Buchung nicht mehr in all diesen Nächten zugewiesen</translation>
    </message>
    <message>
        <source>a check-in cannot be undone; Move changes the room, and Check out ends the stay when the guest leaves</source>
        <translation>ein Check-in kann nicht rückgängig gemacht werden; „Verlegen“ ändert das Zimmer, und „Auschecken“ beendet den Aufenthalt, wenn der Gast abreist</translation>
    </message>
    <message>
        <source>room %1 cannot be unassigned: booking BK-%2 is in house; move the guest to another room instead</source>
        <translation>die Zuweisung von Zimmer %1 kann nicht aufgehoben werden: Buchung BK-%2 ist im Haus; verlegen Sie den Gast stattdessen in ein anderes Zimmer</translation>
    </message>
    <message>
        <source>a room assignment is not undone here; use Move or Unassign room</source>
        <translation>eine Zimmerzuweisung wird hier nicht rückgängig gemacht; verwenden Sie „Verlegen“ oder „Zuweisung aufheben“</translation>
    </message>
    <message>
        <source>the file is being opened</source>
        <translation>die Datei wird gerade geöffnet</translation>
    </message>
    <message>
        <source>its guest cannot be read at the moment (%1); try again</source>
        <translation>der Gast kann momentan nicht gelesen werden (%1); versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>no-show</source>
        <translation>No-Show</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>checked in</source>
        <translation>eingecheckt</translation>
    </message>
    <message>
        <source>checked out</source>
        <translation>ausgecheckt</translation>
    </message>
    <message>
        <source>walked</source>
        <translation>ausquartiert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Payment by the channel: %1</source>
        <translation>Zahlung durch den Kanal: %1</translation>
    </message>
    <message>
        <source>credit card</source>
        <translation>Kreditkarte</translation>
    </message>
    <message>
        <source>bank transfer</source>
        <translation>Überweisung</translation>
    </message>
    <message>
        <source>Email: %1</source>
        <translation>E-Mail: %1</translation>
    </message>
    <message>
        <source>they were changed in the meantime; open them again and repeat your changes</source>
        <translation>sie wurden inzwischen geändert; öffnen Sie sie erneut und wiederholen Sie Ihre Änderungen</translation>
    </message>
    <message>
        <source>booking BK-%1 is closed, so the change cannot be undone</source>
        <translation>Buchung BK-%1 ist abgeschlossen, die Änderung lässt sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>booking BK-%1 was changed or checked in since, so the change cannot be undone as a whole</source>
        <translation>Buchung BK-%1 wurde seither geändert oder eingecheckt, die Änderung lässt sich nicht ganz rückgängig machen</translation>
    </message>
    <message>
        <source>the gateway could not process the refund: %1</source>
        <translation>der Zahlungsdienst konnte nicht erstatten: %1</translation>
    </message>
    <message>
        <source>the bank returned the refund</source>
        <translation>die Bank hat die Erstattung zurückgegeben</translation>
    </message>
    <message>
        <source>the bank returned the refund: %1</source>
        <translation>die Bank hat die Erstattung zurückgegeben: %1</translation>
    </message>
    <message>
        <source>the card was reported lost or stolen</source>
        <translation>die Karte ist als verloren oder gestohlen gemeldet</translation>
    </message>
    <message>
        <source>the card has expired, or its account is closed</source>
        <translation>die Karte ist abgelaufen oder ihr Konto geschlossen</translation>
    </message>
    <message>
        <source>the guest has disputed the payment</source>
        <translation>der Gast hat die Zahlung beanstandet</translation>
    </message>
    <message>
        <source>the hotel&apos;s balance at the gateway is too low</source>
        <translation>das Guthaben des Hotels beim Zahlungsdienst ist zu niedrig</translation>
    </message>
    <message>
        <source>declined by the guest&apos;s bank</source>
        <translation>von der Bank des Gastes abgelehnt</translation>
    </message>
    <message>
        <source>cancelled on the gateway&apos;s website at the hotel&apos;s request</source>
        <translation>auf Wunsch des Hotels beim Zahlungsdienst abgebrochen</translation>
    </message>
    <message>
        <source>refund failed: %1</source>
        <translation>Erstattung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>the API settings cannot be read</source>
        <translation>die Einstellungen der API sind nicht lesbar</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 existiert nicht</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>is not a telephone number</source>
        <translation>ist keine Telefonnummer</translation>
    </message>
    <message>
        <source>a check-out cannot be undone; create a new booking if the guest stays</source>
        <translation>ein Check-out kann nicht rückgängig gemacht werden; legen Sie eine neue Buchung an, wenn der Gast bleibt</translation>
    </message>
    <message>
        <source>is version %1; this version of Roomrack reads version %2</source>
        <translation>ist Version %1; diese Version von Roomrack liest Version %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) would be oversold, the first on %1 by %2; move bookings or accept it</source>
        <translation>
            <numerusform>%n Nacht wäre überbucht, die erste am %1 um %2; Buchungen verlegen oder zulassen</numerusform>
            <numerusform>%n Nächte wären überbucht, die erste am %1 um %2; Buchungen verlegen oder zulassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is listed more than once</source>
        <translation>%1 ist mehrfach aufgeführt</translation>
    </message>
    <message>
        <source>%1 cannot be moved to another pool; retire it and add another one there</source>
        <translation>%1 kann nicht in einen anderen Pool verschoben werden; stilllegen und dort neu anlegen</translation>
    </message>
    <message>
        <source>must not be before the business date (%1)</source>
        <translation>darf nicht vor dem Hoteldatum (%1) liegen</translation>
    </message>
    <message>
        <source>can only be changed while it is after the business date (%1), and not to an earlier date</source>
        <translation>kann nur geändert werden, solange es nach dem Hoteldatum (%1) liegt, und nicht auf ein früheres Datum</translation>
    </message>
    <message>
        <source>rooms or rate plans were changed in the meantime; load them again</source>
        <translation>Zimmer oder Ratenpläne wurden inzwischen geändert; bitte neu laden</translation>
    </message>
    <message>
        <source>%1 was changed again in the meantime</source>
        <translation>%1 wurde inzwischen erneut geändert</translation>
    </message>
    <message>
        <source>%1 cannot be removed, because pools are not retired; its room types and rooms are</source>
        <translation>%1 kann nicht entfernt werden: Pools werden nicht stillgelegt, nur ihre Zimmertypen und Zimmer</translation>
    </message>
    <message>
        <source>%1: booking BK-%2 needs it on %3</source>
        <translation>%1: Buchung BK-%2 braucht es am %3</translation>
    </message>
    <message>
        <source>%1: a hold needs it on %2</source>
        <translation>%1: eine Option braucht es am %2</translation>
    </message>
    <message>
        <source>%1: the guest of booking BK-%2 is in house</source>
        <translation>%1: der Gast der Buchung BK-%2 ist im Haus</translation>
    </message>
    <message>
        <source>%1 is out of order on %2; return it to service first</source>
        <translation>%1 ist am %2 außer Betrieb; zuerst wieder in Betrieb nehmen</translation>
    </message>
    <message>
        <source>%1 would have fewer rooms than are out of order on %2</source>
        <translation>%1 hätte am %2 weniger Zimmer, als außer Betrieb sind</translation>
    </message>
    <message>
        <source>%1 would have no room on %2, but has bookings or holds</source>
        <translation>%1 hätte am %2 kein Zimmer, hat aber Buchungen oder Optionen</translation>
    </message>
    <message numerus="yes">
        <source>%1 has rates for %n guest(s); clear them first</source>
        <translation>
            <numerusform>%1 hat Raten für %n Gast; diese zuerst löschen</numerusform>
            <numerusform>%1 hat Raten für %n Gäste; diese zuerst löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Changing rooms and rate plans requires the role manager; %1 is signed in as %2</source>
        <translation>Zimmer und Ratenpläne ändern erfordert die Rolle Manager; %1 ist als %2 angemeldet</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s) on %2</source>
        <translation>
            <numerusform>%1 hat am %2 nur %n Zimmer</numerusform>
            <numerusform>%1 hat am %2 nur %n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is changed</source>
        <translation>es wird nichts geändert</translation>
    </message>
    <message>
        <source>room %1 is not in service on at least one of the nights</source>
        <translation>Zimmer %1 ist in mindestens einer der Nächte nicht in Betrieb</translation>
    </message>
    <message>
        <source>%1 is retired; it is not sold for arrivals from %2 on</source>
        <translation>%1 ist stillgelegt und wird für Anreisen ab %2 nicht verkauft</translation>
    </message>
    <message>
        <source>%1 is retired; it is not sold from %2 on</source>
        <translation>%1 ist stillgelegt und wird ab %2 nicht verkauft</translation>
    </message>
    <message>
        <source>the previous value cannot be read</source>
        <translation>der frühere Wert ist nicht lesbar</translation>
    </message>
    <message>
        <source>not in service, but assigned to booking %3</source>
        <translation>nicht in Betrieb, aber Buchung %3 zugewiesen</translation>
    </message>
    <message>
        <source>this action on a connected desk requires a signed-in administrator; in a hotel without users, do it on the server</source>
        <translation>diese Aktion erfordert an einem verbundenen Arbeitsplatz einen angemeldeten Administrator; in einem Hotel ohne Benutzer ist sie auf dem Server auszuführen</translation>
    </message>
    <message numerus="yes">
        <source>%1 requires at least %n night(s)</source>
        <translation>
            <numerusform>%1 erfordert mindestens %n Nacht</numerusform>
            <numerusform>%1 erfordert mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n night(s)</source>
        <translation>
            <numerusform>%1 erlaubt höchstens %n Nacht</numerusform>
            <numerusform>%1 erlaubt höchstens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must be booked at least %n day(s) before arrival</source>
        <translation>
            <numerusform>%1 muss mindestens %n Tag vor Anreise gebucht werden</numerusform>
            <numerusform>%1 muss mindestens %n Tage vor Anreise gebucht werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can be booked at most %n day(s) before arrival</source>
        <translation>
            <numerusform>%1 kann höchstens %n Tag vor Anreise gebucht werden</numerusform>
            <numerusform>%1 kann höchstens %n Tage vor Anreise gebucht werden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the last night must not be before the first (%2)</source>
        <translation>%1: Die letzte Nacht darf nicht vor der ersten (%2) liegen</translation>
    </message>
    <message>
        <source>%1: the last day of sale must not be before the first (%2)</source>
        <translation>%1: Der letzte Verkaufstag darf nicht vor dem ersten (%2) liegen</translation>
    </message>
    <message>
        <source>%1: must be between 0 (none) and %2 nights</source>
        <translation>%1: muss zwischen 0 (keine Grenze) und %2 Nächten liegen</translation>
    </message>
    <message>
        <source>%1: must not be below the min LOS (%2)</source>
        <translation>%1: darf nicht unter dem Mindestaufenthalt (%2) liegen</translation>
    </message>
    <message>
        <source>%1: must be between %2 and %3</source>
        <translation>%1: muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>%1: these are not channels of the hotel</source>
        <translation>%1: Das sind keine Kanäle des Hotels</translation>
    </message>
    <message>
        <source>%1: a channel has no ID</source>
        <translation>%1: Ein Kanal hat keine ID</translation>
    </message>
    <message>
        <source>%1: must have at most %2 characters</source>
        <translation>%1: darf höchstens %2 Zeichen haben</translation>
    </message>
    <message>
        <source>%1: must not consist of spaces</source>
        <translation>%1: darf nicht aus Leerzeichen bestehen</translation>
    </message>
    <message>
        <source>%1: at least one weekday must be selected</source>
        <translation>%1: Mindestens ein Wochentag muss gewählt sein</translation>
    </message>
    <message>
        <source>cannot be updated: rows would refer to rows that do not exist</source>
        <translation>kann nicht aktualisiert werden: Zeilen würden auf fehlende Zeilen verweisen</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n adult(s) per room</source>
        <translation>
            <numerusform>%1 erlaubt höchstens %n Erwachsenen pro Zimmer</numerusform>
            <numerusform>%1 erlaubt höchstens %n Erwachsene pro Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 allows no children</source>
        <translation>%1 erlaubt keine Kinder</translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n child(ren) per room</source>
        <translation>
            <numerusform>%1 erlaubt höchstens %n Kind pro Zimmer</numerusform>
            <numerusform>%1 erlaubt höchstens %n Kinder pro Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must allow 1 to %2 adults</source>
        <translation>%1 muss 1 bis %2 Erwachsene erlauben</translation>
    </message>
    <message>
        <source>%1 must allow 0 to %2 children</source>
        <translation>%1 muss 0 bis %2 Kinder erlauben</translation>
    </message>
    <message>
        <source>%1 must allow as many adults and children together as guests (%2)</source>
        <translation>%1 muss zusammen so viele Erwachsene und Kinder erlauben wie Gäste (%2)</translation>
    </message>
    <message>
        <source>a stay can be booked only in a sister hotel</source>
        <translation>ein Aufenthalt kann nur in einem Schwesterhotel gebucht werden</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <comment>a reason and the hotel that refuses</comment>
        <translation>%1 (in %2)</translation>
    </message>
    <message>
        <source>Walked from %1, booking BK-%2.</source>
        <translation>Ausquartiert aus %1, Buchung BK-%2.</translation>
    </message>
    <message>
        <source>is not a source of direct bookings of %1</source>
        <translation>ist keine Quelle von Direktbuchungen von %1</translation>
    </message>
    <message>
        <source>walked to booking %2 of a sister hotel, which is not there</source>
        <translation>ausquartiert in Buchung %2 eines Schwesterhotels, die es dort nicht gibt</translation>
    </message>
    <message>
        <source>%1 is paid when booking</source>
        <translation>%1 wird bei der Buchung bezahlt</translation>
    </message>
    <message>
        <source>“%1” is not an amount such as %2</source>
        <comment>a text, an amount</comment>
        <translation>„%1“ ist kein Betrag wie %2</translation>
    </message>
    <message>
        <source>the code is missing; descriptions that are read with the role read do not contain it</source>
        <translation>der Code fehlt; Beschreibungen, die mit der Rolle read gelesen werden, enthalten ihn nicht</translation>
    </message>
    <message>
        <source>%1 would be sold by a channel or source that does not exist any more</source>
        <translation>%1 würde über einen Kanal oder eine Quelle verkauft, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>Walk note: %1</source>
        <translation>Notiz zur Ausquartierung: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s), the newest is BK-%1</source>
        <translation>
            <numerusform>%n Buchung, die neueste ist BK-%1</numerusform>
            <numerusform>%n Buchungen, die neueste ist BK-%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active hold(s)</source>
        <translation>
            <numerusform>%n aktive Option</numerusform>
            <numerusform>%n aktive Optionen</numerusform>
        </translation>
    </message>
    <message>
        <source>conditions of the rate plan %1</source>
        <translation>Bedingungen des Ratenplans %1</translation>
    </message>
    <message>
        <source>API token %1</source>
        <translation>API-Token %1</translation>
    </message>
    <message>
        <source>%1 cannot be removed, because the front desk books on it</source>
        <translation>%1 kann nicht entfernt werden, weil die Rezeption darüber bucht</translation>
    </message>
    <message>
        <source>%1 cannot be removed, because it is in use: %2</source>
        <translation>%1 kann nicht entfernt werden, weil die Quelle verwendet wird: %2</translation>
    </message>
    <message>
        <source>must not be below 0</source>
        <translation>darf nicht unter 0 liegen</translation>
    </message>
    <message>
        <source>there are more ages of children than children</source>
        <translation>es sind mehr Alter von Kindern angegeben als Kinder</translation>
    </message>
    <message>
        <source>the age of a child must be between 0 and %1</source>
        <translation>das Alter eines Kindes muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>each night must have a price that is not below 0</source>
        <translation>jede Nacht braucht einen Preis, der nicht unter 0 liegt</translation>
    </message>
    <message>
        <source>there is no such fee on request</source>
        <translation>es gibt keine solche Gebühr auf Wunsch</translation>
    </message>
    <message>
        <source>no city tax has the exemption &quot;%1&quot;</source>
        <translation>keine Ortstaxe hat die Befreiung „%1“</translation>
    </message>
    <message>
        <source>%1: the age band from %2 must begin at %3, so that there is no gap and no overlap</source>
        <translation>%1: Die Altersgruppe ab %2 muss bei %3 beginnen, damit keine Lücke und keine Überschneidung entsteht</translation>
    </message>
    <message>
        <source>%1: the last age band must have no end</source>
        <translation>%1: Die letzte Altersgruppe darf kein Ende haben</translation>
    </message>
    <message>
        <source>%1: the age band from %2 must end between %2 and %3</source>
        <translation>%1: Die Altersgruppe ab %2 muss zwischen %2 und %3 enden</translation>
    </message>
    <message>
        <source>%1: the share of an age band must be between 0 and 100 %</source>
        <translation>%1: Der Anteil einer Altersgruppe muss zwischen 0 und 100 % liegen</translation>
    </message>
    <message>
        <source>%1: a season must begin and end on a day of the calendar</source>
        <translation>%1: Eine Saison muss an einem Kalendertag beginnen und enden</translation>
    </message>
    <message>
        <source>%1: %2 is in two seasons; they must not overlap</source>
        <translation>%1: %2 liegt in zwei Saisonzeiten; sie dürfen sich nicht überschneiden</translation>
    </message>
    <message>
        <source>the rate of %1 must be between 0 and 100 %</source>
        <translation>der Satz von %1 muss zwischen 0 und 100 % liegen</translation>
    </message>
    <message>
        <source>the amount of %1 must be between %2 and %3</source>
        <translation>der Betrag von %1 muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>%1 has no rate or amount</source>
        <translation>%1 hat weder Satz noch Betrag</translation>
    </message>
    <message>
        <source>%1: each value after the first must have a date from which it applies</source>
        <translation>%1: Jeder Wert nach dem ersten braucht ein Datum, ab dem er gilt</translation>
    </message>
    <message>
        <source>%1: the date %2 must be after the one before it (%3)</source>
        <translation>%1: Das Datum %2 muss nach dem vorherigen (%3) liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the ID of another one</source>
        <translation>„%1“ hat die ID eines anderen Eintrags</translation>
    </message>
    <message>
        <source>rooms have one VAT, not both %1 and %2</source>
        <translation>Zimmer haben eine USt., nicht %1 und %2</translation>
    </message>
    <message>
        <source>%1 has a VAT that does not exist</source>
        <translation>%1 hat eine USt., die es nicht gibt</translation>
    </message>
    <message>
        <source>%1 is not an amount for a person and must have no age bands</source>
        <translation>%1 ist kein Betrag pro Person und darf keine Altersgruppen haben</translation>
    </message>
    <message>
        <source>%1: the meal parts of one price must not exceed 100 % together</source>
        <translation>%1: Die Verpflegungsanteile eines Preises dürfen zusammen 100 % nicht übersteigen</translation>
    </message>
    <message>
        <source>%1: at least one meal plan must be selected</source>
        <translation>%1: Mindestens eine Verpflegungsart muss gewählt sein</translation>
    </message>
    <message>
        <source>%1 is included in the price and is collected with it; no channel must be selected</source>
        <translation>%1 ist im Preis enthalten und wird mit ihm eingenommen; es darf kein Kanal gewählt sein</translation>
    </message>
    <message>
        <source>%1: must be between 0 (all) and %2 nights</source>
        <translation>%1: muss zwischen 0 (alle) und %2 Nächten liegen</translation>
    </message>
    <message>
        <source>%1 is charged on request and must not be included in the price</source>
        <translation>%1 wird auf Wunsch berechnet und darf nicht im Preis enthalten sein</translation>
    </message>
    <message>
        <source>VAT not found</source>
        <translation>USt. nicht gefunden</translation>
    </message>
    <message>
        <source>must be a day of the year, such as 04-01 for 1 April</source>
        <translation>muss ein Tag des Jahres sein, etwa 04-01 für den 1. April</translation>
    </message>
    <message>
        <source>%1 would be collected by a channel or source that does not exist</source>
        <translation>%1 würde von einem Kanal oder einer Quelle kassiert, die es nicht gibt</translation>
    </message>
    <message>
        <source>tax or fee %1</source>
        <translation>Steuer oder Gebühr %1</translation>
    </message>
    <message>
        <source>%1 cannot be retired from %2, because %3 has this VAT; give it another one first</source>
        <translation>%1 kann nicht ab %2 stillgelegt werden, weil %3 diese USt. hat; geben Sie ihr zuerst eine andere</translation>
    </message>
    <message>
        <source>a tax or fee cannot be read</source>
        <translation>eine Steuer oder Gebühr kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>tax lines exist, but no booking</source>
        <translation>Steuerzeilen sind vorhanden, aber keine Buchung</translation>
    </message>
    <message>
        <source>cannot be changed alone: amounts would become percentages, or percentages amounts; give the values too</source>
        <translation>kann nicht allein geändert werden: aus Beträgen würden Prozentsätze oder aus Prozentsätzen Beträge; geben Sie auch die Werte an</translation>
    </message>
    <message>
        <source>the ages of children must be between 0 and %1, and no more than there are children</source>
        <translation>das Alter von Kindern muss zwischen 0 und %1 liegen, und es darf nicht mehr Angaben als Kinder geben</translation>
    </message>
    <message>
        <source>cannot be changed because a tax, meal or fee is an amount</source>
        <translation>kann nicht geändert werden, weil eine Steuer, Verpflegung oder Gebühr ein Betrag ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is in use until it is retired from %2; the first value of another one must have this date or a later one</source>
        <translation>&quot;%1&quot; ist in Gebrauch, bis es ab %2 stillgelegt ist; der erste Wert eines anderen muss dieses oder ein späteres Datum haben</translation>
    </message>
    <message>
        <source>there can be at most %1 of this kind, with those that are retired</source>
        <translation>es kann höchstens %1 dieser Art geben, stillgelegte mitgezählt</translation>
    </message>
    <message>
        <source>rooms have the VAT %1 until it is retired from %2; the first rate of %3 must have this date or a later one</source>
        <translation>Zimmer haben die USt. %1, bis sie ab %2 stillgelegt ist; der erste Satz von %3 muss dieses oder ein späteres Datum haben</translation>
    </message>
    <message>
        <source>the tax lines are of a price of %1, but the total is %2</source>
        <translation>die Steuerzeilen gehören zu einem Preis von %1, der Gesamtbetrag ist aber %2</translation>
    </message>
    <message>
        <source>the tax lines cannot be read</source>
        <translation>die Steuerzeilen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>has settings before and after it, but changed none</source>
        <translation>enthält Einstellungen vorher und nachher, hat aber keine geändert</translation>
    </message>
    <message>
        <source>the settings before it differ from those after record %2</source>
        <translation>die Einstellungen davor weichen von denen nach Eintrag %2 ab</translation>
    </message>
    <message>
        <source>the settings after it differ from the saved ones</source>
        <translation>die Einstellungen danach weichen von den gespeicherten ab</translation>
    </message>
    <message>
        <source>terms that bookings keep cannot be read</source>
        <translation>Bedingungen, die Buchungen behalten, können nicht gelesen werden</translation>
    </message>
    <message>
        <source>rate plan %1</source>
        <translation>Ratenplan %1</translation>
    </message>
    <message>
        <source>its terms of rate plan %2 are missing</source>
        <translation>die Bedingungen des Ratenplans %2 fehlen</translation>
    </message>
    <message>
        <source>the commission of %1 must be between 0 and 90 %</source>
        <translation>die Provision von %1 muss zwischen 0 und 90 % liegen</translation>
    </message>
    <message>
        <source>enter one commission for each rate plan</source>
        <translation>geben Sie für jeden Ratenplan nur eine Provision ein</translation>
    </message>
    <message>
        <source>market segment not found</source>
        <translation>Marktsegment nicht gefunden</translation>
    </message>
    <message>
        <source>%1 names a market segment that does not exist</source>
        <translation>%1 nennt ein Marktsegment, das es nicht gibt</translation>
    </message>
    <message>
        <source>%1 would have the bookings of a channel or source that does not exist</source>
        <translation>%1 hätte die Buchungen eines Kanals oder einer Quelle, die es nicht gibt</translation>
    </message>
    <message>
        <source>is not possible</source>
        <translation>ist nicht möglich</translation>
    </message>
    <message>
        <source>%1 is retired; choose another one</source>
        <translation>%1 ist stillgelegt; wählen Sie ein anderes</translation>
    </message>
    <message>
        <source>market segment %1</source>
        <translation>Marktsegment %1</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>Market segments of an import</source>
        <translation>Marktsegmente eines Imports</translation>
    </message>
    <message>
        <source>bookings of %1 can belong to one market segment only</source>
        <translation>Buchungen von %1 können nur zu einem Marktsegment gehören</translation>
    </message>
    <message>
        <source>a market segment cannot be read</source>
        <translation>ein Marktsegment ist nicht lesbar</translation>
    </message>
    <message>
        <source>its market segment is missing</source>
        <translation>ihr Marktsegment fehlt</translation>
    </message>
    <message>
        <source>Exporting or erasing guest data requires the role manager; %1 is signed in as %2</source>
        <translation>Das Exportieren oder Löschen von Gastdaten erfordert die Rolle Manager; %1 ist als %2 angemeldet</translation>
    </message>
    <message>
        <source>booking with number %1 is not over; its guest is needed</source>
        <translation>Buchung mit Nummer %1 ist nicht beendet; ihr Gast wird noch gebraucht</translation>
    </message>
    <message>
        <source>booking with number %1 ended just now; try again</source>
        <translation>Buchung mit Nummer %1 wurde gerade eben beendet; versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>a payment or refund of booking %1 is not complete; finish it on the page Tasks first</source>
        <translation>eine Zahlung oder Erstattung der Buchung %1 ist nicht abgeschlossen; schließen Sie sie zuerst auf der Seite Aufgaben ab</translation>
    </message>
    <message>
        <source>erased guest data cannot be restored</source>
        <translation>gelöschte Gastdaten können nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <source>there are more than %1 market segments</source>
        <translation>es gibt mehr als %1 Marktsegmente</translation>
    </message>
    <message>
        <source>only restrictions can have a channel</source>
        <translation>nur Einschränkungen können einen Kanal haben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is used by %2 (%3), which is not retired; rename or retire that one first</source>
        <translation>„%1“ verwendet %2 (%3), das nicht stillgelegt ist; benennen Sie dieses zuerst um oder legen Sie es still</translation>
    </message>
    <message>
        <source>a message about booking %1 is still to be sent, or waits on the page Channels; settle it first</source>
        <translation>eine Nachricht über Buchung %1 ist noch zu senden oder wartet auf der Seite Kanäle; erledigen Sie sie zuerst</translation>
    </message>
    <message>
        <source>%1 for rate plan &quot;%2&quot; on %3</source>
        <translation>%1 für Ratenplan „%2“ bei %3</translation>
    </message>
    <message>
        <source>%1 for rate plan &quot;%2&quot;</source>
        <translation>%1 für Ratenplan „%2“</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>what is closed, a channel</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>the restrictions of rate plan %3 on channel %4 differ between log and table</source>
        <translation>die Einschränkungen von Ratenplan %3 bei Kanal %4 sind in Protokoll und Tabelle verschieden</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Best available rate</source>
        <translation>Beste verfügbare Rate</translation>
    </message>
    <message>
        <source>the request is still in progress; retry with the same key</source>
        <translation>die Anfrage wird noch bearbeitet; versuchen Sie es mit demselben Schlüssel noch einmal</translation>
    </message>
    <message>
        <source>bookings are not accepted at the moment; try again later</source>
        <translation>im Augenblick werden keine Buchungen angenommen; versuchen Sie es später erneut</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>the token belongs to another channel</source>
        <translation>das Token gehört zu einem anderen Kanal</translation>
    </message>
    <message>
        <source>invalid response from the server</source>
        <translation>ungültige Antwort des Servers</translation>
    </message>
    <message>
        <source>there is no such fee on request</source>
        <translation>es gibt keine solche Gebühr auf Wunsch</translation>
    </message>
    <message>
        <source>no city tax has the exemption &quot;%1&quot;</source>
        <translation>keine Ortstaxe hat die Befreiung „%1“</translation>
    </message>
    <message>
        <source>only tokens of clerks and managers can claim exemptions</source>
        <translation>nur Tokens der Rezeption und der Leitung können Befreiungen angeben</translation>
    </message>
    <message>
        <source>channel not found</source>
        <translation>Kanal nicht gefunden</translation>
    </message>
</context>
<context>
    <name>FactGrid</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>Failure</name>
    <message>
        <source>Authentication failed (%1). Check account and password.</source>
        <translation>Anmeldung fehlgeschlagen (%1). Prüfen Sie Konto und Passwort.</translation>
    </message>
    <message>
        <source>Access denied (%1). Check account, password and property ID, or ask the provider to permit the access.</source>
        <translation>Zugriff verweigert (%1). Prüfen Sie Konto, Passwort und Hotel-ID, oder bitten Sie den Anbieter, den Zugriff zu erlauben.</translation>
    </message>
    <message>
        <source>Address not found (%1). Check the address in the settings.</source>
        <translation>Adresse nicht gefunden (%1). Prüfen Sie die Adresse in den Einstellungen.</translation>
    </message>
    <message>
        <source>Wrong protocol for this address (%1). Check address and protocol in the settings.</source>
        <translation>Falsches Protokoll für diese Adresse (%1). Prüfen Sie Adresse und Protokoll in den Einstellungen.</translation>
    </message>
    <message>
        <source>The proxy requires a password (%1). Check the proxy settings of this computer.</source>
        <translation>Der Proxy verlangt ein Passwort (%1). Prüfen Sie die Proxy-Einstellungen dieses Computers.</translation>
    </message>
    <message>
        <source>No response in time (%1). If this persists, check the address or contact the provider.</source>
        <translation>Keine rechtzeitige Antwort (%1). Bleibt es dabei, prüfen Sie die Adresse, oder wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>Too many requests (%1). If this persists, lower the requests per minute in the settings.</source>
        <translation>Zu viele Anfragen (%1). Bleibt es dabei, senken Sie die Anfragen je Minute in den Einstellungen.</translation>
    </message>
    <message>
        <source>Temporarily unavailable (%1). If this persists, contact the provider.</source>
        <translation>Vorübergehend nicht verfügbar (%1). Bleibt es dabei, wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>Internal error of the other system (%1). If this persists, contact the provider.</source>
        <translation>Interner Fehler der Gegenstelle (%1). Bleibt es dabei, wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>The address has changed (%1). Ask the provider for the new one and enter it in the settings.</source>
        <translation>Die Adresse hat sich geändert (%1). Erfragen Sie die neue beim Anbieter, und geben Sie sie in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>Request rejected (%1). Contact the provider.</source>
        <translation>Anfrage abgelehnt (%1). Wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>Connection refused. Check address and port, and whether the other system is running.</source>
        <translation>Verbindung abgelehnt. Prüfen Sie Adresse und Port, und ob die Gegenstelle läuft.</translation>
    </message>
    <message>
        <source>Host not found. Check the address and the network connection of this computer.</source>
        <translation>Host nicht gefunden. Prüfen Sie die Adresse und die Netzwerkverbindung dieses Computers.</translation>
    </message>
    <message>
        <source>No response in time. Check address and port; if this persists, contact the provider.</source>
        <translation>Keine rechtzeitige Antwort. Prüfen Sie Adresse und Port; bleibt es dabei, wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>Connection closed before the response. Check address, port and protocol; if this persists, contact the provider.</source>
        <translation>Verbindung vor der Antwort geschlossen. Prüfen Sie Adresse, Port und Protokoll; bleibt es dabei, wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>No secure connection (TLS). Check address and port, or contact the provider.</source>
        <translation>Keine sichere Verbindung (TLS). Prüfen Sie Adresse und Port, oder wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>The proxy is not available. Check the proxy settings of this computer.</source>
        <translation>Der Proxy ist nicht verfügbar. Prüfen Sie die Proxy-Einstellungen dieses Computers.</translation>
    </message>
    <message>
        <source>Network not available. Check the network connection of this computer.</source>
        <translation>Netzwerk nicht verfügbar. Prüfen Sie die Netzwerkverbindung dieses Computers.</translation>
    </message>
    <message>
        <source>Not the expected protocol. Check address, port and protocol in the settings.</source>
        <translation>Nicht das erwartete Protokoll. Prüfen Sie Adresse, Port und Protokoll in den Einstellungen.</translation>
    </message>
    <message>
        <source>The response is too large. Check address and protocol in the settings, or contact the provider.</source>
        <translation>Die Antwort ist zu groß. Prüfen Sie Adresse und Protokoll in den Einstellungen, oder wenden Sie sich an den Anbieter.</translation>
    </message>
    <message>
        <source>Certificate not trusted: %1. Check the address, or contact the provider.</source>
        <translation>Zertifikat nicht vertrauenswürdig: %1. Prüfen Sie die Adresse, oder wenden Sie sich an den Anbieter.</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>adjustment</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>night audit time</source>
        <translation>Uhrzeit des Tagesabschlusses</translation>
    </message>
    <message>
        <source>booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>business date</source>
        <translation>Hoteldatum</translation>
    </message>
    <message>
        <source>cancellation fee</source>
        <translation>Stornogebühr</translation>
    </message>
    <message>
        <source>check-in</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>check-out</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>free cancellation until</source>
        <translation>kostenfrei stornierbar bis</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zimmernummern</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>overbooking rule</source>
        <translation>Überbuchungsregel</translation>
    </message>
    <message>
        <source>base rate plan</source>
        <translation>Basisratenplan</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>rate plan code</source>
        <translation>Kürzel des Ratenplans</translation>
    </message>
    <message>
        <source>room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>rooms to sell</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>hold duration</source>
        <translation>Optionsdauer</translation>
    </message>
    <message>
        <source>time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message>
        <source>max LOS</source>
        <translation>Höchstaufenthalt</translation>
    </message>
    <message>
        <source>min LOS</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>PIN or password</source>
        <translation>PIN oder Passwort</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>names</source>
        <translation>öffentlicher Hostname</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>prepayment</source>
        <translation>Vorauszahlung</translation>
    </message>
    <message>
        <source>shared duplicate database</source>
        <translation>gemeinsame Dublettendatenbank</translation>
    </message>
    <message>
        <source>allotment</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>availability offset</source>
        <translation>Verfügbarkeitskorrektur</translation>
    </message>
    <message>
        <source>availability requests per minute</source>
        <translation>Verfügbarkeitsanfragen je Minute</translation>
    </message>
    <message>
        <source>batching window</source>
        <translation>Sammelzeit</translation>
    </message>
    <message>
        <source>booking history</source>
        <translation>Buchungshistorie</translation>
    </message>
    <message>
        <source>booking window</source>
        <translation>Buchungsfenster</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>channel settings</source>
        <translation>Kanaleinstellungen</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>Dublette</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>exclude overbooking</source>
        <translation>ohne Überbuchung</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>listen</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>markup</source>
        <translation>Aufschlag</translation>
    </message>
    <message>
        <source>max availability</source>
        <translation>max. Verfügbarkeit</translation>
    </message>
    <message>
        <source>max items per request</source>
        <translation>max. Einträge je Anfrage</translation>
    </message>
    <message>
        <source>nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>no-show fee</source>
        <translation>No-Show-Gebühr</translation>
    </message>
    <message>
        <source>passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>payment method</source>
        <translation>Zahlungsart</translation>
    </message>
    <message>
        <source>polling interval</source>
        <translation>Abrufintervall</translation>
    </message>
    <message>
        <source>proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Rückfrage</translation>
    </message>
    <message>
        <source>rate ID</source>
        <translation>Raten-ID</translation>
    </message>
    <message>
        <source>rate requests per minute</source>
        <translation>Ratenanfragen je Minute</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>reply-to</source>
        <translation>Antwortadresse</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>reservation delivery URL</source>
        <translation>URL für Reservierungen</translation>
    </message>
    <message>
        <source>response timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>restrictions</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>room ID</source>
        <translation>Zimmer-ID</translation>
    </message>
    <message>
        <source>security</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>Aufenthalt</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>accept oversold</source>
        <translation>Überbuchung zulassen</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>in service from</source>
        <translation>in Betrieb ab</translation>
    </message>
    <message>
        <source>pool code</source>
        <translation>Kürzel des Pools</translation>
    </message>
    <message>
        <source>retired from</source>
        <translation>stillgelegt ab</translation>
    </message>
    <message>
        <source>room number</source>
        <translation>Zimmernummer</translation>
    </message>
    <message>
        <source>room type code</source>
        <translation>Kürzel des Zimmertyps</translation>
    </message>
    <message>
        <source>arrival weekdays</source>
        <translation>Anreisewochentage</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>dates of sale</source>
        <translation>Verkaufszeitraum</translation>
    </message>
    <message>
        <source>dates of stay</source>
        <translation>Aufenthaltszeitraum</translation>
    </message>
    <message>
        <source>max days ahead</source>
        <translation>max. Vorlauf in Tagen</translation>
    </message>
    <message>
        <source>min days ahead</source>
        <translation>min. Vorlauf in Tagen</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>max adults</source>
        <translation>max. Erwachsene</translation>
    </message>
    <message>
        <source>max children</source>
        <translation>max. Kinder</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>age bands</source>
        <translation>Altersgruppen</translation>
    </message>
    <message>
        <source>age of children</source>
        <translation>Alter der Kinder</translation>
    </message>
    <message>
        <source>city tax</source>
        <translation>Ortstaxe</translation>
    </message>
    <message>
        <source>exemption</source>
        <translation>Befreiung</translation>
    </message>
    <message>
        <source>meal part</source>
        <translation>Verpflegungsanteil</translation>
    </message>
    <message>
        <source>seasons</source>
        <translation>Saisonzeiten</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>charged</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>rate or amount</source>
        <translation>Satz oder Betrag</translation>
    </message>
    <message>
        <source>market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>market segment code</source>
        <translation>Code des Marktsegments</translation>
    </message>
    <message>
        <source>market segments</source>
        <translation>Marktsegmente</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Segment</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Enter a hotel name.</source>
        <translation>Geben Sie einen Namen für das Hotel ein.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list, such as Europe/Lisbon.</source>
        <translation>Wählen Sie eine Zeitzone aus der Liste, etwa Europe/Berlin.</translation>
    </message>
    <message>
        <source>Choose a currency from the list, such as EUR.</source>
        <translation>Wählen Sie eine Währung aus der Liste, etwa EUR.</translation>
    </message>
    <message>
        <source>Add at least one room type.</source>
        <translation>Fügen Sie mindestens einen Zimmertyp hinzu.</translation>
    </message>
    <message>
        <source>Enter a code, such as STD.</source>
        <translation>Geben Sie ein Kürzel ein, etwa STD.</translation>
    </message>
    <message>
        <source>Code %1 is used more than once. Enter a different code.</source>
        <translation>Das Kürzel %1 wird mehrfach verwendet. Geben Sie ein anderes ein.</translation>
    </message>
    <message>
        <source>Enter a name, such as Standard Double.</source>
        <translation>Geben Sie einen Namen ein, etwa Standard-Doppelzimmer.</translation>
    </message>
    <message>
        <source>Enter 1 to 10,000 rooms.</source>
        <translation>Geben Sie 1 bis 10.000 Zimmer ein.</translation>
    </message>
    <message>
        <source>Enter 1 to 100 guests per room.</source>
        <translation>Geben Sie 1 bis 100 Gäste je Zimmer ein.</translation>
    </message>
    <message>
        <source>A rate cannot be negative.</source>
        <translation>Eine Rate kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>No other room type has this code.</source>
        <translation>Kein anderer Zimmertyp hat dieses Kürzel.</translation>
    </message>
    <message>
        <source>%1 has no rooms of its own. Choose another room type.</source>
        <translation>%1 hat keine eigenen Zimmer. Wählen Sie einen anderen Zimmertyp.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s) to share.</source>
        <translation>
            <numerusform>%1 hat nur %n Zimmer zu teilen.</numerusform>
            <numerusform>%1 hat nur %n Zimmer zu teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the first room number.</source>
        <translation>Geben Sie die Nummer des ersten Zimmers ein.</translation>
    </message>
    <message>
        <source>Room %1 is in two room types. Change the first room number.</source>
        <translation>Zimmer %1 gehört zu zwei Zimmertypen. Ändern Sie die Nummer des ersten Zimmers.</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>Flexibel</translation>
    </message>
    <message>
        <source>Non-refundable</source>
        <translation>Nicht erstattbar</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>hotel</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einzelzimmer</translation>
    </message>
    <message>
        <source>Standard Twin</source>
        <translation>Zweibettzimmer</translation>
    </message>
    <message>
        <source>Standard Double</source>
        <translation>Doppelzimmer</translation>
    </message>
    <message>
        <source>Superior</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familienzimmer</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Guest house (8 rooms)</source>
        <translation>Pension (8 Zimmer)</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelzimmer</translation>
    </message>
    <message>
        <source>Small hotel (20 rooms)</source>
        <translation>Kleines Hotel (20 Zimmer)</translation>
    </message>
    <message>
        <source>Town hotel (60 rooms)</source>
        <translation>Stadthotel (60 Zimmer)</translation>
    </message>
    <message>
        <source>Resort (180 rooms)</source>
        <translation>Ferienhotel (180 Zimmer)</translation>
    </message>
    <message>
        <source>Deluxe</source>
        <translation>Deluxe</translation>
    </message>
    <message>
        <source>Already contains a hotel. Open it, or choose another name.</source>
        <translation>Hier gibt es schon ein Hotel. Öffnen Sie es, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Assumed from this computer. Choose the hotel&apos;s time zone.</source>
        <translation>Von diesem Computer übernommen. Wählen Sie die Zeitzone des Hotels.</translation>
    </message>
    <message>
        <source>From the city: %1</source>
        <translation>Aus dem Ort: %1</translation>
    </message>
    <message>
        <source>The file has no room types.</source>
        <translation>Die Datei hat keine Zimmertypen.</translation>
    </message>
    <message>
        <source>The amounts of the file are in %1. Choose this currency.</source>
        <translation>Die Beträge der Datei sind in %1. Wählen Sie diese Währung.</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>The same as %1</source>
        <comment>time zone; a hotel</comment>
        <translation>Wie bei %1</translation>
    </message>
    <message>
        <source>%1 is in another time zone.</source>
        <translation>%1 liegt in einer anderen Zeitzone.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a time zone</comment>
        <translation>%1 übernehmen</translation>
    </message>
</context>
<context>
    <name>Fx</name>
    <message>
        <source>1 %1 = %2 %3, %4, %5</source>
        <comment>currency, rate, currency, source, day</comment>
        <translation>1 %1 = %2 %3, %4, %5</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>amount in another currency</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>European Central Bank</source>
        <translation>Europäische Zentralbank</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>min length of stay: %n night(s)</source>
        <translation>
            <numerusform>Mindestaufenthalt: %n Nacht</numerusform>
            <numerusform>Mindestaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max length of stay: %n night(s)</source>
        <translation>
            <numerusform>Höchstaufenthalt: %n Nacht</numerusform>
            <numerusform>Höchstaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>CTA/D</source>
        <translation>CTA/D</translation>
    </message>
    <message>
        <source>CTA</source>
        <translation>CTA</translation>
    </message>
    <message>
        <source>CTD</source>
        <translation>CTD</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>oversold by %n room(s)</source>
        <translation>
            <numerusform>um %n Zimmer überbucht</numerusform>
            <numerusform>um %n Zimmer überbucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n available</source>
        <translation>
            <numerusform>%n frei</numerusform>
            <numerusform>%n frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n optioniert</numerusform>
            <numerusform>%n optioniert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n room(s) sold</source>
        <translation>
            <numerusform>%1 von %n Zimmer verkauft</numerusform>
            <numerusform>%1 von %n Zimmern verkauft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of order</source>
        <translation>
            <numerusform>%n außer Betrieb</numerusform>
            <numerusform>%n außer Betrieb</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>stop-sell, short</comment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>no rate</source>
        <translation>keine Rate</translation>
    </message>
    <message>
        <source>derived from %1</source>
        <translation>abgeleitet von %1</translation>
    </message>
    <message>
        <source>manual override (rule: %1)</source>
        <translation>manuell überschrieben (Regel: %1)</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) to sell, set manually (default %1)</source>
        <translation>
            <numerusform>%n Zimmer im Verkauf, manuell gesetzt (Standard %1)</numerusform>
            <numerusform>%n Zimmer im Verkauf, manuell gesetzt (Standard %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>room type, rate plan</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s), %2</source>
        <translation>
            <numerusform>%1 in %n Bereich, %2</numerusform>
            <numerusform>%1 in %n Bereichen, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n pool(s)</source>
        <translation>
            <numerusform>%n Pool</numerusform>
            <numerusform>%n Pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room type(s)</source>
        <translation>
            <numerusform>%n Zimmertyp</numerusform>
            <numerusform>%n Zimmertypen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rate(s)</source>
        <translation>
            <numerusform>%n Rate</numerusform>
            <numerusform>%n Raten</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1: %2</source>
        <comment>rate plan or channel: restrictions</comment>
        <translation>nur %1: %2</translation>
    </message>
</context>
<context>
    <name>GridChanges</name>
    <message>
        <source>To copy several ranges at once, select the same nights or the same rows in each range.</source>
        <translation>Um mehrere Bereiche gemeinsam zu kopieren, wählen Sie in jedem Bereich dieselben Nächte oder dieselben Zeilen.</translation>
    </message>
    <message>
        <source>The selected rows have no values to copy in this view.</source>
        <translation>Die ausgewählten Zeilen haben in dieser Ansicht keine Werte zum Kopieren.</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
</context>
<context>
    <name>GridParity</name>
    <message>
        <source>Not published to any channel</source>
        <translation>Auf keinem Kanal veröffentlicht</translation>
    </message>
    <message>
        <source>availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>restrictions</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>rates</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>! %1: updates rejected (%2)</source>
        <translation>! %1: Änderungen abgelehnt (%2)</translation>
    </message>
    <message>
        <source>↑ %1: pending updates (%2)</source>
        <translation>↑ %1: ausstehende Änderungen (%2)</translation>
    </message>
    <message>
        <source>✓ %1: in sync</source>
        <translation>✓ %1: synchron</translation>
    </message>
    <message>
        <source>– %1: not published</source>
        <translation>– %1: nicht veröffentlicht</translation>
    </message>
</context>
<context>
    <name>GridPaste</name>
    <message>
        <source>The clipboard contains no text to paste.</source>
        <translation>Die Zwischenablage enthält keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>Row %1 of the clipboard has %2 cells, but the first row has %3. Nothing was changed.</source>
        <translation>Zeile %1 der Zwischenablage hat %2 Zellen, die erste Zeile jedoch %3. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Row %1, column %2 (%3): %4.</source>
        <translation>Zeile %1, Spalte %2 (%3): %4.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cell(s) are invalid.</source>
        <translation>
            <numerusform>%Ln weitere Zelle ist ungültig.</numerusform>
            <numerusform>%Ln weitere Zellen sind ungültig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nights before %1 are in the past and cannot be changed. Nothing was changed.</source>
        <translation>Nächte vor dem %1 liegen in der Vergangenheit und können nicht geändert werden. Es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 columns, but only %n night(s) from %2 can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>Die Zwischenablage hat %1 Spalten, aber ab dem %2 kann nur %n Nacht geändert werden. Es wurde nichts geändert.</numerusform>
            <numerusform>Die Zwischenablage hat %1 Spalten, aber ab dem %2 können nur %n Nächte geändert werden. Es wurde nichts geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several cells can only be pasted into a single range. Nothing was changed.</source>
        <translation>Mehrere Zellen können nur in einen einzelnen Bereich eingefügt werden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The clipboard has %1 × %2 cells, the selection %3 × %4 (rows × nights). Select one cell or a range of the same size. Nothing was changed.</source>
        <translation>Die Zwischenablage hat %1 × %2 Zellen, die Auswahl %3 × %4 (Zeilen × Nächte). Wählen Sie eine Zelle oder einen Bereich gleicher Größe. Es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 rows, but only %n row(s) from the first selected row down can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>Die Zwischenablage hat %1 Zeilen, aber ab der ersten ausgewählten Zeile kann nur %n geändert werden. Es wurde nichts geändert.</numerusform>
            <numerusform>Die Zwischenablage hat %1 Zeilen, aber ab der ersten ausgewählten Zeile können nur %n geändert werden. Es wurde nichts geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuestForm</name>
    <message>
        <source>&amp;Guest</source>
        <translation>&amp;Gast</translation>
    </message>
    <message>
        <source>Guest name</source>
        <translation>Name des Gastes</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Re&amp;ference</source>
        <translation>Re&amp;ferenz</translation>
    </message>
    <message>
        <source>Channel or guest reference</source>
        <translation>Referenz des Kanals oder des Gastes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>E&amp;mail</source>
        <translation>E-&amp;Mail</translation>
    </message>
    <message>
        <source>P&amp;hone</source>
        <translation>&amp;Telefon</translation>
    </message>
    <message>
        <source>Countr&amp;y</source>
        <translation>&amp;Land</translation>
    </message>
    <message>
        <source>Not&amp;es</source>
        <translation>N&amp;otizen</translation>
    </message>
</context>
<context>
    <name>GuestLetter</name>
    <message>
        <source>Your booking %1 at %2</source>
        <translation>%2: Ihre Buchung %1</translation>
    </message>
    <message>
        <source>Your booking %1 at %2 has been changed</source>
        <translation>%2: Ihre Buchung %1 wurde geändert</translation>
    </message>
    <message>
        <source>Your booking %1 at %2 has been cancelled</source>
        <translation>%2: Ihre Buchung %1 wurde storniert</translation>
    </message>
    <message>
        <source>Your booking request %1 at %2 could not be confirmed</source>
        <translation>%2: Ihre Buchungsanfrage %1 konnte nicht bestätigt werden</translation>
    </message>
    <message>
        <source>Kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Guten Tag %1,</translation>
    </message>
    <message>
        <source>Your booking is confirmed. We look forward to your stay.</source>
        <translation>Ihre Buchung ist bestätigt. Wir freuen uns auf Ihren Aufenthalt.</translation>
    </message>
    <message>
        <source>Your booking has been changed. These are the new details.</source>
        <translation>Ihre Buchung wurde geändert. Hier sind die neuen Angaben.</translation>
    </message>
    <message>
        <source>Your booking has been cancelled.</source>
        <translation>Ihre Buchung wurde storniert.</translation>
    </message>
    <message>
        <source>Your booking request could not be confirmed. No payment is due.</source>
        <translation>Ihre Buchungsanfrage konnte nicht bestätigt werden. Es ist keine Zahlung fällig.</translation>
    </message>
    <message>
        <source>Booking: %1</source>
        <translation>Buchung: %1</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <translation>Anreise: %1</translation>
    </message>
    <message>
        <source>Departure: %1</source>
        <translation>Abreise: %1</translation>
    </message>
    <message>
        <source>Nights: %1</source>
        <translation>Nächte: %1</translation>
    </message>
    <message>
        <source>Rooms: %1 × %2</source>
        <translation>Zimmer: %1 × %2</translation>
    </message>
    <message>
        <source>Adults: %1, children: %2</source>
        <translation>Erwachsene: %1, Kinder: %2</translation>
    </message>
    <message>
        <source>Adults: %1</source>
        <translation>Erwachsene: %1</translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation>Rate: %1</translation>
    </message>
    <message>
        <source>Total, taxes included: %1</source>
        <translation>Gesamtpreis inklusive Steuern: %1</translation>
    </message>
    <message>
        <source>In your currency: %1</source>
        <translation>In Ihrer Währung: %1</translation>
    </message>
    <message>
        <source>Cancellation fee: %1</source>
        <translation>Stornogebühr: %1</translation>
    </message>
    <message>
        <source>Charged to your card: %1</source>
        <translation>Ihrer Karte belastet: %1</translation>
    </message>
    <message>
        <source>Payment at the hotel.</source>
        <translation>Zahlung im Hotel.</translation>
    </message>
    <message>
        <source>Refunded to your card: %1</source>
        <translation>Auf Ihre Karte erstattet: %1</translation>
    </message>
    <message>
        <source>This booking is non-refundable. If you cancel, the full price is due.</source>
        <translation>Diese Buchung ist nicht erstattbar. Bei einer Stornierung ist der volle Preis fällig.</translation>
    </message>
    <message>
        <source>You can cancel this booking free of charge.</source>
        <translation>Sie können diese Buchung kostenfrei stornieren.</translation>
    </message>
    <message>
        <source>Free cancellation until %1, %2 (hotel time). After that, the cancellation fee is %3.</source>
        <translation>Kostenfrei stornierbar bis %1, %2 Uhr (Ortszeit des Hotels). Danach beträgt die Stornogebühr %3.</translation>
    </message>
    <message>
        <source>From %1, %2 on, the fee is %3.</source>
        <translation>Ab %1, %2 Uhr beträgt die Gebühr %3.</translation>
    </message>
    <message>
        <source>If you do not arrive, %1 is due.</source>
        <translation>Bei Nichtanreise werden %1 fällig.</translation>
    </message>
    <message>
        <source>Fee still to be paid: %1</source>
        <translation>Noch zu zahlende Gebühr: %1</translation>
    </message>
    <message>
        <source>Due at the hotel: %1</source>
        <translation>Im Hotel fällig: %1</translation>
    </message>
    <message>
        <source>Still to be refunded to you: %1</source>
        <translation>Noch an Sie zu erstatten: %1</translation>
    </message>
    <message>
        <source>Taxes and fees to pay at the hotel: %1</source>
        <translation>Steuern und Gebühren, im Hotel zu zahlen: %1</translation>
    </message>
    <message>
        <source>Price: %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>Total with taxes and fees: %1</source>
        <translation>Gesamt mit Steuern und Gebühren: %1</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>, including %1 %2 (%3 %)</source>
        <translation>, davon %1 %2 (%3 %)</translation>
    </message>
    <message>
        <source>; %1 is added to the price</source>
        <translation>; %1 kommt zum Preis hinzu</translation>
    </message>
    <message>
        <source>; to pay at the hotel</source>
        <translation>; im Hotel zu zahlen</translation>
    </message>
    <message>
        <source>; to pay where you booked</source>
        <translation>; bei der Buchungsstelle zu zahlen</translation>
    </message>
</context>
<context>
    <name>HoldQuestion</name>
    <message>
        <source>Review &amp;duplicate…</source>
        <translation>Duble&amp;tte prüfen…</translation>
    </message>
    <message>
        <source>Possible duplicate: compare both bookings (Enter)</source>
        <translation>Mögliche Dublette: beide Buchungen vergleichen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Enter compares both bookings, Delete releases</source>
        <translation>Eingabetaste vergleicht beide Buchungen, Entf gibt frei</translation>
    </message>
    <message>
        <source>Show &amp;payment</source>
        <translation>Zahlun&amp;g anzeigen</translation>
    </message>
    <message>
        <source>Payment pending: show its steps (Enter)</source>
        <translation>Zahlung läuft: ihre Schritte anzeigen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Payment pending; Enter shows it</source>
        <translation>Zahlung läuft; Eingabetaste zeigt sie</translation>
    </message>
</context>
<context>
    <name>HotelForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>C&amp;ity</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Hotel name</source>
        <translation>Name des Hotels</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>&amp;Time zone</source>
        <translation>&amp;Zeitzone</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>Zimme&amp;r</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>&amp;Add room type</source>
        <translation>Zimmertyp &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Also sell a non-refundable rate, 10 % cheap&amp;er</source>
        <translation>Auch eine nicht &amp;erstattbare Rate verkaufen, 10 % günstiger</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Hotel file</source>
        <translation>Hoteldatei</translation>
    </message>
    <message>
        <source>C&amp;urrency</source>
        <translation>Währ&amp;ung</translation>
    </message>
    <message>
        <source>Temp&amp;late</source>
        <translation>Vorla&amp;ge</translation>
    </message>
    <message>
        <source>Choo&amp;se…</source>
        <translation>Au&amp;swählen…</translation>
    </message>
</context>
<context>
    <name>Housekeeping</name>
    <message>
        <source>Dirty</source>
        <translation>Schmutzig</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Sauber</translation>
    </message>
    <message>
        <source>Inspected</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Außer Service</translation>
    </message>
    <message>
        <source>room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>rooms %1</source>
        <comment>their numbers</comment>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>Housekeeping: %1</source>
        <comment>a status</comment>
        <translation>Housekeeping: %1</translation>
    </message>
</context>
<context>
    <name>LastAct</name>
    <message>
        <source>Last change: %1. It cannot be undone.</source>
        <translation>Letzte Änderung: %1. Sie lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Last change: %1. %2.</source>
        <comment>a change; why it cannot be undone</comment>
        <translation>Letzte Änderung: %1. %2.</translation>
    </message>
    <message>
        <source>All changes of this session are undone.</source>
        <translation>Alle Änderungen dieser Sitzung sind rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The last change is undone: %1.</source>
        <translation>Die letzte Änderung ist rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Room %1 assigned to %2</source>
        <translation>Zimmer %1 an %2 vergeben</translation>
    </message>
    <message>
        <source>Room %1 unassigned from %2</source>
        <translation>Zimmer %1 von %2 zurückgenommen</translation>
    </message>
    <message>
        <source>%1 moved from room %2 to %3</source>
        <translation>%1 von Zimmer %2 nach %3 verlegt</translation>
    </message>
    <message numerus="yes">
        <source>Rooms assigned to %n stay(s)</source>
        <translation>
            <numerusform>Zimmer für %n Aufenthalt zugewiesen</numerusform>
            <numerusform>Zimmer für %n Aufenthalte zugewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rooms of %n stay(s) changed</source>
        <translation>
            <numerusform>Zimmer von %n Aufenthalt geändert</numerusform>
            <numerusform>Zimmer von %n Aufenthalten geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>The change of %1 cannot be undone because the booking is closed.</source>
        <translation>Die Änderung von %1 lässt sich nicht rückgängig machen, weil die Buchung abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Changes of closed bookings cannot be undone: %1.</source>
        <translation>Änderungen abgeschlossener Buchungen lassen sich nicht rückgängig machen: %1.</translation>
    </message>
    <message>
        <source>The change of %1 cannot be redone because the booking is closed.</source>
        <translation>Die Änderung von %1 lässt sich nicht wiederholen, weil die Buchung abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Changes of closed bookings cannot be redone: %1.</source>
        <translation>Änderungen abgeschlossener Buchungen lassen sich nicht wiederholen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of bookings; how many there are more</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightAudit</name>
    <message>
        <source>%1: %2</source>
        <comment>a list&apos;s title, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2, %3 %</source>
        <comment>rooms sold, rooms there are, percent</comment>
        <translation>%1 von %2, %3 %</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s)</source>
        <translation>
            <numerusform>%n Buchung</numerusform>
            <numerusform>%n Buchungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Zimmer</numerusform>
            <numerusform>%n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angereist</translation>
    </message>
    <message>
        <source>Departed</source>
        <translation>Abgereist</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>Rooms sold tonight</source>
        <translation>Heute verkaufte Zimmer</translation>
    </message>
    <message>
        <source>Room revenue tonight</source>
        <translation>Logisumsatz heute</translation>
    </message>
    <message>
        <source>ADR</source>
        <translation>ADR</translation>
    </message>
    <message>
        <source>RevPAR</source>
        <translation>RevPAR</translation>
    </message>
    <message>
        <source>Pending no-shows (not marked)</source>
        <translation>Offene No-Shows (nicht vermerkt)</translation>
    </message>
    <message>
        <source>No-shows</source>
        <translation>No-Shows</translation>
    </message>
    <message>
        <source>Pending no-shows</source>
        <translation>Offene No-Shows</translation>
    </message>
    <message>
        <source>Night audit for %1</source>
        <translation>Tagesabschluss vom %1</translation>
    </message>
    <message>
        <source>Total fees: %1</source>
        <translation>Gebühren gesamt: %1</translation>
    </message>
    <message>
        <source>Due out, not checked out</source>
        <translation>Überfällige Abreisen, nicht ausgecheckt</translation>
    </message>
    <message>
        <source>The business date is now %1.</source>
        <translation>Das Hoteldatum ist jetzt der %1.</translation>
    </message>
    <message>
        <source>The business date moves from %1 to %2.</source>
        <translation>Das Hoteldatum rückt vom %1 auf den %2.</translation>
    </message>
</context>
<context>
    <name>Overbooking</name>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
    <message>
        <source>Pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>All room types</source>
        <translation>Alle Zimmertypen</translation>
    </message>
    <message>
        <source>Room type %1</source>
        <translation>Zimmertyp %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>every day</source>
        <translation>jeden Tag</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>all nights</source>
        <translation>alle Nächte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) or more</source>
        <translation>
            <numerusform>ab %Ln Tag</numerusform>
            <numerusform>ab %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln day(s)</source>
        <translation>
            <numerusform>bis zu %Ln Tag</numerusform>
            <numerusform>bis zu %Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln day(s)</source>
        <translation>
            <numerusform>%1 bis %Ln Tag</numerusform>
            <numerusform>%1 bis %Ln Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Inventory</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Overbooking</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>PaidAmounts</name>
    <message>
        <source>No refund to the guest</source>
        <translation>Keine Erstattung an den Gast</translation>
    </message>
    <message>
        <source>Refund to the guest: %1</source>
        <translation>Erstattung an den Gast: %1</translation>
    </message>
    <message>
        <source>Total with taxes and fees: %1.</source>
        <translation>Gesamt mit Steuern und Gebühren: %1.</translation>
    </message>
    <message>
        <source>Total: %1.</source>
        <translation>Gesamt: %1.</translation>
    </message>
    <message>
        <source>Paid: %1.</source>
        <translation>Bezahlt: %1.</translation>
    </message>
    <message>
        <source>Nothing is due at the hotel.</source>
        <translation>Im Hotel ist nichts zu zahlen.</translation>
    </message>
    <message>
        <source>Due at the hotel: %1.</source>
        <translation>Im Hotel zu zahlen: %1.</translation>
    </message>
</context>
<context>
    <name>PendingBooking</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>No booking was created.</source>
        <translation>Es wurde keine Buchung angelegt.</translation>
    </message>
    <message>
        <source>Possible duplicate: needs review.</source>
        <translation>Mögliche Dublette: zu prüfen.</translation>
    </message>
    <message>
        <source>Payment pending.</source>
        <translation>Zahlung läuft.</translation>
    </message>
</context>
<context>
    <name>PlanBoard</name>
    <message>
        <source>Unassigned</source>
        <translation>Nicht zugewiesen</translation>
    </message>
    <message>
        <source>Due out</source>
        <translation>Abreise fällig</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
</context>
<context>
    <name>PrintedPage</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>is required with --import</source>
        <translation>ist mit --import erforderlich</translation>
    </message>
    <message>
        <source>cannot be combined with --import</source>
        <translation>kann nicht mit --import kombiniert werden</translation>
    </message>
    <message>
        <source>can only be used with --import</source>
        <translation>kann nur mit --import verwendet werden</translation>
    </message>
    <message>
        <source>cannot be combined with --demo</source>
        <translation>kann nicht mit --demo kombiniert werden</translation>
    </message>
    <message>
        <source>Desktop channel manager for hotels.</source>
        <translation>Channel-Manager für Hotels.</translation>
    </message>
    <message>
        <source>Open a sample hotel with simulated channels and guests.</source>
        <translation>Ein Beispielhotel mit simulierten Kanälen und Gästen öffnen.</translation>
    </message>
    <message>
        <source>Random seed of the sample hotel (default: 1).</source>
        <translation>Zufallsstartwert des Beispielhotels (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Import bookings from CSV without opening the window.</source>
        <translation>Buchungen aus CSV importieren, ohne das Fenster zu öffnen.</translation>
    </message>
    <message>
        <source>Name of the hotel (with --import).</source>
        <translation>Name des Hotels (mit --import).</translation>
    </message>
    <message>
        <source>Open each page, save screenshots in DIR and exit.</source>
        <translation>Jede Seite öffnen, Bildschirmfotos in DIR speichern und beenden.</translation>
    </message>
    <message>
        <source>Duration of --tour in seconds (default: 20).</source>
        <translation>Dauer von --tour in Sekunden (Vorgabe: 20).</translation>
    </message>
    <message>
        <source>Language code, e.g. de (default: system language).</source>
        <translation>Sprachkürzel, z. B. de (Vorgabe: Sprache des Systems).</translation>
    </message>
    <message>
        <source>must be a whole number, 0 or greater</source>
        <translation>muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>must be between 1 and 3600</source>
        <translation>muss zwischen 1 und 3600 liegen</translation>
    </message>
    <message>
        <source>only one hotel file or database can be opened</source>
        <translation>nur eine Hoteldatei oder Datenbank kann geöffnet werden</translation>
    </message>
    <message>
        <source>error: %1 (%2)</source>
        <translation>Fehler: %1 (%2)</translation>
    </message>
    <message>
        <source>no errors found</source>
        <translation>keine Fehler gefunden</translation>
    </message>
    <message>
        <source>IANA time zone of the hotel (default: system time zone).</source>
        <translation>IANA-Zeitzone des Hotels (Vorgabe: Zeitzone des Systems).</translation>
    </message>
    <message>
        <source>ISO 4217 currency code (default: EUR).</source>
        <translation>Währungscode nach ISO 4217 (Vorgabe: EUR).</translation>
    </message>
    <message>
        <source>Rooms per room type, e.g. A=50,B=3 (default: rooms sold on the busiest night).</source>
        <translation>Zimmer je Zimmertyp, z. B. A=50,B=3 (Vorgabe: verkaufte Zimmer der vollsten Nacht).</translation>
    </message>
    <message>
        <source>Import the booking history up to this date only.</source>
        <translation>Die Buchungshistorie nur bis zu diesem Datum importieren.</translation>
    </message>
    <message>
        <source>Read the column mapping from JSON (default: detected automatically).</source>
        <translation>Die Spaltenzuordnung aus JSON lesen (Vorgabe: automatisch erkannt).</translation>
    </message>
    <message>
        <source>Save the column mapping to JSON.</source>
        <translation>Die Spaltenzuordnung in JSON speichern.</translation>
    </message>
    <message>
        <source>File encoding: utf-8, utf-16 or windows-1252 (default: from the byte order mark, else utf-8).</source>
        <translation>Kodierung der Datei: utf-8, utf-16 oder windows-1252 (Vorgabe: laut Byte-Order-Mark, sonst utf-8).</translation>
    </message>
    <message>
        <source>Write rejected rows and the reasons to CSV.</source>
        <translation>Abgelehnte Zeilen mit Gründen in CSV schreiben.</translation>
    </message>
    <message>
        <source>Imports, verifies, backs up and restores hotel files, and backtests overbooking policies.</source>
        <translation>Importiert, prüft und sichert Hoteldateien, stellt sie wieder her und führt Backtests von Überbuchungsregeln aus.</translation>
    </message>
    <message>
        <source>Language code, e.g. de.</source>
        <translation>Sprachkürzel, z. B. de.</translation>
    </message>
    <message>
        <source>Hotel file for --import, --backup and --restore.</source>
        <translation>Hoteldatei für --import, --backup und --restore.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in the form TYPE=ROOMS, e.g. A=50</source>
        <translation>„%1“ hat nicht die Form TYP=ZIMMER, z. B. A=50</translation>
    </message>
    <message>
        <source>must be utf-8, utf-16 or windows-1252</source>
        <translation>muss utf-8, utf-16 oder windows-1252 sein</translation>
    </message>
    <message>
        <source>the hotel name must not be empty</source>
        <translation>der Name des Hotels darf nicht leer sein</translation>
    </message>
    <message>
        <source>exactly one hotel file is required</source>
        <translation>genau eine Hoteldatei ist erforderlich</translation>
    </message>
    <message>
        <source>Reading %1 %</source>
        <translation>Lesen %1 %</translation>
    </message>
    <message>
        <source>Preparing the hotel</source>
        <translation>Das Hotel wird vorbereitet</translation>
    </message>
    <message>
        <source>Importing %1 %</source>
        <translation>Import %1 %</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Cannot open the window: no display found. Set DISPLAY or WAYLAND_DISPLAY.</source>
        <translation>Das Fenster kann nicht geöffnet werden: kein Bildschirm gefunden. Setzen Sie DISPLAY oder WAYLAND_DISPLAY.</translation>
    </message>
    <message>
        <source>Backtest overbooking policies against the booking history.</source>
        <translation>Überbuchungsregeln im Backtest gegen die Buchungshistorie prüfen.</translation>
    </message>
    <message>
        <source>no overbooking</source>
        <translation>ohne Überbuchung</translation>
    </message>
    <message>
        <source>flat 5 %</source>
        <translation>pauschal 5 %</translation>
    </message>
    <message>
        <source>current policy</source>
        <translation>aktuelle Regeln</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>unconstrained demand</source>
        <translation>unbeschr. Nachfrage</translation>
    </message>
    <message>
        <source>room nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>incr. nights</source>
        <translation>Mehrnächte</translation>
    </message>
    <message>
        <source>denials</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>walked rooms</source>
        <translation>ausq. Zimmer</translation>
    </message>
    <message>
        <source>walked guests</source>
        <translation>ausq. Gäste</translation>
    </message>
    <message>
        <source>walk cost</source>
        <translation>Ausq.-Kosten</translation>
    </message>
    <message>
        <source>incr. revenue</source>
        <translation>Mehrumsatz</translation>
    </message>
    <message>
        <source>%1, %2 to %3, %4 rooms, amounts in %5</source>
        <translation>%1, %2 bis %3, %4 Zimmer, Beträge in %5</translation>
    </message>
    <message>
        <source>With %1 % of the rooms:</source>
        <translation>Mit %1 % der Zimmer:</translation>
    </message>
    <message>
        <source>Each past booking is requested again at its original time and accepted if the policy has availability; arrivals and no-shows are as recorded.</source>
        <translation>Jede frühere Buchung wird zu ihrem ursprünglichen Zeitpunkt erneut angefragt und angenommen, sofern nach der Regel Zimmer verfügbar sind; Anreisen und No-Shows sind die tatsächlichen.</translation>
    </message>
    <message>
        <source>Requests that the hotel denied are not in the file, so incremental figures are lower bounds.</source>
        <translation>Anfragen, die das Hotel abgelehnt hat, stehen nicht in der Datei; Mehrnächte und Mehrumsatz sind daher Untergrenzen.</translation>
    </message>
    <message>
        <source>If the room counts were derived from the busiest night, all arrivals fit and no guest is walked; the run with fewer rooms shows the effect of a shortage.</source>
        <translation>Wurden die Zimmerzahlen aus der vollsten Nacht abgeleitet, reichen die Zimmer immer, und kein Gast wird ausquartiert; der Lauf mit weniger Zimmern zeigt die Wirkung eines Engpasses.</translation>
    </message>
    <message>
        <source>Each walk loses the revenue of the whole stay and costs %1 % of the nightly rate.</source>
        <translation>Jede Ausquartierung kostet den Umsatz des ganzen Aufenthalts und zusätzlich %1 % der Rate einer Nacht.</translation>
    </message>
    <message>
        <source>Recommendations use only data that was available on the day.</source>
        <translation>Empfehlungen verwenden nur Daten, die am jeweiligen Tag vorlagen.</translation>
    </message>
    <message>
        <source>Verify the integrity of a hotel file or database.</source>
        <translation>Die Integrität einer Hoteldatei oder Datenbank prüfen.</translation>
    </message>
    <message>
        <source>Hotel file or database to open.</source>
        <translation>Zu öffnende Hoteldatei oder Datenbank.</translation>
    </message>
    <message numerus="yes">
        <source>%1: backup of %2 created and verified, %n record(s)</source>
        <translation>
            <numerusform>%1: Sicherung von %2 erstellt und geprüft, %n Eintrag</numerusform>
            <numerusform>%1: Sicherung von %2 erstellt und geprüft, %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 restored from %2</source>
        <translation>%1 wurde aus %2 wiederhergestellt</translation>
    </message>
    <message>
        <source>Previous file kept as %1</source>
        <translation>Die vorherige Datei wurde als %1 aufbewahrt</translation>
    </message>
    <message>
        <source>Back up the hotel file and verify the copy; the file may be open.</source>
        <translation>Die Hoteldatei sichern und die Kopie prüfen; die Datei darf geöffnet sein.</translation>
    </message>
    <message>
        <source>Replace the hotel file with a backup.</source>
        <translation>Die Hoteldatei durch eine Sicherung ersetzen.</translation>
    </message>
    <message>
        <source>is required with --backup and --restore</source>
        <translation>ist mit --backup und --restore erforderlich</translation>
    </message>
    <message>
        <source>The restored data failed verification:</source>
        <translation>Die Prüfung der wiederhergestellten Daten ist fehlgeschlagen:</translation>
    </message>
    <message>
        <source>Simulates channels and their guests on this computer, for tests and the demo.</source>
        <translation>Simuliert Kanäle und ihre Gäste auf diesem Rechner, für Tests und die Demo.</translation>
    </message>
    <message>
        <source>Address of the control interface (default: 127.0.0.1:0, any free port).</source>
        <translation>Adresse der Steuerschnittstelle (Vorgabe: 127.0.0.1:0, beliebiger freier Port).</translation>
    </message>
    <message>
        <source>Random seed for guests and faults (default: 1).</source>
        <translation>Zufallsstartwert für Gäste und Störungen (Vorgabe: 1).</translation>
    </message>
    <message>
        <source>Record events in FILE and resume from it.</source>
        <translation>Ereignisse in FILE aufzeichnen und von dort fortsetzen.</translation>
    </message>
    <message>
        <source>Simulated guests per minute (default: 0).</source>
        <translation>Simulierte Gäste pro Minute (Vorgabe: 0).</translation>
    </message>
    <message>
        <source>Start without channels.</source>
        <translation>Ohne Kanäle starten.</translation>
    </message>
    <message>
        <source>Exit when the parent process exits.</source>
        <translation>Beenden, wenn der Elternprozess endet.</translation>
    </message>
    <message>
        <source>must be a loopback address</source>
        <translation>muss eine Loopback-Adresse sein</translation>
    </message>
    <message>
        <source>not supported on this system, or the parent process has already exited</source>
        <translation>auf diesem System nicht unterstützt, oder der Elternprozess ist bereits beendet</translation>
    </message>
    <message>
        <source>exactly one hotel file or database is required</source>
        <translation>genau eine Hoteldatei oder Datenbank ist erforderlich</translation>
    </message>
    <message>
        <source>Roomrack server: keeps channels in sync and serves the API without a window.</source>
        <translation>Roomrack-Server: hält Kanäle synchron und bietet die API an, ohne Fenster.</translation>
    </message>
    <message>
        <source>Hotel file or database URL to serve.</source>
        <translation>Hoteldatei oder Datenbank-URL.</translation>
    </message>
    <message>
        <source>Serve only the hotel with this name.</source>
        <translation>Nur das Hotel mit diesem Namen bereitstellen.</translation>
    </message>
    <message>
        <source>Address to listen on (default: 127.0.0.1:8470).</source>
        <translation>Adresse, auf der Verbindungen angenommen werden (Vorgabe: 127.0.0.1:8470).</translation>
    </message>
    <message>
        <source>Serve HTTPS with this certificate chain.</source>
        <translation>HTTPS mit dieser Zertifikatskette anbieten.</translation>
    </message>
    <message>
        <source>Private key of the certificate.</source>
        <translation>Privater Schlüssel des Zertifikats.</translation>
    </message>
    <message>
        <source>Public hostname of the server; may be repeated.</source>
        <translation>Öffentlicher Hostname des Servers; mehrfach möglich.</translation>
    </message>
    <message>
        <source>File with the token required for /metrics.</source>
        <translation>Datei mit dem Token für /metrics.</translation>
    </message>
    <message>
        <source>hotel not found</source>
        <translation>Hotel nicht gefunden</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>cannot be combined with --secrets or a roomrackd.secrets credential</source>
        <translation>kann nicht mit --secrets oder dem Credential roomrackd.secrets kombiniert werden</translation>
    </message>
    <message>
        <source>this build has no keychain support; use --secrets</source>
        <translation>dieser Build unterstützt keinen Schlüsselbund; verwenden Sie --secrets</translation>
    </message>
    <message>
        <source>requires --secrets and --passphrase-file</source>
        <translation>erfordert --secrets und --passphrase-file</translation>
    </message>
    <message>
        <source>file already exists</source>
        <translation>die Datei ist bereits vorhanden</translation>
    </message>
    <message>
        <source>File with the channel passwords, JSON or encrypted (see --seal).</source>
        <translation>Datei mit den Passwörtern der Kanäle, JSON oder verschlüsselt (siehe --seal).</translation>
    </message>
    <message>
        <source>File with the passphrase for the encrypted passwords.</source>
        <translation>Datei mit der Passphrase für die verschlüsselten Passwörter.</translation>
    </message>
    <message>
        <source>Read the passwords from the system keychain.</source>
        <translation>Die Passwörter aus dem Schlüsselbund des Systems lesen.</translation>
    </message>
    <message>
        <source>Encrypt the passwords from --secrets to a new FILE and exit.</source>
        <translation>Die Passwörter aus --secrets verschlüsselt in eine neue Datei FILE schreiben und beenden.</translation>
    </message>
    <message>
        <source>the file is encrypted; specify its passphrase with --passphrase-file</source>
        <translation>die Datei ist verschlüsselt; geben Sie die Passphrase mit --passphrase-file an</translation>
    </message>
    <message>
        <source>cannot be combined with FILE or --demo</source>
        <translation>kann nicht mit FILE oder --demo kombiniert werden</translation>
    </message>
    <message>
        <source>Connect to the roomrackd server at URL.</source>
        <translation>Mit dem roomrackd-Server unter URL verbinden.</translation>
    </message>
    <message>
        <source>must be a whole number between %1 and %2</source>
        <translation>muss eine ganze Zahl zwischen %1 und %2 sein</translation>
    </message>
    <message>
        <source>Requests per second per token (default: 50).</source>
        <translation>Anfragen pro Sekunde und Token (Vorgabe: 50).</translation>
    </message>
    <message>
        <source>Burst size: requests at once per token (default: 100).</source>
        <translation>Gleichzeitige Anfragen pro Token (Burst; Vorgabe: 100).</translation>
    </message>
    <message>
        <source>Maximum number of connections (default: 512).</source>
        <translation>Höchstzahl der Verbindungen (Vorgabe: 512).</translation>
    </message>
    <message>
        <source>Maximum number of event feed connections (default: 64).</source>
        <translation>Höchstzahl der Verbindungen zum Ereignis-Feed (Vorgabe: 64).</translation>
    </message>
    <message>
        <source>Maximum size of a request header in KiB (default: 16).</source>
        <translation>Höchstgröße der Kopfzeilen einer Anfrage in KiB (Vorgabe: 16).</translation>
    </message>
    <message>
        <source>Maximum size of a request body in KiB (default: 4096).</source>
        <translation>Höchstgröße des Inhalts einer Anfrage in KiB (Vorgabe: 4096).</translation>
    </message>
    <message>
        <source>Accept the system clock even if it is far ahead of the last recorded change.</source>
        <translation>Die Systemuhr akzeptieren, auch wenn sie der letzten erfassten Änderung weit voraus ist.</translation>
    </message>
    <message>
        <source>The system clock is consistent with the last recorded change again.</source>
        <translation>Die Systemuhr stimmt wieder mit der letzten erfassten Änderung überein.</translation>
    </message>
    <message>
        <source>The system clock (%1) is far ahead of the last recorded change (%2). The business date is not advanced. Correct the clock, or restart with --clock-is-right.</source>
        <translation>Die Systemuhr (%1) geht der letzten erfassten Änderung (%2) weit voraus. Das Hoteldatum wird nicht weitergestellt. Stellen Sie die Uhr, oder starten Sie mit --clock-is-right neu.</translation>
    </message>
    <message>
        <source>The system clock (%1) is behind the last recorded change (%2). The business date is not advanced. Correct the clock.</source>
        <translation>Die Systemuhr (%1) liegt vor der letzten erfassten Änderung (%2). Das Hoteldatum wird nicht weitergestellt. Stellen Sie die Uhr.</translation>
    </message>
    <message>
        <source>Reverse proxy whose X-Forwarded-For header is trusted; may be repeated.</source>
        <translation>Reverse-Proxy, dessen X-Forwarded-For-Header vertraut wird; mehrfach möglich.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s)</source>
        <translation>
            <numerusform>%n Buchung</numerusform>
            <numerusform>%n Buchungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation>
            <numerusform>%n Option</numerusform>
            <numerusform>%n Optionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room night(s)</source>
        <translation>
            <numerusform>%n Zimmernacht</numerusform>
            <numerusform>%n Zimmernächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oversold night(s)</source>
        <translation>
            <numerusform>%n überbuchte Nacht</numerusform>
            <numerusform>%n überbuchte Nächte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>First night</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Letzte Nacht</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>Auslastung (%)</translation>
    </message>
    <message>
        <source>Occupancy and rates</source>
        <translation>Auslastung und Raten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hotel, city</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 · amounts in %3, tax included</source>
        <comment>period, by day, currency</comment>
        <translation>%1, %2 · Beträge in %3, Steuer enthalten</translation>
    </message>
    <message>
        <source>Room nights sold</source>
        <translation>Verkaufte Zimmernächte</translation>
    </message>
    <message>
        <source>generated on %1</source>
        <translation>erstellt am %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date, Qt format</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d</source>
        <comment>first day of a range in one month</comment>
        <translation>d.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>first day of a range in one year</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>range of dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Paid room nights</source>
        <translation>Bezahlte Nächte</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>ADR</source>
        <translation>ADR</translation>
    </message>
    <message>
        <source>RevPAR</source>
        <translation>RevPAR</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Logisumsatz</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>column of amounts, currency</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nights included in the row</source>
        <translation>Nächte, die die Zeile zusammenfasst</translation>
    </message>
    <message>
        <source>Room nights available for sale: total rooms minus out of order</source>
        <translation>Verkaufbare Zimmernächte: alle Zimmer ohne die außer Betrieb</translation>
    </message>
    <message>
        <source>Room nights of bookings that are confirmed, checked in or checked out</source>
        <translation>Zimmernächte von Buchungen, die bestätigt, eingecheckt oder ausgecheckt sind</translation>
    </message>
    <message>
        <source>Occupied room nights with a rate above zero</source>
        <translation>Belegte Zimmernächte mit einer Rate über null</translation>
    </message>
    <message>
        <source>Occupied room nights divided by rooms</source>
        <translation>Belegte Zimmernächte geteilt durch Zimmer</translation>
    </message>
    <message>
        <source>Average daily rate: revenue divided by paid room nights, tax included</source>
        <translation>Durchschnittsrate: Logisumsatz geteilt durch bezahlte Zimmernächte, Steuer enthalten</translation>
    </message>
    <message>
        <source>Revenue per available room: revenue divided by rooms, tax included</source>
        <translation>Logisumsatz je verfügbarem Zimmer: Logisumsatz geteilt durch Zimmer, Steuer enthalten</translation>
    </message>
    <message>
        <source>Room revenue of the occupied room nights, tax included</source>
        <translation>Logisumsatz der belegten Zimmernächte, Steuer enthalten</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date with weekday, Qt format</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>Week %1 · %2</source>
        <comment>number of the week, its dates</comment>
        <translation>KW %1 · %2</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>percentage; keep the no-break space your language has</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <comment>month below a chart, Qt format</comment>
        <translation>MMM yy</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>nach Tagen</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>nach Wochen</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>nach Monaten</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>days of one month</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>date and time of day, Qt format</comment>
        <translation>d. MMM yyyy HH:mm</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>Net revenue</source>
        <translation>Logisumsatz netto</translation>
    </message>
    <message>
        <source>Commission that channels keep for those room nights, spread evenly over each stay</source>
        <translation>Provision, die Kanäle für diese Zimmernächte einbehalten, gleichmäßig auf jeden Aufenthalt verteilt</translation>
    </message>
    <message>
        <source>Revenue minus commission</source>
        <translation>Logisumsatz abzüglich Provision</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Bookings with a night in the period</source>
        <translation>Buchungen mit einer Nacht im Zeitraum</translation>
    </message>
    <message>
        <source>by market segment</source>
        <translation>nach Marktsegment</translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>Same guest, stay and room</source>
        <translation>Gleicher Gast, Aufenthalt und Zimmertyp</translation>
    </message>
    <message>
        <source>Near-identical guest and stay</source>
        <translation>Gast und Aufenthalt nahezu identisch</translation>
    </message>
    <message>
        <source>Same guest, stay and room, outside the time window</source>
        <translation>Gleicher Gast, Aufenthalt und Zimmertyp, außerhalb des Zeitfensters</translation>
    </message>
    <message>
        <source>Same name, stay and room; no other guest details</source>
        <translation>Gleicher Name, Aufenthalt und Zimmertyp; keine weiteren Gastdaten</translation>
    </message>
    <message>
        <source>Similar guest and stay</source>
        <translation>Gast und Aufenthalt ähnlich</translation>
    </message>
    <message>
        <source>Same guest, overlapping dates</source>
        <translation>Gleicher Gast, überschneidende Daten</translation>
    </message>
    <message>
        <source>Similar, but outside the time window</source>
        <translation>Ähnlich, aber außerhalb des Zeitfensters</translation>
    </message>
    <message>
        <source>Different guest</source>
        <translation>Anderer Gast</translation>
    </message>
    <message>
        <source>Same guest, different dates</source>
        <translation>Gleicher Gast, andere Daten</translation>
    </message>
    <message>
        <source>Several rooms requested, or both kept</source>
        <translation>Mehrere Zimmer angefragt oder beide behalten</translation>
    </message>
    <message>
        <source>Other booking closed</source>
        <translation>Andere Buchung abgeschlossen</translation>
    </message>
    <message>
        <source>Other request rejected or expired</source>
        <translation>Andere Anfrage abgewiesen oder abgelaufen</translation>
    </message>
    <message>
        <source>No similar booking</source>
        <translation>Keine ähnliche Buchung</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Eingezogen</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Declined by the bank</source>
        <translation>Von der Bank abgelehnt</translation>
    </message>
    <message>
        <source>Not booked</source>
        <translation>Nicht gebucht</translation>
    </message>
    <message>
        <source>Gateway unreachable</source>
        <translation>Zahlungsdienst nicht erreicht</translation>
    </message>
    <message>
        <source>Rejected by the gateway</source>
        <translation>Vom Zahlungsdienst abgewiesen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Authorisation expired</source>
        <translation>Autorisierung verfallen</translation>
    </message>
    <message>
        <source>Resolved manually</source>
        <translation>Manuell geklärt</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Authorising</source>
        <translation>Wird autorisiert</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Wird eingezogen</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>Refunding</source>
        <translation>Wird erstattet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Payment needs review: %1</source>
        <translation>Zahlung zu prüfen: %1</translation>
    </message>
    <message>
        <source>Payment captured</source>
        <translation>Zahlung eingezogen</translation>
    </message>
    <message>
        <source>Request accepted</source>
        <translation>Anfrage angenommen</translation>
    </message>
    <message>
        <source>Payment refunded</source>
        <translation>Zahlung erstattet</translation>
    </message>
    <message>
        <source>Payment declined by the guest&apos;s bank</source>
        <translation>Zahlung von der Bank des Gastes abgelehnt</translation>
    </message>
    <message>
        <source>Not changed: booking unaffected</source>
        <translation>Nicht geändert: Buchung unverändert</translation>
    </message>
    <message>
        <source>Not booked: rooms released</source>
        <translation>Nicht gebucht: Zimmer freigegeben</translation>
    </message>
    <message>
        <source>Payment gateway unreachable</source>
        <translation>Zahlungsdienst nicht erreichbar</translation>
    </message>
    <message>
        <source>Payment rejected by the gateway</source>
        <translation>Zahlung vom Zahlungsdienst abgewiesen</translation>
    </message>
    <message>
        <source>Payment cancelled</source>
        <translation>Zahlung abgebrochen</translation>
    </message>
    <message>
        <source>Payment authorisation expired</source>
        <translation>Autorisierung der Zahlung verfallen</translation>
    </message>
    <message>
        <source>Payment resolved manually</source>
        <translation>Zahlung manuell geklärt</translation>
    </message>
    <message>
        <source>Checking payment status with the gateway</source>
        <translation>Zahlungsstatus wird beim Zahlungsdienst abgefragt</translation>
    </message>
    <message>
        <source>Preparing payment</source>
        <translation>Zahlung wird vorbereitet</translation>
    </message>
    <message>
        <source>Ready for payment</source>
        <translation>Bereit zur Zahlung</translation>
    </message>
    <message>
        <source>Authorising payment</source>
        <translation>Zahlung wird autorisiert</translation>
    </message>
    <message>
        <source>Payment authorised, capturing</source>
        <translation>Zahlung autorisiert, wird eingezogen</translation>
    </message>
    <message>
        <source>Cancelling payment</source>
        <translation>Zahlung wird abgebrochen</translation>
    </message>
    <message>
        <source>Refunding payment</source>
        <translation>Zahlung wird erstattet</translation>
    </message>
    <message>
        <source>Payment failed</source>
        <translation>Zahlung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Possible duplicate of a booking at another hotel</source>
        <translation>Mögliche Dublette einer Buchung in einem anderen Hotel</translation>
    </message>
    <message>
        <source>Duplicate of a booking at another hotel blocked</source>
        <translation>Dublette einer Buchung in einem anderen Hotel abgewiesen</translation>
    </message>
    <message>
        <source>Possible duplicate of %1</source>
        <translation>Mögliche Dublette von %1</translation>
    </message>
    <message>
        <source>Duplicate of %1 blocked</source>
        <translation>Dublette von %1 abgewiesen</translation>
    </message>
    <message>
        <source>Not a duplicate of %1, both kept</source>
        <translation>Keine Dublette von %1, beide behalten</translation>
    </message>
    <message>
        <source>Replaced %1</source>
        <translation>Ersetzt %1</translation>
    </message>
    <message>
        <source>Marked as duplicate of %1</source>
        <translation>Als Dublette von %1 markiert</translation>
    </message>
    <message>
        <source>Possible duplicate of %1: review timed out</source>
        <translation>Mögliche Dublette von %1: Frist zur Prüfung abgelaufen</translation>
    </message>
    <message>
        <source>Possible duplicate of %1: reviewed</source>
        <translation>Mögliche Dublette von %1: geprüft</translation>
    </message>
    <message>
        <source>Payment gateway set up</source>
        <translation>Zahlungsdienst eingerichtet</translation>
    </message>
    <message>
        <source>Payment gateway removed</source>
        <translation>Zahlungsdienst entfernt</translation>
    </message>
    <message>
        <source>Email server set up</source>
        <translation>E-Mail-Server eingerichtet</translation>
    </message>
    <message>
        <source>Email server removed</source>
        <translation>E-Mail-Server entfernt</translation>
    </message>
    <message>
        <source>Shared duplicate database set up</source>
        <translation>Gemeinsame Dublettendatenbank eingerichtet</translation>
    </message>
    <message>
        <source>Shared duplicate database removed</source>
        <translation>Gemeinsame Dublettendatenbank entfernt</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>duration</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>duration</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>duration</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>duration</comment>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Response replayed</source>
        <translation>Antwort wiederholt</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Keine Dublette</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Both kept</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>First one replaced</source>
        <translation>Erste ersetzt</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dublette</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Frist abgelaufen</translation>
    </message>
    <message>
        <source>Repeated idempotency key</source>
        <translation>Wiederholter Idempotenzschlüssel</translation>
    </message>
    <message>
        <source>Repeated message</source>
        <translation>Wiederholte Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>Key %1 repeated %n time(s); first response replayed</source>
        <translation>
            <numerusform>Schlüssel %1 %n‑mal wiederholt; erste Antwort erneut gesendet</numerusform>
            <numerusform>Schlüssel %1 %n‑mal wiederholt; erste Antwort erneut gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Message %1 received again %n time(s); already processed</source>
        <translation>
            <numerusform>Nachricht %1 %n‑mal erneut empfangen; bereits verarbeitet</numerusform>
            <numerusform>Nachricht %1 %n‑mal erneut empfangen; bereits verarbeitet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: booking at another hotel, %2 apart</source>
        <translation>%1: Buchung in einem anderen Hotel, Abstand %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 apart</source>
        <comment>reason, the other booking, a duration</comment>
        <translation>%1: %2, Abstand %3</translation>
    </message>
    <message>
        <source>Pay at property</source>
        <translation>Zahlung im Hotel</translation>
    </message>
    <message>
        <source>Waiting for the review of a possible duplicate.</source>
        <translation>Wartet auf die Prüfung einer möglichen Dublette.</translation>
    </message>
    <message>
        <source>Payment status unknown. Roomrack keeps checking with the gateway; check with the bank as well.</source>
        <translation>Zahlungsstatus unbekannt. Roomrack fragt den Zahlungsdienst weiter ab; fragen Sie auch bei der Bank nach.</translation>
    </message>
    <message>
        <source>The gateway rejected the refund. Refund the payment manually.</source>
        <translation>Der Zahlungsdienst hat die Erstattung abgelehnt. Erstatten Sie den Betrag manuell.</translation>
    </message>
    <message>
        <source>Checking the payment status with the gateway.</source>
        <translation>Der Zahlungsstatus wird beim Zahlungsdienst abgefragt.</translation>
    </message>
    <message>
        <source>Waiting to start.</source>
        <translation>Wartet auf den Beginn.</translation>
    </message>
    <message>
        <source>Waiting for the gateway to authorise the payment.</source>
        <translation>Wartet auf die Autorisierung durch den Zahlungsdienst.</translation>
    </message>
    <message>
        <source>Waiting for the gateway to capture the payment.</source>
        <translation>Wartet auf den Einzug durch den Zahlungsdienst.</translation>
    </message>
    <message>
        <source>Waiting for the gateway to cancel the payment.</source>
        <translation>Wartet auf den Abbruch durch den Zahlungsdienst.</translation>
    </message>
    <message>
        <source>Waiting for the gateway to refund the payment.</source>
        <translation>Wartet auf die Erstattung durch den Zahlungsdienst.</translation>
    </message>
    <message>
        <source>Payment pending</source>
        <translation>Zahlung läuft</translation>
    </message>
    <message>
        <source>Check with bank</source>
        <translation>Bei der Bank nachfragen</translation>
    </message>
    <message>
        <source>Refund manually</source>
        <translation>Manuell erstatten</translation>
    </message>
    <message>
        <source>Paid, not booked, refunded</source>
        <translation>Bezahlt, nicht gebucht, erstattet</translation>
    </message>
    <message>
        <source>Paid, not changed, refunded</source>
        <translation>Bezahlt, nicht geändert, erstattet</translation>
    </message>
    <message>
        <source>API token saved</source>
        <translation>API-Token gespeichert</translation>
    </message>
    <message>
        <source>API token revoked</source>
        <translation>API-Token widerrufen</translation>
    </message>
    <message>
        <source>Request accepted, not booked yet</source>
        <translation>Anfrage angenommen, noch nicht gebucht</translation>
    </message>
    <message>
        <source>Payment started</source>
        <translation>Zahlung begonnen</translation>
    </message>
    <message>
        <source>Additional payment or refund started</source>
        <translation>Weitere Zahlung oder Erstattung begonnen</translation>
    </message>
    <message>
        <source>Duplicate rules changed</source>
        <translation>Regeln für Dubletten geändert</translation>
    </message>
    <message>
        <source>Duplicate rules reset to defaults</source>
        <translation>Regeln für Dubletten auf Standard zurückgesetzt</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Possible duplicate of %1: closed, one of the two bookings ended</source>
        <translation>Mögliche Dublette von %1: geschlossen, eine der beiden Buchungen ist beendet</translation>
    </message>
    <message>
        <source>Booking ended</source>
        <translation>Buchung beendet</translation>
    </message>
    <message>
        <source>Replaces %1 once the payment is complete</source>
        <translation>Ersetzt %1, sobald die Zahlung abgeschlossen ist</translation>
    </message>
    <message>
        <source>Being replaced</source>
        <translation>Wird ersetzt</translation>
    </message>
    <message>
        <source>The bank returned the refund. Refund the payment manually.</source>
        <translation>Die Bank hat die Erstattung zurückgegeben. Erstatten Sie den Betrag manuell.</translation>
    </message>
    <message>
        <source>Holds of channels over the API: in memory by default</source>
        <translation>Optionen von Kanälen über die API: standardmäßig im Speicher</translation>
    </message>
    <message>
        <source>Holds of channels over the API: durable by default</source>
        <translation>Optionen von Kanälen über die API: standardmäßig dauerhaft</translation>
    </message>
    <message>
        <source>A change could not be saved; nothing was changed</source>
        <translation>Eine Änderung konnte nicht gespeichert werden; nichts wurde geändert</translation>
    </message>
</context>
<context>
    <name>RoomNumbers</name>
    <message>
        <source>“%1” is not a range of room numbers.</source>
        <translation>„%1“ ist kein Bereich von Zimmernummern.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n room(s) can be added at once.</source>
        <translation>
            <numerusform>Höchstens %n Zimmer auf einmal.</numerusform>
            <numerusform>Höchstens %n Zimmer auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at least one room number.</source>
        <translation>Geben Sie mindestens eine Zimmernummer ein.</translation>
    </message>
</context>
<context>
    <name>RoomsAndRates</name>
    <message>
        <source>Non-refundable</source>
        <translation>Nicht erstattbar</translation>
    </message>
    <message>
        <source>Free until day of arrival</source>
        <translation>Kostenlos bis zum Anreisetag</translation>
    </message>
    <message numerus="yes">
        <source>Free until %n day(s) before</source>
        <translation>
            <numerusform>Kostenlos bis %n Tag vorher</numerusform>
            <numerusform>Kostenlos bis %n Tage vorher</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay at property</source>
        <translation>Zahlung im Hotel</translation>
    </message>
    <message>
        <source>Prepaid</source>
        <translation>Vorauszahlung</translation>
    </message>
    <message>
        <source>First night prepaid</source>
        <translation>Vorauszahlung der ersten Nacht</translation>
    </message>
    <message>
        <source>%1 % prepaid</source>
        <translation>Vorauszahlung %1 %</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Ab %1</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Betrieb</translation>
    </message>
    <message>
        <source>Retired %1</source>
        <translation>Stillgelegt %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Room only</source>
        <translation>Nur Übernachtung</translation>
    </message>
    <message>
        <source>Breakfast</source>
        <translation>Frühstück</translation>
    </message>
    <message>
        <source>Half board</source>
        <translation>Halbpension</translation>
    </message>
    <message>
        <source>Full board</source>
        <translation>Vollpension</translation>
    </message>
    <message>
        <source>All inclusive</source>
        <translation>All-inclusive</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>In service from</source>
        <translation>In Betrieb ab</translation>
    </message>
    <message>
        <source>Retired from</source>
        <translation>Stillgelegt ab</translation>
    </message>
    <message>
        <source>Rooms to sell</source>
        <translation>Verkaufbare Zimmer</translation>
    </message>
    <message>
        <source>Rooms of this type sold on a night where nothing else is set</source>
        <translation>Verkaufbare Zimmer dieses Typs in Nächten ohne eigene Angabe</translation>
    </message>
    <message>
        <source>Derived from</source>
        <translation>Abgeleitet von</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Cancellation policy</source>
        <translation>Stornobedingungen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message numerus="yes">
        <source>%1, then %n further deadline(s)</source>
        <translation>
            <numerusform>%1, dann %n weitere Frist</numerusform>
            <numerusform>%1, dann %n weitere Fristen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adult(s)</source>
        <translation>
            <numerusform>%n Erwachsener</numerusform>
            <numerusform>%n Erwachsene</numerusform>
        </translation>
    </message>
    <message>
        <source>no children</source>
        <translation>keine Kinder</translation>
    </message>
    <message numerus="yes">
        <source>%n child(ren)</source>
        <translation>
            <numerusform>%n Kind</numerusform>
            <numerusform>%n Kinder</numerusform>
        </translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Standard guests, and the maximum if it is higher</source>
        <translation>Standardgäste, und die Höchstzahl, wenn sie höher ist</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Maximum adults and children among the guests</source>
        <translation>Höchstzahl der Erwachsenen und Kinder unter den Gästen</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>Meal</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>City tax</source>
        <translation>Ortstaxe</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>Part of the price</source>
        <translation>Teil des Preises</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>On top of the price</source>
        <translation>Zusätzlich zum Preis</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Rate or amount</source>
        <translation>Satz oder Betrag</translation>
    </message>
    <message>
        <source>In the price</source>
        <translation>Im Preis</translation>
    </message>
    <message>
        <source>Channels and sources</source>
        <translation>Kanäle und Quellen</translation>
    </message>
    <message>
        <source>Their bookings belong to the segment unless the rate plan has another one</source>
        <translation>Ihre Buchungen gehören zum Segment, sofern der Ratenplan kein anderes hat</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>Leisure: retail</source>
        <translation>Freizeit: freie Raten</translation>
    </message>
    <message>
        <source>Leisure: discount</source>
        <translation>Freizeit: rabattiert</translation>
    </message>
    <message>
        <source>Corporate negotiated</source>
        <translation>Firmen mit Vertragsrate</translation>
    </message>
    <message>
        <source>Government and other qualified</source>
        <translation>Behörden und andere Berechtigte</translation>
    </message>
    <message>
        <source>Wholesale</source>
        <translation>Veranstalter</translation>
    </message>
    <message>
        <source>Group: corporate</source>
        <translation>Gruppe: Firmen</translation>
    </message>
    <message>
        <source>Group: association</source>
        <translation>Gruppe: Verbände</translation>
    </message>
    <message>
        <source>Group: government</source>
        <translation>Gruppe: Behörden</translation>
    </message>
    <message>
        <source>Group: tour</source>
        <translation>Gruppe: Reisegruppen</translation>
    </message>
    <message>
        <source>Group: social and sports</source>
        <translation>Gruppe: Vereine und Sport</translation>
    </message>
    <message>
        <source>Contract and crews</source>
        <translation>Kontingentverträge und Crews</translation>
    </message>
</context>
<context>
    <name>Secrets</name>
    <message>
        <source>The encrypted password file is damaged.</source>
        <translation>Die verschlüsselte Passwortdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>The passwords could not be saved: %1</source>
        <translation>Die Passwörter konnten nicht gespeichert werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>The passphrase must have at least %n character(s).</source>
        <translation>
            <numerusform>Die Passphrase muss mindestens %n Zeichen haben.</numerusform>
            <numerusform>Die Passphrase muss mindestens %n Zeichen haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory to check the passphrase.</source>
        <translation>Der Speicher reicht nicht, um die Passphrase zu prüfen.</translation>
    </message>
    <message>
        <source>Incorrect passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>The passwords are locked; enter the passphrase first.</source>
        <translation>Die Passwörter sind gesperrt; geben Sie zuerst die Passphrase ein.</translation>
    </message>
    <message>
        <source>System keychain error: %1</source>
        <translation>Fehler des System-Schlüsselbunds: %1</translation>
    </message>
    <message>
        <source>The passwords are read-only.</source>
        <translation>Die Passwörter sind schreibgeschützt.</translation>
    </message>
    <message>
        <source>the file is accessible to other users; run chmod 600 on it</source>
        <translation>andere Benutzer haben Zugriff auf die Datei; führen Sie chmod 600 aus</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>The saved password or key is for %1 and is not sent to another address. Enter the password or key for %2.</source>
        <translation>Das gespeicherte Passwort (oder der Schlüssel) gilt für %1 und wird an keine andere Adresse gesendet. Geben Sie das Passwort oder den Schlüssel für %2 ein.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Rooms to sell</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>Stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>Closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message>
        <source>Min LOS</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Max LOS</source>
        <translation>Höchstaufenthalt</translation>
    </message>
    <message>
        <source>Rooms out of order</source>
        <translation>Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>Invalid coordinates “%1”. Enter latitude and longitude, such as 38.7139, -9.1334.</source>
        <translation>Ungültige Koordinaten „%1“. Geben Sie Breite und Länge an, etwa 38.7139, -9.1334.</translation>
    </message>
    <message>
        <source>%1 (token)</source>
        <comment>name of a program&apos;s token</comment>
        <translation>%1 (Token)</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Room was occupied</source>
        <translation>Zimmer war belegt</translation>
    </message>
    <message>
        <source>Room move undone</source>
        <translation>Zimmerwechsel rückgängig gemacht</translation>
    </message>
    <message>
        <source>Part of the same change</source>
        <translation>Teil derselben Änderung</translation>
    </message>
    <message>
        <source>rate plan %1</source>
        <translation>Ratenplan %1</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>Kanal %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>rate plan, channel</comment>
        <translation>%1 bei %2</translation>
    </message>
</context>
<context>
    <name>StayFields</name>
    <message>
        <source>Check-in</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Check-&amp;out</source>
        <translation>A&amp;breise</translation>
    </message>
    <message>
        <source>Check-out</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>&amp;Nights</source>
        <translation>&amp;Nächte</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>&amp;Adults</source>
        <translation>&amp;Erwachsene</translation>
    </message>
    <message>
        <source>Adults</source>
        <translation>Erwachsene</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Chil&amp;dren</source>
        <translation>&amp;Kinder</translation>
    </message>
    <message>
        <source>Chec&amp;k-in</source>
        <translation>An&amp;reise</translation>
    </message>
</context>
<context>
    <name>StayOffers</name>
    <message>
        <source>Closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>Min LOS: %n night(s)</source>
        <translation>
            <numerusform>Mindestaufenthalt: %n Nacht</numerusform>
            <numerusform>Mindestaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max LOS: %n night(s)</source>
        <translation>
            <numerusform>Höchstaufenthalt: %n Nacht</numerusform>
            <numerusform>Höchstaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>Max %n guest(s) per room</source>
        <translation>
            <numerusform>Max. %n Gast je Zimmer</numerusform>
            <numerusform>Max. %n Gäste je Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>Ausverkauft</translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) left</source>
        <translation>
            <numerusform>Nur noch %n Zimmer</numerusform>
            <numerusform>Nur noch %n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Beyond the booking window</source>
        <translation>Außerhalb des Buchungsfensters</translation>
    </message>
    <message>
        <source>No room type available</source>
        <translation>Kein Zimmertyp verfügbar</translation>
    </message>
    <message>
        <source>Stop sell on %1</source>
        <translation>Verkaufsstopp am %1</translation>
    </message>
    <message numerus="yes">
        <source>Max %n adult(s) per room</source>
        <translation>
            <numerusform>Max. %n Erwachsener pro Zimmer</numerusform>
            <numerusform>Max. %n Erwachsene pro Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>No children</source>
        <translation>Keine Kinder</translation>
    </message>
    <message numerus="yes">
        <source>Max %n child(ren) per room</source>
        <translation>
            <numerusform>Max. %n Kind pro Zimmer</numerusform>
            <numerusform>Max. %n Kinder pro Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>restriction, its rate plan or channel</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>StepOrigin</name>
    <message>
        <source>Inventory</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Bulk update</source>
        <translation>Sammeländerung</translation>
    </message>
    <message>
        <source>Overbooking</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page or template, what was changed</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>The confirmation email</source>
        <translation>Die Bestätigungs-E-Mail</translation>
    </message>
    <message>
        <source>The change email</source>
        <translation>Die E-Mail zur Änderung</translation>
    </message>
    <message>
        <source>The cancellation email</source>
        <translation>Die E-Mail zur Stornierung</translation>
    </message>
    <message>
        <source>The booking failure email</source>
        <translation>Die E-Mail zur fehlgeschlagenen Buchung</translation>
    </message>
    <message>
        <source>A refund of %1 to the guest was requested, but the gateway did not report the result.</source>
        <translation>Eine Erstattung von %1 an den Gast wurde angefordert, aber der Zahlungsdienst hat kein Ergebnis gemeldet.</translation>
    </message>
    <message>
        <source>A charge of %1 was requested, but the gateway did not report the result. The room stays held until the result is known.</source>
        <translation>Eine Belastung von %1 wurde angefordert, aber der Zahlungsdienst hat kein Ergebnis gemeldet. Das Zimmer bleibt optioniert, bis das Ergebnis bekannt ist.</translation>
    </message>
    <message>
        <source>Check the payment on the gateway&apos;s website or with the bank and confirm the result here. Roomrack keeps checking with the gateway.</source>
        <translation>Prüfen Sie die Zahlung auf der Website des Zahlungsdienstes oder bei der Bank und bestätigen Sie das Ergebnis hier. Roomrack fragt den Zahlungsdienst weiter ab.</translation>
    </message>
    <message>
        <source>The gateway rejected the refund of %1 to the guest.</source>
        <translation>Der Zahlungsdienst hat die Erstattung von %1 an den Gast abgelehnt.</translation>
    </message>
    <message>
        <source>Refund the guest on the gateway&apos;s website or by bank transfer, then mark the payment as refunded here. Or retry the refund.</source>
        <translation>Erstatten Sie den Betrag auf der Website des Zahlungsdienstes oder per Überweisung und markieren Sie die Zahlung hier als erstattet. Oder versuchen Sie die Erstattung erneut.</translation>
    </message>
    <message>
        <source>The guest paid %1 for a change of the booking, but the change was no longer possible. The payment was refunded automatically; the booking is as it was without the change.</source>
        <translation>Der Gast hat %1 für eine Änderung der Buchung bezahlt, aber die Änderung war nicht mehr möglich. Die Zahlung wurde automatisch erstattet; die Buchung ist so, wie sie ohne die Änderung war.</translation>
    </message>
    <message>
        <source>The guest paid %1, but the room was no longer available. The payment was refunded automatically; there is no booking.</source>
        <translation>Der Gast hat %1 bezahlt, aber das Zimmer war nicht mehr verfügbar. Die Zahlung wurde automatisch erstattet; es gibt keine Buchung.</translation>
    </message>
    <message>
        <source>No payment action required. Consider contacting the guest, whose card was charged and refunded.</source>
        <translation>An der Zahlung ist nichts zu tun. Informieren Sie gegebenenfalls den Gast, dessen Karte belastet und wieder entlastet wurde.</translation>
    </message>
    <message>
        <source>Decide whether this is a duplicate. The room is held for 30 minutes, then returns to sale.</source>
        <translation>Entscheiden Sie, ob es eine Dublette ist. Das Zimmer bleibt 30 Minuten optioniert und kommt dann zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>Decide whether this is a duplicate. Until then, both bookings remain confirmed.</source>
        <translation>Entscheiden Sie, ob es eine Dublette ist. Bis dahin bleiben beide Buchungen bestätigt.</translation>
    </message>
    <message>
        <source>%1 to the guest could not be delivered.</source>
        <translation>%1 an den Gast konnte nicht zugestellt werden.</translation>
    </message>
    <message>
        <source>Correct the guest&apos;s email address in the booking and resend the email, or contact the guest another way.</source>
        <translation>Berichtigen Sie die E-Mail-Adresse des Gastes in der Buchung und senden Sie die E-Mail erneut, oder informieren Sie den Gast auf anderem Weg.</translation>
    </message>
    <message>
        <source>Possible duplicate</source>
        <translation>Mögliche Dublette</translation>
    </message>
    <message>
        <source>Email rejected</source>
        <translation>E-Mail abgewiesen</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Ref&amp;und…</source>
        <translation>&amp;Erstatten…</translation>
    </message>
    <message>
        <source>Confirm char&amp;ged…</source>
        <translation>Be&amp;lastung bestätigen…</translation>
    </message>
    <message>
        <source>Confirm &amp;not charged…</source>
        <translation>Kei&amp;ne Belastung bestätigen…</translation>
    </message>
    <message>
        <source>&amp;Mark as refunded…</source>
        <translation>Als ers&amp;tattet markieren…</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>A&amp;usblenden</translation>
    </message>
    <message>
        <source>Re&amp;send email</source>
        <translation>E-Mail erneut &amp;senden</translation>
    </message>
    <message>
        <source>Confirms that %1 was charged and completes the request: a room held for it is booked as %2. Nothing more is charged.</source>
        <translation>Bestätigt, dass %1 belastet wurden, und schließt die Anfrage ab: Ein dafür optioniertes Zimmer wird als %2 gebucht. Weitere Beträge werden nicht belastet.</translation>
    </message>
    <message>
        <source>Confirms that %1 was not charged and cancels the request: a room held for it returns to sale, and %2 is not booked.</source>
        <translation>Bestätigt, dass %1 nicht belastet wurden, und bricht die Anfrage ab: Ein dafür optioniertes Zimmer kommt zurück in den Verkauf, und %2 wird nicht gebucht.</translation>
    </message>
    <message>
        <source>Cancels the payment of %1, or refunds it if it was charged. The room returns to sale, and %2 is not booked.</source>
        <translation>Bricht die Zahlung von %1 ab oder erstattet sie, falls sie belastet wurde. Das Zimmer kommt zurück in den Verkauf, und %2 wird nicht gebucht.</translation>
    </message>
    <message>
        <source>Confirms that %1 was refunded to the guest manually. Roomrack does not retry the refund.</source>
        <translation>Bestätigt, dass dem Gast %1 manuell erstattet wurden. Roomrack versucht die Erstattung nicht erneut.</translation>
    </message>
    <message>
        <source>Review dup&amp;licate…</source>
        <translation>Dublette &amp;prüfen…</translation>
    </message>
    <message>
        <source>The refund of %1 succeeded at first, but the bank returned it. The guest has not been refunded.</source>
        <translation>Die Erstattung von %1 war zunächst erfolgreich, aber die Bank hat sie zurückgegeben. Der Gast hat das Geld nicht erhalten.</translation>
    </message>
</context>
<context>
    <name>TaxTexts</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>from</source>
        <comment>between a value and its first date</comment>
        <translation>ab</translation>
    </message>
    <message>
        <source>“%1” is not a date such as 1 Jan 2027.</source>
        <translation>„%1“ ist kein Datum wie 1. Jan. 2027.</translation>
    </message>
    <message>
        <source>“%1” is not a rate such as 6 %.</source>
        <translation>„%1“ ist kein Satz wie 6 %.</translation>
    </message>
    <message>
        <source>“%1” is not an amount such as 4.00.</source>
        <translation>„%1“ ist kein Betrag wie 4,00.</translation>
    </message>
    <message>
        <source>“%1” is not an age band such as 6–11: 50 %.</source>
        <translation>„%1“ ist keine Altersgruppe wie 6–11: 50 %.</translation>
    </message>
</context>
<context>
    <name>Taxes</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 on top of the price</source>
        <comment>an amount</comment>
        <translation>%1 zusätzlich zum Preis</translation>
    </message>
    <message>
        <source>to pay at the hotel</source>
        <translation>im Hotel zu zahlen</translation>
    </message>
    <message>
        <source>collected by the channel</source>
        <translation>vom Kanal kassiert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tax or fee, its amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>including %1 %2 (%3)</source>
        <comment>an amount, name of a VAT, its rate</comment>
        <translation>davon %1 %2 (%3)</translation>
    </message>
    <message>
        <source>Plus %1 taxes and fees: %2 in total.</source>
        <translation>Dazu %1 Steuern und Gebühren: %2 insgesamt.</translation>
    </message>
    <message>
        <source>Ages of children: %1</source>
        <translation>Alter der Kinder: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>quantity, name of a fee</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Exempt: %1</source>
        <comment>from a city tax</comment>
        <translation>Befreit: %1</translation>
    </message>
</context>
<context>
    <name>UndoNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo failed</source>
        <translation>Rückgängigmachen fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>WithoutRoom</name>
    <message>
        <source>Check in with too few rooms?</source>
        <translation>Mit zu wenigen Zimmern einchecken?</translation>
    </message>
    <message>
        <source>Not enough rooms are available for the whole stay. Until more are assigned, the guest has only %1, and the night may be oversold.</source>
        <comment>room numbers</comment>
        <translation>Für den ganzen Aufenthalt sind nicht genug Zimmer frei. Bis weitere zugewiesen werden, hat der Gast nur %1, und die Nacht kann überbucht sein.</translation>
    </message>
    <message>
        <source>Check &amp;in</source>
        <translation>E&amp;inchecken</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Not enough rooms are available for the whole stay. Until rooms are assigned, the guest has none, and the night may be oversold.</source>
        <translation>Für den ganzen Aufenthalt sind nicht genug Zimmer frei. Bis Zimmer zugewiesen werden, hat der Gast keines, und die Nacht kann überbucht sein.</translation>
    </message>
    <message>
        <source>No room is available for the whole stay. Until a room is assigned, the guest has none, and the night may be oversold.</source>
        <translation>Für den ganzen Aufenthalt ist kein Zimmer frei. Bis eines zugewiesen wird, hat der Gast keines, und die Nacht kann überbucht sein.</translation>
    </message>
    <message>
        <source>Check in without a room?</source>
        <translation>Ohne Zimmer einchecken?</translation>
    </message>
    <message>
        <source>Check &amp;in without a room</source>
        <translation>Ohne Zimmer e&amp;inchecken</translation>
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
        <source>%1 marked as no-show</source>
        <translation>%1 als No-Show vermerkt</translation>
    </message>
    <message>
        <source>No-show</source>
        <translation>No-Show</translation>
    </message>
    <message>
        <source>%1 walked to another hotel</source>
        <translation>%1 ausquartiert</translation>
    </message>
    <message>
        <source>Walked to another hotel</source>
        <translation>Ausquartiert</translation>
    </message>
    <message>
        <source>Room assigned to %1</source>
        <translation>Zimmer für %1 zugewiesen</translation>
    </message>
    <message>
        <source>Room assigned</source>
        <translation>Zimmer zugewiesen</translation>
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
        <source>Hold %1 created</source>
        <translation>Option %1 gesetzt</translation>
    </message>
    <message>
        <source>Hold created</source>
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
        <source>Rooms to sell reset to default</source>
        <translation>Zimmer im Verkauf auf Standard zurückgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>Rooms to sell: %n</source>
        <translation>
            <numerusform>Zimmer im Verkauf: %n</numerusform>
            <numerusform>Zimmer im Verkauf: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Min LOS: %n night(s)</source>
        <translation>
            <numerusform>Mindestaufenthalt: %n Nacht</numerusform>
            <numerusform>Mindestaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Min LOS removed</source>
        <translation>Mindestaufenthalt aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>Max LOS: %n night(s)</source>
        <translation>
            <numerusform>Höchstaufenthalt: %n Nacht</numerusform>
            <numerusform>Höchstaufenthalt: %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Max LOS removed</source>
        <translation>Höchstaufenthalt aufgehoben</translation>
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
        <source>Stop sell set</source>
        <translation>Verkaufsstopp gesetzt</translation>
    </message>
    <message>
        <source>Stop sell removed</source>
        <translation>Verkaufsstopp aufgehoben</translation>
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
        <translation>Überbuchungsregeln geändert</translation>
    </message>
    <message>
        <source>Hotel created</source>
        <translation>Hotel angelegt</translation>
    </message>
    <message>
        <source>Hotel settings updated</source>
        <translation>Hoteleinstellungen geändert</translation>
    </message>
    <message>
        <source>Night audit completed: business date %1</source>
        <translation>Tagesabschluss durchgeführt: Hoteldatum %1</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) imported</source>
        <translation>
            <numerusform>%n Buchung importiert</numerusform>
            <numerusform>%n Buchungen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Event type %1</source>
        <translation>Ereignistyp %1</translation>
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
        <source>walk cost %1</source>
        <translation>Ausquartierkosten %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n no-show(s)</source>
        <translation>
            <numerusform>%n No-Show</numerusform>
            <numerusform>%n No-Shows</numerusform>
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
        <source>Walked</source>
        <translation>Ausquartiert</translation>
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
        <translation>Belegung</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Optioniert</translation>
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
        <source>%1 · %2</source>
        <comment>room type × number of rooms · room numbers</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>date format: date and time of day</comment>
        <translation>d. MMM yyyy HH:mm</translation>
    </message>
    <message>
        <source>Room unassigned from %1</source>
        <translation>Zimmerzuweisung für %1 aufgehoben</translation>
    </message>
    <message>
        <source>Room unassigned</source>
        <translation>Zimmerzuweisung aufgehoben</translation>
    </message>
    <message>
        <source>Room assigned to hold %1</source>
        <translation>Zimmer für Option %1 zugewiesen</translation>
    </message>
    <message>
        <source>Room assigned to hold</source>
        <translation>Zimmer für Option zugewiesen</translation>
    </message>
    <message>
        <source>Hold %1 belongs to an API session</source>
        <translation>Option %1 gehört zu einer API-Sitzung</translation>
    </message>
    <message>
        <source>Hold belongs to an API session</source>
        <translation>Option gehört zu einer API-Sitzung</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>Room out of order</source>
        <translation>Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Room back in service</source>
        <translation>Zimmer wieder in Betrieb</translation>
    </message>
    <message>
        <source>d MMM HH:mm</source>
        <comment>date format: day and time of day</comment>
        <translation>d. MMM HH:mm</translation>
    </message>
    <message>
        <source>Redone</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>User added as %1</source>
        <translation>Benutzer angelegt als %1</translation>
    </message>
    <message>
        <source>Role changed from %1 to %2</source>
        <translation>Rolle geändert von %1 zu %2</translation>
    </message>
    <message>
        <source>User reactivated</source>
        <translation>Benutzer reaktiviert</translation>
    </message>
    <message>
        <source>User deactivated</source>
        <translation>Benutzer deaktiviert</translation>
    </message>
    <message>
        <source>User renamed</source>
        <translation>Benutzer umbenannt</translation>
    </message>
    <message>
        <source>PIN or password changed</source>
        <translation>PIN oder Passwort geändert</translation>
    </message>
    <message numerus="yes">
        <source>Signed in after %n failed attempt(s)</source>
        <translation>
            <numerusform>Angemeldet nach %n Fehlversuch</numerusform>
            <numerusform>Angemeldet nach %n Fehlversuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message numerus="yes">
        <source>Incorrect PIN or password, %n time(s) in a row</source>
        <translation>
            <numerusform>PIN oder Passwort falsch, %n‑mal in Folge</numerusform>
            <numerusform>PIN oder Passwort falsch, %n‑mal in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Template saved</source>
        <translation>Vorlage gespeichert</translation>
    </message>
    <message>
        <source>Template deleted</source>
        <translation>Vorlage gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n exchange rate(s) saved</source>
        <translation>
            <numerusform>%n Wechselkurs gespeichert</numerusform>
            <numerusform>%n Wechselkurse gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel settings saved</source>
        <translation>Kanaleinstellungen gespeichert</translation>
    </message>
    <message>
        <source>Channel disconnected</source>
        <translation>Kanal getrennt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a booking, what happened to its payment</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dublette</translation>
    </message>
    <message>
        <source>until payment completes</source>
        <translation>bis zum Abschluss der Zahlung</translation>
    </message>
    <message numerus="yes">
        <source>Computer clock confirmed, %n day(s) ahead</source>
        <translation>
            <numerusform>Uhr des Rechners bestätigt, %n Tag voraus</numerusform>
            <numerusform>Uhr des Rechners bestätigt, %n Tage voraus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not applied: saving failed</source>
        <translation>Nicht ausgeführt: Speichern fehlgeschlagen</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>typed as a date</comment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>today</source>
        <comment>typed as a date</comment>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <comment>typed as a date</comment>
        <translation>morgen</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format: weekday, day, month and year</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1 reinstated</source>
        <translation>%1 reaktiviert</translation>
    </message>
    <message>
        <source>Reinstated</source>
        <translation>Reaktiviert</translation>
    </message>
    <message>
        <source>Housekeeping: %1</source>
        <translation>Housekeeping: %1</translation>
    </message>
    <message>
        <source>fee withdrawn: %1</source>
        <translation>Gebühr aufgehoben: %1</translation>
    </message>
    <message>
        <source>Housekeeping</source>
        <translation>Housekeeping</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Held by %1, payment pending</source>
        <translation>Optioniert von %1, Zahlung läuft</translation>
    </message>
    <message>
        <source>Held by %1, %2 left</source>
        <translation>Optioniert von %1, noch %2</translation>
    </message>
    <message>
        <source>held by %1, payment pending</source>
        <translation>optioniert von %1, Zahlung läuft</translation>
    </message>
    <message>
        <source>held by %1, %2 left</source>
        <translation>optioniert von %1, noch %2</translation>
    </message>
    <message>
        <source>Rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten</translation>
    </message>
    <message>
        <source>Guest data of %1 erased</source>
        <translation>Gastdaten von %1 gelöscht</translation>
    </message>
    <message>
        <source>Guest data erased</source>
        <translation>Gastdaten gelöscht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ActivityModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, recorded %2</source>
        <translation>%1, aufgezeichnet %2</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Undone or Redone; the change</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AddHotelDialog</name>
    <message>
        <source>Add hotel</source>
        <translation>Hotel hinzufügen</translation>
    </message>
    <message>
        <source>Adding a hotel is not available on a connected desk. Add it on the server.</source>
        <translation>An einem verbundenen Arbeitsplatz kann kein Hotel hinzugefügt werden. Fügen Sie es auf dem Server hinzu.</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>New rooms and rates</source>
        <translation>Neue Zimmer und Raten</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Description file</source>
        <translation>Beschreibungsdatei</translation>
    </message>
    <message>
        <source>JSON, as exported on the page Rooms &amp; rates</source>
        <translation>JSON, wie auf der Seite Zimmer &amp; Raten exportiert</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Another hotel here is named %1. Enter a different name.</source>
        <translation>Ein anderes Hotel heißt hier %1. Geben Sie einen anderen Namen ein.</translation>
    </message>
    <message>
        <source>Choose a description file.</source>
        <translation>Wählen Sie eine Beschreibungsdatei.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 has users of its own. Select it and sign in there first.</source>
        <translation>%1 hat eigene Benutzer. Wählen Sie es zuerst aus und melden Sie sich dort an.</translation>
    </message>
    <message>
        <source>Creating hotel…</source>
        <translation>Hotel wird angelegt…</translation>
    </message>
    <message>
        <source>Add this hotel?</source>
        <translation>Dieses Hotel hinzufügen?</translation>
    </message>
    <message>
        <source>&amp;Create hotel</source>
        <translation>Hotel &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Create hotel…</source>
        <translation>Hotel &amp;anlegen…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AdviceView</name>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Total rooms minus out of order</source>
        <translation>Zimmer ohne die, die außer Betrieb sind</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Gebucht</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Booked rooms expected to show up</source>
        <translation>Gebuchte Zimmer, deren Gäste voraussichtlich anreisen</translation>
    </message>
    <message>
        <source>Current limit</source>
        <translation>Aktuelles Limit</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Only &amp;nights with changes</source>
        <translation>Nur &amp;Nächte mit Änderung</translation>
    </message>
    <message>
        <source>Recommended limits by night and pool</source>
        <translation>Empfohlene Limits je Nacht und Pool</translation>
    </message>
    <message numerus="yes">
        <source>Recommended limits, next %Ln night(s)</source>
        <translation>
            <numerusform>Empfohlene Limits, nächste %Ln Nacht</numerusform>
            <numerusform>Empfohlene Limits, nächste %Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by pool</source>
        <translation>Nach Pool filtern</translation>
    </message>
    <message>
        <source>Creates overbooking rules for the selected nights: for the pool and each of its room types. You can undo this.</source>
        <translation>Legt Überbuchungsregeln für die gewählten Nächte an: für den Pool und jeden seiner Zimmertypen. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Analysing booking history…</source>
        <translation>Frühere Buchungen werden ausgewertet…</translation>
    </message>
    <message>
        <source>Booking history could not be loaded: %1</source>
        <translation>Die früheren Buchungen konnten nicht geladen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>based on %Ln booking(s)</source>
        <translation>
            <numerusform>auf Grundlage von %Ln Buchung</numerusform>
            <numerusform>auf Grundlage von %Ln Buchungen</numerusform>
        </translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
    <message numerus="yes">
        <source>+%n</source>
        <translation>
            <numerusform>+%n</numerusform>
            <numerusform>+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n</source>
        <translation>
            <numerusform>−%n</numerusform>
            <numerusform>−%n</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>limit exceeded</source>
        <translation>überschritten</translation>
    </message>
    <message>
        <source>More rooms are booked than recommended</source>
        <translation>Es sind mehr Zimmer gebucht als empfohlen</translation>
    </message>
    <message>
        <source>No upcoming nights in the booking window.</source>
        <translation>Keine kommenden Nächte im Buchungsfenster.</translation>
    </message>
    <message>
        <source>No changes recommended.</source>
        <translation>Keine Änderungen empfohlen.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply to %Ln night(s)</source>
        <translation>
            <numerusform>Auf %Ln Nacht an&amp;wenden</numerusform>
            <numerusform>Auf %Ln Nächte an&amp;wenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended limits for %n night(s)</source>
        <translation>
            <numerusform>Empfohlenes Limit für %n Nacht</numerusform>
            <numerusform>Empfohlene Limits für %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Overbooking policy</source>
        <translation>Überbuchungsregeln</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ApiHoldsCard</name>
    <message>
        <source>Holds over the API</source>
        <translation>Optionen über die API</translation>
    </message>
    <message>
        <source>Default for channels</source>
        <translation>Standard für Kanäle</translation>
    </message>
    <message>
        <source>Durable</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>For holds that a channel token creates without naming a durability. Holds in memory end when Roomrack is restarted; bookings are always durable.</source>
        <translation>Für Optionen, die ein Kanal-Token ohne Angabe der Haltbarkeit setzt. Optionen im Speicher enden, wenn Roomrack neu gestartet wird; Buchungen sind immer dauerhaft.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Holds over the API: Discard</source>
        <translation>Optionen über die API: Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Holds over the API: Save</source>
        <translation>Optionen über die API: Speichern</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>✓ Saved.</source>
        <translation>✓ Gespeichert.</translation>
    </message>
    <message>
        <source>✕ Settings not saved: %1</source>
        <translation>✕ Einstellungen nicht gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ApiServerCard</name>
    <message>
        <source>Enable incoming connections</source>
        <translation>Eingehende Verbindungen zulassen</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Neues Token</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>API &amp; webhooks</source>
        <translation>API &amp; Webhooks</translation>
    </message>
    <message>
        <source>127.0.0.1 accepts connections from this computer only, 0.0.0.0 at all its addresses. Connections from other computers require a certificate.</source>
        <translation>127.0.0.1 nimmt nur Verbindungen von diesem Rechner an, 0.0.0.0 an allen seinen Adressen. Verbindungen von anderen Rechnern erfordern ein Zertifikat.</translation>
    </message>
    <message>
        <source>Host names in the URL that channels call, if different from the address above. Separate several with commas.</source>
        <translation>Hostnamen in der URL, die Kanäle aufrufen, falls sie von der obigen Adresse abweichen. Mehrere mit Kommas trennen.</translation>
    </message>
    <message>
        <source>Bind address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Public hostname</source>
        <translation>Öffentlicher Hostname</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Metrics token</source>
        <translation>Metrik-Token</translation>
    </message>
    <message>
        <source>PEM file</source>
        <translation>PEM-Datei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.key);;All files (*)</source>
        <translation>PEM-Dateien (*.pem *.crt *.key);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Das neue Token</translation>
    </message>
    <message>
        <source>Status of API &amp; webhooks</source>
        <translation>Status von API &amp; Webhooks</translation>
    </message>
    <message>
        <source>Not set; metrics from this computer only</source>
        <translation>Nicht gesetzt; Metriken nur von diesem Rechner</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Copy the token now. It cannot be shown again; only its fingerprint is stored.</source>
        <translation>Kopieren Sie das Token jetzt. Es lässt sich nicht noch einmal anzeigen; gespeichert wird nur sein Fingerabdruck.</translation>
    </message>
    <message>
        <source>Disabled (polling only)</source>
        <translation>Deaktiviert (nur Abruf)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>✓ Listening on %1</source>
        <translation>✓ Aktiv unter %1</translation>
    </message>
    <message>
        <source>✕ Not running: %1</source>
        <translation>✕ Nicht aktiv: %1</translation>
    </message>
    <message>
        <source>Save API &amp; webhook settings</source>
        <translation>Einstellungen für API &amp; Webhooks speichern</translation>
    </message>
    <message>
        <source>Discard API &amp; webhook changes</source>
        <translation>Änderungen für API &amp; Webhooks verwerfen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation>Token entfernen</translation>
    </message>
    <message>
        <source>Choose a file: Certificate</source>
        <translation>Datei wählen: Zertifikat</translation>
    </message>
    <message>
        <source>Choose a file: Private key</source>
        <translation>Datei wählen: Privater Schlüssel</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditDetails</name>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung &amp;öffnen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what happened, and what became of it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show &amp;fewer changes</source>
        <translation>&amp;Weniger Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Show a&amp;ll %1 changes</source>
        <translation>A&amp;lle %1 Änderungen anzeigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditFilters</name>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Search the audit trail</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Guest, number, user, date or any word shown</source>
        <translation>Gast, Nummer, Benutzer, Datum oder ein Wort</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditModel</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Later status</source>
        <translation>Folgestatus</translation>
    </message>
    <message>
        <source>Time zone of the hotel: %1</source>
        <translation>Zeitzone des Hotels: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditPage</name>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>Als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save the records found as a file for spreadsheets and other programs</source>
        <translation>Gefundene Einträge als Datei für Tabellenprogramme und andere Programme speichern</translation>
    </message>
    <message>
        <source>The records could not be loaded: %1</source>
        <translation>Die Einträge konnten nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>No record matches these filters.</source>
        <translation>Kein Eintrag passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>No record matches “%1”.</source>
        <translation>Kein Eintrag passt zu „%1“.</translation>
    </message>
    <message>
        <source>&amp;Show all records</source>
        <translation>A&amp;lle Einträge zeigen</translation>
    </message>
    <message>
        <source>Loading records…</source>
        <translation>Einträge werden geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) found</source>
        <translation>
            <numerusform>%Ln Eintrag gefunden</numerusform>
            <numerusform>%Ln Einträge gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the records as CSV</source>
        <translation>Einträge als CSV exportieren</translation>
    </message>
    <message>
        <source>audit-trail-%1.csv</source>
        <comment>name of a file</comment>
        <translation>protokoll-%1.csv</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BackupDialog</name>
    <message>
        <source>&amp;Back up now</source>
        <translation>Jetzt &amp;sichern</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backups of %1</source>
        <translation>Sicherungen von %1</translation>
    </message>
    <message>
        <source>Each backup is a complete hotel file. Roomrack verifies a backup before saving it here.</source>
        <translation>Jede Sicherung ist eine vollständige Hoteldatei. Roomrack prüft sie, bevor sie hier gespeichert wird.</translation>
    </message>
    <message>
        <source>Creating and verifying backup…</source>
        <translation>Sicherung wird erstellt und geprüft…</translation>
    </message>
    <message>
        <source>Backup failed: %1</source>
        <translation>Sicherung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Hourly</source>
        <translation>Stündlich</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>Fre&amp;quency</source>
        <translation>Häu&amp;figkeit</translation>
    </message>
    <message>
        <source>Backups to &amp;keep</source>
        <translation>Die neuesten &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Restore &amp;another file…</source>
        <translation>&amp;Andere Datei wiederherstellen…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Backup folder</source>
        <translation>Ordner für Sicherungen</translation>
    </message>
    <message>
        <source>No backups yet. Choose “Back up now” to create one.</source>
        <translation>Noch keine Sicherungen. Mit „Jetzt sichern“ erstellen Sie eine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 created and verified (%Ln record(s)).</source>
        <translation>
            <numerusform>%1 erstellt und geprüft (%Ln Eintrag).</numerusform>
            <numerusform>%1 erstellt und geprüft (%Ln Einträge).</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Roomrack hotels (*.roomrack);;All files (*)</source>
        <translation>Roomrack-Hotels (*.roomrack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>%1 wird geprüft…</translation>
    </message>
    <message>
        <source>Restore %1 as of %2?</source>
        <translation>%1 mit Stand %2 wiederherstellen?</translation>
    </message>
    <message>
        <source>This backup was created by an older version of Roomrack and will be upgraded when it is opened.</source>
        <translation>Diese Sicherung stammt aus einer älteren Version von Roomrack und wird beim Öffnen aktualisiert.</translation>
    </message>
    <message numerus="yes">
        <source>Contains %Ln booking(s). Data verified.</source>
        <translation>
            <numerusform>Enthält %Ln Buchung. Daten geprüft.</numerusform>
            <numerusform>Enthält %Ln Buchungen. Daten geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verification failed: %1.</source>
        <translation>Prüfung fehlgeschlagen: %1.</translation>
    </message>
    <message>
        <source>Later bookings and changes are not included. The current file is kept in the same folder.</source>
        <translation>Spätere Buchungen und Änderungen sind nicht enthalten. Die jetzige Datei bleibt im selben Ordner erhalten.</translation>
    </message>
    <message>
        <source>&amp;Restore backup</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingActions</name>
    <message>
        <source>Check &amp;in…</source>
        <translation>&amp;Einchecken…</translation>
    </message>
    <message>
        <source>Check &amp;out…</source>
        <translation>Aus&amp;checken…</translation>
    </message>
    <message>
        <source>Ch&amp;ange…</source>
        <translation>Ä&amp;ndern…</translation>
    </message>
    <message>
        <source>N&amp;o-show…</source>
        <translation>N&amp;o-Show…</translation>
    </message>
    <message>
        <source>Re&amp;instate…</source>
        <translation>Rea&amp;ktivieren…</translation>
    </message>
    <message>
        <source>Cance&amp;l…</source>
        <translation>&amp;Stornieren…</translation>
    </message>
    <message>
        <source>Booking %1 changed. Total: %2.</source>
        <translation>Buchung %1 geändert. Gesamtpreis: %2.</translation>
    </message>
    <message>
        <source>Booking %1 cancelled without a fee.</source>
        <translation>Buchung %1 ohne Gebühr storniert.</translation>
    </message>
    <message>
        <source>Booking %1 cancelled. Fee: %2.</source>
        <translation>Buchung %1 storniert. Gebühr: %2.</translation>
    </message>
    <message>
        <source>Booking %1 marked as no-show.</source>
        <translation>Buchung %1 als No-Show vermerkt.</translation>
    </message>
    <message>
        <source>Booking %1 reinstated. Due at the hotel: %2.</source>
        <translation>Buchung %1 reaktiviert. Im Hotel zu zahlen: %2.</translation>
    </message>
    <message>
        <source>Booking %1</source>
        <translation>Buchung %1</translation>
    </message>
    <message>
        <source>&amp;Guest data…</source>
        <translation>&amp;Gastdaten…</translation>
    </message>
    <message>
        <source>Guest data erased.</source>
        <translation>Gastdaten gelöscht.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingDetails</name>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>time and person</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, the same in another currency</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (exchange rate of %2)</source>
        <comment>amount, day</comment>
        <translation>%1 (Wechselkurs vom %2)</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Belastet</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>status, time</comment>
        <translation>%1 am %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingDraft</name>
    <message>
        <source>the hold expired; nothing was booked</source>
        <translation>die Option ist abgelaufen; es wurde nichts gebucht</translation>
    </message>
    <message>
        <source>the hold was released or confirmed elsewhere</source>
        <translation>die Option wurde anderswo freigegeben oder bestätigt</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>Option</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingModel</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingPage</name>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Arriving today</source>
        <translation>Anreise heute</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>The bookings could not be loaded: %1</source>
        <translation>Die Buchungen konnten nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>No bookings yet.</source>
        <translation>Noch keine Buchungen.</translation>
    </message>
    <message>
        <source>&amp;New booking…</source>
        <translation>Neue B&amp;uchung…</translation>
    </message>
    <message>
        <source>No booking matches “%1”.</source>
        <translation>Keine Buchung passt zu „%1“.</translation>
    </message>
    <message>
        <source>&amp;Show all bookings</source>
        <translation>Alle Buchungen anzei&amp;gen</translation>
    </message>
    <message>
        <source>Loading bookings…</source>
        <translation>Buchungen werden geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s)</source>
        <translation>
            <numerusform>%Ln Buchung</numerusform>
            <numerusform>%Ln Buchungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) found</source>
        <translation>
            <numerusform>%Ln Buchung gefunden</numerusform>
            <numerusform>%Ln Buchungen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No booking matches these filters.</source>
        <translation>Keine Buchung passt zu diesen Filtern.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkChangeBox</name>
    <message>
        <source>nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>&amp;Setting</source>
        <translation>&amp;Einstellung</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>A&amp;ktion</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>We&amp;rt</translation>
    </message>
    <message>
        <source>Source &amp;period from</source>
        <translation>&amp;Quellzeitraum ab</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <source>Rate plan of the restriction</source>
        <translation>Ratenplan der Einschränkung</translation>
    </message>
    <message>
        <source>Channel of the restriction</source>
        <translation>Kanal der Einschränkung</translation>
    </message>
    <message>
        <source>All rate plans</source>
        <translation>Alle Ratenpläne</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkDialog</name>
    <message>
        <source>Bulk update</source>
        <translation>Sammeländerung</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Update</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the template no longer exist and were skipped.</source>
        <translation>
            <numerusform>%Ln Zeile der Vorlage existiert nicht mehr und wurde übersprungen.</numerusform>
            <numerusform>%Ln Zeilen der Vorlage existieren nicht mehr und wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the form to see a preview.</source>
        <translation>Füllen Sie das Formular aus, um eine Vorschau zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %Ln value(s)</source>
        <translation>
            <numerusform>%Ln Wert ä&amp;ndern</numerusform>
            <numerusform>%Ln Werte ä&amp;ndern</numerusform>
        </translation>
    </message>
    <message>
        <source>Values were changed at %1 while this dialog was open. The preview has been updated.</source>
        <translation>Um %1 wurden Werte geändert, während dieser Dialog geöffnet war. Die Vorschau wurde aktualisiert.</translation>
    </message>
    <message>
        <source>Nothing was changed: another user changed these values first. Check the updated preview and try again.</source>
        <translation>Es wurde nichts geändert: Ein anderer Benutzer hat diese Werte zuvor geändert. Prüfen Sie die aktualisierte Vorschau und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who, what</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) updated.</source>
        <translation>
            <numerusform>%Ln Wert geändert.</numerusform>
            <numerusform>%Ln Werte geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkFormView</name>
    <message>
        <source>Select rate plan</source>
        <translation>Ratenplan wählen</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>&amp;Room types &amp;&amp; rate plans</source>
        <translation>&amp;Zimmertypen und Ratenpläne</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkModel</name>
    <message>
        <source>Room type · rate plan</source>
        <translation>Zimmertyp · Ratenplan</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkPlanView</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Messages to channels</source>
        <translation>Nachrichten an die Kanäle</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkRanges</name>
    <message>
        <source>&amp;Add range</source>
        <translation>Zeitraum &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from one night to another</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>First night of range %1</source>
        <translation>Erste Nacht von Zeitraum %1</translation>
    </message>
    <message>
        <source>Last night of range %1</source>
        <translation>Letzte Nacht von Zeitraum %1</translation>
    </message>
    <message>
        <source>Remove range %1</source>
        <translation>Zeitraum %1 entfernen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkRows</name>
    <message>
        <source>Pools, room types and rate plans</source>
        <translation>Pools, Zimmertypen und Ratenpläne</translation>
    </message>
    <message>
        <source>Entire hotel</source>
        <translation>Gesamtes Hotel</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkTemplates</name>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Delete template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>No saved templates</source>
        <translation>Keine gespeicherten Vorlagen</translation>
    </message>
    <message>
        <source>No template</source>
        <translation>Keine Vorlage</translation>
    </message>
    <message>
        <source>Template “%1” saved.</source>
        <translation>Vorlage „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Delete the template “%1”?</source>
        <translation>Die Vorlage „%1“ löschen?</translation>
    </message>
    <message>
        <source>Changes already made with it are kept. The template cannot be restored.</source>
        <translation>Damit vorgenommene Änderungen bleiben erhalten. Die Vorlage kann nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>&amp;Delete template</source>
        <translation>Vorlage &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Template “%1” deleted.</source>
        <translation>Vorlage „%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Save as &amp;template…</source>
        <translation>Als &amp;Vorlage speichern…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CalendarPopup</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CancelDialog</name>
    <message>
        <source>Fee: %1</source>
        <translation>Gebühr: %1</translation>
    </message>
    <message>
        <source>No fee</source>
        <translation>Keine Gebühr</translation>
    </message>
    <message>
        <source>Cancel booking %1?</source>
        <translation>Buchung %1 stornieren?</translation>
    </message>
    <message>
        <source>&amp;Cancel booking</source>
        <translation>Buchung &amp;stornieren</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t cancel</source>
        <translation>&amp;Nicht stornieren</translation>
    </message>
    <message numerus="yes">
        <source>Releases %n room night(s).</source>
        <translation>
            <numerusform>Gibt %n Zimmernacht wieder zum Verkauf frei.</numerusform>
            <numerusform>Gibt %n Zimmernächte wieder zum Verkauf frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Override fee</source>
        <translation>Gebühr &amp;überschreiben</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Fee in %1</source>
        <translation>Gebühr in %1</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>must be at most %1 (booking total)</source>
        <translation>darf höchstens %1 (Gesamtpreis der Buchung) betragen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CellDetails</name>
    <message>
        <source>Oversold</source>
        <translation>Überbucht</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Rooms to sell</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Room type limit</source>
        <translation>Limit des Zimmertyps</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Optioniert</translation>
    </message>
    <message>
        <source>Pool limit</source>
        <translation>Limit des Pools</translation>
    </message>
    <message>
        <source>%1 · %2 sold, %3 held</source>
        <translation>%1 · %2 verkauft, %3 optioniert</translation>
    </message>
    <message>
        <source>Total rooms</source>
        <translation>Zimmer gesamt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Why this night is closed</source>
        <translation>Warum diese Nacht gesperrt ist</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of this night</source>
        <translation>Verlauf dieser Nacht</translation>
    </message>
    <message>
        <source>Loading history…</source>
        <translation>Verlauf wird geladen…</translation>
    </message>
    <message>
        <source>No history for this night yet.</source>
        <translation>Noch kein Verlauf für diese Nacht.</translation>
    </message>
    <message>
        <source>Derived from</source>
        <translation>Abgeleitet von</translation>
    </message>
    <message>
        <source>manual override (rule: %1)</source>
        <translation>manuell überschrieben (Regel: %1)</translation>
    </message>
    <message>
        <source>%1 (set manually, default %2)</source>
        <translation>%1 (manuell gesetzt, Standard %2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Channel status</source>
        <translation>Status der Kanäle</translation>
    </message>
    <message>
        <source>%1 Set by %2, %3.</source>
        <comment>sentence about a restriction; user; time</comment>
        <translation>%1 Gesetzt von %2, %3.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CellHistoryModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CentralCard</name>
    <message>
        <source>Shared duplicate database</source>
        <translation>Gemeinsame Dublettendatenbank</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>A file, or a PostgreSQL address without the password. Duplicates are detected across all hotels that use the same database.</source>
        <translation>Eine Datei oder eine PostgreSQL-Adresse ohne Passwort. Dubletten werden über alle Hotels hinweg erkannt, die dieselbe Datenbank nutzen.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Unique hotel name</source>
        <translation>Eindeutiger Hotelname</translation>
    </message>
    <message>
        <source>Must be different for each hotel that uses the database.</source>
        <translation>Muss bei jedem Hotel, das die Datenbank nutzt, anders sein.</translation>
    </message>
    <message>
        <source>Offline. Duplicates are checked only within this hotel until the connection is restored.</source>
        <translation>Offline. Bis die Verbindung wieder besteht, werden Dubletten nur in diesem Hotel erkannt.</translation>
    </message>
    <message numerus="yes">
        <source>Connected. %Ln booking(s) pending upload.</source>
        <translation>
            <numerusform>Verbunden. %Ln Buchung noch zu übertragen.</numerusform>
            <numerusform>Verbunden. %Ln Buchungen noch zu übertragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Verbunden.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChangeDialog</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>&amp;Save changes</source>
        <translation>Änderungen &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Calculating price…</source>
        <translation>Preis wird berechnet…</translation>
    </message>
    <message>
        <source>No rate for these nights. Enter a price.</source>
        <translation>Keine Rate für diese Nächte. Geben Sie einen Preis ein.</translation>
    </message>
    <message>
        <source>Enter an amount such as 118.50</source>
        <translation>Geben Sie einen Betrag wie 118,50 ein</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>%1 more than before (%2)</source>
        <translation>%1 mehr als bisher (%2)</translation>
    </message>
    <message>
        <source>%1 less than before (%2)</source>
        <translation>%1 weniger als bisher (%2)</translation>
    </message>
    <message>
        <source>Unchanged (no rate plan)</source>
        <translation>Unverändert (kein Ratenplan)</translation>
    </message>
    <message>
        <source>New terms: %1</source>
        <translation>Neue Bedingungen: %1</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>None</source>
        <comment>market segment</comment>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelActions</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Full sync…</source>
        <translation>Vollabgleich…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Fetch reservations now</source>
        <translation>Reservierungen jetzt abholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Add a channel…</source>
        <translation>Kanal hinzufügen…</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>Trennen…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden…</translation>
    </message>
    <message>
        <source>The channel was not paused</source>
        <translation>Der Kanal wurde nicht angehalten</translation>
    </message>
    <message>
        <source>The channel was not resumed</source>
        <translation>Der Kanal wurde nicht fortgesetzt</translation>
    </message>
    <message>
        <source>The connection test of %1 failed</source>
        <translation>Der Verbindungstest von %1 ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The connection to %1 works.</source>
        <translation>Die Verbindung zu %1 funktioniert.</translation>
    </message>
    <message>
        <source>Channel settings saved.</source>
        <translation>Einstellungen des Kanals gespeichert.</translation>
    </message>
    <message>
        <source>Disconnect channel</source>
        <translation>Kanal trennen</translation>
    </message>
    <message>
        <source>%1 keeps its current availability and rates and receives no more updates: close your rooms there first. Its settings, mapping and password are deleted; its bookings are kept.</source>
        <translation>%1 behält die aktuelle Verfügbarkeit und die Raten und erhält keine Änderungen mehr: Schließen Sie dort zuerst Ihre Zimmer. Einstellungen, Zuordnung und Passwort werden gelöscht; die Buchungen bleiben.</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Channel disconnected.</source>
        <translation>Kanal getrennt.</translation>
    </message>
    <message>
        <source>The channel was not disconnected</source>
        <translation>Der Kanal wurde nicht getrennt</translation>
    </message>
    <message>
        <source>Mark as closed at the channel</source>
        <translation>Beim Kanal als geschlossen markieren</translation>
    </message>
    <message>
        <source>Roomrack cannot check this. Confirm only if it is done at %1: %2.</source>
        <translation>Roomrack kann das nicht prüfen. Bestätigen Sie nur, wenn es bei %1 erledigt ist: %2.</translation>
    </message>
    <message>
        <source>Mark as closed</source>
        <translation>Als geschlossen markieren</translation>
    </message>
    <message>
        <source>Channel connected.</source>
        <translation>Kanal verbunden.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelCardDelegate</name>
    <message>
        <source>Sync lag</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ausstehend</translation>
    </message>
    <message>
        <source>Rate limit left</source>
        <translation>Anfragen frei</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelDialog</name>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Exclude overbooking</source>
        <translation>Ohne Überbuchung</translation>
    </message>
    <message>
        <source>Close channel (stop sell)</source>
        <translation>Kanal schließen (Verkaufsstopp)</translation>
    </message>
    <message>
        <source>Supports weekday filters</source>
        <translation>Unterstützt Wochentagsfilter</translation>
    </message>
    <message>
        <source>Send rates and restrictions separately</source>
        <translation>Raten und Einschränkungen getrennt senden</translation>
    </message>
    <message>
        <source>Connect a channel</source>
        <translation>Kanal verbinden</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Einstellungen von %1</translation>
    </message>
    <message>
        <source>Connect %1</source>
        <translation>%1 verbinden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Co&amp;nnect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Bereiche der Einstellungen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Rates &amp;&amp; availability</source>
        <translation>Raten &amp;&amp; Verfügbarkeit</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Rate limits</source>
        <translation>Anfragelimits</translation>
    </message>
    <message>
        <source>Enter a name for the channel.</source>
        <translation>Geben Sie einen Namen für den Kanal ein.</translation>
    </message>
    <message>
        <source>Unknown currency. Enter an ISO 4217 code such as EUR.</source>
        <translation>Unbekannte Währung. Geben Sie ein ISO-4217-Kürzel ein, etwa EUR.</translation>
    </message>
    <message>
        <source>The keychain has not responded yet. Try again in a moment.</source>
        <translation>Der Schlüsselbund hat noch nicht geantwortet. Versuchen Sie es gleich erneut.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>✓ Connected. Credentials accepted.</source>
        <translation>✓ Verbunden. Zugangsdaten akzeptiert.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <comment>why a test failed</comment>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>New channel</source>
        <translation>Neuer Kanal</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Password or key</source>
        <translation>Passwort oder Schlüssel</translation>
    </message>
    <message>
        <source>Property ID</source>
        <translation>Hotel-ID</translation>
    </message>
    <message>
        <source>Channel currency</source>
        <translation>Währung des Kanals</translation>
    </message>
    <message>
        <source>Rate markup</source>
        <translation>Aufschlag auf Raten</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>Booking window (nights)</source>
        <translation>Buchungsfenster (Nächte)</translation>
    </message>
    <message>
        <source>Allotment per night</source>
        <translation>Kontingent je Nacht</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Availability offset</source>
        <translation>Verfügbarkeitskorrektur</translation>
    </message>
    <message>
        <source>Max availability</source>
        <translation>Max. Verfügbarkeit</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>Closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message>
        <source>Min LOS</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Max LOS</source>
        <translation>Höchstaufenthalt</translation>
    </message>
    <message>
        <source>Supported restrictions</source>
        <translation>Unterstützte Einschränkungen</translation>
    </message>
    <message>
        <source>Unmapped reservation: %1</source>
        <translation>Nicht zugeordnete Reservierung: %1</translation>
    </message>
    <message>
        <source>Mapping of room types and rate plans</source>
        <translation>Zuordnung der Zimmertypen und Ratenpläne</translation>
    </message>
    <message>
        <source>Availability requests per minute</source>
        <translation>Verfügbarkeitsanfragen je Minute</translation>
    </message>
    <message>
        <source>Rate requests per minute</source>
        <translation>Ratenanfragen je Minute</translation>
    </message>
    <message>
        <source>Batching window (s)</source>
        <translation>Sammelzeit (s)</translation>
    </message>
    <message>
        <source>Max items per request</source>
        <translation>Max. Einträge je Anfrage</translation>
    </message>
    <message>
        <source>Response timeout (s)</source>
        <translation>Zeitlimit für Antworten (s)</translation>
    </message>
    <message>
        <source>Polling interval (s)</source>
        <translation>Abrufintervall (s)</translation>
    </message>
    <message>
        <source>off (webhook only)</source>
        <translation>aus (nur Webhook)</translation>
    </message>
    <message>
        <source>host:port</source>
        <translation>Host:Port</translation>
    </message>
    <message>
        <source>Enter the channel&apos;s room or rate ID beside each room type and rate plan. Rows without an ID are not sent. Space in the column “On sale” sets or removes stop sell for a room type. Under “Guests”, enter the numbers of guests that need a price, such as “1, 2, 3”.</source>
        <translation>Geben Sie neben jedem Zimmertyp und Ratenplan die Zimmer- oder Raten-ID des Kanals ein. Zeilen ohne ID werden nicht gesendet. Die Leertaste in der Spalte „Verkauf“ setzt den Verkaufsstopp für einen Zimmertyp oder hebt ihn auf. Geben Sie unter „Gäste“ die Gästezahlen ein, für die der Kanal Preise braucht, etwa „1, 2, 3“.</translation>
    </message>
    <message>
        <source>Supports idempotency tokens</source>
        <translation>Unterstützt Idempotenz-Token</translation>
    </message>
    <message>
        <source>API &amp; webhooks disabled; see Settings</source>
        <translation>API &amp; Webhooks deaktiviert; siehe Einstellungen</translation>
    </message>
    <message>
        <source>available after connecting</source>
        <translation>nach dem Verbinden verfügbar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Webhook URL</source>
        <translation>Webhook-URL</translation>
    </message>
    <message>
        <source>Reservation delivery URL</source>
        <translation>URL für Reservierungen</translation>
    </message>
    <message>
        <source>Min LOS through every night</source>
        <translation>Mindestaufenthalt für jede Nacht</translation>
    </message>
    <message>
        <source>Supported restriction: Stop sell</source>
        <translation>Unterstützte Einschränkung: Verkaufsstopp</translation>
    </message>
    <message>
        <source>Supported restriction: Closed to arrival</source>
        <translation>Unterstützte Einschränkung: Anreise gesperrt</translation>
    </message>
    <message>
        <source>Supported restriction: Closed to departure</source>
        <translation>Unterstützte Einschränkung: Abreise gesperrt</translation>
    </message>
    <message>
        <source>Supported restriction: Min LOS</source>
        <translation>Unterstützte Einschränkung: Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Supported restriction: Max LOS</source>
        <translation>Unterstützte Einschränkung: Höchstaufenthalt</translation>
    </message>
    <message>
        <source>Supported restriction: Min LOS through every night</source>
        <translation>Unterstützte Einschränkung: Mindestaufenthalt für jede Nacht</translation>
    </message>
    <message>
        <source>Saved. Leave blank to keep.</source>
        <translation>Gespeichert. Leer lassen zum Beibehalten.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht hinterlegt</translation>
    </message>
    <message>
        <source>Commission by rate plan</source>
        <translation>Provision nach Ratenplan</translation>
    </message>
    <message>
        <source>Close nights with unsupported restrictions</source>
        <translation>Nächte mit nicht unterstützten Einschränkungen schließen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelList</name>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelListModel</name>
    <message>
        <source>%1, %2: %3. Sync lag: %4. Pending updates: %5. Rate limit left: %6.</source>
        <translation>%1, %2: %3. Rückstand: %4. Ausstehende Änderungen: %5. Anfragen frei: %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3. Pending bookings: %4.</source>
        <translation>%1, %2: %3. Ausstehende Buchungen: %4.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelNotices</name>
    <message>
        <source>%1 cannot be connected.</source>
        <translation>%1 kann nicht verbunden werden.</translation>
    </message>
    <message>
        <source>The credentials of %1 are locked: no updates are sent.</source>
        <translation>Die Zugangsdaten von %1 sind gesperrt: Es werden keine Änderungen gesendet.</translation>
    </message>
    <message>
        <source>%1 is offline.</source>
        <translation>%1 ist offline.</translation>
    </message>
    <message>
        <source>Authentication failed at %1.</source>
        <translation>Anmeldung bei %1 fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 rejected some updates.</source>
        <translation>%1 hat einige Änderungen abgelehnt.</translation>
    </message>
    <message>
        <source>Show channels</source>
        <translation>Kanäle anzeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unmapped reservation(s).</source>
        <translation>
            <numerusform>%Ln nicht zugeordnete Reservierung.</numerusform>
            <numerusform>%Ln nicht zugeordnete Reservierungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Manual cleanup is needed at %1.</source>
        <translation>Bei %1 ist eine manuelle Bereinigung nötig.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelSetups</name>
    <message>
        <source>The channel was disconnected meanwhile.</source>
        <translation>Der Kanal wurde inzwischen getrennt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelsPage</name>
    <message>
        <source>Enter passphrase…</source>
        <translation>Passphrase eingeben…</translation>
    </message>
    <message>
        <source>Pending updates</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservierungen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Add a channel…</source>
        <translation>Kanal hinzufügen…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>No channels yet</source>
        <translation>Noch keine Kanäle</translation>
    </message>
    <message>
        <source>Connect an OTA to send it availability and rates from the grid and to receive its reservations automatically. You need its address, your property ID and credentials there, and its IDs of your room types and rate plans.</source>
        <translation>Verbinden Sie eine OTA, um ihr Verfügbarkeit und Raten aus dem Raster zu senden und ihre Reservierungen automatisch zu empfangen. Sie brauchen ihre Adresse, Ihre Hotel-ID und Zugangsdaten dort und ihre IDs Ihrer Zimmertypen und Ratenpläne.</translation>
    </message>
    <message>
        <source>Connect a channel…</source>
        <translation>Kanal verbinden…</translation>
    </message>
    <message>
        <source>Reservations · %1</source>
        <translation>Reservierungen · %1</translation>
    </message>
    <message>
        <source>Rate limit left</source>
        <translation>Anfragen frei</translation>
    </message>
    <message>
        <source>never</source>
        <translation>noch nie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <comment>sent</comment>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Sync lag, last 30 minutes (dashed: target)</source>
        <translation>Rückstand, letzte 30 Minuten (gestrichelt: Ziel)</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>Zuletzt bestätigt</translation>
    </message>
    <message>
        <source>Mark as closed there…</source>
        <translation>Dort als geschlossen markieren…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) since startup</source>
        <translation>
            <numerusform>%Ln Eintrag seit Programmstart</numerusform>
            <numerusform>%Ln Einträge seit Programmstart</numerusform>
        </translation>
    </message>
    <message>
        <source>Mapping…</source>
        <translation>Zuordnung…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelsPanel</name>
    <message>
        <source>%1 pending</source>
        <translation>%1 ausstehend</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n mit Problemen</numerusform>
            <numerusform>%n mit Problemen</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
    <message>
        <source>Retry now: %1</source>
        <translation>Jetzt erneut versuchen: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChartView</name>
    <message>
        <source>Use the arrow keys to move from point to point and read the values.</source>
        <translation>Mit den Pfeiltasten von Punkt zu Punkt gehen und die Werte lesen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckInDialog</name>
    <message>
        <source>Check in %1</source>
        <translation>%1 einchecken</translation>
    </message>
    <message>
        <source>Check &amp;in</source>
        <translation>&amp;Einchecken</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Room &amp;type</source>
        <translation>Zimmer&amp;typ</translation>
    </message>
    <message>
        <source>Available rooms</source>
        <translation>Freie Zimmer</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Loading available rooms…</source>
        <translation>Freie Zimmer werden geladen…</translation>
    </message>
    <message>
        <source>No room is available for the whole stay.</source>
        <translation>Kein Zimmer ist für den ganzen Aufenthalt frei.</translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s). Without a selection, rooms are assigned automatically.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer. Ohne Auswahl wird automatisch zugewiesen.</numerusform>
            <numerusform>Wählen Sie %n Zimmer. Ohne Auswahl wird automatisch zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s), or none.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer oder keines.</numerusform>
            <numerusform>Wählen Sie %n Zimmer oder keines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Room %1, housekeeping: %2</source>
        <translation>Zimmer %1, Housekeeping: %2</translation>
    </message>
    <message>
        <source>Not cleaned yet: room %1. Check-in is possible.</source>
        <translation>Noch nicht gereinigt: Zimmer %1. Ein Check-in ist möglich.</translation>
    </message>
    <message>
        <source>Downgrade: %1 is booked. The price does not change.</source>
        <translation>Downgrade: Gebucht ist %1. Der Preis ändert sich nicht.</translation>
    </message>
    <message>
        <source>Upgrade: %1 is booked. The price does not change.</source>
        <translation>Upgrade: Gebucht ist %1. Der Preis ändert sich nicht.</translation>
    </message>
    <message>
        <source>%1 is booked. The price does not change.</source>
        <translation>Gebucht ist %1. Der Preis ändert sich nicht.</translation>
    </message>
    <message>
        <source>Out of order: %1</source>
        <translation>Außer Betrieb: %1</translation>
    </message>
    <message>
        <source>Still occupied: %1</source>
        <translation>Noch belegt: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>room, housekeeping status</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>room numbers</comment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n other room(s), or check out that guest first.</source>
        <translation>
            <numerusform>Wählen Sie %n anderes Zimmer oder checken Sie diesen Gast zuerst aus.</numerusform>
            <numerusform>Wählen Sie %n andere Zimmer oder checken Sie diesen Gast zuerst aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s). Rooms that are out of service are not assigned automatically.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer. Zimmer außer Service werden nicht automatisch zugewiesen.</numerusform>
            <numerusform>Wählen Sie %n Zimmer. Zimmer außer Service werden nicht automatisch zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of service: room %1. Check-in is possible.</source>
        <translation>Außer Service: Zimmer %1. Ein Check-in ist möglich.</translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s). Without a selection, the assigned rooms are kept: %1.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer. Ohne Auswahl bleiben die zugewiesenen Zimmer: %1.</numerusform>
            <numerusform>Wählen Sie %n Zimmer. Ohne Auswahl bleiben die zugewiesenen Zimmer: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many rooms are selected: deselect %n.</source>
        <translation>
            <numerusform>Zu viele Zimmer ausgewählt: Wählen Sie %n ab.</numerusform>
            <numerusform>Zu viele Zimmer ausgewählt: Wählen Sie %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held: %1</source>
        <translation>Optioniert: %1</translation>
    </message>
    <message>
        <source>%1; this booking has %2.</source>
        <comment>limit of a room type, guests of a booking</comment>
        <translation>%1; diese Buchung hat %2.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) are available for the whole stay.</source>
        <translation>
            <numerusform>Nur %n Zimmer ist für den ganzen Aufenthalt frei.</numerusform>
            <numerusform>Nur %n Zimmer sind für den ganzen Aufenthalt frei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckOutDialog</name>
    <message>
        <source>Check out %1?</source>
        <translation>%1 auschecken?</translation>
    </message>
    <message>
        <source>Check &amp;out</source>
        <translation>&amp;Auschecken</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Booking total (unchanged): %1.</source>
        <translation>Gesamtpreis (unverändert): %1.</translation>
    </message>
    <message>
        <source>Early departure: check out %1?</source>
        <translation>Vorzeitige Abreise: %1 auschecken?</translation>
    </message>
    <message>
        <source>Check &amp;out early</source>
        <translation>Vorzeitig aus&amp;checken</translation>
    </message>
    <message>
        <source>The guest leaves on %1, before the booked departure on %2.</source>
        <translation>Der Gast reist am %1 ab, vor der gebuchten Abreise am %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n remaining room night(s) will return to sale.</source>
        <translation>
            <numerusform>Die verbleibende %n Zimmernacht geht zurück in den Verkauf.</numerusform>
            <numerusform>Die verbleibenden %n Zimmernächte gehen zurück in den Verkauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The booking total stays %1, and nothing is refunded. To charge less, cancel here and shorten the stay with “Change…” first.</source>
        <translation>Der Gesamtpreis bleibt %1, und nichts wird erstattet. Um weniger zu berechnen, brechen Sie hier ab und verkürzen Sie den Aufenthalt zuerst mit „Ändern…“.</translation>
    </message>
    <message>
        <source>%1 checked out.</source>
        <comment>guest and room, or a booking</comment>
        <translation>%1 ausgecheckt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 checked out before the departure date. %n room night(s) returned to sale.</source>
        <comment>guest and room, or a booking</comment>
        <translation>
            <numerusform>%1 vor dem Abreisedatum ausgecheckt. %n Zimmernacht ging zurück in den Verkauf.</numerusform>
            <numerusform>%1 vor dem Abreisedatum ausgecheckt. %n Zimmernächte gingen zurück in den Verkauf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>a filter and what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 +%3</source>
        <comment>a filter, the first choice, how many more</comment>
        <translation>%1: %2 +%3</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChooseStep</name>
    <message>
        <source>Standard rate</source>
        <translation>Standardrate</translation>
    </message>
    <message>
        <source>Rate o&amp;verride for the stay (%1)</source>
        <translation>Vereinbarter &amp;Preis für den Aufenthalt (%1)</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Enter an amount such as 118.50</source>
        <translation>Geben Sie einen Betrag wie 118,50 ein</translation>
    </message>
    <message>
        <source>No longer chosen: %1</source>
        <comment>room numbers</comment>
        <translation>Nicht mehr gewählt: %1</translation>
    </message>
    <message>
        <source>%1 with taxes and fees</source>
        <comment>an amount</comment>
        <translation>%1 mit Steuern und Gebühren</translation>
    </message>
    <message>
        <source>Fewer adults than rooms: check both numbers</source>
        <translation>Weniger Erwachsene als Zimmer: beide Zahlen prüfen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ClockQuestion</name>
    <message>
        <source>The computer&apos;s clock shows %1, long after the last recorded change (%2). The business date does not move until the clock is corrected or confirmed.</source>
        <translation>Die Uhr des Rechners zeigt %1, lange nach der letzten erfassten Änderung (%2). Das Hoteldatum rückt erst weiter, wenn die Uhr gestellt oder bestätigt ist.</translation>
    </message>
    <message>
        <source>Check clock…</source>
        <translation>Uhr prüfen…</translation>
    </message>
    <message>
        <source>The computer&apos;s clock shows %1, before the last recorded change (%2). Set the computer&apos;s clock; the business date does not move until then.</source>
        <translation>Die Uhr des Rechners zeigt %1, also vor der letzten erfassten Änderung (%2). Stellen Sie die Uhr des Rechners; bis dahin rückt das Hoteldatum nicht weiter.</translation>
    </message>
    <message>
        <source>Confirm clock</source>
        <translation>Uhr bestätigen</translation>
    </message>
    <message>
        <source>Is it %1 now?</source>
        <translation>Ist es jetzt %1?</translation>
    </message>
    <message>
        <source>&amp;Confirm clock</source>
        <translation>Uhr &amp;bestätigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clock not confirmed</source>
        <translation>Uhr nicht bestätigt</translation>
    </message>
    <message>
        <source>The last change was recorded at %1. Times are in the hotel&apos;s time zone (%2).</source>
        <translation>Die letzte Änderung wurde am %1 aufgezeichnet. Zeiten in der Zeitzone des Hotels (%2).</translation>
    </message>
    <message>
        <source>Confirming the clock moves the business date from %1 to %2 and cannot be undone. If the clock is wrong, choose Cancel and set it in the system settings.</source>
        <translation>Wenn Sie die Uhr bestätigen, wechselt das Geschäftsdatum vom %1 zum %2; das lässt sich nicht rückgängig machen. Geht die Uhr falsch, wählen Sie Abbrechen und stellen Sie sie in den Systemeinstellungen.</translation>
    </message>
    <message numerus="yes">
        <source>Arrivals that become pending no-shows: %Ln booking(s).</source>
        <translation>
            <numerusform>Anreisen, die zu offenen No-Shows werden: %Ln Buchung.</numerusform>
            <numerusform>Anreisen, die zu offenen No-Shows werden: %Ln Buchungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In house: %Ln booking(s).</source>
        <translation>
            <numerusform>Im Haus: %Ln Buchung.</numerusform>
            <numerusform>Im Haus: %Ln Buchungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Active holds, which keep their remaining time: %Ln.</source>
        <translation>
            <numerusform>Aktive Optionen, die ihre Restzeit behalten: %Ln.</numerusform>
            <numerusform>Aktive Optionen, die ihre Restzeit behalten: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CodeModel</name>
    <message>
        <source>map the room type above first</source>
        <translation>ordnen Sie zuerst den Zimmertyp darüber zu</translation>
    </message>
    <message>
        <source>%1 already has this ID</source>
        <translation>%1 hat diese ID bereits</translation>
    </message>
    <message>
        <source>– Not mapped</source>
        <translation>– Nicht zugeordnet</translation>
    </message>
    <message>
        <source>! No prices sent: guests must include %1</source>
        <translation>! Keine Preise: Gästezahl %1 fehlt</translation>
    </message>
    <message>
        <source>Stop sell</source>
        <translation>Verkaufsstopp</translation>
    </message>
    <message>
        <source>✓ Mapped</source>
        <translation>✓ Zugeordnet</translation>
    </message>
    <message>
        <source>Channel room/rate ID of %1</source>
        <translation>Zimmer-/Raten-ID des Kanals für %1</translation>
    </message>
    <message>
        <source>Room type, rate plan</source>
        <translation>Zimmertyp, Ratenplan</translation>
    </message>
    <message>
        <source>Room/rate ID</source>
        <translation>Zimmer-/Raten-ID</translation>
    </message>
    <message>
        <source>On sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Numbers of guests for %1</source>
        <translation>Gästezahlen für %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>! Retired: closed at the channel</source>
        <translation>! Stillgelegt: beim Kanal gesperrt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CommandDialog</name>
    <message>
        <source>The booking was changed in the meantime. Your action was not applied.</source>
        <translation>Die Buchung wurde inzwischen geändert. Ihre Aktion wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Review the changes and try again.</source>
        <translation>Prüfen Sie die Änderungen und versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CommandPalette</name>
    <message>
        <source>Search pages, commands, dates and bookings</source>
        <translation>Seiten, Befehle, Daten und Buchungen suchen</translation>
    </message>
    <message>
        <source>Search and commands</source>
        <translation>Suche und Befehle</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>The inventory shows dates from %1 to %2.</source>
        <translation>Die Belegung zeigt Daten vom %1 bis %2.</translation>
    </message>
    <message>
        <source>show in the inventory</source>
        <translation>in der Belegung anzeigen</translation>
    </message>
    <message>
        <source>Type a page, a command, a date (24 Dec, +30) or a booking (number, guest, email or reference).</source>
        <translation>Seite, Befehl, Datum (24. Dez, +30) oder Buchung (Nummer, Gast, E-Mail oder Referenz) eingeben.</translation>
    </message>
    <message>
        <source>Type a command.</source>
        <translation>Befehl eingeben.</translation>
    </message>
    <message>
        <source>The bookings could not be searched: %1</source>
        <translation>Die Buchungen konnten nicht durchsucht werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) found; the newest are listed. Type more to narrow the search.</source>
        <translation>
            <numerusform>%Ln Buchung gefunden; die neuesten sind aufgeführt. Mehr eingeben, um die Suche einzugrenzen.</numerusform>
            <numerusform>%Ln Buchungen gefunden; die neuesten sind aufgeführt. Mehr eingeben, um die Suche einzugrenzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys to select, Enter to open, Esc to close</source>
        <translation>Pfeiltasten zum Auswählen, Eingabe zum Öffnen, Esc zum Schließen</translation>
    </message>
    <message>
        <source>Searching bookings…</source>
        <translation>Buchungen werden gesucht …</translation>
    </message>
    <message>
        <source>Nothing found for “%1”.</source>
        <translation>Nichts gefunden für „%1“.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CommissionModel</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Commission of %1</source>
        <comment>a rate plan</comment>
        <translation>Provision für %1</translation>
    </message>
    <message>
        <source>standard (%1)</source>
        <comment>a percentage</comment>
        <translation>Standard (%1)</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>enter 0 to %1 %</source>
        <translation>0 bis %1 % eingeben</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ConfirmHoldDialog</name>
    <message>
        <source>Confirm hold</source>
        <translation>Option bestätigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The hold is no longer active: it expired, was released, or was confirmed elsewhere.</source>
        <translation>Die Option ist nicht mehr aktiv: Sie ist abgelaufen oder wurde anderswo freigegeben oder bestätigt.</translation>
    </message>
    <message>
        <source>Conf&amp;irm booking</source>
        <translation>Buchung bestät&amp;igen</translation>
    </message>
    <message>
        <source>Payment pending. The hold becomes a booking when the payment completes.</source>
        <translation>Zahlung läuft. Mit der abgeschlossenen Zahlung wird die Option zur Buchung.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ConnectionNotice</name>
    <message>
        <source>Connection to %1 lost (%2). The data shown is from %3 and read-only until the connection is restored. Roomrack retries automatically.</source>
        <translation>Verbindung zu %1 unterbrochen (%2). Die angezeigten Daten sind von %3 und bis zur Wiederherstellung der Verbindung schreibgeschützt. Roomrack versucht es automatisch erneut.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Jetzt erneut versuchen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DatabaseCard</name>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>Sicher&amp;ungen…</translation>
    </message>
    <message>
        <source>PostgreSQL database, format %1</source>
        <translation>PostgreSQL-Datenbank, Format %1</translation>
    </message>
    <message>
        <source>SQLite file, format %1, %2</source>
        <translation>SQLite-Datei, Format %1, %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Server on the network</source>
        <translation>Server im Netzwerk</translation>
    </message>
    <message>
        <source>Managed on the server</source>
        <translation>Auf dem Server verwaltet</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DatabaseDialog</name>
    <message>
        <source>Open database</source>
        <translation>Datenbank öffnen</translation>
    </message>
    <message>
        <source>A PostgreSQL server can store the hotels of a group. Ask its administrator for the address.</source>
        <translation>Ein PostgreSQL-Server kann die Hotels einer Gruppe speichern. Die Adresse erhalten Sie von dessen Administrator.</translation>
    </message>
    <message>
        <source>leave empty to use ~/.pgpass</source>
        <translation>leer lassen, um ~/.pgpass zu verwenden</translation>
    </message>
    <message>
        <source>leave empty for all hotels</source>
        <translation>leer lassen für alle Hotels</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>&amp;Hotel</source>
        <translation>&amp;Hotel</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DateField</name>
    <message>
        <source>Open calendar (Alt+Down)</source>
        <translation>Kalender öffnen (Alt+Pfeil nach unten)</translation>
    </message>
    <message>
        <source>Open calendar</source>
        <translation>Kalender öffnen</translation>
    </message>
    <message>
        <source>A date such as 24 Dec, 24.12. or 2026-12-24, a weekday, or +30 for 30 days from today</source>
        <translation>Ein Datum wie 24. Dez., 24.12. oder 2026-12-24, ein Wochentag oder +30 für 30 Tage ab heute</translation>
    </message>
    <message>
        <source>Enter a date from %1 to %2.</source>
        <translation>Geben Sie ein Datum vom %1 bis zum %2 ein.</translation>
    </message>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DatesButton</name>
    <message>
        <source>Dates</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>&amp;Arriving</source>
        <translation>&amp;Anreise</translation>
    </message>
    <message>
        <source>&amp;In house</source>
        <translation>&amp;Im Haus</translation>
    </message>
    <message>
        <source>Arriving</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DayModel</name>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Check-out</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>All rooms of the stay: %1</source>
        <translation>Alle Zimmer des Aufenthalts: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DeadlineFields</name>
    <message>
        <source>A&amp;dd deadline</source>
        <translation>&amp;Frist hinzufügen</translation>
    </message>
    <message>
        <source>N&amp;o-show fee</source>
        <translation>N&amp;o-Show-Gebühr</translation>
    </message>
    <message>
        <source>Days before arrival</source>
        <translation>Tage vor Anreise</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Fee: share</source>
        <translation>Gebühr: Anteil</translation>
    </message>
    <message>
        <source>or nights</source>
        <translation>oder Nächte</translation>
    </message>
    <message>
        <source>%1, share of the total</source>
        <translation>%1, Anteil am Gesamtpreis</translation>
    </message>
    <message>
        <source>%1, nights</source>
        <translation>%1, Nächte</translation>
    </message>
    <message>
        <source>Deadline %1</source>
        <translation>Frist %1</translation>
    </message>
    <message>
        <source>%1, days before arrival</source>
        <translation>%1, Tage vor Anreise</translation>
    </message>
    <message>
        <source>%1, time</source>
        <translation>%1, Uhrzeit</translation>
    </message>
    <message>
        <source>Fee from deadline %1</source>
        <translation>Gebühr ab Frist %1</translation>
    </message>
    <message>
        <source>Remove deadline %1</source>
        <translation>Frist %1 entfernen</translation>
    </message>
    <message>
        <source>Remove this deadline</source>
        <translation>Diese Frist entfernen</translation>
    </message>
    <message>
        <source>Without it, a no-show costs what a cancellation costs then.</source>
        <translation>Ohne sie kostet ein No-Show, was eine Stornierung dann kostet.</translation>
    </message>
    <message>
        <source>No-show fee</source>
        <translation>No-Show-Gebühr</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DeskHead</name>
    <message>
        <source>&amp;Arrivals</source>
        <translation>A&amp;nreisen</translation>
    </message>
    <message>
        <source>De&amp;partures</source>
        <translation>Abreis&amp;en</translation>
    </message>
    <message>
        <source>In ho&amp;use</source>
        <translation>Im Ha&amp;us</translation>
    </message>
    <message>
        <source>No-sho&amp;ws</source>
        <translation>No-Sho&amp;ws</translation>
    </message>
    <message>
        <source>Room p&amp;lan</source>
        <translation>Zimmer&amp;plan</translation>
    </message>
    <message>
        <source>Housekeeping</source>
        <translation>Housekeeping</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a list, number of bookings in it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>name of a list, still to do, number of all</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>short: name of a list, still to do, number of all</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>&amp;Night audit…</source>
        <translation>&amp;Tagesabschluss…</translation>
    </message>
    <message>
        <source>&amp;Night…</source>
        <comment>short: night audit</comment>
        <translation>&amp;Tagesende…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DeskUsers</name>
    <message>
        <source>You are not signed in.</source>
        <translation>Sie sind nicht angemeldet.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::Desktop</name>
    <message>
        <source>%1 could not be opened</source>
        <translation>%1 konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open hotel</source>
        <translation>Hotel öffnen</translation>
    </message>
    <message>
        <source>Roomrack hotels (*.roomrack);;All files (*)</source>
        <translation>Roomrack-Hotels (*.roomrack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Restoring %1…</source>
        <translation>%1 wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Backup restored. The previous file was saved as %1.</source>
        <translation>Sicherung wiederhergestellt. Die vorherige Datei wurde als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Restore failed</source>
        <translation>Wiederherstellung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Import is not available on a connected desk. Import the file on the server that stores this hotel.</source>
        <translation>An einem verbundenen Arbeitsplatz ist kein Import möglich. Importieren Sie die Datei auf dem Server, der dieses Hotel speichert.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateCards</name>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Repeated messages</source>
        <translation>Wiederholte Nachrichten</translation>
    </message>
    <message>
        <source>Repeated requests</source>
        <translation>Wiederholte Anfragen</translation>
    </message>
    <message>
        <source>Shared database</source>
        <translation>Gemeinsame Datenbank</translation>
    </message>
    <message>
        <source>Blocked today</source>
        <translation>Heute abgewiesen</translation>
    </message>
    <message>
        <source>%1 in charges avoided</source>
        <translation>%1 Belastung vermieden</translation>
    </message>
    <message>
        <source>no charges avoided</source>
        <translation>keine Belastung vermieden</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>keine Wiederholungen</translation>
    </message>
    <message>
        <source>responses replayed</source>
        <translation>Antworten wiederholt</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <comment>duration</comment>
        <translation>älteste %1</translation>
    </message>
    <message>
        <source>none pending</source>
        <translation>keine offen</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>nothing to sync</source>
        <translation>nichts abzugleichen</translation>
    </message>
    <message>
        <source>last sync %1</source>
        <comment>time</comment>
        <translation>letzter Abgleich %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message numerus="yes">
        <source>since %1, %Ln to sync</source>
        <comment>time</comment>
        <translation>
            <numerusform>seit %1, %Ln abzugleichen</numerusform>
            <numerusform>seit %1, %Ln abzugleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>time</comment>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateMatchDialog</name>
    <message>
        <source>&amp;Open other booking</source>
        <translation>Andere Buchung öff&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Book anyway</source>
        <translation>&amp;Trotzdem buchen</translation>
    </message>
    <message>
        <source>Is this a duplicate booking?</source>
        <translation>Ist diese Buchung eine Dublette?</translation>
    </message>
    <message>
        <source>Possible duplicate: %1. Nothing is booked yet; the room remains held.</source>
        <translation>Mögliche Dublette: %1. Noch ist nichts gebucht; das Zimmer bleibt optioniert.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>New booking</source>
        <translation>Neue Buchung</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 identifying fields match. Nothing is booked yet; the room remains held. If you book anyway, the guest has both bookings and pays for both.</source>
        <comment>reason, number of fields, of how many</comment>
        <translation>%1: %2 von %3 kennzeichnenden Angaben stimmen überein. Noch ist nichts gebucht; das Zimmer bleibt optioniert. Wenn Sie trotzdem buchen, hat der Gast beide Buchungen und bezahlt beide.</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>%1 öff&amp;nen</translation>
    </message>
    <message>
        <source>Releases the hold and opens the other booking</source>
        <translation>Gibt die Option frei und öffnet die andere Buchung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateModel</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateRulesCard</name>
    <message>
        <source>Duplicate rules</source>
        <translation>Regeln für Dubletten</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> Min.</translation>
    </message>
    <message>
        <source> days</source>
        <comment>suffix of a number</comment>
        <translation> Tage</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Reject identical requests within</source>
        <translation>Gleiche Anfragen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Reject near-identical requests within</source>
        <translation>Nahezu gleiche Anfragen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Review similar requests within</source>
        <translation>Ähnliche Anfragen prüfen innerhalb von</translation>
    </message>
    <message>
        <source>Reject identical groups within</source>
        <translation>Gleiche Gruppen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Review similar groups within</source>
        <translation>Ähnliche Gruppen prüfen innerhalb von</translation>
    </message>
    <message>
        <source>Name weight</source>
        <translation>Gewichtung Name</translation>
    </message>
    <message>
        <source>Email weight</source>
        <translation>Gewichtung E-Mail</translation>
    </message>
    <message>
        <source>Phone weight</source>
        <translation>Gewichtung Telefon</translation>
    </message>
    <message>
        <source>Room type weight</source>
        <translation>Gewichtung Zimmertyp</translation>
    </message>
    <message>
        <source>Review threshold</source>
        <translation>Schwelle für Prüfung</translation>
    </message>
    <message>
        <source>Near-identical threshold</source>
        <translation>Schwelle für nahezu gleich</translation>
    </message>
    <message>
        <source>Test on past decisions</source>
        <translation>An früheren Entscheidungen testen</translation>
    </message>
    <message>
        <source>Custom rules apply.</source>
        <translation>Es gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>Default rules apply.</source>
        <translation>Es gelten die Standardregeln.</translation>
    </message>
    <message>
        <source>Restores the default rules. Past decisions do not change.</source>
        <translation>Stellt die Standardregeln wieder her. Frühere Entscheidungen ändern sich nicht.</translation>
    </message>
    <message>
        <source>Past decisions tested: %1. Unchanged: %2. Now rejected: %3, for review: %4, booked without review: %5. Requests booked without review are not in the log.</source>
        <translation>Geprüfte frühere Entscheidungen: %1. Unverändert: %2. Neu abgelehnt: %3, zu prüfen: %4, ohne Prüfung gebucht: %5. Ohne Prüfung gebuchte Anfragen stehen nicht im Protokoll.</translation>
    </message>
    <message>
        <source>No past decisions to test.</source>
        <translation>Keine früheren Entscheidungen zum Testen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateView</name>
    <message>
        <source>Duplicate</source>
        <translation>Dublette</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Both bookings side by side</source>
        <translation>Beide Buchungen nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Mark as duplicate…</source>
        <translation>Als Dublette &amp;markieren…</translation>
    </message>
    <message>
        <source>&amp;Keep both…</source>
        <translation>Beide beha&amp;lten…</translation>
    </message>
    <message>
        <source>&amp;Replace first…</source>
        <translation>&amp;Erste ersetzen…</translation>
    </message>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung &amp;öffnen</translation>
    </message>
    <message>
        <source>Email &amp;guest…</source>
        <translation>E-Mail an &amp;Gast…</translation>
    </message>
    <message>
        <source>Is this a duplicate booking?</source>
        <translation>Ist diese Buchung eine Dublette?</translation>
    </message>
    <message>
        <source>Idempotency key</source>
        <translation>Idempotenzschlüssel</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln‑mal</numerusform>
            <numerusform>%Ln‑mal</numerusform>
        </translation>
    </message>
    <message>
        <source>First received</source>
        <translation>Zuerst eingegangen</translation>
    </message>
    <message>
        <source>Last received</source>
        <translation>Zuletzt eingegangen</translation>
    </message>
    <message>
        <source>A request with a known idempotency key has no effect. The stored response was returned unchanged.</source>
        <translation>Eine Anfrage mit bekanntem Idempotenzschlüssel bewirkt nichts. Die gespeicherte Antwort wurde unverändert zurückgegeben.</translation>
    </message>
    <message>
        <source>A message that was already processed has no effect. Its receipt was acknowledged to the channel.</source>
        <translation>Eine schon verarbeitete Nachricht bewirkt nichts. Ihr Empfang wurde dem Kanal bestätigt.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Decision not saved</source>
        <translation>Entscheidung nicht gespeichert</translation>
    </message>
    <message>
        <source>Marked as duplicate.</source>
        <translation>Als Dublette markiert.</translation>
    </message>
    <message>
        <source>Payment for %1 started.</source>
        <translation>Zahlung für %1 begonnen.</translation>
    </message>
    <message>
        <source>Both bookings kept.</source>
        <translation>Beide Buchungen behalten.</translation>
    </message>
    <message>
        <source>%1 replaces the first booking.</source>
        <translation>%1 ersetzt die erste Buchung.</translation>
    </message>
    <message>
        <source>No email program was found. The guest&apos;s address is %1.</source>
        <translation>Es wurde kein E-Mail-Programm gefunden. Die Adresse des Gastes ist %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day, time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 may also be a duplicate of a booking made since. It needs another review.</source>
        <translation>%1 könnte auch ein Duplikat einer seither eingegangenen Buchung sein. Bitte erneut prüfen.</translation>
    </message>
    <message>
        <source>Payment for %1 started. The first booking is cancelled once it is complete.</source>
        <translation>Zahlung für %1 gestartet. Die erste Buchung wird storniert, sobald sie abgeschlossen ist.</translation>
    </message>
    <message>
        <source>Possible duplicate booking</source>
        <translation>Mögliche doppelte Buchung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicatesPage</name>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Export the list as CSV</source>
        <translation>Liste als CSV exportieren</translation>
    </message>
    <message>
        <source>Blocked today</source>
        <translation>Heute abgewiesen</translation>
    </message>
    <message numerus="yes">
        <source>Blocked in %n day(s)</source>
        <translation>
            <numerusform>In %n Tag abgewiesen</numerusform>
            <numerusform>In %n Tagen abgewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked in total</source>
        <translation>Insgesamt abgewiesen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>The log could not be loaded: %1</source>
        <translation>Die Liste konnte nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>Retr&amp;y</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>No duplicates match these filters.</source>
        <translation>Keine Dublette passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alle a&amp;nzeigen</translation>
    </message>
    <message>
        <source>Export the log as CSV</source>
        <translation>Liste als CSV exportieren</translation>
    </message>
    <message>
        <source>duplicates-%1.csv</source>
        <comment>name of a file</comment>
        <translation>dubletten-%1.csv</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regeln…</translation>
    </message>
    <message>
        <source>No duplicates yet.</source>
        <translation>Noch keine Dubletten.</translation>
    </message>
    <message>
        <source>Repeated bookings, requests and messages are blocked before they take a room or charge a card. They are listed here.</source>
        <translation>Wiederholte Buchungen, Anfragen und Nachrichten werden abgewiesen, bevor sie ein Zimmer belegen oder eine Karte belasten. Sie stehen dann hier.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::EarlierButton</name>
    <message>
        <source>Show notices that newer ones replaced</source>
        <translation>Meldungen zeigen, die von neueren verdrängt wurden</translation>
    </message>
    <message>
        <source>Earlier notices (%1)</source>
        <translation>Frühere Meldungen (%1)</translation>
    </message>
    <message>
        <source>Earlier notices</source>
        <translation>Frühere Meldungen</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::EditSender</name>
    <message>
        <source>Change failed</source>
        <translation>Änderung fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln value(s) changed.</source>
        <comment>an edit</comment>
        <translation>
            <numerusform>%1: %Ln Wert geändert.</numerusform>
            <numerusform>%1: %Ln Werte geändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::EffectsDialog</name>
    <message>
        <source>Effect</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Effects of this change</source>
        <translation>Auswirkungen dieser Änderung</translation>
    </message>
    <message>
        <source>&amp;Accept that these nights become oversold</source>
        <translation>Überbuchung dieser Nächte a&amp;kzeptieren</translation>
    </message>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>This change is not possible yet</source>
        <translation>Diese Änderung ist noch nicht möglich</translation>
    </message>
    <message>
        <source>Carry out this change?</source>
        <translation>Diese Änderung ausführen?</translation>
    </message>
    <message>
        <source>Ca&amp;rry out</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Resolve what is in the way first: move or cancel the bookings, release the holds.</source>
        <translation>Räumen Sie zuerst aus, was im Weg steht: Buchungen verschieben oder stornieren, Optionen freigeben.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ExportBar</name>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>Als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;PDF…</source>
        <translation>Als &amp;PDF exportieren…</translation>
    </message>
    <message>
        <source>Save the table as a file for spreadsheets and other programs</source>
        <translation>Tabelle als Datei für Tabellenprogramme und andere Programme speichern</translation>
    </message>
    <message>
        <source>Save figures, chart and table as a file to print or send</source>
        <translation>Kennzahlen, Diagramm und Tabelle als Datei zum Drucken oder Versenden speichern</translation>
    </message>
    <message>
        <source>Export the table as CSV</source>
        <translation>Tabelle als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the report as PDF</source>
        <translation>Bericht als PDF exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>&amp;CSV…</source>
        <translation>&amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;PDF…</source>
        <translation>&amp;PDF…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ExportWork</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>CSV for spreadsheets (*.csv)</source>
        <translation>CSV für Tabellenprogramme (*.csv)</translation>
    </message>
    <message>
        <source>CSV for other programs (*.csv)</source>
        <translation>CSV für andere Programme (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Export failed</source>
        <translation>Export fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FiguresStrip</name>
    <message>
        <source>Occupancy tonight</source>
        <translation>Auslastung heute Nacht</translation>
    </message>
    <message>
        <source>ADR</source>
        <translation>ADR</translation>
    </message>
    <message>
        <source>RevPAR</source>
        <translation>RevPAR</translation>
    </message>
    <message>
        <source>Active holds</source>
        <translation>Aktive Optionen</translation>
    </message>
    <message>
        <source>Oversold nights</source>
        <translation>Überbuchte Nächte</translation>
    </message>
    <message>
        <source>Average daily rate: tonight&apos;s room revenue divided by occupied, paid rooms</source>
        <translation>Durchschnittsrate: Logisumsatz heute Nacht geteilt durch belegte und bezahlte Zimmer</translation>
    </message>
    <message>
        <source>Revenue per available room tonight</source>
        <translation>Logisumsatz je verfügbarem Zimmer heute Nacht</translation>
    </message>
    <message numerus="yes">
        <source>%n expiring</source>
        <translation>
            <numerusform>%n läuft ab</numerusform>
            <numerusform>%n laufen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>none expiring</source>
        <translation>keine läuft ab</translation>
    </message>
    <message>
        <source>guests to walk</source>
        <translation>Gäste auszuquartieren</translation>
    </message>
    <message>
        <source>none upcoming</source>
        <translation>keine bevorstehend</translation>
    </message>
    <message>
        <source>no prior-week data</source>
        <translation>keine Vorwochendaten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tonight, compared with %1</source>
        <translation>Heute Nacht, verglichen mit %1</translation>
    </message>
    <message>
        <source>Duplicates blocked</source>
        <translation>Dubletten abgewiesen</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FiguresView</name>
    <message>
        <source>Blocked</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Bookings blocked automatically</source>
        <translation>Automatisch abgewiesene Buchungen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Bookings that needed review</source>
        <translation>Buchungen, die zu prüfen waren</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Requests and messages received more than once</source>
        <translation>Mehrfach eingegangene Anfragen und Nachrichten</translation>
    </message>
    <message>
        <source>Charges avoided</source>
        <translation>Vermiedene Belastung</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>By channel</source>
        <translation>Nach Kanal</translation>
    </message>
    <message>
        <source>By reason</source>
        <translation>Nach Grund</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>No duplicates in this period.</source>
        <translation>Keine Dubletten in diesem Zeitraum.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in total</source>
        <translation>
            <numerusform>%Ln insgesamt</numerusform>
            <numerusform>%Ln insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>API clients</source>
        <translation>Programme (API)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FileStep</name>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>The file “%1” does not exist. Check the path, or press “Browse…”.</source>
        <translation>Die Datei „%1“ gibt es nicht. Prüfen Sie den Pfad, oder drücken Sie „Durchsuchen…“.</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>vertical bars</source>
        <translation>senkrechte Striche</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>bookings.csv</source>
        <translation>buchungen.csv</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Automatic (byte order mark, otherwise UTF-8)</source>
        <translation>Automatisch (Byte Order Mark, sonst UTF-8)</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Windows-1252 (Western European)</source>
        <translation>Windows-1252 (Westeuropa)</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>Import bookings</source>
        <translation>Buchungen importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), separated by %1; %2.</source>
        <translation>
            <numerusform>%n Spalte, getrennt durch %1; %2.</numerusform>
            <numerusform>%n Spalten, getrennt durch %1; %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recognised format: %1.</source>
        <translation>Erkanntes Format: %1.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>A CSV file with one booking per row and the column names in the first row.</source>
        <translation>Eine CSV-Datei mit einer Buchung je Zeile und den Spaltennamen in der ersten Zeile.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FilterBar</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Number, guest, email or reference</source>
        <translation>Nummer, Gast, E-Mail oder Referenz</translation>
    </message>
    <message>
        <source>Search bookings</source>
        <translation>Buchungen suchen</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FirstStartDialog</name>
    <message>
        <source>Welcome to Roomrack</source>
        <translation>Willkommen bei Roomrack</translation>
    </message>
    <message>
        <source>Roomrack</source>
        <translation>Roomrack</translation>
    </message>
    <message>
        <source>Channel manager for hotels</source>
        <translation>Channel-Manager für Hotels</translation>
    </message>
    <message>
        <source>&amp;Open hotel…</source>
        <translation>Hotel ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>An existing Roomrack file</source>
        <translation>Eine vorhandene Roomrack-Datei</translation>
    </message>
    <message>
        <source>Import boo&amp;kings…</source>
        <translation>&amp;Buchungen importieren…</translation>
    </message>
    <message>
        <source>From a CSV export; also creates the hotel</source>
        <translation>Aus einem CSV-Export; das Hotel wird dabei angelegt</translation>
    </message>
    <message>
        <source>Start &amp;demo</source>
        <translation>De&amp;mo starten</translation>
    </message>
    <message>
        <source>Sample hotel with simulated bookings</source>
        <translation>Beispielhotel mit simulierten Buchungen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open hotel</source>
        <translation>Hotel öffnen</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack);;All files (*)</source>
        <translation>Hotels (*.roomrack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open data&amp;base…</source>
        <translation>Da&amp;tenbank öffnen…</translation>
    </message>
    <message>
        <source>Hotels on a PostgreSQL server</source>
        <translation>Hotels auf einem PostgreSQL-Server</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Create this property?</source>
        <translation>Dieses Hotel anlegen?</translation>
    </message>
    <message>
        <source>Create property</source>
        <translation>Hotel anlegen</translation>
    </message>
    <message>
        <source>&amp;Create property</source>
        <translation>Hotel &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Create property…</source>
        <translation>Hotel &amp;anlegen…</translation>
    </message>
    <message>
        <source>Creating property…</source>
        <translation>Hotel wird angelegt…</translation>
    </message>
    <message>
        <source>Property created</source>
        <translation>Hotel angelegt</translation>
    </message>
    <message>
        <source>Opening hotel…</source>
        <translation>Hotel wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FoldingCard</name>
    <message>
        <source>Expand “%1”</source>
        <translation>„%1“ aufklappen</translation>
    </message>
    <message>
        <source>Collapse “%1”</source>
        <translation>„%1“ zuklappen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FootBar</name>
    <message>
        <source>Engine running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>SQLite · %1</source>
        <translation>SQLite · %1</translation>
    </message>
    <message>
        <source>Engine error: %1</source>
        <translation>Störung: %1</translation>
    </message>
    <message>
        <source>Last saved %1</source>
        <translation>Zuletzt gespeichert %1</translation>
    </message>
    <message>
        <source>PostgreSQL · %1</source>
        <translation>PostgreSQL · %1</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FromNightDialog</name>
    <message>
        <source>&amp;To pool</source>
        <translation>In &amp;Pool</translation>
    </message>
    <message>
        <source>To pool</source>
        <translation>In Pool</translation>
    </message>
    <message>
        <source>&amp;From the night of</source>
        <translation>Ab der &amp;Nacht</translation>
    </message>
    <message>
        <source>From the night of</source>
        <translation>Ab der Nacht</translation>
    </message>
    <message>
        <source>Earlier nights stay counted in the present pool.</source>
        <translation>Frühere Nächte zählen weiter im jetzigen Pool.</translation>
    </message>
    <message>
        <source>Guests who arrive from this night on cannot book it. Existing bookings keep it, and you can bring it back.</source>
        <translation>Wer ab dieser Nacht anreist, kann ihn nicht buchen. Bestehende Buchungen behalten ihn, und Sie können ihn zurückholen.</translation>
    </message>
    <message>
        <source>It is not sold from this night on. Earlier nights keep it, and you can bring it back.</source>
        <translation>Ab dieser Nacht wird nicht mehr verkauft. Frühere Nächte bleiben, und Sie können es zurückholen.</translation>
    </message>
    <message>
        <source>Move %1 to another pool</source>
        <translation>%1 in einen anderen Pool verschieben</translation>
    </message>
    <message>
        <source>Retire %1</source>
        <translation>%1 stilllegen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>&amp;Retire</source>
        <translation>Still&amp;legen</translation>
    </message>
    <message>
        <source>%1 retired</source>
        <translation>%1 stillgelegt</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 nach %2 verschoben</translation>
    </message>
    <message>
        <source>It is not due from this night on. Existing bookings keep their lines, and you can bring it back.</source>
        <translation>Ab dieser Nacht fällt sie nicht mehr an. Bestehende Buchungen behalten ihre Zeilen, und Sie können sie wieder aufnehmen.</translation>
    </message>
    <message>
        <source>Bookings made from this date on do not get it. Existing bookings keep it, and you can bring it back.</source>
        <translation>Buchungen, die ab diesem Tag entstehen, erhalten es nicht. Bestehende Buchungen behalten es, und Sie können es wieder aufnehmen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FrontDeskPage</name>
    <message>
        <source>No arrivals today.</source>
        <translation>Heute keine Anreisen.</translation>
    </message>
    <message>
        <source>No departures today.</source>
        <translation>Heute keine Abreisen.</translation>
    </message>
    <message>
        <source>No guests in house.</source>
        <translation>Keine Gäste im Haus.</translation>
    </message>
    <message>
        <source>Bookings of the day</source>
        <translation>Buchungen des Tages</translation>
    </message>
    <message>
        <source>Guest, number or room</source>
        <translation>Gast, Nummer oder Zimmer</translation>
    </message>
    <message>
        <source>Search the day&apos;s bookings</source>
        <translation>Buchungen des Tages durchsuchen</translation>
    </message>
    <message>
        <source>Check &amp;in…</source>
        <translation>E&amp;inchecken…</translation>
    </message>
    <message>
        <source>Chec&amp;k out…</source>
        <translation>Aus&amp;checken…</translation>
    </message>
    <message>
        <source>No-&amp;show…</source>
        <translation>No-&amp;Show…</translation>
    </message>
    <message>
        <source>&amp;Cancel…</source>
        <translation>Sto&amp;rnieren…</translation>
    </message>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>No bookings match the search.</source>
        <translation>Keine Buchung passt zur Suche.</translation>
    </message>
    <message>
        <source>Booking %1 marked as no-show.</source>
        <translation>Buchung %1 als No-Show vermerkt.</translation>
    </message>
    <message>
        <source>Booking %1 cancelled.</source>
        <translation>Buchung %1 storniert.</translation>
    </message>
    <message>
        <source>No no-shows.</source>
        <translation>Keine No-Shows.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FxCard</name>
    <message>
        <source>Sho&amp;w history</source>
        <translation>&amp;Ältere anzeigen</translation>
    </message>
    <message>
        <source>Im&amp;port file…</source>
        <translation>Datei &amp;importieren…</translation>
    </message>
    <message>
        <source>Add &amp;rate…</source>
        <translation>Kurs hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reference rates of the European Central Bank: eurofxref, XML or CSV</source>
        <translation>Referenzkurse der Europäischen Zentralbank: eurofxref, XML oder CSV</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>Wechselkurse</translation>
    </message>
    <message>
        <source>Also shows booking prices and fees in this currency. Amounts due stay in the hotel&apos;s currency.</source>
        <translation>Zeigt Preise und Gebühren von Buchungen auch in dieser Währung. Fällige Beträge bleiben in der Währung des Hotels.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Secondar&amp;y currency</source>
        <translation>Z&amp;weitwährung</translation>
    </message>
    <message>
        <source>Exchange rate saved.</source>
        <translation>Wechselkurs gespeichert.</translation>
    </message>
    <message>
        <source>This is the hotel&apos;s currency. Choose another one.</source>
        <translation>Das ist die Währung des Hotels. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>No exchange rate from %1 to %2. Add a rate or import a file.</source>
        <translation>Kein Wechselkurs von %1 nach %2. Fügen Sie einen Kurs hinzu, oder importieren Sie eine Datei.</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3</source>
        <comment>currency, rate, currency</comment>
        <translation>1 %1 = %2 %3</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Import exchange rates</source>
        <translation>Wechselkurse importieren</translation>
    </message>
    <message>
        <source>Reference rates (*.xml *.csv);;All files (*)</source>
        <translation>Referenzkurse (*.xml *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 rates saved…</source>
        <translation>%1 von %2 Kursen gespeichert…</translation>
    </message>
    <message>
        <source>Import stopped: %1</source>
        <translation>Import abgebrochen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new rate(s) saved.</source>
        <translation>
            <numerusform>%Ln neuer Kurs gespeichert.</numerusform>
            <numerusform>%Ln neue Kurse gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rates in the file are already saved.</source>
        <translation>Alle Kurse der Datei sind bereits gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rate(s) skipped: currency no longer in use.</source>
        <comment>exchange rates</comment>
        <translation>
            <numerusform>%Ln Kurs übersprungen: Die Währung gibt es nicht mehr.</numerusform>
            <numerusform>%Ln Kurse übersprungen: Die Währungen gibt es nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>No exchange rates yet. Add a rate, or import
the file of the European Central Bank.</source>
        <translation>Noch keine Wechselkurse. Fügen Sie einen hinzu, oder
importieren Sie die Datei der Europäischen Zentralbank.</translation>
    </message>
    <message>
        <source>Secondary currency</source>
        <translation>Zweitwährung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FxRateDialog</name>
    <message>
        <source>Manual</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Add exchange rate</source>
        <translation>Wechselkurs hinzufügen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;From currency</source>
        <translation>&amp;Ausgangswährung</translation>
    </message>
    <message>
        <source>Exchange &amp;rate</source>
        <translation>&amp;Wechselkurs</translation>
    </message>
    <message>
        <source>&amp;To currency</source>
        <translation>&amp;Zielwährung</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>Dat&amp;e</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>From currency</source>
        <translation>Ausgangswährung</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>To currency</source>
        <translation>Zielwährung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GoToDate</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Go to date</source>
        <translation>Gehe zu Datum</translation>
    </message>
    <message>
        <source>Date, or +30 for 30 days from today · Enter to go</source>
        <translation>Datum oder +30 für 30 Tage ab heute · Eingabetaste zum Öffnen</translation>
    </message>
    <message>
        <source>Enter a date from %1 to %2.</source>
        <translation>Geben Sie ein Datum vom %1 bis zum %2 ein.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridActions</name>
    <message>
        <source>%1	%2</source>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Edit selection…</source>
        <translation>Auswahl bearbeiten…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Rate…</source>
        <translation>Rate…</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Toggle stop sell</source>
        <translation>Verkaufsstopp ein/aus</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Toggle closed to arrival</source>
        <translation>Anreisesperre ein/aus</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Toggle closed to departure</source>
        <translation>Abreisesperre ein/aus</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Min length of stay…</source>
        <translation>Mindestaufenthalt…</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Max length of stay…</source>
        <translation>Höchstaufenthalt…</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Rooms out of order…</source>
        <translation>Zimmer außer Betrieb…</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Copy with headers</source>
        <translation>Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Strg+Umschalt+C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Strg+V</translation>
    </message>
    <message>
        <source>Fill from selection</source>
        <translation>Aus Auswahl ausfüllen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Details and history</source>
        <translation>Details und Verlauf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>The parity view is read-only</source>
        <translation>Die Ansicht Parität ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Bulk update…</source>
        <translation>Sammeländerung…</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>Go to date…</source>
        <translation>Gehe zu Datum…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Expand row</source>
        <translation>Zeile aufklappen</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Strg++</translation>
    </message>
    <message>
        <source>Collapse row</source>
        <translation>Zeile zuklappen</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Strg+−</translation>
    </message>
    <message>
        <source>Collapse all pools</source>
        <translation>Alle Pools zuklappen</translation>
    </message>
    <message>
        <source>Expand all pools</source>
        <translation>Alle Pools aufklappen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridEdits</name>
    <message>
        <source>Past nights cannot be changed.</source>
        <translation>Vergangene Nächte können nicht geändert werden.</translation>
    </message>
    <message>
        <source>These nights are beyond the booking window.</source>
        <translation>Diese Nächte liegen außerhalb des Buchungsfensters.</translation>
    </message>
    <message>
        <source>Expand the pool and select a room type to enter numbers. Press O to set rooms of the pool out of order.</source>
        <translation>Klappen Sie den Pool auf und wählen Sie einen Zimmertyp, um Zahlen einzugeben. Mit O setzen Sie Zimmer des Pools außer Betrieb.</translation>
    </message>
    <message>
        <source>Rates are set per room type or rate plan. Expand the pool and select one.</source>
        <translation>Raten gelten je Zimmertyp oder Ratenplan. Klappen Sie den Pool auf und wählen Sie einen aus.</translation>
    </message>
    <message>
        <source>%1: select a room type.</source>
        <translation>%1: Wählen Sie einen Zimmertyp.</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>Restrictions removed</source>
        <translation>Einschränkungen aufgehoben</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurückgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) copied.</source>
        <translation>
            <numerusform>%Ln Zelle kopiert.</numerusform>
            <numerusform>%Ln Zellen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste failed</source>
        <translation>Einfügen fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) pasted</source>
        <translation>
            <numerusform>%Ln Zelle eingefügt</numerusform>
            <numerusform>%Ln Zellen eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Ausgefüllt</translation>
    </message>
    <message>
        <source>The parity view is read-only. Switch to another view to make changes.</source>
        <translation>Die Ansicht „Parität“ ist schreibgeschützt. Wechseln Sie zum Ändern in eine andere Ansicht.</translation>
    </message>
    <message>
        <source>Copied with headers.</source>
        <translation>Mit Überschriften kopiert.</translation>
    </message>
    <message>
        <source>Paste into derived rates too</source>
        <translation>Auch in abgeleitete Raten einfügen</translation>
    </message>
    <message>
        <source>Change derived rates too</source>
        <translation>Auch abgeleitete Raten ändern</translation>
    </message>
    <message>
        <source>Fill derived rates too</source>
        <translation>Auch in abgeleitete Raten füllen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln derived rate(s) not set: they follow the parent plan.</source>
        <translation>
            <numerusform>%Ln abgeleitete Rate nicht gesetzt: Sie folgt dem übergeordneten Ratenplan.</numerusform>
            <numerusform>%Ln abgeleitete Raten nicht gesetzt: Sie folgen dem übergeordneten Ratenplan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rate(s)?</source>
        <translation>
            <numerusform>%Ln Rate entfernen?</numerusform>
            <numerusform>%Ln Raten entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Derived rates follow their parent plan again. The other rates are removed: these nights have no price until a new rate is set.</source>
        <translation>Abgeleitete Raten folgen wieder ihrem übergeordneten Plan. Die anderen Raten werden entfernt: Diese Nächte haben keinen Preis, bis eine neue Rate gesetzt wird.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln restriction(s)?</source>
        <translation>
            <numerusform>%Ln Einschränkung entfernen?</numerusform>
            <numerusform>%Ln Einschränkungen entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Stays on these nights are no longer restricted.</source>
        <translation>Aufenthalte in diesen Nächten sind nicht mehr eingeschränkt.</translation>
    </message>
    <message numerus="yes">
        <source>Reset rooms to sell in %Ln cell(s)?</source>
        <translation>
            <numerusform>Zimmer im Verkauf in %Ln Zelle zurücksetzen?</numerusform>
            <numerusform>Zimmer im Verkauf in %Ln Zellen zurücksetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>All rooms of the room types are for sale again on these nights.</source>
        <translation>In diesen Nächten sind wieder alle Zimmer der Zimmertypen im Verkauf.</translation>
    </message>
    <message>
        <source>Channels receive the change. It can be undone.</source>
        <translation>Die Kanäle erhalten die Änderung. Sie kann rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1: select a room type or rate plan.</source>
        <translation>%1: Wählen Sie einen Zimmertyp oder Ratenplan.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridLegend</name>
    <message>
        <source>All channels have confirmed this night</source>
        <translation>Alle Kanäle haben diese Nacht bestätigt</translation>
    </message>
    <message>
        <source>Updates pending; 2 of 3 channels in sync</source>
        <translation>Änderungen ausstehend; 2 von 3 Kanälen synchron</translation>
    </message>
    <message>
        <source>A channel has rejected the update</source>
        <translation>Ein Kanal hat die Änderung abgelehnt</translation>
    </message>
    <message>
        <source>Not mapped at any channel</source>
        <translation>Bei keinem Kanal zugeordnet</translation>
    </message>
    <message>
        <source>Stop sell: no new bookings for this night</source>
        <translation>Verkaufsstopp: keine neuen Buchungen für diese Nacht</translation>
    </message>
    <message>
        <source>Closed to arrival (CTA), or to departure (CTD)</source>
        <translation>Anreise gesperrt (CTA) oder Abreise gesperrt (CTD)</translation>
    </message>
    <message>
        <source>Min and max length of stay, in nights</source>
        <translation>Mindest- und Höchstaufenthalt in Nächten</translation>
    </message>
    <message numerus="yes">
        <source>%n or more rooms available</source>
        <translation>
            <numerusform>mindestens %n Zimmer frei</numerusform>
            <numerusform>mindestens %n Zimmer frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 rooms available</source>
        <translation>%1 bis %2 Zimmer frei</translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n room(s) available</source>
        <translation>
            <numerusform>weniger als %n Zimmer frei</numerusform>
            <numerusform>weniger als %n Zimmer frei</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>Ausverkauft</translation>
    </message>
    <message>
        <source>Oversold: more rooms sold than there are</source>
        <translation>Überbucht: mehr Zimmer verkauft als vorhanden</translation>
    </message>
    <message>
        <source>Restrictions: closed to arrival, min length of stay 2</source>
        <translation>Einschränkungen: Anreise gesperrt, Mindestaufenthalt 2</translation>
    </message>
    <message>
        <source>Set manually instead of calculated</source>
        <translation>Manuell gesetzt statt berechnet</translation>
    </message>
    <message>
        <source>Not all channels have confirmed this night</source>
        <translation>Noch nicht von allen Kanälen bestätigt</translation>
    </message>
    <message>
        <source>Rooms in active holds</source>
        <translation>Zimmer in aktiven Optionen</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>Restrictions of one channel or rate plan only</source>
        <translation>Einschränkungen nur eines Kanals oder Ratenplans</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridView</name>
    <message>
        <source>Inventory by room type and night</source>
        <translation>Belegung nach Zimmertyp und Nacht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GroupPage</name>
    <message>
        <source>&amp;Open hotel</source>
        <translation>Hotel ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Anreisen</translation>
    </message>
    <message>
        <source>Departures</source>
        <translation>Abreisen</translation>
    </message>
    <message>
        <source>Oversold</source>
        <translation>Überbucht</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Connected channels with pending updates or errors</source>
        <translation>Verbundene Kanäle mit ausstehenden Aktualisierungen oder Fehlern</translation>
    </message>
    <message>
        <source>Next 30 nights</source>
        <translation>Nächste 30 Nächte</translation>
    </message>
    <message>
        <source>Occupancy of each night; double-click a bar to open it</source>
        <translation>Auslastung jeder Nacht; ein Doppelklick auf einen Balken öffnet sie</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>Hotels</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Heute Nacht</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>The hotels have different currencies.</source>
        <translation>Die Hotels haben verschiedene Währungen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>The server connects the channels.</source>
        <translation>Der Server verbindet die Kanäle.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>This window connects the channels of the selected hotel; roomrackd connects those of all hotels.</source>
        <translation>Dieses Fenster verbindet die Kanäle des ausgewählten Hotels; roomrackd verbindet die aller Hotels.</translation>
    </message>
    <message>
        <source>✓ In sync</source>
        <translation>✓ Synchron</translation>
    </message>
    <message>
        <source>%1: %2, oversold</source>
        <translation>%1: %2, überbucht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message numerus="yes">
        <source>Without %n hotel(s)</source>
        <translation>
            <numerusform>Ohne %n Hotel</numerusform>
            <numerusform>Ohne %n Hotels</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrivals still expected: bookings not checked in yet</source>
        <translation>Noch erwartete Anreisen: Buchungen ohne Check-in</translation>
    </message>
    <message>
        <source>Departures still expected: guests not checked out yet, overdue ones included</source>
        <translation>Noch erwartete Abreisen: Gäste ohne Check-out, auch überfällige</translation>
    </message>
    <message>
        <source>Nights of the period with more rooms sold than there are</source>
        <translation>Nächte des Zeitraums, in denen mehr Zimmer verkauft sind, als es gibt</translation>
    </message>
    <message>
        <source>%1 not in sync</source>
        <comment>number of channels</comment>
        <translation>%1 nicht synchron</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GuestDataDialog</name>
    <message>
        <source>Guest data of %1</source>
        <translation>Gastdaten von %1</translation>
    </message>
    <message>
        <source>&amp;Erase guest data</source>
        <translation>Gastdaten &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Bookings of the guest</source>
        <translation>Buchungen des Gastes</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>same name only</source>
        <translation>nur gleicher Name</translation>
    </message>
    <message>
        <source>Choose the bookings to export or erase.</source>
        <translation>Wählen Sie die Buchungen, die exportiert oder gelöscht werden sollen.</translation>
    </message>
    <message>
        <source>%1 is not over: it can only be exported.</source>
        <translation>%1 ist nicht beendet: Die Buchung kann nur exportiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) chosen.</source>
        <translation>
            <numerusform>%n Buchung ausgewählt.</numerusform>
            <numerusform>%n Buchungen ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export guest data</source>
        <translation>Gastdaten exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>guest-%1.json</source>
        <comment>a file name</comment>
        <translation>gast-%1.json</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Name, email address, phone, country, notes, reasons, and what messages and duplicates say of the guest can be erased when a booking is over. The booking, its amounts, its history and the reservation number of the channel stay. This cannot be undone. Backups and files that were exported before still have the data.</source>
        <translation>Name, E-Mail-Adresse, Telefon, Land, Notizen, Gründe sowie das, was Nachrichten und Dubletten über den Gast sagen, können gelöscht werden, wenn eine Buchung beendet ist. Die Buchung, ihre Beträge, ihr Verlauf und die Reservierungsnummer des Kanals bleiben. Das kann nicht rückgängig gemacht werden. Sicherungen und früher exportierte Dateien enthalten die Daten weiterhin.</translation>
    </message>
    <message>
        <source>same address, another name</source>
        <translation>gleiche Adresse, anderer Name</translation>
    </message>
    <message numerus="yes">
        <source>At most %n booking(s) can be erased at once.</source>
        <translation>
            <numerusform>Es kann höchstens %n Buchung auf einmal gelöscht werden.</numerusform>
            <numerusform>Es können höchstens %n Buchungen auf einmal gelöscht werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GuestForm</name>
    <message>
        <source>Enter the guest&apos;s name.</source>
        <translation>Geben Sie den Namen des Gastes ein.</translation>
    </message>
    <message>
        <source>Enter a valid email address, such as name@example.org.</source>
        <translation>Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.</translation>
    </message>
    <message>
        <source>Enter a phone number, such as +351 912 000 111.</source>
        <translation>Geben Sie eine Telefonnummer ein, etwa +351 912 000 111.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldPage</name>
    <message>
        <source>&amp;Confirm…</source>
        <translation>Be&amp;stätigen…</translation>
    </message>
    <message>
        <source>&amp;Release…</source>
        <translation>&amp;Freigeben…</translation>
    </message>
    <message>
        <source>Active holds</source>
        <translation>Aktive Optionen</translation>
    </message>
    <message>
        <source>Room type, dates or channel</source>
        <translation>Zimmertyp, Daten oder Kanal</translation>
    </message>
    <message>
        <source>Filter holds</source>
        <translation>Optionen filtern</translation>
    </message>
    <message>
        <source>Extend by the channel&apos;s hold duration (E)</source>
        <translation>Um die Optionsdauer des Kanals verlängern (E)</translation>
    </message>
    <message>
        <source>Convert to booking (Enter)</source>
        <translation>In Buchung umwandeln (Eingabetaste)</translation>
    </message>
    <message>
        <source>Release the rooms (Delete)</source>
        <translation>Zimmer freigeben (Entf)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln Option</numerusform>
            <numerusform>%Ln Optionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room night(s)</source>
        <translation>
            <numerusform>%Ln Zimmernacht</numerusform>
            <numerusform>%Ln Zimmernächte</numerusform>
        </translation>
    </message>
    <message>
        <source>No active holds. Holds from channels and the front desk appear here.</source>
        <translation>Keine aktiven Optionen. Optionen von Kanälen und der Rezeption erscheinen hier.</translation>
    </message>
    <message>
        <source>No hold matches “%1”.</source>
        <translation>Keine Option passt zu „%1“.</translation>
    </message>
    <message>
        <source>Enter confirms, E extends, Delete releases</source>
        <translation>Eingabetaste bestätigt, E verlängert, Entf gibt frei</translation>
    </message>
    <message>
        <source>Hold extended: %1</source>
        <translation>Option verlängert: %1</translation>
    </message>
    <message>
        <source>Hold not extended</source>
        <translation>Option nicht verlängert</translation>
    </message>
    <message>
        <source>Release this hold?</source>
        <translation>Diese Option freigeben?</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what is held, what will happen</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>&amp;Release hold</source>
        <translation>Option &amp;freigeben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Hold released: %1</source>
        <translation>Option freigegeben: %1</translation>
    </message>
    <message>
        <source>Hold not released</source>
        <translation>Option nicht freigegeben</translation>
    </message>
    <message numerus="yes">
        <source>Returns %n room night(s) to sale. The hold can no longer be confirmed.</source>
        <translation>
            <numerusform>%n Zimmernacht geht zurück in den Verkauf. Die Option lässt sich danach nicht mehr bestätigen.</numerusform>
            <numerusform>%n Zimmernächte gehen zurück in den Verkauf. Die Option lässt sich danach nicht mehr bestätigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>E&amp;xtend</source>
        <translation>&amp;Verlängern</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldStrip</name>
    <message>
        <source>Time left for this hold</source>
        <translation>Restzeit dieser Option</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldTableModel</name>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>until %1, or until Roomrack is restarted</source>
        <translation>bis %1 oder bis zu einem Neustart von Roomrack</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Aufenthalt</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Payment pending. The hold does not expire.</source>
        <translation>Die Zahlung läuft. Die Option läuft nicht ab.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsModel</name>
    <message>
        <source>Expires at %1</source>
        <translation>Läuft um %1 ab</translation>
    </message>
    <message>
        <source>Expires at %1, or when Roomrack is restarted</source>
        <translation>Läuft um %1 ab, oder wenn Roomrack neu gestartet wird</translation>
    </message>
    <message>
        <source>%1, %2, %3 left</source>
        <translation>%1, %2, noch %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No expiry while payment is in progress</source>
        <translation>Läuft nicht ab, solange die Zahlung läuft</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsPanel</name>
    <message>
        <source>Active holds</source>
        <translation>Aktive Optionen</translation>
    </message>
    <message>
        <source>No active holds.</source>
        <translation>Keine aktiven Optionen.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Convert to booking (Enter)</source>
        <translation>In Buchung umwandeln (Eingabetaste)</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Verlängern</translation>
    </message>
    <message>
        <source>Extend the hold (E)</source>
        <translation>Option verlängern (E)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Release the rooms (R)</source>
        <translation>Zimmer freigeben (R)</translation>
    </message>
    <message numerus="yes">
        <source>%n room night(s)</source>
        <translation>
            <numerusform>%n Zimmernacht</numerusform>
            <numerusform>%n Zimmernächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold not extended</source>
        <translation>Option nicht verlängert</translation>
    </message>
    <message>
        <source>Hold not released</source>
        <translation>Option nicht freigegeben</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelBackups</name>
    <message>
        <source>Backup failed</source>
        <translation>Sicherung fehlgeschlagen</translation>
    </message>
    <message>
        <source>Backups…</source>
        <translation>Sicherungen…</translation>
    </message>
    <message>
        <source>Open a hotel first.</source>
        <translation>Öffnen Sie zuerst ein Hotel.</translation>
    </message>
    <message>
        <source>This hotel is backed up on its server.</source>
        <translation>Dieses Hotel wird auf seinem Server gesichert.</translation>
    </message>
    <message>
        <source>Back up a PostgreSQL database with the server&apos;s own tools (pg_dump).</source>
        <translation>Sichern Sie eine PostgreSQL-Datenbank mit den Werkzeugen des Servers (pg_dump).</translation>
    </message>
    <message>
        <source>This hotel is stored in a temporary file. Temporary files are not backed up.</source>
        <translation>Dieses Hotel ist in einer temporären Datei gespeichert. Temporäre Dateien werden nicht gesichert.</translation>
    </message>
    <message>
        <source>Manual backups only, saved in %1</source>
        <translation>Nur manuelle Sicherungen, gespeichert in %1</translation>
    </message>
    <message numerus="yes">
        <source>Hourly, %n backup(s) kept in %1</source>
        <translation>
            <numerusform>Stündlich, %n Sicherung aufbewahrt in %1</numerusform>
            <numerusform>Stündlich, %n Sicherungen aufbewahrt in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Daily, %n backup(s) kept in %1</source>
        <translation>
            <numerusform>Täglich, %n Sicherung aufbewahrt in %1</numerusform>
            <numerusform>Täglich, %n Sicherungen aufbewahrt in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Roomrack did not shut down properly. Verifying the hotel&apos;s data…</source>
        <translation>Roomrack wurde nicht ordnungsgemäß beendet. Die Daten des Hotels werden geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>Data verified: %Ln record(s) checked.</source>
        <translation>
            <numerusform>Daten in Ordnung: %Ln Eintrag geprüft.</numerusform>
            <numerusform>Daten in Ordnung: %Ln Einträge geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Data verification found an error: %1</source>
        <translation>Bei der Datenprüfung wurde ein Fehler gefunden: %1</translation>
    </message>
    <message>
        <source>Data could not be verified</source>
        <translation>Die Daten konnten nicht geprüft werden</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Latitude and longitude in decimal degrees. The walk list uses them for distances to sister hotels.</source>
        <translation>Geografische Breite und Länge in Dezimalgrad. Die Ausquartierliste berechnet daraus die Entfernung zu den Schwesterhotels.</translation>
    </message>
    <message>
        <source> nights</source>
        <translation> Nächte</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>C&amp;ity</source>
        <translation>Or&amp;t</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Koordinat&amp;en</translation>
    </message>
    <message>
        <source>C&amp;urrency</source>
        <translation>Währun&amp;g</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>Zeitz&amp;one</translation>
    </message>
    <message>
        <source>Ni&amp;ght audit</source>
        <translation>Tagesabsch&amp;luss</translation>
    </message>
    <message>
        <source>B&amp;ooking window</source>
        <translation>Bu&amp;chungsfenster</translation>
    </message>
    <message>
        <source>Night audit</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>Automatically at</source>
        <translation>Automatisch um</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Manuell</translation>
    </message>
    <message>
        <source>Time of the night audit</source>
        <translation>Uhrzeit des Tagesabschlusses</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Duration (min:s)</source>
        <translation>Dauer (min:s)</translation>
    </message>
    <message>
        <source>Maximum (min:s)</source>
        <translation>Maximum (min:s)</translation>
    </message>
    <message>
        <source>Hold duration: %1</source>
        <translation>Optionsdauer: %1</translation>
    </message>
    <message>
        <source>Maximum hold duration: %1</source>
        <translation>Maximale Optionsdauer: %1</translation>
    </message>
    <message>
        <source>Locked: bookings use this time zone.</source>
        <translation>Gesperrt: Buchungen verwenden diese Zeitzone.</translation>
    </message>
    <message>
        <source>Locked: bookings use this currency.</source>
        <translation>Gesperrt: Buchungen verwenden diese Währung.</translation>
    </message>
    <message>
        <source>Locked: rates use this currency.</source>
        <translation>Gesperrt: Raten verwenden diese Währung.</translation>
    </message>
    <message>
        <source>Enter a hotel name.</source>
        <translation>Geben Sie einen Namen für das Hotel ein.</translation>
    </message>
    <message>
        <source>Unknown currency. Choose one from the list, such as EUR.</source>
        <translation>Unbekannte Währung. Wählen Sie eine aus der Liste, etwa EUR.</translation>
    </message>
    <message>
        <source>Unknown time zone. Choose one from the list, such as Europe/Lisbon.</source>
        <translation>Unbekannte Zeitzone. Wählen Sie eine aus der Liste, etwa Europe/Berlin.</translation>
    </message>
    <message>
        <source>The hold duration must not exceed the maximum.</source>
        <translation>Die Optionsdauer darf das Maximum nicht überschreiten.</translation>
    </message>
    <message>
        <source>Hotel settings saved.</source>
        <translation>Einstellungen des Hotels gespeichert.</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Booking window</source>
        <translation>Buchungsfenster</translation>
    </message>
    <message>
        <source>Age of children</source>
        <translation>Alter von Kindern</translation>
    </message>
    <message>
        <source>Of children whose age is not known, for taxes and fees.</source>
        <translation>Von Kindern, deren Alter nicht bekannt ist, für Steuern und Gebühren.</translation>
    </message>
    <message>
        <source> years</source>
        <translation> Jahre</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelChannels</name>
    <message>
        <source>The passwords on this computer are locked. Enter the passphrase first.</source>
        <translation>Die Passwörter auf diesem Rechner sind gesperrt. Geben Sie zuerst die Passphrase ein.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelForm</name>
    <message>
        <source>Hotel Bellavista</source>
        <translation>Hotel Bellavista</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Save hotel as</source>
        <translation>Hotel speichern unter</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack)</source>
        <translation>Hotels (*.roomrack)</translation>
    </message>
    <message>
        <source>Choose a file for the hotel.</source>
        <translation>Wählen Sie eine Datei für das Hotel.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelSession</name>
    <message>
        <source>No connection to the hotel.</source>
        <translation>Keine Verbindung zum Hotel.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelStep</name>
    <message>
        <source>Import history only up to and including</source>
        <translation>Historie nur importieren bis einschließlich</translation>
    </message>
    <message>
        <source>Last day to import</source>
        <translation>Letzter zu importierender Tag</translation>
    </message>
    <message>
        <source>&amp;Add to %1</source>
        <translation>Zu %1 &amp;hinzufügen</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Durch&amp;suchen…</translation>
    </message>
    <message>
        <source>Time &amp;zone</source>
        <translation>Zeitz&amp;one</translation>
    </message>
    <message>
        <source>C&amp;urrency</source>
        <translation>Währ&amp;ung</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>S&amp;peicherort</translation>
    </message>
    <message>
        <source>Rooms by room type</source>
        <translation>Zimmer nach Zimmertyp</translation>
    </message>
    <message>
        <source>Location of the new hotel</source>
        <translation>Speicherort des neuen Hotels</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack)</source>
        <translation>Hotels (*.roomrack)</translation>
    </message>
    <message>
        <source>Unknown time zone: %1.</source>
        <translation>Unbekannte Zeitzone: %1.</translation>
    </message>
    <message>
        <source>A file with this name already exists.</source>
        <translation>Eine Datei mit diesem Namen existiert bereits.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>Dieser Ordner existiert nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Zimmer</numerusform>
            <numerusform>%n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows with a room type that the hotel does not have are rejected.</source>
        <translation>Zeilen mit einem Zimmertyp, den das Hotel nicht hat, werden abgelehnt.</translation>
    </message>
    <message>
        <source>Target hotel</source>
        <translation>Zielhotel</translation>
    </message>
    <message>
        <source>The number of rooms per room type is taken from its busiest night. Change it if the hotel has more rooms.</source>
        <translation>Die Zimmerzahl je Zimmertyp entspricht der vollsten Nacht. Ändern Sie sie, wenn das Hotel mehr Zimmer hat.</translation>
    </message>
    <message>
        <source>Ne&amp;w hotel</source>
        <translation>Neues Ho&amp;tel</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelSummary</name>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>local time %1</source>
        <translation>Ortszeit %1</translation>
    </message>
    <message>
        <source>Assumed from this computer.</source>
        <translation>Von diesem Computer übernommen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Total rooms</source>
        <translation>Zimmer gesamt</translation>
    </message>
    <message>
        <source>Cannot be changed later: the currency (%1), and the time zone (%2) as soon as there are bookings.</source>
        <translation>Später nicht mehr änderbar: die Währung (%1) und, sobald es Buchungen gibt, die Zeitzone (%2).</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>Flexible; non-refundable and prepaid, 10 % less</source>
        <translation>Flexibel; nicht erstattbar und vorausbezahlt, 10 % günstiger</translation>
    </message>
    <message>
        <source>Flexible</source>
        <translation>Flexibel</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelTypesModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>First room</source>
        <translation>Ab Nr.</translation>
    </message>
    <message>
        <source>Shares inventory with</source>
        <translation>Teilt Zimmer mit</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Rate (%1)</source>
        <translation>Rate (%1)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HousekeepingList</name>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>A&amp;ls PDF speichern…</translation>
    </message>
    <message>
        <source>Housekeeping list</source>
        <translation>Housekeeping-Liste</translation>
    </message>
    <message>
        <source>Rooms shown</source>
        <translation>Angezeigte Zimmer</translation>
    </message>
    <message>
        <source>All rooms</source>
        <translation>Alle Zimmer</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Mark &amp;clean</source>
        <translation>&amp;Sauber</translation>
    </message>
    <message>
        <source>Mark &amp;inspected</source>
        <translation>&amp;Geprüft</translation>
    </message>
    <message>
        <source>Mark &amp;dirty</source>
        <translation>Sch&amp;mutzig</translation>
    </message>
    <message numerus="yes">
        <source>%n dirty room(s)</source>
        <translation>
            <numerusform>%n schmutziges Zimmer</numerusform>
            <numerusform>%n schmutzige Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>No rooms with this status.</source>
        <translation>Keine Zimmer mit diesem Status.</translation>
    </message>
    <message>
        <source>Save the housekeeping list</source>
        <translation>Housekeeping-Liste speichern</translation>
    </message>
    <message>
        <source>housekeeping-%1.pdf</source>
        <comment>name of a file</comment>
        <translation>housekeeping-%1.pdf</translation>
    </message>
    <message>
        <source>Mark &amp;out of service</source>
        <translation>Außer Ser&amp;vice</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HousekeepingModel</name>
    <message>
        <source>%1, out of order</source>
        <translation>%1, außer Betrieb</translation>
    </message>
    <message>
        <source>Due out</source>
        <translation>Abreise heute</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Anreise</translation>
    </message>
    <message>
        <source>Vacant</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Housekeeping</source>
        <translation>Housekeeping</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Departure</source>
        <translation>Abreise</translation>
    </message>
    <message>
        <source>Housekeeping list for %1</source>
        <translation>Housekeeping-Liste für %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoverScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ImportDialog</name>
    <message>
        <source>Import bookings</source>
        <translation>Buchungen importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Open hotel</source>
        <translation>Hotel ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Weiter &gt;</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::InventoryPage</name>
    <message>
        <source>Selected: %1 · O to set rooms out of order</source>
        <translation>Ausgewählt: %1 · O setzt Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Selected: %1 · type a number to set rooms to sell</source>
        <translation>Ausgewählt: %1 · Zahl eingeben, um Zimmer im Verkauf zu setzen</translation>
    </message>
    <message>
        <source>Filling from %1 · arrow keys to extend, Enter to apply, Esc to cancel</source>
        <translation>Ausfüllen aus %1 · Pfeiltasten erweitern, Eingabetaste übernimmt, Esc bricht ab</translation>
    </message>
    <message>
        <source>Selected: %1 · Shift+arrow keys or Space to add, Esc to finish</source>
        <translation>Ausgewählt: %1 · Umschalt+Pfeiltasten oder Leertaste fügt hinzu, Esc beendet</translation>
    </message>
    <message>
        <source>Selected: %1 · type a number to set the rate</source>
        <translation>Ausgewählt: %1 · Zahl eingeben, um die Rate zu setzen</translation>
    </message>
    <message>
        <source>Selected: %1 · S, A, D, or a number for min LOS</source>
        <translation>Ausgewählt: %1 · S, A, D oder eine Zahl für den Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Bulk update…</source>
        <translation>Sammeländerung…</translation>
    </message>
    <message>
        <source>Selected: %1 · Enter for channel status</source>
        <translation>Ausgewählt: %1 · Eingabetaste für Status der Kanäle</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ItemDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten</translation>
    </message>
    <message>
        <source>Rooms or rate plans were changed at another desk. They are loaded again, and your entries are kept. Check them and save again.</source>
        <translation>Zimmer oder Ratenpläne wurden an einem anderen Platz geändert. Sie sind neu geladen, Ihre Eingaben bleiben. Prüfen Sie sie und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>input, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ItemsView</name>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>No pools. Add a room type with its own pool first.</source>
        <translation>Keine Pools. Fügen Sie zuerst einen Zimmertyp mit eigenem Pool hinzu.</translation>
    </message>
    <message>
        <source>No rooms in use. Add rooms to a pool.</source>
        <translation>Keine Zimmer in Betrieb. Fügen Sie einem Pool Zimmer hinzu.</translation>
    </message>
    <message>
        <source>No room types in use. Add one with its rooms.</source>
        <translation>Keine Zimmertypen in Betrieb. Fügen Sie einen mit seinen Zimmern hinzu.</translation>
    </message>
    <message>
        <source>No rate plans in use. Add one to sell rooms.</source>
        <translation>Keine Ratenpläne in Betrieb. Fügen Sie einen hinzu, um Zimmer zu verkaufen.</translation>
    </message>
    <message>
        <source>Pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>Room type %1</source>
        <translation>Zimmertyp %1</translation>
    </message>
    <message>
        <source>Rate plan %1</source>
        <translation>Ratenplan %1</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>Ed&amp;it…</source>
        <translation>Bea&amp;rbeiten…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Retire…</source>
        <translation>Stillle&amp;gen…</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Move to another &amp;pool…</source>
        <translation>In anderen &amp;Pool…</translation>
    </message>
    <message>
        <source>Add a room type with its own pool first.</source>
        <translation>Fügen Sie zuerst einen Zimmertyp mit eigenem Pool hinzu.</translation>
    </message>
    <message>
        <source>There is only one pool.</source>
        <translation>Es gibt nur einen Pool.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Zimmer</numerusform>
            <numerusform>%n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brought back</source>
        <translation>%1 zurückgeholt</translation>
    </message>
    <message>
        <source>%1 moved in the order</source>
        <translation>%1 umgeordnet</translation>
    </message>
    <message>
        <source>Rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what was changed</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Room types change places within their pool.</source>
        <translation>Zimmertypen tauschen ihre Plätze innerhalb ihres Pools.</translation>
    </message>
    <message>
        <source>Taxes and fees</source>
        <translation>Steuern und Gebühren</translation>
    </message>
    <message>
        <source>No taxes or fees in use. Add the VAT of the rooms.</source>
        <translation>Keine Steuern oder Gebühren in Verwendung. Fügen Sie die USt. der Zimmer hinzu.</translation>
    </message>
    <message>
        <source>VAT %1</source>
        <translation>USt. %1</translation>
    </message>
    <message>
        <source>Meal %1</source>
        <translation>Verpflegung %1</translation>
    </message>
    <message>
        <source>City tax %1</source>
        <translation>Ortstaxe %1</translation>
    </message>
    <message>
        <source>Fee %1</source>
        <translation>Gebühr %1</translation>
    </message>
    <message>
        <source>&amp;VAT…</source>
        <translation>&amp;USt.…</translation>
    </message>
    <message>
        <source>&amp;Meal…</source>
        <translation>&amp;Verpflegung…</translation>
    </message>
    <message>
        <source>&amp;City tax…</source>
        <translation>&amp;Ortstaxe…</translation>
    </message>
    <message>
        <source>&amp;Fee…</source>
        <translation>&amp;Gebühr…</translation>
    </message>
    <message>
        <source>Market segments</source>
        <translation>Marktsegmente</translation>
    </message>
    <message>
        <source>No market segments in use. Add the usual ones, or your own.</source>
        <translation>Keine Marktsegmente in Gebrauch. Fügen Sie die üblichen oder eigene hinzu.</translation>
    </message>
    <message>
        <source>Market segment %1</source>
        <translation>Marktsegment %1</translation>
    </message>
    <message>
        <source>Add u&amp;sual segments</source>
        <translation>Üb&amp;liche Segmente hinzufügen</translation>
    </message>
    <message>
        <source>Usual market segments added</source>
        <translation>Übliche Marktsegmente hinzugefügt</translation>
    </message>
    <message>
        <source>The hotel has market segments.</source>
        <translation>Das Hotel hat Marktsegmente.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::KeySplitter</name>
    <message>
        <source>Pane divider</source>
        <translation>Bereichstrenner</translation>
    </message>
    <message>
        <source>Move with the arrow keys</source>
        <translation>Mit den Pfeiltasten verschieben</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LagChart</name>
    <message>
        <source>Sync lag, last 30 minutes</source>
        <translation>Rückstand, letzte 30 Minuten</translation>
    </message>
    <message>
        <source>Maximum %1; target %2.</source>
        <translation>Höchstwert %1; Ziel %2.</translation>
    </message>
    <message>
        <source>30 min ago</source>
        <translation>vor 30 min</translation>
    </message>
    <message>
        <source>max %1</source>
        <comment>behind</comment>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LetterDialog</name>
    <message>
        <source>%1, %2 km from our hotel</source>
        <comment>a hotel and how far it is</comment>
        <translation>%1, %2 km von unserem Hotel</translation>
    </message>
    <message>
        <source>Your stay with us, %1</source>
        <translation>Ihr Aufenthalt bei uns, %1</translation>
    </message>
    <message>
        <source>Dear guest,</source>
        <translation>Sehr geehrter Gast,</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Guten Tag %1,</translation>
    </message>
    <message>
        <source>You booked %1 with us for %2 (booking %3). We regret that the hotel is overbooked on %4 and that we cannot provide your room. Please accept our apologies.</source>
        <translation>Sie haben bei uns %1 für %2 gebucht (Buchung %3). Am %4 ist unser Hotel leider überbucht, und wir können Ihnen das Zimmer nicht zur Verfügung stellen. Wir bitten Sie dafür um Entschuldigung.</translation>
    </message>
    <message>
        <source>We have arranged a room for you at %1. You will pay no more than you would have paid with us, and we cover the cost of your transfer.</source>
        <translation>Wir haben für Sie ein Zimmer reserviert: %1. Sie zahlen dort nicht mehr, als Sie bei uns gezahlt hätten, und wir übernehmen die Kosten der Fahrt.</translation>
    </message>
    <message>
        <source>Please present this letter on arrival. If you need any help, please call us. We hope to welcome you on another occasion.</source>
        <translation>Bitte legen Sie diesen Brief dort bei der Anreise vor. Wenn Sie Hilfe brauchen, rufen Sie uns bitte an. Wir würden uns freuen, Sie ein andermal bei uns zu begrüßen.</translation>
    </message>
    <message>
        <source>Yours sincerely</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>Letter to the guest</source>
        <translation>Brief an den Gast</translation>
    </message>
    <message>
        <source>Letter text</source>
        <translation>Text des Briefs</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save letter</source>
        <translation>Brief speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>letter-%1.pdf</source>
        <comment>a file name</comment>
        <translation>brief-%1.pdf</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 (your booking there: %2)</source>
        <comment>a hotel and a booking number</comment>
        <translation>%1 (Ihre Buchung dort: %2)</translation>
    </message>
    <message>
        <source>We have arranged a room for you at %1. If it costs more than your booking with us, we pay the difference to the hotel there, and we cover the cost of your transfer.</source>
        <comment>a hotel</comment>
        <translation>Wir haben für Sie ein Zimmer reserviert: %1. Kostet es mehr als Ihre Buchung bei uns, zahlen wir dem Hotel dort den Unterschied, und wir übernehmen die Kosten der Fahrt.</translation>
    </message>
    <message>
        <source>We have arranged a room for you at %1. It costs %2 more than your booking with us: we pay this difference to the hotel there, and we cover the cost of your transfer.</source>
        <comment>a hotel, an amount of money</comment>
        <translation>Wir haben für Sie ein Zimmer reserviert: %1. Es kostet %2 mehr als Ihre Buchung bei uns: Diesen Unterschied zahlen wir dem Hotel dort, und wir übernehmen die Kosten der Fahrt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ListFrame</name>
    <message>
        <source>No connection. The list loads automatically when the connection is restored.</source>
        <translation>Keine Verbindung. Die Liste wird automatisch geladen, sobald die Verbindung wiederhergestellt ist.</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LogView</name>
    <message>
        <source>✓ Cleaned up</source>
        <translation>✓ Bereinigt</translation>
    </message>
    <message>
        <source>! Cleanup needed</source>
        <translation>! Bereinigung nötig</translation>
    </message>
    <message>
        <source>✓ Delivered</source>
        <translation>✓ Zugestellt</translation>
    </message>
    <message>
        <source>! Partly rejected</source>
        <translation>! Teils abgelehnt</translation>
    </message>
    <message>
        <source>✕ Rejected</source>
        <translation>✕ Abgelehnt</translation>
    </message>
    <message>
        <source>? No response</source>
        <translation>? Keine Antwort</translation>
    </message>
    <message>
        <source>✕ Unreachable</source>
        <translation>✕ Nicht erreichbar</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Messages, newest first</source>
        <translation>Nachrichten, neueste zuerst</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>The messages cannot be read: %1</source>
        <translation>Die Nachrichten sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>latest %Ln</source>
        <translation>
            <numerusform>letzte %Ln</numerusform>
            <numerusform>letzte %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>Keine Nachrichten.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MailCard</name>
    <message>
        <source>Guest email</source>
        <translation>E-Mail an Gäste</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>STARTTLS</source>
        <translation>STARTTLS</translation>
    </message>
    <message>
        <source>Implicit TLS</source>
        <translation>Implizites TLS</translation>
    </message>
    <message>
        <source>None (this computer only)</source>
        <translation>Keine (nur dieser Rechner)</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>No authentication</source>
        <translation>Ohne Anmeldung</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Sender name</source>
        <translation>Name des Absenders</translation>
    </message>
    <message>
        <source>Sender address</source>
        <translation>Adresse des Absenders</translation>
    </message>
    <message>
        <source>Reply-to</source>
        <translation>Antwortadresse</translation>
    </message>
    <message>
        <source>Same as sender</source>
        <translation>Wie Absender</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Send test email</source>
        <translation>Test-E-Mail senden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln email(s) queued.</source>
        <translation>
            <numerusform>%Ln E-Mail in der Warteschlange.</numerusform>
            <numerusform>%Ln E-Mails in der Warteschlange.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready. No emails queued.</source>
        <translation>Bereit. Keine E-Mails in der Warteschlange.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MainWindow</name>
    <message>
        <source>Roomrack</source>
        <translation>Roomrack</translation>
    </message>
    <message>
        <source>%1 – Roomrack</source>
        <translation>%1 – Roomrack</translation>
    </message>
    <message>
        <source>No hotel is open.</source>
        <translation>Es ist kein Hotel geöffnet.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ManualView</name>
    <message>
        <source>Manual page</source>
        <translation>Handbuchseite</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Seite durchsuchen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The manual is in English only.</source>
        <translation>Das Handbuch gibt es nur auf Englisch; die deutschen Begriffe stehen im Glossar.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MappingModel</name>
    <message>
        <source>(not imported)</source>
        <translation>(nicht importiert)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Beispielwerte</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MappingStep</name>
    <message>
        <source>Columns of the file</source>
        <translation>Spalten der Datei</translation>
    </message>
    <message>
        <source>Date format</source>
        <translation>Datumsformat</translation>
    </message>
    <message>
        <source>2026-07-31</source>
        <translation>2026-07-31</translation>
    </message>
    <message>
        <source>31.07.2026 or 31/07/2026</source>
        <translation>31.07.2026 oder 31/07/2026</translation>
    </message>
    <message>
        <source>07/31/2026</source>
        <translation>07/31/2026</translation>
    </message>
    <message>
        <source>Amount format</source>
        <translation>Betragsformat</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden…</translation>
    </message>
    <message>
        <source>Load a column mapping from a file</source>
        <translation>Spaltenzuordnung aus einer Datei laden</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Save this column mapping to a file for later imports</source>
        <translation>Diese Spaltenzuordnung für spätere Importe in einer Datei speichern</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 rows can be imported.</source>
        <translation>%1 von %2 Zeilen können importiert werden.</translation>
    </message>
    <message>
        <source>Column mapping</source>
        <translation>Spaltenzuordnung</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Required: arrival date, room type, and either number of nights or departure date. All other fields are optional.</source>
        <translation>Erforderlich sind Anreise, Zimmertyp und entweder Zahl der Nächte oder Abreise. Alle anderen Felder sind optional.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MeaningDelegate</name>
    <message>
        <source>Field for this column</source>
        <translation>Feld für diese Spalte</translation>
    </message>
    <message>
        <source>(not imported)</source>
        <translation>(nicht importiert)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MisfitModel</name>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 (%2 no longer allowed)</source>
        <translation>%1 (%2 nicht mehr zulässig)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Gesetzt auf</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Aktueller Wert</translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation>Geändert von</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MonthCorner</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Legend of colours and marks (?)</source>
        <translation>Legende der Farben und Zeichen (?)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NavButton</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NavRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NewBookingDialog</name>
    <message>
        <source>New booking</source>
        <translation>Neue Buchung</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1 (rate override)</source>
        <translation>%1 (vereinbarter Preis)</translation>
    </message>
    <message>
        <source>The price has changed. Previous price: %1.</source>
        <translation>Der Preis hat sich geändert. Bisheriger Preis: %1.</translation>
    </message>
    <message>
        <source>New booking: guest</source>
        <translation>Neue Buchung: Gast</translation>
    </message>
    <message>
        <source>New booking: stay</source>
        <translation>Neue Buchung: Aufenthalt</translation>
    </message>
    <message>
        <source>&amp;Hold and continue</source>
        <translation>&amp;Option setzen und weiter</translation>
    </message>
    <message>
        <source>The hold is no longer active. The room may no longer be available.</source>
        <translation>Die Option ist nicht mehr aktiv. Das Zimmer ist möglicherweise nicht mehr frei.</translation>
    </message>
    <message>
        <source>Create &amp;new hold</source>
        <translation>&amp;Neue Option setzen</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n room(s)</source>
        <translation>
            <numerusform>%n Zimmer optionieren</numerusform>
            <numerusform>%n Zimmer optionieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold any&amp;way</source>
        <translation>&amp;Trotzdem optionieren</translation>
    </message>
    <message>
        <source>Re&amp;try</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Conf&amp;irm booking</source>
        <translation>Buchung bestät&amp;igen</translation>
    </message>
    <message>
        <source>Rooms %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>No booking is created, and a held room returns to sale.</source>
        <translation>Es wird keine Buchung angelegt, und ein optioniertes Zimmer geht zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>To be paid when booking: %1.</source>
        <translation>Bei der Buchung zu zahlen: %1.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NightAuditDialog</name>
    <message>
        <source>&amp;Mark pending no-shows</source>
        <translation>Offene No-Shows &amp;vermerken</translation>
    </message>
    <message>
        <source>Night audit</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>Night audit report</source>
        <translation>Bericht zum Tagesabschluss</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Run night audit</source>
        <translation>Tagesabschluss &amp;durchführen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Save the night audit</source>
        <translation>Tagesabschluss speichern</translation>
    </message>
    <message>
        <source>night-audit-%1.pdf</source>
        <translation>tagesabschluss-%1.pdf</translation>
    </message>
    <message>
        <source>The business date %1 has not begun: at the hotel it is %2. The night audit of the day before has already run.</source>
        <translation>Das Hoteldatum %1 hat noch nicht begonnen: Im Hotel ist es %2. Der Tagesabschluss des Vortags ist bereits erfolgt.</translation>
    </message>
    <message>
        <source>At the hotel it is %1, and arrivals of today are still expected. The night audit ends the business date.</source>
        <translation>Im Hotel ist es %1, und heutige Anreisen werden noch erwartet. Der Tagesabschluss beendet das Hoteldatum.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln arrival(s) become no-shows and lose their rooms.</source>
        <translation>
            <numerusform>%Ln Anreise wird zum No-Show und verliert ihr Zimmer.</numerusform>
            <numerusform>%Ln Anreisen werden zu No-Shows und verlieren ihre Zimmer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No-show fees charged: %1.</source>
        <translation>Berechnete No-Show-Gebühren: %1.</translation>
    </message>
    <message>
        <source>The business date moves to %1. This cannot be undone.</source>
        <translation>Das Hoteldatum wechselt auf den %1. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Run the night audit early?</source>
        <translation>Tagesabschluss vorzeitig durchführen?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln arrival(s) can still be checked in late.</source>
        <translation>
            <numerusform>%Ln Anreise kann noch verspätet eingecheckt werden.</numerusform>
            <numerusform>%Ln Anreisen können noch verspätet eingecheckt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NightHeader</name>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NoShowDialog</name>
    <message>
        <source>Mark %1 as no-show?</source>
        <translation>%1 als No-Show vermerken?</translation>
    </message>
    <message>
        <source>&amp;Mark as no-show</source>
        <translation>Als No-Show &amp;vermerken</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Releases all %n room night(s).</source>
        <translation>
            <numerusform>Gibt %n Zimmernacht wieder zum Verkauf frei.</numerusform>
            <numerusform>Gibt alle %n Zimmernächte wieder zum Verkauf frei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NoticeCard</name>
    <message>
        <source>Close this notice</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::OffersModel</name>
    <message>
        <source>Best available</source>
        <translation>Günstigster verfügbarer</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::OverbookingPage</name>
    <message>
        <source>Policy</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Empfehlungen</translation>
    </message>
    <message>
        <source>Walk list</source>
        <translation>Ausquartierliste</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PageActions</name>
    <message>
        <source>Open booking</source>
        <translation>Buchung öffnen</translation>
    </message>
    <message>
        <source>%1 confirmed for %2: %3.</source>
        <translation>%1 bestätigt für %2: %3.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaletteModel</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Bookings and guests</source>
        <translation>Buchungen und Gäste</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PassphraseDialog</name>
    <message>
        <source>Choose a passphrase</source>
        <translation>Passphrase wählen</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>Verschlüsseln</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Confirm passphrase</source>
        <translation>Passphrase bestätigen</translation>
    </message>
    <message>
        <source>The passphrases do not match.</source>
        <translation>Die Passphrasen stimmen nicht überein.</translation>
    </message>
    <message>
        <source>This computer has no keychain. Passwords and keys are stored in a file that is encrypted with a passphrase. Enter the passphrase once after each start. The file cannot be opened without it.</source>
        <translation>Dieser Rechner hat keinen Schlüsselbund. Passwörter und Schlüssel werden in einer Datei gespeichert, die mit einer Passphrase verschlüsselt ist. Geben Sie die Passphrase nach jedem Start einmal ein. Ohne sie lässt sich die Datei nicht öffnen.</translation>
    </message>
    <message>
        <source>The passwords and keys on this computer are locked.</source>
        <translation>Die Passwörter und Schlüssel auf diesem Rechner sind gesperrt.</translation>
    </message>
    <message>
        <source>Encrypting…</source>
        <translation>Wird verschlüsselt …</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Wird entsperrt …</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentCard</name>
    <message>
        <source>Payment gateway</source>
        <translation>Zahlungsdienst</translation>
    </message>
    <message>
        <source>API URL</source>
        <translation>API-Adresse</translation>
    </message>
    <message>
        <source>A payment gateway that supports payment intents with manual capture. HTTP without TLS is allowed only on this computer.</source>
        <translation>Ein Zahlungsdienst, der „payment intents“ mit getrenntem Einzug unterstützt. HTTP ohne TLS ist nur auf diesem Rechner erlaubt.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Response timeout</source>
        <translation>Zeitlimit für Antworten</translation>
    </message>
    <message>
        <source>Test connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payment(s) pending.</source>
        <translation>
            <numerusform>%Ln Zahlung läuft.</numerusform>
            <numerusform>%Ln Zahlungen laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepaid rate plans can be booked.</source>
        <translation>Ratenpläne mit Vorauszahlung sind buchbar.</translation>
    </message>
    <message>
        <source>Webhook signing secret</source>
        <translation>Webhook-Signaturschlüssel</translation>
    </message>
    <message>
        <source>Verifies payment webhooks received at /hooks/payments. Without it, Roomrack polls the gateway and payments settle a little later.</source>
        <translation>Prüft Zahlungs-Webhooks, die unter /hooks/payments eingehen. Ohne ihn fragt Roomrack den Zahlungsdienst regelmäßig ab, und Zahlungen werden etwas später abgeschlossen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentTimeline</name>
    <message>
        <source>Refund: %1</source>
        <translation>Erstattung: %1</translation>
    </message>
    <message>
        <source>Booking change: %1</source>
        <translation>Buchungsänderung: %1</translation>
    </message>
    <message>
        <source>Pay at property</source>
        <translation>Zahlung im Hotel</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln time(s))</source>
        <comment>a step of a payment</comment>
        <translation>
            <numerusform>%1 (%Ln‑mal)</numerusform>
            <numerusform>%1 (%Ln‑mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Last error: %1</source>
        <translation>Letzter Fehler: %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Refund…</source>
        <translation>Erstatten…</translation>
    </message>
    <message>
        <source>Refund payment</source>
        <translation>Zahlung erstatten</translation>
    </message>
    <message>
        <source>Cancels the payment of %1, or refunds it if it was already charged. %2 is not booked, and any room held for it returns to sale.</source>
        <translation>Bricht die Zahlung von %1 ab oder erstattet sie, falls sie schon belastet wurde. %2 wird nicht gebucht, und ein dafür optioniertes Zimmer kommt zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>&amp;Refund payment</source>
        <translation>Zahlung &amp;erstatten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Payment not updated</source>
        <translation>Zahlung nicht aktualisiert</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PeriodPicker</name>
    <message>
        <source>Period of the report</source>
        <translation>Zeitraum des Berichts</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Custom period</source>
        <translation>Eigener Zeitraum</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Letzte Nacht</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two dates</comment>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanConditionsForm</name>
    <message>
        <source>First &amp;night</source>
        <translation>E&amp;rste Nacht</translation>
    </message>
    <message>
        <source>First night of stay</source>
        <translation>Erste Nacht des Aufenthalts</translation>
    </message>
    <message>
        <source>&amp;Last night</source>
        <translation>&amp;Letzte Nacht</translation>
    </message>
    <message>
        <source>Last night of stay</source>
        <translation>Letzte Nacht des Aufenthalts</translation>
    </message>
    <message>
        <source>Sol&amp;d from</source>
        <translation>&amp;Verkauf ab</translation>
    </message>
    <message>
        <source>First day of sale</source>
        <translation>Erster Verkaufstag</translation>
    </message>
    <message>
        <source>Sold &amp;until</source>
        <translation>Verkauf &amp;bis</translation>
    </message>
    <message>
        <source>Last day of sale</source>
        <translation>Letzter Verkaufstag</translation>
    </message>
    <message>
        <source>Min L&amp;OS (nights)</source>
        <translation>&amp;Mindestaufenthalt (Nächte)</translation>
    </message>
    <message>
        <source>Min LOS, nights</source>
        <translation>Mindestaufenthalt, Nächte</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Ma&amp;x LOS (nights)</source>
        <translation>Hö&amp;chstaufenthalt (Nächte)</translation>
    </message>
    <message>
        <source>Max LOS, nights</source>
        <translation>Höchstaufenthalt, Nächte</translation>
    </message>
    <message>
        <source>&amp;Min days ahead</source>
        <translation>Mindestens &amp;Tage im Voraus</translation>
    </message>
    <message>
        <source>Min days ahead</source>
        <translation>Mindestens Tage im Voraus</translation>
    </message>
    <message>
        <source>Max days a&amp;head</source>
        <translation>Höchstens Ta&amp;ge im Voraus</translation>
    </message>
    <message>
        <source>Max days ahead</source>
        <translation>Höchstens Tage im Voraus</translation>
    </message>
    <message>
        <source>Arrival on</source>
        <translation>Anreise am</translation>
    </message>
    <message>
        <source>&amp;Required code</source>
        <translation>Verlangter C&amp;ode</translation>
    </message>
    <message>
        <source>Required code</source>
        <translation>Verlangter Code</translation>
    </message>
    <message>
        <source>Of a company or promotion</source>
        <translation>Einer Firma oder Aktion</translation>
    </message>
    <message>
        <source>Sold b&amp;y</source>
        <translation>Ver&amp;kauft von</translation>
    </message>
    <message>
        <source>Sold by</source>
        <translation>Verkauft von</translation>
    </message>
    <message>
        <source>None selected: all channels sell it.</source>
        <translation>Keiner gewählt: alle Kanäle verkaufen sie.</translation>
    </message>
    <message>
        <source>Guests must name it when they book. Case and spaces do not matter.</source>
        <translation>Gäste müssen ihn beim Buchen nennen. Groß- und Kleinschreibung und Leerzeichen am Rand sind egal.</translation>
    </message>
    <message>
        <source>All channels: %1</source>
        <translation>Alle Kanäle: %1</translation>
    </message>
    <message>
        <source>All sources of direct bookings</source>
        <translation>Alle Quellen von Direktbuchungen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanDialog</name>
    <message>
        <source>C&amp;ode</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Derived from</source>
        <translation>Abgeleitet &amp;von</translation>
    </message>
    <message>
        <source>Derived from</source>
        <translation>Abgeleitet von</translation>
    </message>
    <message>
        <source>P&amp;ercent</source>
        <translation>Pro&amp;zent</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Amount per night</source>
        <translation>Betrag pro Nacht</translation>
    </message>
    <message>
        <source>&amp;Meals</source>
        <translation>Ver&amp;pflegung</translation>
    </message>
    <message>
        <source>Meals</source>
        <translation>Verpflegung</translation>
    </message>
    <message>
        <source>Add rate plan</source>
        <translation>Ratenplan hinzufügen</translation>
    </message>
    <message>
        <source>Edit rate plan</source>
        <translation>Ratenplan bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>None: rates of its own</source>
        <translation>Keinem: eigene Raten</translation>
    </message>
    <message>
        <source>Rate plan %1 changed</source>
        <translation>Ratenplan %1 geändert</translation>
    </message>
    <message>
        <source>Rate plan %1 added</source>
        <translation>Ratenplan %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Amount per ni&amp;ght</source>
        <translation>Betrag pro Nach&amp;t</translation>
    </message>
    <message>
        <source>&amp;Rounding</source>
        <translation>&amp;Rundung</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>To 1</source>
        <translation>Auf 1</translation>
    </message>
    <message>
        <source>To 5</source>
        <translation>Auf 5</translation>
    </message>
    <message>
        <source>To 10</source>
        <translation>Auf 10</translation>
    </message>
    <message>
        <source>To prices that end in .90</source>
        <translation>Auf Preise mit ,90 am Ende</translation>
    </message>
    <message>
        <source>To prices that end in .99</source>
        <translation>Auf Preise mit ,99 am Ende</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Sections of the rate plan</source>
        <translation>Abschnitte des Ratenplans</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Payment and cancellation</source>
        <translation>Zahlung und Stornierung</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Rate plan %1 added; enter its rates on the page Inventory</source>
        <translation>Ratenplan %1 hinzugefügt; geben Sie seine Raten auf der Seite Belegung ein</translation>
    </message>
    <message>
        <source>Each deadline must be closer to arrival than the one before.</source>
        <translation>Jede Frist muss näher an der Anreise liegen als die vorige.</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>Mar&amp;ket segment</source>
        <translation>Mar&amp;ktsegment</translation>
    </message>
    <message>
        <source>By channel</source>
        <translation>Nach Kanal</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanModel</name>
    <message numerus="yes">
        <source>%n unassigned stay(s)</source>
        <translation>
            <numerusform>%n Aufenthalt nicht zugewiesen</numerusform>
            <numerusform>%n Aufenthalte nicht zugewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>no single room available</source>
        <translation>kein einzelnes Zimmer frei</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>available</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Room %1, housekeeping: %2</source>
        <translation>Zimmer %1, Housekeeping: %2</translation>
    </message>
    <message>
        <source>not in service</source>
        <translation>nicht im Verkauf</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanRooms</name>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanTermsForm</name>
    <message>
        <source>Pa&amp;yment</source>
        <translation>&amp;Zahlung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>An&amp;teil</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>No payment gateway is configured. Booking requests wait until you configure one.</source>
        <translation>Kein Zahlungs-Gateway ist eingerichtet. Buchungsanfragen warten, bis Sie eines einrichten.</translation>
    </message>
    <message>
        <source>&amp;Guarantee</source>
        <translation>&amp;Garantie</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Non-re&amp;fundable: the whole price is due</source>
        <translation>&amp;Nicht erstattbar: der ganze Preis ist fällig</translation>
    </message>
    <message>
        <source>Of the share and the nights, the larger fee applies.</source>
        <translation>Von Anteil und Nächten gilt die höhere Gebühr.</translation>
    </message>
    <message>
        <source>At the property</source>
        <translation>Im Hotel</translation>
    </message>
    <message>
        <source>All when booking</source>
        <translation>Alles beim Buchen</translation>
    </message>
    <message>
        <source>First night when booking</source>
        <translation>Erste Nacht beim Buchen</translation>
    </message>
    <message>
        <source>Share when booking</source>
        <translation>Anteil beim Buchen</translation>
    </message>
    <message>
        <source>Website and API bookings are charged immediately. If the charge fails, no booking is created. Existing bookings do not change.</source>
        <translation>Buchungen über Website und API werden sofort belastet. Schlägt die Belastung fehl, wird keine Buchung angelegt. Bestehende Buchungen ändern sich nicht.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Credit card</source>
        <translation>Kreditkarte</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Told to guests and to the front desk. Roomrack stores no card numbers.</source>
        <translation>Wird Gästen und der Rezeption genannt. Roomrack speichert keine Kartennummern.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanView</name>
    <message>
        <source>Rooms by night</source>
        <translation>Zimmer nach Nächten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PolicyView</name>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Overbook by</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Rooms sold beyond capacity</source>
        <translation>Zusätzlich zu den vorhandenen Zimmern verkauft</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Maximum number of rooms to overbook</source>
        <translation>Höchstzahl überbuchter Zimmer</translation>
    </message>
    <message>
        <source>Weekdays</source>
        <translation>Wochentage</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Lead time</source>
        <translation>Vorlauf</translation>
    </message>
    <message>
        <source>Days from today to the night</source>
        <translation>Tage von heute bis zur Nacht</translation>
    </message>
    <message>
        <source>Add r&amp;ule…</source>
        <translation>Regel hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>&amp;Save policy</source>
        <translation>Regeln &amp;speichern</translation>
    </message>
    <message>
        <source>Overbooking rules</source>
        <translation>Überbuchungsregeln</translation>
    </message>
    <message>
        <source>Overbooking policy</source>
        <translation>Überbuchungsregeln</translation>
    </message>
    <message>
        <source>No overbooking rules: no more rooms are sold than the hotel has.
Add a rule and run a backtest before you save it.</source>
        <translation>Keine Überbuchungsregeln: Es werden nicht mehr Zimmer verkauft, als das Hotel hat.
Fügen Sie eine Regel hinzu und starten Sie vor dem Speichern einen Backtest.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>unsaved changes</source>
        <translation>nicht gespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s); most specific rule applies</source>
        <translation>
            <numerusform>%Ln Regel; die speziellste gilt</numerusform>
            <numerusform>%Ln Regeln; die speziellste gilt</numerusform>
        </translation>
    </message>
    <message>
        <source>Another user has changed the policy. Save to overwrite it, or discard your changes to load it.</source>
        <translation>Ein anderer Benutzer hat die Regeln geändert. Speichern Sie, um sie zu überschreiben, oder verwerfen Sie Ihre Änderungen, um sie zu laden.</translation>
    </message>
    <message>
        <source>These rules have no effect yet. Overbooking needs a rule for the pool and a rule for the room type.</source>
        <translation>Diese Regeln sind noch wirkungslos. Überbucht wird nur, wo der Pool und der Zimmertyp je eine Regel haben.</translation>
    </message>
    <message>
        <source>Overbooking policy saved. The limits of all nights are updated.</source>
        <translation>Überbuchungsregeln gespeichert. Die Limits aller Nächte sind aktualisiert.</translation>
    </message>
    <message>
        <source>Chan&amp;ge rule…</source>
        <translation>Regel ände&amp;rn…</translation>
    </message>
    <message>
        <source>Re&amp;move rule</source>
        <translation>Regel &amp;entfernen</translation>
    </message>
    <message>
        <source>Dis&amp;card changes</source>
        <translation>Änderungen ver&amp;werfen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PoolDialog</name>
    <message>
        <source>C&amp;ode</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Add pool</source>
        <translation>Pool hinzufügen</translation>
    </message>
    <message>
        <source>Edit pool</source>
        <translation>Pool bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Rooms of a pool are interchangeable for selling.</source>
        <translation>Zimmer eines Pools sind im Verkauf austauschbar.</translation>
    </message>
    <message>
        <source>Pool %1 changed</source>
        <translation>Pool %1 geändert</translation>
    </message>
    <message>
        <source>Pool %1 added</source>
        <translation>Pool %1 hinzugefügt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RangeButton</name>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>A&amp;ny date</source>
        <translation>&amp;Beliebiges Datum</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>B&amp;is</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the name of a filter and dates</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RangeEditor</name>
    <message>
        <source>12, +5, -10% · Enter to apply, Esc to cancel</source>
        <translation>12, +5, -10% · Eingabetaste übernimmt, Esc bricht ab</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReinstateDialog</name>
    <message>
        <source>Reinstate booking %1?</source>
        <translation>Buchung %1 reaktivieren?</translation>
    </message>
    <message>
        <source>&amp;Reinstate booking</source>
        <translation>Buchung &amp;reaktivieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>&amp;Grund</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n room night(s) again. Room numbers are not assigned again.</source>
        <translation>
            <numerusform>Belegt wieder %n Zimmernacht. Zimmernummern werden nicht wieder zugewiesen.</numerusform>
            <numerusform>Belegt wieder %n Zimmernächte. Zimmernummern werden nicht wieder zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Price (unchanged): %1</source>
        <translation>Preis (unverändert): %1</translation>
    </message>
    <message>
        <source>Fee withdrawn: %1</source>
        <translation>Gebühr aufgehoben: %1</translation>
    </message>
    <message>
        <source>%1 was refunded; it is due again.</source>
        <translation>%1 wurden erstattet und sind wieder fällig.</translation>
    </message>
    <message>
        <source>Paid and kept: %1</source>
        <translation>Bezahlt und einbehalten: %1</translation>
    </message>
    <message>
        <source>Due at the hotel: %1</source>
        <translation>Im Hotel zu zahlen: %1</translation>
    </message>
    <message>
        <source>%1 must still be refunded manually (see Tasks); it is due again.</source>
        <translation>%1 müssen noch manuell erstattet werden (siehe Aufgaben) und sind wieder fällig.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RemoveSourceDialog</name>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>&amp;Remove source</source>
        <translation>Quelle &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>New bookings can no longer choose it. A source that bookings, holds, rate plans or tokens use cannot be removed.</source>
        <translation>Neue Buchungen können sie nicht mehr wählen. Eine Quelle, die Buchungen, Optionen, Ratenpläne oder Tokens verwenden, kann nicht entfernt werden.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReplayCard</name>
    <message>
        <source>No overbooking</source>
        <translation>Ohne Überbuchung</translation>
    </message>
    <message>
        <source>Flat 5 %</source>
        <translation>Pauschal 5 %</translation>
    </message>
    <message>
        <source>This policy</source>
        <translation>Diese Regeln</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Unconstrained demand</source>
        <translation>Unbeschränkte Nachfrage</translation>
    </message>
    <message>
        <source>No more rooms sold than the hotel has</source>
        <translation>Nicht mehr Zimmer verkauft, als das Hotel hat</translation>
    </message>
    <message>
        <source>Every pool and room type overbooked by 5 %</source>
        <translation>Jeder Pool und Zimmertyp um 5 % überbucht</translation>
    </message>
    <message>
        <source>The rules above, including unsaved changes</source>
        <translation>Die Regeln oben, auch nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Recommended limits, based only on the data known on each day</source>
        <translation>Empfohlene Limits, nur auf Grundlage der am jeweiligen Tag bekannten Daten</translation>
    </message>
    <message>
        <source>All bookings accepted: the upper bound for every policy</source>
        <translation>Alle Buchungen angenommen: die Obergrenze für jede Regel</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Room nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>Occupied room nights</source>
        <translation>Belegte Zimmernächte</translation>
    </message>
    <message>
        <source>Incremental nights</source>
        <translation>Mehrnächte</translation>
    </message>
    <message>
        <source>Additional room nights compared with no overbooking</source>
        <translation>Zusätzliche Zimmernächte gegenüber keiner Überbuchung</translation>
    </message>
    <message>
        <source>Denials</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Bookings declined because no room was available</source>
        <translation>Buchungen, die mangels freier Zimmer abgelehnt wurden</translation>
    </message>
    <message>
        <source>Walked rooms</source>
        <translation>Ausquart. Zimmer</translation>
    </message>
    <message>
        <source>Number of rooms walked</source>
        <translation>Zahl der ausquartierten Zimmer</translation>
    </message>
    <message>
        <source>Walked guests</source>
        <translation>Ausquart. Gäste</translation>
    </message>
    <message>
        <source>Number of guests walked</source>
        <translation>Zahl der ausquartierten Gäste</translation>
    </message>
    <message>
        <source>Walk cost</source>
        <translation>Ausquartierkosten</translation>
    </message>
    <message>
        <source>Incremental revenue</source>
        <translation>Mehrumsatz</translation>
    </message>
    <message>
        <source>Additional revenue compared with no overbooking, minus walk cost</source>
        <translation>Zusätzlicher Logisumsatz gegenüber keiner Überbuchung, abzüglich der Ausquartierkosten</translation>
    </message>
    <message>
        <source>&amp;Run backtest</source>
        <translation>Backtest starte&amp;n</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Backtest results</source>
        <translation>Ergebnisse des Backtests</translation>
    </message>
    <message>
        <source>Backtest</source>
        <translation>Backtest</translation>
    </message>
    <message>
        <source>All rooms</source>
        <translation>Alle Zimmer</translation>
    </message>
    <message>
        <source>%1 % of the rooms</source>
        <translation>%1 % der Zimmer</translation>
    </message>
    <message>
        <source>Rooms in the backtest</source>
        <translation>Zimmer im Backtest</translation>
    </message>
    <message>
        <source>If the number of rooms was taken from the busiest night, demand never exceeds it. Reduce the rooms to compare policies under higher demand.</source>
        <translation>Stammt die Zimmerzahl aus der vollsten Nacht, übersteigt die Nachfrage sie nie. Verringern Sie die Zimmer, um die Regeln bei höherer Nachfrage zu vergleichen.</translation>
    </message>
    <message>
        <source>Backtest progress</source>
        <translation>Fortschritt des Backtests</translation>
    </message>
    <message>
        <source>Re-runs your booking history against this policy. No data is changed.</source>
        <translation>Wertet Ihre früheren Buchungen mit diesen Regeln neu aus. Es werden keine Daten geändert.</translation>
    </message>
    <message>
        <source>outdated; run again</source>
        <translation>veraltet; neu starten</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message>
        <source>Backtest stopped. No data was changed.</source>
        <translation>Backtest angehalten. Es wurden keine Daten geändert.</translation>
    </message>
    <message>
        <source>Backtest failed: %1</source>
        <translation>Backtest fehlgeschlagen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln room(s)</source>
        <comment>the nights played</comment>
        <translation>
            <numerusform>%1 · %Ln Zimmer</numerusform>
            <numerusform>%1 · %Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Guests turned away in the past are not recorded, so the gain of a policy is a lower bound. Recommendations use only the data known on each day.</source>
        <translation>Früher abgewiesene Gäste sind nicht erfasst; der Gewinn durch eine Regel ist daher eine Untergrenze. Die Empfehlungen verwenden nur die am jeweiligen Tag bekannten Daten.</translation>
    </message>
    <message>
        <source>Allow moves to &amp;another pool</source>
        <translation>Umzug in anderen &amp;Pool erlauben</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportBoard</name>
    <message>
        <source>Room nights sold</source>
        <translation>Verkaufte Zimmernächte</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Logisumsatz</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Occupancy and rates</source>
        <translation>Auslastung und Raten</translation>
    </message>
    <message>
        <source>Chart of occupancy, ADR and RevPAR</source>
        <translation>Diagramm von Auslastung, ADR und RevPAR</translation>
    </message>
    <message>
        <source>Figures, one row for each night, week or month</source>
        <translation>Kennzahlen, eine Zeile je Nacht, Woche oder Monat</translation>
    </message>
    <message>
        <source>The figures could not be loaded</source>
        <translation>Die Kennzahlen konnten nicht geladen werden</translation>
    </message>
    <message>
        <source>No room nights sold: %1</source>
        <translation>Keine Zimmernächte verkauft: %1</translation>
    </message>
    <message>
        <source>No confirmed bookings in this period. Choose another period.</source>
        <translation>Keine bestätigten Buchungen in diesem Zeitraum. Wählen Sie einen anderen Zeitraum.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>period, by day</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportModel</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportsPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Export: %1</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n night(s)</source>
        <translation>
            <numerusform>%1: %n Nacht</numerusform>
            <numerusform>%1: %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Market segments</source>
        <translation>Marktsegmente</translation>
    </message>
    <message>
        <source>No segment</source>
        <translation>Ohne Segment</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ResendDialog</name>
    <message>
        <source>Full sync</source>
        <translation>Vollabgleich</translation>
    </message>
    <message>
        <source>Start full sync</source>
        <translation>Vollabgleich starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sends all values of these nights again, including confirmed ones, within the channel&apos;s rate limit.</source>
        <translation>Sendet alle Werte dieser Nächte erneut, auch bestätigte, innerhalb des Anfragelimits des Kanals.</translation>
    </message>
    <message>
        <source>All room types</source>
        <translation>Alle Zimmertypen</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Letzte Nacht</translation>
    </message>
    <message>
        <source>The last night must not be before the first.</source>
        <translation>Die letzte Nacht darf nicht vor der ersten liegen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ResultStep</name>
    <message>
        <source>Reading the file</source>
        <translation>Die Datei wird gelesen</translation>
    </message>
    <message>
        <source>Preparing the hotel</source>
        <translation>Das Hotel wird vorbereitet</translation>
    </message>
    <message>
        <source>Importing bookings</source>
        <translation>Buchungen werden importiert</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Importfortschritt</translation>
    </message>
    <message>
        <source>&amp;Save rejected rows…</source>
        <translation>Abgelehnte Zeilen &amp;speichern…</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Import läuft</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Already imported</source>
        <translation>Bereits importiert</translation>
    </message>
    <message>
        <source>Cancellations</source>
        <translation>Stornierungen</translation>
    </message>
    <message>
        <source>No-shows</source>
        <translation>No-Shows</translation>
    </message>
    <message>
        <source>Room nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>Oversold nights</source>
        <translation>Überbuchte Nächte</translation>
    </message>
    <message>
        <source>In house</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>Bevorstehend</translation>
    </message>
    <message>
        <source>All bookings in this file have already been imported. Nothing was changed.</source>
        <translation>Alle Buchungen dieser Datei wurden bereits importiert. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 of %2 rows imported in %3 seconds. Business date: %4.</source>
        <translation>%1 von %2 Zeilen in %3 Sekunden importiert. Hoteldatum: %4.</translation>
    </message>
    <message>
        <source>Import complete</source>
        <translation>Import abgeschlossen</translation>
    </message>
    <message>
        <source>Import failed</source>
        <translation>Import fehlgeschlagen</translation>
    </message>
    <message>
        <source>Save rejected rows</source>
        <translation>Abgelehnte Zeilen speichern</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The rejected rows could not be saved: %1</source>
        <translation>Die abgelehnten Zeilen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Booked after cut-off date</source>
        <translation>Nach dem Stichtag gebucht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomAssigner</name>
    <message>
        <source>Booking %1 assigned to room %2.</source>
        <translation>Buchung %1 dem Zimmer %2 zugewiesen.</translation>
    </message>
    <message>
        <source>Booking %1 unassigned.</source>
        <translation>Zuweisung der Buchung %1 aufgehoben.</translation>
    </message>
    <message>
        <source>Swap rooms</source>
        <translation>Zimmer tauschen</translation>
    </message>
    <message>
        <source>Rooms swapped.</source>
        <translation>Zimmer getauscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) still unassigned.</source>
        <translation>
            <numerusform>%n Aufenthalt noch nicht zugewiesen.</numerusform>
            <numerusform>%n Aufenthalte noch nicht zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single room is available for any of the unassigned stays.</source>
        <translation>Für keinen der nicht zugewiesenen Aufenthalte ist ein Zimmer durchgehend frei.</translation>
    </message>
    <message numerus="yes">
        <source>Rooms assigned to %n stay(s).</source>
        <translation>
            <numerusform>%n Aufenthalt zugewiesen.</numerusform>
            <numerusform>%n Aufenthalte zugewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stay cannot be split: on at least one night no room of this type is available.</source>
        <translation>Der Aufenthalt lässt sich nicht aufteilen: In mindestens einer Nacht ist kein Zimmer dieses Typs frei.</translation>
    </message>
    <message>
        <source>Room %1: %2</source>
        <translation>Zimmer %1: %2</translation>
    </message>
    <message>
        <source>Split stay of %1?</source>
        <translation>Aufenthalt von %1 aufteilen?</translation>
    </message>
    <message>
        <source>No single room is available for the whole stay.</source>
        <translation>Für den ganzen Aufenthalt ist kein einzelnes Zimmer frei.</translation>
    </message>
    <message>
        <source>&amp;Split stay</source>
        <translation>Aufenthalt auf&amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Out of order: room %1</source>
        <translation>Außer Betrieb: Zimmer %1</translation>
    </message>
    <message>
        <source>Back in service: room %1</source>
        <translation>Wieder in Betrieb: Zimmer %1</translation>
    </message>
    <message>
        <source>The room is out of service.</source>
        <translation>Das Zimmer ist außer Service.</translation>
    </message>
    <message>
        <source>Room %1 (out of service): %2</source>
        <translation>Zimmer %1 (außer Service): %2</translation>
    </message>
    <message>
        <source>Booking %1 assigned to rooms %2.</source>
        <translation>Buchung %1 den Zimmern %2 zugewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) not assigned: guests in house are moved only by you.</source>
        <translation>
            <numerusform>%n Aufenthalt nicht zugewiesen: Gäste im Haus verlegen nur Sie.</numerusform>
            <numerusform>%n Aufenthalte nicht zugewiesen: Gäste im Haus verlegen nur Sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Booking %1 moved from room %2 to room %3.</source>
        <translation>Buchung %1 von Zimmer %2 nach Zimmer %3 verlegt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomDialog</name>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>&amp;In service from</source>
        <translation>&amp;In Betrieb ab</translation>
    </message>
    <message>
        <source>In service from</source>
        <translation>In Betrieb ab</translation>
    </message>
    <message>
        <source>Edit room %1</source>
        <translation>Zimmer %1 bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Room %1 changed</source>
        <translation>Zimmer %1 geändert</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomNumberModel</name>
    <message>
        <source>Not in service</source>
        <translation>Nicht im Verkauf</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Occupied</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>Due out</source>
        <translation>Abreise fällig</translation>
    </message>
    <message>
        <source>Any room</source>
        <translation>Beliebiges Zimmer</translation>
    </message>
    <message>
        <source>Room type retired</source>
        <translation>Zimmertyp stillgelegt</translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>Ausverkauft</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomNumbers</name>
    <message>
        <source>Several rooms</source>
        <translation>Mehrere Zimmer</translation>
    </message>
    <message>
        <source>%1; choose %2 more</source>
        <comment>room numbers, how many are missing</comment>
        <translation>%1; noch %2 wählen</translation>
    </message>
    <message>
        <source>Choose the numbers with “Several rooms”.</source>
        <translation>Wählen Sie die Nummern mit „Mehrere Zimmer“.</translation>
    </message>
    <message>
        <source>No room is available for this stay</source>
        <translation>Für diesen Aufenthalt ist kein Zimmer frei</translation>
    </message>
    <message>
        <source>%1: no room is available for this stay</source>
        <comment>a room type</comment>
        <translation>%1: für diesen Aufenthalt ist kein Zimmer frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomPlan</name>
    <message>
        <source>Check &amp;in</source>
        <translation>E&amp;inchecken</translation>
    </message>
    <message>
        <source>Chec&amp;k out</source>
        <translation>Aus&amp;checken</translation>
    </message>
    <message>
        <source>Assi&amp;gn room</source>
        <translation>Zimmer zuwei&amp;sen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verlegen</translation>
    </message>
    <message>
        <source>Unassign &amp;room</source>
        <translation>Zuweisun&amp;g aufheben</translation>
    </message>
    <message>
        <source>&amp;Out of order</source>
        <translation>Auße&amp;r Betrieb</translation>
    </message>
    <message>
        <source>Open &amp;booking</source>
        <translation>Buchung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Auto-assign all</source>
        <translation>Alle auto&amp;matisch zuweisen</translation>
    </message>
    <message>
        <source>Shortcut: %1</source>
        <translation>Tastenkürzel: %1</translation>
    </message>
    <message>
        <source>Select a room with the arrow keys. Press Enter to assign it or Escape to cancel.</source>
        <translation>Wählen Sie mit den Pfeiltasten ein Zimmer. Die Eingabetaste weist es zu, Escape bricht ab.</translation>
    </message>
    <message>
        <source>Room %1 is available for these nights.</source>
        <translation>Zimmer %1 ist in diesen Nächten frei.</translation>
    </message>
    <message>
        <source>Room %1 is not available for all of these nights.</source>
        <translation>Zimmer %1 ist nicht in all diesen Nächten frei.</translation>
    </message>
    <message>
        <source>Room %1 is of a different type.</source>
        <translation>Zimmer %1 ist von einem anderen Typ.</translation>
    </message>
    <message>
        <source>&amp;Split…</source>
        <translation>Auftei&amp;len…</translation>
    </message>
    <message>
        <source>Room %1 is due out: %2 must check out before the check-in.</source>
        <translation>In Zimmer %1 ist die Abreise fällig: %2 muss vor dem Check-in auschecken.</translation>
    </message>
    <message>
        <source>Drop to assign, Escape cancels.</source>
        <translation>Zum Zuweisen ablegen, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Room %1 is available for these nights, but out of service.</source>
        <translation>Zimmer %1 ist in diesen Nächten frei, aber außer Service.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomTypeDialog</name>
    <message>
        <source>C&amp;ode</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>201-212 or 201, 202, Annex 4</source>
        <translation>201-212 oder 201, 202, Annex 4</translation>
    </message>
    <message>
        <source>A pool cannot be changed later, because past nights were counted in it.</source>
        <translation>Der Pool bleibt, weil vergangene Nächte darin gezählt wurden.</translation>
    </message>
    <message>
        <source>S&amp;tandard guests</source>
        <translation>S&amp;tandardgäste</translation>
    </message>
    <message>
        <source>Standard guests</source>
        <translation>Standardgäste</translation>
    </message>
    <message>
        <source>Maximum &amp;guests</source>
        <translation>Max. &amp;Gäste</translation>
    </message>
    <message>
        <source>Maximum guests</source>
        <translation>Max. Gäste</translation>
    </message>
    <message>
        <source>Rooms to se&amp;ll</source>
        <translation>&amp;Verkaufbare Zimmer</translation>
    </message>
    <message>
        <source>Rooms to sell</source>
        <translation>Verkaufbare Zimmer</translation>
    </message>
    <message>
        <source>Add room type</source>
        <translation>Zimmertyp hinzufügen</translation>
    </message>
    <message>
        <source>Edit room type</source>
        <translation>Zimmertyp bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Rooms of this type sold on a night where nothing else is set</source>
        <translation>Verkaufbare Zimmer dieses Typs in Nächten ohne eigene Angabe</translation>
    </message>
    <message>
        <source>New pool, with the name of the room type</source>
        <translation>Neuer Pool mit dem Namen des Zimmertyps</translation>
    </message>
    <message>
        <source>Room type %1 changed</source>
        <translation>Zimmertyp %1 geändert</translation>
    </message>
    <message>
        <source>Room type %1 added</source>
        <translation>Zimmertyp %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Room type %1 added; enter its rates on the page Inventory</source>
        <translation>Zimmertyp %1 hinzugefügt; geben Sie seine Raten auf der Seite Belegung ein</translation>
    </message>
    <message>
        <source>Ma&amp;ximum adults</source>
        <translation>Ma&amp;x. Erwachsene</translation>
    </message>
    <message>
        <source>Maximum adults</source>
        <translation>Max. Erwachsene</translation>
    </message>
    <message>
        <source>as guests</source>
        <translation>wie Gäste</translation>
    </message>
    <message>
        <source>Maximum c&amp;hildren</source>
        <translation>Max. &amp;Kinder</translation>
    </message>
    <message>
        <source>Maximum children</source>
        <translation>Max. Kinder</translation>
    </message>
    <message>
        <source>New pool: %1</source>
        <translation>Neuer Pool: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomsDialog</name>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>201-212 or 201, 202, Annex 4</source>
        <translation>201-212 oder 201, 202, Annex 4</translation>
    </message>
    <message>
        <source>&amp;Pool</source>
        <translation>&amp;Pool</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>&amp;In service from</source>
        <translation>&amp;In Betrieb ab</translation>
    </message>
    <message>
        <source>In service from</source>
        <translation>In Betrieb ab</translation>
    </message>
    <message>
        <source>Add rooms</source>
        <translation>Zimmer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) added to %1</source>
        <translation>
            <numerusform>%n Zimmer zu %1 hinzugefügt</numerusform>
            <numerusform>%n Zimmer zu %1 hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>One room or several: ranges and single numbers, with commas between them. How many a room type sells stays as it is: change “Rooms to sell” of its room types, if they are to sell more.</source>
        <translation>Ein Zimmer oder mehrere: Bereiche und einzelne Nummern, durch Kommas getrennt. Wie viele eine Zimmerkategorie verkauft, ändert sich nicht: Ändern Sie „Verkaufbare Zimmer“ ihrer Zimmerkategorien, wenn sie mehr verkaufen sollen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomsModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Busiest night</source>
        <translation>Vollste Nacht</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomsRatesPage</name>
    <message>
        <source>Sho&amp;w retired</source>
        <translation>S&amp;tillgelegte zeigen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportieren…</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Export rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>rooms-and-rates.json</source>
        <comment>a file name</comment>
        <translation>zimmer-und-raten.json</translation>
    </message>
    <message>
        <source>Import rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten importieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nicht exportiert</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>Rooms &amp; rates imported</source>
        <translation>Zimmer &amp; Raten importiert</translation>
    </message>
    <message>
        <source>Rooms &amp; rates</source>
        <translation>Zimmer &amp; Raten</translation>
    </message>
    <message>
        <source>The file has no changes for this hotel.</source>
        <translation>Die Datei ändert an diesem Hotel nichts.</translation>
    </message>
    <message>
        <source>Rooms &amp; rates imported.</source>
        <translation>Zimmer &amp; Raten importiert.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>in a narrow bar</comment>
        <translation>E&amp;xport…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <comment>in a narrow bar</comment>
        <translation>I&amp;mport…</translation>
    </message>
    <message>
        <source>Pools are never retired.</source>
        <translation>Pools werden nie stillgelegt.</translation>
    </message>
    <message>
        <source>More</source>
        <comment>of a menu</comment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Types</source>
        <comment>room types, in a narrow bar</comment>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Plans</source>
        <comment>rate plans, in a narrow bar</comment>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Taxes and fees</source>
        <translation>Steuern und Gebühren</translation>
    </message>
    <message>
        <source>Taxes</source>
        <comment>taxes and fees, in a narrow bar</comment>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Market segments</source>
        <translation>Marktsegmente</translation>
    </message>
    <message>
        <source>Segments</source>
        <comment>market segments, in a narrow bar</comment>
        <translation>Segmente</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RowHeader</name>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · max %2</source>
        <translation>%1 · max. %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RuleDialog</name>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Ab</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>New overbooking rule</source>
        <translation>Neue Überbuchungsregel</translation>
    </message>
    <message>
        <source>Change overbooking rule</source>
        <translation>Überbuchungsregel ändern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Add rule</source>
        <translation>Regel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Whole hotel: all pools and room types</source>
        <translation>Ganzes Hotel: alle Pools und Zimmertypen</translation>
    </message>
    <message>
        <source>%1 and its room types</source>
        <translation>%1 mit seinen Zimmertypen</translation>
    </message>
    <message>
        <source>A&amp;pplies to</source>
        <translation>&amp;Gilt für</translation>
    </message>
    <message>
        <source>&amp;Overbook by</source>
        <translation>&amp;Überbuchen um</translation>
    </message>
    <message>
        <source>Maximum number of rooms to overbook, regardless of the percentage</source>
        <translation>Höchstzahl überbuchter Zimmer, unabhängig vom Prozentsatz</translation>
    </message>
    <message>
        <source>Cap (roo&amp;ms)</source>
        <translation>Obergre&amp;nze (Zimmer)</translation>
    </message>
    <message>
        <source>Weekdays</source>
        <translation>Wochentage</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Lea&amp;d time (days)</source>
        <translation>Vorlauf (&amp;Tage)</translation>
    </message>
    <message>
        <source>Overbook by</source>
        <translation>Überbuchen um</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>First night</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Letzte Nacht</translation>
    </message>
    <message>
        <source>Minimum lead time in days</source>
        <translation>Mindestvorlauf in Tagen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Maximum lead time in days</source>
        <translation>Höchstvorlauf in Tagen</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from so many days to so many</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Choose at least one day of the week.</source>
        <translation>Wählen Sie mindestens einen Wochentag.</translation>
    </message>
    <message>
        <source>The last night must not be before the first.</source>
        <translation>Die letzte Nacht darf nicht vor der ersten liegen.</translation>
    </message>
    <message>
        <source>The maximum lead time must not be less than the minimum.</source>
        <translation>Der Höchstvorlauf darf nicht kleiner sein als der Mindestvorlauf.</translation>
    </message>
    <message>
        <source>A rule with a cap of 0 rooms has no effect. Enter a cap of at least 1.</source>
        <translation>Eine Regel mit Obergrenze 0 ist wirkungslos. Geben Sie mindestens 1 Zimmer ein.</translation>
    </message>
    <message>
        <source>Chan&amp;ge rule</source>
        <translation>Regel ände&amp;rn</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RulesDialog</name>
    <message>
        <source>Duplicate rules</source>
        <translation>Regeln für Dubletten</translation>
    </message>
    <message>
        <source>Guest name, email, phone, stay and room type are compared. Case, accents, titles, name order and phone number format are ignored. Price, rate plan and channel are not compared: the same guest through another channel still matches. A different name is a different guest.</source>
        <translation>Verglichen werden Name, E-Mail und Telefon des Gastes, Aufenthalt und Zimmertyp. Groß- und Kleinschreibung, Akzente, Titel, Reihenfolge der Namen und Schreibweise der Telefonnummer bleiben unberücksichtigt. Preis, Ratenplan und Kanal werden nicht verglichen: Derselbe Gast über einen anderen Kanal wird trotzdem erkannt. Ein anderer Name ist ein anderer Gast.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Time window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Time windows and weights are set on the Settings page. A request that needs review holds its room for 30 minutes; then the room returns to sale.</source>
        <translation>Zeitfenster und Gewichte werden auf der Seite Einstellungen festgelegt. Eine Anfrage, die zu prüfen ist, hält ihr Zimmer 30 Minuten; danach kommt es zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>Time windows and weights are set on the server that stores the hotel. A request that needs review holds its room for 30 minutes; then the room returns to sale.</source>
        <translation>Zeitfenster und Gewichte werden auf dem Server festgelegt, der das Hotel speichert. Eine Anfrage, die zu prüfen ist, hält ihr Zimmer 30 Minuten; danach kommt es zurück in den Verkauf.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SearchField</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SearchFilters</name>
    <message>
        <source>Clear</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SegmentDialog</name>
    <message>
        <source>Add market segment</source>
        <translation>Marktsegment hinzufügen</translation>
    </message>
    <message>
        <source>Edit market segment</source>
        <translation>Marktsegment bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Bookings of these channels and sources belong to the segment unless their rate plan has another one. It can be changed in each booking.</source>
        <translation>Buchungen dieser Kanäle und Quellen gehören zum Segment, sofern ihr Ratenplan kein anderes hat. In jeder Buchung lässt es sich ändern.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Channels and sources</source>
        <translation>Kanäle und Quellen</translation>
    </message>
    <message>
        <source>C&amp;ode</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>C&amp;hannels and sources</source>
        <translation>Kanäle und &amp;Quellen</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <comment>a channel and its market segment</comment>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>Market segment %1 changed</source>
        <translation>Marktsegment %1 geändert</translation>
    </message>
    <message>
        <source>Market segment %1 added</source>
        <translation>Marktsegment %1 hinzugefügt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SegmentField</name>
    <message>
        <source>Mar&amp;ket segment</source>
        <translation>Mar&amp;ktsegment</translation>
    </message>
    <message>
        <source>Market segment</source>
        <translation>Marktsegment</translation>
    </message>
    <message>
        <source>Automatic: none</source>
        <translation>Automatisch: keines</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ServerDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>Mit Server verbinden</translation>
    </message>
    <message>
        <source>C&amp;onnect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Several desks can share one hotel through a server (roomrackd). Ask its administrator for the address and a token for this desk.</source>
        <translation>Mehrere Arbeitsplätze können über einen Server (roomrackd) mit demselben Hotel arbeiten. Adresse und Token für diesen Arbeitsplatz erhalten Sie von dessen Administrator.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Enter the token for this desk.</source>
        <translation>Geben Sie das Token für diesen Arbeitsplatz ein.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SettingsPage</name>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>API &amp; webhooks</source>
        <translation>API &amp; Webhooks</translation>
    </message>
    <message>
        <source>No restart: “%1” cannot be saved as it is.</source>
        <translation>Kein Neustart: „%1“ lässt sich so nicht speichern.</translation>
    </message>
    <message>
        <source>Holds over the API</source>
        <translation>Optionen über die API</translation>
    </message>
    <message>
        <source>“%1” cannot be saved as it is.</source>
        <translation>„%1“ lässt sich so nicht speichern.</translation>
    </message>
    <message>
        <source>Sources of direct bookings</source>
        <translation>Quellen von Direktbuchungen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SetupCard</name>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The hotel is still loading. Try again in a moment.</source>
        <translation>Das Hotel wird noch geladen. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Wird getestet…</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Saved. Leave blank to keep.</source>
        <translation>Gespeichert. Leer lassen zum Beibehalten.</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Nicht hinterlegt</translation>
    </message>
    <message>
        <source>Not configured.</source>
        <translation>Nicht eingerichtet.</translation>
    </message>
    <message>
        <source>Configured.</source>
        <translation>Eingerichtet.</translation>
    </message>
    <message>
        <source>✓ Test successful.</source>
        <translation>✓ Test erfolgreich.</translation>
    </message>
    <message>
        <source>✕ Test failed: %1</source>
        <translation>✕ Test fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Settings not saved: %1</source>
        <translation>Einstellungen nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Deletes these settings and the stored password or key. Pending items wait until the settings are entered again.</source>
        <translation>Löscht diese Einstellungen und das hinterlegte Passwort oder den Schlüssel. Offene Vorgänge warten, bis wieder etwas eingerichtet ist.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SetupSummary</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Max guests</source>
        <translation>Max. Gäste</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>Beginnt mit</translation>
    </message>
    <message>
        <source>Stored in</source>
        <translation>Gespeichert in</translation>
    </message>
    <message>
        <source>Total rooms</source>
        <translation>Zimmer gesamt</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>It has no rates yet: enter them on the page Inventory before it is sold.</source>
        <translation>Es hat noch keine Raten: Geben Sie sie auf der Seite Belegung ein, bevor es verkauft wird.</translation>
    </message>
    <message>
        <source>It has no users, bookings or connected channels.</source>
        <translation>Es hat keine Benutzer, Buchungen oder verbundenen Kanäle.</translation>
    </message>
    <message>
        <source>First room</source>
        <translation>Ab Nr.</translation>
    </message>
    <message>
        <source>Shares inventory with</source>
        <translation>Teilt Zimmer mit</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>It collects the taxes and fees itself that these channels collect in the file: %1.</source>
        <translation>Steuern und Gebühren, die in der Datei diese Kanäle kassieren, kassiert es selbst: %1.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SignInPanel</name>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Anmelden</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Ben&amp;utzer</translation>
    </message>
    <message>
        <source>PIN or pass&amp;word</source>
        <translation>PIN oder Pass&amp;wort</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>PIN or password</source>
        <translation>PIN oder Passwort</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SimulatorDialog</name>
    <message>
        <source>No faults</source>
        <translation>Keine Störung</translation>
    </message>
    <message>
        <source>All faults, rare</source>
        <translation>Alle Störungen, selten</translation>
    </message>
    <message>
        <source>All faults, frequent</source>
        <translation>Alle Störungen, häufig</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Nicht erreichbar</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Processes requests, no response</source>
        <translation>Verarbeitet Anfragen, antwortet nicht</translation>
    </message>
    <message>
        <source>Responds with errors</source>
        <translation>Antwortet mit Fehlern</translation>
    </message>
    <message>
        <source>Processes requests, responds with errors</source>
        <translation>Verarbeitet Anfragen, antwortet mit Fehlern</translation>
    </message>
    <message>
        <source>Processes requests twice</source>
        <translation>Verarbeitet Anfragen zweimal</translation>
    </message>
    <message>
        <source>Too many requests (429)</source>
        <translation>Zu viele Anfragen (429)</translation>
    </message>
    <message>
        <source>Slow responses</source>
        <translation>Langsame Antworten</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>&amp;Guests per minute:</source>
        <translation>&amp;Gäste pro Minute:</translation>
    </message>
    <message>
        <source>Guests per minute</source>
        <translation>Gäste pro Minute</translation>
    </message>
    <message>
        <source>The channels are starting…</source>
        <translation>Die Kanäle starten…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reservation(s)</source>
        <translation>
            <numerusform>%Ln Reservierung</numerusform>
            <numerusform>%Ln Reservierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pending</source>
        <translation>
            <numerusform>%Ln ausstehend</numerusform>
            <numerusform>%Ln ausstehend</numerusform>
        </translation>
    </message>
    <message>
        <source>Fault at %1</source>
        <translation>Störung bei %1</translation>
    </message>
    <message>
        <source>Fault:</source>
        <translation>Störung:</translation>
    </message>
    <message>
        <source>Requests out of order</source>
        <translation>Anfragen in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Connection drops repeatedly</source>
        <translation>Verbindung bricht wiederholt ab</translation>
    </message>
    <message>
        <source>Duplicate records</source>
        <translation>Doppelte Datensätze</translation>
    </message>
    <message>
        <source>Records out of order</source>
        <translation>Datensätze in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>Corrupted records</source>
        <translation>Beschädigte Datensätze</translation>
    </message>
    <message>
        <source>Mock channels of the demo, on this computer. They sell what the hotel publishes. The PMS checks its guests in and out.</source>
        <translation>Simulierte Kanäle der Demo, auf diesem Rechner. Sie verkaufen, was das Hotel veröffentlicht. Das PMS checkt seine Gäste ein und aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) occupied</source>
        <translation>
            <numerusform>%Ln Zimmer belegt</numerusform>
            <numerusform>%Ln Zimmer belegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Bank declines payments</source>
        <translation>Bank lehnt Zahlungen ab</translation>
    </message>
    <message>
        <source>Bank requires authentication by the guest</source>
        <translation>Bank verlangt Authentifizierung des Gastes</translation>
    </message>
    <message>
        <source>Delayed payment decisions</source>
        <translation>Verzögerte Zahlungsentscheidungen</translation>
    </message>
    <message>
        <source>Authorisations are cancelled</source>
        <translation>Autorisierungen werden storniert</translation>
    </message>
    <message>
        <source>Captures fail</source>
        <translation>Einzüge schlagen fehl</translation>
    </message>
    <message>
        <source>Refunds are refused</source>
        <translation>Erstattungen werden abgelehnt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payment(s) charged</source>
        <translation>
            <numerusform>%Ln Zahlung eingezogen</numerusform>
            <numerusform>%Ln Zahlungen eingezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Refunds start, then fail</source>
        <translation>Erstattungen beginnen und schlagen fehl</translation>
    </message>
    <message>
        <source>Refunds succeed, then are returned</source>
        <translation>Erstattungen gelingen und kommen zurück</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SisterRooms</name>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Available rooms</source>
        <translation>Freie Zimmer</translation>
    </message>
    <message>
        <source>Rooms available on every night of the guest&apos;s stay</source>
        <translation>Zimmer, die in jeder Nacht des Aufenthalts frei sind</translation>
    </message>
    <message>
        <source>Rate from</source>
        <translation>Rate ab</translation>
    </message>
    <message>
        <source>Sister hotels with available rooms, by distance</source>
        <translation>Schwesterhotels mit freien Zimmern, nach Entfernung</translation>
    </message>
    <message>
        <source>Rooms in sister hotels</source>
        <translation>Zimmer in Schwesterhotels</translation>
    </message>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>No sister hotels in this file. To walk a guest to another hotel, choose “Walk guest…” and enter its name.</source>
        <translation>Keine Schwesterhotels in dieser Datei. Für ein anderes Hotel wählen Sie „Gast ausquartieren…“ und geben dessen Namen ein.</translation>
    </message>
    <message>
        <source>Searching for rooms…</source>
        <translation>Zimmer werden gesucht…</translation>
    </message>
    <message>
        <source>The rooms of sister hotels could not be loaded: %1</source>
        <translation>Die Zimmer der Schwesterhotels konnten nicht geladen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hotel(s) not loaded</source>
        <translation>
            <numerusform>%Ln Hotel nicht geladen</numerusform>
            <numerusform>%Ln Hotels nicht geladen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheapest room for these guests, average per room per night</source>
        <translation>Günstigstes Zimmer für diese Gäste, Durchschnitt je Zimmer und Nacht</translation>
    </message>
    <message>
        <source>Rooms in sister hotels appear here when a guest has to be walked.</source>
        <translation>Hier stehen Zimmer in Schwesterhotels, sobald ein Gast ausquartiert werden muss.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SourceDialog</name>
    <message>
        <source>The source does not exist any more.</source>
        <translation>Die Quelle gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>Another source has this name. Enter a different one.</source>
        <translation>Eine andere Quelle hat diesen Namen. Geben Sie einen anderen ein.</translation>
    </message>
    <message>
        <source>A channel has this name. Enter a different one.</source>
        <translation>Ein Kanal hat diesen Namen. Geben Sie einen anderen ein.</translation>
    </message>
    <message>
        <source>Edit source</source>
        <translation>Quelle bearbeiten</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Co&amp;mmission</source>
        <translation>Pr&amp;ovision</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SourcesCard</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sources of direct bookings</source>
        <translation>Quellen von Direktbuchungen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>No sources.</source>
        <translation>Keine Quellen.</translation>
    </message>
    <message>
        <source>If there are several, a new booking at the front desk asks for one.</source>
        <translation>Gibt es mehrere, fragt eine neue Buchung an der Rezeption nach einer.</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove source</source>
        <translation>Quelle entfernen</translation>
    </message>
    <message>
        <source>The front desk books on it.</source>
        <translation>Die Rezeption bucht darüber.</translation>
    </message>
    <message>
        <source>“%1” removed.</source>
        <translation>„%1“ entfernt.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Edit source</source>
        <translation>Quelle bearbeiten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StalePanel</name>
    <message>
        <source>Apply anyway</source>
        <translation>Trotzdem übernehmen</translation>
    </message>
    <message>
        <source>Keep current values</source>
        <translation>Aktuelle Werte behalten</translation>
    </message>
    <message>
        <source>These nights were changed while you were editing</source>
        <translation>Diese Nächte wurden während der Bearbeitung geändert</translation>
    </message>
    <message>
        <source>The changes could not be read from the database.</source>
        <translation>Die Änderungen konnten nicht aus der Datenbank gelesen werden.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StayExtrasFields</name>
    <message>
        <source>Age of child %1</source>
        <translation>Alter von Kind %1</translation>
    </message>
    <message>
        <source>Ages of children</source>
        <translation>Alter der Kinder</translation>
    </message>
    <message>
        <source>Exempt: %1</source>
        <comment>from a city tax</comment>
        <translation>Befreit: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StayTray</name>
    <message>
        <source>All stays of these nights have a room.</source>
        <translation>Alle Aufenthalte dieser Nächte haben ein Zimmer.</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Nicht zugewiesen</translation>
    </message>
    <message>
        <source>Unassigned stays</source>
        <translation>Nicht zugewiesene Aufenthalte</translation>
    </message>
    <message>
        <source>Drop to unassign</source>
        <translation>Ablegen, um die Zuweisung aufzuheben</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StepView</name>
    <message>
        <source>Room type, rate plan</source>
        <translation>Zimmertyp, Ratenplan</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Roomrack value</source>
        <translation>Roomrack-Wert</translation>
    </message>
    <message>
        <source>Channel value</source>
        <translation>Kanalwert</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Channel response</source>
        <translation>Antwort des Kanals</translation>
    </message>
    <message>
        <source>Pending updates by night</source>
        <translation>Ausstehende Änderungen nach Nächten</translation>
    </message>
    <message>
        <source>Pending updates</source>
        <translation>Ausstehende Änderungen</translation>
    </message>
    <message>
        <source>No pending updates. Nights that the channel has not confirmed are listed here.</source>
        <translation>Keine ausstehenden Änderungen. Hier stehen Nächte, die der Kanal nicht bestätigt hat.</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>Noch keine Daten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln Nacht</numerusform>
            <numerusform>%Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>No updates are sent to this channel. Choose “Connect…” to enter its address and the mapping of room types and rate plans.</source>
        <translation>An diesen Kanal werden keine Änderungen gesendet. Wählen Sie „Verbinden…“, um Adresse und Zuordnung der Zimmertypen und Ratenpläne einzugeben.</translation>
    </message>
    <message>
        <source>No availability and rates are sent to a PMS over FIAS.</source>
        <translation>Über FIAS werden keine Verfügbarkeiten und Raten an ein PMS gesendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading pending updates…</source>
        <translation>Ausstehende Änderungen werden geladen …</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TasksPage</name>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Action required</source>
        <translation>Erforderliche Aktion</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Sachverhalt</translation>
    </message>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung &amp;öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln task(s)</source>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Saved. Payment processing continues.</source>
        <translation>Gespeichert. Die Zahlung wird weiter bearbeitet.</translation>
    </message>
    <message>
        <source>Payment not updated</source>
        <translation>Zahlung nicht aktualisiert</translation>
    </message>
    <message>
        <source>Email queued for sending.</source>
        <translation>Die E-Mail wird erneut gesendet.</translation>
    </message>
    <message>
        <source>Email not sent</source>
        <translation>E-Mail nicht gesendet</translation>
    </message>
    <message>
        <source>No open tasks.</source>
        <translation>Keine offenen Aufgaben.</translation>
    </message>
    <message>
        <source>Payments that need review, possible duplicates and rejected emails appear here.</source>
        <translation>Zahlungen, die zu prüfen sind, mögliche Dubletten und abgewiesene E-Mails erscheinen hier.</translation>
    </message>
    <message>
        <source>&amp;Open payment</source>
        <translation>Zahlung ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TaxDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>In plans with</source>
        <translation>In Plänen mit</translation>
    </message>
    <message>
        <source>Room only</source>
        <translation>Nur Übernachtung</translation>
    </message>
    <message>
        <source>Breakfast</source>
        <translation>Frühstück</translation>
    </message>
    <message>
        <source>Half board</source>
        <translation>Halbpension</translation>
    </message>
    <message>
        <source>Full board</source>
        <translation>Vollpension</translation>
    </message>
    <message>
        <source>All inclusive</source>
        <translation>All-inclusive</translation>
    </message>
    <message>
        <source>C&amp;harged</source>
        <translation>&amp;Berechnung</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>&amp;Rate or amount</source>
        <translation>Satz oder Be&amp;trag</translation>
    </message>
    <message>
        <source>Rate or amount</source>
        <translation>Satz oder Betrag</translation>
    </message>
    <message>
        <source>A&amp;ges</source>
        <translation>A&amp;lter</translation>
    </message>
    <message>
        <source>Ages</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>&amp;VAT</source>
        <translation>&amp;USt.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>USt.</translation>
    </message>
    <message>
        <source>&amp;First nights</source>
        <translation>&amp;Erste Nächte</translation>
    </message>
    <message>
        <source>First nights</source>
        <translation>Erste Nächte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;Exemptions</source>
        <translation>Be&amp;freiungen</translation>
    </message>
    <message>
        <source>Exemptions</source>
        <translation>Befreiungen</translation>
    </message>
    <message>
        <source>&amp;Included in the price</source>
        <translation>&amp;Im Preis enthalten</translation>
    </message>
    <message>
        <source>VAT of r&amp;ooms</source>
        <translation>USt. der &amp;Zimmer</translation>
    </message>
    <message>
        <source>Always &amp;due</source>
        <translation>Immer fälli&amp;g</translation>
    </message>
    <message>
        <source>Add meal</source>
        <translation>Verpflegung hinzufügen</translation>
    </message>
    <message>
        <source>Edit meal</source>
        <translation>Verpflegung bearbeiten</translation>
    </message>
    <message>
        <source>The part of a price that is for a meal; the rest is for the room.</source>
        <translation>Der Teil eines Preises für eine Mahlzeit; der Rest ist für das Zimmer.</translation>
    </message>
    <message>
        <source>Add city tax</source>
        <translation>Ortstaxe hinzufügen</translation>
    </message>
    <message>
        <source>Edit city tax</source>
        <translation>Ortstaxe bearbeiten</translation>
    </message>
    <message>
        <source>Seasons and channels that collect it are in the description file.</source>
        <translation>Saisonen und kassierende Kanäle stehen in der Beschreibungsdatei.</translation>
    </message>
    <message>
        <source>Add fee</source>
        <translation>Gebühr hinzufügen</translation>
    </message>
    <message>
        <source>Edit fee</source>
        <translation>Gebühr bearbeiten</translation>
    </message>
    <message>
        <source>Channels that collect it are in the description file.</source>
        <translation>Kassierende Kanäle stehen in der Beschreibungsdatei.</translation>
    </message>
    <message>
        <source>Add VAT</source>
        <translation>USt. hinzufügen</translation>
    </message>
    <message>
        <source>Edit VAT</source>
        <translation>USt. bearbeiten</translation>
    </message>
    <message>
        <source>A rate can change on a date: 6 %; 7 % from 1 Jan 2027</source>
        <translation>Ein Satz kann sich an einem Datum ändern: 6 %; 7 % ab 1. Jan. 2027</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>For a person and night</source>
        <translation>Pro Person und Nacht</translation>
    </message>
    <message>
        <source>Share of the price</source>
        <translation>Anteil am Preis</translation>
    </message>
    <message>
        <source>Share of the net room price</source>
        <translation>Anteil am Netto-Zimmerpreis</translation>
    </message>
    <message>
        <source>For a stay</source>
        <translation>Pro Aufenthalt</translation>
    </message>
    <message>
        <source>For a night</source>
        <translation>Pro Nacht</translation>
    </message>
    <message>
        <source>For a person</source>
        <translation>Pro Person</translation>
    </message>
    <message>
        <source>For a room</source>
        <translation>Pro Zimmer</translation>
    </message>
    <message>
        <source>For a room and night</source>
        <translation>Pro Zimmer und Nacht</translation>
    </message>
    <message>
        <source>6 %; 7 % from 1 Jan 2027</source>
        <translation>6 %; 7 % ab 1. Jan. 2027</translation>
    </message>
    <message>
        <source>4.00; 4.50 from 1 Jan 2027</source>
        <translation>4,00; 4,50 ab 1. Jan. 2027</translation>
    </message>
    <message>
        <source>0–5: 0 %; 6–11: 50 %; 12+: 100 %</source>
        <translation>0–5: 0 %; 6–11: 50 %; 12+: 100 %</translation>
    </message>
    <message>
        <source>Empty: all guests pay in full.</source>
        <translation>Leer: alle Gäste zahlen voll.</translation>
    </message>
    <message>
        <source>Names, with commas between them.</source>
        <translation>Namen, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Not taxed</source>
        <translation>Nicht besteuert</translation>
    </message>
    <message>
        <source>%1 added</source>
        <comment>name of a tax or fee</comment>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>name of a tax or fee</comment>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>enter percentages; these are amounts</source>
        <translation>geben Sie Prozentsätze ein; das sind Beträge</translation>
    </message>
    <message>
        <source>enter amounts; these are percentages</source>
        <translation>geben Sie Beträge ein; das sind Prozentsätze</translation>
    </message>
    <message>
        <source>cannot be changed here while there are seasons; change both in the description file</source>
        <translation>kann hier nicht geändert werden, solange es Saisons gibt; ändern Sie beides in der Beschreibungsdatei</translation>
    </message>
    <message>
        <source>the dates cannot be changed here while there are seasons; change both in the description file</source>
        <translation>die Daten können hier nicht geändert werden, solange es Saisons gibt; ändern Sie beides in der Beschreibungsdatei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TemplateName</name>
    <message>
        <source>Save as template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Easter closure</source>
        <translation>Osterschließung</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The existing template with this name will be replaced.</source>
        <translation>Die vorhandene Vorlage mit diesem Namen wird ersetzt.</translation>
    </message>
    <message>
        <source>Saves the rows, weekdays, operation and the spacing of the date ranges, but not the dates.</source>
        <translation>Speichert Zeilen, Wochentage, Aktion und die Abstände der Zeiträume, aber nicht die Daten.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TokenDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation>Token umbenennen</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Token hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <source>C&amp;hannel</source>
        <translation>&amp;Kanal</translation>
    </message>
    <message>
        <source>Copy the token now. It cannot be shown again; only its fingerprint is stored.</source>
        <translation>Kopieren Sie das Token jetzt. Es lässt sich nicht noch einmal anzeigen; gespeichert wird nur sein Fingerabdruck.</translation>
    </message>
    <message>
        <source>The new token</source>
        <translation>Das neue Token</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Kopiert</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TokensCard</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>API-Token</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Clerk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Read access to availability, bookings and events.</source>
        <translation>Lesezugriff auf Verfügbarkeit, Buchungen und Ereignisse.</translation>
    </message>
    <message>
        <source>Holds and bookings of one channel: create, change and cancel.</source>
        <translation>Optionen und Buchungen eines Kanals: anlegen, ändern und stornieren.</translation>
    </message>
    <message>
        <source>Holds, bookings, arrivals, departures and possible duplicates.</source>
        <translation>Optionen, Buchungen, An- und Abreisen und mögliche Dubletten.</translation>
    </message>
    <message>
        <source>Also rates, restrictions, rooms to sell and channels.</source>
        <translation>Auch Raten, Einschränkungen, Zimmer im Verkauf und Kanäle.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Token hinzufügen</translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation>Token umbenennen</translation>
    </message>
    <message>
        <source>Channel: %1</source>
        <translation>Kanal: %1</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Revoked</source>
        <translation>Widerrufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln active</source>
        <translation>
            <numerusform>%Ln aktiv</numerusform>
            <numerusform>%Ln aktiv</numerusform>
        </translation>
    </message>
    <message>
        <source>No API tokens. Add a token to give another program access with a role.</source>
        <translation>Keine API-Token. Fügen Sie ein Token hinzu, um einem anderen Programm Zugriff mit einer Rolle zu geben.</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>Token widerrufen</translation>
    </message>
    <message>
        <source>Restore token</source>
        <translation>Token wiederherstellen</translation>
    </message>
    <message>
        <source>Token “%1” restored.</source>
        <translation>Token „%1“ wiederhergestellt.</translation>
    </message>
    <message>
        <source>Token “%1” revoked.</source>
        <translation>Token „%1“ widerrufen.</translation>
    </message>
    <message>
        <source>Revoke “%1”?</source>
        <translation>„%1“ widerrufen?</translation>
    </message>
    <message>
        <source>The program that uses this token loses access immediately. Its changes stay in the audit trail under this name.</source>
        <translation>Das Programm mit diesem Token verliert sofort den Zugriff. Seine Änderungen bleiben unter diesem Namen im Protokoll.</translation>
    </message>
    <message>
        <source>&amp;Revoke token</source>
        <translation>Token &amp;widerrufen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TopBar</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>New booking</source>
        <translation>Neue Buchung</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Back one week</source>
        <translation>Eine Woche zurück</translation>
    </message>
    <message>
        <source>Forward one week</source>
        <translation>Eine Woche vor</translation>
    </message>
    <message>
        <source>First night shown</source>
        <translation>Erste angezeigte Nacht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
    <message>
        <source>Add hotel…</source>
        <translation>Hotel hinzufügen…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TypesDelegate</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoController</name>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Overbooking policy changed</source>
        <translation>Überbuchungsregeln geändert</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>Cells changed</source>
        <translation>Zellen geändert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Undo failed</source>
        <translation>Rückgängigmachen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Redo failed</source>
        <translation>Wiederholen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Press %1 again to undo the change before it: %2</source>
        <translation>Drücken Sie noch einmal %1, um die Änderung davor rückgängig zu machen: %2</translation>
    </message>
    <message>
        <source>Housekeeping status changed</source>
        <translation>Housekeeping-Status geändert</translation>
    </message>
    <message>
        <source>Rooms &amp; rates changed</source>
        <translation>Zimmer &amp; Raten geändert</translation>
    </message>
    <message>
        <source>Partly undone: %1.</source>
        <translation>Teilweise rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>Partly redone: %1.</source>
        <translation>Teilweise wiederholt: %1.</translation>
    </message>
    <message>
        <source>%1 %2, %3.</source>
        <comment>what was undone, cells restored, cells left</comment>
        <translation>%1 %2, %3.</translation>
    </message>
    <message>
        <source>%1 Not restored: %2.</source>
        <comment>what was undone, why not the rest</comment>
        <translation>%1 Nicht zurückgesetzt: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) restored</source>
        <translation>
            <numerusform>%Ln Zelle zurückgesetzt</numerusform>
            <numerusform>%Ln Zellen zurückgesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) left as changed since</source>
        <translation>
            <numerusform>%Ln inzwischen geänderte Zelle belassen</numerusform>
            <numerusform>%Ln inzwischen geänderte Zellen belassen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cells, the value set</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press %1 again to redo the change after it: %2</source>
        <translation>Drücken Sie noch einmal %1, um die Änderung danach zu wiederholen: %2</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Conflicting changes</source>
        <translation>Zwischenzeitliche Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln unchanged cell(s)</source>
        <translation>
            <numerusform>%Ln unveränderte Zelle zurücksetzen</numerusform>
            <numerusform>%Ln unveränderte Zellen zurücksetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln unchanged room(s)</source>
        <translation>
            <numerusform>%Ln unverändertes Zimmer zurücksetzen</numerusform>
            <numerusform>%Ln unveränderte Zimmer zurücksetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %Ln unchanged room(s)</source>
        <translation>
            <numerusform>%Ln unverändertes Zimmer wiederholen</numerusform>
            <numerusform>%Ln unveränderte Zimmer wiederholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot be undone completely: %Ln cell(s) changed in the meantime.</source>
        <translation>
            <numerusform>Kann nicht vollständig rückgängig gemacht werden: %Ln Zelle wurde inzwischen geändert.</numerusform>
            <numerusform>Kann nicht vollständig rückgängig gemacht werden: %Ln Zellen wurden inzwischen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first ones are listed below.</source>
        <translation>Die ersten sind unten aufgeführt.</translation>
    </message>
    <message numerus="yes">
        <source>Redo %Ln unchanged cell(s)</source>
        <translation>
            <numerusform>%Ln unveränderte Zelle wiederholen</numerusform>
            <numerusform>%Ln unveränderte Zellen wiederholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot be redone completely: %Ln cell(s) changed in the meantime.</source>
        <translation>
            <numerusform>Nicht vollständig wiederholbar: %Ln Zelle wurde inzwischen geändert.</numerusform>
            <numerusform>Nicht vollständig wiederholbar: %Ln Zellen wurden inzwischen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be redone</source>
        <translation>„%1“ kann nicht wiederholt werden</translation>
    </message>
    <message>
        <source>“%1” cannot be undone</source>
        <translation>„%1“ kann nicht rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>Redo only a part of “%1”?</source>
        <translation>Nur einen Teil von „%1“ wiederholen?</translation>
    </message>
    <message>
        <source>Undo only a part of “%1”?</source>
        <translation>Nur einen Teil von „%1“ rückgängig machen?</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UnsavedCards</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>&amp;Save and restart</source>
        <translation>&amp;Speichern und neu starten</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard and restore</source>
        <translation>&amp;Verwerfen und wiederherstellen</translation>
    </message>
    <message>
        <source>Discard changed settings?</source>
        <translation>Geänderte Einstellungen verwerfen?</translation>
    </message>
    <message>
        <source>Save changed settings?</source>
        <translation>Geänderte Einstellungen speichern?</translation>
    </message>
    <message>
        <source>Roomrack is about to restart.</source>
        <translation>Roomrack wird gleich neu gestartet.</translation>
    </message>
    <message>
        <source>Another hotel is about to be shown.</source>
        <translation>Gleich wird ein anderes Hotel angezeigt.</translation>
    </message>
    <message>
        <source>The hotel is about to be closed.</source>
        <translation>Das Hotel wird gleich geschlossen.</translation>
    </message>
    <message>
        <source>Settings that are not saved are lost when the backup is restored.</source>
        <translation>Nicht gespeicherte Einstellungen gehen verloren, wenn die Sicherung wiederhergestellt wird.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UnsavedInput</name>
    <message>
        <source>Discard changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Your entries have not been saved.</source>
        <translation>Ihre Eingaben sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UserDialog</name>
    <message>
        <source>Holds, bookings, front desk and night audit.</source>
        <translation>Optionen, Buchungen, Rezeption und Tagesabschluss.</translation>
    </message>
    <message>
        <source>Also rates, restrictions, rooms to sell and overbooking.</source>
        <translation>Auch Raten, Einschränkungen, Zimmer im Verkauf und Überbuchung.</translation>
    </message>
    <message>
        <source>Also hotel settings, users, imports and backups.</source>
        <translation>Auch Hoteleinstellungen, Benutzer, Importe und Sicherungen.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Add user</source>
        <translation>Benutzer anlegen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>An&amp;legen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>New PIN or password for %1</source>
        <translation>Neue PIN oder neues Passwort für %1</translation>
    </message>
    <message>
        <source>Change my PIN or password</source>
        <translation>Meine PIN oder mein Passwort ändern</translation>
    </message>
    <message>
        <source>From now on, users must sign in. The first user is an administrator, who can add other users.</source>
        <translation>Ab jetzt müssen sich Benutzer anmelden. Der erste Benutzer hat die Rolle Verwaltung und kann weitere anlegen.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message numerus="yes">
        <source>at least %n character(s)</source>
        <translation>
            <numerusform>mindestens %n Zeichen</numerusform>
            <numerusform>mindestens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;urrent PIN or password</source>
        <translation>Aktuelle PIN / akt&amp;uelles Passwort</translation>
    </message>
    <message>
        <source>PIN or pass&amp;word</source>
        <translation>PIN oder Pass&amp;wort</translation>
    </message>
    <message>
        <source>Ne&amp;w PIN or password</source>
        <translation>Neue PIN / neues Pass&amp;wort</translation>
    </message>
    <message>
        <source>C&amp;onfirm PIN or password</source>
        <translation>PIN / Passwort &amp;bestätigen</translation>
    </message>
    <message>
        <source>The entries do not match. Enter the PIN or password again.</source>
        <translation>Die Eingaben stimmen nicht überein. Geben Sie PIN oder Passwort noch einmal ein.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Current PIN or password</source>
        <translation>Aktuelle PIN / aktuelles Passwort</translation>
    </message>
    <message>
        <source>Confirm PIN or password</source>
        <translation>PIN / Passwort bestätigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UserMenu</name>
    <message>
        <source>&amp;Lock or switch user</source>
        <translation>Sperren oder Benutzer wechse&amp;ln</translation>
    </message>
    <message>
        <source>Change my &amp;PIN or password…</source>
        <translation>Meine &amp;PIN oder mein Passwort ändern…</translation>
    </message>
    <message>
        <source>&amp;Users…</source>
        <translation>&amp;Benutzer…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a person and their role</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed in: %1</source>
        <translation>Angemeldet: %1</translation>
    </message>
    <message>
        <source>Signed in as %1 (%2)</source>
        <translation>Angemeldet als %1 (%2)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UsersDialog</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Anlegen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>New &amp;PIN or password…</source>
        <translation>Neue &amp;PIN oder neues Passwort…</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Users of %1</source>
        <translation>Benutzer von %1</translation>
    </message>
    <message>
        <source>If a hotel has users, they must sign in, and every change is recorded under their name. Without users, no sign-in is required.</source>
        <translation>Hat ein Hotel Benutzer, müssen sie sich anmelden, und jede Änderung wird unter ihrem Namen erfasst. Ohne Benutzer ist keine Anmeldung nötig.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>No users, so no sign-in is required. Choose “Add” to create the first user.</source>
        <translation>Keine Benutzer, daher ist keine Anmeldung nötig. Mit „Anlegen“ erstellen Sie den ersten Benutzer.</translation>
    </message>
    <message>
        <source>&amp;Reactivate</source>
        <translation>&amp;Reaktivieren</translation>
    </message>
    <message>
        <source>&amp;Deactivate</source>
        <translation>&amp;Deaktivieren</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>%1 deactivated.</source>
        <translation>%1 deaktiviert.</translation>
    </message>
    <message>
        <source>%1 reactivated.</source>
        <translation>%1 reaktiviert.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>No active users. Sign-in is not required.</source>
        <translation>Keine aktiven Benutzer. Eine Anmeldung ist nicht nötig.</translation>
    </message>
    <message>
        <source>Turn off sign-in?</source>
        <translation>Anmeldung abschalten?</translation>
    </message>
    <message>
        <source>%1 is the last active user. Without active users, the hotel opens without sign-in and with full access, and changes are recorded without a name. Earlier records keep their names. You can add or reactivate users at any time.</source>
        <translation>%1 ist der letzte aktive Benutzer. Ohne aktive Benutzer öffnet sich das Hotel ohne Anmeldung und mit vollem Zugriff, und Änderungen werden ohne Namen erfasst. Frühere Einträge behalten ihre Namen. Sie können jederzeit Benutzer anlegen oder reaktivieren.</translation>
    </message>
    <message>
        <source>&amp;Deactivate user</source>
        <translation>Benutzer &amp;deaktivieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::VacantRooms</name>
    <message>
        <source>%1 (%2)</source>
        <comment>guest, booking number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Room %1 is still occupied: %2 has not checked out.</source>
        <translation>Zimmer %1 ist noch belegt: %2 ist nicht ausgecheckt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ViewSwitch</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>%1 · Alt+%2</source>
        <translation>%1 · Alt+%2</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>Restr.</source>
        <comment>restrictions, in short</comment>
        <translation>Einschr.</translation>
    </message>
    <message>
        <source>Avail.</source>
        <comment>availability, in short</comment>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WaitingView</name>
    <message>
        <source>Original message</source>
        <translation>Originalnachricht</translation>
    </message>
    <message>
        <source>Map now…</source>
        <translation>Jetzt zuordnen…</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Dismiss…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Unmapped reservations</source>
        <translation>Nicht zugeordnete Reservierungen</translation>
    </message>
    <message>
        <source>No unmapped reservations. Reservations that cannot be booked automatically are listed here.</source>
        <translation>Keine nicht zugeordneten Reservierungen. Hier stehen Reservierungen, die nicht automatisch gebucht werden können.</translation>
    </message>
    <message>
        <source>Dismiss reservation</source>
        <translation>Reservierung verwerfen</translation>
    </message>
    <message>
        <source>No booking is created for %1. The channel has received a confirmation and will not send the message again; the guest may still arrive.</source>
        <translation>Für %1 wird keine Buchung angelegt. Der Kanal hat eine Bestätigung erhalten und sendet die Nachricht nicht erneut; der Gast kann trotzdem anreisen.</translation>
    </message>
    <message>
        <source>this message</source>
        <translation>diese Nachricht</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The reservation was not dismissed</source>
        <translation>Die Reservierung wurde nicht verworfen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkCostFields</name>
    <message>
        <source>Walk cost as a percentage of the nightly rate</source>
        <translation>Ausquartierkosten in Prozent der Rate je Nacht</translation>
    </message>
    <message>
        <source>Additional walk cost per room</source>
        <translation>Zusätzliche Ausquartierkosten je Zimmer</translation>
    </message>
    <message>
        <source>Cost of walking a guest, in addition to the lost revenue: the other hotel&apos;s room as a percentage of your nightly rate, plus an amount per room for transport and compensation. Used in the backtest, the recommendations and the walk list.</source>
        <translation>Kosten einer Ausquartierung, zusätzlich zum entgangenen Umsatz: das Zimmer im anderen Hotel in Prozent Ihrer Rate, dazu ein Betrag je Zimmer für Fahrt und Entschädigung. Grundlage für Backtest, Empfehlungen und Ausquartierliste.</translation>
    </message>
    <message>
        <source>Wal&amp;k cost</source>
        <translation>Ausq&amp;uartierung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkDialog</name>
    <message>
        <source>%1, %2 km</source>
        <comment>a hotel and how far it is</comment>
        <translation>%1, %2 km</translation>
    </message>
    <message>
        <source>Walk booking %1?</source>
        <translation>Buchung %1 ausquartieren?</translation>
    </message>
    <message>
        <source>&amp;Walk guest</source>
        <translation>Gast aus&amp;quartieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Hotel name</source>
        <translation>Name des Hotels</translation>
    </message>
    <message>
        <source>Walk to</source>
        <translation>Ersatzhotel</translation>
    </message>
    <message>
        <source>Walk cost</source>
        <translation>Ausquartierkosten</translation>
    </message>
    <message>
        <source>Walk &amp;to</source>
        <translation>&amp;Ersatzhotel</translation>
    </message>
    <message>
        <source>Walk c&amp;ost (%1)</source>
        <translation>Ausquartier&amp;kosten (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Returns the whole stay to sale immediately: %n room night(s). This cannot be undone.</source>
        <translation>
            <numerusform>Der ganze Aufenthalt geht sofort zurück in den Verkauf: %n Zimmernacht. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>Der ganze Aufenthalt geht sofort zurück in den Verkauf: %n Zimmernächte. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the hotel to walk the guest to.</source>
        <translation>Geben Sie das Ersatzhotel ein.</translation>
    </message>
    <message>
        <source>Walk cost: %1</source>
        <translation>Ausquartierkosten: %1</translation>
    </message>
    <message>
        <source>Any payment made through the payment gateway is refunded.</source>
        <translation>Über den Zahlungsdienst geleistete Zahlungen werden erstattet.</translation>
    </message>
    <message>
        <source>&amp;Book a room there</source>
        <translation>&amp;Dort ein Zimmer buchen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Taxi, dinner voucher</source>
        <translation>Taxi, Gutschein für ein Abendessen</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>Room in the other hotel</source>
        <translation>Zimmer im anderen Hotel</translation>
    </message>
    <message>
        <source>&amp;Room</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Booked in the same step; the guest pays there.</source>
        <translation>Wird im selben Schritt gebucht; der Gast zahlt dort.</translation>
    </message>
    <message>
        <source>No room is booked in %1.</source>
        <translation>In %1 wird kein Zimmer gebucht.</translation>
    </message>
    <message>
        <source>%1 has no room on sale for this party and stay.</source>
        <translation>%1 hat für diese Gäste und diesen Aufenthalt kein Zimmer im Verkauf.</translation>
    </message>
    <message>
        <source>This hotel is not in Roomrack: book the room there yourself.</source>
        <translation>Dieses Hotel ist nicht in Roomrack: Buchen Sie das Zimmer dort selbst.</translation>
    </message>
    <message>
        <source>%1 more than here. The letter says that your hotel pays the difference: enter it as walk cost, or choose another room.</source>
        <comment>an amount of money</comment>
        <translation>%1 mehr als hier. Laut Brief zahlt Ihr Hotel die Differenz: Tragen Sie sie als Ausquartierkosten ein oder wählen Sie ein anderes Zimmer.</translation>
    </message>
    <message>
        <source>Enter the walk cost as an amount in %1 such as %2</source>
        <comment>a currency, an amount</comment>
        <translation>Geben Sie die Ausquartierkosten als Betrag in %1 wie %2 ein</translation>
    </message>
    <message>
        <source>%1 less than here. The guest booked %2: this room may be a downgrade.</source>
        <comment>an amount of money, a room type</comment>
        <translation>%1 weniger als hier. Gebucht ist %2: Dieses Zimmer ist vielleicht ein Downgrade.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkView</name>
    <message>
        <source>&amp;Open booking</source>
        <translation>Buchung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Walk guest…</source>
        <translation>Gast aus&amp;quartieren…</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Total rooms minus out of order</source>
        <translation>Zimmer ohne die, die außer Betrieb sind</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Oversold nights</source>
        <translation>Überbuchte Nächte</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Average rate per room per night</source>
        <translation>Durchschnittliche Rate je Zimmer und Nacht</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Number of previous stays</source>
        <translation>Zahl der früheren Aufenthalte</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Ausquartieren</translation>
    </message>
    <message>
        <source>Arrivals in recommended walk order</source>
        <translation>Anreisen in der empfohlenen Reihenfolge</translation>
    </message>
    <message>
        <source>Walk candidates</source>
        <translation>Mögliche Ausquartierungen</translation>
    </message>
    <message numerus="yes">
        <source>%n oversold</source>
        <translation>
            <numerusform>%n überbucht</numerusform>
            <numerusform>%n überbucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold above the limit</source>
        <translation>Über das Limit hinaus verkauft</translation>
    </message>
    <message numerus="yes">
        <source>%n within policy</source>
        <translation>
            <numerusform>%n nach Regel</numerusform>
            <numerusform>%n nach Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the limit set by the overbooking policy</source>
        <translation>Innerhalb des Limits der Überbuchungsregeln</translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln Nacht</numerusform>
            <numerusform>%Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>No oversold nights. Nights with more rooms sold than available appear here.</source>
        <translation>Keine überbuchten Nächte. Hier stehen Nächte, in denen mehr Zimmer verkauft als vorhanden sind.</translation>
    </message>
    <message>
        <source>Choose a night to see its walk candidates.</source>
        <translation>Wählen Sie eine Nacht, um mögliche Ausquartierungen zu sehen.</translation>
    </message>
    <message>
        <source>The arrivals could not be loaded: %1</source>
        <translation>Die Anreisen konnten nicht geladen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) short</source>
        <translation>
            <numerusform>%Ln Zimmer zu wenig</numerusform>
            <numerusform>%Ln Zimmer zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>pool has rooms left; assign another room type</source>
        <translation>Pool hat noch Zimmer; anderen Zimmertyp zuweisen</translation>
    </message>
    <message>
        <source>no-shows possible</source>
        <translation>No-Shows möglich</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>No arrivals to walk on this night. Guests who are in house or arrive earlier keep their rooms.</source>
        <translation>In dieser Nacht gibt es keine Anreisen zum Ausquartieren. Gäste, die im Haus sind oder früher anreisen, behalten ihr Zimmer.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>Booking %1 walked to %2. The rooms are back on sale.</source>
        <translation>Buchung %1 ausquartiert (%2). Die Zimmer sind wieder im Verkauf.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>Booking %1 walked to %2 and booked there as %3. The rooms are back on sale.</source>
        <translation>Buchung %1 nach %2 ausquartiert und dort als %3 gebucht. Die Zimmer sind wieder im Verkauf.</translation>
    </message>
    <message>
        <source>No oversold nights: no guest has to be walked.</source>
        <translation>Keine überbuchten Nächte: Es muss kein Gast ausquartiert werden.</translation>
    </message>
    <message>
        <source>Booking %1 was already walked to %2.</source>
        <translation>Buchung %1 wurde bereits ausquartiert (%2).</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkedCard</name>
    <message>
        <source>Create &amp;letter…</source>
        <translation>Br&amp;ief erstellen…</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Walked to</source>
        <translation>Ersatzhotel</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Walked guests</source>
        <translation>Ausquartierte Gäste</translation>
    </message>
    <message>
        <source>No walked guests.</source>
        <translation>Keine ausquartierten Gäste.</translation>
    </message>
    <message>
        <source>The walked guests could not be loaded: %1</source>
        <translation>Die ausquartierten Gäste konnten nicht geladen werden: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::Welcome</name>
    <message>
        <source>%1 was added.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowApiServer</name>
    <message>
        <source>API &amp; webhooks are not running: %1</source>
        <translation>API &amp; Webhooks sind nicht aktiv: %1</translation>
    </message>
    <message>
        <source>Show settings</source>
        <translation>Einstellungen anzeigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowCard</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemstandard</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Wird nach einem Neustart wirksam.</translation>
    </message>
    <message>
        <source>Auto-loc&amp;k</source>
        <translation>Auto&amp;matisch sperren</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minute(s) of inactivity</source>
        <translation>
            <numerusform>Nach %Ln Minute Inaktivität</numerusform>
            <numerusform>Nach %Ln Minuten Inaktivität</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Auto-lock</source>
        <translation>Automatisch sperren</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Accoun&amp;t</source>
        <translation>&amp;Konto</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Roomrack</source>
        <translation>Roomrack</translation>
    </message>
    <message>
        <source>&amp;New hotel…</source>
        <translation>&amp;Neues Hotel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;database…</source>
        <translation>&amp;Datenbank öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Connect to &amp;server…</source>
        <translation>Mit &amp;Server verbinden…</translation>
    </message>
    <message>
        <source>&amp;Import bookings…</source>
        <translation>Buchungen &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>&amp;Close hotel</source>
        <translation>Hotel &amp;schließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Roomrack</source>
        <translation>&amp;Über Roomrack</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>New &amp;booking…</source>
        <translation>Neue &amp;Buchung…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Simulator…</source>
        <translation>Simulator…</translation>
    </message>
    <message>
        <source>&amp;Search and commands…</source>
        <translation>&amp;Suche und Befehle …</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Systemdesign</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move in the grid; with Shift: select a range</source>
        <translation>im Raster bewegen; mit Umschalt: Bereich auswählen</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>move by one week or one pool</source>
        <translation>um eine Woche oder einen Pool bewegen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>previous month, next month</source>
        <translation>voriger Monat, nächster Monat</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>today, last date in the grid; with Ctrl: first row, last row</source>
        <translation>heute, letztes Datum im Raster; mit Strg: erste Zeile, letzte Zeile</translation>
    </message>
    <message>
        <source>Ctrl+G, F5</source>
        <translation>Strg+G, F5</translation>
    </message>
    <message>
        <source>go to a date</source>
        <translation>zu einem Datum gehen</translation>
    </message>
    <message>
        <source>Alt+1, 2, 3, 4</source>
        <translation>Alt+1, 2, 3, 4</translation>
    </message>
    <message>
        <source>availability, rates, restrictions, parity</source>
        <translation>Verfügbarkeit, Raten, Einschränkungen, Parität</translation>
    </message>
    <message>
        <source>12, +5, -10%, Enter</source>
        <translation>12, +5, -10%, Eingabe</translation>
    </message>
    <message>
        <source>edit selection</source>
        <translation>Auswahl bearbeiten</translation>
    </message>
    <message>
        <source>R, M, X</source>
        <translation>R, M, X</translation>
    </message>
    <message>
        <source>rate, min LOS, max LOS</source>
        <translation>Rate, Mindestaufenthalt, Höchstaufenthalt</translation>
    </message>
    <message>
        <source>S, A, D</source>
        <translation>S, A, D</translation>
    </message>
    <message>
        <source>stop sell, closed to arrival, closed to departure</source>
        <translation>Verkaufsstopp, Anreise gesperrt, Abreise gesperrt</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>rooms out of order</source>
        <translation>Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Strg+U</translation>
    </message>
    <message>
        <source>bulk update</source>
        <translation>Sammeländerung</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>reset to default</source>
        <translation>auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>F, arrows, Enter</source>
        <translation>F, Pfeile, Eingabe</translation>
    </message>
    <message>
        <source>fill neighbouring cells from the selection</source>
        <translation>Nachbarzellen aus der Auswahl ausfüllen</translation>
    </message>
    <message>
        <source>Shift+F8</source>
        <translation>Umschalt+F8</translation>
    </message>
    <message>
        <source>add another range to the selection</source>
        <translation>einen weiteren Bereich zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy, paste (also to and from spreadsheets)</source>
        <translation>kopieren, einfügen (auch aus und in Tabellenkalkulationen)</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Strg+Z, Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>details and history of a night</source>
        <translation>Einzelheiten und Verlauf einer Nacht</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>expand or collapse a pool; with Ctrl: any row</source>
        <translation>Pool auf- oder zuklappen; mit Strg: jede Zeile</translation>
    </message>
    <message>
        <source>E, R, Enter</source>
        <translation>E, R, Eingabe</translation>
    </message>
    <message>
        <source>in the list of holds: extend, release, confirm</source>
        <translation>in der Liste der Optionen: verlängern, freigeben, bestätigen</translation>
    </message>
    <message>
        <source>I, K</source>
        <translation>I, K</translation>
    </message>
    <message>
        <source>on the room plan: check in, check out</source>
        <translation>im Zimmerplan: einchecken, auschecken</translation>
    </message>
    <message>
        <source>G, M, T, P, O</source>
        <translation>G, M, T, P, O</translation>
    </message>
    <message>
        <source>on the room plan: assign room, move, unassign, split, out of order</source>
        <translation>im Zimmerplan: Zimmer zuweisen, verlegen, Zuweisung aufheben, aufteilen, außer Betrieb</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>search pages, commands, dates and bookings</source>
        <translation>Seiten, Befehle, Daten und Buchungen suchen</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+0, Ctrl+Shift+R, Ctrl+Shift+G, Ctrl+,</source>
        <translation>Strg+1 … Strg+0, Strg+Umschalt+R, Strg+Umschalt+G, Strg+,</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>manual page about what is shown</source>
        <translation>Handbuchseite zu dem, was angezeigt wird</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>next pane, previous pane</source>
        <translation>nächster Bereich, voriger Bereich</translation>
    </message>
    <message>
        <source>Menu, Shift+F10</source>
        <translation>Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>context menu; in tables: sort order and column widths</source>
        <translation>Kontextmenü; in Tabellen: Sortierung und Spaltenbreiten</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>lock or switch user (in hotels with users)</source>
        <translation>sperren oder Benutzer wechseln (in Hotels mit Benutzern)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>discard input, close panel or notice</source>
        <translation>Eingabe verwerfen, Bereich oder Meldung schließen</translation>
    </message>
    <message>
        <source>About Roomrack</source>
        <translation>Über Roomrack</translation>
    </message>
    <message>
        <source>Roomrack %1</source>
        <translation>Roomrack %1</translation>
    </message>
    <message>
        <source>Desktop channel manager for hotels.</source>
        <translation>Desktop-Channel-Manager für Hotels.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>&amp;Add hotel…</source>
        <translation>Hotel hin&amp;zufügen…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WorkingPanel</name>
    <message>
        <source>Calculation</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Choose a night to see how its limit is calculated.</source>
        <translation>Wählen Sie eine Nacht, um die Berechnung ihres Limits zu sehen.</translation>
    </message>
    <message>
        <source>Usable rooms</source>
        <translation>Nutzbare Zimmer</translation>
    </message>
    <message>
        <source>Booked / expected arrivals</source>
        <translation>Gebucht / erwartete Anreisen</translation>
    </message>
    <message>
        <source>Mean and standard deviation, from the show-up rate of each booking</source>
        <translation>Mittelwert und Standardabweichung aus den Anreisequoten der Buchungen</translation>
    </message>
    <message>
        <source>Show-up rate of next booking</source>
        <translation>Anreisequote der nächsten Buchung</translation>
    </message>
    <message>
        <source>Nightly rate</source>
        <translation>Rate je Nacht</translation>
    </message>
    <message>
        <source>Average rate per booked room; if none is booked, the lowest rate</source>
        <translation>Durchschnittliche Rate je gebuchtem Zimmer; ohne Buchungen die niedrigste Rate</translation>
    </message>
    <message>
        <source>Walk cost</source>
        <translation>Ausquartierkosten</translation>
    </message>
    <message>
        <source>Break-even probability</source>
        <translation>Gewinnschwelle</translation>
    </message>
    <message>
        <source>Nightly rate / (nightly rate + walk cost). Another booking pays off while the probability of a full house is not above this value.</source>
        <translation>Rate / (Rate + Ausquartierkosten). Eine weitere Buchung lohnt sich, solange die Wahrscheinlichkeit eines vollen Hauses nicht über diesem Wert liegt.</translation>
    </message>
    <message>
        <source>Recommended limit</source>
        <translation>Empfohlenes Limit</translation>
    </message>
    <message>
        <source>Probability of a full house by rooms booked</source>
        <translation>Wahrscheinlichkeit eines vollen Hauses nach gebuchten Zimmern</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Show-up rate</source>
        <translation>Anreisequote</translation>
    </message>
    <message>
        <source>Show-up rate used for the recommendations</source>
        <translation>Für die Empfehlungen verwendete Quote</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>Share of the channel&apos;s past bookings that showed up</source>
        <translation>Anteil der früheren Buchungen des Kanals, die angereist sind</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>Number of past bookings evaluated</source>
        <translation>Zahl der ausgewerteten früheren Buchungen</translation>
    </message>
    <message>
        <source>Show-up rate by channel</source>
        <translation>Anreisequote je Kanal</translation>
    </message>
    <message>
        <source>%1 / %2 ± %3</source>
        <comment>booked, expected, spread</comment>
        <translation>%1 / %2 ± %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 / (%1 + %2) = %3</source>
        <translation>%1 / (%1 + %2) = %3</translation>
    </message>
    <message>
        <source>no rate; no overbooking</source>
        <translation>keine Rate; keine Überbuchung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>already exceeded</source>
        <translation>bereits überschritten</translation>
    </message>
    <message>
        <source>Probability of a full house</source>
        <translation>Wahrscheinlichkeit eines vollen Hauses</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) booked</source>
        <translation>
            <numerusform>%Ln Zimmer gebucht</numerusform>
            <numerusform>%Ln Zimmer gebucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Full house: %1</source>
        <translation>Volles Haus: %1</translation>
    </message>
    <message>
        <source>Break-even probability: %1</source>
        <translation>Gewinnschwelle: %1</translation>
    </message>
    <message>
        <source>Another booking pays off</source>
        <translation>Eine weitere Buchung lohnt sich</translation>
    </message>
    <message>
        <source>Another booking does not pay off</source>
        <translation>Eine weitere Buchung lohnt sich nicht</translation>
    </message>
    <message numerus="yes">
        <source>Show-up rate of bookings, %Ln day(s) before arrival</source>
        <translation>
            <numerusform>Anreisequote von Buchungen, %Ln Tag vor der Anreise</numerusform>
            <numerusform>Anreisequote von Buchungen, %Ln Tage vor der Anreise</numerusform>
        </translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>Expected walks at this limit</source>
        <translation>Erwartete Ausquartierungen</translation>
    </message>
    <message>
        <source>Average number of rooms walked if the night is sold up to the recommended limit</source>
        <translation>Durchschnittliche Zahl ausquartierter Zimmer, wenn die Nacht bis zum empfohlenen Limit verkauft wird</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, the same in another currency</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::DemoChannels</name>
    <message>
        <source>Demo channels not started</source>
        <translation>Demo-Kanäle nicht gestartet</translation>
    </message>
    <message>
        <source>Demo channel not connected</source>
        <translation>Demo-Kanal nicht verbunden</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::DemoRunner</name>
    <message>
        <source>Demo not started</source>
        <translation>Demo nicht gestartet</translation>
    </message>
    <message>
        <source>Demo guests not started</source>
        <translation>Demo-Gäste nicht gestartet</translation>
    </message>
    <message>
        <source>Creating a sample hotel with two years of bookings…</source>
        <translation>Beispielhotel mit zwei Jahren Buchungen wird erstellt…</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::SimulatorClient</name>
    <message>
        <source>Program roomrack-sim not found. Reinstall Roomrack.</source>
        <translation>Das Programm roomrack-sim wurde nicht gefunden. Installieren Sie Roomrack neu.</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::Tour</name>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) arrived</source>
        <translation>
            <numerusform>%n Buchung ging ein</numerusform>
            <numerusform>%n Buchungen gingen ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests changed %n booking(s)</source>
        <translation>
            <numerusform>Gäste änderten %n Buchung</numerusform>
            <numerusform>Gäste änderten %n Buchungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests cancelled %n booking(s)</source>
        <translation>
            <numerusform>Gäste stornierten %n Buchung</numerusform>
            <numerusform>Gäste stornierten %n Buchungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) checked in</source>
        <translation>
            <numerusform>%n Buchung checkte ein</numerusform>
            <numerusform>%n Buchungen checkten ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) checked out</source>
        <translation>
            <numerusform>%n Buchung checkte aus</numerusform>
            <numerusform>%n Buchungen checkten aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests held rooms %n time(s)</source>
        <translation>
            <numerusform>Gäste optierten %n Mal Zimmer</numerusform>
            <numerusform>Gäste optierten %n Mal Zimmer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) expired</source>
        <translation>
            <numerusform>%n Option lief ab</numerusform>
            <numerusform>%n Optionen liefen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing happened within %n second(s).</source>
        <translation>
            <numerusform>Innerhalb von %n Sekunde ist nichts geschehen.</numerusform>
            <numerusform>Innerhalb von %n Sekunden ist nichts geschehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s), %1.</source>
        <translation>
            <numerusform>Innerhalb von %n Sekunde: %1.</numerusform>
            <numerusform>Innerhalb von %n Sekunden: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, the hotel had %n active hold(s).</source>
        <translation>
            <numerusform>Am Ende hatte das Hotel %n aktive Option.</numerusform>
            <numerusform>Am Ende hatte das Hotel %n aktive Optionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roomrack saved %n screenshot(s) in %1.</source>
        <translation>
            <numerusform>Roomrack hat %n Bildschirmfoto in %1 gespeichert.</numerusform>
            <numerusform>Roomrack hat %n Bildschirmfotos in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, Roomrack had %n channel(s) in sync.</source>
        <translation>
            <numerusform>Am Ende war %n Kanal synchron.</numerusform>
            <numerusform>Am Ende waren %n Kanäle synchron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s) had pending updates.</source>
        <translation>
            <numerusform>Bei %n Kanal standen Aktualisierungen aus.</numerusform>
            <numerusform>Bei %n Kanälen standen Aktualisierungen aus.</numerusform>
        </translation>
    </message>
</context>
</TS>

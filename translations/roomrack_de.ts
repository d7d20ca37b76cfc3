<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Audit</name>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>Recorded (UTC)</source>
        <translation>Eingetragen (UTC)</translation>
    </message>
    <message>
        <source>Happened (UTC)</source>
        <translation>Geschehen (UTC)</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
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
        <source>User</source>
        <translation>Benutzer</translation>
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
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Since then</source>
        <translation>Seither</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n guest(s)</source>
        <translation>
            <numerusform>%1, %n Gast</numerusform>
            <numerusform>%1, %n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 (not here any more)</source>
        <translation>%1 (nicht mehr hier)</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Front desk, nobody signed in</source>
        <translation>Rezeption, niemand angemeldet</translation>
    </message>
    <message>
        <source>Roomrack itself</source>
        <translation>Roomrack selbst</translation>
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
        <source>Guest before</source>
        <translation>Gast vorher</translation>
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
        <source>done again by %1 on %2</source>
        <translation>wiederholt von %1 am %2</translation>
    </message>
    <message>
        <source>undone by %1 on %2</source>
        <translation>rückgängig gemacht von %1 am %2</translation>
    </message>
    <message>
        <source>this took back what was done before</source>
        <translation>das nahm zurück, was vorher geschah</translation>
    </message>
    <message>
        <source>it is in force and can be undone</source>
        <translation>es gilt und kann rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>what was there before was not kept</source>
        <translation>was vorher da war, wurde nicht aufgehoben</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>Role now</source>
        <translation>Rolle jetzt</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Genannt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>BookingFacts</name>
    <message>
        <source>%1, given %2</source>
        <comment>booked room type, room type given out</comment>
        <translation>%1, zugeteilt %2</translation>
    </message>
    <message>
        <source>%1 (%2 a room and night)</source>
        <translation>%1 (%2 je Zimmer und Nacht)</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>E-mail</source>
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
        <source>Cancelling</source>
        <translation>Storno</translation>
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
        <source>Free</source>
        <translation>Kostenfrei</translation>
    </message>
    <message>
        <source>Not refundable</source>
        <translation>Nicht erstattbar</translation>
    </message>
    <message>
        <source>Free until %1, then %2</source>
        <translation>Kostenfrei bis %1, dann %2</translation>
    </message>
    <message>
        <source>Cost of the walk</source>
        <translation>Kosten der Ausquartierung</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>%1, paid when booked</source>
        <comment>rate plan</comment>
        <translation>%1, bei Buchung bezahlt</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>amount, the same in the guest&apos;s currency</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Bulk</name>
    <message>
        <source>Type a value.</source>
        <translation>Geben Sie einen Wert ein.</translation>
    </message>
    <message>
        <source>Choose at least one day of the week.</source>
        <translation>Wählen Sie mindestens einen Wochentag.</translation>
    </message>
    <message>
        <source>That is the same period: choose one that begins at least four days earlier or later.</source>
        <translation>Das ist derselbe Zeitraum: Wählen Sie einen, der mindestens vier Tage früher oder später beginnt.</translation>
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
        <translation>Fügen Sie mindestens einen Bereich von Nächten hinzu.</translation>
    </message>
    <message>
        <source>None of the days of the week lies in these nights.</source>
        <translation>Keiner der Wochentage liegt in diesen Nächten.</translation>
    </message>
    <message>
        <source>These are %1 cells; at most %2 can be changed at once.</source>
        <translation>Das sind %1 Zellen; höchstens %2 lassen sich auf einmal ändern.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The template cannot be read: %1.</source>
        <translation>Die Vorlage lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>it was made by a newer Roomrack</source>
        <translation>sie stammt von einem neueren Roomrack</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>weekday, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 on</source>
        <translation>%1 an</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>%1 back to the default</source>
        <translation>%1 zurück zum Standard</translation>
    </message>
    <message>
        <source>%1 copied from %2</source>
        <translation>%1 kopiert vom %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>currency, amount</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>%1 −%2</source>
        <translation>%1 −%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>setting, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>room type, night</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the night is over: %Ln cell(s).</source>
        <translation>
            <numerusform>Ausgelassen, weil die Nacht vorbei ist: %Ln Zelle.</numerusform>
            <numerusform>Ausgelassen, weil die Nacht vorbei ist: %Ln Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because it is further ahead than the hotel sells: %Ln cell(s).</source>
        <translation>
            <numerusform>Ausgelassen, weil das Hotel so weit voraus nicht verkauft: %Ln Zelle.</numerusform>
            <numerusform>Ausgelassen, weil das Hotel so weit voraus nicht verkauft: %Ln Zellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because there is no rate yet to change: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Ausgelassen, weil es noch keine Rate zu ändern gibt: %Ln Zelle, %1.</numerusform>
            <numerusform>Ausgelassen, weil es noch keine Rate zu ändern gibt: %Ln Zellen, die erste %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the result would be below zero or too large: %Ln cell(s), the first %1, now %2.</source>
        <translation>
            <numerusform>Ausgelassen, weil das Ergebnis unter null oder zu groß wäre: %Ln Zelle, %1, jetzt %2.</numerusform>
            <numerusform>Ausgelassen, weil das Ergebnis unter null oder zu groß wäre: %Ln Zellen, die erste %1, jetzt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the night to copy from is not kept: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Ausgelassen, weil die Nacht, von der kopiert wird, nicht geführt wird: %Ln Zelle, %1.</numerusform>
            <numerusform>Ausgelassen, weil die Nacht, von der kopiert wird, nicht geführt wird: %Ln Zellen, die erste %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the shortest stay would be above the longest: %Ln cell(s), the first %1 (longest %2).</source>
        <translation>
            <numerusform>Ausgelassen, weil der Mindestaufenthalt über dem Höchstaufenthalt läge: %Ln Zelle, %1 (höchstens %2).</numerusform>
            <numerusform>Ausgelassen, weil der Mindestaufenthalt über dem Höchstaufenthalt läge: %Ln Zellen, die erste %1 (höchstens %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the longest stay would be below the shortest: %Ln cell(s), the first %1 (shortest %2).</source>
        <translation>
            <numerusform>Ausgelassen, weil der Höchstaufenthalt unter dem Mindestaufenthalt läge: %Ln Zelle, %1 (mindestens %2).</numerusform>
            <numerusform>Ausgelassen, weil der Höchstaufenthalt unter dem Mindestaufenthalt läge: %Ln Zellen, die erste %1 (mindestens %2).</numerusform>
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
        <source>Back to the default</source>
        <translation>Zurück zum Standard</translation>
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
        <source>%1 (%Ln night(s) of these)</source>
        <translation>
            <numerusform>%1 (davon %Ln Nacht)</numerusform>
            <numerusform>%1 (davon %Ln Nächte)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Es würde sich nichts ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln cell(s) change</source>
        <translation>
            <numerusform>%1 von %Ln Zelle ändert sich</numerusform>
            <numerusform>%1 von %Ln Zellen ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have this already</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln ist schon so</numerusform>
            <numerusform>%Ln sind schon so</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln wird ausgelassen</numerusform>
            <numerusform>%Ln werden ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln derived price(s) follow</source>
        <translation>
            <numerusform>%Ln abgeleiteter Preis folgt</numerusform>
            <numerusform>%Ln abgeleitete Preise folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More for sale than the pool has to sell, so the pool&apos;s number counts: %Ln cell(s), the first %1 (%2 of %3).</source>
        <translation>
            <numerusform>Mehr im Verkauf, als der Pool zu verkaufen hat; es zählt die Zahl des Pools: %Ln Zelle, %1 (%2 von %3).</numerusform>
            <numerusform>Mehr im Verkauf, als der Pool zu verkaufen hat; es zählt die Zahl des Pools: %Ln Zellen, die erste %1 (%2 von %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below what is sold already, so the night becomes oversold: %Ln cell(s), the first %1 (%2 sold).</source>
        <translation>
            <numerusform>Unter dem, was schon verkauft ist; die Nacht wird überbucht: %Ln Zelle, %1 (%2 verkauft).</numerusform>
            <numerusform>Unter dem, was schon verkauft ist; die Nacht wird überbucht: %Ln Zellen, die erste %1 (%2 verkauft).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Derived rates that become exceptions and no longer follow: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Abgeleitete Raten, die zu Ausnahmen werden und nicht mehr folgen: %Ln Zelle, %1.</numerusform>
            <numerusform>Abgeleitete Raten, die zu Ausnahmen werden und nicht mehr folgen: %Ln Zellen, die erste %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each cell for itself, rounded to whole numbers; halves to the even one.</source>
        <translation>Jede Zelle für sich, gerundet auf ganze Zahlen; Hälften zur geraden.</translation>
    </message>
    <message>
        <source>Each night for itself, rounded to %1 %2; halves to the even one.</source>
        <translation>Jede Nacht für sich, gerundet auf %1 %2; Hälften zur geraden Zahl.</translation>
    </message>
    <message>
        <source>%1 takes what %2 has, and so on: weekdays stay weekdays.</source>
        <translation>%1 erhält, was %2 hat, und so weiter: Wochentage bleiben Wochentage.</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln week(s) earlier.</source>
        <translation>
            <numerusform>%1 %Ln Woche früher.</numerusform>
            <numerusform>%1 %Ln Wochen früher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln week(s) later.</source>
        <translation>
            <numerusform>%1 %Ln Woche später.</numerusform>
            <numerusform>%1 %Ln Wochen später.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln Bereich</numerusform>
            <numerusform>%Ln Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>Bulk update: %1</source>
        <translation>Sammeländerung: %1</translation>
    </message>
    <message>
        <source>Bulk update %1: %2</source>
        <comment>template, what</comment>
        <translation>Sammeländerung %1: %2</translation>
    </message>
    <message>
        <source>To raise or lower, choose that under “What to do”.</source>
        <translation>Zum Erhöhen oder Senken wählen Sie das unter „Was zu tun ist“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln Nachricht</numerusform>
            <numerusform>%Ln Nachrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s)</source>
        <translation>
            <numerusform>%Ln Meldung</numerusform>
            <numerusform>%Ln Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>availability: 1 message, 14 updates</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 is sent nothing.</source>
        <translation>%1 wird nichts gesendet.</translation>
    </message>
    <message>
        <source>%1 is sent, when it is resumed, %2.</source>
        <translation>%1 wird gesendet, sobald er wieder läuft: %2.</translation>
    </message>
    <message>
        <source>%1 is sent %2.</source>
        <translation>%1 wird gesendet: %2.</translation>
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
        <source>&amp;Use the rate</source>
        <translation>Rate &amp;verwenden</translation>
    </message>
    <message>
        <source>Ignore restrictions (ne&amp;ver the number of rooms)</source>
        <translation>Sperren &amp;übergehen (nie die Zimmerzahl)</translation>
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
        <source>✓ In step</source>
        <translation>✓ Im Gleichstand</translation>
    </message>
    <message>
        <source>… Gathering</source>
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
        <source>✕ Down</source>
        <translation>✕ Antwortet nicht</translation>
    </message>
    <message>
        <source>It is tried now.</source>
        <translation>Es wird jetzt versucht.</translation>
    </message>
    <message>
        <source>Next try in %1.</source>
        <translation>Nächster Versuch in %1.</translation>
    </message>
    <message numerus="yes">
        <source>It failed %n time(s) in a row</source>
        <translation>
            <numerusform>Es ist %n Mal misslungen</numerusform>
            <numerusform>Es ist %n Mal hintereinander misslungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody paused it. Nothing is sent, and no reservations are fetched.</source>
        <translation>Jemand hat ihn angehalten. Nichts wird gesendet, und keine Reservierungen werden abgeholt.</translation>
    </message>
    <message>
        <source>It has confirmed everything that it should show.</source>
        <translation>Er hat alles bestätigt, was er zeigen soll.</translation>
    </message>
    <message>
        <source>Changes are gathered for a moment and sent together.</source>
        <translation>Änderungen werden einen Moment gesammelt und zusammen gesendet.</translation>
    </message>
    <message>
        <source>A message is on its way.</source>
        <translation>Eine Nachricht ist unterwegs.</translation>
    </message>
    <message>
        <source>It takes no more messages this minute.</source>
        <translation>Er nimmt in dieser Minute keine Nachrichten mehr an.</translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Only trials are made until it answers.</source>
        <translation>Bis er antwortet, gibt es nur Versuche.</translation>
    </message>
    <message>
        <source>It does not take the name or password. Change them in its settings, or ask the channel.</source>
        <translation>Er nimmt Name oder Passwort nicht an. Ändern Sie sie in seinen Einstellungen, oder fragen Sie den Kanal.</translation>
    </message>
    <message>
        <source>stop-sell</source>
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
        <source>at least %n night(s)</source>
        <translation>
            <numerusform>mindestens %n Nacht</numerusform>
            <numerusform>mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n night(s)</source>
        <translation>
            <numerusform>höchstens %n Nacht</numerusform>
            <numerusform>höchstens %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>no restriction</source>
        <translation>keine Einschränkung</translation>
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
        <source>– Not linked</source>
        <translation>– Nicht angebunden</translation>
    </message>
    <message>
        <source>! Settings unreadable</source>
        <translation>! Einstellungen unlesbar</translation>
    </message>
    <message>
        <source>! Not possible</source>
        <translation>! Nicht möglich</translation>
    </message>
    <message>
        <source>! Password sealed</source>
        <translation>! Passwort versiegelt</translation>
    </message>
    <message>
        <source>… Starting</source>
        <translation>… Beginnt</translation>
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
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>It is not linked: nobody has said how to reach it and what it shows.</source>
        <translation>Er ist nicht angebunden: Niemand hat gesagt, wie er zu erreichen ist und was er zeigt.</translation>
    </message>
    <message>
        <source>Its settings cannot be read any more: %1</source>
        <translation>Seine Einstellungen sind nicht mehr lesbar: %1</translation>
    </message>
    <message>
        <source>It cannot be linked: %1</source>
        <translation>Er kann nicht angebunden werden: %1</translation>
    </message>
    <message>
        <source>Its password is sealed. Give the passphrase, and it goes on.</source>
        <translation>Sein Passwort ist versiegelt. Geben Sie die Passphrase ein, dann geht es weiter.</translation>
    </message>
    <message>
        <source>The hotel is being read.</source>
        <translation>Das Hotel wird gelesen.</translation>
    </message>
    <message>
        <source>There is no rate of exchange for its currency: it gets no prices.</source>
        <translation>Für seine Währung gibt es keinen Wechselkurs: Er bekommt keine Preise.</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n Gast</numerusform>
            <numerusform>%n Gäste</numerusform>
        </translation>
    </message>
    <message>
        <source>not said yet</source>
        <translation>noch nicht gesagt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Not answered</source>
        <translation>Unbeantwortet</translation>
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
        <source>To be sent</source>
        <translation>Zu senden</translation>
    </message>
    <message>
        <source>… Waiting</source>
        <translation>… Wartet</translation>
    </message>
    <message>
        <source>! Sign-in refused</source>
        <translation>! Zugang abgelehnt</translation>
    </message>
    <message>
        <source>It has confirmed everything else.</source>
        <translation>Alles andere hat er bestätigt.</translation>
    </message>
    <message>
        <source>! Refuses nights</source>
        <translation>! Lehnt Nächte ab</translation>
    </message>
    <message numerus="yes">
        <source>Still to be sent: %Ln night(s).</source>
        <translation>
            <numerusform>Noch zu senden: %Ln Nacht.</numerusform>
            <numerusform>Noch zu senden: %Ln Nächte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not answered, and sent again: %Ln night(s).</source>
        <translation>
            <numerusform>Unbeantwortet und noch einmal zu senden: %Ln Nacht.</numerusform>
            <numerusform>Unbeantwortet und noch einmal zu senden: %Ln Nächte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused until their value or code is another one: %Ln night(s).</source>
        <translation>
            <numerusform>Abgelehnt, bis Wert oder Code ein anderer ist: %Ln Nacht.</numerusform>
            <numerusform>Abgelehnt, bis Wert oder Code ein anderer ist: %Ln Nächte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line is up: it tells who comes, moves and leaves.</source>
        <translation>Die Leitung steht: Sie sagt, wer kommt, umzieht und geht.</translation>
    </message>
    <message>
        <source>! Refuses bookings</source>
        <translation>! Lehnt Buchungen ab</translation>
    </message>
    <message numerus="yes">
        <source>Still to be told of: %Ln booking(s).</source>
        <translation>
            <numerusform>Noch zu melden: %Ln Buchung.</numerusform>
            <numerusform>Noch zu melden: %Ln Buchungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not want %Ln booking(s) as they are now, see Messages. Try now tells it of them again.</source>
        <translation>
            <numerusform>Es will %Ln Buchung so nicht, siehe Nachrichten. „Jetzt versuchen“ meldet sie noch einmal.</numerusform>
            <numerusform>Es will %Ln Buchungen so nicht, siehe Nachrichten. „Jetzt versuchen“ meldet sie noch einmal.</numerusform>
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
        <source>Left behind at the channel: %1.</source>
        <translation>Beim Kanal zurückgeblieben: %1.</translation>
    </message>
    <message>
        <source>! Left behind</source>
        <translation>! Zurückgeblieben</translation>
    </message>
</context>
<context>
    <name>ChooseStep</name>
    <message>
        <source>Room types and prices</source>
        <translation>Zimmertypen und Preise</translation>
    </message>
    <message>
        <source>Agreed &amp;price (instead of the rate)</source>
        <translation>Vereinbarter &amp;Preis (statt der Rate)</translation>
    </message>
    <message>
        <source>Agreed price for the whole stay</source>
        <translation>Vereinbarter Preis für den ganzen Aufenthalt</translation>
    </message>
</context>
<context>
    <name>ClosedWhy</name>
    <message numerus="yes">
        <source>%1 is oversold: %2 rooms sold with a limit of %3, so %n guest(s) will have to be walked.</source>
        <translation>
            <numerusform>%1 ist überbucht: %2 Zimmer verkauft bei einer Grenze von %3; %n Gast wird ausquartiert werden müssen.</numerusform>
            <numerusform>%1 ist überbucht: %2 Zimmer verkauft bei einer Grenze von %3; %n Gäste werden ausquartiert werden müssen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 rooms of %2 are taken: %3 sold, %4 held.</source>
        <translation>Alle %1 Zimmer von %2 sind vergeben: %3 verkauft, %4 optioniert.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are out of order.</source>
        <translation>
            <numerusform>%n Zimmer von %1 ist außer Betrieb.</numerusform>
            <numerusform>%n Zimmer von %1 sind außer Betrieb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The overbooking policy allows %n room(s) more than %1 has.</source>
        <translation>
            <numerusform>Die Überbuchungsregel erlaubt %n Zimmer mehr, als %1 hat.</numerusform>
            <numerusform>Die Überbuchungsregel erlaubt %n Zimmer mehr, als %1 hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is oversold: %2 rooms sold with a limit of %3.</source>
        <translation>%1 ist überbucht: %2 Zimmer verkauft bei einer Grenze von %3.</translation>
    </message>
    <message>
        <source>No rooms are for sale: somebody set 0 instead of the usual %1.</source>
        <translation>Es sind keine Zimmer im Verkauf: Jemand hat 0 statt der üblichen %1 gesetzt.</translation>
    </message>
    <message>
        <source>All %1 rooms for sale as %2 are taken: %3 sold, %4 held.</source>
        <translation>Alle %1 als %2 angebotenen Zimmer sind vergeben: %3 verkauft, %4 optioniert.</translation>
    </message>
    <message>
        <source>Closed to arrival: guests may stay this night, but not begin with it.</source>
        <translation>Anreise gesperrt: Gäste können diese Nacht bleiben, aber nicht mit ihr beginnen.</translation>
    </message>
    <message>
        <source>Closed to departure: guests may not leave on this day.</source>
        <translation>Abreise gesperrt: Gäste können an diesem Tag nicht abreisen.</translation>
    </message>
    <message numerus="yes">
        <source>Who arrives on this night must stay at least %n night(s).</source>
        <translation>
            <numerusform>Wer an diesem Tag anreist, muss mindestens %n Nacht bleiben.</numerusform>
            <numerusform>Wer an diesem Tag anreist, muss mindestens %n Nächte bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who arrives on this night may stay at most %n night(s).</source>
        <translation>
            <numerusform>Wer an diesem Tag anreist, darf höchstens %n Nacht bleiben.</numerusform>
            <numerusform>Wer an diesem Tag anreist, darf höchstens %n Nächte bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The night is over.</source>
        <translation>Die Nacht ist vorbei.</translation>
    </message>
    <message>
        <source>The night is further ahead than the hotel sells.</source>
        <translation>Die Nacht liegt weiter voraus, als das Hotel verkauft.</translation>
    </message>
    <message>
        <source>Stop-sell is on: nothing is sold until somebody takes it off.</source>
        <translation>Verkaufsstopp: Es wird nichts verkauft, bis ihn jemand aufhebt.</translation>
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
        <source>%1, turn round to descending</source>
        <translation>%1, umkehren zu absteigend</translation>
    </message>
    <message>
        <source>%1, turn round to ascending</source>
        <translation>%1, umkehren zu aufsteigend</translation>
    </message>
    <message>
        <source>&amp;Wider</source>
        <translation>&amp;Breiter</translation>
    </message>
    <message>
        <source>&amp;Narrower</source>
        <translation>S&amp;chmaler</translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <source>%n other night(s)</source>
        <translation>
            <numerusform>%n andere Nacht</numerusform>
            <numerusform>%n andere Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other digit(s)</source>
        <translation>
            <numerusform>%n andere Ziffer</numerusform>
            <numerusform>%n andere Ziffern</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly same</source>
        <translation>fast gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n other letter(s)</source>
        <translation>
            <numerusform>%n anderer Buchstabe</numerusform>
            <numerusform>%n andere Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a booking&apos;s number and status</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>At the hotel</source>
        <translation>Im Haus</translation>
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
        <translation>anders (− %1)</translation>
    </message>
    <message>
        <source>different (+ %1)</source>
        <comment>an amount more</comment>
        <translation>anders (+ %1)</translation>
    </message>
    <message>
        <source>same without country code</source>
        <translation>gleich ohne Landesvorwahl</translation>
    </message>
    <message>
        <source>same after normalising</source>
        <translation>gleich nach Angleichung</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts aus</translation>
    </message>
    <message>
        <source>different</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>E-mail</source>
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
        <source>same type, another number</source>
        <translation>gleicher Typ, andere Anzahl</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Eingegangen</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <comment>duration</comment>
        <translation>%1 auseinander</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>it is not in the log any more</source>
        <translation>sie steht nicht mehr in der Liste</translation>
    </message>
    <message>
        <source>Not booked</source>
        <translation>Nicht gebucht</translation>
    </message>
    <message>
        <source>Another hotel&apos;s booking</source>
        <translation>Buchung eines anderen Hauses</translation>
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
        <source>%1 is cancelled without a fee.</source>
        <translation>%1 ist ohne Gebühr storniert.</translation>
    </message>
    <message>
        <source>%1 goes back to the guest&apos;s card.</source>
        <translation>%1 gehen zurück auf die Karte des Gastes.</translation>
    </message>
    <message>
        <source>The payment of %1 begins now, and with it the request becomes %2.</source>
        <translation>Die Zahlung von %1 beginnt jetzt; mit ihr wird aus der Anfrage %2.</translation>
    </message>
    <message>
        <source>The request becomes %1 now, to be paid at the hotel.</source>
        <translation>Aus der Anfrage wird jetzt %1, im Haus zu bezahlen.</translation>
    </message>
    <message>
        <source>%1 cannot be cancelled: it is not confirmed, or over.</source>
        <translation>%1 kann nicht storniert werden: nicht bestätigt, oder vorbei.</translation>
    </message>
    <message>
        <source>The other booking is of another hotel.</source>
        <translation>Die andere Buchung gehört einem anderen Haus.</translation>
    </message>
    <message>
        <source>both came within %1</source>
        <translation>beide kamen innerhalb von %1</translation>
    </message>
    <message>
        <source>the first one came longer ago than a day</source>
        <translation>die erste kam vor mehr als einem Tag</translation>
    </message>
    <message>
        <source>only the name is known of the guest</source>
        <translation>vom Gast ist nur der Name bekannt</translation>
    </message>
    <message>
        <source>the stays overlap and begin or end on the same day</source>
        <translation>die Aufenthalte überschneiden sich und beginnen oder enden am selben Tag</translation>
    </message>
    <message>
        <source>The request was refused: no room is booked and nothing was charged for it.</source>
        <translation>Die Anfrage wurde abgewiesen: kein Zimmer ist dafür gebucht, nichts wurde belastet.</translation>
    </message>
    <message>
        <source>The channel had sold it already, so it is booked as %1 beside the other one until somebody decides.</source>
        <translation>Der Kanal hatte es schon verkauft; es ist als %1 neben der anderen gebucht, bis jemand entscheidet.</translation>
    </message>
    <message>
        <source>The room is held until %1; it is not booked, and nothing was charged for the new request.</source>
        <translation>Das Zimmer wird bis %1 gehalten; es ist nicht gebucht, und für die neue Anfrage wurde nichts belastet.</translation>
    </message>
    <message>
        <source>Nobody decided in time, so the room went back to sale; nothing was charged.</source>
        <translation>Niemand hat rechtzeitig entschieden; das Zimmer kam zurück in den Verkauf, nichts wurde belastet.</translation>
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
        <source>the booking of the other hotel</source>
        <translation>die Buchung des anderen Hauses</translation>
    </message>
    <message>
        <source>It is a duplicate</source>
        <translation>Es ist eine Dublette</translation>
    </message>
    <message>
        <source>&amp;Refuse the request</source>
        <translation>Anfrage &amp;abweisen</translation>
    </message>
    <message>
        <source>&amp;Cancel %1</source>
        <translation>%1 &amp;stornieren</translation>
    </message>
    <message>
        <source>The new request is refused and its rooms go back to sale.</source>
        <translation>Die neue Anfrage wird abgewiesen, ihre Zimmer kommen zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>Nothing was charged for it, so nothing goes back.</source>
        <translation>Dafür wurde nichts belastet, also geht nichts zurück.</translation>
    </message>
    <message>
        <source>%1 stays as it is.</source>
        <translation>%1 bleibt, wie es ist.</translation>
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
        <source>%1 stays booked; nothing is charged.</source>
        <translation>%1 bleibt gebucht; nichts wird belastet.</translation>
    </message>
    <message>
        <source>The guest has both rooms, and pays for both.</source>
        <translation>Der Gast hat beide Zimmer und bezahlt beide.</translation>
    </message>
    <message>
        <source>Replace the first</source>
        <translation>Die erste ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>%1 &amp;ersetzen</translation>
    </message>
    <message>
        <source>%1 stays booked.</source>
        <translation>%1 bleibt gebucht.</translation>
    </message>
    <message>
        <source>%1 of %2 identifying fields agree, and %3.</source>
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

we have received two bookings for %2 (%3): %4, and another one shortly after. Would you like one or both of them?

Kind regards
%5</source>
        <comment>mail: guest, stay, room, number of the first booking, hotel</comment>
        <translation>Guten Tag %1,

für %2 (%3) haben wir zwei Buchungen erhalten: %4 und kurz darauf eine weitere. Möchten Sie eine davon oder beide?

Freundliche Grüße
%5</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When (UTC)</source>
        <translation>Wann (UTC)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was gesehen wurde</translation>
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
        <source>Times</source>
        <translation>Male</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Buchung</translation>
    </message>
    <message>
        <source>The other booking</source>
        <translation>Die andere Buchung</translation>
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
        <source>Not charged twice</source>
        <translation>Nicht doppelt belastet</translation>
    </message>
    <message>
        <source>Key or message</source>
        <translation>Schlüssel oder Nachricht</translation>
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
        <translation>einen Zimmertyp Nummer %1 gibt es hier nicht</translation>
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
        <source>the nights kept here run from %1 to %2</source>
        <translation>die hier geführten Nächte reichen von %1 bis %2</translation>
    </message>
    <message>
        <source>there is no open booking number %1</source>
        <translation>eine offene Buchung Nummer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>it is over: nothing can be changed any more</source>
        <translation>sie ist abgeschlossen: Es lässt sich nichts mehr ändern</translation>
    </message>
    <message>
        <source>it was changed meanwhile (version %1, you saw %2)</source>
        <translation>sie wurde inzwischen geändert (Fassung %1, Sie sahen %2)</translation>
    </message>
    <message>
        <source>the change makes no sense</source>
        <translation>die Änderung ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>the guest is in house; check out instead</source>
        <translation>der Gast ist im Haus; checken Sie ihn stattdessen aus</translation>
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
        <source>there is no pool number %1 here</source>
        <translation>einen Pool Nummer %1 gibt es hier nicht</translation>
    </message>
    <message>
        <source>%1 has only %2 rooms</source>
        <translation>%1 hat nur %2 Zimmer</translation>
    </message>
    <message>
        <source>there is no rate plan number %1 here</source>
        <translation>einen Ratenplan Nummer %1 gibt es hier nicht</translation>
    </message>
    <message>
        <source>it changed since you looked at it</source>
        <translation>es hat sich geändert, seit Sie es gesehen haben</translation>
    </message>
    <message>
        <source>it moves forward only; today is %1</source>
        <translation>es geht nur vorwärts; heute ist der %1</translation>
    </message>
    <message>
        <source>must be between 1 second and a day</source>
        <translation>muss zwischen 1 Sekunde und einem Tag liegen</translation>
    </message>
    <message>
        <source>too many volatile holds; try again</source>
        <translation>zu viele flüchtige Optionen; versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>it is not there: released, confirmed or run out</source>
        <translation>es gibt sie nicht mehr: freigegeben, bestätigt oder abgelaufen</translation>
    </message>
    <message>
        <source>it belongs to somebody else</source>
        <translation>sie gehört jemand anderem</translation>
    </message>
    <message>
        <source>it ran out; take a new one</source>
        <translation>sie ist abgelaufen; setzen Sie eine neue</translation>
    </message>
    <message>
        <source>must be at least 1 and at most %1</source>
        <translation>muss mindestens 1 und höchstens %1 sein</translation>
    </message>
    <message>
        <source>there must be at least one adult</source>
        <translation>es muss mindestens ein Erwachsener dabei sein</translation>
    </message>
    <message>
        <source>%1 takes at most %2 guests a room</source>
        <translation>%1 fasst höchstens %2 Gäste je Zimmer</translation>
    </message>
    <message>
        <source>%1 is before today (%2)</source>
        <translation>%1 liegt vor heute (%2)</translation>
    </message>
    <message>
        <source>rooms are sold up to the night of %1</source>
        <translation>Zimmer werden bis zur Nacht vom %1 verkauft</translation>
    </message>
    <message>
        <source>%1 is closed (stop-sell)</source>
        <translation>%1 ist gesperrt (Verkaufsstopp)</translation>
    </message>
    <message>
        <source>%1 is closed to arrival</source>
        <translation>am %1 ist die Anreise gesperrt</translation>
    </message>
    <message>
        <source>an arrival on %1 must stay at least %2 nights</source>
        <translation>wer am %1 anreist, muss mindestens %2 Nächte bleiben</translation>
    </message>
    <message>
        <source>an arrival on %1 may stay at most %2 nights</source>
        <translation>wer am %1 anreist, darf höchstens %2 Nächte bleiben</translation>
    </message>
    <message>
        <source>%1 is closed to departure</source>
        <translation>am %1 ist die Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>only %n left of %1 for these nights</source>
        <translation>
            <numerusform>von %1 ist für diese Nächte nur noch %n frei</numerusform>
            <numerusform>von %1 sind für diese Nächte nur noch %n frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is sold out for these nights</source>
        <translation>%1 ist für diese Nächte ausverkauft</translation>
    </message>
    <message>
        <source>that room is not one of the booked kind</source>
        <translation>dieses Zimmer ist keines der gebuchten Art</translation>
    </message>
    <message>
        <source>room %1 is taken on one of the nights</source>
        <translation>Zimmer %1 ist in einer der Nächte belegt</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) must be given out</source>
        <translation>
            <numerusform>%n Zimmer muss zugeteilt werden</numerusform>
            <numerusform>%n Zimmer müssen zugeteilt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>no single room is free for the whole stay</source>
        <translation>kein Zimmer ist für den ganzen Aufenthalt frei</translation>
    </message>
    <message>
        <source>the guest is in house already</source>
        <translation>der Gast ist schon im Haus</translation>
    </message>
    <message>
        <source>the stay is from %1 to %2; today is %3</source>
        <translation>der Aufenthalt geht von %1 bis %2; heute ist der %3</translation>
    </message>
    <message>
        <source>the guest has not checked in</source>
        <translation>der Gast ist nicht eingecheckt</translation>
    </message>
    <message>
        <source>the guest has come</source>
        <translation>der Gast ist gekommen</translation>
    </message>
    <message>
        <source>the guest is due on %1</source>
        <translation>der Gast wird am %1 erwartet</translation>
    </message>
    <message>
        <source>too much is waiting to be saved; try again</source>
        <translation>es wartet zu vieles auf das Speichern; versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>there is no property number %1 in this file</source>
        <translation>in dieser Datei gibt es kein Haus Nummer %1</translation>
    </message>
    <message>
        <source>must not be negative, and be for a room type and plan that exist</source>
        <translation>darf nicht negativ sein und muss zu einem vorhandenen Zimmertyp und Ratenplan gehören</translation>
    </message>
    <message>
        <source>it cannot change any more: there are bookings</source>
        <translation>sie lässt sich nicht mehr ändern: Es gibt Buchungen</translation>
    </message>
    <message>
        <source>nothing was changed: %1</source>
        <translation>es wurde nichts geändert: %1</translation>
    </message>
    <message>
        <source>it is not known whether this was saved: %1. Look before you repeat it</source>
        <translation>ob dies gespeichert wurde, ist nicht bekannt: %1. Sehen Sie nach, bevor Sie es wiederholen</translation>
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
        <source>%1 lies more than ten years from the other arrivals</source>
        <translation>%1 liegt mehr als zehn Jahre von den übrigen Anreisen entfernt</translation>
    </message>
    <message>
        <source>there are no rows in it</source>
        <translation>sie enthält keine Zeilen</translation>
    </message>
    <message>
        <source>no line of it can be used; %1</source>
        <translation>keine ihrer Zeilen ist brauchbar; %1</translation>
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
        <source>is not UTF-8 text; if the file was written in another encoding, choose it and import again</source>
        <translation>ist kein UTF-8-Text; wurde die Datei mit einer anderen Kodierung geschrieben, wählen Sie diese und importieren Sie erneut</translation>
    </message>
    <message>
        <source>is longer than %1 KiB, or has a quote that never closes</source>
        <translation>ist länger als %1 KiB oder hat ein Anführungszeichen, das nie schließt</translation>
    </message>
    <message>
        <source>the quoted field that is opened here never closes</source>
        <translation>das Feld in Anführungszeichen, das hier beginnt, endet nie</translation>
    </message>
    <message>
        <source>is not text: a table of bookings as CSV is needed (from a spreadsheet, save as CSV in UTF-8)</source>
        <translation>ist kein Text: Gebraucht wird eine Tabelle der Buchungen als CSV (in der Tabellenkalkulation als CSV in UTF-8 speichern)</translation>
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
        <source>Nights at weekends</source>
        <translation>Nächte am Wochenende</translation>
    </message>
    <message>
        <source>Nights on weekdays</source>
        <translation>Nächte unter der Woche</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Room type assigned</source>
        <translation>Zugeteilter Zimmertyp</translation>
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
        <source>Date of the status</source>
        <translation>Datum des Status</translation>
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
        <source>Rate a night</source>
        <translation>Rate je Nacht</translation>
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
        <source>Agent</source>
        <translation>Reisebüro</translation>
    </message>
    <message>
        <source>Meals</source>
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
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Telephone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>there is no column &quot;%1&quot; in the file</source>
        <translation>eine Spalte „%1“ gibt es in der Datei nicht</translation>
    </message>
    <message>
        <source>a column with the date of arrival is needed, or one each for its year, month and day</source>
        <translation>gebraucht wird eine Spalte mit dem Anreisedatum oder je eine für Jahr, Monat und Tag</translation>
    </message>
    <message>
        <source>a column with the date of departure or the number of nights is needed</source>
        <translation>gebraucht wird eine Spalte mit dem Abreisedatum oder der Zahl der Nächte</translation>
    </message>
    <message>
        <source>a column with the room type is needed</source>
        <translation>gebraucht wird eine Spalte mit dem Zimmertyp</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>is not something a column can mean</source>
        <translation>kann nicht die Bedeutung einer Spalte sein</translation>
    </message>
    <message>
        <source>must be the name of a column</source>
        <translation>muss der Name einer Spalte sein</translation>
    </message>
    <message>
        <source>must be one of booked, in-house, departed, cancelled and no-show</source>
        <translation>muss eines von booked, in-house, departed, cancelled und no-show sein</translation>
    </message>
    <message>
        <source>must be one of year-month-day, day-month-year and month-day-year</source>
        <translation>muss eines von year-month-day, day-month-year und month-day-year sein</translation>
    </message>
    <message>
        <source>must be . or ,</source>
        <translation>muss . oder , sein</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>is not known here</source>
        <translation>ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>another number of columns</source>
        <translation>andere Spaltenzahl</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>another encoding</source>
        <translation>andere Kodierung</translation>
    </message>
    <message>
        <source>too long, or an open quote</source>
        <translation>zu lang oder offenes Anführungszeichen</translation>
    </message>
    <message>
        <source>something is missing</source>
        <translation>es fehlt etwas</translation>
    </message>
    <message>
        <source>not a date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>zero nights</source>
        <translation>null Nächte</translation>
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
        <source>contradicts itself</source>
        <translation>widerspricht sich</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>unknown room type</source>
        <translation>unbekannter Zimmertyp</translation>
    </message>
    <message>
        <source>refused by the hotel</source>
        <translation>vom Hotel abgelehnt</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a status known here</source>
        <translation>„%1“ ist kein hier bekannter Status</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no</source>
        <translation>„%1“ ist weder ja noch nein</translation>
    </message>
    <message>
        <source>the guest left before the arrival</source>
        <translation>der Gast ist vor der Anreise abgereist</translation>
    </message>
    <message>
        <source>cancelled before it was booked (%1)</source>
        <translation>storniert, bevor gebucht wurde (%1)</translation>
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
        <source>a room type has at most %1 letters</source>
        <translation>ein Zimmertyp hat höchstens %1 Buchstaben</translation>
    </message>
    <message>
        <source>there are more than %1 room types</source>
        <translation>es gibt mehr als %1 Zimmertypen</translation>
    </message>
    <message>
        <source>Meals: %1</source>
        <translation>Verpflegung: %1</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <translation>Reisebüro: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a date is needed here</source>
        <translation>hier wird ein Datum gebraucht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date</source>
        <translation>„%1“ ist kein Datum</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of a date</source>
        <translation>„%1“ ist kein Teil eines Datums</translation>
    </message>
    <message>
        <source>lies before the arrival</source>
        <translation>liegt vor der Anreise</translation>
    </message>
    <message>
        <source>a stay needs at least one night</source>
        <translation>ein Aufenthalt braucht mindestens eine Nacht</translation>
    </message>
    <message>
        <source>lies after the arrival</source>
        <translation>liegt nach der Anreise</translation>
    </message>
    <message>
        <source>the file ends in the middle of this line, after %1 of %2 columns</source>
        <translation>die Datei endet mitten in dieser Zeile, nach %1 von %2 Spalten</translation>
    </message>
    <message>
        <source>has %1 columns; the header has %2</source>
        <translation>hat %1 Spalten; die Kopfzeile hat %2</translation>
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
        <source>is not well formed at byte %1: %2</source>
        <translation>ist bei Byte %1 nicht wohlgeformt: %2</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>ist zweimal da</translation>
    </message>
    <message>
        <source>must be between 0 and 5</source>
        <translation>muss zwischen 0 und 5 liegen</translation>
    </message>
    <message>
        <source>%1 must hold for at least a second and at most up to its ceiling</source>
        <translation>%1 muss Optionen mindestens eine Sekunde und höchstens bis zu seiner Obergrenze halten</translation>
    </message>
    <message>
        <source>must hold on at least one day of the week</source>
        <translation>muss an mindestens einem Wochentag gelten</translation>
    </message>
    <message>
        <source>the price of %1 on %2 is too large</source>
        <translation>der Preis von %1 am %2 ist zu groß</translation>
    </message>
    <message>
        <source>%1 has no rate for %2</source>
        <translation>%1 hat keine Rate für den %2</translation>
    </message>
    <message>
        <source>there is no rate plan %1</source>
        <translation>einen Ratenplan %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such room type</source>
        <translation>einen solchen Zimmertyp gibt es nicht</translation>
    </message>
    <message>
        <source>the total of the stay is too large</source>
        <translation>der Gesamtpreis des Aufenthalts ist zu groß</translation>
    </message>
    <message>
        <source>%1 needs a number of days before arrival and a time of day</source>
        <translation>%1 braucht eine Zahl von Tagen vor der Anreise und eine Uhrzeit</translation>
    </message>
    <message>
        <source>%1 must charge between 0 and 100 %</source>
        <translation>%1 muss zwischen 0 und 100 % berechnen</translation>
    </message>
    <message>
        <source>%1 must not charge fewer than 0 nights</source>
        <translation>%1 darf nicht weniger als 0 Nächte berechnen</translation>
    </message>
    <message>
        <source>%1 must change its parent&apos;s price by -100 % to +10,000 %</source>
        <translation>%1 muss den Preis des Grundplans um -100 % bis +10.000 % ändern</translation>
    </message>
    <message>
        <source>%1 derives from a plan that is not there</source>
        <translation>%1 ist von einem Plan abgeleitet, den es nicht gibt</translation>
    </message>
    <message>
        <source>%1 derives from itself</source>
        <translation>%1 ist von sich selbst abgeleitet</translation>
    </message>
    <message>
        <source>every rate plan needs a name and a code</source>
        <translation>jeder Ratenplan braucht einen Namen und ein Kürzel</translation>
    </message>
    <message>
        <source>two plans have the number %1</source>
        <translation>zwei Pläne haben die Nummer %1</translation>
    </message>
    <message>
        <source>the disk is full; nothing was written</source>
        <translation>der Datenträger ist voll; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>you are not allowed to write there; choose another folder</source>
        <translation>dort dürfen Sie nicht schreiben; wählen Sie einen anderen Ordner</translation>
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
        <source>there is no folder %1</source>
        <translation>einen Ordner %1 gibt es nicht</translation>
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
        <source>there is no property %1 in this file</source>
        <translation>in dieser Datei gibt es kein Haus %1</translation>
    </message>
    <message>
        <source>the disk is full; nothing was changed. Free some space and try again</source>
        <translation>der Datenträger ist voll; es wurde nichts geändert. Schaffen Sie Platz und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the file is damaged (%1). Restore a backup of it</source>
        <translation>die Datei ist beschädigt (%1). Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>another program is using the file (%1). Close it and try again</source>
        <translation>ein anderes Programm benutzt die Datei (%1). Schließen Sie es und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the file cannot be opened for writing (%1). Check the permissions of the file and its folder</source>
        <translation>die Datei lässt sich nicht zum Schreiben öffnen (%1). Prüfen Sie die Rechte der Datei und ihres Ordners</translation>
    </message>
    <message>
        <source>the disk reported an error (%1); nothing was changed</source>
        <translation>der Datenträger meldet einen Fehler (%1); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>it does not fit what is in the file (%1)</source>
        <translation>es passt nicht zu dem, was in der Datei steht (%1)</translation>
    </message>
    <message>
        <source>the database answered: %1</source>
        <translation>die Datenbank antwortete: %1</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver gives no access to its database</source>
        <translation>der SQLite-Treiber von Qt gibt keinen Zugriff auf seine Datenbank</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack (process %2). Close it there and try again</source>
        <translation>%1 ist in einem anderen Roomrack geöffnet (Prozess %2). Schließen Sie die Datei dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack. Close it there and try again</source>
        <translation>%1 ist in einem anderen Roomrack geöffnet. Schließen Sie die Datei dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Check the permissions of the folder</source>
        <translation>%1 lässt sich nicht schreiben (%2). Prüfen Sie die Rechte des Ordners</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>number %1 cannot be removed: bookings or other rows of the hotel need it</source>
        <translation>Nummer %1 lässt sich nicht entfernen: Buchungen oder andere Angaben des Hotels brauchen sie</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>eine Datei %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no room type number %1</source>
        <translation>einen Zimmertyp Nummer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no booking number %1</source>
        <translation>eine Buchung Nummer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>must have between 1 and %1 nights</source>
        <translation>muss zwischen 1 und %1 Nächte haben</translation>
    </message>
    <message>
        <source>it is not a Roomrack hotel file; it was not touched</source>
        <translation>es ist keine Hoteldatei von Roomrack; sie wurde nicht angerührt</translation>
    </message>
    <message>
        <source>an earlier write failed; the file must be closed and opened anew</source>
        <translation>ein früheres Schreiben ist fehlgeschlagen; die Datei muss geschlossen und neu geöffnet werden</translation>
    </message>
    <message>
        <source>the log must go on without gaps (%1); nothing was changed</source>
        <translation>das Protokoll muss lückenlos weitergehen (%1); es wurde nichts geändert</translation>
    </message>
    <message>
        <source>record %1 after %2</source>
        <translation>Eintrag %1 nach %2</translation>
    </message>
    <message>
        <source>record %1 is older than the last</source>
        <translation>Eintrag %1 ist älter als der letzte</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>%1 cannot be written. Check its permissions</source>
        <translation>%1 lässt sich nicht schreiben. Prüfen Sie die Rechte</translation>
    </message>
    <message>
        <source>this kind of drive cannot hold an open hotel file; copy it to a local disk</source>
        <translation>auf einem solchen Laufwerk kann keine Hoteldatei geöffnet werden; kopieren Sie sie auf ein lokales</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it was made by an older Roomrack; open it in a window once to bring it up to date</source>
        <translation>sie stammt von einem älteren Roomrack; öffnen Sie sie einmal im Fenster, um sie auf den neuen Stand zu bringen</translation>
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
        <source>it needs a row of %1 that is not there</source>
        <translation>sie braucht eine Zeile von %1, die es nicht gibt</translation>
    </message>
    <message>
        <source>table %1, row %2</source>
        <translation>Tabelle %1, Zeile %2</translation>
    </message>
    <message>
        <source>and %1 more of this kind</source>
        <translation>und %1 weitere dieser Art</translation>
    </message>
    <message>
        <source>its records are not the ones that were written (hash chain)</source>
        <translation>seine Einträge sind nicht die, die geschrieben wurden (Hash-Kette)</translation>
    </message>
    <message>
        <source>transaction that ends with record %1</source>
        <translation>Vorgang, der mit Eintrag %1 endet</translation>
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
        <source>%1 rooms are sold beyond the limit, the flag says %2</source>
        <translation>%1 Zimmer sind über die Grenze verkauft, vermerkt sind %2</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>the log has a gap: before it comes record %2</source>
        <translation>das Protokoll hat eine Lücke: davor steht Eintrag %2</translation>
    </message>
    <message>
        <source>it is older than record %2 before it</source>
        <translation>er ist älter als der Eintrag %2 davor</translation>
    </message>
    <message>
        <source>there is no such kind of record: %2</source>
        <translation>eine solche Art von Eintrag gibt es nicht: %2</translation>
    </message>
    <message>
        <source>it is about property %2, which is not in the file</source>
        <translation>er betrifft das Haus %2, das nicht in der Datei ist</translation>
    </message>
    <message>
        <source>it says %2 records, there are %3</source>
        <translation>angegeben sind %2 Einträge, vorhanden %3</translation>
    </message>
    <message>
        <source>its last record is missing or of another time</source>
        <translation>sein letzter Eintrag fehlt oder ist aus einer anderen Zeit</translation>
    </message>
    <message>
        <source>the log ends here, the transactions at record %2</source>
        <translation>das Protokoll endet hier, die Vorgänge bei Eintrag %2</translation>
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
        <source>a hold that was never taken is extended or resolved</source>
        <translation>eine nie gesetzte Option wird verlängert oder aufgelöst</translation>
    </message>
    <message>
        <source>something happens to it after it was resolved</source>
        <translation>mit ihr geschieht etwas, nachdem sie aufgelöst wurde</translation>
    </message>
    <message>
        <source>it is confirmed, extended or released after its deadline</source>
        <translation>sie wird nach Ablauf ihrer Frist bestätigt, verlängert oder freigegeben</translation>
    </message>
    <message>
        <source>it expires before its deadline</source>
        <translation>sie läuft vor ihrer Frist ab</translation>
    </message>
    <message>
        <source>it is resolved with other rooms or nights than it took</source>
        <translation>sie wird mit anderen Zimmern oder Nächten aufgelöst, als sie nahm</translation>
    </message>
    <message>
        <source>it is unresolved, but opening looks for holds from record %2 on</source>
        <translation>sie ist offen, aber beim Öffnen wird erst ab Eintrag %2 nach Optionen gesucht</translation>
    </message>
    <message>
        <source>it is for a room type or nights that there are not</source>
        <translation>sie ist für einen Zimmertyp oder Nächte, die es nicht gibt</translation>
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
        <source>a booking must begin once, and with being taken</source>
        <translation>eine Buchung muss genau einmal beginnen, und zwar damit, dass sie angenommen wird</translation>
    </message>
    <message>
        <source>the record carries version %3, it is change number %4</source>
        <translation>der Eintrag trägt Fassung %3, es ist Änderung Nummer %4</translation>
    </message>
    <message>
        <source>this cannot happen to it in the state it is in</source>
        <translation>das kann in ihrem Zustand nicht geschehen</translation>
    </message>
    <message>
        <source>it gives back other rooms or nights than it had</source>
        <translation>sie gibt andere Zimmer oder Nächte zurück, als sie hatte</translation>
    </message>
    <message>
        <source>it stayed in other rooms or nights than it had</source>
        <translation>sie war in anderen Zimmern oder Nächten, als sie hatte</translation>
    </message>
    <message>
        <source>it is in the table, but the log does not know it</source>
        <translation>sie steht in der Tabelle, aber das Protokoll kennt sie nicht</translation>
    </message>
    <message>
        <source>it is in the log, but missing in the table</source>
        <translation>sie steht im Protokoll, fehlt aber in der Tabelle</translation>
    </message>
    <message>
        <source>%2 is %3 by the log and %4 in the table</source>
        <translation>%2 ist laut Protokoll %3, in der Tabelle %4</translation>
    </message>
    <message>
        <source>its room types belong to another property</source>
        <translation>ihre Zimmertypen gehören zu einem anderen Haus</translation>
    </message>
    <message>
        <source>there are prices for it, but neither hold nor booking</source>
        <translation>es gibt Preise dafür, aber weder Option noch Buchung</translation>
    </message>
    <message>
        <source>its nights cost %2 together, its total is %3</source>
        <translation>ihre Nächte kosten zusammen %2, ihr Gesamtpreis ist %3</translation>
    </message>
    <message>
        <source>its foreign key names another booking or channel (%2)</source>
        <translation>ihr Fremdschlüssel nennt eine andere Buchung oder einen anderen Kanal (%2)</translation>
    </message>
    <message>
        <source>it has %2 foreign keys</source>
        <translation>sie hat %2 Fremdschlüssel</translation>
    </message>
    <message>
        <source>room %1, night %2</source>
        <translation>Zimmer %1, Nacht %2</translation>
    </message>
    <message>
        <source>from here on the log sells %3 rooms more, the bookings %4</source>
        <translation>ab hier verkauft das Protokoll %3 Zimmer mehr, die Buchungen %4</translation>
    </message>
    <message>
        <source>it is given to booking %3, which does not have this night</source>
        <translation>es ist Buchung %3 zugeteilt, die diese Nacht nicht hat</translation>
    </message>
    <message>
        <source>it is given to booking %3 of another kind of room</source>
        <translation>es ist Buchung %3 zugeteilt, die eine andere Art Zimmer hat</translation>
    </message>
    <message>
        <source>it was given %3 rooms, it has %4</source>
        <translation>ihr wurden %3 Zimmer zugeteilt, sie hat %4</translation>
    </message>
    <message>
        <source>booking %1, night %2</source>
        <translation>Buchung %1, Nacht %2</translation>
    </message>
    <message>
        <source>the log does not say that booking %3 got it</source>
        <translation>das Protokoll sagt nicht, dass Buchung %3 es bekam</translation>
    </message>
    <message>
        <source>the log says other settings than the table</source>
        <translation>das Protokoll sagt andere Einstellungen als die Tabelle</translation>
    </message>
    <message>
        <source>the log says other rooms out of order than the table</source>
        <translation>das Protokoll sagt andere Zimmer außer Betrieb als die Tabelle</translation>
    </message>
    <message>
        <source>the log says another rate of plan %3 than the table</source>
        <translation>das Protokoll sagt für Plan %3 eine andere Rate als die Tabelle</translation>
    </message>
    <message>
        <source>the business date is %2 by the log and %3 in the table</source>
        <translation>das Hoteldatum ist laut Protokoll %2, in der Tabelle %3</translation>
    </message>
    <message>
        <source>property %1</source>
        <translation>Haus %1</translation>
    </message>
    <message>
        <source>there are bookings, but the time zone is not frozen</source>
        <translation>es gibt Buchungen, aber die Zeitzone ist nicht festgelegt</translation>
    </message>
    <message>
        <source>it is in a pool of another property</source>
        <translation>es ist in einem Pool eines anderen Hauses</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>there is no hotel in this file</source>
        <translation>in dieser Datei ist kein Hotel</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>the command before it took no booking</source>
        <translation>der Befehl davor hat keine Buchung angenommen</translation>
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
        <source>is not a room type of the file; there are %1</source>
        <translation>ist kein Zimmertyp der Datei; es gibt %1</translation>
    </message>
    <message>
        <source>%1 is not a room type of %2</source>
        <translation>%1 ist kein Zimmertyp von %2</translation>
    </message>
    <message>
        <source>none of the file&apos;s room types (%1) is one of %2</source>
        <translation>keiner der Zimmertypen der Datei (%1) gehört zu %2</translation>
    </message>
    <message>
        <source>%1 keeps its accounts in %2</source>
        <translation>%1 rechnet in %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1 %2: lines %3 (%4)</source>
        <translation>%1 %2: Zeilen %3 (%4)</translation>
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
        <source>Rows used</source>
        <translation>Verwendete Zeilen</translation>
    </message>
    <message>
        <source>Rows refused</source>
        <translation>Abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>There already</source>
        <translation>Schon vorhanden</translation>
    </message>
    <message>
        <source>Booked later</source>
        <translation>Später gebucht</translation>
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
        <source>Still to come</source>
        <translation>Noch erwartet</translation>
    </message>
    <message>
        <source>Room-nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>Bookings taken beyond a limit</source>
        <translation>Über eine Grenze hinaus angenommene Buchungen</translation>
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
        <source>number %1 cannot be removed: somebody holds rooms of it</source>
        <translation>Nummer %1 lässt sich nicht entfernen: Jemand hält Zimmer davon</translation>
    </message>
    <message>
        <source>it is cut off at %1 bytes</source>
        <translation>sie ist nach %1 Bytes abgeschnitten</translation>
    </message>
    <message>
        <source>it was not closed in order, and another program is reading it now. Wait for that one and try again</source>
        <translation>sie wurde nicht ordentlich geschlossen, und ein anderes Programm liest sie gerade. Warten Sie dieses ab und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>the guest came on %1</source>
        <translation>der Gast kam am %1</translation>
    </message>
    <message>
        <source>none of those asked for is here</source>
        <translation>von den gewünschten gibt es hier keinen</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>there is no channel number %1 here</source>
        <translation>einen Kanal Nummer %1 gibt es hier nicht</translation>
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
        <source>it cannot be removed: somebody holds rooms with it</source>
        <translation>kann nicht entfernt werden: jemand hält damit Zimmer</translation>
    </message>
    <message>
        <source>its end cost %2 by the log and %3 in the table</source>
        <translation>ihr Ende kostete laut Protokoll %2, in der Tabelle %3</translation>
    </message>
    <message>
        <source>the day was closed already; today is %1</source>
        <translation>der Tag ist schon abgeschlossen; heute ist der %1</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are out of order by number on %2; bring those back on the room plan</source>
        <translation>
            <numerusform>%n Zimmer von %1 ist am %2 nach Nummer außer Betrieb; nehmen Sie es im Zimmerplan wieder in Betrieb</numerusform>
            <numerusform>%n Zimmer von %1 sind am %2 nach Nummer außer Betrieb; nehmen Sie sie im Zimmerplan wieder in Betrieb</numerusform>
        </translation>
    </message>
    <message>
        <source>the nights must be from %1 to %2</source>
        <translation>die Nächte müssen zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>there is no room number %1 here</source>
        <translation>ein Zimmer Nummer %1 gibt es hier nicht</translation>
    </message>
    <message>
        <source>room %1 is out of order on one of the nights</source>
        <translation>Zimmer %1 ist in einer der Nächte außer Betrieb</translation>
    </message>
    <message>
        <source>it must be a night of the stay that is not over</source>
        <translation>es muss eine Nacht des Aufenthalts sein, die noch nicht vorbei ist</translation>
    </message>
    <message>
        <source>the booking has room %1 no longer on all of these nights</source>
        <translation>die Buchung hat Zimmer %1 nicht mehr in all diesen Nächten</translation>
    </message>
    <message numerus="yes">
        <source>the booking has its %n room(s) already</source>
        <translation>
            <numerusform>die Buchung hat ihr %n Zimmer schon</numerusform>
            <numerusform>die Buchung hat ihre %n Zimmer schon</numerusform>
        </translation>
    </message>
    <message>
        <source>the log gives it to booking %3, the table to nobody</source>
        <translation>das Protokoll gibt es der Buchung %3, die Tabelle niemandem</translation>
    </message>
    <message>
        <source>the log and the table differ on whether it is out of order</source>
        <translation>Protokoll und Tabelle sind uneins, ob es außer Betrieb ist</translation>
    </message>
    <message>
        <source>it is out of order, but given to booking %3</source>
        <translation>es ist außer Betrieb, aber an die Buchung %3 vergeben</translation>
    </message>
    <message>
        <source>%3 rooms are out of order by number, of %4 that are</source>
        <translation>%3 Zimmer sind nach Nummer außer Betrieb, von %4 insgesamt</translation>
    </message>
    <message>
        <source>it is held by hold %3 and by hold %4</source>
        <translation>es ist in Option %3 und in Option %4</translation>
    </message>
    <message>
        <source>it is held by hold %3 and given to booking %4</source>
        <translation>es ist in Option %3 und an die Buchung %4 vergeben</translation>
    </message>
    <message>
        <source>there are no bookings before %1 to replay</source>
        <translation>vor dem %1 gibt es keine Buchungen zum Nachspielen</translation>
    </message>
    <message>
        <source>stopped; nothing was replayed</source>
        <translation>abgebrochen; nichts wurde nachgespielt</translation>
    </message>
    <message>
        <source>it cannot be read. Check the permissions of %1</source>
        <translation>sie kann nicht gelesen werden. Prüfen Sie die Berechtigungen von %1</translation>
    </message>
    <message>
        <source>it moves by at most %1 days at once; today is %2</source>
        <translation>es geht höchstens %1 Tage auf einmal weiter; heute ist der %2</translation>
    </message>
    <message>
        <source>there are %1 values for %2 nights</source>
        <translation>es sind %1 Werte für %2 Nächte</translation>
    </message>
    <message>
        <source>at most %1 cells can be changed at once</source>
        <translation>höchstens %1 Zellen lassen sich auf einmal ändern</translation>
    </message>
    <message>
        <source>%1 nights would be above the max stay of %2 on %3, %4</source>
        <translation>%1 Nächte lägen über dem Höchstaufenthalt von %2 am %3, %4</translation>
    </message>
    <message>
        <source>rooms for sale</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>stop-sell</source>
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
    <message>
        <source>min stay</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>max stay</source>
        <translation>Höchstaufenthalt</translation>
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
        <source>the default</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>the policy was changed again since</source>
        <translation>die Regeln wurden seither noch einmal geändert</translation>
    </message>
    <message>
        <source>the room type, pool or rate plan is gone</source>
        <translation>die Zimmerkategorie, der Pool oder der Ratenplan ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 has no such night or rate plan now</source>
        <translation>%1 hat diese Nacht oder diesen Ratenplan nicht mehr</translation>
    </message>
    <message>
        <source>%1, %2: %3 is %4 now, not %5</source>
        <translation>%1, %2: %3 ist jetzt %4, nicht %5</translation>
    </message>
    <message>
        <source>%1, %2: %3 cannot be %4 any more</source>
        <translation>%1, %2: %3 kann nicht mehr %4 sein</translation>
    </message>
    <message>
        <source>%1 of %2 cells no longer fit (%3); nothing was changed</source>
        <translation>%1 von %2 Zellen passen nicht mehr (%3); nichts wurde geändert</translation>
    </message>
    <message>
        <source>nothing of it fits any more (%1); nothing was changed</source>
        <translation>nichts davon passt mehr (%1); nichts wurde geändert</translation>
    </message>
    <message>
        <source>there is no step number %1</source>
        <translation>einen Schritt Nummer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>it has been undone already</source>
        <translation>das ist schon rückgängig gemacht</translation>
    </message>
    <message>
        <source>a hold is not taken back; release it, or let it run out</source>
        <translation>eine Option wird nicht rückgängig gemacht; geben Sie sie frei oder lassen Sie sie ablaufen</translation>
    </message>
    <message>
        <source>a hold that is over cannot be revived; take a new one</source>
        <translation>eine beendete Option lässt sich nicht wiederbeleben; nehmen Sie eine neue</translation>
    </message>
    <message>
        <source>a booking is not taken back; cancel it</source>
        <translation>eine Buchung wird nicht rückgängig gemacht; stornieren Sie sie</translation>
    </message>
    <message>
        <source>a cancelled booking cannot be revived; make a new one</source>
        <translation>eine stornierte Buchung lässt sich nicht wiederbeleben; machen Sie eine neue</translation>
    </message>
    <message>
        <source>a guest who has left does not come back by undoing it</source>
        <translation>ein abgereister Gast kommt durch Rückgängigmachen nicht zurück</translation>
    </message>
    <message>
        <source>a no-show cannot be revived; make a new booking</source>
        <translation>eine Nichtanreise lässt sich nicht wiederbeleben; machen Sie eine neue Buchung</translation>
    </message>
    <message>
        <source>a guest who was walked sleeps elsewhere; make a new booking</source>
        <translation>ein ausquartierter Gast schläft anderswo; machen Sie eine neue Buchung</translation>
    </message>
    <message>
        <source>a room is not taken back by undoing it; give another one</source>
        <translation>ein Zimmer wird nicht durch Rückgängigmachen entzogen; vergeben Sie ein anderes</translation>
    </message>
    <message>
        <source>the hotel&apos;s description is changed back where it was changed</source>
        <translation>die Beschreibung des Hotels wird dort zurückgeändert, wo sie geändert wurde</translation>
    </message>
    <message>
        <source>a day that is closed stays closed</source>
        <translation>ein abgeschlossener Tag bleibt abgeschlossen</translation>
    </message>
    <message>
        <source>an import is not taken back; use the copy of the file from before</source>
        <translation>ein Import wird nicht rückgängig gemacht; nehmen Sie die Kopie der Datei von vorher</translation>
    </message>
    <message>
        <source>what was there before was not kept</source>
        <translation>was vorher da war, wurde nicht aufgehoben</translation>
    </message>
    <message>
        <source>it is %1 by now, not %2 any more; nothing was changed</source>
        <translation>er beträgt inzwischen %1, nicht mehr %2; nichts wurde geändert</translation>
    </message>
    <message>
        <source>%1 bookings had been taken by then; they stay, as far as their history had come. Importing the file again carries them on.</source>
        <translation>%1 Buchungen waren bis dahin angenommen; sie bleiben, so weit ihre Geschichte gekommen war. Wird die Datei noch einmal importiert, geht es mit ihnen weiter.</translation>
    </message>
    <message>
        <source>Of these carried on</source>
        <translation>Davon weitergeführt</translation>
    </message>
    <message>
        <source>say where the guest goes, in at most %1 letters</source>
        <translation>sagen Sie, wohin der Gast geht, in höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>the guest is in house and keeps the room</source>
        <translation>der Gast ist im Haus und behält das Zimmer</translation>
    </message>
    <message>
        <source>the guest was due on %1 and did not come</source>
        <translation>der Gast wurde am %1 erwartet und kam nicht</translation>
    </message>
    <message>
        <source>booking number %1 was not walked</source>
        <translation>Buchung Nummer %1 wurde nicht ausquartiert</translation>
    </message>
    <message>
        <source>the table says that it was walked, the log does not</source>
        <translation>laut Tabelle wurde sie ausquartiert, laut Protokoll nicht</translation>
    </message>
    <message>
        <source>saving failed (%1); starting anew from what is saved</source>
        <translation>das Speichern ist fehlgeschlagen (%1); es beginnt neu mit dem, was gespeichert ist</translation>
    </message>
    <message>
        <source>nothing can be saved now: %1</source>
        <translation>im Augenblick lässt sich nichts speichern: %1</translation>
    </message>
    <message>
        <source>table %1, %2 rows</source>
        <translation>Tabelle %1, %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 is open in another Roomrack (on %2, process %3). Close it there and try again</source>
        <translation>%1 ist in einem anderen Roomrack geöffnet (auf %2, Prozess %3). Schließen Sie es dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>another Roomrack had %1 open meanwhile</source>
        <translation>ein anderes Roomrack hatte %1 inzwischen geöffnet</translation>
    </message>
    <message>
        <source>the address is not understood; one looks like %1. In a password signs such as @ / : are written as %2</source>
        <translation>die Adresse ist nicht verständlich; eine richtige sieht aus wie %1. In einem Passwort werden Zeichen wie @ / : als %2 geschrieben</translation>
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
        <translation>die Festplatte von %1 ist voll</translation>
    </message>
    <message>
        <source>there is no such database (%1). Ask whoever runs the server to make it</source>
        <translation>diese Datenbank gibt es nicht (%1). Bitten Sie den, der den Server betreibt, sie anzulegen</translation>
    </message>
    <message>
        <source>%1 does not let us in (%2). Check the user, the password and the rights</source>
        <translation>%1 lässt uns nicht hinein (%2). Prüfen Sie Benutzer, Passwort und Rechte</translation>
    </message>
    <message>
        <source>%1 cannot answer now (%2). Try again in a moment</source>
        <translation>%1 kann im Augenblick nicht antworten (%2). Versuchen Sie es gleich noch einmal</translation>
    </message>
    <message>
        <source>%1 does not answer (%2). Check that the server is running and can be reached</source>
        <translation>%1 antwortet nicht (%2). Prüfen Sie, ob der Server läuft und erreichbar ist</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Restore a backup of it</source>
        <translation>%1 ist beschädigt (%2). Spielen Sie eine Sicherung davon ein</translation>
    </message>
    <message>
        <source>another program is using %1 (%2)</source>
        <translation>ein anderes Programm benutzt %1 (%2)</translation>
    </message>
    <message>
        <source>it does not fit what is in the database (%1)</source>
        <translation>es passt nicht zu dem, was in der Datenbank steht (%1)</translation>
    </message>
    <message>
        <source>the server is too old; PostgreSQL 13 or newer is needed</source>
        <translation>der Server ist zu alt; nötig ist PostgreSQL 13 oder neuer</translation>
    </message>
    <message>
        <source>the database keeps texts as %1; make one with the encoding UTF8</source>
        <translation>die Datenbank hält Texte als %1; legen Sie eine mit der Kodierung UTF8 an</translation>
    </message>
    <message>
        <source>it was made by a newer Roomrack (format %1, this program knows %2). Update the program; nothing was touched</source>
        <translation>sie stammt von einem neueren Roomrack (Format %1, dieses Programm kennt %2). Aktualisieren Sie das Programm; nichts wurde angerührt</translation>
    </message>
    <message>
        <source>its tables must be brought up to date while no hotel is open; open now: %1</source>
        <translation>ihre Tabellen müssen auf den neuen Stand gebracht werden, während kein Hotel geöffnet ist; geöffnet sind: %1</translation>
    </message>
    <message>
        <source>it is in use by another program; it was not touched. Make a database for Roomrack alone</source>
        <translation>sie gehört einem anderen Programm; sie wurde nicht angerührt. Legen Sie eine Datenbank für Roomrack allein an</translation>
    </message>
    <message>
        <source>there is no hotel &quot;%1&quot; in %2; there are: %3</source>
        <translation>es gibt kein Hotel „%1“ in %2; es gibt: %3</translation>
    </message>
    <message>
        <source>it may still be on its way</source>
        <translation>es kann noch unterwegs sein</translation>
    </message>
    <message>
        <source>its log ends at %1 but its transactions at %2. Restore a backup</source>
        <translation>ihr Protokoll endet bei %1, ihre Vorgänge bei %2. Spielen Sie eine Sicherung ein</translation>
    </message>
    <message>
        <source>record %1 is about another hotel</source>
        <translation>Eintrag %1 handelt von einem anderen Hotel</translation>
    </message>
    <message>
        <source>an engine wrote it that had been replaced (epoch %2 after %3)</source>
        <translation>geschrieben hat ihn ein Roomrack, das schon abgelöst war (Epoche %2 nach %3)</translation>
    </message>
    <message>
        <source>a rate like 120 or 118.50, +5, -10%</source>
        <translation>eine Rate wie 120 oder 118,50, +5, -10%</translation>
    </message>
    <message>
        <source>a whole number like 12, or +5, -10%</source>
        <translation>eine ganze Zahl wie 12, oder +5, -10%</translation>
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
        <source>at most %1 is possible</source>
        <translation>höchstens %1 ist möglich</translation>
    </message>
    <message>
        <source>“%1” has more decimals than %2; thousands are written without a separator</source>
        <translation>„%1“ hat mehr Nachkommastellen als %2; Tausender schreibt man ohne Trennzeichen</translation>
    </message>
    <message>
        <source>“%1” is no percentage</source>
        <translation>„%1“ ist keine Prozentzahl</translation>
    </message>
    <message>
        <source>at most 1000 % at once</source>
        <translation>höchstens 1000 % auf einmal</translation>
    </message>
    <message>
        <source>“%1” is not %2</source>
        <translation>„%1“ ist nicht %2</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>tippen Sie %1</translation>
    </message>
    <message>
        <source>say whether up or down: +%1% or -%1%</source>
        <translation>hinauf oder hinunter? +%1% oder -%1%</translation>
    </message>
    <message>
        <source>there is no rate yet that could be changed</source>
        <translation>noch gibt es keine Rate, die sich ändern ließe</translation>
    </message>
    <message>
        <source>“%1” is no restriction; there are Stop, CTA, CTD, 2+, ≤7, 2–7, and – for none</source>
        <translation>„%1“ ist keine Einschränkung; es gibt Stopp, CTA, CTD, 2+, ≤7, 2–7 und – für keine</translation>
    </message>
    <message>
        <source>the cell is empty</source>
        <translation>die Zelle ist leer</translation>
    </message>
    <message>
        <source>more than %1 cells at once</source>
        <translation>mehr als %1 Zellen auf einmal</translation>
    </message>
    <message>
        <source>a quoted cell in row %1 is not closed</source>
        <translation>eine Zelle in Anführungszeichen in Zeile %1 hat kein Ende</translation>
    </message>
    <message>
        <source>“%1” is no date; type one like %2, 18 %3, or +30 for days from today</source>
        <translation>„%1“ ist kein Datum; tippen Sie eines wie %2, 18. %3, oder +30 für Tage ab heute</translation>
    </message>
    <message>
        <source>stopped; nothing was changed</source>
        <translation>angehalten; nichts wurde geändert</translation>
    </message>
    <message>
        <source>%1 could not be written to the disk (%2)</source>
        <translation>%1 ließ sich nicht auf die Platte schreiben (%2)</translation>
    </message>
    <message>
        <source>a server&apos;s database is backed up by the server&apos;s own tools (pg_dump)</source>
        <translation>eine Datenbank auf einem Server wird mit dessen eigenen Werkzeugen gesichert (pg_dump)</translation>
    </message>
    <message>
        <source>that is the hotel&apos;s file itself; choose another name</source>
        <translation>das ist die Datei des Hotels selbst; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>the copy is not sound: %1 (%2)</source>
        <translation>die Kopie ist nicht in Ordnung: %1 (%2)</translation>
    </message>
    <message>
        <source>there is no hotel in it</source>
        <translation>darin ist kein Hotel</translation>
    </message>
    <message>
        <source>there is no user number %1 here</source>
        <translation>hier gibt es keinen Benutzer Nummer %1</translation>
    </message>
    <message>
        <source>Nobody is signed in at the desk of %1; sign in first</source>
        <translation>Bei %1 ist niemand angemeldet; bitte zuerst anmelden</translation>
    </message>
    <message>
        <source>there is a user called %1 already</source>
        <translation>es gibt schon einen Benutzer namens %1</translation>
    </message>
    <message>
        <source>the first user must be an administrator, who can add others</source>
        <translation>der erste Benutzer muss die Rolle Verwaltung haben, um andere anlegen zu können</translation>
    </message>
    <message>
        <source>%1 is the last administrator; make somebody else one first</source>
        <translation>%1 hat als Letzte oder Letzter die Rolle Verwaltung; geben Sie sie zuerst jemand anderem</translation>
    </message>
    <message>
        <source>must be clerk, manager or administrator</source>
        <translation>muss Rezeption, Leitung oder Verwaltung sein</translation>
    </message>
    <message>
        <source>Only a manager may change rates; %1 is at the desk as %2</source>
        <translation>Raten darf nur die Leitung ändern; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only a manager may close dates or limit the length of stays; %1 is at the desk as %2</source>
        <translation>Daten sperren oder Aufenthalte begrenzen darf nur die Leitung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only a manager may change how many rooms are for sale; %1 is at the desk as %2</source>
        <translation>Wie viele Zimmer im Verkauf sind, darf nur die Leitung ändern; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only a manager may change how many rooms are out of order; %1 is at the desk as %2</source>
        <translation>Wie viele Zimmer außer Betrieb sind, darf nur die Leitung ändern; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only a manager may change the overbooking limits; %1 is at the desk as %2</source>
        <translation>Die Grenzen der Überbuchung darf nur die Leitung ändern; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only an administrator may import bookings; %1 is at the desk as %2</source>
        <translation>Buchungen einlesen darf nur die Verwaltung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only an administrator may change the hotel&apos;s settings; %1 is at the desk as %2</source>
        <translation>Die Einstellungen des Hotels darf nur die Verwaltung ändern; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only an administrator may add or change users; %1 is at the desk as %2</source>
        <translation>Benutzer anlegen oder ändern darf nur die Verwaltung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only an administrator may go back to a backup; %1 is at the desk as %2</source>
        <translation>Zu einer Sicherung zurückkehren darf nur die Verwaltung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>users are changed back where they were changed</source>
        <translation>Benutzer werden dort zurückgeändert, wo sie geändert wurden</translation>
    </message>
    <message>
        <source>whoever signed in has signed in</source>
        <translation>wer sich angemeldet hat, hat sich angemeldet</translation>
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
        <source>must have at most %1 characters</source>
        <translation>darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>must be one line of text without control characters</source>
        <translation>muss eine Zeile Text ohne Steuerzeichen sein</translation>
    </message>
    <message>
        <source>must have between %1 and %2 characters</source>
        <translation>muss zwischen %1 und %2 Zeichen haben</translation>
    </message>
    <message>
        <source>there is not enough memory to keep it safely</source>
        <translation>der Speicher reicht nicht, um es sicher aufzuheben</translation>
    </message>
    <message numerus="yes">
        <source>it was wrong too often; try again in %n second(s)</source>
        <translation>
            <numerusform>zu oft falsch; versuchen Sie es in %n Sekunde wieder</numerusform>
            <numerusform>zu oft falsch; versuchen Sie es in %n Sekunden wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody of number %1 may sign in here</source>
        <translation>niemand mit der Nummer %1 darf sich hier anmelden</translation>
    </message>
    <message>
        <source>it is wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>there is no record number %1</source>
        <translation>es gibt keinen Eintrag Nummer %1</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>the log does not say that somebody was added</source>
        <translation>das Protokoll weiß nicht, dass jemand angelegt wurde</translation>
    </message>
    <message>
        <source>user %1, record %2</source>
        <translation>Benutzer %1, Eintrag %2</translation>
    </message>
    <message>
        <source>the role is %3 by the log and %2 in the table</source>
        <translation>die Rolle ist nach dem Protokoll %3 und in der Tabelle %2</translation>
    </message>
    <message>
        <source>the log and the table differ on whether this user may sign in</source>
        <translation>Protokoll und Tabelle sind uneins, ob dieser Benutzer sich anmelden darf</translation>
    </message>
    <message>
        <source>there were %3 wrong attempts by the log and %2 in the table</source>
        <translation>nach dem Protokoll gab es %3 falsche Versuche, in der Tabelle %2</translation>
    </message>
    <message>
        <source>there are users, but no administrator among them</source>
        <translation>es gibt Benutzer, aber keinen mit der Rolle Verwaltung</translation>
    </message>
    <message>
        <source>it needs a name of one line</source>
        <translation>sie braucht einen Namen in einer Zeile</translation>
    </message>
    <message>
        <source>its name may have %1 letters at most</source>
        <translation>ihr Name darf höchstens %1 Zeichen haben</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es ist keiner da</translation>
    </message>
    <message>
        <source>at most %1 are saved at once</source>
        <translation>höchstens %1 werden auf einmal gespeichert</translation>
    </message>
    <message>
        <source>say in one line where the rate comes from</source>
        <translation>sagen Sie in einer Zeile, woher der Kurs kommt</translation>
    </message>
    <message>
        <source>it is too long: at most %1 letters</source>
        <translation>sie ist zu lang: höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>Only a manager may save or delete templates; %1 is at the desk as %2</source>
        <translation>Vorlagen speichern oder löschen darf nur die Leitung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>Only a manager may save exchange rates; %1 is at the desk as %2</source>
        <translation>Wechselkurse speichern darf nur die Leitung; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>a template is changed back where it was changed</source>
        <translation>eine Vorlage wird dort zurückgeändert, wo sie geändert wurde</translation>
    </message>
    <message>
        <source>rates of exchange are kept; save the right one for that day</source>
        <translation>Wechselkurse bleiben; speichern Sie den richtigen für diesen Tag</translation>
    </message>
    <message>
        <source>it cannot change any more: there are rates in it</source>
        <translation>sie lässt sich nicht mehr ändern: es gibt Raten in ihr</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the day %1 is there twice</source>
        <translation>der Tag %1 steht zweimal da</translation>
    </message>
    <message>
        <source>“%1” is not the code of a currency</source>
        <translation>„%1“ ist kein Kürzel einer Währung</translation>
    </message>
    <message>
        <source>a rate stands before its day</source>
        <translation>ein Kurs steht vor seinem Tag</translation>
    </message>
    <message>
        <source>%1 has two rates on %2</source>
        <translation>%1 hat am %2 zwei Kurse</translation>
    </message>
    <message>
        <source>it has too many rates</source>
        <translation>sie hat zu viele Kurse</translation>
    </message>
    <message>
        <source>there is no reference rate of the European Central Bank in it</source>
        <translation>es steht kein Referenzkurs der Europäischen Zentralbank darin</translation>
    </message>
    <message>
        <source>“%1” is not a day</source>
        <translation>„%1“ ist kein Tag</translation>
    </message>
    <message>
        <source>a document type is not allowed</source>
        <translation>ein Dokumenttyp ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>sie ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is no file of exchange rates</source>
        <translation>sie ist keine Datei mit Wechselkursen</translation>
    </message>
    <message>
        <source>it has fewer columns than the first line</source>
        <translation>sie hat weniger Spalten als die erste Zeile</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>sie ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>it is a ZIP archive; unpack it first and choose what is in it</source>
        <translation>sie ist ein ZIP-Archiv; packen Sie es erst aus und wählen Sie, was darin ist</translation>
    </message>
    <message>
        <source>must be degrees: latitude up to 90, longitude up to 180</source>
        <translation>muss in Grad sein: Breite bis 90, Länge bis 180</translation>
    </message>
    <message>
        <source>must be above zero, with at most ten digits and eight decimals</source>
        <translation>muss größer als null sein, mit höchstens zehn Ziffern, davon acht Nachkommastellen</translation>
    </message>
    <message>
        <source>“%1” is not a rate such as 1.0876</source>
        <translation>„%1“ ist kein Kurs wie 1.0876</translation>
    </message>
    <message>
        <source>%1 in itself is always 1; choose another currency</source>
        <translation>%1 in sich selbst ist immer 1; wählen Sie eine andere Währung</translation>
    </message>
    <message>
        <source>its day must be between 1990 and 2100</source>
        <translation>sein Tag muss zwischen 1990 und 2100 liegen</translation>
    </message>
    <message>
        <source>the log does not say at record %2 that it was saved</source>
        <translation>das Protokoll sagt bei Eintrag %2 nicht, dass sie gespeichert wurde</translation>
    </message>
    <message>
        <source>template %1</source>
        <translation>Vorlage %1</translation>
    </message>
    <message>
        <source>it says %2 exchange rates, there are %3</source>
        <translation>er sagt %2 Wechselkurse, es gibt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time like 2026-07-10T15:00:00Z</source>
        <translation>„%1“ ist keine Zeit wie 2026-07-10T15:00:00Z</translation>
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
        <source>&quot;%1&quot; has more decimals than %2 has (%3)</source>
        <translation>„%1“ hat mehr Nachkommastellen als %2 (%3)</translation>
    </message>
    <message>
        <source>UTF-8, UTF-16 with a byte order mark, ISO-8859-1 and US-ASCII are read</source>
        <translation>gelesen werden UTF-8, UTF-16 mit Byte-Order-Mark, ISO-8859-1 und US-ASCII</translation>
    </message>
    <message>
        <source>ends in the middle of a character</source>
        <translation>endet mitten in einem Zeichen</translation>
    </message>
    <message>
        <source>has bytes that are not UTF-16</source>
        <translation>enthält Bytes, die kein UTF-16 sind</translation>
    </message>
    <message>
        <source>has a declaration that is not like &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt;</source>
        <translation>enthält eine Deklaration, die nicht wie &lt;?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?&gt; lautet</translation>
    </message>
    <message>
        <source>is declared as %1, but its bytes are not</source>
        <translation>ist als %1 deklariert, aber die Bytes sind es nicht</translation>
    </message>
    <message>
        <source>has bytes that are not UTF-8</source>
        <translation>enthält Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>is declared as &quot;%1&quot;; %2</source>
        <translation>ist als „%1“ deklariert; %2</translation>
    </message>
    <message>
        <source>is in another encoding; %1</source>
        <translation>ist anders kodiert; %1</translation>
    </message>
    <message>
        <source>has a second byte order mark</source>
        <translation>enthält eine zweite Byte-Order-Mark</translation>
    </message>
    <message>
        <source>ends before its last element does</source>
        <translation>endet vor seinem letzten Element</translation>
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
        <source>refers to an entity; only &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos; and characters by number are allowed</source>
        <translation>verweist auf eine Entität; erlaubt sind nur &amp;amp; &amp;lt; &amp;gt; &amp;quot; &amp;apos; und Zeichen per Nummer</translation>
    </message>
    <message>
        <source>has a document type declaration; leave it out</source>
        <translation>enthält eine Dokumenttyp-Deklaration; sie muss weggelassen werden</translation>
    </message>
    <message>
        <source>has a declaration that is not at its beginning</source>
        <translation>enthält eine Deklaration, die nicht am Anfang steht</translation>
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
        <source>has elements more than %1 deep</source>
        <translation>enthält Elemente, die tiefer als %1 verschachtelt sind</translation>
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
        <source>has more than %1 wrong values</source>
        <translation>enthält mehr als %1 falsche Werte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with a two-letter record id</source>
        <translation>„%1“ beginnt nicht mit einer Satzkennung aus zwei Buchstaben</translation>
    </message>
    <message>
        <source>does not begin with a two-letter field code</source>
        <translation>beginnt nicht mit einer Feldkennung aus zwei Buchstaben</translation>
    </message>
    <message>
        <source>has %1 characters; %2 are allowed</source>
        <translation>hat %1 Zeichen; erlaubt sind %2</translation>
    </message>
    <message>
        <source>has control characters in it</source>
        <translation>enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not 1 to %2 plain letters and digits</source>
        <translation>„%1“ besteht nicht aus 1 bis %2 einfachen Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write it as 160714</source>
        <translation>„%1“ ist kein Datum; es schreibt sich 160714</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither Y nor N</source>
        <translation>„%1“ ist weder Y noch N</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time; write it as 080000</source>
        <translation>„%1“ ist keine Uhrzeit; sie schreibt sich 080000</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>must be field codes of two letters each</source>
        <translation>muss aus Feldkennungen zu je zwei Buchstaben bestehen</translation>
    </message>
    <message>
        <source>%1 was not expected: %2</source>
        <translation>%1 war nicht zu erwarten: %2</translation>
    </message>
    <message>
        <source>there are too many guests in house</source>
        <translation>es sind zu viele Gäste im Haus</translation>
    </message>
    <message>
        <source>no resync is under way</source>
        <translation>kein Abgleich ist im Gange</translation>
    </message>
    <message>
        <source>only an interface sends it</source>
        <translation>das sendet nur eine Schnittstelle</translation>
    </message>
    <message>
        <source>the link is not up</source>
        <translation>die Verbindung steht nicht</translation>
    </message>
    <message>
        <source>the link was not started</source>
        <translation>die Verbindung wurde nicht begonnen</translation>
    </message>
    <message>
        <source>is before %1</source>
        <translation>liegt vor %1</translation>
    </message>
    <message>
        <source>is nested deeper than %1 levels</source>
        <translation>ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>has more than %1 values</source>
        <translation>hat mehr als %1 Werte</translation>
    </message>
    <message>
        <source>has a text of %1 bytes; %2 are allowed</source>
        <translation>hat einen Text von %1 Bytes; erlaubt sind %2</translation>
    </message>
    <message>
        <source>is not valid UTF-8</source>
        <translation>ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>begins with a byte order mark; leave it out</source>
        <translation>beginnt mit einer Bytereihenfolge-Marke; sie muss fehlen</translation>
    </message>
    <message>
        <source>must be an object or a list</source>
        <translation>muss ein Objekt oder eine Liste sein</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are allowed</source>
        <translation>hat %1 Einträge; erlaubt sind %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
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
        <source>&quot;%1&quot; is not a date; write it as 2016-07-14</source>
        <translation>„%1“ ist kein Datum; es schreibt sich 2016-07-14</translation>
    </message>
    <message>
        <source>write the amount as text with its decimals, &quot;118.50&quot;; %1 could be minor units</source>
        <translation>der Betrag muss als Text mit seinen Nachkommastellen geschrieben sein, &quot;118.50&quot;; %1 könnten kleinste Einheiten sein</translation>
    </message>
    <message>
        <source>an amount such as &quot;118.50&quot;</source>
        <translation>ein Betrag wie &quot;118.50&quot;</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>ein Zeitpunkt</translation>
    </message>
    <message>
        <source>must have as many entries as children</source>
        <translation>muss so viele Einträge haben wie children</translation>
    </message>
    <message>
        <source>has nobody in it</source>
        <translation>enthält niemanden</translation>
    </message>
    <message>
        <source>is no night of this stay</source>
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
        <source>must be whole seconds since 1970, such as 1468483200</source>
        <translation>muss aus ganzen Sekunden seit 1970 bestehen, etwa 1468483200</translation>
    </message>
    <message>
        <source>does not fit this body and time stamp</source>
        <translation>passt nicht zu diesem Inhalt und Zeitstempel</translation>
    </message>
    <message>
        <source>is %1 seconds from now; %2 are allowed</source>
        <translation>weicht %1 Sekunden von jetzt ab; erlaubt sind %2</translation>
    </message>
    <message>
        <source>stands beside date_from and date_to</source>
        <translation>steht neben date_from und date_to</translation>
    </message>
    <message>
        <source>is before %1; a range ends on its last night</source>
        <translation>liegt vor %1; ein Zeitraum endet mit seiner letzten Nacht</translation>
    </message>
    <message>
        <source>sets nothing</source>
        <translation>setzt nichts</translation>
    </message>
    <message>
        <source>must be Day</source>
        <translation>muss Day sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; use %2</source>
        <translation>„%1“ ist nicht bekannt; möglich: %2</translation>
    </message>
    <message>
        <source>has no message in its Body</source>
        <translation>enthält keine Nachricht in seinem Body</translation>
    </message>
    <message>
        <source>is not in an envelope of SOAP 1.1</source>
        <translation>steht nicht in einem Umschlag von SOAP 1.1</translation>
    </message>
    <message>
        <source>is in namespace &quot;%1&quot; instead of &quot;%2&quot;</source>
        <translation>steht im Namensraum „%1“ statt in „%2“</translation>
    </message>
    <message>
        <source>is a &quot;%1&quot;, which is not known here</source>
        <translation>ist ein „%1“, was hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>must not be before Start</source>
        <translation>darf nicht vor Start liegen</translation>
    </message>
    <message>
        <source>must say either Success or Errors, and which</source>
        <translation>muss entweder Success oder Errors sagen, und welche</translation>
    </message>
    <message>
        <source>is another than that of the amounts before</source>
        <translation>ist eine andere als die der Beträge davor</translation>
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
        <source>has rates that overlap, or for nights outside of the stay</source>
        <translation>hat Raten, die sich überschneiden oder für Nächte außerhalb des Aufenthalts gelten</translation>
    </message>
    <message>
        <source>must be after Start, by %1 nights at most</source>
        <translation>muss nach Start liegen, um höchstens %1 Nächte</translation>
    </message>
    <message>
        <source>%1 is in record %2 too</source>
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
        <source>the shortest stay is longer than the longest</source>
        <translation>der kürzeste Aufenthalt ist länger als der längste</translation>
    </message>
    <message>
        <source>has no night</source>
        <translation>hat keine Nacht</translation>
    </message>
    <message>
        <source>has no adult</source>
        <translation>hat keinen Erwachsenen</translation>
    </message>
    <message>
        <source>is not a user and password that are known here, or it is too old</source>
        <translation>ist kein hier bekannter Benutzer mit Passwort oder zu alt</translation>
    </message>
    <message>
        <source>is not supported here</source>
        <translation>wird hier nicht unterstützt</translation>
    </message>
    <message>
        <source>has more than %1 nights</source>
        <translation>enthält mehr als %1 Nächte</translation>
    </message>
    <message>
        <source>%1 has a transfer encoding</source>
        <translation>%1 hat eine Transferkodierung</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 ist zweimal da</translation>
    </message>
    <message>
        <source>the action is no word like OTA_Ping:Handshaking</source>
        <translation>die Aktion ist kein Wort wie OTA_Ping:Handshaking</translation>
    </message>
    <message>
        <source>a part has no headers</source>
        <translation>ein Teil hat keine Kopfzeilen</translation>
    </message>
    <message>
        <source>a part has too many headers</source>
        <translation>ein Teil hat zu viele Kopfzeilen</translation>
    </message>
    <message>
        <source>the boundary must be 16 to 70 letters and digits</source>
        <translation>die Trennmarke muss aus 16 bis 70 Buchstaben und Ziffern bestehen</translation>
    </message>
    <message>
        <source>the boundary stands in the message</source>
        <translation>die Trennmarke steht in der Nachricht</translation>
    </message>
    <message>
        <source>the content type must be multipart/form-data with a boundary</source>
        <translation>der Inhaltstyp muss multipart/form-data mit einer Trennmarke sein</translation>
    </message>
    <message>
        <source>a part has no end</source>
        <translation>ein Teil hat kein Ende</translation>
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
        <source>is none of 2, 6, 9</source>
        <translation>ist keines von 2, 6, 9</translation>
    </message>
    <message>
        <source>must be either a category or a closing season</source>
        <translation>muss entweder eine Kategorie oder eine Schließzeit sein</translation>
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
        <source>is not %1 of AlpineBits</source>
        <translation>ist nicht %1 von AlpineBits</translation>
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
        <source>2020-10 has no answer that refuses everything</source>
        <translation>2020-10 kennt keine Antwort, die alles ablehnt</translation>
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
        <source>&quot;%1&quot; is no number of days like P14D</source>
        <translation>„%1“ ist keine Zahl von Tagen wie P14D</translation>
    </message>
    <message>
        <source>must be 100</source>
        <translation>muss 100 sein</translation>
    </message>
    <message>
        <source>must be ROOMTYPE where there is a Code</source>
        <translation>muss ROOMTYPE sein, wo ein Code steht</translation>
    </message>
    <message>
        <source>must be Open or Close of Master</source>
        <translation>muss Open oder Close von Master sein</translation>
    </message>
    <message>
        <source>is not that of the rate plan</source>
        <translation>ist nicht die des Ratenplans</translation>
    </message>
    <message>
        <source>is not that of the other amounts</source>
        <translation>ist nicht die der anderen Beträge</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of nights like P7N</source>
        <translation>„%1“ ist keine Zahl von Nächten wie P7N</translation>
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
        <source>a change must name what changes</source>
        <translation>eine Änderung muss nennen, was sich ändert</translation>
    </message>
    <message>
        <source>the receiver takes no complete sets</source>
        <translation>der Empfänger nimmt keine vollständigen Daten an</translation>
    </message>
    <message>
        <source>the receiver takes complete sets only</source>
        <translation>der Empfänger nimmt nur vollständige Daten an</translation>
    </message>
    <message>
        <source>the end is before the start</source>
        <translation>das Ende liegt vor dem Anfang</translation>
    </message>
    <message>
        <source>has neither a category nor is it a closing season</source>
        <translation>hat keine Kategorie und ist keine Schließzeit</translation>
    </message>
    <message>
        <source>the category has more than 8 letters</source>
        <translation>die Kategorie hat mehr als 8 Zeichen</translation>
    </message>
    <message>
        <source>one room cannot be booked more than once</source>
        <translation>ein Zimmer kann nicht mehrmals gebucht werden</translation>
    </message>
    <message>
        <source>the receiver takes no rooms out of order</source>
        <translation>der Empfänger nimmt keine gesperrten Zimmer an</translation>
    </message>
    <message>
        <source>the receiver takes no rooms out of the market</source>
        <translation>der Empfänger nimmt keine Zimmer an, die nicht angeboten werden</translation>
    </message>
    <message>
        <source>a closing season is for the whole hotel</source>
        <translation>eine Schließzeit gilt für das ganze Hotel</translation>
    </message>
    <message>
        <source>a closing season has no counts</source>
        <translation>eine Schließzeit hat keine Zimmerzahlen</translation>
    </message>
    <message>
        <source>closing seasons stand in complete sets only</source>
        <translation>Schließzeiten stehen nur in vollständigen Daten</translation>
    </message>
    <message>
        <source>the receiver takes no closing seasons</source>
        <translation>der Empfänger nimmt keine Schließzeiten an</translation>
    </message>
    <message>
        <source>closing seasons stand before everything else</source>
        <translation>Schließzeiten stehen vor allem anderen</translation>
    </message>
    <message>
        <source>rooms and categories stand together</source>
        <translation>Zimmer und Kategorien stehen nebeneinander</translation>
    </message>
    <message>
        <source>the receiver takes no single rooms</source>
        <translation>der Empfänger nimmt keine einzelnen Zimmer an</translation>
    </message>
    <message>
        <source>the receiver takes no categories</source>
        <translation>der Empfänger nimmt keine Kategorien an</translation>
    </message>
    <message>
        <source>overlaps with Inventory[%1]</source>
        <translation>überschneidet sich mit Inventory[%1]</translation>
    </message>
    <message>
        <source>counts rooms on nights of a closing season</source>
        <translation>zählt Zimmer in Nächten einer Schließzeit</translation>
    </message>
    <message>
        <source>%1 rooms are bookable on %2; %3 are free</source>
        <translation>%1 Zimmer sind am %2 buchbar; frei sind %3</translation>
    </message>
    <message>
        <source>has no code</source>
        <translation>hat keinen Code</translation>
    </message>
    <message>
        <source>a plan that is removed says nothing else</source>
        <translation>ein Plan, der entfernt wird, sagt sonst nichts</translation>
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
        <source>only the first rate is static</source>
        <translation>nur die erste Rate ist statisch</translation>
    </message>
    <message>
        <source>a static rate has a unit of days</source>
        <translation>eine statische Rate hat eine Einheit von Tagen</translation>
    </message>
    <message>
        <source>has no nights</source>
        <translation>hat keine Nächte</translation>
    </message>
    <message>
        <source>has no category</source>
        <translation>hat keine Kategorie</translation>
    </message>
    <message>
        <source>has no amount for a number of guests</source>
        <translation>hat keinen Betrag für eine Zahl von Gästen</translation>
    </message>
    <message>
        <source>has two amounts for %1 guests</source>
        <translation>hat zwei Beträge für %1 Gäste</translation>
    </message>
    <message>
        <source>an age ends before it begins</source>
        <translation>ein Alter endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>has two amounts for the same age</source>
        <translation>hat zwei Beträge für dasselbe Alter</translation>
    </message>
    <message>
        <source>limits the length of stay twice</source>
        <translation>begrenzt die Aufenthaltsdauer zweimal</translation>
    </message>
    <message>
        <source>is not described before its nights</source>
        <translation>ist vor seinen Nächten nicht beschrieben</translation>
    </message>
    <message>
        <source>only the first offer has rules</source>
        <translation>nur das erste Angebot hat Regeln</translation>
    </message>
    <message>
        <source>fewer nights must be free than are booked</source>
        <translation>es müssen weniger Nächte frei sein als gebucht</translation>
    </message>
    <message>
        <source>the pattern has other nights than the offer</source>
        <translation>das Muster hat andere Nächte als das Angebot</translation>
    </message>
    <message>
        <source>has no id</source>
        <translation>hat keine Nummer</translation>
    </message>
    <message>
        <source>has no person with a name</source>
        <translation>hat keine Person mit Namen</translation>
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
        <source>a reservation has nights, not a window</source>
        <translation>eine Reservierung hat Nächte, keinen Zeitrahmen</translation>
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
        <source>this version does not speak its protocol</source>
        <translation>diese Version spricht sein Protokoll nicht</translation>
    </message>
    <message>
        <source>the answer is too long</source>
        <translation>die Antwort ist zu lang</translation>
    </message>
    <message>
        <source>its certificate is not trusted: %1</source>
        <translation>seinem Zertifikat wird nicht vertraut: %1</translation>
    </message>
    <message>
        <source>there is none with number %1 here</source>
        <translation>hier gibt es keine Nummer %1</translation>
    </message>
    <message>
        <source>Only a manager may change what is agreed with a channel; %1 is at the desk as %2</source>
        <translation>Nur ein Manager darf ändern, was mit einem Kanal vereinbart ist; %1 ist als %2 am Platz</translation>
    </message>
    <message>
        <source>a channel is changed back on its page</source>
        <translation>ein Kanal wird auf seiner Seite zurückgeändert</translation>
    </message>
    <message>
        <source>it is not linked any more</source>
        <translation>er ist nicht mehr verbunden</translation>
    </message>
    <message>
        <source>there is no rate of exchange from %1 to %2</source>
        <translation>es gibt keinen Wechselkurs von %1 nach %2</translation>
    </message>
    <message>
        <source>the channel&apos;s room “%1” is not mapped</source>
        <translation>das Zimmer „%1“ des Kanals ist nicht zugeordnet</translation>
    </message>
    <message>
        <source>the channel&apos;s rate “%1” is not mapped to %2</source>
        <translation>die Rate „%1“ des Kanals ist %2 nicht zugeordnet</translation>
    </message>
    <message>
        <source>the reservation names no room</source>
        <translation>die Reservierung nennt kein Zimmer</translation>
    </message>
    <message>
        <source>it changes booking %1, which is over</source>
        <translation>sie ändert die Buchung %1, die abgeschlossen ist</translation>
    </message>
    <message>
        <source>it cancels booking %1, whose guest has come, was walked or was given up</source>
        <translation>sie storniert die Buchung %1, deren Gast da war, ausquartiert oder aufgegeben wurde</translation>
    </message>
    <message>
        <source>a guest asks for an offer; nothing is sold yet</source>
        <translation>ein Gast fragt nach einem Angebot; noch ist nichts verkauft</translation>
    </message>
    <message>
        <source>a later message about it was heard before</source>
        <translation>eine spätere Nachricht dazu kam vorher an</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>%1 came where %2 was expected</source>
        <translation>%1 kam, wo %2 erwartet wurde</translation>
    </message>
    <message>
        <source>it is for hotel “%1”</source>
        <translation>sie ist für das Hotel „%1“</translation>
    </message>
    <message>
        <source>not one reservation</source>
        <translation>nicht genau eine Reservierung</translation>
    </message>
    <message>
        <source>the answer cannot be read: %1</source>
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
        <source>write it as host:port</source>
        <translation>schreiben Sie sie als Rechner:Port</translation>
    </message>
    <message>
        <source>write it as https://host/path</source>
        <translation>schreiben Sie sie als https://rechner/pfad</translation>
    </message>
    <message>
        <source>a name or password does not belong here</source>
        <translation>ein Name oder Passwort gehört nicht hierher</translation>
    </message>
    <message>
        <source>it must begin with https://</source>
        <translation>sie muss mit https:// beginnen</translation>
    </message>
    <message>
        <source>plain http only reaches this machine; use https</source>
        <translation>einfaches http erreicht nur diesen Rechner; nehmen Sie https</translation>
    </message>
    <message>
        <source>a code has 1 to 64 characters</source>
        <translation>ein Code hat 1 bis 64 Zeichen</translation>
    </message>
    <message>
        <source>“%1” is there twice; each code means one thing</source>
        <translation>„%1“ ist doppelt; jeder Code bedeutet nur eines</translation>
    </message>
    <message>
        <source>it is there twice; a room type has one code</source>
        <translation>sie ist doppelt; eine Zimmerkategorie hat einen Code</translation>
    </message>
    <message>
        <source>it belongs to a room type that is mapped, and once</source>
        <translation>er gehört einmal zu einer zugeordneten Zimmerkategorie</translation>
    </message>
    <message>
        <source>numbers of guests go from 1 to 99</source>
        <translation>Gästezahlen gehen von 1 bis 99</translation>
    </message>
    <message>
        <source>not readable from character %1 on</source>
        <translation>ab Zeichen %1 nicht lesbar</translation>
    </message>
    <message>
        <source>“%1” is not what it should be</source>
        <translation>„%1“ ist nicht, was es sein sollte</translation>
    </message>
    <message>
        <source>it takes no rooms by category</source>
        <translation>es nimmt keine Zimmer nach Kategorie an</translation>
    </message>
    <message>
        <source>it takes neither changes of rooms nor complete sets</source>
        <translation>es nimmt weder Änderungen an Zimmern noch vollständige Bestände an</translation>
    </message>
    <message>
        <source>it takes no rate plans</source>
        <translation>es nimmt keine Ratenpläne an</translation>
    </message>
    <message>
        <source>it takes no restrictions by category</source>
        <translation>es nimmt keine Restriktionen nach Kategorie an</translation>
    </message>
    <message>
        <source>it takes no nights that are closed to arrival</source>
        <translation>es nimmt keine Nächte mit Anreisesperre an</translation>
    </message>
    <message>
        <source>it takes no nights that are closed to departure</source>
        <translation>es nimmt keine Nächte mit Abreisesperre an</translation>
    </message>
    <message>
        <source>it speaks no version of AlpineBits that we speak</source>
        <translation>es spricht keine Version von AlpineBits, die Roomrack spricht</translation>
    </message>
    <message>
        <source>AlpineBits has no price of nothing</source>
        <translation>AlpineBits kennt keinen Preis von null</translation>
    </message>
    <message>
        <source>AlpineBits forbids to show more than is free</source>
        <translation>AlpineBits verbietet, mehr zu zeigen, als frei ist</translation>
    </message>
    <message>
        <source>a category of AlpineBits has 1 to 8 characters</source>
        <translation>eine Kategorie von AlpineBits hat 1 bis 8 Zeichen</translation>
    </message>
    <message>
        <source>AlpineBits wants prices by number of guests</source>
        <translation>AlpineBits verlangt Preise nach Zahl der Gäste</translation>
    </message>
    <message>
        <source>a record is longer than %1 bytes</source>
        <translation>ein Satz ist länger als %1 Byte</translation>
    </message>
    <message>
        <source>a record does not end</source>
        <translation>ein Satz hört nicht auf</translation>
    </message>
    <message>
        <source>there is something between two records</source>
        <translation>zwischen zwei Sätzen steht etwas</translation>
    </message>
    <message>
        <source>the PMS did not start the link</source>
        <translation>das PMS hat die Verbindung nicht begonnen</translation>
    </message>
    <message>
        <source>the PMS does not answer any more</source>
        <translation>das PMS antwortet nicht mehr</translation>
    </message>
    <message>
        <source>shares a room with booking %1</source>
        <translation>teilt ein Zimmer mit Buchung %1</translation>
    </message>
    <message>
        <source>there is no room %1</source>
        <translation>ein Zimmer %1 gibt es nicht</translation>
    </message>
    <message>
        <source>booking %1 is over</source>
        <translation>Buchung %1 ist vorbei</translation>
    </message>
    <message>
        <source>booking %1 is from %2 to %3; today is %4</source>
        <translation>Buchung %1 geht von %2 bis %3; heute ist %4</translation>
    </message>
    <message>
        <source>the guest has left again</source>
        <translation>der Gast ist wieder abgereist</translation>
    </message>
    <message>
        <source>the guest of booking %1 has not checked in</source>
        <translation>der Gast von Buchung %1 ist nicht angereist</translation>
    </message>
    <message>
        <source>room %1 is of another kind than booking %2</source>
        <translation>Zimmer %1 ist von anderer Art als Buchung %2</translation>
    </message>
    <message>
        <source>no booking has the number %1</source>
        <translation>keine Buchung hat die Nummer %1</translation>
    </message>
    <message>
        <source>the number means several bookings, and it is not clear which</source>
        <translation>die Nummer steht für mehrere Buchungen, und welche gemeint ist, ist nicht klar</translation>
    </message>
    <message>
        <source>several reservations have the number %1</source>
        <translation>mehrere Reservierungen haben die Nummer %1</translation>
    </message>
    <message>
        <source>this is not about rooms out of order</source>
        <translation>hier geht es nicht um Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>“%1” is not this hotel</source>
        <translation>„%1“ ist nicht dieses Hotel</translation>
    </message>
    <message>
        <source>several of its rooms are one pool here</source>
        <translation>mehrere seiner Zimmerarten sind hier ein Pool</translation>
    </message>
    <message>
        <source>it does not say for which nights</source>
        <translation>für welche Nächte, steht nicht da</translation>
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
        <source>there is no answer</source>
        <translation>es kommt keine Antwort</translation>
    </message>
    <message>
        <source>beyond this machine a certificate is needed</source>
        <translation>außerhalb dieses Rechners ist ein Zertifikat nötig</translation>
    </message>
    <message numerus="yes">
        <source>%n more request(s) were refused</source>
        <translation>
            <numerusform>%n weitere Anfrage wurde abgelehnt</numerusform>
            <numerusform>%n weitere Anfragen wurden abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no reservation</source>
        <translation>es ist keine Reservierung darin</translation>
    </message>
    <message>
        <source>there is no hotel %1 here</source>
        <translation>hier gibt es kein Hotel %1</translation>
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
        <source>only reservations and pings are taken</source>
        <translation>angenommen werden nur Reservierungen und Pings</translation>
    </message>
    <message>
        <source>there is no certificate in PEM form</source>
        <translation>es ist kein Zertifikat in PEM-Form darin</translation>
    </message>
    <message>
        <source>there is no RSA or EC key in PEM form, or it is protected by a passphrase</source>
        <translation>es ist kein RSA- oder EC-Schlüssel in PEM-Form darin, oder eine Passphrase schützt ihn</translation>
    </message>
    <message>
        <source>it is not the key of the certificate</source>
        <translation>es ist nicht der Schlüssel des Zertifikats</translation>
    </message>
    <message>
        <source>is nothing that a guest does</source>
        <translation>ist nichts, was ein Gast tut</translation>
    </message>
    <message>
        <source>there is nothing to be sold</source>
        <translation>es gibt nichts zu verkaufen</translation>
    </message>
    <message>
        <source>there is no such kind of channel</source>
        <translation>so eine Art von Kanal gibt es nicht</translation>
    </message>
    <message>
        <source>must be http:// and of this machine</source>
        <translation>muss mit http:// beginnen und auf diesem Rechner liegen</translation>
    </message>
    <message>
        <source>there is no such fault</source>
        <translation>so eine Störung gibt es nicht</translation>
    </message>
    <message>
        <source>that cannot be done with it</source>
        <translation>das geht damit nicht</translation>
    </message>
    <message>
        <source>there is nothing here</source>
        <translation>hier ist nichts</translation>
    </message>
    <message>
        <source>there is no such channel</source>
        <translation>so einen Kanal gibt es nicht</translation>
    </message>
    <message>
        <source>a JSON object is wanted</source>
        <translation>erwartet wird ein JSON-Objekt</translation>
    </message>
    <message>
        <source>nights: a number from 0 to %1</source>
        <translation>nights: eine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>it is taken</source>
        <translation>es ist vergeben</translation>
    </message>
    <message>
        <source>the journal cannot be written</source>
        <translation>das Journal lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the channel has nothing like that to sell</source>
        <translation>so etwas hat der Kanal nicht zu verkaufen</translation>
    </message>
    <message>
        <source>what was on its way before may still arrive</source>
        <translation>was vorher unterwegs war, kann noch ankommen</translation>
    </message>
    <message>
        <source>%1 has no code there</source>
        <translation>%1 hat dort keinen Code</translation>
    </message>
    <message>
        <source>it was known already, and nothing was done</source>
        <translation>es war schon bekannt, und nichts wurde getan</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>must be an address of this machine, such as 127.0.0.1</source>
        <translation>muss eine Adresse dieses Rechners sein, etwa 127.0.0.1</translation>
    </message>
    <message>
        <source>must be from 0 to 65535</source>
        <translation>muss zwischen 0 und 65535 liegen</translation>
    </message>
    <message>
        <source>“%1” is no name of a computer, such as hotel.example.com</source>
        <translation>„%1“ ist kein Name eines Rechners wie hotel.example.com</translation>
    </message>
    <message>
        <source>certificate and key belong together</source>
        <translation>Zertifikat und Schlüssel gehören zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n more like it since the entry before</source>
        <translation>
            <numerusform>%n weitere dieser Art seit dem Eintrag davor</numerusform>
            <numerusform>%n weitere dieser Art seit dem Eintrag davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>it says neither user nor password</source>
        <translation>es nennt weder Benutzer noch Passwort</translation>
    </message>
    <message>
        <source>no password is kept here for this channel</source>
        <translation>für diesen Kanal ist hier kein Passwort hinterlegt</translation>
    </message>
    <message>
        <source>its time stamp is more than five minutes from now</source>
        <translation>sein Zeitstempel liegt mehr als fünf Minuten von jetzt entfernt</translation>
    </message>
    <message>
        <source>its nonce was used before, for another message</source>
        <translation>seine Nonce wurde schon für eine andere Nachricht verwendet</translation>
    </message>
    <message>
        <source>only rooms out of order and pings are taken</source>
        <translation>angenommen werden nur Zimmer außer Betrieb und Pings</translation>
    </message>
    <message>
        <source>must be an address and a port, such as 127.0.0.1:8470</source>
        <translation>muss eine Adresse mit Port sein, etwa 127.0.0.1:8470</translation>
    </message>
    <message>
        <source>another program listens there already; choose another port</source>
        <translation>dort horcht schon ein anderes Programm; wählen Sie einen anderen Port</translation>
    </message>
    <message>
        <source>this machine has no such address</source>
        <translation>dieser Rechner hat keine solche Adresse</translation>
    </message>
    <message>
        <source>ports below 1024 need special rights; choose a higher one</source>
        <translation>Ports unter 1024 brauchen besondere Rechte; wählen Sie einen höheren</translation>
    </message>
    <message>
        <source>there is no keychain here; the channels have no passwords</source>
        <translation>hier gibt es keinen Schlüsselbund; die Kanäle haben keine Passwörter</translation>
    </message>
    <message>
        <source>must be one line without control characters</source>
        <translation>muss eine Zeile ohne Steuerzeichen sein</translation>
    </message>
    <message>
        <source>has more than %1 characters</source>
        <translation>hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>“%1” is no mail address</source>
        <translation>„%1“ ist keine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>is no mail address</source>
        <translation>ist keine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>has control characters</source>
        <translation>enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>write it as the name of the mail server</source>
        <translation>geben Sie den Namen des Mailservers an</translation>
    </message>
    <message>
        <source>without TLS mail only goes to this machine</source>
        <translation>ohne TLS geht E-Mail nur an diesen Rechner</translation>
    </message>
    <message>
        <source>name and password belong together, each on one line</source>
        <translation>Name und Passwort gehören zusammen, je auf einer Zeile</translation>
    </message>
    <message>
        <source>the program ends</source>
        <translation>das Programm wird beendet</translation>
    </message>
    <message>
        <source>no memory is left</source>
        <translation>es ist kein Speicher mehr frei</translation>
    </message>
    <message>
        <source>is not a token of the payment gateway</source>
        <translation>ist kein Token des Zahlungsdienstes</translation>
    </message>
    <message>
        <source>a card number does not belong here; give the token of the payment gateway</source>
        <translation>eine Kartennummer gehört nicht hierher; geben Sie das Token des Zahlungsdienstes an</translation>
    </message>
    <message>
        <source>it is too late to try it again</source>
        <translation>für einen weiteren Versuch ist es zu spät</translation>
    </message>
    <message>
        <source>is no key of a request</source>
        <translation>ist kein Schlüssel einer Anfrage</translation>
    </message>
    <message>
        <source>must be more than nothing</source>
        <translation>muss größer als null sein</translation>
    </message>
    <message>
        <source>is no number of a payment</source>
        <translation>ist keine Nummer einer Zahlung</translation>
    </message>
    <message>
        <source>the gateway speaks of another payment or amount</source>
        <translation>der Zahlungsdienst spricht von einer anderen Zahlung oder einem anderen Betrag</translation>
    </message>
    <message>
        <source>the gateway has forgotten the authorisation</source>
        <translation>der Zahlungsdienst kennt die Autorisierung nicht mehr</translation>
    </message>
    <message>
        <source>the bank wants the guest to agree</source>
        <translation>die Bank verlangt die Zustimmung des Gasts</translation>
    </message>
    <message>
        <source>the gateway knows of nothing to give back</source>
        <translation>der Zahlungsdienst weiß von nichts, was zu erstatten wäre</translation>
    </message>
    <message>
        <source>it does not know the reservation any more</source>
        <translation>die Reservierung ist dort nicht mehr bekannt</translation>
    </message>
    <message>
        <source>is more than the payment gateway takes</source>
        <translation>ist mehr, als der Zahlungsdienst annimmt</translation>
    </message>
    <message>
        <source>cards take %1 with two decimals only</source>
        <translation>Karten nehmen %1 nur mit zwei Dezimalstellen</translation>
    </message>
    <message>
        <source>%1 is no amount of %2</source>
        <translation>%1 ist kein Betrag in %2</translation>
    </message>
    <message>
        <source>“%1” is not known here</source>
        <translation>„%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>is not complete</source>
        <translation>ist nicht vollständig</translation>
    </message>
    <message>
        <source>has more than one payment</source>
        <translation>enthält mehr als eine Zahlung</translation>
    </message>
    <message>
        <source>it was not given back</source>
        <translation>es wurde nicht erstattet</translation>
    </message>
    <message>
        <source>the gateway&apos;s key has letters, digits and signs</source>
        <translation>der Schlüssel des Zahlungsdienstes besteht aus Buchstaben, Ziffern und Zeichen</translation>
    </message>
    <message>
        <source>is nothing that happens in a house</source>
        <translation>ist nichts, was in einem Haus geschieht</translation>
    </message>
    <message>
        <source>there is no room</source>
        <translation>es gibt kein Zimmer</translation>
    </message>
    <message>
        <source>only a PMS has a house</source>
        <translation>nur ein PMS hat ein Haus</translation>
    </message>
    <message>
        <source>that is not possible in this house now</source>
        <translation>das geht in diesem Haus jetzt nicht</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <translation>er ist nicht zu erreichen</translation>
    </message>
    <message>
        <source>the file belongs to another program or is a hotel&apos;s; it was not touched</source>
        <translation>die Datei gehört zu einem anderen Programm oder zu einem Hotel; sie wurde nicht angerührt</translation>
    </message>
    <message>
        <source>has more than %1 keys in one object</source>
        <translation>hat mehr als %1 Schlüssel in einem Objekt</translation>
    </message>
    <message>
        <source>ask again in %1 seconds</source>
        <translation>in %1 Sekunden noch einmal fragen</translation>
    </message>
    <message>
        <source>this door has other names</source>
        <translation>diese Tür hat andere Namen</translation>
    </message>
    <message>
        <source>programs send no Origin</source>
        <translation>Programme senden kein Origin</translation>
    </message>
    <message>
        <source>send a token that is known here</source>
        <translation>ein Token senden, das hier bekannt ist</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>the token&apos;s role, %1, does not allow it</source>
        <translation>die Rolle des Tokens, %1, erlaubt das nicht</translation>
    </message>
    <message>
        <source>the body has %1 bytes; %2 are allowed</source>
        <translation>der Inhalt hat %1 Bytes; %2 sind erlaubt</translation>
    </message>
    <message>
        <source>must be application/json</source>
        <translation>muss application/json sein</translation>
    </message>
    <message>
        <source>send one key for each thing that is to be done, the same again when it is tried again</source>
        <translation>für alles, was getan werden soll, einen eigenen Schlüssel senden und denselben, wenn es noch einmal versucht wird</translation>
    </message>
    <message>
        <source>the hotel is being read; ask again</source>
        <translation>das Hotel wird gerade gelesen; noch einmal fragen</translation>
    </message>
    <message>
        <source>no bookings are taken here now</source>
        <translation>hier werden jetzt keine Buchungen angenommen</translation>
    </message>
    <message>
        <source>there is no WebSocket here</source>
        <translation>hier gibt es keinen WebSocket</translation>
    </message>
    <message>
        <source>there is no such rate plan</source>
        <translation>diesen Ratenplan gibt es nicht</translation>
    </message>
    <message>
        <source>nights from %1 to %2 are known</source>
        <translation>bekannt sind die Nächte von %1 bis %2</translation>
    </message>
    <message>
        <source>ask for fewer nights, or for one room type</source>
        <translation>nach weniger Nächten fragen oder nach einem Zimmertyp</translation>
    </message>
    <message>
        <source>there is no such booking</source>
        <translation>diese Buchung gibt es nicht</translation>
    </message>
    <message>
        <source>too much at once</source>
        <translation>zu viel auf einmal</translation>
    </message>
    <message>
        <source>there is no such outcome</source>
        <translation>diesen Ausgang gibt es nicht</translation>
    </message>
    <message>
        <source>must be keep_both, replace or is_one</source>
        <translation>muss keep_both, replace oder is_one sein</translation>
    </message>
    <message>
        <source>open it as a WebSocket</source>
        <translation>als WebSocket öffnen</translation>
    </message>
    <message>
        <source>say both, as they came last, or neither</source>
        <translation>beide angeben, wie sie zuletzt kamen, oder keines</translation>
    </message>
    <message>
        <source>WebSocket version 13 is spoken here</source>
        <translation>hier wird WebSocket in Version 13 gesprochen</translation>
    </message>
    <message>
        <source>too many read already</source>
        <translation>es lesen schon zu viele mit</translation>
    </message>
    <message>
        <source>nobody knows this field here</source>
        <translation>dieses Feld kennt hier niemand</translation>
    </message>
    <message>
        <source>a stay has at most %1 nights</source>
        <translation>ein Aufenthalt hat höchstens %1 Nächte</translation>
    </message>
    <message>
        <source>must be between 0 and %1</source>
        <translation>muss zwischen 0 und %1 liegen</translation>
    </message>
    <message>
        <source>must be %1, which this hotel counts in</source>
        <translation>muss %1 sein; darin rechnet dieses Hotel</translation>
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
        <source>must be one of %1</source>
        <translation>muss eines davon sein: %1</translation>
    </message>
    <message>
        <source>there is no such pool</source>
        <translation>diesen Pool gibt es nicht</translation>
    </message>
    <message>
        <source>rooms, restrictions and rates are edits of their own</source>
        <translation>Zimmer, Einschränkungen und Raten werden je für sich geändert</translation>
    </message>
    <message>
        <source>must be 1 to %1 visible characters of ASCII</source>
        <translation>muss 1 bis %1 sichtbare ASCII-Zeichen haben</translation>
    </message>
    <message>
        <source>there is no rate of exchange from %1 to %2 here</source>
        <translation>hier gibt es keinen Wechselkurs von %1 nach %2</translation>
    </message>
    <message>
        <source>it is %1 %2 by now; agree to that first</source>
        <translation>es sind inzwischen %1 %2; stimmen Sie dem zuerst zu</translation>
    </message>
    <message>
        <source>a booking of another hotel</source>
        <translation>eine Buchung eines anderen Hotels</translation>
    </message>
    <message>
        <source>this may be %1 again</source>
        <translation>das ist vielleicht noch einmal %1</translation>
    </message>
    <message>
        <source>its rooms were let go meanwhile; book it anew</source>
        <translation>die Zimmer wurden inzwischen freigegeben; buchen Sie neu</translation>
    </message>
    <message>
        <source>%1 cannot be cancelled any more</source>
        <translation>%1 kann nicht mehr storniert werden</translation>
    </message>
    <message>
        <source>there is nothing to decide: it is decided, or not there</source>
        <translation>es gibt nichts zu entscheiden: es ist entschieden oder nicht da</translation>
    </message>
    <message>
        <source>a request waits for it: it is being paid or looked at</source>
        <translation>eine Anfrage wartet darauf: sie wird gerade bezahlt oder geprüft</translation>
    </message>
    <message>
        <source>another change of it is being paid; wait for that</source>
        <translation>eine andere Änderung davon wird gerade bezahlt; warten Sie darauf</translation>
    </message>
    <message>
        <source>must have a name</source>
        <translation>muss einen Namen haben</translation>
    </message>
    <message>
        <source>this is %1 already</source>
        <translation>das ist schon %1</translation>
    </message>
    <message>
        <source>%1 is over</source>
        <translation>%1 ist vorbei</translation>
    </message>
    <message>
        <source>%1 was changed meanwhile</source>
        <translation>%1 wurde inzwischen geändert</translation>
    </message>
    <message>
        <source>there is no open one with number %1</source>
        <translation>es gibt keine offene mit der Nummer %1</translation>
    </message>
    <message>
        <source>somebody must say first whether it is a duplicate</source>
        <translation>zuerst muss jemand sagen, ob es eine Dublette ist</translation>
    </message>
    <message>
        <source>this token is not known here</source>
        <translation>dieses Token ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>a token with the role &quot;%1&quot; may not do that</source>
        <translation>ein Token mit der Rolle „%1“ darf das nicht</translation>
    </message>
    <message>
        <source>this token is for another channel</source>
        <translation>dieses Token ist für einen anderen Kanal</translation>
    </message>
    <message>
        <source>there are too many</source>
        <translation>es sind zu viele</translation>
    </message>
    <message>
        <source>must be read, channel, desk or manager</source>
        <translation>muss read, channel, desk oder manager sein</translation>
    </message>
    <message>
        <source>a token of a channel names the channel, and no other does</source>
        <translation>ein Token eines Kanals nennt den Kanal, andere nennen keinen</translation>
    </message>
    <message>
        <source>is none</source>
        <translation>ist keines</translation>
    </message>
    <message>
        <source>are of no kind that is known here, or too long</source>
        <translation>sind von keiner Art, die hier bekannt ist, oder zu lang</translation>
    </message>
    <message>
        <source>Only a manager may decide about payments; %1 is at the desk as %2</source>
        <translation>Über Zahlungen darf nur die Leitung entscheiden; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>what is kept of it cannot be read</source>
        <translation>was davon aufbewahrt ist, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>it came with another request before; take a new one</source>
        <translation>er kam schon mit einer anderen Anfrage; nehmen Sie einen neuen</translation>
    </message>
    <message>
        <source>there is no answer to that</source>
        <translation>darauf gibt es keine Antwort</translation>
    </message>
    <message>
        <source>the server does not know it</source>
        <translation>der Server kennt es nicht</translation>
    </message>
    <message>
        <source>another version of Roomrack runs on the server; this is %1</source>
        <translation>auf dem Server läuft eine andere Version von Roomrack; dies ist %1</translation>
    </message>
    <message>
        <source>the server has too much to do</source>
        <translation>der Server hat zu viel zu tun</translation>
    </message>
    <message>
        <source>the server says %1: %2</source>
        <translation>der Server sagt %1: %2</translation>
    </message>
    <message>
        <source>what answers there is no server of Roomrack</source>
        <translation>was dort antwortet, ist kein Server von Roomrack</translation>
    </message>
    <message>
        <source>the server said something strange</source>
        <translation>der Server hat etwas Unverständliches gesagt</translation>
    </message>
    <message>
        <source>there is no connection to %1 (%2); nothing was changed</source>
        <translation>es gibt keine Verbindung zu %1 (%2); nichts wurde geändert</translation>
    </message>
    <message>
        <source>the server was started anew before it answered; look whether it was done</source>
        <translation>der Server wurde neu gestartet, bevor er geantwortet hat; sehen Sie nach, ob es geschehen ist</translation>
    </message>
    <message>
        <source>the line was cut before the answer came; look whether it was done</source>
        <translation>die Verbindung brach ab, bevor die Antwort kam; sehen Sie nach, ob es geschehen ist</translation>
    </message>
    <message>
        <source>only somebody who has signed in may do that from a connected desk</source>
        <translation>das darf von einem verbundenen Platz aus nur, wer sich angemeldet hat</translation>
    </message>
    <message>
        <source>the token of this desk is for what a clerk does</source>
        <translation>das Token dieses Platzes ist für das, was die Rezeption tut</translation>
    </message>
    <message>
        <source>look whether it was done</source>
        <translation>sehen Sie nach, ob es geschehen ist</translation>
    </message>
    <message>
        <source>that is not for a connected desk to say</source>
        <translation>das ist nicht Sache eines verbundenen Platzes</translation>
    </message>
    <message>
        <source>Roomrack %1 runs there, and this is another version.</source>
        <translation>Dort läuft Roomrack %1, und dies ist eine andere Version.</translation>
    </message>
    <message>
        <source>must be like https://hotel.example:8470</source>
        <translation>muss aussehen wie https://hotel.example:8470</translation>
    </message>
    <message>
        <source>only https is safe beyond this machine</source>
        <translation>über diesen Rechner hinaus ist nur https sicher</translation>
    </message>
    <message>
        <source>that is done where the hotel is kept, and not at a desk that is connected to it</source>
        <translation>das geschieht dort, wo das Hotel geführt wird, und nicht an einem verbundenen Platz</translation>
    </message>
    <message>
        <source>the gateway gave no answer</source>
        <translation>der Zahlungsdienst hat nicht geantwortet</translation>
    </message>
    <message>
        <source>A test of the hotel&apos;s mail</source>
        <translation>Ein Test der Mail des Hotels</translation>
    </message>
    <message>
        <source>This mail was sent to see whether guests can be written to.</source>
        <translation>Diese Mail wurde gesendet, um zu sehen, ob Gästen geschrieben werden kann.</translation>
    </message>
    <message>
        <source>there is nothing to tell of any more</source>
        <translation>es gibt nichts mehr mitzuteilen</translation>
    </message>
    <message>
        <source>the bank declined it</source>
        <translation>die Bank hat abgelehnt</translation>
    </message>
    <message>
        <source>the payment gateway could not be reached</source>
        <translation>der Zahlungsdienst war nicht zu erreichen</translation>
    </message>
    <message>
        <source>the payment gateway refused it</source>
        <translation>der Zahlungsdienst hat sie abgewiesen</translation>
    </message>
    <message>
        <source>the authorisation has lapsed</source>
        <translation>die Autorisierung ist verfallen</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>sie wurde storniert</translation>
    </message>
    <message>
        <source>somebody has ended it</source>
        <translation>jemand hat sie beendet</translation>
    </message>
    <message>
        <source>the booking has none with number %1</source>
        <translation>die Buchung hat keine mit der Nummer %1</translation>
    </message>
    <message>
        <source>no payment gateway is set up</source>
        <translation>es ist kein Zahlungsdienst eingerichtet</translation>
    </message>
    <message>
        <source>the gateway was set up anew meanwhile</source>
        <translation>der Zahlungsdienst wurde inzwischen neu eingerichtet</translation>
    </message>
    <message>
        <source>must be a number from 1 to %1</source>
        <translation>muss eine Zahl von 1 bis %1 sein</translation>
    </message>
    <message>
        <source>is too long for a name</source>
        <translation>ist zu lang für einen Namen</translation>
    </message>
    <message>
        <source>write it as desk@hotel.example</source>
        <translation>schreiben Sie sie wie rezeption@hotel.example</translation>
    </message>
    <message>
        <source>name a file, or postgresql://user@host/database</source>
        <translation>nennen Sie eine Datei oder postgresql://benutzer@rechner/datenbank</translation>
    </message>
    <message>
        <source>the password does not belong here</source>
        <translation>das Passwort gehört nicht hierher</translation>
    </message>
    <message>
        <source>must be what the hotel is called there, on one line</source>
        <translation>muss sein, wie das Hotel dort heißt, in einer Zeile</translation>
    </message>
    <message>
        <source>it sells nothing</source>
        <translation>hier wird nichts verkauft</translation>
    </message>
    <message>
        <source>only a payment gateway has payments</source>
        <translation>nur ein Zahlungsdienst hat Zahlungen</translation>
    </message>
    <message>
        <source>it is kept for a payment that there is not</source>
        <translation>es wird für eine Zahlung gehalten, die es nicht gibt</translation>
    </message>
    <message>
        <source>an amount is charged for it, but there is neither hold nor booking</source>
        <translation>dafür wird ein Betrag belastet, aber es gibt weder eine Option noch eine Buchung</translation>
    </message>
    <message>
        <source>payment %1</source>
        <translation>Zahlung %1</translation>
    </message>
    <message>
        <source>it is under way, and its rooms are not held</source>
        <translation>sie ist unterwegs, und ihre Zimmer werden nicht gehalten</translation>
    </message>
    <message>
        <source>it says that booking %2 was made, which is not there</source>
        <translation>sie sagt, dass Buchung %2 zustande kam, die es nicht gibt</translation>
    </message>
    <message>
        <source>a request waits for it that will never be answered</source>
        <translation>eine Anfrage wartet darauf, die nie beantwortet wird</translation>
    </message>
    <message>
        <source>what it was answered cannot be read at the moment; ask again</source>
        <translation>die Antwort darauf kann gerade nicht gelesen werden; bitte noch einmal fragen</translation>
    </message>
    <message>
        <source>payments are not looked after yet; tell it again</source>
        <translation>um Zahlungen kümmert sich noch niemand; bitte noch einmal senden</translation>
    </message>
    <message>
        <source>must be like t=1468483200,v1=... with 64 hexadecimal digits</source>
        <translation>muss aussehen wie t=1468483200,v1=... mit 64 hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>must have at most %1 entries, and has %2</source>
        <translation>darf höchstens %1 Einträge haben und hat %2</translation>
    </message>
    <message>
        <source>must have at most %1 letters, and has %2</source>
        <translation>darf höchstens %1 Zeichen haben und hat %2</translation>
    </message>
    <message>
        <source>must not have the character U+0000</source>
        <translation>darf das Zeichen U+0000 nicht enthalten</translation>
    </message>
    <message>
        <source>%1 stands for nothing here</source>
        <translation>%1 steht hier für nichts</translation>
    </message>
    <message>
        <source>%1 rooms on %2 nights are too many at once; at most %3 room nights are changed together</source>
        <translation>%1 Zimmer in %2 Nächten sind zu viele auf einmal; höchstens %3 Zimmernächte werden zusammen geändert</translation>
    </message>
    <message>
        <source>room number %1 is named twice; name each room once</source>
        <translation>Zimmer Nummer %1 ist zweimal genannt; nennen Sie jedes Zimmer einmal</translation>
    </message>
    <message>
        <source>%1 is no number; they begin with 1</source>
        <translation>%1 ist keine Nummer; sie beginnen mit 1</translation>
    </message>
    <message>
        <source>number %1 is there twice</source>
        <translation>Nummer %1 ist zweimal da</translation>
    </message>
    <message>
        <source>its counts must not be negative</source>
        <translation>seine Zählungen dürfen nicht negativ sein</translation>
    </message>
    <message>
        <source>its status must not be negative</source>
        <translation>sein Status darf nicht negativ sein</translation>
    </message>
    <message>
        <source>must be between %1 and %2, what the booking costs</source>
        <translation>muss zwischen %1 und %2 liegen, dem Preis der Buchung</translation>
    </message>
    <message>
        <source>the hash of its request must have %1 bytes</source>
        <translation>der Hash der Anfrage muss %1 Bytes haben</translation>
    </message>
    <message>
        <source>is not the one that the guest was asked</source>
        <translation>ist nicht die, die dem Gast gestellt wurde</translation>
    </message>
    <message>
        <source>at most %1 room nights are changed together</source>
        <translation>höchstens %1 Zimmernächte werden zusammen geändert</translation>
    </message>
    <message>
        <source>there is no other hotel with number %1 here; leave the number out for a hotel of others</source>
        <translation>hier gibt es kein anderes Hotel mit der Nummer %1; lassen Sie die Nummer bei einem fremden Hotel weg</translation>
    </message>
    <message>
        <source>Only a manager may set another fee or refund than the terms say; %1 is at the desk as %2</source>
        <translation>Eine andere Gebühr oder Erstattung als in den Bedingungen darf nur die Leitung festlegen; am Platz ist %1 (%2)</translation>
    </message>
    <message>
        <source>the gateway could not give it back</source>
        <translation>das Gateway konnte es nicht zurückzahlen</translation>
    </message>
    <message>
        <source>what is kept of it cannot be read (%1)</source>
        <translation>was davon gespeichert ist, lässt sich nicht lesen (%1)</translation>
    </message>
    <message>
        <source>times recorded since the clock was confirmed stay as they are</source>
        <translation>Zeiten, die seit dem Bestätigen der Uhr erfasst wurden, bleiben</translation>
    </message>
    <message>
        <source>AlpineBits requires a price for %1 guests, the standard number</source>
        <translation>AlpineBits verlangt einen Preis für %1 Gäste, die Standardbelegung</translation>
    </message>
    <message>
        <source>the rate plan %1 has other meals for another room type</source>
        <translation>der Ratenplan %1 hat für einen anderen Zimmertyp eine andere Verpflegung</translation>
    </message>
    <message>
        <source>Prepaid: collected by the channel</source>
        <translation>Vorausbezahlt: vom Kanal kassiert</translation>
    </message>
    <message>
        <source>Prepaid: collected by the channel (%1)</source>
        <translation>Vorausbezahlt: vom Kanal kassiert (%1)</translation>
    </message>
    <message>
        <source>it is not clear whether this is the latest version of the reservation; compare it with the channel</source>
        <translation>es ist nicht klar, ob dies die neueste Fassung der Reservierung ist; vergleichen Sie sie mit dem Kanal</translation>
    </message>
    <message numerus="yes">
        <source>the PMS lists no guest in house, but %n guest(s) are here; check out who has left</source>
        <translation>
            <numerusform>das PMS nennt keinen Gast im Haus, hier ist aber %n Gast; checken Sie aus, wer abgereist ist</numerusform>
            <numerusform>das PMS nennt keinen Gast im Haus, hier sind aber %n Gäste; checken Sie aus, wer abgereist ist</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules for duplicates cannot be read</source>
        <translation>Die Regeln für Dubletten können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>the clock needs no confirmation any more</source>
        <translation>die Uhr muss nicht mehr bestätigt werden</translation>
    </message>
    <message>
        <source>the clock is behind the last recorded change; set the computer&apos;s clock</source>
        <translation>die Uhr steht vor der letzten Änderung; stellen Sie die Uhr des Rechners</translation>
    </message>
    <message>
        <source>the clock was set since; look at it again</source>
        <translation>die Uhr wurde inzwischen gestellt; prüfen Sie sie noch einmal</translation>
    </message>
    <message>
        <source>the connection was closed before the answer</source>
        <translation>die Verbindung wurde vor der Antwort getrennt</translation>
    </message>
    <message>
        <source>has amounts of which the sum is too large</source>
        <translation>hat Beträge, deren Summe zu groß ist</translation>
    </message>
    <message>
        <source>a static rate has the type of the amounts (7 or 25), and none</source>
        <translation>ein statischer Preis hat die Art der Beträge (7 oder 25) und keinen Betrag</translation>
    </message>
    <message>
        <source>a static rate has its meals</source>
        <translation>ein statischer Preis nennt die Verpflegung</translation>
    </message>
    <message>
        <source>has no Offer with an OfferRule</source>
        <translation>hat kein Offer mit einer OfferRule</translation>
    </message>
    <message>
        <source>has offers, which only a plan of its own has</source>
        <translation>hat Angebote, die nur ein eigenständiger Ratenplan hat</translation>
    </message>
    <message>
        <source>the first offer has rules only</source>
        <translation>das erste Angebot hat nur Regeln</translation>
    </message>
    <message>
        <source>an offer limits the length of stay by arrival only</source>
        <translation>ein Angebot begrenzt die Aufenthaltsdauer nur nach der Anreise</translation>
    </message>
    <message>
        <source>must have one Occupancy of adults, and one of children at most</source>
        <translation>muss eine Occupancy für Erwachsene haben und höchstens eine für Kinder</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a pattern like YYNYY or 11011</source>
        <translation>„%1“ ist kein Muster wie YYNYY oder 11011</translation>
    </message>
    <message>
        <source>names no length of stay</source>
        <translation>nennt keine Aufenthaltsdauer</translation>
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
        <source>is none of mo, tu, we, th, fr, sa, su</source>
        <translation>ist keines von mo, tu, we, th, fr, sa, su</translation>
    </message>
    <message>
        <source>stands beside rate</source>
        <translation>steht neben rate</translation>
    </message>
    <message>
        <source>a number in column %1 of a row has no meaning here. Restore a backup</source>
        <translation>eine Zahl in Spalte %1 einer Zeile hat hier keine Bedeutung. Stellen Sie eine Sicherung wieder her</translation>
    </message>
    <message>
        <source>this protocol takes one price of a rate plan, or prices by number of guests</source>
        <translation>dieses Protokoll nimmt einen Preis je Ratenplan oder Preise nach Gästezahl</translation>
    </message>
    <message>
        <source>this protocol has no minimum stay through a night</source>
        <translation>dieses Protokoll kennt keinen Mindestaufenthalt über eine Nacht</translation>
    </message>
    <message>
        <source>“%1” is no address of a computer, such as 192.0.2.7</source>
        <translation>„%1“ ist keine Adresse eines Rechners wie 192.0.2.7</translation>
    </message>
    <message>
        <source>what was on sale at %1 for the hotel “%2” is not closed from here (%3): close it there, unless it is the same hotel of the same channel</source>
        <translation>was unter %1 für das Hotel „%2“ verkauft wurde, wird von hier nicht geschlossen (%3): Schließen Sie es dort, sofern es nicht dasselbe Hotel desselben Kanals ist</translation>
    </message>
    <message>
        <source>%1 cannot be closed from here, because its settings know no stop sell: close it there</source>
        <translation>%1 kann von hier nicht geschlossen werden, weil die Einstellungen keinen Verkaufsstopp kennen: Schließen Sie es dort</translation>
    </message>
    <message>
        <source>prices of %1 stay there as they were sent last (guests: %2): take them away there</source>
        <translation>Preise von %1 bleiben dort, wie sie zuletzt gesendet wurden (Gäste: %2): Entfernen Sie sie dort</translation>
    </message>
    <message>
        <source>%1 could not be taken back there (%2): change it there</source>
        <translation>%1 konnte dort nicht zurückgenommen werden (%2): Ändern Sie es dort</translation>
    </message>
    <message>
        <source>Authorization: is not the channel&apos;s secret</source>
        <translation>Authorization: ist nicht das Kennwort des Kanals</translation>
    </message>
    <message>
        <source>only one reservation is told, by its number</source>
        <translation>nur eine Reservierung wird genannt, mit ihrer Nummer</translation>
    </message>
    <message>
        <source>it cannot be looked up now</source>
        <translation>sie kann gerade nicht nachgesehen werden</translation>
    </message>
    <message>
        <source>nothing was told of it</source>
        <translation>von ihr wurde nichts gemeldet</translation>
    </message>
    <message>
        <source>only an OTA over JSON names what it has</source>
        <translation>nur ein OTA über JSON nennt, was er hat</translation>
    </message>
    <message>
        <source>so many of its message tokens are unused that no other is made: its messages cannot come</source>
        <translation>so viele seiner Nachrichten-Tokens sind unbenutzt, dass kein weiteres angelegt wird: Seine Nachrichten können nicht kommen</translation>
    </message>
    <message>
        <source>it could not be changed so any more; what was paid goes back</source>
        <translation>sie konnte so nicht mehr geändert werden; was bezahlt wurde, geht zurück</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Best available rate</source>
        <translation>Beste verfügbare Rate</translation>
    </message>
    <message>
        <source>ask again with the same key</source>
        <translation>mit demselben Schlüssel noch einmal fragen</translation>
    </message>
    <message>
        <source>no bookings are taken here now</source>
        <translation>hier werden jetzt keine Buchungen angenommen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>the token is for another channel</source>
        <translation>das Token gehört zu einem anderen Kanal</translation>
    </message>
    <message>
        <source>the server said something strange</source>
        <translation>der Server hat etwas Unverständliches gesagt</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>adjustment</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>audit time</source>
        <translation>Zeit des Tagesabschlusses</translation>
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
        <source>free until</source>
        <translation>kostenfrei bis</translation>
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
        <source>horizon</source>
        <translation>Verkaufshorizont</translation>
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
        <source>out of order</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>overbooking rule</source>
        <translation>Überbuchungsregel</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>Grundplan</translation>
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
        <translation>Haus</translation>
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
        <source>rooms for sale</source>
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
        <source>time to live</source>
        <translation>Laufzeit</translation>
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
        <source>max stay</source>
        <translation>Höchstaufenthalt</translation>
    </message>
    <message>
        <source>min stay</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>stop-sell</source>
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
        <translation>Namen</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>central store</source>
        <translation>zentraler Speicher</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>The hotel needs a name.</source>
        <translation>Das Hotel braucht einen Namen.</translation>
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
        <source>The hotel needs at least one room type.</source>
        <translation>Das Hotel braucht mindestens einen Zimmertyp.</translation>
    </message>
    <message>
        <source>A code is missing, such as STD.</source>
        <translation>Es fehlt ein Kürzel, etwa STD.</translation>
    </message>
    <message>
        <source>The code %1 is there twice.</source>
        <translation>Das Kürzel %1 gibt es zweimal.</translation>
    </message>
    <message>
        <source>A name is missing, such as Standard Double.</source>
        <translation>Es fehlt ein Name, etwa Standard-Doppelzimmer.</translation>
    </message>
    <message>
        <source>There must be between 1 and 10,000 rooms.</source>
        <translation>Es müssen zwischen 1 und 10.000 Zimmer sein.</translation>
    </message>
    <message>
        <source>A room takes between 1 and 100 guests.</source>
        <translation>Ein Zimmer fasst zwischen 1 und 100 Gäste.</translation>
    </message>
    <message>
        <source>A rate cannot be negative.</source>
        <translation>Eine Rate kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>There is no other room type with this code.</source>
        <translation>Einen anderen Zimmertyp mit diesem Kürzel gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 has no rooms of its own to share.</source>
        <translation>%1 hat keine eigenen Zimmer zu teilen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s) to share.</source>
        <translation>
            <numerusform>%1 hat nur %n Zimmer zu teilen.</numerusform>
            <numerusform>%1 hat nur %n Zimmer zu teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first room&apos;s number is missing.</source>
        <translation>Die Nummer des ersten Zimmers fehlt.</translation>
    </message>
    <message>
        <source>Room %1 belongs to two room types.</source>
        <translation>Zimmer %1 gehört zu zwei Zimmertypen.</translation>
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
        <source>Front desk</source>
        <translation>Rezeption</translation>
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
        <source>there is a hotel in it already; open it, or choose another name</source>
        <translation>darin ist schon ein Hotel; öffnen Sie es oder wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
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
        <source>stop-sell</source>
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
        <source>at least %n night(s)</source>
        <translation>
            <numerusform>mindestens %n Nacht</numerusform>
            <numerusform>mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n night(s)</source>
        <translation>
            <numerusform>höchstens %n Nacht</numerusform>
            <numerusform>höchstens %n Nächte</numerusform>
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
        <source>follows from %1</source>
        <translation>folgt aus %1</translation>
    </message>
    <message>
        <source>set by hand instead of %1</source>
        <translation>von Hand gesetzt statt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n for sale, set by hand instead of %1</source>
        <translation>
            <numerusform>%n im Verkauf, von Hand gesetzt statt %1</numerusform>
            <numerusform>%n im Verkauf, von Hand gesetzt statt %1</numerusform>
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
    <message>
        <source>d MMM</source>
        <comment>date format: day and month</comment>
        <translation>d. MMM</translation>
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
</context>
<context>
    <name>GridChanges</name>
    <message>
        <source>Several ranges can be copied together only where they have the same nights or the same rows.</source>
        <translation>Mehrere Bereiche lassen sich nur zusammen kopieren, wenn sie dieselben Nächte oder dieselben Zeilen haben.</translation>
    </message>
    <message>
        <source>There is nothing to copy in these rows in this view.</source>
        <translation>In diesen Zeilen gibt es in dieser Ansicht nichts zu kopieren.</translation>
    </message>
</context>
<context>
    <name>GridPaste</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>There is no text on the clipboard to paste.</source>
        <translation>In der Zwischenablage ist kein Text zum Einfügen.</translation>
    </message>
    <message>
        <source>Row %1 of the clipboard has %2 cells, the first row has %3. Nothing was changed.</source>
        <translation>Zeile %1 der Zwischenablage hat %2 Zellen, die erste Zeile %3. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Row %1, column %2 (%3): %4.</source>
        <translation>Zeile %1, Spalte %2 (%3): %4.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more cell(s) cannot be read either.</source>
        <translation>
            <numerusform>Auch %Ln weitere Zelle ist nicht zu lesen.</numerusform>
            <numerusform>Auch %Ln weitere Zellen sind nicht zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The nights before %1 are over and can no longer be changed. Nothing was changed.</source>
        <translation>Die Nächte vor dem %1 sind vorbei und nicht mehr zu ändern. Nichts wurde geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 columns, but from %2 on only %n night(s) can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>Die Zwischenablage hat %1 Spalten, doch ab %2 ist nur %n Nacht zu ändern. Nichts wurde geändert.</numerusform>
            <numerusform>Die Zwischenablage hat %1 Spalten, doch ab %2 sind nur %n Nächte zu ändern. Nichts wurde geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several cells can be pasted into one range only. Nothing was changed.</source>
        <translation>Mehrere Zellen lassen sich nur in einen einzigen Bereich einfügen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The clipboard has %1 × %2 cells, the selection %3 × %4 (rows × nights): select one cell, or as many. Nothing was changed.</source>
        <translation>Die Zwischenablage hat %1 × %2 Zellen, die Auswahl %3 × %4 (Zeilen × Nächte): Wählen Sie eine Zelle oder ebenso viele. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The clipboard has %1 rows, but from the first selected one down there are only %2 that can be changed. Nothing was changed.</source>
        <translation>Die Zwischenablage hat %1 Zeilen, doch ab der ersten gewählten sind nur %2 zu ändern. Nichts wurde geändert.</translation>
    </message>
</context>
<context>
    <name>GuestForm</name>
    <message>
        <source>&amp;Guest</source>
        <translation>&amp;Gast</translation>
    </message>
    <message>
        <source>Name of the guest</source>
        <translation>Name des Gastes</translation>
    </message>
    <message>
        <source>E-mail address</source>
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
        <source>Reference of the channel or the guest</source>
        <translation>Referenz des Kanals oder des Gastes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
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
        <translation>Ihre Buchung %1 im %2</translation>
    </message>
    <message>
        <source>Your booking %1 at %2 has changed</source>
        <translation>Ihre Buchung %1 im %2 wurde geändert</translation>
    </message>
    <message>
        <source>Your booking %1 at %2 is cancelled</source>
        <translation>Ihre Buchung %1 im %2 ist storniert</translation>
    </message>
    <message>
        <source>Your request %1 at %2 was not booked</source>
        <translation>Ihre Anfrage %1 im %2 wurde nicht gebucht</translation>
    </message>
    <message>
        <source>With kind regards</source>
        <translation>Mit freundlichen Grüßen</translation>
    </message>
    <message>
        <source>Dear %1,</source>
        <translation>Guten Tag, %1,</translation>
    </message>
    <message>
        <source>your booking is confirmed. We look forward to your stay.</source>
        <translation>Ihre Buchung ist bestätigt. Wir freuen uns auf Ihren Aufenthalt.</translation>
    </message>
    <message>
        <source>your booking has changed. This is how it stands now.</source>
        <translation>Ihre Buchung wurde geändert. So steht sie jetzt.</translation>
    </message>
    <message>
        <source>your booking is cancelled.</source>
        <translation>Ihre Buchung ist storniert.</translation>
    </message>
    <message>
        <source>your request could not be booked. Nothing is owed.</source>
        <translation>Ihre Anfrage konnte nicht gebucht werden. Sie schulden nichts.</translation>
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
        <source>Guests: %1 adults, %2 children</source>
        <translation>Gäste: %1 Erwachsene, %2 Kinder</translation>
    </message>
    <message>
        <source>Guests: %1 adults</source>
        <translation>Gäste: %1 Erwachsene</translation>
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
        <source>To be paid at the hotel.</source>
        <translation>Zu zahlen im Hotel.</translation>
    </message>
    <message>
        <source>Given back to your card: %1</source>
        <translation>Ihrer Karte gutgeschrieben: %1</translation>
    </message>
    <message>
        <source>This booking cannot be cancelled free of charge: the whole price is due.</source>
        <translation>Diese Buchung kann nicht kostenlos storniert werden: der ganze Preis ist fällig.</translation>
    </message>
    <message>
        <source>It can be cancelled free of charge.</source>
        <translation>Sie kann kostenlos storniert werden.</translation>
    </message>
    <message>
        <source>It can be cancelled free of charge until %1, %2 (time of the hotel). After that, cancelling costs %3.</source>
        <translation>Sie kann bis %1, %2 Uhr (Zeit des Hotels) kostenlos storniert werden. Danach kostet eine Stornierung %3.</translation>
    </message>
</context>
<context>
    <name>HoldQuestion</name>
    <message>
        <source>De&amp;cide…</source>
        <translation>En&amp;tscheiden…</translation>
    </message>
    <message>
        <source>It may be a duplicate: look at both bookings (Enter)</source>
        <translation>Vielleicht eine Dublette: beide Buchungen ansehen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Enter looks at both bookings, Delete releases</source>
        <translation>Eingabetaste zeigt beide Buchungen, Entf gibt frei</translation>
    </message>
    <message>
        <source>&amp;Payment</source>
        <translation>&amp;Zahlung</translation>
    </message>
    <message>
        <source>It is being paid: look at its payment, step by step (Enter)</source>
        <translation>Sie wird bezahlt: die Zahlung Schritt für Schritt ansehen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Being paid: its payment decides; Enter shows it</source>
        <translation>Wird bezahlt: die Zahlung entscheidet; Eingabetaste zeigt sie</translation>
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
        <source>Name of the hotel</source>
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
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message>
        <source>&amp;Add a room type</source>
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
        <source>Where the hotel is kept</source>
        <translation>Wo das Hotel gespeichert wird</translation>
    </message>
    <message>
        <source>C&amp;urrency</source>
        <translation>Währ&amp;ung</translation>
    </message>
    <message>
        <source>Be&amp;gin with</source>
        <translation>Be&amp;ginnen mit</translation>
    </message>
    <message>
        <source>Choo&amp;se…</source>
        <translation>Au&amp;swählen…</translation>
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
        <source>Left</source>
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
        <source>Arrivals that did not come, kept as they are</source>
        <translation>Nicht angereist, bleiben wie sie sind</translation>
    </message>
    <message>
        <source>No-shows</source>
        <translation>No-Shows</translation>
    </message>
    <message>
        <source>Arrivals that did not come</source>
        <translation>Nicht angereist</translation>
    </message>
    <message>
        <source>Night audit of %1</source>
        <translation>Tagesabschluss vom %1</translation>
    </message>
    <message>
        <source>Fees together: %1</source>
        <translation>Gebühren zusammen: %1</translation>
    </message>
    <message>
        <source>Departures overdue, still in house</source>
        <translation>Überfällige Abreisen, noch im Haus</translation>
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
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) and more</source>
        <translation>
            <numerusform>%Ln Tag und mehr</numerusform>
            <numerusform>%Ln Tage und mehr</numerusform>
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
    <name>PendingBooking</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>E-mail</source>
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
        <source>Asked for</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>It did not become a booking.</source>
        <translation>Es wurde keine Buchung daraus.</translation>
    </message>
    <message>
        <source>Somebody must say whether it is a duplicate.</source>
        <translation>Jemand muss sagen, ob es eine Dublette ist.</translation>
    </message>
    <message>
        <source>Its payment decides.</source>
        <translation>Die Zahlung entscheidet.</translation>
    </message>
</context>
<context>
    <name>PlanBoard</name>
    <message>
        <source>Without a room</source>
        <translation>Ohne Zimmer</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>say which hotel the bookings belong to</source>
        <translation>sagen Sie, zu welchem Hotel die Buchungen gehören</translation>
    </message>
    <message>
        <source>say which file to import into</source>
        <translation>sagen Sie, in welche Datei importiert werden soll</translation>
    </message>
    <message>
        <source>cannot go together with --import</source>
        <translation>geht nicht zusammen mit --import</translation>
    </message>
    <message>
        <source>only makes sense with --import</source>
        <translation>ist nur mit --import sinnvoll</translation>
    </message>
    <message>
        <source>the demo makes a file of its own</source>
        <translation>die Vorführung legt selbst eine Datei an</translation>
    </message>
    <message>
        <source>Shows and sells the rooms of a hotel.</source>
        <translation>Zeigt und verkauft die Zimmer eines Hotels.</translation>
    </message>
    <message>
        <source>Show a made-up hotel with live guests.</source>
        <translation>Ein erfundenes Hotel mit lebhaften Gästen vorführen.</translation>
    </message>
    <message>
        <source>Which made-up hotel; default 1.</source>
        <translation>Welches erfundene Hotel; sonst 1.</translation>
    </message>
    <message>
        <source>Bring in bookings, without a window.</source>
        <translation>Buchungen einlesen, ohne Fenster.</translation>
    </message>
    <message>
        <source>The hotel&apos;s name, for --import.</source>
        <translation>Der Name des Hotels, für --import.</translation>
    </message>
    <message>
        <source>Walk through the pages, leave pictures in DIR.</source>
        <translation>Durch die Seiten gehen, Bilder in DIR hinterlassen.</translation>
    </message>
    <message>
        <source>How long; default 20.</source>
        <translation>Wie lange; sonst 20.</translation>
    </message>
    <message>
        <source>The language, such as de; default the system&apos;s.</source>
        <translation>Die Sprache, etwa de; sonst die des Systems.</translation>
    </message>
    <message>
        <source>must be a number from 0</source>
        <translation>muss eine Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>must be from 1 to 3600</source>
        <translation>muss zwischen 1 und 3600 liegen</translation>
    </message>
    <message>
        <source>only one can be opened</source>
        <translation>nur eines kann geöffnet werden</translation>
    </message>
    <message>
        <source>%1 records, %2 bookings, %3 holds, %4 room-nights, %5 oversold nights</source>
        <translation>%1 Einträge, %2 Buchungen, %3 Optionen, %4 Zimmernächte, %5 überbuchte Nächte</translation>
    </message>
    <message>
        <source>wrong: %1 (%2)</source>
        <translation>falsch: %1 (%2)</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Its IANA time zone; default the system&apos;s.</source>
        <translation>Seine IANA-Zeitzone; sonst die des Systems.</translation>
    </message>
    <message>
        <source>ISO 4217 code of its money; default EUR.</source>
        <translation>ISO-4217-Kürzel seiner Währung; sonst EUR.</translation>
    </message>
    <message>
        <source>Rooms by room type, as in A=50,B=3; default its busiest night.</source>
        <translation>Zimmer je Zimmertyp, etwa A=50,B=3; sonst nach der vollsten Nacht.</translation>
    </message>
    <message>
        <source>Play the history up to that evening only.</source>
        <translation>Die Geschichte nur bis zu diesem Abend nachspielen.</translation>
    </message>
    <message>
        <source>What the columns mean; default a guess.</source>
        <translation>Was die Spalten bedeuten; sonst geraten.</translation>
    </message>
    <message>
        <source>Write what the columns mean there.</source>
        <translation>Die Bedeutung der Spalten dorthin schreiben.</translation>
    </message>
    <message>
        <source>utf-8, utf-16 or windows-1252; default the file&apos;s mark, or UTF-8.</source>
        <translation>utf-8, utf-16 oder windows-1252; sonst nach der Marke der Datei oder UTF-8.</translation>
    </message>
    <message>
        <source>Write the refused lines and why there.</source>
        <translation>Die abgelehnten Zeilen mit Grund dorthin schreiben.</translation>
    </message>
    <message>
        <source>Brings bookings into a hotel file, and proves that it is sound.</source>
        <translation>Liest Buchungen in eine Hoteldatei ein und weist nach, dass sie in Ordnung ist.</translation>
    </message>
    <message>
        <source>The language, such as de.</source>
        <translation>Die Sprache, etwa de.</translation>
    </message>
    <message>
        <source>The hotel to import into.</source>
        <translation>Das Hotel, in das importiert wird.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not like A=50</source>
        <translation>„%1“ ist nicht wie A=50</translation>
    </message>
    <message>
        <source>must be utf-8, utf-16 or windows-1252</source>
        <translation>muss utf-8, utf-16 oder windows-1252 sein</translation>
    </message>
    <message>
        <source>the hotel needs a name</source>
        <translation>das Hotel braucht einen Namen</translation>
    </message>
    <message>
        <source>name the hotel file to import into</source>
        <translation>nennen Sie die Hoteldatei, in die importiert wird</translation>
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
        <source>There is no display to show the window on.</source>
        <translation>Es gibt keinen Bildschirm, auf dem das Fenster erscheinen könnte.</translation>
    </message>
    <message>
        <source>Play overbooking policies on the hotel&apos;s own past.</source>
        <translation>Überbuchungsregeln auf der eigenen Vergangenheit des Hotels nachspielen.</translation>
    </message>
    <message>
        <source>no policy</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>5 % everywhere</source>
        <translation>5 % überall</translation>
    </message>
    <message>
        <source>the hotel&apos;s rules</source>
        <translation>Regeln des Hotels</translation>
    </message>
    <message>
        <source>the adviser&apos;s</source>
        <translation>der Ratgeber</translation>
    </message>
    <message>
        <source>all that asked</source>
        <translation>alle Anfragen</translation>
    </message>
    <message>
        <source>room-nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>walked</source>
        <translation>ausquartiert</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>walk cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>money won</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>%1, %2 to %3, %4 rooms, amounts in %5</source>
        <translation>%1, %2 bis %3, %4 Zimmer, Beträge in %5</translation>
    </message>
    <message>
        <source>As if there were only %1 % of the rooms:</source>
        <translation>Als gäbe es nur %1 % der Zimmer:</translation>
    </message>
    <message>
        <source>Each booking that was taken asks again at its own time and is taken where the policy has room; then those come who really came.</source>
        <translation>Jede angenommene Buchung fragt zu ihrer Zeit noch einmal an und wird angenommen, wo die Regel Platz lässt; dann kommen die, die wirklich kamen.</translation>
    </message>
    <message>
        <source>Guests whom the hotel turned away are not in the file: what a policy wins is a lower bound.</source>
        <translation>Wen das Hotel abgewiesen hat, der steht nicht in der Datei: Was eine Regel gewinnt, ist eine Untergrenze.</translation>
    </message>
    <message>
        <source>Where the rooms were counted on the busiest night, those who came always fit and nobody can be walked; fewer rooms show what happens when it is tight.</source>
        <translation>Wo die Zimmer in der vollsten Nacht gezählt wurden, passen alle, die kamen, und niemand kann ausquartiert werden; weniger Zimmer zeigen, was geschieht, wenn es eng wird.</translation>
    </message>
    <message>
        <source>A walk loses the whole stay and costs %1 % of a night&apos;s price.</source>
        <translation>Ein Ausquartieren verliert den ganzen Aufenthalt und kostet %1 % des Preises einer Nacht.</translation>
    </message>
    <message>
        <source>The adviser knows on each day only what was over by then.</source>
        <translation>Der Ratgeber weiß an jedem Tag nur, was bis dahin vorbei war.</translation>
    </message>
    <message>
        <source>Prove that the file, or the database, is sound.</source>
        <translation>Nachweisen, dass die Datei oder die Datenbank in Ordnung ist.</translation>
    </message>
    <message>
        <source>The hotel to open, or the hotels of a database.</source>
        <translation>Das Hotel, das geöffnet wird, oder die Hotels einer Datenbank.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, copied and proved, %n record(s)</source>
        <translation>
            <numerusform>%1: %2, kopiert und geprüft, %n Eintrag</numerusform>
            <numerusform>%1: %2, kopiert und geprüft, %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was restored from %2</source>
        <translation>%1 wurde aus %2 wiederhergestellt</translation>
    </message>
    <message>
        <source>What was there before is kept as %1</source>
        <translation>Was vorher da war, liegt nun als %1 bereit</translation>
    </message>
    <message>
        <source>Copy the hotel file, open or not, and prove the copy.</source>
        <translation>Die Hoteldatei kopieren, offen oder nicht, und die Kopie prüfen.</translation>
    </message>
    <message>
        <source>Put a backup in the place of the hotel file.</source>
        <translation>Eine Sicherung an die Stelle der Hoteldatei setzen.</translation>
    </message>
    <message>
        <source>say which hotel file is meant</source>
        <translation>sagen Sie, welche Hoteldatei gemeint ist</translation>
    </message>
    <message>
        <source>its books are not sound:</source>
        <translation>seine Bücher stimmen nicht:</translation>
    </message>
    <message>
        <source>Plays channels and their guests on this machine, for tests and the demo.</source>
        <translation>Spielt auf diesem Rechner Kanäle und ihre Gäste, für Tests und die Vorführung.</translation>
    </message>
    <message>
        <source>Where it is driven from; default 127.0.0.1:0, any port.</source>
        <translation>Von wo aus es gesteuert wird; Vorgabe 127.0.0.1:0, irgendein Port.</translation>
    </message>
    <message>
        <source>Which guests and faults; default 1.</source>
        <translation>Welche Gäste und Störungen; Vorgabe 1.</translation>
    </message>
    <message>
        <source>Keep what happened there, and go on from it.</source>
        <translation>Dort festhalten, was geschah, und damit fortfahren.</translation>
    </message>
    <message>
        <source>How many guests come in a minute; default 0.</source>
        <translation>Wie viele Gäste in der Minute kommen; Vorgabe 0.</translation>
    </message>
    <message>
        <source>Begin without channels.</source>
        <translation>Ohne Kanäle beginnen.</translation>
    </message>
    <message>
        <source>End when the program ends that started it.</source>
        <translation>Enden, wenn das Programm endet, das es gestartet hat.</translation>
    </message>
    <message>
        <source>a simulator is for this machine only</source>
        <translation>ein Simulator ist nur für diesen Rechner da</translation>
    </message>
    <message>
        <source>this system cannot tell, or it has ended already</source>
        <translation>dieses System kann das nicht melden, oder es ist schon beendet</translation>
    </message>
    <message>
        <source>say which hotels to serve</source>
        <translation>sagen Sie, um welche Hotels es geht</translation>
    </message>
    <message>
        <source>Keeps a hotel&apos;s channels in step without a window.</source>
        <translation>Hält die Kanäle eines Hotels ohne Fenster im Gleichstand.</translation>
    </message>
    <message>
        <source>The hotel file, or the address of a database.</source>
        <translation>Die Hoteldatei oder die Adresse einer Datenbank.</translation>
    </message>
    <message>
        <source>Only this hotel of a database, by its name.</source>
        <translation>Nur dieses Hotel einer Datenbank, mit Namen genannt.</translation>
    </message>
    <message>
        <source>Where to listen; default 127.0.0.1:8470.</source>
        <translation>Wo gehorcht wird; Vorgabe 127.0.0.1:8470.</translation>
    </message>
    <message>
        <source>Serve HTTPS with this chain of certificates.</source>
        <translation>HTTPS mit dieser Kette von Zertifikaten anbieten.</translation>
    </message>
    <message>
        <source>The private key of the certificate.</source>
        <translation>Der geheime Schlüssel des Zertifikats.</translation>
    </message>
    <message>
        <source>A name by which it is called; may be said again.</source>
        <translation>Ein Name, unter dem es angesprochen wird; darf mehrmals stehen.</translation>
    </message>
    <message>
        <source>A file with the token that /metrics wants.</source>
        <translation>Eine Datei mit dem Token, das /metrics verlangt.</translation>
    </message>
    <message>
        <source>there is no such hotel</source>
        <translation>so ein Hotel gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>so eine Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the passwords are in one place: a file or the keychain</source>
        <translation>die Passwörter liegen an einem Ort: in einer Datei oder im Schlüsselbund</translation>
    </message>
    <message>
        <source>this build knows no keychain; use --secrets</source>
        <translation>diese Fassung kennt keinen Schlüsselbund; nehmen Sie --secrets</translation>
    </message>
    <message>
        <source>say what to seal with --secrets, and how with --passphrase-file</source>
        <translation>sagen Sie mit --secrets, was versiegelt wird, und mit --passphrase-file, womit</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>es gibt sie schon</translation>
    </message>
    <message>
        <source>A file with the passwords of channels: JSON, or sealed.</source>
        <translation>Eine Datei mit den Passwörtern der Kanäle: JSON oder versiegelt.</translation>
    </message>
    <message>
        <source>A file with the passphrase that opens it.</source>
        <translation>Eine Datei mit der Passphrase, die sie öffnet.</translation>
    </message>
    <message>
        <source>The passwords are in the system&apos;s keychain.</source>
        <translation>Die Passwörter liegen im Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>Seal the passwords of --secrets into a new file, and end.</source>
        <translation>Die Passwörter von --secrets in eine neue Datei versiegeln und enden.</translation>
    </message>
    <message>
        <source>it is sealed; say what opens it with --passphrase-file</source>
        <translation>sie ist versiegelt; sagen Sie mit --passphrase-file, was sie öffnet</translation>
    </message>
    <message>
        <source>is instead of a file and of the demo</source>
        <translation>steht anstelle einer Datei und der Demo</translation>
    </message>
    <message>
        <source>Be a desk of the hotel that the roomrackd at URL keeps.</source>
        <translation>Ein Platz des Hotels sein, das der roomrackd unter URL führt.</translation>
    </message>
    <message>
        <source>must be a whole number between %1 and %2</source>
        <translation>muss eine ganze Zahl zwischen %1 und %2 sein</translation>
    </message>
    <message>
        <source>Requests a second of each token; default 50.</source>
        <translation>Anfragen je Sekunde von jedem Token; Vorgabe 50.</translation>
    </message>
    <message>
        <source>So many of them at once; default 100.</source>
        <translation>So viele davon auf einmal; Vorgabe 100.</translation>
    </message>
    <message>
        <source>Lines at a time; default 512.</source>
        <translation>Verbindungen zur gleichen Zeit; Vorgabe 512.</translation>
    </message>
    <message>
        <source>Of them, readers of events; default 64.</source>
        <translation>Davon Leser von Ereignissen; Vorgabe 64.</translation>
    </message>
    <message>
        <source>The largest header of a request; default 16.</source>
        <translation>Der größte Kopf einer Anfrage; Vorgabe 16.</translation>
    </message>
    <message>
        <source>The largest body of a request; default 4096.</source>
        <translation>Der größte Inhalt einer Anfrage; Vorgabe 4096.</translation>
    </message>
    <message>
        <source>Confirm a system clock that is far ahead of the last recorded change.</source>
        <translation>Eine Systemuhr bestätigen, die der letzten Änderung weit voraus ist.</translation>
    </message>
    <message>
        <source>The system clock agrees with the last recorded change.</source>
        <translation>Die Systemuhr stimmt wieder mit der letzten Änderung überein.</translation>
    </message>
    <message>
        <source>The system clock shows %1, long after the last recorded change (%2). The business date does not move. Set the clock, or start with --clock-is-right.</source>
        <translation>Die Systemuhr zeigt %1, lange nach der letzten Änderung (%2). Das Geschäftsdatum bleibt stehen. Stellen Sie die Uhr, oder starten Sie mit --clock-is-right.</translation>
    </message>
    <message>
        <source>The system clock shows %1, before the last recorded change (%2). The business date does not move. Set the clock.</source>
        <translation>Die Systemuhr zeigt %1, vor der letzten Änderung (%2). Das Geschäftsdatum bleibt stehen. Stellen Sie die Uhr.</translation>
    </message>
    <message>
        <source>A reverse proxy whose X-Forwarded-For is trusted; may be said again.</source>
        <translation>Ein Reverse-Proxy, dessen X-Forwarded-For vertraut wird; darf mehrmals stehen.</translation>
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
        <source>Room-nights sold</source>
        <translation>Verkaufte Zimmernächte</translation>
    </message>
    <message>
        <source>made on %1</source>
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
        <source>Paid</source>
        <translation>Bezahlt</translation>
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
        <source>The nights that the row adds up</source>
        <translation>Die Nächte, die die Zeile zusammenfasst</translation>
    </message>
    <message>
        <source>Room-nights that could be sold: rooms there are, less those out of order</source>
        <translation>Zimmernächte, die verkauft werden konnten: vorhandene Zimmer ohne die außer Betrieb</translation>
    </message>
    <message>
        <source>Room-nights of bookings that are confirmed, checked in or checked out</source>
        <translation>Zimmernächte von Buchungen, die bestätigt, angereist oder abgereist sind</translation>
    </message>
    <message>
        <source>Occupied room-nights with a price above zero</source>
        <translation>Belegte Zimmernächte mit einem Preis über null</translation>
    </message>
    <message>
        <source>Occupied room-nights divided by rooms</source>
        <translation>Belegte Zimmernächte geteilt durch Zimmer</translation>
    </message>
    <message>
        <source>Average daily rate: revenue divided by paid room-nights, tax included</source>
        <translation>Durchschnittsrate: Logisumsatz geteilt durch bezahlte Zimmernächte, Steuer enthalten</translation>
    </message>
    <message>
        <source>Revenue per available room: revenue divided by rooms, tax included</source>
        <translation>Logisumsatz je verfügbarem Zimmer: Logisumsatz geteilt durch Zimmer, Steuer enthalten</translation>
    </message>
    <message>
        <source>What the occupied room-nights cost, tax included</source>
        <translation>Was die belegten Zimmernächte kosten, Steuer enthalten</translation>
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
</context>
<context>
    <name>RequestWords</name>
    <message>
        <source>Same guest, stay and room</source>
        <translation>Gleicher Gast, Aufenthalt und Zimmertyp</translation>
    </message>
    <message>
        <source>Hardly two guests: nearly the same in everything</source>
        <translation>Kaum zwei Gäste: fast gleich in allem</translation>
    </message>
    <message>
        <source>Same guest, stay and room, long ago</source>
        <translation>Gleicher Gast, Aufenthalt und Zimmertyp, vor längerem</translation>
    </message>
    <message>
        <source>Same name, stay and room; no more is known of the guest</source>
        <translation>Gleicher Name, Aufenthalt und Zimmertyp; mehr ist vom Gast nicht bekannt</translation>
    </message>
    <message>
        <source>Much the same guest and stay</source>
        <translation>Gast und Aufenthalt sehr ähnlich</translation>
    </message>
    <message>
        <source>Same guest, other dates that overlap</source>
        <translation>Gleicher Gast, andere Daten, die sich überschneiden</translation>
    </message>
    <message>
        <source>Alike, but too long ago</source>
        <translation>Ähnlich, aber zu lange her</translation>
    </message>
    <message>
        <source>Another guest</source>
        <translation>Ein anderer Gast</translation>
    </message>
    <message>
        <source>Same guest, other dates</source>
        <translation>Gleicher Gast, andere Daten</translation>
    </message>
    <message>
        <source>Several rooms, or both were wanted</source>
        <translation>Mehrere Zimmer, oder beide waren gewollt</translation>
    </message>
    <message>
        <source>The other booking is over</source>
        <translation>Die andere Buchung ist vorbei</translation>
    </message>
    <message>
        <source>The other one was refused</source>
        <translation>Die andere wurde abgewiesen</translation>
    </message>
    <message>
        <source>Nothing like it</source>
        <translation>Nichts Ähnliches</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Eingezogen</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Zurückgegeben</translation>
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
        <source>Gateway not reached</source>
        <translation>Zahlungsdienst nicht erreicht</translation>
    </message>
    <message>
        <source>Refused by the gateway</source>
        <translation>Vom Zahlungsdienst abgewiesen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Authorisation lapsed</source>
        <translation>Autorisierung verfallen</translation>
    </message>
    <message>
        <source>Settled by a person</source>
        <translation>Von Hand geklärt</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Being authorised</source>
        <translation>Wird autorisiert</translation>
    </message>
    <message>
        <source>Being captured</source>
        <translation>Wird eingezogen</translation>
    </message>
    <message>
        <source>Being cancelled</source>
        <translation>Wird abgebrochen</translation>
    </message>
    <message>
        <source>Being given back</source>
        <translation>Wird zurückgegeben</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Payment needs a person: %1</source>
        <translation>Zahlung braucht jemanden: %1</translation>
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
        <source>Payment given back</source>
        <translation>Zahlung zurückgegeben</translation>
    </message>
    <message>
        <source>Payment declined by the guest&apos;s bank</source>
        <translation>Zahlung von der Bank des Gastes abgelehnt</translation>
    </message>
    <message>
        <source>Not booked: the rooms were let go</source>
        <translation>Nicht gebucht: die Zimmer wurden freigegeben</translation>
    </message>
    <message>
        <source>The payment gateway could not be reached</source>
        <translation>Der Zahlungsdienst war nicht zu erreichen</translation>
    </message>
    <message>
        <source>Payment refused by the gateway</source>
        <translation>Zahlung vom Zahlungsdienst abgewiesen</translation>
    </message>
    <message>
        <source>Payment cancelled</source>
        <translation>Zahlung abgebrochen</translation>
    </message>
    <message>
        <source>The gateway let the authorisation lapse</source>
        <translation>Der Zahlungsdienst ließ die Autorisierung verfallen</translation>
    </message>
    <message>
        <source>Payment settled by a person</source>
        <translation>Zahlung von Hand geklärt</translation>
    </message>
    <message>
        <source>The gateway is asked how the payment stands</source>
        <translation>Der Zahlungsdienst wird gefragt, wie die Zahlung steht</translation>
    </message>
    <message>
        <source>Payment being prepared</source>
        <translation>Zahlung wird vorbereitet</translation>
    </message>
    <message>
        <source>Payment may begin</source>
        <translation>Zahlung darf beginnen</translation>
    </message>
    <message>
        <source>Payment being authorised</source>
        <translation>Zahlung wird autorisiert</translation>
    </message>
    <message>
        <source>Payment authorised, being captured</source>
        <translation>Zahlung autorisiert, wird eingezogen</translation>
    </message>
    <message>
        <source>Payment being cancelled</source>
        <translation>Zahlung wird abgebrochen</translation>
    </message>
    <message>
        <source>Payment being given back</source>
        <translation>Zahlung wird zurückgegeben</translation>
    </message>
    <message>
        <source>Payment failed</source>
        <translation>Zahlung gescheitert</translation>
    </message>
    <message>
        <source>May be a duplicate of a booking of another hotel</source>
        <translation>Vielleicht eine Dublette der Buchung eines anderen Hauses</translation>
    </message>
    <message>
        <source>Duplicate of a booking of another hotel refused</source>
        <translation>Dublette der Buchung eines anderen Hauses abgewiesen</translation>
    </message>
    <message>
        <source>May be a duplicate of %1</source>
        <translation>Vielleicht eine Dublette von %1</translation>
    </message>
    <message>
        <source>Duplicate of %1 refused</source>
        <translation>Dublette von %1 abgewiesen</translation>
    </message>
    <message>
        <source>Kept beside %1: no duplicate</source>
        <translation>Neben %1 behalten: keine Dublette</translation>
    </message>
    <message>
        <source>Taken in the place of %1</source>
        <translation>An die Stelle von %1 getreten</translation>
    </message>
    <message>
        <source>Found to be a duplicate of %1</source>
        <translation>Als Dublette von %1 erkannt</translation>
    </message>
    <message>
        <source>Nobody said in time whether it is a duplicate of %1</source>
        <translation>Niemand sagte rechtzeitig, ob es eine Dublette von %1 ist</translation>
    </message>
    <message>
        <source>Duplicate of %1: decided</source>
        <translation>Dublette von %1: entschieden</translation>
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
        <source>Mail server set up</source>
        <translation>Mailserver eingerichtet</translation>
    </message>
    <message>
        <source>Mail server removed</source>
        <translation>Mailserver entfernt</translation>
    </message>
    <message>
        <source>Central store set up</source>
        <translation>Zentraler Speicher eingerichtet</translation>
    </message>
    <message>
        <source>Central store removed</source>
        <translation>Zentraler Speicher entfernt</translation>
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
        <source>Same answer</source>
        <translation>Gleiche Antwort</translation>
    </message>
    <message>
        <source>Not a duplicate</source>
        <translation>Keine Dublette</translation>
    </message>
    <message>
        <source>Needs a decision</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>Both kept</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>First replaced</source>
        <translation>Erste ersetzt</translation>
    </message>
    <message>
        <source>A duplicate</source>
        <translation>Eine Dublette</translation>
    </message>
    <message>
        <source>Not decided in time</source>
        <translation>Nicht rechtzeitig entschieden</translation>
    </message>
    <message>
        <source>A key that came before</source>
        <translation>Ein Schlüssel, der schon da war</translation>
    </message>
    <message>
        <source>A message that came before</source>
        <translation>Eine Nachricht, die schon da war</translation>
    </message>
    <message numerus="yes">
        <source>Key %1 came again %n time(s); the first answer was returned</source>
        <translation>
            <numerusform>Schlüssel %1 kam noch %n‑mal; die erste Antwort ging zurück</numerusform>
            <numerusform>Schlüssel %1 kam noch %n‑mal; die erste Antwort ging zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Message %1 arrived again %n time(s); it was done already</source>
        <translation>
            <numerusform>Nachricht %1 kam noch %n‑mal an; sie war schon erledigt</numerusform>
            <numerusform>Nachricht %1 kam noch %n‑mal an; sie war schon erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a booking of another hotel, %2 apart</source>
        <translation>%1: Buchung eines anderen Hauses, nach %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 apart</source>
        <comment>reason, the other booking, a duration</comment>
        <translation>%1: %2, nach %3</translation>
    </message>
    <message>
        <source>Needs a person</source>
        <translation>Braucht jemanden</translation>
    </message>
    <message>
        <source>At the hotel</source>
        <translation>Im Haus</translation>
    </message>
    <message>
        <source>Waits until somebody says whether it is a duplicate.</source>
        <translation>Wartet, bis jemand sagt, ob es eine Dublette ist.</translation>
    </message>
    <message>
        <source>Nobody knows whether it was paid. The gateway is still asked; ask the bank, too.</source>
        <translation>Niemand weiß, ob bezahlt wurde. Der Zahlungsdienst wird weiter gefragt; fragen Sie auch die Bank.</translation>
    </message>
    <message>
        <source>The gateway would not give it back: somebody must do so by hand.</source>
        <translation>Der Zahlungsdienst wollte es nicht zurückgeben: Jemand muss es von Hand tun.</translation>
    </message>
    <message>
        <source>Asks the gateway how the payment stands.</source>
        <translation>Fragt den Zahlungsdienst, wie die Zahlung steht.</translation>
    </message>
    <message>
        <source>Waits to be begun.</source>
        <translation>Wartet auf den Beginn.</translation>
    </message>
    <message>
        <source>Waits for the gateway to authorise it.</source>
        <translation>Wartet, dass der Zahlungsdienst autorisiert.</translation>
    </message>
    <message>
        <source>Waits for the gateway to capture it.</source>
        <translation>Wartet, dass der Zahlungsdienst einzieht.</translation>
    </message>
    <message>
        <source>Waits for the gateway to cancel it.</source>
        <translation>Wartet, dass der Zahlungsdienst abbricht.</translation>
    </message>
    <message>
        <source>Waits for the gateway to give it back.</source>
        <translation>Wartet, dass der Zahlungsdienst zurückgibt.</translation>
    </message>
    <message>
        <source>Being paid</source>
        <translation>Wird bezahlt</translation>
    </message>
    <message>
        <source>Ask the bank</source>
        <translation>Die Bank fragen</translation>
    </message>
    <message>
        <source>Give it back by hand</source>
        <translation>Von Hand zurückgeben</translation>
    </message>
    <message>
        <source>Paid, not booked, given back</source>
        <translation>Bezahlt, nicht gebucht, zurückgegeben</translation>
    </message>
    <message>
        <source>API token saved</source>
        <translation>API-Token gesichert</translation>
    </message>
    <message>
        <source>API token taken back</source>
        <translation>API-Token zurückgenommen</translation>
    </message>
    <message>
        <source>Request taken, not booked yet</source>
        <translation>Anfrage angenommen, noch nicht gebucht</translation>
    </message>
    <message>
        <source>Payment begun</source>
        <translation>Zahlung begonnen</translation>
    </message>
    <message>
        <source>Another payment or refund begun</source>
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
</context>
<context>
    <name>Secrets</name>
    <message>
        <source>The file of sealed passwords is damaged.</source>
        <translation>Die Datei mit den versiegelten Passwörtern ist beschädigt.</translation>
    </message>
    <message>
        <source>The passwords were not kept: %1</source>
        <translation>Die Passwörter wurden nicht aufbewahrt: %1</translation>
    </message>
    <message numerus="yes">
        <source>A passphrase has at least %n character(s).</source>
        <translation>
            <numerusform>Eine Passphrase hat mindestens %n Zeichen.</numerusform>
            <numerusform>Eine Passphrase hat mindestens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory to check the passphrase.</source>
        <translation>Der Speicher reicht nicht, um die Passphrase zu prüfen.</translation>
    </message>
    <message>
        <source>This is not the passphrase.</source>
        <translation>Das ist nicht die Passphrase.</translation>
    </message>
    <message>
        <source>The passwords are sealed; give the passphrase first.</source>
        <translation>Die Passwörter sind versiegelt; geben Sie zuerst die Passphrase ein.</translation>
    </message>
    <message>
        <source>The system&apos;s keychain refused: %1</source>
        <translation>Der Schlüsselbund des Systems hat abgelehnt: %1</translation>
    </message>
    <message>
        <source>These passwords are only read here.</source>
        <translation>Diese Passwörter werden hier nur gelesen.</translation>
    </message>
    <message>
        <source>others than its owner may read or write it; chmod 600 mends that</source>
        <translation>auch andere als der Eigentümer dürfen sie lesen oder schreiben; chmod 600 behebt das</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>The password or key that is kept was typed for %1. Another address is not sent it; type the one for %2.</source>
        <translation>Das aufbewahrte Passwort (oder der Schlüssel) wurde für %1 eingegeben. Eine andere Adresse bekommt es nicht; geben Sie das für %2 ein.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Rooms for sale</source>
        <translation>Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>Stop-sell</source>
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
        <source>Shortest stay</source>
        <translation>Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Longest stay</source>
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
        <source>Roomrack</source>
        <translation>Roomrack</translation>
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
        <source>Done again</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>because of event %1</source>
        <translation>wegen Ereignis %1</translation>
    </message>
    <message>
        <source>user %1</source>
        <translation>Benutzer %1</translation>
    </message>
    <message>
        <source>“%1” is no position such as 38.7139, -9.1334 (degrees north, degrees east).</source>
        <translation>„%1“ ist keine Lage wie 38.7139, -9.1334 (Grad Nord, Grad Ost).</translation>
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
</context>
<context>
    <name>StayFields</name>
    <message>
        <source>Check-&amp;in</source>
        <translation>An&amp;reise</translation>
    </message>
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
</context>
<context>
    <name>StayOffers</name>
    <message>
        <source>Closed to arrival</source>
        <translation>Anreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>At least %n night(s)</source>
        <translation>
            <numerusform>Mindestens %n Nacht</numerusform>
            <numerusform>Mindestens %n Nächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n night(s)</source>
        <translation>
            <numerusform>Höchstens %n Nacht</numerusform>
            <numerusform>Höchstens %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed to departure</source>
        <translation>Abreise gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n guest(s) a room</source>
        <translation>
            <numerusform>Höchstens %n Gast je Zimmer</numerusform>
            <numerusform>Höchstens %n Gäste je Zimmer</numerusform>
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
        <source>Not on sale that far ahead</source>
        <translation>So weit voraus nicht im Verkauf</translation>
    </message>
    <message>
        <source>No room type fits</source>
        <translation>Kein Zimmertyp passt</translation>
    </message>
    <message>
        <source>Closed on %1</source>
        <translation>Geschlossen am %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>date format: day and month</comment>
        <translation>d. MMM</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>The confirmation</source>
        <translation>Die Bestätigung</translation>
    </message>
    <message>
        <source>The mail about the change</source>
        <translation>Die Mail zur Änderung</translation>
    </message>
    <message>
        <source>The mail about the cancellation</source>
        <translation>Die Mail zur Stornierung</translation>
    </message>
    <message>
        <source>The mail that it is not booked</source>
        <translation>Die Mail, dass nicht gebucht ist</translation>
    </message>
    <message>
        <source>%1 was to go back to the guest, and the gateway does not say whether it did.</source>
        <translation>%1 sollten zurück an den Gast gehen, und der Zahlungsdienst sagt nicht, ob es geschah.</translation>
    </message>
    <message>
        <source>%1 was to be charged, and the gateway does not say whether it was. The room stays held until that is known.</source>
        <translation>%1 sollten belastet werden, und der Zahlungsdienst sagt nicht, ob es geschah. Das Zimmer bleibt gehalten, bis das bekannt ist.</translation>
    </message>
    <message>
        <source>Look at the gateway&apos;s own page, or ask the bank, and say here what they say. The gateway is still asked meanwhile.</source>
        <translation>Sehen Sie auf der Seite des Zahlungsdienstes nach oder fragen Sie die Bank, und sagen Sie hier, was sie sagen. Der Dienst wird inzwischen weiter gefragt.</translation>
    </message>
    <message>
        <source>%1 must go back to the guest, and the gateway would not give it back.</source>
        <translation>%1 müssen zurück an den Gast, und der Zahlungsdienst wollte sie nicht zurückgeben.</translation>
    </message>
    <message>
        <source>Give it back by hand, on the gateway&apos;s page or by a transfer, and say so here; or let Roomrack try once more.</source>
        <translation>Geben Sie es von Hand zurück, auf der Seite des Dienstes oder durch Überweisung, und sagen Sie es hier; oder lassen Sie Roomrack es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The guest paid %1 when the room was gone already. The money went back by itself; there is no booking.</source>
        <translation>Der Gast bezahlte %1, als das Zimmer schon vergeben war. Das Geld ging von selbst zurück; es gibt keine Buchung.</translation>
    </message>
    <message>
        <source>Nothing is open. You may want to write to the guest, who has seen a charge and its return.</source>
        <translation>Nichts ist offen. Vielleicht möchten Sie dem Gast schreiben, der Belastung und Erstattung gesehen hat.</translation>
    </message>
    <message>
        <source>Say whether it is a duplicate. The room is held for half an hour; then it goes back to sale.</source>
        <translation>Sagen Sie, ob es eine Dublette ist. Das Zimmer wird eine halbe Stunde gehalten; danach kommt es zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>Say whether it is a duplicate. Both are booked until then.</source>
        <translation>Sagen Sie, ob es eine Dublette ist. Bis dahin sind beide gebucht.</translation>
    </message>
    <message>
        <source>%1 to the guest was refused for good.</source>
        <translation>%1 an den Gast wurde endgültig abgewiesen.</translation>
    </message>
    <message>
        <source>Correct the guest&apos;s address in the booking and send it again, or tell the guest in another way.</source>
        <translation>Berichtigen Sie die Adresse in der Buchung und senden Sie noch einmal, oder sagen Sie es dem Gast anders.</translation>
    </message>
    <message>
        <source>Duplicate or not?</source>
        <translation>Dublette oder nicht?</translation>
    </message>
    <message>
        <source>Mail refused</source>
        <translation>Mail abgewiesen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Nochmals versuchen</translation>
    </message>
    <message>
        <source>Give it &amp;back…</source>
        <translation>Zu&amp;rückgeben…</translation>
    </message>
    <message>
        <source>It was &amp;charged…</source>
        <translation>&amp;Wurde belastet…</translation>
    </message>
    <message>
        <source>It was &amp;not charged…</source>
        <translation>Wurde &amp;nicht belastet…</translation>
    </message>
    <message>
        <source>It is &amp;given back…</source>
        <translation>Ist zurück&amp;gegeben…</translation>
    </message>
    <message>
        <source>&amp;Seen</source>
        <translation>Ge&amp;sehen</translation>
    </message>
    <message>
        <source>&amp;Send again</source>
        <translation>Noch einmal s&amp;enden</translation>
    </message>
    <message>
        <source>The bank says that %1 was charged. What was wanted is done then: a room that is held for it becomes %2, and nothing more is charged.</source>
        <translation>Die Bank sagt, dass %1 belastet wurden. Dann geschieht, was gewünscht war: Ein dafür gehaltenes Zimmer wird zu %2, und mehr wird nicht belastet.</translation>
    </message>
    <message>
        <source>The bank says that %1 was not charged. What was wanted is not done then: a room that is held for it goes back to sale, and %2 is not booked.</source>
        <translation>Die Bank sagt, dass %1 nicht belastet wurden. Dann geschieht nicht, was gewünscht war: Ein dafür gehaltenes Zimmer kommt zurück in den Verkauf, und %2 ist nicht gebucht.</translation>
    </message>
    <message>
        <source>The payment of %1 is cancelled, or given back if it was charged. The room goes back to sale, and %2 is not booked.</source>
        <translation>Die Zahlung von %1 wird abgebrochen oder, wenn belastet, zurückgegeben. Das Zimmer kommt zurück in den Verkauf, und %2 ist nicht gebucht.</translation>
    </message>
    <message>
        <source>You gave %1 back to the guest by hand. Roomrack does not try any more.</source>
        <translation>Sie haben dem Gast %1 von Hand zurückgegeben. Roomrack versucht es nicht mehr.</translation>
    </message>
    <message>
        <source>De&amp;cide…</source>
        <translation>En&amp;tscheiden…</translation>
    </message>
</context>
<context>
    <name>UndoNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <translation>%1 ausquartiert</translation>
    </message>
    <message>
        <source>Walked to another hotel</source>
        <translation>Ausquartiert</translation>
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
        <translation>Verkaufsstopp gesetzt</translation>
    </message>
    <message>
        <source>Sale open again</source>
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
        <source>House</source>
        <translation>Haus</translation>
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
        <source>d MMM yyyy HH:mm</source>
        <comment>date format: date and time of day</comment>
        <translation>d. MMM yyyy HH:mm</translation>
    </message>
    <message>
        <source>Room of %1 taken back</source>
        <translation>Zimmer von %1 zurückgenommen</translation>
    </message>
    <message>
        <source>Room taken back</source>
        <translation>Zimmer zurückgenommen</translation>
    </message>
    <message>
        <source>Hold %1 has a room</source>
        <translation>Zimmer für Option %1</translation>
    </message>
    <message>
        <source>Room held</source>
        <translation>Zimmer in Option</translation>
    </message>
    <message>
        <source>Room out of order</source>
        <translation>Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Room in order again</source>
        <translation>Zimmer wieder in Betrieb</translation>
    </message>
    <message>
        <source>d MMM HH:mm</source>
        <comment>date format: day and time of day</comment>
        <translation>d. MMM HH:mm</translation>
    </message>
    <message>
        <source>Done again</source>
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
        <source>User may sign in again</source>
        <translation>Benutzer darf sich wieder anmelden</translation>
    </message>
    <message>
        <source>User may not sign in any more</source>
        <translation>Benutzer darf sich nicht mehr anmelden</translation>
    </message>
    <message>
        <source>User renamed</source>
        <translation>Benutzer umbenannt</translation>
    </message>
    <message>
        <source>New PIN or password</source>
        <translation>Neue PIN oder neues Passwort</translation>
    </message>
    <message numerus="yes">
        <source>Signed in after %n wrong attempt(s)</source>
        <translation>
            <numerusform>Angemeldet nach %n falschen Versuch</numerusform>
            <numerusform>Angemeldet nach %n falschen Versuchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>Angemeldet</translation>
    </message>
    <message numerus="yes">
        <source>Wrong PIN or password, %n time(s) in a row</source>
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
        <source>Refused</source>
        <translation>Abgelehnt</translation>
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
        <source>Channel unlinked</source>
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
        <source>until it is paid</source>
        <translation>bis bezahlt ist</translation>
    </message>
    <message numerus="yes">
        <source>Computer clock confirmed, %n day(s) ahead</source>
        <translation>
            <numerusform>Uhr des Rechners bestätigt, %n Tag voraus</numerusform>
            <numerusform>Uhr des Rechners bestätigt, %n Tage voraus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not carried out: it could not be saved</source>
        <translation>Nicht ausgeführt: es konnte nicht gespeichert werden</translation>
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
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, recorded %2</source>
        <translation>%1, aufgezeichnet %2</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Durch</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
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
        <source>That can be used</source>
        <translation>Die belegt werden können</translation>
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
        <source>Rooms of guests who will come</source>
        <translation>Zimmer von Gästen, die kommen werden</translation>
    </message>
    <message>
        <source>Limit now</source>
        <translation>Grenze jetzt</translation>
    </message>
    <message>
        <source>Best limit</source>
        <translation>Beste Grenze</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Only &amp;nights to change</source>
        <translation>Nur &amp;Nächte mit Änderung</translation>
    </message>
    <message>
        <source>Advised limits by night and pool</source>
        <translation>Geratene Grenzen je Nacht und Pool</translation>
    </message>
    <message numerus="yes">
        <source>Best limits of the next %Ln night(s)</source>
        <translation>
            <numerusform>Beste Grenzen der nächsten Nacht</numerusform>
            <numerusform>Beste Grenzen der nächsten %Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Pools shown</source>
        <translation>Gezeigte Pools</translation>
    </message>
    <message>
        <source>Makes rules for just these nights: for the pool and for each of its room types. Nothing happens without this click, and it can be undone.</source>
        <translation>Legt Regeln für genau diese Nächte an: für den Pool und für jeden seiner Zimmertypen. Ohne diesen Klick geschieht nichts, und er lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Learning from the past…</source>
        <translation>Lernt aus der Vergangenheit…</translation>
    </message>
    <message>
        <source>The past cannot be read: %1</source>
        <translation>Die Vergangenheit ist nicht lesbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>learned from %Ln booking(s)</source>
        <translation>
            <numerusform>gelernt aus %Ln Buchung</numerusform>
            <numerusform>gelernt aus %Ln Buchungen</numerusform>
        </translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
    <message numerus="yes">
        <source>sell %n more</source>
        <translation>
            <numerusform>%n mehr</numerusform>
            <numerusform>%n mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sell %n less</source>
        <translation>
            <numerusform>%n weniger</numerusform>
            <numerusform>%n weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie jetzt</translation>
    </message>
    <message>
        <source>too much booked</source>
        <translation>zu viel gebucht</translation>
    </message>
    <message>
        <source>More is booked than is wise</source>
        <translation>Es ist mehr gebucht, als klug ist</translation>
    </message>
    <message>
        <source>There are no nights to come.</source>
        <translation>Es stehen keine Nächte bevor.</translation>
    </message>
    <message>
        <source>No night&apos;s limit should be another.</source>
        <translation>Keine Nacht sollte eine andere Grenze haben.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply to %Ln night(s)</source>
        <translation>
            <numerusform>Auf %Ln Nacht an&amp;wenden</numerusform>
            <numerusform>Auf %Ln Nächte an&amp;wenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser&apos;s limits for %n night(s)</source>
        <translation>
            <numerusform>Grenze des Ratgebers für %n Nacht</numerusform>
            <numerusform>Grenzen des Ratgebers für %n Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Overbooking</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Overbooking policy</source>
        <translation>Überbuchungsregel</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditDetails</name>
    <message>
        <source>&amp;Open the booking</source>
        <translation>Buchung &amp;öffnen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Choose a record to see what it changed.</source>
        <translation>Wählen Sie einen Eintrag, um zu sehen, was er geändert hat.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what happened, and what became of it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditFilters</name>
    <message>
        <source>Guest, number, person, room type, reason</source>
        <translation>Gast, Nummer, Person, Zimmertyp, Grund</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Eingetragen</translation>
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
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search the audit trail</source>
        <translation>Protokoll durchsuchen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditModel</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
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
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Since then</source>
        <translation>Seither</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditPage</name>
    <message>
        <source>Export &amp;CSV…</source>
        <translation>&amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save what was found as a file for spreadsheets and other programs</source>
        <translation>Das Gefundene als Datei für Tabellen und andere Programme speichern</translation>
    </message>
    <message>
        <source>The records cannot be read: %1</source>
        <translation>Die Einträge sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Nochmals versuchen</translation>
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
        <translation>&amp;Alle Einträge zeigen</translation>
    </message>
    <message>
        <source>Looking for records…</source>
        <translation>Einträge werden gesucht…</translation>
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
        <source>Each backup is a hotel file of its own. It counts only after it was opened and its books were proved.</source>
        <translation>Jede Sicherung ist eine eigene Hoteldatei. Sie zählt erst, wenn sie geöffnet und ihre Bücher geprüft wurden.</translation>
    </message>
    <message>
        <source>Making a backup and proving it…</source>
        <translation>Eine Sicherung wird gemacht und geprüft…</translation>
    </message>
    <message>
        <source>No backup was made: %1</source>
        <translation>Es wurde keine Sicherung gemacht: %1</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Nur auf Wunsch</translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Jede Stunde</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Wä&amp;hlen…</translation>
    </message>
    <message>
        <source>&amp;Make one</source>
        <translation>&amp;Machen</translation>
    </message>
    <message>
        <source>&amp;Keep the newest</source>
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
        <source>Made</source>
        <translation>Gemacht</translation>
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
        <source>Where backups go</source>
        <translation>Wohin die Sicherungen kommen</translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was made and proved: %Ln record(s).</source>
        <translation>
            <numerusform>%1 wurde gemacht und geprüft: %Ln Eintrag.</numerusform>
            <numerusform>%1 wurde gemacht und geprüft: %Ln Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Roomrack hotels (*.roomrack);;All files (*)</source>
        <translation>Roomrack-Hotels (*.roomrack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Looking into %1…</source>
        <translation>%1 wird angesehen…</translation>
    </message>
    <message>
        <source>Go back to %1, %2?</source>
        <translation>Zurück zu %1, %2?</translation>
    </message>
    <message>
        <source>It was made by an older Roomrack and is brought up to date when it is opened.</source>
        <translation>Sie wurde von einem älteren Roomrack gemacht und wird beim Öffnen auf den neuen Stand gebracht.</translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln booking(s), and its books are proved.</source>
        <translation>
            <numerusform>Sie enthält %Ln Buchung, und ihre Bücher sind geprüft.</numerusform>
            <numerusform>Sie enthält %Ln Buchungen, und ihre Bücher sind geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its books are not sound: %1.</source>
        <translation>Ihre Bücher sind nicht in Ordnung: %1.</translation>
    </message>
    <message>
        <source>What was booked and changed since is not in it. The file as it is now is kept beside it.</source>
        <translation>Was seither gebucht und geändert wurde, ist nicht darin. Die Datei, wie sie jetzt ist, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Keep what is here</source>
        <translation>&amp;Alles lassen, wie es ist</translation>
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
        <source>Check &amp;in…</source>
        <translation>&amp;Einchecken…</translation>
    </message>
    <message>
        <source>Check &amp;out…</source>
        <translation>&amp;Auschecken…</translation>
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
        <source>Cance&amp;l…</source>
        <translation>&amp;Stornieren…</translation>
    </message>
    <message>
        <source>Choose a booking to see it here.</source>
        <translation>Wählen Sie eine Buchung, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>This booking is over.</source>
        <translation>Diese Buchung ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 is changed; its price is %2.</source>
        <translation>%1 ist geändert; der Preis ist %2.</translation>
    </message>
    <message>
        <source>%1 is cancelled without a fee.</source>
        <translation>%1 ist ohne Gebühr storniert.</translation>
    </message>
    <message>
        <source>%1 is cancelled; the fee is %2.</source>
        <translation>%1 ist storniert; die Gebühr ist %2.</translation>
    </message>
    <message>
        <source>%1 is checked in; the night is oversold.</source>
        <translation>%1 ist eingecheckt; die Nacht ist überbucht.</translation>
    </message>
    <message>
        <source>%1 is checked in.</source>
        <translation>%1 ist eingecheckt.</translation>
    </message>
    <message>
        <source>%1 is checked out.</source>
        <translation>%1 ist ausgecheckt.</translation>
    </message>
    <message>
        <source>%1 is marked as no-show.</source>
        <translation>%1 ist als No-Show vermerkt.</translation>
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
        <source>%1, at the rate of %2</source>
        <comment>amount, day</comment>
        <translation>%1, zum Kurs vom %2</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Belastet</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingDraft</name>
    <message>
        <source>the time for this hold is over; nothing was booked</source>
        <translation>die Zeit dieser Option ist um; es wurde nichts gebucht</translation>
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
        <translation>Alles</translation>
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
        <source>The bookings cannot be read: %1</source>
        <translation>Die Buchungen lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>There are no bookings yet.</source>
        <translation>Es gibt noch keine Buchungen.</translation>
    </message>
    <message>
        <source>&amp;Make the first one</source>
        <translation>Die &amp;erste anlegen</translation>
    </message>
    <message>
        <source>No booking matches “%1”.</source>
        <translation>Keine Buchung passt zu „%1“.</translation>
    </message>
    <message>
        <source>&amp;Show all bookings</source>
        <translation>&amp;Alle Buchungen zeigen</translation>
    </message>
    <message>
        <source>Looking for bookings…</source>
        <translation>Buchungen werden gesucht…</translation>
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
        <source>ddd d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>&amp;Setting</source>
        <translation>&amp;Einstellung</translation>
    </message>
    <message>
        <source>&amp;What to do</source>
        <translation>&amp;Was zu tun ist</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>We&amp;rt</translation>
    </message>
    <message>
        <source>That &amp;began on</source>
        <translation>Der a&amp;nfing am</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkDialog</name>
    <message>
        <source>Bulk update</source>
        <translation>Sammeländerung</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
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
        <source>Cha&amp;nge</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the template are not there any more and were left out.</source>
        <translation>
            <numerusform>%Ln Zeile der Vorlage gibt es nicht mehr; sie wurde ausgelassen.</numerusform>
            <numerusform>%Ln Zeilen der Vorlage gibt es nicht mehr; sie wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>is shown here as soon as it is clear what is meant.</source>
        <translation>steht hier, sobald klar ist, was gemeint ist.</translation>
    </message>
    <message numerus="yes">
        <source>Cha&amp;nge %Ln cell(s)</source>
        <translation>
            <numerusform>%Ln Zelle ä&amp;ndern</numerusform>
            <numerusform>%Ln Zellen ä&amp;ndern</numerusform>
        </translation>
    </message>
    <message>
        <source>Something of this was changed meanwhile, at %1; the preview shows it as it is now.</source>
        <translation>Davon wurde inzwischen, um %1, etwas geändert; die Vorschau zeigt es, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>Nothing was changed yet: somebody was quicker. Look at the preview again.</source>
        <translation>Noch wurde nichts geändert: Jemand war schneller. Sehen Sie die Vorschau noch einmal an.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who, what</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) changed.</source>
        <translation>
            <numerusform>%Ln Zelle geändert.</numerusform>
            <numerusform>%Ln Zellen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A rate plan in all room types</source>
        <translation>Ein Ratenplan in allen Zimmertypen</translation>
    </message>
    <message>
        <source>What the channels will be sent</source>
        <translation>Was den Kanälen gesendet wird</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
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
    <name>roomrack::desktop::BulkRanges</name>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>ddd d. MMM yyyy</translation>
    </message>
    <message>
        <source>&amp;Add a range</source>
        <translation>Bereich &amp;hinzufügen</translation>
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
        <translation>Erste Nacht von Bereich %1</translation>
    </message>
    <message>
        <source>Last night of range %1</source>
        <translation>Letzte Nacht von Bereich %1</translation>
    </message>
    <message>
        <source>Remove range %1</source>
        <translation>Bereich %1 entfernen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkRows</name>
    <message>
        <source>Pools, room types and rate plans</source>
        <translation>Pools, Zimmertypen und Ratenpläne</translation>
    </message>
    <message>
        <source>The whole hotel</source>
        <translation>Das ganze Hotel</translation>
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
        <source>Delete the template</source>
        <translation>Die Vorlage löschen</translation>
    </message>
    <message>
        <source>No template yet</source>
        <translation>Noch keine Vorlage</translation>
    </message>
    <message>
        <source>Without a template</source>
        <translation>Ohne Vorlage</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Delete a template</source>
        <translation>Eine Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the template “%1”?</source>
        <translation>Die Vorlage „%1“ löschen?</translation>
    </message>
    <message>
        <source>What was changed with it stays as it is. The template itself does not come back.</source>
        <translation>Was mit ihr geändert wurde, bleibt. Die Vorlage selbst kommt nicht zurück.</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>„%1“ ist gelöscht.</translation>
    </message>
    <message>
        <source>Save as &amp;template…</source>
        <translation>Als &amp;Vorlage speichern…</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CancelDialog</name>
    <message>
        <source>The fee is %1.</source>
        <translation>Die Gebühr ist %1.</translation>
    </message>
    <message>
        <source>There is no fee.</source>
        <translation>Es fällt keine Gebühr an.</translation>
    </message>
    <message>
        <source>Cancel %1?</source>
        <translation>%1 stornieren?</translation>
    </message>
    <message>
        <source>&amp;Cancel the booking</source>
        <translation>Buchung &amp;stornieren</translation>
    </message>
    <message>
        <source>&amp;Keep the booking</source>
        <translation>Buchung &amp;behalten</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n room-night(s) back to sale at once.</source>
        <translation>
            <numerusform>Damit geht %n Zimmernacht sofort zurück in den Verkauf.</numerusform>
            <numerusform>Damit gehen %n Zimmernächte sofort zurück in den Verkauf.</numerusform>
        </translation>
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
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (üblich)</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>Im Verkauf</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Own limit</source>
        <translation>Eigene Grenze</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Optioniert</translation>
    </message>
    <message>
        <source>Pool limit</source>
        <translation>Grenze des Pools</translation>
    </message>
    <message>
        <source>%1 · %2 sold, %3 held</source>
        <translation>%1 · %2 verkauft, %3 optioniert</translation>
    </message>
    <message>
        <source>Physical rooms</source>
        <translation>Zimmer im Haus</translation>
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
        <source>none set</source>
        <translation>keine gesetzt</translation>
    </message>
    <message>
        <source>Why nothing can be sold</source>
        <translation>Warum nichts verkauft werden kann</translation>
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
        <source>Reading the history…</source>
        <translation>Der Verlauf wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing has happened to this night yet.</source>
        <translation>In dieser Nacht hat sich noch nichts geändert.</translation>
    </message>
    <message>
        <source>Follows from</source>
        <translation>Folgt aus</translation>
    </message>
    <message>
        <source>set by hand, instead of %1</source>
        <translation>von Hand gesetzt, statt %1</translation>
    </message>
    <message>
        <source>%1 (set by hand, instead of %2)</source>
        <translation>%1 (von Hand gesetzt, statt %2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What the channels show</source>
        <translation>Was die Kanäle zeigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CellHistoryModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
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
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CentralCard</name>
    <message>
        <source>Central store of duplicates</source>
        <translation>Zentraler Speicher für Dubletten</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>A file, or the address of a PostgreSQL database without its password. Hotels that share it find duplicates among all of them.</source>
        <translation>Eine Datei oder die Adresse einer PostgreSQL-Datenbank ohne ihr Passwort. Häuser, die ihn teilen, finden Dubletten untereinander.</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>This hotel&apos;s name there</source>
        <translation>Name dieses Hauses dort</translation>
    </message>
    <message>
        <source>No other hotel may have it.</source>
        <translation>Kein anderes Haus darf ihn haben.</translation>
    </message>
    <message>
        <source>It is away; this hotel decides alone until it is back.</source>
        <translation>Nicht erreichbar; dieses Haus entscheidet bis dahin allein.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) still to be told.</source>
        <translation>
            <numerusform>%Ln Buchung noch zu melden.</numerusform>
            <numerusform>%Ln Buchungen noch zu melden.</numerusform>
        </translation>
    </message>
    <message>
        <source>In step.</source>
        <translation>Im Gleichstand.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChangeDialog</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>&amp;Save the change</source>
        <translation>Änderung &amp;sichern</translation>
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
        <source>asking for the price…</source>
        <translation>der Preis wird erfragt…</translation>
    </message>
    <message>
        <source>no rate for these nights: type the agreed price</source>
        <translation>keine Rate für diese Nächte: vereinbarten Preis eingeben</translation>
    </message>
    <message>
        <source>type an amount such as 118.50</source>
        <translation>einen Betrag wie 118,50 eingeben</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie bisher</translation>
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
        <source>as before; there is no rate plan</source>
        <translation>wie zuvor; es gibt keinen Ratenplan</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelCardDelegate</name>
    <message>
        <source>Behind</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelDialog</name>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung prüfen</translation>
    </message>
    <message>
        <source>Only what is physically free</source>
        <translation>Nur, was wirklich frei ist</translation>
    </message>
    <message>
        <source>Close everything there</source>
        <translation>Dort alles schließen</translation>
    </message>
    <message>
        <source>Messages may name weekdays</source>
        <translation>Nachrichten dürfen Wochentage nennen</translation>
    </message>
    <message>
        <source>Prices and restrictions apart</source>
        <translation>Preise und Einschränkungen getrennt</translation>
    </message>
    <message>
        <source>Link a channel</source>
        <translation>Kanal anbinden</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Einstellungen von %1</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>%1 anbinden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>A&amp;nbinden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abb&amp;rechen</translation>
    </message>
    <message>
        <source>Parts of the settings</source>
        <translation>Teile der Einstellungen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>Was er zeigt</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The channel needs a name.</source>
        <translation>Der Kanal braucht einen Namen.</translation>
    </message>
    <message>
        <source>The currency is not known.</source>
        <translation>Die Währung ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The keychain has not answered yet.</source>
        <translation>Der Schlüsselbund hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird gefragt…</translation>
    </message>
    <message>
        <source>✓ It answers, and takes the name and password.</source>
        <translation>✓ Er antwortet und nimmt Name und Passwort an.</translation>
    </message>
    <message>
        <source>✕ It does not work: %1</source>
        <translation>✕ Es geht nicht: %1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>A new channel</source>
        <translation>Ein neuer Kanal</translation>
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
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>bleibt, wie es ist</translation>
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
        <source>Its code of the hotel</source>
        <translation>Sein Code des Hotels</translation>
    </message>
    <message>
        <source>Currency of its prices</source>
        <translation>Währung seiner Preise</translation>
    </message>
    <message>
        <source>Markup on prices</source>
        <translation>Aufschlag auf Preise</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Provision</translation>
    </message>
    <message>
        <source>Nights ahead</source>
        <translation>Nächte im Voraus</translation>
    </message>
    <message>
        <source>Rooms it may have sold a night</source>
        <translation>Zimmer, die er je Nacht verkauft haben darf</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Added to what is free</source>
        <translation>Zu dem Freien hinzu</translation>
    </message>
    <message>
        <source>Shows at most</source>
        <translation>Zeigt höchstens</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>stop-sell</source>
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
    <message>
        <source>shortest stay</source>
        <translation>kürzester Aufenthalt</translation>
    </message>
    <message>
        <source>longest stay</source>
        <translation>längster Aufenthalt</translation>
    </message>
    <message>
        <source>It understands: %1</source>
        <translation>Er versteht: %1</translation>
    </message>
    <message>
        <source>It understands</source>
        <translation>Er versteht</translation>
    </message>
    <message>
        <source>A reservation waits: %1</source>
        <translation>Eine Reservierung wartet: %1</translation>
    </message>
    <message>
        <source>Codes of the channel</source>
        <translation>Codes des Kanals</translation>
    </message>
    <message>
        <source>Messages about rooms a minute</source>
        <translation>Nachrichten über Zimmer je Minute</translation>
    </message>
    <message>
        <source>Messages about prices a minute</source>
        <translation>Nachrichten über Preise je Minute</translation>
    </message>
    <message>
        <source>Gather changes for (s)</source>
        <translation>Änderungen sammeln (s)</translation>
    </message>
    <message>
        <source>Entries in a message</source>
        <translation>Einträge je Nachricht</translation>
    </message>
    <message>
        <source>Wait for an answer (s)</source>
        <translation>Auf Antwort warten (s)</translation>
    </message>
    <message>
        <source>Fetch reservations every (s)</source>
        <translation>Reservierungen abholen alle (s)</translation>
    </message>
    <message>
        <source>it sends them</source>
        <translation>er sendet sie</translation>
    </message>
    <message>
        <source>computer:port</source>
        <translation>Rechner:Port</translation>
    </message>
    <message>
        <source>Type the channel&apos;s code beside what it means. What has no code is not shown there. Space in the column Sold closes a room type there, and opens it again. Under Guests stands for how many a channel wants prices: “1, 2, 3”.</source>
        <translation>Schreiben Sie den Code des Kanals neben das, was er bedeutet. Was keinen Code hat, wird dort nicht gezeigt. Die Leertaste in der Spalte Verkauft schließt einen Zimmertyp dort und öffnet ihn wieder. Unter Gäste steht, für wie viele ein Kanal Preise will: „1, 2, 3“.</translation>
    </message>
    <message>
        <source>It knows message tokens</source>
        <translation>Es kennt Nachrichten-Tokens</translation>
    </message>
    <message>
        <source>the door is closed; Settings opens it</source>
        <translation>die Tür ist zu; siehe Einstellungen</translation>
    </message>
    <message>
        <source>known once it is linked</source>
        <translation>bekannt, sobald er angebunden ist</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>It pushes to</source>
        <translation>Sendet selbst an</translation>
    </message>
    <message>
        <source>Told of bookings at</source>
        <translation>Erfährt Buchungen unter</translation>
    </message>
    <message>
        <source>min LOS through every night</source>
        <translation>Mindestaufenthalt für jede Nacht</translation>
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
        <source>%1, %2: %3. Behind: %4. Nights out of step: %5. Messages it takes now: %6.</source>
        <translation>%1, %2: %3. Rückstand: %4. Nächte nicht im Gleichstand: %5. Nachrichten, die er jetzt annimmt: %6.</translation>
    </message>
    <message>
        <source>%1, %2: %3. Bookings to be told: %4.</source>
        <translation>%1, %2: %3. Zu meldende Buchungen: %4.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelNotices</name>
    <message>
        <source>%1 cannot be linked.</source>
        <translation>%1 kann nicht angebunden werden.</translation>
    </message>
    <message>
        <source>The password of %1 is sealed: nothing is sent.</source>
        <translation>Das Passwort von %1 ist versiegelt: Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>%1 does not answer.</source>
        <translation>%1 antwortet nicht.</translation>
    </message>
    <message>
        <source>%1 refuses the name or password.</source>
        <translation>%1 lehnt Name oder Passwort ab.</translation>
    </message>
    <message>
        <source>%1 refused some nights.</source>
        <translation>%1 hat einige Nächte abgelehnt.</translation>
    </message>
    <message>
        <source>Show the channels</source>
        <translation>Kanäle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for you: %Ln reservation(s).</source>
        <translation>
            <numerusform>Es wartet auf Sie: %Ln Reservierung.</numerusform>
            <numerusform>Es warten auf Sie: %Ln Reservierungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something must be taken away at %1 itself.</source>
        <translation>Bei %1 selbst muss noch etwas entfernt werden.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelsPage</name>
    <message>
        <source>Passphrase…</source>
        <translation>Passphrase…</translation>
    </message>
    <message>
        <source>Out of step</source>
        <translation>Nicht im Gleichstand</translation>
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
        <source>How it stands</source>
        <translation>Wie er steht</translation>
    </message>
    <message>
        <source>No channels yet</source>
        <translation>Noch keine Kanäle</translation>
    </message>
    <message>
        <source>Link an OTA, and it shows your rooms and prices as they are in the grid, and its reservations come in here by themselves. You need its address, your code there, a name or key, and its codes of your room types and rate plans.</source>
        <translation>Binden Sie eine OTA an: Sie zeigt dann Ihre Zimmer und Preise, wie sie im Raster stehen, und ihre Reservierungen kommen von selbst hierher. Sie brauchen ihre Adresse, Ihren Code dort, einen Namen oder Schlüssel und ihre Codes Ihrer Zimmertypen und Ratenpläne.</translation>
    </message>
    <message>
        <source>Link a channel…</source>
        <translation>Kanal anbinden…</translation>
    </message>
    <message>
        <source>Reservations · %1</source>
        <translation>Reservierungen · %1</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Budget übrig</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
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
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Neu senden…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
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
        <source>Test the connection</source>
        <translation>Verbindung prüfen</translation>
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
        <source>Unlink…</source>
        <translation>Lösen…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Link it…</source>
        <translation>Anbinden…</translation>
    </message>
    <message>
        <source>It was not paused</source>
        <translation>Er wurde nicht angehalten</translation>
    </message>
    <message>
        <source>It was not resumed</source>
        <translation>Er wurde nicht fortgesetzt</translation>
    </message>
    <message>
        <source>%1 does not answer as it should</source>
        <translation>%1 antwortet nicht, wie er soll</translation>
    </message>
    <message>
        <source>%1 answers.</source>
        <translation>%1 antwortet.</translation>
    </message>
    <message>
        <source>The channel&apos;s settings are saved.</source>
        <translation>Die Einstellungen des Kanals sind gespeichert.</translation>
    </message>
    <message>
        <source>Unlink the channel</source>
        <translation>Kanal lösen</translation>
    </message>
    <message>
        <source>%1 keeps showing what it shows now, and hears of no change any more: close your rooms there first. Its settings, codes and password are forgotten; its bookings stay.</source>
        <translation>%1 zeigt weiter, was er jetzt zeigt, und erfährt von keiner Änderung mehr: Schließen Sie dort zuerst Ihre Zimmer. Einstellungen, Codes und Passwort werden vergessen; die Buchungen bleiben.</translation>
    </message>
    <message>
        <source>Unlink it</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The channel is not linked any more.</source>
        <translation>Der Kanal ist nicht mehr angebunden.</translation>
    </message>
    <message>
        <source>It was not unlinked</source>
        <translation>Er wurde nicht gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) since the start</source>
        <translation>
            <numerusform>%Ln Meldung seit dem Start</numerusform>
            <numerusform>%Ln Meldungen seit dem Start</numerusform>
        </translation>
    </message>
    <message>
        <source>Behind, last 30 minutes (dashed: aimed at)</source>
        <translation>Rückstand, letzte 30 Minuten (gestrichelt: Ziel)</translation>
    </message>
    <message>
        <source>Last confirmed</source>
        <translation>Zuletzt bestätigt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChartView</name>
    <message>
        <source>Use the arrow keys to hear the values of one point after the other.</source>
        <translation>Mit den Pfeiltasten hören Sie die Werte Punkt für Punkt.</translation>
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
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>Room &amp;type</source>
        <translation>Zimmer&amp;typ</translation>
    </message>
    <message>
        <source>Free rooms</source>
        <translation>Freie Zimmer</translation>
    </message>
    <message>
        <source>&amp;Rooms</source>
        <translation>&amp;Zimmer</translation>
    </message>
    <message>
        <source>Looking for free rooms…</source>
        <translation>Freie Zimmer werden gesucht…</translation>
    </message>
    <message>
        <source>No numbered room is free for the whole stay.</source>
        <translation>Kein Zimmer ist für den ganzen Aufenthalt frei.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n room(s), or leave it: the first free ones are given.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer oder lassen Sie es: Dann wird das erste freie zugeteilt.</numerusform>
            <numerusform>Wählen Sie %n Zimmer oder lassen Sie es: Dann werden die ersten freien zugeteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n room(s), or none.</source>
        <translation>
            <numerusform>Wählen Sie %n Zimmer oder keines.</numerusform>
            <numerusform>Wählen Sie %n Zimmer oder keines.</numerusform>
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
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>The price stays %1.</source>
        <translation>Der Preis bleibt %1.</translation>
    </message>
    <message numerus="yes">
        <source>This is an early departure: it gives %n room-night(s) back to sale.</source>
        <translation>
            <numerusform>Das ist eine vorzeitige Abreise: %n Zimmernacht geht zurück in den Verkauf.</numerusform>
            <numerusform>Das ist eine vorzeitige Abreise: %n Zimmernächte gehen zurück in den Verkauf.</numerusform>
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
        <source>as quoted</source>
        <translation>wie angeboten</translation>
    </message>
    <message>
        <source>Agreed &amp;price (%1)</source>
        <translation>Vereinbarter &amp;Preis (%1)</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ClockQuestion</name>
    <message>
        <source>The computer&apos;s clock shows %1, long after the last recorded change (%2). The business date does not move until the clock is corrected or confirmed.</source>
        <translation>Die Uhr des Rechners zeigt %1, lange nach der letzten Änderung (%2). Das Geschäftsdatum bleibt stehen, bis die Uhr gestellt oder bestätigt ist.</translation>
    </message>
    <message>
        <source>Check clock…</source>
        <translation>Uhr prüfen…</translation>
    </message>
    <message>
        <source>The computer&apos;s clock shows %1, before the last recorded change (%2). Set the computer&apos;s clock; the business date does not move until then.</source>
        <translation>Die Uhr des Rechners zeigt %1, vor der letzten Änderung (%2). Stellen Sie die Uhr des Rechners; bis dahin bleibt das Geschäftsdatum stehen.</translation>
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
        <source>The last change was recorded at %1, and the business date is %2. Confirming the clock moves the business date on and cannot be undone. If the clock is wrong, set it in the system&apos;s settings; nothing else is needed here.</source>
        <translation>Die letzte Änderung stammt von %1, das Geschäftsdatum ist der %2. Das Bestätigen stellt das Geschäftsdatum vor und kann nicht rückgängig gemacht werden. Geht die Uhr falsch, stellen Sie sie in den Einstellungen des Systems; hier ist nichts weiter zu tun.</translation>
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
        <source>The clock was not confirmed</source>
        <translation>Die Uhr wurde nicht bestätigt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CodeModel</name>
    <message>
        <source>give the room type above a code first</source>
        <translation>geben Sie zuerst dem Zimmertyp darüber einen Code</translation>
    </message>
    <message>
        <source>%1 has this code, too</source>
        <translation>%1 hat diesen Code auch</translation>
    </message>
    <message>
        <source>– not shown there</source>
        <translation>– dort nicht gezeigt</translation>
    </message>
    <message>
        <source>shown as sold out</source>
        <translation>als ausgebucht gezeigt</translation>
    </message>
    <message>
        <source>✓ shown</source>
        <translation>✓ gezeigt</translation>
    </message>
    <message>
        <source>Code of %1</source>
        <translation>Code von %1</translation>
    </message>
    <message>
        <source>Room type, rate plan</source>
        <translation>Zimmertyp, Ratenplan</translation>
    </message>
    <message>
        <source>The channel&apos;s code</source>
        <translation>Code des Kanals</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Numbers of guests of %1</source>
        <translation>Gästezahlen von %1</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CommandDialog</name>
    <message>
        <source>The booking was changed meanwhile. Nothing was done.</source>
        <translation>Die Buchung wurde inzwischen geändert. Es ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Look again, then decide.</source>
        <translation>Sehen Sie noch einmal hin und entscheiden Sie dann.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ConfirmHoldDialog</name>
    <message>
        <source>Confirm the hold</source>
        <translation>Option bestätigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>The hold is over: it ran out, or was released or confirmed elsewhere.</source>
        <translation>Die Option ist vorbei: abgelaufen oder anderswo freigegeben oder bestätigt.</translation>
    </message>
    <message>
        <source>Conf&amp;irm booking</source>
        <translation>Buchung bestät&amp;igen</translation>
    </message>
    <message>
        <source>The hold is being paid: its payment makes the booking.</source>
        <translation>Die Option wird bezahlt: die Zahlung macht sie zur Buchung.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DatabaseCard</name>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Ort</translation>
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
        <translation>S&amp;icherungen…</translation>
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
        <source>A server, over the network</source>
        <translation>Ein Server, über das Netz</translation>
    </message>
    <message>
        <source>Where the hotel is kept</source>
        <translation>Wo das Hotel gespeichert wird</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DatabaseDialog</name>
    <message>
        <source>Open a database</source>
        <translation>Eine Datenbank öffnen</translation>
    </message>
    <message>
        <source>A PostgreSQL server can keep the hotels of a group. Whoever runs it knows the address.</source>
        <translation>Ein PostgreSQL-Server kann die Hotels einer Gruppe aufbewahren. Wer ihn betreibt, kennt die Adresse.</translation>
    </message>
    <message>
        <source>from ~/.pgpass where it is empty</source>
        <translation>aus ~/.pgpass, wenn es leer ist</translation>
    </message>
    <message>
        <source>all of them where it is empty</source>
        <translation>alle, wenn es leer ist</translation>
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
    <name>roomrack::desktop::DatesButton</name>
    <message>
        <source>Dates</source>
        <translation>Daten</translation>
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
        <translation>Summe</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DeskActions</name>
    <message>
        <source>%1 is booked.</source>
        <translation>%1 ist gebucht.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::Desktop</name>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Open a hotel</source>
        <translation>Ein Hotel öffnen</translation>
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
        <source>No backup was made</source>
        <translation>Es wurde keine Sicherung gemacht</translation>
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
        <source>A server&apos;s database is backed up by the server&apos;s own tools (pg_dump).</source>
        <translation>Eine Datenbank auf einem Server wird mit dessen eigenen Werkzeugen gesichert (pg_dump).</translation>
    </message>
    <message>
        <source>This hotel lives in a temporary file and is thrown away.</source>
        <translation>Dieses Hotel steht in einer temporären Datei und wird weggeworfen.</translation>
    </message>
    <message>
        <source>Restoring %1…</source>
        <translation>%1 wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>The backup was restored. What was there before is %1.</source>
        <translation>Die Sicherung ist wiederhergestellt. Was vorher da war, ist %1.</translation>
    </message>
    <message>
        <source>Nothing was restored</source>
        <translation>Nichts wurde wiederhergestellt</translation>
    </message>
    <message>
        <source>This hotel was not closed in order last time. It is being checked…</source>
        <translation>Dieses Hotel wurde zuletzt nicht ordentlich geschlossen. Es wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>Everything that was saved is there and sound: %Ln record(s) checked.</source>
        <translation>
            <numerusform>Alles Gespeicherte ist da und in Ordnung: %Ln Eintrag wurde geprüft.</numerusform>
            <numerusform>Alles Gespeicherte ist da und in Ordnung: %Ln Einträge wurden geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last end left the file unsound: %1</source>
        <translation>Das letzte Ende hat die Datei beschädigt hinterlassen: %1</translation>
    </message>
    <message>
        <source>The file was not checked</source>
        <translation>Die Datei wurde nicht geprüft</translation>
    </message>
    <message>
        <source>Only when asked, into %1</source>
        <translation>Nur auf Wunsch, nach %1</translation>
    </message>
    <message numerus="yes">
        <source>Every hour, the newest %n kept, in %1</source>
        <translation>
            <numerusform>Jede Stunde, die neueste bleibt, in %1</numerusform>
            <numerusform>Jede Stunde, die neuesten %n bleiben, in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every day, the newest %n kept, in %1</source>
        <translation>
            <numerusform>Jeden Tag, die neueste bleibt, in %1</numerusform>
            <numerusform>Jeden Tag, die neuesten %n bleiben, in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookings from a file are imported where the hotel is kept.</source>
        <translation>Buchungen aus einer Datei werden dort importiert, wo das Hotel geführt wird.</translation>
    </message>
    <message>
        <source>This hotel is backed up where it is kept, by the server.</source>
        <translation>Dieses Hotel wird dort gesichert, wo es geführt wird, vom Server.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DoorCard</name>
    <message>
        <source>Channels may push, and monitors ask</source>
        <translation>Kanäle dürfen senden, Überwachung darf fragen</translation>
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
        <source>Door for channels</source>
        <translation>Tür für Kanäle</translation>
    </message>
    <message>
        <source>127.0.0.1 is this computer only, 0.0.0.0 every address it has. Beyond this computer a certificate is needed.</source>
        <translation>127.0.0.1 ist nur dieser Rechner, 0.0.0.0 jede seiner Adressen. Außerhalb dieses Rechners ist ein Zertifikat nötig.</translation>
    </message>
    <message>
        <source>What stands in the address that channels call, where it is not the address above; several with commas.</source>
        <translation>Was in der Adresse steht, die Kanäle aufrufen, wenn es nicht die obige ist; mehrere mit Kommas.</translation>
    </message>
    <message>
        <source>Listens at</source>
        <translation>Horcht an</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Called by the name</source>
        <translation>Wird angesprochen als</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>Its key</source>
        <translation>Sein Schlüssel</translation>
    </message>
    <message>
        <source>Figures want</source>
        <translation>Kennzahlen verlangen</translation>
    </message>
    <message>
        <source>a file in PEM form</source>
        <translation>eine Datei in PEM-Form</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose a file: %1</source>
        <translation>Datei wählen: %1</translation>
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
        <source>How the door stands</source>
        <translation>Wie es um die Tür steht</translation>
    </message>
    <message>
        <source>no token, from this computer only</source>
        <translation>kein Token, nur von diesem Rechner</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>ein Token</translation>
    </message>
    <message>
        <source>Copy it now; after that only its fingerprint is known here.</source>
        <translation>Kopieren Sie es jetzt; danach ist hier nur noch sein Fingerabdruck bekannt.</translation>
    </message>
    <message>
        <source>Closed: channels are only asked.</source>
        <translation>Zu: Kanäle werden nur gefragt.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>✓ Open at %1</source>
        <translation>✓ Offen unter %1</translation>
    </message>
    <message>
        <source>✕ Not open: %1</source>
        <translation>✕ Nicht offen: %1</translation>
    </message>
    <message>
        <source>Save the settings of the door</source>
        <translation>Einstellungen der Tür speichern</translation>
    </message>
    <message>
        <source>Discard the changes of the door</source>
        <translation>Änderungen der Tür verwerfen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the token</source>
        <translation>Token entfernen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateCards</name>
    <message>
        <source>Needs a decision</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>Messages repeated</source>
        <translation>Wiederholte Nachrichten</translation>
    </message>
    <message>
        <source>Requests repeated</source>
        <translation>Wiederholte Anfragen</translation>
    </message>
    <message>
        <source>Central store</source>
        <translation>Zentraler Speicher</translation>
    </message>
    <message>
        <source>Blocked today</source>
        <translation>Heute abgewiesen</translation>
    </message>
    <message>
        <source>%1 not charged twice</source>
        <translation>%1 nicht doppelt belastet</translation>
    </message>
    <message>
        <source>nothing to be charged twice</source>
        <translation>nichts doppelt zu belasten</translation>
    </message>
    <message>
        <source>all harmless</source>
        <translation>alle harmlos</translation>
    </message>
    <message>
        <source>none came again</source>
        <translation>keine kam noch einmal</translation>
    </message>
    <message>
        <source>same answer each</source>
        <translation>jedes Mal dieselbe Antwort</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <comment>duration</comment>
        <translation>älteste %1</translation>
    </message>
    <message>
        <source>nothing waits</source>
        <translation>nichts wartet</translation>
    </message>
    <message>
        <source>in step</source>
        <translation>im Gleichstand</translation>
    </message>
    <message>
        <source>nothing to settle</source>
        <translation>nichts auszugleichen</translation>
    </message>
    <message>
        <source>last settled %1</source>
        <comment>time</comment>
        <translation>zuletzt ausgeglichen %1</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message numerus="yes">
        <source>since %1, %Ln to settle</source>
        <comment>time</comment>
        <translation>
            <numerusform>seit %1, %Ln auszugleichen</numerusform>
            <numerusform>seit %1, %Ln auszugleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>time</comment>
        <translation>seit %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateModel</name>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was gesehen wurde</translation>
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
        <source>Refuse the same request within</source>
        <translation>Gleiche Anfrage ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Refuse near-identical requests within</source>
        <translation>Nahezu gleiche Anfragen ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Ask about similar requests within</source>
        <translation>Bei ähnlichen Anfragen nachfragen innerhalb von</translation>
    </message>
    <message>
        <source>Refuse the same group within</source>
        <translation>Gleiche Gruppe ablehnen innerhalb von</translation>
    </message>
    <message>
        <source>Ask about similar groups within</source>
        <translation>Bei ähnlichen Gruppen nachfragen innerhalb von</translation>
    </message>
    <message>
        <source>Weight of the name</source>
        <translation>Gewicht des Namens</translation>
    </message>
    <message>
        <source>Weight of the e-mail</source>
        <translation>Gewicht der E-Mail</translation>
    </message>
    <message>
        <source>Weight of the phone</source>
        <translation>Gewicht des Telefons</translation>
    </message>
    <message>
        <source>Weight of the room type</source>
        <translation>Gewicht der Zimmerkategorie</translation>
    </message>
    <message>
        <source>Ask from</source>
        <translation>Nachfragen ab</translation>
    </message>
    <message>
        <source>Near-identical from</source>
        <translation>Nahezu gleich ab</translation>
    </message>
    <message>
        <source>Replay past decisions</source>
        <translation>Frühere Entscheidungen prüfen</translation>
    </message>
    <message>
        <source>This hotel&apos;s own rules apply.</source>
        <translation>Es gelten eigene Regeln dieses Hotels.</translation>
    </message>
    <message>
        <source>Default rules apply.</source>
        <translation>Es gelten die Standardregeln.</translation>
    </message>
    <message>
        <source>The default rules apply again. Past decisions stay as they are.</source>
        <translation>Es gelten wieder die Standardregeln. Frühere Entscheidungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Of %1 logged decisions %2 stay the same; %3 would be refused, %4 asked about and %5 booked at once. Requests that were booked without a question are not in the log.</source>
        <translation>Von %1 protokollierten Entscheidungen bleiben %2 gleich; %3 würden abgelehnt, bei %4 würde nachgefragt und %5 würden sofort gebucht. Anfragen, die ohne Nachfrage gebucht wurden, stehen nicht im Protokoll.</translation>
    </message>
    <message>
        <source>There are no past decisions yet.</source>
        <translation>Es gibt noch keine früheren Entscheidungen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateView</name>
    <message>
        <source>Duplicate</source>
        <translation>Dublette</translation>
    </message>
    <message>
        <source>Why it was stopped</source>
        <translation>Warum sie angehalten wurde</translation>
    </message>
    <message>
        <source>Both bookings side by side</source>
        <translation>Beide Buchungen nebeneinander</translation>
    </message>
    <message>
        <source>It &amp;is a duplicate…</source>
        <translation>&amp;Ist eine Dublette…</translation>
    </message>
    <message>
        <source>&amp;Keep both…</source>
        <translation>Beide beha&amp;lten…</translation>
    </message>
    <message>
        <source>&amp;Replace the first…</source>
        <translation>&amp;Erste ersetzen…</translation>
    </message>
    <message>
        <source>&amp;Open the booking</source>
        <translation>Buchung &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Write to the guest…</source>
        <translation>Dem &amp;Gast schreiben…</translation>
    </message>
    <message>
        <source>Choose a line to see both bookings side by side.</source>
        <translation>Wählen Sie eine Zeile, um beide Buchungen nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>Is this a duplicate booking?</source>
        <translation>Ist diese Buchung eine Dublette?</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln‑mal</numerusform>
            <numerusform>%Ln‑mal</numerusform>
        </translation>
    </message>
    <message>
        <source>First time</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>A request whose key is known has no effect: whoever sent it again got the same answer as the first time, byte for byte.</source>
        <translation>Eine Anfrage, deren Schlüssel bekannt ist, bewirkt nichts: Wer sie noch einmal schickte, bekam Byte für Byte dieselbe Antwort wie beim ersten Mal.</translation>
    </message>
    <message>
        <source>A message that was done already has no effect: the channel was told that it arrived.</source>
        <translation>Eine Nachricht, die schon erledigt ist, bewirkt nichts: Dem Kanal wurde gesagt, dass sie ankam.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Nothing was decided</source>
        <translation>Nichts wurde entschieden</translation>
    </message>
    <message>
        <source>It was a duplicate.</source>
        <translation>Es war eine Dublette.</translation>
    </message>
    <message>
        <source>%1 is being paid.</source>
        <translation>%1 wird bezahlt.</translation>
    </message>
    <message>
        <source>Both are kept.</source>
        <translation>Beide bleiben.</translation>
    </message>
    <message>
        <source>%1 takes the place of the first.</source>
        <translation>%1 tritt an die Stelle der ersten.</translation>
    </message>
    <message>
        <source>This computer has no mail program; the guest&apos;s address is %1.</source>
        <translation>Dieser Rechner hat kein Mailprogramm; die Adresse des Gastes ist %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day, time of day</comment>
        <translation>%1, %2</translation>
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
        <translation>Alles</translation>
    </message>
    <message>
        <source>Kind</source>
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
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>What came twice</source>
        <translation>Was doppelt kam</translation>
    </message>
    <message>
        <source>Save what is shown as a file for spreadsheets and other programs</source>
        <translation>Das Gezeigte als Datei für Tabellen und andere Programme sichern</translation>
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
        <source>Blocked in all</source>
        <translation>Insgesamt abgewiesen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The log cannot be read: %1</source>
        <translation>Die Nachrichten sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Nochmals versuchen</translation>
    </message>
    <message>
        <source>Nothing came twice here.</source>
        <translation>Hier kam nichts doppelt.</translation>
    </message>
    <message>
        <source>&amp;Show everything</source>
        <translation>Alles zei&amp;gen</translation>
    </message>
    <message>
        <source>Export the log as CSV</source>
        <translation>Die Liste als CSV exportieren</translation>
    </message>
    <message>
        <source>duplicates-%1.csv</source>
        <comment>name of a file</comment>
        <translation>dubletten-%1.csv</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Dubletten</translation>
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
        <source>Nothing has come twice.</source>
        <translation>Nichts kam doppelt.</translation>
    </message>
    <message>
        <source>Bookings, requests and messages that do are stopped before they take a room or charge a card, and are shown here.</source>
        <translation>Buchungen, Anfragen und Nachrichten, die doppelt kommen, werden angehalten, bevor sie ein Zimmer belegen oder eine Karte belasten, und stehen dann hier.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::EditSender</name>
    <message>
        <source>Not changed</source>
        <translation>Nicht geändert</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Belegung</translation>
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
        <translation>Die Tabelle als Datei für Tabellenkalkulationen und andere Programme sichern</translation>
    </message>
    <message>
        <source>Save figures, chart and table as a file to print or send</source>
        <translation>Kennzahlen, Diagramm und Tabelle als Datei zum Drucken oder Versenden sichern</translation>
    </message>
    <message>
        <source>Export the table as CSV</source>
        <translation>Die Tabelle als CSV exportieren</translation>
    </message>
    <message>
        <source>Export the report as PDF</source>
        <translation>Den Bericht als PDF exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
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
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was exported</source>
        <translation>Nichts wurde exportiert</translation>
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
        <source>Live holds</source>
        <translation>Offene Optionen</translation>
    </message>
    <message>
        <source>Oversold nights</source>
        <translation>Überbuchte Nächte</translation>
    </message>
    <message>
        <source>Average daily rate: revenue of tonight&apos;s occupied and paid rooms</source>
        <translation>Durchschnittsrate: Logisumsatz der heute Nacht belegten und bezahlten Zimmer je Zimmer</translation>
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
        <source>guests to be walked</source>
        <translation>Gäste auszuquartieren</translation>
    </message>
    <message>
        <source>none ahead</source>
        <translation>keine voraus</translation>
    </message>
    <message>
        <source>no week before</source>
        <translation>keine Vorwoche</translation>
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
        <source>Bookings that were refused at once</source>
        <translation>Buchungen, die sofort abgewiesen wurden</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Bookings that a person was asked about</source>
        <translation>Buchungen, zu denen jemand gefragt wurde</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Requests and messages that came again</source>
        <translation>Anfragen und Nachrichten, die noch einmal kamen</translation>
    </message>
    <message>
        <source>Not charged twice</source>
        <translation>Nicht doppelt belastet</translation>
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
        <source>Nothing came twice in this period.</source>
        <translation>In diesem Zeitraum kam nichts doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all</source>
        <translation>
            <numerusform>%Ln insgesamt</numerusform>
            <numerusform>%Ln insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs, by the API</source>
        <translation>Programme, über die API</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FileStep</name>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Semikolons</translation>
    </message>
    <message>
        <source>bars</source>
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
        <source>By the file&apos;s mark, else UTF-8</source>
        <translation>Nach der Marke der Datei, sonst UTF-8</translation>
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
        <source>Recognised: %1.</source>
        <translation>Erkannt: %1.</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Eine Datei wählen</translation>
    </message>
    <message>
        <source>A table of bookings as CSV, one booking a line, with the names of the columns in its first line.</source>
        <translation>Eine Tabelle der Buchungen als CSV, eine Buchung je Zeile, mit den Namen der Spalten in der ersten Zeile.</translation>
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
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Number, guest, e-mail or reference</source>
        <translation>Nummer, Gast, E-Mail oder Referenz</translation>
    </message>
    <message>
        <source>Search bookings</source>
        <translation>Buchungen suchen</translation>
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
        <source>Every room-night of a hotel in one window, sold once.</source>
        <translation>Jede Zimmernacht eines Hotels in einem Fenster, einmal verkauft.</translation>
    </message>
    <message>
        <source>&amp;Open a hotel…</source>
        <translation>Ein Hotel ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>A file that Roomrack has made before</source>
        <translation>Eine Datei, die Roomrack früher angelegt hat</translation>
    </message>
    <message>
        <source>Import boo&amp;kings…</source>
        <translation>&amp;Buchungen importieren…</translation>
    </message>
    <message>
        <source>From a CSV file of another program; the hotel is made on the way</source>
        <translation>Aus der CSV-Datei eines anderen Programms; das Hotel entsteht dabei</translation>
    </message>
    <message>
        <source>Show the &amp;demo</source>
        <translation>&amp;Vorführung zeigen</translation>
    </message>
    <message>
        <source>A made-up hotel with guests who book while you watch</source>
        <translation>Ein erfundenes Hotel mit Gästen, die vor Ihren Augen buchen</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Make a hotel</source>
        <translation>Ein Hotel anlegen</translation>
    </message>
    <message>
        <source>Everything here can be changed later.</source>
        <translation>Alles hier lässt sich später ändern.</translation>
    </message>
    <message>
        <source>&amp;Make the hotel</source>
        <translation>Hotel &amp;anlegen</translation>
    </message>
    <message>
        <source>Open a hotel</source>
        <translation>Ein Hotel öffnen</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack);;All files (*)</source>
        <translation>Hotels (*.roomrack);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Making the hotel…</source>
        <translation>Das Hotel wird angelegt…</translation>
    </message>
    <message>
        <source>Open a data&amp;base…</source>
        <translation>Eine Da&amp;tenbank öffnen…</translation>
    </message>
    <message>
        <source>Hotels that a PostgreSQL server keeps</source>
        <translation>Hotels, die ein PostgreSQL-Server aufbewahrt</translation>
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
        <source>Engine: %1</source>
        <translation>Störung: %1</translation>
    </message>
    <message>
        <source>Last commit %1</source>
        <translation>Zuletzt gesichert %1</translation>
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
    <name>roomrack::desktop::FrontDeskPage</name>
    <message>
        <source>&amp;Arrivals</source>
        <translation>A&amp;nreisen</translation>
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
        <source>Nobody arrives today.</source>
        <translation>Heute reist niemand an.</translation>
    </message>
    <message>
        <source>Nobody leaves today.</source>
        <translation>Heute reist niemand ab.</translation>
    </message>
    <message>
        <source>Nobody is in house.</source>
        <translation>Niemand ist im Haus.</translation>
    </message>
    <message>
        <source>Everybody who was due has come.</source>
        <translation>Alle Erwarteten sind gekommen.</translation>
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
        <source>&amp;Night audit…</source>
        <translation>&amp;Tagesabschluss…</translation>
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
        <source>Nobody here matches the search.</source>
        <translation>Niemand hier passt zur Suche.</translation>
    </message>
    <message>
        <source>%1 has checked in.</source>
        <translation>%1 ist eingecheckt.</translation>
    </message>
    <message>
        <source>%1 has checked out.</source>
        <translation>%1 ist ausgecheckt.</translation>
    </message>
    <message>
        <source>%1 is marked as no-show.</source>
        <translation>%1 ist als No-Show vermerkt.</translation>
    </message>
    <message>
        <source>%1 is cancelled.</source>
        <translation>%1 ist storniert.</translation>
    </message>
    <message>
        <source>Front desk</source>
        <translation>Rezeption</translation>
    </message>
    <message>
        <source>De&amp;partures</source>
        <translation>Abreis&amp;en</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FxCard</name>
    <message>
        <source>Sho&amp;w earlier ones</source>
        <translation>&amp;Frühere zeigen</translation>
    </message>
    <message>
        <source>&amp;Load a file…</source>
        <translation>Datei lad&amp;en…</translation>
    </message>
    <message>
        <source>Add a &amp;rate…</source>
        <translation>&amp;Kurs hinzufügen…</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
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
        <source>Prices and fees of bookings are also shown in it. What is owed stays in the hotel&apos;s currency.</source>
        <translation>Preise und Gebühren von Buchungen stehen auch in ihr da. Geschuldet wird in der Währung des Hotels.</translation>
    </message>
    <message>
        <source>No second currency</source>
        <translation>Keine zweite Währung</translation>
    </message>
    <message>
        <source>Amounts also &amp;in</source>
        <translation>Beträge a&amp;uch in</translation>
    </message>
    <message>
        <source>The rate is saved.</source>
        <translation>Der Kurs ist gespeichert.</translation>
    </message>
    <message>
        <source>That is the hotel&apos;s own currency.</source>
        <translation>Das ist die eigene Währung des Hotels.</translation>
    </message>
    <message>
        <source>No rate leads from %1 to %2 yet.</source>
        <translation>Noch führt kein Kurs von %1 zu %2.</translation>
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
        <source>Load exchange rates</source>
        <translation>Wechselkurse laden</translation>
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
        <source>Nothing more was saved: %1</source>
        <translation>Es wurde nichts weiter gespeichert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new rate(s) saved.</source>
        <translation>
            <numerusform>%Ln neuer Kurs gespeichert.</numerusform>
            <numerusform>%Ln neue Kurse gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rates of the file were known already.</source>
        <translation>Alle Kurse der Datei waren schon bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were left out: their currencies are not in use any more.</source>
        <comment>exchange rates</comment>
        <translation>
            <numerusform>%Ln wurde ausgelassen: Seine Währung gibt es nicht mehr.</numerusform>
            <numerusform>%Ln wurden ausgelassen: Ihre Währungen gibt es nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rates yet. Add one, or load the file
of the European Central Bank.</source>
        <translation>Noch keine Kurse. Fügen Sie einen hinzu oder laden Sie
die Datei der Europäischen Zentralbank.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FxRateDialog</name>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Add an exchange rate</source>
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
        <source>d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <translation>&amp;Ein</translation>
    </message>
    <message>
        <source>&amp;is so many</source>
        <translation>ist so &amp;viel</translation>
    </message>
    <message>
        <source>of this &amp;currency</source>
        <translation>dieser &amp;Währung</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>on the da&amp;y</source>
        <translation>am &amp;Tag</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GoToDate</name>
    <message>
        <source>Date to go to</source>
        <translation>Datum, zu dem es gehen soll</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>A date, or +30 for days from today · Enter to go</source>
        <translation>Ein Datum, oder +30 für Tage ab heute · Eingabe geht dorthin</translation>
    </message>
    <message>
        <source>The nights shown here run from %1 to %2.</source>
        <translation>Die Nächte hier reichen vom %1 bis zum %2.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridEdits</name>
    <message>
        <source>These nights are over; they can no longer be changed.</source>
        <translation>Diese Nächte sind vorbei; sie lassen sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>These nights are further ahead than the hotel sells.</source>
        <translation>So weit voraus verkauft das Haus noch nicht.</translation>
    </message>
    <message>
        <source>Restrictions are set for a room type; they hold for all its rate plans.</source>
        <translation>Einschränkungen gelten für einen Zimmertyp und alle seine Ratenpläne; setzen Sie sie dort.</translation>
    </message>
    <message>
        <source>Numbers are typed for a room type: unfold the pool and choose one. O sets rooms of the pool out of order.</source>
        <translation>Zahlen tippt man bei einem Zimmertyp: Klappen Sie den Pool auf und wählen Sie einen. O setzt Zimmer des Pools außer Betrieb.</translation>
    </message>
    <message>
        <source>A rate is set for a room type or one of its rate plans: unfold the pool.</source>
        <translation>Eine Rate gehört zu einem Zimmertyp oder einem seiner Ratenpläne: Klappen Sie den Pool auf.</translation>
    </message>
    <message>
        <source>%1: choose a room type.</source>
        <translation>%1: Wählen Sie einen Zimmertyp.</translation>
    </message>
    <message>
        <source>%1 on or off</source>
        <translation>%1 ein oder aus</translation>
    </message>
    <message>
        <source>Restrictions taken off</source>
        <translation>Einschränkungen aufgehoben</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) copied.</source>
        <translation>
            <numerusform>%Ln Zelle kopiert.</numerusform>
            <numerusform>%Ln Zellen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not pasted</source>
        <translation>Nicht eingefügt</translation>
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
        <source>This view shows what the channels show. Change nights in the other views.</source>
        <translation>Diese Ansicht zeigt, was die Kanäle zeigen. Ändern Sie Nächte in den anderen Ansichten.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridModel</name>
    <message>
        <source>rooms</source>
        <translation>Zimmer</translation>
    </message>
    <message>
        <source>restrictions</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>! %1 refuses something of this night (%2).</source>
        <translation>! %1 lehnt etwas von dieser Nacht ab (%2).</translation>
    </message>
    <message>
        <source>↑ %1 has not confirmed everything yet (%2).</source>
        <translation>↑ %1 hat noch nicht alles bestätigt (%2).</translation>
    </message>
    <message>
        <source>✓ %1 shows it as it is here.</source>
        <translation>✓ %1 zeigt sie, wie sie hier ist.</translation>
    </message>
    <message>
        <source>– %1 does not show it.</source>
        <translation>– %1 zeigt sie nicht.</translation>
    </message>
    <message>
        <source>No channel shows this night.</source>
        <translation>Kein Kanal zeigt diese Nacht.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridView</name>
    <message>
        <source>Rooms for sale by night</source>
        <translation>Zimmer im Verkauf nach Nächten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GuestForm</name>
    <message>
        <source>The booking needs a guest&apos;s name.</source>
        <translation>Die Buchung braucht den Namen eines Gastes.</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.org.</source>
        <translation>Eine E-Mail-Adresse sieht aus wie name@example.org.</translation>
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
        <source>Live holds</source>
        <translation>Offene Optionen</translation>
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
        <source>As long again as this channel&apos;s holds last (E)</source>
        <translation>Noch einmal so lange, wie Optionen dieses Kanals dauern (E)</translation>
    </message>
    <message>
        <source>Make a booking of it (Enter)</source>
        <translation>Zur Buchung machen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Give the rooms back (Delete)</source>
        <translation>Die Zimmer zurückgeben (Entf)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln Option</numerusform>
            <numerusform>%Ln Optionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room-night(s)</source>
        <translation>
            <numerusform>%Ln Zimmernacht</numerusform>
            <numerusform>%Ln Zimmernächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held at the moment.</source>
        <translation>Zurzeit ist nichts optioniert.</translation>
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
        <source>%1 is held longer.</source>
        <translation>%1 ist länger optioniert.</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Verlängern</translation>
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
        <source>&amp;Release the hold</source>
        <translation>Option &amp;freigeben</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>%1 is released.</source>
        <translation>%1 ist freigegeben.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Optionen</translation>
    </message>
    <message numerus="yes">
        <source>This gives %n room-night(s) back to sale; whoever holds them loses them.</source>
        <translation>
            <numerusform>Damit geht %n Zimmernacht zurück in den Verkauf; wer sie hält, verliert sie.</numerusform>
            <numerusform>Damit gehen %n Zimmernächte zurück in den Verkauf; wer sie hält, verliert sie.</numerusform>
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
        <source>Left</source>
        <translation>Rest</translation>
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
        <source>Taken</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Its payment decides, not the time.</source>
        <translation>Die Zahlung entscheidet, nicht die Zeit.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsModel</name>
    <message>
        <source>Runs out at %1</source>
        <translation>Läuft um %1 ab</translation>
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
        <source>Its payment decides, not the time.</source>
        <translation>Die Zahlung entscheidet, nicht die Zeit.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsPanel</name>
    <message>
        <source>Live holds</source>
        <translation>Offene Optionen</translation>
    </message>
    <message>
        <source>Nobody is holding a room.</source>
        <translation>Niemand hält ein Zimmer.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Make it a booking (Enter)</source>
        <translation>Zur Buchung machen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Verlängern</translation>
    </message>
    <message>
        <source>Give it more time (E)</source>
        <translation>Mehr Zeit geben (E)</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Give the rooms back (R)</source>
        <translation>Die Zimmer zurückgeben (R)</translation>
    </message>
    <message numerus="yes">
        <source>%n room-night(s)</source>
        <translation>
            <numerusform>%n Zimmernacht</numerusform>
            <numerusform>%n Zimmernächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Not extended</source>
        <translation>Nicht verlängert</translation>
    </message>
    <message>
        <source>Not released</source>
        <translation>Nicht freigegeben</translation>
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
        <source>Latitude and longitude in degrees, as maps show them. The walk list takes distances to sister hotels from it.</source>
        <translation>Breite und Länge in Grad, wie Karten sie zeigen. Die Ausquartierliste nimmt daraus die Entfernung zu den Schwesterhotels.</translation>
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
        <source>Cit&amp;y</source>
        <translation>Or&amp;t</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Lage</translation>
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
        <source>Night &amp;audit</source>
        <translation>Tagesabs&amp;chluss</translation>
    </message>
    <message>
        <source>S&amp;old ahead</source>
        <translation>Im &amp;Voraus verkauft</translation>
    </message>
    <message>
        <source>Night audit</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>By itself at</source>
        <translation>Von selbst um</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
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
        <source>live for (min:s)</source>
        <translation>laufen (min:s)</translation>
    </message>
    <message>
        <source>extended up to</source>
        <translation>verlängert bis</translation>
    </message>
    <message>
        <source>Holds of %1 live for</source>
        <translation>Optionen von %1 laufen</translation>
    </message>
    <message>
        <source>Holds of %1 are extended up to</source>
        <translation>Optionen von %1 werden verlängert bis</translation>
    </message>
    <message>
        <source>There are bookings, whose nights are counted in it.</source>
        <translation>Es gibt Buchungen; ihre Nächte zählen in ihr.</translation>
    </message>
    <message>
        <source>There are bookings, whose prices are in it.</source>
        <translation>Es gibt Buchungen; ihre Preise stehen in ihr.</translation>
    </message>
    <message>
        <source>There are rates in it already.</source>
        <translation>Es gibt schon Raten in ihr.</translation>
    </message>
    <message>
        <source>The hotel needs a name.</source>
        <translation>Das Hotel braucht einen Namen.</translation>
    </message>
    <message>
        <source>The currency is not known.</source>
        <translation>Die Währung ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The time zone is not known.</source>
        <translation>Die Zeitzone ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A hold must not live longer than it can be extended.</source>
        <translation>Eine Option darf nicht länger laufen, als sie verlängert werden kann.</translation>
    </message>
    <message>
        <source>The hotel&apos;s settings are saved.</source>
        <translation>Die Einstellungen des Hotels sind gespeichert.</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Ver&amp;werfen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelChannels</name>
    <message>
        <source>The passwords on this machine are sealed. Give the passphrase first.</source>
        <translation>Die Passwörter auf diesem Rechner sind versiegelt. Geben Sie zuerst die Passphrase ein.</translation>
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
        <source>Where to keep the hotel</source>
        <translation>Wo das Hotel gespeichert werden soll</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack)</source>
        <translation>Hotels (*.roomrack)</translation>
    </message>
    <message>
        <source>Say in which file the hotel is kept.</source>
        <translation>Sagen Sie, in welcher Datei das Hotel gespeichert wird.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelSession</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Niemand ist angemeldet.</translation>
    </message>
    <message>
        <source>There is no connection to the hotel just now.</source>
        <translation>Gerade gibt es keine Verbindung zum Hotel.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelStep</name>
    <message>
        <source>Play the history only up to the evening of</source>
        <translation>Geschichte nur nachspielen bis zum Abend des</translation>
    </message>
    <message>
        <source>Last day of the history</source>
        <translation>Letzter Tag der Geschichte</translation>
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
        <source>Kept in the &amp;file</source>
        <translation>Gespeichert in der &amp;Datei</translation>
    </message>
    <message>
        <source>Rooms by room type</source>
        <translation>Zimmer nach Zimmertyp</translation>
    </message>
    <message>
        <source>The new hotel&apos;s file</source>
        <translation>Die Datei des neuen Hotels</translation>
    </message>
    <message>
        <source>Hotels (*.roomrack)</source>
        <translation>Hotels (*.roomrack)</translation>
    </message>
    <message>
        <source>There is no time zone %1.</source>
        <translation>Eine Zeitzone %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Eine Datei dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Einen solchen Ordner gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Zimmer</numerusform>
            <numerusform>%n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines with room types that the hotel does not have are reported.</source>
        <translation>Zeilen mit Zimmertypen, die das Hotel nicht hat, werden gemeldet.</translation>
    </message>
    <message>
        <source>Into which hotel</source>
        <translation>In welches Hotel</translation>
    </message>
    <message>
        <source>Each room type gets as many rooms as were in use on its busiest night; type other numbers where you know better.</source>
        <translation>Jeder Zimmertyp bekommt so viele Zimmer, wie in seiner vollsten Nacht belegt waren; geben Sie andere Zahlen ein, wo Sie es besser wissen.</translation>
    </message>
    <message>
        <source>A ne&amp;w hotel</source>
        <translation>Ein neues Ho&amp;tel</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelTypesModel</name>
    <message>
        <source>its own</source>
        <translation>eigene</translation>
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
        <source>Sells rooms of</source>
        <translation>Verkauft Zimmer von</translation>
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
    <name>roomrack::desktop::HoverScrollBar</name>
    <message>
        <source>Scroll</source>
        <translation>Blättern</translation>
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
        <source>&amp;Open the hotel</source>
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
        <source>Inventory</source>
        <translation>Belegung</translation>
    </message>
    <message>
        <source>Selected: %1 · O sets rooms out of order</source>
        <translation>Ausgewählt: %1 · O setzt Zimmer außer Betrieb</translation>
    </message>
    <message>
        <source>Selected: %1 · type a number to set rooms for sale</source>
        <translation>Ausgewählt: %1 · Zahl eintippen setzt Zimmer im Verkauf</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Stop-sell on or off</source>
        <translation>Verkaufsstopp ein oder aus</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
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
        <source>Details and history</source>
        <translation>Einzelheiten und Verlauf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Fold all pools</source>
        <translation>Alle Pools zuklappen</translation>
    </message>
    <message>
        <source>Unfold all pools</source>
        <translation>Alle Pools aufklappen</translation>
    </message>
    <message>
        <source>Filling from %1 · arrows, then Enter; Escape gives up</source>
        <translation>Ausfüllen aus %1 · Pfeile, dann Eingabe; Esc gibt auf</translation>
    </message>
    <message>
        <source>Selected: %1 · Shift and arrows, or Space, add to it; Escape ends</source>
        <translation>Ausgewählt: %1 · Umschalt und Pfeile oder Leertaste nehmen hinzu; Esc beendet</translation>
    </message>
    <message>
        <source>Selected: %1 · type a number to set the rate</source>
        <translation>Ausgewählt: %1 · eine Zahl setzt die Rate</translation>
    </message>
    <message>
        <source>Selected: %1 · S, A, D, or a number for the shortest stay</source>
        <translation>Ausgewählt: %1 · S, A, D oder eine Zahl für den Mindestaufenthalt</translation>
    </message>
    <message>
        <source>Type over the selection…</source>
        <translation>Auswahl überschreiben…</translation>
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
        <source>Back to default</source>
        <translation>Zurück zum Standard</translation>
    </message>
    <message>
        <source>Closed to arrival on or off</source>
        <translation>Anreisesperre ein oder aus</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Closed to departure on or off</source>
        <translation>Abreisesperre ein oder aus</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Shortest stay…</source>
        <translation>Mindestaufenthalt…</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Longest stay…</source>
        <translation>Höchstaufenthalt…</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
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
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Ctrl+V</source>
        <translation>Strg+V</translation>
    </message>
    <message>
        <source>Fill from the selection</source>
        <translation>Aus der Auswahl ausfüllen</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Go to a date…</source>
        <translation>Zu einem Datum gehen…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Unfold the row</source>
        <translation>Zeile aufklappen</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Strg++</translation>
    </message>
    <message>
        <source>Fold the row</source>
        <translation>Zeile zuklappen</translation>
    </message>
    <message>
        <source>Ctrl+−</source>
        <translation>Strg+−</translation>
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
        <source>Ctrl+U</source>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>Selected: %1 · Enter says how each channel stands</source>
        <translation>Ausgewählt: %1 · Eingabe sagt, wie jeder Kanal steht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::KeySplitter</name>
    <message>
        <source>Line between two parts of the page</source>
        <translation>Linie zwischen zwei Teilen der Seite</translation>
    </message>
    <message>
        <source>Arrows move it</source>
        <translation>Pfeile verschieben sie</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LagChart</name>
    <message>
        <source>Behind in the last 30 minutes</source>
        <translation>Rückstand in den letzten 30 Minuten</translation>
    </message>
    <message>
        <source>At most %1; aimed at are %2.</source>
        <translation>Höchstens %1; Ziel sind %2.</translation>
    </message>
    <message>
        <source>30 min ago</source>
        <translation>vor 30 min</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>behind</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LetterDialog</name>
    <message>
        <source>%1, %2 km from here</source>
        <comment>a hotel and how far it is</comment>
        <translation>%1, %2 km von hier</translation>
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
        <translation>Guten Tag, %1,</translation>
    </message>
    <message>
        <source>You booked %1 with us for %2 (%3). On %4 we have more guests than rooms, and we cannot keep our promise to you. We are sorry.</source>
        <translation>Sie haben bei uns %1 für %2 gebucht (%3). Am %4 haben wir mehr Gäste als Zimmer und können unser Versprechen Ihnen gegenüber nicht halten. Das tut uns leid.</translation>
    </message>
    <message>
        <source>A room is waiting for you: %1. You pay there no more than you would have paid here, and we pay for the way.</source>
        <translation>Ein Zimmer wartet auf Sie: %1. Sie zahlen dort nicht mehr, als Sie hier gezahlt hätten, und den Weg bezahlen wir.</translation>
    </message>
    <message>
        <source>Please show this letter when you arrive there. If anything is missing, call us; we should like to welcome you here another time.</source>
        <translation>Bitte zeigen Sie diesen Brief dort bei der Anreise. Fehlt etwas, rufen Sie uns an; wir würden Sie gern ein andermal hier begrüßen.</translation>
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
        <source>Text of the letter</source>
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
        <source>Save the letter</source>
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
</context>
<context>
    <name>roomrack::desktop::LineNotice</name>
    <message>
        <source>There is no connection to %1 (%2). What you see is as it was at %3, and nothing can be changed until the connection is back; it is being tried again.</source>
        <translation>Es gibt keine Verbindung zu %1 (%2). Sie sehen den Stand von %3, und nichts kann geändert werden, bis die Verbindung wieder steht; sie wird weiter versucht.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ListFrame</name>
    <message>
        <source>There is no connection just now. The list comes by itself when it is back.</source>
        <translation>Es gibt gerade keine Verbindung. Die Liste kommt von selbst, wenn sie wieder steht.</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LogView</name>
    <message>
        <source>✓ Done</source>
        <translation>✓ Erledigt</translation>
    </message>
    <message>
        <source>! Partly refused</source>
        <translation>! Teils abgelehnt</translation>
    </message>
    <message>
        <source>✕ Refused</source>
        <translation>✕ Abgelehnt</translation>
    </message>
    <message>
        <source>? Not answered</source>
        <translation>? Unbeantwortet</translation>
    </message>
    <message>
        <source>✕ Not reached</source>
        <translation>✕ Nicht erreicht</translation>
    </message>
    <message>
        <source>Only trouble</source>
        <translation>Nur Schwierigkeiten</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>What was answered</source>
        <translation>Was geantwortet wurde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
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
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
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
        <source>The log cannot be read: %1</source>
        <translation>Die Nachrichten sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>the newest %Ln</source>
        <translation>
            <numerusform>die neueste</numerusform>
            <numerusform>die neuesten %Ln</numerusform>
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
        <source>Mail to guests</source>
        <translation>Mail an Gäste</translation>
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
        <source>TLS from the start</source>
        <translation>TLS von Anfang an</translation>
    </message>
    <message>
        <source>None, this computer only</source>
        <translation>Keine, nur dieser Rechner</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Anmelden als</translation>
    </message>
    <message>
        <source>nobody signs in</source>
        <translation>niemand meldet sich an</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Sender</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Sender&apos;s address</source>
        <translation>Adresse des Absenders</translation>
    </message>
    <message>
        <source>Answers go to</source>
        <translation>Antworten gehen an</translation>
    </message>
    <message>
        <source>the sender</source>
        <translation>den Absender</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Send a test mail</source>
        <translation>Probemail senden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mail(s) waiting.</source>
        <translation>
            <numerusform>%Ln Mail wartet.</numerusform>
            <numerusform>%Ln Mails warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guests are written to; no mail waits.</source>
        <translation>Gästen wird geschrieben; keine Mail wartet.</translation>
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
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
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
        <source>&amp;Import bookings…</source>
        <translation>Buchungen &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
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
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;About Roomrack</source>
        <translation>&amp;Über Roomrack</translation>
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
        <source>Look like the system</source>
        <translation>Wie das System</translation>
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
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move in the grid; with Shift select a range</source>
        <translation>im Raster bewegen; mit Umschalt einen Bereich wählen</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>a week, or a pool, at once</source>
        <translation>eine Woche oder einen Pool auf einmal</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>today, the last night; with Ctrl the first and last row</source>
        <translation>heute, die letzte Nacht; mit Strg die erste und letzte Zeile</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
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
        <source>E, R, Enter</source>
        <translation>E, R, Eingabe</translation>
    </message>
    <message>
        <source>in the list of holds: extend, release, confirm</source>
        <translation>in der Liste der Optionen: verlängern, freigeben, bestätigen</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>forget what is being typed, close a panel</source>
        <translation>Eingabe verwerfen, Fenster schließen</translation>
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
        <source>Every room-night a hotel can sell, in one window.</source>
        <translation>Jede Zimmernacht, die ein Hotel verkaufen kann, in einem Fenster.</translation>
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
        <source>No hotel is open.</source>
        <translation>Es ist kein Hotel geöffnet.</translation>
    </message>
    <message>
        <source>Open a &amp;database…</source>
        <translation>&amp;Datenbank öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>a month back, a month on</source>
        <translation>einen Monat zurück, einen Monat weiter</translation>
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
        <source>12, +5, -10%, Enter</source>
        <translation>12, +5, -10%, Eingabe</translation>
    </message>
    <message>
        <source>type over the selection</source>
        <translation>die Auswahl überschreiben</translation>
    </message>
    <message>
        <source>R, M, X</source>
        <translation>R, M, X</translation>
    </message>
    <message>
        <source>rate, shortest stay, longest stay</source>
        <translation>Rate, Mindestaufenthalt, Höchstaufenthalt</translation>
    </message>
    <message>
        <source>S, A, D</source>
        <translation>S, A, D</translation>
    </message>
    <message>
        <source>stop-sell, closed to arrival, closed to departure</source>
        <translation>Verkaufsstopp, Anreise gesperrt, Abreise gesperrt</translation>
    </message>
    <message>
        <source>back to the default</source>
        <translation>zurück zum Standard</translation>
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
        <translation>einen weiteren Bereich dazunehmen</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V</source>
        <translation>Strg+C, Strg+V</translation>
    </message>
    <message>
        <source>copy and paste, also with a spreadsheet</source>
        <translation>kopieren und einfügen, auch mit einer Tabellenkalkulation</translation>
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
        <source>unfold or fold a pool; with Ctrl any row</source>
        <translation>einen Pool auf- oder zuklappen; mit Strg jede Zeile</translation>
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
        <source>on the room plan: give a room, move, take back, split, out of order</source>
        <translation>im Zimmerplan: Zimmer geben, umziehen, zurücknehmen, aufteilen, außer Betrieb</translation>
    </message>
    <message>
        <source>&amp;Desk</source>
        <translation>Plat&amp;z</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Strg+L</translation>
    </message>
    <message>
        <source>lock the desk, or change person, where people sign in</source>
        <translation>Platz sperren oder Person wechseln, wo man sich anmeldet</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>bulk update of many nights and rows</source>
        <translation>Sammeländerung vieler Nächte und Zeilen</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Voriger Teil des Fensters</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>the next part of the window, the one before</source>
        <translation>nächster und voriger Teil des Fensters</translation>
    </message>
    <message>
        <source>Menu, Shift+F10</source>
        <translation>Menü, Umschalt+F10</translation>
    </message>
    <message>
        <source>what can be done here; in tables the order and the widths</source>
        <translation>was hier getan werden kann; in Tabellen Reihenfolge und Breiten</translation>
    </message>
    <message>
        <source>Simulator…</source>
        <translation>Simulator…</translation>
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
        <source>Connect to a &amp;server…</source>
        <translation>Mit einem &amp;Server verbinden…</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+0, Ctrl+,</source>
        <translation>Strg+1 … Strg+0, Strg+,</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MappingModel</name>
    <message>
        <source>(not used)</source>
        <translation>(nicht verwendet)</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MappingStep</name>
    <message>
        <source>Columns of the file</source>
        <translation>Spalten der Datei</translation>
    </message>
    <message>
        <source>How dates are written</source>
        <translation>Wie Daten geschrieben sind</translation>
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
        <source>How amounts are written</source>
        <translation>Wie Beträge geschrieben sind</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden…</translation>
    </message>
    <message>
        <source>Take the columns&apos; meaning from a file</source>
        <translation>Die Bedeutung der Spalten aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message>
        <source>Keep the columns&apos; meaning in a file, for the next time</source>
        <translation>Die Bedeutung der Spalten für das nächste Mal in einer Datei sichern</translation>
    </message>
    <message>
        <source>Dates like</source>
        <translation>Daten wie</translation>
    </message>
    <message>
        <source>Amounts like</source>
        <translation>Beträge wie</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 of %2 lines can be used.</source>
        <translation>%1 von %2 Zeilen sind brauchbar.</translation>
    </message>
    <message>
        <source>What the columns mean</source>
        <translation>Was die Spalten bedeuten</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Arrival, the number of nights or the departure, and the room type are needed; everything else makes the history richer.</source>
        <translation>Gebraucht werden Anreise, Zahl der Nächte oder Abreise und der Zimmertyp; alles andere macht die Geschichte reicher.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MeaningDelegate</name>
    <message>
        <source>Meaning of the column</source>
        <translation>Bedeutung der Spalte</translation>
    </message>
    <message>
        <source>(not used)</source>
        <translation>(nicht verwendet)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MisfitModel</name>
    <message>
        <source>gone</source>
        <translation>nicht mehr da</translation>
    </message>
    <message>
        <source>%1; %2 is not possible any more</source>
        <translation>%1; %2 ist nicht mehr möglich</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Seither geändert</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Was set to</source>
        <translation>War gesetzt auf</translation>
    </message>
    <message>
        <source>Is now</source>
        <translation>Ist jetzt</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Von wem</translation>
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
        <source>%1 as agreed</source>
        <translation>%1 wie vereinbart</translation>
    </message>
    <message>
        <source>The price has changed: it was %1.</source>
        <translation>Der Preis hat sich geändert: Er war %1.</translation>
    </message>
    <message>
        <source>New booking: the guest</source>
        <translation>Neue Buchung: der Gast</translation>
    </message>
    <message>
        <source>New booking: the stay</source>
        <translation>Neue Buchung: der Aufenthalt</translation>
    </message>
    <message>
        <source>&amp;Hold and go on</source>
        <translation>&amp;Option setzen und weiter</translation>
    </message>
    <message>
        <source>The hold is over. The room may be taken by somebody else now.</source>
        <translation>Die Option ist vorbei. Das Zimmer kann jetzt jemand anders haben.</translation>
    </message>
    <message>
        <source>&amp;Take the hold again</source>
        <translation>&amp;Erneut Option setzen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n room(s)</source>
        <translation>
            <numerusform>%n Zimmer nehmen</numerusform>
            <numerusform>%n Zimmer nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it &amp;anyway</source>
        <translation>&amp;Trotzdem nehmen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Conf&amp;irm booking</source>
        <translation>Buchung bestät&amp;igen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NightAuditDialog</name>
    <message>
        <source>&amp;Mark arrivals that did not come as no-shows</source>
        <translation>Nicht Angereiste als No-Show &amp;vermerken</translation>
    </message>
    <message>
        <source>Night audit</source>
        <translation>Tagesabschluss</translation>
    </message>
    <message>
        <source>What the night audit does</source>
        <translation>Was der Tagesabschluss tut</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>&amp;Close the day</source>
        <translation>Tag &amp;abschließen</translation>
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
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
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
        <source>%1 did not arrive?</source>
        <translation>%1 nicht angereist?</translation>
    </message>
    <message>
        <source>&amp;Mark as no-show</source>
        <translation>Als No-Show &amp;vermerken</translation>
    </message>
    <message>
        <source>&amp;Keep the booking</source>
        <translation>Buchung &amp;behalten</translation>
    </message>
    <message numerus="yes">
        <source>This gives all of its %n room-night(s) back to sale at once.</source>
        <translation>
            <numerusform>Damit geht ihre %n Zimmernacht sofort zurück in den Verkauf.</numerusform>
            <numerusform>Damit gehen alle ihre %n Zimmernächte sofort zurück in den Verkauf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::OffersModel</name>
    <message>
        <source>Cheapest that fits</source>
        <translation>Günstigster passender</translation>
    </message>
    <message>
        <source>Room type</source>
        <translation>Zimmertyp</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::OverbookingPage</name>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Adviser</source>
        <translation>Ratgeber</translation>
    </message>
    <message>
        <source>Walk list</source>
        <translation>Ausquartieren</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Overbooking</source>
        <translation>Überbuchung</translation>
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
        <source>Seal with it</source>
        <translation>Damit versiegeln</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Die beiden sind nicht gleich.</translation>
    </message>
    <message>
        <source>This machine has no keychain. Passwords and keys are kept in a file sealed by a passphrase, which is asked for once after each start. Nobody can open the file without it.</source>
        <translation>Dieser Computer hat keinen Schlüsselbund. Passwörter und Schlüssel liegen in einer Datei, versiegelt mit einer Passphrase, nach der einmal nach jedem Start gefragt wird. Ohne sie kann niemand die Datei öffnen.</translation>
    </message>
    <message>
        <source>Passwords and keys are sealed on this machine.</source>
        <translation>Passwörter und Schlüssel sind auf diesem Computer versiegelt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentCard</name>
    <message>
        <source>Payment gateway</source>
        <translation>Zahlungsdienst</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Of a gateway of payment intents with manual capture. Plain http reaches this computer only.</source>
        <translation>Ein Dienst für „payment intents“ mit getrenntem Einzug. Http ohne Verschlüsselung erreicht nur diesen Rechner.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Wait for an answer</source>
        <translation>Auf Antwort warten</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payment(s) under way.</source>
        <translation>
            <numerusform>%Ln Zahlung unterwegs.</numerusform>
            <numerusform>%Ln Zahlungen unterwegs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepaid rate plans can be booked.</source>
        <translation>Ratenpläne, die bei Buchung bezahlt werden, sind buchbar.</translation>
    </message>
    <message>
        <source>Signing secret</source>
        <translation>Signaturgeheimnis</translation>
    </message>
    <message>
        <source>With which the gateway signs what it tells by itself, at /hooks/payments of the door. Without it payments are asked about, and settled a little later.</source>
        <translation>Damit unterschreibt der Zahlungsdienst, was er von sich aus meldet, an /hooks/payments der Tür. Ohne es wird nach Zahlungen gefragt, und sie sind etwas später erledigt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentTimeline</name>
    <message>
        <source>%1 back to the guest</source>
        <translation>%1 zurück an den Gast</translation>
    </message>
    <message>
        <source>%1 for a change</source>
        <translation>%1 für eine Änderung</translation>
    </message>
    <message>
        <source>Paid at the hotel</source>
        <translation>Im Haus bezahlt</translation>
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
        <source>Last trouble: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Give it back…</source>
        <translation>Zurückgeben…</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>The payment of %1 is cancelled, or given back if it was charged already. %2 is not booked then, and a room that is held for it goes back to sale.</source>
        <translation>Die Zahlung von %1 wird abgebrochen oder, wenn schon belastet, zurückgegeben. %2 ist dann nicht gebucht, und ein dafür gehaltenes Zimmer kommt zurück in den Verkauf.</translation>
    </message>
    <message>
        <source>&amp;Give it back</source>
        <translation>&amp;Zurückgeben</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
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
    <name>roomrack::desktop::PlanModel</name>
    <message numerus="yes">
        <source>%n stay(s) without a room</source>
        <translation>
            <numerusform>%n Aufenthalt ohne Zimmer</numerusform>
            <numerusform>%n Aufenthalte ohne Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a room</source>
        <translation>Ohne Zimmer</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>fits no single room</source>
        <translation>passt in kein einzelnes Zimmer</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanNights</name>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
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
    <name>roomrack::desktop::PlanView</name>
    <message>
        <source>Rooms by night</source>
        <translation>Zimmer nach Nächten</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlansCard</name>
    <message>
        <source>Rate plan</source>
        <translation>Ratenplan</translation>
    </message>
    <message>
        <source>Derives from</source>
        <translation>Abgeleitet von</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Storno</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Rate plans</source>
        <translation>Ratenpläne</translation>
    </message>
    <message>
        <source>Not refundable</source>
        <translation>Nicht erstattbar</translation>
    </message>
    <message>
        <source>Free until the day of arrival</source>
        <translation>Frei bis zum Anreisetag</translation>
    </message>
    <message numerus="yes">
        <source>Free until %n day(s) before</source>
        <translation>
            <numerusform>Frei bis %n Tag vorher</numerusform>
            <numerusform>Frei bis %n Tage vorher</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid when booked</source>
        <translation>Bei Buchung bezahlt</translation>
    </message>
    <message>
        <source>Paid at the hotel</source>
        <translation>Im Haus bezahlt</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>Let it be paid at the hotel…</source>
        <translation>Im Haus bezahlen lassen…</translation>
    </message>
    <message>
        <source>Let it be paid when booked…</source>
        <translation>Bei Buchung bezahlen lassen…</translation>
    </message>
    <message>
        <source>Whoever books “%1” through the website or the API pays at once; without the charge there is no booking.</source>
        <translation>Wer „%1“ über Website oder API bucht, bezahlt sofort; ohne Belastung gibt es keine Buchung.</translation>
    </message>
    <message>
        <source>Whoever books “%1” pays at the hotel; nothing is charged before.</source>
        <translation>Wer „%1“ bucht, bezahlt im Haus; vorher wird nichts belastet.</translation>
    </message>
    <message>
        <source>No payment gateway is set up yet: until then such requests wait.</source>
        <translation>Noch ist kein Zahlungsdienst eingerichtet: bis dahin warten solche Anfragen.</translation>
    </message>
    <message>
        <source>Bookings that are there stay as they are.</source>
        <translation>Buchungen, die es gibt, bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Payment of “%1”</source>
        <translation>Bezahlung von „%1“</translation>
    </message>
    <message>
        <source>&amp;Paid when booked</source>
        <translation>&amp;Bei Buchung bezahlt</translation>
    </message>
    <message>
        <source>&amp;Paid at the hotel</source>
        <translation>&amp;Im Haus bezahlt</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was saved: %1</source>
        <translation>Nichts wurde gesichert: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PolicyView</name>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Sold beyond</source>
        <translation>Darüber hinaus</translation>
    </message>
    <message>
        <source>Above the rooms there are</source>
        <translation>Über die Zimmer hinaus, die es gibt</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Never more rooms than this</source>
        <translation>Nie mehr Zimmer als diese</translation>
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
        <source>Days ahead</source>
        <translation>Tage voraus</translation>
    </message>
    <message>
        <source>How far the night is away</source>
        <translation>Wie weit die Nacht entfernt ist</translation>
    </message>
    <message>
        <source>Add a r&amp;ule…</source>
        <translation>Zeile hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>&amp;Save the policy</source>
        <translation>Regel &amp;speichern</translation>
    </message>
    <message>
        <source>Rules of the overbooking policy</source>
        <translation>Zeilen der Überbuchungsregel</translation>
    </message>
    <message>
        <source>Overbooking policy</source>
        <translation>Überbuchungsregel</translation>
    </message>
    <message>
        <source>No rule: nothing is sold beyond the rooms there are.
Add one, and replay it on your own past before you save it.</source>
        <translation>Keine Zeile: Nichts wird über die vorhandenen Zimmer hinaus verkauft.
Fügen Sie eine hinzu und spielen Sie sie auf Ihrer eigenen Vergangenheit nach, bevor Sie speichern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s); of several the narrowest counts</source>
        <translation>
            <numerusform>%Ln Zeile; von mehreren gilt die engste</numerusform>
            <numerusform>%Ln Zeilen; von mehreren gilt die engste</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has changed the policy meanwhile. Saving puts yours in its place; discarding shows theirs.</source>
        <translation>Jemand anders hat die Regel inzwischen geändert. Speichern setzt Ihre an deren Stelle; Verwerfen zeigt die andere.</translation>
    </message>
    <message>
        <source>These rules do nothing yet: a room is sold beyond the rooms there are only where both its pool and its room type have a rule.</source>
        <translation>So bewirkt die Regel noch nichts: Über die vorhandenen Zimmer hinaus wird nur verkauft, wo sowohl der Pool als auch der Zimmertyp eine Zeile hat.</translation>
    </message>
    <message numerus="yes">
        <source>Overbooking policy: %n rule(s)</source>
        <translation>
            <numerusform>Überbuchungsregel: %n Zeile</numerusform>
            <numerusform>Überbuchungsregel: %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Overbooking</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>The policy is saved; the limits of all nights follow it.</source>
        <translation>Die Regel ist gespeichert; die Grenzen aller Nächte folgen ihr.</translation>
    </message>
    <message>
        <source>Chan&amp;ge…</source>
        <translation>Ände&amp;rn…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Dis&amp;card</source>
        <translation>Ver&amp;werfen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RangeButton</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>A&amp;ny dates</source>
        <translation>&amp;Beliebige Daten</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Zeigen</translation>
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
        <source>12, +5, -10% · Enter to set, Escape to leave</source>
        <translation>12, +5, -10% · Eingabe setzt, Esc verlässt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReplayCard</name>
    <message>
        <source>No policy</source>
        <translation>Keine Regel</translation>
    </message>
    <message>
        <source>5 % everywhere</source>
        <translation>Überall 5 %</translation>
    </message>
    <message>
        <source>This policy</source>
        <translation>Diese Regel</translation>
    </message>
    <message>
        <source>The adviser&apos;s</source>
        <translation>Der Ratgeber</translation>
    </message>
    <message>
        <source>All that asked</source>
        <translation>Alle, die fragten</translation>
    </message>
    <message>
        <source>Never a room more than there is</source>
        <translation>Nie ein Zimmer mehr, als es gibt</translation>
    </message>
    <message>
        <source>Every pool and room type sold 5 % beyond</source>
        <translation>Jeder Pool und Zimmertyp zu 5 % darüber hinaus verkauft</translation>
    </message>
    <message>
        <source>The rules above, saved or not</source>
        <translation>Die Zeilen oben, gespeichert oder nicht</translation>
    </message>
    <message>
        <source>What the adviser would have said, knowing only what was over</source>
        <translation>Was der Ratgeber gesagt hätte, der nur Vergangenes kannte</translation>
    </message>
    <message>
        <source>The past as it was; no policy can win more than that</source>
        <translation>Die Vergangenheit, wie sie war; mehr kann keine Regel gewinnen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Room-nights</source>
        <translation>Zimmernächte</translation>
    </message>
    <message>
        <source>Rooms used, night by night</source>
        <translation>Belegte Zimmer, Nacht für Nacht</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Room-nights more than with no policy</source>
        <translation>Zimmernächte mehr als ohne Regel</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Bookings that found no room</source>
        <translation>Buchungen, die kein Zimmer fanden</translation>
    </message>
    <message>
        <source>Walked rooms</source>
        <translation>Ausquart. Zimmer</translation>
    </message>
    <message>
        <source>Rooms whose guests were walked</source>
        <translation>Zimmer, deren Gäste ausquartiert wurden</translation>
    </message>
    <message>
        <source>Walked guests</source>
        <translation>Ausquart. Gäste</translation>
    </message>
    <message>
        <source>Persons who were walked</source>
        <translation>Personen, die ausquartiert wurden</translation>
    </message>
    <message>
        <source>Cost of walks</source>
        <translation>Kosten dafür</translation>
    </message>
    <message>
        <source>Money won</source>
        <translation>Geld gewonnen</translation>
    </message>
    <message>
        <source>Revenue more than with no policy, less the cost of walks</source>
        <translation>Logisumsatz mehr als ohne Regel, abzüglich der Kosten des Ausquartierens</translation>
    </message>
    <message>
        <source>&amp;Replay on our past</source>
        <translation>Auf unserer Vergangenheit &amp;nachspielen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Policies replayed on the past</source>
        <translation>Nachgespielte Regeln</translation>
    </message>
    <message>
        <source>What it would have done</source>
        <translation>Was sie bewirkt hätte</translation>
    </message>
    <message>
        <source>All rooms</source>
        <translation>Alle Zimmer</translation>
    </message>
    <message>
        <source>As if only %1 % of the rooms</source>
        <translation>Als wären es nur %1 % der Zimmer</translation>
    </message>
    <message>
        <source>Rooms of the replay</source>
        <translation>Zimmer beim Nachspielen</translation>
    </message>
    <message>
        <source>Where the rooms were counted on the busiest night, everybody always fits. Fewer rooms show the policies when it is tight.</source>
        <translation>Wurden die Zimmer in der vollsten Nacht gezählt, passen immer alle hinein. Weniger Zimmer zeigen die Regeln, wenn es eng ist.</translation>
    </message>
    <message>
        <source>Progress of the replay</source>
        <translation>Fortschritt des Nachspielens</translation>
    </message>
    <message>
        <source>Every booking of the past asks again, and is taken where the policy has room; then those come who really came. Nothing is changed by it.</source>
        <translation>Jede Buchung der Vergangenheit fragt noch einmal und wird angenommen, wo die Regel Platz hat; dann kommen die, die wirklich kamen. Geändert wird dabei nichts.</translation>
    </message>
    <message>
        <source>changed since: replay again</source>
        <translation>seither geändert: noch einmal nachspielen</translation>
    </message>
    <message>
        <source>playing…</source>
        <translation>spielt nach…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Angehalten. Geändert wurde nichts.</translation>
    </message>
    <message>
        <source>The past cannot be replayed: %1</source>
        <translation>Die Vergangenheit lässt sich nicht nachspielen: %1</translation>
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
        <source>Guests whom the hotel turned away are not in the file, so what a policy wins is a lower bound. The adviser knows on each day only what was over by then.</source>
        <translation>Gäste, die das Hotel abwies, stehen nicht in der Datei; was eine Regel gewinnt, ist also mindestens so viel. Der Ratgeber kennt an jedem Tag nur, was bis dahin vorbei war.</translation>
    </message>
    <message>
        <source>Guests may move to &amp;another pool</source>
        <translation>Gäste dürfen in einen anderen &amp;Pool</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportBoard</name>
    <message>
        <source>Room-nights sold</source>
        <translation>Verkaufte Zimmernächte</translation>
    </message>
    <message>
        <source>Revenue</source>
        <translation>Logisumsatz</translation>
    </message>
    <message>
        <source>Adding up the nights…</source>
        <translation>Die Nächte werden zusammengezählt…</translation>
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
        <source>The figures could not be read</source>
        <translation>Die Kennzahlen ließen sich nicht lesen</translation>
    </message>
    <message>
        <source>Nothing sold: %1</source>
        <translation>Nichts verkauft: %1</translation>
    </message>
    <message>
        <source>There is no confirmed booking on any of these nights. Choose another period.</source>
        <translation>In keiner dieser Nächte gibt es eine bestätigte Buchung. Wählen Sie einen anderen Zeitraum.</translation>
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
        <translation>Gesichert als %1</translation>
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
        <source>One row for each</source>
        <translation>Eine Zeile je</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n night(s)</source>
        <translation>
            <numerusform>%1: %n Nacht</numerusform>
            <numerusform>%1: %n Nächte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ResendDialog</name>
    <message>
        <source>Send again</source>
        <translation>Neu senden</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sends these nights once more, whatever the channel has confirmed, as quickly as its budget allows.</source>
        <translation>Sendet diese Nächte noch einmal, was immer der Kanal bestätigt hat, so schnell sein Budget es zulässt.</translation>
    </message>
    <message>
        <source>All room types</source>
        <translation>Alle Zimmertypen</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>d. MMM yyyy</translation>
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
        <source>Playing the history</source>
        <translation>Die Geschichte wird nachgespielt</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>&amp;Save the refused lines…</source>
        <translation>Abgelehnte Zeilen &amp;sichern…</translation>
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
        <source>There already</source>
        <translation>Schon vorhanden</translation>
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
        <source>Room-nights</source>
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
        <source>Still to come</source>
        <translation>Noch erwartet</translation>
    </message>
    <message>
        <source>Everything in this file was there already: nothing was changed.</source>
        <translation>Alles in dieser Datei war schon vorhanden: Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 of %2 lines were used, in %3 seconds. The hotel&apos;s date is %4.</source>
        <translation>%1 von %2 Zeilen wurden verwendet, in %3 Sekunden. Das Hoteldatum ist der %4.</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>The refused lines</source>
        <translation>Die abgelehnten Zeilen</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The lines were not saved: %1</source>
        <translation>Die Zeilen wurden nicht gesichert: %1</translation>
    </message>
    <message>
        <source>Carried on</source>
        <translation>Weitergeführt</translation>
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
        <source>&amp;Give a room</source>
        <translation>Zimmer &amp;geben</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verlegen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zurüc&amp;knehmen</translation>
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
        <source>Give &amp;rooms to all</source>
        <translation>Allen ein Zi&amp;mmer geben</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Choose a room with the arrows. Enter gives it, Escape leaves all as it is.</source>
        <translation>Wählen Sie mit den Pfeiltasten ein Zimmer. Enter vergibt es, Escape lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Room %1 is free on these nights.</source>
        <translation>Zimmer %1 ist in diesen Nächten frei.</translation>
    </message>
    <message>
        <source>Room %1 is not free on all of these nights.</source>
        <translation>Zimmer %1 ist nicht in all diesen Nächten frei.</translation>
    </message>
    <message>
        <source>Room %1 is of another kind.</source>
        <translation>Zimmer %1 ist von anderer Art.</translation>
    </message>
    <message>
        <source>%1 has room %2.</source>
        <translation>%1 hat Zimmer %2.</translation>
    </message>
    <message>
        <source>%1 has no room now.</source>
        <translation>%1 hat jetzt kein Zimmer.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <translation>Beide tauschen</translation>
    </message>
    <message>
        <source>The two stays have changed rooms.</source>
        <translation>Die beiden Aufenthalte haben die Zimmer getauscht.</translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) still wait for one.</source>
        <translation>
            <numerusform>%n Aufenthalt wartet noch auf eines.</numerusform>
            <numerusform>%n Aufenthalte warten noch auf eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>No room is free for the whole of any of these stays.</source>
        <translation>Für keinen dieser Aufenthalte ist ein Zimmer durchgehend frei.</translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) have a room now.</source>
        <translation>
            <numerusform>%n Aufenthalt hat jetzt ein Zimmer.</numerusform>
            <numerusform>%n Aufenthalte haben jetzt ein Zimmer.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a night on which no room of this kind is free.</source>
        <translation>In einer der Nächte ist kein Zimmer dieser Art frei.</translation>
    </message>
    <message>
        <source>Room %1: %2</source>
        <translation>Zimmer %1: %2</translation>
    </message>
    <message>
        <source>Split %1?</source>
        <translation>%1 aufteilen?</translation>
    </message>
    <message>
        <source>No single room is free for the whole stay.</source>
        <translation>Für den ganzen Aufenthalt ist kein einzelnes Zimmer frei.</translation>
    </message>
    <message>
        <source>&amp;Split the stay</source>
        <translation>Aufenthalt auf&amp;teilen</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>Es &amp;lassen</translation>
    </message>
    <message>
        <source>%1 has its rooms.</source>
        <translation>%1 hat seine Zimmer.</translation>
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
        <source>In order again: room %1</source>
        <translation>Wieder in Betrieb: Zimmer %1</translation>
    </message>
    <message>
        <source>&amp;Split…</source>
        <translation>Auftei&amp;len…</translation>
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
    <name>roomrack::desktop::RowHeader</name>
    <message>
        <source>Room types</source>
        <translation>Zimmertypen</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n Zimmer</numerusform>
            <numerusform>%n Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · up to %2</source>
        <translation>%1 · bis zu %2</translation>
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
        <translation>Neue Zeile der Überbuchungsregel</translation>
    </message>
    <message>
        <source>Change the rule</source>
        <translation>Zeile ändern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>The whole hotel: all pools and room types</source>
        <translation>Das ganze Haus: alle Pools und Zimmertypen</translation>
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
        <source>&amp;Sell beyond the rooms</source>
        <translation>&amp;Über die Zimmer hinaus</translation>
    </message>
    <message>
        <source>However many the percentage makes: never more rooms than this</source>
        <translation>Was der Prozentsatz auch ergibt: nie mehr Zimmer als diese</translation>
    </message>
    <message>
        <source>At &amp;most (rooms)</source>
        <translation>Höchste&amp;ns (Zimmer)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Am</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>&amp;Days ahead</source>
        <translation>&amp;Tage voraus</translation>
    </message>
    <message>
        <source>Sell beyond the rooms</source>
        <translation>Über die Zimmer hinaus verkaufen</translation>
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
        <source>d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>d. MMM yyyy</translation>
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
        <source>Nights at least so many days ahead</source>
        <translation>Nächte mindestens so viele Tage voraus</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Nights at most so many days ahead</source>
        <translation>Nächte höchstens so viele Tage voraus</translation>
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
        <source>The second number of days ahead must not be smaller than the first.</source>
        <translation>Die zweite Zahl der Tage voraus darf nicht kleiner sein als die erste.</translation>
    </message>
    <message>
        <source>With at most 0 rooms this rule does nothing. Say how many it may add.</source>
        <translation>Mit höchstens 0 Zimmern bewirkt die Zeile nichts. Sagen Sie, wie viele es sein dürfen.</translation>
    </message>
    <message>
        <source>Chan&amp;ge</source>
        <translation>Ände&amp;rn</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RulesDialog</name>
    <message>
        <source>Rules for duplicates</source>
        <translation>Regeln für Dubletten</translation>
    </message>
    <message>
        <source>Compared are the guest&apos;s name, e-mail and phone, the stay and the room type; case, accents, titles, the order of names and the way a number is written make no difference. The price, the rate plan and the channel are not compared: whoever comes again by another way is still the same guest. Whoever has another name is another guest.</source>
        <translation>Verglichen werden Name, E-Mail und Telefon des Gastes, Aufenthalt und Zimmertyp; Großschreibung, Akzente, Titel, die Reihenfolge der Namen und die Schreibweise einer Nummer machen keinen Unterschied. Preis, Ratenplan und Kanal werden nicht verglichen: Wer auf anderem Weg noch einmal kommt, ist derselbe Gast. Wer anders heißt, ist ein anderer.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What is seen</source>
        <translation>Was gesehen wird</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Innerhalb von</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Windows and weights are set on the Settings page. A request that needs a decision keeps its room for half an hour; then the room goes back to sale.</source>
        <translation>Zeiträume und Gewichte werden auf der Seite Einstellungen festgelegt. Eine Anfrage, die eine Entscheidung braucht, hält ihr Zimmer eine halbe Stunde; danach geht es in den Verkauf zurück.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ServerDialog</name>
    <message>
        <source>Connect to a server</source>
        <translation>Mit einem Server verbinden</translation>
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
        <source>A hotel that several desks work on is kept by one server, roomrackd. Whoever runs it knows the address, and gives each desk a token.</source>
        <translation>Ein Hotel, an dem mehrere Plätze arbeiten, führt ein Server, roomrackd. Wer ihn betreibt, kennt die Adresse und gibt jedem Platz ein Token.</translation>
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
        <source>The token is missing.</source>
        <translation>Das Token fehlt.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <source>The hotel is still being opened.</source>
        <translation>Das Haus wird noch geöffnet.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird versucht…</translation>
    </message>
    <message>
        <source>How it stands: %1</source>
        <translation>Wie es steht: %1</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>bleibt, wie es ist</translation>
    </message>
    <message>
        <source>none is kept</source>
        <translation>nicht hinterlegt</translation>
    </message>
    <message>
        <source>Not set up.</source>
        <translation>Nicht eingerichtet.</translation>
    </message>
    <message>
        <source>Set up.</source>
        <translation>Eingerichtet.</translation>
    </message>
    <message>
        <source>✓ It works.</source>
        <translation>✓ Es geht.</translation>
    </message>
    <message>
        <source>✕ It does not work: %1</source>
        <translation>✕ Es geht nicht: %1</translation>
    </message>
    <message>
        <source>Nothing was saved: %1</source>
        <translation>Nichts wurde gesichert: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>What is set up here goes, and with it the password or key that is kept for it. What is under way waits until something is set up again.</source>
        <translation>Was hier eingerichtet ist, geht, und mit ihm das hinterlegte Passwort oder der Schlüssel. Was unterwegs ist, wartet, bis wieder etwas eingerichtet ist.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
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
        <source>Who is at the desk?</source>
        <translation>Wer ist am Platz?</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>PIN or pass&amp;word</source>
        <translation>PIN oder Pass&amp;wort</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SimulatorDialog</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A little of everything</source>
        <translation>Von allem ein wenig</translation>
    </message>
    <message>
        <source>Much of everything</source>
        <translation>Von allem viel</translation>
    </message>
    <message>
        <source>It cuts every line</source>
        <translation>Er trennt jede Verbindung</translation>
    </message>
    <message>
        <source>It never answers</source>
        <translation>Er antwortet nie</translation>
    </message>
    <message>
        <source>It does it, and does not answer</source>
        <translation>Er führt es aus und antwortet nicht</translation>
    </message>
    <message>
        <source>It answers with errors</source>
        <translation>Er antwortet mit Fehlern</translation>
    </message>
    <message>
        <source>It does it, and answers with errors</source>
        <translation>Er führt es aus und antwortet mit Fehlern</translation>
    </message>
    <message>
        <source>It does everything twice</source>
        <translation>Er führt alles zweimal aus</translation>
    </message>
    <message>
        <source>It has too many requests</source>
        <translation>Ihm sind es zu viele Anfragen</translation>
    </message>
    <message>
        <source>It is slow</source>
        <translation>Er ist langsam</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Simulator</translation>
    </message>
    <message>
        <source>&amp;Guests a minute:</source>
        <translation>&amp;Gäste in der Minute:</translation>
    </message>
    <message>
        <source>Guests a minute</source>
        <translation>Gäste in der Minute</translation>
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
        <source>%Ln to be told</source>
        <translation>
            <numerusform>%Ln noch zu melden</numerusform>
            <numerusform>%Ln noch zu melden</numerusform>
        </translation>
    </message>
    <message>
        <source>What goes wrong at %1</source>
        <translation>Was bei %1 schiefgeht</translation>
    </message>
    <message>
        <source>Goes wrong:</source>
        <translation>Störung:</translation>
    </message>
    <message>
        <source>It mixes up the order</source>
        <translation>Er bringt die Reihenfolge durcheinander</translation>
    </message>
    <message>
        <source>The line is cut again and again</source>
        <translation>Die Leitung reißt immer wieder</translation>
    </message>
    <message>
        <source>The line says everything twice</source>
        <translation>Die Leitung sagt alles zweimal</translation>
    </message>
    <message>
        <source>The line mixes up the order</source>
        <translation>Die Leitung bringt die Reihenfolge durcheinander</translation>
    </message>
    <message>
        <source>The line is garbled</source>
        <translation>Die Leitung ist verstümmelt</translation>
    </message>
    <message>
        <source>Mock channels of the demo, on this computer. They believe what the hotel tells them, and sell from that. The PMS lets its guests in and out.</source>
        <translation>Nachgebildete Kanäle der Vorführung, auf diesem Rechner. Sie glauben, was das Hotel ihnen sagt, und verkaufen danach. Das PMS lässt seine Gäste ein und aus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) taken</source>
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
        <source>The bank declines</source>
        <translation>Die Bank lehnt ab</translation>
    </message>
    <message>
        <source>The bank wants the guest to agree</source>
        <translation>Die Bank will die Zustimmung des Gastes</translation>
    </message>
    <message>
        <source>It takes its time to decide</source>
        <translation>Er lässt sich mit der Entscheidung Zeit</translation>
    </message>
    <message>
        <source>It cancels what it has authorised</source>
        <translation>Er storniert, was er autorisiert hat</translation>
    </message>
    <message>
        <source>It does not charge</source>
        <translation>Er zieht nicht ein</translation>
    </message>
    <message>
        <source>It gives nothing back</source>
        <translation>Er erstattet nichts</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payment(s) charged</source>
        <translation>
            <numerusform>%Ln Zahlung eingezogen</numerusform>
            <numerusform>%Ln Zahlungen eingezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins to give back, and fails</source>
        <translation>Es beginnt zurückzuzahlen und scheitert</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StalePanel</name>
    <message>
        <source>Apply anyway</source>
        <translation>Trotzdem übernehmen</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Anderen Stand behalten</translation>
    </message>
    <message>
        <source>These nights changed while you were typing</source>
        <translation>Diese Nächte haben sich während der Eingabe geändert</translation>
    </message>
    <message>
        <source>What happened could not be read from the file.</source>
        <translation>Was geschah, ließ sich nicht aus der Datei lesen.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StayFields</name>
    <message>
        <source>ddd d MMM yyyy</source>
        <comment>date format of an input</comment>
        <translation>ddd d. MMM yyyy</translation>
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
        <source>Should show</source>
        <translation>Soll zeigen</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>What the channel says</source>
        <translation>Was der Kanal sagt</translation>
    </message>
    <message>
        <source>Nights that are not in step</source>
        <translation>Nächte, die nicht im Gleichstand sind</translation>
    </message>
    <message>
        <source>Out of step</source>
        <translation>Nicht im Gleichstand</translation>
    </message>
    <message>
        <source>Nothing: it has confirmed every night that it should show.</source>
        <translation>Nichts: Er hat jede Nacht bestätigt, die er zeigen soll.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Noch ist nichts bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln Nacht</numerusform>
            <numerusform>%Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is sent to it. “Link it…” asks for its address, and for its codes of your room types and rate plans.</source>
        <translation>Ihm wird nichts gesendet. „Anbinden…“ fragt nach seiner Adresse und nach seinen Codes für Ihre Zimmertypen und Ratenpläne.</translation>
    </message>
    <message>
        <source>A PMS is sent no rooms and prices over this line.</source>
        <translation>Einem PMS werden über diese Leitung keine Zimmer und Preise gesendet.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TasksPage</name>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
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
        <source>Choose a task to see what to do.</source>
        <translation>Wählen Sie eine Aufgabe, um zu sehen, was zu tun ist.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>&amp;Open the booking</source>
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
        <source>Was said</source>
        <translation>Gesagt wurde</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Done; the payment goes on.</source>
        <translation>Erledigt; die Zahlung geht weiter.</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
    </message>
    <message>
        <source>The mail is sent again.</source>
        <translation>Die Mail wird noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <translation>Nichts wurde gesendet</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>Nichts zu tun.</translation>
    </message>
    <message>
        <source>Payments that need somebody, requests that may be duplicates and mails that were refused are shown here.</source>
        <translation>Zahlungen, die jemanden brauchen, Anfragen, die Dubletten sein können, und abgewiesene Mails stehen dann hier.</translation>
    </message>
    <message>
        <source>&amp;Open the payment</source>
        <translation>Zahlung ö&amp;ffnen</translation>
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
        <source>The template of this name is replaced.</source>
        <translation>Die Vorlage dieses Namens wird ersetzt.</translation>
    </message>
    <message>
        <source>It keeps the rows, the days of the week, what is done, and how the ranges of nights lie to each other; not the dates.</source>
        <translation>Sie behält die Zeilen, die Wochentage, was getan wird und wie die Bereiche zueinander liegen; nicht die Daten.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TokenDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Rename the token</source>
        <translation>Token umbenennen</translation>
    </message>
    <message>
        <source>Add a token</source>
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
        <source>which program it is for</source>
        <translation>für welches Programm</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;May</source>
        <translation>&amp;Darf</translation>
    </message>
    <message>
        <source>C&amp;hannel</source>
        <translation>&amp;Kanal</translation>
    </message>
    <message>
        <source>This is the token. Copy it now: after that only its fingerprint is known here, and it cannot be shown again.</source>
        <translation>Das ist das Token. Kopieren Sie es jetzt: Danach ist hier nur noch sein Fingerabdruck bekannt, und es lässt sich nicht noch einmal zeigen.</translation>
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
</context>
<context>
    <name>roomrack::desktop::TokensCard</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>API-Token</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Book as a channel</source>
        <translation>Als Kanal buchen</translation>
    </message>
    <message>
        <source>What a clerk may</source>
        <translation>Was die Rezeption darf</translation>
    </message>
    <message>
        <source>What a manager may</source>
        <translation>Was die Leitung darf</translation>
    </message>
    <message>
        <source>Sees availability, bookings and what happens, and changes nothing.</source>
        <translation>Sieht Verfügbarkeit, Buchungen und was geschieht; ändert nichts.</translation>
    </message>
    <message>
        <source>Holds, books, changes and cancels as the channel that it is for.</source>
        <translation>Hält, bucht, ändert und storniert als der Kanal, für den es ist.</translation>
    </message>
    <message>
        <source>Holds, bookings, arrivals and departures, and what may be a duplicate.</source>
        <translation>Optionen, Buchungen, An- und Abreisen und was eine Dublette sein kann.</translation>
    </message>
    <message>
        <source>Also rates, restrictions, rooms for sale and channels.</source>
        <translation>Auch Raten, Beschränkungen, Verkaufszahlen und Kanäle.</translation>
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
        <source>Add a token</source>
        <translation>Token hinzufügen</translation>
    </message>
    <message>
        <source>Rename the token</source>
        <translation>Token umbenennen</translation>
    </message>
    <message>
        <source>Book as %1</source>
        <translation>Als %1 buchen</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in force</source>
        <translation>
            <numerusform>%Ln in Kraft</numerusform>
            <numerusform>%Ln in Kraft</numerusform>
        </translation>
    </message>
    <message>
        <source>None: no other program may come in. A token lets one in through the door, with a role.</source>
        <translation>Keine: Kein anderes Programm darf herein. Ein Token lässt eines durch die Tür, mit einer Rolle.</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>Give again</source>
        <translation>Wieder geben</translation>
    </message>
    <message>
        <source>Take the token back</source>
        <translation>Token zurücknehmen</translation>
    </message>
    <message>
        <source>Give the token again</source>
        <translation>Token wieder geben</translation>
    </message>
    <message>
        <source>%1 may come in again.</source>
        <translation>%1 darf wieder herein.</translation>
    </message>
    <message>
        <source>%1 may not come in any more.</source>
        <translation>%1 darf nicht mehr herein.</translation>
    </message>
    <message>
        <source>Take back “%1”?</source>
        <translation>„%1“ zurücknehmen?</translation>
    </message>
    <message>
        <source>From now on the program that has this token is refused. What it did before stays, with its name.</source>
        <translation>Von jetzt an wird das Programm mit diesem Token abgewiesen. Was es vorher tat, bleibt, mit seinem Namen.</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
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
        <source>Property</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>A week back</source>
        <translation>Eine Woche zurück</translation>
    </message>
    <message>
        <source>A week forward</source>
        <translation>Eine Woche vor</translation>
    </message>
    <message>
        <source>First night shown</source>
        <translation>Erste gezeigte Nacht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Rückgängig</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TwinDialog</name>
    <message>
        <source>&amp;Open the other one</source>
        <translation>Die andere öff&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Book it all the same</source>
        <translation>&amp;Trotzdem buchen</translation>
    </message>
    <message>
        <source>Is this a duplicate booking?</source>
        <translation>Ist diese Buchung eine Dublette?</translation>
    </message>
    <message>
        <source>The house says: %1. Nothing is booked yet; the room stays held.</source>
        <translation>Das Haus sagt: %1. Noch ist nichts gebucht; das Zimmer bleibt gehalten.</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>&amp;Zurück</translation>
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
        <source>%1: %2 of %3 identifying fields agree. Nothing is booked yet; the room stays held. Booked all the same, the guest has both and pays for both.</source>
        <comment>reason, number of fields, of how many</comment>
        <translation>%1: %2 von %3 kennzeichnenden Angaben stimmen überein. Noch ist nichts gebucht; das Zimmer bleibt gehalten. Trotzdem gebucht hat der Gast beide und bezahlt beide.</translation>
    </message>
    <message>
        <source>&amp;Open %1</source>
        <translation>%1 öff&amp;nen</translation>
    </message>
    <message>
        <source>Gives the held room back and shows the other booking</source>
        <translation>Gibt das gehaltene Zimmer zurück und zeigt die andere Buchung</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TypesDelegate</name>
    <message>
        <source>its own</source>
        <translation>eigene</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoDesk</name>
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
        <translation>Überbuchungsregel geändert</translation>
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
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Not undone</source>
        <translation>Nicht rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoDialog</name>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What changed meanwhile</source>
        <translation>Was sich inzwischen geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>Undo the %Ln cell(s) that still fit</source>
        <translation>
            <numerusform>Die %Ln Zelle zurücksetzen, die noch passt</numerusform>
            <numerusform>Die %Ln Zellen zurücksetzen, die noch passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This cannot be undone as a whole: %Ln cell(s) have changed since.</source>
        <translation>
            <numerusform>Das lässt sich nicht im Ganzen rückgängig machen: %Ln Zelle hat sich seither geändert.</numerusform>
            <numerusform>Das lässt sich nicht im Ganzen rückgängig machen: %Ln Zellen haben sich seither geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first are below.</source>
        <translation>Die ersten stehen unten.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UserDesk</name>
    <message>
        <source>&amp;Lock the desk, change person</source>
        <translation>P&amp;latz sperren, Person wechseln</translation>
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
        <source>At the desk: %1</source>
        <translation>Am Platz: %1</translation>
    </message>
    <message>
        <source>%1 is at the desk as %2</source>
        <translation>Am Platz ist %1 (%2)</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UserDialog</name>
    <message>
        <source>Holds, bookings, the front desk and the night audit.</source>
        <translation>Optionen, Buchungen, Rezeption und Tagesabschluss.</translation>
    </message>
    <message>
        <source>Also rates, restrictions, rooms for sale and overbooking.</source>
        <translation>Auch Raten, Beschränkungen, Zimmer im Verkauf und Überbuchung.</translation>
    </message>
    <message>
        <source>Also hotel settings, users, imports and backups.</source>
        <translation>Auch Einstellungen des Hotels, Benutzer, Einlesen und Sicherungen.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Benutzer anlegen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>An&amp;legen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
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
        <source>From now on whoever is at the desk signs in. The first user is an administrator, who can add the others.</source>
        <translation>Von nun an meldet sich an, wer am Platz ist. Der erste Benutzer hat die Rolle Verwaltung und kann die anderen anlegen.</translation>
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
        <source>&amp;Present one</source>
        <translation>&amp;Bisherige</translation>
    </message>
    <message>
        <source>PIN or pass&amp;word</source>
        <translation>PIN oder Pass&amp;wort</translation>
    </message>
    <message>
        <source>Ne&amp;w one</source>
        <translation>Ne&amp;ue</translation>
    </message>
    <message>
        <source>A&amp;gain</source>
        <translation>Noch&amp;mals</translation>
    </message>
    <message>
        <source>The two do not agree; type it again.</source>
        <translation>Die beiden stimmen nicht überein; bitte nochmals eingeben.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UsersDialog</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Anlegen…</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Ä&amp;ndern…</translation>
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
        <source>Where a hotel has users, whoever is at the desk signs in, and everything that is done bears their name. A hotel without users asks nobody.</source>
        <translation>Wo ein Hotel Benutzer hat, meldet sich an, wer am Platz ist, und alles, was geschieht, trägt den Namen. Ein Hotel ohne Benutzer fragt niemanden.</translation>
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
        <source>May sign in</source>
        <translation>Darf sich anmelden</translation>
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
        <source>There are none; nobody needs to sign in.</source>
        <translation>Es gibt keine; niemand muss sich anmelden.</translation>
    </message>
    <message>
        <source>Let &amp;back in</source>
        <translation>&amp;Wieder zulassen</translation>
    </message>
    <message>
        <source>&amp;Let go</source>
        <translation>A&amp;ustragen</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>%1 may not sign in any more.</source>
        <translation>%1 darf sich nicht mehr anmelden.</translation>
    </message>
    <message>
        <source>%1 may sign in again.</source>
        <translation>%1 darf sich wieder anmelden.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Nobody may sign in, so nobody is asked.</source>
        <translation>Niemand darf sich anmelden, also wird niemand gefragt.</translation>
    </message>
    <message>
        <source>Sign in no more?</source>
        <translation>Niemand meldet sich mehr an?</translation>
    </message>
    <message>
        <source>%1 is the last who signs in here. Then nobody is asked any more: whoever opens this hotel may do everything, and what is done bears no name. What was done before keeps its names, and users can be added or let back in at any time.</source>
        <translation>%1 ist die letzte Person, die sich hier anmeldet. Danach wird niemand mehr gefragt: Wer dieses Hotel öffnet, darf alles, und was getan wird, trägt keinen Namen. Was vorher getan wurde, behält seine Namen, und Benutzer können jederzeit angelegt oder wieder zugelassen werden.</translation>
    </message>
    <message>
        <source>&amp;Let go, ask nobody</source>
        <translation>A&amp;ustragen, niemanden fragen</translation>
    </message>
    <message>
        <source>&amp;Keep signing in</source>
        <translation>Weiter an&amp;melden</translation>
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
        <translation>Raten</translation>
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
        <source>Limits</source>
        <comment>restrictions, in short</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rooms</source>
        <comment>availability, in short</comment>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WaitingView</name>
    <message>
        <source>The message as it came</source>
        <translation>Die Nachricht, wie sie kam</translation>
    </message>
    <message>
        <source>Map now…</source>
        <translation>Codes zuordnen…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Put aside…</source>
        <translation>Beiseitelegen…</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Kam</translation>
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
        <source>Why it waits</source>
        <translation>Warum sie wartet</translation>
    </message>
    <message>
        <source>Reservations waiting for you</source>
        <translation>Reservierungen, die auf Sie warten</translation>
    </message>
    <message>
        <source>None: every reservation that came was understood and is booked.</source>
        <translation>Keine: Jede Reservierung, die kam, wurde verstanden und ist gebucht.</translation>
    </message>
    <message>
        <source>Put the reservation aside</source>
        <translation>Reservierung beiseitelegen</translation>
    </message>
    <message>
        <source>Nothing is booked for %1. The channel was told that its message arrived, so it does not send it again, and the guest may come all the same.</source>
        <translation>Für %1 wird nichts gebucht. Der Kanal weiß, dass seine Nachricht ankam, und sendet sie nicht noch einmal; der Gast kann trotzdem kommen.</translation>
    </message>
    <message>
        <source>this message</source>
        <translation>diese Nachricht</translation>
    </message>
    <message>
        <source>Put it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Keep it waiting</source>
        <translation>Warten lassen</translation>
    </message>
    <message>
        <source>It was not put aside</source>
        <translation>Sie wurde nicht beiseitegelegt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkCostFields</name>
    <message>
        <source>A walk costs, in percent of the night&apos;s price</source>
        <translation>Ausquartieren kostet, in Prozent des Preises der Nacht</translation>
    </message>
    <message>
        <source>% of the night</source>
        <comment>after a number: 150 % of the night</comment>
        <translation>% der Nacht</translation>
    </message>
    <message>
        <source>and this amount for each room</source>
        <translation>und diesen Betrag je Zimmer</translation>
    </message>
    <message>
        <source>What it costs to send a guest elsewhere, beyond the price you do not get: the other hotel&apos;s room as a percentage of your own price, and an amount for the way and the apology. The replay, the adviser and the walk list reckon with it.</source>
        <translation>Was es kostet, einen Gast anderswo unterzubringen, über den entgangenen Preis hinaus: das Zimmer im anderen Hotel in Prozent des eigenen Preises und ein Betrag für den Weg und die Entschuldigung. Damit rechnen das Nachspielen, der Ratgeber und die Liste.</translation>
    </message>
    <message>
        <source>A wal&amp;k costs</source>
        <translation>Ausquartieren &amp;kostet</translation>
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
        <source>Walk %1?</source>
        <translation>%1 ausquartieren?</translation>
    </message>
    <message>
        <source>&amp;Walk the guest</source>
        <translation>Gast aus&amp;quartieren</translation>
    </message>
    <message>
        <source>&amp;Keep the booking</source>
        <translation>Buchung &amp;behalten</translation>
    </message>
    <message>
        <source>Name of the hotel</source>
        <translation>Name des Hotels</translation>
    </message>
    <message>
        <source>The guest goes to</source>
        <translation>Der Gast geht nach</translation>
    </message>
    <message>
        <source>What it costs us</source>
        <translation>Was es uns kostet</translation>
    </message>
    <message>
        <source>The guest goes &amp;to</source>
        <translation>Der &amp;Gast geht nach</translation>
    </message>
    <message>
        <source>It costs &amp;us (%1)</source>
        <translation>Es kostet &amp;uns (%1)</translation>
    </message>
    <message numerus="yes">
        <source>The whole stay, %n room-night(s), returns to sale at once. This cannot be undone.</source>
        <translation>
            <numerusform>Der ganze Aufenthalt, %n Zimmernacht, kommt sofort zurück in den Verkauf. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>Der ganze Aufenthalt, %n Zimmernächte, kommt sofort zurück in den Verkauf. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say which hotel the guest goes to.</source>
        <translation>Sagen Sie, in welches Hotel der Gast geht.</translation>
    </message>
    <message>
        <source>What it costs us: %1</source>
        <translation>Was es uns kostet: %1</translation>
    </message>
    <message>
        <source>What was paid for it at the payment gateway goes back to the guest.</source>
        <translation>Was dafür über das Zahlungs-Gateway bezahlt wurde, geht an den Gast zurück.</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkView</name>
    <message>
        <source>&amp;Open the booking</source>
        <translation>Buchung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Walk the guest…</source>
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
        <source>That can be used</source>
        <translation>Die belegt werden können</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Nights with more guests than rooms</source>
        <translation>Nächte mit mehr Gästen als Zimmern</translation>
    </message>
    <message>
        <source>More guests than rooms</source>
        <translation>Mehr Gäste als Zimmer</translation>
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
        <source>What a room costs a night</source>
        <translation>Was ein Zimmer je Nacht kostet</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>War hier</translation>
    </message>
    <message>
        <source>How often the guest stayed here before</source>
        <translation>Wie oft der Gast schon hier war</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Arrivals, in the order in which they are asked</source>
        <translation>Anreisen, in der Reihenfolge, in der gefragt wird</translation>
    </message>
    <message>
        <source>Whom to walk</source>
        <translation>Wen ausquartieren</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Free rooms</source>
        <translation>Freie Zimmer</translation>
    </message>
    <message>
        <source>On every night of the guest&apos;s stay</source>
        <translation>In jeder Nacht des Aufenthalts</translation>
    </message>
    <message>
        <source>From, a night</source>
        <translation>Ab, je Nacht</translation>
    </message>
    <message>
        <source>Your other hotels with rooms, by distance</source>
        <translation>Ihre anderen Hotels mit freien Zimmern, nach Entfernung</translation>
    </message>
    <message>
        <source>Rooms in your other hotels</source>
        <translation>Zimmer in Ihren anderen Hotels</translation>
    </message>
    <message numerus="yes">
        <source>%n oversold</source>
        <translation>
            <numerusform>%n überbucht</numerusform>
            <numerusform>%n überbucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold beyond the limit</source>
        <translation>Über die Grenze hinaus verkauft</translation>
    </message>
    <message numerus="yes">
        <source>%n by policy</source>
        <translation>
            <numerusform>%n nach Regel</numerusform>
            <numerusform>%n nach Regel</numerusform>
        </translation>
    </message>
    <message>
        <source>The overbooking policy allows it</source>
        <translation>Die Überbuchungsregel erlaubt es</translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln Nacht</numerusform>
            <numerusform>%Ln Nächte</numerusform>
        </translation>
    </message>
    <message>
        <source>Every night has a room for everybody who is booked.</source>
        <translation>In jeder Nacht gibt es ein Zimmer für alle, die gebucht haben.</translation>
    </message>
    <message>
        <source>Choose a night.</source>
        <translation>Wählen Sie eine Nacht.</translation>
    </message>
    <message>
        <source>The arrivals cannot be read: %1</source>
        <translation>Die Anreisen sind nicht lesbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) missing</source>
        <translation>
            <numerusform>%Ln Zimmer fehlt</numerusform>
            <numerusform>%Ln Zimmer fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>the pool has rooms: give another room type instead</source>
        <translation>der Pool hat Zimmer: geben Sie einen anderen Zimmertyp</translation>
    </message>
    <message>
        <source>some may not come</source>
        <translation>manche kommen vielleicht nicht</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody arrives on this night who could be walked. Whoever is in house, or arrives earlier, keeps the room.</source>
        <translation>In dieser Nacht reist niemand an, der ausquartiert werden könnte. Wer im Haus ist oder früher anreist, behält das Zimmer.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>ask first</source>
        <translation>zuerst fragen</translation>
    </message>
    <message>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <source>This file holds no other hotel. A guest can be walked to any hotel all the same: type its name.</source>
        <translation>Diese Datei enthält kein anderes Hotel. Ein Gast kann trotzdem in jedes Hotel ausquartiert werden: Geben Sie dessen Namen ein.</translation>
    </message>
    <message>
        <source>Choose a guest.</source>
        <translation>Wählen Sie einen Gast.</translation>
    </message>
    <message>
        <source>%1 is walked to %2; the rooms are for sale again.</source>
        <translation>%1 ist ausquartiert nach %2; die Zimmer sind wieder im Verkauf.</translation>
    </message>
    <message>
        <source>A night</source>
        <translation>Je Nacht</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkedCard</name>
    <message>
        <source>&amp;Letter…</source>
        <translation>Br&amp;ief…</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Went to</source>
        <translation>Ging nach</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Walked guests</source>
        <translation>Ausquart. Gäste</translation>
    </message>
    <message>
        <source>Nobody was walked.</source>
        <translation>Niemand wurde ausquartiert.</translation>
    </message>
    <message>
        <source>The list cannot be read: %1</source>
        <translation>Die Liste ist nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowCard</name>
    <message>
        <source>This window</source>
        <translation>Dieses Fenster</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
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
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Fa&amp;rben</translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation>Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Loc&amp;k the desk</source>
        <translation>Auto&amp;matisch sperren</translation>
    </message>
    <message>
        <source>Never by itself</source>
        <translation>Nie von selbst</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minute(s) without a key or a click</source>
        <translation>
            <numerusform>Nach %Ln Minute ohne Taste oder Klick</numerusform>
            <numerusform>Nach %Ln Minuten ohne Taste oder Klick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowDoor</name>
    <message>
        <source>The door for channels is not open: %1</source>
        <translation>Die Tür für Kanäle ist nicht offen: %1</translation>
    </message>
    <message>
        <source>Show the settings</source>
        <translation>Einstellungen zeigen</translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WorkingPanel</name>
    <message>
        <source>The working</source>
        <translation>Der Rechenweg</translation>
    </message>
    <message>
        <source>Choose a night to see how its limit comes about.</source>
        <translation>Wählen Sie eine Nacht, um zu sehen, wie ihre Grenze zustande kommt.</translation>
    </message>
    <message>
        <source>Rooms that can be used</source>
        <translation>Nutzbare Zimmer</translation>
    </message>
    <message>
        <source>Booked, and expected to come</source>
        <translation>Gebucht, erwartet</translation>
    </message>
    <message>
        <source>Each booking comes with a chance of its own; the average and its spread</source>
        <translation>Jede Buchung kommt mit ihrer eigenen Wahrscheinlichkeit; Mittel und Streuung</translation>
    </message>
    <message>
        <source>One more booking comes with</source>
        <translation>Eine weitere Buchung kommt zu</translation>
    </message>
    <message>
        <source>Price of the night</source>
        <translation>Preis der Nacht</translation>
    </message>
    <message>
        <source>Of those that are booked, a room</source>
        <translation>Der gebuchten, je Zimmer</translation>
    </message>
    <message>
        <source>Cost of a walk</source>
        <translation>Ausquartieren kostet</translation>
    </message>
    <message>
        <source>Critical fractile</source>
        <translation>Kritisches Verhältnis</translation>
    </message>
    <message>
        <source>Price / (price + cost of a walk): as long as a full house is no more likely than this, one booking more is worth its risk.</source>
        <translation>Preis / (Preis + Kosten des Ausquartierens): Solange ein volles Haus nicht wahrscheinlicher ist als das, lohnt eine weitere Buchung ihr Risiko.</translation>
    </message>
    <message>
        <source>Best limit</source>
        <translation>Beste Grenze</translation>
    </message>
    <message>
        <source>Chance of a full house by rooms booked</source>
        <translation>Wahrscheinlichkeit eines vollen Hauses nach gebuchten Zimmern</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>Kommt</translation>
    </message>
    <message>
        <source>What the adviser reckons with</source>
        <translation>Womit der Ratgeber rechnet</translation>
    </message>
    <message>
        <source>Share seen</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Of its own bookings of the past</source>
        <translation>An den eigenen vergangenen Buchungen</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Buchungen</translation>
    </message>
    <message>
        <source>How many of them are behind it</source>
        <translation>Wie viele dahinterstehen</translation>
    </message>
    <message>
        <source>How likely bookings come, by channel</source>
        <translation>Wie wahrscheinlich Buchungen kommen, je Kanal</translation>
    </message>
    <message>
        <source>%1, %2 ± %3</source>
        <comment>booked, expected, spread</comment>
        <translation>%1, %2 ± %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 / (%1 + %2) = %3</source>
        <translation>%1 / (%1 + %2) = %3</translation>
    </message>
    <message>
        <source>no price: nothing is oversold</source>
        <translation>kein Preis: nichts wird überbucht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln Zimmer</numerusform>
            <numerusform>%Ln Zimmer</numerusform>
        </translation>
    </message>
    <message>
        <source>more is booked than is wise</source>
        <translation>mehr gebucht, als klug ist</translation>
    </message>
    <message>
        <source>Chance of a full house</source>
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
        <source>A full house: %1</source>
        <translation>Volles Haus: %1</translation>
    </message>
    <message>
        <source>Critical fractile: %1</source>
        <translation>Kritisches Verhältnis: %1</translation>
    </message>
    <message>
        <source>One more is worth it</source>
        <translation>Eine weitere lohnt sich</translation>
    </message>
    <message>
        <source>One more is not</source>
        <translation>Eine weitere lohnt sich nicht</translation>
    </message>
    <message numerus="yes">
        <source>How likely a booking comes that stands %Ln day(s) before arrival</source>
        <translation>
            <numerusform>Wie oft Buchungen kommen, %Ln Tag vor der Anreise</numerusform>
            <numerusform>Wie oft Buchungen kommen, %Ln Tage vor der Anreise</numerusform>
        </translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Alle Kanäle</translation>
    </message>
    <message>
        <source>Walked on average, sold out to it</source>
        <translation>Dann im Mittel ausquartiert</translation>
    </message>
    <message>
        <source>Rooms whose guests would find none if the night were sold up to its best limit</source>
        <translation>Zimmer, deren Gäste keins fänden, wäre die Nacht bis zur besten Grenze verkauft</translation>
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
        <source>No channels in the demo</source>
        <translation>Keine Kanäle in der Vorführung</translation>
    </message>
    <message>
        <source>A channel of the demo is not linked</source>
        <translation>Ein Kanal der Vorführung ist nicht verbunden</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::DemoRunner</name>
    <message>
        <source>No demo</source>
        <translation>Keine Vorführung</translation>
    </message>
    <message>
        <source>No guests</source>
        <translation>Keine Gäste</translation>
    </message>
    <message>
        <source>Making a hotel and two years of guests…</source>
        <translation>Ein Hotel und zwei Jahre Gäste entstehen…</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::SimulatorClient</name>
    <message>
        <source>roomrack-sim is not beside this program.</source>
        <translation>roomrack-sim liegt nicht neben diesem Programm.</translation>
    </message>
</context>
<context>
    <name>roomrack::programs::Tour</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s):</source>
        <translation>
            <numerusform>In %n Sekunde:</numerusform>
            <numerusform>In %n Sekunden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) alive at the end</source>
        <translation>
            <numerusform>%n Option am Ende offen</numerusform>
            <numerusform>%n Optionen am Ende offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n Bild in %1</numerusform>
            <numerusform>%n Bilder in %1</numerusform>
        </translation>
    </message>
</context>
</TS>

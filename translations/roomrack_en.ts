<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Audit</name>
    <message numerus="yes">
        <source>%1, %n guest(s)</source>
        <translation>
            <numerusform>%1, %n guest</numerusform>
            <numerusform>%1, %n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bulk</name>
    <message numerus="yes">
        <source>Left out, because the night is over: %Ln cell(s).</source>
        <translation>
            <numerusform>Left out, because the night is over: %Ln cell.</numerusform>
            <numerusform>Left out, because the night is over: %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because it is further ahead than the hotel sells: %Ln cell(s).</source>
        <translation>
            <numerusform>Left out, because it is further ahead than the hotel sells: %Ln cell.</numerusform>
            <numerusform>Left out, because it is further ahead than the hotel sells: %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because there is no rate yet to change: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Left out, because there is no rate yet to change: %Ln cell, the first %1.</numerusform>
            <numerusform>Left out, because there is no rate yet to change: %Ln cells, the first %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the result would be below zero or too large: %Ln cell(s), the first %1, now %2.</source>
        <translation>
            <numerusform>Left out, because the result would be below zero or too large: %Ln cell, the first %1, now %2.</numerusform>
            <numerusform>Left out, because the result would be below zero or too large: %Ln cells, the first %1, now %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the night to copy from is not kept: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Left out, because the night to copy from is not kept: %Ln cell, the first %1.</numerusform>
            <numerusform>Left out, because the night to copy from is not kept: %Ln cells, the first %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the shortest stay would be above the longest: %Ln cell(s), the first %1 (longest %2).</source>
        <translation>
            <numerusform>Left out, because the shortest stay would be above the longest: %Ln cell, the first %1 (longest %2).</numerusform>
            <numerusform>Left out, because the shortest stay would be above the longest: %Ln cells, the first %1 (longest %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out, because the longest stay would be below the shortest: %Ln cell(s), the first %1 (shortest %2).</source>
        <translation>
            <numerusform>Left out, because the longest stay would be below the shortest: %Ln cell, the first %1 (shortest %2).</numerusform>
            <numerusform>Left out, because the longest stay would be below the shortest: %Ln cells, the first %1 (shortest %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln night(s))</source>
        <translation>
            <numerusform>%1 (%Ln night)</numerusform>
            <numerusform>%1 (%Ln nights)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln night(s) of these)</source>
        <translation>
            <numerusform>%1 (%Ln night of these)</numerusform>
            <numerusform>%1 (%Ln nights of these)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln cell(s) change</source>
        <translation>
            <numerusform>%1 of %Ln cell change</numerusform>
            <numerusform>%1 of %Ln cells change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have this already</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln have this already</numerusform>
            <numerusform>%Ln have this already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are left out</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln are left out</numerusform>
            <numerusform>%Ln are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln derived price(s) follow</source>
        <translation>
            <numerusform>%Ln derived price follow</numerusform>
            <numerusform>%Ln derived prices follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More for sale than the pool has to sell, so the pool&apos;s number counts: %Ln cell(s), the first %1 (%2 of %3).</source>
        <translation>
            <numerusform>More for sale than the pool has to sell, so the pool&apos;s number counts: %Ln cell, the first %1 (%2 of %3).</numerusform>
            <numerusform>More for sale than the pool has to sell, so the pool&apos;s number counts: %Ln cells, the first %1 (%2 of %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below what is sold already, so the night becomes oversold: %Ln cell(s), the first %1 (%2 sold).</source>
        <translation>
            <numerusform>Below what is sold already, so the night becomes oversold: %Ln cell, the first %1 (%2 sold).</numerusform>
            <numerusform>Below what is sold already, so the night becomes oversold: %Ln cells, the first %1 (%2 sold).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Derived rates that become exceptions and no longer follow: %Ln cell(s), the first %1.</source>
        <translation>
            <numerusform>Derived rates that become exceptions and no longer follow: %Ln cell, the first %1.</numerusform>
            <numerusform>Derived rates that become exceptions and no longer follow: %Ln cells, the first %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln week(s) earlier.</source>
        <translation>
            <numerusform>%1 %Ln week earlier.</numerusform>
            <numerusform>%1 %Ln weeks earlier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln week(s) later.</source>
        <translation>
            <numerusform>%1 %Ln week later.</numerusform>
            <numerusform>%1 %Ln weeks later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln range(s)</source>
        <translation>
            <numerusform>%Ln range</numerusform>
            <numerusform>%Ln ranges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s)</source>
        <translation>
            <numerusform>%Ln update</numerusform>
            <numerusform>%Ln updates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Channels</name>
    <message numerus="yes">
        <source>It failed %n time(s) in a row</source>
        <translation>
            <numerusform>It failed %n time in a row</numerusform>
            <numerusform>It failed %n times in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n night(s)</source>
        <translation>
            <numerusform>at least %n night</numerusform>
            <numerusform>at least %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n night(s)</source>
        <translation>
            <numerusform>at most %n night</numerusform>
            <numerusform>at most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s)</source>
        <translation>
            <numerusform>%n guest</numerusform>
            <numerusform>%n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln room</numerusform>
            <numerusform>%Ln rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to be sent: %Ln night(s).</source>
        <translation>
            <numerusform>Still to be sent: %Ln night.</numerusform>
            <numerusform>Still to be sent: %Ln nights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not answered, and sent again: %Ln night(s).</source>
        <translation>
            <numerusform>Not answered, and sent again: %Ln night.</numerusform>
            <numerusform>Not answered, and sent again: %Ln nights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused until their value or code is another one: %Ln night(s).</source>
        <translation>
            <numerusform>Refused until their value or code is another one: %Ln night.</numerusform>
            <numerusform>Refused until their value or code is another one: %Ln nights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still to be told of: %Ln booking(s).</source>
        <translation>
            <numerusform>Still to be told of: %Ln booking.</numerusform>
            <numerusform>Still to be told of: %Ln bookings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not want %Ln booking(s) as they are now, see Messages. Try now tells it of them again.</source>
        <translation>
            <numerusform>It does not want %Ln booking as they are now, see Messages. Try now tells it of them again.</numerusform>
            <numerusform>It does not want %Ln bookings as they are now, see Messages. Try now tells it of them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min LOS through %n night(s)</source>
        <translation>
            <numerusform>min LOS through %n night</numerusform>
            <numerusform>min LOS through %n nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClosedWhy</name>
    <message numerus="yes">
        <source>%1 is oversold: %2 rooms sold with a limit of %3, so %n guest(s) will have to be walked.</source>
        <translation>
            <numerusform>%1 is oversold: %2 rooms sold with a limit of %3, so %n guest will have to be walked.</numerusform>
            <numerusform>%1 is oversold: %2 rooms sold with a limit of %3, so %n guests will have to be walked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are out of order.</source>
        <translation>
            <numerusform>%n room of %1 are out of order.</numerusform>
            <numerusform>%n rooms of %1 are out of order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The overbooking policy allows %n room(s) more than %1 has.</source>
        <translation>
            <numerusform>The overbooking policy allows %n room more than %1 has.</numerusform>
            <numerusform>The overbooking policy allows %n rooms more than %1 has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who arrives on this night must stay at least %n night(s).</source>
        <translation>
            <numerusform>Who arrives on this night must stay at least %n night.</numerusform>
            <numerusform>Who arrives on this night must stay at least %n nights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who arrives on this night may stay at most %n night(s).</source>
        <translation>
            <numerusform>Who arrives on this night may stay at most %n night.</numerusform>
            <numerusform>Who arrives on this night may stay at most %n nights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <source>%n other night(s)</source>
        <translation>
            <numerusform>%n other night</numerusform>
            <numerusform>%n other nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other digit(s)</source>
        <translation>
            <numerusform>%n other digit</numerusform>
            <numerusform>%n other digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other letter(s)</source>
        <translation>
            <numerusform>%n other letter</numerusform>
            <numerusform>%n other letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message numerus="yes">
        <source>only %n left of %1 for these nights</source>
        <translation>
            <numerusform>only %n left of %1 for these nights</numerusform>
            <numerusform>only %n left of %1 for these nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) must be given out</source>
        <translation>
            <numerusform>%n room must be given out</numerusform>
            <numerusform>%n rooms must be given out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are out of order by number on %2; bring those back on the room plan</source>
        <translation>
            <numerusform>%n room of %1 are out of order by number on %2; bring those back on the room plan</numerusform>
            <numerusform>%n rooms of %1 are out of order by number on %2; bring those back on the room plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the booking has its %n room(s) already</source>
        <translation>
            <numerusform>the booking has its %n room already</numerusform>
            <numerusform>the booking has its %n rooms already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it was wrong too often; try again in %n second(s)</source>
        <translation>
            <numerusform>it was wrong too often; try again in %n second</numerusform>
            <numerusform>it was wrong too often; try again in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more request(s) were refused</source>
        <translation>
            <numerusform>%n more request were refused</numerusform>
            <numerusform>%n more requests were refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more like it since the entry before</source>
        <translation>
            <numerusform>%n more like it since the entry before</numerusform>
            <numerusform>%n more like it since the entry before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the PMS lists no guest in house, but %n guest(s) are here; check out who has left</source>
        <translation>
            <numerusform>the PMS lists no guest in house, but %n guest are here; check out who has left</numerusform>
            <numerusform>the PMS lists no guest in house, but %n guests are here; check out who has left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message numerus="yes">
        <source>%1 has only %n room(s) to share.</source>
        <translation>
            <numerusform>%1 has only %n room to share.</numerusform>
            <numerusform>%1 has only %n rooms to share.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message numerus="yes">
        <source>at least %n night(s)</source>
        <translation>
            <numerusform>at least %n night</numerusform>
            <numerusform>at least %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n night(s)</source>
        <translation>
            <numerusform>at most %n night</numerusform>
            <numerusform>at most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oversold by %n room(s)</source>
        <translation>
            <numerusform>oversold by %n room</numerusform>
            <numerusform>oversold by %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n available</source>
        <translation>
            <numerusform>%n available</numerusform>
            <numerusform>%n available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held</source>
        <translation>
            <numerusform>%n held</numerusform>
            <numerusform>%n held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n room(s) sold</source>
        <translation>
            <numerusform>%1 of %n room sold</numerusform>
            <numerusform>%1 of %n rooms sold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of order</source>
        <translation>
            <numerusform>%n out of order</numerusform>
            <numerusform>%n out of order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for sale, set by hand instead of %1</source>
        <translation>
            <numerusform>%n for sale, set by hand instead of %1</numerusform>
            <numerusform>%n for sale, set by hand instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n range(s), %2</source>
        <translation>
            <numerusform>%1 in %n range, %2</numerusform>
            <numerusform>%1 in %n ranges, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridPaste</name>
    <message numerus="yes">
        <source>%Ln more cell(s) cannot be read either.</source>
        <translation>
            <numerusform>%Ln more cell cannot be read either.</numerusform>
            <numerusform>%Ln more cells cannot be read either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 columns, but from %2 on only %n night(s) can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>The clipboard has %1 columns, but from %2 on only %n night can be changed. Nothing was changed.</numerusform>
            <numerusform>The clipboard has %1 columns, but from %2 on only %n nights can be changed. Nothing was changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightAudit</name>
    <message numerus="yes">
        <source>%n booking(s)</source>
        <translation>
            <numerusform>%n booking</numerusform>
            <numerusform>%n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overbooking</name>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln room</numerusform>
            <numerusform>%Ln rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) and more</source>
        <translation>
            <numerusform>%Ln day and more</numerusform>
            <numerusform>%Ln days and more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %Ln day(s)</source>
        <translation>
            <numerusform>up to %Ln day</numerusform>
            <numerusform>up to %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %Ln day(s)</source>
        <translation>
            <numerusform>%1 to %Ln day</numerusform>
            <numerusform>%1 to %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message numerus="yes">
        <source>%1: %2, copied and proved, %n record(s)</source>
        <translation>
            <numerusform>%1: %2, copied and proved, %n record</numerusform>
            <numerusform>%1: %2, copied and proved, %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestWords</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>duration</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Key %1 came again %n time(s); the first answer was returned</source>
        <translation>
            <numerusform>Key %1 came again %n time; the first answer was returned</numerusform>
            <numerusform>Key %1 came again %n times; the first answer was returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Message %1 arrived again %n time(s); it was done already</source>
        <translation>
            <numerusform>Message %1 arrived again %n time; it was done already</numerusform>
            <numerusform>Message %1 arrived again %n times; it was done already</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Secrets</name>
    <message numerus="yes">
        <source>A passphrase has at least %n character(s).</source>
        <translation>
            <numerusform>A passphrase has at least %n character.</numerusform>
            <numerusform>A passphrase has at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StayOffers</name>
    <message numerus="yes">
        <source>At least %n night(s)</source>
        <translation>
            <numerusform>At least %n night</numerusform>
            <numerusform>At least %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n night(s)</source>
        <translation>
            <numerusform>At most %n night</numerusform>
            <numerusform>At most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n guest(s) a room</source>
        <translation>
            <numerusform>At most %n guest a room</numerusform>
            <numerusform>At most %n guests a room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) left</source>
        <translation>
            <numerusform>Only %n room left</numerusform>
            <numerusform>Only %n rooms left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n room(s) for sale</source>
        <translation>
            <numerusform>%n room for sale</numerusform>
            <numerusform>%n rooms for sale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n night(s)</source>
        <translation>
            <numerusform>At least %n night</numerusform>
            <numerusform>At least %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n night(s)</source>
        <translation>
            <numerusform>At most %n night</numerusform>
            <numerusform>At most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate %1 for %n guest(s)</source>
        <translation>
            <numerusform>Rate %1 for %n guest</numerusform>
            <numerusform>Rate %1 for %n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) imported</source>
        <translation>
            <numerusform>%n booking imported</numerusform>
            <numerusform>%n bookings imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) out of order</source>
        <translation>
            <numerusform>%n room out of order</numerusform>
            <numerusform>%n rooms out of order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) did not arrive</source>
        <translation>
            <numerusform>%n guest did not arrive</numerusform>
            <numerusform>%n guests did not arrive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s)</source>
        <translation>
            <numerusform>%n night</numerusform>
            <numerusform>%n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n adult(s)</source>
        <translation>
            <numerusform>%n adult</numerusform>
            <numerusform>%n adults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n child(ren)</source>
        <translation>
            <numerusform>%n child</numerusform>
            <numerusform>%n children</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Signed in after %n wrong attempt(s)</source>
        <translation>
            <numerusform>Signed in after %n wrong attempt</numerusform>
            <numerusform>Signed in after %n wrong attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong PIN or password, %n time(s) in a row</source>
        <translation>
            <numerusform>Wrong PIN or password, %n time in a row</numerusform>
            <numerusform>Wrong PIN or password, %n times in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exchange rate(s) saved</source>
        <translation>
            <numerusform>%n exchange rate saved</numerusform>
            <numerusform>%n exchange rates saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer clock confirmed, %n day(s) ahead</source>
        <translation>
            <numerusform>Computer clock confirmed, %n day ahead</numerusform>
            <numerusform>Computer clock confirmed, %n days ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AdviceView</name>
    <message numerus="yes">
        <source>Best limits of the next %Ln night(s)</source>
        <translation>
            <numerusform>Best limits of the next %Ln night</numerusform>
            <numerusform>Best limits of the next %Ln nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>learned from %Ln booking(s)</source>
        <translation>
            <numerusform>learned from %Ln booking</numerusform>
            <numerusform>learned from %Ln bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sell %n more</source>
        <translation>
            <numerusform>sell %n more</numerusform>
            <numerusform>sell %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sell %n less</source>
        <translation>
            <numerusform>sell %n less</numerusform>
            <numerusform>sell %n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Apply to %Ln night(s)</source>
        <translation>
            <numerusform>&amp;Apply to %Ln night</numerusform>
            <numerusform>&amp;Apply to %Ln nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The adviser&apos;s limits for %n night(s)</source>
        <translation>
            <numerusform>The adviser&apos;s limits for %n night</numerusform>
            <numerusform>The adviser&apos;s limits for %n nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::AuditPage</name>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) found</source>
        <translation>
            <numerusform>%Ln record found</numerusform>
            <numerusform>%Ln records found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BackupDialog</name>
    <message numerus="yes">
        <source>%1 was made and proved: %Ln record(s).</source>
        <translation>
            <numerusform>%1 was made and proved: %Ln record.</numerusform>
            <numerusform>%1 was made and proved: %Ln records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds %Ln booking(s), and its books are proved.</source>
        <translation>
            <numerusform>It holds %Ln booking, and its books are proved.</numerusform>
            <numerusform>It holds %Ln bookings, and its books are proved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BookingPage</name>
    <message numerus="yes">
        <source>%Ln booking(s)</source>
        <translation>
            <numerusform>%Ln booking</numerusform>
            <numerusform>%Ln bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) found</source>
        <translation>
            <numerusform>%Ln booking found</numerusform>
            <numerusform>%Ln bookings found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::BulkDialog</name>
    <message numerus="yes">
        <source>%Ln row(s) of the template are not there any more and were left out.</source>
        <translation>
            <numerusform>%Ln row of the template are not there any more and were left out.</numerusform>
            <numerusform>%Ln rows of the template are not there any more and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cha&amp;nge %Ln cell(s)</source>
        <translation>
            <numerusform>Cha&amp;nge %Ln cell</numerusform>
            <numerusform>Cha&amp;nge %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) changed.</source>
        <translation>
            <numerusform>%Ln cell changed.</numerusform>
            <numerusform>%Ln cells changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CancelDialog</name>
    <message numerus="yes">
        <source>This gives %n room-night(s) back to sale at once.</source>
        <translation>
            <numerusform>This gives %n room-night back to sale at once.</numerusform>
            <numerusform>This gives %n room-nights back to sale at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CentralCard</name>
    <message numerus="yes">
        <source>%Ln booking(s) still to be told.</source>
        <translation>
            <numerusform>%Ln booking still to be told.</numerusform>
            <numerusform>%Ln bookings still to be told.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelNotices</name>
    <message numerus="yes">
        <source>Waiting for you: %Ln reservation(s).</source>
        <translation>
            <numerusform>Waiting for you: %Ln reservation.</numerusform>
            <numerusform>Waiting for you: %Ln reservations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelsPage</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <comment>sent</comment>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) since the start</source>
        <translation>
            <numerusform>%Ln update since the start</numerusform>
            <numerusform>%Ln updates since the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckInDialog</name>
    <message numerus="yes">
        <source>Choose %n room(s), or leave it: the first free ones are given.</source>
        <translation>
            <numerusform>Choose %n room, or leave it: the first free ones are given.</numerusform>
            <numerusform>Choose %n rooms, or leave it: the first free ones are given.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n room(s), or none.</source>
        <translation>
            <numerusform>Choose %n room, or none.</numerusform>
            <numerusform>Choose %n rooms, or none.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckOutDialog</name>
    <message numerus="yes">
        <source>This is an early departure: it gives %n room-night(s) back to sale.</source>
        <translation>
            <numerusform>This is an early departure: it gives %n room-night back to sale.</numerusform>
            <numerusform>This is an early departure: it gives %n room-nights back to sale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::Desktop</name>
    <message numerus="yes">
        <source>Everything that was saved is there and sound: %Ln record(s) checked.</source>
        <translation>
            <numerusform>Everything that was saved is there and sound: %Ln record checked.</numerusform>
            <numerusform>Everything that was saved is there and sound: %Ln records checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every hour, the newest %n kept, in %1</source>
        <translation>
            <numerusform>Every hour, the newest %n kept, in %1</numerusform>
            <numerusform>Every hour, the newest %n kept, in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every day, the newest %n kept, in %1</source>
        <translation>
            <numerusform>Every day, the newest %n kept, in %1</numerusform>
            <numerusform>Every day, the newest %n kept, in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateCards</name>
    <message numerus="yes">
        <source>since %1, %Ln to settle</source>
        <comment>time</comment>
        <translation>
            <numerusform>since %1, %Ln to settle</numerusform>
            <numerusform>since %1, %Ln to settle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateView</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicatesPage</name>
    <message numerus="yes">
        <source>Blocked in %n day(s)</source>
        <translation>
            <numerusform>Blocked in %n day</numerusform>
            <numerusform>Blocked in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FiguresStrip</name>
    <message numerus="yes">
        <source>%n expiring</source>
        <translation>
            <numerusform>%n expiring</numerusform>
            <numerusform>%n expiring</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FiguresView</name>
    <message numerus="yes">
        <source>%Ln in all</source>
        <translation>
            <numerusform>%Ln in all</numerusform>
            <numerusform>%Ln in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FileStep</name>
    <message numerus="yes">
        <source>%n column(s), separated by %1; %2.</source>
        <translation>
            <numerusform>%n column, separated by %1; %2.</numerusform>
            <numerusform>%n columns, separated by %1; %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::FxCard</name>
    <message numerus="yes">
        <source>%Ln new rate(s) saved.</source>
        <translation>
            <numerusform>%Ln new rate saved.</numerusform>
            <numerusform>%Ln new rates saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were left out: their currencies are not in use any more.</source>
        <comment>exchange rates</comment>
        <translation>
            <numerusform>%Ln were left out: their currencies are not in use any more.</numerusform>
            <numerusform>%Ln were left out: their currencies are not in use any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridEdits</name>
    <message numerus="yes">
        <source>%Ln cell(s) copied.</source>
        <translation>
            <numerusform>%Ln cell copied.</numerusform>
            <numerusform>%Ln cells copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) pasted</source>
        <translation>
            <numerusform>%Ln cell pasted</numerusform>
            <numerusform>%Ln cells pasted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldPage</name>
    <message numerus="yes">
        <source>%Ln hold(s)</source>
        <translation>
            <numerusform>%Ln hold</numerusform>
            <numerusform>%Ln holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room-night(s)</source>
        <translation>
            <numerusform>%Ln room-night</numerusform>
            <numerusform>%Ln room-nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives %n room-night(s) back to sale; whoever holds them loses them.</source>
        <translation>
            <numerusform>This gives %n room-night back to sale; whoever holds them loses them.</numerusform>
            <numerusform>This gives %n room-nights back to sale; whoever holds them loses them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsPanel</name>
    <message numerus="yes">
        <source>%n room-night(s)</source>
        <translation>
            <numerusform>%n room-night</numerusform>
            <numerusform>%n room-nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelForm</name>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln room</numerusform>
            <numerusform>%Ln rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelStep</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::LogView</name>
    <message numerus="yes">
        <source>the newest %Ln</source>
        <translation>
            <numerusform>the newest %Ln</numerusform>
            <numerusform>the newest %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MailCard</name>
    <message numerus="yes">
        <source>%Ln mail(s) waiting.</source>
        <translation>
            <numerusform>%Ln mail waiting.</numerusform>
            <numerusform>%Ln mails waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NavButton</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NewBookingDialog</name>
    <message numerus="yes">
        <source>Take %n room(s)</source>
        <translation>
            <numerusform>Take %n room</numerusform>
            <numerusform>Take %n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NoShowDialog</name>
    <message numerus="yes">
        <source>This gives all of its %n room-night(s) back to sale at once.</source>
        <translation>
            <numerusform>This gives all of its %n room-night back to sale at once.</numerusform>
            <numerusform>This gives all of its %n room-nights back to sale at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentCard</name>
    <message numerus="yes">
        <source>%Ln payment(s) under way.</source>
        <translation>
            <numerusform>%Ln payment under way.</numerusform>
            <numerusform>%Ln payments under way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentTimeline</name>
    <message numerus="yes">
        <source>%1 (%Ln time(s))</source>
        <comment>a step of a payment</comment>
        <translation>
            <numerusform>%1 (%Ln time)</numerusform>
            <numerusform>%1 (%Ln times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlanModel</name>
    <message numerus="yes">
        <source>%n stay(s) without a room</source>
        <translation>
            <numerusform>%n stay without a room</numerusform>
            <numerusform>%n stays without a room</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PlansCard</name>
    <message numerus="yes">
        <source>Free until %n day(s) before</source>
        <translation>
            <numerusform>Free until %n day before</numerusform>
            <numerusform>Free until %n days before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PolicyView</name>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln room</numerusform>
            <numerusform>%Ln rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s); of several the narrowest counts</source>
        <translation>
            <numerusform>%Ln rule; of several the narrowest counts</numerusform>
            <numerusform>%Ln rules; of several the narrowest counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Overbooking policy: %n rule(s)</source>
        <translation>
            <numerusform>Overbooking policy: %n rule</numerusform>
            <numerusform>Overbooking policy: %n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReplayCard</name>
    <message numerus="yes">
        <source>%1 · %Ln room(s)</source>
        <comment>the nights played</comment>
        <translation>
            <numerusform>%1 · %Ln room</numerusform>
            <numerusform>%1 · %Ln rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReportsPage</name>
    <message numerus="yes">
        <source>%1: %n night(s)</source>
        <translation>
            <numerusform>%1: %n night</numerusform>
            <numerusform>%1: %n nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomPlan</name>
    <message numerus="yes">
        <source>%n stay(s) still wait for one.</source>
        <translation>
            <numerusform>%n stay still wait for one.</numerusform>
            <numerusform>%n stays still wait for one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) have a room now.</source>
        <translation>
            <numerusform>%n stay have a room now.</numerusform>
            <numerusform>%n stays have a room now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RowHeader</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::SimulatorDialog</name>
    <message numerus="yes">
        <source>%Ln request(s)</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reservation(s)</source>
        <translation>
            <numerusform>%Ln reservation</numerusform>
            <numerusform>%Ln reservations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to be told</source>
        <translation>
            <numerusform>%Ln to be told</numerusform>
            <numerusform>%Ln to be told</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) taken</source>
        <translation>
            <numerusform>%Ln room taken</numerusform>
            <numerusform>%Ln rooms taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln payment(s) charged</source>
        <translation>
            <numerusform>%Ln payment charged</numerusform>
            <numerusform>%Ln payments charged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::StepView</name>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln night</numerusform>
            <numerusform>%Ln nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TasksPage</name>
    <message numerus="yes">
        <source>%Ln task(s)</source>
        <translation>
            <numerusform>%Ln task</numerusform>
            <numerusform>%Ln tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::TokensCard</name>
    <message numerus="yes">
        <source>%Ln in force</source>
        <translation>
            <numerusform>%Ln in force</numerusform>
            <numerusform>%Ln in force</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoDialog</name>
    <message numerus="yes">
        <source>Undo the %Ln cell(s) that still fit</source>
        <translation>
            <numerusform>Undo the %Ln cell that still fit</numerusform>
            <numerusform>Undo the %Ln cells that still fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This cannot be undone as a whole: %Ln cell(s) have changed since.</source>
        <translation>
            <numerusform>This cannot be undone as a whole: %Ln cell have changed since.</numerusform>
            <numerusform>This cannot be undone as a whole: %Ln cells have changed since.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UserDialog</name>
    <message numerus="yes">
        <source>at least %n character(s)</source>
        <translation>
            <numerusform>at least %n character</numerusform>
            <numerusform>at least %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkDialog</name>
    <message numerus="yes">
        <source>The whole stay, %n room-night(s), returns to sale at once. This cannot be undone.</source>
        <translation>
            <numerusform>The whole stay, %n room-night, returns to sale at once. This cannot be undone.</numerusform>
            <numerusform>The whole stay, %n room-nights, returns to sale at once. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WalkView</name>
    <message numerus="yes">
        <source>%n oversold</source>
        <translation>
            <numerusform>%n oversold</numerusform>
            <numerusform>%n oversold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by policy</source>
        <translation>
            <numerusform>%n by policy</numerusform>
            <numerusform>%n by policy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln night(s)</source>
        <translation>
            <numerusform>%Ln night</numerusform>
            <numerusform>%Ln nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) missing</source>
        <translation>
            <numerusform>%Ln room missing</numerusform>
            <numerusform>%Ln rooms missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WindowCard</name>
    <message numerus="yes">
        <source>After %Ln minute(s) without a key or a click</source>
        <translation>
            <numerusform>After %Ln minute without a key or a click</numerusform>
            <numerusform>After %Ln minutes without a key or a click</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::WorkingPanel</name>
    <message numerus="yes">
        <source>%Ln room(s)</source>
        <translation>
            <numerusform>%Ln room</numerusform>
            <numerusform>%Ln rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) booked</source>
        <translation>
            <numerusform>%Ln room booked</numerusform>
            <numerusform>%Ln rooms booked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How likely a booking comes that stands %Ln day(s) before arrival</source>
        <translation>
            <numerusform>How likely a booking comes that stands %Ln day before arrival</numerusform>
            <numerusform>How likely a booking comes that stands %Ln days before arrival</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::programs::Tour</name>
    <message numerus="yes">
        <source>In %n second(s):</source>
        <translation>
            <numerusform>In %n second:</numerusform>
            <numerusform>In %n seconds:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) alive at the end</source>
        <translation>
            <numerusform>%n hold alive at the end</numerusform>
            <numerusform>%n holds alive at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) in %1</source>
        <translation>
            <numerusform>%n picture in %1</numerusform>
            <numerusform>%n pictures in %1</numerusform>
        </translation>
    </message>
</context>
</TS>

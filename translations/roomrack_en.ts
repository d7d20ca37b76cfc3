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
    <message numerus="yes">
        <source>Booked until %1. %n room night(s) returned to sale; the booking total did not change.</source>
        <translation>
            <numerusform>Booked until %1. %n room night returned to sale; the booking total did not change.</numerusform>
            <numerusform>Booked until %1. %n room nights returned to sale; the booking total did not change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bulk</name>
    <message numerus="yes">
        <source>Skipped (night in the past): %Ln value(s).</source>
        <translation>
            <numerusform>Skipped (night in the past): %Ln value.</numerusform>
            <numerusform>Skipped (night in the past): %Ln values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (beyond the booking window): %Ln value(s).</source>
        <translation>
            <numerusform>Skipped (beyond the booking window): %Ln value.</numerusform>
            <numerusform>Skipped (beyond the booking window): %Ln values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (no rate set): %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Skipped (no rate set): %Ln value, first: %1.</numerusform>
            <numerusform>Skipped (no rate set): %Ln values, first: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (result negative or too large): %Ln value(s), first: %1 (now %2).</source>
        <translation>
            <numerusform>Skipped (result negative or too large): %Ln value, first: %1 (now %2).</numerusform>
            <numerusform>Skipped (result negative or too large): %Ln values, first: %1 (now %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (no data for the source night): %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Skipped (no data for the source night): %Ln value, first: %1.</numerusform>
            <numerusform>Skipped (no data for the source night): %Ln values, first: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (min LOS would exceed max LOS): %Ln value(s), first: %1 (max LOS %2).</source>
        <translation>
            <numerusform>Skipped (min LOS would exceed max LOS): %Ln value, first: %1 (max LOS %2).</numerusform>
            <numerusform>Skipped (min LOS would exceed max LOS): %Ln values, first: %1 (max LOS %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped (max LOS would be below min LOS): %Ln value(s), first: %1 (min LOS %2).</source>
        <translation>
            <numerusform>Skipped (max LOS would be below min LOS): %Ln value, first: %1 (min LOS %2).</numerusform>
            <numerusform>Skipped (max LOS would be below min LOS): %Ln values, first: %1 (min LOS %2).</numerusform>
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
        <source>%1 (%Ln selected night(s))</source>
        <translation>
            <numerusform>%1 (%Ln selected night)</numerusform>
            <numerusform>%1 (%Ln selected nights)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln value(s) will change</source>
        <translation>
            <numerusform>%1 of %Ln value will change</numerusform>
            <numerusform>%1 of %Ln values will change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln unchanged</numerusform>
            <numerusform>%Ln unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln skipped</numerusform>
            <numerusform>%Ln skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln derived rate(s) also change</source>
        <translation>
            <numerusform>%Ln derived rate also changes</numerusform>
            <numerusform>%Ln derived rates also change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Above the pool limit, which takes precedence: %Ln value(s), first: %1 (%2, pool limit %3).</source>
        <translation>
            <numerusform>Above the pool limit, which takes precedence: %Ln value, first: %1 (%2, pool limit %3).</numerusform>
            <numerusform>Above the pool limit, which takes precedence: %Ln values, first: %1 (%2, pool limit %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below the number already sold, so the night becomes oversold: %Ln value(s), first: %1 (%2 sold).</source>
        <translation>
            <numerusform>Below the number already sold, so the night becomes oversold: %Ln value, first: %1 (%2 sold).</numerusform>
            <numerusform>Below the number already sold, so the night becomes oversold: %Ln values, first: %1 (%2 sold).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Derived rates that become manual overrides: %Ln value(s), first: %1.</source>
        <translation>
            <numerusform>Derived rates that become manual overrides: %Ln value, first: %1.</numerusform>
            <numerusform>Derived rates that become manual overrides: %Ln values, first: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 The source is %Ln week(s) earlier.</source>
        <translation>
            <numerusform>%1 The source is %Ln week earlier.</numerusform>
            <numerusform>%1 The source is %Ln weeks earlier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 The source is %Ln week(s) later.</source>
        <translation>
            <numerusform>%1 The source is %Ln week later.</numerusform>
            <numerusform>%1 The source is %Ln weeks later.</numerusform>
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
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedItems</name>
    <message numerus="yes">
        <source>%n night(s)</source>
        <comment>a fee</comment>
        <translation>
            <numerusform>%n night</numerusform>
            <numerusform>%n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n day(s) before arrival</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1, %n day before arrival</numerusform>
            <numerusform>%1, %n days before arrival</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangedSettings</name>
    <message numerus="yes">
        <source>%Ln year(s)</source>
        <translation>
            <numerusform>%Ln year</numerusform>
            <numerusform>%Ln years</numerusform>
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
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s)</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Channels</name>
    <message numerus="yes">
        <source>min LOS %n night(s)</source>
        <translation>
            <numerusform>min LOS %n night</numerusform>
            <numerusform>min LOS %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max LOS %n night(s)</source>
        <translation>
            <numerusform>max LOS %n night</numerusform>
            <numerusform>max LOS %n nights</numerusform>
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
        <source>%Ln update(s) pending.</source>
        <translation>
            <numerusform>%Ln update pending.</numerusform>
            <numerusform>%Ln updates pending.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) without a response (retrying).</source>
        <translation>
            <numerusform>%Ln update without a response (retrying).</numerusform>
            <numerusform>%Ln updates without a response (retrying).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln update(s) rejected. Change the value or the mapping to retry.</source>
        <translation>
            <numerusform>%Ln update rejected. Change the value or the mapping to retry.</numerusform>
            <numerusform>%Ln updates rejected. Change the value or the mapping to retry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) pending.</source>
        <translation>
            <numerusform>%Ln booking pending.</numerusform>
            <numerusform>%Ln bookings pending.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln booking(s) rejected. See Messages for the reason, then choose “Retry now”.</source>
        <translation>
            <numerusform>%Ln booking rejected. See Messages for the reason, then choose “Retry now”.</numerusform>
            <numerusform>%Ln bookings rejected. See Messages for the reason, then choose “Retry now”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>min LOS through %n night(s)</source>
        <translation>
            <numerusform>min LOS through %n night</numerusform>
            <numerusform>min LOS through %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed attempt(s) in a row.</source>
        <translation>
            <numerusform>%n failed attempt in a row.</numerusform>
            <numerusform>%n failed attempts in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClosedWhy</name>
    <message numerus="yes">
        <source>Pool %1 is oversold: %2 rooms sold, limit %3. %n guest(s) must be walked.</source>
        <translation>
            <numerusform>Pool %1 is oversold: %2 rooms sold, limit %3. %n guest must be walked.</numerusform>
            <numerusform>Pool %1 is oversold: %2 rooms sold, limit %3. %n guests must be walked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of pool %1 are out of order.</source>
        <translation>
            <numerusform>%n room of pool %1 is out of order.</numerusform>
            <numerusform>%n rooms of pool %1 are out of order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The overbooking policy allows %n room(s) above the capacity of pool %1.</source>
        <translation>
            <numerusform>The overbooking policy allows %n room above the capacity of pool %1.</numerusform>
            <numerusform>The overbooking policy allows %n rooms above the capacity of pool %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Min length of stay for arrivals on this date: %n night(s).</source>
        <translation>
            <numerusform>Min length of stay for arrivals on this date: %n night.</numerusform>
            <numerusform>Min length of stay for arrivals on this date: %n nights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max length of stay for arrivals on this date: %n night(s).</source>
        <translation>
            <numerusform>Max length of stay for arrivals on this date: %n night.</numerusform>
            <numerusform>Max length of stay for arrivals on this date: %n nights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DescriptionEffects</name>
    <message numerus="yes">
        <source>%n room(s) oversold</source>
        <translation>
            <numerusform>%n room oversold</numerusform>
            <numerusform>%n rooms oversold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) left</source>
        <translation>
            <numerusform>%n room left</numerusform>
            <numerusform>%n rooms left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n room(s) more sold than there are</source>
        <translation>
            <numerusform>%1: %n room more sold than there are</numerusform>
            <numerusform>%1: %n rooms more sold than there are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duplicates</name>
    <message numerus="yes">
        <source>%n night(s) different</source>
        <translation>
            <numerusform>%n night different</numerusform>
            <numerusform>%n nights different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) different</source>
        <translation>
            <numerusform>%n digit different</numerusform>
            <numerusform>%n digits different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) different</source>
        <translation>
            <numerusform>%n letter different</numerusform>
            <numerusform>%n letters different</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message numerus="yes">
        <source>only %n room(s) of %1 available for these nights</source>
        <translation>
            <numerusform>only %n room of %1 available for these nights</numerusform>
            <numerusform>only %n rooms of %1 available for these nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>assign exactly %n room(s)</source>
        <translation>
            <numerusform>assign exactly %n room</numerusform>
            <numerusform>assign exactly %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) of %1 are individually out of order on %2; return them to service on the room plan</source>
        <translation>
            <numerusform>%n room of %1 is individually out of order on %2; return it to service on the room plan</numerusform>
            <numerusform>%n rooms of %1 are individually out of order on %2; return them to service on the room plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the booking already has its %n room(s)</source>
        <translation>
            <numerusform>the booking already has its %n room</numerusform>
            <numerusform>the booking already has its %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>too many failed attempts; try again in %n second(s)</source>
        <translation>
            <numerusform>too many failed attempts; try again in %n second</numerusform>
            <numerusform>too many failed attempts; try again in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more request(s) rejected</source>
        <translation>
            <numerusform>%n more request rejected</numerusform>
            <numerusform>%n more requests rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n similar message(s) since the previous entry</source>
        <translation>
            <numerusform>%n similar message since the previous entry</numerusform>
            <numerusform>%n similar messages since the previous entry</numerusform>
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
        <source>the PMS reports no guests in house, but %n guest(s) are checked in; check out the guests who have left</source>
        <translation>
            <numerusform>the PMS reports no guests in house, but %n guest is checked in; check out the guests who have left</numerusform>
            <numerusform>the PMS reports no guests in house, but %n guests are checked in; check out the guests who have left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values for %n night(s); give one value, or one for each night</source>
        <translation>
            <numerusform>%1 values for %n night; give one value, or one for each night</numerusform>
            <numerusform>%1 values for %n nights; give one value, or one for each night</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s)</source>
        <translation>
            <numerusform>%1 has only %n room</numerusform>
            <numerusform>%1 has only %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n guest(s) per room</source>
        <translation>
            <numerusform>%1 allows at most %n guest per room</numerusform>
            <numerusform>%1 allows at most %n guests per room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrivals on %1 can stay at most %n night(s)</source>
        <translation>
            <numerusform>arrivals on %1 can stay at most %n night</numerusform>
            <numerusform>arrivals on %1 can stay at most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>AlpineBits requires a price for %n guest(s) (standard occupancy)</source>
        <translation>
            <numerusform>AlpineBits requires a price for %n guest (standard occupancy)</numerusform>
            <numerusform>AlpineBits requires a price for %n guests (standard occupancy)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) already imported and kept. Later changes may be missing; import the file again to complete them.</source>
        <translation>
            <numerusform>%n booking already imported and kept. Later changes may be missing; import the file again to complete them.</numerusform>
            <numerusform>%n bookings already imported and kept. Later changes may be missing; import the file again to complete them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n column(s); the header has %1</source>
        <translation>
            <numerusform>has %n column; the header has %1</numerusform>
            <numerusform>has %n columns; the header has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) bookable on %1, but only %2 available</source>
        <translation>
            <numerusform>%n room bookable on %1, but only %2 available</numerusform>
            <numerusform>%n rooms bookable on %1, but only %2 available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has two amounts for %n guest(s)</source>
        <translation>
            <numerusform>has two amounts for %n guest</numerusform>
            <numerusform>has two amounts for %n guests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>oversold by %n room(s), but flagged with %1</source>
        <translation>
            <numerusform>oversold by %n room, but flagged with %1</numerusform>
            <numerusform>oversold by %n rooms, but flagged with %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n night(s) would be oversold, the first on %1 by %2; move bookings or accept it</source>
        <translation>
            <numerusform>%n night would be oversold, the first on %1 by %2; move bookings or accept it</numerusform>
            <numerusform>%n nights would be oversold, the first on %1 by %2; move bookings or accept it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has rates for %n guest(s); clear them first</source>
        <translation>
            <numerusform>%1 has rates for %n guest; clear them first</numerusform>
            <numerusform>%1 has rates for %n guests; clear them first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %n room(s) on %2</source>
        <translation>
            <numerusform>%1 has only %n room on %2</numerusform>
            <numerusform>%1 has only %n rooms on %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 requires at least %n night(s)</source>
        <translation>
            <numerusform>%1 requires at least %n night</numerusform>
            <numerusform>%1 requires at least %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n night(s)</source>
        <translation>
            <numerusform>%1 allows at most %n night</numerusform>
            <numerusform>%1 allows at most %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must be booked at least %n day(s) before arrival</source>
        <translation>
            <numerusform>%1 must be booked at least %n day before arrival</numerusform>
            <numerusform>%1 must be booked at least %n days before arrival</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can be booked at most %n day(s) before arrival</source>
        <translation>
            <numerusform>%1 can be booked at most %n day before arrival</numerusform>
            <numerusform>%1 can be booked at most %n days before arrival</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n adult(s) per room</source>
        <translation>
            <numerusform>%1 allows at most %n adult per room</numerusform>
            <numerusform>%1 allows at most %n adults per room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows at most %n child(ren) per room</source>
        <translation>
            <numerusform>%1 allows at most %n child per room</numerusform>
            <numerusform>%1 allows at most %n children per room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s), the newest is BK-%1</source>
        <translation>
            <numerusform>%n booking, the newest is BK-%1</numerusform>
            <numerusform>%n bookings, the newest is BK-%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active hold(s)</source>
        <translation>
            <numerusform>%n active hold</numerusform>
            <numerusform>%n active holds</numerusform>
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
        <source>min length of stay: %n night(s)</source>
        <translation>
            <numerusform>min length of stay: %n night</numerusform>
            <numerusform>min length of stay: %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max length of stay: %n night(s)</source>
        <translation>
            <numerusform>max length of stay: %n night</numerusform>
            <numerusform>max length of stay: %n nights</numerusform>
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
        <source>%n room(s) to sell, set manually (default %1)</source>
        <translation>
            <numerusform>%n room to sell, set manually (default %1)</numerusform>
            <numerusform>%n rooms to sell, set manually (default %1)</numerusform>
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
    <message numerus="yes">
        <source>%n pool(s)</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room type(s)</source>
        <translation>
            <numerusform>%n room type</numerusform>
            <numerusform>%n room types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rate(s)</source>
        <translation>
            <numerusform>%n rate</numerusform>
            <numerusform>%n rates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridPaste</name>
    <message numerus="yes">
        <source>%Ln more cell(s) are invalid.</source>
        <translation>
            <numerusform>%Ln more cell is invalid.</numerusform>
            <numerusform>%Ln more cells are invalid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 columns, but only %n night(s) from %2 can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>The clipboard has %1 columns, but only %n night from %2 can be changed. Nothing was changed.</numerusform>
            <numerusform>The clipboard has %1 columns, but only %n nights from %2 can be changed. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The clipboard has %1 rows, but only %n row(s) from the first selected row down can be changed. Nothing was changed.</source>
        <translation>
            <numerusform>The clipboard has %1 rows, but only %n row from the first selected row down can be changed. Nothing was changed.</numerusform>
            <numerusform>The clipboard has %1 rows, but only %n rows from the first selected row down can be changed. Nothing was changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastAct</name>
    <message numerus="yes">
        <source>Rooms assigned to %n stay(s)</source>
        <translation>
            <numerusform>Rooms assigned to %n stay</numerusform>
            <numerusform>Rooms assigned to %n stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rooms of %n stay(s) changed</source>
        <translation>
            <numerusform>Rooms of %n stay changed</numerusform>
            <numerusform>Rooms of %n stays changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>numbers of bookings; how many there are more</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
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
        <source>%Ln day(s) or more</source>
        <translation>
            <numerusform>%Ln day or more</numerusform>
            <numerusform>%Ln days or more</numerusform>
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
        <source>%1: backup of %2 created and verified, %n record(s)</source>
        <translation>
            <numerusform>%1: backup of %2 created and verified, %n record</numerusform>
            <numerusform>%1: backup of %2 created and verified, %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s)</source>
        <translation>
            <numerusform>%n booking</numerusform>
            <numerusform>%n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation>
            <numerusform>%n hold</numerusform>
            <numerusform>%n holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room night(s)</source>
        <translation>
            <numerusform>%n room night</numerusform>
            <numerusform>%n room nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n oversold night(s)</source>
        <translation>
            <numerusform>%n oversold night</numerusform>
            <numerusform>%n oversold nights</numerusform>
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
        <source>Key %1 repeated %n time(s); first response replayed</source>
        <translation>
            <numerusform>Key %1 repeated %n time; first response replayed</numerusform>
            <numerusform>Key %1 repeated %n times; first response replayed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Message %1 received again %n time(s); already processed</source>
        <translation>
            <numerusform>Message %1 received again %n time; already processed</numerusform>
            <numerusform>Message %1 received again %n times; already processed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomNumbers</name>
    <message numerus="yes">
        <source>At most %n room(s) can be added at once.</source>
        <translation>
            <numerusform>At most %n room can be added at once.</numerusform>
            <numerusform>At most %n rooms can be added at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomsAndRates</name>
    <message numerus="yes">
        <source>Free until %n day(s) before</source>
        <translation>
            <numerusform>Free until %n day before</numerusform>
            <numerusform>Free until %n days before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, then %n further deadline(s)</source>
        <translation>
            <numerusform>%1, then %n further deadline</numerusform>
            <numerusform>%1, then %n further deadlines</numerusform>
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
</context>
<context>
    <name>Secrets</name>
    <message numerus="yes">
        <source>The passphrase must have at least %n character(s).</source>
        <translation>
            <numerusform>The passphrase must have at least %n character.</numerusform>
            <numerusform>The passphrase must have at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StayOffers</name>
    <message numerus="yes">
        <source>Min LOS: %n night(s)</source>
        <translation>
            <numerusform>Min LOS: %n night</numerusform>
            <numerusform>Min LOS: %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max LOS: %n night(s)</source>
        <translation>
            <numerusform>Max LOS: %n night</numerusform>
            <numerusform>Max LOS: %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max %n guest(s) per room</source>
        <translation>
            <numerusform>Max %n guest per room</numerusform>
            <numerusform>Max %n guests per room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) left</source>
        <translation>
            <numerusform>Only %n room left</numerusform>
            <numerusform>Only %n rooms left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max %n adult(s) per room</source>
        <translation>
            <numerusform>Max %n adult per room</numerusform>
            <numerusform>Max %n adults per room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max %n child(ren) per room</source>
        <translation>
            <numerusform>Max %n child per room</numerusform>
            <numerusform>Max %n children per room</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Rooms to sell: %n</source>
        <translation>
            <numerusform>Rooms to sell: %n</numerusform>
            <numerusform>Rooms to sell: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Min LOS: %n night(s)</source>
        <translation>
            <numerusform>Min LOS: %n night</numerusform>
            <numerusform>Min LOS: %n nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Max LOS: %n night(s)</source>
        <translation>
            <numerusform>Max LOS: %n night</numerusform>
            <numerusform>Max LOS: %n nights</numerusform>
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
        <source>%n no-show(s)</source>
        <translation>
            <numerusform>%n no-show</numerusform>
            <numerusform>%n no-shows</numerusform>
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
        <source>Signed in after %n failed attempt(s)</source>
        <translation>
            <numerusform>Signed in after %n failed attempt</numerusform>
            <numerusform>Signed in after %n failed attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Incorrect PIN or password, %n time(s) in a row</source>
        <translation>
            <numerusform>Incorrect PIN or password, %n time in a row</numerusform>
            <numerusform>Incorrect PIN or password, %n times in a row</numerusform>
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
        <source>Recommended limits, next %Ln night(s)</source>
        <translation>
            <numerusform>Recommended limits, next %Ln night</numerusform>
            <numerusform>Recommended limits, next %Ln nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>based on %Ln booking(s)</source>
        <translation>
            <numerusform>based on %Ln booking</numerusform>
            <numerusform>based on %Ln bookings</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>&amp;Apply to %Ln night(s)</source>
        <translation>
            <numerusform>&amp;Apply to %Ln night</numerusform>
            <numerusform>&amp;Apply to %Ln nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended limits for %n night(s)</source>
        <translation>
            <numerusform>Recommended limits for %n night</numerusform>
            <numerusform>Recommended limits for %n nights</numerusform>
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
        <source>%1 created and verified (%Ln record(s)).</source>
        <translation>
            <numerusform>%1 created and verified (%Ln record).</numerusform>
            <numerusform>%1 created and verified (%Ln records).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Contains %Ln booking(s). Data verified.</source>
        <translation>
            <numerusform>Contains %Ln booking. Data verified.</numerusform>
            <numerusform>Contains %Ln bookings. Data verified.</numerusform>
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
        <source>%Ln row(s) of the template no longer exist and were skipped.</source>
        <translation>
            <numerusform>%Ln row of the template no longer exists and was skipped.</numerusform>
            <numerusform>%Ln rows of the template no longer exist and were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Update %Ln value(s)</source>
        <translation>
            <numerusform>&amp;Update %Ln value</numerusform>
            <numerusform>&amp;Update %Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) updated.</source>
        <translation>
            <numerusform>%Ln value updated.</numerusform>
            <numerusform>%Ln values updated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CancelDialog</name>
    <message numerus="yes">
        <source>Releases %n room night(s).</source>
        <translation>
            <numerusform>Releases %n room night.</numerusform>
            <numerusform>Releases %n room nights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CentralCard</name>
    <message numerus="yes">
        <source>Connected. %Ln booking(s) pending upload.</source>
        <translation>
            <numerusform>Connected. %Ln booking pending upload.</numerusform>
            <numerusform>Connected. %Ln bookings pending upload.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelNotices</name>
    <message numerus="yes">
        <source>%Ln unmapped reservation(s).</source>
        <translation>
            <numerusform>%Ln unmapped reservation.</numerusform>
            <numerusform>%Ln unmapped reservations.</numerusform>
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
        <source>%Ln item(s) since startup</source>
        <translation>
            <numerusform>%Ln item since startup</numerusform>
            <numerusform>%Ln items since startup</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ChannelsPanel</name>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n with problems</numerusform>
            <numerusform>%n with problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckInDialog</name>
    <message numerus="yes">
        <source>Select %n room(s). Without a selection, rooms are assigned automatically.</source>
        <translation>
            <numerusform>Select %n room. Without a selection, it is assigned automatically.</numerusform>
            <numerusform>Select %n rooms. Without a selection, they are assigned automatically.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s), or none.</source>
        <translation>
            <numerusform>Select %n room, or none.</numerusform>
            <numerusform>Select %n rooms, or none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>room numbers</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n other room(s), or check out that guest first.</source>
        <translation>
            <numerusform>Select %n other room, or check out that guest first.</numerusform>
            <numerusform>Select %n other rooms, or check out that guest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s). Rooms that are out of service are not assigned automatically.</source>
        <translation>
            <numerusform>Select %n room. Rooms that are out of service are not assigned automatically.</numerusform>
            <numerusform>Select %n rooms. Rooms that are out of service are not assigned automatically.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n room(s). Without a selection, the assigned rooms are kept: %1.</source>
        <translation>
            <numerusform>Select %n room. Without a selection, the assigned rooms are kept: %1.</numerusform>
            <numerusform>Select %n rooms. Without a selection, the assigned rooms are kept: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many rooms are selected: deselect %n.</source>
        <translation>
            <numerusform>Too many rooms are selected: deselect %n.</numerusform>
            <numerusform>Too many rooms are selected: deselect %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n room(s) are available for the whole stay.</source>
        <translation>
            <numerusform>Only %n room are available for the whole stay.</numerusform>
            <numerusform>Only %n rooms are available for the whole stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CheckOutDialog</name>
    <message numerus="yes">
        <source>%n remaining room night(s) will return to sale.</source>
        <translation>
            <numerusform>%n remaining room night will return to sale.</numerusform>
            <numerusform>%n remaining room nights will return to sale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 checked out before the departure date. %n room night(s) returned to sale.</source>
        <comment>guest and room, or a booking</comment>
        <translation>
            <numerusform>%1 checked out before the departure date. %n room night returned to sale.</numerusform>
            <numerusform>%1 checked out before the departure date. %n room nights returned to sale.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ClockQuestion</name>
    <message numerus="yes">
        <source>Arrivals that become pending no-shows: %Ln booking(s).</source>
        <translation>
            <numerusform>Arrivals that become pending no-shows: %Ln booking.</numerusform>
            <numerusform>Arrivals that become pending no-shows: %Ln bookings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In house: %Ln booking(s).</source>
        <translation>
            <numerusform>In house: %Ln booking.</numerusform>
            <numerusform>In house: %Ln bookings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Active holds, which keep their remaining time: %Ln.</source>
        <translation>
            <numerusform>Active holds, which keep their remaining time: %Ln.</numerusform>
            <numerusform>Active holds, which keep their remaining time: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::CommandPalette</name>
    <message numerus="yes">
        <source>%Ln booking(s) found; the newest are listed. Type more to narrow the search.</source>
        <translation>
            <numerusform>%Ln booking found; the newest are listed. Type more to narrow the search.</numerusform>
            <numerusform>%Ln bookings found; the newest are listed. Type more to narrow the search.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::DuplicateCards</name>
    <message numerus="yes">
        <source>since %1, %Ln to sync</source>
        <comment>time</comment>
        <translation>
            <numerusform>since %1, %Ln to sync</numerusform>
            <numerusform>since %1, %Ln to sync</numerusform>
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
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::EditSender</name>
    <message numerus="yes">
        <source>%1: %Ln value(s) changed.</source>
        <comment>an edit</comment>
        <translation>
            <numerusform>%1: %Ln value changed.</numerusform>
            <numerusform>%1: %Ln values changed.</numerusform>
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
        <source>%Ln in total</source>
        <translation>
            <numerusform>%Ln in total</numerusform>
            <numerusform>%Ln in total</numerusform>
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
        <source>%Ln rate(s) skipped: currency no longer in use.</source>
        <comment>exchange rates</comment>
        <translation>
            <numerusform>%Ln rate skipped: currency no longer in use.</numerusform>
            <numerusform>%Ln rates skipped: currency no longer in use.</numerusform>
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
    <message numerus="yes">
        <source>%Ln derived rate(s) not set: they follow the parent plan.</source>
        <translation>
            <numerusform>%Ln derived rate not set: they follow the parent plan.</numerusform>
            <numerusform>%Ln derived rates not set: they follow the parent plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rate(s)?</source>
        <translation>
            <numerusform>Remove %Ln rate?</numerusform>
            <numerusform>Remove %Ln rates?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln restriction(s)?</source>
        <translation>
            <numerusform>Remove %Ln restriction?</numerusform>
            <numerusform>Remove %Ln restrictions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset rooms to sell in %Ln cell(s)?</source>
        <translation>
            <numerusform>Reset rooms to sell in %Ln cell?</numerusform>
            <numerusform>Reset rooms to sell in %Ln cells?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GridLegend</name>
    <message numerus="yes">
        <source>%n or more rooms available</source>
        <translation>
            <numerusform>%n or more rooms available</numerusform>
            <numerusform>%n or more rooms available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n room(s) available</source>
        <translation>
            <numerusform>Fewer than %n room available</numerusform>
            <numerusform>Fewer than %n rooms available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GroupPage</name>
    <message numerus="yes">
        <source>Without %n hotel(s)</source>
        <translation>
            <numerusform>Without %n hotel</numerusform>
            <numerusform>Without %n hotels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::GuestDataDialog</name>
    <message numerus="yes">
        <source>%n booking(s) chosen.</source>
        <translation>
            <numerusform>%n booking chosen.</numerusform>
            <numerusform>%n bookings chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n booking(s) can be erased at once.</source>
        <translation>
            <numerusform>At most %n booking can be erased at once.</numerusform>
            <numerusform>At most %n bookings can be erased at once.</numerusform>
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
        <source>%Ln room night(s)</source>
        <translation>
            <numerusform>%Ln room night</numerusform>
            <numerusform>%Ln room nights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Returns %n room night(s) to sale. The hold can no longer be confirmed.</source>
        <translation>
            <numerusform>Returns %n room night to sale. The hold can no longer be confirmed.</numerusform>
            <numerusform>Returns %n room nights to sale. The hold can no longer be confirmed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HoldsPanel</name>
    <message numerus="yes">
        <source>%n room night(s)</source>
        <translation>
            <numerusform>%n room night</numerusform>
            <numerusform>%n room nights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::HotelBackups</name>
    <message numerus="yes">
        <source>Hourly, %n backup(s) kept in %1</source>
        <translation>
            <numerusform>Hourly, %n backup kept in %1</numerusform>
            <numerusform>Hourly, %n backups kept in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Daily, %n backup(s) kept in %1</source>
        <translation>
            <numerusform>Daily, %n backup kept in %1</numerusform>
            <numerusform>Daily, %n backups kept in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Data verified: %Ln record(s) checked.</source>
        <translation>
            <numerusform>Data verified: %Ln record checked.</numerusform>
            <numerusform>Data verified: %Ln records checked.</numerusform>
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
    <name>roomrack::desktop::HousekeepingList</name>
    <message numerus="yes">
        <source>%n dirty room(s)</source>
        <translation>
            <numerusform>%n dirty room</numerusform>
            <numerusform>%n dirty rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ItemsView</name>
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
        <source>latest %Ln</source>
        <translation>
            <numerusform>latest %Ln</numerusform>
            <numerusform>latest %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::MailCard</name>
    <message numerus="yes">
        <source>%Ln email(s) queued.</source>
        <translation>
            <numerusform>%Ln email queued.</numerusform>
            <numerusform>%Ln emails queued.</numerusform>
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
        <source>Hold %n room(s)</source>
        <translation>
            <numerusform>Hold %n room</numerusform>
            <numerusform>Hold %n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NightAuditDialog</name>
    <message numerus="yes">
        <source>%Ln arrival(s) become no-shows and lose their rooms.</source>
        <translation>
            <numerusform>%Ln arrival becomes a no-show and loses its room.</numerusform>
            <numerusform>%Ln arrivals become no-shows and lose their rooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arrival(s) can still be checked in late.</source>
        <translation>
            <numerusform>%Ln arrival can still be checked in late.</numerusform>
            <numerusform>%Ln arrivals can still be checked in late.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::NoShowDialog</name>
    <message numerus="yes">
        <source>Releases all %n room night(s).</source>
        <translation>
            <numerusform>Releases %n room night.</numerusform>
            <numerusform>Releases all %n room nights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::PaymentCard</name>
    <message numerus="yes">
        <source>%Ln payment(s) pending.</source>
        <translation>
            <numerusform>%Ln payment pending.</numerusform>
            <numerusform>%Ln payments pending.</numerusform>
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
        <source>%n unassigned stay(s)</source>
        <translation>
            <numerusform>%n unassigned stay</numerusform>
            <numerusform>%n unassigned stays</numerusform>
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
        <source>%Ln rule(s); most specific rule applies</source>
        <translation>
            <numerusform>%Ln rule; most specific rule applies</numerusform>
            <numerusform>%Ln rules; most specific rule applies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::ReinstateDialog</name>
    <message numerus="yes">
        <source>Takes %n room night(s) again. Room numbers are not assigned again.</source>
        <translation>
            <numerusform>Takes %n room night again. Room numbers are not assigned again.</numerusform>
            <numerusform>Takes %n room nights again. Room numbers are not assigned again.</numerusform>
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
    <name>roomrack::desktop::RoomAssigner</name>
    <message numerus="yes">
        <source>%n stay(s) still unassigned.</source>
        <translation>
            <numerusform>%n stay still unassigned.</numerusform>
            <numerusform>%n stays still unassigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rooms assigned to %n stay(s).</source>
        <translation>
            <numerusform>Rooms assigned to %n stay.</numerusform>
            <numerusform>Rooms assigned to %n stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) not assigned: guests in house are moved only by you.</source>
        <translation>
            <numerusform>%n stay not assigned: guests in house are moved only by you.</numerusform>
            <numerusform>%n stays not assigned: guests in house are moved only by you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::RoomsDialog</name>
    <message numerus="yes">
        <source>%n room(s) added to %1</source>
        <translation>
            <numerusform>%n room added to %1</numerusform>
            <numerusform>%n rooms added to %1</numerusform>
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
        <source>%Ln pending</source>
        <translation>
            <numerusform>%Ln pending</numerusform>
            <numerusform>%Ln pending</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln room(s) occupied</source>
        <translation>
            <numerusform>%Ln room occupied</numerusform>
            <numerusform>%Ln rooms occupied</numerusform>
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
    <name>roomrack::desktop::SisterRooms</name>
    <message numerus="yes">
        <source>%Ln hotel(s) not loaded</source>
        <translation>
            <numerusform>%Ln hotel not loaded</numerusform>
            <numerusform>%Ln hotels not loaded</numerusform>
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
    <message numerus="yes">
        <source>%Ln update(s)</source>
        <translation>
            <numerusform>%Ln update</numerusform>
            <numerusform>%Ln updates</numerusform>
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
        <source>%Ln active</source>
        <translation>
            <numerusform>%Ln active</numerusform>
            <numerusform>%Ln active</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoController</name>
    <message numerus="yes">
        <source>%Ln cell(s) restored</source>
        <translation>
            <numerusform>%Ln cell restored</numerusform>
            <numerusform>%Ln cells restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) left as changed since</source>
        <translation>
            <numerusform>%Ln cell left as changed since</numerusform>
            <numerusform>%Ln cells left as changed since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::desktop::UndoDialog</name>
    <message numerus="yes">
        <source>Undo %Ln unchanged cell(s)</source>
        <translation>
            <numerusform>Undo %Ln unchanged cell</numerusform>
            <numerusform>Undo %Ln unchanged cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln unchanged room(s)</source>
        <translation>
            <numerusform>Undo %Ln unchanged room</numerusform>
            <numerusform>Undo %Ln unchanged rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %Ln unchanged room(s)</source>
        <translation>
            <numerusform>Redo %Ln unchanged room</numerusform>
            <numerusform>Redo %Ln unchanged rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot be undone completely: %Ln cell(s) changed in the meantime.</source>
        <translation>
            <numerusform>Cannot be undone completely: %Ln cell changed in the meantime.</numerusform>
            <numerusform>Cannot be undone completely: %Ln cells changed in the meantime.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %Ln unchanged cell(s)</source>
        <translation>
            <numerusform>Redo %Ln unchanged cell</numerusform>
            <numerusform>Redo %Ln unchanged cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cannot be redone completely: %Ln cell(s) changed in the meantime.</source>
        <translation>
            <numerusform>Cannot be redone completely: %Ln cell changed in the meantime.</numerusform>
            <numerusform>Cannot be redone completely: %Ln cells changed in the meantime.</numerusform>
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
        <source>Returns the whole stay to sale immediately: %n room night(s). This cannot be undone.</source>
        <translation>
            <numerusform>Returns the whole stay to sale immediately: %n room night. This cannot be undone.</numerusform>
            <numerusform>Returns the whole stay to sale immediately: %n room nights. This cannot be undone.</numerusform>
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
        <source>%n within policy</source>
        <translation>
            <numerusform>%n within policy</numerusform>
            <numerusform>%n within policy</numerusform>
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
        <source>%Ln room(s) short</source>
        <translation>
            <numerusform>%Ln room short</numerusform>
            <numerusform>%Ln rooms short</numerusform>
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
        <source>After %Ln minute(s) of inactivity</source>
        <translation>
            <numerusform>After %Ln minute of inactivity</numerusform>
            <numerusform>After %Ln minutes of inactivity</numerusform>
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
        <source>Show-up rate of bookings, %Ln day(s) before arrival</source>
        <translation>
            <numerusform>Show-up rate of bookings, %Ln day before arrival</numerusform>
            <numerusform>Show-up rate of bookings, %Ln days before arrival</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roomrack::programs::Tour</name>
    <message numerus="yes">
        <source>%n booking(s) arrived</source>
        <translation>
            <numerusform>%n booking arrived</numerusform>
            <numerusform>%n bookings arrived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests changed %n booking(s)</source>
        <translation>
            <numerusform>guests changed %n booking</numerusform>
            <numerusform>guests changed %n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests cancelled %n booking(s)</source>
        <translation>
            <numerusform>guests cancelled %n booking</numerusform>
            <numerusform>guests cancelled %n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) checked in</source>
        <translation>
            <numerusform>%n booking checked in</numerusform>
            <numerusform>%n bookings checked in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booking(s) checked out</source>
        <translation>
            <numerusform>%n booking checked out</numerusform>
            <numerusform>%n bookings checked out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guests held rooms %n time(s)</source>
        <translation>
            <numerusform>guests held rooms %n time</numerusform>
            <numerusform>guests held rooms %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s) expired</source>
        <translation>
            <numerusform>%n hold expired</numerusform>
            <numerusform>%n holds expired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing happened within %n second(s).</source>
        <translation>
            <numerusform>Nothing happened within %n second.</numerusform>
            <numerusform>Nothing happened within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n second(s), %1.</source>
        <translation>
            <numerusform>Within %n second, %1.</numerusform>
            <numerusform>Within %n seconds, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, the hotel had %n active hold(s).</source>
        <translation>
            <numerusform>At the end, the hotel had %n active hold.</numerusform>
            <numerusform>At the end, the hotel had %n active holds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roomrack saved %n screenshot(s) in %1.</source>
        <translation>
            <numerusform>Roomrack saved %n screenshot in %1.</numerusform>
            <numerusform>Roomrack saved %n screenshots in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, Roomrack had %n channel(s) in sync.</source>
        <translation>
            <numerusform>At the end, Roomrack had %n channel in sync.</numerusform>
            <numerusform>At the end, Roomrack had %n channels in sync.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s) had pending updates.</source>
        <translation>
            <numerusform>%n channel had pending updates.</numerusform>
            <numerusform>%n channels had pending updates.</numerusform>
        </translation>
    </message>
</context>
</TS>

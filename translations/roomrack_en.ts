<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
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
</context>
</TS>

// SPDX-License-Identifier: GPL-3.0-or-later
// Which addresses mail is sent to. The form, the API and messages of channels use the same answer.
#include "core/email_address.h"

#include <QTest>

using namespace roomrack::core;

class TestEmailAddress : public QObject {
    Q_OBJECT

private slots:
    void guestCanBeWrittenToOrNot_data();
    void guestCanBeWrittenToOrNot();
    void hotelMayNameAServerInsideACompany();
};

void TestEmailAddress::guestCanBeWrittenToOrNot_data()
{
    QTest::addColumn<bool>("possible");
    for (const char *good : {"ana@example.org", "o'hara+x@sub.example.org", "ana@münchen.example",
                             "zoë@example.org", "a@b.c"})
        QTest::addRow("%s", good) << true;
    for (const char *bad : {"", "ana", "ana@", "@example.org", "ana@example", "ana@example.",
                            "ana@.example", "a b@c.d", "ana @example.org", "a@b@c.d",
                            "a@b.c, d@e.f", "<a@b.c>", "a@b.c\n", "mailto:a@b.c"})
        QTest::addRow("%s", bad) << false;
}

void TestEmailAddress::guestCanBeWrittenToOrNot()
{
    QFETCH(bool, possible);
    const QString address = QString::fromUtf8(QTest::currentDataTag());
    QCOMPARE(isGuestAddress(address), possible);
    // Every address that is accepted can be put into an envelope.
    if (possible) QVERIFY(envelopeAddress(address));
}

void TestEmailAddress::hotelMayNameAServerInsideACompany()
{
    const QString inside = QStringLiteral("desk@mailhost");
    QCOMPARE(envelopeAddress(inside).value_or(QByteArray()), QByteArray("desk@mailhost"));
    QVERIFY(!isGuestAddress(inside));
}

QTEST_GUILESS_MAIN(TestEmailAddress)
#include "test_email_address.moc"

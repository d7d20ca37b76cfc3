// SPDX-License-Identifier: GPL-3.0-or-later
// Card, secrets and guest data are planted in all input that the programs accept: no byte of card
// or secret remains anywhere, and guest data only where it belongs. The search also finds what a
// careless program would leave.
#include "programs/canary_guests.h"
#include "programs/canary_lines.h"
#include "support/hotel_place.h"
#include "support/patience.h"

#include <QFile>

using namespace roomrack;
using namespace roomrack::tests;

class TestCanary : public QObject {
    Q_OBJECT

private slots:
    void init();
    void searchFindsEveryForm();
    void searchFindsWhatCarelessProgramsLeave();
    void nothingIsLeftOfCardsAndSecrets();

private:
    std::unique_ptr<CanaryHotel> hotel_;
    const Canaries canaries_{CanaryHotel::canaries()};
};

void TestCanary::init()
{
    hotel_.reset();  // first: both are in the temporary folder
    hotel_ = std::make_unique<CanaryHotel>();
    ROOMRACK_NEEDS_OPENSSL(hotel_->peers().certificates());
}

void TestCanary::searchFindsEveryForm()
{
    for (const Canary &canary : CanaryHotel::canaries()) {
        for (const QByteArray &form : formsOf(canary)) {
            QVERIFY2(form.size() >= 8, form.constData());
            const QStringList found = canaries_.in("some bytes " + form + " more", {});
            QVERIFY2(!found.isEmpty(), form.constData());
            QVERIFY(canaries_.in("some bytes " + form, {}, kEveryCanary & ~canary.kind).isEmpty());
            // In files too, in lower or upper case.
            hotel_->keep(QStringLiteral("leak.bin"), '\0' + form.toUpper() + '\xff');
            QVERIFY(!canaries_.inFolder(hotel_->left({}), canary.kind).isEmpty());
        }
    }
    hotel_->keep(QStringLiteral("leak.bin"), "nothing to see");
    QCOMPARE(canaries_.inFolder(hotel_->left({})), QStringList());
}

void TestCanary::searchFindsWhatCarelessProgramsLeave()
{
    const QStringList trouble = hotel_->begin();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.join(u'\n')));
    CanaryGuests guests(*hotel_);
    guests.book();
    guests.payWithAGatewayThatRepeatsEverything();
    QTRY_VERIFY(hotel_->peers().mailWasTried());
    QCOMPARE(hotel_->end(), QStringList());
    // Peers that log received data.
    const QByteArray &heard = hotel_->peers().heard();
    QVERIFY(!canaries_.in(heard, QStringLiteral("the gateway's log"), Canary::Card).isEmpty());
    const QString secrets = canaries_.in(heard, {}, Canary::Secret).join(u'\n');
    QVERIFY2(secrets.contains(QLatin1String("the gateway's key")), qPrintable(secrets));
    QVERIFY2(secrets.contains(QLatin1String("the secret of channel 6")), qPrintable(secrets));
    // A program that stores a guest's text.
    QVERIFY(canaries_.inFolder(hotel_->left({}), Canary::Card | Canary::Secret).isEmpty());
    HotelPlace place(false);
    QFile::copy(hotel_->file(), place.place());
    place.tamper(QStringLiteral("UPDATE booking_text SET notes = 'card %1'")
                     .arg(QString::fromUtf8(card("-"))));
    const QString folder = place.place().section(u'/', 0, -2);
    QVERIFY(!canaries_.inFolder(folder, Canary::Card).isEmpty());
    QVERIFY(!canaries_.inFolder(folder, Canary::Guest).isEmpty());
}

void TestCanary::nothingIsLeftOfCardsAndSecrets()
{
    const QStringList trouble = hotel_->begin();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.join(u'\n')));
    CanaryGuests guests(*hotel_);
    guests.wholeDay();
    QStringList found = canaries_.inFolder(hotel_->left({}), Canary::Card | Canary::Secret);
    found += hotel_->end();
    guests.importAndBackUp();
    found += hotel_->whatIsLeft(canaries_);
    found.removeDuplicates();
    for (const QString &one : found) qInfo("%s", qPrintable(one));
    QCOMPARE(found.size(), qsizetype(0));
    QVERIFY(!canaries_.inFolder(hotel_->left(QStringLiteral("hotel")), Canary::Guest).isEmpty());
}

QTEST_GUILESS_MAIN(TestCanary)
#include "test_canary.moc"

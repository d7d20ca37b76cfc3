// SPDX-License-Identifier: GPL-3.0-or-later
// A user at a connected desk reads errors in their own language, whatever the language of the
// server or of other desks, and whichever thread reports them.
#include "engine/language_scope.h"
#include "remote/desk_host.h"
#include "support/environment.h"
#include "support/fragile_disk.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestDeskLanguage : public QObject {
    Q_OBJECT

    std::unique_ptr<remote::RemotePropertyService> desk(const QString &locale)
    {
        const QLocale before;
        QLocale::setDefault(QLocale(locale));
        auto opened = connectTo(host_->port(), clock_);
        QLocale::setDefault(before);
        return opened ? std::move(*opened) : nullptr;
    }

    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<DeskHost> host_;
    core::SystemClock clock_;

private slots:
    void initTestCase()
    {
        QVERIFY(engine::languages().contains(QStringLiteral("de")));
        engine::installLanguageScopes(*QCoreApplication::instance());
        FragileDisk::install();
    }
    void init()
    {
        hotel_ = std::make_unique<EngineHotel>();
        QVERIFY(hotel_->make(2, 2));
        host_ = std::make_unique<DeskHost>(*hotel_);
        host_->open();
    }
    void cleanup()
    {
        host_.reset();
        hotel_.reset();
    }

    /// Reported by the writer's thread, for the callers of all desks.
    void aFailedCommitIsToldInTheirLanguage()
    {
        const auto german = desk(QStringLiteral("de_DE")), english = desk(QStringLiteral("en_GB"));
        QVERIFY(german && english);
        const auto refused = [&](remote::RemotePropertyService &by) {
            FragileDisk::install().failAt(FragileDisk::Operation::Write, 1,
                                          FragileDisk::Failure::Broken, false);
            booking::HoldAndConfirm book{hotel_->hold(1, 2, 3), {}};
            book.guest.name = QStringLiteral("Maria Silva");
            const auto answer = by.submit(book).result();
            FragileDisk::install().repair();
            return answer ? QString() : answer.error().reason;
        };
        const QString own = refused(*german);
        QVERIFY2(own.startsWith(QString::fromUtf8("es wurde nichts geändert")), qPrintable(own));
        QTRY_VERIFY_WITH_TIMEOUT(hotel_->engine->snapshot(hotel_->property).has_value(), kTryForMs);
        const QString others = refused(*english);
        QVERIFY2(others.startsWith(QStringLiteral("nothing was changed")), qPrintable(others));
    }

    void eachDeskReadsItsOwn_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("soldOut");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("unknown");
        QTest::newRow("English") << "en_GB"
                                 << "%1 is sold out for these nights"
                                 << "only 1 room of %1 available for these nights"
                                 << "incorrect"
                                 << "booking with number 99999 not found";
        QTest::newRow("German") << "de_AT"
                                << QString::fromUtf8("%1 ist für diese Nächte ausverkauft")
                                << QString::fromUtf8(
                                       "nur noch 1 Zimmer von %1 in diesen Nächten frei")
                                << "falsch"
                                << "Buchung mit der Nummer 99999 nicht gefunden";
        QTest::newRow("one that is not there") << "fr_FR"
                                               << "%1 is sold out for these nights"
                                               << "only 1 room of %1 available for these nights"
                                               << "incorrect"
                                               << "booking with number 99999 not found";
    }
    void eachDeskReadsItsOwn()
    {
        QFETCH(const QString, locale);
        QFETCH(const QString, soldOut);
        QFETCH(const QString, left);
        QFETCH(const QString, wrong);
        QFETCH(const QString, unknown);
        const auto mine = desk(locale);
        const auto other = desk(QStringLiteral("de_DE"));
        QVERIFY(mine && other);
        booking::HoldAndConfirm two{hotel_->hold(1, 2, 3), {}};
        two.guest.name = QStringLiteral("Maria Silva");
        two.what.rooms = 2;
        const auto snapshot = mine->snapshot(hotel_->property);
        QVERIFY(snapshot);
        const QString type = (*snapshot)->catalogue.roomType(two.what.roomType)->name;
        auto one = two;
        one.what.rooms = 1;
        QVERIFY(other->submit(one).result());
        // Decided in a command thread; with a plural form.
        const auto few = mine->submit(two).result();
        QVERIFY(!few);
        QCOMPARE(few.error().reason, left.arg(type));
        one.guest.name = QStringLiteral("Rui Melo");
        QVERIFY(other->submit(one).result());
        const auto none = mine->submit(two).result();
        QVERIFY(!none);
        QCOMPARE(none.error().reason, soldOut.arg(type));
        // Read in the reading thread.
        const auto reader = *mine->opener()();
        const auto missing = reader->ask(storage::OneBooking{hotel_->property, BookingId{99'999}});
        QVERIFY(!missing);
        QCOMPARE(missing.error().reason, unknown);
        // Reported by the engine's own thread.
        booking::SaveUser save;
        save.caller = hotel_->desk();
        save.name = QStringLiteral("Ana");
        save.role = booking::Role::Administrator;
        save.active = true;
        const auto ana =
            hotel_->engine->accounts().saveUserLater(save, QStringLiteral("1234")).result();
        QVERIFY(ana);
        const auto in = mine->accounts()
                            .signInLater(hotel_->property, ana->user, QStringLiteral("9999"))
                            .result();
        QVERIFY(!in);
        QCOMPARE(in.error().reason, wrong);
        // This program's own language is unchanged.
        QCOMPARE(ErrorText::tr("incorrect"), QStringLiteral("incorrect"));
    }
};

QTEST_GUILESS_MAIN(TestDeskLanguage)
#include "test_desk_language.moc"

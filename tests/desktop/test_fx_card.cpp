// SPDX-License-Identifier: GPL-3.0-or-later
// Exchange rates and the secondary currency on the Settings page.
#include "booking/limits.h"
#include "by_keyboard.h"
#include "desktop/settings/exchange_rates.h"
#include "desktop/settings/fx_card.h"
#include "desktop/settings/settings_page.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::press;
using tests::retype;
using tests::tabTo;

namespace {

using Shown = tests::ShownPage<SettingsPage>;

}  // namespace

class TestFxCard : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aRateIsTypedAndShownBesideAmounts()
    {
        Shown shown(*theme_);
        ExchangeRates desk(shown.hotel.session(), shown.actions, shown.settings);
        auto *second = shown.find<QComboBox>("settings.second");
        QVERIFY(tabTo(second));
        QTest::keyClicks(second, QStringLiteral("USD"));
        QTRY_COMPARE(shown.actions.secondCurrency(), QStringLiteral("USD"));
        QVERIFY(!shown.actions.second(100'00));
        QVERIFY(press(shown.find<QPushButton>("settings.addRate")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("fx.factor"), "1,08765432109");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QVERIFY(shown.inDialog<QLabel>("problem")->text().contains(QStringLiteral("1.0876")));
        retype(shown.inDialog<QLineEdit>("fx.factor"), "1,0876");
        retype(shown.inDialog<QLineEdit>("fx.source"), "My bank");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(shown.actions.second(447'00).has_value());
        const auto amount = shown.actions.second(447'00);
        QVERIFY2(amount->text.endsWith(QStringLiteral("486.16")), qPrintable(amount->text));
        QCOMPARE(amount->tip, QStringLiteral("1 EUR = 1.0876 USD, My bank, 10 Jul 2026"));
        QTRY_COMPARE(shown.find<QTableView>("settings.rates")->model()->rowCount(), 1);
    }

    void theBanksFileIsLoadedOnce()
    {
        Shown shown(*theme_);
        const QString path = shown.folder.filePath(QStringLiteral("eurofxref.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Date,USD,JPY\n2026-07-10,1.0876,161.27\n2026-07-09,1.0850,160.9\n");
        file.close();
        auto *card = shown.page->findChild<FxCard *>();
        auto *state = shown.find<QLabel>("settings.ratesState");
        auto *table = shown.find<QTableView>("settings.rates");
        card->load(path);
        QTRY_VERIFY2(state->text().contains(QStringLiteral("4 new")), qPrintable(state->text()));
        QTRY_COMPARE(table->model()->rowCount(), 2);  // the newest of each currency
        QVERIFY(press(shown.find<QCheckBox>("settings.allRates")));
        QTRY_COMPARE(table->model()->rowCount(), 4);
        card->load(path);
        QTRY_VERIFY(state->text().contains(QStringLiteral("already saved")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<!DOCTYPE x><x/>");
        file.close();
        card->load(path);
        QTRY_VERIFY(state->text().contains(QStringLiteral("Import stopped")));
        QCOMPARE(table->model()->rowCount(), 4);
    }

    /// As many as the bank publishes: thirty currencies on every working day since 1999.
    void theWholeHistoryLoadsWhileTheWindowAnswers()
    {
        Shown shown(*theme_);
        QByteArray csv = "Date";
        QList<QByteArray> codes;
        for (const Currency &c : Currency::all()) {
            if (c.code() != QLatin1String("EUR") && codes.size() < 30) codes << c.code().toLatin1();
        }
        for (const QByteArray &code : codes) csv += ',' + code;
        int days = 0;
        for (QDate day(2026, 7, 10); days < 6'700; day = day.addDays(-1)) {
            if (day.dayOfWeek() > 5) continue;
            csv += '\n' + day.toString(Qt::ISODate).toLatin1();
            for (int i = 0; i < codes.size(); ++i)
                csv +=
                    ',' + QByteArray::number(1 + i) + '.' + QByteArray::number(1000 + days % 9000);
            ++days;
        }
        const QString path = shown.folder.filePath(QStringLiteral("eurofxref-hist.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(csv);
        file.close();
        auto *card = shown.page->findChild<FxCard *>();
        auto *state = shown.find<QLabel>("settings.ratesState");
        int rounds = 0;
        QTimer beat;
        beat.setTimerType(Qt::PreciseTimer);
        connect(&beat, &QTimer::timeout, this, [&] { ++rounds; });
        beat.start(1);
        card->load(path);
        QTRY_VERIFY2_WITH_TIMEOUT(
            state->text().contains(shown.page->locale().toString(days * codes.size())
                                   + QStringLiteral(" new")),
            qPrintable(state->text()), 5 * tests::kTryForMs);
        beat.stop();
        qInfo("%d rates, %d rounds of the event loop", int(days * codes.size()), rounds);
        // They are saved in blocks; after each the event loop runs and the progress is shown.
        const int blocks = int(days * codes.size()) / int(booking::kMostFxRates);
        QVERIFY2(rounds >= blocks, qPrintable(QString::number(rounds)));
        // The newest are shown; finding them among so many once took minutes.
        QTRY_COMPARE(shown.find<QTableView>("settings.rates")->model()->rowCount(),
                     int(codes.size()));
    }
};

QTEST_MAIN(TestFxCard)
#include "test_fx_card.moc"

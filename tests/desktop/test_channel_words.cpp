// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the Channels page without a window: texts, ranges, readable messages, editing of the
// mapping, encrypted passwords.
#include "desktop/channels/code_model.h"
#include "desktop/channels/message_text.h"
#include "desktop/connections/channel_words.h"
#include "desktop/connections/lag_history.h"
#include "real_window.h"
#include "support/widget_test.h"

#include <QAbstractItemModelTester>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const Night kNight = Night::of(2026, 7, 18);
const RoomTypeId kType{1};

channels::PendingUpdates rooms(Night night, qint64 wanted, qint64 published)
{
    channels::PendingUpdates one;
    one.row = {sync::RowKind::Rooms, kType, {}, 0};
    one.night = night;
    one.cell.wanted = wanted;
    one.cell.published = published;
    return one;
}

ChannelState linked(channels::ConnectionState state)
{
    ChannelState channel;
    channel.channel.name = QStringLiteral("Wayfarer");
    channel.linked = true;
    channel.settings = sync::ChannelSettings();
    channel.settings->rooms = {{kType, QStringLiteral("DBL")}};
    channel.link = channels::ConnectionStatus();
    channel.link->state = state;
    return channel;
}

QString withoutSpace(QString text)
{
    return text.remove(QRegularExpression(QStringLiteral("\\s")));
}

}  // namespace

class TestChannelWords : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void channelWithoutMappingDoesNotLookFine()
    {
        ChannelState channel = linked(channels::ConnectionState::InSync);
        const auto why = [&channel] { return whyText(channel, {}, QLocale::c()); };
        QVERIFY(!isUnmapped(channel));
        QVERIFY(!why().contains(QStringLiteral("mapped")));
        channel.settings->rooms.clear();
        QVERIFY(isUnmapped(channel));
        QVERIFY(why().startsWith(QStringLiteral("No room types are mapped.")));
        QCOMPARE(stateWords(channel).text, QStringLiteral("! Not mapped"));
        channel.link->state = channels::ConnectionState::Retrying;
        QVERIFY(why().startsWith(QStringLiteral("No room types are mapped.")));
        QCOMPARE(stateWords(channel).text, QStringLiteral("↻ Retrying"));
        channel.settings->protocol = sync::Protocol::Fias;
        QVERIFY2(!isUnmapped(channel), "a PMS gets no availability");
    }

    void nightsThatStandTheSameAreOneRange()
    {
        std::vector<channels::PendingUpdates> nights;
        for (int i = 0; i < 5; ++i) nights.push_back(rooms(kNight + i, 3, 4));
        nights.push_back(rooms(kNight + 5, 2, 4));
        nights.push_back(rooms(kNight + 7, 2, 4));
        nights.push_back(rooms(kNight + 8, 2, 4));
        nights.back().row.kind = sync::RowKind::Limits;
        const auto ranges = rangesOf(nights);
        QCOMPARE(ranges.size(), size_t(4));
        QCOMPARE(ranges[0].first, kNight);
        QCOMPARE(ranges[0].last, kNight + 4);
        QCOMPARE(ranges[2].first, kNight + 7);
        const QLocale english(QLocale::English, QLocale::UnitedKingdom);
        QCOMPARE(nightsOf(ranges[0].first, ranges[0].last, english),
                 QStringLiteral("18\u201322 Jul 2026"));
        QCOMPARE(nightsOf(ranges[1].first, ranges[1].last, english), QStringLiteral("23 Jul 2026"));
    }

    void valuesAreSaidInWords()
    {
        const QLocale c(QLocale::C);
        const Currency eur = *Currency::make(QStringLiteral("EUR"));
        QCOMPARE(valueText(sync::RowKind::Rooms, 13, eur, c), QStringLiteral("13 room(s)"));
        QCOMPARE(valueText(sync::RowKind::Rooms, sync::kNever, eur, c),
                 QStringLiteral("not sent yet"));
        QVERIFY(valueText(sync::RowKind::Rate, 26'200, eur, c).contains(QStringLiteral("262.00")));
        sync::Limits limits;
        limits.closedToArrival = true;
        limits.minStay = 3;
        QCOMPARE(valueText(sync::RowKind::Limits, limits.packed(), eur, c),
                 QStringLiteral("closed to arrival, min LOS 3 night(s)"));
        QCOMPARE(valueText(sync::RowKind::Limits, 0, eur, c), QStringLiteral("no restrictions"));
    }

    void whyItIsBehindSaysWhatHappensNext()
    {
        const QLocale c(QLocale::C);
        ChannelState channel = linked(channels::ConnectionState::Retrying);
        channel.link->failures = 3;
        channel.link->said = QStringLiteral("448 System error");
        channel.link->counts.dirty = 37;
        channel.link->nextTry = Instant{108 * kSecond};
        channel.link->behindSince = Instant{60 * kSecond};
        const Instant now{100 * kSecond};
        const QString why = whyText(channel, now, c);
        for (const char *part :
             {"3 failed attempt(s)", "“System error” (code 448)", "Next attempt in 8.0 s",
              "Unsent updates are kept", "37 update(s)"})
            QVERIFY2(why.contains(QString::fromUtf8(part)), qPrintable(why));
        channel.link->counts.inFlight = 3;  // they are pending, too
        QVERIFY(whyText(channel, now, c).contains(QStringLiteral("40 update(s) pending")));
        QCOMPARE(lagText(channel, now, c), QStringLiteral("40 s"));
        QVERIFY(!isTrouble(channel));
        QVERIFY(isTrouble(linked(channels::ConnectionState::Offline)));
        QVERIFY(isTrouble(linked(channels::ConnectionState::AuthenticationFailed)));
        QVERIFY(!isTrouble(linked(channels::ConnectionState::InSync)));
        channel.link->counts.refused = 1;
        QVERIFY(isTrouble(channel));
        channel.linked = false;
        QVERIFY(!isTrouble(channel));
    }

    void aFailureSaysWhatFailedAndWhenItTriesAgain_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char *said, const char *shown) {
            QTest::newRow(name) << QString::fromUtf8(said) << QString::fromUtf8(shown);
        };
        row("code", "448 System error", "“System error” (code 448).");
        row("status", "HTTP 503",
            "Temporarily unavailable (503). If this persists, contact the provider.");
        row("address", "HTTP 404", "Address not found (404). Check the address in the settings.");
        row("network", "connection refused",
            "Connection refused. Check address and port, and whether the other system is running.");
        row("words", "no such hotel", "“no such hotel”.");
        row("number", "12 rooms are too many", "“12 rooms are too many”.");
        row("nothing", "", "The channel did not respond.");
    }
    void aFailureSaysWhatFailedAndWhenItTriesAgain()
    {
        QFETCH(QString, said);
        QFETCH(QString, shown);
        ChannelState channel = linked(channels::ConnectionState::Retrying);
        channel.link->failures = 2;
        channel.link->said = said;
        channel.link->nextTry = Instant{130 * kSecond};
        QVERIFY(isFailing(channel));
        const QString text = failureText(channel, Instant{100 * kSecond}, QLocale(QLocale::C));
        QCOMPARE(text,
                 shown + QStringLiteral(" 2 failed attempt(s) in a row. Next attempt in 30 s."));
        // Another attempt does not hide the reason; a pause and a success do.
        channel.link->state = channels::ConnectionState::Sending;
        QVERIFY(failureText(channel, {}, QLocale(QLocale::C)).startsWith(shown));
        channel.link->state = channels::ConnectionState::Paused;
        QVERIFY(!isFailing(channel));
        QVERIFY(!isFailing(linked(channels::ConnectionState::InSync)));
        QCOMPARE(failureText(linked(channels::ConnectionState::InSync), {}, QLocale(QLocale::C)),
                 QString());
    }

    /// The same words for a test and for what fails while updates are sent.
    void aRefusedPasswordSaysWhatToCheck()
    {
        const QString wrong =
            QStringLiteral("Authentication failed (401). Check account and password.");
        QCOMPARE(testFailureText({false, QStringLiteral("HTTP 401"), true}), wrong);
        ChannelState channel = linked(channels::ConnectionState::AuthenticationFailed);
        channel.link->said = QStringLiteral("HTTP 401");
        QCOMPARE(failureText(channel, {}, QLocale::c()), wrong);
        QCOMPARE(whyText(channel, {}, QLocale::c()), wrong);
        // The channel's own words stand behind ours.
        const QString check = QStringLiteral("Authentication failed. Check account and password");
        const QString own = QStringLiteral("“unknown user”.");
        QCOMPARE(testFailureText({false, QStringLiteral("unknown user"), true}),
                 check + QStringLiteral(". ") + own);
        channel.link->said = QStringLiteral("unknown user");
        const QString text = failureText(channel, {}, QLocale::c());
        QVERIFY2(text.startsWith(check) && text.endsWith(own), qPrintable(text));
        QCOMPARE(testFailureText({false, QStringLiteral("no such hotel")}),
                 QStringLiteral("no such hotel"));
        QCOMPARE(testFailureText({}), QStringLiteral("The channel did not respond."));
    }

    void aPmsThatRefusesBookingsSaysSo()
    {
        ChannelState channel = linked(channels::ConnectionState::InSync);
        channel.settings->protocol = sync::Protocol::Fias;
        channel.link->untold = 12;
        const QLocale english(QLocale::English, QLocale::UnitedKingdom);
        QVERIFY(!isTrouble(channel));
        QVERIFY(whyText(channel, {}, english).contains(QStringLiteral("12 booking")));
        ChannelState waits = channel;
        waits.link->state = channels::ConnectionState::Retrying;
        waits.link->nextTry = Instant{40 * kSecond};
        const QString until = whyText(waits, Instant{10 * kSecond}, english);
        QVERIFY2(until.contains(QStringLiteral("not confirmed the bookings. Next attempt in 30 s")),
                 qPrintable(until));
        channel.link->turnedDown = 2;
        QVERIFY(isTrouble(channel));
        QCOMPARE(stateWords(channel).tone, Tone::Bad);
        const QString why = whyText(channel, {}, english);
        QVERIFY2(why.startsWith(QStringLiteral("2 booking(s) rejected")), qPrintable(why));
        QVERIFY(why.contains(QStringLiteral("Retry now")));
    }

    void aChannelThatRejectsNightsIsNotInSync()
    {
        const QLocale c(QLocale::C);
        ChannelState channel = linked(channels::ConnectionState::InSync);
        QVERIFY(whyText(channel, Instant{}, c).contains(QStringLiteral("All updates confirmed")));
        const QString inSync = stateWords(channel).text;
        channel.link->state = channels::ConnectionState::Rejected;
        channel.link->counts.refused = 60;
        QVERIFY(stateWords(channel).text != inSync);
        QCOMPARE(stateWords(channel).tone, Tone::Bad);
        const QString why = whyText(channel, Instant{}, c);
        QVERIFY2(why.startsWith(QStringLiteral("60 update(s) rejected")), qPrintable(why));
        QVERIFY(!why.contains(QStringLiteral("All updates confirmed")));
    }

    void whatIsLeftBehindStandsFirst()
    {
        ChannelState channel = linked(channels::ConnectionState::InSync);
        channel.left = QStringLiteral("close DBL there");
        QVERIFY(whyText(channel, {}, QLocale(QLocale::C))
                    .startsWith(
                        QStringLiteral("Manual cleanup needed at the channel: close DBL there.")));
        QVERIFY(!isTrouble(channel));
        QCOMPARE(stateWords(channel).tone, Tone::Warn);
    }

    /// Whatever its row shows as a warning or worse, but for what ends by itself.
    void aWarningNeedsAttention()
    {
        ChannelState channel = linked(channels::ConnectionState::InSync);
        QVERIFY(!needsAttention(channel));
        channel.left = QStringLiteral("close DBL there");
        QVERIFY(needsAttention(channel));
        channel.left.clear();
        channel.settings->rooms.clear();
        QVERIFY(needsAttention(channel));
        channel.settings->paused = true;
        QVERIFY(!needsAttention(channel));
        QVERIFY(needsAttention(linked(channels::ConnectionState::Offline)));
        QVERIFY(!needsAttention(linked(channels::ConnectionState::Waiting)));
    }

    void aPmsIsNotSaidToShowNights()
    {
        const QLocale c(QLocale::C);
        ChannelState channel = linked(channels::ConnectionState::InSync);
        channel.settings->protocol = sync::Protocol::Fias;
        QVERIFY(!whyText(channel, Instant{}, c).contains(QStringLiteral("updates")));
        channel.link->state = channels::ConnectionState::Offline;
        QVERIFY(whyText(channel, Instant{}, c).contains(QStringLiteral("test requests")));
    }

    /// Every state has its own text and icon, so that it is readable without colour.
    void noTwoStatesLookTheSame()
    {
        using channels::ConnectionState;
        QSet<QString> texts;
        for (int s = int(ConnectionState::Paused); s <= int(ConnectionState::Rejected); ++s) {
            const QString text = stateWords(linked(ConnectionState(s))).text;
            QVERIFY2(!text.at(0).isLetter(), qPrintable(text));
            texts << text;
        }
        ChannelState one = linked(ConnectionState::InSync);
        one.settings.reset();
        texts << stateWords(one).text;
        one.linked = false;
        texts << stateWords(one).text;
        QCOMPARE(texts.size(), int(ConnectionState::Rejected) + 3);
    }

    void messagesAreIndentedAndNothingElse_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<int>("lines");
        QTest::newRow("json") << QByteArray("{\"a\":[1,{\"b\":\"x, {y}: \\\" z\"}],\"c\":{}}") << 9;
        QTest::newRow("xml") << QByteArray("<?xml version=\"1.0\"?><a><b c=\"1\"/><d>text</d></a>")
                             << 5;
        QTest::newRow("broken json") << QByteArray("{\"a\":[1,2") << 4;
        QTest::newRow("broken xml") << QByteArray("<a><b") << 2;
        QTest::newRow("neither") << QByteArray("LR|DA260718|") << 1;
        QTest::newRow("nothing") << QByteArray() << 1;
    }
    void messagesAreIndentedAndNothingElse()
    {
        QFETCH(QByteArray, message);
        QFETCH(int, lines);
        const QString read = readableMessage(message);
        QCOMPARE(withoutSpace(read), withoutSpace(QString::fromUtf8(message)));
        QCOMPARE(read.split(u'\n').size(), lines);
    }

    void depthDoesNotMakeAMessageGrowWithoutEnd()
    {
        const QByteArray deep(20'000, '[');
        QVERIFY(readableMessage(deep).size() < 20'000 * 60);
    }

    void codesAreNeverGuessedAndWrongOnesAreSaidAtTheirRow()
    {
        CodeModel model;
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        inventory::Catalogue hotel = tests::twoPools().catalogue;
        for (size_t i = 0; i < hotel.roomTypes.size(); ++i)
            hotel.roomTypes[i].id = RoomTypeId{qint64(i) + 1};
        model.setHotel(hotel, tests::twoPools().plans);
        QCOMPARE(model.rowCount(), 9);  // three room types, two plans each
        QVERIFY(model.rooms().empty() && model.rates().empty());
        const auto type = [&model](int row, const char *code) {
            return model.setData(model.index(row, CodeModel::Code), QLatin1String(code),
                                 Qt::EditRole);
        };
        QVERIFY(type(1, "DBL-BAR"));
        QCOMPARE(model.firstProblem(), 1);  // its room type has no code
        QVERIFY(type(0, " DBL "));
        QCOMPARE(model.firstProblem(), -1);
        QVERIFY(type(3, "DBL"));
        QCOMPARE(model.firstProblem(), 0);
        QVERIFY(model.problem(3).contains(QStringLiteral("Standard Double")));
        QVERIFY(type(3, "TWN"));
        QVERIFY(!type(3, QByteArray(65, 'x').constData()));
        QVERIFY(model.setData(model.index(3, CodeModel::Sold), Qt::Unchecked, Qt::CheckStateRole));
        const std::vector<sync::RoomMapping> rooms = model.rooms();
        QCOMPARE(rooms.size(), size_t(2));
        QCOMPARE(rooms[0].code, QStringLiteral("DBL"));
        QVERIFY(!rooms[1].open);
        const auto rates = model.rates();
        QCOMPARE(rates.size(), size_t(1));
        model.setMapping({}, {});
        QVERIFY(model.rooms().empty() && model.rates().empty());
        model.setMapping(rooms, rates);
        QCOMPARE(model.rooms(), rooms);
        QCOMPARE(model.rates(), rates);
    }

    void pricesAreWantedForSeveralNumbersOfGuests()
    {
        CodeModel model;
        inventory::Catalogue hotel = tests::twoPools().catalogue;
        for (size_t i = 0; i < hotel.roomTypes.size(); ++i)
            hotel.roomTypes[i].id = RoomTypeId{qint64(i) + 1};
        model.setHotel(hotel, tests::twoPools().plans);
        const auto type = [&model](int row, int column, const QString &text) {
            return model.setData(model.index(row, column), text, Qt::EditRole);
        };
        QVERIFY(type(0, CodeModel::Code, QStringLiteral("DBL")));
        QVERIFY(type(1, CodeModel::Code, QStringLiteral("BAR")));
        QCOMPARE(model.rates().front().guests, std::vector<qint32>{0});
        QVERIFY(!type(0, CodeModel::Guests, QStringLiteral("2")));  // availability has no price
        QVERIFY(type(1, CodeModel::Guests, QStringLiteral("3, 1;2 1")));
        QCOMPARE(model.rates().front().guests, (std::vector<qint32>{1, 2, 3}));
        QCOMPARE(model.index(1, CodeModel::Guests).data().toString(), QStringLiteral("1, 2, 3"));
        for (const char *wrong : {"two", "0", "100", "-1", "1.5"})
            QVERIFY(!type(1, CodeModel::Guests, QLatin1String(wrong)));
        QCOMPARE(model.rates().front().guests, (std::vector<qint32>{1, 2, 3}));
        QVERIFY(type(1, CodeModel::Guests, QStringLiteral(" ")));
        QCOMPARE(model.rates().front().guests, std::vector<qint32>{0});
    }

    /// AlpineBits counts prices from that of the standard number; without it none are sent.
    void aRateWithoutItsStandardNumberOfGuestsSaysSo()
    {
        CodeModel model;
        inventory::Catalogue hotel = tests::twoPools().catalogue;
        for (size_t i = 0; i < hotel.roomTypes.size(); ++i)
            hotel.roomTypes[i].id = RoomTypeId{qint64(i) + 1};
        hotel.roomTypes.front().standardGuests = 2;
        model.setHotel(hotel, tests::twoPools().plans);
        const auto state = [&model](int row) {
            return model.index(row, CodeModel::State).data().toString();
        };
        const auto type = [&model](int row, int column, const char *text) {
            QVERIFY(model.setData(model.index(row, column), QLatin1String(text), Qt::EditRole));
        };
        type(0, CodeModel::Code, "DBL");
        type(1, CodeModel::Code, "BAR");
        type(1, CodeModel::Guests, "1, 3");
        QCOMPARE(state(1), QStringLiteral("✓ Mapped"));
        model.setGuestPrices(sync::factsOf(sync::Protocol::AlpineBits).guestPrices);
        QCOMPARE(state(1), QStringLiteral("! No prices sent: guests must include 2"));
        QCOMPARE(state(0), QStringLiteral("✓ Mapped"));
        QCOMPARE(state(2), QStringLiteral("– Not mapped"));
        QCOMPARE(model.firstProblem(), -1);
        type(1, CodeModel::Guests, "1, 2, 3");
        QCOMPARE(state(1), QStringLiteral("✓ Mapped"));
    }

    void aQuietHalfHourCostsTwoSamplesAndOldOnesGo()
    {
        LagHistory history;
        const ChannelId channel{7};
        QVERIFY(history.of(channel).empty());
        Instant now{1'000 * kSecond};
        for (int i = 0; i < 500; ++i, now = now + 2 * kSecond) history.add(channel, now, {});
        QCOMPARE(history.of(channel).size(), size_t(2));
        const Instant since = now;
        for (int i = 0; i < 10; ++i, now = now + 2 * kSecond) history.add(channel, now, since);
        QCOMPARE(history.of(channel).back().lag, 18 * kSecond);
        history.add(channel, now, {});
        QCOMPARE(history.of(channel).back().lag, qint64(0));
        const Instant later = now + LagHistory::kKept + 60 * kSecond;
        history.add(channel, later, {});
        history.add(channel, later + kSecond, {});
        QVERIFY(history.of(channel).size() <= 3);
        QCOMPARE(history.of(ChannelId{8}).size(), size_t(0));
    }
};

QTEST_MAIN(TestChannelWords)
#include "test_channel_words.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail says which settings a record changed, from what to what, and never a secret.
#include "booking/api_setup.h"
#include "booking/setting_change.h"
#include "dedup/rules.h"
#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_story.h"
#include "desktop/audit/audit_words.h"
#include "engine/engine.h"
#include "reservations/settings/setups.h"
#include "small_hotel.h"
#include "support/widget_test.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::SetupKind;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);

QByteArray mailText(int port, const QString &sender)
{
    reservations::MailSetup mail;
    mail.host = QStringLiteral("smtp.hotel.example");
    mail.port = port;
    mail.fromName = sender;
    mail.fromAddress = QStringLiteral("desk@hotel.example");
    return reservations::toText(mail);
}

}  // namespace

class TestChangedSettings : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void aSettingOfTheMailServerIsNamedWithBothValues()
    {
        save(SetupKind::Mail, mailText(587, {}));
        const AuditLine line = lineOf(save(SetupKind::Mail, mailText(465, {})));
        QVERIFY2(line.what.endsWith(QStringLiteral(" · Port")), qPrintable(line.what));
        QCOMPARE(line.before, QStringLiteral("587"));
        QCOMPARE(line.after, QStringLiteral("465"));
    }

    void severalSettingsAreNamedWithEachValue()
    {
        save(SetupKind::Mail, mailText(587, {}));
        const qint64 seq = save(SetupKind::Mail, mailText(465, QStringLiteral("Reception")));
        const AuditLine line = lineOf(seq);
        QCOMPARE(line.before, QStringLiteral("Port: 587 · Sender name: not set"));
        QCOMPARE(line.after, QStringLiteral("Port: 465 · Sender name: Reception"));
        QCOMPARE(changesIn(seq),
                 QStringLiteral("Port: 587 to 465\nSender name: not set to Reception"));
    }

    void aRemovedSetupSaysWhatItWas()
    {
        save(SetupKind::Mail, mailText(587, {}));
        const QString changes = changesIn(save(SetupKind::Mail, {}));
        QVERIFY2(changes.contains(QStringLiteral("Server: smtp.hotel.example to not set")),
                 qPrintable(changes));
        QVERIFY2(!changes.contains(QStringLiteral("not set to not set")), qPrintable(changes));
    }

    void ofASecretOnlyItsChangeIsRecorded()
    {
        save(SetupKind::Mail, mailText(587, {}));
        const qint64 seq = save(SetupKind::Mail, mailText(587, {}), true);
        const AuditLine line = lineOf(seq);
        QVERIFY2(line.what.endsWith(QStringLiteral(" · Password or key")), qPrintable(line.what));
        QVERIFY(line.before.isEmpty());
        QCOMPARE(line.after, QStringLiteral("changed"));
        QCOMPARE(changesIn(seq), QStringLiteral("Password or key: changed"));
    }

    void settingsOfTheHotelAndItsSources()
    {
        engine::HotelSetup setup = present();
        setup.catalogue.property.city = QStringLiteral("Braga");
        setup.catalogue.property.horizonNights = 400;
        setup.catalogue.property.assumedChildAge = 8;
        setup.catalogue.channels.front().holdTtlSeconds = 600;
        QVERIFY(hotel_->session().engine().saveHotel(setup));
        const QString changes = changesIn(lastRecord());
        QVERIFY2(changes.contains(QStringLiteral(" to Braga")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("to 400 night(s)")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Age of children: 10 year(s) to 8 year(s)")),
                 qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Hold duration")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("5:00 to 10:00")), qPrintable(changes));
        QCOMPARE(changes.count(QLatin1Char('\n')), 3);
    }

    /// Settings shows five decimals.
    void aMoveByAFewMetresIsNamed()
    {
        engine::HotelSetup setup = present();
        setup.catalogue.property.latitude = 38.71667;
        setup.catalogue.property.longitude = -9.1334;
        QVERIFY(hotel_->session().engine().saveHotel(setup));
        setup = present();
        setup.catalogue.property.latitude = 38.71672;
        QVERIFY(hotel_->session().engine().saveHotel(setup));
        QVERIFY2(changesIn(lastRecord())
                     .endsWith(QStringLiteral(": 38.71667, -9.1334 to 38.71672, -9.1334")),
                 qPrintable(changesIn(lastRecord())));
    }

    void aRenamedSourceIsTheSameSource()
    {
        engine::HotelSetup setup = present();
        setup.catalogue.channels.front().name = QStringLiteral("Reception");
        QVERIFY(hotel_->session().engine().saveHotel(setup));
        QCOMPARE(changesIn(lastRecord()),
                 QStringLiteral("Channel or source: Front desk to Reception"));
    }

    void aNewSourceIsNamedWithoutItsNumber()
    {
        engine::HotelSetup setup = present();
        inventory::Channel source{ChannelId{-1}, inventory::ChannelKind::Desk,
                                  QStringLiteral("Telephone")};
        source.holdTtlSeconds = 600;
        setup.catalogue.channels.push_back(source);
        QVERIFY(hotel_->session().engine().saveHotel(setup));
        const qint64 seq = lastRecord();
        const QString changes = changesIn(seq);
        QVERIFY2(changes.startsWith(QStringLiteral("Channel or source: not set to Telephone\n")),
                 qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Hold duration · Telephone: not set to 10:00")),
                 qPrintable(changes));
        const auto change = storyOf(seq).row.change;
        QVERIFY(change);
        QCOMPARE(change->after, booking::settingsText(present().catalogue));
    }

    void defaultsInForceAreNamed()
    {
        dedup::Rules rules;
        rules.sameHours = 48;
        QCOMPARE(changesIn(save(SetupKind::Duplicates, dedup::toText(rules))),
                 QStringLiteral("Reject identical requests within: 24 hour(s) to 48 hour(s)"));
        QCOMPARE(changesIn(save(SetupKind::Duplicates, {})),
                 QStringLiteral("Reject identical requests within: 48 hour(s) to 24 hour(s)"));
        const booking::ApiSetup api{booking::Durability::Volatile};
        QCOMPARE(changesIn(save(SetupKind::Api, booking::toText(api))),
                 QStringLiteral("Holds over the API: Durable to In memory"));
        // As an older program has stored it.
        QJsonObject mail = QJsonDocument::fromJson(mailText(587, {})).object();
        mail.remove(QStringLiteral("timeout"));
        save(SetupKind::Mail, QJsonDocument(mail).toJson(QJsonDocument::Compact));
        QCOMPARE(changesIn(save(SetupKind::Mail, mailText(465, {}))),
                 QStringLiteral("Port: 587 to 465"));
    }

    void settingsOfAChannelAndItsMapping()
    {
        booking::SaveChannelSetup command;
        command.caller = hotel_->desk();
        command.channel = hotel_->session().view().catalogue().channels.front().id;
        command.settings.emplace();
        command.settings->address = QStringLiteral("https://ota.example");
        command.settings->account = QStringLiteral("hotel");
        command.settings->hotelCode = QStringLiteral("H1");
        command.settings->currency = hotel_->session().view().property().currency;
        command.settings->rooms = {{hotel_->type("TWN"), QStringLiteral("TW"), true}};
        hotel_->run(command);
        command.settings->allotment = 2;
        command.settings->rooms.front().code = QStringLiteral("TWIN");
        const pricing::RatePlan plan = hotel_->session().view().rates().plans().front();
        command.settings->planCommissions = {{plan.id, 1'250}};
        const QString changes = changesIn(hotel_->run(command).seq);
        QVERIFY2(changes.contains(QStringLiteral("Allotment per night: all to 2")),
                 qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral(": TW to TWIN")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("Commission \u00b7 ") + plan.name),
                 qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("12.50 %")), qPrintable(changes));
    }

    /// Of a change at the front desk with its total, of the channel's own message alone.
    void theCommissionOfABookingIsTold()
    {
        booking::RecordReservation sold;
        sold.caller = hotel_->desk();
        sold.roomType = hotel_->type("STD");
        sold.stay = Stay(hotel_->today() + 3, 2);
        sold.total = 200'00;
        sold.told.commission = 30'00;
        booking::ChangeBooking change;
        change.caller = hotel_->desk();
        change.booking = hotel_->run(sold).booking;
        change.total = 100'00;
        const AuditStory desk = storyOf(hotel_->run(change).seq);
        QString after;
        for (const Fact &fact : storyLines(hotel_->session().view(), desk, kEnglish)) {
            if (fact.label == QStringLiteral("After")) after = fact.value;
        }
        QVERIFY2(after.contains(QStringLiteral("Commission: ")), qPrintable(after));
        QVERIFY2(after.contains(QStringLiteral("15.00")), qPrintable(after));
        change.always = true;
        change.told = booking::ToldStay{.commission = 12'00, .isCommissionOnly = true};
        const QString changes = changesIn(hotel_->run(change).seq);
        QVERIFY2(changes.startsWith(QStringLiteral("Commission: ")), qPrintable(changes));
        QVERIFY2(changes.contains(QStringLiteral("15.00")), qPrintable(changes));
        QVERIFY2(changes.endsWith(QStringLiteral("12.00")), qPrintable(changes));
    }

    void theSearchFindsTheValues()
    {
        save(SetupKind::Mail, mailText(587, {}));
        const qint64 seq = save(SetupKind::Mail, mailText(587, QStringLiteral("Reception")));
        storage::AuditQuery query;
        query.property = hotel_->session().property();
        query.search = QStringLiteral("reception");
        query.shown = auditWords(hotel_->session().view(), kEnglish, query.search);
        const auto reader = storage::Reader::open(hotel_->session().file());
        const auto page = (*reader)->ask(storage::AuditTrail{query, 0, 10});
        QVERIFY(page);
        QCOMPARE(page->total, 1);
        QCOMPARE(page->rows.front().record.seq, seq);
    }

    void init()
    {
        failOnWarnings();
        hotel_ = std::make_unique<tests::SmallHotel>();
    }
    void cleanup() { hotel_.reset(); }

private:
    qint64 save(SetupKind kind, const QByteArray &content, bool withSecret = false)
    {
        return hotel_->run(booking::SaveHotelSetup{hotel_->desk(), kind, content, withSecret}).seq;
    }
    engine::HotelSetup present()
    {
        const auto read = hotel_->session().engine().snapshot(hotel_->session().property());
        return engine::settingsOf(**read, kDeskActor);
    }
    AuditStory storyOf(qint64 seq)
    {
        const auto reader = storage::Reader::open(hotel_->session().file());
        auto story = auditStory(**reader, hotel_->session().property(), seq);
        if (!story) qFatal("%s", qPrintable(story.error().text()));
        return std::move(*story);
    }
    AuditLine lineOf(qint64 seq)
    {
        return auditLine(hotel_->session().view(), storyOf(seq).row, kEnglish);
    }
    QString changesIn(qint64 seq)
    {
        for (const Fact &fact : storyLines(hotel_->session().view(), storyOf(seq), kEnglish)) {
            if (fact.label == QStringLiteral("Changes")) return fact.value;
        }
        return {};
    }
    qint64 lastRecord()
    {
        const auto reader = storage::Reader::open(hotel_->session().file());
        const auto newest = (*reader)->ask(storage::RecentRecords{hotel_->session().property(), 1});
        return newest->front().seq;
    }

    std::unique_ptr<tests::SmallHotel> hotel_;
};

QTEST_MAIN(TestChangedSettings)
#include "test_changed_settings.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Dates and amounts in error texts: in the language of the text, with the country's formats.
#include "core/error_values.h"
#include "core/stay.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTranslator>
#include <QtTest/QTest>

using namespace roomrack;

namespace {

const Night kNight = Night::of(2026, 12, 24);

Money euros(qint64 cents)
{
    return {cents, Currency::make(QStringLiteral("EUR")).value()};
}

/// A translation that says which language it is in.
class German final : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool error = QLatin1String(context) == QLatin1String("Error");
        if (error && QLatin1String(source) == QLatin1String("en")) return QStringLiteral("de");
        if (error && QLatin1String(source) == QLatin1String("d MMM yyyy"))
            return QStringLiteral("d. MMMM yyyy");
        return {};
    }
    bool isEmpty() const override { return false; }
};

}  // namespace

class TestErrorValues : public QObject {
    Q_OBJECT

private slots:
    void init() { before_ = QLocale(); }
    void cleanup() { QLocale::setDefault(before_); }

    void aCountryOfTheLanguageKeepsItsFormats()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
        QCOMPARE(errorLocale(), QLocale(QStringLiteral("en_GB")));
        QCOMPARE(errorDate(kNight), QStringLiteral("24 Dec 2026"));
        QCOMPARE(errorAmount(euros(123'450)), QStringLiteral("EUR\u00a01,234.50"));
    }
    void theFieldIsNamedOnce()
    {
        const auto text = [](const QString &reason) {
            return Error{ErrorCode::Invalid, QStringLiteral("room"), reason, -1}.text();
        };
        QCOMPARE(text(QStringLiteral("is missing")), QStringLiteral("Room: is missing"));
        QCOMPARE(text(QStringLiteral("room 101 is missing")),
                 QStringLiteral("Room 101 is missing"));
        QCOMPARE(text(QStringLiteral("rooms are missing")),
                 QStringLiteral("Room: rooms are missing"));
    }
    void keysPathsAndOptionsAreWrittenAsTheyAre()
    {
        for (const char *field : {"values[0].rate", "room_types", "/srv/hotel.csv", "--port"}) {
            const Error error{ErrorCode::Invalid, QString::fromLatin1(field),
                              QStringLiteral("is wrong"), -1};
            QCOMPARE(error.text(), QString::fromLatin1(field) + QStringLiteral(": is wrong"));
        }
    }
    void englishTextHasEnglishDatesOnAGermanMachine()
    {
        QLocale::setDefault(QLocale(QStringLiteral("de_AT")));
        QCOMPARE(errorDate(kNight), QStringLiteral("24 Dec 2026"));
        QCOMPARE(errorAmount(euros(123'450)), QStringLiteral("EUR\u00a01,234.50"));
    }
    void datesFollowTheTranslation()
    {
        German german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        const auto undo = qScopeGuard([&] { QCoreApplication::removeTranslator(&german); });
        QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
        QCOMPARE(errorDate(kNight), QStringLiteral("24. Dezember 2026"));
        QLocale::setDefault(QLocale(QStringLiteral("de_AT")));
        QCOMPARE(errorLocale(), QLocale(QStringLiteral("de_AT")));
        QCOMPARE(errorAmount(euros(123'450)), QStringLiteral("EUR\u00a01\u00a0234,50"));
    }
    void errorsOfAStayUseThem()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
        const auto stay = Stay::make(kNight, kNight);
        QVERIFY(!stay);
        QCOMPARE(stay.error().reason, QStringLiteral("must be after check-in (24 Dec 2026)"));
    }

private:
    QLocale before_;
};

QTEST_GUILESS_MAIN(TestErrorValues)
#include "test_error_values.moc"

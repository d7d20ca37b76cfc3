// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts as they are typed and pasted: currencies, separators, and what is ambiguous.
#include "desktop/words/amount_words.h"

#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const QLocale kGerman(QLocale::German, QLocale::Germany);
const QLocale kAustrian(QLocale::German, QLocale::Austria);

Currency currency(const char *code)
{
    return *Currency::make(QString::fromLatin1(code));
}

Result<qint64> read(const QString &text, const char *code, const QLocale &locale)
{
    return parseAmount(text, currency(code), locale, {});
}

}  // namespace

class TestAmountWords : public QObject {
    Q_OBJECT

private slots:
    void amountsAreReadInEveryForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("with the code") << "EUR 1234.50";
        QTest::newRow("code after") << "1234,50 eur";
        QTest::newRow("with the symbol") << QStringLiteral("€1,234.50");
        QTest::newRow("symbol after") << QStringLiteral("1.234,50 €");
        QTest::newRow("with the name") << "1.234,50 Euro";
        QTest::newRow("grouped with spaces") << "1 234,50";
        QTest::newRow("no-break spaces") << QStringLiteral("1\u00A0234,50\u00A0€");
        QTest::newRow("narrow no-break spaces") << QStringLiteral("1\u202F234,50\u202F€");
        QTest::newRow("Swiss") << QStringLiteral("1’234.50");
        QTest::newRow("marks of direction") << QStringLiteral("\u200F1,234.50 €\u200E");
        QTest::newRow("Arabic digits") << QStringLiteral("١٢٣٤٫٥٠");
        QTest::newRow("one decimal") << "1234.5";
    }
    void amountsAreReadInEveryForm()
    {
        QFETCH(QString, text);
        for (const QLocale &locale : {kEnglish, kGerman, kAustrian}) {
            const auto amount = read(text, "EUR", locale);
            QVERIFY2(amount, amount ? "" : qPrintable(amount.error().text()));
            QCOMPARE(*amount, 1'234'50);
        }
    }

    void ambiguousNumbersFollowTheLocale_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<qint64>("minor");  // -1: rejected
        const auto row = [](const char *text, const char *code, const QLocale &locale,
                            qint64 minor) {
            QTest::addRow("%s %s %s", code, text, qPrintable(locale.name()))
                << text << QByteArray(code) << locale << minor;
        };
        row("1.234", "EUR", kGerman, 1'234'00);
        row("1.234", "EUR", kAustrian, 1'234'00);
        row("1.234", "EUR", kEnglish, -1);
        row("1,234", "EUR", kEnglish, 1'234'00);
        row("1,234", "EUR", kGerman, -1);
        row("1.234", "KWD", kEnglish, 1'234);
        row("1.234", "KWD", kGerman, 1'234'000);
        row("1,234", "JPY", kEnglish, 1'234);
        row("0.500", "KWD", kGerman, 500);
        row("1.234.567", "EUR", kEnglish, 1'234'567'00);
        row("12,34,567", "INR", kEnglish, 12'34'567'00);
    }
    void ambiguousNumbersFollowTheLocale()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, code);
        QFETCH(QLocale, locale);
        QFETCH(qint64, minor);
        const auto amount = read(text, code.constData(), locale);
        QCOMPARE(amount.has_value() ? *amount : qint64(-1), minor);
        if (!amount) QVERIFY(amount.error().text().contains(QStringLiteral("too many decimals")));
    }

    void whatIsNoAmountIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("another code") << "USD 160"
                                      << "not in EUR";
        QTest::newRow("another symbol") << "$160"
                                        << "not in EUR";
        QTest::newRow("letters") << "160x"
                                 << "not an amount";
        QTest::newRow("nothing") << ""
                                 << "not an amount";
        QTest::newRow("only a currency") << "EUR"
                                         << "not an amount";
        QTest::newRow("a broken group") << "1.23.456"
                                        << "not an amount";
        QTest::newRow("mixed groups") << "1,234.567.890"
                                      << "not an amount";
        QTest::newRow("a negative amount") << QStringLiteral("€ -5") << "negative";
        QTest::newRow("a real minus") << QStringLiteral("−5 €") << "negative";
        QTest::newRow("a tenth of a cent") << "1234.567"
                                           << "too many decimals";
    }
    void whatIsNoAmountIsRefusedWithTheReason()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const auto amount = read(text, "EUR", kEnglish);
        QVERIFY(!amount);
        QVERIFY2(amount.error().text().contains(reason), qPrintable(amount.error().text()));
    }

    void dollarsAreThoseOfTheHotel()
    {
        QCOMPARE(read(QStringLiteral("$160"), "USD", kEnglish), 160'00);
        QCOMPARE(read(QStringLiteral("160 US$"), "USD", kEnglish), 160'00);
        QCOMPARE(read(QStringLiteral("CHF 160"), "CHF", kEnglish), 160'00);
        QVERIFY(!read(QStringLiteral("€160"), "USD", kEnglish));
    }

    void whatIsWrittenForEditingIsReadBack()
    {
        for (const char *code : {"EUR", "JPY", "KWD"}) {
            for (const QLocale &locale : {kEnglish, kGerman, kAustrian}) {
                for (const qint64 minor : {0LL, 500LL, 1'234LL, 1'234'567LL, 999'000LL}) {
                    const QString text = typedAmount(minor, currency(code), locale);
                    QCOMPARE(read(text, code, locale), minor);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestAmountWords)
#include "test_amount_words.moc"

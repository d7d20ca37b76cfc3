// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of files and databases, and what is displayed of them.
#include "storage/place.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::storage;

namespace {

QByteArray parameter(const ServerAddress &address, const QByteArray &word)
{
    for (const auto &[name, value] : address.parameters) {
        if (name == word) return value;
    }
    return {};
}

}  // namespace

class TestPlace : public QObject {
    Q_OBJECT

private slots:
    void onlyAnAddressNamesAServer()
    {
        QVERIFY(isServerPlace(QStringLiteral("postgresql://host/hotels")));
        QVERIFY(isServerPlace(QStringLiteral("postgres://host/hotels")));
        QVERIFY(!isServerPlace(QStringLiteral("/home/ana/hotel.roomrack")));
        QVERIFY(!isServerPlace(QStringLiteral("postgresql.roomrack")));
        QVERIFY(!isServerPlace({}));
    }

    void noPasswordIsShown_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *place, const char *shown) {
            QTest::newRow(place) << QString::fromLatin1(place) << QString::fromUtf8(shown);
        };
        row("postgresql://ana:secret@db:5432/hotels", "postgresql://ana@db:5432/hotels");
        row("postgres://ana:se%40cret@db/hotels", "postgres://ana@db/hotels");
        row("postgresql://ana:sec@ret@db/hotels", "postgresql://ana@db/hotels");
        row("postgresql://ana:sec/ret@db/hotels", "postgresql://\u2026");
        row("postgresql://ana:sec?ret@db/hotels", "postgresql://\u2026");
        row("postgresql://ana:@db/hotels", "postgresql://ana@db/hotels");
        row("postgresql://:secret@db/hotels", "postgresql://@db/hotels");
        row("postgresql://db/hotels?password=secret", "postgresql://db/hotels");
        row("postgresql://db/hotels?user=ana&password=secret&sslmode=require",
            "postgresql://db/hotels?user=ana&sslmode=require");
        row("postgresql://db/hotels?password=secret&password=secret2", "postgresql://db/hotels");
        row("postgresql://db/hotels?PASSWORD=secret", "postgresql://\u2026");
        row("postgresql://db/hotels?sslpassword=secret&user=ana",
            "postgresql://db/hotels?user=ana");
        row("postgresql://db/hotels?p%61ssword=secret", "postgresql://db/hotels");
        row("postgresql://ana@[::1]:5432/hotels?property=Mar",
            "postgresql://ana@[::1]:5432/hotels?property=Mar");
        row("postgresql://db/hotels", "postgresql://db/hotels");
        row("/home/ana:x@y/hotel.roomrack", "/home/ana:x@y/hotel.roomrack");
    }

    void noPasswordIsShown()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, shown);
        QCOMPARE(withoutPassword(place), shown);
        QVERIFY(!placeName(place).contains(QLatin1String("sec")));
    }

    void aNameSaysWhichDatabaseAndWhere()
    {
        QCOMPARE(placeName(QStringLiteral("postgresql://ana:pw@db.example:5432/hotels")),
                 QStringLiteral("hotels on db.example"));
        QCOMPARE(placeName(QStringLiteral("postgresql:///hotels?host=/run/postgresql")),
                 QStringLiteral("hotels on localhost"));
        QCOMPARE(placeName(QStringLiteral("postgresql://db/hotels?property=Quinta%20do%20Mar")),
                 QStringLiteral("Quinta do Mar (hotels on db)"));
        QCOMPARE(placeName(QStringLiteral("/home/ana/Mar.roomrack")),
                 QStringLiteral("Mar.roomrack"));
        QCOMPARE(placeName(QStringLiteral("postgresql://host:x%zz/")),
                 QStringLiteral("PostgreSQL"));
    }

    void propertiesAreTakenOut()
    {
        const auto all =
            readServerPlace(QStringLiteral("postgresql://db/hotels?connect_timeout=5"));
        QVERIFY(all);
        QVERIFY(all->all);
        QCOMPARE(parameter(*all, "connect_timeout"), QByteArray("5"));
        const auto two = readServerPlace(QStringLiteral(
            "postgresql://db/hotels?property=3&user=ana&property=Quinta%20do%20Mar"));
        QVERIFY(two);
        QVERIFY(!two->all);
        QCOMPARE(two->properties,
                 QStringList({QStringLiteral("3"), QStringLiteral("Quinta do Mar")}));
        QCOMPARE(parameter(*two, "user"), QByteArray("ana"));
        QCOMPARE(parameter(*two, "dbname"), QByteArray("hotels"));
    }

    void aPropertyCanBeAskedFor()
    {
        const QString place = QStringLiteral("postgresql://db/hotels?property=3&user=ana");
        const auto one = readServerPlace(withProperty(place, QStringLiteral("A & B")));
        QVERIFY(one);
        QCOMPARE(one->properties, QStringList(QStringLiteral("A & B")));
        QCOMPARE(parameter(*one, "user"), QByteArray("ana"));
        const auto none = readServerPlace(withProperty(place, {}));
        QVERIFY(none && !none->all);
        QVERIFY(none->properties.isEmpty());
    }

    void aPasswordMayHaveAnySigns()
    {
        const QString secret = QStringLiteral("p@ss/w:rd?&=% ü");
        const QString place = QStringLiteral("postgresql://ana:old@db/hotels?sslmode=require");
        const QString with = withPassword(place, secret);
        const auto read = readServerPlace(with);
        QVERIFY(read);
        QCOMPARE(parameter(*read, "password"), secret.toUtf8());
        QCOMPARE(parameter(*read, "sslmode"), QByteArray("require"));
        QCOMPARE(withoutPassword(with),
                 QStringLiteral("postgresql://ana@db/hotels?sslmode=require"));
    }

    void wordsAndValuesAreNoAddress()
    {
        QVERIFY(!readServerPlace(QStringLiteral("host=db user=ana")));
        QVERIFY(!readServerPlace({}));
    }

    /// The parser's own message would repeat the password.
    void whatIsNotUnderstoodIsNotRepeated()
    {
        const auto address =
            readServerPlace(QStringLiteral("postgresql://ana:secret@db:port%zz/x"));
        QVERIFY(!address);
        QCOMPARE(address.error().code, ErrorCode::Invalid);
        QVERIFY(!address.error().text().contains(QLatin1String("secret")));
    }
};

QTEST_GUILESS_MAIN(TestPlace)
#include "test_place.moc"

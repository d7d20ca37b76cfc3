// SPDX-License-Identifier: GPL-3.0-or-later
// Normalisation: different spellings of one value become equal; different values stay distinct.
#include "dedup/booking_candidates.h"
#include "dedup/canonical.h"
#include "dedup/context.h"
#include "dedup/normal.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::dedup;

namespace {

QByteArray joined(const QString &name)
{
    QByteArray all;
    for (const std::string &part : nameParts(name)) {
        if (!all.isEmpty()) all += ' ';
        all += QByteArray::fromStdString(part);
    }
    return all;
}

const QString kHome = QStringLiteral("PT");

}  // namespace

class TestNormal : public QObject {
    Q_OBJECT

private slots:
    void namesInOneForm_data();
    void namesInOneForm();
    void namesThatDifferStayApart();
    void aNameOfAnyLengthAndKindIsTaken();
    void phonesInOneForm_data();
    void phonesInOneForm();
    void unusualPhonesAreNumbersAndWordsAreNot();
    void mailsInOneForm_data();
    void mailsInOneForm();
    void relaysAreKnown();
    void soundsForgiveSpelling();
    void aContextIsCanonical();
    void longTextsKeepAContextShort();
    void traitsComeBackOutOfAContext();
    void candidatesHaveTheTraitsOfTheirContexts();
    void whateverIsNotAGuestsDoesNotCount();
    void numbersGrowWithTimeAndNeverRepeat();
};

void TestNormal::namesInOneForm_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("form");
    const auto row = [](const char *name, const char *form) {
        QTest::newRow(name) << QString::fromUtf8(name) << QByteArray(form);
    };
    row("Ana Example", "ana example");
    row("  EXAMPLE,  Ana ", "ana example");
    row("Á. Exámple", "a example");
    row("Jürgen Müller", "jurgen muller");
    row("Juergen Mueller", "jurgen muller");
    row("Jurgen Muller", "jurgen muller");
    row("Groß Weiß", "gross weiss");
    row("GROSS WEISS", "gross weiss");
    row("Dr. Anne-Marie O'Neill", "anne marie oneill");
    row("Anne Marie O’Neill", "anne marie oneill");
    row("Herr Prof. Dr. Max Muster", "max muster");
    row("Maria da Silva e Costa", "costa maria silva");
    row("Ludwig van Beethoven", "beethoven ludwig");
    row("Al Li", "al li");  // a particle that is the only remaining name
    row("Le Van", "le van");
    row("Søren Kierkegård", "kierkegard soren");
    row("Soeren Kierkegaard", "kierkegard soren");
    row("Łukasz Żółć", "lukasz zolc");
    row("Лев Толстой", "lev tolstoj");
    row("Νίκος Παπαδόπουλος", "nikos papadopoulos");
    row("王 伟", "wang wei");
    row("", "");
    row("!? 12", "");
}

void TestNormal::namesInOneForm()
{
    QFETCH(QString, name);
    QTEST(joined(name), "form");
    QTEST(joined(name.normalized(QString::NormalizationForm_D)), "form");
    QTEST(joined(name.toUpper().toLower()), "form");
}

void TestNormal::namesThatDifferStayApart()
{
    QVERIFY(joined(QStringLiteral("Ana Silva")) != joined(QStringLiteral("Ana Sousa")));
    QVERIFY(joined(QStringLiteral("Mario Rossi")) != joined(QStringLiteral("Maria Rossi")));
    QVERIFY(joined(QStringLiteral("王 伟")) != joined(QStringLiteral("王 芳")));
}

void TestNormal::aNameOfAnyLengthAndKindIsTaken()
{
    QVERIFY(nameParts(QString(10'000, QLatin1Char('x'))).front().size() <= 200);
    QVERIFY(nameParts(QStringLiteral("a b ").repeated(100)).size() <= 8);
    const char16_t lone[] = {0xd800, u'a', 0};
    QVERIFY(nameParts(QString::fromUtf16(lone)).size() <= 1);
    QVERIFY(!nameParts(QString::fromUtf8("\xf0\x90\x8c\xb0\xf0\x90\x8c\xb1 Ana")).empty());
}

void TestNormal::phonesInOneForm_data()
{
    QTest::addColumn<QString>("phone");
    QTest::addColumn<QString>("country");
    QTest::addColumn<QByteArray>("form");
    const auto row = [](const char *phone, const char *form, const char *country = "") {
        QTest::newRow(phone) << QString::fromUtf8(phone) << QString::fromLatin1(country)
                             << QByteArray(form);
    };
    row("+351 912 000 111", "+351912000111");
    row("912 000 111", "+351912000111");
    row("00351-912.000.111", "+351912000111");
    row("tel:+351-912-000-111", "+351912000111");
    row("+351 912 000 111 ext. 5", "+351912000111");
    row("+44 (0)20 7946 0018", "+442079460018");
    row("0044 20 7946 0018", "+442079460018");
    row("089 12345678", "+498912345678", "DE");  // not a Portuguese number
    row("+39 06 6982 1234", "+390669821234");    // Italian numbers keep the zero
    row("٩١٢٠٠٠١١١", "+351912000111");
    row("12345", "");
    row("0000000000", "");
    row("none", "");
    row("", "");
}

void TestNormal::phonesInOneForm()
{
    QFETCH(QString, phone);
    QFETCH(QString, country);
    QTEST(QByteArray::fromStdString(phoneNumber(phone, kHome, country)), "form");
}

void TestNormal::unusualPhonesAreNumbersAndWordsAreNot()
{
    for (const char *number :
         {"+351 912 000 111", "112", "12", "(0)20", "0800 FLOWERS", "tel:+351-912-000-111",
          "٩١٢٠٠٠١١١", "912 000 111 after 6 pm", "912000111 / 912000222", "Ana 912000111"})
        QVERIFY2(isPhoneNumber(QString::fromUtf8(number)), number);
    for (const char *word : {"", "abc", "none", "-", "?", "+", "n/a", "1"})
        QVERIFY2(!isPhoneNumber(QString::fromUtf8(word)), word);
}

void TestNormal::mailsInOneForm_data()
{
    QTest::addColumn<QString>("mail");
    QTest::addColumn<QByteArray>("form");
    const auto row = [](const char *mail, const char *form) {
        QTest::newRow(mail) << QString::fromUtf8(mail) << QByteArray(form);
    };
    row("Guest@Example.ORG", "guest@example.org");
    row(" mailto:guest@example.org ", "guest@example.org");
    row("a.example+hotel@gmail.com", "aexample@gmail.com");
    row("aexample@googlemail.com", "aexample@gmail.com");
    row("a.example+hotel@outlook.com", "a.example@outlook.com");
    row("a.example+hotel@example.org", "a.example+hotel@example.org");  // unknown provider
    row("gast@münchen.example", "gast@xn--mnchen-3ya.example");
    row("noreply@example.org", "");
    row("guest", "");
    row("@example.org", "");
    row("guest@localhost", "");
    row("", "");
}

void TestNormal::mailsInOneForm()
{
    QFETCH(QString, mail);
    QTEST(QByteArray::fromStdString(mailAddress(mail)), "form");
}

void TestNormal::relaysAreKnown()
{
    QVERIFY(isRelay("abc.123@guest.booking.com"));
    QVERIFY(isRelay("abc@relay.example.org"));
    QVERIFY(!isRelay("guest@example.org"));
    QVERIFY(!isRelay("guest@notguest.booking.com"));
    QVERIFY(!isRelay("no address"));
}

void TestNormal::soundsForgiveSpelling()
{
    QCOMPARE(skeleton("katarina"), skeleton("catharina"));
    QCOMPARE(skeleton("philip"), skeleton("filip"));
    QCOMPARE(skeleton("schmidt"), skeleton("schmitt"));
    QVERIFY(skeleton("schmidt") != skeleton("meier"));
    QCOMPARE(skeleton(""), std::string());
}

void TestNormal::aContextIsCanonical()
{
    const Stay stay(Night::of(2026, 7, 18), 3);
    const Person one = person(QStringLiteral("Maria Silva"), QStringLiteral("M@Example.org"),
                              QStringLiteral("912 000 111"), kHome);
    const Person other = person(QStringLiteral("SILVA, Mária"), QStringLiteral("m@example.org"),
                                QStringLiteral("+351912000111"), kHome);
    QCOMPARE(roomContext(one, stay, RoomTypeId{3}),
             QByteArray("{'guest':['maria','silva'],'in':'2026-07-18','mail':'m@example.org',"
                        "'out':'2026-07-21','phone':'+351912000111','type':3}")
                 .replace('\'', '"'));
    QCOMPARE(roomContext(one, stay, RoomTypeId{3}), roomContext(other, stay, RoomTypeId{3}));
    QVERIFY(roomContext(one, stay, RoomTypeId{4}) != roomContext(one, stay, RoomTypeId{3}));
    QCOMPARE(
        groupContext(one, QStringLiteral("Choir"), stay, {{RoomTypeId{2}, 3}, {RoomTypeId{1}, 5}}),
        groupContext(other, QStringLiteral("choir"), stay,
                     {{RoomTypeId{1}, 5}, {RoomTypeId{2}, 3}}));
    QCOMPARE(CanonicalJson().number("channel", 2).text("reservation", "a\"b\\\n\x01").json(),
             QByteArray("{\"channel\":2,\"reservation\":\"a\\\"b\\\\\\n\\u0001\"}"));
    QCOMPARE(ContextHash::of("x"), ContextHash::fromBytes(ContextHash::of("x").bytes()));
    QVERIFY(ContextHash::of("x") != ContextHash::of("y"));
}

void TestNormal::longTextsKeepAContextShort()
{
    const QString endless(5'000, QLatin1Char('y'));
    const auto context = [](const QString &text) {
        return CanonicalJson().text("route", text.toStdString()).json();
    };
    QVERIFY(context(endless).size() < 500);
    QVERIFY(context(endless) != context(endless + QLatin1Char('y')));
    std::vector<std::pair<RoomTypeId, qint32>> many;
    for (int i = 1; i <= 1'000; ++i) many.emplace_back(RoomTypeId{i}, 1);
    const Stay stay(Night::of(2026, 7, 18), 3);
    QVERIFY(groupContext({}, {}, stay, many).size() < 500);
}

void TestNormal::traitsComeBackOutOfAContext()
{
    const Stay stay(Night::of(2026, 2, 27), 3);
    const Person p = person(QStringLiteral("Maria João Silva"), QStringLiteral("m@example.org"),
                            QStringLiteral("912 000 111"), kHome);
    const Traits traits = traitsOf(roomContext(p, stay, RoomTypeId{7}));
    QCOMPARE(traits, (Traits{"joao maria silva", "m@example.org", "+351912000111", stay, 7}));
    QCOMPARE(traitsOf(R"({"channel":2,"reservation":"r"})"), Traits{});
    QCOMPARE(traitsOf("no JSON"), Traits{});
}

void TestNormal::candidatesHaveTheTraitsOfTheirContexts()
{
    const std::vector<CandidateId> numbers{CandidateId{1}, CandidateId{2}, CandidateId{3}};
    const QString many = QString(u'x').repeated(70) + u' ';
    for (const QString &name :
         {QStringLiteral("Ana Example"), QString(), QStringLiteral("\"#\" #1"), many.repeated(9)}) {
        for (const QString &mail : {QStringLiteral("ana@example.org"), QString(),
                                    many.trimmed().repeated(2) + QStringLiteral("@example.org")}) {
            RoomsAsked rooms;
            rooms.who = person(name, mail, QStringLiteral("+351 912 345 678"), kHome);
            rooms.stay = Stay(Night(17'000), 3);
            rooms.type = RoomTypeId{4};
            rooms.rooms = 2;
            const std::vector<Asked> all = candidatesOf(rooms, numbers);
            QCOMPARE(all.size(), size_t(3));
            for (const Asked &one : all)
                QVERIFY2(one.traits == traitsOf(one.candidate.context),
                         one.candidate.context.constData());
        }
    }
}

void TestNormal::whateverIsNotAGuestsDoesNotCount()
{
    QVERIFY(!person(QStringLiteral(" - "), QStringLiteral("none@example.org"),
                    QStringLiteral("000 000 0000"), kHome)
                 .isKnown());
    QVERIFY(person(QStringLiteral("Silva"), {}, {}, kHome).isKnown());
}

void TestNormal::numbersGrowWithTimeAndNeverRepeat()
{
    CandidateNumbers numbers;
    const Instant now = Instant::fromDateTime(QDateTime({2026, 7, 1}, {12, 0}, Qt::UTC));
    const CandidateId first = numbers.next(now, ~0ULL);
    const CandidateId second = numbers.next(now, 0);
    const CandidateId afterAJumpBack = numbers.next(now - 5 * kSecond, 0);
    const CandidateId later = numbers.next(now + kSecond, 0);
    QVERIFY(first.value > 0);
    QVERIFY(first < second && second < afterAJumpBack && afterAJumpBack < later);
    QVERIFY(numbers.next({}, 0) > later);
}

QTEST_GUILESS_MAIN(TestNormal)
#include "test_normal.moc"

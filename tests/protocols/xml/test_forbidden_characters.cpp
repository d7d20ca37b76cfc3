// SPDX-License-Identifier: GPL-3.0-or-later
// Characters that XML does not allow are replaced where a text may contain them, and nowhere else:
// a document keeps its structure, and none that is refused for another reason is read.
#include "protocols/fuzz/mutator.h"
#include "protocols/fuzz/resources.h"
#include "protocols/xml/encoding.h"
#include "protocols/xml/forbidden_characters.h"
#include "protocols/xml/hostile.h"
#include "protocols/xml/masking.h"

#include <QStringConverter>
#include <QStringEncoder>
#include <QTest>
#include <QXmlStreamAttribute>
#include <QXmlStreamReader>

using namespace roomrack;
using namespace roomrack::protocols;
using xml::withoutForbiddenCharacters;

namespace {

const QByteArray kEsc("\x1b"), kNul("\0", 1);

/// Kinds of tokens with names of elements and attributes, without any text.
QStringList structureOf(const QByteArray &document)
{
    QStringList out;
    QXmlStreamReader reader(document);
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        QStringList parts{reader.tokenString(), reader.qualifiedName().toString()};
        for (const QXmlStreamAttribute &a : reader.attributes())
            parts += a.qualifiedName().toString();
        if (token != QXmlStreamReader::Characters) out += parts.join(u' ');
    }
    out += reader.hasError() ? QStringLiteral("error") : QStringLiteral("end");
    return out;
}

/// The document with a letter for each byte that was replaced.
QByteArray withLetters(QByteArray original, const QByteArray &replaced)
{
    for (qsizetype i = 0; i < original.size(); ++i) {
        if (original[i] == replaced[i]) continue;
        // U+FFFD differs from the noncharacters in its last byte only.
        const bool last = replaced[i] == '\xbd';
        original.replace(last ? i - 2 : i, last ? 3 : 1, last ? "xxx" : "x");
    }
    return original;
}

}  // namespace

class ForbiddenCharactersTest : public QObject {
    Q_OBJECT

private slots:
    void textsAndValuesAreReadWithBlanks_data();
    void textsAndValuesAreReadWithBlanks();
    void nothingElseIsReplaced_data();
    void nothingElseIsReplaced();
    void hostileDocumentsStayRefused();
    void theCostIsLinear();
    void theStructureStaysTheSame();
    void aCardNumberAroundThemIsMasked();
};

void ForbiddenCharactersTest::textsAndValuesAreReadWithBlanks_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *name, const QByteArray &document, const QByteArray &read) {
        QTest::newRow(name) << document << read;
    };
    row("ESC in a text", "<a>x" + kEsc + "y</a>", "<a>x y</a>");
    row("NUL in a value", "<a b='x" + kNul + "y'/>", "<a b='x y'/>");
    row("decimal reference", "<a>x&#27;y</a>", "<a>x     y</a>");
    row("hexadecimal reference", "<a b=\"&#x1B;\"/>", "<a b=\"      \"/>");
    row("half a surrogate pair", "<a>&#xD83D;</a>", "<a>        </a>");
    row("CDATA", "<a><![CDATA[x" + kEsc + "&#27;]]></a>", "<a><![CDATA[x &#27;]]></a>");
    row("U+FFFE", "<a>\xef\xbf\xbe</a>", "<a>\xef\xbf\xbd</a>");
    row("Latin-1", "<?xml version='1.0' encoding='ISO-8859-1'?><a>\xe9" + kEsc + "</a>",
        QByteArray(43, ' ') + "<a>\xc3\xa9 </a>");
    QStringEncoder wide(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    row("UTF-16", wide.encode(QStringLiteral("<a>x\u001by</a>")), "<a>x y</a>");
    const QByteArray zeros(100, '0');
    row("reference of more than sixteen characters", "<a>x&#x0000000000000000001B;y</a>",
        "<a>x" + QByteArray(24, ' ') + "y</a>");
    row("reference with many zeros", "<a b='&#" + zeros + "27;'/>",
        "<a b='" + QByteArray(105, ' ') + "'/>");
    row("beyond Unicode", "<a>&#x1FFFFFFFFFF;&#99999999999;</a>",
        "<a>" + QByteArray(29, ' ') + "</a>");
    row("comment", "<a><!--x" + kEsc + "-" + kNul + "&#27;--></a>", "<a><!--x - &#27;--></a>");
    row("comments beside the root", "<!--" + kEsc + "<x>--><a/><!--\xef\xbf\xbf" + kEsc + "-->",
        "<!-- <x>--><a/><!--\xef\xbf\xbd -->");
    row("instruction", "<a><?x y" + kEsc + "='&#27;'?></a>", "<a><?x y ='&#27;'?></a>");
    row("style sheet", "<?xml-stylesheet\thref='" + kNul + "'?><a/>",
        "<?xml-stylesheet\thref=' '?><a/>");
    row("references in CDATA are none", "<a><![CDATA[&#0000000000000000027;" + kEsc + "]]></a>",
        "<a><![CDATA[&#0000000000000000027; ]]></a>");
    row("allowed ones stay", "<a>\t\r\n&#9;&#10;&#13;&#xA;&amp;" + kEsc + "</a>",
        "<a>\t\r\n&#9;&#10;&#13;&#xA;&amp; </a>");
}

void ForbiddenCharactersTest::textsAndValuesAreReadWithBlanks()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, read);
    QVERIFY(!xml::guard(document));
    const auto replaced = withoutForbiddenCharacters(document);
    QVERIFY(replaced);
    QCOMPARE(*replaced, read);
    QVERIFY(xml::guard(*replaced));
}

void ForbiddenCharactersTest::nothingElseIsReplaced_data()
{
    QTest::addColumn<QByteArray>("document");
    const auto row = [](const char *name, const QByteArray &document) {
        QTest::newRow(name) << document;
    };
    row("between names", "<a" + kEsc + "b='1'/>");
    row("in a name", "<a" + kNul + "/>");
    row("before a value", "<a b=" + kEsc + "'1'/>");
    row("in an end tag", "<a></a" + kEsc + ">");
    row("before the root", kEsc + "<a/>");
    row("after the root", "<a/>" + kEsc);
    row("at the end of a comment", "<a><!--" + kEsc + "--" + kEsc + "></a>");
    row("in an instruction without end", "<a><?x " + kEsc + "?" + kEsc + "></a>");
    row("in the target of an instruction", "<a><?x" + kEsc + "ml version='1.0'?></a>");
    row("in a number", "<a ID='RES1" + kEsc + "'/>");
    row("in a number with a prefix", "<a x:ID='RES1" + kEsc + "'/>");
    row("in a code", "<a RoomTypeCode = 'DBL&#27;'/>");
    row("in a reference", "<a>&am" + kEsc + "p;</a>");
    row("in a numeric reference", "<a>&#6" + kEsc + "0;</a>");
    row("a declaration in the middle", "<a><?xml " + kEsc + "version='1.0'?></a>");
    row("in a declaration", "<?xml version='1.0'" + kEsc + "?><a/>");
    row("document type after a comment", "<!--" + kEsc + "--><!DOCTYPE a><a/>");
    row("document type", "<!DOCTYPE a [<!ENTITY x '" + kEsc + "'>]><a>" + kEsc + "</a>");
    row("split document type", "<a>x</a><!" + kEsc + "DOCTYPE a>");
}

/// Refused by the guard as before.
void ForbiddenCharactersTest::nothingElseIsReplaced()
{
    QFETCH(QByteArray, document);
    const auto replaced = withoutForbiddenCharacters(document);
    QVERIFY(!replaced || !xml::guard(*replaced));
}

void ForbiddenCharactersTest::hostileDocumentsStayRefused()
{
    const QStringList curable{QStringLiteral("character by number that is none"),
                              QStringLiteral("NUL"), QStringLiteral("a bell")};
    for (const tests::Hostile &h : tests::hostileXml()) {
        if (curable.contains(QLatin1String(h.name))) continue;
        for (const QByteArray &odd : {kEsc, kNul, QByteArray("&#27;")}) {
            QByteArray document = h.document;
            // At its end, where a text would be, and after its first tag.
            document.insert(std::max<qsizetype>(0, document.lastIndexOf("</")), odd);
            document.insert(document.indexOf('>') + 1, odd);
            const auto replaced = withoutForbiddenCharacters(document);
            if (!replaced) continue;
            QXmlStreamReader reader(xml::guard(*replaced).value_or(QByteArray()));
            while (!reader.atEnd()) reader.readNext();
            QVERIFY2(reader.hasError(), h.name);
        }
    }
}

/// At most 50 ms of CPU time for the largest document, without a sanitizer.
void ForbiddenCharactersTest::theCostIsLinear()
{
    constexpr qsizetype kLargest = 1 << 20;
    for (const QByteArray &piece :
         {QByteArray("<b/>"), QByteArray("<b c=''>x</b>"), QByteArray("&#1;"), QByteArray("&"),
          QByteArray("\x1b"), QByteArray("&#0"), QByteArray("&#x"), QByteArray("&#00001;"),
          "&#" + QByteArray(kLargest / 4, '0'), QByteArray("<!--\x1b-->"),
          QByteArray("<?p \x1b?>")}) {
        const QByteArray document =
            "<a>" + piece.repeated((kLargest - 8) / piece.size()) + kEsc + "</a>";
        QVERIFY(document.size() <= kLargest);
        bool replaced = false;
        const tests::Cost cost =
            tests::costOf([&] { replaced = withoutForbiddenCharacters(document).has_value(); });
        QVERIFY(replaced);
        if (!tests::sanitized()) QVERIFY2(cost.micros <= 50'000, piece.left(20).constData());
    }
}

/// A letter in the place of a replaced byte would be part of a name, or make a tag invalid, if that
/// were no text or value.
void ForbiddenCharactersTest::theStructureStaysTheSame()
{
    constexpr int kDocuments = 5'000;
    core::Random random(5);
    tests::Mutator mutator(
        7, {"<a b=\"1\" ID='2'><b c='3'>text &amp; <c/> more</b><!-- note --><![CDATA[ x ]]></a>",
            "<?xml version=\"1.0\"?><r xmlns:x=\"urn:x\"><x:s x:t='&#65;'>y</x:s><?p i?></r>"});
    int compared = 0;
    for (int i = 0; i < kDocuments; ++i) {
        QByteArray document = mutator.next();
        for (int n = 1 + random.below(4); n > 0; --n) {
            const QByteArray odd[] = {kEsc, kNul, "&#27;", "&#x0;", "\xef\xbf\xbf"};
            document.insert(random.below(int(document.size()) + 1), odd[random.below(5)]);
        }
        const auto replaced = withoutForbiddenCharacters(document);
        const auto original = xml::toUtf8(document);
        if (!replaced || !original) continue;
        QCOMPARE(replaced->size(), original->size());
        if (!xml::guard(*replaced)) continue;
        QCOMPARE(structureOf(*replaced), structureOf(withLetters(*original, *replaced)));
        ++compared;
    }
    QVERIFY2(compared > kDocuments / 100, qPrintable(QString::number(compared)));
}

/// The stored copy keeps the characters; it must not keep what is a card number without them.
void ForbiddenCharactersTest::aCardNumberAroundThemIsMasked()
{
    for (const QByteArray &odd :
         {kEsc, kNul, QByteArray("&#27;"), QByteArray("&#x1b;"), QByteArray("&#xD83D;"),
          "&#x" + QByteArray(18, '0') + "1B;", "&#" + QByteArray(1'000, '0') + "27;"}) {
        const QByteArray document = "<a>4111" + odd + "1111 1111-1111</a>";
        const QByteArray kept = xml::withoutSecrets(document);
        QVERIFY2(!kept.contains("4111"), kept.constData());
        const QByteArray comment = "<a><!--4111" + odd + "1111 1111-1111--></a>";
        QVERIFY(!xml::withoutSecrets(comment).contains("4111"));
        const QByteArray name = "<a>Ada" + odd + "Lovelace</a>";
        QCOMPARE(xml::withoutSecrets(name), name);
    }
}

QTEST_GUILESS_MAIN(ForbiddenCharactersTest)
#include "test_forbidden_characters.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/xml/hostile.h"

#include <QString>
#include <QStringConverter>

namespace roomrack::tests {

namespace {

constexpr qsizetype kNearlyAll = (1 << 20) - 4096;  ///< nearly as much as the size limit allows

QByteArray declared(const char *encoding, const QByteArray &rest)
{
    return QByteArray("<?xml version=\"1.0\" encoding=\"") + encoding + "\"?>" + rest;
}

QByteArray repeatedTo(const QByteArray &part, qsizetype size)
{
    return part.repeated(size / part.size());
}

QByteArray utf16(const QString &text, bool bigEndian, bool mark)
{
    QStringEncoder encoder(bigEndian ? QStringConverter::Utf16BE : QStringConverter::Utf16LE,
                           mark ? QStringConverter::Flag::WriteBom
                                : QStringConverter::Flag::Default);
    QByteArray bytes = encoder.encode(text);
    return bytes;
}

/// Ten entities, each ten times the previous one: a kilobyte expands to a gigabyte.
QByteArray laughs()
{
    QByteArray doc = "<!DOCTYPE a [<!ENTITY l0 \"lol\">";
    for (int i = 1; i < 10; ++i) {
        const QByteArray before = "&l" + QByteArray::number(i - 1) + ";";
        doc += "<!ENTITY l" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
    }
    return doc + "]><a>&l9;</a>";
}

/// One long entity, used very often.
QByteArray quadratic()
{
    return "<!DOCTYPE a [<!ENTITY x \"" + QByteArray(kNearlyAll / 2, 'x') + "\">]><a>"
           + repeatedTo("&x;", kNearlyAll / 2) + "</a>";
}

QByteArray manyAttributes(int count, const QByteArray &prefix = {})
{
    QByteArray doc = "<a";
    for (int i = 0; i < count; ++i) doc += " " + prefix + "a" + QByteArray::number(i) + "=\"\"";
    return doc + "/>";
}

/// Within the limit per element, but all in scope at once.
QByteArray manyNamespaces()
{
    QByteArray doc;
    for (int level = 0; level < 40; ++level) {
        doc += "<a";
        for (int i = 0; i < 100; ++i) {
            doc += " xmlns:n" + QByteArray::number(level * 100 + i) + "=\"urn:x\"";
        }
        doc += ">";
    }
    return doc + repeatedTo("<n0:b/>", kNearlyAll - doc.size() - 200)
           + QByteArray("</a>").repeated(40);
}

void addDeclarations(std::vector<Hostile> &all)
{
    all.push_back({"DTD", "<!DOCTYPE a><a/>"});
    all.push_back({"DTD with a subset", "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>"});
    all.push_back({"DTD from elsewhere", "<!DOCTYPE a SYSTEM \"http://127.0.0.1:9/a.dtd\"><a/>"});
    all.push_back(
        {"external entity", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"});
    all.push_back(
        {"parameter entity", "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:9/\">%p;]><a/>"});
    all.push_back({"entity bomb", laughs()});
    all.push_back({"quadratic blow-up", quadratic()});
    all.push_back({"entity that contains itself",
                   "<!DOCTYPE a [<!ENTITY x \"&y;\"><!ENTITY y \"&x;\">]><a>&x;</a>"});
    all.push_back({"DTD after the element", "<a/><!DOCTYPE a>"});
    all.push_back({"DTD behind a megabyte of comments",
                   repeatedTo("<!-- -->", kNearlyAll) + "<!DOCTYPE a><a/>"});
    all.push_back({"entity without a DTD", "<a>&nbsp;</a>"});
    all.push_back({"entity in an attribute", "<a b=\"&x;\"/>"});
    all.push_back({"character by number that is none", "<a>&#0;</a>"});
}

void addSizes(std::vector<Hostile> &all)
{
    all.push_back({"100,000 levels",
                   QByteArray("<a>").repeated(100'000) + QByteArray("</a>").repeated(100'000)});
    all.push_back({"65 levels", QByteArray("<a>").repeated(65) + QByteArray("</a>").repeated(65)});
    all.push_back({"20,000 attributes", manyAttributes(20'000)});
    all.push_back(
        {"20,000 attributes at the end of a megabyte",
         "<r>" + repeatedTo("<a/>", kNearlyAll - 400'000) + manyAttributes(20'000) + "</r>"});
    all.push_back({"129 attributes", manyAttributes(129)});
    all.push_back({"4,000 namespaces in scope", manyNamespaces()});
    all.push_back({"a text without end", "<a>" + QByteArray(kNearlyAll, 'x') + "</a>"});
    all.push_back({"an attribute without end", "<a b=\"" + QByteArray(kNearlyAll, 'x')});
    all.push_back({"a comment without end", "<!--" + QByteArray(kNearlyAll, '-')});
    all.push_back({"a name of a megabyte", "<" + QByteArray(kNearlyAll, 'n') + "/>"});
    all.push_back({"more than a megabyte", "<a>" + repeatedTo("<b/>", (1 << 20) + 4096) + "</a>"});
    all.push_back({"open tags only", repeatedTo("<", kNearlyAll)});
}

void addEncodings(std::vector<Hostile> &all)
{
    const QString euro = QStringLiteral("<a>\u20ac</a>");
    const QString says8 = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>");
    all.push_back({"UTF-8 that is not", "<a>\xff\xfe</a>"});
    all.push_back({"UTF-8 too long for its character", "<a>\xc0\xbc</a>"});
    all.push_back({"UTF-8 of half a character", "<a>\xed\xa0\x80</a>"});
    all.push_back({"Latin-1 declared as UTF-8", declared("UTF-8", "<a>\xe9t\xe9</a>")});
    all.push_back({"UTF-16 declared as UTF-8", utf16(says8, false, true)});
    all.push_back({"UTF-16 without its mark", utf16(euro, false, false)});
    all.push_back(
        {"UTF-16 of half a character", utf16(euro, true, true) + QByteArray("\xd8\x00\x00", 3)});
    all.push_back({"UTF-8 declared as UTF-16", declared("UTF-16", "<a/>")});
    all.push_back(
        {"marked UTF-8 declared as Latin-1", "\xef\xbb\xbf" + declared("ISO-8859-1", "<a/>")});
    all.push_back({"two marks", "\xef\xbb\xbf\xef\xbb\xbf<a/>"});
    all.push_back({"UTF-7", declared("UTF-7", "+ADw-a/+AD4-")});
    all.push_back({"UTF-32", QByteArray("\xff\xfe\0\0<\0\0\0a\0\0\0/\0\0\0>\0\0\0", 20)});
    all.push_back({"EBCDIC", QByteArray("\x4c\xa1\x61\x6e")});
    all.push_back({"ASCII that is not", declared("US-ASCII", "<a>\xc3\xa9</a>")});
    all.push_back({"two declarations", declared("UTF-8", declared("UTF-8", "<a/>"))});
    all.push_back({"standalone in capitals", "<?xml version=\"1.0\" standalone=\"YES\"?><a/>"});
    all.push_back({"standalone perhaps",
                   "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"maybe\"?><a/>"});
    all.push_back({"an encoding without a name", declared("", "<a/>")});
    all.push_back({"an encoding that is no name", declared("UTF 8", "<a/>")});
    all.push_back({"NUL", QByteArray("<a>\0</a>", 8)});
    all.push_back({"a bell", "<a>\a</a>"});
}

void addShapes(std::vector<Hostile> &all)
{
    all.push_back({"nothing", {}});
    all.push_back({"two elements", "<a/><a/>"});
    all.push_back({"text behind the end", "<a/>x"});
    all.push_back({"an end too many", "<a/></a>"});
    all.push_back({"no end", "<a><b></b>"});
    all.push_back({"the wrong end", "<a></b>"});
    all.push_back({"an attribute twice", "<a b=\"\" b=\"\"/>"});
    all.push_back({"a prefix that nobody declared", "<x:a/>"});
    all.push_back({"no element", "<!-- -->"});
}

}  // namespace

std::vector<Hostile> hostileXml()
{
    std::vector<Hostile> all;
    addDeclarations(all);
    addSizes(all);
    addEncodings(all);
    addShapes(all);
    return all;
}

}  // namespace roomrack::tests

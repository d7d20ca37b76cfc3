// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/misspelled.h"

namespace roomrack::dedup::tests::misspelled {

namespace {

QChar neighbour(QChar c, Random &random)
{
    static const QString kKeys = QStringLiteral("qwertyuiopasdfghjklzxcvbnm");
    const auto at = kKeys.indexOf(c.toLower());
    if (c.isDigit()) return QChar('0' + (c.digitValue() + random.between(1, 9)) % 10);
    if (at < 0) return QLatin1Char('e');
    return kKeys[at + (at == 0 || (at + 1 < kKeys.size() && random.chance(0.5)) ? 1 : -1)];
}

/// One common typing error, at a letter or digit.
QString slipIn(const QString &text, Random &random)
{
    if (text.size() < 3) return text;
    QString out = text;
    int at = 0;
    do {
        at = random.between(0, int(text.size()) - 2);
    } while (!text[at].isLetterOrNumber() || !text[at + 1].isLetterOrNumber());
    switch (random.below(4)) {
    case 0:
        if (out[at] == out[at + 1]) {
            out.remove(at, 1);
        } else {
            const QChar first = out[at];
            out[at] = out[at + 1];
            out[at + 1] = first;
        }
        break;
    case 1: out.remove(at, 1); break;
    case 2: out.insert(at, out[at]); break;
    default: out[at] = neighbour(out[at], random);
    }
    return out;
}

bool hasPair(const QString &text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i].isLetterOrNumber() && text[i + 1].isLetterOrNumber()) return true;
    }
    return false;
}

void slipSomewhere(Typed &t, Random &random)
{
    const int where = random.below(5);
    if (where == 3 && hasPair(t.mail))
        t.mail = slipIn(t.mail, random);
    else if (where == 4 && hasPair(t.phone))
        t.phone = t.phone.left(5) + slipIn(t.phone.mid(5), random);
    else if (hasPair(t.name))
        t.name = slipIn(t.name, random);
}

QString withoutAccents(const QString &text)
{
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (!c.isMark()) out += c;
    }
    return out;
}

QString withUmlautsWrittenOut(QString text)
{
    for (const auto &[umlaut, letters] :
         {std::pair("ä", "ae"), {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"}, {"å", "aa"}})
        text.replace(QString::fromUtf8(umlaut), QString::fromLatin1(letters));
    return text;
}

}  // namespace

QString relayAddress(Random &random)
{
    return QStringLiteral("%1@guest.booking.com").arg(random.next() >> 24, 0, 36);
}

void slip(Typed &typed, Random &random)
{
    slipSomewhere(typed, random);
    if (random.chance(0.1)) slipSomewhere(typed, random);
}

void swapNames(Typed &typed, Random &random)
{
    QString given = typed.given, family = typed.family;
    if (random.chance(0.3)) family = family.toUpper();
    if (random.chance(0.3)) {
        const bool out = random.chance(0.5);
        given = out ? withUmlautsWrittenOut(given) : withoutAccents(given);
        family = out ? withUmlautsWrittenOut(family) : withoutAccents(family);
    }
    const bool comma = random.chance(0.4);
    typed.name = family + (comma ? QStringLiteral(", ") : QStringLiteral(" ")) + given;
    if (random.chance(0.1)) typed.name = QStringLiteral("Mr ") + typed.name;
}

void comeByAnotherWay(Typed &typed, const Typed &self, Random &random)
{
    typed.channel = ChannelId{typed.channel.value == 4 ? 5 : 4};
    typed.mail = random.chance(0.4) ? relayAddress(random) : self.mail;
    typed.phone = self.phone;
    const int form = random.below(4);
    if (form == 0) typed.phone.replace(QLatin1Char('+'), QStringLiteral("00"));
    if (form == 1) typed.phone.insert(typed.phone.size() - 3, QLatin1Char('-'));
    if (form == 2 && random.chance(0.5)) typed.phone.clear();
    const QStringList given = typed.given.split(QLatin1Char(' '));
    if (random.chance(0.5)) typed.name = given.front() + QLatin1Char(' ') + typed.family;
    if (random.chance(0.05))
        typed.name = given.front().left(1) + QStringLiteral(". ") + typed.family;
    if (random.chance(0.3)) typed.name = withoutAccents(typed.name);
    if (random.chance(0.1)) typed.type = RoomTypeId{typed.type.value % 8 + 1};
    typed.price = typed.price * 11 / 10;
}

}  // namespace roomrack::dedup::tests::misspelled

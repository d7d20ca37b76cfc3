// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/guest_texts.h"

#include "core/visible_text.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kFewestDigits = 7;
constexpr qsizetype kFewestLetters = 5;  ///< of a reference that is not only digits

/// The characters that escapes of JSON and XML stand for.
QString unescaped(const QString &text)
{
    static const QRegularExpression escapes(
        QStringLiteral("\\\\u([0-9a-fA-F]{4})|&#x([0-9a-fA-F]{1,6});|&#([0-9]{1,7});"));
    QString out;
    qsizetype from = 0;
    for (auto all = escapes.globalMatch(text); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        out += QStringView(text).mid(from, one.capturedStart() - from);
        from = one.capturedEnd();
        const bool isDecimal = !one.capturedView(3).isEmpty();
        const QStringView digits = !one.capturedView(1).isEmpty() ? one.capturedView(1)
                                   : isDecimal                    ? one.capturedView(3)
                                                                  : one.capturedView(2);
        const uint code = digits.toUInt(nullptr, isDecimal ? 10 : 16);
        if (QChar::requiresSurrogates(code) && code <= QChar::LastValidCodePoint)
            out += QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1);
        else
            out += QChar(char16_t(code));
    }
    out += QStringView(text).mid(from);
    for (const auto &[escape, character] : {std::pair("&apos;", "'"), std::pair("&quot;", "\""),
                                            std::pair("&amp;", "&"), std::pair("\\/", "/")})
        out.replace(QLatin1String(escape), QLatin1String(character));
    return out;
}

/// Words between single spaces at both ends, without case: "<Name>ÖTZI</Name>" is
/// " name ötzi name ". Dots and hyphens belong to words as in addresses and references.
QString plain(const QString &text)
{
    static const QRegularExpression gaps(QStringLiteral("[^\\p{L}\\p{N}@._+'-]+"));
    const QString folded = text.normalized(QString::NormalizationForm_C)
                               .toCaseFolded()
                               .replace(gaps, QStringLiteral(" "));
    return QLatin1Char(' ') + folded.trimmed() + QLatin1Char(' ');
}

/// Of the message, so that numbers are found however they are grouped: only in runs that have the
/// signs of a telephone number.
QString phonesIn(const QString &text)
{
    static const QRegularExpression phones(QStringLiteral("\\+?[0-9][0-9 ()/.-]{5,24}[0-9]"));
    QString all(QLatin1Char(' '));
    for (auto found = phones.globalMatch(text); found.hasNext();)
        all += onlyDigits(found.next().captured()) + QLatin1Char(' ');
    return all;
}

bool isReference(const QString &text)
{
    const qsizetype digits = onlyDigits(text).size();
    return digits == text.size() ? digits >= kFewestDigits : text.size() >= kFewestLetters;
}

}  // namespace

GuestMarks::GuestMarks(const std::vector<ClosedGuest> &guests)
{
    for (const ClosedGuest &closed : guests) {
        for (const Guest &guest : closed.guests) {
            if (guest.email.contains(QLatin1Char('@'))) add({plain(guest.email)});
            if (isReference(guest.reference.trimmed())) add({plain(guest.reference)});
            const QString phone = onlyDigits(guest.phone);
            if (phone.size() >= kFewestDigits) add({QLatin1Char(' ') + phone + QLatin1Char(' ')});
            std::vector<QString> name;
            for (const QString &word :
                 plain(guest.name).split(QLatin1Char(' '), Qt::SkipEmptyParts))
                name.push_back(QLatin1Char(' ') + word + QLatin1Char(' '));
            if (name.size() > 1) add(std::move(name));
        }
    }
}

void GuestMarks::add(std::vector<QString> group)
{
    if (std::find(groups_.begin(), groups_.end(), group) == groups_.end())
        groups_.push_back(std::move(group));
}

bool GuestMarks::areIn(const QByteArray &message) const
{
    if (message.isEmpty()) return false;
    QString read = unescaped(QString::fromUtf8(message));
    if (read.contains(QLatin1Char('%')))
        read += QLatin1Char(' ') + QUrl::fromPercentEncoding(message);
    const QString words = plain(read) + phonesIn(read);
    return std::any_of(groups_.begin(), groups_.end(), [&words](const auto &group) {
        return std::all_of(group.begin(), group.end(),
                           [&words](const QString &text) { return words.contains(text); });
    });
}

}  // namespace roomrack::booking

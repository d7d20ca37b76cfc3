// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/tax_texts.h"

#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/typed_date.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

namespace roomrack::desktop {

using pricing::AgeBand;
using pricing::DatedValue;

namespace {

struct TaxTexts {
    Q_DECLARE_TR_FUNCTIONS(TaxTexts)
};

const QString kBetween = QStringLiteral("; ");

QString percentText(qint64 basisPoints, const QLocale &locale)
{
    return TaxTexts::tr("%1 %", "a percentage")
        .arg(locale.toString(double(basisPoints) / 100.0, 'f', basisPoints % 100 == 0 ? 0 : 2));
}

/// Basis points of "6", "6 %" or "13.5%".
std::optional<qint64> parsePercent(QString text, const QLocale &locale)
{
    constexpr qsizetype kMostDigits = 6;
    text = text.trimmed();
    if (text.endsWith(u'%')) text.chop(1);
    const auto number = plainNumber(text.trimmed(), locale);
    if (!number) return std::nullopt;
    const qsizetype point = number->indexOf(u'.');
    const QString whole = point < 0 ? *number : number->left(point);
    QString part = point < 0 ? QString() : number->mid(point + 1);
    if (part.size() > 2 || whole.size() > kMostDigits) return std::nullopt;
    return (whole + part.leftJustified(2, u'0')).toLongLong();
}

tl::unexpected<Error> wrongPart(const char *field, const QString &reason, const QString &part)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), reason.arg(part));
}

/// What stands before and behind the word that begins a date.
std::pair<QString, QString> apartAtDate(const QString &part)
{
    const QString own = TaxTexts::tr("from", "between a value and its first date");
    const QRegularExpression word(
        QStringLiteral("\\s+(?:%1|from)\\s+").arg(QRegularExpression::escape(own)),
        QRegularExpression::CaseInsensitiveOption);
    const auto found = word.match(part);
    if (!found.hasMatch()) return {part, {}};
    return {part.left(found.capturedStart()), part.mid(found.capturedEnd())};
}

Result<DatedValue> parseValue(const QString &part, const TaxValues &how, Night today,
                              const QLocale &locale)
{
    const auto [value, date] = apartAtDate(part);
    DatedValue one;
    if (!date.isEmpty()) {
        const auto from = parseDate(date, today, locale);
        if (!from)
            return wrongPart("rate or amount",
                             TaxTexts::tr("“%1” is not a date such as 1 Jan 2027."), date);
        one.from = *from;
    }
    if (how.isRate) {
        const auto rate = parsePercent(value, locale);
        if (!rate)
            return wrongPart("rate or amount", TaxTexts::tr("“%1” is not a rate such as 6 %."),
                             value);
        one.value = *rate;
        return one;
    }
    const auto amount = parseAmount(value, how.currency, locale, QStringLiteral("rate or amount"));
    if (!amount)
        return wrongPart("rate or amount", TaxTexts::tr("“%1” is not an amount such as 4.00."),
                         value);
    one.value = *amount;
    return one;
}

QStringList partsOfText(const QString &text)
{
    QStringList parts;
    for (const QString &part : text.split(u';')) {
        if (!part.trimmed().isEmpty()) parts << part.trimmed();
    }
    return parts;
}

}  // namespace

QString valuesText(const std::vector<DatedValue> &values, const TaxValues &how,
                   const QLocale &locale)
{
    QStringList parts;
    for (const DatedValue &one : values) {
        const QString value = how.isRate ? percentText(one.value, locale)
                                         : typedAmount(one.value, how.currency, locale);
        const QString from = TaxTexts::tr("from", "between a value and its first date");
        parts << (one.from
                      ? QStringLiteral("%1 %2 %3").arg(value, from, dateText(*one.from, locale))
                      : value);
    }
    return parts.join(kBetween);
}

Result<std::vector<DatedValue>> parseValues(const QString &text, const TaxValues &how, Night today,
                                            const QLocale &locale)
{
    std::vector<DatedValue> values;
    for (const QString &part : partsOfText(text)) {
        const auto one = parseValue(part, how, today, locale);
        if (!one) return tl::unexpected(one.error());
        values.push_back(*one);
    }
    return values;
}

QString valuesText(const pricing::Vat &vat, Currency currency, const QLocale &locale)
{
    return valuesText(vat.rates, {true, currency}, locale);
}

QString valuesText(const pricing::MealPart &part, Currency currency, const QLocale &locale)
{
    return valuesText(part.values, {part.basis == pricing::MealBasis::ShareOfPrice, currency},
                      locale);
}

QString valuesText(const pricing::CityTax &tax, Currency currency, const QLocale &locale)
{
    return valuesText(valuesOf(tax), {tax.basis == pricing::CityTaxBasis::NetRoomPrice, currency},
                      locale);
}

QString valuesText(const pricing::Fee &fee, Currency currency, const QLocale &locale)
{
    return valuesText(fee.amounts, {false, currency}, locale);
}

std::vector<DatedValue> valuesOf(const pricing::CityTax &tax)
{
    std::vector<DatedValue> values;
    for (const pricing::CityTaxTariff &tariff : tax.tariffs)
        values.push_back({tariff.from, tariff.value});
    return values;
}

QString agesText(const std::vector<AgeBand> &ages, const QLocale &locale)
{
    QStringList parts;
    for (const AgeBand &band : ages) {
        const QString to = band.to ? QStringLiteral("–%1").arg(*band.to) : QStringLiteral("+");
        parts << QStringLiteral("%1%2: %3")
                     .arg(QString::number(band.from), to, percentText(band.payBasisPoints, locale));
    }
    return parts.join(kBetween);
}

Result<std::vector<AgeBand>> parseAges(const QString &text, const QLocale &locale)
{
    static const QRegularExpression band(
        QStringLiteral("^(\\d{1,3})\\s*(?:[-–]\\s*(\\d{1,3})|(\\+))?\\s*:(.+)$"));
    std::vector<AgeBand> ages;
    for (const QString &part : partsOfText(text)) {
        const auto found = band.match(part);
        const auto pays = found.hasMatch() ? parsePercent(found.captured(4), locale) : std::nullopt;
        if (!pays) {
            return wrongPart("age bands",
                             TaxTexts::tr("“%1” is not an age band such as 6–11: 50 %."), part);
        }
        AgeBand one;
        one.from = found.captured(1).toInt();
        one.payBasisPoints = int(*pays);
        if (found.captured(3).isEmpty())
            one.to = found.captured(2).isEmpty() ? one.from : found.captured(2).toInt();
        ages.push_back(one);
    }
    return ages;
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <iterator>

namespace roomrack::core {

namespace {

/// Field names of errors. They stay English internally because programs compare them, and are
/// translated for display; they are listed here for lupdate, those of restrictions in
/// inventory/restrictions.h.
constexpr const char *kFields[] = {
    QT_TRANSLATE_NOOP("Field", "accept oversold"),
    QT_TRANSLATE_NOOP("Field", "address"),
    QT_TRANSLATE_NOOP("Field", "adjustment"),
    QT_TRANSLATE_NOOP("Field", "age bands"),
    QT_TRANSLATE_NOOP("Field", "age of children"),
    QT_TRANSLATE_NOOP("Field", "allotment"),
    QT_TRANSLATE_NOOP("Field", "amount"),
    QT_TRANSLATE_NOOP("Field", "answer"),
    QT_TRANSLATE_NOOP("Field", "arrival weekdays"),
    QT_TRANSLATE_NOOP("Field", "availability offset"),
    QT_TRANSLATE_NOOP("Field", "availability requests per minute"),
    QT_TRANSLATE_NOOP("Field", "base rate plan"),
    QT_TRANSLATE_NOOP("Field", "batching window"),
    QT_TRANSLATE_NOOP("Field", "booking"),
    QT_TRANSLATE_NOOP("Field", "booking history"),
    QT_TRANSLATE_NOOP("Field", "booking window"),
    QT_TRANSLATE_NOOP("Field", "business date"),
    QT_TRANSLATE_NOOP("Field", "cancellation fee"),
    QT_TRANSLATE_NOOP("Field", "certificate"),
    QT_TRANSLATE_NOOP("Field", "channel"),
    QT_TRANSLATE_NOOP("Field", "channel settings"),
    QT_TRANSLATE_NOOP("Field", "charged"),
    QT_TRANSLATE_NOOP("Field", "check-in"),
    QT_TRANSLATE_NOOP("Field", "check-out"),
    QT_TRANSLATE_NOOP("Field", "choice"),
    QT_TRANSLATE_NOOP("Field", "city tax"),
    QT_TRANSLATE_NOOP("Field", "clock"),
    QT_TRANSLATE_NOOP("Field", "code"),
    QT_TRANSLATE_NOOP("Field", "commission"),
    QT_TRANSLATE_NOOP("Field", "coordinates"),
    QT_TRANSLATE_NOOP("Field", "copy"),
    QT_TRANSLATE_NOOP("Field", "cost"),
    QT_TRANSLATE_NOOP("Field", "currency"),
    QT_TRANSLATE_NOOP("Field", "database"),
    QT_TRANSLATE_NOOP("Field", "dates of sale"),
    QT_TRANSLATE_NOOP("Field", "dates of stay"),
    QT_TRANSLATE_NOOP("Field", "description"),
    QT_TRANSLATE_NOOP("Field", "duplicate"),
    QT_TRANSLATE_NOOP("Field", "exchange rate"),
    QT_TRANSLATE_NOOP("Field", "exclude overbooking"),
    QT_TRANSLATE_NOOP("Field", "exemption"),
    QT_TRANSLATE_NOOP("Field", "fee"),
    QT_TRANSLATE_NOOP("Field", "file"),
    QT_TRANSLATE_NOOP("Field", "free cancellation until"),
    QT_TRANSLATE_NOOP("Field", "from"),
    QT_TRANSLATE_NOOP("Field", "guest"),
    QT_TRANSLATE_NOOP("Field", "guests"),
    QT_TRANSLATE_NOOP("Field", "hold"),
    QT_TRANSLATE_NOOP("Field", "hold duration"),
    QT_TRANSLATE_NOOP("Field", "hotel"),
    QT_TRANSLATE_NOOP("Field", "in service from"),
    QT_TRANSLATE_NOOP("Field", "key"),
    QT_TRANSLATE_NOOP("Field", "language"),
    QT_TRANSLATE_NOOP("Field", "listen"),
    QT_TRANSLATE_NOOP("Field", "market segment"),
    QT_TRANSLATE_NOOP("Field", "market segment code"),
    QT_TRANSLATE_NOOP("Field", "market segments"),
    QT_TRANSLATE_NOOP("Field", "markup"),
    QT_TRANSLATE_NOOP("Field", "max adults"),
    QT_TRANSLATE_NOOP("Field", "max availability"),
    QT_TRANSLATE_NOOP("Field", "max children"),
    QT_TRANSLATE_NOOP("Field", "max days ahead"),
    QT_TRANSLATE_NOOP("Field", "max items per request"),
    QT_TRANSLATE_NOOP("Field", "meal part"),
    QT_TRANSLATE_NOOP("Field", "min days ahead"),
    QT_TRANSLATE_NOOP("Field", "name"),
    QT_TRANSLATE_NOOP("Field", "names"),
    QT_TRANSLATE_NOOP("Field", "night"),
    QT_TRANSLATE_NOOP("Field", "night audit time"),
    QT_TRANSLATE_NOOP("Field", "nights"),
    QT_TRANSLATE_NOOP("Field", "no-show fee"),
    QT_TRANSLATE_NOOP("Field", "numbers"),
    QT_TRANSLATE_NOOP("Field", "out of order"),
    QT_TRANSLATE_NOOP("Field", "overbooking rule"),
    QT_TRANSLATE_NOOP("Field", "passphrase"),
    QT_TRANSLATE_NOOP("Field", "password"),
    QT_TRANSLATE_NOOP("Field", "payment"),
    QT_TRANSLATE_NOOP("Field", "payment method"),
    QT_TRANSLATE_NOOP("Field", "PIN or password"),
    QT_TRANSLATE_NOOP("Field", "polling interval"),
    QT_TRANSLATE_NOOP("Field", "pool"),
    QT_TRANSLATE_NOOP("Field", "pool code"),
    QT_TRANSLATE_NOOP("Field", "port"),
    QT_TRANSLATE_NOOP("Field", "position"),
    QT_TRANSLATE_NOOP("Field", "prepayment"),
    QT_TRANSLATE_NOOP("Field", "price"),
    QT_TRANSLATE_NOOP("Field", "property"),
    QT_TRANSLATE_NOOP("Field", "proxy"),
    QT_TRANSLATE_NOOP("Field", "question"),
    QT_TRANSLATE_NOOP("Field", "range"),
    QT_TRANSLATE_NOOP("Field", "rate"),
    QT_TRANSLATE_NOOP("Field", "rate ID"),
    QT_TRANSLATE_NOOP("Field", "rate or amount"),
    QT_TRANSLATE_NOOP("Field", "rate plan"),
    QT_TRANSLATE_NOOP("Field", "rate plan code"),
    QT_TRANSLATE_NOOP("Field", "rate requests per minute"),
    QT_TRANSLATE_NOOP("Field", "reason"),
    QT_TRANSLATE_NOOP("Field", "record"),
    QT_TRANSLATE_NOOP("Field", "reply-to"),
    QT_TRANSLATE_NOOP("Field", "reservation"),
    QT_TRANSLATE_NOOP("Field", "reservation delivery URL"),
    QT_TRANSLATE_NOOP("Field", "response timeout"),
    QT_TRANSLATE_NOOP("Field", "restrictions"),
    QT_TRANSLATE_NOOP("Field", "retired from"),
    QT_TRANSLATE_NOOP("Field", "role"),
    QT_TRANSLATE_NOOP("Field", "room"),
    QT_TRANSLATE_NOOP("Field", "room ID"),
    QT_TRANSLATE_NOOP("Field", "room number"),
    QT_TRANSLATE_NOOP("Field", "room type"),
    QT_TRANSLATE_NOOP("Field", "room type code"),
    QT_TRANSLATE_NOOP("Field", "room types"),
    QT_TRANSLATE_NOOP("Field", "rooms"),
    QT_TRANSLATE_NOOP("Field", "rooms to sell"),
    QT_TRANSLATE_NOOP("Field", "rows"),
    QT_TRANSLATE_NOOP("Field", "seasons"),
    QT_TRANSLATE_NOOP("Field", "secret"),
    QT_TRANSLATE_NOOP("Field", "security"),
    QT_TRANSLATE_NOOP("Field", "segment"),
    QT_TRANSLATE_NOOP("Field", "selection"),
    QT_TRANSLATE_NOOP("Field", "server"),
    QT_TRANSLATE_NOOP("Field", "settings"),
    QT_TRANSLATE_NOOP("Field", "shared duplicate database"),
    QT_TRANSLATE_NOOP("Field", "source"),
    QT_TRANSLATE_NOOP("Field", "stars"),
    QT_TRANSLATE_NOOP("Field", "stay"),
    QT_TRANSLATE_NOOP("Field", "tax"),
    QT_TRANSLATE_NOOP("Field", "template"),
    QT_TRANSLATE_NOOP("Field", "text"),
    QT_TRANSLATE_NOOP("Field", "time"),
    QT_TRANSLATE_NOOP("Field", "time zone"),
    QT_TRANSLATE_NOOP("Field", "times"),
    QT_TRANSLATE_NOOP("Field", "to"),
    QT_TRANSLATE_NOOP("Field", "token"),
    QT_TRANSLATE_NOOP("Field", "tries"),
    QT_TRANSLATE_NOOP("Field", "undo"),
    QT_TRANSLATE_NOOP("Field", "user"),
    QT_TRANSLATE_NOOP("Field", "value"),
    QT_TRANSLATE_NOOP("Field", "VAT"),
};

/// Whether it is in words, and not the key of a message, a path or an option: those are written as
/// they are. A key has no spaces.
bool isInWords(const QString &field)
{
    static const QRegularExpression words(QStringLiteral("^[\\w-]+( [\\w-]+)+$"));
    return words.match(field).hasMatch()
           || std::any_of(std::begin(kFields), std::end(kFields),
                          [&](const char *each) { return field == QLatin1String(each); });
}

QString capitalised(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace

QString Error::text() const
{
    if (field.isEmpty()) return reason;
    const QString shown = QCoreApplication::translate("Field", field.toUtf8().constData());
    // "Room 101 is not available", not "Room: room 101 is not available".
    if (reason.startsWith(shown + u' ', Qt::CaseInsensitive)) return capitalised(reason);
    return QStringLiteral("%1: %2").arg(isInWords(field) ? capitalised(shown) : shown, reason);
}

}  // namespace roomrack::core

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"

namespace roomrack::core {

namespace {

/// The names of inputs that errors carry. They stay English inside (programs compare them); people
/// read them in their own language, so lupdate must see them somewhere: here.
[[maybe_unused]] constexpr const char *kFields[] = {
    QT_TRANSLATE_NOOP("Field", "address"),
    QT_TRANSLATE_NOOP("Field", "adjustment"),
    QT_TRANSLATE_NOOP("Field", "audit time"),
    QT_TRANSLATE_NOOP("Field", "booking"),
    QT_TRANSLATE_NOOP("Field", "business date"),
    QT_TRANSLATE_NOOP("Field", "cancellation fee"),
    QT_TRANSLATE_NOOP("Field", "central store"),
    QT_TRANSLATE_NOOP("Field", "certificate"),
    QT_TRANSLATE_NOOP("Field", "check-in"),
    QT_TRANSLATE_NOOP("Field", "check-out"),
    QT_TRANSLATE_NOOP("Field", "closed to arrival"),
    QT_TRANSLATE_NOOP("Field", "closed to departure"),
    QT_TRANSLATE_NOOP("Field", "currency"),
    QT_TRANSLATE_NOOP("Field", "database"),
    QT_TRANSLATE_NOOP("Field", "file"),
    QT_TRANSLATE_NOOP("Field", "free until"),
    QT_TRANSLATE_NOOP("Field", "from"),
    QT_TRANSLATE_NOOP("Field", "guests"),
    QT_TRANSLATE_NOOP("Field", "hold"),
    QT_TRANSLATE_NOOP("Field", "horizon"),
    QT_TRANSLATE_NOOP("Field", "key"),
    QT_TRANSLATE_NOOP("Field", "language"),
    QT_TRANSLATE_NOOP("Field", "max stay"),
    QT_TRANSLATE_NOOP("Field", "min stay"),
    QT_TRANSLATE_NOOP("Field", "name"),
    QT_TRANSLATE_NOOP("Field", "names"),
    QT_TRANSLATE_NOOP("Field", "night"),
    QT_TRANSLATE_NOOP("Field", "out of order"),
    QT_TRANSLATE_NOOP("Field", "overbooking rule"),
    QT_TRANSLATE_NOOP("Field", "parent"),
    QT_TRANSLATE_NOOP("Field", "password"),
    QT_TRANSLATE_NOOP("Field", "pool"),
    QT_TRANSLATE_NOOP("Field", "port"),
    QT_TRANSLATE_NOOP("Field", "price"),
    QT_TRANSLATE_NOOP("Field", "PIN or password"),
    QT_TRANSLATE_NOOP("Field", "property"),
    QT_TRANSLATE_NOOP("Field", "range"),
    QT_TRANSLATE_NOOP("Field", "rate"),
    QT_TRANSLATE_NOOP("Field", "rate plan"),
    QT_TRANSLATE_NOOP("Field", "rate plan code"),
    QT_TRANSLATE_NOOP("Field", "role"),
    QT_TRANSLATE_NOOP("Field", "room type"),
    QT_TRANSLATE_NOOP("Field", "room types"),
    QT_TRANSLATE_NOOP("Field", "rooms"),
    QT_TRANSLATE_NOOP("Field", "rooms for sale"),
    QT_TRANSLATE_NOOP("Field", "selection"),
    QT_TRANSLATE_NOOP("Field", "stars"),
    QT_TRANSLATE_NOOP("Field", "stop-sell"),
    QT_TRANSLATE_NOOP("Field", "tax"),
    QT_TRANSLATE_NOOP("Field", "time to live"),
    QT_TRANSLATE_NOOP("Field", "time zone"),
    QT_TRANSLATE_NOOP("Field", "to"),
    QT_TRANSLATE_NOOP("Field", "undo"),
    QT_TRANSLATE_NOOP("Field", "user"),
};

}  // namespace

QString Error::text() const
{
    if (field.isEmpty()) return reason;
    const QString shown = QCoreApplication::translate("Field", field.toUtf8().constData());
    return QStringLiteral("%1: %2").arg(shown, reason);
}

}  // namespace roomrack::core

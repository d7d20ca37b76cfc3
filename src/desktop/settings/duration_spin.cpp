// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/duration_spin.h"

#include <QtCore/QRegularExpression>

namespace roomrack::desktop {

namespace {

constexpr int kMinute = 60;
constexpr int kLongest = 24 * 60 * kMinute;

}  // namespace

DurationSpin::DurationSpin(QWidget *parent) : QSpinBox(parent)
{
    setRange(1, kLongest);
    setSingleStep(kMinute);
}

QString DurationSpin::textFromValue(int seconds) const
{
    return QStringLiteral("%1:%2")
        .arg(seconds / kMinute)
        .arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
}

/// Accepts "5:30", and "5" for five minutes.
int DurationSpin::valueFromText(const QString &text) const
{
    const int minutes = text.section(u':', 0, 0).toInt();
    return minutes * kMinute + text.section(u':', 1, 1).toInt();
}

QValidator::State DurationSpin::validate(QString &text, int &) const
{
    static const QRegularExpression whole(QStringLiteral("^[0-9]{1,4}(:[0-5][0-9])?$"));
    static const QRegularExpression begun(QStringLiteral("^[0-9]{0,4}(:([0-5][0-9]?)?)?$"));
    if (whole.match(text).hasMatch()) {
        const int seconds = valueFromText(text);
        if (seconds >= minimum() && seconds <= maximum()) return QValidator::Acceptable;
    }
    return begun.match(text).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

}  // namespace roomrack::desktop

#include "moc_duration_spin.cpp"

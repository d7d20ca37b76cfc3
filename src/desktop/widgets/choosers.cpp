// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/choosers.h"

#include "core/money.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/press_behind.h"

#include <QtCore/QTimeZone>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

namespace {

/// Takes the only entry that contains the typed text.
void takeOnlyMatch(QComboBox *box)
{
    const QString typed = box->currentText().trimmed();
    int match = -1;
    for (int i = 0; i < box->count(); ++i) {
        if (!box->itemText(i).contains(typed, Qt::CaseInsensitive)) continue;
        if (match >= 0) return;
        match = i;
    }
    if (match >= 0) box->setCurrentIndex(match);
}

}  // namespace

void suggestMatches(QComboBox *box)
{
    box->setInsertPolicy(QComboBox::NoInsert);
    QCompleter *completer = box->completer();
    completer->setCompletionMode(QCompleter::PopupCompletion);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    style::suggestions(completer);
    PressBehind::install(completer);
}

void makeSearchable(QComboBox *box)
{
    QObject::connect(box->lineEdit(), &QLineEdit::editingFinished, box,
                     [box] { takeOnlyMatch(box); });
    suggestMatches(box);
    box->setMaxVisibleItems(14);
}

void fillZones(QComboBox *box)
{
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds()) {
        const QString zone = QString::fromLatin1(id);
        // Zones without a city ("EST", "UTC+01:00") do not follow its daylight saving time.
        if (zone.contains(QLatin1Char('/')) && !zone.startsWith(QLatin1String("Etc/")))
            box->addItem(zone);
    }
    box->addItem(QStringLiteral("UTC"));
}

void fillCurrencies(QComboBox *box)
{
    for (const Currency &c : Currency::all()) box->addItem(c.code());
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/window_card.h"

#include "desktop/language/language.h"
#include "desktop/theme/style.h"
#include "desktop/users/idle_lock.h"
#include "engine/language_scope.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace roomrack::desktop {

WindowCard::WindowCard(HotelSession &session, Theme &theme, QSettings &settings, QWidget *parent)
    : QFrame(parent), session_(session), theme_(theme), settings_(settings),
      language_(new QComboBox), look_(new QComboBox), note_(style::muted({})),
      lockLabel_(style::text(tr("Auto-loc&k"))), lock_(new QComboBox)
{
    setProperty("look", QStringLiteral("card"));
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(tr("Appearance")));
    auto *form = new QFormLayout;
    form->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    language_->setObjectName(QStringLiteral("settings.language"));
    language_->addItem(tr("System default"), QString());
    for (const QString &code : engine::languages()) {
        // Qt names this locale American English.
        const bool english = QLocale(code).language() == QLocale::English;
        QString name = english ? QLocale::languageToString(QLocale::English)
                               : QLocale(code).nativeLanguageName();
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        language_->addItem(name, code);
    }
    language_->setCurrentIndex(std::max(0, language_->findData(savedLanguage(settings))));
    look_->setObjectName(QStringLiteral("settings.theme"));
    look_->addItem(tr("System default"), int(ThemeMode::System));
    look_->addItem(tr("Light"), int(ThemeMode::Light));
    look_->addItem(tr("Dark"), int(ThemeMode::Dark));
    look_->setCurrentIndex(look_->findData(int(theme.mode())));
    note_->setObjectName(QStringLiteral("settings.languageNote"));
    note_->setWordWrap(true);
    note_->hide();
    form->addRow(tr("&Language"), language_);
    form->addRow({}, note_);
    form->addRow(tr("The&me"), look_);
    fillLock();
    lockLabel_->setBuddy(lock_);
    form->addRow(lockLabel_, lock_);
    showLock();
    connect(&session_, &HotelSession::personChanged, this, &WindowCard::showLock);
    column->addLayout(form);
    connect(language_, &QComboBox::currentIndexChanged, this, &WindowCard::chooseLanguage);
    connect(look_, &QComboBox::currentIndexChanged, this,
            [this] { theme_.setMode(ThemeMode(look_->currentData().toInt())); });
    // The "View" menu also changes it.
    connect(&theme, &Theme::changed, this,
            [this] { look_->setCurrentIndex(look_->findData(int(theme_.mode()))); });
}

void WindowCard::fillLock()
{
    lock_->setObjectName(QStringLiteral("settings.lockAfter"));
    lock_->addItem(tr("Never"), 0);
    const int now = IdleLock::minutes(settings_);
    QList<int> choices{1, 2, 5, 10, 15, 30, 60};
    if (now > 0 && !choices.contains(now)) choices.prepend(now);
    for (const int minutes : choices)
        lock_->addItem(tr("After %Ln minute(s) of inactivity", nullptr, minutes), minutes);
    lock_->setCurrentIndex(std::max(0, lock_->findData(now)));
    connect(lock_, &QComboBox::currentIndexChanged, this,
            [this] { IdleLock::setMinutes(settings_, lock_->currentData().toInt()); });
}

/// Shown only if the property has users.
void WindowCard::showLock()
{
    lock_->setVisible(session_.hasUsers());
    lockLabel_->setVisible(session_.hasUsers());
}

void WindowCard::chooseLanguage(int index)
{
    saveLanguage(settings_, language_->itemData(index).toString());
    note_->setText(tr("Takes effect after a restart."));
    note_->show();
}

}  // namespace roomrack::desktop

#include "moc_window_card.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/window_card.h"

#include "desktop/language/language.h"
#include "desktop/theme/style.h"
#include "desktop/users/idle_lock.h"
#include "desktop/widgets/form_fields.h"
#include "engine/language_scope.h"
#include "settings/ui_window_card.h"

#include <QtGui/QAction>

namespace roomrack::desktop {

WindowCard::WindowCard(HotelSession &session, Theme &theme, QSettings &settings, QWidget *parent)
    : QFrame(parent), session_(session), theme_(theme), settings_(settings),
      ui_(std::make_unique<Ui::WindowCard>())
{
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("settings"));
    fillLanguages();
    fillLock();
    // In the order of ThemeMode.
    ui_->theme->setCurrentIndex(int(theme.mode()));
    connect(ui_->theme, &QComboBox::currentIndexChanged, this,
            [this](int index) { theme_.setMode(ThemeMode(index)); });
    // The "View" menu also changes it.
    connect(&theme, &Theme::changed, this,
            [this] { ui_->theme->setCurrentIndex(int(theme_.mode())); });
    connect(&session_.users(), &DeskUsers::personChanged, this, &WindowCard::showLock);
    showLock();
}

WindowCard::~WindowCard() = default;

void WindowCard::fillLanguages()
{
    QComboBox *box = ui_->language;
    box->setItemData(0, QString());
    for (const QString &code : engine::languages()) {
        // Qt names this locale American English.
        const bool english = QLocale(code).language() == QLocale::English;
        QString name = english ? QLocale::languageToString(QLocale::English)
                               : QLocale(code).nativeLanguageName();
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        box->addItem(name, code);
    }
    box->setCurrentIndex(std::max(0, box->findData(savedLanguage(settings_))));
    style::small(ui_->restart);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        saveLanguage(settings_, box->currentData().toString());
        showRestart();
    });
    connect(ui_->restart, &QPushButton::clicked, this, [this] {
        const auto now = [this] { restart()->trigger(); };
        beforeRestart_ ? beforeRestart_(now) : now();
    });
    showRestart();
}

QAction *WindowCard::restart() const
{
    return window()->findChild<QAction *>(kRestartAction);
}

/// The running language is the program's: the one in the settings may have been changed before this
/// card was created, and --language may have replaced it.
void WindowCard::showRestart()
{
    const QLocale chosen = windowLocale({}, settings_, QLocale::system());
    ui_->restartRow->setVisible(spokenLanguage(chosen) != spokenLanguage(QLocale()));
    ui_->restart->setVisible(restart());
}

/// Only then the card is in its window, which has the action.
void WindowCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    showRestart();
}

void WindowCard::fillLock()
{
    QComboBox *box = ui_->lockAfter;
    box->setItemData(0, 0);
    const int now = IdleLock::minutes(settings_);
    QList<int> choices{1, 2, 5, 10, 15, 30, 60};
    if (now > 0 && !choices.contains(now)) choices.prepend(now);
    for (const int minutes : choices)
        box->addItem(tr("After %Ln minute(s) of inactivity", nullptr, minutes), minutes);
    box->setCurrentIndex(std::max(0, box->findData(now)));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { IdleLock::setMinutes(settings_, box->currentData().toInt()); });
}

/// Shown only if the property has users.
void WindowCard::showLock()
{
    ui_->form->setRowVisible(ui_->lockAfter, session_.users().hasUsers());
}

}  // namespace roomrack::desktop

#include "moc_window_card.cpp"

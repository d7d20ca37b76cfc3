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
    ui_->restartRow->hide();
    style::small(ui_->restart);
    const auto restart = [this] { return window()->findChild<QAction *>(kRestartAction); };
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, restart, before = savedLanguage(settings_)] {
                saveLanguage(settings_, box->currentData().toString());
                ui_->restartRow->setVisible(savedLanguage(settings_) != before);
                ui_->restart->setVisible(restart());
            });
    connect(ui_->restart, &QPushButton::clicked, this, [restart] { restart()->trigger(); });
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

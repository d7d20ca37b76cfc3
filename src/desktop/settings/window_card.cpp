// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/window_card.h"

#include "desktop/language.h"
#include "desktop/theme/look.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

namespace roomrack::desktop {

WindowCard::WindowCard(Theme &theme, QSettings &settings, QWidget *parent)
    : QFrame(parent), theme_(theme), settings_(settings), language_(new QComboBox),
      look_(new QComboBox), note_(look::muted({}))
{
    setProperty("look", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(look::cardHeader(tr("This window")));
    auto *form = new QFormLayout;
    form->setContentsMargins(look::kPadding, look::kPadding, look::kPadding, look::kPadding);
    form->setHorizontalSpacing(look::kGap);
    form->setVerticalSpacing(look::kSmallGap);
    language_->setObjectName(QStringLiteral("settings.language"));
    language_->addItem(tr("Like the system"), QString());
    for (const QString &code : languages()) {
        QString name = QLocale(code).nativeLanguageName();
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        language_->addItem(name, code);
    }
    language_->setCurrentIndex(std::max(0, language_->findData(savedLanguage(settings))));
    look_->setObjectName(QStringLiteral("settings.theme"));
    look_->addItem(tr("Like the system"), int(ThemeMode::System));
    look_->addItem(tr("Light"), int(ThemeMode::Light));
    look_->addItem(tr("Dark"), int(ThemeMode::Dark));
    look_->setCurrentIndex(look_->findData(int(theme.mode())));
    note_->setObjectName(QStringLiteral("settings.languageNote"));
    note_->setWordWrap(true);
    note_->hide();
    form->addRow(tr("Lan&guage"), language_);
    form->addRow({}, note_);
    form->addRow(tr("&Theme"), look_);
    column->addLayout(form);
    connect(language_, &QComboBox::currentIndexChanged, this, &WindowCard::chooseLanguage);
    connect(look_, &QComboBox::currentIndexChanged, this,
            [this] { theme_.setMode(ThemeMode(look_->currentData().toInt())); });
    // The menu "View" sets it, too.
    connect(&theme, &Theme::changed, this,
            [this] { look_->setCurrentIndex(look_->findData(int(theme_.mode()))); });
}

void WindowCard::chooseLanguage(int index)
{
    saveLanguage(settings_, language_->itemData(index).toString());
    note_->setText(tr("From the next start on."));
    note_->show();
}

}  // namespace roomrack::desktop

#include "moc_window_card.cpp"

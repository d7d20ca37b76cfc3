// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/go_to_date.h"

#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/typed_date.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

GoToDate::GoToDate(const Theme &theme, QWidget *owner, Night today, Night first, Night last)
    : Popover(theme, owner), input_(new QLineEdit), hint_(style::muted({})), today_(today),
      first_(first), last_(last)
{
    setObjectName(QStringLiteral("goToDate"));
    input_->setMaxLength(40);
    input_->setFixedWidth(150);
    input_->setAccessibleName(tr("Date"));
    input_->setPlaceholderText(dateText(today, QLocale()));
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(style::strong(tr("Go to date")));
    row->addStretch();
    row->addWidget(input_);
    content()->addLayout(row);
    hint_->setText(tr("Date, or +30 for 30 days from today · Enter to go"));
    hint_->setWordWrap(true);
    hint_->setMinimumWidth(260);
    content()->addWidget(hint_);
    setFocusProxy(input_);
    connect(input_, &QLineEdit::textEdited, this, [this] { style::setWrong(input_, false); });
    connect(input_, &QLineEdit::returnPressed, this, &GoToDate::enter);
}

void GoToDate::enter()
{
    const QLocale locale;
    const auto night = parseDate(input_->text(), today_, locale);
    QString wrong;
    if (!night) {
        wrong = night.error().text();
    } else if (*night < first_ || *night > last_) {
        wrong = tr("Enter a date from %1 to %2.")
                    .arg(dateText(first_, locale), dateText(last_, locale));
    }
    if (!wrong.isEmpty()) {
        style::setWrong(input_, true);
        style::setTone(hint_, Tone::Bad);
        hint_->setText(wrong);
        settle();
        return;
    }
    emit chosen(*night);
    dismiss();
}

}  // namespace roomrack::desktop

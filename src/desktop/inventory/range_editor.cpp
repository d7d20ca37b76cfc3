// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/range_editor.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

namespace {

constexpr int kLongest = 20;

}  // namespace

RangeEditor::RangeEditor(const Theme &theme, QWidget *owner, const QString &what,
                         const QString &where, Check check)
    : Popover(theme, owner), input_(new QLineEdit), hint_(style::muted({})),
      check_(std::move(check))
{
    setObjectName(QStringLiteral("rangeEditor"));
    input_->setMaxLength(kLongest);
    input_->setFixedWidth(96);
    input_->setAccessibleName(what);
    input_->setAccessibleDescription(where);
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(style::strong(what));
    row->addStretch();
    row->addWidget(input_);
    content()->addLayout(row);
    content()->addWidget(style::muted(where));
    hint_->setText(tr("12, +5, -10% · Enter to apply, Esc to cancel"));
    hint_->setWordWrap(true);
    hint_->setMinimumWidth(260);
    content()->addWidget(hint_);
    setFocusProxy(input_);
    connect(input_, &QLineEdit::textEdited, this, [this](const QString &text) {
        style::setWrong(input_, false);
        emit edited(text);
    });
    connect(input_, &QLineEdit::returnPressed, this, &RangeEditor::enter);
}

void RangeEditor::begin(const QString &text)
{
    input_->setText(text);
    input_->setFocus(Qt::PopupFocusReason);
    input_->end(false);
    emit edited(text);
}

void RangeEditor::enter()
{
    const QString wrong = check_(input_->text());
    if (!wrong.isEmpty()) {
        style::setWrong(input_, true);
        hint_->setText(wrong);
        style::setTone(hint_, Tone::Bad);
        settle();
        return;
    }
    emit entered(input_->text());
    dismiss();
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/range_editor.h"

#include "desktop/theme/look.h"

#include <QtGui/QRegularExpressionValidator>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

RangeEditor::RangeEditor(const Theme &theme, QWidget *owner, const QString &what,
                         const QString &where)
    : Popover(theme, owner), input_(new QLineEdit), hint_(look::muted({}))
{
    setObjectName(QStringLiteral("rangeEditor"));
    // Nothing at all is let through to enter(), which says what is missing.
    static const QRegularExpression digits(QStringLiteral("[0-9]{0,4}"));
    input_->setValidator(new QRegularExpressionValidator(digits, input_));
    input_->setMaxLength(4);
    input_->setFixedWidth(72);
    input_->setAccessibleName(what);
    input_->setAccessibleDescription(where);
    auto *row = new QHBoxLayout;
    row->setSpacing(look::kSmallGap);
    row->addWidget(look::strong(what));
    row->addStretch();
    row->addWidget(input_);
    content()->addLayout(row);
    content()->addWidget(look::muted(where));
    hint_->setText(tr("Enter to set, Escape to leave"));
    content()->addWidget(hint_);
    setFocusProxy(input_);
    connect(input_, &QLineEdit::textEdited, this, &RangeEditor::edited);
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
    bool ok = false;
    const int value = input_->text().toInt(&ok);
    if (!ok) {
        look::setWrong(input_, true);
        hint_->setText(tr("A number from 0 to %1").arg(kMostRooms));
        return;
    }
    emit entered(value);
    dismiss();
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/holds/ask_dialog.h"

#include "desktop/theme/look.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 420;

}  // namespace

AskDialog::AskDialog(const Question &question, QWidget *parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(question.title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(look::kGap);
    column->addWidget(look::title(question.title));
    QLabel *text = look::text(question.text);
    text->setWordWrap(true);
    text->setMinimumWidth(kWidth);
    column->addWidget(text);
    column->addStretch();
    auto *buttons = new QDialogButtonBox(this);
    auto *leave = buttons->addButton(question.leave, QDialogButtonBox::RejectRole);
    auto *confirm = buttons->addButton(question.confirm, QDialogButtonBox::AcceptRole);
    confirm->setObjectName(QStringLiteral("confirm"));
    // Where something is lost, Enter alone must not do it.
    if (question.danger) {
        look::danger(confirm);
        confirm->setAutoDefault(false);
        leave->setDefault(true);
    } else {
        look::primary(confirm);
        confirm->setDefault(true);
    }
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

}  // namespace roomrack::desktop

#include "moc_ask_dialog.cpp"

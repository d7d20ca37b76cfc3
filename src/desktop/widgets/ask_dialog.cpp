// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/ask_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 420;

}  // namespace

AskDialog::AskDialog(const Question &question, QWidget *parent) : QDialog(parent)
{
    DialogFrame frame(this);
    QVBoxLayout *column =
        frame.begin({question.title, question.confirm, question.leave, question.danger});
    QLabel *text = style::text(question.text);
    text->setWordWrap(true);
    text->setMinimumWidth(kWidth);
    column->addWidget(text);
    column->addStretch();
    frame.end([this] { accept(); });
}

}  // namespace roomrack::desktop

#include "moc_ask_dialog.cpp"

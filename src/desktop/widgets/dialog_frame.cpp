// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/dialog_frame.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/unsaved_input.h"

#include <QtGui/QScreen>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kReservedLines = 2;  ///< of an error; most are not longer

bool isField(const QWidget *widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(widget);
    const auto *text = qobject_cast<const QPlainTextEdit *>(widget);
    return (line && !line->isReadOnly()) || (text && !text->isReadOnly())
           || qobject_cast<const QComboBox *>(widget)
           || qobject_cast<const QAbstractSpinBox *>(widget);
}

/// Text that is typed at once belongs into a field: a check box or button before the first one
/// would take its spaces and drop the rest.
void focusFirstField(QDialog *dialog)
{
    if (dialog->focusWidget()) return;
    for (QWidget *w = dialog->nextInFocusChain(); w != dialog; w = w->nextInFocusChain()) {
        const bool takesKeys = (w->focusPolicy() & Qt::TabFocus) != 0 && w->isEnabled()
                               && w->window() == dialog && w->isVisibleTo(dialog);
        // Tabs come before the fields; they give their focus to their bar.
        const bool leadsOn =
            qobject_cast<QAbstractButton *>(w) || qobject_cast<QTabBar *>(w) || w->focusProxy();
        if (!takesKeys || leadsOn) continue;
        if (isField(w)) w->setFocus(Qt::OtherFocusReason);
        return;
    }
}

}  // namespace

QVBoxLayout *DialogFrame::begin(const Words &words)
{
    words_ = words;
    return begin(words.title);
}

QVBoxLayout *DialogFrame::begin(const QString &title)
{
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setModal(true);
    dialog_->setWindowTitle(title);
    column_ = new QVBoxLayout(dialog_);
    column_->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column_->setSpacing(style::kGap);
    column_->addWidget(style::title(title));
    return column_;
}

void DialogFrame::explain(const QString &text)
{
    QLabel *label = style::muted(text);
    label->setWordWrap(true);
    column_->addWidget(label);
}

QWidget *DialogFrame::addBody()
{
    auto *body = new QWidget(dialog_);
    column_->addWidget(body, 1);
    return body;
}

void DialogFrame::addProblem()
{
    problem_ = style::text({}, dialog_);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setAlignment(Qt::AlignLeading | Qt::AlignBottom);
    // The buttons below must not move under the mouse when an error appears or goes.
    keepPlace(problem_, kReservedLines);
    problem_->setVisible(false);
    style::setTone(problem_, Tone::Bad);
    column_->addWidget(problem_);
}

void DialogFrame::end(std::function<void()> confirmed)
{
    auto *buttons = new QDialogButtonBox(dialog_);
    leave_ = buttons->addButton(words_.leave, QDialogButtonBox::RejectRole);
    leave_->setObjectName(QStringLiteral("leave"));
    confirm_ = buttons->addButton(words_.confirm, QDialogButtonBox::AcceptRole);
    confirm_->setObjectName(QStringLiteral("confirm"));
    if (words_.danger) {
        style::danger(confirm_);
        confirm_->setAutoDefault(false);
        leave_->setDefault(true);
    } else {
        style::primary(confirm_);
        confirm_->setDefault(true);
    }
    column_->addWidget(buttons);
    // Closing asks before it discards entries.
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog_, &QWidget::close);
    if (!words_.danger) {
        // The first button of the row is "leave".
        buttons->setFocusProxy(confirm_);
        QWidget::setTabOrder(confirm_, leave_);
    }
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog_, std::move(confirmed));
    // The default button would also be pressed from a field: "leave" discards what was typed.
    if (words_.byButtonOnly || words_.danger) EnterMovesOn::install(dialog_, confirm_);
    focusFirstField(dialog_);
    unsaved_ = new UnsavedInput(dialog_);
}

void DialogFrame::setSaved()
{
    unsaved_->setSaved();
}

/// A disabled button would pass its focus on: to "leave", or to a field, which would lose it again
/// at its first key. The dialog keeps it meanwhile.
void DialogFrame::setConfirmEnabled(bool enabled)
{
    if (!enabled && dialog_->focusWidget() == confirm_) dialog_->setFocus(Qt::OtherFocusReason);
    confirm_->setEnabled(enabled);
    if (enabled && dialog_->focusWidget() == dialog_) confirm_->setFocus(Qt::OtherFocusReason);
}

void DialogFrame::setLeavable(bool leavable)
{
    leave_->setEnabled(leavable);
    unsaved_->setSaving(!leavable);
}

void DialogFrame::showProblem(const QString &text)
{
    problem_->setText(text);
    problem_->setVisible(!text.isEmpty());
    problem_->setAccessibleDescription(text);
    if (!text.isEmpty()) makeRoom();
}

/// Makes the dialog higher by what a long error needs: its fields must not be squeezed.
void DialogFrame::makeRoom()
{
    if (!dialog_->isVisible()) return;
    const int width = dialog_->width();
    const int wanted = column_->hasHeightForWidth() ? column_->heightForWidth(width)
                                                    : column_->sizeHint().height();
    const int more = problem_->heightForWidth(width - 2 * kMargin) - problem_->minimumHeight();
    const int most = dialog_->screen()->availableSize().height() - kMargin;
    const int height = std::min({wanted, dialog_->height() + more, most});
    if (height > dialog_->height()) dialog_->resize(width, height);
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/help/manual_window.h"

#include "desktop/help/manual.h"
#include "desktop/help/manual_view.h"
#include "desktop/language/language.h"
#include "desktop/theme/style.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr QSize kSize(760, 780);
constexpr QSize kLeastSize(480, 320);
constexpr int kSearchWidth = 220;

}  // namespace

ManualWindow::ManualWindow(const Theme &theme, QWidget *parent)
    : QDialog(parent), view_(new ManualView(theme)), search_(new QLineEdit),
      count_(style::muted({})), back_(new QPushButton(tr("&Back"))),
      contents_(new QPushButton(tr("&Contents")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    setMinimumSize(kLeastSize);
    resize(kSize.boundedTo(screen()->availableSize() * 9 / 10));
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(makeBar());
    column->addWidget(style::hairline());
    if (spokenLanguage(QLocale()) != u"en") column->addWidget(makeNote());
    view_->setFrameShape(QFrame::NoFrame);
    column->addWidget(view_, 1);
    connect(back_, &QPushButton::clicked, view_, &QTextBrowser::backward);
    connect(view_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
    connect(contents_, &QPushButton::clicked, this,
            [this] { view_->showPage(QString::fromLatin1(kManualIndex)); });
    connect(search_, &QLineEdit::textChanged, view_, &ManualView::find);
    connect(view_, &ManualView::placesChanged, this, &ManualWindow::showPlaces);
    new QShortcut(QKeySequence::Find, this, [this] { focusSearch(); });
    new QShortcut(QKeySequence::FindNext, this, [this] { view_->findNext(1); });
    new QShortcut(QKeySequence::FindPrevious, this, [this] { view_->findNext(-1); });
    new QShortcut(QKeySequence::Back, this, [this] { back_->click(); });
    search_->installEventFilter(this);
    showPlaces();
}

QWidget *ManualWindow::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    row->setSpacing(style::kSmallGap);
    back_->setEnabled(false);
    for (QPushButton *button : {back_, contents_}) {
        // Enter belongs to the search field.
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    row->addWidget(count_);
    search_->setPlaceholderText(tr("Search this page"));
    search_->setAccessibleName(tr("Search this page"));
    search_->setClearButtonEnabled(true);
    search_->setFixedWidth(kSearchWidth);
    row->addWidget(search_);
    return bar;
}

/// In the language of the window.
QWidget *ManualWindow::makeNote()
{
    auto *note = style::muted(tr("The manual is in English only."));
    note->setObjectName(QStringLiteral("manualLanguage"));
    note->setWordWrap(true);
    note->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, 0);
    return note;
}

void ManualWindow::showPage(const QString &page)
{
    show();
    // Visible first: scrolling to a heading needs the size.
    view_->showPage(page);
    raise();
    activateWindow();
    view_->setFocus(Qt::OtherFocusReason);
}

void ManualWindow::focusSearch()
{
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

/// Enter and Shift+Enter in the search field.
bool ManualWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter) {
            view_->findNext(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ManualWindow::showPlaces()
{
    const bool blank = search_->text().isEmpty();
    const bool none = !blank && view_->places() == 0;
    style::setWrong(search_, none);
    if (blank)
        count_->clear();
    else if (none)
        count_->setText(tr("Not found"));
    else
        count_->setText(
            tr("%1 of %2")
                .arg(QLocale().toString(view_->place() + 1), QLocale().toString(view_->places())));
    search_->setAccessibleDescription(count_->text());
}

}  // namespace roomrack::desktop

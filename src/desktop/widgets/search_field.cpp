// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/search_field.h"

#include <QtGui/QKeyEvent>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongestSearch = 200;
constexpr int kLeastSearchWidth = 150;
constexpr int kSlack = 2;  ///< pixels; widths are rounded

}  // namespace

SearchField::SearchField(const QString &hint, QWidget *parent) : QLineEdit(parent), hint_(hint)
{
    setPlaceholderText(hint);
    setClearButtonEnabled(true);
    setMaxLength(kLongestSearch);
    setMinimumWidth(kLeastSearchWidth);
    typing_.setSingleShot(true);
    typing_.setInterval(kTypingMs);
    connect(this, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
    connect(&typing_, &QTimer::timeout, this, &SearchField::searched);
}

QSize SearchField::sizeHint() const
{
    constexpr int kLetters = 17;  // as many "x" as QLineEdit has room for by itself
    const QSize size = QLineEdit::sizeHint();
    const int room = fontMetrics().horizontalAdvance(u'x') * kLetters;
    const int hint = fontMetrics().horizontalAdvance(hint_) + kSlack;
    return {size.width() + std::max(0, hint - room), size.height()};
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    const bool isWhole = width() >= sizeHint().width();
    setPlaceholderText(isWhole ? hint_ : tr("Search"));
    setToolTip(isWhole ? QString() : hint_);
}

void SearchField::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (typing_.isActive()) {
            typing_.stop();
            emit searched();
        }
        emit leftDownwards();
        return;
    }
    if (key == Qt::Key_Escape && !text().isEmpty()) return clear();
    QLineEdit::keyPressEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_search_field.cpp"

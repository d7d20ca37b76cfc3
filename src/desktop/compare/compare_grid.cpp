// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/compare/compare_grid.h"

#include "desktop/theme/style.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kLabelWidth = 64;
constexpr int kMarkAir = 5;
constexpr int kAir = 3;         ///< above and below two-line texts
constexpr int kShortText = 15;  ///< characters that fit on one line of a column

/// Allows line breaks after the punctuation of a long address.
QString breakable(QString text)
{
    for (const char16_t sign : {u'@', u'.', u'_'})
        text.replace(QChar(sign), QString(QChar(sign)) + QChar(0x200b));
    return text;
}

/// Non-breaking spaces: a sign stays with the text after it, a number with its unit.
QString together(QString text)
{
    const QChar space(QChar::Nbsp);
    for (const char16_t sign : {u'+', u'−', u'·', u'×'})
        text.replace(QChar(sign) + QStringLiteral(" "), QString(QChar(sign)) + space);
    static const QRegularExpression counted(QStringLiteral("(\\d) (\\p{L}+)$"));
    return text.replace(counted, QStringLiteral("\\1") + space + QStringLiteral("\\2"));
}

QLabel *cell(QLabel *label, const QString &text)
{
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setContentsMargins(0, kAir, 0, kAir);
    label->setToolTip(style::tip(text));
    // A long address must not widen the panel.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

/// Margins, so that the mark's background does not touch the lines above and below.
QWidget *withAir(QLabel *mark)
{
    auto *place = new QWidget;
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, kAir, 0, kAir);
    column->addWidget(mark);
    return place;
}

}  // namespace

CompareGrid::CompareGrid(QWidget *parent) : QWidget(parent), grid_(new QGridLayout(this))
{
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(style::kPadding);
    grid_->setVerticalSpacing(0);
    grid_->setColumnMinimumWidth(0, kLabelWidth);
    grid_->setColumnStretch(1, 5);
    grid_->setColumnStretch(2, 5);
    grid_->setColumnStretch(3, 4);
}

void CompareGrid::show(const QString &first, const QString &second,
                       const std::vector<CompareLine> &lines)
{
    while (QLayoutItem *item = grid_->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    lines_ = lines;
    grid_->addWidget(cell(style::muted(together(first)), first), 0, 1);
    grid_->addWidget(cell(style::muted(second), second), 0, 2);
    grid_->setRowMinimumHeight(0, style::kRow);
    int row = 1;
    for (const CompareLine &line : lines) {
        grid_->addWidget(style::hairline(), row++, 0, 1, 4);
        addLine(row++, line);
    }
}

void CompareGrid::addLine(int row, const CompareLine &line)
{
    const auto shown = [](const QString &text) {
        return text.isEmpty() ? QStringLiteral("–") : text;
    };
    QLabel *label = style::muted(line.label);
    const bool address = line.first.contains(u'@') || line.second.contains(u'@');
    const auto value = [&](const QString &text) {
        return cell(style::text(address ? breakable(shown(text)) : together(shown(text))), text);
    };
    QLabel *first = value(line.first);
    QLabel *second = value(line.second);
    QLabel *word = cell(style::muted(together(line.word)), line.word);
    for (QLabel *one : {first, second}) {
        // Text with break opportunities contains zero-width spaces, which must not be copied.
        if (!address) one->setTextInteractionFlags(Qt::TextSelectableByMouse);
        one->setAccessibleName(line.label);
    }
    second->setAccessibleDescription(line.word);
    const bool marked = line.differs && !line.second.isEmpty();
    const bool fits = line.second.size() <= kShortText;
    if (marked) {
        second->setProperty("look", QStringLiteral("mark"));
        second->setContentsMargins(kMarkAir, 1, kMarkAir, 1);
        if (fits) {
            second->setWordWrap(false);
            second->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
        }
    }
    grid_->addWidget(label, row, 0, Qt::AlignVCenter);
    grid_->addWidget(first, row, 1, Qt::AlignVCenter);
    if (marked && fits)
        grid_->addWidget(second, row, 2, Qt::AlignVCenter | Qt::AlignLeading);
    else
        grid_->addWidget(marked ? withAir(second) : second, row, 2, Qt::AlignVCenter);
    grid_->addWidget(word, row, 3, Qt::AlignVCenter);
    grid_->setRowMinimumHeight(row, style::kRow);
}

}  // namespace roomrack::desktop

#include "moc_compare_grid.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/style.h"

#include "desktop/theme/column_menu.h"
#include "desktop/theme/focus_outline.h"
#include "desktop/theme/row_keys.h"
#include "desktop/theme/theme.h"

#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtGui/QTextDocument>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop::style {

namespace {

void setLook(QWidget *widget, const char *look)
{
    widget->setProperty("look", QString::fromLatin1(look));
}

/// Style sheets read properties only when a widget is polished; a widget that was never shown is
/// polished later anyway.
void polishAnew(QWidget *widget)
{
    if (!widget->testAttribute(Qt::WA_WState_Polished)) return;
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

QLabel *labelled(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    if (*look) setLook(label, look);
    return label;
}

/// Sets which corners are rounded: those of the first and the last button.
void markEnds(QFrame *segments)
{
    const auto buttons =
        segments->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly);
    for (int i = 0; i < int(buttons.size()); ++i) {
        const bool first = i == 0, last = i + 1 == int(buttons.size());
        const char *end = first && last ? "only" : first ? "first" : last ? "last" : "middle";
        buttons[i]->setProperty("end", QString::fromLatin1(end));
        polishAnew(buttons[i]);
    }
}

}  // namespace

QFrame *card(QWidget *parent)
{
    auto *frame = new QFrame(parent);
    setLook(frame, "card");
    return frame;
}

QWidget *cardHeader(const QString &text, QLabel **right, QWidget *parent)
{
    auto *header = new QWidget(parent);
    header->setFixedHeight(36);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(kPadding, 0, kPadding, 0);
    row->addWidget(strong(text));
    row->addStretch();
    if (right) {
        *right = muted({});
        row->addWidget(*right);
    }
    return header;
}

QFrame *hairline(QWidget *parent)
{
    auto *line = new QFrame(parent);
    setLook(line, "line");
    line->setFixedHeight(1);
    return line;
}

void primary(QPushButton *button)
{
    setLook(button, "primary");
    polishAnew(button);
}

void plain(QPushButton *button)
{
    setLook(button, "");
    polishAnew(button);
}

void danger(QPushButton *button)
{
    setLook(button, "danger");
    polishAnew(button);
}

void more(QPushButton *button)
{
    setLook(button, "more");
    polishAnew(button);
}

void shorten(QPushButton *button, const QString &shortText)
{
    button->setProperty("longText", button->text());
    button->setProperty("shortText", shortText);
    button->setAccessibleName(button->text());
}

void flat(QAbstractButton *button)
{
    // "flat" is a property of QPushButton; a tool button gets a dynamic property.
    button->setProperty("flat", true);
    polishAnew(button);
}

void emphasize(QPushButton *button, bool on)
{
    if (button->property("strong").toBool() == on) return;
    button->setProperty("strong", on);
    polishAnew(button);
}

void small(QAbstractButton *button)
{
    button->setProperty("small", true);
    polishAnew(button);
}

QSize withRoomFor(int textWidth, const QPushButton &button, QSize hint)
{
    const int now = button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width();
    return {hint.width() + std::max(0, textWidth - now), hint.height()};
}

void tabToChosen(QButtonGroup *group)
{
    QObject::connect(group, &QButtonGroup::buttonToggled, group, [group] {
        const QAbstractButton *chosen = group->checkedButton();
        for (QAbstractButton *button : group->buttons()) {
            const int policy = button->focusPolicy();
            const bool stop = !chosen || button == chosen;
            button->setFocusPolicy(
                Qt::FocusPolicy(stop ? policy | Qt::TabFocus : policy & ~Qt::TabFocus));
        }
    });
}

QFrame *segments(QWidget *parent)
{
    auto *frame = new QFrame(parent);
    setLook(frame, "segments");
    frame->setFixedHeight(30);
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto *group = new QButtonGroup(frame);
    group->setExclusive(true);
    tabToChosen(group);
    return frame;
}

void setSegmentText(QAbstractButton *button, const QString &text)
{
    button->setText(text);
    button->setMinimumWidth(segmentWidth(text));
}

int segmentWidth(const QString &text)
{
    constexpr int kPaddingAndBorders = 27;
    const QFontMetricsF strong(Theme::font(TextSize::Body, QFont::DemiBold));
    return int(std::ceil(strong.horizontalAdvance(text))) + kPaddingAndBorders;
}

QPushButton *addSegment(QFrame *segments, int id, const QString &text, const QString &name)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    setLook(button, "segment");
    button->setCheckable(true);
    setSegmentText(button, text);
    segments->layout()->addWidget(button);
    groupOf(segments)->addButton(button, id);
    markEnds(segments);
    return button;
}

QButtonGroup *groupOf(const QFrame *segments)
{
    return segments->findChild<QButtonGroup *>();
}

QString tip(const QString &text)
{
    return Qt::mightBeRichText(text) ? QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped())
                                     : text;
}

QLabel *text(const QString &text, QWidget *parent)
{
    return labelled(text, "", parent);
}

QLabel *strong(const QString &text, QWidget *parent)
{
    return labelled(text, "strong", parent);
}

QLabel *muted(const QString &text, QWidget *parent)
{
    return labelled(text, "muted", parent);
}

QLabel *title(const QString &text, QWidget *parent)
{
    return labelled(text, "title", parent);
}

QLabel *figure(const QString &text, QWidget *parent)
{
    return labelled(text, "figure", parent);
}

QLabel *badge(const QString &text, Tone tone, QWidget *parent)
{
    QLabel *label = labelled(text, "badge", parent);
    label->setProperty("tone", int(tone));
    label->setAlignment(Qt::AlignCenter);
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return label;
}

void setTone(QWidget *widget, Tone tone)
{
    if (widget->property("tone") == QVariant(int(tone))) return;
    widget->setProperty("tone", int(tone));
    polishAnew(widget);
}

void setWrong(QWidget *input, bool wrong)
{
    if (input->property("wrong").toBool() == wrong) return;
    input->setProperty("wrong", wrong);
    polishAnew(input);
}

void chooseRow(QAbstractItemView *view, int row)
{
    view->setCurrentIndex(view->model()->index(row, 0));
}

void suggestions(QCompleter *completer)
{
    suggestions(completer->popup());
}

void suggestions(QAbstractItemView *list)
{
    setLook(list, "suggestions");
    // The delegates of completers and of lists without a menu's look ignore the style of rows.
    list->setItemDelegate(new QStyledItemDelegate(list));
}

void table(QAbstractItemView *view)
{
    setLook(view, "table");
    new FocusOutline(view);
    new RowKeys(view);
    view->setFrameShape(QFrame::NoFrame);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto *rows = qobject_cast<QTableView *>(view);
    if (!rows) return;
    offerColumns(rows);
    rows->setShowGrid(false);
    rows->setWordWrap(false);
    rows->setCornerButtonEnabled(false);
    rows->verticalHeader()->hide();
    rows->verticalHeader()->setDefaultSectionSize(kRow);
    rows->verticalHeader()->setMinimumSectionSize(kRow);
    rows->horizontalHeader()->setFixedHeight(kRow);
    rows->horizontalHeader()->setHighlightSections(false);
    rows->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    rows->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

int badgeWidth(const QString &text)
{
    constexpr int kEnds = 18;  // beside the text
    return QFontMetrics(Theme::font(TextSize::Small, QFont::DemiBold)).horizontalAdvance(text)
           + kEnds;
}

QRectF paintBadge(QPainter *painter, const QRectF &area, const QString &text, const Pair &pair,
                  Qt::Alignment align)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(Theme::font(TextSize::Small, QFont::DemiBold));
    const qreal width = badgeWidth(text);
    QRectF box(area.x(), area.center().y() - 9, std::min(width, area.width()), 18);
    if (align & (Qt::AlignRight | Qt::AlignTrailing)) box.moveRight(area.right());
    if (align & Qt::AlignHCenter) box.moveCenter(area.center());
    painter->setPen(Qt::NoPen);
    painter->setBrush(pair.fill);
    painter->drawRoundedRect(box, 9, 9);
    painter->setPen(pair.text);
    const QString shown =
        painter->fontMetrics().elidedText(text, Qt::ElideRight, int(box.width()) - 16);
    painter->drawText(box, Qt::AlignCenter, shown);
    painter->restore();
    return box;
}

namespace {

/// The widths of characters where all digits have the same.
class TabularAdvance {
public:
    explicit TabularAdvance(const QFontMetricsF &metrics) : metrics_(metrics)
    {
        for (char c = '0'; c <= '9'; ++c)
            widest_ = std::max(widest_, metrics.horizontalAdvance(QLatin1Char(c)));
    }
    qreal operator()(QChar c) const
    {
        return c.isDigit() ? widest_ : metrics_.horizontalAdvance(c);
    }
    qreal of(const QString &text) const
    {
        qreal width = 0;
        for (const QChar c : text) width += (*this)(c);
        return width;
    }

private:
    const QFontMetricsF &metrics_;
    qreal widest_ = 0;
};

}  // namespace

qreal tabularWidth(const QFontMetricsF &metrics, const QString &text)
{
    return TabularAdvance(metrics).of(text);
}

void paintTabular(QPainter *painter, const QRectF &area, Qt::Alignment align, const QString &text)
{
    const QFontMetricsF metrics(painter->font());
    const TabularAdvance advance(metrics);
    const qreal width = advance.of(text);
    qreal x = area.x();
    if (align & Qt::AlignRight) x = area.right() - width;
    if (align & Qt::AlignHCenter) x = area.center().x() - width / 2;
    const qreal y = area.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const QChar c : text) {
        const qreal inside = (advance(c) - metrics.horizontalAdvance(c)) / 2;
        painter->drawText(QPointF(x + inside, y), QString(c));
        x += advance(c);
    }
}

}  // namespace roomrack::desktop::style

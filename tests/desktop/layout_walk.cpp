// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_walk.h"

#include "desktop/inventory/activity_model.h"
#include "desktop/inventory/activity_panel.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/status_delegate.h"

#include <QtCore/QTextBoundaryFinder>
#include <QtGui/QTextDocument>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSplitterHandle>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionFrame>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace roomrack::tests {

namespace {

constexpr int kSlack = 1;  ///< pixels; sizes are rounded at 200 %

QString placeOf(const QWidget *w, const QWidget &window)
{
    const QPoint at = w->mapTo(&window, QPoint());
    return QStringLiteral("%1 %2 at %3,%4 %5x%6")
        .arg(QLatin1String(w->metaObject()->className()), w->objectName())
        .arg(at.x())
        .arg(at.y())
        .arg(w->width())
        .arg(w->height());
}

bool isFloating(const QWidget *w)
{
    for (; w; w = w->parentWidget()) {
        if (w->property("floats").toBool()) return true;
    }
    return false;
}

/// A part that Qt lays out inside one of its own controls.
bool isInternal(const QWidget *w)
{
    const QWidget *up = w->parentWidget();
    return w->inherits("QScrollBar") || w->inherits("QHeaderView") || w->inherits("QSizeGrip")
           || qobject_cast<const QSplitterHandle *>(w) || w->inherits("QRubberBand")
           || w->objectName().startsWith(QLatin1String("qt_"))
           || (up
               && (up->inherits("QComboBox") || up->inherits("QLineEdit")
                   || up->inherits("QAbstractSpinBox") || up->inherits("QTabBar")
                   || up->inherits("QAbstractItemView")));
}

/// Of the parts between two places where a line can be wrapped.
int widestWord(const QLabel &label)
{
    const QString text = label.text();
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    int widest = 0;
    qsizetype from = 0;
    for (auto to = places.toNextBoundary(); to >= 0; to = places.toNextBoundary()) {
        const QString word = text.mid(from, to - from).trimmed();
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
        from = to;
    }
    return widest;
}

QString cutLabel(const QLabel *label)
{
    if (label->text().isEmpty() || !label->pixmap(Qt::ReturnByValue).isNull()) return {};
    const QSize has = label->contentsRect().size();
    QTextDocument text;
    const bool rich =
        label->textFormat() == Qt::RichText
        || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
    if (label->wordWrap()) {
        const int needs = label->heightForWidth(label->width());
        if (needs > label->height() + kSlack)
            return QStringLiteral("needs a height of %1").arg(needs);
        const int word = rich ? 0 : widestWord(*label);
        return word > has.width() + kSlack ? QStringLiteral("a word needs a width of %1").arg(word)
                                           : QString();
    }
    int needs = 0;
    if (rich) {
        text.setDefaultFont(label->font());
        text.setDocumentMargin(0);
        text.setHtml(label->text());
        needs = int(text.idealWidth());
    } else {
        const int flags = label->buddy() ? Qt::TextShowMnemonic : 0;
        needs = label->fontMetrics().size(flags, label->text()).width();
    }
    return needs > has.width() + kSlack ? QStringLiteral("needs a width of %1").arg(needs)
                                        : QString();
}

QString cutButton(const QAbstractButton *button)
{
    if (button->text().isEmpty()) return {};
    const auto *tool = qobject_cast<const QToolButton *>(button);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly) return {};
    const bool segment = button->property("look") == QLatin1String("segment");
    if (segment && button->width() < desktop::style::segmentWidth(button->text()))
        return QStringLiteral("lacks padding");
    const int text = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
    const bool fits =
        button->width() + kSlack >= std::min(button->sizeHint().width(), button->width() + 999)
        || button->contentsRect().width() >= text + (button->icon().isNull() ? 8 : 28);
    return fits ? QString() : QStringLiteral("needs a width of %1").arg(button->sizeHint().width());
}

QString cutTabs(const QTabBar *bar)
{
    for (int i = 0; i < bar->count(); ++i) {
        const int needs = bar->fontMetrics().size(Qt::TextShowMnemonic, bar->tabText(i)).width();
        if (bar->isTabVisible(i) && needs > bar->tabRect(i).width())
            return QStringLiteral("tab \"%1\" needs a width of %2").arg(bar->tabText(i)).arg(needs);
    }
    return {};
}

QString cutCombo(const QComboBox *box)
{
    const int needs = box->fontMetrics().horizontalAdvance(box->currentText());
    QStyleOptionComboBox option;
    option.initFrom(box);
    const QRect field = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                     QStyle::SC_ComboBoxEditField, box);
    return needs > field.width() + kSlack
               ? QStringLiteral("\"%1\" needs a width of %2").arg(box->currentText()).arg(needs)
               : QString();
}

QString cutPlaceholder(const QLineEdit *edit)
{
    if (!edit->text().isEmpty()) return {};
    QStyleOptionFrame option;
    option.initFrom(edit);
    option.lineWidth = edit->style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, edit);
    const QRect inside = edit->style()->subElementRect(QStyle::SE_LineEditContents, &option, edit);
    constexpr int kBeside = 4;  // as QLineEdit reserves left and right of the text
    const int needs = edit->fontMetrics().horizontalAdvance(edit->placeholderText()) + kBeside;
    return needs > inside.width() + kSlack ? QStringLiteral("\"%1\" needs a width of %2")
                                                 .arg(edit->placeholderText())
                                                 .arg(needs)
                                           : QString();
}

QString headerText(const QHeaderView *header, int section)
{
    return header->model()->headerData(section, header->orientation()).toString();
}

/// A column that shows nothing but its title.
bool isBlank(const QTableView &table, int column, int rows)
{
    for (int r = 0; r < rows; ++r) {
        const QModelIndex cell = table.model()->index(r, column);
        if (!cell.data().toString().isEmpty() || cell.data(Qt::DecorationRole).isValid()
            || cell.data(Qt::CheckStateRole).isValid())
            return false;
    }
    return rows > 0;
}

/// Titles that do not fit, and cells that are cut while another column is wider than its content or
/// has none.
QStringList cutColumns(const QTableView *table)
{
    QStringList found;
    const QHeaderView *header = table->horizontalHeader();
    if (!header->isVisible() || !header->model() || header->count() > 40) return found;
    int spare = 0, lacking = 0;
    QStringList cut;
    for (int c = 0; c < header->count(); ++c) {
        if (header->isSectionHidden(c) || header->sectionSize(c) == 0) continue;
        const QString title = headerText(header, c);
        const int needs = header->fontMetrics().horizontalAdvance(title);
        if (!title.isEmpty() && needs + 4 > header->sectionSize(c))
            found << QStringLiteral("column \"%1\" needs a width of %2, has %3")
                         .arg(title)
                         .arg(needs + 4)
                         .arg(header->sectionSize(c));
        int widest = 0;
        const int rows = std::min(table->model()->rowCount(), 30);
        for (int r = 0; r < rows; ++r) {
            const QString text = table->model()->index(r, c).data().toString();
            widest = std::max(widest, table->fontMetrics().horizontalAdvance(text));
        }
        if (isBlank(*table, c, rows)) {
            spare += header->sectionSize(c);
            continue;
        }
        // A heading has room for the sign of the order; that is not empty.
        const int heading = std::max(needs + 24, header->sectionSizeHint(c));
        const int left = header->sectionSize(c) - std::max(heading, widest + 24);
        lacking += std::max(0, -left);
        if (left < -16) cut << QStringLiteral("\"%1\" lacks %2").arg(title).arg(-left);
        spare += std::max(0, left);
    }
    if (!cut.isEmpty() && spare >= lacking)
        found << QStringLiteral("cells of %1 are cut beside %2 empty pixels")
                     .arg(cut.join(QStringLiteral(", ")))
                     .arg(spare);
    return found;
}

/// The column whose texts are painted as pills; -1: there is none.
int pillColumn(const QTableView &table)
{
    const QAbstractItemDelegate *delegate = table.itemDelegate();
    if (qobject_cast<const desktop::ActivityDelegate *>(delegate))
        return desktop::ActivityModel::Outcome;
    const auto *status = qobject_cast<const desktop::StatusDelegate *>(delegate);
    return status ? status->statusColumn() : -1;
}

/// Pills whose text is elided, whatever room the other columns have.
QStringList cutPills(const QTableView &table)
{
    QStringList found;
    const int column = pillColumn(table);
    if (column < 0 || table.isColumnHidden(column)) return found;
    const int rows = std::min(table.model()->rowCount(), 30);
    for (int r = 0; r < rows; ++r) {
        const QString text = table.model()->index(r, column).data().toString();
        const int needs = desktop::style::badgeWidth(text) + 2 * desktop::style::kPadding;
        if (!text.isEmpty() && needs > table.columnWidth(column))
            found << QStringLiteral("the pill \"%1\" needs a width of %2, has %3")
                         .arg(text)
                         .arg(needs)
                         .arg(table.columnWidth(column));
    }
    return found;
}

QStringList cutTexts(const QWidget *w)
{
    QString one;
    if (const auto *label = qobject_cast<const QLabel *>(w)) one = cutLabel(label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(w)) one = cutButton(button);
    if (const auto *bar = qobject_cast<const QTabBar *>(w)) one = cutTabs(bar);
    if (const auto *box = qobject_cast<const QComboBox *>(w)) one = cutCombo(box);
    if (const auto *edit = qobject_cast<const QLineEdit *>(w)) one = cutPlaceholder(edit);
    if (const auto *table = qobject_cast<const QTableView *>(w))
        return cutColumns(table) + cutPills(*table);
    return one.isEmpty() ? QStringList() : QStringList(one);
}

/// Children that lie over each other or stick out of a parent that does not scroll.
QStringList misplaced(const QWidget *parent, const QWidget &window)
{
    QStringList found;
    QList<QWidget *> shown;
    for (QObject *child : parent->children()) {
        auto *w = qobject_cast<QWidget *>(child);
        if (!w || !w->isVisible() || w->isWindow() || isFloating(w) || isInternal(w)) continue;
        if (w->size().isEmpty()) continue;
        shown << w;
    }
    const bool scrolls = qobject_cast<const QAbstractScrollArea *>(parent)
                         || qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
    if (scrolls) return found;
    const QRect room = parent->rect().adjusted(-kSlack, -kSlack, kSlack, kSlack);
    for (int i = 0; i < shown.size(); ++i) {
        if (!room.contains(shown[i]->geometry()))
            found << QStringLiteral("%1 sticks out of %2")
                         .arg(placeOf(shown[i], window), placeOf(parent, window));
        for (int k = 0; k < i; ++k) {
            const QRect over = shown[i]->geometry().intersected(shown[k]->geometry());
            if (over.width() > kSlack && over.height() > kSlack)
                found << QStringLiteral("%1 lies over %2")
                             .arg(placeOf(shown[i], window), placeOf(shown[k], window));
        }
    }
    return found;
}

}  // namespace

QStringList layoutProblems(const QWidget &window)
{
    QStringList found = misplaced(&window, window);
    for (const QWidget *w : window.findChildren<QWidget *>()) {
        if (w->window() != &window || !w->isVisible() || w->visibleRegion().isEmpty()) continue;
        if (isInternal(w)) continue;
        const QString said = w->property("text").toString();
        for (const QString &fault : cutTexts(w))
            found << QStringLiteral("%1 \"%2\": %3").arg(placeOf(w, window), said, fault);
        found << misplaced(w, window);
    }
    return found;
}

}  // namespace roomrack::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboard_walk.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtGui/QImage>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QCalendarWidget>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDateTimeEdit>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QSplitterHandle>

#include <algorithm>

namespace roomrack::tests {

namespace {

constexpr int kMostStops = 400;
constexpr int kPartsOfADate = 5;  ///< weekday, day, month, year, and leaving it
constexpr int kMostCells = 200;
constexpr int kSeenPixels = 12;    ///< minimum number of pixels that must differ
constexpr int kSeenDistance = 40;  ///< in one of their colour channels, of 255

QString nameOf(const QWidget *w)
{
    const auto *button = qobject_cast<const QAbstractButton *>(w);
    QString name = w->accessibleName();
    if (name.isEmpty() && button) name = button->text();
    return QStringLiteral("%1 \"%2\" %3")
        .arg(QLatin1String(w->metaObject()->className()), name, w->objectName());
}

/// An internal part of one of Qt's own controls.
bool isPart(const QWidget *w, const QWidget *window)
{
    for (const QWidget *up = w->parentWidget(); up && up != window; up = up->parentWidget()) {
        if (qobject_cast<const QAbstractSpinBox *>(up) || qobject_cast<const QComboBox *>(up)
            || qobject_cast<const QLineEdit *>(up) || qobject_cast<const QCalendarWidget *>(up))
            return true;
    }
    return false;
}

bool isControl(const QWidget *w)
{
    return qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QLineEdit *>(w)
           || qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w)
           || qobject_cast<const QAbstractItemView *>(w) || qobject_cast<const QPlainTextEdit *>(w)
           || qobject_cast<const QSplitterHandle *>(w)
           || (w->focusPolicy() & Qt::ClickFocus && !w->inherits("QScrollArea"));
}

QList<QWidget *> controlsOf(const QWidget &window)
{
    QList<QWidget *> found;
    for (QWidget *w : window.findChildren<QWidget *>()) {
        if (w->window() != &window || !w->isVisible() || !w->isEnabled()) continue;
        if (!isControl(w) || isPart(w, &window) || w->focusProxy()) continue;
        if (w->inherits("QHeaderView") || w->inherits("QScrollBar") || w->inherits("QMenuBar"))
            continue;
        // A label with selectable text is no control.
        if (qobject_cast<const QLabel *>(w) && !(w->focusPolicy() & Qt::TabFocus)) continue;
        if (w->inherits("Page") || w->size().isEmpty()) continue;
        if (!w->property("keys").toString().isEmpty()) continue;
        found << w;
    }
    return found;
}

QImage faceOf(QWidget *w)
{
    return w->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

bool differ(const QImage &a, const QImage &b)
{
    if (a.size() != b.size()) return true;
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                       std::abs(qBlue(p) - qBlue(q))});
            if (most >= kSeenDistance && ++different >= kSeenPixels) return true;
        }
    }
    return false;
}

void key(QWidget &window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *to = window.focusWidget() ? window.focusWidget() : &window;
    QTest::keyClick(to, key, modifiers);
}

/// The editor of a cell is part of its table.
QWidget *ownerOf(QWidget *focus)
{
    for (QWidget *up = focus; up; up = up->parentWidget()) {
        auto *view = qobject_cast<QAbstractItemView *>(up->parentWidget());
        if (view && view->viewport() == up) return view;
    }
    return focus;
}

/// Moves on by Tab or Shift+Tab, also through the parts of a date and the editable cells of a
/// table.
void proceed(QWidget &window, Qt::Key tab)
{
    const auto shift = tab == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier;
    const QWidget *before = ownerOf(window.focusWidget());
    const bool date = qobject_cast<const QDateTimeEdit *>(before);
    for (int i = 0; i < (date ? kPartsOfADate : kMostCells); ++i) {
        const bool typing = window.focusWidget() != before;
        key(window, tab, shift);
        const bool inside = ownerOf(window.focusWidget()) == before;
        if (!inside || (!date && !typing && window.focusWidget() == before)) return;
    }
}

/// Arrow keys move along the buttons of a group and choose each of them.
QSet<QWidget *> byArrows(QWidget &window, const QList<QWidget *> &stops)
{
    QSet<QWidget *> reached;
    for (QWidget *stop : stops) {
        const auto *button = qobject_cast<QAbstractButton *>(stop);
        if (!button || !button->isVisible()) continue;
        const QButtonGroup *group = button->group();
        const int members = group ? int(group->buttons().size()) : button->autoExclusive() ? 12 : 0;
        if (members < 2 || button->inherits("roomrack::desktop::NavButton")) continue;
        stop->setFocus(Qt::TabFocusReason);
        auto *chosen = group ? group->checkedButton() : nullptr;
        for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up}) {
            for (int i = 0; i < members; ++i) {
                key(window, way);
                if (window.focusWidget()) reached << window.focusWidget();
            }
        }
        // Restores the previous choice.
        if (chosen) chosen->click();
    }
    return reached;
}

QStringList doubledKeys(const QWidget &window)
{
    QHash<QString, QStringList> owners;
    const auto add = [&owners](const QString &text, const QString &owner) {
        const QString keys = QKeySequence::mnemonic(text).toString();
        if (!keys.isEmpty()) owners[keys] << owner;
    };
    for (const QWidget *w : window.findChildren<QWidget *>()) {
        if (w->window() != &window || !w->isVisible()) continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(w))
            add(button->text(), button->text());
        const auto *label = qobject_cast<const QLabel *>(w);
        if (label && label->buddy()) add(label->text(), label->text());
        if (const auto *bar = qobject_cast<const QMenuBar *>(w)) {
            for (const QAction *a : bar->actions())
                if (a->isVisible()) add(a->text(), a->text());
        }
    }
    QStringList problems;
    for (auto at = owners.cbegin(); at != owners.cend(); ++at) {
        if (at->size() > 1)
            problems << QStringLiteral("%1 means: %2").arg(at.key(), at->join(QLatin1String(", ")));
    }
    problems.sort();
    return problems;
}

QStringList menuProblems(QWidget *stop)
{
    const auto policy = stop->contextMenuPolicy();
    const bool own = policy == Qt::CustomContextMenu || policy == Qt::ActionsContextMenu;
    // Menus of Qt's own controls are not tested; that of a spin box runs a nested event loop.
    if (!own || QApplication::focusWidget() != stop) return {};
    QTest::keyClick(stop, Qt::Key_F10, Qt::ShiftModifier);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!menu) {
        // A table whose header has no actions has no menu.
        const bool idle =
            stop->inherits("QTableView") && !stop->inherits("roomrack::desktop::GridView");
        return idle ? QStringList() : QStringList{nameOf(stop) + QLatin1String(": no menu by key")};
    }
    QStringList missed;
    menuByArrows(&missed);
    QStringList problems;
    for (const QString &m : missed)
        problems << nameOf(stop) + QLatin1String(": arrows do not reach ") + m;
    if (QApplication::activePopupWidget())
        problems << nameOf(stop) + QLatin1String(": Escape leaves its menu open");
    return problems;
}

QStringList goThrough(QMenu *menu, const QString &before, QStringList *missed)
{
    QStringList found;
    QSet<QAction *> reached;
    const int entries = int(menu->actions().size());
    for (int i = 0; i <= entries; ++i) {
        QTest::keyClick(menu, Qt::Key_Down);
        QAction *at = menu->activeAction();
        if (!at || reached.contains(at)) continue;
        reached << at;
        const QString path = before + at->text().section(QLatin1Char('\t'), 0, 0).remove(u'&');
        if (!at->menu() || !at->isEnabled()) {
            found << path;
            continue;
        }
        QTest::keyClick(menu, Qt::Key_Right);
        if (QApplication::activePopupWidget() == at->menu())
            found << goThrough(at->menu(), path + u'/', missed);
        else if (missed)
            *missed << path;
    }
    for (QAction *action : menu->actions()) {
        const bool wanted = action->isVisible() && action->isEnabled() && !action->isSeparator();
        if (wanted && !reached.contains(action) && missed) *missed << before + action->text();
    }
    QTest::keyClick(menu, Qt::Key_Escape);
    return found;
}

}  // namespace

QStringList menuByArrows(QStringList *missed)
{
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    return menu ? goThrough(menu, {}, missed) : QStringList();
}

bool chooseByKeys(const QStringList &path)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F10, Qt::ShiftModifier);
    for (const QString &text : path) {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu) return false;
        const int entries = int(menu->actions().size());
        const auto found = [&] {
            const QAction *at = menu->activeAction();
            return at && at->text().remove(u'&').startsWith(text);
        };
        for (int i = 0; i < entries && !found(); ++i) QTest::keyClick(menu, Qt::Key_Down);
        if (!found()) return false;
        QTest::keyClick(menu, Qt::Key_Return);
    }
    return !QApplication::activePopupWidget();
}

QList<QWidget *> tabRound(QWidget &window)
{
    QList<QWidget *> stops;
    if (!window.focusWidget()) key(window, Qt::Key_Tab);
    for (int i = 0; i < kMostStops; ++i) {
        QWidget *at = ownerOf(window.focusWidget());
        if (!at || stops.contains(at)) break;
        stops << at;
        proceed(window, Qt::Key_Tab);
    }
    return stops;
}

QStringList keyboardProblems(QWidget &window)
{
    QStringList problems;
    const QList<QWidget *> controls = controlsOf(window);
    const QList<QWidget *> stops = tabRound(window);
    if (stops.isEmpty()) return {QStringLiteral("nothing takes the keys")};
    if (ownerOf(window.focusWidget()) != stops.first())
        problems << nameOf(window.focusWidget()) + QLatin1String(": Tab does not get out of it");
    for (int i = int(stops.size()) - 1; i >= 0; --i) {
        proceed(window, Qt::Key_Backtab);
        if (ownerOf(window.focusWidget()) == stops[i]) continue;
        problems << nameOf(stops[i]) + QLatin1String(": Shift+Tab goes elsewhere");
        break;
    }
    for (QWidget *stop : stops) {
        if (!stop->isVisible()) continue;
        stop->setFocus(Qt::TabFocusReason);
        const QImage with = faceOf(stop);
        problems << menuProblems(stop);
        proceed(window, Qt::Key_Tab);
        if (ownerOf(window.focusWidget()) != stop && !differ(with, faceOf(stop)))
            problems << nameOf(stop) + QLatin1String(": cannot be seen to have the keys");
    }
    problems << doubledKeys(window);
    QList<QWidget *> missing;
    for (QWidget *control : controls)
        if (!stops.contains(control)) missing << control;
    if (missing.isEmpty()) return problems;
    const QSet<QWidget *> more = byArrows(window, stops);
    for (QWidget *control : missing) {
        const auto *button = qobject_cast<QAbstractButton *>(control);
        const bool page = button && button->inherits("roomrack::desktop::NavButton");
        if (!page && !more.contains(control))
            problems << nameOf(control) + QLatin1String(": no key reaches it");
    }
    return problems;
}

}  // namespace roomrack::tests

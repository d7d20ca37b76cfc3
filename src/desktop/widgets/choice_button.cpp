// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/choice_button.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"

#include <QtGui/QCursor>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kWidestChoice = 200;  ///< pixels; a longer name is elided, and whole in the tool tip
constexpr int kUsualChoice = 120;   ///< pixels; what is kept free for a choice at most
constexpr int kLeastChoice = 80;    ///< pixels; the same of a button that gives way

/// A menu that stays open while boxes are ticked. Enter ticks the current one and closes it; Escape
/// closes it.
class TickMenu final : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void showEvent(QShowEvent *event) override
    {
        pressed_ = false;
        openedAt_ = QCursor::pos();
        QMenu::showEvent(event);
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        QMenu::mousePressEvent(event);
        pressed_ = isVisible();
    }
    /// A list that covers its button gets the release of the press that opened it: that ticks a row
    /// only after a drag to it.
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        const QPoint way = event->globalPosition().toPoint() - openedAt_;
        const bool dragged = way.manhattanLength() > QApplication::startDragDistance();
        const bool meant = std::exchange(pressed_, false) || dragged;
        QAction *at = actionAt(event->position().toPoint());
        if (!isTickable(at)) return QMenu::mouseReleaseEvent(event);
        // A row under an arrow that scrolls the list is not the active one.
        if (meant && at == activeAction()) at->trigger();
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        QAction *at = activeAction();
        if (event->key() == Qt::Key_Space && tick(at)) return;
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (!enter || !at || !at->isCheckable()) return QMenu::keyPressEvent(event);
        // It never takes back what Space has ticked.
        if (!at->isChecked()) tick(at);
        close();
    }

private:
    static bool isTickable(const QAction *action)
    {
        return action && action->isCheckable() && action->isEnabled();
    }
    static bool tick(QAction *action)
    {
        if (!isTickable(action)) return false;
        action->trigger();
        return true;
    }

    QPoint openedAt_;       ///< of the pointer, on the screen
    bool pressed_ = false;  ///< a button of the mouse, in the list
};

/// An ampersand in a name is no access key.
QString literal(QString text)
{
    return text.replace(u'&', QLatin1String("&&"));
}

}  // namespace

ChoiceButton::ChoiceButton(const QString &name, QWidget *parent)
    : QPushButton(name, parent), name_(name), menu_(new TickMenu(this))
{
    setProperty("menu", true);
    setMenu(menu_);
    setAutoDefault(false);
    setAccessibleName(name);
}

/// A hotel may have hundreds of room types: what stays is neither made nor measured again.
void ChoiceButton::setChoices(const std::vector<Choice> &choices)
{
    const QVariantList before = chosen();
    QList<QAction *> actions = menu_->actions();
    while (actions.size() > std::ssize(choices)) delete actions.takeLast();
    while (actions.size() < std::ssize(choices)) actions << addAction();
    usual_ = 0;
    const QFontMetrics strong(Theme::font(TextSize::Body, QFont::DemiBold));
    least_ = strong.horizontalAdvance(name_);
    for (size_t i = 0; i < choices.size(); ++i) {
        const Choice &choice = choices[i];
        QAction *action = actions[qsizetype(i)];
        usual_ = std::max(usual_, widthOf(choice.text));
        if (least_ < kLeastChoice)
            least_ =
                std::max(least_, std::min(kLeastChoice, strong.horizontalAdvance(choice.text)));
        if (action->property("name") != choice.text) {
            action->setText(literal(choice.text));
            action->setProperty("name", choice.text);
        }
        action->setData(choice.value);
        action->setChecked(before.contains(choice.value));
    }
    showName();
    updateGeometry();
}

QAction *ChoiceButton::addAction()
{
    QAction *action = menu_->addAction(QString());
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this] {
        showName();
        emit changed();
    });
    return action;
}

/// Of the button with this choice alone, as far as it is kept free.
int ChoiceButton::widthOf(const QString &choice)
{
    const QFont font = Theme::font(TextSize::Body, QFont::DemiBold);
    if (font != measured_) widths_.clear();
    measured_ = font;
    if (const auto known = widths_.constFind(choice); known != widths_.cend()) return *known;
    const QFontMetrics strong(font);
    const QString usual = strong.elidedText(choice, Qt::ElideMiddle, kUsualChoice);
    return *widths_.insert(choice, strong.horizontalAdvance(wordsOf(usual)));
}

QVariantList ChoiceButton::chosen() const
{
    QVariantList values;
    for (const QAction *action : menu_->actions()) {
        if (action->isChecked()) values << action->data();
    }
    return values;
}

void ChoiceButton::setChosen(const QVariantList &values)
{
    const QVariantList before = chosen();
    for (QAction *action : menu_->actions()) action->setChecked(values.contains(action->data()));
    showName();
    if (chosen() != before) emit changed();
}

void ChoiceButton::giveWay()
{
    givesWay_ = true;
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize ChoiceButton::sizeHint() const
{
    return style::withRoomFor(room(), *this, QPushButton::sizeHint());
}

QSize ChoiceButton::minimumSizeHint() const
{
    QSize hint = sizeHint();
    if (givesWay_ && least_ > 0) hint.rwidth() -= std::max(0, room() - least_);
    return hint;
}

void ChoiceButton::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    if (givesWay_) showName();
}

QString ChoiceButton::wordsOf(const QString &choice) const
{
    return tr("%1: %2", "a filter and what is chosen").arg(name_, choice);
}

/// `more`: how many choices besides the first one; negative: none is chosen.
QString ChoiceButton::wordsOf(const QString &first, int more) const
{
    if (more < 0) return name_;
    if (more == 0) return wordsOf(first);
    return tr("%1: %2 +%3", "a filter, the first choice, how many more")
        .arg(name_, first)
        .arg(more);
}

/// The text as far as there is room for it.
QString ChoiceButton::fitted(const QString &first, int more) const
{
    const QFontMetrics metrics = fontMetrics();
    const QString usual = wordsOf(metrics.elidedText(first, Qt::ElideMiddle, kWidestChoice), more);
    // A button that no layout has placed yet has no width of its own.
    if (!givesWay_ || more < 0 || !testAttribute(Qt::WA_Resized)) return usual;
    const int free = width() - (sizeHint().width() - room());
    if (metrics.horizontalAdvance(usual) <= free) return usual;
    const QString rest = more == 0 ? QString() : QStringLiteral(" +%1").arg(more);
    return metrics.elidedText(first, Qt::ElideMiddle, free - metrics.horizontalAdvance(rest))
           + rest;
}

void ChoiceButton::showName()
{
    QString first;
    int more = -1;
    for (const QAction *action : menu_->actions()) {
        if (!action->isChecked()) continue;
        if (more < 0) first = action->property("name").toString();
        ++more;
    }
    style::emphasize(this, more >= 0);
    const QString all = wordsOf(first, more);
    const QString usual = fontMetrics().elidedText(first, Qt::ElideMiddle, kWidestChoice);
    const int whole = fontMetrics().horizontalAdvance(wordsOf(usual, more));
    if (std::exchange(whole_, whole) != whole) updateGeometry();
    const QString shown = fitted(first, more);
    setText(literal(shown));
    setToolTip(shown == all ? QString() : style::tip(all));
    setAccessibleDescription(all);
}

}  // namespace roomrack::desktop

#include "moc_choice_button.cpp"

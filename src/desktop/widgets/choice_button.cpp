// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/choice_button.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QMenu>

namespace roomrack::desktop {

namespace {

/// A menu that stays open while boxes are ticked; Enter and Escape close it.
class TickMenu final : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!tick(actionAt(event->pos()))) QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Space && tick(activeAction())) return;
        QMenu::keyPressEvent(event);
    }

private:
    static bool tick(QAction *action)
    {
        if (!action || !action->isCheckable() || !action->isEnabled()) return false;
        action->trigger();
        return true;
    }
};

}  // namespace

ChoiceButton::ChoiceButton(const QString &name, QWidget *parent)
    : QPushButton(name, parent), name_(name), menu_(new TickMenu(this))
{
    setProperty("menu", true);
    setMenu(menu_);
    setAutoDefault(false);
    setAccessibleName(name);
}

void ChoiceButton::setChoices(const std::vector<Choice> &choices)
{
    const QVariantList before = chosen();
    menu_->clear();
    for (const Choice &choice : choices) {
        QAction *action = menu_->addAction(choice.text);
        action->setCheckable(true);
        action->setData(choice.value);
        action->setChecked(before.contains(choice.value));
        connect(action, &QAction::triggered, this, [this] {
            showName();
            emit changed();
        });
    }
    showName();
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

void ChoiceButton::showName()
{
    QString first;
    int more = -1;
    for (const QAction *action : menu_->actions()) {
        if (!action->isChecked()) continue;
        if (more < 0) first = action->text();
        ++more;
    }
    if (more < 0)
        setText(name_);
    else if (more == 0)
        setText(tr("%1: %2", "a filter and what is chosen").arg(name_, first));
    else
        setText(tr("%1: %2 +%3", "a filter, the first choice, how many more")
                    .arg(name_, first)
                    .arg(more));
    setProperty("strong", more >= 0);
    setAccessibleDescription(text());
}

}  // namespace roomrack::desktop

#include "moc_choice_button.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/top_bar.h"

#include "desktop/session/page.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/calendar.h"
#include "desktop/widgets/popover.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWeek = 7;
/// Marks a button that opens a menu or panel.
const QString kArrow = QStringLiteral(" ▾");
constexpr int kLeastName = 80;  ///< pixels; of the hotel

/// The width that a text takes in this button, beside what belongs to every button.
int widthOf(const QPushButton &button, const QString &text)
{
    return button.property("look") == QLatin1String("segment")
               ? style::segmentWidth(text)
               : button.fontMetrics().horizontalAdvance(text);
}

/// Removes all widgets from a layout without deleting them: their pages own them.
void empty(QHBoxLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget()) item->widget()->hide();
        delete item;
    }
}

/// Collects the focusable widgets in the bar's order; pages have created theirs in another order.
void collectStops(const QLayout *layout, QList<QWidget *> *stops)
{
    for (int i = 0; i < layout->count(); ++i) {
        QLayoutItem *item = layout->itemAt(i);
        if (QWidget *widget = item->widget()) {
            if (widget->focusPolicy() != Qt::NoFocus) *stops << widget;
            if (widget->layout()) collectStops(widget->layout(), stops);
        } else if (item->layout()) {
            collectStops(item->layout(), stops);
        }
    }
}

}  // namespace

TopBar::TopBar(HotelSession &session, PageActions &actions, const Theme &theme,
               const UndoController &undo, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), theme_(theme),
      property_(new QPushButton), back_(new QPushButton(QStringLiteral("‹"))),
      today_(new QPushButton(tr("Today"))), forward_(new QPushButton(QStringLiteral("›"))),
      date_(new QPushButton), undoButton_(new QPushButton(tr("↶ Undo"))),
      redoButton_(new QPushButton(QStringLiteral("↷"))),
      newBooking_(new QPushButton(tr("New booking"))), row_(new QHBoxLayout(this)),
      pageWidgets_(new QHBoxLayout), pageButtons_(new QHBoxLayout)
{
    setProperty("look", QStringLiteral("bar"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(51);
    build();
    follow(undoButton_, undo.undoAction(), undo);
    follow(redoButton_, undo.redoAction(), undo);
    connect(back_, &QPushButton::clicked, this, [this] { move(-kWeek); });
    connect(forward_, &QPushButton::clicked, this, [this] { move(kWeek); });
    connect(today_, &QPushButton::clicked, this,
            [this] { actions_.setFirstNight(session_.businessDate()); });
    connect(date_, &QPushButton::clicked, this, &TopBar::pickDate);
    connect(newBooking_, &QPushButton::clicked, this, [this] {
        if (actions_.newBooking)
            actions_.newBooking(page_ ? page_->bookingPreset() : BookingPreset());
    });
    const auto offer = [this] { allow(newBooking_, true, session_.whyNot(booking::Act::Book)); };
    connect(&session.users(), &DeskUsers::personChanged, this, offer);
    offer();
    connect(&actions, &PageActions::firstNightChanged, this, &TopBar::showDate);
    connect(&session, &HotelSession::loaded, this, &TopBar::fillProperties);
    fillProperties();
    showDate(actions.firstNight());
}

void TopBar::build()
{
    row_->setContentsMargins(style::kMargin, 0, style::kMargin, 1);
    row_->setSpacing(style::kSmallGap);
    property_->setProperty("strong", true);
    property_->setAccessibleName(tr("Hotel"));
    back_->setFixedWidth(29);
    back_->setAccessibleName(tr("Back one week"));
    back_->setToolTip(tr("Back one week"));
    forward_->setFixedWidth(29);
    forward_->setAccessibleName(tr("Forward one week"));
    forward_->setToolTip(tr("Forward one week"));
    date_->setAccessibleName(tr("First night shown"));
    style::primary(newBooking_);
    newBooking_->setVisible(bool(actions_.newBooking));
    style::shorten(undoButton_, QStringLiteral("↶"));
    for (QPushButton *button : {property_, back_, today_, forward_, date_}) {
        button->setFocusPolicy(Qt::TabFocus);
        row_->addWidget(button);
    }
    pageWidgets_->setSpacing(style::kSmallGap);
    pageButtons_->setSpacing(style::kSmallGap);
    row_->addLayout(pageWidgets_);
    row_->addStretch();
    row_->addLayout(pageButtons_);
    redoButton_->setFixedWidth(31);
    for (QPushButton *button : {undoButton_, redoButton_, newBooking_}) {
        button->setFocusPolicy(Qt::TabFocus);
        row_->addWidget(button);
    }
}

bool TopBar::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
    return done;
}

/// If the bar is too narrow, shows the short texts of all buttons, else of none. What is still too
/// long then is taken from the name of the hotel: no other text has its end cut off.
void TopBar::fit()
{
    struct Text {
        QPushButton *button;
        QString full, brief;
    };
    std::vector<Text> texts;
    int needed = row_->sizeHint().width() + nameLacks();
    for (QPushButton *button : findChildren<QPushButton *>()) {
        const QString brief = button->property("shortText").toString();
        // Those of other pages are hidden with what contains them.
        if (brief.isEmpty() || !button->isVisibleTo(this)) continue;
        const QString full = button->property("longText").toString();
        if (button->text() == brief) needed += widthOf(*button, full) - widthOf(*button, brief);
        texts.push_back({button, full, brief});
    }
    const bool narrow = needed > width();
    for (const Text &text : texts) {
        const QString &now = narrow ? text.brief : text.full;
        if (text.button->text() == now) continue;
        if (text.button->property("look") == QLatin1String("segment"))
            style::setSegmentText(text.button, now);
        else
            text.button->setText(now);
        // Activate at once: until the event loop runs the text would be cut off.
        for (QWidget *at = text.button->parentWidget(); at && at != this; at = at->parentWidget())
            if (at->layout()) at->layout()->activate();
    }
    fitName();
    row_->activate();
}

/// The pixels by which the name is shown shorter than it is, with its city.
int TopBar::nameLacks() const
{
    const QFontMetrics metrics = property_->fontMetrics();
    return metrics.horizontalAdvance(name_ + kArrow) - metrics.horizontalAdvance(property_->text());
}

/// If the name lacks room, the city goes first, then the end of the name.
void TopBar::fitName()
{
    const int lack = row_->sizeHint().width() + nameLacks() - width();
    const QFontMetrics metrics = property_->fontMetrics();
    // Not where nothing lacks: a width in whole pixels can be less than the text's own.
    const int room = std::max(kLeastName, metrics.horizontalAdvance(name_) - lack);
    const QString shown =
        lack > 0 ? metrics.elidedText(session_.view().property().name, Qt::ElideRight, room)
                 : QString(name_);
    if (property_->text() == shown + kArrow) return;
    property_->setText(shown + kArrow);
    property_->setToolTip(shown == name_ ? QString() : style::tip(name_));
}

/// The button triggers the action and shows its text.
void TopBar::follow(QPushButton *button, QAction *action, const UndoController &undo)
{
    const auto show = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->text());
    };
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(&undo, &UndoController::refreshed, button, show);
    show();
}

void TopBar::offerAddHotel(std::function<void()> add)
{
    addHotel_ = std::move(add);
    fillProperties();
}

void TopBar::setPage(const Page *page)
{
    page_ = page;
    empty(pageWidgets_);
    empty(pageButtons_);
    setDatesVisible(page && page->usesDates());
    if (!page) return;
    auto *mutablePage = const_cast<Page *>(page);
    for (QWidget *widget : mutablePage->barWidgets()) {
        pageWidgets_->addWidget(widget);
        widget->show();
    }
    for (QWidget *widget : mutablePage->barButtons()) {
        pageButtons_->addWidget(widget);
        widget->show();
    }
    QList<QWidget *> stops;
    collectStops(row_, &stops);
    for (int i = 1; i < stops.size(); ++i) setTabOrder(stops[i - 1], stops[i]);
}

void TopBar::setDatesVisible(bool visible)
{
    for (QPushButton *button : {back_, today_, forward_, date_}) button->setVisible(visible);
}

void TopBar::fillProperties()
{
    const inventory::Property &now = session_.view().property();
    const auto nameOf = [](const inventory::Property &property) {
        return property.city.isEmpty() ? property.name
                                       : tr("%1, %2").arg(property.name, property.city);
    };
    name_ = nameOf(now);
    property_->setText(name_ + kArrow);
    property_->setToolTip({});
    auto *menu = new QMenu(property_);
    for (const inventory::Property &property : session_.properties()) {
        QAction *action = menu->addAction(nameOf(property));
        action->setCheckable(true);
        action->setChecked(property.id == now.id);
        connect(action, &QAction::triggered, this, [this, action, id = property.id] {
            // The mark moves when the hotel is shown.
            action->setChecked(id == session_.property());
            selectHotel(id);
        });
    }
    if (addHotel_) {
        menu->addSeparator();
        menu->addAction(tr("Add hotel…"), this, addHotel_);
    }
    if (property_->menu()) property_->menu()->deleteLater();
    property_->setMenu(menu);
    if (actions_.firstNight() == Night()) showDate(session_.businessDate());
}

void TopBar::selectHotel(PropertyId hotel)
{
    const auto go = [this, hotel] { session_.selectProperty(hotel); };
    if (hotel == session_.property() || !actions_.leaveHotel) return go();
    actions_.leaveHotel(go);
}

void TopBar::showDate(Night night)
{
    date_->setText(dateText(night, QLocale()) + kArrow);
}

void TopBar::move(int nights)
{
    const Night from = actions_.firstNight();
    const Night to =
        std::clamp(from + nights, session_.view().ledger().first(),
                   std::max(session_.view().ledger().first(), session_.view().ledger().end() - 1));
    actions_.setFirstNight(to);
}

void TopBar::pickDate()
{
    auto *popover = new Popover(theme_, this);
    popover->setObjectName(QStringLiteral("datePicker"));
    auto *calendar = new Calendar;
    calendar->setDateRange(session_.view().ledger().first().date(),
                           (session_.view().ledger().end() - 1).date());
    calendar->setSelectedDate(actions_.firstNight().date());
    connect(calendar, &Calendar::chosen, popover, [this, popover](QDate date) {
        actions_.setFirstNight(Night::fromDate(date));
        popover->dismiss();
    });
    popover->content()->addWidget(calendar);
    popover->setFocusProxy(calendar);
    popover->openBeside(date_, date_->rect());
}

}  // namespace roomrack::desktop

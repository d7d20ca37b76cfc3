// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/room_numbers.h"

#include "desktop/new_booking/room_number_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/menu_escape.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QAction>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kMostShown = 12;  ///< rooms of the list, without scrolling

}  // namespace

RoomNumbers::RoomNumbers(HotelSession &session, QComboBox *list, QObject *parent)
    : QObject(parent), session_(session), list_(list),
      several_(new ChoiceButton(tr("Several rooms"))), model_(new RoomNumberModel(session, this)),
      none_(new QAction(this))
{
    none_->setEnabled(false);
    list_->setProperty("look", QStringLiteral("long"));
    list_->setMaxVisibleItems(kMostShown);
    list_->setModel(model_);
    style::suggestions(list_->view());
    makeButton();
    connect(list_, &QComboBox::activated, this, &RoomNumbers::pickOne);
    connect(model_, &RoomNumberModel::changed, this, [this] {
        show();
        emit readinessChanged();
    });
}

/// The numbers that are ticked stand in the list beside it, so it keeps its text and its width.
void RoomNumbers::makeButton()
{
    several_->setObjectName(QStringLiteral("severalRooms"));
    several_->ensurePolished();
    const QFontMetrics strong(Theme::font(TextSize::Body, QFont::DemiBold));
    const int text = strong.horizontalAdvance(several_->text());
    several_->setFixedWidth(style::withRoomFor(text, *several_, several_->sizeHint()).width());
    connect(several_->menu(), &QMenu::aboutToShow, this, &RoomNumbers::offerSeveral);
    connect(several_->menu(), &QMenu::aboutToHide, this, &RoomNumbers::show, Qt::QueuedConnection);
    MenuEscape::install(several_->menu());
    connect(several_, &ChoiceButton::changed, this, &RoomNumbers::pickSeveral);
}

void RoomNumbers::begin(std::optional<RoomId> room, int rooms)
{
    numbers_.clear();
    if (room) numbers_.push_back(*room);
    dropped_.clear();
    count_ = rooms;
    refused_ = false;
}

void RoomNumbers::setChoice(const StayChoice &choice)
{
    choice_ = choice;
    model_->setChoice(choice);
    show();
}

void RoomNumbers::setCount(int rooms)
{
    if (rooms == count_) return;
    count_ = rooms;
    drop();
}

void RoomNumbers::setType(RoomTypeId type)
{
    if (typeFor(type) != type) drop();
}

void RoomNumbers::drop()
{
    if (!numbers_.empty()) dropped_ = numbersText(numbers_);
    numbers_.clear();
}

RoomTypeId RoomNumbers::typeFor(RoomTypeId wanted) const
{
    return numbers_.empty() ? wanted : model_->typeFor(numbers_.front(), wanted);
}

bool RoomNumbers::areFree() const
{
    return std::all_of(numbers_.begin(), numbers_.end(),
                       [this](RoomId room) { return model_->isFree(room); });
}

bool RoomNumbers::isReady() const
{
    return (numbers_.empty() || std::ssize(numbers_) == count_) && areFree();
}

void RoomNumbers::setRefused(bool refused)
{
    refused_ = refused;
    style::setWrong(list_, !numbers_.empty() && (refused_ || !areFree()));
}

void RoomNumbers::focus()
{
    QWidget *field = several_;
    if (list_->isEnabled()) field = list_;
    field->setFocus(Qt::OtherFocusReason);
}

void RoomNumbers::pickOne(int row)
{
    numbers_.clear();
    if (const RoomId room = model_->roomAt(row)) numbers_.push_back(room);
    dropped_.clear();
    refused_ = false;
    emit picked();
}

/// The rooms that are free, of the chosen room type if there is one.
void RoomNumbers::offerSeveral()
{
    several_->menu()->removeAction(none_);
    std::vector<ChoiceButton::Choice> choices;
    QVariantList chosen;
    for (int row = 1; row < model_->rowCount(); ++row) {
        const RoomId room = model_->roomAt(row);
        const bool mine = std::find(numbers_.begin(), numbers_.end(), room) != numbers_.end();
        if (!mine && !model_->isFreeAs(room, choice_.roomType)) continue;
        choices.push_back({model_->index(row).data().toString(), room.value});
        if (mine) chosen << room.value;
    }
    several_->setChoices(choices);
    showSeveral(chosen);
    if (!choices.empty()) return;
    QString none = tr("No room is available for this stay");
    if (choice_.roomType)
        none = tr("%1: no room is available for this stay", "a room type")
                   .arg(session_.view().typeName(choice_.roomType));
    none_->setText(none.replace(u'&', QLatin1String("&&")));
    several_->menu()->addAction(none_);
}

void RoomNumbers::showSeveral(const QVariantList &ticked)
{
    const QSignalBlocker quiet(several_);
    several_->setChosen(ticked);
    several_->setText(several_->accessibleName());
}

/// The number of rooms follows the numbers; where more rooms were asked for, they are counted down.
void RoomNumbers::pickSeveral()
{
    std::vector<RoomId> chosen;
    for (const QVariant &room : several_->chosen()) chosen.push_back(RoomId{room.toLongLong()});
    const auto added = std::find_if(chosen.begin(), chosen.end(), [this](RoomId room) {
        return std::find(numbers_.begin(), numbers_.end(), room) == numbers_.end();
    });
    dropped_.clear();
    if (added != chosen.end()) {
        // All rooms of a booking are of one type: that of the last one.
        const auto alike = [this, last = *added](RoomId r) { return model_->areAlike(r, last); };
        const auto others = std::stable_partition(chosen.begin(), chosen.end(), alike);
        dropped_ = numbersText({others, chosen.end()});
        chosen.erase(others, chosen.end());
    }
    const auto roomsFor = [](const auto &numbers) { return std::max(1, int(numbers.size())); };
    const bool follows = count_ == roomsFor(numbers_);
    count_ = follows ? roomsFor(chosen) : std::max(count_, roomsFor(chosen));
    numbers_ = std::move(chosen);
    refused_ = false;
    emit picked();
}

QString RoomNumbers::numbersText(const std::vector<RoomId> &rooms) const
{
    QStringList numbers;
    for (const RoomId room : rooms) numbers << session_.view().catalogue().roomNumber(room);
    return numbers.join(QStringLiteral(", "));
}

/// "101, 103"; "101; choose 2 more".
QString RoomNumbers::text() const
{
    const QString text = numbersText(numbers_);
    const int more = count_ - int(numbers_.size());
    return more > 0 ? tr("%1; choose %2 more", "room numbers, how many are missing")
                          .arg(text, list_->locale().toString(more))
                    : text;
}

/// A room that is taken meanwhile stays chosen, with the reason, until another one is.
void RoomNumbers::show()
{
    std::erase_if(numbers_, [this](RoomId room) { return model_->rowOf(room) == 0; });
    const bool one = count_ == 1;
    list_->setEnabled(one);
    list_->setToolTip(one ? QString() : tr("Choose the numbers with “Several rooms”."));
    // The list shows one room; several are written over it.
    const bool several = !one && !numbers_.empty();
    if (!several) list_->setCurrentIndex(numbers_.empty() ? 0 : model_->rowOf(numbers_.front()));
    list_->setPlaceholderText(several ? text() : QString());
    if (several) list_->setCurrentIndex(-1);
    QVariantList ticked;
    if (several || several_->menu()->isVisible()) {
        for (const RoomId room : numbers_) ticked << room.value;
    }
    showSeveral(ticked);
    style::setWrong(list_, !numbers_.empty() && (refused_ || !areFree()));
}

}  // namespace roomrack::desktop

#include "moc_room_numbers.cpp"

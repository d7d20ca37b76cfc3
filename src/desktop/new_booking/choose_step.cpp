// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/choose_step.h"

#include "desktop/new_booking/offers_model.h"
#include "desktop/new_booking/room_number_model.h"
#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"
#include "new_booking/ui_choose_step.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kRefreshMs = 300;
constexpr int kTableHeight = 260;
constexpr int kPriceWidth = 104;
constexpr int kMostShown = 12;  ///< rooms of the list, without scrolling

/// Returns how many there are: only a hotel with several shows the field.
int fillSources(QComboBox *box, const inventory::Catalogue &catalogue)
{
    const QSignalBlocker quiet(box);
    box->clear();
    for (const inventory::Channel *channel : directChannels(catalogue))
        box->addItem(channelTitle(*channel), channel->id.value);
    return box->count();
}

}  // namespace

ChooseStep::ChooseStep(HotelSession &session, const Theme &theme, QWidget *parent)
    : QWidget(parent), session_(session), ui_(std::make_unique<Ui::ChooseStep>()),
      model_(new OffersModel(session.view(), locale(), this)),
      rooms_(new RoomNumberModel(session, this)), several_(new ChoiceButton(tr("Several rooms")))
{
    ui_->setupUi(this);
    style::setTone(ui_->obstacle, Tone::Warn);
    ui_->agreed->setMaximumWidth(140);
    ui_->agreed->setPlaceholderText(tr("Standard rate"));
    ui_->agreedLabel->setText(
        tr("Rate o&verride for the stay (%1)").arg(session_.view().property().currency.code()));
    ui_->code->setMaxLength(pricing::kMostCode);
    ui_->offersCard->setProperty("look", QStringLiteral("card"));
    makeTable(theme);
    ui_->room->setProperty("look", QStringLiteral("long"));
    ui_->room->setMaxVisibleItems(kMostShown);
    ui_->room->setModel(rooms_);
    connect(ui_->room, &QComboBox::activated, this, &ChooseStep::roomChosen);
    several_->setObjectName(QStringLiteral("severalRooms"));
    ui_->roomRow->addWidget(several_);
    setTabOrder(ui_->room, several_);
    connect(several_->menu(), &QMenu::aboutToShow, this, &ChooseStep::offerSeveral);
    connect(several_->menu(), &QMenu::aboutToHide, this, &ChooseStep::showRoom,
            Qt::QueuedConnection);
    connect(several_, &ChoiceButton::changed, this, &ChooseStep::severalChosen);
    connect(rooms_, &RoomNumberModel::changed, this, [this] {
        showRoom();
        emit readinessChanged();
    });
    // Enter holds rooms on a price only.
    EnterMovesOn::install(ui_->stay, ui_->offers);
    EnterMovesOn::install(ui_->room, ui_->offers);
    EnterMovesOn::install(ui_->source, ui_->offers);
    EnterMovesOn::install(ui_->code, ui_->offers);
    EnterMovesOn::install(ui_->agreed, ui_->offers);
    connect(ui_->stay, &StayFields::changed, this, &ChooseStep::stayChanged);
    connect(ui_->stay, &StayFields::validityChanged, this, &ChooseStep::changed);
    connect(ui_->agreed, &QLineEdit::textEdited, this, [this] {
        style::setWrong(ui_->agreed, !ui_->agreed->text().trimmed().isEmpty() && !agreed());
        showChoice();
    });
    connect(ui_->source, &QComboBox::currentIndexChanged, this, &ChooseStep::showOffers);
    connect(ui_->code, &QLineEdit::textEdited, this, [this] {
        style::setWrong(ui_->code, false);
        showOffers();
    });
    refresh_.setSingleShot(true);
    refresh_.setInterval(kRefreshMs);
    connect(&refresh_, &QTimer::timeout, this, &ChooseStep::askPrices);
    connect(&session_.changes(), &HotelChanges::cellsChanged, this, [this] {
        if (isVisible() && !refresh_.isActive()) refresh_.start();
    });
}

ChooseStep::~ChooseStep() = default;

void ChooseStep::makeTable(const Theme &theme)
{
    QTableView *table = ui_->offers;
    style::table(table);
    table->setModel(model_);
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setMinimumHeight(kTableHeight);
    StatusDelegate::Columns columns;
    columns.strong = {OffersModel::Type};
    columns.enabledRole = OffersModel::kPossibleRole;
    table->setItemDelegate(new StatusDelegate(theme, columns, table));
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChooseStep::cellChosen);
    connect(table, &QTableView::activated, this, &ChooseStep::chosen);
}

void ChooseStep::begin(const BookingPreset &preset)
{
    const inventory::Property &house = session_.view().property();
    ui_->stay->setLimits(house.businessDate, house.horizonEnd());
    ui_->stay->setToday(house.businessDate);
    ui_->stay->setStay(preset.stay.value_or(Stay(house.businessDate, 1)));
    numbers_.clear();
    if (preset.room) numbers_.push_back(*preset.room);
    counted_ = ui_->stay->rooms();
    rooms_->setStay(ui_->stay->stay(), ui_->stay->adults());
    type_ = preset.roomType.value_or(rooms_->typeFor(preset.room.value_or(RoomId{}), {}));
    // Not a room that is too small for the guests who are entered there.
    if (const inventory::RoomType *type = session_.view().catalogue().roomType(type_)) {
        const int most = std::min(type->maxGuests, type->maxAdults.value_or(type->maxGuests));
        if (ui_->stay->adults() > most) ui_->stay->setGuests(most, 0);
    }
    const auto &plans = session_.view().rates().plans();
    plan_ = plans.empty() ? RatePlanId{} : plans.front().id;
    ui_->agreed->clear();
    ui_->code->clear();
    const bool sources = fillSources(ui_->source, session_.view().catalogue()) > 1;
    ui_->sourceLabel->setVisible(sources);
    ui_->source->setVisible(sources);
    // Only a hotel with a plan that asks for a code shows the field.
    const bool codes = std::any_of(plans.begin(), plans.end(), [](const auto &plan) {
        return !plan.conditions.code.isEmpty();
    });
    ui_->codeLabel->setVisible(codes);
    ui_->code->setVisible(codes);
    stayChanged();
}

void ChooseStep::setRooms(int rooms)
{
    ui_->stay->setRooms(rooms);
}

StayChoice ChooseStep::choice() const
{
    StayChoice c;
    c.stay = ui_->stay->stay();
    c.rooms = ui_->stay->rooms();
    c.adults = ui_->stay->adults();
    c.children = ui_->stay->children();
    c.roomType = type_;
    c.plan = plan_;
    c.agreedTotal = agreed().value_or(-1);
    c.numbers = numbers_;
    c.code = ui_->code->text().trimmed();
    c.source = ChannelId{ui_->source->currentData().toLongLong()};
    return c;
}

std::optional<qint64> ChooseStep::agreed() const
{
    const auto amount = parseAmount(ui_->agreed->text(), session_.view().property().currency,
                                    locale(), tr("price"));
    return amount ? std::optional(*amount) : std::nullopt;
}

bool ChooseStep::isReady() const
{
    const bool priced = ui_->agreed->text().trimmed().isEmpty() || agreed();
    const bool numbered = numbers_.empty() || std::ssize(numbers_) == ui_->stay->rooms();
    return ui_->stay->isValid() && priced && numbered && areFree();
}

bool ChooseStep::areFree() const
{
    return std::all_of(numbers_.begin(), numbers_.end(),
                       [this](RoomId room) { return rooms_->isFree(room); });
}

bool ChooseStep::commit()
{
    return ui_->stay->commit() && isReady();
}

void ChooseStep::stayChanged()
{
    setWrong({});
    // Numbers belong to as many rooms.
    const int rooms = ui_->stay->rooms();
    if (std::exchange(counted_, rooms) != rooms) numbers_.clear();
    // Until the prices of the new stay arrive, show none rather than the old ones.
    quotes_ = {};
    showOffers();
    askPrices();
}

void ChooseStep::roomChosen(int row)
{
    const RoomId room = rooms_->roomAt(row);
    numbers_.clear();
    if (room) numbers_.push_back(room);
    refused_ = false;
    type_ = rooms_->typeFor(room, type_);
    keepChoice();
    showChoice();
}

/// The rooms that are free, of the chosen room type if there is one.
void ChooseStep::offerSeveral()
{
    const QSignalBlocker quiet(several_);
    std::vector<ChoiceButton::Choice> choices;
    QVariantList chosen;
    for (int row = 1; row < rooms_->rowCount(); ++row) {
        const RoomId room = rooms_->roomAt(row);
        const bool mine = std::find(numbers_.begin(), numbers_.end(), room) != numbers_.end();
        const bool fits = !type_ || rooms_->typeFor(room, type_) == type_;
        if (!mine && (!fits || !rooms_->isFree(room))) continue;
        choices.push_back({rooms_->index(row).data().toString(), room.value});
        if (mine) chosen << room.value;
    }
    several_->setChoices(choices);
    several_->setChosen(chosen);
}

/// The number of rooms follows the numbers; where more rooms were asked for, they are counted down.
void ChooseStep::severalChosen()
{
    std::vector<RoomId> chosen;
    for (const QVariant &room : several_->chosen()) chosen.push_back(RoomId{room.toLongLong()});
    const auto added = std::find_if(chosen.begin(), chosen.end(), [this](RoomId room) {
        return std::find(numbers_.begin(), numbers_.end(), room) == numbers_.end();
    });
    // All rooms of a booking are of one type: that of the last one.
    if (added != chosen.end())
        std::erase_if(chosen,
                      [this, last = *added](RoomId r) { return !rooms_->areAlike(r, last); });
    const auto roomsFor = [](const auto &numbers) { return std::max(1, int(numbers.size())); };
    const bool follows = counted_ == roomsFor(numbers_);
    counted_ = follows ? roomsFor(chosen) : std::max(counted_, roomsFor(chosen));
    numbers_ = std::move(chosen);
    refused_ = false;
    if (!numbers_.empty()) type_ = rooms_->typeFor(numbers_.front(), type_);
    if (counted_ != ui_->stay->rooms()) return ui_->stay->setRooms(counted_);
    keepChoice();
    showChoice();
}

/// "101, 103"; "101; choose 2 more".
QString ChooseStep::numbersText() const
{
    QStringList numbers;
    for (const RoomId room : numbers_) numbers << session_.view().catalogue().roomNumber(room);
    const QString text = numbers.join(QStringLiteral(", "));
    const int more = ui_->stay->rooms() - int(numbers_.size());
    return more > 0 ? tr("%1; choose %2 more", "room numbers, how many are missing")
                          .arg(text, locale().toString(more))
                    : text;
}

/// A room that is taken meanwhile stays chosen, with the reason, until another one is.
void ChooseStep::showRoom()
{
    std::erase_if(numbers_, [this](RoomId room) { return rooms_->rowOf(room) == 0; });
    const bool one = ui_->stay->rooms() == 1;
    ui_->room->setEnabled(one);
    ui_->room->setToolTip(one ? QString() : tr("Choose the numbers with “Several rooms”."));
    // The list shows one room; several are written over it.
    const bool several = !one && !numbers_.empty();
    if (!several)
        ui_->room->setCurrentIndex(numbers_.empty() ? 0 : rooms_->rowOf(numbers_.front()));
    ui_->room->setPlaceholderText(several ? numbersText() : QString());
    if (several) ui_->room->setCurrentIndex(-1);
    QVariantList ticked;
    if (several || several_->menu()->isVisible()) {
        for (const RoomId room : numbers_) ticked << room.value;
    }
    const QSignalBlocker quiet(several_);
    several_->setChosen(ticked);
    style::setWrong(ui_->room, !numbers_.empty() && (refused_ || !areFree()));
}

/// Only the answer to the latest request is used.
void ChooseStep::askPrices()
{
    const StayChoice c = choice();
    const quint64 question = ++question_;
    engine::whenDone(
        session_.service().quotesLater(session_.property(), c.stay, c.rooms, guestsARoom(c)), this,
        [this, question](const Result<engine::Quotes> &quotes) {
            if (question != question_) return;
            quotes_ = quotes ? *quotes : engine::Quotes{};
            showOffers();
        });
}

void ChooseStep::showOffers()
{
    const bool first = model_->rowCount() == 0;
    model_->setChoice(choice(), quotes_);
    if (first) {
        QHeaderView *header = ui_->offers->horizontalHeader();
        for (int c = OffersModel::FirstPlan; c < model_->columnCount(); ++c) {
            ui_->offers->setColumnWidth(c, std::max(kPriceWidth, header->sectionSizeHint(c)));
        }
        header->setSectionResizeMode(OffersModel::Type, QHeaderView::ResizeToContents);
        header->setSectionResizeMode(OffersModel::Left, QHeaderView::Stretch);
        header->setMinimumSectionSize(kPriceWidth);
    }
    keepChoice();
    showChoice();
}

/// Keeps the current cell on a price, which selects both the room type and the rate plan.
void ChooseStep::keepChoice()
{
    const QScopedValueRollback guard(moving_, true);
    const int row = std::max(0, model_->rowOf(type_));
    const int column = std::max(int(OffersModel::Type), model_->columnOf(plan_));
    ui_->offers->setCurrentIndex(model_->index(row, column));
}

void ChooseStep::cellChosen(const QModelIndex &current)
{
    if (moving_ || !current.isValid()) return;
    type_ = model_->typeAt(current.row());
    if (!numbers_.empty() && rooms_->typeFor(numbers_.front(), type_) != type_) numbers_.clear();
    if (const RatePlanId plan = model_->planAt(current.column())) plan_ = plan;
    showChoice();
    // The view is still moving its selection; select the price cell afterwards.
    if (!model_->planAt(current.column())) {
        QMetaObject::invokeMethod(this, &ChooseStep::keepChoice, Qt::QueuedConnection);
    }
}

void ChooseStep::showChoice()
{
    const QModelIndex current = ui_->offers->currentIndex();
    const auto total = agreed() ? agreed() : model_->totalAt(current);
    QStringList parts{model_->index(current.row(), OffersModel::Type).data().toString()};
    if (plan_) parts << session_.view().rates().planName(plan_);
    parts << nightsText(choice().stay.nights());
    if (total) parts << amountText(session_.view().catalogue(), *total, locale());
    ui_->choice->setText(parts.join(QStringLiteral(" · ")));
    const QString obstacle = model_->obstacleAt(current);
    ui_->obstacle->setText(obstacle);
    ui_->obstacle->setVisible(!obstacle.isEmpty());
    rooms_->setStay(choice().stay, guestsARoom(choice()));
    showRoom();
    emit changed();
}

QString ChooseStep::planObstacle() const
{
    return model_->planObstacle(plan_);
}

void ChooseStep::setWrong(const QString &field)
{
    ui_->stay->setWrong(field);
    refused_ = field == QLatin1String("numbers");
    style::setWrong(ui_->code, field == QLatin1String("code"));
    style::setWrong(ui_->room, !numbers_.empty() && (refused_ || !areFree()));
}

void ChooseStep::focusFirst()
{
    ui_->offers->setFocus(Qt::TabFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_choose_step.cpp"

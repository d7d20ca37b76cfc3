// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/choose_step.h"

#include "desktop/new_booking/offers_model.h"
#include "desktop/new_booking/room_number_model.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"
#include "new_booking/ui_choose_step.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kRefreshMs = 300;
constexpr int kTableHeight = 260;
constexpr int kPriceWidth = 104;
constexpr int kMostShown = 12;  ///< rooms of the list, without scrolling

}  // namespace

ChooseStep::ChooseStep(HotelSession &session, const Theme &theme, QWidget *parent)
    : QWidget(parent), session_(session), ui_(std::make_unique<Ui::ChooseStep>()),
      model_(new OffersModel(session.view(), locale(), this)),
      rooms_(new RoomNumberModel(session, this))
{
    ui_->setupUi(this);
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
    connect(rooms_, &RoomNumberModel::changed, this, [this] {
        showRoom();
        emit readinessChanged();
    });
    // Enter holds rooms on a price only.
    EnterMovesOn::install(ui_->stay, ui_->offers);
    EnterMovesOn::install(ui_->room, ui_->offers);
    EnterMovesOn::install(ui_->code, ui_->offers);
    EnterMovesOn::install(ui_->agreed, ui_->offers);
    connect(ui_->stay, &StayFields::changed, this, &ChooseStep::stayChanged);
    connect(ui_->stay, &StayFields::validityChanged, this, &ChooseStep::changed);
    connect(ui_->agreed, &QLineEdit::textEdited, this, [this] {
        style::setWrong(ui_->agreed, !ui_->agreed->text().trimmed().isEmpty() && !agreed());
        showChoice();
    });
    connect(ui_->code, &QLineEdit::textEdited, this, [this] {
        style::setWrong(ui_->code, false);
        emit changed();
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
    room_ = preset.room.value_or(RoomId{});
    type_ = preset.roomType.value_or(rooms_->typeFor(room_, {}));
    const auto &plans = session_.view().rates().plans();
    plan_ = plans.empty() ? RatePlanId{} : plans.front().id;
    ui_->agreed->clear();
    ui_->code->clear();
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
    c.room = room_;
    c.code = ui_->code->text().trimmed();
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
    return ui_->stay->isValid() && priced && (!room_ || rooms_->isFree(room_));
}

bool ChooseStep::commit()
{
    return ui_->stay->commit() && isReady();
}

void ChooseStep::stayChanged()
{
    setWrong({});
    // Until the prices of the new stay arrive, show none rather than the old ones.
    quotes_ = {};
    showOffers();
    askPrices();
}

void ChooseStep::roomChosen(int row)
{
    room_ = rooms_->roomAt(row);
    refused_ = false;
    type_ = rooms_->typeFor(room_, type_);
    keepChoice();
    showChoice();
}

/// A room belongs to a booking of one room. One that is taken meanwhile stays chosen, with the
/// reason, until another one is.
void ChooseStep::showRoom()
{
    const bool one = ui_->stay->rooms() == 1;
    if (!one || rooms_->rowOf(room_) == 0) room_ = {};
    ui_->room->setEnabled(one);
    ui_->room->setToolTip(one ? QString() : tr("A room number can be chosen for one room."));
    ui_->room->setCurrentIndex(rooms_->rowOf(room_));
    const bool taken = room_ && !rooms_->isFree(room_);
    style::setWrong(ui_->room, taken || (room_ && refused_));
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
    if (room_ && rooms_->typeFor(room_, type_) != type_) room_ = {};
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
    rooms_->setStay(choice().stay, guestsARoom(choice()));
    showRoom();
    emit changed();
}

void ChooseStep::setWrong(const QString &field)
{
    ui_->stay->setWrong(field);
    refused_ = field == QLatin1String("numbers");
    style::setWrong(ui_->code, field == QLatin1String("code"));
    style::setWrong(ui_->room, room_ && (refused_ || !rooms_->isFree(room_)));
}

void ChooseStep::focusFirst()
{
    ui_->offers->setFocus(Qt::TabFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_choose_step.cpp"

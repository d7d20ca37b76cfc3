// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/choose_step.h"

#include "desktop/new_booking/offers_model.h"
#include "desktop/new_booking/room_numbers.h"
#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/enter_moves_on.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/widgets/status_delegate.h"
#include "desktop/widgets/whole_rows.h"
#include "desktop/words/amount_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/tax_words.h"
#include "new_booking/ui_choose_step.h"

#include <QtCore/QScopedValueRollback>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHeaderView>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kRefreshMs = 300;
constexpr int kLeastRows = 4;
constexpr int kPriceWidth = 104;

/// Returns how many there are: only a hotel with several shows the field.
int fillSources(QComboBox *box, const inventory::Catalogue &catalogue)
{
    const QSignalBlocker quiet(box);
    box->clear();
    for (const inventory::Channel *channel : directChannels(catalogue))
        box->addItem(channelTitle(*channel), channel->id.value);
    return box->count();
}

/// The lines of the choice at a price.
pricing::StayTaxes taxesAt(const HotelView &view, const StayChoice &c, qint64 total)
{
    const inventory::Channel *seller = sellingChannel(view.catalogue(), c.source);
    pricing::PricedStay stay{
        view.catalogue().typeIndex(c.roomType), c.plan, c.stay, c.rooms,    c.adults, c.children,
        seller ? seller->id : ChannelId(),      total,  false,  c.childAges};
    stay.extras = c.extras;
    return view.rates().taxesOf(stay);
}

/// The price, and what the guest pays with taxes and fees if that is more.
QStringList priceTexts(const HotelView &view, const pricing::StayTaxes &taxes, qint64 total,
                       const QLocale &locale)
{
    const inventory::Catalogue &house = view.catalogue();
    QStringList texts{amountText(house, total, locale)};
    if (taxes.onTop() > 0) {
        texts << ChooseStep::tr("%1 with taxes and fees", "an amount")
                     .arg(amountText(house, taxes.total(), locale));
    }
    return texts;
}

}  // namespace

ChooseStep::ChooseStep(HotelSession &session, const Theme &theme, QWidget *parent)
    : QWidget(parent), session_(session), ui_(std::make_unique<Ui::ChooseStep>()),
      model_(new OffersModel(session.view(), locale(), this))
{
    ui_->setupUi(this);
    style::setTone(ui_->obstacle, Tone::Warn);
    keepPlace(ui_->obstacle);
    keepPlace(ui_->choice, 2);
    ui_->agreed->setMaximumWidth(140);
    ui_->agreed->setPlaceholderText(tr("Standard rate"));
    ui_->agreedLabel->setText(
        tr("Rate o&verride for the stay (%1)").arg(session_.view().property().currency.code()));
    ui_->code->setMaxLength(pricing::kMostCode);
    ui_->offersCard->setProperty("look", QStringLiteral("card"));
    makeTable(theme);
    numbers_ = new RoomNumbers(session_, ui_->room, this);
    ui_->roomRow->addWidget(numbers_->button());
    setTabOrder(ui_->room, numbers_->button());
    connect(numbers_, &RoomNumbers::picked, this, &ChooseStep::numbersPicked);
    connect(numbers_, &RoomNumbers::readinessChanged, this, &ChooseStep::readinessChanged);
    sendEnterOn();
    connect(ui_->stay, &StayFields::changed, this, &ChooseStep::stayChanged);
    connect(ui_->stay, &StayFields::validityChanged, this, &ChooseStep::changed);
    connect(ui_->agreed, &QLineEdit::textEdited, this, [this] {
        showChoice();
        emit changed();
    });
    connect(ui_->source, &QComboBox::currentIndexChanged, this, [this] {
        showOffers();
        emit changed();
    });
    connect(ui_->code, &QLineEdit::textEdited, this, [this] {
        style::setWrong(ui_->code, false);
        showOffers();
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

/// Enter holds rooms on a price only, and opens the list of several rooms.
void ChooseStep::sendEnterOn()
{
    for (QWidget *form : std::initializer_list<QWidget *>{ui_->stay, ui_->room, numbers_->button(),
                                                          ui_->source, ui_->code, ui_->agreed})
        EnterMovesOn::install(form, ui_->offers);
}

void ChooseStep::makeTable(const Theme &theme)
{
    QTableView *table = ui_->offers;
    style::table(table);
    table->setModel(model_);
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    // The heading, the rows and the lines of the frame.
    ui_->offersCard->setMinimumHeight((1 + kLeastRows) * style::kRow + 2);
    WholeRows::install(table);
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
    numbers_->begin(preset.room, ui_->stay->rooms());
    numbers_->setChoice(choice());
    type_ = preset.roomType.value_or(numbers_->typeFor({}));
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
    ui_->stay->setExtras(session_.view().rates().taxes(), house.businessDate);
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
    c.childAges = ui_->stay->childAges();
    c.extras = ui_->stay->extras();
    c.roomType = type_;
    c.plan = plan_;
    c.agreedTotal = agreed().value_or(-1);
    c.numbers = numbers_->chosen();
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
    return ui_->stay->isValid() && priced && numbers_->isReady();
}

bool ChooseStep::commit()
{
    return ui_->stay->commit() && isReady();
}

void ChooseStep::stayChanged()
{
    setWrong({});
    numbers_->setCount(ui_->stay->rooms());
    // Until the prices of the new stay arrive, show none rather than the old ones.
    quotes_ = {};
    showOffers();
    emit changed();
    askPrices();
}

/// The chosen rooms decide the room type, and how many rooms are booked.
void ChooseStep::numbersPicked()
{
    type_ = numbers_->typeFor(type_);
    if (numbers_->count() != ui_->stay->rooms()) return ui_->stay->setRooms(numbers_->count());
    keepChoice();
    showChoice();
    emit changed();
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
            emit pricesShown();
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
    numbers_->setType(type_);
    if (const RatePlanId plan = model_->planAt(current.column())) plan_ = plan;
    showChoice();
    emit changed();
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
    const pricing::StayTaxes taxes =
        total ? taxesAt(session_.view(), choice(), *total) : pricing::StayTaxes();
    if (total) parts << priceTexts(session_.view(), taxes, *total, locale());
    const QStringList lines = taxLineTexts(taxes, session_.view().property().currency, locale());
    ui_->choice->setToolTip(style::tip(lines.join(QLatin1Char('\n'))));
    const bool wrong = !ui_->agreed->text().trimmed().isEmpty() && !agreed();
    style::setWrong(ui_->agreed, wrong);
    style::setTone(ui_->choice, wrong ? Tone::Bad : Tone::Neutral);
    ui_->choice->setText(wrong ? tr("Enter an amount such as 118.50")
                               : parts.join(QStringLiteral(" · ")));
    ui_->obstacle->setText(hints().join(QStringLiteral(". ")));
    setObstacleShown(true);
    numbers_->setChoice(choice());
}

/// What stands against the chosen price, the room numbers that the booking no longer has, and
/// numbers that are allowed, but rarely meant.
QStringList ChooseStep::hints() const
{
    QStringList all{model_->obstacleAt(ui_->offers->currentIndex())};
    if (!numbers_->dropped().isEmpty())
        all << tr("No longer chosen: %1", "room numbers").arg(numbers_->dropped());
    if (ui_->stay->adults() < ui_->stay->rooms())
        all << tr("Fewer adults than rooms: check both numbers");
    all.removeAll(QString());
    return all;
}

QString ChooseStep::planObstacle() const
{
    return model_->planObstacle(plan_);
}

void ChooseStep::setObstacleShown(bool shown)
{
    ui_->obstacle->setVisible(shown && !ui_->obstacle->text().isEmpty());
}

void ChooseStep::setWrong(const QString &field)
{
    ui_->stay->setWrong(field);
    numbers_->setRefused(field == QLatin1String("numbers"));
    style::setWrong(ui_->code, field == QLatin1String("code"));
}

void ChooseStep::focusField(const QString &field)
{
    if (ui_->stay->focusField(field)) return;
    if (field == QLatin1String("code"))
        ui_->code->setFocus(Qt::OtherFocusReason);
    else if (field == QLatin1String("price"))
        ui_->agreed->setFocus(Qt::OtherFocusReason);
    else if (field == QLatin1String("numbers"))
        numbers_->focus();
    else
        focusFirst();
}

void ChooseStep::focusFirst()
{
    ui_->offers->setFocus(Qt::TabFocusReason);
}

}  // namespace roomrack::desktop

#include "moc_choose_step.cpp"

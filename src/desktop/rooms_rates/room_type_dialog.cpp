// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/room_type_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_room_type_dialog.h"

#include <QtCore/QSignalBlocker>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// The pool that the same edit adds.
constexpr qint64 kNewPool = -1;

/// Or else the error would be about its pool, which the form does not ask for.
Result<void> isNamed(const inventory::RoomType &type)
{
    if (!type.code.isEmpty() && !type.name.isEmpty()) return {};
    return fail(ErrorCode::Invalid,
                type.code.isEmpty() ? QStringLiteral("room type code")
                                    : QStringLiteral("room type"),
                ErrorText::tr("must not be empty"));
}

/// The text, with a number behind `separator` if another pool has it.
QString freeText(const std::vector<inventory::Pool> &pools, QString inventory::Pool::*text,
                 const QString &wanted, QChar separator)
{
    QString found = wanted;
    const auto isTaken = [&](const inventory::Pool &other) {
        return (other.*text).trimmed().compare(found, Qt::CaseInsensitive) == 0;
    };
    for (int next = 2; std::any_of(pools.begin(), pools.end(), isTaken); ++next)
        found = wanted + separator + QString::number(next);
    return found;
}

/// With the code and name of the room type, or such like them if another pool has those.
inventory::Pool poolFor(const inventory::RoomType &type, const std::vector<inventory::Pool> &pools)
{
    inventory::Pool pool;
    pool.id.value = kNewPool;
    pool.code = freeText(pools, &inventory::Pool::code, type.code, u'-');
    pool.name = freeText(pools, &inventory::Pool::name, type.name, u' ');
    pool.position = booking::lastPosition(pools);
    return pool;
}

/// The least value stands for none.
std::optional<int> limitOf(const QSpinBox &box)
{
    return box.value() == box.minimum() ? std::nullopt : std::optional(box.value());
}

}  // namespace

RoomTypeDialog::RoomTypeDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent)
    : ItemDialog(flow, parent), ui_(std::make_unique<Ui::RoomTypeDialog>())
{
    was_.id = RoomTypeId{id};
    was_ = present();
    const bool adding = id == 0;
    limitTyped_ = !adding;
    QWidget *body = begin(adding ? tr("Add room type") : tr("Edit room type"),
                          adding ? tr("&Add") : tr("&Save"));
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("roomType"));
    ui_->roomsToSell->setToolTip(
        tr("Rooms of this type sold on a night where nothing else is set"));
    ui_->pool->setEnabled(adding);
    ui_->form->setRowVisible(ui_->poolWords, !adding);
    fillPools();
    fill(was_);
    connect(ui_->pool, &QComboBox::currentIndexChanged, this, &RoomTypeDialog::poolChosen);
    connect(ui_->roomType, &QLineEdit::textChanged, this, &RoomTypeDialog::nameNewPool);
    connect(ui_->roomNumber, &QLineEdit::textChanged, this, &RoomTypeDialog::suggestLimit);
    connect(ui_->roomsToSell, &QSpinBox::valueChanged, this, [this] { limitTyped_ = true; });
    connect(ui_->guests, &QSpinBox::valueChanged, this, [this](int guests) {
        ui_->maxGuests->setValue(std::max(guests, ui_->maxGuests->value()));
    });
    poolChosen();
    end();
}

RoomTypeDialog::~RoomTypeDialog() = default;

void RoomTypeDialog::fillPools()
{
    const QSignalBlocker quiet(ui_->pool);
    const QVariant chosen = ui_->pool->currentData();
    ui_->pool->clear();
    if (!was_.id) ui_->pool->addItem(QString(), kNewPool);
    for (const inventory::Pool &pool : view().catalogue().pools)
        ui_->pool->addItem(pool.name, pool.id.value);
    ui_->pool->setCurrentIndex(std::max(0, ui_->pool->findData(chosen)));
}

bool RoomTypeDialog::bringsPool() const
{
    return ui_->pool->currentData().toLongLong() == kNewPool;
}

/// Another pool may have the name of the room type: the list says which one is added.
void RoomTypeDialog::nameNewPool()
{
    const int entry = ui_->pool->findData(kNewPool);
    if (entry < 0) return;
    const inventory::RoomType type = read();
    const QString text = type.name.isEmpty()
                             ? tr("New pool, with the name of the room type")
                             : tr("New pool: %1").arg(poolFor(type, view().catalogue().pools).name);
    if (ui_->pool->itemText(entry) != text) ui_->pool->setItemText(entry, text);
}

void RoomTypeDialog::poolChosen()
{
    nameNewPool();
    ui_->form->setRowVisible(ui_->roomNumber, bringsPool());
    suggestLimit();
}

void RoomTypeDialog::suggestLimit()
{
    if (limitTyped_) return;
    const auto numbers = roomNumbers(ui_->roomNumber->text());
    const PoolId pool{ui_->pool->currentData().toLongLong()};
    const QSignalBlocker quiet(ui_->roomsToSell);
    ui_->roomsToSell->setValue(bringsPool()
                                   ? (numbers ? int(numbers->size()) : 0)
                                   : view().catalogue().physical(pool, session().businessDate()));
}

inventory::RoomType RoomTypeDialog::present() const
{
    if (const inventory::RoomType *type = view().catalogue().roomType(was_.id)) return *type;
    inventory::RoomType added = was_;
    added.position = booking::lastPosition(view().catalogue().roomTypes);
    return added;
}

inventory::RoomType RoomTypeDialog::read() const
{
    inventory::RoomType type = was_;
    type.code = ui_->roomTypeCode->text().trimmed();
    type.name = ui_->roomType->text().trimmed();
    type.pool.value = ui_->pool->currentData().toLongLong();
    type.standardGuests = ui_->guests->value();
    type.maxGuests = ui_->maxGuests->value();
    type.maxAdults = limitOf(*ui_->maxAdults);
    type.maxChildren = limitOf(*ui_->maxChildren);
    type.cap = ui_->roomsToSell->value();
    return type;
}

void RoomTypeDialog::fill(const inventory::RoomType &type)
{
    ui_->roomTypeCode->setText(type.code);
    ui_->roomType->setText(type.name);
    if (type.pool) ui_->pool->setCurrentIndex(std::max(0, ui_->pool->findData(type.pool.value)));
    ui_->guests->setValue(type.standardGuests);
    ui_->maxGuests->setValue(type.maxGuests);
    ui_->maxAdults->setValue(type.maxAdults.value_or(ui_->maxAdults->minimum()));
    ui_->maxChildren->setValue(type.maxChildren.value_or(ui_->maxChildren->minimum()));
    if (type.id || limitTyped_) ui_->roomsToSell->setValue(type.cap);
}

std::optional<booking::DescriptionItems> RoomTypeDialog::items()
{
    booking::DescriptionItems items;
    const inventory::RoomType type = read();
    if (bringsPool()) {
        const auto numbers = roomNumbers(ui_->roomNumber->text());
        const auto named = isNamed(type);
        if (!named || !numbers) {
            say(named ? numbers.error() : named.error());
            return std::nullopt;
        }
        items.pools.push_back(poolFor(type, view().catalogue().pools));
        for (const QString &number : *numbers) {
            inventory::Room room;
            room.pool.value = kNewPool;
            room.number = number;
            items.rooms.push_back(room);
        }
    }
    items.roomTypes.push_back(type);
    return items;
}

void RoomTypeDialog::descriptionChanged()
{
    const inventory::RoomType typed = read(), now = present();
    fillPools();
    fill(mergedItem(was_, typed, now));
    was_ = now;
    poolChosen();
}

QString RoomTypeDialog::itemName() const
{
    return read().code;
}

QString RoomTypeDialog::stepLabel() const
{
    const QString name = read().name;
    return was_.id ? tr("Room type %1 changed").arg(name) : tr("Room type %1 added").arg(name);
}

QString RoomTypeDialog::doneText() const
{
    if (was_.id) return stepLabel();
    return tr("Room type %1 added; enter its rates on the page Inventory").arg(read().name);
}

}  // namespace roomrack::desktop

#include "moc_room_type_dialog.cpp"

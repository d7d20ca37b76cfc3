// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/pool_dialog.h"

#include "desktop/rooms_rates/item_edits.h"
#include "desktop/widgets/form_fields.h"
#include "rooms_rates/ui_pool_dialog.h"

namespace roomrack::desktop {

PoolDialog::PoolDialog(const DescriptionFlow &flow, qint64 id, QWidget *parent)
    : ItemDialog(flow, parent), ui_(std::make_unique<Ui::PoolDialog>())
{
    was_.id = PoolId{id};
    was_ = present();
    QWidget *body =
        begin(id == 0 ? tr("Add pool") : tr("Edit pool"), id == 0 ? tr("&Add") : tr("&Save"),
              tr("Rooms of a pool are interchangeable for selling."));
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("pool"));
    fill(was_);
    end();
}

PoolDialog::~PoolDialog() = default;

inventory::Pool PoolDialog::present() const
{
    if (const inventory::Pool *pool = view().catalogue().pool(was_.id)) return *pool;
    inventory::Pool added = was_;
    added.position = booking::lastPosition(view().catalogue().pools);
    return added;
}

inventory::Pool PoolDialog::read() const
{
    inventory::Pool pool = was_;
    pool.code = ui_->poolCode->text().trimmed();
    pool.name = ui_->pool->text().trimmed();
    return pool;
}

void PoolDialog::fill(const inventory::Pool &pool)
{
    ui_->poolCode->setText(pool.code);
    ui_->pool->setText(pool.name);
}

std::optional<booking::DescriptionItems> PoolDialog::items()
{
    booking::DescriptionItems items;
    items.pools.push_back(read());
    return items;
}

void PoolDialog::descriptionChanged()
{
    const inventory::Pool typed = read(), now = present();
    fill(mergedItem(was_, typed, now));
    was_ = now;
}

QString PoolDialog::itemName() const
{
    return read().code;
}

QString PoolDialog::stepLabel() const
{
    return was_.id ? tr("Pool %1 changed").arg(read().name) : tr("Pool %1 added").arg(read().name);
}

}  // namespace roomrack::desktop

#include "moc_pool_dialog.cpp"

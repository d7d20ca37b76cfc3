// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/city_completer.h"

#include "desktop/theme/style.h"

#include <QtGui/QStandardItemModel>

namespace roomrack::desktop {

namespace {

constexpr int kCityRole = Qt::UserRole;
constexpr int kZoneRole = Qt::UserRole + 1;

}  // namespace

CityCompleter::CityCompleter(QObject *parent)
    : QCompleter(parent), cities_(new QStandardItemModel(this))
{
    setModel(cities_);
    setCompletionRole(kCityRole);
    setCompletionMode(PopupCompletion);
    style::suggestions(this);
    connect(this, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) {
                emit chosen(index.data(kCityRole).toString(), index.data(kZoneRole).toString());
            });
}

void CityCompleter::offer(const std::vector<CityZone> &cities)
{
    cities_->clear();
    for (const CityZone &city : cities) {
        auto *item = new QStandardItem(city.label());
        item->setData(city.city, kCityRole);
        item->setData(city.zone, kZoneRole);
        cities_->appendRow(item);
    }
}

QStringList CityCompleter::splitPath(const QString &path) const
{
    Q_UNUSED(path)
    return {QString()};
}

}  // namespace roomrack::desktop

#include "moc_city_completer.cpp"

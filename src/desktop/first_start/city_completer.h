// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the cities that match the text of the city field. It completes to the city's name and
// never selects a row by itself: Enter takes only a row that the user went to.
#pragma once

#include "desktop/first_start/city_zones.h"

#include <QtWidgets/QCompleter>

class QStandardItemModel;

namespace roomrack::desktop {

class CityCompleter final : public QCompleter {
    Q_OBJECT

public:
    explicit CityCompleter(QObject *parent = nullptr);

    void offer(const std::vector<CityZone> &cities);
    /// Every offered city matches: offer() took them by the text.
    QStringList splitPath(const QString &path) const override;

signals:
    /// The user chose a city from the list.
    void chosen(const QString &city, const QString &zone);

private:
    QStandardItemModel *cities_;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The names of a chart's series, each with a sample of its line or bar.
#pragma once

#include <QtGui/QPen>
#include <QtWidgets/QWidget>

#include <vector>

namespace roomrack::desktop {

class ChartLegend : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QString name;
        QPen pen;
        bool filled = false;  ///< a bar instead of a line
    };

    explicit ChartLegend(QWidget *parent = nullptr);
    void setEntries(std::vector<Entry> entries);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int widthOf(const Entry &entry) const;
    std::vector<Entry> entries_;
};

}  // namespace roomrack::desktop

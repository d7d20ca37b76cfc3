// SPDX-License-Identifier: GPL-3.0-or-later
// The callout of a chart point: its name, then one line per value.
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

class Theme;

class ChartCallout : public QWidget {
    Q_OBJECT

public:
    explicit ChartCallout(const Theme &theme, QWidget *parent = nullptr);

    void setLines(const QStringList &lines);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &theme_;
    QStringList lines_;
};

}  // namespace roomrack::desktop

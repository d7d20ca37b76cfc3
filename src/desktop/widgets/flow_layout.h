// SPDX-License-Identifier: GPL-3.0-or-later
// A row of buttons that continues in the next line where the width does not suffice: no text is
// cut.
#pragma once

#include <QtWidgets/QLayout>

#include <vector>

namespace roomrack::desktop {

/// Items keep their size hint. One that expands is narrowed to its minimum before a line is broken,
/// and the first such of a line takes the rest of the line. One whose policy is
/// QSizePolicy::Maximum is narrowed, after those, if all items fit into one line then, and has its
/// size hint in several lines. Hidden ones take no room. Follows the layout direction.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(QWidget *parent);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect &rect) override;

private:
    enum class Pass : quint8 { Measure, Place };
    int flow(const QRect &rect, Pass pass) const;
    bool fitsOneLine(int width) const;
    int place(const std::vector<QLayoutItem *> &line, const QRect &room, Pass pass) const;
    std::vector<QLayoutItem *> items_;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page: the description of the hotel, a view each for room types, rooms, pools
// and rate plans, and its file.
#pragma once

#include "desktop/session/page.h"

class QCheckBox;
class QFrame;
class QPushButton;
class QStackedWidget;

namespace roomrack::desktop {

class ItemsView;

class RoomsRatesPage final : public Page {
    Q_OBJECT

public:
    explicit RoomsRatesPage(const PageContext &context, QWidget *parent = nullptr);

    std::vector<QWidget *> barWidgets() override;
    std::vector<QWidget *> barButtons() override;
    void shown() override;

    void exportTo(const QString &path);
    /// Shows what the file would change; nothing is changed before the user agrees.
    void importFrom(const QString &path);

private:
    void makeViews();
    void followSegments();
    ItemsView &currentView() const;
    void offer();
    void askExport();
    void askImport();
    void carryOut(const QByteArray &file);
    QFrame *segments_;
    QCheckBox *retired_;
    QStackedWidget *stack_;
    QPushButton *export_;
    QPushButton *import_;
    bool byMouse_ = false;  ///< a segment is being pressed
};

}  // namespace roomrack::desktop

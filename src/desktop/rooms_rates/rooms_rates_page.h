// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page: the description of the hotel, a view each for room types, rooms, pools,
// rate plans, taxes and market segments, and its file.
#pragma once

#include "desktop/session/page.h"

class QCheckBox;
class QFrame;
class QMenu;
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
    std::vector<Part> parts() override;
    void shown() override;

    void exportTo(const QString &path);
    /// Shows what the file would change; nothing is changed before the user agrees.
    void importFrom(const QString &path);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeViews();
    void makeMenu();
    void fillMenu(QMenu *menu);
    void fitBar();
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
    QPushButton *more_;     ///< in a narrow bar, instead of what is seldom used
    bool byMouse_ = false;  ///< a segment is being pressed
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The items of one kind (room types, rooms, pools or rate plans), or all taxes and fees, with what
// can be done to them.
#pragma once

#include "booking/description/items.h"
#include "desktop/rooms_rates/description_flow.h"
#include "desktop/rooms_rates/item_edits.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class ItemDialog;
class RowsTable;

class ItemsView final : public QWidget {
    Q_OBJECT

public:
    /// `kind` of one of pricing::TaxRules: of all four.
    ItemsView(const DescriptionFlow &flow, booking::ItemKind kind, QWidget *parent = nullptr);

    void setRetiredShown(bool shown);
    /// To the list; if it is empty, to the button that adds to it.
    void takeFocus();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// An item that was added. The room that a room was before it moved has the same number.
    struct Wanted {
        QString name;      ///< code or number
        qint64 after = 0;  ///< its id is larger
    };
    void build();
    QPushButton *addButton(const char *name, const QString &text, void (ItemsView::*act)());
    void fill();
    void refresh();
    void offer();
    /// The row's first cell: code or number.
    QString nameOf(qint64 id) const;
    /// Of several: how many.
    QString namesOf(const Ids &ids) const;
    /// The selected item; -1: none, or several.
    qint64 chosenOne() const;
    /// The selected items that are retired, now or from a night to come, or those that are not.
    Ids chosen(bool retired) const;
    void add();
    void addTax();
    void edit();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    /// The row in whose place the selected one would be; -1: none.
    qint64 neighbour(int by) const;
    void retire();
    void bringBack();
    void moveRooms();
    /// `adds`: the new item is chosen afterwards.
    void begin(ItemDialog *dialog, bool adds = false);
    void send(booking::DescriptionItems items, const QString &label);
    void carriedOut(const Result<booking::Answer> &answer, const Wanted &wanted,
                    const QString &what);

    const DescriptionFlow flow_;
    const booking::ItemKind kind_;
    bool withRetired_ = false;
    bool sending_ = false;
    bool outdated_ = false;
    Wanted wanted_;  ///< to be chosen once it is in the list
    RowsTable *table_;
    QLabel *empty_;
    QLabel *state_ = nullptr;
    QPushButton *add_, *edit_, *up_, *down_, *retire_, *back_, *move_, *usual_;
};

}  // namespace roomrack::desktop

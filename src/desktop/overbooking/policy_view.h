// SPDX-License-Identifier: GPL-3.0-or-later
// The policy editor: the rules as a draft that nobody else sees until it is saved as one step, and
// below it what the draft would have done on the hotel's own past.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace roomrack::desktop {

class ReplayCard;
class RowsTable;
class Theme;
class WalkCostFields;

class PolicyView final : public QWidget {
    Q_OBJECT

public:
    PolicyView(HotelSession &session, DeskActions &actions, const Theme &theme,
               WalkCostFields &cost, QWidget *parent = nullptr);

    const std::vector<inventory::OverbookingRule> &draft() const { return draft_; }
    bool isChanged() const;
    ReplayCard &replay() const { return *replay_; }

private:
    using Rules = std::vector<inventory::OverbookingRule>;
    QWidget *makeRules(const Theme &theme);
    QWidget *makeButtons();
    /// The hotel was read anew: its rules, unless a draft is at work.
    void reload();
    void edited();
    void showRules();
    void add();
    void change(qint64 row);
    void remove();
    void save();
    void saved(const Result<booking::Answer> &answer);

    HotelSession &session_;
    DeskActions &actions_;
    PropertyId property_;
    Rules draft_;
    Rules base_;  ///< what the draft began with
    RowsTable *table_;
    QLabel *state_ = nullptr;
    QLabel *warning_;
    QLabel *empty_;
    QPushButton *add_;
    QPushButton *change_;
    QPushButton *remove_;
    QPushButton *discard_;
    QPushButton *save_;
    ReplayCard *replay_;
    bool saving_ = false;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The policy editor: the rules as a local draft, saved as one undo step, and below it the backtest
// of the draft on the hotel's own history.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

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
    PolicyView(HotelSession &session, PageActions &actions, const Theme &theme,
               WalkCostFields &cost, QWidget *parent = nullptr);

    const std::vector<inventory::OverbookingRule> &draft() const { return draft_; }
    bool isChanged() const;
    ReplayCard &replay() const { return *replay_; }

private:
    using Rules = std::vector<inventory::OverbookingRule>;
    QWidget *makeRules(const Theme &theme);
    QWidget *makeButtons();
    /// The property was reloaded: shows its rules, unless the draft has unsaved changes.
    void reload();
    void edited();
    void showRules();
    void add();
    void change(qint64 row);
    void remove();
    void focusRules();
    void save();
    void saved(const Result<booking::Answer> &answer);

    HotelSession &session_;
    PageActions &actions_;
    PropertyId property_;
    Rules draft_;
    Rules base_;  ///< rules the draft started from
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

// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's name, location, night audit, and the hold duration of each channel. Settings that
// bookings depend on are locked, with the reason.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/settings/hotel_edits.h"
#include "desktop/settings/hotel_switch.h"

#include <QtWidgets/QFrame>

#include <memory>
#include <optional>

class QLabel;

namespace roomrack::desktop {

namespace Ui {
class HotelCard;
}
class DurationSpin;

class HotelCard final : public QFrame {
    Q_OBJECT

public:
    HotelCard(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);
    /// Waits for a running save, which uses the session's engine.
    ~HotelCard() override;

    bool isChanged() const
    {
        const HotelEdits typed = edits();
        return !(typed == base_) && !(saved_ && typed == *saved_);
    }
    bool isSaving() const { return submitted_.has_value(); }
    /// Whether save() would begin to.
    bool canSave() const;
    void save();
    void discard() { show(); }

signals:
    void saved(bool done);

private:
    void connectFields();
    void show();
    void follow(const HotelEdits &before, const HotelEdits &typed);
    struct ChannelRow {
        ChannelId id;
        int row = 0;  ///< in the grid
        QLabel *name = nullptr;
        DurationSpin *ttl = nullptr;
        DurationSpin *ceiling = nullptr;
    };
    void showChannels(const std::vector<ChannelTimes> &times);
    ChannelRow makeChannel(ChannelId id);
    void placeChannel(ChannelRow &channel, int row);
    void showLocks();
    void followLocks();
    void takeDescription();
    void refresh();
    HotelEdits edits() const;
    Result<void> problem() const;
    void finish(const Result<void> &result);
    void endSaving(const Result<void> &result);
    HotelSession &session_;
    HotelSwitch switch_;
    PageActions &actions_;
    HotelEdits base_;
    std::optional<HotelEdits> submitted_;  ///< being saved
    bool described_ = false;               ///< a description was loaded while it is being saved
    std::optional<HotelEdits> saved_;      ///< and its description is not loaded yet
    QFuture<Result<void>> saving_;
    std::vector<ChannelRow> channels_;
    const std::unique_ptr<Ui::HotelCard> ui_;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's name, location, night audit, and the hold duration of each channel. Settings that
// bookings depend on are locked, with the reason.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/settings/hotel_edits.h"

#include <QtWidgets/QFrame>

class QComboBox;
class QFormLayout;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTimeEdit;

namespace roomrack::desktop {

class DurationSpin;

class HotelCard final : public QFrame {
    Q_OBJECT

public:
    HotelCard(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);
    /// Waits for a running save, which uses the session's engine.
    ~HotelCard() override;

    bool isChanged() const { return !(edits() == base_); }

signals:
    void saved(bool done);

private:
    void build();
    QWidget *makeAudit();
    QWidget *makeButtons();
    void connectFields();
    void show();
    void showChannels();
    void makeChannels();
    void showLocks();
    void refresh();
    HotelEdits edits() const;
    QString problem() const;
    void save();
    void finish(const Result<void> &result);
    HotelSession &session_;
    PageActions &actions_;
    HotelEdits base_;
    QFuture<Result<void>> saving_;
    struct ChannelRow {
        ChannelId id;
        DurationSpin *ttl;
        DurationSpin *ceiling;
    };
    std::vector<ChannelRow> channels_;
    QLineEdit *name_;
    QLineEdit *city_;
    QLineEdit *position_;
    QComboBox *currency_;
    QComboBox *zone_;
    QLabel *currencyNote_;
    QLabel *zoneNote_;
    QComboBox *audit_;
    QTimeEdit *auditTime_;
    QSpinBox *horizon_;
    QGridLayout *times_;
    QLabel *problem_;
    QPushButton *save_;
    QPushButton *discard_;
};

}  // namespace roomrack::desktop

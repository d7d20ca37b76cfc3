// SPDX-License-Identifier: GPL-3.0-or-later
// Backtest: no policy, 5 %, the policy in the editor and the recommended one, each replayed on the
// hotel's own history. Runs on another thread, shows progress, can be stopped, and marks results of
// an older policy.
#pragma once

#include "desktop/overbooking/past_job.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/colors.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QFrame>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

class ReplayCard final : public QFrame {
    Q_OBJECT

public:
    ReplayCard(HotelSession &session, const Theme &theme, QWidget *parent = nullptr);
    ~ReplayCard() override;

    /// The policy to replay, read when the backtest starts.
    std::function<std::vector<inventory::OverbookingRule>()> policy;
    std::function<advice::WalkCost()> walkCost;
    /// Tool tip of an amount: the second currency.
    std::function<QString(qint64 minor)> secondTip;

    void play();
    void stop();
    bool isBusy() const { return playing_; }
    /// Marks the results as outdated: policy or walk cost changed since the backtest.
    void outdate();
    /// Formats and shows the last results again.
    void showAgain();
    /// Clears the results, for another hotel.
    void clear();

private:
    QWidget *makeOptions();
    void build(const Theme &theme);
    void finished();
    void show(const advice::Comparison &comparison);
    void say(const QString &text, Tone tone);
    void showBusy(bool busy);

    HotelSession &session_;
    RowsTable *table_;
    QLabel *when_ = nullptr;
    QLabel *message_;
    QLabel *note_;
    QComboBox *rooms_;
    QCheckBox *moves_;
    QPushButton *start_;
    QPushButton *stop_;
    QProgressBar *progress_;
    QFutureWatcher<Result<advice::Comparison>> watcher_;
    bool playing_ = false;
    advice::Comparison played_;
    bool shown_ = false;
    bool outdated_ = false;
};

}  // namespace roomrack::desktop

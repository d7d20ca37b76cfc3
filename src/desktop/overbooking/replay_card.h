// SPDX-License-Identifier: GPL-3.0-or-later
// "What would it have done?": no policy, 5 %, the policy as it stands in the editor, and the
// adviser's, each played on the hotel's own past. Works on another thread, says how far it is, can
// be stopped, and says when its figures are of an older policy.
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

    /// What is played when somebody asks.
    std::function<std::vector<inventory::OverbookingRule>()> policy;
    std::function<advice::WalkCost()> walkCost;
    /// What the tool tip of an amount says; the second currency.
    std::function<QString(qint64 minor)> secondTip;

    void play();
    void stop();
    bool isBusy() const { return playing_; }
    /// Policy or cost are not what was played any more.
    void outdate();
    /// What was played, in other words.
    void showAgain();
    /// Another hotel: nothing was played.
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

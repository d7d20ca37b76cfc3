// SPDX-License-Identifier: GPL-3.0-or-later
// The actions on a channel: buttons, menu and keys.
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/channels_page.h"
#include "desktop/channels/resend_dialog.h"
#include "desktop/connections/channel_list.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ask_dialog.h"

#include <QtGui/QAction>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

QAction *ChannelsPage::action(const QString &text, const QKeySequence &keys, const char *name,
                              void (ChannelsPage::*what)())
{
    auto *made = new QAction(text, this);
    made->setObjectName(QLatin1String(name));
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(made);
    connect(made, &QAction::triggered, this, what);
    return made;
}

void ChannelsPage::makeActions()
{
    pause_ = action(tr("Pause"), QKeySequence(tr("Ctrl+Shift+P")), "channels.pause",
                    &ChannelsPage::pauseOrResume);
    resend_ = action(tr("Full sync…"), QKeySequence(tr("Ctrl+Shift+S")), "channels.resend",
                     &ChannelsPage::sendAgain);
    tryNow_ = action(tr("Retry now"), QKeySequence(tr("Ctrl+Shift+T")), "channels.tryNow",
                     &ChannelsPage::tryNow);
    fetch_ = action(tr("Fetch reservations now"), QKeySequence(tr("Ctrl+Shift+F")),
                    "channels.fetch", &ChannelsPage::fetchNow);
    test_ = action(tr("Test connection"), {}, "channels.test", &ChannelsPage::test);
    change_ = action(tr("Settings…"), QKeySequence(tr("Ctrl+E")), "channels.change",
                     &ChannelsPage::change);
    add_ = action(tr("Add a channel…"), QKeySequence(Qt::Key_Insert), "channels.addAction",
                  &ChannelsPage::addChannel);
    unlink_ = action(tr("Disconnect…"), {}, "channels.unlink", &ChannelsPage::unlink);
    for (QAction *one : {pause_, resend_, change_}) {
        auto *button = new QPushButton(one->text(), this);
        button->setObjectName(one->objectName() + QStringLiteral("Button"));
        button->setVisible(false);
        connect(button, &QPushButton::clicked, one, &QAction::trigger);
        connect(one, &QAction::changed, button, [one, button] {
            button->setText(one->text());
            button->setEnabled(one->isEnabled());
            button->setToolTip(one->toolTip());
        });
        buttons_.push_back(button);
    }
}

std::vector<QWidget *> ChannelsPage::barButtons()
{
    return {buttons_[0], buttons_[1], buttons_[2]};
}

std::vector<QAction *> ChannelsPage::editActions()
{
    return {pause_, resend_, tryNow_, fetch_, test_, change_, add_, unlink_};
}

void ChannelsPage::refreshActions()
{
    const ChannelState *channel = channels_.find(current());
    const QString why = channels_.whyNot();
    const bool may = why.isEmpty();
    const bool linked = channel && channel->linked;
    const bool speaks = linked && channel->link && may;
    const bool paused = linked && channel->settings && channel->settings->paused;
    const auto set = [&why](QAction *one, bool on) {
        one->setEnabled(on);
        one->setToolTip(why);
    };
    pause_->setText(paused ? tr("Resume") : tr("Pause"));
    change_->setText(channel && !linked ? tr("Connect…") : tr("Settings…"));
    set(pause_, linked && channel->settings && may);
    set(resend_, speaks);
    set(tryNow_, speaks);
    allow(retry_, speaks, why);
    set(fetch_, speaks && !paused);
    set(test_, linked && channel->settings && may);
    set(change_, channel && may);
    set(add_, may);
    set(unlink_, linked && may);
    for (size_t i = 3; i < buttons_.size(); ++i) {
        buttons_[i]->setEnabled(may);
        buttons_[i]->setToolTip(why);
    }
}

void ChannelsPage::say(const Result<void> &done, const QString &fine, const QString &failed)
{
    if (!actions().notify) return;
    if (!done)
        actions().notify(Notice::error(done.error(), failed));
    else if (!fine.isEmpty())
        actions().notify(Notice::good(fine));
}

void ChannelsPage::pauseOrResume()
{
    const ChannelState *channel = channels_.find(current());
    if (!channel || !channel->settings) return;
    const bool pause = !channel->settings->paused;
    channels_.setups().setPaused(
        channel->channel.id, pause, this, [this, pause](const Result<void> &done) {
            say(done, {},
                pause ? tr("The channel was not paused") : tr("The channel was not resumed"));
        });
}

void ChannelsPage::sendAgain()
{
    if (!current()) return;
    (new ResendDialog(session(), channels_, current(), this))->open();
}

void ChannelsPage::tryNow()
{
    if (channels_.host()) channels_.host()->tryNow(current());
}

void ChannelsPage::fetchNow()
{
    if (channels_.host()) channels_.host()->pollNow(current());
}

void ChannelsPage::test()
{
    const ChannelState *channel = channels_.find(current());
    if (!channel || !channel->settings) return;
    const QString name = channel->channel.name;
    channels_.test(current(), *channel->settings, {}, this,
                   [this, name](const channels::TestResult &came) {
                       const QString failed = tr("The connection test of %1 failed").arg(name);
                       if (came.fine)
                           say({}, tr("The connection to %1 works.").arg(name), {});
                       else
                           say(fail(ErrorCode::NotFound, {}, came.said), {}, failed);
                   });
}

void ChannelsPage::change()
{
    if (current() && channels_.whyNot().isEmpty()) openSettings(current(), {});
}

void ChannelsPage::addChannel()
{
    openSettings({}, {});
}

void ChannelsPage::openSettings(ChannelId channel, const QString &missing)
{
    auto *dialog = new ChannelDialog(session(), channels_, channel, missing, this);
    connect(dialog, &ChannelDialog::saved, this, [this](ChannelId saved) {
        list_->choose(saved);
        say({}, tr("Channel settings saved."), {});
    });
    dialog->open();
}

void ChannelsPage::unlink()
{
    const ChannelState *channel = channels_.find(current());
    if (!channel || !channel->linked) return;
    auto *dialog =
        new AskDialog({tr("Disconnect channel"),
                       tr("%1 keeps its current availability and rates and receives no more "
                          "updates: close your rooms there first. Its settings, mapping and "
                          "password are deleted; its bookings are kept.")
                           .arg(channel->channel.name),
                       tr("Disconnect"), tr("Cancel"), true},
                      this);
    connect(dialog, &QDialog::accepted, this, [this, id = channel->channel.id] {
        channels_.setups().unlink(id, this, [this](const Result<void> &done) {
            say(done, tr("Channel disconnected."), tr("The channel was not disconnected"));
        });
    });
    dialog->open();
}

void ChannelsPage::settleLeft()
{
    const ChannelState *channel = channels_.find(current());
    if (!channel || channel->left.isEmpty()) return;
    auto *dialog =
        new AskDialog({tr("Mark as closed at the channel"),
                       tr("Roomrack cannot check this. Confirm only if it is done at %1: %2.")
                           .arg(channel->channel.name, channel->left),
                       tr("Mark as closed"), tr("Cancel")},
                      this);
    connect(dialog, &QDialog::accepted, this, [this, id = channel->channel.id] {
        if (channels_.host()) channels_.host()->settleLeft(id);
    });
    dialog->open();
}

void ChannelsPage::unlock()
{
    (new PassphraseDialog(channels_.secrets(), this))->open();
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/channel_actions.h"

#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/resend_dialog.h"
#include "desktop/connections/channel_list.h"
#include "desktop/connections/channel_words.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/widgets/ask_dialog.h"

#include <QtGui/QAction>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

ChannelActions::ChannelActions(HotelSession &session, HotelChannels &channels, PageActions &actions,
                               const ChannelList &list, QWidget &page)
    : QObject(&page), session_(session), channels_(channels), actions_(actions), list_(list),
      page_(page), pause_(action(tr("Pause"), QKeySequence(tr("Ctrl+Shift+P")), "channels.pause",
                                 &ChannelActions::pauseOrResume)),
      resend_(action(tr("Full sync…"), QKeySequence(tr("Ctrl+Shift+S")), "channels.resend",
                     &ChannelActions::sendAgain)),
      tryNow_(action(tr("Retry now"), QKeySequence(tr("Ctrl+Shift+T")), "channels.tryNow",
                     &ChannelActions::tryNow)),
      fetch_(action(tr("Fetch reservations now"), QKeySequence(tr("Ctrl+Shift+F")),
                    "channels.fetch", &ChannelActions::fetchNow)),
      test_(action(tr("Test connection"), {}, "channels.test", &ChannelActions::test)),
      change_(action(tr("Settings…"), QKeySequence(tr("Ctrl+E")), "channels.change",
                     &ChannelActions::change)),
      add_(action(tr("Add a channel…"), QKeySequence(Qt::Key_Insert), "channels.addAction",
                  &ChannelActions::addChannel)),
      unlink_(action(tr("Disconnect…"), {}, "channels.unlink", &ChannelActions::unlink))
{
    makeButtons();
}

QAction *ChannelActions::action(const QString &text, const QKeySequence &keys, const char *name,
                                void (ChannelActions::*what)())
{
    auto *made = new QAction(text, this);
    made->setObjectName(QLatin1String(name));
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    page_.addAction(made);
    connect(made, &QAction::triggered, this, what);
    return made;
}

void ChannelActions::makeButtons()
{
    for (QAction *one : {pause_, resend_, change_}) {
        auto *button = new QPushButton(one->text(), &page_);
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

std::vector<QAction *> ChannelActions::all() const
{
    return {pause_, resend_, tryNow_, fetch_, test_, change_, add_, unlink_};
}

void ChannelActions::refresh()
{
    const ChannelState *channel = channels_.find(list_.current());
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
    set(fetch_, speaks && !paused);
    set(test_, linked && channel->settings && may);
    set(change_, channel && may);
    set(add_, may);
    set(unlink_, linked && may);
}

void ChannelActions::say(const Result<void> &done, const QString &fine, const QString &failed)
{
    if (!actions_.notify) return;
    if (!done)
        actions_.notify(Notice::error(done.error(), failed));
    else if (!fine.isEmpty())
        actions_.notify(Notice::good(fine));
}

void ChannelActions::pauseOrResume()
{
    const ChannelState *channel = channels_.find(list_.current());
    if (!channel || !channel->settings) return;
    const bool pause = !channel->settings->paused;
    channels_.setups().setPaused(
        channel->channel.id, pause, this, [this, pause](const Result<void> &done) {
            say(done, {},
                pause ? tr("The channel was not paused") : tr("The channel was not resumed"));
        });
}

void ChannelActions::sendAgain()
{
    if (!list_.current()) return;
    (new ResendDialog(session_, channels_, list_.current(), &page_))->open();
}

void ChannelActions::tryNow()
{
    if (channels_.host()) channels_.host()->tryNow(list_.current());
}

void ChannelActions::fetchNow()
{
    if (channels_.host()) channels_.host()->pollNow(list_.current());
}

void ChannelActions::test()
{
    const ChannelState *channel = channels_.find(list_.current());
    if (!channel || !channel->settings) return;
    const QString name = channel->channel.name;
    channels_.test(list_.current(), *channel->settings, {}, this,
                   [this, name](const channels::TestResult &came) {
                       const QString failed = tr("The connection test of %1 failed").arg(name);
                       if (came.fine)
                           say({}, tr("The connection to %1 works.").arg(name), {});
                       else
                           say(fail(ErrorCode::NotFound, {}, testFailureText(came)), {}, failed);
                   });
}

void ChannelActions::change()
{
    if (list_.current() && channels_.whyNot().isEmpty()) openSettings(list_.current(), {});
}

void ChannelActions::addChannel()
{
    openSettings({}, {});
}

ChannelDialog *ChannelActions::openSettings(ChannelId channel, const QString &missing)
{
    const ChannelState *before = channels_.find(channel);
    const bool linked = before && before->linked;
    auto *dialog = new ChannelDialog(session_, channels_, channel, missing, &page_);
    connect(dialog, &ChannelDialog::saved, this, [this, linked](ChannelId id) {
        emit saved(id);
        say({}, linked ? tr("Channel settings saved.") : tr("Channel connected."), {});
    });
    dialog->open();
    return dialog;
}

void ChannelActions::openMapping()
{
    openSettings(list_.current(), {})->showMapping();
}

void ChannelActions::unlink()
{
    const ChannelState *channel = channels_.find(list_.current());
    if (!channel || !channel->linked) return;
    auto *dialog =
        new AskDialog({tr("Disconnect channel"),
                       tr("%1 keeps its current availability and rates and receives no more "
                          "updates: close your rooms there first. Its settings, mapping and "
                          "password are deleted; its bookings are kept.")
                           .arg(channel->channel.name),
                       tr("Disconnect"), tr("Cancel"), true},
                      &page_);
    connect(dialog, &QDialog::accepted, this, [this, id = channel->channel.id] {
        channels_.setups().unlink(id, this, [this](const Result<void> &done) {
            say(done, tr("Channel disconnected."), tr("The channel was not disconnected"));
        });
    });
    dialog->open();
}

void ChannelActions::settleLeft()
{
    const ChannelState *channel = channels_.find(list_.current());
    if (!channel || channel->left.isEmpty()) return;
    auto *dialog =
        new AskDialog({tr("Mark as closed at the channel"),
                       tr("Roomrack cannot check this. Confirm only if it is done at %1: %2.")
                           .arg(channel->channel.name, channel->left),
                       tr("Mark as closed"), tr("Cancel")},
                      &page_);
    connect(dialog, &QDialog::accepted, this, [this, id = channel->channel.id] {
        if (channels_.host()) channels_.host()->settleLeft(id);
    });
    dialog->open();
}

void ChannelActions::unlock()
{
    (new PassphraseDialog(channels_.secrets(), &page_))->open();
}

}  // namespace roomrack::desktop

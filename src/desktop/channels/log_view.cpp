// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/log_view.h"

#include "channels/controller/leftovers.h"
#include "core/failure_text.h"
#include "desktop/channels/message_text.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr qint64 kMostMessages = 300;
constexpr qint64 kMostPerChannel = 1'000'000'000'000;
constexpr int kSoonMs = 400;

StateWords outcomeWords(const booking::ChannelMessageRow &message)
{
    using booking::MessageOutcome;
    if (message.what == channels::kLeftoversEntry) {
        return message.outcome == MessageOutcome::Done
                   ? StateWords{LogView::tr("✓ Cleaned up"), Tone::Good}
                   : StateWords{LogView::tr("! Cleanup needed"), Tone::Warn};
    }
    switch (message.outcome) {
    case MessageOutcome::Done: return {LogView::tr("✓ Delivered"), Tone::Good};
    case MessageOutcome::Partly: return {LogView::tr("! Partly rejected"), Tone::Warn};
    case MessageOutcome::Refused: return {LogView::tr("✕ Rejected"), Tone::Bad};
    case MessageOutcome::NoAnswer: return {LogView::tr("? No response"), Tone::Warn};
    case MessageOutcome::NotReached: break;
    }
    return {LogView::tr("✕ Unreachable"), Tone::Bad};
}

}  // namespace

LogView::LogView(HotelSession &session, HotelChannels &channels, const Theme &theme,
                 QWidget *parent)
    : QWidget(parent), session_(session), table_(nullptr), instead_(style::muted({})),
      trouble_(new QCheckBox(tr("Errors only"))), allChannels_(new QCheckBox(tr("All channels"))),
      request_(messageField(tr("Request"))), answer_(messageField(tr("Response")))
{
    RowsTable::Shape shape;
    shape.muted = {1};
    shape.badge = 5;
    shape.stretch = 2;
    shape.widths = {124, 104, 110, 56, 66, 142};
    shape.spare = {1, 3, 4};
    table_ = new RowsTable(theme,
                           {{tr("Date")},
                            {tr("Channel")},
                            {tr("Message")},
                            {tr("Items"), {}, true},
                            {tr("Duration"), {}, true},
                            {tr("Result")}},
                           shape);
    table_->setObjectName(QStringLiteral("channels.log"));
    table_->setAccessibleName(tr("Messages, newest first"));
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    trouble_->setObjectName(QStringLiteral("channels.onlyTrouble"));
    allChannels_->setObjectName(QStringLiteral("channels.allChannels"));
    bar->setSpacing(style::kGap);
    bar->addWidget(trouble_);
    bar->addWidget(allChannels_);
    bar->addStretch();
    auto *both = new KeySplitter(Qt::Horizontal);
    both->addWidget(tableCard(tr("Messages"), &state_, table_, instead_, bar));
    both->addWidget(makeMessages());
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(both);
    soon_.setSingleShot(true);
    soon_.setInterval(kSoonMs);
    connect(&soon_, &QTimer::timeout, this, &LogView::ask);
    connect(table_, &RowsTable::chosen, this, &LogView::showMessage);
    for (QCheckBox *box : {trouble_, allChannels_})
        connect(box, &QCheckBox::toggled, this, &LogView::ask);
    connect(&channels, &HotelChannels::spoke, this, [this] {
        if (!soon_.isActive()) soon_.start();
    });
}

QWidget *LogView::makeMessages()
{
    request_->setObjectName(QStringLiteral("channels.request"));
    answer_->setObjectName(QStringLiteral("channels.answer"));
    auto *card = style::card();
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kPadding);
    all->setSpacing(style::kSmallGap);
    all->addWidget(style::strong(tr("Request")));
    all->addWidget(request_, 3);
    all->addWidget(style::strong(tr("Response")));
    all->addWidget(answer_, 2);
    return card;
}

void LogView::show(ChannelId channel)
{
    if (channel == channel_) return;
    channel_ = channel;
    ask();
}

void LogView::setShown(bool shown)
{
    shown_ = shown;
    if (shown) ask();
}

void LogView::ask()
{
    if (!shown_) return;
    table_->setColumnUseless(1, !allChannels_->isChecked());
    storage::ChannelMessageQuery query;
    query.property = session_.property();
    if (!allChannels_->isChecked()) query.channel = channel_;
    query.onlyTrouble = trouble_->isChecked();
    session_.ask(storage::ChannelMessages{query, 0, kMostMessages}, this,
                 [this](Result<std::vector<booking::ChannelMessageRow>> found) {
                     if (found) return fill(std::move(*found));
                     showOr(table_, instead_,
                            tr("The messages cannot be read: %1").arg(found.error().text()));
                 });
}

void LogView::fill(std::vector<booking::ChannelMessageRow> messages)
{
    messages_ = std::move(messages);
    std::vector<Row> rows;
    for (const booking::ChannelMessageRow &message : messages_) {
        const StateWords outcome = outcomeWords(message);
        const QString said = style::tip(core::failureText(message.said));
        Row row;
        row.key = message.channel.value * kMostPerChannel + message.number;
        row.cells = {
            {dayTimeText(session_.view().property(), message.at, locale()), utcText(message.at)},
            {channelName(session_.view().catalogue(), message.channel)},
            {message.what, said},
            {message.entries > 0 ? locale().toString(message.entries) : QString()},
            {tr("%1 ms").arg(locale().toString(message.micros / 1000))},
            {outcome.text, said, outcome.tone}};
        rows.push_back(std::move(row));
    }
    state_->setText(qint64(messages_.size()) == kMostMessages
                        ? tr("latest %Ln", nullptr, int(kMostMessages))
                        : QString());
    const bool nothing = rows.empty();
    table_->setRows(std::move(rows));
    showOr(table_, instead_, nothing ? tr("No messages.") : QString());
    showMessage();
}

void LogView::showMessage()
{
    const auto at = std::find_if(messages_.begin(), messages_.end(), [this](const auto &message) {
        return message.channel.value * kMostPerChannel + message.number == table_->current();
    });
    const bool there = at != messages_.end();
    const auto show = [](QPlainTextEdit *field, const QString &text) {
        // Keeps the scroll position while the text is unchanged.
        if (field->toPlainText() != text) field->setPlainText(text);
    };
    show(request_, there ? readableMessage(at->request) : QString());
    QString answer = there ? readableMessage(at->answer) : QString();
    if (there && answer.isEmpty()) answer = core::failureText(at->said);
    show(answer_, answer);
}

}  // namespace roomrack::desktop

#include "moc_log_view.cpp"

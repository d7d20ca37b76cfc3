// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/waiting_view.h"

#include "desktop/channels/message_text.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// Identifies a message while others arrive or are dismissed; never negative.
qint64 keyOf(const booking::InboxRow &message)
{
    return qint64(qHashMulti(0, message.channel.value, message.reservation, message.revision) >> 1);
}

}  // namespace

WaitingView::WaitingView(HotelSession &session, HotelChannels &channels, PageActions &actions,
                         const Theme &theme, QWidget *parent)
    : QWidget(parent), session_(session), channels_(channels), actions_(actions), table_(nullptr),
      instead_(style::muted({})), reason_(style::text({})),
      message_(messageField(tr("Original message"))), map_(new QPushButton(tr("Map now…"))),
      again_(new QPushButton(tr("Retry"))), aside_(new QPushButton(tr("Dismiss…")))
{
    RowsTable::Shape shape;
    shape.strong = {1};
    shape.muted = {0};
    shape.stretch = 3;
    shape.widths = {124, 110, 110, 210};
    shape.spare = {0, 1};
    table_ = new RowsTable(
        theme, {{tr("Received")}, {tr("Channel")}, {tr("Reservation")}, {tr("Reason")}}, shape);
    table_->setObjectName(QStringLiteral("channels.waiting"));
    table_->setAccessibleName(tr("Unmapped reservations"));
    auto *both = new KeySplitter(Qt::Horizontal);
    both->addWidget(tableCard(tr("Unmapped reservations"), &state_, table_, instead_));
    both->addWidget(makeMessage());
    both->setStretchFactor(0, 3);
    both->setStretchFactor(1, 2);
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(both);
    offerButtons(table_, {map_, again_, aside_});
    connect(table_, &RowsTable::chosen, this, &WaitingView::showMessage);
    connect(&channels.waiting(), &UnmappedReservations::changed, this, &WaitingView::fill);
    connect(&session.users(), &DeskUsers::personChanged, this, &WaitingView::showMessage);
    fill();
}

QWidget *WaitingView::makeMessage()
{
    map_->setObjectName(QStringLiteral("channels.map"));
    again_->setObjectName(QStringLiteral("channels.replay"));
    aside_->setObjectName(QStringLiteral("channels.aside"));
    message_->setObjectName(QStringLiteral("channels.message"));
    reason_->setWordWrap(true);
    reason_->setTextFormat(Qt::PlainText);
    style::primary(map_);
    auto *card = style::card();
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(tr("Original message")));
    all->addWidget(style::hairline());
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    inner->setSpacing(style::kSmallGap);
    inner->addWidget(reason_);
    inner->addWidget(message_, 1);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(style::kSmallGap);
    bar->addWidget(aside_);
    bar->addStretch();
    bar->addWidget(again_);
    bar->addWidget(map_);
    inner->addLayout(bar);
    all->addLayout(inner, 1);
    connect(map_, &QPushButton::clicked, this, [this] {
        if (const auto *row = current()) emit mappingWanted(row->channel, row->reason);
    });
    connect(again_, &QPushButton::clicked, this, &WaitingView::tryAgain);
    connect(aside_, &QPushButton::clicked, this, &WaitingView::askPutAside);
    return card;
}

void WaitingView::fill()
{
    std::vector<Row> rows;
    const auto &waiting = channels_.waiting().rows();
    for (const booking::InboxRow &message : waiting) {
        Row row;
        row.key = keyOf(message);
        row.cells = {{dayTimeText(session_.view().property(), message.received, locale()),
                      utcText(message.received)},
                     {channelName(session_.view().catalogue(), message.channel)},
                     {message.reservation.isEmpty() ? QStringLiteral("–") : message.reservation},
                     {message.reason, style::tip(message.reason)}};
        rows.push_back(std::move(row));
    }
    state_->setText(waiting.empty() ? QString() : locale().toString(int(waiting.size())));
    table_->setRows(std::move(rows));
    showOr(table_, instead_,
           waiting.empty() ? tr("No unmapped reservations. Reservations that cannot be booked "
                                "automatically are listed here.")
                           : QString());
    showMessage();
}

const booking::InboxRow *WaitingView::current() const
{
    const auto &waiting = channels_.waiting().rows();
    const auto at = std::find_if(waiting.begin(), waiting.end(), [this](const auto &message) {
        return keyOf(message) == table_->current();
    });
    return at == waiting.end() ? nullptr : &*at;
}

void WaitingView::showMessage()
{
    const booking::InboxRow *row = current();
    reason_->setText(row ? row->reason : QString());
    message_->setPlainText(row ? readableMessage(row->body) : QString());
    const QString why = channels_.whyNot();
    for (QPushButton *button : {map_, again_, aside_}) {
        button->setEnabled(row && why.isEmpty());
        button->setToolTip(why);
    }
}

void WaitingView::tryAgain()
{
    if (const booking::InboxRow *row = current()) channels_.replay(row->channel);
}

void WaitingView::askPutAside()
{
    const booking::InboxRow *row = current();
    if (!row) return;
    auto *dialog =
        new AskDialog({tr("Dismiss reservation"),
                       tr("No booking is created for %1. The channel has received a "
                          "confirmation and will not send the message again; the guest may "
                          "still arrive.")
                           .arg(row->reservation.isEmpty() ? tr("this message") : row->reservation),
                       tr("Dismiss"), tr("Cancel"), true},
                      this);
    connect(dialog, &QDialog::accepted, this, [this, message = *row] {
        channels_.waiting().putAside(message, this, [this](const Result<void> &done) {
            if (!done && actions_.notify)
                actions_.notify(
                    Notice::error(done.error(), tr("The reservation was not dismissed")));
        });
    });
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_waiting_view.cpp"

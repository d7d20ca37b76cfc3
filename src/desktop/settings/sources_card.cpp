// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/sources_card.h"

#include "desktop/session/direct_channels.h"
#include "desktop/settings/remove_source_dialog.h"
#include "desktop/settings/source_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kSourcesHeight = 140;

RowsTable *makeSourceTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {0};
    shape.stretch = 0;
    auto *table = new RowsTable(theme, {{SourcesCard::tr("Name")}}, shape);
    table->setObjectName(QStringLiteral("sources.table"));
    table->setAccessibleName(SourcesCard::tr("Sources of direct bookings"));
    table->setMinimumHeight(kSourcesHeight);
    return table;
}

/// What sources are for, above the buttons of the card.
QLayout *makeSourceBar(QLabel *said, const QList<QPushButton *> &buttons)
{
    QLabel *words = style::muted(SourcesCard::tr("If there are several, a new booking at the front "
                                                 "desk asks for one."));
    words->setWordWrap(true);
    words->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, 0);
    auto *bar = new QVBoxLayout;
    bar->setSpacing(0);
    bar->addWidget(words);
    bar->addLayout(tableBar(said, buttons));
    return bar;
}

}  // namespace

SourcesCard::SourcesCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), switch_(session), table_(makeSourceTable(theme)),
      none_(style::muted({})), said_(style::text({})), add_(new QPushButton(tr("Add…"))),
      rename_(new QPushButton(tr("Edit…"))), remove_(new QPushButton(tr("Remove…")))
{
    said_->setObjectName(QStringLiteral("sources.said"));
    add_->setObjectName(QStringLiteral("sources.add"));
    add_->setAccessibleName(tr("Add source"));
    style::primary(add_);
    rename_->setObjectName(QStringLiteral("sources.rename"));
    rename_->setAccessibleName(tr("Edit source"));
    remove_->setObjectName(QStringLiteral("sources.remove"));
    remove_->setAccessibleName(tr("Remove source"));
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(tr("Sources of direct bookings"), &state_, table_, none_,
                             makeSourceBar(said_, {remove_, rename_, add_})));
    connect(add_, &QPushButton::clicked, this, [this] { edit({}); });
    connect(rename_, &QPushButton::clicked, this, [this] { edit(ChannelId{table_->current()}); });
    connect(remove_, &QPushButton::clicked, this, &SourcesCard::remove);
    setRowKey(rename_, Qt::Key_Return);
    setRowKey(remove_, Qt::Key_Delete);
    offerButtons(table_, {rename_, remove_});
    auto *gone = new QShortcut(QKeySequence(Qt::Key_Delete), table_);
    gone->setContext(Qt::WidgetShortcut);
    connect(gone, &QShortcut::activated, remove_, &QPushButton::click);
    connect(table_, &RowsTable::chosen, this, &SourcesCard::offer);
    connect(table_, &RowsTable::entered, this, [this] {
        if (rename_->isEnabled()) edit(ChannelId{table_->current()});
    });
    connect(&session_, &HotelSession::loaded, this, &SourcesCard::takeDescription);
    connect(&session_.users(), &DeskUsers::personChanged, this, &SourcesCard::offer);
    fill();
}

void SourcesCard::takeFocus()
{
    (table_->isHidden() ? static_cast<QWidget *>(add_) : table_)->setFocus(Qt::OtherFocusReason);
}

void SourcesCard::takeDescription()
{
    // What was done is of the hotel before.
    if (switch_.happened()) {
        say({});
        wanted_.clear();
    }
    fill();
}

void SourcesCard::fill()
{
    std::vector<Row> rows;
    qint64 added = 0;
    for (const inventory::Channel *channel : directChannels(session_.view().catalogue())) {
        Row row;
        row.key = channel->id.value;
        row.cells = {{channelTitle(*channel), style::tip(channelTitle(*channel))}};
        if (channel->name == wanted_) added = row.key;
        rows.push_back(std::move(row));
    }
    const qint64 first = rows.empty() ? 0 : rows.front().key;
    showOr(table_, none_, rows.empty() ? tr("No sources.") : QString());
    table_->setRows(std::move(rows));
    if (added != 0) {
        wanted_.clear();
        table_->choose(added);
    } else if (table_->current() <= 0) {
        table_->choose(first);
    }
    offer();
}

void SourcesCard::offer()
{
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    for (QPushButton *button : {add_, rename_, remove_}) {
        button->setEnabled(why.isEmpty() && (button == add_ || table_->current() > 0));
        button->setToolTip(style::tip(why));
    }
    const auto all = directChannels(session_.view().catalogue());
    const bool isFirst = !all.empty() && all.front()->id.value == table_->current();
    if (!isFirst || !why.isEmpty()) return;
    remove_->setEnabled(false);
    remove_->setToolTip(style::tip(tr("The front desk books on it.")));
}

void SourcesCard::say(const QString &text)
{
    said_->setText(text);
}

void SourcesCard::edit(ChannelId channel)
{
    auto *dialog = new SourceDialog(session_, channel, window());
    connect(dialog, &SourceDialog::saved, this, [this](const QString &name) {
        say({});
        wanted_ = name;
        fill();
    });
    endWith(this, dialog);
    dialog->open();
}

void SourcesCard::remove()
{
    const inventory::Channel *source =
        session_.view().catalogue().channel(ChannelId{table_->current()});
    if (!source) return;
    auto *dialog = new RemoveSourceDialog(session_, *source, window());
    connect(dialog, &RemoveSourceDialog::removed, this, [this, name = channelTitle(*source)] {
        say(tr("“%1” removed.").arg(name));
        // The button is disabled for the row that is selected then.
        table_->setFocus(Qt::OtherFocusReason);
    });
    endWith(this, dialog);
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_sources_card.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/sources_card.h"

#include "desktop/session/direct_channels.h"
#include "desktop/settings/source_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

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

}  // namespace

SourcesCard::SourcesCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), table_(makeSourceTable(theme)), none_(style::muted({})),
      add_(new QPushButton(tr("Add…"))), rename_(new QPushButton(tr("Rename…")))
{
    add_->setObjectName(QStringLiteral("sources.add"));
    add_->setAccessibleName(tr("Add source"));
    style::primary(add_);
    rename_->setObjectName(QStringLiteral("sources.rename"));
    rename_->setAccessibleName(tr("Rename source"));
    auto *words = style::muted(tr("If there are several, a new booking at the front desk asks for "
                                  "one."));
    words->setWordWrap(true);
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(tr("Sources of direct bookings"), &state_, table_, none_,
                             tableBar(words, {rename_, add_})));
    connect(add_, &QPushButton::clicked, this, [this] { edit({}); });
    connect(rename_, &QPushButton::clicked, this, [this] { edit(ChannelId{table_->current()}); });
    setRowKey(rename_, Qt::Key_Return);
    offerButtons(table_, {rename_});
    connect(table_, &RowsTable::chosen, this, &SourcesCard::offer);
    connect(table_, &RowsTable::entered, this, [this] {
        if (rename_->isEnabled()) edit(ChannelId{table_->current()});
    });
    connect(&session_, &HotelSession::loaded, this, &SourcesCard::fill);
    connect(&session_.users(), &DeskUsers::personChanged, this, &SourcesCard::offer);
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
    for (QPushButton *button : {add_, rename_}) {
        button->setEnabled(why.isEmpty() && (button == add_ || table_->current() > 0));
        button->setToolTip(style::tip(why));
    }
}

void SourcesCard::edit(ChannelId channel)
{
    auto *dialog = new SourceDialog(session_, channel, window());
    connect(dialog, &SourceDialog::saved, this, [this](const QString &name) {
        wanted_ = name;
        fill();
    });
    endWith(this, dialog);
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_sources_card.cpp"

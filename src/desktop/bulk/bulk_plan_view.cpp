// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_plan_view.h"

#include "desktop/bulk/bulk_model.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/connections/hotel_channels.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/plain_scroll.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kFindingsHeight = 128;
constexpr int kNightsWidth = 212;
constexpr int kValueWidth = 124;

}  // namespace

BulkPlanView::BulkPlanView(HotelSession &session, PageActions &actions)
    : session_(session), actions_(actions), model_(new BulkModel(session.view(), this)),
      table_(new QTableView), summary_(style::strong({})), others_(style::muted({})),
      moved_(style::text({})), messages_(style::muted({})), findings_(style::text({}))
{
    build();
    // Names may contain markup characters: show them as plain text.
    for (QLabel *label : {summary_, others_, moved_, messages_, findings_})
        label->setTextFormat(Qt::PlainText);
}

void BulkPlanView::build()
{
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kSmallGap);
    summary_->setObjectName(QStringLiteral("bulk.summary"));
    others_->setObjectName(QStringLiteral("bulk.others"));
    moved_->setObjectName(QStringLiteral("bulk.moved"));
    moved_->setWordWrap(true);
    moved_->hide();
    style::setTone(moved_, Tone::Warn);
    column->addWidget(summary_);
    column->addWidget(others_);
    column->addWidget(moved_);
    style::table(table_);
    table_->setObjectName(QStringLiteral("bulk.table"));
    table_->setAccessibleName(tr("Preview"));
    table_->setTabKeyNavigation(false);
    table_->setModel(model_);
    table_->horizontalHeader()->setSectionsClickable(false);
    table_->horizontalHeader()->setSectionResizeMode(BulkModel::Where, QHeaderView::Stretch);
    table_->setColumnWidth(BulkModel::Nights, kNightsWidth);
    table_->setColumnWidth(BulkModel::Before, kValueWidth);
    table_->setColumnWidth(BulkModel::After, kValueWidth);
    auto *card = style::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(table_);
    column->addWidget(card, 1);
    messages_->setObjectName(QStringLiteral("bulk.messages"));
    messages_->setAccessibleName(tr("Messages to channels"));
    messages_->setWordWrap(true);
    messages_->hide();
    column->addWidget(messages_);
    findings_->setObjectName(QStringLiteral("bulk.findings"));
    findings_->setWordWrap(true);
    findings_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    findings_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(plainScroll(findings_, kFindingsHeight));
}

void BulkPlanView::showPlan(const BulkPreview::Plan &plan, CellField field)
{
    plan_ = plan;
    const QLocale locale;
    model_->show(plan, field);
    summary_->setText(changingText(*plan, locale));
    others_->setText(othersText(*plan, locale));
    showFindings(field);
    askMessages();
}

void BulkPlanView::showNone(const QString &summary, const QString &others)
{
    plan_.reset();
    model_->clear();
    summary_->setText(summary);
    others_->setText(others);
    findings_->setText({});
    messages_->hide();
}

void BulkPlanView::outdate()
{
    plan_.reset();
    setMoved({});
}

void BulkPlanView::setMoved(const QString &text)
{
    moved_->setText(text);
    moved_->setVisible(!text.isEmpty());
}

void BulkPlanView::showFindings(CellField field)
{
    QStringList lines;
    for (const BulkFinding &finding : plan_->findings)
        lines << findingText(session_.view(), field, finding, QLocale());
    findings_->setText(lines.join(QLatin1Char('\n')));
}

/// Computed on the channels' thread; the previous text stays until the result arrives.
void BulkPlanView::askMessages()
{
    if (plan_->changing == 0) messages_->hide();
    const HotelChannels *channels = actions_.channels;
    if (plan_->changing == 0 || !channels || !channels->host()) return;
    const auto asking = channels->host()->announced(plan_->runs);
    engine::whenDone(asking, this, [this, asked = plan_](const auto &announced) {
        if (asked != plan_) return;
        messages_->setText(announcedText(session_.view(), announced));
        messages_->setVisible(!announced.empty());
    });
}

}  // namespace roomrack::desktop

#include "moc_bulk_plan_view.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_details.h"

#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_story.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/fact_grid.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

AuditDetails::AuditDetails(HotelSession &session, QWidget *parent)
    : DetailsPanel(tr("Record"), parent), session_(session), title_(style::strong({})),
      facts_(new FactGrid), open_(new QPushButton(tr("&Open booking"))), changes_(new QPushButton)
{
    setBody(makeBody());
    setRecord(0);
    connect(&session_, &HotelSession::loaded, this, [this] {
        // Record numbers belong to one property: after a switch to another property the selection
        // is cleared.
        if (property_ != session_.property()) setRecord(0);
    });
    // The record may have been undone.
    connect(&session_.changes(), &HotelChanges::stepsChanged, this, [this] {
        if (seq_ != 0) askSoon();
    });
}

QWidget *AuditDetails::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(0);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    title_->setMargin(style::kPadding);
    column->addWidget(title_);
    column->addWidget(style::hairline());
    auto *inside = new QWidget;
    auto *lines = new QVBoxLayout(inside);
    lines->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    lines->addLayout(facts_);
    lines->addStretch();
    column->addWidget(scrolling(inside, tr("Record")), 1);
    auto *actions = new QHBoxLayout;
    actions->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    actions->addWidget(open_);
    actions->addWidget(changes_);
    actions->addStretch();
    column->addLayout(actions);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (openBooking && booking_) openBooking(booking_);
    });
    connect(changes_, &QPushButton::clicked, this, [this] {
        allChanges_ = !allChanges_;
        showChanges();
    });
    return body;
}

void AuditDetails::setRecord(qint64 seq)
{
    if (seq != seq_) allChanges_ = false;
    seq_ = seq;
    property_ = session_.property();
    if (seq == 0) {
        askNoMore();
        showNothing();
        return;
    }
    askSoon();
}

void AuditDetails::askNow()
{
    session_.ask([property = session_.property(), seq = seq_](
                     storage::Reader &reader) { return auditStory(reader, property, seq); },
                 this,
                 [this, seq = seq_](const Result<AuditStory> &story) {
                     if (seq == seq_) take(story);
                 });
}

/// Lists the changes of the record, of which a bulk update may have hundreds.
void AuditDetails::showChanges()
{
    if (!story_) return;
    facts_->show(storyLines(session_.view(), *story_, locale(), allChanges_, past_));
    const auto changes = qlonglong(changesOf(*story_).size());
    changes_->setVisible(changes > qlonglong(kMostChanges));
    changes_->setText(allChanges_ ? tr("Show &fewer changes")
                                  : tr("Show a&ll %1 changes").arg(locale().toString(changes)));
}

void AuditDetails::setPast(const PastRooms &past)
{
    past_ = past;
    if (!story_ || seq_ != story_->row.record.seq) return;
    showTitle();
    showChanges();
}

void AuditDetails::showTitle()
{
    const AuditLine line = auditLine(session_.view(), story_->row, locale(), past_);
    title_->setText(
        line.state.isEmpty()
            ? line.what
            : tr("%1 (%2)", "what happened, and what became of it").arg(line.what, line.state));
}

void AuditDetails::take(const Result<AuditStory> &story)
{
    if (!story) return showMessage(story.error().text());
    const booking::Record &record = story->row.record;
    story_ = std::make_shared<const AuditStory>(*story);
    showTitle();
    showChanges();
    // A hold that did not become a booking cannot be opened as one.
    const bool holds = record.kind <= booking::RecordKind::HoldExpired
                       || record.kind == booking::RecordKind::RoomHeld
                       || record.kind == booking::RecordKind::HoldOwned;
    booking_ = holds ? BookingId() : BookingId{bookingIdOf(record)};
    open_->setVisible(openBooking && booking_);
    showBody();
}

void AuditDetails::focusActions()
{
    focusFirst({open_, changes_});
}

}  // namespace roomrack::desktop

#include "moc_audit_details.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_details.h"

#include "desktop/audit/audit_line.h"
#include "desktop/audit/audit_story.h"
#include "desktop/theme/look.h"
#include "desktop/widgets/fact_grid.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

AuditDetails::AuditDetails(HotelSession &session, QWidget *parent)
    : DetailsPanel(tr("Record"), parent), session_(session), title_(look::strong({})),
      facts_(new FactGrid), open_(new QPushButton(tr("&Open the booking")))
{
    setBody(makeBody());
    setRecord(0);
    connect(&session_, &HotelSession::loaded, this, [this] {
        // The records of another hotel are others; those of this one stay.
        if (property_ != session_.property()) setRecord(0);
    });
    // It may have been undone.
    connect(&session_, &HotelSession::stepsChanged, this, [this] {
        if (seq_ != 0) askSoon();
    });
}

QWidget *AuditDetails::makeBody()
{
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    title_->setMargin(look::kPadding);
    column->addWidget(title_);
    column->addWidget(look::hairline());
    auto *inside = new QWidget;
    auto *lines = new QVBoxLayout(inside);
    lines->setContentsMargins(look::kPadding, look::kPadding, look::kPadding, look::kPadding);
    lines->addLayout(facts_);
    lines->addStretch();
    column->addWidget(scrolling(inside, tr("Record")), 1);
    auto *actions = new QHBoxLayout;
    actions->setContentsMargins(look::kPadding, look::kPadding, look::kPadding, look::kPadding);
    actions->addWidget(open_);
    actions->addStretch();
    column->addLayout(actions);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (openBooking && booking_) openBooking(booking_);
    });
    return body;
}

void AuditDetails::setRecord(qint64 seq)
{
    seq_ = seq;
    property_ = session_.property();
    if (seq == 0) {
        askNoMore();
        showMessage(tr("Choose a record to see what it changed."));
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

void AuditDetails::take(const Result<AuditStory> &story)
{
    if (!story) return showMessage(story.error().text());
    const booking::Record &record = story->row.record;
    const AuditLine line = auditLine(session_.view(), story->row, locale());
    title_->setText(
        line.state.isEmpty()
            ? line.what
            : tr("%1 (%2)", "what happened, and what became of it").arg(line.what, line.state));
    facts_->show(storyLines(session_.view(), *story, locale()));
    // A hold that became no booking is none that could be opened.
    const bool holds = record.kind <= booking::RecordKind::HoldExpired
                       || record.kind == booking::RecordKind::RoomHeld;
    booking_ = holds ? BookingId() : BookingId{bookingOf(record)};
    open_->setVisible(openBooking && booking_);
    showBody();
}

void AuditDetails::focusActions()
{
    focusFirst({open_});
}

}  // namespace roomrack::desktop

#include "moc_audit_details.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/compare/duplicate_match_dialog.h"

#include "desktop/compare/compare_grid.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"
#include "engine/home_country.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 680;

}  // namespace

DuplicateMatchDialog::DuplicateMatchDialog(HotelSession &session, PlannedBooking planned,
                                           const QString &reason, QWidget *parent)
    : QDialog(parent), session_(session), planned_(std::move(planned)), grid_(new CompareGrid),
      why_(style::text({})), open_(new QPushButton(tr("&Open other booking"))),
      book_(new QPushButton(tr("&Book anyway")))
{
    setObjectName(QStringLiteral("twinDialog"));
    build(reason);
    ask();
}

void DuplicateMatchDialog::build(const QString &reason)
{
    QVBoxLayout *column = DialogFrame(this).begin(tr("Is this a duplicate booking?"));
    grid_->setMinimumWidth(kWidth);
    grid_->hide();
    column->addWidget(grid_);
    why_->setObjectName(QStringLiteral("twin.why"));
    why_->setTextFormat(Qt::PlainText);
    why_->setWordWrap(true);
    why_->setMinimumWidth(kWidth);
    why_->setText(
        tr("Possible duplicate: %1. Nothing is booked yet; the room remains held.").arg(reason));
    column->addWidget(why_);
    column->addStretch();
    auto *back = new QPushButton(tr("&Cancel"));
    back->setObjectName(QStringLiteral("twin.back"));
    back->setDefault(true);
    open_->setObjectName(QStringLiteral("twin.open"));
    book_->setObjectName(QStringLiteral("twin.book"));
    open_->setAutoDefault(false);
    book_->setAutoDefault(false);
    open_->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(open_);
    row->addStretch();
    row->addWidget(back);
    row->addWidget(book_);
    column->addLayout(row);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(book_, &QPushButton::clicked, this, &QDialog::accept);
    connect(open_, &QPushButton::clicked, this, [this] {
        emit openWanted(other_);
        reject();
    });
}

void DuplicateMatchDialog::ask()
{
    const auto rules = dedup::rulesFrom(session_.view().setup(booking::SetupKind::Duplicates));
    PlannedBooking planned = planned_;
    planned.rules = rules.value_or(dedup::Rules());
    session_.ask(
        [home = engine::homeCountry(session_.view().property().timeZone), planned,
         now = session_.now()](storage::Reader &reader) {
            return findDuplicateMatch(home, reader, planned, now);
        },
        this,
        [this](const Result<std::optional<DuplicateMatch>> &match) {
            if (match && *match) take(**match);
        });
}

void DuplicateMatchDialog::take(const DuplicateMatch &match)
{
    other_ = match.row.booking.id;
    CompareSide first = sideOf(match.row, match.paid);
    first.traits = match.theirs;
    CompareSide mine;
    mine.heading = tr("New booking");
    mine.guest = planned_.guest;
    mine.stay = planned_.stay;
    mine.roomType = planned_.roomType;
    mine.rooms = planned_.rooms;
    mine.total = planned_.total;
    mine.arrived = session_.now();
    mine.channel = planned_.channel;
    mine.payment = tr("Not started");
    mine.traits = match.mine;
    grid_->show(first.heading, mine.heading, compareSides(session_.view(), first, mine, locale()));
    grid_->show();
    const auto [agree, known] = agreeing(match.theirs, match.mine);
    why_->setText(tr("%1: %2 of %3 identifying fields match. Nothing is booked yet; the "
                     "room remains held. If you book anyway, the guest has both bookings "
                     "and pays for both.",
                     "reason, number of fields, of how many")
                      .arg(reasonText(dedup::Product::RoomBooking, match.conclusion.why),
                           locale().toString(agree), locale().toString(known)));
    open_->show();
    open_->setText(tr("&Open %1").arg(bookingNumber(other_)));
    open_->setToolTip(tr("Releases the hold and opens the other booking"));
    adjustSize();
}

}  // namespace roomrack::desktop

#include "moc_duplicate_match_dialog.cpp"

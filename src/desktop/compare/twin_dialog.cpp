// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/compare/twin_dialog.h"

#include "desktop/compare/compare_grid.h"
#include "desktop/theme/look.h"
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

TwinDialog::TwinDialog(HotelSession &session, DeskWish wish, const QString &reason, QWidget *parent)
    : QDialog(parent), session_(session), wish_(std::move(wish)), grid_(new CompareGrid),
      why_(look::text({})), open_(new QPushButton(tr("&Open other booking"))),
      book_(new QPushButton(tr("&Book anyway")))
{
    setObjectName(QStringLiteral("twinDialog"));
    build(reason);
    ask();
}

void TwinDialog::build(const QString &reason)
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
    row->setSpacing(look::kSmallGap);
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

void TwinDialog::ask()
{
    const auto rules = dedup::rulesFrom(session_.view().setup(booking::SetupKind::Duplicates));
    DeskWish wish = wish_;
    wish.rules = rules.value_or(dedup::Rules());
    session_.ask([home = engine::homeCountry(session_.view().property().timeZone), wish,
                  now = session_.now()](
                     storage::Reader &reader) { return findTwin(home, reader, wish, now); },
                 this,
                 [this](const Result<std::optional<Twin>> &twin) {
                     if (twin && *twin) take(**twin);
                 });
}

void TwinDialog::take(const Twin &twin)
{
    other_ = twin.row.booking.id;
    CompareSide first = sideOf(twin.row, twin.paid);
    first.traits = twin.theirs;
    CompareSide mine;
    mine.heading = tr("New booking");
    mine.guest = wish_.guest;
    mine.stay = wish_.stay;
    mine.roomType = wish_.roomType;
    mine.rooms = wish_.rooms;
    mine.total = wish_.total;
    mine.arrived = session_.now();
    mine.channel = wish_.channel;
    mine.payment = tr("Not started");
    mine.traits = twin.mine;
    grid_->show(first.heading, mine.heading, compareSides(session_.view(), first, mine, locale()));
    grid_->show();
    const auto [agree, known] = agreeing(twin.theirs, twin.mine);
    why_->setText(tr("%1: %2 of %3 identifying fields match. Nothing is booked yet; the "
                     "room remains held. If you book anyway, the guest has both bookings "
                     "and pays for both.",
                     "reason, number of fields, of how many")
                      .arg(reasonText(dedup::Product::RoomBooking, twin.conclusion.why),
                           locale().toString(agree), locale().toString(known)));
    open_->show();
    open_->setText(tr("&Open %1").arg(bookingNumber(other_)));
    open_->setToolTip(tr("Releases the hold and opens the other booking"));
    adjustSize();
}

}  // namespace roomrack::desktop

#include "moc_twin_dialog.cpp"

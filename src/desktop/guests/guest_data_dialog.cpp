// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/guests/guest_data_dialog.h"

#include "booking/limits.h"
#include "desktop/guests/guest_file.h"
#include "desktop/theme/style.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"
#include "reports/output_file.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 520;
constexpr int kListHeight = 150;

bool isOver(const GuestBooking &booking)
{
    return !booking::isOpen(booking.row.booking.status);
}

}  // namespace

GuestDataDialog::GuestDataDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : CommandDialog(session, std::move(row), parent)
{
    build({tr("Guest data of %1").arg(bookingNumber(this->row().booking.id)),
           tr("&Erase guest data"), tr("&Cancel"), true, true},
          makeBody());
    setConfirmEnabled(false);
    fill();
}

QWidget *GuestDataDialog::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(style::kGap);
    auto *what = style::text(tr(
        "Name, email address, phone, country, notes, reasons, and what messages and duplicates say "
        "of the guest can be erased when a booking is over. The booking, its amounts, its history "
        "and the reservation number of the channel stay. This cannot be undone. Backups and files "
        "that were exported before still have the data."));
    what->setWordWrap(true);
    what->setMinimumWidth(kWidth);
    column->addWidget(what);
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("guest.bookings"));
    list_->setAccessibleName(tr("Bookings of the guest"));
    list_->setProperty("look", QStringLiteral("card"));
    list_->setFixedHeight(kListHeight);
    column->addWidget(list_);
    note_ = style::muted({});
    note_->setObjectName(QStringLiteral("guest.note"));
    note_->setWordWrap(true);
    column->addWidget(note_);
    export_ = new QPushButton(tr("E&xport…"));
    export_->setObjectName(QStringLiteral("guest.export"));
    export_->setAutoDefault(false);
    export_->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(export_);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(list_, &QListWidget::itemChanged, this, &GuestDataDialog::showChoice);
    connect(export_, &QPushButton::clicked, this, &GuestDataDialog::askFile);
    return body;
}

void GuestDataDialog::fill()
{
    const PropertyId property = session().property();
    session().ask([property, id = row().booking.id](
                      storage::Reader &reader) { return readGuestBookings(reader, property, id); },
                  this,
                  [this](const Result<std::vector<GuestBooking>> &bookings) { found(bookings); });
}

void GuestDataDialog::found(const Result<std::vector<GuestBooking>> &bookings)
{
    if (!bookings) return showProblem(bookings.error().text());
    bookings_ = *bookings;
    {
        const QSignalBlocker quiet(list_);
        keepChoice();
        list_->clear();
        for (const GuestBooking &booking : bookings_) addItem(booking);
        list_->setCurrentRow(0);
    }
    showChoice();
}

/// The list is read again when the booking has changed.
void GuestDataDialog::keepChoice()
{
    for (int i = 0; i < list_->count(); ++i) {
        const QListWidgetItem *item = list_->item(i);
        choice_.insert(item->data(Qt::UserRole).toLongLong(), item->checkState() == Qt::Checked);
    }
}

/// Chosen at first is what can be erased and is surely of this guest.
void GuestDataDialog::addItem(const GuestBooking &booking)
{
    const booking::Booking &b = booking.row.booking;
    QStringList parts{bookingNumber(b.id), booking.row.guest.name, stayDates(b.stay, locale()),
                      statusText(b.status)};
    if (!booking.sameAddress) parts << tr("same name only");
    if (!booking.sameName) parts << tr("same address, another name");
    parts.removeAll(QString());
    auto *item = new QListWidgetItem(parts.join(QStringLiteral(" · ")), list_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(Qt::UserRole, b.id.value);
    item->setSizeHint(QSize(0, style::kRow));
    const bool isChosen = choice_.value(b.id.value, booking.isSure() && isOver(booking));
    item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
}

std::vector<GuestBooking> GuestDataDialog::chosen() const
{
    std::vector<GuestBooking> all;
    for (int i = 0; i < list_->count(); ++i) {
        if (list_->item(i)->checkState() == Qt::Checked) all.push_back(bookings_[size_t(i)]);
    }
    return all;
}

void GuestDataDialog::showChoice()
{
    const std::vector<GuestBooking> all = chosen();
    const bool isTooMany = all.size() > booking::kMostErased;
    const auto open = std::find_if_not(all.begin(), all.end(), isOver);
    if (all.empty())
        note_->setText(tr("Choose the bookings to export or erase."));
    else if (open != all.end())
        note_->setText(tr("%1 is not over: it can only be exported.")
                           .arg(bookingNumber(open->row.booking.id)));
    else if (isTooMany)
        note_->setText(
            tr("At most %n booking(s) can be erased at once.", nullptr, int(booking::kMostErased)));
    else
        note_->setText(tr("%n booking(s) chosen.", nullptr, int(all.size())));
    export_->setEnabled(!all.empty());
    setConfirmEnabled(!all.empty() && !isTooMany && open == all.end());
}

bool GuestDataDialog::check()
{
    return !chosen().empty();
}

booking::Command GuestDataDialog::command() const
{
    booking::EraseGuests erase{session().desk(), {}};
    for (const GuestBooking &one : chosen()) erase.bookings.push_back(one.row.booking.id);
    return erase;
}

void GuestDataDialog::askFile()
{
    auto *dialog = new QFileDialog(this, tr("Export guest data"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON (*.json)"));
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(tr("guest-%1.json", "a file name").arg(bookingNumber(row().booking.id)));
    connect(dialog, &QFileDialog::fileSelected, this, &GuestDataDialog::exportTo);
    dialog->open();
}

void GuestDataDialog::exportTo(const QString &path)
{
    showProblem({});
    const QByteArray content = guestFile(chosen(), view(), session().now(), locale());
    const auto writing =
        QtConcurrent::run([path, content] { return reports::writeFile(path, content); });
    engine::whenDone(writing, this, [this, path](const Result<void> &done) {
        if (!done) return showProblem(done.error().text());
        note_->setText(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)));
    });
}

}  // namespace roomrack::desktop

#include "moc_guest_data_dialog.cpp"

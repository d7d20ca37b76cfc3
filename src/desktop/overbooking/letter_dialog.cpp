// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/letter_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"
#include "desktop/widgets/unsaved_input.h"
#include "desktop/words/stay_words.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

QString placeText(const booking::WalkRow &walk, double km, const QLocale &locale)
{
    const QString where =
        km < 0 ? walk.hotel
               : LetterDialog::tr("%1, %2 km from our hotel", "a hotel and how far it is")
                     .arg(walk.hotel, locale.toString(km, 'f', 1));
    if (!walk.sisterBooking) return where;
    return LetterDialog::tr("%1 (your booking there: %2)", "a hotel and a booking number")
        .arg(where, bookingNumber(walk.sisterBooking));
}

/// Where the room is, and who pays what: the guest pays there.
QString arrangementText(const QString &place, const std::optional<Money> &dearer,
                        const QLocale &locale)
{
    if (!dearer)
        return LetterDialog::tr("We have arranged a room for you at %1. If it costs more than your "
                                "booking with us, we pay the difference to the hotel there, and we "
                                "cover the cost of your transfer.",
                                "a hotel")
            .arg(place);
    if (dearer->minor <= 0)
        return LetterDialog::tr("We have arranged a room for you at %1. You will pay no more than "
                                "you would have paid with us, and we cover the cost of your "
                                "transfer.")
            .arg(place);
    return LetterDialog::tr("We have arranged a room for you at %1. It costs %2 more than your "
                            "booking with us: we pay this difference to the hotel there, and we "
                            "cover the cost of your transfer.",
                            "a hotel, an amount of money")
        .arg(place, dearer->text(locale));
}

}  // namespace

reports::Letter LetterDialog::letterFor(const storage::BookingRow &row,
                                        const booking::WalkRow &walk, double km,
                                        std::optional<qint64> dearer,
                                        const inventory::Catalogue &house, const QLocale &locale)
{
    const booking::Booking &b = row.booking;
    const inventory::Property &property = house.property;
    std::optional<Money> more;
    if (dearer) more = Money{*dearer, property.currency};
    reports::Letter letter;
    letter.hotel = property.name;
    letter.city = property.city;
    letter.date = dateText(property.businessDate, locale);
    letter.to = row.guest.name;
    letter.subject = tr("Your stay with us, %1").arg(stayDates(b.stay, locale));
    const QStringList paragraphs{
        row.guest.name.isEmpty() ? tr("Dear guest,") : tr("Dear %1,").arg(row.guest.name),
        tr("You booked %1 with us for %2 (booking %3). We regret that the hotel "
           "is overbooked on %4 and that we cannot provide your room. Please "
           "accept our apologies.")
            .arg(roomsText(house, b.counted, b.rooms), stayText(b.stay, locale),
                 bookingNumber(b.id), dateText(b.stay.checkIn(), locale)),
        arrangementText(placeText(walk, km, locale), more, locale),
        tr("Please present this letter on arrival. If you need any help, please "
           "call us. We hope to welcome you on another occasion."),
        tr("Yours sincerely"),
        property.name};
    letter.text = paragraphs.join(QStringLiteral("\n\n"));
    return letter;
}

LetterDialog::LetterDialog(reports::Letter letter, BookingId booking, QWidget *parent)
    : QDialog(parent), letter_(std::move(letter)), booking_(booking), text_(new QPlainTextEdit),
      state_(style::text({}))
{
    build();
    resize(620, 520);
}

void LetterDialog::build()
{
    QVBoxLayout *column = DialogFrame(this).begin(tr("Letter to the guest"));
    column->addWidget(style::muted(letter_.subject));
    text_->setObjectName(QStringLiteral("letter.text"));
    text_->setAccessibleName(tr("Letter text"));
    text_->setTabChangesFocus(true);
    text_->setPlainText(letter_.text);
    column->addWidget(text_, 1);
    state_->setWordWrap(true);
    state_->hide();
    column->addWidget(state_);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    save_ = buttons->addButton(tr("Save as &PDF\u2026"), QDialogButtonBox::ActionRole);
    save_->setObjectName(QStringLiteral("letter.save"));
    style::primary(save_);
    save_->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, &LetterDialog::askWhere);
    unsaved_ = new UnsavedInput(this);
}

reports::Letter LetterDialog::letter() const
{
    reports::Letter now = letter_;
    now.text = text_->toPlainText();
    return now;
}

void LetterDialog::askWhere()
{
    auto *dialog = new QFileDialog(this, tr("Save letter"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(tr("letter-%1.pdf", "a file name").arg(bookingNumber(booking_).toLower()));
    connect(dialog, &QFileDialog::fileSelected, this, &LetterDialog::save);
    dialog->open();
}

void LetterDialog::say(const QString &text, Tone tone)
{
    style::setTone(state_, tone);
    state_->setText(text);
    state_->show();
}

void LetterDialog::save(const QString &path)
{
    reports::PdfOptions options;
    options.locale = locale();
    options.page = reports::paperOf(locale());
    options.fontFamily = QGuiApplication::font().families().value(0);
    save_->setEnabled(false);
    const auto writing = QtConcurrent::run(
        [letter = letter(), path, options] { return reports::writePdf(letter, path, options); });
    engine::whenDone(writing, this, [this, path](const Result<void> &done) {
        save_->setEnabled(true);
        if (!done) {
            say(done.error().text(), Tone::Bad);
            return;
        }
        unsaved_->setSaved();
        say(tr("Saved as %1").arg(QDir::toNativeSeparators(path)), Tone::Good);
        emit written(path);
    });
}

}  // namespace roomrack::desktop

#include "moc_letter_dialog.cpp"

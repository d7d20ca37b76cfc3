// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/booking_dialogs/command_dialog.h"

#include "desktop/booking_dialogs/booking_facts.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

CommandDialog::CommandDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : QDialog(parent), session_(session), row_(std::move(row))
{}

void CommandDialog::build(const DialogFrame::Words &words, QWidget *body)
{
    QVBoxLayout *column = frame_.begin(words);
    column->addWidget(body);
    frame_.addProblem();
    column->addStretch();
    frame_.end([this] { send(); });
}

void CommandDialog::setConfirmEnabled(bool enabled)
{
    allowed_ = enabled;
    frame_.setConfirmEnabled(allowed_ && !busy_);
}

void CommandDialog::setBusy(bool busy)
{
    busy_ = busy;
    frame_.setConfirmEnabled(allowed_ && !busy_);
}

void CommandDialog::send()
{
    if (busy_ || !allowed_ || !check()) return;
    showProblem({});
    setBusy(true);
    session_.submit(command(), this,
                    [this](const Result<booking::Answer> &answer) { answered(answer); });
}

void CommandDialog::answered(const Result<booking::Answer> &answer)
{
    setBusy(false);
    if (answer) {
        emit carriedOut(*answer);
        accept();
        return;
    }
    const ErrorCode code = answer.error().code;
    const bool changed =
        code == ErrorCode::Stale || code == ErrorCode::WrongState || code == ErrorCode::NotFound;
    refused(answer.error());
    if (changed) reload();
}

bool CommandDialog::applies() const
{
    return booking::isOpen(row_.booking.status);
}

void CommandDialog::refused(const Error &error)
{
    showProblem(error.text());
}

void CommandDialog::reload()
{
    session_.ask(storage::OneBooking{session_.property(), row_.booking.id}, this,
                 [this](const Result<storage::BookingRow> &now) { reloaded(now); });
}

void CommandDialog::reloaded(const Result<storage::BookingRow> &now)
{
    if (!now || now->booking.version == row_.booking.version) return;
    const QStringList changes = differences(row_, *now, view(), locale());
    row_ = *now;
    fill();
    QStringList lines{tr("The booking was changed in the meantime. Your action was not applied.")};
    lines << changes << tr("Review the changes and try again.");
    showProblem(lines.join(QLatin1Char('\n')));
    if (!applies()) setConfirmEnabled(false);
}

}  // namespace roomrack::desktop

#include "moc_command_dialog.cpp"

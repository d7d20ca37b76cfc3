// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/command_dialog.h"

#include "desktop/bookings/booking_facts.h"
#include "desktop/theme/look.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;

}  // namespace

CommandDialog::CommandDialog(HotelSession &session, storage::BookingRow row, QWidget *parent)
    : QDialog(parent), session_(session), row_(std::move(row))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
}

void CommandDialog::build(const Words &words, QWidget *body)
{
    setWindowTitle(words.title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(look::kGap);
    column->addWidget(look::title(words.title));
    column->addWidget(body);
    problem_ = look::text({}, this);
    problem_->setWordWrap(true);
    problem_->setVisible(false);
    look::setTone(problem_, Tone::Bad);
    column->addWidget(problem_);
    extra_ = new QVBoxLayout;
    column->addLayout(extra_);
    column->addStretch();

    auto *buttons = new QDialogButtonBox(this);
    auto *leave = buttons->addButton(words.leave, QDialogButtonBox::RejectRole);
    confirm_ = buttons->addButton(words.confirm, QDialogButtonBox::AcceptRole);
    confirm_->setObjectName(QStringLiteral("confirm"));
    leave->setObjectName(QStringLiteral("leave"));
    // Where something is destroyed, Enter alone must not do it.
    if (words.danger) {
        look::danger(confirm_);
        confirm_->setAutoDefault(false);
        leave->setDefault(true);
    } else {
        look::primary(confirm_);
        confirm_->setDefault(true);
    }
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &CommandDialog::send);
}

void CommandDialog::showProblem(const QString &text)
{
    problem_->setText(text);
    problem_->setVisible(!text.isEmpty());
    problem_->setAccessibleDescription(text);
}

void CommandDialog::setConfirmEnabled(bool enabled)
{
    allowed_ = enabled;
    confirm_->setEnabled(allowed_ && !busy_);
}

void CommandDialog::setBusy(bool busy)
{
    busy_ = busy;
    confirm_->setEnabled(allowed_ && !busy_);
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

void CommandDialog::refused(const Error &error)
{
    showProblem(error.text());
}

void CommandDialog::reload()
{
    const PropertyId property = session_.property();
    const BookingId id = row_.booking.id;
    session_.ask([property, id](storage::Reader &reader) { return reader.booking(property, id); },
                 this, [this](const Result<storage::BookingRow> &now) { reloaded(now); });
}

void CommandDialog::reloaded(const Result<storage::BookingRow> &now)
{
    if (!now || now->booking.version == row_.booking.version) return;
    const QStringList changes = differences(row_, *now, view(), locale());
    row_ = *now;
    fill();
    QStringList lines{tr("The booking was changed meanwhile. Nothing was done.")};
    lines << changes << tr("Look again, then decide.");
    showProblem(lines.join(QLatin1Char('\n')));
    if (!booking::isOpen(row_.booking.status)) setConfirmEnabled(false);
}

}  // namespace roomrack::desktop

#include "moc_command_dialog.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/night_audit_dialog.h"

#include "core/zone.h"
#include "desktop/frontdesk/printed_page.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QScreen>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kTextMargin = 20;
constexpr QSize kLeast(560, 240);
constexpr QSize kDialogSize(700, 600);
/// Until midnight: before 18:00, when most guests are yet to arrive, an audit is unusual.
constexpr qint64 kEvening = 6 * 3600 * kSecond;

}  // namespace

NightAuditDialog::NightAuditDialog(HotelSession &session, QWidget *parent)
    : QDialog(parent), session_(session), page_(new QTextBrowser),
      markNoShows_(new QCheckBox(tr("&Mark pending no-shows"))), problem_(style::text({}))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Night audit"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kTextMargin, kTextMargin, kTextMargin, kTextMargin);
    column->setSpacing(style::kGap);
    page_->setObjectName(QStringLiteral("page"));
    page_->setAccessibleName(tr("Night audit report"));
    page_->setMinimumSize(kLeast);
    page_->setTabChangesFocus(true);
    column->addWidget(page_, 1);
    markNoShows_->setObjectName(QStringLiteral("markNoShows"));
    markNoShows_->setChecked(true);
    column->addWidget(markNoShows_);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    style::setTone(problem_, Tone::Bad);
    problem_->hide();
    column->addWidget(problem_);
    auto *buttons = new QDialogButtonBox;
    pdf_ = buttons->addButton(tr("Save as &PDF…"), QDialogButtonBox::ActionRole);
    leave_ = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    confirm_ = buttons->addButton(tr("&Run night audit"), QDialogButtonBox::AcceptRole);
    pdf_->setObjectName(QStringLiteral("pdf"));
    leave_->setObjectName(QStringLiteral("leave"));
    confirm_->setObjectName(QStringLiteral("confirm"));
    // No-shows lose their rooms: Enter alone must not confirm.
    for (QPushButton *b : {pdf_, confirm_}) b->setAutoDefault(false);
    style::primary(confirm_);
    leave_->setDefault(true);
    confirm_->setEnabled(false);
    pdf_->setEnabled(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(confirm_, &QPushButton::clicked, this, &NightAuditDialog::close);
    connect(pdf_, &QPushButton::clicked, this, &NightAuditDialog::askFile);
    connect(markNoShows_, &QCheckBox::toggled, this, &NightAuditDialog::fill);
    resize(kDialogSize.boundedTo(screen()->availableSize() * 9 / 10));
    load();
}

void NightAuditDialog::showProblem(const QString &text)
{
    problem_->setText(text);
    problem_->setAccessibleDescription(text);
    problem_->setVisible(!text.isEmpty());
}

void NightAuditDialog::load()
{
    const PropertyId property = session_.property();
    const Night today = session_.businessDate();
    session_.ask([property, today](
                     storage::Reader &reader) { return readAuditedDay(reader, property, today); },
                 this, [this](const Result<AuditedDay> &day) { loaded(day); });
}

void NightAuditDialog::loaded(const Result<AuditedDay> &day)
{
    if (!day) return showProblem(day.error().text());
    audit_ = auditBefore(*day, session_.view(), day->figures.night, session_.now());
    confirm_->setEnabled(true);
    pdf_->setEnabled(true);
    fill();
}

void NightAuditDialog::fill()
{
    if (!audit_.done) audit_.marks = markNoShows_->isChecked();
    page_->setHtml(auditPage(audit_, session_.view(), locale()));
    markNoShows_->setVisible(!audit_.done && !audit_.missing.empty());
}

/// Why the audit would end a day that is not over; empty: it is not early.
QString NightAuditDialog::whyEarly() const
{
    const inventory::Property &property = session_.view().property();
    const QTimeZone zone = core::timeZone(property.timeZone).value_or(QTimeZone::utc());
    const Instant now = session_.now();
    const Night local = core::localDate(zone, now);
    const QString day = dateText(audit_.today, locale()), time = timeText(property, now, locale());
    if (audit_.today > local) {
        return tr("The business date %1 has not begun: at the hotel it is %2. The night audit of "
                  "the day before has already run.")
            .arg(day, time);
    }
    const bool due = std::any_of(audit_.missing.begin(), audit_.missing.end(),
                                 [this](const NightAudit::Line &line) {
                                     return line.row.booking.stay.checkIn() == audit_.today;
                                 });
    if (audit_.today < local || !due || core::localDate(zone, now + kEvening) > local) return {};
    return tr("At the hotel it is %1, and arrivals of today are still expected. The night audit "
              "ends the business date.")
        .arg(time);
}

QString NightAuditDialog::consequences() const
{
    const int pending = int(audit_.missing.size());
    QStringList lines;
    if (pending > 0 && audit_.marks) {
        lines << tr("%Ln arrival(s) become no-shows and lose their rooms.", nullptr, pending);
        lines << tr("No-show fees charged: %1.")
                     .arg(amountText(session_.view().catalogue(), audit_.fees, locale()));
    } else if (pending > 0) {
        lines << tr("%Ln arrival(s) can still be checked in late.", nullptr, pending);
    }
    lines << tr("The business date moves to %1. This cannot be undone.")
                 .arg(dateText(audit_.today + 1, locale()));
    return lines.join(u'\n');
}

void NightAuditDialog::close()
{
    const QString why = whyEarly();
    if (why.isEmpty()) return run();
    auto *question = new AskDialog({tr("Run the night audit early?"),
                                    why + QStringLiteral("\n\n") + consequences(),
                                    tr("&Run night audit"), tr("&Cancel"), true},
                                   this);
    connect(question, &QDialog::accepted, this, &NightAuditDialog::run);
    question->open();
}

void NightAuditDialog::run()
{
    showProblem({});
    confirm_->setEnabled(false);
    booking::CloseDay command{session_.desk(), audit_.marks, audit_.today};
    session_.submit(command, this,
                    [this](const Result<booking::Answer> &answer) { answered(answer); });
}

void NightAuditDialog::answered(const Result<booking::Answer> &answer)
{
    if (!answer) {
        showProblem(answer.error().text());
        // Stale: the day was already closed elsewhere, so the preview is outdated.
        if (answer.error().code != ErrorCode::Stale) confirm_->setEnabled(true);
        return;
    }
    confirm_->hide();
    markNoShows_->hide();
    leave_->setText(tr("&Done"));
    leave_->setFocus();
    emit closed(*answer);
    const PropertyId property = session_.property();
    const Night day = audit_.today;
    std::vector<BookingId> marked;
    for (const NightAudit::Line &line : audit_.missing) marked.push_back(line.row.booking.id);
    session_.ask(
        [property, day, marked](storage::Reader &reader) {
            return readAuditedDay(reader, property, day, marked);
        },
        this, [this](const Result<AuditedDay> &now) { summarize(now); });
}

void NightAuditDialog::summarize(const Result<AuditedDay> &day)
{
    if (!day) return showProblem(day.error().text());
    audit_ = auditAfter(*day, audit_);
    fill();
}

Result<void> NightAuditDialog::savePdf(const QString &file) const
{
    return savePage(file, windowTitle(), auditPage(audit_, session_.view(), locale()),
                    page_->font());
}

void NightAuditDialog::askFile()
{
    askForPdf(this, tr("Save the night audit"), tr("night-audit-%1.pdf").arg(audit_.today.iso()),
              [this](const QString &file) {
                  const auto saved = savePdf(file);
                  showProblem(saved ? QString() : saved.error().text());
              });
}

}  // namespace roomrack::desktop

#include "moc_night_audit_dialog.cpp"

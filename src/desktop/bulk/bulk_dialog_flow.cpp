// SPDX-License-Identifier: GPL-3.0-or-later
// Behaviour of the bulk update dialog: from the form to the preview, from the preview to the edit.
#include "desktop/bulk/bulk_change_box.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/bulk/bulk_model.h"
#include "desktop/bulk/bulk_ranges.h"
#include "desktop/bulk/bulk_rows.h"
#include "desktop/bulk/bulk_templates.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/connections/hotel_channels.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/weekday_boxes.h"
#include "desktop/words/record_words.h"
#include "desktop/words/setting_words.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

/// How often an edit rejected as stale is resent automatically, provided the confirmed preview is
/// unchanged.
constexpr int kMostAttempts = 20;
/// Progress is shown only for work that takes longer than this.
constexpr int kShowProgressAfterMs = 200;

}  // namespace

void BulkDialog::readForm()
{
    form_.ranges = ranges_->ranges();
    form_.weekdays = days_->days();
    form_.rows = rows_->rows();
    change_->read(form_);
}

void BulkDialog::edited()
{
    readForm();
    plan_.reset();
    moved_->hide();
    lastChange_.clear();
    const HotelView &view = session_.view();
    const QLocale locale;
    const QString aligned = alignmentText(form_, firstNightOf(view, form_), locale);
    change_->setNote(aligned.isEmpty() ? roundingText(form_, view.property().currency) : aligned);
    const QString wrongDate =
        ranges_->problem().isEmpty() ? change_->problem() : ranges_->problem();
    const Result<BulkRequest> bulkRequest = wrongDate.isEmpty()
                                                ? requestOfForm(view, form_, locale)
                                                : fail(ErrorCode::Invalid, {}, wrongDate);
    const bool typedWrong = !bulkRequest && bulkRequest.error().field == QLatin1String("value");
    change_->setWrong(typedWrong && !form_.value.trimmed().isEmpty());
    if (!bulkRequest) {
        preview_.stop();
        model_->clear();
        summary_->setText(tr("Preview"));
        others_->setText(tr("Complete the form to see a preview."));
        findings_->setText({});
        messages_->hide();
        showProblem(bulkRequest.error().reason);
        // An empty value is not shown as an error.
        if (typedWrong && form_.value.trimmed().isEmpty()) style::setTone(problem_, Tone::Neutral);
    } else {
        showProblem(session_.whyNot(booking::actOf(form_.field)));
        preview_.want(*bulkRequest);
        QTimer::singleShot(kShowProgressAfterMs, this, [this] {
            if (!plan_ && preview_.isBusy()) progress_->show();
        });
    }
    setApplyText();
}

void BulkDialog::setApplyText()
{
    const qint64 cells = plan_ ? plan_->changing : 0;
    const bool may = session_.whyNot(booking::actOf(form_.field)).isEmpty();
    apply_->setEnabled(cells > 0 && may && !approved_);
    apply_->setText(cells > 0 ? tr("&Update %Ln value(s)", nullptr, int(cells)) : tr("&Update"));
}

void BulkDialog::showProblem(const QString &text)
{
    style::setTone(problem_, Tone::Bad);
    problem_->setText(text);
    problem_->setVisible(!text.isEmpty());
    problem_->setAccessibleDescription(text);
}

void BulkDialog::showProgress(int done, int of)
{
    progress_->setRange(0, of);
    progress_->setValue(done);
}

void BulkDialog::showPlan(const BulkPreview::Plan &plan, bool moved)
{
    plan_ = plan;
    progress_->setVisible(approved_ != nullptr);
    const QLocale locale;
    model_->show(plan, form_.field);
    summary_->setText(changingText(*plan, locale));
    others_->setText(othersText(*plan, locale));
    showFindings();
    askMessages();
    if (moved) {
        const QString time =
            QLocale().toString(session_.local(session_.now()).time(), QLocale::ShortFormat);
        QString text = tr("Values were changed at %1 while this dialog was open. The preview "
                          "has been updated.")
                           .arg(time);
        if (!lastChange_.isEmpty()) text += QLatin1Char(' ') + lastChange_;
        moved_->setText(text);
        moved_->show();
    }
    if (approved_) {
        // The edit was stale. It is resent only if the new preview equals the confirmed one.
        if (approved_->saysTheSame(*plan_) && attempts_ < kMostAttempts) {
            send();
        } else {
            approved_.reset();
            progress_->hide();
            cancel_->setEnabled(true);
            showProblem(tr("Nothing was changed: another user changed these values first. Check "
                           "the updated preview and try again."));
            emit answered(false);
        }
    }
    setApplyText();
}

void BulkDialog::showFindings()
{
    QStringList lines;
    for (const BulkFinding &finding : plan_->findings)
        lines << findingText(session_.view(), form_.field, finding, QLocale());
    findings_->setText(lines.join(QLatin1Char('\n')));
}

/// Computed on the channels' thread; the previous text stays until the result arrives.
void BulkDialog::askMessages()
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

void BulkDialog::happened(const std::vector<booking::Record> &records)
{
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    for (auto r = records.rbegin(); r != records.rend(); ++r) {
        const auto field = booking::fieldOf(r->kind);
        if (!field || *field != form_.field) continue;
        lastChange_ =
            tr("%1: %2.", "who, what")
                .arg(callerText(session_.view(), r->actor), describe(*r, catalogue, QLocale()));
        return;
    }
}

void BulkDialog::apply()
{
    if (!plan_ || plan_->changing == 0 || approved_) return;
    approved_ = plan_;
    attempts_ = 0;
    showProblem({});
    moved_->hide();
    progress_->setRange(0, 0);
    progress_->show();
    cancel_->setEnabled(false);
    setApplyText();
    send();
}

void BulkDialog::send()
{
    ++attempts_;
    booking::EditBlock block;
    block.caller = session_.desk();
    block.cells = plan_->runs;
    block.seen = plan_->seen;
    block.text.label = bulkLabel(session_.view(), form_, templates_->current(), QLocale());
    block.text.origin = templates_->current().isEmpty() ? tr("Bulk update") : templates_->current();
    // If the dialog is closed meanwhile, the result is reported through the actions.
    session_.submit(std::move(block), &actions_,
                    [dialog = QPointer<BulkDialog>(this), session = &session_,
                     actions = &actions_](const Result<booking::Answer> &answer) {
                        const bool stale = !answer && answer.error().code == ErrorCode::Stale;
                        if (!dialog || !stale) {
                            const qint64 cells = answer ? answer->cells : 0;
                            sayChanged(*session, *actions, actions, answer, tr("Bulk update"),
                                       tr("%Ln value(s) updated.", nullptr, int(cells)));
                        }
                        if (dialog) dialog->answer(answer);
                    });
}

void BulkDialog::answer(const Result<booking::Answer> &answer)
{
    if (!answer && answer.error().code == ErrorCode::Stale) {
        preview_.again();
        return;
    }
    approved_.reset();
    progress_->hide();
    cancel_->setEnabled(true);
    emit answered(answer.has_value());
    if (answer) {
        accept();
        return;
    }
    showProblem(answer.error().text());
    setApplyText();
}

}  // namespace roomrack::desktop

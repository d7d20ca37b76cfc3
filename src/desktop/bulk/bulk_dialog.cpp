// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_dialog.h"

#include "desktop/bulk/bulk_form_view.h"
#include "desktop/bulk/bulk_plan_view.h"
#include "desktop/bulk/bulk_templates.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/smooth_open.h"
#include "desktop/widgets/unsaved_input.h"
#include "desktop/words/record_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/step_words.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 1250;
constexpr int kHeight = 680;
constexpr int kTemplates = 470;

/// How often an edit rejected as stale is resent automatically, provided the confirmed preview is
/// unchanged.
constexpr int kMostAttempts = 20;
/// Progress is shown only for work that takes longer than this.
constexpr int kShowProgressAfterMs = 200;

}  // namespace

BulkDialog::BulkDialog(HotelSession &session, PageActions &actions, const BulkForm &form,
                       QWidget *parent)
    : QDialog(parent), session_(session), actions_(actions), preview_(session),
      form_(new BulkFormView(session, form)),
      templates_(new BulkTemplates(
          session, [this] { return templateOf(session_.view(), form_->form(), QLocale()); })),
      planView_(new BulkPlanView(session, actions)), problem_(style::text({})),
      progress_(new QProgressBar)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setObjectName(QStringLiteral("bulkDialog"));
    setWindowTitle(tr("Bulk update"));
    resize(kWidth, kHeight);
    build();
    new UnsavedInput(this);
    connectParts();
    // Enter applies the update, whichever widget has the focus.
    for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
    apply_->setDefault(true);
    edited();
    form_->focusValue();
}

void BulkDialog::open()
{
    if (!isVisible()) new SmoothOpen(this);
}

void BulkDialog::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(style::kGap);
    auto *head = new QHBoxLayout;
    head->setSpacing(style::kGap);
    head->addWidget(style::title(windowTitle()));
    head->addStretch();
    templates_->setMinimumWidth(kTemplates);
    head->addWidget(templates_);
    column->addLayout(head);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(kMargin);
    sides->addWidget(form_);
    sides->addWidget(planView_, 1);
    column->addLayout(sides, 1);
    problem_->setObjectName(QStringLiteral("bulk.problem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);  // names may contain markup characters
    problem_->hide();
    column->addWidget(problem_);
    column->addWidget(makeButtons());
}

QWidget *BulkDialog::makeButtons()
{
    auto *foot = new QWidget;
    auto *row = style::withoutMargins<QHBoxLayout>(foot);
    row->setSpacing(style::kGap);
    progress_->setObjectName(QStringLiteral("bulk.progress"));
    progress_->setAccessibleName(tr("Progress"));
    progress_->setTextVisible(false);
    progress_->hide();
    row->addWidget(progress_, 1);
    row->addStretch();
    auto *buttons = new QDialogButtonBox;
    cancel_ = buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
    cancel_->setObjectName(QStringLiteral("bulk.cancel"));
    apply_ = buttons->addButton(tr("&Update"), QDialogButtonBox::AcceptRole);
    apply_->setObjectName(QStringLiteral("bulk.apply"));
    style::primary(apply_);
    apply_->setDefault(true);
    row->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QWidget::close);
    connect(buttons, &QDialogButtonBox::accepted, this, &BulkDialog::apply);
    return foot;
}

void BulkDialog::showTemplate(const QString &content)
{
    const Night first = firstNightOf(session_.view(), form_->form());
    const auto read = formOf(session_.view(), content, first, QLocale());
    if (!read) {
        showProblem(read.error().reason);
        return;
    }
    form_->showForm(read->form);
    edited();
    if (read->gone > 0) {
        showProblem(tr("%Ln row(s) of the template no longer exist and were skipped.", nullptr,
                       read->gone));
    }
}

void BulkDialog::connectParts()
{
    connect(form_, &BulkFormView::changed, this, &BulkDialog::edited);
    connect(templates_, &BulkTemplates::chosen, this,
            [this](const QString &, const QString &content) { showTemplate(content); });
    connect(templates_, &BulkTemplates::said, this, [this](const QString &text, bool bad) {
        showProblem(text);
        style::setTone(problem_, bad ? Tone::Bad : Tone::Good);
    });
    connect(&preview_, &BulkPreview::planned, this, &BulkDialog::showPlan);
    connect(&preview_, &BulkPreview::progressed, this, &BulkDialog::showProgress);
    connect(&preview_, &BulkPreview::failed, this, [this](const core::Error &error) {
        plan_.reset();
        approved_.reset();
        planView_->showNone({}, {});
        setApplyText();
        showProblem(error.reason);
    });
    connect(&session_.changes(), &HotelChanges::happened, this, &BulkDialog::happened);
    connect(&session_.users(), &DeskUsers::personChanged, this, &BulkDialog::edited);
}

void BulkDialog::edited()
{
    plan_.reset();
    planView_->outdate();
    lastChange_.clear();
    const Result<BulkRequest> bulkRequest = form_->request();
    if (!bulkRequest) {
        preview_.stop();
        planView_->showNone(tr("Preview"), tr("Complete the form to see a preview."));
        showProblem(bulkRequest.error().reason);
        // An empty value is not shown as an error.
        if (bulkRequest.error().field == QLatin1String("value")
            && form_->form().value.trimmed().isEmpty())
            style::setTone(problem_, Tone::Neutral);
    } else {
        showProblem(session_.whyNot(booking::actOf(form_->form().field)));
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
    const bool may = session_.whyNot(booking::actOf(form_->form().field)).isEmpty();
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
    planView_->showPlan(plan, form_->form().field);
    if (moved) {
        const QString time = clockText(session_.view().property(), session_.now());
        QString text = tr("Values were changed at %1 while this dialog was open. The preview "
                          "has been updated.")
                           .arg(time);
        if (!lastChange_.isEmpty()) text += QLatin1Char(' ') + lastChange_;
        planView_->setMoved(text);
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

void BulkDialog::happened(const std::vector<booking::Record> &records)
{
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    for (auto r = records.rbegin(); r != records.rend(); ++r) {
        const auto field = booking::fieldOf(r->kind);
        if (!field || *field != form_->form().field) continue;
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
    planView_->setMoved({});
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
    const QString saved = templates_->current();
    block.text.origin = saved.isEmpty() ? storedOrigin(StepOrigin::BulkUpdate) : saved;
    // If the dialog is closed meanwhile, the result is reported through the actions.
    session_.submit(std::move(block), &actions_,
                    [dialog = QPointer<BulkDialog>(this), session = &session_,
                     actions = &actions_](const Result<booking::Answer> &answer) {
                        // An open dialog says itself what failed.
                        if (!dialog || answer) {
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

#include "moc_bulk_dialog.cpp"

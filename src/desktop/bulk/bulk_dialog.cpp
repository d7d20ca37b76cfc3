// SPDX-License-Identifier: GPL-3.0-or-later
// Layout of the bulk update dialog; its behaviour is in bulk_dialog_flow.cpp.
#include "desktop/bulk/bulk_dialog.h"

#include "desktop/bulk/bulk_change_box.h"
#include "desktop/bulk/bulk_model.h"
#include "desktop/bulk/bulk_ranges.h"
#include "desktop/bulk/bulk_rows.h"
#include "desktop/bulk/bulk_templates.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/smooth_open.h"
#include "desktop/widgets/weekday_boxes.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QAction>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kMargin = 20;
constexpr int kWidth = 1250;
constexpr int kHeight = 680;
constexpr int kLeft = 560;  ///< the line of a range, also in German
constexpr int kTemplates = 470;
constexpr int kRangesHeight = 108;
constexpr int kFindingsHeight = 128;
constexpr int kRowsHeight = 120;
constexpr int kNightsWidth = 212;
constexpr int kValueWidth = 124;

/// A small heading whose mnemonic focuses `buddy`.
QLabel *heading(const QString &text, QWidget *buddy = nullptr)
{
    QLabel *label = style::strong(text);
    label->setBuddy(buddy);
    return label;
}

QScrollArea *scrolled(QWidget *inside, int most)
{
    auto *area = new QScrollArea;
    area->setProperty("look", QStringLiteral("plain"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    area->setMaximumHeight(most);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

BulkDialog::BulkDialog(HotelSession &session, PageActions &actions, const BulkForm &form,
                       QWidget *parent)
    : QDialog(parent), session_(session), actions_(actions), preview_(session), form_(form),
      templates_(new BulkTemplates(
          session, [this] { return templateOf(session_.view(), form_, QLocale()); })),
      ranges_(new BulkRanges(session.businessDate())),
      days_(new WeekdayBoxes(QStringLiteral("bulk"))), rows_(new BulkRows),
      plans_(new QPushButton(tr("Select rate plan") + QStringLiteral(" ▾"))),
      change_(new BulkChangeBox(session.view().property().currency)),
      model_(new BulkModel(session.view(), this)), table_(new QTableView),
      summary_(style::strong({})), others_(style::muted({})), moved_(style::text({})),
      messages_(style::muted({})), findings_(style::text({})), problem_(style::text({})),
      progress_(new QProgressBar)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setObjectName(QStringLiteral("bulkDialog"));
    setWindowTitle(tr("Bulk update"));
    resize(kWidth, kHeight);
    change_->setToday(session.businessDate());
    build();
    showForm(form);
    connectParts();
    // Names may contain markup characters: show them as plain text.
    for (QLabel *label : {summary_, others_, moved_, messages_, findings_, problem_})
        label->setTextFormat(Qt::PlainText);
    // Enter applies the update, whichever widget has the focus.
    for (QPushButton *button : findChildren<QPushButton *>()) button->setAutoDefault(false);
    apply_->setDefault(true);
    edited();
    change_->focusValue();
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
    sides->addWidget(makeLeft());
    sides->addWidget(makeRight(), 1);
    column->addLayout(sides, 1);
    problem_->setObjectName(QStringLiteral("bulk.problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    column->addWidget(problem_);
    column->addWidget(makeButtons());
}

QWidget *BulkDialog::makeLeft()
{
    auto *left = new QWidget;
    left->setFixedWidth(kLeft);
    auto *column = style::withoutMargins<QVBoxLayout>(left);
    column->setSpacing(style::kSmallGap);
    column->addWidget(heading(tr("Nights")));
    column->addWidget(scrolled(ranges_, kRangesHeight));
    column->addWidget(days_);
    rows_->setObjectName(QStringLiteral("bulk.rows"));
    plans_->setObjectName(QStringLiteral("bulk.plans"));
    plans_->setAccessibleName(tr("Select rate plan"));
    style::small(plans_);
    plans_->setMenu(new QMenu(plans_));
    connect(plans_->menu(), &QMenu::aboutToShow, this, &BulkDialog::fillPlans);
    rows_->setMinimumHeight(kRowsHeight);
    auto *rowsHead = new QHBoxLayout;
    rowsHead->addWidget(heading(tr("&Room types && rate plans"), rows_));
    rowsHead->addStretch();
    rowsHead->addWidget(plans_);
    column->addLayout(rowsHead);
    auto *card = style::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(4, 4, 4, 4);
    inside->addWidget(rows_);
    column->addWidget(card, 1);
    column->addWidget(heading(tr("Change")));
    column->addWidget(change_);
    return left;
}

QWidget *BulkDialog::makeRight()
{
    auto *right = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(right);
    column->setSpacing(style::kSmallGap);
    summary_->setObjectName(QStringLiteral("bulk.summary"));
    others_->setObjectName(QStringLiteral("bulk.others"));
    moved_->setObjectName(QStringLiteral("bulk.moved"));
    moved_->setWordWrap(true);
    moved_->hide();
    style::setTone(moved_, Tone::Warn);
    column->addWidget(summary_);
    column->addWidget(others_);
    column->addWidget(moved_);
    style::table(table_);
    table_->setObjectName(QStringLiteral("bulk.table"));
    table_->setAccessibleName(tr("Preview"));
    table_->setTabKeyNavigation(false);
    table_->setModel(model_);
    table_->horizontalHeader()->setSectionsClickable(false);
    table_->horizontalHeader()->setSectionResizeMode(BulkModel::Where, QHeaderView::Stretch);
    table_->setColumnWidth(BulkModel::Nights, kNightsWidth);
    table_->setColumnWidth(BulkModel::Before, kValueWidth);
    table_->setColumnWidth(BulkModel::After, kValueWidth);
    auto *card = style::card();
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(table_);
    column->addWidget(card, 1);
    messages_->setObjectName(QStringLiteral("bulk.messages"));
    messages_->setAccessibleName(tr("Messages to channels"));
    messages_->setWordWrap(true);
    messages_->hide();
    column->addWidget(messages_);
    findings_->setObjectName(QStringLiteral("bulk.findings"));
    findings_->setWordWrap(true);
    findings_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    findings_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(scrolled(findings_, kFindingsHeight));
    return right;
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
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &BulkDialog::apply);
    return foot;
}

void BulkDialog::showForm(const BulkForm &form)
{
    const QScopedValueRollback guard(showing_, true);
    form_ = form;
    ranges_->setRanges(form.ranges);
    days_->setDays(form.weekdays);
    change_->show(form);
    rows_->show(session_.view(), form.field, form.rows);
    showPlans();
}

/// Checked: the plan is selected in every room type; clicking it again deselects it in all.
void BulkDialog::fillPlans()
{
    plans_->menu()->clear();
    for (const pricing::RatePlan &plan : session_.view().plans()) {
        const auto [on, all] = rows_->checkedOf(plan.id);
        QString name = plan.name;
        QAction *action = plans_->menu()->addAction(name.replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(all > 0 && on == all);
        connect(action, &QAction::triggered, this,
                [this, id = plan.id](bool checked) { rows_->checkPlan(id, checked); });
    }
}

/// The plan check boxes are shown only for rates, if there are several plans.
void BulkDialog::showPlans()
{
    plans_->setVisible(form_.field == CellField::Rate && session_.view().plans().size() > 1);
}

void BulkDialog::showTemplate(const QString &content)
{
    const Night first = firstNightOf(session_.view(), form_);
    const auto read = formOf(session_.view(), content, first, QLocale());
    if (!read) {
        showProblem(read.error().reason);
        return;
    }
    showForm(read->form);
    edited();
    if (read->gone > 0) {
        showProblem(tr("%Ln row(s) of the template no longer exist and were skipped.", nullptr,
                       read->gone));
    }
}

void BulkDialog::connectParts()
{
    const auto byHand = [this] {
        if (!showing_) edited();
    };
    connect(ranges_, &BulkRanges::changed, this, byHand);
    connect(days_, &WeekdayBoxes::changed, this, byHand);
    connect(rows_, &BulkRows::changed, this, byHand);
    connect(change_, &BulkChangeBox::changed, this, byHand);
    connect(change_, &BulkChangeBox::fieldChanged, this, [this](CellField field) {
        const QScopedValueRollback guard(showing_, true);
        rows_->show(session_.view(), field, rowsFor(session_.view(), rows_->rows(), field));
        form_.field = field;
        showPlans();
    });
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
        model_->clear();
        summary_->setText({});
        others_->setText({});
        findings_->setText({});
        messages_->hide();
        setApplyText();
        showProblem(error.reason);
    });
    connect(&session_.changes(), &HotelChanges::happened, this, &BulkDialog::happened);
    connect(&session_.users(), &DeskUsers::personChanged, this, &BulkDialog::edited);
    // The hotel was reloaded: its rows may have changed.
    connect(&session_, &HotelSession::loaded, this, [this] { showForm(form_); });
}

}  // namespace roomrack::desktop

#include "moc_bulk_dialog.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_form_view.h"

#include "desktop/bulk/bulk_change_box.h"
#include "desktop/bulk/bulk_ranges.h"
#include "desktop/bulk/bulk_rows.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/plain_scroll.h"
#include "desktop/widgets/weekday_boxes.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QAction>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kFormWidth = 560;  ///< the line of a range, also in German
constexpr int kRangesHeight = 108;
constexpr int kRowsHeight = 120;

/// A small heading whose mnemonic focuses `buddy`.
QLabel *heading(const QString &text, QWidget *buddy = nullptr)
{
    QLabel *label = style::strong(text);
    label->setBuddy(buddy);
    return label;
}

}  // namespace

BulkFormView::BulkFormView(HotelSession &session, const BulkForm &form)
    : session_(session), ranges_(new BulkRanges(session.businessDate())),
      days_(new WeekdayBoxes(QStringLiteral("bulk"))), rows_(new BulkRows),
      plans_(new QPushButton(tr("Select rate plan") + QStringLiteral(" ▾"))),
      change_(new BulkChangeBox(session.view().property().currency))
{
    change_->setToday(session.businessDate());
    build();
    showForm(form);
    connectParts();
}

void BulkFormView::build()
{
    setFixedWidth(kFormWidth);
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(style::kSmallGap);
    column->addWidget(heading(tr("Nights")));
    column->addWidget(plainScroll(ranges_, kRangesHeight));
    column->addWidget(days_);
    rows_->setObjectName(QStringLiteral("bulk.rows"));
    plans_->setObjectName(QStringLiteral("bulk.plans"));
    plans_->setAccessibleName(tr("Select rate plan"));
    style::small(plans_);
    plans_->setMenu(new QMenu(plans_));
    connect(plans_->menu(), &QMenu::aboutToShow, this, &BulkFormView::fillPlans);
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
}

void BulkFormView::connectParts()
{
    const auto byHand = [this] {
        if (showing_) return;
        read();
        emit changed();
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
    // The hotel was reloaded: its rows may have changed.
    connect(&session_, &HotelSession::loaded, this, [this] { showForm(form_); });
}

void BulkFormView::showForm(const BulkForm &form)
{
    const QScopedValueRollback guard(showing_, true);
    form_ = form;
    ranges_->setRanges(form.ranges);
    days_->setDays(form.weekdays);
    change_->offerScopes(session_.view(), form.only);
    change_->show(form);
    rows_->show(session_.view(), form.field, form.rows);
    showPlans();
    read();
}

void BulkFormView::read()
{
    form_.ranges = ranges_->ranges();
    form_.weekdays = days_->days();
    form_.rows = rows_->rows();
    change_->read(form_);
}

/// Checked: the plan is selected in every room type; clicking it again deselects it in all.
void BulkFormView::fillPlans()
{
    plans_->menu()->clear();
    for (const pricing::RatePlan &plan : session_.view().rates().plans()) {
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
void BulkFormView::showPlans()
{
    plans_->setVisible(form_.field == CellField::Rate
                       && session_.view().rates().plans().size() > 1);
}

Result<BulkRequest> BulkFormView::request()
{
    const HotelView &view = session_.view();
    const QLocale locale;
    const QString aligned = alignmentText(form_, firstNightOf(view, form_), locale);
    change_->setNote(aligned.isEmpty() ? roundingText(form_, view.property().currency) : aligned);
    const QString wrongDate =
        ranges_->problem().isEmpty() ? change_->problem() : ranges_->problem();
    Result<BulkRequest> request = wrongDate.isEmpty() ? requestOfForm(view, form_, locale)
                                                      : fail(ErrorCode::Invalid, {}, wrongDate);
    const bool typedWrong = !request && request.error().field == QLatin1String("value");
    change_->setWrong(typedWrong && !form_.value.trimmed().isEmpty());
    return request;
}

void BulkFormView::focusValue()
{
    change_->focusValue();
}

}  // namespace roomrack::desktop

#include "moc_bulk_form_view.cpp"

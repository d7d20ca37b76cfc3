// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_dialog.h"

#include "desktop/shell/undo_controller.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kRowsShown = 7;
constexpr int kUndoWidth = 760;
constexpr int kTextWidth = 420;
/// Maximum length of a step's label in the heading; longer ones are cut.
constexpr int kLongestQuestion = 60;

}  // namespace

MisfitModel::MisfitModel(const HotelView &view, const engine::UndoPreview &preview, QObject *parent)
    : ColumnModel(parent)
{
    const QLocale locale;
    const inventory::Catalogue &catalogue = view.catalogue();
    for (size_t i = 0; i < preview.fit.misfits.size(); ++i) {
        const booking::Misfit &m = preview.fit.misfits[i];
        const auto text = [&](qint64 value) {
            return settingText(catalogue, m.row.field, value, locale);
        };
        QString now = text(m.now);
        if (m.why == booking::Misfit::Why::Gone) now = tr("unavailable");
        if (m.why == booking::Misfit::Why::Refused) {
            now = tr("%1 (%2 no longer allowed)").arg(now, text(m.before));
        }
        QString who;
        if (i < preview.by.size() && preview.by[i]) {
            who = tr("%1, %2").arg(callerText(view, preview.by[i]->actor),
                                   timeText(view.property(), preview.by[i]->at, locale));
        }
        lines_.push_back({cellRowText(catalogue, m.row, rowScopeText(view, m.row)),
                          nightRangeText(m.first, m.nights, locale), text(m.after), now, who});
    }
}

int MisfitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(lines_.size());
}

QVariant MisfitModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return lines_[size_t(index.row())].at(index.column());
}

std::span<const TableColumn> MisfitModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Setting")},    {.title = QT_TR_NOOP("Nights")},
        {.title = QT_TR_NOOP("Set to")},     {.title = QT_TR_NOOP("Current value")},
        {.title = QT_TR_NOOP("Changed by")},
    };
    static_assert(std::size(kAll) == kColumns);
    return kAll;
}

UndoDialog::UndoDialog(const HotelView &view, const engine::UndoPreview &preview, bool redo,
                       QWidget *parent)
    : QDialog(parent), apply_(new QPushButton), leave_(new QPushButton(tr("Cancel"))),
      table_(new QTableView)
{
    setObjectName(QStringLiteral("undoDialog"));
    const bool rooms = preview.step.kind == booking::StepKind::Housekeeping;
    // What prevents the undo of some rooms does not prevent that of the others.
    const bool isQuestion = preview.fit.fitting > 0 && (rooms || !preview.fit.refused);
    QVBoxLayout *column = DialogFrame(this).begin(heading(preview.step, isQuestion, redo));
    QLabel *said = style::text(summary(preview, redo));
    said->setWordWrap(true);
    said->setMinimumWidth(kTextWidth);
    column->addWidget(said);
    table_->setModel(new MisfitModel(view, preview, this));
    style::table(table_);
    table_->setTabKeyNavigation(false);
    table_->setAccessibleName(tr("Conflicting changes"));
    table_->setMinimumWidth(kUndoWidth);
    table_->setFixedHeight(style::kRow * (kRowsShown + 1));
    const int widths[] = {250, 140, 110, 110};
    for (int i = 0; i < 4; ++i) table_->setColumnWidth(i, widths[i]);
    table_->horizontalHeader()->setStretchLastSection(true);
    column->addWidget(table_);
    table_->setVisible(!preview.fit.misfits.empty());
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(style::kSmallGap);
    buttons->addStretch();
    buttons->addWidget(leave_);
    buttons->addWidget(apply_);
    column->addLayout(buttons);
    apply_->setText(applyText(int(preview.fit.fitting), rooms, redo));
    apply_->setVisible(isQuestion);
    style::primary(apply_);
    connect(apply_, &QPushButton::clicked, this, &QDialog::accept);
    connect(leave_, &QPushButton::clicked, this, &QDialog::reject);
    leave_->setDefault(true);
    leave_->setFocus();
}

QString UndoDialog::heading(const booking::Step &step, bool isQuestion, bool redo)
{
    QString label = UndoController::labelOf(step);
    if (label.size() > kLongestQuestion) label = label.left(kLongestQuestion - 1) + u'…';
    if (!isQuestion) {
        return redo ? tr("“%1” cannot be redone").arg(label)
                    : tr("“%1” cannot be undone").arg(label);
    }
    return redo ? tr("Redo only a part of “%1”?").arg(label)
                : tr("Undo only a part of “%1”?").arg(label);
}

QString UndoDialog::applyText(int fitting, bool rooms, bool redo)
{
    if (rooms) {
        return redo ? tr("Redo %Ln unchanged room(s)", nullptr, fitting)
                    : tr("Undo %Ln unchanged room(s)", nullptr, fitting);
    }
    return redo ? tr("Redo %Ln unchanged cell(s)", nullptr, fitting)
                : tr("Undo %Ln unchanged cell(s)", nullptr, fitting);
}

QString UndoDialog::summary(const engine::UndoPreview &preview, bool redo)
{
    const booking::StepFit &fit = preview.fit;
    if (fit.refused) return fit.refused->text();
    const int changed = int(fit.misfitting);
    QString text = redo ? tr("Cannot be redone completely: %Ln cell(s) changed in the meantime.",
                             nullptr, changed)
                        : tr("Cannot be undone completely: %Ln cell(s) changed in the meantime.",
                             nullptr, changed);
    if (size_t(fit.misfitting) > fit.misfits.size())
        text += u' ' + tr("The first ones are listed below.");
    return text;
}

}  // namespace roomrack::desktop

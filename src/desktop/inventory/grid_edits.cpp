// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_edits.h"

#include "desktop/inventory/range_editor.h"
#include "desktop/words/setting_words.h"

#include <QtCore/QLocale>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace roomrack::desktop {

namespace {

/// Rows that have the setting; what is typed goes to them alone.
GridSelection withSetting(const HotelView &view, GridSelection where, CellField field)
{
    for (GridBlock &block : where.blocks) {
        std::erase_if(block.rows, [&](const GridRow &row) { return !engineRow(view, row, field); });
    }
    std::erase_if(where.blocks, [](const GridBlock &block) { return block.rows.empty(); });
    return where;
}

/// What a view is mostly about.
CellField mainField(GridMode mode)
{
    switch (mode) {
    case GridMode::Rates: return CellField::Rate;
    case GridMode::Restrictions: return CellField::MinStay;
    case GridMode::Availability:
    case GridMode::Parity: break;
    }
    return CellField::ForSale;
}

/// "Rooms for sale +5 · Superior, 18–22 Jul (5 nights)".
QString labelOf(const QString &what, const HotelView &view, const GridSelection &where)
{
    return QStringLiteral("%1 · %2").arg(what, selectionText(view, where));
}

}  // namespace

GridEdits::GridEdits(HotelSession &session, GridView &grid, DeskActions &actions,
                     const Theme &theme)
    : QObject(&grid), session_(session), grid_(grid), actions_(actions), theme_(theme),
      sender_(new EditSender(session, actions, theme, &grid, [&grid] { return grid.currentBox(); }))
{
    connect(sender_, &EditSender::answered, this, &GridEdits::answered);
    connect(&grid, &GridView::typed, this, [this](const QString &begin) { type(begin); });
    connect(&grid, &GridView::wished, this, &GridEdits::follow);
    connect(&grid, &GridView::fillWished, this, &GridEdits::fill);
}

bool GridEdits::isTyping() const
{
    return editor_ != nullptr;
}

void GridEdits::follow(GridWish wish)
{
    switch (wish) {
    case GridWish::StopSell: toggle(CellField::StopSell); break;
    case GridWish::ClosedToArrival: toggle(CellField::ClosedToArrival); break;
    case GridWish::ClosedToDeparture: toggle(CellField::ClosedToDeparture); break;
    case GridWish::MinStay: type(CellField::MinStay, {}); break;
    case GridWish::MaxStay: type(CellField::MaxStay, {}); break;
    case GridWish::Rate: type(CellField::Rate, {}); break;
    case GridWish::OutOfOrder: type(CellField::OutOfOrder, {}); break;
    case GridWish::Default: backToDefault(); break;
    case GridWish::Copy: copy(); break;
    case GridWish::Paste: paste(); break;
    case GridWish::Details: break;  // the page opens them
    }
}

void GridEdits::say(const QString &text)
{
    if (actions_.notify) actions_.notify({Tone::Neutral, text, {}, {}, 8});
}

/// The view of parity shows what channels show: nothing is typed into it.
bool GridEdits::onlyShows()
{
    if (grid_.grid().mode() != GridMode::Parity) return false;
    say(tr("This view shows what the channels show. Change nights in the other views."));
    return true;
}

bool GridEdits::canEdit(const GridSelection &where, CellField field)
{
    if (where.isEmpty()) return false;
    if (const QString why = session_.whyNot(booking::actOf(field)); !why.isEmpty()) {
        say(why);
        return false;
    }
    if (where.end() <= session_.businessDate()) {
        say(tr("These nights are over; they can no longer be changed."));
        return false;
    }
    if (where.first() >= editableNights(session_.view()).checkOut()) {
        say(tr("These nights are further ahead than the hotel sells."));
        return false;
    }
    return true;
}

void GridEdits::type(const QString &begin)
{
    const QModelIndex at = grid_.currentIndex();
    if (!at.isValid() || onlyShows()) return;
    const GridMode mode = grid_.grid().mode();
    const GridRow &row = grid_.grid().row(at.row());
    if (const auto field = typedField(mode, row)) {
        type(*field, begin);
    } else if (row.isPlan()) {
        say(tr("Restrictions are set for a room type; they hold for all its rate plans."));
    } else {
        say(tr("Numbers are typed for a room type: unfold the pool and choose one. O sets rooms "
               "of the pool out of order."));
    }
}

void GridEdits::type(CellField field, const QString &begin)
{
    const GridSelection where = withSetting(session_.view(), grid_.selected(), field);
    if (where.isEmpty() && !grid_.selected().isEmpty()) {
        say(field == CellField::Rate
                ? tr("A rate is set for a room type or one of its rate plans: unfold the pool.")
                : tr("%1: choose a room type.").arg(fieldName(field)));
        return;
    }
    if (canEdit(where, field)) openEditor(field, where, begin);
}

void GridEdits::openEditor(CellField field, const GridSelection &where, const QString &begin)
{
    const HotelView &view = session_.view();
    const auto edit = std::make_shared<GridEdit>(GridEdit{{}, where, {}, newestSeen(view, where)});
    // What own edits on their way still change was not unseen.
    sender_->whenSettled([this, edit] { edit->seen = newestSeen(session_.view(), edit->where); });
    if (editor_) editor_->dismiss();
    editor_ = new RangeEditor(theme_, &grid_, fieldName(field), selectionText(view, where),
                              [this, field, where](auto &text) {
                                  const Currency currency = session_.view().property().currency;
                                  const auto entry = parseEntry(text, field, currency, QLocale());
                                  if (!entry) return entry.error().text();
                                  const auto runs =
                                      typedRuns(session_.view(), where, field, *entry);
                                  return runs ? QString() : runs.error().text();
                              });
    connect(editor_, &RangeEditor::edited, &grid_,
            [this, field](const QString &text) { grid_.setTyped(text, field); });
    connect(editor_, &RangeEditor::entered, this,
            [this, field, edit](const QString &text) { enter(field, edit, text); });
    connect(editor_, &Popover::closed, &grid_, [this] { grid_.setTyped({}); });
    editor_->openBeside(&grid_, grid_.currentBox());
    editor_->begin(begin);
}

void GridEdits::enter(CellField field, const std::shared_ptr<GridEdit> &edit, const QString &text)
{
    const Currency currency = session_.view().property().currency;
    const auto entry = parseEntry(text, field, currency, QLocale());
    if (!entry) return;
    edit->label = labelOf(QStringLiteral("%1 %2").arg(fieldName(field), text.trimmed()),
                          session_.view(), edit->where);
    edit->make = [this, field, entry = *entry, where = edit->where] {
        return typedRuns(session_.view(), where, field, entry);
    };
    // Edits sent before may still be on their way; what was seen is known once they are shown.
    sender_->whenSettled([this, edit] { sender_->send(*edit); });
}

void GridEdits::sendSetting(CellField field, const QString &label, std::function<CellRuns()> make,
                            const GridSelection &where)
{
    if (where.isEmpty()) {
        say(tr("%1: choose a room type.").arg(fieldName(field)));
        return;
    }
    if (!canEdit(where, field)) return;
    sender_->sendSettled({labelOf(label, session_.view(), where),
                          where,
                          [make = std::move(make)]() -> Result<CellRuns> { return make(); },
                          {}});
}

void GridEdits::toggle(CellField flag)
{
    const GridSelection where = withSetting(session_.view(), grid_.selected(), flag);
    sendSetting(
        flag, tr("%1 on or off").arg(fieldName(flag)),
        [this, where, flag] {
            const bool off = allHave(session_.view(), where, flag);
            return settingRuns(session_.view(), where, flag, off ? 0 : 1);
        },
        where);
}

void GridEdits::backToDefault()
{
    if (onlyShows()) return;
    const GridMode mode = grid_.grid().mode();
    GridSelection where = grid_.selected();
    for (GridBlock &block : where.blocks) {
        std::erase_if(block.rows,
                      [mode](const GridRow &row) { return fieldsOf(mode, row).empty(); });
    }
    std::erase_if(where.blocks, [](const GridBlock &block) { return block.rows.empty(); });
    const CellField field = mainField(mode);
    const QString label =
        mode == GridMode::Restrictions ? tr("Restrictions taken off") : tr("Back to the default");
    sendSetting(
        field, label, [this, where, mode] { return defaultRuns(session_.view(), mode, where); },
        where);
}

void GridEdits::copy()
{
    const GridSelection where = grid_.selected();
    if (where.isEmpty() || onlyShows()) return;
    const auto table = copiedCells(session_.view(), grid_.grid().mode(), where, QLocale());
    if (!table) {
        say(table.error().text());
        return;
    }
    QGuiApplication::clipboard()->setText(writeTsv(*table));
    const qint64 cells = qint64(table->size()) * table->front().size();
    say(tr("%Ln cell(s) copied.", nullptr, int(cells)));
}

void GridEdits::paste()
{
    if (onlyShows()) return;
    const PasteTarget target{grid_.selected(), grid_.rowsBelowSelection()};
    const GridMode mode = grid_.grid().mode();
    if (!canEdit(target.where, mainField(mode))) return;
    const auto table = readTsv(QGuiApplication::clipboard()->text());
    const auto plan = table ? pastedRuns(session_.view(), mode, *table, target, QLocale())
                            : Result<PastePlan>(tl::unexpected(table.error()));
    if (!plan) {
        if (actions_.notify) actions_.notify(Notice::error(plan.error(), tr("Not pasted")));
        emit answered(false);
        return;
    }
    if (target.where.cells() < plan->cells) grid_.selectBlock(plan->where.blocks.front());
    const QString label =
        labelOf(tr("%Ln cell(s) pasted", nullptr, int(plan->cells)), session_.view(), plan->where);
    sender_->sendSettled(
        {label, plan->where, [runs = plan->runs]() -> Result<CellRuns> { return runs; }, {}});
}

void GridEdits::fill(const FillWish &wish)
{
    if (onlyShows()) return;
    const GridSelection target{{wish.target}};
    const GridMode mode = grid_.grid().mode();
    if (!canEdit(target, mainField(mode))) return;
    sender_->sendSettled({labelOf(tr("Filled"), session_.view(), target),
                          target,
                          [this, mode, wish]() -> Result<CellRuns> {
                              return filledRuns(session_.view(), mode, wish);
                          },
                          {}});
}

}  // namespace roomrack::desktop

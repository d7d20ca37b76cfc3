// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_edits.h"

#include "booking/restriction_fields.h"
#include "desktop/inventory/range_editor.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/words/setting_words.h"

#include <QtCore/QLocale>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

#include <set>

namespace roomrack::desktop {

namespace {

/// The rows that have the setting; typed values apply only to them. A restriction set in the row of
/// a room type is for all its rate plans: it is not set in their selected rows too, where it would
/// stay when that of the room type goes.
GridSelection withSetting(const HotelView &view, GridSelection where, CellField field)
{
    const bool restricts = booking::restrictionOf(field) != nullptr;
    for (GridBlock &block : where.blocks) {
        std::set<int> types;
        for (const GridRow &row : block.rows) {
            if (!row.isPool() && !row.isPlan()) types.insert(row.type);
        }
        std::erase_if(block.rows, [&](const GridRow &row) {
            return !engineRow(view, row, field)
                   || (restricts && row.isPlan() && types.contains(row.type));
        });
    }
    std::erase_if(where.blocks, [](const GridBlock &block) { return block.rows.empty(); });
    return where;
}

/// The main setting of a view.
CellField mainField(GridMode mode)
{
    switch (mode) {
    case GridMode::Rates: return CellField::Rate;
    case GridMode::Restrictions: return kTypedRestriction;
    case GridMode::Availability:
    case GridMode::Parity: break;
    }
    return CellField::ForSale;
}

/// Topic of the notice that offers to change derived rates.
const QString kSkipped = QStringLiteral("derivedSkipped");
constexpr int kOfferSeconds = 30;

qint64 cellsOf(const CellRuns &runs)
{
    qint64 cells = 0;
    for (const booking::CellRun &run : runs) cells += run.range.nights;
    return cells;
}

/// What to select before the setting can be changed.
QString selectRow(CellField field)
{
    return booking::restrictionOf(field)
               ? GridEdits::tr("%1: select a room type or rate plan.").arg(fieldName(field))
               : GridEdits::tr("%1: select a room type.").arg(fieldName(field));
}

/// "Rooms for sale +5 · Superior, 18–22 Jul (5 nights)".
QString labelOf(const QString &what, const HotelView &view, const GridSelection &where)
{
    return QStringLiteral("%1 · %2").arg(what, selectionText(view, where));
}

}  // namespace

GridEdits::GridEdits(HotelSession &session, GridView &grid, PageActions &actions,
                     const Theme &theme)
    : QObject(&grid), session_(session), grid_(grid), actions_(actions), theme_(theme),
      sender_(
          new EditSender(session, actions, theme, &grid, [&grid] { return grid.cursor().box(); }))
{
    connect(sender_, &EditSender::answered, this, &GridEdits::answered);
    connect(&grid.keys(), &GridKeys::typed, this, [this](const QString &begin) { type(begin); });
    connect(&grid.keys(), &GridKeys::requested, this, &GridEdits::follow);
    connect(&grid.keys(), &GridKeys::restricted, this, &GridEdits::restrict);
    connect(&grid.fill(), &GridFill::requested, this, &GridEdits::fill);
    // Rows may have changed: an offer made before refers to the old ones.
    connect(&session, &HotelSession::loaded, this, &GridEdits::endOffer);
}

bool GridEdits::isTyping() const
{
    return editor_ != nullptr;
}

void GridEdits::follow(GridRequest gridRequest)
{
    switch (gridRequest) {
    case GridRequest::Rate: type(CellField::Rate, {}); break;
    case GridRequest::OutOfOrder: type(CellField::OutOfOrder, {}); break;
    case GridRequest::Default: backToDefault(); break;
    case GridRequest::Copy: copy(); break;
    case GridRequest::CopyWithHeaders: copyWithHeaders(); break;
    case GridRequest::Paste: paste(); break;
    case GridRequest::Fill: beginFill(); break;
    case GridRequest::Details:
    case GridRequest::Legend: break;  // handled by the page
    }
}

void GridEdits::restrict(const inventory::RestrictionRow &row)
{
    const CellField field = booking::fieldOf(row);
    if (booking::isSwitch(field))
        toggle(field);
    else
        type(field, {});
}

void GridEdits::say(const QString &text)
{
    if (actions_.notify) actions_.notify({Tone::Neutral, text, {}, {}, 8});
}

/// The parity view is read-only.
bool GridEdits::onlyShows()
{
    if (grid_.grid().mode() != GridMode::Parity) return false;
    say(tr("The parity view is read-only. Switch to another view to make changes."));
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
        say(tr("Past nights cannot be changed."));
        return false;
    }
    if (where.first() >= editableNights(session_.view()).checkOut()) {
        say(tr("These nights are beyond the booking window."));
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
    } else {
        say(tr("Expand the pool and select a room type to enter numbers. Press O to "
               "set rooms of the pool out of order."));
    }
}

void GridEdits::type(CellField field, const QString &begin)
{
    if (onlyShows()) return;
    const GridSelection where = withSetting(session_.view(), grid_.cursor().selected(), field);
    if (where.isEmpty() && !grid_.cursor().selected().isEmpty()) {
        say(field == CellField::Rate
                ? tr("Rates are set per room type or rate plan. Expand the pool and "
                     "select one.")
                : selectRow(field));
        return;
    }
    if (canEdit(where, field)) openEditor(field, typedRows(session_.view(), where, field), begin);
}

void GridEdits::openEditor(CellField field, const TypedRows &rows, const QString &begin)
{
    const GridSelection &where = rows.own;
    const HotelView &view = session_.view();
    const auto edit = std::make_shared<GridEdit>(GridEdit{{}, where, {}, newestSeen(view, where)});
    // Changes by the user's own pending edits count as seen.
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
            [this, field, derivedToo = rows.derived.isEmpty()](const QString &text) {
                grid_.cells().setTyped(text, field, derivedToo);
            });
    connect(editor_, &RangeEditor::entered, this,
            [this, field, edit, derived = rows.derived](const QString &text) {
                enter(field, edit, derived, text);
            });
    connect(editor_, &Popover::closed, &grid_, [this] { grid_.cells().setTyped({}); });
    editor_->openBeside(&grid_, grid_.cursor().box());
    editor_->begin(begin);
}

void GridEdits::enter(CellField field, const std::shared_ptr<GridEdit> &edit,
                      const GridSelection &derived, const QString &text)
{
    const Currency currency = session_.view().property().currency;
    const auto entry = parseEntry(text, field, currency, QLocale());
    if (!entry) return;
    const QString what = QStringLiteral("%1 %2").arg(fieldName(field), text.trimmed());
    edit->label = labelOf(what, session_.view(), edit->where);
    edit->make = [this, field, entry = *entry, where = edit->where] {
        return typedRuns(session_.view(), where, field, entry);
    };
    // Earlier edits may be pending; the seen version is known once they are shown.
    sender_->whenSettled([this, edit] { sender_->send(*edit); });
    endOffer();
    // Computed before the parents change: "+10%" is not applied twice to what follows them.
    const auto rest = typedRuns(session_.view(), derived, field, *entry);
    if (!rest) return;
    offerDerived({*rest, cellsOf(*rest), derived, tr("Change derived rates too"),
                  labelOf(what, session_.view(), derived)});
}

void GridEdits::sendSetting(CellField field, const QString &label, std::function<CellRuns()> make,
                            const GridSelection &where)
{
    if (onlyShows()) return;
    if (where.isEmpty()) {
        say(selectRow(field));
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
    const GridSelection where = withSetting(session_.view(), grid_.cursor().selected(), flag);
    sendSetting(
        flag, tr("%1 changed").arg(fieldName(flag)),
        [this, where, flag] {
            const bool off = allHave(session_.view(), where, flag);
            return settingRuns(session_.view(), where, flag, off ? 0 : 1);
        },
        where);
}

void GridEdits::backToDefault()
{
    const GridMode mode = grid_.grid().mode();
    GridSelection where = grid_.cursor().selected();
    for (GridBlock &block : where.blocks) {
        std::erase_if(block.rows,
                      [mode](const GridRow &row) { return fieldsOf(mode, row).empty(); });
    }
    std::erase_if(where.blocks, [](const GridBlock &block) { return block.rows.empty(); });
    const CellField field = mainField(mode);
    const QString label =
        mode == GridMode::Restrictions ? tr("Restrictions removed") : tr("Reset to default");
    const auto reset = [this, where, mode, field, label] {
        sendSetting(
            field, label, [this, where, mode] { return defaultRuns(session_.view(), mode, where); },
            where);
    };
    const qint64 values = valuesByHand(session_.view(), mode, where);
    if (mode == GridMode::Parity || values <= kManyCells) return reset();
    if (canEdit(where, field)) askToReset(where, values, reset);
}

/// What is removed leaves for the channels at once, and a selection may be larger than the screen.
void GridEdits::askToReset(const GridSelection &where, qint64 values, std::function<void()> reset)
{
    const auto words = [this, n = int(values)]() -> std::pair<QString, QString> {
        switch (grid_.grid().mode()) {
        case GridMode::Rates:
            return {tr("Remove %Ln rate(s)?", nullptr, n),
                    tr("Derived rates follow their parent plan again. The other rates are removed: "
                       "these nights have no price until a new rate is set.")};
        case GridMode::Restrictions:
            return {tr("Remove %Ln restriction(s)?", nullptr, n),
                    tr("Stays on these nights are no longer restricted.")};
        default:
            return {tr("Reset rooms to sell in %Ln cell(s)?", nullptr, n),
                    tr("All rooms of the room types are for sale again on these nights.")};
        }
    }();
    const QString text = selectionText(session_.view(), where) + QLatin1Char('\n') + words.second
                         + QLatin1Char(' ') + tr("Channels receive the change. It can be undone.");
    auto *dialog =
        new AskDialog({words.first, text,
                       grid_.grid().mode() == GridMode::Availability ? tr("&Reset") : tr("&Remove"),
                       tr("&Cancel"), true},
                      grid_.window());
    dialog->setObjectName(QStringLiteral("grid.reset"));
    connect(dialog, &QDialog::accepted, this, std::move(reset));
    endWith(this, dialog);
    // Rows may have changed: the question refers to the old ones.
    connect(&session_, &HotelSession::loaded, dialog, &QDialog::reject);
    dialog->open();
}

/// False with a notice if there is nothing to copy.
bool GridEdits::putOnClipboard(const Result<TextTable> &table)
{
    if (table)
        QGuiApplication::clipboard()->setText(writeTsv(*table));
    else
        say(table.error().text());
    return table.has_value();
}

void GridEdits::copy()
{
    const GridSelection where = grid_.cursor().selected();
    if (where.isEmpty()) return;
    const auto table = copiedCells(session_.view(), grid_.grid().mode(), where, QLocale());
    if (!putOnClipboard(table)) return;
    const qint64 cells = qint64(table->size()) * table->front().size();
    say(tr("%Ln cell(s) copied.", nullptr, int(cells)));
}

void GridEdits::copyWithHeaders()
{
    const GridSelection where = grid_.cursor().selected();
    if (where.isEmpty()) return;
    const auto table = copiedWithHeaders(session_.view(), grid_.grid().mode(), where, QLocale());
    if (putOnClipboard(table)) say(tr("Copied with headers."));
}

void GridEdits::paste()
{
    if (onlyShows()) return;
    const PasteTarget target{grid_.cursor().selected(), grid_.cursor().rowsBelow()};
    const GridMode mode = grid_.grid().mode();
    if (!canEdit(target.where, mainField(mode))) return;
    endOffer();
    const auto table = readTsv(QGuiApplication::clipboard()->text());
    const auto plan = table ? pastedRuns(session_.view(), mode, *table, target, QLocale())
                            : Result<CellPlan>(tl::unexpected(table.error()));
    if (!plan) {
        if (actions_.notify) actions_.notify(Notice::error(plan.error(), tr("Paste failed")));
        emit answered(false);
        return;
    }
    if (target.where.cells() < plan->where.cells())
        grid_.cursor().selectBlock(plan->where.blocks.front());
    const auto label = [this, &plan](qint64 cells) {
        return labelOf(tr("%Ln cell(s) pasted", nullptr, int(cells)), session_.view(), plan->where);
    };
    sendRuns(plan->runs, label(plan->cells), plan->where);
    offerDerived({plan->derived, plan->derivedCells, plan->where,
                  tr("Paste into derived rates too"), label(plan->derivedCells)});
}

void GridEdits::sendRuns(const CellRuns &runs, const QString &label, const GridSelection &where)
{
    if (runs.empty()) return;
    sender_->sendSettled({label, where, [runs]() -> Result<CellRuns> { return runs; }, {}});
}

void GridEdits::endOffer()
{
    ++offer_;
    if (actions_.withdraw) actions_.withdraw(kSkipped);
}

/// The offer is valid until it is used, the next edit that may skip cells, or a reload.
void GridEdits::offerDerived(const Skipped &skipped)
{
    if (skipped.runs.empty() || !actions_.notify) return;
    const auto isValid = [edits = QPointer(this), offer = offer_] {
        return edits && edits->offer_ == offer;
    };
    const auto change = [this, isValid, skipped] {
        if (!isValid() || !canEdit(skipped.where, CellField::Rate)) return;
        ++offer_;
        sendRuns(skipped.runs, skipped.label, skipped.where);
    };
    Notice notice{Tone::Neutral,
                  tr("%Ln derived rate(s) not set: they follow the parent plan.", nullptr,
                     int(skipped.cells)),
                  skipped.action,
                  change,
                  kOfferSeconds,
                  kSkipped};
    notice.isValid = isValid;
    actions_.notify(notice);
}

/// F begins a fill by keyboard.
void GridEdits::beginFill()
{
    if (!onlyShows()) grid_.fill().begin();
}

void GridEdits::fill(const FillRequest &gridRequest)
{
    if (onlyShows()) return;
    const GridSelection target{{gridRequest.target}};
    const GridMode mode = grid_.grid().mode();
    if (!canEdit(target, mainField(mode))) return;
    endOffer();
    const QString label = labelOf(tr("Filled"), session_.view(), target);
    sender_->sendSettled({label,
                          target,
                          [this, mode, gridRequest]() -> Result<CellRuns> {
                              return filledRuns(session_.view(), mode, gridRequest).runs;
                          },
                          {}});
    const CellPlan plan = filledRuns(session_.view(), mode, gridRequest);
    offerDerived({plan.derived, plan.derivedCells, target, tr("Fill derived rates too"), label});
}

}  // namespace roomrack::desktop

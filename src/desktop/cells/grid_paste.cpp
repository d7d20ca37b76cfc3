// SPDX-License-Identifier: GPL-3.0-or-later
// Pasting cells of a spreadsheet: all cells are checked before any is sent.
#include "desktop/cells/grid_changes.h"
#include "desktop/cells/table_headers.h"
#include "desktop/words/stay_words.h"

#include <algorithm>
#include <iterator>

namespace roomrack::desktop {

namespace {

struct GridPasteWords {
    Q_DECLARE_TR_FUNCTIONS(GridPaste)
};

tl::unexpected<Error> wrongPaste(const QString &reason)
{
    return fail(ErrorCode::Invalid, {}, reason);
}

QString pastedDay(Night night)
{
    return dateText(night, QLocale());
}

Result<void> checkRectangle(const TextTable &table)
{
    if (table.empty())
        return wrongPaste(GridPasteWords::tr("The clipboard contains no text to paste."));
    for (size_t row = 1; row < table.size(); ++row) {
        if (table[row].size() == table.front().size()) continue;
        return wrongPaste(
            GridPasteWords::tr("Row %1 of the clipboard has %2 cells, but the first row has %3. "
                               "Nothing was changed.")
                .arg(row + 1)
                .arg(table[row].size())
                .arg(table.front().size()));
    }
    return {};
}

/// Parses clipboard cells; stores the first error and the number of further ones.
class CellReader {
public:
    CellReader(const HotelView &view, GridMode mode, const TableHeaders &headers,
               const QLocale &locale)
        : view_(view), mode_(mode), headers_(headers), locale_(locale)
    {}

    struct Place {
        size_t row = 0;  ///< in the clipboard, after its headers
        qsizetype column = 0;
        Night night;
    };
    /// Appends the cell's values to the runs of its row, one run per setting.
    void read(const QString &text, const GridRow &row, const Place &at, CellRuns &runs)
    {
        const auto values =
            readCell(text, fieldsOf(mode_, row), view_.property().currency, locale_);
        if (!values) {
            if (wrong_++ == 0) {
                first_ = GridPasteWords::tr("Row %1, column %2 (%3): %4.")
                             .arg(qsizetype(at.row) + headers_.rows + 1)
                             .arg(at.column + headers_.columns + 1)
                             .arg(cellName(view_, row, at.night), values.error().reason);
            }
            return;
        }
        for (size_t i = 0; i < values->size(); ++i) runs[i].values.push_back((*values)[i].value);
    }

    Result<void> finish() const
    {
        if (wrong_ == 0) return {};
        QString text = first_;
        if (wrong_ > 1) {
            text += u' ' + GridPasteWords::tr("%Ln more cell(s) are invalid.", nullptr, wrong_ - 1);
        }
        return desktop::wrongPaste(text + u' ' + GridPasteWords::tr("Nothing was changed."));
    }

private:
    const HotelView &view_;
    const GridMode mode_;
    const TableHeaders headers_;
    const QLocale &locale_;
    int wrong_ = 0;
    QString first_;
};

CellRuns emptyRuns(const HotelView &view, GridMode mode, const GridRow &row,
                   const booking::NightRange &range)
{
    CellRuns runs;
    for (const CellField field : fieldsOf(mode, row)) {
        if (const auto cells = engineRow(view, row, field)) runs.push_back({*cells, range, {}});
    }
    return runs;
}

/// Adds the values of a row, apart from the others if they would override derived rates.
void addRow(const HotelView &view, const GridRow &row, int nights, CellRuns runs, CellPlan &plan)
{
    if (runs.empty()) return;
    const bool derived = isDerived(view, row, runs.front().row.field);
    CellRuns &to = derived ? plan.derived : plan.runs;
    (derived ? plan.derivedCells : plan.cells) += nights;
    to.insert(to.end(), std::make_move_iterator(runs.begin()), std::make_move_iterator(runs.end()));
}

/// Pastes one cell into all selected cells that are editable in this view.
Result<CellPlan> everywhere(const HotelView &view, GridMode mode, const QString &text,
                            const GridSelection &where, CellReader &reader)
{
    CellPlan plan;
    const Stay all = editableNights(view);
    for (const GridBlock &block : where.blocks) {
        const Night from = std::max(block.first, all.checkIn());
        const Night to = std::min(block.end(), all.checkOut());
        if (to <= from) continue;
        for (const GridRow &row : block.rows) {
            CellRuns runs = emptyRuns(view, mode, row, {from, to - from});
            if (runs.empty()) continue;
            reader.read(text, row, {0, 0, from}, runs);
            addRow(view, row, to - from, std::move(runs), plan);
        }
    }
    if (const auto fine = reader.finish(); !fine) return tl::unexpected(fine.error());
    plan.where = where;
    return plan;
}

/// The target of a table: its rows and the number of nights.
struct Frame {
    std::vector<GridRow> rows;
    Night first;
    int nights = 0;
};

Result<void> checkNights(const HotelView &view, Night first, int columns)
{
    const Stay all = editableNights(view);
    if (first < all.checkIn()) {
        return wrongPaste(GridPasteWords::tr(
                              "Nights before %1 are in the past and cannot be changed. Nothing was "
                              "changed.")
                              .arg(pastedDay(all.checkIn())));
    }
    const int left = std::max(0, all.checkOut() - first);
    if (columns <= left) return {};
    return wrongPaste(
        GridPasteWords::tr("The clipboard has %1 columns, but only %n night(s) from %2 can be "
                           "changed. Nothing was changed.",
                           nullptr, left)
            .arg(columns)
            .arg(pastedDay(first)));
}

/// The rows of the block that a table can change: without derived ones, if then each row of the
/// table has its own.
std::vector<GridRow> rowsFor(const HotelView &view, GridMode mode, const GridBlock &block,
                             size_t tableRows)
{
    const std::span<const CellField> fields = firstFields(mode, block.rows);
    std::vector<GridRow> rows = block.rows;
    std::erase_if(rows, [&](const GridRow &row) { return !hasFields(mode, row, fields); });
    if (rows.size() == tableRows) return rows;
    std::vector<GridRow> own = rows;
    std::erase_if(own, [&](const GridRow &row) { return isDerived(view, row, fields.front()); });
    return own.size() > 1 && own.size() == tableRows ? own : rows;
}

/// The target of a table for a single selected cell: as many rows as the table, from there down.
Result<std::vector<GridRow>> rowsBelow(GridMode mode, const GridBlock &block, size_t tableRows,
                                       const std::vector<GridRow> &below)
{
    const std::span<const CellField> fields = firstFields(mode, block.rows);
    std::vector<GridRow> rows;
    for (const GridRow &row : below) {
        if (rows.size() < tableRows && hasFields(mode, row, fields)) rows.push_back(row);
    }
    if (rows.size() == tableRows) return rows;
    return wrongPaste(
        GridPasteWords::tr("The clipboard has %1 rows, but only %n row(s) from the first selected "
                           "row down can be changed. Nothing was changed.",
                           nullptr, int(rows.size()))
            .arg(tableRows));
}

/// The size of the target: that of the clipboard or, if several cells are selected, that of the
/// selection.
Result<Frame> frameOf(const HotelView &view, GridMode mode, const TextTable &table,
                      const PasteTarget &target)
{
    const GridSelection one = joined(target.where);
    if (one.blocks.size() != 1) {
        return wrongPaste(
            GridPasteWords::tr("Several cells can only be pasted into a single range. Nothing was "
                               "changed."));
    }
    const GridBlock &block = one.blocks.front();
    const int columns = int(table.front().size());
    Frame frame{rowsFor(view, mode, block, table.size()), block.first, columns};
    const size_t selected = frame.rows.size();
    if (selected > 1 || block.nights > 1) {
        if (selected == 0 || selected % table.size() != 0 || block.nights % columns != 0) {
            return wrongPaste(
                GridPasteWords::tr(
                    "The clipboard has %1 × %2 cells, the selection %3 × %4 (rows × "
                    "nights). Select one cell or a range of the same size. Nothing was "
                    "changed.")
                    .arg(table.size())
                    .arg(columns)
                    .arg(selected)
                    .arg(block.nights));
        }
        frame.nights = block.nights;
    } else {
        auto rows = rowsBelow(mode, block, table.size(), target.below);
        if (!rows) return tl::unexpected(rows.error());
        frame.rows = std::move(*rows);
    }
    if (const auto fine = checkNights(view, frame.first, frame.nights); !fine) {
        return tl::unexpected(fine.error());
    }
    return frame;
}

/// Pastes a table of several cells.
Result<CellPlan> tableRuns(const HotelView &view, GridMode mode, const TextTable &table,
                           const PasteTarget &target, CellReader &reader)
{
    const auto frame = frameOf(view, mode, table, target);
    if (!frame) return tl::unexpected(frame.error());
    CellPlan plan;
    const booking::NightRange range{frame->first, frame->nights};
    for (size_t r = 0; r < frame->rows.size(); ++r) {
        const GridRow &row = frame->rows[r];
        CellRuns runs = emptyRuns(view, mode, row, range);
        const size_t line = r % table.size();
        for (int i = 0; i < frame->nights; ++i) {
            const qsizetype column = i % table[line].size();
            reader.read(table[line].at(column), row, {line, column, frame->first + i}, runs);
        }
        addRow(view, row, frame->nights, std::move(runs), plan);
    }
    if (const auto fine = reader.finish(); !fine) return tl::unexpected(fine.error());
    plan.where.blocks = {{frame->rows, frame->first, frame->nights}};
    return plan;
}

}  // namespace

Result<CellPlan> pastedRuns(const HotelView &view, GridMode mode, const TextTable &table,
                            const PasteTarget &target, const QLocale &locale)
{
    if (const auto fine = checkRectangle(table); !fine) return tl::unexpected(fine.error());
    const TableHeaders headers = headersOf(table);
    const TextTable body = withoutHeaders(table, headers);
    CellReader reader(view, mode, headers, locale);
    if (body.size() > 1 || body.front().size() > 1) {
        return tableRuns(view, mode, body, target, reader);
    }
    return everywhere(view, mode, body.front().front(), target.where, reader);
}

}  // namespace roomrack::desktop

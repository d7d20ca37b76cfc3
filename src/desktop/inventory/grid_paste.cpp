// SPDX-License-Identifier: GPL-3.0-or-later
// Pasting cells of a spreadsheet: everything is checked before anything is sent.
#include "desktop/inventory/grid_changes.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GridPaste)
};

tl::unexpected<Error> wrong(const QString &reason)
{
    return fail(ErrorCode::Invalid, {}, reason);
}

QString dayText(Night night)
{
    return QLocale().toString(night.date(), Words::tr("d MMM yyyy", "date format"));
}

Result<void> checkRectangle(const TextTable &table)
{
    if (table.empty()) return wrong(Words::tr("There is no text on the clipboard to paste."));
    for (size_t row = 1; row < table.size(); ++row) {
        if (table[row].size() == table.front().size()) continue;
        return wrong(Words::tr("Row %1 of the clipboard has %2 cells, the first row has %3. "
                               "Nothing was changed.")
                         .arg(row + 1)
                         .arg(table[row].size())
                         .arg(table.front().size()));
    }
    return {};
}

/// Reads cells of the clipboard, and remembers the first that is wrong and how many more are.
class CellReader {
public:
    CellReader(const HotelView &view, GridMode mode, const QLocale &locale)
        : view_(view), mode_(mode), locale_(locale)
    {}

    struct Place {
        size_t row = 0;  ///< of the clipboard
        qsizetype column = 0;
        Night night;
    };
    /// Appends the cell's values to the runs of its row, one for each setting.
    void read(const QString &text, const GridRow &row, const Place &at, CellRuns &runs)
    {
        const auto values =
            readCell(text, fieldsOf(mode_, row), view_.property().currency, locale_);
        if (!values) {
            if (wrong_++ == 0) {
                first_ = Words::tr("Row %1, column %2 (%3): %4.")
                             .arg(at.row + 1)
                             .arg(at.column + 1)
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
            text +=
                u' ' + Words::tr("%Ln more cell(s) cannot be read either.", nullptr, wrong_ - 1);
        }
        return desktop::wrong(text + u' ' + Words::tr("Nothing was changed."));
    }

private:
    const HotelView &view_;
    const GridMode mode_;
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

/// One cell into everything that is selected and can be changed in this view.
Result<PastePlan> everywhere(const HotelView &view, GridMode mode, const QString &text,
                             const GridSelection &where, const QLocale &locale)
{
    PastePlan plan;
    CellReader reader(view, mode, locale);
    const Stay all = editableNights(view);
    for (const GridBlock &block : where.blocks) {
        const Night from = std::max(block.first, all.checkIn());
        const Night to = std::min(block.end(), all.checkOut());
        if (to <= from) continue;
        for (const GridRow &row : block.rows) {
            CellRuns runs = emptyRuns(view, mode, row, {from, to - from});
            if (runs.empty()) continue;
            reader.read(text, row, {0, 0, from}, runs);
            plan.runs.insert(plan.runs.end(), runs.begin(), runs.end());
            plan.cells += to - from;
        }
    }
    if (const auto fine = reader.finish(); !fine) return tl::unexpected(fine.error());
    plan.where = where;
    return plan;
}

/// Where a table goes: the rows it fills, and how many nights.
struct Frame {
    std::vector<GridRow> rows;
    Night first;
    int nights = 0;
};

Result<void> checkNights(const HotelView &view, Night first, int columns)
{
    const Stay all = editableNights(view);
    if (first < all.checkIn()) {
        return wrong(Words::tr("The nights before %1 are over and can no longer be changed. "
                               "Nothing was changed.")
                         .arg(dayText(all.checkIn())));
    }
    const int left = std::max(0, all.checkOut() - first);
    if (columns <= left) return {};
    return wrong(Words::tr("The clipboard has %1 columns, but from %2 on only %n night(s) can be "
                           "changed. Nothing was changed.",
                           nullptr, left)
                     .arg(columns)
                     .arg(dayText(first)));
}

/// The size of the frame: that of the clipboard or, where several cells are selected, theirs.
Result<Frame> frameOf(const HotelView &view, GridMode mode, const TextTable &table,
                      const PasteTarget &target)
{
    const GridSelection one = joined(target.where);
    if (one.blocks.size() != 1) {
        return wrong(Words::tr("Several cells can be pasted into one range only. "
                               "Nothing was changed."));
    }
    const GridBlock &block = one.blocks.front();
    const std::span<const CellField> fields = firstFields(mode, block.rows);
    const auto canChange = [&](const GridRow &row) { return hasFields(mode, row, fields); };
    const auto selected = size_t(std::count_if(block.rows.begin(), block.rows.end(), canChange));
    const size_t rows = table.size();
    const int columns = int(table.front().size());
    Frame frame{{}, block.first, columns};
    size_t height = rows;
    if (selected > 1 || block.nights > 1) {
        if (selected == 0 || selected % rows != 0 || block.nights % columns != 0) {
            return wrong(Words::tr("The clipboard has %1 × %2 cells, the selection %3 × %4 (rows × "
                                   "nights): select one cell, or as many. Nothing was changed.")
                             .arg(rows)
                             .arg(columns)
                             .arg(selected)
                             .arg(block.nights));
        }
        height = selected;
        frame.nights = block.nights;
    }
    const std::vector<GridRow> &from = height > rows || selected > 1 ? block.rows : target.below;
    for (const GridRow &row : from) {
        if (frame.rows.size() < height && canChange(row)) frame.rows.push_back(row);
    }
    if (frame.rows.size() < height) {
        return wrong(Words::tr("The clipboard has %1 rows, but from the first selected one down "
                               "there are only %2 that can be changed. Nothing was changed.")
                         .arg(height)
                         .arg(frame.rows.size()));
    }
    if (const auto fine = checkNights(view, frame.first, frame.nights); !fine) {
        return tl::unexpected(fine.error());
    }
    return frame;
}

}  // namespace

Result<PastePlan> pastedRuns(const HotelView &view, GridMode mode, const TextTable &table,
                             const PasteTarget &target, const QLocale &locale)
{
    if (const auto fine = checkRectangle(table); !fine) return tl::unexpected(fine.error());
    if (table.size() == 1 && table.front().size() == 1) {
        return everywhere(view, mode, table.front().front(), target.where, locale);
    }
    const auto frame = frameOf(view, mode, table, target);
    if (!frame) return tl::unexpected(frame.error());
    PastePlan plan;
    CellReader reader(view, mode, locale);
    const booking::NightRange range{frame->first, frame->nights};
    for (size_t r = 0; r < frame->rows.size(); ++r) {
        const GridRow &row = frame->rows[r];
        CellRuns runs = emptyRuns(view, mode, row, range);
        const size_t line = r % table.size();
        for (int i = 0; i < frame->nights; ++i) {
            const qsizetype column = i % table[line].size();
            reader.read(table[line].at(column), row, {line, column, frame->first + i}, runs);
        }
        plan.runs.insert(plan.runs.end(), runs.begin(), runs.end());
    }
    if (const auto fine = reader.finish(); !fine) return tl::unexpected(fine.error());
    plan.cells = qint64(frame->rows.size()) * frame->nights;
    plan.where.blocks = {{frame->rows, frame->first, frame->nights}};
    return plan;
}

}  // namespace roomrack::desktop

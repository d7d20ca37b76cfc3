// SPDX-License-Identifier: GPL-3.0-or-later
// A step that can no longer be undone as a whole: later changes with their users, and the offer to
// undo the rest.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/column_model.h"
#include "engine/engine.h"

#include <QtWidgets/QDialog>

class QPushButton;
class QTableView;

namespace roomrack::desktop {

/// Cells whose value differs from the one that the step set.
class MisfitModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Where, Nights, Had, Now, Who, kColumns };
    MisfitModel(const HotelView &view, const engine::UndoPreview &preview,
                QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    std::span<const TableColumn> columns() const override;

private:
    std::vector<QStringList> lines_;
};

class UndoDialog : public QDialog {
    Q_OBJECT

public:
    /// Accepted: undo or redo the part that still applies.
    UndoDialog(const HotelView &view, const engine::UndoPreview &preview, bool redo,
               QWidget *parent = nullptr);
    QPushButton *applyButton() const { return apply_; }
    QTableView *table() const { return table_; }

private:
    static QString heading(const booking::Step &step, bool isQuestion, bool redo);
    static QString applyText(int fitting, bool rooms, bool redo);
    static QString summary(const engine::UndoPreview &preview, bool redo);
    QPushButton *apply_;
    QPushButton *leave_;
    QTableView *table_;
};

}  // namespace roomrack::desktop

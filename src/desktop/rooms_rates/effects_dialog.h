// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit of the description would do, before it is done: what stands in its way, nights that
// become oversold, availability, derived rate plans. Deletes itself.
#pragma once

#include "booking/description/edit_description.h"
#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QCheckBox;
class QPushButton;

namespace roomrack::desktop {

class RowsTable;
class Theme;

/// Whether there is anything to ask.
bool hasEffects(const booking::DescriptionEffects &effects);

class EffectsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `withChanges`: lists all items that change (import), not only a pool that is added.
    EffectsDialog(const HotelView &view, const Theme &theme,
                  const booking::DescriptionEffects &effects, bool withChanges,
                  QWidget *parent = nullptr);

signals:
    void bookingWanted(roomrack::core::BookingId booking);

private:
    void build(bool blocked, bool oversold);
    void openCurrent();

    RowsTable *table_;
    QCheckBox *accept_;
    QPushButton *open_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// Adds a source of direct bookings or edits one: its name and its commission.
#pragma once

#include "desktop/settings/hotel_change_dialog.h"

class QDoubleSpinBox;
class QLineEdit;

namespace roomrack::desktop {

struct SourceInput {
    QString name;
    int commissionBasisPoints = 0;
};

class SourceDialog final : public HotelChangeDialog {
    Q_OBJECT

public:
    /// `channel`: the source to edit; none: add one.
    SourceDialog(HotelSession &session, ChannelId channel, QWidget *parent = nullptr);

signals:
    void saved(const QString &name);

protected:
    void ended(const Result<void> &done) override;

private:
    SourceInput typed() const;
    void save();
    void sayOfName(const QString &problem);

    const ChannelId channel_;
    SourceInput shown_{};  ///< what the dialog opened with
    QLineEdit *name_;
    QDoubleSpinBox *commission_;
};

}  // namespace roomrack::desktop

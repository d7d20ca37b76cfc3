// SPDX-License-Identifier: GPL-3.0-or-later
// Adds a source of direct bookings or renames one.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

class QLineEdit;

namespace roomrack::desktop {

class SourceDialog final : public QDialog {
    Q_OBJECT

public:
    /// `channel`: the source to rename; none: add one.
    SourceDialog(HotelSession &session, ChannelId channel, QWidget *parent = nullptr);
    /// Waits for a running save, which uses the session's engine.
    ~SourceDialog() override;

    /// Not while the source is saved.
    void reject() override;

signals:
    void saved(const QString &name);

private:
    void save();
    void setSaving(bool saving);
    void finish(const QString &name, const Result<PropertyId> &done);
    void sayOfName(const QString &problem);

    HotelSession &session_;
    const ChannelId channel_;
    DialogFrame frame_{this};
    QLineEdit *name_;
    QFuture<Result<PropertyId>> saved_;
    bool saving_ = false;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for one exchange rate, its date and source.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class FxRateDialog;
}

class FxRateDialog final : public QDialog {
    Q_OBJECT

public:
    /// Preselects the property's currency and `second`.
    FxRateDialog(HotelSession &session, const QString &second, QWidget *parent = nullptr);
    ~FxRateDialog() override;

signals:
    void saved();

private:
    void build();
    Result<pricing::FxRate> rate() const;
    void save();
    void showProblem(const QString &text);
    HotelSession &session_;
    DialogFrame frame_;
    const std::unique_ptr<Ui::FxRateDialog> ui_;
};

}  // namespace roomrack::desktop

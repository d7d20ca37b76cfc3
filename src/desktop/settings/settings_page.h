// SPDX-License-Identifier: GPL-3.0-or-later
// The Settings page, a card each: property, API and webhooks, appearance, storage, and exchange
// rates.
#pragma once

#include "desktop/session/page.h"
#include "desktop/settings/leaving.h"

#include <memory>

class QScrollArea;

namespace roomrack::desktop {

class DatabaseCard;
class FxCard;
class HotelCard;
class ScrollAnchor;
class SourcesCard;

class SettingsPage final : public Page {
    Q_OBJECT

public:
    explicit SettingsPage(const PageContext &context, QWidget *parent = nullptr);
    ~SettingsPage() override;

    std::vector<Part> parts() override;
    void shown() override;

private:
    void showNotSaved(const QWidget *card, const QString &title, Leaving leaving);

    HotelCard *hotel_;
    DatabaseCard *database_;
    FxCard *fx_;
    SourcesCard *sources_;
    QScrollArea *area_ = nullptr;
    std::unique_ptr<ScrollAnchor> anchor_;  ///< gone before its area is
};

}  // namespace roomrack::desktop

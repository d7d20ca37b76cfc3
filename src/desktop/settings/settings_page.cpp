// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/settings_page.h"

#include "desktop/api_server/api_server_card.h"
#include "desktop/settings/api_holds_card.h"
#include "desktop/settings/database_card.h"
#include "desktop/settings/duplicate_rules_card.h"
#include "desktop/settings/fx_card.h"
#include "desktop/settings/hotel_card.h"
#include "desktop/settings/request_cards.h"
#include "desktop/settings/scroll_anchor.h"
#include "desktop/settings/sources_card.h"
#include "desktop/settings/tokens_card.h"
#include "desktop/settings/unsaved_cards.h"
#include "desktop/settings/window_card.h"
#include "desktop/theme/style.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kColumn = 460;

}  // namespace

SettingsPage::SettingsPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), hotel_(new HotelCard(session(), actions())),
      database_(new DatabaseCard(session(), actions())),
      fx_(new FxCard(session(), actions(), theme())), sources_(new SourcesCard(session(), theme()))
{
    setObjectName(QStringLiteral("settingsPage"));
    auto *inside = new QWidget;
    auto *columns = new QHBoxLayout(inside);
    columns->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    columns->setSpacing(style::kGap);
    const auto column = [&](const std::vector<QWidget *> &cards) {
        auto *side = new QVBoxLayout;
        side->setSpacing(style::kGap);
        for (QWidget *card : cards) side->addWidget(card);
        side->addStretch();
        columns->addLayout(side, 1);
    };
    hotel_->setMinimumWidth(kColumn);
    auto *unsaved = new UnsavedCards(this);
    unsaved->add(hotel_, tr("Hotel"));
    std::vector<QWidget *> left{hotel_};
    if (actions().apiServer) {
        auto *card = new ApiServerCard(session(), *actions().apiServer);
        unsaved->add(card, tr("API & webhooks"), false);
        left.push_back(card);
    }
    left.push_back(sources_);
    left.push_back(new TokensCard(session(), theme()));
    auto *holds = new ApiHoldsCard(session());
    unsaved->add(holds, tr("Holds over the API"));
    left.push_back(holds);
    column(left);
    auto *own = new WindowCard(session(), context.theme, settings());
    own->setBeforeRestart(
        [unsaved](auto restart) { unsaved->leave(Leaving::Restart, std::move(restart)); });
    std::vector<QWidget *> right{own, database_, fx_};
    if (HotelReservations *requests = actions().reservations) {
        for (SetupCard *card : std::initializer_list<SetupCard *>{
                 new PaymentCard(session(), *requests), new MailCard(session(), *requests),
                 new CentralCard(session(), *requests),
                 new DuplicateRulesCard(session(), *requests)}) {
            card->addTo(*unsaved);
            right.push_back(card);
        }
    }
    column(right);
    area_ = new QScrollArea;
    area_->setProperty("look", QStringLiteral("plain"));
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setWidget(inside);
    anchor_ = std::make_unique<ScrollAnchor>(area_);
    const auto showCard = [this](QWidget *card) {
        // Another page may be shown.
        if (actions().showPage) actions().showPage(QStringLiteral("settings"));
        area_->ensureWidgetVisible(card);
    };
    connect(unsaved, &UnsavedCards::refused, this, showCard);
    connect(unsaved, &UnsavedCards::notSaved, this,
            [this, showCard](QWidget *card, const QString &title, Leaving leaving) {
                showCard(card);
                showNotSaved(card, title, leaving);
            });
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(area_);
}

SettingsPage::~SettingsPage() = default;

/// To the input that is wrong; a card without one says why it cannot be saved.
void SettingsPage::showNotSaved(const QWidget *card, const QString &title, Leaving leaving)
{
    const QList<QWidget *> inputs = card->findChildren<QWidget *>();
    const auto wrong = std::find_if(inputs.begin(), inputs.end(), [](const QWidget *input) {
        return input->property("wrong").toBool();
    });
    if (wrong != inputs.end()) (*wrong)->setFocus(Qt::OtherFocusReason);
    if (!actions().notify) return;
    const QString text = leaving == Leaving::Restart
                             ? tr("No restart: “%1” cannot be saved as it is.")
                             : tr("“%1” cannot be saved as it is.");
    actions().notify({Tone::Warn, text.arg(title), {}, {}});
}

std::vector<Page::Part> SettingsPage::parts()
{
    return {{tr("Sources of direct bookings"), [this] {
                 area_->ensureWidgetVisible(sources_);
                 sources_->takeFocus();
             }}};
}

void SettingsPage::shown()
{
    database_->refresh();
}

}  // namespace roomrack::desktop

#include "moc_settings_page.cpp"

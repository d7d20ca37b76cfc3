// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/channels_page.h"

#include "desktop/channels/channel_actions.h"
#include "desktop/channels/lag_chart.h"
#include "desktop/channels/log_view.h"
#include "desktop/channels/step_view.h"
#include "desktop/channels/waiting_view.h"
#include "desktop/connections/channel_list.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QSettings>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

const QString kViewKey = QStringLiteral("channels/view");
constexpr int kListWidth = 304;

}  // namespace

ChannelsPage::ChannelsPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), channels_(*actions().channels), list_(new ChannelList(theme())),
      lag_(new LagChart(theme())), facts_(new FactGrid), why_(style::text({})),
      unlock_(new QPushButton(tr("Enter passphrase…"))),
      settle_(new QPushButton(tr("Mark as closed there…"))),
      retry_(new QPushButton(tr("Retry now"))), map_(new QPushButton(tr("Mapping…"))),
      segments_(style::segments(this)), group_(style::groupOf(segments_)),
      stack_(new QStackedWidget), all_(new QStackedWidget),
      steps_(new StepView(session(), channels_, theme())),
      waiting_(new WaitingView(session(), channels_, actions(), theme())),
      log_(new LogView(session(), channels_, theme())),
      do_(new ChannelActions(session(), channels_, actions(), *list_, *this))
{
    const auto add = [this](View view, const QString &text, const char *name, QWidget *content) {
        style::addSegment(segments_, view, text, QLatin1String(name));
        stack_->addWidget(content);
    };
    add(Steps, tr("Pending updates"), "channels.stepsView", steps_);
    add(Waiting, tr("Reservations"), "channels.waitingView", waiting_);
    add(Log, tr("Messages"), "channels.logView", log_);
    segments_->setAccessibleName(tr("View"));
    auto *content = new QWidget;
    auto *columns = style::withoutMargins<QHBoxLayout>(content);
    columns->setSpacing(style::kGap);
    columns->addWidget(makeLeft());
    auto *right = new QVBoxLayout;
    right->setSpacing(style::kGap);
    right->addWidget(makeHead());
    right->addWidget(segments_, 0, Qt::AlignLeading);
    right->addWidget(stack_, 1);
    columns->addLayout(right, 1);
    all_->addWidget(content);
    all_->addWidget(makeBeginning());
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    page->addWidget(all_);

    connect(group_, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        stack_->setCurrentIndex(view);
        settings().setValue(kViewKey, view);
        tellViews();
    });
    connect(list_, &ChannelList::chosen, this, &ChannelsPage::choose);
    connect(list_, &ChannelList::entered, do_, &ChannelActions::change);
    connect(do_, &ChannelActions::saved, list_, &ChannelList::choose);
    connect(waiting_, &WaitingView::mappingWanted, do_, &ChannelActions::openSettings);
    connect(&channels_, &HotelChannels::changed, this, &ChannelsPage::refresh);
    connect(&channels_.waiting(), &UnmappedReservations::changed, this, &ChannelsPage::refresh);
    connect(&session().users(), &DeskUsers::personChanged, this, &ChannelsPage::refreshActions);
    second_.setInterval(1000);
    connect(&second_, &QTimer::timeout, this, &ChannelsPage::refresh);
    const int view = this->settings().value(kViewKey, int(Steps)).toInt();
    setView(view >= Steps && view <= Log ? View(view) : Steps);
    refresh();
    choose();
    actions().showChannel = [this](ChannelId channel) {
        if (actions().showPage) actions().showPage(QStringLiteral("channels"));
        list_->choose(channel);
    };
}

ChannelsPage::~ChannelsPage()
{
    actions().showChannel = nullptr;
}

QWidget *ChannelsPage::makeLeft()
{
    auto *left = new QWidget;
    left->setFixedWidth(kListWidth);
    auto *column = style::withoutMargins<QVBoxLayout>(left);
    column->setSpacing(0);
    auto *add = new QPushButton(tr("Add a channel…"));
    add->setObjectName(QStringLiteral("channels.add"));
    style::more(add);
    connect(add, &QPushButton::clicked, do_, &ChannelActions::addChannel);
    buttons_.push_back(add);
    // The list gets the height of its cards, and the space below the button gets the rest.
    column->addWidget(list_, 1000);
    column->addWidget(add);
    column->addStretch(1);
    offerActions(list_, [this] { return editActions(); });
    return left;
}

QWidget *ChannelsPage::makeHead()
{
    auto *card = style::card();
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    QWidget *header = style::cardHeader(tr("Channel"), &sent_);
    name_ = header->findChild<QLabel *>();
    all->addWidget(header);
    all->addWidget(style::hairline());
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    columns->setSpacing(28);
    past_ = new QWidget;
    auto *left = style::withoutMargins<QVBoxLayout>(past_);
    left->setSpacing(style::kSmallGap);
    left->addWidget(style::muted(tr("Sync lag, last 30 minutes (dashed: target)")));
    left->addWidget(lag_);
    columns->addWidget(past_, 3, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(style::kSmallGap);
    words->addWidget(style::muted(tr("Status")));
    why_->setObjectName(QStringLiteral("channels.why"));
    why_->setAccessibleName(tr("Status"));
    why_->setWordWrap(true);
    why_->setTextFormat(Qt::PlainText);
    why_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(why_);
    retry_->setObjectName(QStringLiteral("channels.retryNow"));
    connect(retry_, &QPushButton::clicked, do_, &ChannelActions::tryNow);
    words->addWidget(retry_, 0, Qt::AlignLeading);
    map_->setObjectName(QStringLiteral("channels.mapping"));
    connect(map_, &QPushButton::clicked, do_, &ChannelActions::openMapping);
    words->addWidget(map_, 0, Qt::AlignLeading);
    unlock_->setObjectName(QStringLiteral("channels.unlock"));
    connect(unlock_, &QPushButton::clicked, do_, &ChannelActions::unlock);
    words->addWidget(unlock_, 0, Qt::AlignLeading);
    settle_->setObjectName(QStringLiteral("channels.settleLeft"));
    connect(settle_, &QPushButton::clicked, do_, &ChannelActions::settleLeft);
    words->addWidget(settle_, 0, Qt::AlignLeading);
    facts_->setContentsMargins(0, 0, 0, 0);
    words->addLayout(facts_);
    words->addStretch();
    columns->addLayout(words, 2);
    all->addLayout(columns);
    return card;
}

/// The empty state of a hotel without channels.
QWidget *ChannelsPage::makeBeginning()
{
    auto *card = style::card();
    auto *column = new QVBoxLayout(card);
    column->addStretch();
    QLabel *head = style::title(tr("No channels yet"));
    QLabel *text =
        style::muted(tr("Connect an OTA to send it availability and rates from the grid and "
                        "to receive its reservations automatically. You need its address, "
                        "your property ID and credentials there, and its IDs of your room "
                        "types and rate plans."));
    head->setAlignment(Qt::AlignCenter);
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    text->setFixedWidth(520);
    text->setMinimumHeight(64);
    begin_ = new QPushButton(tr("Connect a channel…"));
    begin_->setObjectName(QStringLiteral("channels.begin"));
    style::primary(begin_);
    connect(begin_, &QPushButton::clicked, do_, &ChannelActions::addChannel);
    buttons_.push_back(begin_);
    column->addWidget(head);
    column->addWidget(text, 0, Qt::AlignHCenter);
    column->addWidget(begin_, 0, Qt::AlignHCenter);
    column->addStretch();
    return card;
}

void ChannelsPage::setView(View view)
{
    group_->button(int(view))->setChecked(true);
    stack_->setCurrentIndex(int(view));
}

ChannelId ChannelsPage::current() const
{
    return list_->current();
}

void ChannelsPage::shown()
{
    second_.start();
    channels_.setLookedAt(true);
    refresh();
    tellViews();
    // The keys of the page work while the focus is in it.
    if (begin_->isVisibleTo(this)) begin_->setFocus(Qt::OtherFocusReason);
}

void ChannelsPage::hidden()
{
    second_.stop();
    channels_.setLookedAt(false);
    tellViews();
}

void ChannelsPage::tellViews()
{
    const bool visible = second_.isActive();
    steps_->setShown(visible && stack_->currentIndex() == Steps);
    log_->setShown(visible && stack_->currentIndex() == Log);
}

void ChannelsPage::choose()
{
    steps_->show(current());
    log_->show(current());
    refreshHead();
    refreshActions();
}

void ChannelsPage::refresh()
{
    const auto &all = channels_.all();
    list_->show(all, channels_.now());
    all_->setCurrentIndex(all.empty() ? 1 : 0);
    segments_->setVisible(!all.empty());
    int trouble = int(channels_.waiting().rows().size());
    for (const ChannelState &channel : all) trouble += needsAttention(channel) ? 1 : 0;
    setBadge(trouble);
    const int waiting = int(channels_.waiting().rows().size());
    style::setSegmentText(group_->button(Waiting),
                          waiting > 0 ? tr("Reservations · %1").arg(locale().toString(waiting))
                                      : tr("Reservations"));
    refreshHead();
    refreshActions();
}

std::vector<QWidget *> ChannelsPage::barButtons()
{
    return {do_->buttons().begin(), do_->buttons().end()};
}

std::vector<QAction *> ChannelsPage::editActions()
{
    return do_->all();
}

void ChannelsPage::refreshActions()
{
    do_->refresh();
    const QString why = channels_.whyNot();
    const ChannelState *channel = channels_.find(current());
    allow(retry_, channel && channel->linked && channel->link && why.isEmpty(), why);
    allow(map_, true, why);
    for (QPushButton *button : buttons_) {
        button->setEnabled(why.isEmpty());
        button->setToolTip(why);
    }
}

void ChannelsPage::refreshHead()
{
    const ChannelState *channel = channels_.find(current());
    unlock_->setVisible(channel && channel->locked);
    settle_->setVisible(channel && !channel->left.isEmpty());
    retry_->setVisible(channel && isFailing(*channel));
    map_->setVisible(channel && (isUnmapped(*channel) || !channel->retired.isEmpty()));
    if (!channel) return;
    name_->setText(channel->channel.name);
    why_->setText(whyText(*channel, channels_.now(), locale()));
    sent_->setText({});
    past_->setVisible(channel->link.has_value());
    lag_->show(channels_.lagOf(channel->channel.id), channels_.now());
    std::vector<Fact> facts;
    if (channel->link) {
        const channels::ConnectionStatus &link = *channel->link;
        const inventory::Property &hotel = session().view().property();
        facts.push_back(
            {tr("Last confirmed"), link.lastConfirmed.micros == 0
                                       ? tr("never")
                                       : dayTimeText(hotel, link.lastConfirmed, locale())});
        facts.push_back({tr("Rate limit left"), budgetText(*channel, locale())});
        sent_->setText(tr("%Ln message(s)", "sent", int(link.messages)) + QStringLiteral(" · ")
                       + tr("%Ln item(s) since startup", nullptr, int(link.entries)));
    } else if (channel->settings) {
        facts.push_back({tr("Address"), channel->settings->address});
    }
    const bool same = std::equal(
        facts.begin(), facts.end(), shown_.begin(), shown_.end(),
        [](const Fact &a, const Fact &b) { return a.label == b.label && a.value == b.value; });
    if (same) return;
    facts_->show(facts);
    shown_ = std::move(facts);
}

}  // namespace roomrack::desktop

#include "moc_channels_page.cpp"

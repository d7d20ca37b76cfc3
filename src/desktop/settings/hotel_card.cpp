// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hotel_card.h"

#include "desktop/settings/duration_spin.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/form_fields.h"
#include "desktop/words/stay_words.h"
#include "settings/ui_hotel_card.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kSpinWidth = 110;
constexpr int kNoticeSeconds = 8;

QTime timeOf(int minute)
{
    return {minute / 60, minute % 60};
}

bool hasRates(const HotelView &view)
{
    for (int type = 0; type < view.ledger().types(); ++type) {
        for (int plan = 0; plan < int(view.rates().plans().size()); ++plan) {
            for (Night n = view.ledger().first(); n < view.ledger().end(); ++n) {
                if (view.rates().ownPrice(type, plan, n) >= 0) return true;
            }
        }
    }
    return false;
}

}  // namespace

HotelCard::HotelCard(HotelSession &session, PageActions &actions, QWidget *parent)
    : QFrame(parent), session_(session), switch_(session), actions_(actions),
      ui_(std::make_unique<Ui::HotelCard>())
{
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("settings"));
    style::setTone(ui_->problem, Tone::Bad);
    fillCurrencies(ui_->currency);
    makeSearchable(ui_->currency);
    fillZones(ui_->zone);
    makeSearchable(ui_->zone);
    connectFields();
    show();
    connect(&session, &HotelSession::loaded, this, &HotelCard::takeDescription);
    connect(&session.changes(), &HotelChanges::bookingsChanged, this, &HotelCard::followLocks);
    connect(&session.changes(), &HotelChanges::cellsChanged, this, &HotelCard::followLocks);
}

HotelCard::~HotelCard()
{
    saving_.waitForFinished();
}

/// Unsaved input is kept, unless it equals the saved values, or what of it was saved: the engine
/// may have stored it in another form. While it is being saved it is unsaved: the description may
/// be of another change, and the save be refused.
void HotelCard::takeDescription()
{
    const HotelEdits typed = edits(), before = base_;
    const bool unsaved = !(typed == before) && !(saved_ && typed == *saved_);
    // Asked each time: it compares with the hotel of the last time.
    const bool other = switch_.happened();
    const bool keep = unsaved && !other;
    saved_.reset();
    described_ = true;
    base_ = editsOf(session_.view().catalogue());
    if (keep && !(typed == base_))
        follow(before, typed);
    else
        show();
    followLocks();
    refresh();
}

/// What the user has not changed follows the description.
void HotelCard::follow(const HotelEdits &before, const HotelEdits &typed)
{
    const auto set = [](QLineEdit *field, const QString &text) {
        if (field->text() != text) field->setText(text);
    };
    if (typed.name == before.name) set(ui_->name, base_.name);
    if (typed.city == before.city) set(ui_->city, base_.city);
    if (typed.latitude == before.latitude && typed.longitude == before.longitude)
        set(ui_->position, inventory::positionText(base_.latitude, base_.longitude));
    if (typed.currency == before.currency) ui_->currency->setCurrentText(base_.currency);
    if (typed.timeZone == before.timeZone) ui_->zone->setCurrentText(base_.timeZone);
    if (typed.audit == before.audit) ui_->audit->setCurrentIndex(int(base_.audit));
    if (typed.auditMinute == before.auditMinute) ui_->auditTime->setTime(timeOf(base_.auditMinute));
    if (typed.horizonNights == before.horizonNights) ui_->horizon->setValue(base_.horizonNights);
    if (typed.ageOfChildren == before.ageOfChildren)
        ui_->ageOfChildren->setValue(base_.ageOfChildren);
    std::vector<ChannelTimes> times = base_.channels;
    for (const ChannelTimes &own : typed.channels) {
        const auto &known = before.channels;
        if (std::find(known.begin(), known.end(), own) != known.end()) continue;
        for (ChannelTimes &other : times) {
            if (other.channel == own.channel) other = own;
        }
    }
    showChannels(times);
}

void HotelCard::connectFields()
{
    whenEdited(this, this, [this] { refresh(); });
    connect(ui_->save, &QPushButton::clicked, this, &HotelCard::save);
    connect(&session_.users(), &DeskUsers::personChanged, this, &HotelCard::refresh);
    connect(ui_->discard, &QPushButton::clicked, this, [this] {
        discard();
        ui_->name->setFocus();
    });
}

/// Fills the fields from the property.
void HotelCard::show()
{
    base_ = editsOf(session_.view().catalogue());
    ui_->name->setText(base_.name);
    ui_->city->setText(base_.city);
    ui_->position->setText(inventory::positionText(base_.latitude, base_.longitude));
    ui_->currency->setCurrentText(base_.currency);
    ui_->zone->setCurrentText(base_.timeZone);
    ui_->audit->setCurrentIndex(int(base_.audit));
    ui_->auditTime->setTime(timeOf(base_.auditMinute));
    ui_->horizon->setValue(base_.horizonNights);
    ui_->ageOfChildren->setValue(base_.ageOfChildren);
    showChannels(base_.channels);
    showLocks();
    refresh();
}

/// Rows of channels that stay keep their widgets, and with them the focus.
void HotelCard::showChannels(const std::vector<ChannelTimes> &times)
{
    std::vector<ChannelRow> rest = std::exchange(channels_, {});
    QWidget *last = ui_->ageOfChildren;
    for (const ChannelTimes &its : times) {
        const auto at = std::find_if(rest.begin(), rest.end(), [&its](const ChannelRow &row) {
            return row.id == its.channel;
        });
        const bool known = at != rest.end();
        ChannelRow row = known ? *at : makeChannel(its.channel);
        if (known) rest.erase(at);
        placeChannel(row, int(channels_.size()) + 1);
        setTabOrder(last, row.ttl);
        setTabOrder(row.ttl, row.ceiling);
        last = row.ceiling;
        row.ttl->setValue(its.ttlSeconds);
        row.ceiling->setValue(its.ceilingSeconds);
        channels_.push_back(row);
    }
    for (const ChannelRow &gone : rest) {
        delete gone.name;
        delete gone.ttl;
        delete gone.ceiling;
    }
}

HotelCard::ChannelRow HotelCard::makeChannel(ChannelId id)
{
    ChannelRow made{id, 0, style::text({}), new DurationSpin, new DurationSpin};
    for (DurationSpin *spin : {made.ttl, made.ceiling}) {
        spin->setMinimumWidth(kSpinWidth);
        connect(spin, &QSpinBox::valueChanged, this, &HotelCard::refresh);
    }
    return made;
}

/// A channel may have been renamed.
void HotelCard::placeChannel(ChannelRow &channel, int row)
{
    const QString title = channelTitle(*session_.view().catalogue().channel(channel.id));
    channel.name->setText(title);
    channel.ttl->setAccessibleName(tr("Hold duration: %1").arg(title));
    channel.ceiling->setAccessibleName(tr("Maximum hold duration: %1").arg(title));
    if (std::exchange(channel.row, row) == row) return;
    channel.ttl->setObjectName(QStringLiteral("settings.ttl%1").arg(row));
    channel.ceiling->setObjectName(QStringLiteral("settings.ceiling%1").arg(row));
    ui_->times->addWidget(channel.name, row, 0);
    ui_->times->addWidget(channel.ttl, row, 1);
    ui_->times->addWidget(channel.ceiling, row, 2);
}

/// The first booking or rate may arrive while the page is open. What was typed into a field that is
/// locked then will not be saved.
void HotelCard::followLocks()
{
    // Nothing unlocks, and to look for rates takes long.
    if (!ui_->zone->isEnabled() && !ui_->currency->isEnabled()) return;
    showLocks();
    if (!ui_->zone->isEnabled()) ui_->zone->setCurrentText(base_.timeZone);
    if (!ui_->currency->isEnabled()) ui_->currency->setCurrentText(base_.currency);
}

/// Currency and time zone are locked once there are bookings, which depend on them.
void HotelCard::showLocks()
{
    const bool frozen = session_.view().property().zoneFrozen;
    const bool priced = frozen || hasRates(session_.view());
    ui_->zone->setEnabled(!frozen);
    ui_->zoneNote->setVisible(frozen);
    ui_->zoneNote->setText(tr("Locked: bookings use this time zone."));
    ui_->currency->setEnabled(!priced);
    ui_->currencyNote->setVisible(priced);
    ui_->currencyNote->setText(frozen ? tr("Locked: bookings use this currency.")
                                      : tr("Locked: rates use this currency."));
}

HotelEdits HotelCard::edits() const
{
    HotelEdits e = base_;
    e.name = ui_->name->text();
    e.city = ui_->city->text();
    e.currency = ui_->currency->currentText().trimmed().toUpper();
    e.timeZone = ui_->zone->currentText().trimmed();
    e.audit = inventory::AuditMode(ui_->audit->currentIndex());
    e.auditMinute = ui_->auditTime->time().hour() * 60 + ui_->auditTime->time().minute();
    e.horizonNights = ui_->horizon->value();
    e.ageOfChildren = ui_->ageOfChildren->value();
    const bool moved =
        ui_->position->text() != inventory::positionText(base_.latitude, base_.longitude);
    if (const auto place = readPosition(ui_->position->text()); place && moved) {
        e.latitude = place->first;
        e.longitude = place->second;
    } else if (!place) {
        e.latitude = -1000;  // differs from base_ and fails validation
    }
    e.channels.clear();
    for (const ChannelRow &row : channels_)
        e.channels.push_back({row.id, row.ttl->value(), row.ceiling->value()});
    return e;
}

Result<void> HotelCard::problem() const
{
    const auto wrong = [](const QWidget *input, const QString &why) {
        return tl::unexpected(
            Error{ErrorCode::Invalid, input->objectName().section(u'.', -1), why});
    };
    if (ui_->name->text().trimmed().isEmpty()) return wrong(ui_->name, tr("Enter a hotel name."));
    if (const auto place = readPosition(ui_->position->text()); !place)
        return wrong(ui_->position, place.error().reason);
    if (!Currency::make(ui_->currency->currentText().trimmed().toUpper()))
        return wrong(ui_->currency, tr("Unknown currency. Choose one from the list, such as EUR."));
    if (!core::timeZone(ui_->zone->currentText().trimmed()))
        return wrong(ui_->zone,
                     tr("Unknown time zone. Choose one from the list, such as Europe/Lisbon."));
    for (const ChannelRow &row : channels_) {
        if (row.ttl->value() > row.ceiling->value())
            return wrong(row.ttl, tr("The hold duration must not exceed the maximum."));
    }
    return {};
}

/// An input is marked as wrong only after it was changed.
void HotelCard::refresh()
{
    const bool busy = saving_.isRunning();
    const bool different = isChanged();
    const QString forbidden = session_.whyNot(booking::Act::DescribeHotel);
    const Result<void> valid = different ? problem() : Result<void>();
    const QWidget *wrong = valid ? nullptr : inputOf(this, valid.error().field);
    for (QWidget *input : inputsOf(this)) style::setWrong(input, input == wrong);
    const QString why = !forbidden.isEmpty() ? forbidden : valid ? QString() : valid.error().reason;
    ui_->problem->setText(why);
    ui_->auditTime->setEnabled(ui_->audit->currentIndex() == int(inventory::AuditMode::OnTime));
    ui_->save->setEnabled(different && why.isEmpty() && !busy);
    ui_->discard->setEnabled(different && !busy);
}

bool HotelCard::canSave() const
{
    return ui_->save->isEnabled();
}

void HotelCard::save()
{
    if (!isChanged() || !problem() || saving_.isRunning()) return;
    submitted_ = edits();
    saved_.reset();
    described_ = false;
    saving_ = saveEdits(session_.service(), session_.desk(), base_, *submitted_);
    refresh();
    engine::whenDone(saving_, this, [this](const Result<void> &result) { finish(result); });
}

/// The description with the saved values may be loaded before or after the answer.
void HotelCard::endSaving(const Result<void> &result)
{
    saving_ = {};
    const auto submitted = std::exchange(submitted_, std::nullopt);
    if (!result) return;
    if (!described_)
        saved_ = submitted;
    else if (submitted && edits() == *submitted)
        show();
}

void HotelCard::finish(const Result<void> &result)
{
    endSaving(result);
    if (!result) {
        // Refused for good, and not as it was typed: the saved value is shown.
        const bool locked = result.error().code == ErrorCode::WrongState;
        if (locked && result.error().field == u"time zone")
            ui_->zone->setCurrentText(base_.timeZone);
        if (locked && result.error().field == u"currency")
            ui_->currency->setCurrentText(base_.currency);
    }
    refresh();
    if (!result) {
        ui_->problem->setText(result.error().text());
    } else if (actions_.notify) {
        Notice notice = Notice::good(tr("Hotel settings saved."));
        notice.seconds = kNoticeSeconds;
        actions_.notify(notice);
    }
    emit saved(result.has_value());
}

}  // namespace roomrack::desktop

#include "moc_hotel_card.cpp"

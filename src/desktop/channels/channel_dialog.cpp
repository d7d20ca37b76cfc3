// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/channel_dialog.h"

#include "channels/ui_channel_dialog.h"
#include "desktop/channels/code_model.h"
#include "desktop/channels/commission_model.h"
#include "desktop/connections/channel_words.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/form_fields.h"
#include "sync/protocols.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

#include <cmath>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 900;  ///< the longest status of a mapping is not cut
constexpr int kHeight = 560;

/// An input of the form and what it edits.
template <typename Input, typename Settings, typename Value>
struct Field {
    Input *Ui_ChannelDialog::*input;
    Value Settings::*value;
};

using Form = Ui_ChannelDialog;
using sync::ChannelSettings;
using sync::SupportedRestrictions;

constexpr Field<QLineEdit, ChannelSettings, QString> kTexts[] = {
    {&Form::address, &ChannelSettings::address},
    {&Form::account, &ChannelSettings::account},
    {&Form::property, &ChannelSettings::hotelCode},
    {&Form::reservationDeliveryURL, &ChannelSettings::reservationsTo}};
constexpr Field<QSpinBox, ChannelSettings, int> kNumbers[] = {
    {&Form::allotment, &ChannelSettings::allotment},
    {&Form::availabilityOffset, &ChannelSettings::offset},
    {&Form::maxAvailability, &ChannelSettings::mostShown},
    {&Form::bookingWindow, &ChannelSettings::horizonNights},
    {&Form::availabilityRequestsPerMinute, &ChannelSettings::availabilityPerMinute},
    {&Form::rateRequestsPerMinute, &ChannelSettings::ratesPerMinute},
    {&Form::batchingWindow, &ChannelSettings::batchSeconds},
    {&Form::maxItemsPerRequest, &ChannelSettings::entriesAtMost},
    {&Form::responseTimeout, &ChannelSettings::timeoutSeconds},
    {&Form::pollingInterval, &ChannelSettings::pollSeconds}};
constexpr Field<QDoubleSpinBox, ChannelSettings, int> kPercents[] = {
    {&Form::markup, &ChannelSettings::markupBasisPoints},
    {&Form::commission, &ChannelSettings::commissionBasisPoints}};
constexpr Field<QCheckBox, ChannelSettings, bool> kChecks[] = {
    {&Form::tokens, &ChannelSettings::speaksTokens},
    {&Form::excludeOverbooking, &ChannelSettings::neverOversell},
    {&Form::stopSell, &ChannelSettings::stopSell},
    {&Form::closesUnsupported, &ChannelSettings::closesUnsupported},
    {&Form::weekdays, &ChannelSettings::weekdays},
    {&Form::ratesApart, &ChannelSettings::ratesApart}};
constexpr Field<QCheckBox, SupportedRestrictions, bool> kRestrictions[] = {
    {&Form::stopSellOf, &SupportedRestrictions::stopSell},
    {&Form::closedToArrival, &SupportedRestrictions::closedToArrival},
    {&Form::closedToDeparture, &SupportedRestrictions::closedToDeparture},
    {&Form::minStay, &SupportedRestrictions::minStay},
    {&Form::maxStay, &SupportedRestrictions::maxStay},
    {&Form::minStayThrough, &SupportedRestrictions::minStayThrough}};

}  // namespace

ChannelDialog::ChannelDialog(HotelSession &session, HotelChannels &channels, ChannelId channel,
                             const QString &missing, QWidget *parent)
    : QDialog(parent), session_(session), channels_(channels), channel_(channel),
      chooses_(!channel), ui_(std::make_unique<Ui::ChannelDialog>()), codes_(new CodeModel(this)),
      commissions_(new CommissionModel(locale(), this))
{
    setObjectName(QStringLiteral("channelDialog"));
    const ChannelState *state = channels_.find(channel);
    const bool linked = state && state->linked;
    QString title = tr("Connect a channel");
    if (state) title = (linked ? tr("Settings of %1") : tr("Connect %1")).arg(state->channel.name);
    frame_.begin({title, linked ? tr("&Save") : tr("Co&nnect"), tr("&Cancel"), false, true});
    QWidget *body = frame_.addBody();
    ui_->setupUi(body);
    nameFields(body, QStringLiteral("channel"));
    fillLists();
    showPushAddress();
    makeCodes(missing);
    makeCommissions();
    frame_.addProblem();
    frame_.end([this] { save(); });
    // A result of two lines fits: the buttons below must not move under the mouse.
    ui_->tested->setMinimumHeight(2 * ui_->tested->fontMetrics().lineSpacing());
    connectForm();
    resize(kWidth, kHeight);
    ChannelSettings settings;
    settings.currency = session.view().property().currency;
    if (state) settings.commissionBasisPoints = state->channel.commissionBasisPoints;
    if (state && state->settings) settings = *state->settings;
    if (state) seen_ = channels.setups().revision(channel);
    fill(settings);
    whoChanged();
    protocolChanged();
    channels.secrets().begin();
    showSecretState();
    if (!missing.isEmpty()) showMapping();
}

ChannelDialog::~ChannelDialog() = default;

void ChannelDialog::reject()
{
    if (!adding_) QDialog::reject();
}

void ChannelDialog::showMapping()
{
    ui_->tabs->setCurrentWidget(ui_->mapping);
    ui_->codes->setFocus();
}

void ChannelDialog::fillLists()
{
    for (QWidget *input : std::initializer_list<QWidget *>{ui_->who, ui_->name, ui_->kind})
        ui_->connectionForm->setRowVisible(input, chooses_);
    for (const ChannelState &channel : channels_.all()) {
        if (!channel.linked) ui_->who->addItem(channel.channel.name, channel.channel.id.value);
    }
    ui_->who->addItem(tr("New channel"));
    for (const auto kind :
         {inventory::ChannelKind::Ota, inventory::ChannelKind::Gds, inventory::ChannelKind::Pms})
        ui_->kind->addItem(kindText(kind), int(kind));
    for (const sync::ProtocolFacts &row : sync::kProtocols)
        ui_->protocol->addItem(protocolText(row.protocol), int(row.protocol));
    fillCurrencies(ui_->currency);
    makeSearchable(ui_->currency);
}

/// The data that a pushing channel needs, to copy.
void ChannelDialog::showPushAddress()
{
    const QString to = channel_ ? channels_.pushAddress(channel_) : QString();
    ui_->pushAddress->setText(to);
    ui_->pushAddress->setPlaceholderText(channel_ ? tr("API & webhooks disabled; see Settings")
                                                  : tr("available after connecting"));
    ui_->copyPushAddress->setEnabled(!to.isEmpty());
    connect(ui_->copyPushAddress, &QPushButton::clicked, this,
            [to] { QGuiApplication::clipboard()->setText(to); });
}

void ChannelDialog::makeCodes(const QString &missing)
{
    ui_->missing->setVisible(!missing.isEmpty());
    ui_->missing->setText(tr("Unmapped reservation: %1").arg(missing));
    style::setTone(ui_->missing, Tone::Warn);
    codes_->setHotel(session_.view().catalogue(), session_.view().rates().plans());
    style::table(ui_->codes);
    ui_->codes->setSelectionBehavior(QAbstractItemView::SelectItems);
    ui_->codes->setModel(codes_);
    new ColumnFitter(ui_->codes, CodeModel::Code);
    if (codes_->rowCount() > 0) ui_->codes->setCurrentIndex(codes_->index(0, CodeModel::Code));
}

void ChannelDialog::makeCommissions()
{
    commissions_->setPlans(session_.view().rates().plans());
    style::table(ui_->planCommissions);
    ui_->planCommissions->setSelectionBehavior(QAbstractItemView::SelectItems);
    ui_->planCommissions->setModel(commissions_);
    new ColumnFitter(ui_->planCommissions, CommissionModel::Plan);
    if (commissions_->rowCount() > 0)
        ui_->planCommissions->setCurrentIndex(commissions_->index(0, CommissionModel::Commission));
    connect(ui_->commission, &QDoubleSpinBox::valueChanged, commissions_,
            [this](double percent) { commissions_->setStandard(int(std::lround(percent * 100))); });
}

void ChannelDialog::connectForm()
{
    connect(ui_->who, &QComboBox::currentIndexChanged, this, &ChannelDialog::whoChanged);
    connect(ui_->protocol, &QComboBox::currentIndexChanged, this, &ChannelDialog::protocolChanged);
    connect(ui_->test, &QPushButton::clicked, this, &ChannelDialog::test);
    connect(&channels_, &HotelChannels::changed, this, &ChannelDialog::showSecretState);
}

/// The secret itself is never shown.
void ChannelDialog::showSecretState()
{
    const bool kept = channel_ && channels_.setups().hasSecret(channel_);
    ui_->secret->setPlaceholderText(kept ? tr("Saved. Leave blank to keep.") : tr("Not set"));
}

bool ChannelDialog::isNew() const
{
    return chooses_ && !ui_->who->currentData().isValid();
}

void ChannelDialog::whoChanged()
{
    if (!chooses_) return;
    ui_->name->setEnabled(isNew());
    ui_->kind->setEnabled(isNew());
    if (!isNew()) channel_ = ChannelId{ui_->who->currentData().toLongLong()};
    if (const ChannelState *state = isNew() ? nullptr : channels_.find(channel_))
        ui_->commission->setValue(state->channel.commissionBasisPoints / 100.0);
    showSecretState();
}

/// Adapts the fields to the protocol: a PMS has a different kind of address; a PMS or GDS may
/// receive bookings.
void ChannelDialog::protocolChanged()
{
    const sync::ProtocolFacts &protocol =
        sync::factsOf(sync::Protocol(ui_->protocol->currentData().toInt()));
    ui_->address->setPlaceholderText(protocol.pms ? tr("host:port") : QStringLiteral("https://"));
    ui_->reservationDeliveryURL->setEnabled(protocol.bookingsSent != sync::BookingsSent::None);
    ui_->tokens->setEnabled(protocol.messageTokens);
    ui_->minStayThrough->setEnabled(protocol.minStayThrough);
    codes_->setGuestPrices(protocol.guestPrices);
}

void ChannelDialog::fill(const ChannelSettings &settings)
{
    base_ = settings;
    const int at = ui_->protocol->findData(int(settings.protocol));
    ui_->protocol->setCurrentIndex(std::max(0, at));
    ui_->currency->setCurrentText(settings.currency.code());
    for (const auto &[input, value] : kTexts) ((*ui_).*input)->setText(settings.*value);
    for (const auto &[input, value] : kNumbers) ((*ui_).*input)->setValue(settings.*value);
    for (const auto &[input, value] : kPercents) ((*ui_).*input)->setValue(settings.*value / 100.0);
    for (const auto &[input, value] : kChecks) ((*ui_).*input)->setChecked(settings.*value);
    for (const auto &[input, value] : kRestrictions)
        ((*ui_).*input)->setChecked(settings.supportedRestrictions.*value);
    codes_->setMapping(settings.rooms, settings.rates);
    commissions_->setCommissions(settings.planCommissions);
    commissions_->setStandard(settings.commissionBasisPoints);
}

sync::ChannelSettings ChannelDialog::settings() const
{
    ChannelSettings s = base_;
    s.protocol = sync::Protocol(ui_->protocol->currentData().toInt());
    if (const auto currency = Currency::make(ui_->currency->currentText().trimmed().toUpper()))
        s.currency = *currency;
    for (const auto &[input, value] : kTexts) s.*value = ((*ui_).*input)->text().trimmed();
    for (const auto &[input, value] : kNumbers) s.*value = ((*ui_).*input)->value();
    for (const auto &[input, value] : kPercents)
        s.*value = int(std::lround(((*ui_).*input)->value() * 100));
    for (const auto &[input, value] : kChecks) s.*value = ((*ui_).*input)->isChecked();
    for (const auto &[input, value] : kRestrictions)
        s.supportedRestrictions.*value = ((*ui_).*input)->isChecked();
    s.supportedRestrictions.minStayThrough &= ui_->minStayThrough->isEnabled();
    s.rooms = codes_->rooms();
    s.rates = codes_->rates();
    s.planCommissions = commissions_->commissions();
    return s;
}

std::optional<QByteArray> ChannelDialog::secret() const
{
    if (ui_->secret->text().isEmpty()) return std::nullopt;
    return ui_->secret->text().toUtf8();
}

std::optional<Error> ChannelDialog::problem() const
{
    const auto wrong = [](const QString &field, const QString &why) {
        return Error{ErrorCode::Invalid, field, why};
    };
    if (isNew() && ui_->name->text().trimmed().isEmpty())
        return wrong(QStringLiteral("name"), tr("Enter a name for the channel."));
    if (!Currency::make(ui_->currency->currentText().trimmed().toUpper()))
        return wrong(QStringLiteral("currency"),
                     tr("Unknown currency. Enter an ISO 4217 code such as EUR."));
    if (const int row = codes_->firstProblem(); row >= 0)
        return wrong(QStringLiteral("room ID"), codes_->problem(row));
    if (const int row = commissions_->firstProblem(); row >= 0)
        return wrong(QStringLiteral("commission"), commissions_->problem(row));
    const auto valid = sync::validate(settings());
    if (!valid) return valid.error();
    if (secret() && channels_.secrets().state() == Secrets::State::Looking)
        return wrong(QStringLiteral("secret"),
                     tr("The keychain has not responded yet. Try again in a moment."));
    return std::nullopt;
}

void ChannelDialog::clearProblems()
{
    for (QWidget *input : inputsOf(this)) style::setWrong(input, false);
    style::setWrong(ui_->codes, false);
    style::setWrong(ui_->planCommissions, false);
    frame_.showProblem({});
}

void ChannelDialog::showProblem(const Error &error)
{
    clearProblems();
    const QString &field = error.field;
    const bool code = field.startsWith(QLatin1String("room")) || field == u"guests"
                      || (field.startsWith(QLatin1String("rate")) && !inputOf(this, field));
    const int commission = commissions_->firstProblem();
    const bool isOfPlans = field == u"commission" && commission >= 0;
    QWidget *table = code ? ui_->codes : isOfPlans ? ui_->planCommissions : nullptr;
    QWidget *widget = table ? table : inputOf(this, field);
    if (!widget) return frame_.showProblem(error.text());
    for (int tab = 0; tab < ui_->tabs->count(); ++tab) {
        if (ui_->tabs->widget(tab)->isAncestorOf(widget)) ui_->tabs->setCurrentIndex(tab);
    }
    style::setWrong(widget, true);
    widget->setFocus();
    if (code && codes_->firstProblem() >= 0)
        ui_->codes->setCurrentIndex(codes_->index(codes_->firstProblem(), CodeModel::Code));
    if (isOfPlans) {
        ui_->planCommissions->setCurrentIndex(
            commissions_->index(commission, CommissionModel::Commission));
    }
    frame_.showProblem(error.reason);
}

void ChannelDialog::test()
{
    clearProblems();
    if (const auto wrong = sync::validate(settings()); !wrong) return showProblem(wrong.error());
    // The button stays enabled: it keeps the keyboard focus.
    if (std::exchange(testing_, true)) return;
    style::setTone(ui_->tested, Tone::Neutral);
    ui_->tested->setText(tr("Testing…"));
    channels_.test(channel_, settings(), secret(), this, [this](const channels::TestResult &came) {
        testing_ = false;
        style::setTone(ui_->tested, came.fine ? Tone::Good : Tone::Bad);
        ui_->tested->setText(came.fine
                                 ? tr("✓ Connected. Credentials accepted.")
                                 : tr("✕ %1", "why a test failed").arg(testFailureText(came)));
    });
}

void ChannelDialog::save()
{
    clearProblems();
    if (const auto wrong = problem()) return showProblem(*wrong);
    if (secret() && channels_.secrets().state() != Secrets::State::Ready) {
        auto *dialog = new PassphraseDialog(channels_.secrets(), this);
        connect(dialog, &QDialog::accepted, this, &ChannelDialog::save);
        return dialog->open();
    }
    frame_.setConfirmEnabled(false);
    if (!isNew()) return saveAs(channel_);
    setAdding(true);
    channels_.setups().add(ui_->name->text().trimmed(),
                           inventory::ChannelKind(ui_->kind->currentData().toInt()), this,
                           [this](const Result<ChannelId> &added) {
                               setAdding(false);
                               if (added) return saveAs(*added);
                               frame_.setConfirmEnabled(true);
                               showProblem(added.error());
                           });
}

void ChannelDialog::setAdding(bool adding)
{
    adding_ = adding;
    frame_.setLeavable(!adding);
}

void ChannelDialog::saveAs(ChannelId channel)
{
    channels_.setups().save(
        channel, settings(), secret(), this,
        [this, channel](const Result<void> &done) { finish(channel, done); }, seen_);
}

void ChannelDialog::finish(ChannelId channel, const Result<void> &done)
{
    frame_.setConfirmEnabled(true);
    if (!done) return showProblem(done.error());
    emit saved(channel);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_channel_dialog.cpp"

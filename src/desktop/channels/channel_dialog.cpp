// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/channel_dialog.h"

#include "desktop/channels/code_model.h"
#include "desktop/connections/channel_words.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/edit_table.h"
#include "desktop/widgets/enter_moves_on.h"
#include "sync/protocols.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

#include <cmath>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 640;
constexpr int kHeight = 560;

}  // namespace

ChannelDialog::ChannelDialog(HotelSession &session, HotelChannels &channels, ChannelId channel,
                             const QString &missing, QWidget *parent)
    : QDialog(parent), session_(session), channels_(channels), channel_(channel),
      tabs_(new QTabWidget), protocol_(new QComboBox), address_(new QLineEdit),
      account_(new QLineEdit), secret_(new QLineEdit), property_(new QLineEdit),
      reservationsTo_(new QLineEdit), tested_(style::text({})),
      test_(new QPushButton(tr("Test connection"))), currency_(new QComboBox),
      neverOversell_(new QCheckBox(tr("Exclude overbooking"))),
      stopSell_(new QCheckBox(tr("Close channel (stop sell)"))),
      weekdays_(new QCheckBox(tr("Supports weekday filters"))),
      ratesApart_(new QCheckBox(tr("Send rates and restrictions separately"))),
      tokens_(new QCheckBox(tr("Supports idempotency tokens"))), table_(new EditTable),
      codes_(new CodeModel(this))
{
    setObjectName(QStringLiteral("channelDialog"));
    const ChannelState *state = channels_.find(channel);
    linked_ = state && state->linked;
    QString title = tr("Connect a channel");
    if (state) title = linked_ ? tr("Settings of %1") : tr("Connect %1");
    if (state) title = title.arg(state->channel.name);
    QVBoxLayout *column =
        frame_.begin({title, linked_ ? tr("&Save") : tr("Co&nnect"), tr("&Cancel")});
    tabs_->setDocumentMode(true);
    tabs_->setObjectName(QStringLiteral("channel.tabs"));
    tabs_->setAccessibleName(tr("Sections of the settings"));
    tabs_->addTab(makeConnection(), tr("Connection"));
    tabs_->addTab(makeShown(), tr("Rates && availability"));
    tabs_->addTab(makeCodes(missing), tr("Mapping"));
    tabs_->addTab(makePace(), tr("Rate limits"));
    column->addWidget(tabs_, 1);
    frame_.addProblem();
    frame_.end([this] { save(); });
    // The other tabs have settings that a channel needs: Enter alone does not connect it.
    EnterMovesOn::install(this, frame_.confirm());
    resize(kWidth, kHeight);
    sync::ChannelSettings settings;
    settings.currency = session.view().property().currency;
    if (state && state->settings) settings = *state->settings;
    fill(settings);
    whoChanged();
    protocolChanged();
    channels.secrets().begin();
    if (!missing.isEmpty()) {
        tabs_->setCurrentIndex(2);
        table_->setFocus();
    }
}

bool ChannelDialog::isNew() const
{
    return who_ && !who_->currentData().isValid();
}

void ChannelDialog::whoChanged()
{
    if (!who_) return;
    name_->setEnabled(isNew());
    kind_->setEnabled(isNew());
    if (!isNew()) channel_ = ChannelId{who_->currentData().toLongLong()};
}

/// Adapts the fields to the protocol: a PMS has a different kind of address; a PMS or GDS may
/// receive bookings.
void ChannelDialog::protocolChanged()
{
    const sync::ProtocolFacts &protocol =
        sync::factsOf(sync::Protocol(protocol_->currentData().toInt()));
    address_->setPlaceholderText(protocol.pms ? tr("host:port") : QStringLiteral("https://"));
    reservationsTo_->setEnabled(protocol.bookingsSent != sync::BookingsSent::None);
    tokens_->setEnabled(protocol.messageTokens);
    if (!understands_.empty()) understands_.back()->setEnabled(protocol.minStayThrough);
}

void ChannelDialog::fill(const sync::ChannelSettings &settings)
{
    base_ = settings;
    const int at = protocol_->findData(int(settings.protocol));
    protocol_->setCurrentIndex(std::max(0, at));
    address_->setText(settings.address);
    account_->setText(settings.account);
    property_->setText(settings.hotelCode);
    reservationsTo_->setText(settings.reservationsTo);
    tokens_->setChecked(settings.speaksTokens);
    currency_->setCurrentText(settings.currency.code());
    neverOversell_->setChecked(settings.neverOversell);
    stopSell_->setChecked(settings.stopSell);
    weekdays_->setChecked(settings.weekdays);
    ratesApart_->setChecked(settings.ratesApart);
    const auto number = [this](const char *field, int value) {
        static_cast<QSpinBox *>(fields_.at(QLatin1String(field)))->setValue(value);
    };
    number("allotment", settings.allotment);
    number("availability offset", settings.offset);
    number("max availability", settings.mostShown);
    number("booking window", settings.horizonNights);
    number("availability requests per minute", settings.availabilityPerMinute);
    number("rate requests per minute", settings.ratesPerMinute);
    number("batching window", settings.batchSeconds);
    number("max items per request", settings.entriesAtMost);
    number("response timeout", settings.timeoutSeconds);
    number("polling interval", settings.pollSeconds);
    const auto percentage = [this](const char *field, int basisPoints) {
        static_cast<QDoubleSpinBox *>(fields_.at(QLatin1String(field)))
            ->setValue(basisPoints / 100.0);
    };
    percentage("markup", settings.markupBasisPoints);
    percentage("commission", settings.commissionBasisPoints);
    const sync::SupportedRestrictions &can = settings.supportedRestrictions;
    const bool all[] = {can.stopSell, can.closedToArrival, can.closedToDeparture,
                        can.minStay,  can.maxStay,         can.minStayThrough};
    for (size_t i = 0; i < understands_.size(); ++i) understands_[i]->setChecked(all[i]);
    codes_->setMapping(settings.rooms, settings.rates);
}

sync::ChannelSettings ChannelDialog::settings() const
{
    sync::ChannelSettings s = base_;
    s.protocol = sync::Protocol(protocol_->currentData().toInt());
    s.address = address_->text().trimmed();
    s.account = account_->text().trimmed();
    s.hotelCode = property_->text().trimmed();
    s.reservationsTo = reservationsTo_->text().trimmed();
    s.speaksTokens = tokens_->isChecked();
    if (const auto currency = Currency::make(currency_->currentText().trimmed().toUpper()))
        s.currency = *currency;
    s.neverOversell = neverOversell_->isChecked();
    s.stopSell = stopSell_->isChecked();
    s.weekdays = weekdays_->isChecked();
    s.ratesApart = ratesApart_->isChecked();
    const auto number = [this](const char *field) {
        return static_cast<QSpinBox *>(fields_.at(QLatin1String(field)))->value();
    };
    s.allotment = number("allotment");
    s.offset = number("availability offset");
    s.mostShown = number("max availability");
    s.horizonNights = number("booking window");
    s.availabilityPerMinute = number("availability requests per minute");
    s.ratesPerMinute = number("rate requests per minute");
    s.batchSeconds = number("batching window");
    s.entriesAtMost = number("max items per request");
    s.timeoutSeconds = number("response timeout");
    s.pollSeconds = number("polling interval");
    const auto percentage = [this](const char *field) {
        const auto *box = static_cast<QDoubleSpinBox *>(fields_.at(QLatin1String(field)));
        return int(std::lround(box->value() * 100));
    };
    s.markupBasisPoints = percentage("markup");
    s.commissionBasisPoints = percentage("commission");
    const auto can = [this](size_t i) { return understands_[i]->isChecked(); };
    s.supportedRestrictions = {can(0), can(1), can(2),
                               can(3), can(4), can(5) && understands_[5]->isEnabled()};
    s.rooms = codes_->rooms();
    s.rates = codes_->rates();
    return s;
}

std::optional<QByteArray> ChannelDialog::secret() const
{
    if (secret_->text().isEmpty()) return std::nullopt;
    return secret_->text().toUtf8();
}

std::optional<Error> ChannelDialog::problem() const
{
    const auto wrong = [](const QString &field, const QString &why) {
        return Error{ErrorCode::Invalid, field, why};
    };
    if (isNew() && name_->text().trimmed().isEmpty())
        return wrong(QStringLiteral("name"), tr("Enter a name for the channel."));
    if (!Currency::make(currency_->currentText().trimmed().toUpper()))
        return wrong(QStringLiteral("currency"),
                     tr("Unknown currency. Enter an ISO 4217 code such as EUR."));
    if (const int row = codes_->firstProblem(); row >= 0)
        return wrong(QStringLiteral("room ID"), codes_->problem(row));
    const auto valid = sync::validate(settings());
    if (!valid) return valid.error();
    if (secret() && channels_.secrets().state() == Secrets::State::Looking)
        return wrong(QStringLiteral("secret"),
                     tr("The keychain has not responded yet. Try again in a moment."));
    return std::nullopt;
}

void ChannelDialog::clearProblems()
{
    for (const auto &[field, widget] : fields_) style::setWrong(widget, false);
    frame_.showProblem({});
}

void ChannelDialog::showProblem(const Error &error)
{
    clearProblems();
    QString field = error.field;
    if (field.startsWith(QLatin1String("room")) || field.startsWith(QLatin1String("rate"))
        || field == u"guests")
        field = QStringLiteral("room ID");
    const auto at = fields_.find(field);
    if (at == fields_.end()) {
        frame_.showProblem(error.text());
        return;
    }
    QWidget *widget = at->second;
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        if (tabs_->widget(tab)->isAncestorOf(widget)) tabs_->setCurrentIndex(tab);
    }
    style::setWrong(widget, true);
    widget->setFocus();
    if (widget == table_ && codes_->firstProblem() >= 0)
        table_->setCurrentIndex(codes_->index(codes_->firstProblem(), CodeModel::Code));
    frame_.showProblem(error.reason);
}

void ChannelDialog::test()
{
    clearProblems();
    if (const auto wrong = sync::validate(settings()); !wrong) return showProblem(wrong.error());
    test_->setEnabled(false);
    style::setTone(tested_, Tone::Neutral);
    tested_->setText(tr("Testing…"));
    channels_.test(channel_, settings(), secret(), this, [this](const channels::TestResult &came) {
        test_->setEnabled(true);
        style::setTone(tested_, came.fine ? Tone::Good : Tone::Bad);
        tested_->setText(came.fine ? tr("✓ Connected. Credentials accepted.")
                                   : tr("✕ Connection failed: %1").arg(came.said));
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
    frame_.confirm()->setEnabled(false);
    if (!isNew()) return saveAs(channel_);
    channels_.add(name_->text().trimmed(), inventory::ChannelKind(kind_->currentData().toInt()),
                  this, [this](const Result<ChannelId> &added) {
                      if (added) return saveAs(*added);
                      frame_.confirm()->setEnabled(true);
                      showProblem(added.error());
                  });
}

void ChannelDialog::saveAs(ChannelId channel)
{
    channels_.save(channel, settings(), secret(), this,
                   [this, channel](const Result<void> &done) { finish(channel, done); });
}

void ChannelDialog::finish(ChannelId channel, const Result<void> &done)
{
    frame_.confirm()->setEnabled(true);
    if (!done) return showProblem(done.error());
    emit saved(channel);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_channel_dialog.cpp"

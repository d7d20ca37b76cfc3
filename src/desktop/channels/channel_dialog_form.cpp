// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the channel dialog, one function per tab.
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/code_model.h"
#include "desktop/connections/channel_words.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/column_fitter.h"
#include "desktop/widgets/edit_table.h"
#include "sync/protocols.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kFieldWidth = 340;
constexpr int kSpinWidth = 150;
constexpr int kMostRooms = 100'000;

QFormLayout *formIn(QWidget *page)
{
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, style::kGap, 0, 0);
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return form;
}

}  // namespace

QSpinBox *ChannelDialog::spin(const char *field, int least, int most, const QString &none)
{
    auto *box = new QSpinBox;
    box->setObjectName(QStringLiteral("channel.") + QLatin1String(field).toString().remove(u' '));
    box->setRange(least, most);
    box->setMinimumWidth(kSpinWidth);
    if (!none.isEmpty()) box->setSpecialValueText(none);
    fields_[QLatin1String(field)] = box;
    return box;
}

QDoubleSpinBox *ChannelDialog::percent(const char *field, double least, double most)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(QStringLiteral("channel.") + QLatin1String(field));
    box->setRange(least, most);
    box->setDecimals(2);
    box->setSuffix(tr(" %"));
    box->setMinimumWidth(kSpinWidth);
    fields_[QLatin1String(field)] = box;
    return box;
}

/// The channel: one of the hotel's, or a new one.
void ChannelDialog::addWho(QFormLayout *form)
{
    who_ = new QComboBox;
    who_->setObjectName(QStringLiteral("channel.who"));
    who_->setMinimumWidth(kFieldWidth);
    for (const ChannelState &channel : channels_.all()) {
        if (!channel.linked) who_->addItem(channel.channel.name, channel.channel.id.value);
    }
    who_->addItem(tr("New channel"));
    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("channel.name"));
    name_->setMinimumWidth(kFieldWidth);
    name_->setMaxLength(64);
    fields_[QStringLiteral("name")] = name_;
    kind_ = new QComboBox;
    kind_->setObjectName(QStringLiteral("channel.kind"));
    for (const auto kind :
         {inventory::ChannelKind::Ota, inventory::ChannelKind::Gds, inventory::ChannelKind::Pms})
        kind_->addItem(kindText(kind), int(kind));
    form->addRow(tr("Channel"), who_);
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Type"), kind_);
    connect(who_, &QComboBox::currentIndexChanged, this, &ChannelDialog::whoChanged);
}

void ChannelDialog::addPms(QFormLayout *form)
{
    reservationsTo_->setObjectName(QStringLiteral("channel.reservationsTo"));
    reservationsTo_->setPlaceholderText(QStringLiteral("https://"));
    reservationsTo_->setMinimumWidth(kFieldWidth);
    tokens_->setObjectName(QStringLiteral("channel.tokens"));
    form->addRow(tr("Reservation delivery URL"), reservationsTo_);
    form->addRow({}, tokens_);
    fields_[QStringLiteral("reservation delivery URL")] = reservationsTo_;
}

/// The data that a pushing channel needs, to copy.
void ChannelDialog::addPushes(QFormLayout *form)
{
    const QString to = channel_ ? channels_.pushAddress(channel_) : QString();
    auto *address = new QLineEdit(to);
    address->setObjectName(QStringLiteral("channel.pushAddress"));
    address->setReadOnly(true);
    address->setPlaceholderText(channel_ ? tr("API & webhooks disabled; see Settings")
                                         : tr("available after connecting"));
    auto *copy = new QPushButton(tr("Copy"));
    copy->setObjectName(QStringLiteral("channel.copyPushAddress"));
    copy->setAutoDefault(false);
    copy->setEnabled(!to.isEmpty());
    connect(copy, &QPushButton::clicked, this, [to] { QGuiApplication::clipboard()->setText(to); });
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(address, 1);
    row->addWidget(copy);
    auto *field = new QWidget;
    row->setContentsMargins(0, 0, 0, 0);
    field->setLayout(row);
    field->setMinimumWidth(kFieldWidth);
    form->addRow(tr("Webhook URL"), field);
    address->setAccessibleName(tr("Webhook URL"));
}

void ChannelDialog::addTest(QFormLayout *form)
{
    test_->setObjectName(QStringLiteral("channel.test"));
    test_->setAutoDefault(false);
    tested_->setObjectName(QStringLiteral("channel.tested"));
    tested_->setWordWrap(true);
    tested_->setTextFormat(Qt::PlainText);
    tested_->setMinimumWidth(kFieldWidth);
    form->addRow({}, test_);
    form->addRow({}, tested_);
    connect(test_, &QPushButton::clicked, this, &ChannelDialog::test);
}

QWidget *ChannelDialog::makeConnection()
{
    auto *page = new QWidget;
    QFormLayout *form = formIn(page);
    if (!channel_) addWho(form);
    for (const sync::ProtocolFacts &row : sync::kProtocols)
        protocol_->addItem(protocolText(row.protocol), int(row.protocol));
    protocol_->setObjectName(QStringLiteral("channel.protocol"));
    address_->setObjectName(QStringLiteral("channel.address"));
    connect(protocol_, &QComboBox::currentIndexChanged, this, &ChannelDialog::protocolChanged);
    account_->setObjectName(QStringLiteral("channel.account"));
    secret_->setObjectName(QStringLiteral("channel.secret"));
    secret_->setEchoMode(QLineEdit::Password);
    secret_->setPlaceholderText(linked_ ? tr("unchanged") : QString());
    property_->setObjectName(QStringLiteral("channel.property"));
    for (QLineEdit *edit : {address_, account_, secret_, property_})
        edit->setMinimumWidth(kFieldWidth);
    form->addRow(tr("Protocol"), protocol_);
    form->addRow(tr("Address"), address_);
    form->addRow(tr("Account"), account_);
    form->addRow(tr("Password or key"), secret_);
    form->addRow(tr("Property ID"), property_);
    addPushes(form);
    addPms(form);
    addTest(form);
    fields_[QStringLiteral("address")] = address_;
    fields_[QStringLiteral("secret")] = secret_;
    return page;
}

QWidget *ChannelDialog::makeShown()
{
    auto *page = new QWidget;
    QFormLayout *form = formIn(page);
    currency_->setObjectName(QStringLiteral("channel.currency"));
    currency_->setEditable(true);
    fillCurrencies(currency_);
    makeSearchable(currency_);
    fields_[QStringLiteral("currency")] = currency_;
    stopSell_->setObjectName(QStringLiteral("channel.stopSell"));
    neverOversell_->setObjectName(QStringLiteral("channel.neverOversell"));
    form->addRow(tr("Channel currency"), currency_);
    form->addRow(tr("Rate markup"), percent("markup", -90, 1000));
    form->addRow(tr("Commission"), percent("commission", 0, 90));
    form->addRow(tr("Booking window (nights)"), spin("booking window", 1, 2000));
    form->addRow(tr("Allotment per night"), spin("allotment", -1, kMostRooms, tr("all")));
    form->addRow(tr("Availability offset"), spin("availability offset", -kMostRooms, 99));
    form->addRow(tr("Max availability"), spin("max availability", -1, kMostRooms, tr("no limit")));
    form->addRow({}, neverOversell_);
    form->addRow({}, stopSell_);
    const QString words[] = {
        tr("Stop sell"), tr("Closed to arrival"), tr("Closed to departure"),
        tr("Min LOS"),   tr("Max LOS"),           tr("Min LOS through every night")};
    for (const QString &word : words) {
        auto *box = new QCheckBox(word);
        box->setAccessibleName(tr("Supported restriction: %1").arg(word));
        box->setObjectName(QStringLiteral("channel.understands%1").arg(understands_.size()));
        form->addRow(understands_.empty() ? tr("Supported restrictions") : QString(), box);
        understands_.push_back(box);
    }
    return page;
}

QWidget *ChannelDialog::makeCodes(const QString &missing)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, style::kGap, 0, 0);
    if (!missing.isEmpty()) {
        QLabel *why = style::text(tr("Unmapped reservation: %1").arg(missing));
        why->setWordWrap(true);
        why->setTextFormat(Qt::PlainText);
        style::setTone(why, Tone::Warn);
        column->addWidget(why);
    }
    QLabel *how =
        style::muted(tr("Enter the channel's room or rate ID beside each room type and rate "
                        "plan. Rows without an ID are not sent. Space in the column “On "
                        "sale” sets or removes stop sell for a room type. Under “Guests”, "
                        "enter the numbers of guests that need a price, such as “1, 2, 3”."));
    how->setWordWrap(true);
    column->addWidget(how);
    codes_->setHotel(session_.view().catalogue(), session_.view().plans());
    style::table(table_);
    table_->setObjectName(QStringLiteral("channel.codes"));
    table_->setAccessibleName(tr("Mapping of room types and rate plans"));
    table_->setModel(codes_);
    table_->setSelectionBehavior(QAbstractItemView::SelectItems);
    table_->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed
                            | QAbstractItemView::DoubleClicked);
    new ColumnFitter(table_, CodeModel::Code);
    if (codes_->rowCount() > 0) table_->setCurrentIndex(codes_->index(0, CodeModel::Code));
    fields_[QStringLiteral("room ID")] = table_;
    column->addWidget(table_, 1);
    return page;
}

QWidget *ChannelDialog::makePace()
{
    auto *page = new QWidget;
    QFormLayout *form = formIn(page);
    const QString none = tr("no limit");
    form->addRow(tr("Availability requests per minute"),
                 spin("availability requests per minute", 0, 60'000, none));
    form->addRow(tr("Rate requests per minute"), spin("rate requests per minute", 0, 60'000, none));
    form->addRow(tr("Batching window (s)"), spin("batching window", 0, 600));
    form->addRow(tr("Max items per request"), spin("max items per request", 1, 1'000'000));
    form->addRow(tr("Response timeout (s)"), spin("response timeout", 1, 600));
    form->addRow(tr("Polling interval (s)"),
                 spin("polling interval", 0, 86'400, tr("off (webhook only)")));
    weekdays_->setObjectName(QStringLiteral("channel.weekdays"));
    ratesApart_->setObjectName(QStringLiteral("channel.ratesApart"));
    form->addRow({}, weekdays_);
    form->addRow({}, ratesApart_);
    return page;
}

}  // namespace roomrack::desktop

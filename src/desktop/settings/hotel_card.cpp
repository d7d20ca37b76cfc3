// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hotel_card.h"

#include "desktop/settings/duration_spin.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTimeEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kMostName = 120;
constexpr int kMostHorizon = 3660;
constexpr int kSpinWidth = 110;
constexpr int kNoteGap = 4;  ///< between a field and its note
constexpr int kNoticeSeconds = 8;

QLabel *noteBelow()
{
    QLabel *note = style::muted({});
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    note->hide();
    return note;
}

/// A row whose note is nearer to its field than to the next row.
void addNoted(QFormLayout &form, const QString &name, QWidget *field, QLabel *note)
{
    auto *both = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(both);
    column->setSpacing(kNoteGap);
    column->addWidget(field);
    column->addWidget(note);
    form.addRow(name, both);
    if (auto *label = qobject_cast<QLabel *>(form.labelForField(both))) label->setBuddy(field);
}

bool hasRates(const HotelView &view)
{
    for (int type = 0; type < view.ledger().types(); ++type) {
        for (int plan = 0; plan < int(view.plans().size()); ++plan) {
            for (Night n = view.first(); n < view.end(); ++n) {
                if (view.ownPrice(type, plan, n) >= 0) return true;
            }
        }
    }
    return false;
}

void clear(QGridLayout *grid)
{
    while (QLayoutItem *item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

}  // namespace

HotelCard::HotelCard(HotelSession &session, PageActions &actions, QWidget *parent)
    : QFrame(parent), session_(session), actions_(actions), name_(new QLineEdit),
      city_(new QLineEdit), position_(new QLineEdit), currency_(new QComboBox),
      zone_(new QComboBox), currencyNote_(noteBelow()), zoneNote_(noteBelow()),
      audit_(new QComboBox), auditTime_(new QTimeEdit), horizon_(new QSpinBox),
      times_(new QGridLayout), problem_(style::text({})), save_(new QPushButton(tr("&Save"))),
      discard_(new QPushButton(tr("Dis&card")))
{
    setProperty("look", QStringLiteral("card"));
    build();
    show();
    connectFields();
    connect(&session, &HotelSession::loaded, this, [this] {
        // Unsaved input is kept, unless it equals the saved values.
        const HotelEdits typed = edits();
        const bool keep = !(typed == base_);
        const HotelEdits before = base_;
        base_ = editsOf(session_.view().catalogue());
        const bool same = typed == base_;
        if (!keep || same || before.channels.size() != base_.channels.size()) show();
        showLocks();
        refresh();
    });
}

HotelCard::~HotelCard()
{
    saving_.waitForFinished();
}

void HotelCard::build()
{
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(tr("Hotel")));
    auto *form = new QFormLayout;
    form->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    name_->setObjectName(QStringLiteral("settings.name"));
    name_->setMaxLength(kMostName);
    city_->setObjectName(QStringLiteral("settings.city"));
    city_->setMaxLength(kMostName);
    position_->setObjectName(QStringLiteral("settings.position"));
    position_->setPlaceholderText(QStringLiteral("38.7139, -9.1334"));
    position_->setToolTip(tr("Latitude and longitude in decimal degrees. The walk list uses them "
                             "for distances to sister hotels."));
    currency_->setObjectName(QStringLiteral("settings.currency"));
    currency_->setEditable(true);
    fillCurrencies(currency_);
    makeSearchable(currency_);
    zone_->setObjectName(QStringLiteral("settings.zone"));
    zone_->setEditable(true);
    fillZones(zone_);
    makeSearchable(zone_);
    horizon_->setObjectName(QStringLiteral("settings.horizon"));
    horizon_->setRange(1, kMostHorizon);
    horizon_->setSuffix(tr(" nights"));
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("C&ity"), city_);
    form->addRow(tr("Coor&dinates"), position_);
    addNoted(*form, tr("C&urrency"), currency_, currencyNote_);
    addNoted(*form, tr("Time &zone"), zone_, zoneNote_);
    form->addRow(tr("Ni&ght audit"), makeAudit());
    if (auto *label = qobject_cast<QLabel *>(form->labelForField(audit_->parentWidget())))
        label->setBuddy(audit_);
    form->addRow(tr("B&ooking window"), horizon_);
    column->addLayout(form);
    column->addWidget(style::hairline());
    times_->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    times_->setHorizontalSpacing(style::kGap);
    times_->setVerticalSpacing(style::kSmallGap);
    times_->setColumnStretch(0, 1);
    column->addLayout(times_);
    column->addWidget(style::hairline());
    column->addWidget(makeButtons());
}

QWidget *HotelCard::makeAudit()
{
    auto *row = new QWidget;
    auto *cells = style::withoutMargins<QHBoxLayout>(row);
    cells->setSpacing(style::kSmallGap);
    audit_->setObjectName(QStringLiteral("settings.audit"));
    audit_->setAccessibleName(tr("Night audit"));
    audit_->addItem(tr("Automatically at"), int(inventory::AuditMode::OnTime));
    audit_->addItem(tr("Manually"), int(inventory::AuditMode::ByHand));
    auditTime_->setObjectName(QStringLiteral("settings.auditTime"));
    auditTime_->setAccessibleName(tr("Time of the night audit"));
    cells->addWidget(audit_, 1);
    cells->addWidget(auditTime_);
    return row;
}

QWidget *HotelCard::makeButtons()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    row->setSpacing(style::kSmallGap);
    problem_->setObjectName(QStringLiteral("settings.problem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    style::setTone(problem_, Tone::Bad);
    save_->setObjectName(QStringLiteral("settings.save"));
    discard_->setObjectName(QStringLiteral("settings.discard"));
    style::primary(save_);
    row->addWidget(problem_, 1);
    row->addWidget(discard_);
    row->addWidget(save_);
    return foot;
}

void HotelCard::connectFields()
{
    for (QLineEdit *edit : {name_, city_, position_})
        connect(edit, &QLineEdit::textChanged, this, &HotelCard::refresh);
    for (QComboBox *box : {currency_, zone_})
        connect(box, &QComboBox::currentTextChanged, this, &HotelCard::refresh);
    connect(audit_, &QComboBox::currentIndexChanged, this, &HotelCard::refresh);
    connect(auditTime_, &QTimeEdit::timeChanged, this, &HotelCard::refresh);
    connect(horizon_, &QSpinBox::valueChanged, this, &HotelCard::refresh);
    connect(save_, &QPushButton::clicked, this, &HotelCard::save);
    connect(&session_, &HotelSession::personChanged, this, &HotelCard::refresh);
    connect(discard_, &QPushButton::clicked, this, [this] {
        show();
        name_->setFocus();
    });
}

/// Fills the fields from the property.
void HotelCard::show()
{
    base_ = editsOf(session_.view().catalogue());
    name_->setText(base_.name);
    city_->setText(base_.city);
    position_->setText(positionText(base_.latitude, base_.longitude));
    currency_->setCurrentText(base_.currency);
    zone_->setCurrentText(base_.timeZone);
    audit_->setCurrentIndex(audit_->findData(int(base_.audit)));
    auditTime_->setTime(QTime(base_.auditMinute / 60, base_.auditMinute % 60));
    horizon_->setValue(base_.horizonNights);
    showChannels();
    showLocks();
    refresh();
}

/// Existing rows keep their widgets, and with them the focus.
void HotelCard::showChannels()
{
    const auto &all = session_.view().catalogue().channels;
    if (!channels_.empty()
        && std::equal(all.begin(), all.end(), channels_.begin(), channels_.end(),
                      [](const auto &c, const ChannelRow &row) { return c.id == row.id; })) {
        for (size_t i = 0; i < all.size(); ++i) {
            channels_[i].ttl->setValue(all[i].holdTtlSeconds);
            channels_[i].ceiling->setValue(all[i].holdCeilingSeconds);
        }
        return;
    }
    makeChannels();
}

void HotelCard::makeChannels()
{
    clear(times_);
    channels_.clear();
    times_->addWidget(style::strong(tr("Holds")), 0, 0);
    times_->addWidget(style::muted(tr("Duration (min:s)")), 0, 1);
    times_->addWidget(style::muted(tr("Maximum (min:s)")), 0, 2);
    int row = 0;
    for (const inventory::Channel &channel : session_.view().catalogue().channels) {
        ++row;
        const auto add = [&](int column, int seconds, const QString &name) {
            auto *spin = new DurationSpin;
            spin->setValue(seconds);
            spin->setMinimumWidth(kSpinWidth);
            spin->setAccessibleName(name);
            times_->addWidget(spin, row, column);
            connect(spin, &QSpinBox::valueChanged, this, &HotelCard::refresh);
            return spin;
        };
        QLabel *name = style::text(channel.name);
        name->setTextFormat(Qt::PlainText);
        times_->addWidget(name, row, 0);
        auto *ttl = add(1, channel.holdTtlSeconds, tr("Hold duration: %1").arg(channel.name));
        auto *ceiling =
            add(2, channel.holdCeilingSeconds, tr("Maximum hold duration: %1").arg(channel.name));
        ttl->setObjectName(QStringLiteral("settings.ttl%1").arg(row));
        ceiling->setObjectName(QStringLiteral("settings.ceiling%1").arg(row));
        channels_.push_back({channel.id, ttl, ceiling});
    }
}

/// Currency and time zone are locked once there are bookings, which depend on them.
void HotelCard::showLocks()
{
    const bool frozen = session_.view().property().zoneFrozen;
    const bool priced = frozen || hasRates(session_.view());
    zone_->setEnabled(!frozen);
    zoneNote_->setVisible(frozen);
    zoneNote_->setText(tr("Locked: bookings use this time zone."));
    currency_->setEnabled(!priced);
    currencyNote_->setVisible(priced);
    currencyNote_->setText(frozen ? tr("Locked: bookings use this currency.")
                                  : tr("Locked: rates use this currency."));
}

HotelEdits HotelCard::edits() const
{
    HotelEdits e = base_;
    e.name = name_->text();
    e.city = city_->text();
    e.currency = currency_->currentText().trimmed().toUpper();
    e.timeZone = zone_->currentText().trimmed();
    e.audit = inventory::AuditMode(audit_->currentData().toInt());
    e.auditMinute = auditTime_->time().hour() * 60 + auditTime_->time().minute();
    e.horizonNights = horizon_->value();
    const bool moved = position_->text() != positionText(base_.latitude, base_.longitude);
    if (const auto place = readPosition(position_->text()); place && moved) {
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

QString HotelCard::problem() const
{
    if (name_->text().trimmed().isEmpty()) return tr("Enter a hotel name.");
    if (const auto place = readPosition(position_->text()); !place) return place.error().reason;
    if (!Currency::make(currency_->currentText().trimmed().toUpper()))
        return tr("Unknown currency. Choose one from the list, such as EUR.");
    if (!core::timeZone(zone_->currentText().trimmed()))
        return tr("Unknown time zone. Choose one from the list, such as Europe/Lisbon.");
    for (const ChannelRow &row : channels_) {
        if (row.ttl->value() > row.ceiling->value())
            return tr("The hold duration must not exceed the maximum.");
    }
    return {};
}

void HotelCard::refresh()
{
    const bool busy = saving_.isRunning();
    const bool different = isChanged();
    const QString forbidden = session_.whyNot(booking::Act::DescribeHotel);
    const QString why = !forbidden.isEmpty() ? forbidden : different ? problem() : QString();
    const bool placed = readPosition(position_->text()).has_value();
    style::setWrong(position_, !placed);
    style::setWrong(name_, name_->text().trimmed().isEmpty());
    problem_->setText(why);
    auditTime_->setEnabled(audit_->currentData().toInt() == int(inventory::AuditMode::OnTime));
    save_->setEnabled(different && why.isEmpty() && !busy);
    discard_->setEnabled(different && !busy);
}

void HotelCard::save()
{
    if (!isChanged() || !problem().isEmpty() || saving_.isRunning()) return;
    saving_ = saveEdits(session_.service(), session_.desk(), base_, edits());
    refresh();
    engine::whenDone(saving_, this, [this](const Result<void> &result) { finish(result); });
}

void HotelCard::finish(const Result<void> &result)
{
    saving_ = {};
    refresh();
    if (!result) {
        problem_->setText(result.error().text());
    } else if (actions_.notify) {
        Notice notice = Notice::good(tr("Hotel settings saved."));
        notice.seconds = kNoticeSeconds;
        actions_.notify(notice);
    }
    emit saved(result.has_value());
}

}  // namespace roomrack::desktop

#include "moc_hotel_card.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/setting_writer.h"

#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kUser = upsert("desk_user", "property, id",
                                "role, active, wrong_attempts, wrong_at, name, secret_hash");

const QByteArray kTemplate = upsert("bulk_template", "property, name", "content, seq");

constexpr char kFxRate[] =
    "INSERT INTO fx_rate (property, base, currency, day, seq, digits, decimals, source)"
    " VALUES (?,?,?,?,?,?,?,?)";

const QByteArray kSetup = upsert("channel_setup", "property, channel", "content, seq");

/// Takes the settings before it from the row that is replaced next.
constexpr char kChannelChange[] =
    "INSERT INTO setting_change (property, seq, before, after) VALUES (?1, ?2,"
    " coalesce((SELECT content FROM channel_setup WHERE property = ?1 AND channel = ?3), ''), ?4)"
    " ON CONFLICT DO NOTHING";

const QByteArray kChange = upsert("setting_change", "property, seq", "before, after");

}  // namespace

SettingWriter::SettingWriter(const Connection &c)
    : property_(c.direct("UPDATE property SET business_date = ?, zone_frozen = ? WHERE id = ?")),
      rule_(c.direct(
          insertRows(QByteArray("overbooking_rule (property, ") + kRuleColumns + ")", 12, 1))),
      noRules_(c.direct("DELETE FROM overbooking_rule WHERE property = ?")), user_(c.direct(kUser)),
      template_(c.direct(kTemplate)),
      noTemplate_(c.direct("DELETE FROM bulk_template WHERE property = ? AND name = ?")),
      fxRate_(c.direct(kFxRate)), setup_(c.direct(kSetup)),
      noSetup_(c.direct("DELETE FROM channel_setup WHERE property = ? AND channel = ?")),
      channelChange_(c.direct(kChannelChange)), change_(c.direct(kChange)),
      channelCommission_(
          c.direct("UPDATE channel SET commission = ? WHERE property = ? AND id = ?"))
{}

int SettingWriter::prepared() const
{
    return preparedAll({&property_, &rule_, &noRules_, &user_, &template_, &noTemplate_, &fxRate_,
                        &setup_, &noSetup_, &channelChange_, &change_, &channelCommission_});
}

int SettingWriter::write(const booking::Batch &batch)
{
    return writeInOrder([this](const auto &row) { return this->write(row); }, batch.properties,
                        batch.policies, batch.users, batch.templates, batch.fxRates,
                        batch.channelSetups, batch.channelCommissions, batch.commissions);
}

int SettingWriter::write(const booking::PropertyRow &row)
{
    return property_.run(row.businessDate.day(), qint32(row.zoneFrozen), row.property.value);
}

int SettingWriter::write(const booking::UserRow &row)
{
    const booking::User &u = row.user;
    return user_.run(row.property.value, u.id.value, qint64(u.role), qint32(u.active),
                     row.wrongAttempts, row.wrongAt.micros, u.name,
                     QString::fromLatin1(row.secretHash));
}

int SettingWriter::write(const booking::TemplateRow &row)
{
    if (row.content.isEmpty()) return noTemplate_.run(row.property.value, row.name);
    return template_.run(row.property.value, row.name, row.content, row.seq);
}

int SettingWriter::write(const booking::FxRateRow &row)
{
    const pricing::FxRate &r = row.rate;
    return fxRate_.run(row.property.value, r.base.code(), r.currency.code(), r.day.day(), row.seq,
                       r.factor.digits(), qint32(r.factor.decimals()), row.source);
}

int SettingWriter::write(const booking::ChannelSetupRow &row)
{
    const int rc = channelChange_.run(row.property.value, row.seq, row.channel.value,
                                      QString::fromUtf8(row.content));
    if (rc != kOk) return rc;
    if (row.content.isEmpty()) return noSetup_.run(row.property.value, row.channel.value);
    return setup_.run(row.property.value, row.channel.value, QString::fromUtf8(row.content),
                      row.seq);
}

int SettingWriter::write(const booking::CommissionRow &row)
{
    return writeChange(row.property, row.seq,
                       {booking::commissionText(row.before), booking::commissionText(row.after)});
}

int SettingWriter::write(const booking::ChannelCommissionRow &row)
{
    return channelCommission_.run(row.basisPoints, row.property.value, row.channel.value);
}

int SettingWriter::writeChange(PropertyId property, qint64 seq,
                               const booking::SettingChange &change)
{
    return change_.run(property.value, seq, QString::fromUtf8(change.before),
                       QString::fromUtf8(change.after));
}

int SettingWriter::writeRules(PropertyId property,
                              std::span<const inventory::OverbookingRule> rules)
{
    if (const int rc = noRules_.run(property.value); rc != kOk) return rc;
    for (const inventory::OverbookingRule &r : rules) {
        rule_.bind(1, property.value);
        bindRule(rule_, 1, r);
        if (const int rc = rule_.finish(); rc != kOk) return rc;
    }
    return kOk;
}

}  // namespace roomrack::storage

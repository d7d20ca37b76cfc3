// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a property keeps beside its nights: its date, rules, users, templates, exchange rates
// and what is set up for channels.
#pragma once

#include "booking/batch.h"
#include "booking/setting_change.h"
#include "storage/connection.h"

#include <span>

namespace roomrack::storage {

class SettingWriter {
public:
    SettingWriter() = default;
    explicit SettingWriter(const Connection &connection);
    /// kOk when every statement could be prepared.
    int prepared() const;
    /// kOk or what Connection::error() explains.
    int write(const booking::Batch &batch);
    /// Replaces the overbooking rules of the property.
    int writeRules(PropertyId property, std::span<const inventory::OverbookingRule> rules);
    /// The settings before and after record `seq`.
    int writeChange(PropertyId property, qint64 seq, const booking::SettingChange &change);

private:
    int write(const booking::PropertyRow &row);
    int write(const booking::PolicyRow &row) { return writeRules(row.property, row.rules); }
    int write(const booking::UserRow &row);
    int write(const booking::TemplateRow &row);
    int write(const booking::FxRateRow &row);
    int write(const booking::ChannelSetupRow &row);
    int write(const booking::CommissionRow &row);
    int write(const booking::ChannelCommissionRow &row);

    Statement property_, rule_, noRules_, user_, template_, noTemplate_, fxRate_, setup_, noSetup_,
        channelChange_, change_, channelCommission_;
};

}  // namespace roomrack::storage

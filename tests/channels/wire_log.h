// SPDX-License-Identifier: GPL-3.0-or-later
// All messages sent and received, validated against their schemas by independent programs.
#pragma once

#include "channels/connection/transport.h"
#include "simulator/channels/mock_channel.h"

#include <QSet>
#include <QStringList>

#include <map>
#include <vector>

namespace roomrack::tests {

class WireLog {
public:
    /// Detects the protocol; skips faults, and what is no message at all.
    void take(const channels::Request &request, const simulator::WireReply &reply);
    /// Counts by kind ("OTA_PingRQ") of distinct messages.
    const std::map<QString, int> &kinds() const { return kinds_; }
    /// The validators' errors for all of them; empty: all are valid.
    QStringList wrong();
    /// Kinds that could not be checked, for lack of a validator or schema.
    const QSet<QString> &unchecked() const { return unchecked_; }

private:
    void takeXml(const QByteArray &bytes, const QString &schema);
    void takeEnvelope(const QByteArray &bytes);
    void keep(const QString &kind, const QString &schema, const QByteArray &document);
    void check(const QString &schema);

    std::map<QString, std::vector<QByteArray>> waiting_;  ///< by schema
    std::map<QString, int> kinds_;
    QSet<QByteArray> seen_;
    QSet<QString> unchecked_;
    QStringList wrong_;
};

}  // namespace roomrack::tests

// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that was said on lines, held against its schema by programs that are not ours.
#pragma once

#include "channels/link/transport.h"
#include "simulator/channels/mock_channel.h"

#include <QSet>
#include <QStringList>

#include <map>
#include <vector>

namespace roomrack::tests {

class WireLog {
public:
    /// Finds out by itself which protocol it is; what is a fault, or no message at all, it leaves
    /// alone.
    void take(const channels::Request &request, const simulator::WireReply &reply);
    /// What there was, "OTA_PingRQ": messages that differ.
    const std::map<QString, int> &kinds() const { return kinds_; }
    /// What the validators say of all of them; empty: all are valid.
    QStringList wrong();
    /// Kinds that could not be checked, for there was no validator or no schema.
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

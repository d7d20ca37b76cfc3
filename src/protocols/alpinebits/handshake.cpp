// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/handshake.h"

#include "protocols/alpinebits/message_io.h"
#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "protocols/take.h"

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kMostVersions = 50;
constexpr int kMostActions = 200;
constexpr int kMostName = 200;
const QString kHandshake = QStringLiteral("ALPINEBITS_HANDSHAKE");

const VersionCapabilities *find(const Capabilities &all, QStringView version)
{
    const auto found = std::find_if(all.versions.begin(), all.versions.end(),
                                    [version](const auto &v) { return v.version == version; });
    return found == all.versions.end() ? nullptr : &*found;
}

const Capability *find(const VersionCapabilities &version, QStringView action)
{
    const auto found = std::find_if(version.actions.begin(), version.actions.end(),
                                    [action](const auto &a) { return a.action == action; });
    return found == version.actions.end() ? nullptr : &*found;
}

Capability readAction(const json::Value &v, Take &take)
{
    Capability out;
    take(v["action"].text(kMostName, 1), out.action);
    const json::Value supports = v["supports"];
    if (!supports.present()) return out;
    const auto list = supports.array(kMostActions);
    if (!list) {
        take.fail(tl::unexpected<Error>(list.error()));
        return out;
    }
    for (auto s = list->first(); s.kind() != json::Kind::Missing; s = s.next()) {
        QString name;
        if (take(s.text(kMostName, 1), name) && !out.supports.contains(name)) out.supports += name;
    }
    return out;
}

void readEcho(xml::Reader &in, Capabilities &into)
{
    const auto read = capabilitiesOf(in.text().toUtf8());
    if (read)
        into = *read;
    else
        in.complain(xml::Wrong::Value, {}, read.error().text());
}

/// Reads the warning that contains the handshake as text.
void readPingWarnings(xml::Reader &in, PingAnswer &into)
{
    in.children([&] {
        if (in.name() != u"Warning") return false;
        const Remark remark = readRemark(in);
        if (remark.status != kHandshake) {
            into.outcome.warnings.push_back(remark);
            return true;
        }
        const auto read = capabilitiesOf(remark.text.toUtf8());
        if (read)
            into.both = *read;
        else
            in.complain(xml::Wrong::Value, {}, read.error().text());
        return true;
    });
}

}  // namespace

std::optional<Version> Capabilities::best(Version newest) const
{
    for (const Version v : {Version::V2024_10, Version::V2022_10, Version::V2020_10})
        if (v <= newest && find(*this, textOf(v))) return v;
    return std::nullopt;
}

bool Capabilities::can(Version version, QStringView action) const
{
    const auto *v = find(*this, textOf(version));
    return v && find(*v, action);
}

bool Capabilities::can(Version version, QStringView action, QStringView supports) const
{
    const auto *v = find(*this, textOf(version));
    const auto *a = v ? find(*v, action) : nullptr;
    return a && a->supports.contains(supports);
}

Capabilities intersection(const Capabilities &ours, const Capabilities &theirs)
{
    Capabilities out;
    for (const VersionCapabilities &v : ours.versions) {
        const auto *other = find(theirs, v.version);
        if (!other) continue;
        VersionCapabilities both{v.version, {}};
        for (const Capability &a : v.actions) {
            const auto *same = find(*other, a.action);
            if (!same) continue;
            Capability c{a.action, {}};
            for (const QString &s : a.supports)
                if (same->supports.contains(s)) c.supports += s;
            both.actions.push_back(std::move(c));
        }
        if (!both.actions.empty()) out.versions.push_back(std::move(both));
    }
    return out;
}

QByteArray json(const Capabilities &capabilities)
{
    json::Writer w;
    w.beginObject();
    w.key("versions").beginArray();
    for (const VersionCapabilities &v : capabilities.versions) {
        w.beginObject();
        w.key("version").text(v.version);
        w.key("actions").beginArray();
        for (const Capability &a : v.actions) {
            w.beginObject();
            w.key("action").text(a.action);
            if (!a.supports.isEmpty()) {
                w.key("supports").beginArray();
                for (const QString &s : a.supports) w.text(s);
                w.endArray();
            }
            w.endObject();
        }
        w.endArray();
        w.endObject();
    }
    w.endArray();
    w.endObject();
    return w.take();
}

Result<Capabilities> capabilitiesOf(const QByteArray &json)
{
    const auto document = json::Document::parse(json);
    if (!document) return tl::unexpected<Error>(document.error());
    const auto versions = document->root()["versions"].array(kMostVersions);
    if (!versions) return tl::unexpected<Error>(versions.error());
    Capabilities out;
    Take take;
    for (auto v = versions->first(); v.kind() != json::Kind::Missing; v = v.next()) {
        VersionCapabilities version;
        take(v["version"].text(kMostName, 1), version.version);
        const auto actions = v["actions"].array(kMostActions);
        if (!actions) return tl::unexpected<Error>(actions.error());
        for (auto a = actions->first(); a.kind() != json::Kind::Missing; a = a.next())
            version.actions.push_back(readAction(a, take));
        out.versions.push_back(std::move(version));
    }
    if (take.failed()) return take.error();
    return out;
}

QByteArray encodePing(const Capabilities &ours)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_PingRQ", "8.000");
    out.element("EchoData", QString::fromUtf8(json(ours)));
    return out.finish();
}

Result<Capabilities> decodePing(const QByteArray &xml)
{
    return readMessage<Capabilities>(xml, u"OTA_PingRQ", [](xml::Reader &in, Capabilities &out) {
        bool echoed = false;
        in.children([&] {
            if (in.name() != u"EchoData") return false;
            echoed = true;
            readEcho(in, out);
            return true;
        });
        if (!echoed) in.complain(xml::Wrong::Missing, {}, ErrorText::tr("has no EchoData"));
    });
}

QByteArray encode(const PingAnswer &answer)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_PingRS", "8.000");
    if (answer.outcome.grade() == Grade::Error) {
        writeErrors(out, answer.outcome.errors, Version::V2020_10);
        return out.finish();
    }
    out.start("Success").end();
    if (answer.both || !answer.outcome.warnings.empty()) out.start("Warnings");
    if (answer.both) {
        out.start("Warning").attribute("Type", kAdvisory).attribute("Status", kHandshake);
        out.text(QString::fromUtf8(json(*answer.both))).end();
    }
    for (const Remark &r : answer.outcome.warnings)
        out.start("Warning").attribute("Type", std::max(1, r.type)).text(r.text).end();
    if (answer.both || !answer.outcome.warnings.empty()) out.end();
    out.element("EchoData", QString::fromUtf8(json(answer.echo)));
    return out.finish();
}

Result<PingAnswer> decodePingAnswer(const QByteArray &xml)
{
    return readMessage<PingAnswer>(xml, u"OTA_PingRS", [](xml::Reader &in, PingAnswer &out) {
        OutcomeParts parts;
        in.children([&] {
            if (in.name() == u"EchoData")
                readEcho(in, out.echo);
            else if (in.name() == u"Warnings")
                readPingWarnings(in, out);
            else
                return parts.take(in);
            return true;
        });
        out.outcome.errors = parts.finish(in).errors;
    });
}

}  // namespace roomrack::protocols::alpinebits

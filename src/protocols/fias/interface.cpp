// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/link.h"

namespace roomrack::protocols::fias {

namespace {

std::vector<QString> codes(std::initializer_list<const char *> list)
{
    std::vector<QString> out;
    for (const char *code : list) out.push_back(QString::fromLatin1(code));
    return out;
}

std::vector<LinkRecord> wantedRecords()
{
    const auto guest = codes({"RN", "G#", "GN", "GF", "GL", "GA", "GD", "GS", "SF", "DA", "TI"});
    const auto change = codes({"RN", "G#", "GN", "GF", "GL", "GA", "GD", "GS", "RO", "DA", "TI"});
    return {{QStringLiteral("GI"), guest},
            {QStringLiteral("GO"), guest},
            {QStringLiteral("GC"), change},
            {QStringLiteral("RE"), codes({"RN", "RS", "DA", "TI"})}};
}

Fault outOfTurn(const Record &record, const QString &why)
{
    return {ErrorText::tr("unexpected record %1: %2").arg(idOf(record), why)};
}

}  // namespace

/// Handles each kind of record received by the interface; one overload per kind.
struct Interface::Hear {
    Interface &link;
    const Stamp &now;
    const Record &record;

    Step operator()(const LinkStart &) const { return link.describe(now); }
    Step operator()(const LinkAlive &) const { return link.alive(now); }
    Step operator()(const LinkEnd &) const
    {
        Step step;
        link.down(step);
        return step;
    }
    Step operator()(const LinkDescription &) const { return notForUs(); }
    Step operator()(const LinkRecord &) const { return notForUs(); }
    Step operator()(const ResyncRequest &) const { return notForUs(); }

    Step operator()(const GuestIn &r) const
    {
        if (!link.up_) return tooEarly();
        if (!link.resync_) return {{}, {GuestCame{r.guest, r.swap}}};
        if (link.resync_->size() >= static_cast<size_t>(link.settings_.mostInHouse))
            return {{}, {outOfTurn(record, ErrorText::tr("there are too many guests in house"))}};
        link.resync_->push_back(r.guest);
        return {{}, {GuestCame{r.guest, true}}};
    }
    Step operator()(const GuestOut &r) const
    {
        if (!link.up_) return tooEarly();
        if (link.resync_) {
            std::erase_if(*link.resync_, [&r](const Guest &g) {
                return g.reservation == r.guest.reservation && g.room == r.guest.room;
            });
        }
        return {{}, {GuestLeft{r.guest}}};
    }
    Step operator()(const GuestChange &r) const
    {
        if (!link.up_) return tooEarly();
        if (link.resync_) {
            for (Guest &g : *link.resync_)
                if (g.reservation == r.guest.reservation && (!r.isMove() || g.room == r.oldRoom))
                    g = r.guest;
        }
        if (r.isMove()) return {{}, {GuestMoved{r.guest, r.oldRoom}}};
        return {{}, {GuestChanged{r.guest}}};
    }
    Step operator()(const RoomStatus &r) const
    {
        if (!link.up_) return tooEarly();
        return {{}, {RoomChanged{r.room, r.state}}};
    }
    Step operator()(const ResyncStart &) const
    {
        if (!link.up_) return tooEarly();
        link.resync_.emplace();
        return {};
    }
    Step operator()(const ResyncEnd &) const
    {
        if (!link.resync_)
            return {{}, {outOfTurn(record, ErrorText::tr("no resync is in progress"))}};
        ResyncComplete complete{std::move(*link.resync_)};
        link.resync_.reset();
        return {{}, {std::move(complete)}};
    }
    Step operator()(const Other &) const { return {}; }

private:
    Step notForUs() const
    {
        return {{}, {outOfTurn(record, ErrorText::tr("only the interface may send this record"))}};
    }
    Step tooEarly() const
    {
        return {{}, {outOfTurn(record, ErrorText::tr("the link is not established"))}};
    }
};

Step Interface::hear(const Record &record, const Stamp &now)
{
    return std::visit(Hear{*this, now, record}, record);
}

Step Interface::hear(const Error &error) const
{
    return {{}, {Fault{error.text()}}};
}

void Interface::down(Step &into)
{
    if (up_) into.events.emplace_back(LinkDown{});
    up_ = described_ = false;
    resync_.reset();
}

Step Interface::describe(const Stamp &now)
{
    Step step;
    // A restarted PMS has lost the requested records and any resync in progress.
    down(step);
    step.send.emplace_back(LinkDescription{now, settings_.version, settings_.kind});
    for (LinkRecord &record : wantedRecords()) step.send.emplace_back(std::move(record));
    step.send.emplace_back(LinkAlive{now});
    described_ = true;
    return step;
}

Step Interface::alive(const Stamp &now)
{
    if (up_) return {};
    if (!described_) {
        return {{}, {outOfTurn(LinkAlive{}, ErrorText::tr("no link start (LS) was received"))}};
    }
    Step step;
    up_ = true;
    step.events.emplace_back(LinkUp{});
    if (settings_.resyncOnStart) step.send.emplace_back(ResyncRequest{now});
    return step;
}

Step Interface::askResync(const Stamp &now) const
{
    if (!up_) return {};
    return {{ResyncRequest{now}}, {}};
}

Step Interface::sayAlive(const Stamp &now) const
{
    if (!up_) return {};
    return {{LinkAlive{now}}, {}};
}

Step Interface::end(const Stamp &now)
{
    Step step;
    if (up_ || described_) step.send.emplace_back(LinkEnd{now});
    down(step);
    return step;
}

Step Interface::lost()
{
    Step step;
    down(step);
    return step;
}

}  // namespace roomrack::protocols::fias

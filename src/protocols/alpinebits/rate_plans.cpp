// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/rate_plans.h"

#include "protocols/alpinebits/rate_plan_io.h"

namespace roomrack::protocols::alpinebits {

namespace {

void readPlans(xml::Reader &in, RatePlans &into)
{
    into.hotelCode = in.string(u"HotelCode");
    into.hotelName = in.string(u"HotelName");
    in.children([&] {
        if (in.name() != u"RatePlan") return false;
        into.plans.push_back(readRatePlan(in));
        return true;
    });
}

void writePlans(xml::ElementWriter &out, const RatePlans &message, Version version)
{
    out.start("RatePlans");
    out.optional("HotelCode", message.hotelCode).optional("HotelName", message.hotelName);
    for (const RatePlan &plan : message.plans) write(out, plan, version);
    // A complete set without plans removes all of them; the schema requires one element.
    if (message.plans.empty()) out.start("RatePlan").end();
    out.end();
}

bool isBlank(const RatePlan &plan)
{
    return plan == RatePlan();
}

void readQuery(xml::Reader &in, BaseRatesQuery &into)
{
    in.children([&] {
        if (in.name() == u"DateRange") {
            const Dates dates = readDates(in);
            into.ranged = true;
            into.from = dates.from;
            into.to = dates.to;
        } else if (in.name() == u"RatePlanCandidates") {
            in.children([&] {
                if (in.name() != u"RatePlanCandidate") return false;
                into.plans.push_back({in.string(u"RatePlanCode"), in.string(u"RatePlanID")});
                return true;
            });
        } else if (in.name() == u"HotelRef") {
            into.hotelCode = in.string(u"HotelCode");
            into.hotelName = in.string(u"HotelName");
        } else {
            return false;
        }
        return true;
    });
}

}  // namespace

QByteArray encode(const RatePlans &message, Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelRatePlanNotifRQ", "1.000");
    if (message.complete) {
        out.start("UniqueID").attribute("Type", 16).attribute("ID", u"1");
        out.attribute("Instance", u"CompleteSet").end();
    }
    writePlans(out, message, version);
    return out.finish();
}

Result<RatePlans> decodeRatePlans(const QByteArray &xml)
{
    return readMessage<RatePlans>(
        xml, u"OTA_HotelRatePlanNotifRQ", [](xml::Reader &in, RatePlans &out) {
            in.children([&] {
                if (in.name() == u"UniqueID")
                    out.complete = in.string(u"Instance") == u"CompleteSet";
                else if (in.name() == u"RatePlans")
                    readPlans(in, out);
                else
                    return false;
                return true;
            });
            std::erase_if(out.plans, isBlank);
        });
}

QByteArray encode(const BaseRatesQuery &query)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelRatePlanRQ", "3.000");
    out.start("RatePlans").start("RatePlan");
    if (query.ranged)
        out.start("DateRange").optional("Start", query.from).optional("End", query.to).end();
    if (!query.plans.empty()) {
        out.start("RatePlanCandidates");
        for (const RatePlanChoice &plan : query.plans) {
            out.start("RatePlanCandidate").optional("RatePlanCode", plan.code);
            out.optional("RatePlanID", plan.masterId).end();
        }
        out.end();
    }
    out.start("HotelRef").optional("HotelCode", query.hotelCode);
    out.optional("HotelName", query.hotelName).end();
    return out.finish();
}

Result<BaseRatesQuery> decodeBaseRatesQuery(const QByteArray &xml)
{
    return readMessage<BaseRatesQuery>(xml, u"OTA_HotelRatePlanRQ",
                                       [](xml::Reader &in, BaseRatesQuery &out) {
                                           in.children([&] {
                                               if (in.name() != u"RatePlans") return false;
                                               in.children([&] {
                                                   if (in.name() != u"RatePlan") return false;
                                                   readQuery(in, out);
                                                   return true;
                                               });
                                               return true;
                                           });
                                       });
}

QByteArray encode(const BaseRates &answer, Version version)
{
    xml::ElementWriter out;
    startMessage(out, "OTA_HotelRatePlanRS", "3.000");
    if (answer.outcome.grade() == Grade::Error) {
        writeErrors(out, answer.outcome.errors, version);
        return out.finish();
    }
    out.start("Success").end();
    if (version >= Version::V2022_10)
        writeWarnings(out, answer.outcome.warnings, version, {false, true, false});
    writePlans(out, answer.rates, version);
    return out.finish();
}

Result<BaseRates> decodeBaseRates(const QByteArray &xml)
{
    return readMessage<BaseRates>(xml, u"OTA_HotelRatePlanRS", [](xml::Reader &in, BaseRates &out) {
        OutcomeParts parts;
        in.children([&] {
            if (in.name() != u"RatePlans") return parts.take(in);
            readPlans(in, out.rates);
            return true;
        });
        out.outcome = parts.finish(in);
        std::erase_if(out.rates.plans, isBlank);
    });
}

}  // namespace roomrack::protocols::alpinebits

// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan at every route that sells it, for every role that may sell and for
// a website: refused by its name, and nothing is changed. A plan whose conditions are met is sold
// by all of them. The plans came in the description file of another hotel.
#include "api/v1/description_json.h"
#include "api_hotel.h"
#include "support/condition_cases.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const ConditionedSale kSale{kToday, Stay(kToday + 4, 3)};
const QByteArray kWebsiteToken = "token-of-website";

struct Seller {
    QByteArray name, token;
};

const std::vector<Seller> &sellers()
{
    static const std::vector<Seller> all{
        {"channel", ApiHotel::token(TokenRole::Channel)},
        {"desk", ApiHotel::token(TokenRole::Desk)},
        {"manager", ApiHotel::token(TokenRole::Manager)},
        {"website", kWebsiteToken},
    };
    return all;
}

QByteArray quoted(const QString &text)
{
    return '"' + text.toUtf8() + '"';
}

QByteArray stay(const QByteArray &types, const QByteArray &plan, const QByteArray &more = {})
{
    return "{" + types + ", \"check_in\": " + quoted(kSale.stay.checkIn().iso())
           + ", \"check_out\": " + quoted(kSale.stay.checkOut().iso()) + ", \"plan\": \"" + plan
           + "\"" + more + "}";
}

const QByteArray kType = "\"room_type\": \"T0\"";
const QByteArray kGuest = ", \"guest\": {\"name\": \"Ana Lima\"}";

struct Route {
    const char *name;
    std::function<Called(const ApiHotel &, const QByteArray &token, const QByteArray &plan,
                         const QByteArray &more)>
        sell;
};

Called post(const ApiHotel &house, const QByteArray &token, const QByteArray &target,
            const QByteArray &body)
{
    return ask(house, {"POST", target, body, {}, token});
}

/// A booking of the same stay on the plan without conditions, and what a change to `plan` answers.
Called changed(const ApiHotel &house, const QByteArray &token, const QByteArray &plan,
               const QByteArray &more)
{
    const Called made = post(house, token, "/v1/bookings", stay(kType, "BAR", kGuest));
    const qint64 booking = jsonOf(made)[QStringLiteral("booking")].toInteger();
    const QByteArray target = "/v1/bookings/" + QByteArray::number(booking);
    const qint64 before = house.seq();
    const Called answer = ask(
        house,
        {"PATCH", target, "{\"version\": 1, \"plan\": \"" + plan + "\"" + more + "}", {}, token});
    if (answer.status != 200 && house.seq() != before) qWarning("the booking was changed");
    post(house, token, target + "/cancel",
         answer.status == 200 ? "{\"version\": 2}" : "{\"version\": 1}");
    return answer;
}

const Route kRoutes[] = {
    {"soft block",
     [](const ApiHotel &h, const QByteArray &token, const QByteArray &plan,
        const QByteArray &more) {
         return post(h, token, "/v1/soft-block", stay(kType, plan, more));
     }},
    {"cheapest",
     [](const ApiHotel &h, const QByteArray &token, const QByteArray &plan,
        const QByteArray &more) {
         return post(h, token, "/v1/soft-block", stay(R"("any_of": ["T0", "T1"])", plan, more));
     }},
    {"memory",
     [](const ApiHotel &h, const QByteArray &token, const QByteArray &plan,
        const QByteArray &more) {
         return post(h, token, "/v1/soft-block",
                     stay(kType, plan, more + ", \"durability\": \"memory\""));
     }},
    {"booking",
     [](const ApiHotel &h, const QByteArray &token, const QByteArray &plan,
        const QByteArray &more) {
         return post(h, token, "/v1/bookings", stay(kType, plan, more + kGuest));
     }},
    {"change", changed},
};

}  // namespace

class TestPlanRoutes : public QObject {
    Q_OBJECT

private slots:
    void everyRouteNamesTheBrokenCondition_data()
    {
        QTest::addColumn<int>("condition");
        QTest::addColumn<int>("route");
        QTest::addColumn<int>("seller");
        for (int c = 0; c < int(std::size(kConditionCases)); ++c) {
            for (int r = 0; r < int(std::size(kRoutes)); ++r) {
                for (int s = 0; s < int(sellers().size()); ++s) {
                    QTest::addRow("%s, %s, %s", kConditionCases[c].name, kRoutes[r].name,
                                  sellers()[size_t(s)].name.constData())
                        << c << r << s;
                }
            }
        }
    }
    void everyRouteNamesTheBrokenCondition()
    {
        QFETCH(int, condition);
        QFETCH(int, route);
        QFETCH(int, seller);
        const ApiHotel &house = hotel();
        const qint64 before = house.seq();
        const Called answer =
            kRoutes[route].sell(house, sellers()[size_t(seller)].token, planCode(condition), {});
        QCOMPARE(answer.status, 409);
        QCOMPARE(problemOf(answer), QStringLiteral("restricted"));
        QCOMPARE(jsonOf(answer)[QStringLiteral("field")].toString(),
                 QString::fromLatin1(kConditionCases[condition].field).replace(u' ', u'_'));
        if (qstrcmp(kRoutes[route].name, "change") != 0) QCOMPARE(house.seq(), before);
    }

    void metConditionsAreSoldByEveryRoute_data()
    {
        QTest::addColumn<int>("route");
        QTest::addColumn<int>("seller");
        for (int r = 0; r < int(std::size(kRoutes)); ++r) {
            for (int s = 0; s < int(sellers().size()); ++s)
                QTest::addRow("%s, %s", kRoutes[r].name, sellers()[size_t(s)].name.constData())
                    << r << s;
        }
    }
    void metConditionsAreSoldByEveryRoute()
    {
        QFETCH(int, route);
        QFETCH(int, seller);
        const ApiHotel &house = hotel();
        const QByteArray &token = sellers()[size_t(seller)].token;
        const Called answer = kRoutes[route].sell(
            house, token, "MET", ", \"code\": \" " + kNamedCode.toLower().toUtf8() + " \"");
        QVERIFY2(answer.status == 201 || answer.status == 200, answer.body.constData());
        const QJsonObject sold = jsonOf(answer);
        const qint64 block = sold[QStringLiteral("soft_block")].toInteger();
        const qint64 booking = sold[QStringLiteral("booking")].toInteger();
        // The rooms are for the next row.
        if (block != 0)
            ask(house, {"DELETE", "/v1/soft-block/" + QByteArray::number(block), {}, {}, token});
        else if (qstrcmp(kRoutes[route].name, "change") != 0)
            post(house, token, "/v1/bookings/" + QByteArray::number(booking) + "/cancel",
                 "{\"version\": 1}");
    }

    /// The others depend on the stay, which availability is not asked for.
    void plansOfOtherSellersAreNotShown_data() { addConditionCases(); }
    void plansOfOtherSellersAreNotShown()
    {
        const ConditionCase &one = conditionCase();
        const QByteArray code = planCode(int(&one - kConditionCases));
        for (const Seller &seller : sellers()) {
            const Called all =
                ask(hotel(), {"GET", "/v1/availability?nights=1", {}, {}, seller.token});
            QCOMPARE(all.status, 200);
            const QJsonArray plans = jsonOf(all)[QStringLiteral("plans")].toArray();
            const bool shown = std::any_of(plans.begin(), plans.end(), [&](const auto &plan) {
                return plan.toObject()[QStringLiteral("code")].toString() == QLatin1String(code);
            });
            QCOMPARE(shown, !one.isOfTheSource());
            const Called named = ask(
                hotel(), {"GET", "/v1/availability?nights=1&plan=" + code, {}, {}, seller.token});
            QCOMPARE(named.status, one.isOfTheSource() ? 422 : 200);
        }
    }

private:
    static QByteArray planCode(int condition) { return 'C' + QByteArray::number(condition); }
    static pricing::RatePlan planOf(const QByteArray &code)
    {
        pricing::RatePlan plan;
        plan.code = plan.name = QString::fromLatin1(code);
        plan.parent = RatePlanId{1};
        return plan;
    }
    /// The description of a hotel that has a plan for each condition, and one whose conditions are
    /// met.
    static QByteArray descriptionFile()
    {
        EngineHotel other;
        if (!other.make()) qFatal("no hotel");
        booking::EditDescription edit;
        edit.caller = other.desk();
        for (const ConditionCase &one : kConditionCases) {
            edit.items.plans.push_back(planOf(planCode(int(&one - kConditionCases))));
            one.set(edit.items.plans.back().conditions, kSale);
        }
        edit.items.plans.push_back(planOf("MET"));
        pricing::PlanConditions &met = edit.items.plans.back().conditions;
        met = metConditions(kSale);
        for (const auto kind : {inventory::ChannelKind::Ota, inventory::ChannelKind::Website})
            met.channelKinds |= quint8(1U << quint8(kind));
        const auto done = other.engine->run(engine::Command(edit));
        if (!done) qFatal("%s", qPrintable(done.error().text()));
        const auto snapshot = other.engine->snapshot(other.property);
        return api::v1::descriptionJson(engine::HotelView(**snapshot), true);
    }
    static void addWebsite(ApiHotel &house)
    {
        const booking::Caller desk = house.hotel().desk();
        auto setup = engine::settingsOf(**house.engine().snapshot(desk.property), desk.actor);
        setup.catalogue.channels.push_back(
            {ChannelId{-1}, inventory::ChannelKind::Website, QStringLiteral("Website"), 300, 1800});
        if (!house.engine().saveHotel(setup)) qFatal("the website is refused");
        booking::SaveToken save;
        save.caller = desk;
        save.name = QStringLiteral("website");
        save.role = TokenRole::Channel;
        save.channel = (*house.engine().snapshot(desk.property))->catalogue.channels.back().id;
        save.hash = booking::tokenHash(kWebsiteToken);
        if (!house.engine().run(engine::Command(save))) qFatal("its token is refused");
    }
    ApiHotel &hotel()
    {
        if (house_) return *house_;
        house_ = std::make_unique<ApiHotel>();
        addWebsite(*house_);
        if (!house_->open()) qFatal("the house does not open");
        const Called done = ask(*house_, {"PUT", "/v1/description", descriptionFile()});
        if (done.status != 200) qFatal("%s", done.body.constData());
        return *house_;
    }

    std::unique_ptr<ApiHotel> house_;
};

QTEST_GUILESS_MAIN(TestPlanRoutes)
#include "test_plan_routes.moc"

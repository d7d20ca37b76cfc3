// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan at every route that sells it, for every role that may sell:
// refused by its name, and nothing is changed. A plan whose conditions are met is sold by all of
// them.
#include "api_hotel.h"

#include <QJsonObject>
#include <QTest>

#include <functional>
#include <utility>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

constexpr int kArrival = 4;  ///< days after kToday, a Monday: Friday
constexpr int kNights = 3;
constexpr TokenRole kSellers[] = {TokenRole::Channel, TokenRole::Desk, TokenRole::Manager};

QByteArray day(int in)
{
    return '"' + (kToday + in).iso().toUtf8() + '"';
}

struct Condition {
    const char *name;
    const char *field;  ///< as problems name it
    QByteArray json;    ///< not met by the stay of this test
};

const std::vector<Condition> &conditions()
{
    static const std::vector<Condition> all{
        {"sale begins later", "dates_of_sale", "\"sale_from\": " + day(1)},
        {"sale is over", "dates_of_sale", "\"sale_to\": " + day(-1)},
        {"stay begins later", "dates_of_stay", "\"stay_from\": " + day(kArrival + 1)},
        {"stay ends earlier", "dates_of_stay", "\"stay_to\": " + day(kArrival + kNights - 2)},
        {"longer", "min_LOS", "\"min_nights\": 4"},
        {"shorter", "max_LOS", "\"max_nights\": 2"},
        {"earlier", "min_days_ahead", "\"min_days_ahead\": 5"},
        {"later", "max_days_ahead", "\"max_days_ahead\": 3"},
        {"weekday", "arrival_weekdays", "\"arrival_weekdays\": [1, 2, 3, 4, 6, 7]"},
        {"channel", "channel", "\"channel_kinds\": [\"website\"]"},
        {"code", "code", "\"code\": \"ACME\""}};
    return all;
}

/// Met by the stay of this test, the code aside.
const QByteArray kMet = "\"sale_from\": " + day(0) + ", \"sale_to\": " + day(0)
                        + ", \"stay_from\": " + day(kArrival)
                        + ", \"stay_to\": " + day(kArrival + kNights - 1)
                        + ", \"min_nights\": 3, \"max_nights\": 3, \"min_days_ahead\": 4,"
                          " \"max_days_ahead\": 4, \"arrival_weekdays\": [5],"
                          " \"channel_kinds\": [\"desk\", \"ota\"], \"code\": \"Acme\"";

QByteArray planOf(const QByteArray &code, const QByteArray &conditions)
{
    return R"({"code": ")" + code + R"(", "name": ")" + code
           + R"(", "parent": "BAR", "conditions": {)" + conditions + "}}";
}

QByteArray stay(const QByteArray &types, const QByteArray &plan, const QByteArray &more = {})
{
    return "{" + types + ", \"check_in\": " + day(kArrival) + ", \"check_out\": "
           + day(kArrival + kNights) + ", \"plan\": \"" + plan + "\"" + more + "}";
}

const QByteArray kType = "\"room_type\": \"T0\"";
const QByteArray kGuest = ", \"guest\": {\"name\": \"Ana Lima\"}";

struct Route {
    const char *name;
    std::function<Called(const ApiHotel &, TokenRole, const QByteArray &plan,
                         const QByteArray &more)>
        sell;
};

Called post(const ApiHotel &house, TokenRole role, const QByteArray &target, const QByteArray &body)
{
    return ask(house, {"POST", target, body, {}, ApiHotel::token(role)});
}

/// A booking of the same stay on the plan without conditions, and what a change to `plan` answers.
Called changed(const ApiHotel &house, TokenRole role, const QByteArray &plan,
               const QByteArray &more)
{
    const Called made = post(house, role, "/v1/bookings", stay(kType, "BAR", kGuest));
    const qint64 booking = jsonOf(made)[QStringLiteral("booking")].toInteger();
    const QByteArray target = "/v1/bookings/" + QByteArray::number(booking);
    const qint64 before = house.seq();
    const Called answer = ask(house, {"PATCH",
                                      target,
                                      "{\"version\": 1, \"plan\": \"" + plan + "\"" + more + "}",
                                      {},
                                      ApiHotel::token(role)});
    if (answer.status != 200 && house.seq() != before) qWarning("the booking was changed");
    post(house, role, target + "/cancel",
         answer.status == 200 ? "{\"version\": 2}" : "{\"version\": 1}");
    return answer;
}

const Route kRoutes[] = {
    {"soft block",
     [](const ApiHotel &h, TokenRole role, const QByteArray &plan, const QByteArray &more) {
         return post(h, role, "/v1/soft-block", stay(kType, plan, more));
     }},
    {"cheapest",
     [](const ApiHotel &h, TokenRole role, const QByteArray &plan, const QByteArray &more) {
         return post(h, role, "/v1/soft-block", stay(R"("any_of": ["T0", "T1"])", plan, more));
     }},
    {"memory",
     [](const ApiHotel &h, TokenRole role, const QByteArray &plan, const QByteArray &more) {
         return post(h, role, "/v1/soft-block",
                     stay(kType, plan, more + ", \"durability\": \"memory\""));
     }},
    {"booking",
     [](const ApiHotel &h, TokenRole role, const QByteArray &plan, const QByteArray &more) {
         return post(h, role, "/v1/bookings", stay(kType, plan, more + kGuest));
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
        QTest::addColumn<int>("role");
        for (int c = 0; c < int(conditions().size()); ++c) {
            for (int r = 0; r < int(std::size(kRoutes)); ++r) {
                for (const TokenRole role : kSellers) {
                    QTest::addRow("%s, %s, %s", conditions()[size_t(c)].name, kRoutes[r].name,
                                  qPrintable(booking::tokenRoleCode(role)))
                        << c << r << int(role);
                }
            }
        }
    }
    void everyRouteNamesTheBrokenCondition()
    {
        QFETCH(int, condition);
        QFETCH(int, route);
        QFETCH(int, role);
        const ApiHotel &house = hotel();
        const qint64 before = house.seq();
        const Called answer =
            kRoutes[route].sell(house, TokenRole(role), "C" + QByteArray::number(condition), {});
        QCOMPARE(answer.status, 409);
        QCOMPARE(problemOf(answer), QStringLiteral("restricted"));
        QCOMPARE(jsonOf(answer)[QStringLiteral("field")].toString(),
                 QLatin1String(conditions()[size_t(condition)].field));
        if (qstrcmp(kRoutes[route].name, "change") != 0) QCOMPARE(house.seq(), before);
    }

    void metConditionsAreSoldByEveryRoute_data()
    {
        QTest::addColumn<int>("route");
        QTest::addColumn<int>("role");
        for (int r = 0; r < int(std::size(kRoutes)); ++r) {
            for (const TokenRole role : kSellers)
                QTest::addRow("%s, %s", kRoutes[r].name, qPrintable(booking::tokenRoleCode(role)))
                    << r << int(role);
        }
    }
    void metConditionsAreSoldByEveryRoute()
    {
        QFETCH(int, route);
        QFETCH(int, role);
        const ApiHotel &house = hotel();
        const Called answer =
            kRoutes[route].sell(house, TokenRole(role), "MET", ", \"code\": \" ACME \"");
        QVERIFY2(answer.status == 201 || answer.status == 200, answer.body.constData());
        const QJsonObject sold = jsonOf(answer);
        const qint64 block = sold[QStringLiteral("soft_block")].toInteger();
        const qint64 booking = sold[QStringLiteral("booking")].toInteger();
        // The rooms are for the next row.
        if (block != 0)
            ask(house, {"DELETE",
                        "/v1/soft-block/" + QByteArray::number(block),
                        {},
                        {},
                        ApiHotel::token(TokenRole(role))});
        else if (qstrcmp(kRoutes[route].name, "change") != 0)
            post(house, TokenRole(role), "/v1/bookings/" + QByteArray::number(booking) + "/cancel",
                 "{\"version\": 1}");
    }

private:
    ApiHotel &hotel()
    {
        ApiHotel &house = house_.open();
        if (std::exchange(described_, true)) return house;
        QByteArray plans = planOf("MET", kMet);
        for (size_t i = 0; i < conditions().size(); ++i)
            plans += ", " + planOf("C" + QByteArray::number(qulonglong(i)), conditions()[i].json);
        const Called done =
            ask(house, {"PATCH", "/v1/description", "{\"rate_plans\": [" + plans + "]}"});
        if (done.status != 200) qFatal("%s", done.body.constData());
        return house;
    }

    SharedApiHotel house_;
    bool described_ = false;
};

QTEST_GUILESS_MAIN(TestPlanRoutes)
#include "test_plan_routes.moc"

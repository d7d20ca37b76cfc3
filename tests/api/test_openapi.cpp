// SPDX-License-Identifier: GPL-3.0-or-later
// docs/openapi.yaml: paths, methods, roles, parameters, fields and errors, compared with the route
// table and with the answers of a running server (openapi_check.py).
#include "api/v1/problem.h"
#include "api/v1/router.h"
#include "api_hotel.h"
#include "support/environment.h"
#include "support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

QJsonArray words(const QList<QByteArray> &all)
{
    QJsonArray out;
    for (const QByteArray &one : all) out += QString::fromUtf8(one);
    return out;
}

QJsonArray table()
{
    QJsonArray out;
    for (const api::v1::Route &route : api::v1::kRoutes) {
        QJsonArray roles;
        for (const TokenRole role : kRoles)
            if (route.mayBe(role)) roles += booking::tokenRoleCode(role);
        out += QJsonObject{{QStringLiteral("method"), QString::fromUtf8(route.method)},
                           {QStringLiteral("path"), QString::fromUtf8(route.path)},
                           {QStringLiteral("roles"), roles},
                           {QStringLiteral("changes"), route.changes},
                           {QStringLiteral("query"), words(route.query)},
                           {QStringLiteral("body"), words(route.body)}};
    }
    return out;
}

QJsonObject factsOf(const ApiHotel &house)
{
    QJsonObject tokens;
    for (const TokenRole role : kRoles)
        tokens[booking::tokenRoleCode(role)] = QString::fromUtf8(ApiHotel::token(role));
    QJsonArray kinds, nights;
    for (const api::v1::ProblemKind &kind : api::v1::problemKinds())
        kinds += QString::fromLatin1(kind.kind);
    for (int n = 0; n < 10; ++n) nights += (kToday + n).iso();
    return {{QStringLiteral("port"), house.port()},
            {QStringLiteral("tokens"), tokens},
            {QStringLiteral("routes"), table()},
            {QStringLiteral("kinds"), kinds},
            {QStringLiteral("nights"), nights}};
}

}  // namespace

class TestOpenapi : public QObject {
    Q_OBJECT

private slots:
    void documentSaysWhatTheRoutesDo();
};

void TestOpenapi::documentSaysWhatTheRoutesDo()
{
    ApiHotel house;
    api::ApiServerOptions options;
    options.api.strangers = {60'000, 10'000};
    QVERIFY(house.open(options));
    QTemporaryDir folder;
    const QString facts = folder.filePath(QStringLiteral("facts.json"));
    QFile file(facts);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(factsOf(house)).toJson());
    file.close();
    QProcess check;
    check.setProcessChannelMode(QProcess::MergedChannels);

    check.start(QStringLiteral("python3"),
                {sourcePath(QStringLiteral("tests/api/openapi_check.py")),
                 sourcePath(QStringLiteral("docs/openapi.yaml")), facts});
    QTRY_COMPARE(check.state(), QProcess::NotRunning);
    const QByteArray said = check.readAll();
    if (check.exitCode() == 77) QSKIP("python3-yaml or python3-jsonschema is missing");
    QVERIFY2(check.exitStatus() == QProcess::NormalExit && check.exitCode() == 0,
             ('\n' + said).constData());
}

QTEST_GUILESS_MAIN(TestOpenapi)
#include "test_openapi.moc"

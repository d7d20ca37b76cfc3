// SPDX-License-Identifier: GPL-3.0-or-later
// Lookups survive a server that is away for longer than one attempt to reconnect.
#include "storage/lookups.h"
#include "storage/sample_hotel.h"
#include "storage/sqlite_connection.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

/// A connection that is lost while the server is away.
class CutConnection final : public Connection {
public:
    CutConnection(std::unique_ptr<Connection> to, const bool &away)
        : to_(std::move(to)), away_(away)
    {}
    const Dialect &dialect() const override { return to_->dialect(); }
    Statement statement(const QByteArray &sql) const override { return to_->statement(sql); }
    Statement direct(const QByteArray &sql) const override { return to_->direct(sql); }
    Error error(int code) const override { return to_->error(code); }
    Result<qint64> version(PropertyId property) const override { return to_->version(property); }
    bool isLost() const override { return away_; }

private:
    const std::unique_ptr<Connection> to_;
    const bool &away_;
};

}  // namespace

class TestLookups : public QObject {
    Q_OBJECT

private slots:
    void aServerThatIsAwayForLongIsFoundAgain();
};

void TestLookups::aServerThatIsAwayForLongIsFoundAgain()
{
    HotelFile file(false);
    file.open();
    bool away = false;
    Lookups lookups;
    QVERIFY(lookups.open([&]() -> Result<std::unique_ptr<Connection>> {
        if (away) return fail(ErrorCode::NotSaved, {}, QStringLiteral("the server is away"));
        auto opened = SqliteConnection::open(file.path(), Connection::Purpose::Reading);
        if (!opened) return tl::unexpected(opened.error());
        return std::make_unique<CutConnection>(std::move(*opened), away);
    }));
    const auto look = [&] { return lookups.claimAnswer(file.property(), ActorId{1}, "key"); };
    QVERIFY(look());
    away = true;
    for (int i = 0; i < 2; ++i) QCOMPARE(look().error().code, ErrorCode::NotSaved);
    away = false;
    QVERIFY(look());
    lookups.close();
}

QTEST_GUILESS_MAIN(TestLookups)
#include "test_lookups.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "real_window.h"

#include "settled.h"
#include "support/patience.h"

#include <QtTest/QtTest>

namespace roomrack::tests {

namespace {

const Instant kNoon{QDateTime(QDate(2026, 7, 10), QTime(12, 0), Qt::UTC).toMSecsSinceEpoch()
                    * 1000};

}  // namespace

engine::HotelSetup twoPools()
{
    engine::HotelSetup setup;
    inventory::Catalogue &c = setup.catalogue;
    c.property.name = QStringLiteral("Hotel Bellavista");
    c.property.city = QStringLiteral("Lisbon");
    c.property.timeZone = QStringLiteral("Europe/Lisbon");
    c.property.businessDate = kJulyTenth;
    c.property.firstNight = kJulyTenth - 30;
    c.property.horizonNights = 200;
    c.property.audit = inventory::AuditMode::ByHand;
    c.pools = {{PoolId{-1}, QStringLiteral("STP"), QStringLiteral("Standard rooms"), 0},
               {PoolId{-2}, QStringLiteral("STE"), QStringLiteral("Suites"), 1}};
    for (int i = 1; i <= 20; ++i) c.rooms.push_back({{}, PoolId{-1}, QString::number(100 + i)});
    for (int i = 1; i <= 6; ++i) c.rooms.push_back({{}, PoolId{-2}, QString::number(200 + i)});
    const auto type = [&c](int id, int pool, const char *code, const char *name, int cap) {
        c.roomTypes.push_back({RoomTypeId{-id}, PoolId{-pool}, QString::fromLatin1(code),
                               QString::fromLatin1(name), cap, 2, 3, id});
    };
    type(1, 1, "STD", "Standard Double", 20);
    type(2, 1, "TWN", "Standard Twin", 8);
    type(3, 2, "STE", "Suite", 6);
    c.channels = {{ChannelId{-1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk")},
                  {ChannelId{-2}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer OTA")}};
    pricing::RatePlan plan;
    plan.code = plan.name = QStringLiteral("BAR");
    plan.id = RatePlanId{1};
    pricing::RatePlan saver;
    saver.id = RatePlanId{2};
    saver.code = QStringLiteral("NRF");
    saver.name = QStringLiteral("Non-refundable");
    saver.parent = plan.id;
    saver.percentBasisPoints = -1000;
    setup.plans = {plan, saver};
    for (int i = 0; i < 3; ++i) setup.rates.push_back({i, 0, {kJulyTenth - 30, 230}, 10'000});
    return setup;
}

RealWindow::RealWindow(desktop::Theme &theme) : theme_(theme), clock_(kNoon)
{
    settings_ = std::make_unique<QSettings>(folder_.filePath(QStringLiteral("settings.ini")),
                                            QSettings::IniFormat);
    // The tests never use the system's keychain.
    settings_->setValue(QStringLiteral("secrets/file"),
                        folder_.filePath(QStringLiteral("secrets.sealed")));
    {
        auto engine =
            engine::Engine::open(folder_.filePath(QStringLiteral("hotel.roomrack")), clock_);
        if (!engine) qFatal("%s", qPrintable(engine.error().text()));
        const auto saved = (*engine)->saveHotel(twoPools());
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    open();
}

RealWindow::~RealWindow() = default;

void RealWindow::open()
{
    auto hotel =
        desktop::OpenHotel::open(folder_.filePath(QStringLiteral("hotel.roomrack")), clock_);
    if (!hotel) qFatal("%s", qPrintable(hotel.error().text()));
    window_ = std::make_unique<desktop::MainWindow>(theme_, *settings_, desktop::FileCommands{});
    window_->setSession(std::make_unique<desktop::HotelSession>(std::move(**hotel)));
    window_->show();
    if (!QTest::qWaitForWindowActive(window_.get(), tests::kTryForMs))
        qFatal("the window was not shown");
}

void RealWindow::restart()
{
    window_->close();
    window_.reset();
    open();
}

desktop::InventoryPage &RealWindow::page()
{
    return *qobject_cast<desktop::InventoryPage *>(window_->page(QStringLiteral("inventory")));
}

inventory::TypeNight RealWindow::cell(int type, Night night)
{
    passSubmitted(session());
    const auto snapshot = session().engine().snapshot(session().property());
    return (*snapshot)->ledger.type(type, night);
}

void RealWindow::bookElsewhere(int type, Night night, int rooms)
{
    booking::HoldAndConfirm book;
    book.what.caller = session().desk();
    const ChannelId channel = session().view().catalogue().channels[1].id;
    book.what.caller.channel = channel;
    book.what.caller.actor = channelActor(channel);
    book.what.roomType = session().view().catalogue().roomTypes[size_t(type)].id;
    book.what.stay = Stay(night, 1);
    book.what.rooms = rooms;
    book.what.agreedTotal = 10'000;
    book.guest.name = QStringLiteral("Inês Costa");
    const auto answer = session().engine().run(book);
    if (!answer) qFatal("%s", qPrintable(answer.error().text()));
    session().engine().flush();
}

void addUsers(RealWindow &real, const QString &pin, const QString &clerksPin)
{
    using booking::Role;
    const std::tuple<QString, Role, QString> people[] = {
        {QStringLiteral("Ana"), Role::Administrator, pin},
        {QStringLiteral("Ben"), Role::Manager, pin},
        {QStringLiteral("Cleo"), Role::Clerk, clerksPin}};
    for (const auto &[name, role, secret] : people) {
        booking::SaveUser save;
        save.caller = real.session().desk();
        if (name != QLatin1String("Ana")) save.caller.actor = kFirstUser;
        save.name = name;
        save.role = role;
        const auto saved = real.session().engine().accounts().saveUserLater(save, secret).result();
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    if (!waitFor([&real] { return real.session().view().users().size() == 3; }))
        qFatal("the window did not hear of its users");
}

}  // namespace roomrack::tests

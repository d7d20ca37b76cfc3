// SPDX-License-Identifier: GPL-3.0-or-later
#include "linked_window.h"

#include "real_window.h"
#include "support/own_port.h"
#include "support/patience.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

namespace roomrack::tests {

namespace {

const QString kHotel = QStringLiteral("H1");
constexpr int kHorizon = 120;

std::vector<simulator::Offer> offers()
{
    return {{QStringLiteral("DBL"), QStringLiteral("DBL-BAR")},
            {QStringLiteral("SUI"), QStringLiteral("SUI-BAR")}};
}

}  // namespace

LinkedWindow::LinkedWindow(desktop::Theme &theme)
    : today_(
        core::localDate(*core::timeZone(twoPools().catalogue.property.timeZone), clock_.wall()))
{
    settings_ = std::make_unique<QSettings>(folder_.filePath(QStringLiteral("settings.ini")),
                                            QSettings::IniFormat);
    settings_->setValue(QStringLiteral("secrets/file"),
                        folder_.filePath(QStringLiteral("secrets.sealed")));
    const QString file = folder_.filePath(QStringLiteral("hotel.roomrack"));
    {
        auto engine = engine::Engine::open(file, clock_);
        if (!engine) qFatal("%s", qPrintable(engine.error().text()));
        engine::HotelSetup setup = twoPools();
        setup.catalogue.property.businessDate = today_;
        setup.catalogue.property.firstNight = today_ - 30;
        for (auto &rate : setup.rates) rate.range.first = today_ - 30;
        if (const auto saved = (*engine)->saveHotel(setup); !saved)
            qFatal("%s", qPrintable(saved.error().text()));
    }
    simulator::Shop shop(QStringLiteral("WAY"), kHotel, offers(), Currency(), today_, kHorizon);
    ota_ = std::make_unique<simulator::JsonOta>(std::move(shop),
                                                simulator::JsonOta::Options{kHotel, kKey, 10, 0});
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    port_ = *server_->listen(ownPort());
    auto hotel = desktop::OpenHotel::open(file, clock_);
    if (!hotel) qFatal("%s", qPrintable(hotel.error().text()));
    window_ = std::make_unique<desktop::MainWindow>(theme, *settings_, desktop::FileCommands{});
    window_->setSession(std::make_unique<desktop::HotelSession>(std::move(**hotel)));
    window_->show();
    window_->showPage(QStringLiteral("channels"));
    if (!QTest::qWaitForWindowActive(window_.get(), tests::kTryForMs))
        qFatal("the window was not shown");
}

LinkedWindow::~LinkedWindow() = default;

desktop::ChannelsPage &LinkedWindow::page()
{
    return *qobject_cast<desktop::ChannelsPage *>(window_->page(QStringLiteral("channels")));
}

void LinkedWindow::answerAgain()
{
    server_ = std::make_unique<simulator::MockServer>(*ota_, clock_, 1);
    if (!server_->listen(port_)) qFatal("the port is taken");
}

sync::ChannelSettings LinkedWindow::settings() const
{
    sync::ChannelSettings s;
    s.address = address();
    s.hotelCode = kHotel;
    s.horizonNights = 60;
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true},
               {RoomTypeId{3}, QStringLiteral("SUI"), true}};
    s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("DBL-BAR"), {0}},
               {RoomTypeId{3}, RatePlanId{1}, QStringLiteral("SUI-BAR"), {0}}};
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = 30;  // no test waits for it, and a stalled machine must not reach it
    return s;
}

void LinkedWindow::link(const sync::ChannelSettings &settings)
{
    std::optional<Result<void>> came;
    const auto take = [&came](const Result<void> &done) { came = done; };
    if (channels().secrets().state() != desktop::Secrets::State::Ready) {
        channels().secrets().unlock(QLatin1String(kPassphrase), window_.get(), take);
        [&] { QTRY_VERIFY(came.has_value()); }();
        came.reset();
    }
    channels().setups().save(channel(), settings, QByteArray(kKey), window_.get(), take);
    [&] { QTRY_VERIFY(came.has_value()); }();
    if (!*came) qFatal("%s", qPrintable(came->error().text()));
    [&] { QTRY_VERIFY(state().link.has_value()); }();
}

void LinkedWindow::setForSale(Night first, int nights, int rooms)
{
    booking::EditCells edit;
    edit.caller = session().desk();
    edit.roomTypes = {RoomTypeId{1}};
    edit.ranges = {{first, nights}};
    edit.value = rooms;
    const auto done = session().engine().run(booking::EditBlock(edit));
    if (!done) qFatal("%s", qPrintable(done.error().text()));
}

void LinkedWindow::guestBooks(const QString &room, Stay stay)
{
    const auto told =
        ota_->shop().book({room, room + QStringLiteral("-BAR")}, stay, 1, 2, clock_.wall());
    if (!told) qFatal("nobody can book that");
    ota_->tell(*told);
}

QDialog *LinkedWindow::dialog() const
{
    return qobject_cast<QDialog *>(QApplication::activeModalWidget());
}

}  // namespace roomrack::tests

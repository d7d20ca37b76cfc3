// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/pages.h"

#include "desktop/api_server/window_api_server.h"
#include "desktop/audit/audit_page.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/channels/channels_page.h"
#include "desktop/connections/channel_notices.h"
#include "desktop/duplicates/duplicates_page.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/holds/hold_page.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/overbooking/overbooking_page.h"
#include "desktop/remote/connection_notice.h"
#include "desktop/reports/reports_page.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/settings/exchange_rates.h"
#include "desktop/settings/settings_page.h"
#include "desktop/tasks/tasks_page.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QDesktopServices>

namespace roomrack::desktop {

namespace {

const QString kChannelsPage = QStringLiteral("channels");

}  // namespace

std::vector<PageEntry> pagesOf(const HotelSession &session)
{
    std::vector<PageEntry> pages = allPages();
    // Channel connections run where the engine runs.
    if (!session.keepsHotel())
        std::erase_if(pages, [](const PageEntry &page) { return page.id == kChannelsPage; });
    return pages;
}

std::vector<PageEntry> allPages()
{
    return {
        {QStringLiteral("inventory"), 10,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new InventoryPage(context, parent);
         }},
        {QStringLiteral("holds"), 20,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new HoldPage(context, parent);
         }},
        {QStringLiteral("bookings"), 30,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new BookingPage(context, parent);
         }},
        {QStringLiteral("duplicates"), 32,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new DuplicatesPage(context, parent);
         }},
        {QStringLiteral("tasks"), 33,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new TasksPage(context, parent);
         }},
        {QStringLiteral("frontdesk"), 35,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new FrontDeskPage(context, parent);
         }},
        {kChannelsPage, 36,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new ChannelsPage(context, parent);
         }},
        {QStringLiteral("overbooking"), 38,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new OverbookingPage(context, parent);
         }},
        {QStringLiteral("reports"), 40,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new ReportsPage(context, parent);
         }},
        {QStringLiteral("audit"), 50,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new AuditPage(context, parent);
         }},
        {QStringLiteral("settings"), 90,
         [](const PageContext &context, QWidget *parent) -> Page * {
             return new SettingsPage(context, parent);
         }},
    };
}

namespace {

/// Shows the booking number with an action that opens the booking.
std::function<void(BookingId)> announcer(PageActions &actions)
{
    return [&actions](BookingId id) {
        emit actions.bookingMade(id);
        if (!actions.notify) return;
        Notice notice =
            Notice::good(PageActions::tr("Booking %1 confirmed.").arg(bookingNumber(id)));
        if (actions.openBooking) {
            notice.actionText = PageActions::tr("Show booking");
            notice.action = [&actions, id] {
                if (actions.openBooking) actions.openBooking(id);
            };
        }
        actions.notify(notice);
    };
}

std::function<void(BookingId)> opener(PageActions &actions)
{
    return [&actions](BookingId id) {
        if (actions.openBooking) actions.openBooking(id);
    };
}

/// Deletes the dialog with `actions`: the session is destroyed next.
void endWith(PageActions &actions, QDialog *dialog)
{
    QObject::connect(&actions, &QObject::destroyed, dialog, [dialog] { delete dialog; });
}

}  // namespace

void installActions(const PageContext &context, QWidget *window)
{
    HotelSession &session = context.session;
    PageActions &actions = context.actions;
    const Theme &theme = context.theme;
    // Owned by the actions. A server has its own channels and API server.
    if (session.keepsHotel()) {
        auto *channels = new HotelChannels(session, actions, secrets::secretsOf(context.settings));
        new ChannelNotices(*channels, actions);
        new HotelReservations(session, actions, channels->secrets());
        new WindowApiServer(session, *channels, actions, context.settings);
    } else {
        new ConnectionNotice(session, actions);
    }
    new ExchangeRates(session, actions, context.settings);
    actions.openUrl = [](const QUrl &url) { return QDesktopServices::openUrl(url); };
    actions.newBooking = [&session, &actions, &theme, window](const BookingPreset &preset) {
        auto *dialog = new NewBookingDialog(session, theme, preset, window);
        QObject::connect(dialog, &NewBookingDialog::booked, &actions, announcer(actions));
        QObject::connect(dialog, &NewBookingDialog::held, &actions, &PageActions::holdMade);
        QObject::connect(dialog, &NewBookingDialog::openWanted, &actions, opener(actions));
        endWith(actions, dialog);
        dialog->open();
    };
    actions.confirmHold = [&session, &actions, window](HoldId hold) {
        auto *dialog = new ConfirmHoldDialog(session, hold, window);
        QObject::connect(dialog, &ConfirmHoldDialog::booked, &actions, announcer(actions));
        QObject::connect(dialog, &ConfirmHoldDialog::openWanted, &actions, opener(actions));
        endWith(actions, dialog);
        dialog->open();
    };
}

}  // namespace roomrack::desktop

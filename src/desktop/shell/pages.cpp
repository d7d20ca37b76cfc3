// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/pages.h"

#include "desktop/api_server/window_api_server.h"
#include "desktop/audit/audit_page.h"
#include "desktop/bookings/booking_page.h"
#include "desktop/channels/channels_page.h"
#include "desktop/connections/channel_notices.h"
#include "desktop/duplicates/duplicates_page.h"
#include "desktop/frontdesk/front_desk_page.h"
#include "desktop/group/group_page.h"
#include "desktop/help/manual.h"
#include "desktop/holds/hold_page.h"
#include "desktop/inventory/inventory_page.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/overbooking/overbooking_page.h"
#include "desktop/remote/connection_notice.h"
#include "desktop/reports/reports_page.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/rooms_rates/rooms_rates_page.h"
#include "desktop/settings/exchange_rates.h"
#include "desktop/settings/settings_page.h"
#include "desktop/tasks/tasks_page.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QDesktopServices>

namespace roomrack::desktop {

namespace {

struct PagesWords {
    Q_DECLARE_TR_FUNCTIONS(Pages)
};

template <typename Made>
Page *make(const PageContext &context, QWidget *parent)
{
    return new Made(context, parent);
}

}  // namespace

constinit const std::array<PageEntry, 13> kPages{{
    {.id = "inventory",
     .title = QT_TRANSLATE_NOOP("Pages", "Inventory"),
     .manual = "inventory.md",
     .make = make<InventoryPage>},
    {.id = "holds",
     .title = QT_TRANSLATE_NOOP("Pages", "Holds"),
     .manual = "inventory.md#confirm-extend-or-release-a-hold",
     .make = make<HoldPage>},
    {.id = "bookings",
     .title = QT_TRANSLATE_NOOP("Pages", "Bookings"),
     .manual = "bookings.md",
     .make = make<BookingPage>},
    {.id = "duplicates",
     .title = QT_TRANSLATE_NOOP("Pages", "Duplicates"),
     .manual = "duplicates.md",
     .make = make<DuplicatesPage>},
    {.id = "tasks",
     .title = QT_TRANSLATE_NOOP("Pages", "Tasks"),
     .manual = "tasks.md",
     .make = make<TasksPage>},
    {.id = "frontdesk",
     .title = QT_TRANSLATE_NOOP("Pages", "Front desk"),
     .manual = "front-desk.md",
     .make = make<FrontDeskPage>},
    {.id = "channels",
     .title = QT_TRANSLATE_NOOP("Pages", "Channels"),
     .manual = "channels.md",
     .local = true,  // connections run where the engine runs
     .make = make<ChannelsPage>},
    {.id = "overbooking",
     .title = QT_TRANSLATE_NOOP("Pages", "Overbooking"),
     .manual = "overbooking.md",
     .make = make<OverbookingPage>},
    {.id = "reports",
     .title = QT_TRANSLATE_NOOP("Pages", "Reports"),
     .manual = "reports.md",
     .make = make<ReportsPage>},
    {.id = "audit",
     .title = QT_TRANSLATE_NOOP("Pages", "Audit trail"),
     .manual = "audit-trail.md",
     .make = make<AuditPage>},
    {.id = "roomsrates",
     .title = QT_TRANSLATE_NOOP("Pages", "Rooms & rates"),
     .manual = "rooms-and-rates.md",
     .make = make<RoomsRatesPage>},
    {.id = "group",
     .title = QT_TRANSLATE_NOOP("Pages", "Group"),
     .manual = "hotels.md#compare-the-hotels",
     .several = true,
     .make = make<GroupPage>},
    {.id = "settings",
     .title = QT_TRANSLATE_NOOP("Pages", "Settings"),
     .manual = "settings.md",
     .make = make<SettingsPage>},
}};

QString titleOf(const PageEntry &entry)
{
    return PagesWords::tr(entry.title);
}

Page *makePage(const PageEntry &entry, const PageContext &context, QWidget *parent)
{
    Page *page = entry.make(context, parent);
    page->setAccessibleName(titleOf(entry));
    page->setProperty(kManualProperty, QLatin1String(entry.manual));
    return page;
}

namespace {

/// How long the notice with the booking number is shown, so that it can be read to the guest.
constexpr int kBookingSeconds = 12;

/// Shows the booking number, the guest and the nights with an action that opens the booking.
std::function<void(BookingId, const QString &, Stay)> announcer(PageActions &actions)
{
    return [&actions](BookingId id, const QString &guest, Stay stay) {
        emit actions.bookingMade(id);
        if (!actions.notify) return;
        Notice notice = Notice::good(PageActions::tr("%1 confirmed for %2: %3.")
                                         .arg(bookingNumber(id), guest, stayText(stay, QLocale())));
        notice.seconds = kBookingSeconds;
        if (actions.openBooking) {
            notice.actionText = PageActions::tr("Open booking");
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
        endWith(&actions, dialog);
        dialog->open();
    };
    actions.confirmHold = [&session, &actions, window](HoldId hold) {
        auto *dialog = new ConfirmHoldDialog(session, hold, window);
        QObject::connect(dialog, &ConfirmHoldDialog::booked, &actions, announcer(actions));
        QObject::connect(dialog, &ConfirmHoldDialog::openWanted, &actions, opener(actions));
        endWith(&actions, dialog);
        dialog->open();
    };
}

}  // namespace roomrack::desktop

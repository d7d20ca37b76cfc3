// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialog_kinds.h"

#include "desktop/booking_dialogs/check_in_dialog.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/bookings/change_dialog.h"
#include "desktop/bookings/reinstate_dialog.h"
#include "desktop/bulk/bulk_dialog.h"
#include "desktop/bulk/template_name.h"
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/resend_dialog.h"
#include "desktop/compare/duplicate_match_dialog.h"
#include "desktop/duplicates/rules_dialog.h"
#include "desktop/first_start/first_start_dialog.h"
#include "desktop/frontdesk/night_audit_dialog.h"
#include "desktop/import/import_dialog.h"
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/overbooking/letter_dialog.h"
#include "desktop/overbooking/rule_dialog.h"
#include "desktop/overbooking/sisters.h"
#include "desktop/overbooking/walk_dialog.h"
#include "desktop/remote/server_dialog.h"
#include "desktop/rooms_rates/effects_dialog.h"
#include "desktop/rooms_rates/from_night_dialog.h"
#include "desktop/rooms_rates/plan_dialog.h"
#include "desktop/rooms_rates/pool_dialog.h"
#include "desktop/rooms_rates/room_dialog.h"
#include "desktop/rooms_rates/room_type_dialog.h"
#include "desktop/rooms_rates/rooms_dialog.h"
#include "desktop/rooms_rates/segment_dialog.h"
#include "desktop/rooms_rates/tax_dialog.h"
#include "desktop/safety/backup_dialog.h"
#include "desktop/safety/backup_keeper.h"
#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/settings/fx_rate_dialog.h"
#include "desktop/settings/source_dialog.h"
#include "desktop/settings/tokens_card.h"
#include "desktop/shell/database_dialog.h"
#include "desktop/shell/undo_dialog.h"
#include "desktop/simulator/simulator_dialog.h"
#include "desktop/users/user_dialog.h"
#include "desktop/users/users_dialog.h"
#include "desktop/widgets/ask_dialog.h"
#include "fake_simulator.h"
#include "real_window.h"
#include "support/patience.h"

#include <QtTest/QtTest>
#include <QtWidgets/QMenu>

namespace roomrack::tests {

using namespace desktop;

namespace {

std::vector<storage::BookingRow> bookingsOf(RealWindow &real)
{
    storage::BookingQuery query;
    query.property = real.session().property();
    return real.session().reads().ask(storage::Bookings{query, 0, 1}).result()->rows;
}

/// The booking of the window, made for the first dialog that needs one.
storage::BookingRow rowOf(RealWindow &real)
{
    if (bookingsOf(real).empty()) real.bookElsewhere(0, kJulyTenth);
    return bookingsOf(real).front();
}

template <typename Kind>
QDialog *ofBooking(RealWindow &real)
{
    return new Kind(real.session(), rowOf(real), &real.window());
}

QDialog *undoOf(RealWindow &real)
{
    engine::UndoPreview preview;
    preview.step.text.label = QStringLiteral("Rooms to sell");
    preview.fit.fitting = 2;
    preview.fit.misfitting = 1;
    booking::Misfit misfit;
    misfit.row.roomType = real.session().view().catalogue().roomTypes[0].id;
    misfit.first = kJulyTenth;
    preview.fit.misfits = {misfit};
    return new UndoDialog(real.session().view(), preview, false, &real.window());
}

QDialog *backupsOf(RealWindow &real)
{
    auto *keeper = new BackupKeeper(real.folder() + QStringLiteral("/hotel.roomrack"),
                                    real.settings(), real.clock());
    auto *dialog = new BackupDialog(*keeper, &real.window());
    keeper->setParent(dialog);
    return dialog;
}

/// The hold of the window, taken for the first dialog that needs one.
QDialog *holdOf(RealWindow &real)
{
    const auto &holds = real.session().view().holds();
    if (!holds.empty())
        return new ConfirmHoldDialog(real.session(), holds.begin()->first, &real.window());
    booking::TakeHold take;
    take.caller = real.session().desk();
    take.roomType = real.session().view().catalogue().roomTypes[1].id;
    take.stay = Stay(kJulyTenth + 2, 2);
    take.plan = real.session().view().rates().plans().front().id;
    const auto answer = real.session().engine().run(take);
    real.session().engine().flush();
    [&] { QTRY_COMPARE(holds.size(), size_t(1)); }();
    return new ConfirmHoldDialog(real.session(), answer->hold, &real.window());
}

/// The modal dialogs of "Help", which have no class of their own; its first entry is the manual.
QDialog *helpOf(RealWindow &real, int entry)
{
    for (QMenu *menu : real.window().findChildren<QMenu *>()) {
        if (menu->actions().size() != 3
            || menu->actions()[0]->shortcut() != QKeySequence::HelpContents)
            continue;
        menu->actions()[entry + 1]->trigger();
        return qobject_cast<QDialog *>(QApplication::activeModalWidget());
    }
    return nullptr;
}

QDialog *user(RealWindow &real, UserDialog::Task task)
{
    booking::User who;
    who.name = QStringLiteral("Ana");
    std::optional<booking::User> about;
    if (task != UserDialog::Task::Add) about = who;
    return new UserDialog(real.session(), task, about, &real.window());
}

std::vector<DialogKind> kindsAboutChannels()
{
    return {
        {"link a channel",
         [](RealWindow &r) {
             return new ChannelDialog(r.session(), *r.window().actions()->channels, {}, {},
                                      &r.window());
         },
         true},
        {"codes of a channel",
         [](RealWindow &r) {
             return new ChannelDialog(r.session(), *r.window().actions()->channels, ChannelId{2},
                                      QStringLiteral("DBL is not mapped"), &r.window());
         }},
        {"simulator",
         [](RealWindow &r) {
             auto *desk = new FakeSimulator(&r.window());
             return new SimulatorDialog(*desk, &r.window());
         }},
        {"send again",
         [](RealWindow &r) {
             return new ResendDialog(r.session(), *r.window().actions()->channels, ChannelId{2},
                                     &r.window());
         }},
        {"passphrase",
         [](RealWindow &r) {
             return new PassphraseDialog(r.window().actions()->channels->secrets(), &r.window());
         },
         true},
    };
}

std::vector<DialogKind> kindsAboutRequests()
{
    return {
        {"rules for duplicates",
         [](RealWindow &r) { return new RulesDialog(r.theme(), &r.window()); }},
        {"a duplicate at the desk",
         [](RealWindow &r) {
             const storage::BookingRow row = rowOf(r);
             return new DuplicateMatchDialog(r.session(),
                                             {r.session().property(),
                                              row.guest,
                                              row.booking.stay,
                                              row.booking.reserved,
                                              1,
                                              100'00,
                                              {}},
                                             QStringLiteral("this may be booking 7 again"),
                                             &r.window());
         }},
        {"server",
         [](RealWindow &r) {
             return new ServerDialog(QStringLiteral("https://hotel.example:8470"), &r.window());
         }},
        {"new token",
         [](RealWindow &r) { return new TokenDialog(r.session(), std::nullopt, &r.window()); },
         true},
        {"new source", [](RealWindow &r) { return new SourceDialog(r.session(), {}, &r.window()); },
         true},
        {"rename a token",
         [](RealWindow &r) { return new TokenDialog(r.session(), booking::Token{}, &r.window()); }},
    };
}

/// With a room to book.
SisterOffer sister()
{
    SisterOffer offer;
    offer.property = PropertyId{2};
    offer.name = QStringLiteral("Hotel Miramar an der Strandpromenade");
    offer.km = 23.4;
    offer.currency = *Currency::make(QStringLiteral("EUR"));
    offer.sold = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("Deluxe Sea View"),
                   QStringLiteral("Best available rate"), 240'00}};
    return offer;
}

std::vector<DialogKind> kindsAboutBookings()
{
    return {
        {"check in", ofBooking<CheckInDialog>},
        {"check out", ofBooking<CheckOutDialog>},
        {"change", ofBooking<ChangeDialog>},
        {"cancel", ofBooking<CancelDialog>, true},
        {"reinstate", ofBooking<ReinstateDialog>, true},
        {"no-show", ofBooking<NoShowDialog>},
        {"walk",
         [](RealWindow &r) {
             return new WalkDialog(r.session(), rowOf(r), {sister()}, {}, {}, &r.window());
         },
         true},
        {"letter", [](RealWindow &r) { return new LetterDialog({}, BookingId{1}, &r.window()); }},
    };
}

DescriptionFlow flowOf(RealWindow &real)
{
    return {real.session(), *real.window().actions(), real.theme()};
}

std::vector<DialogKind> kindsAboutRoomsAndRates()
{
    return {
        {"new room type",
         [](RealWindow &r) { return new RoomTypeDialog(flowOf(r), 0, &r.window()); }, true},
        {"room type",
         [](RealWindow &r) {
             const auto id = r.session().view().catalogue().roomTypes.front().id;
             return new RoomTypeDialog(flowOf(r), id.value, &r.window());
         },
         true},
        {"rooms", [](RealWindow &r) { return new RoomsDialog(flowOf(r), {}, &r.window()); }, true},
        {"room",
         [](RealWindow &r) {
             const auto &rooms = r.session().view().catalogue().rooms;
             return new RoomDialog(flowOf(r), rooms.front(), &r.window());
         },
         true},
        {"pool", [](RealWindow &r) { return new PoolDialog(flowOf(r), 0, &r.window()); }, true},
        {"rate plan",
         [](RealWindow &r) {
             const auto id = r.session().view().rates().plans().back().id;
             return new PlanDialog(flowOf(r), id.value, &r.window());
         },
         true},
        {"VAT",
         [](RealWindow &r) {
             return new TaxDialog(flowOf(r), booking::ItemKind::Vat, 0, &r.window());
         },
         true},
        {"meal",
         [](RealWindow &r) {
             return new TaxDialog(flowOf(r), booking::ItemKind::MealPart, 0, &r.window());
         },
         true},
        {"city tax",
         [](RealWindow &r) {
             return new TaxDialog(flowOf(r), booking::ItemKind::CityTax, 0, &r.window());
         },
         true},
        {"fee",
         [](RealWindow &r) {
             return new TaxDialog(flowOf(r), booking::ItemKind::Fee, 0, &r.window());
         },
         true},
        {"market segment",
         [](RealWindow &r) { return new SegmentDialog(flowOf(r), 0, &r.window()); }, true},
        {"retire",
         [](RealWindow &r) {
             const auto id = r.session().view().catalogue().rooms.front().id;
             return new FromNightDialog(flowOf(r), FromNightDialog::Task::Retire,
                                        booking::ItemKind::Room, {id.value},
                                        QStringLiteral("room 101"), &r.window());
         },
         true},
        {"preview of an edit",
         [](RealWindow &r) {
             booking::DescriptionEffects effects;
             effects.obstacles = {{booking::Obstacle::Why::Booking, booking::ItemKind::Room, 1,
                                   QStringLiteral("101"), 1, kJulyTenth, 2}};
             return new EffectsDialog(r.session().view(), r.theme(), effects, false, &r.window());
         }},
    };
}

}  // namespace

std::vector<DialogKind> dialogKinds()
{
    std::vector<DialogKind> all = kindsAboutChannels();
    for (const auto &more : {kindsAboutRequests(), kindsAboutBookings(), kindsAboutRoomsAndRates()})
        all.insert(all.end(), more.begin(), more.end());
    const std::vector<DialogKind> others = {
        {"bulk update",
         [](RealWindow &r) {
             return new BulkDialog(r.session(), *r.window().actions(), {}, &r.window());
         }},
        {"template",
         [](RealWindow &r) {
             return new TemplateName({QStringLiteral("Easter")}, QStringLiteral("Summer"),
                                     &r.window());
         },
         true},
        {"new booking",
         [](RealWindow &r) {
             return new NewBookingDialog(r.session(), r.theme(), {}, &r.window());
         },
         true},
        {"confirm a hold", holdOf, true},
        {"question",
         [](RealWindow &r) {
             return new AskDialog({QStringLiteral("Sure?"), QStringLiteral("Really?"),
                                   QStringLiteral("&Yes"), QStringLiteral("&No"), true},
                                  &r.window());
         }},
        {"rule",
         [](RealWindow &r) {
             return new RuleDialog(r.session().view().catalogue(), std::nullopt, &r.window());
         },
         true},
        {"night audit",
         [](RealWindow &r) { return new NightAuditDialog(r.session(), &r.window()); }},
        {"users", [](RealWindow &r) { return new UsersDialog(r.session(), &r.window()); }},
        {"new user", [](RealWindow &r) { return user(r, UserDialog::Task::Add); }, true},
        {"change user", [](RealWindow &r) { return user(r, UserDialog::Task::Change); }},
        {"new PIN", [](RealWindow &r) { return user(r, UserDialog::Task::NewSecret); }},
        {"own PIN", [](RealWindow &r) { return user(r, UserDialog::Task::OwnNewSecret); }},
        {"backups", backupsOf},
        {"rate of exchange",
         [](RealWindow &r) {
             return new FxRateDialog(r.session(), QStringLiteral("USD"), &r.window());
         },
         true},
        {"database", [](RealWindow &r) { return new DatabaseDialog({}, &r.window()); }},
        {"undo", undoOf},
        {"first start",
         [](RealWindow &r) {
             return new FirstStartDialog(r.theme(), r.clock(), r.folder(), &r.window());
         },
         true},
        {"import",
         [](RealWindow &r) {
             return new ImportDialog(r.clock(), r.folder(), nullptr, &r.window());
         }},
        {"keyboard", [](RealWindow &r) { return helpOf(r, 0); }},
        {"about", [](RealWindow &r) { return helpOf(r, 1); }},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

}  // namespace roomrack::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/welcome.h"

#include "desktop/first_start/add_hotel_dialog.h"
#include "desktop/first_start/first_start_dialog.h"
#include "desktop/first_start/hotel_form.h"
#include "desktop/widgets/ends_with.h"
#include "remote/remote_property_service.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>

namespace roomrack::desktop {

namespace {

const QString kRecent = QStringLiteral("files/recent");
constexpr int kMostShown = 8;

QString documents()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(folder).exists() ? folder : QDir::homePath();
}

}  // namespace

Welcome::Welcome(QSettings &settings, const core::Clock &clock) : settings_(settings), clock_(clock)
{}

Beginnings Welcome::beginnings()
{
    Beginnings b;
    b.welcome = [this](Desktop &desk, const QString &file) { show(desk, file); };
    b.newHotel = [this](Desktop &desk) { show(desk, {}); };
    b.addHotel = [this](Desktop &desk) { addHotel(desk); };
    b.importBookings = [this](Desktop &) {
        if (offers_.importBookings) offers_.importBookings();
    };
    b.recentFiles = [this] {
        QStringList there = recent();
        erase_if(there, [](const QString &place) {
            return !storage::isServerPlace(place) && !remote::isDeskAddress(place)
                   && !QFileInfo::exists(place);
        });
        return there;
    };
    return b;
}

void Welcome::attach(Desktop &desk, Offers offers)
{
    offers_ = std::move(offers);
    connect(&desk, &Desktop::opened, this, [this](HotelSession *session) {
        if (dialog_) dialog_->done(QDialog::Rejected);
        remember(session->file());
    });
    connect(&desk, &Desktop::failed, this, [this](const QString &, const core::Error &error) {
        if (dialog_) dialog_->showError(error);
    });
}

void Welcome::show(Desktop &desk, const QString &file)
{
    if (!dialog_) {
        dialog_ = new FirstStartDialog(desk.theme(), clock_, documents(), &desk.window());
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        dialog_->setModal(true);
        dialog_->offer(bool(offers_.importBookings), bool(offers_.demo));
        const auto open = [this, &desk](const QString &wanted) {
            // To a server the user may have to sign in first.
            if (!remote::isDeskAddress(wanted)) dialog_->showOpening();
            desk.open(wanted);
        };
        connect(dialog_, &FirstStartDialog::made, this, open);
        connect(dialog_, &FirstStartDialog::openWanted, this, open);
        connect(dialog_, &FirstStartDialog::databaseWanted, this,
                [this, &desk] { desk.chooseDatabase(dialog_); });
        connect(dialog_, &FirstStartDialog::demoWanted, this, [this] {
            dialog_->reject();
            offers_.demo();
        });
        connect(dialog_, &FirstStartDialog::importWanted, this, [this] {
            dialog_->reject();
            offers_.importBookings();
        });
    }
    dialog_->endWaiting();
    dialog_->setRecent(recent());
    if (!file.isEmpty()) dialog_->form()->setFile(file);
    dialog_->open();
}

void Welcome::addHotel(Desktop &desk)
{
    HotelSession *session = desk.window().session();
    if (!session) return;
    if (const QString why = AddHotelDialog::whyNot(*session); !why.isEmpty())
        return desk.window().notify({Tone::Neutral, why, {}, {}});
    auto *dialog = new AddHotelDialog(*session, desk.theme(), &desk.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    endWith(desk.window().actions(), dialog);
    connect(dialog, &AddHotelDialog::added, this, [&desk](const QString &name) {
        desk.window().notify(Notice::good(tr("%1 was added.").arg(name)));
    });
    dialog->open();
}

FirstStartDialog *Welcome::dialog() const
{
    return dialog_;
}

QStringList Welcome::recent() const
{
    return settings_.value(kRecent).toStringList();
}

void Welcome::remember(const QString &file)
{
    // The demo hotel is a temporary file: it is not added to the recent files.
    if (file.startsWith(QDir::tempPath())) return;
    QStringList files = recent();
    files.removeAll(file);
    files.prepend(file);
    settings_.setValue(kRecent, files.mid(0, kMostShown));
}

}  // namespace roomrack::desktop

#include "moc_welcome.cpp"

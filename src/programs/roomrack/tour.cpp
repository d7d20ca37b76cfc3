// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/tour.h"

#include "desktop/connections/hotel_channels.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QLocale>
#include <QtCore/QTextStream>
#include <QtGui/QPixmap>

namespace roomrack::programs {

namespace {

/// What happened, as the clauses of a sentence; what did not happen is left out.
QStringList clauses(const std::map<booking::RecordKind, int> &happened)
{
    using booking::RecordKind;
    const auto count = [&happened](RecordKind kind) {
        const auto at = happened.find(kind);
        return at == happened.end() ? 0 : at->second;
    };
    QStringList list;
    const auto add = [&list](int n, const QString &clause) {
        if (n > 0) list << clause;
    };
    const int booked = count(RecordKind::HoldConfirmed) + count(RecordKind::BookingTaken)
                       + count(RecordKind::BookingConfirmedLate);
    const int changed = count(RecordKind::BookingChanged);
    const int cancelled = count(RecordKind::BookingCancelled);
    const int in = count(RecordKind::BookingCheckedIn);
    const int out = count(RecordKind::BookingCheckedOut);
    const int held = count(RecordKind::HoldTaken);
    const int expired = count(RecordKind::HoldExpired);
    add(booked, Tour::tr("%n booking(s) arrived", nullptr, booked));
    add(changed, Tour::tr("guests changed %n booking(s)", nullptr, changed));
    add(cancelled, Tour::tr("guests cancelled %n booking(s)", nullptr, cancelled));
    add(in, Tour::tr("%n booking(s) checked in", nullptr, in));
    add(out, Tour::tr("%n booking(s) checked out", nullptr, out));
    add(held, Tour::tr("guests held rooms %n time(s)", nullptr, held));
    add(expired, Tour::tr("%n hold(s) expired", nullptr, expired));
    return list;
}

}  // namespace

Tour::Tour(desktop::Desktop &desktop, const QString &folder, int seconds)
    : desktop_(desktop), folder_(folder), seconds_(seconds)
{
    connect(&desktop, &desktop::Desktop::opened, this, &Tour::begin);
    connect(&desktop, &desktop::Desktop::failed, this,
            [this](const QString &file, const core::Error &error) {
                QTextStream(stderr) << file << ": " << error.text() << '\n';
                end(1);
            });
    connect(&pace_, &QTimer::timeout, this, &Tour::next);
}

void Tour::begin(desktop::HotelSession *session)
{
    if (session_) return;
    if (!QDir().mkpath(folder_)) {
        QTextStream(stderr) << tr("The folder %1 cannot be created.").arg(folder_) << '\n';
        end(1);
        return;
    }
    session_ = session;
    connect(&session->changes(), &desktop::HotelChanges::happened, this,
            [this](const std::vector<booking::Record> &records) {
                for (const booking::Record &record : records) ++happened_[record.kind];
            });
    for (const bool dark : {false, true}) {
        for (const QString &page : desktop_.window().pageIds()) steps_.push_back({page, dark});
    }
    steps_.push_back({desktop_.window().pageIds().value(0), false});
    pace_.start(seconds_ * 1000 / int(steps_.size()));
    desktop_.window().showPage(steps_.front().page);
    desktop_.theme().setMode(desktop::ThemeMode::Light);
}

// The picture of a step is taken at its end, when its content is complete.
void Tour::next()
{
    picture(steps_[at_]);
    if (++at_ == steps_.size()) {
        finish();
        return;
    }
    desktop_.theme().setMode(steps_[at_].dark ? desktop::ThemeMode::Dark
                                              : desktop::ThemeMode::Light);
    desktop_.window().showPage(steps_[at_].page);
}

void Tour::picture(const Step &step)
{
    const QString file = QDir(folder_).filePath(
        QStringLiteral("%1-%2.png")
            .arg(step.page, step.dark ? QStringLiteral("dark") : QStringLiteral("light")));
    if (desktop_.window().grab().save(file))
        ++pictures_;
    else
        QTextStream(stderr) << tr("%1 cannot be written.").arg(file) << '\n';
}

void Tour::finish()
{
    pace_.stop();
    QTextStream out(stdout);
    sayChannels(out);
    const QStringList said = clauses(happened_);
    if (said.isEmpty())
        out << tr("Nothing happened within %n second(s).", nullptr, seconds_) << '\n';
    else
        out << tr("Within %n second(s), %1.", nullptr, seconds_)
                   .arg(QLocale().createSeparatedList(said))
            << '\n';
    out << tr("At the end, the hotel had %n active hold(s).", nullptr,
              int(session_->view().holds().size()))
        << '\n';
    out << tr("Roomrack saved %n screenshot(s) in %1.", nullptr, pictures_)
               .arg(QDir(folder_).absolutePath())
        << '\n';
    out.flush();
    end(pictures_ == int(steps_.size()) ? 0 : 1);
}

void Tour::sayChannels(QTextStream &out) const
{
    const desktop::HotelChannels *channels = desktop_.window().actions()->channels;
    if (!channels) return;
    int linked = 0, inSync = 0;
    for (const desktop::ChannelState &channel : channels->all()) {
        if (!channel.link) continue;
        ++linked;
        if (channel.link->state == channels::ConnectionState::InSync) ++inSync;
    }
    if (linked == 0) return;
    if (inSync > 0)
        out << tr("At the end, Roomrack had %n channel(s) in sync.", nullptr, inSync) << '\n';
    if (linked > inSync)
        out << tr("%n channel(s) had pending updates.", nullptr, linked - inSync) << '\n';
}

void Tour::end(int code)
{
    pace_.stop();
    QMetaObject::invokeMethod(
        qApp, [code] { QCoreApplication::exit(code); }, Qt::QueuedConnection);
}

}  // namespace roomrack::programs

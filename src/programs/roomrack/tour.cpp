// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/roomrack/tour.h"

#include "desktop/words/record_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QTextStream>
#include <QtGui/QPixmap>

#include <cstdio>

namespace roomrack::programs {

namespace {

QString nameOf(booking::RecordKind kind)
{
    booking::Record record;
    record.kind = kind;
    const QString outcome = desktop::outcomeText(record);
    return outcome.isEmpty() ? desktop::kindText(kind)
                             : QStringLiteral("%1: %2").arg(desktop::kindText(kind), outcome);
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
        QTextStream(stderr) << tr("The folder %1 cannot be made.").arg(folder_) << '\n';
        end(1);
        return;
    }
    session_ = session;
    connect(session, &desktop::HotelSession::happened, this,
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

// A step's picture is taken when its time is over, so that what it asked for is there.
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
    out << tr("In %n second(s):", nullptr, seconds_) << '\n';
    for (const auto &[kind, count] : happened_) {
        out << "  " << nameOf(kind) << ": " << count << '\n';
    }
    out << tr("%n hold(s) alive at the end", nullptr, int(session_->view().holds().size())) << '\n';
    out << tr("%n picture(s) in %1", nullptr, pictures_).arg(QDir(folder_).absolutePath()) << '\n';
    out.flush();
    end(pictures_ == int(steps_.size()) ? 0 : 1);
}

void Tour::end(int code)
{
    pace_.stop();
    QMetaObject::invokeMethod(
        qApp, [code] { QCoreApplication::exit(code); }, Qt::QueuedConnection);
}

}  // namespace roomrack::programs

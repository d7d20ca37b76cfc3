// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/hotel_change_dialog.h"

#include <QtConcurrent/QtConcurrentRun>

#include <utility>

namespace roomrack::desktop {

HotelChangeDialog::HotelChangeDialog(HotelSession &session, QWidget *parent)
    : QDialog(parent), session_(session)
{}

HotelChangeDialog::~HotelChangeDialog()
{
    written_.waitForFinished();
}

void HotelChangeDialog::reject()
{
    if (writing_) return;
    left_ = true;
    QDialog::reject();
}

void HotelChangeDialog::carryOut(Change change)
{
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    if (!why.isEmpty()) return end(fail(ErrorCode::Forbidden, {}, why));
    frame_.showProblem({});
    frame_.setConfirmEnabled(false);
    const booking::Caller desk = session_.desk();
    engine::whenDone(session_.service().snapshotLater(desk.property), this,
                     [this, change = std::move(change),
                      by = desk.actor](const Result<engine::SnapshotPtr> &read) {
                         if (left_) return;
                         if (!read) return end(tl::unexpected(read.error()));
                         write(engine::settingsOf(**read, by), change);
                     });
}

/// In a thread of its own: it waits until the change is durable.
void HotelChangeDialog::write(engine::HotelSetup setup, const Change &change)
{
    const Result<bool> changed = change(setup);
    if (!changed) return end(tl::unexpected(changed.error()));
    if (!*changed) return end({});
    setWriting(true);
    written_ = QtConcurrent::run([&service = session_.service(), setup = std::move(setup)] {
        return service.saveHotel(setup);
    });
    engine::whenDone(written_, this, [this](const Result<PropertyId> &done) {
        setWriting(false);
        end(done ? Result<void>() : Result<void>(tl::unexpected(done.error())));
    });
}

void HotelChangeDialog::setWriting(bool writing)
{
    writing_ = writing;
    frame_.setLeavable(!writing);
}

void HotelChangeDialog::end(const Result<void> &done)
{
    frame_.setConfirmEnabled(true);
    ended(done);
}

}  // namespace roomrack::desktop

#include "moc_hotel_change_dialog.cpp"

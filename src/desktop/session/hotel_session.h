// SPDX-License-Identifier: GPL-3.0-or-later
// An open hotel, as the window sees it: owns the front office and the read desk, keeps the
// HotelView in step and tells the widgets, narrowly, what changed. Everything here is called
// from the GUI thread and returns at once.
#pragma once

#include "desktop/session/hotel_view.h"
#include "engine/engine.h"
#include "engine/read_desk.h"
#include "engine/when_done.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtCore/QTimeZone>

#include <functional>
#include <memory>

namespace roomrack::desktop {

/// A hotel file, or a database, opened; made off the GUI thread because opening reads and migrates.
struct OpenHotel {
    std::unique_ptr<engine::FrontOffice> office;
    engine::Engine *engine = nullptr;  ///< the same, where this program keeps the hotel
    std::unique_ptr<engine::ReadDesk> reads;
    std::vector<inventory::Property> properties;
    engine::SnapshotPtr snapshot;        ///< of the first property; null in a file without one
    const core::Clock *clock = nullptr;  ///< that it was opened with

    /// Blocks: for worker threads, tools and tests.
    static Result<std::shared_ptr<OpenHotel>> open(const QString &file, const core::Clock &clock,
                                                   engine::EngineOptions options = {});
    /// A hotel that a server keeps ("https://host:port"). Blocks, too.
    static Result<std::shared_ptr<OpenHotel>> connect(const QString &address,
                                                      const QByteArray &token,
                                                      const core::Clock &clock);
    /// Opens on a thread of its own; continue with engine::whenDone(future, context, ...).
    static QFuture<Result<std::shared_ptr<OpenHotel>>> openLater(
        const QString &file, const core::Clock &clock, engine::EngineOptions options = {});
};

class HotelSession : public QObject {
    Q_OBJECT

public:
    explicit HotelSession(OpenHotel hotel, QObject *parent = nullptr);
    ~HotelSession() override;

    /// Its file, or the address of its database without a password.
    QString file() const;
    const std::vector<inventory::Property> &properties() const { return properties_; }
    PropertyId property() const { return view_.property().id; }
    /// Takes a snapshot of another property; loaded() follows.
    void selectProperty(PropertyId property);
    /// The window's copy of the selected property.
    const HotelView &view() const { return view_; }

    /// The engine's hold time: what deadlines are measured against.
    Instant now() const { return office_->now(); }
    /// The property's own wall clock, and its "today".
    QDateTime local(Instant at) const;
    Night businessDate() const { return view_.property().businessDate; }

    /// The desk of the selected property and who is at it: who the window's commands come from.
    booking::Caller desk() const;
    /// Whether the hotel wants people to sign in.
    bool hasUsers() const;
    /// Who is at the desk; null where nobody signs in, or nobody has.
    const booking::User *person() const;
    /// There are users and none of them is at the desk: nothing can be done.
    bool isLocked() const { return hasUsers() && !person(); }
    /// How the line to whoever keeps the hotel stands; what is shown is from before it was cut.
    const engine::LineState &line() const { return line_; }
    /// Before the window goes: whoever waits for the line is told that nothing comes any more.
    void hangUp() { office_->hangUp(); }
    /// Why whoever is at the desk may not do it, or cannot now; empty: they may.
    QString whyNot(booking::Act act) const;
    /// Compares the PIN or password off the GUI thread; personChanged() follows when it is right.
    void signIn(ActorId user, const QString &secret, QObject *context,
                std::function<void(const Result<booking::User> &)> done);
    /// For the person who has just made themselves the first user.
    void takeDesk(ActorId user);
    void lockDesk() { takeDesk({}); }
    /// Version of a cell as it is shown now; for EditCells::seen.
    booking::SeenVersion seen(int type, Night night) const;

    /// Hands a command to the front office. `done` is called in the GUI thread, unless `context` is
    /// gone.
    void submit(booking::Command command, QObject *context,
                std::function<void(Result<booking::Answer>)> done);
    /// The same as a future, for engine::whenDone(future, context, ...).
    QFuture<Result<booking::Answer>> submit(booking::Command command);

    /// Asks the read desk; `done` is called in the GUI thread with the question's Result<...>,
    /// unless `context` is gone. Cancel the returned future to drop a question that is stale.
    template <typename Question, typename DoneFn>
    auto ask(Question question, QObject *context, DoneFn done)
    {
        auto asked = reads_->ask(std::move(question));
        engine::whenDone(asked, context, std::move(done));
        return asked;
    }
    engine::ReadDesk &reads() { return *reads_; }
    /// Whoever keeps the hotel.
    engine::FrontOffice &office() { return *office_; }
    /// Whether this program keeps the hotel itself. Else a server does, which then has its channels
    /// and its backups, too.
    bool keepsHotel() const { return engine_ != nullptr; }
    /// Only where keepsHotel(); for what feeds it (demo guests, links, imports). Widgets use
    /// office().
    engine::Engine &engine()
    {
        Q_ASSERT(engine_);
        return *engine_;
    }
    /// The clock that the engine was opened with: what links on the wire are timed by.
    const core::Clock &clock() const { return *clock_; }

signals:
    /// Everything is new: another property, a changed catalogue, or a reload of the engine.
    void loaded();
    void cellsChanged(const std::vector<roomrack::desktop::CellSpan> &spans);
    void holdsChanged();
    /// New or changed bookings; ask the read desk for what they are now.
    void bookingsChanged(const std::vector<roomrack::core::BookingId> &bookings);
    /// What happened, in order; several commits may arrive as one.
    void happened(const std::vector<roomrack::booking::Record> &records);
    void committed(roomrack::core::Instant at, qint64 seq);
    void businessDateMoved();
    /// Something was done that can be undone, or was undone; ask the read desk for the steps.
    void stepsChanged();
    /// Somebody signed in or left, or what they may do changed.
    void personChanged();
    void usersChanged();
    /// Payments moved; see HotelView::sagas().
    void sagasChanged();
    /// Something came twice, or somebody said what it is.
    void duplicatesChanged();
    /// Mails to guests are to be sent, were sent, or were refused.
    void noticesChanged();
    void tokensChanged();
    /// What is set up for requests.
    void setupsChanged();
    void lineChanged();
    void failed(const roomrack::core::Error &error);

private:
    void watchLine();
    void noteLine(const engine::LineState &line);
    void receive(engine::ChangeSetPtr change);
    void deliver();
    void takeSnapshot(PropertyId property);
    void adopt(const engine::Snapshot &snapshot);
    struct News;
    void collect(const engine::ChangeSet &change, News &news);
    void announce(const News &news);
    struct Inbox;
    std::unique_ptr<engine::FrontOffice> office_;
    engine::Engine *engine_;  ///< null where somebody else keeps the hotel
    std::unique_ptr<engine::ReadDesk> reads_;
    const core::Clock *clock_;
    std::vector<inventory::Property> properties_;
    std::shared_ptr<Inbox> inbox_;  ///< filled by the writer's thread
    HotelView view_;
    QTimer frame_;
    QTimeZone zone_;
    ActorId person_;  ///< none: nobody has signed in
    engine::LineState line_;
    int subscription_ = 0;
    bool snapshotUnderWay_ = false;
};

}  // namespace roomrack::desktop

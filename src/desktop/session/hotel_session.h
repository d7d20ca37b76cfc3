// SPDX-License-Identifier: GPL-3.0-or-later
// An open property, as the window uses it: owns the property service, the reader and the HotelView.
// Every function is called from the GUI thread and returns at once.
#pragma once

#include "desktop/session/desk_users.h"
#include "desktop/session/hotel_changes.h"
#include "desktop/session/hotel_view.h"
#include "desktop/session/server_watch.h"
#include "engine/async_reader.h"
#include "engine/engine.h"
#include "engine/when_done.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QThreadPool>
#include <QtCore/QTimeZone>

#include <functional>
#include <memory>

namespace roomrack::desktop {

/// An opened hotel file or database. Created off the GUI thread because opening reads and migrates.
struct OpenHotel {
    std::unique_ptr<engine::PropertyService> service;
    engine::Engine *engine = nullptr;  ///< set if the engine runs in this program
    std::unique_ptr<engine::AsyncReader> reads;
    std::vector<inventory::Property> properties;
    engine::SnapshotPtr snapshot;        ///< of the first property; null if the file has none
    const core::Clock *clock = nullptr;  ///< the clock it was opened with

    /// Blocks; for worker threads, tools and tests.
    static Result<std::shared_ptr<OpenHotel>> open(const QString &file, const core::Clock &clock,
                                                   engine::EngineOptions options = {});
    /// Connects to a property on a server ("https://host:port"). Blocks.
    static Result<std::shared_ptr<OpenHotel>> connect(const QString &address,
                                                      const QByteArray &token,
                                                      const core::Clock &clock);
    /// Opens on a separate thread; continue with engine::whenDone(future, context, ...).
    static QFuture<Result<std::shared_ptr<OpenHotel>>> openLater(
        const QString &file, const core::Clock &clock, engine::EngineOptions options = {});
};

class HotelSession : public QObject {
    Q_OBJECT

public:
    explicit HotelSession(OpenHotel hotel, QObject *parent = nullptr);
    ~HotelSession() override;

    /// The file's path, or the address of the database without its password.
    QString file() const;
    const std::vector<inventory::Property> &properties() const { return properties_; }
    PropertyId property() const { return view_.property().id; }
    /// Takes a snapshot of another property, which may be a new one, then emits loaded().
    void selectProperty(PropertyId property);
    /// The window's copy of the selected property's state.
    const HotelView &view() const { return view_; }

    /// The engine's hold clock, to which hold deadlines refer.
    Instant now() const { return service_->now(); }
    /// Converts to the property's local time.
    QDateTime local(Instant at) const;
    Night businessDate() const { return view_.property().businessDate; }

    /// The caller of the window's commands: property, front desk channel and signed-in user.
    booking::Caller desk() const;
    /// Commits, as they change the view.
    HotelChanges &changes() { return changes_; }
    DeskUsers &users() { return users_; }
    ServerWatch &server() { return server_; }
    /// Why the current user may not perform `act`, or it is impossible now; empty: allowed.
    QString whyNot(booking::Act act) const;

    /// Submits a command to the property service. `done` is called in the GUI thread, unless
    /// `context` is gone.
    void submit(booking::Command command, QObject *context,
                std::function<void(Result<booking::Answer>)> done);
    /// The same as a future, for engine::whenDone(future, context, ...).
    QFuture<Result<booking::Answer>> submit(booking::Command command);

    /// Calls `done` in the GUI thread with the reply (engine::replyTo), unless `context` is gone.
    /// Cancel the returned future to drop an outdated question.
    template <typename Question, typename DoneFn>
    auto ask(Question question, QObject *context, DoneFn done)
    {
        auto asked = reads_->ask(std::move(question));
        engine::whenDone(asked, context, std::move(done));
        return asked;
    }
    engine::AsyncReader &reads() { return *reads_; }
    /// The engine, local or on a server.
    engine::PropertyService &service() { return *service_; }
    /// Whether the engine runs in this program. Otherwise a server runs it, with its channels and
    /// backups.
    bool keepsHotel() const { return engine_ != nullptr; }
    /// Requires keepsHotel(); for demo guests, channel connections and imports. Widgets use
    /// service().
    engine::Engine &engine()
    {
        Q_ASSERT(engine_);
        return *engine_;
    }
    /// The clock that the engine was opened with; channel connections use it.
    const core::Clock &clock() const { return *clock_; }

signals:
    /// All data is new: another property, a changed catalogue, or a reload of the engine.
    void loaded();
    /// A snapshot could not be taken; emitted after commits that arrived meanwhile. `outdated`: it
    /// was to replace the present data, and the next commit tries again.
    void failed(const roomrack::core::Error &error, bool outdated);

private:
    void takeSnapshot(PropertyId property);
    void adopt(HotelView view);

    std::unique_ptr<engine::PropertyService> service_;
    engine::Engine *engine_;  ///< null if a server runs the engine
    std::unique_ptr<engine::AsyncReader> reads_;
    const core::Clock *clock_;
    std::vector<inventory::Property> properties_;
    HotelView view_;
    QTimeZone zone_;
    HotelChanges changes_;
    DeskUsers users_;
    ServerWatch server_;
    PropertyId selected_;    ///< last; its snapshot may be under way
    bool outdated_ = false;  ///< see failed()
    QThreadPool builder_;    ///< fills and frees views
};

}  // namespace roomrack::desktop

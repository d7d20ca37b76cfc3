// SPDX-License-Identifier: GPL-3.0-or-later
// Receives the events of a PMS: one record after the other is looked up, planned and written, the
// raw record in the same commit as what it changes.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/books.h"
#include "channels/pms/message_log.h"
#include "channels/pms/pms_guest_lookup.h"
#include "engine/group_calls.h"
#include "sync/settings.h"

#include <deque>
#include <memory>
#include <set>

namespace roomrack::channels {

class PmsReception {
public:
    using Done = std::function<void(bool safe)>;
    PmsReception(ChannelId channel, const sync::ChannelSettings &settings,
                 const engine::HotelView &hotel, Books &books, Scheduler &scheduler,
                 MessageLog &log);

    /// A record as received, without its frame. `done` receives whether it is stored.
    void take(const QByteArray &record, bool inResync, Done done = {});
    /// The resync is complete: guests in house by earlier records and not among `inHouse` have
    /// left. If `inHouse` is empty although there are guests, a user is asked.
    void complete(std::vector<protocols::fias::Guest> inHouse);
    /// A message about rooms out of order; its token is removed in the commit that stores it.
    void push(const QByteArray &body, const QString &token, Done done);
    /// Tries waiting messages again, in the order of reception. ByPerson includes what the database
    /// refused, which is not retried with every change of the property.
    enum class Again : quint8 { ByItself, ByPerson };
    void replay(Again why = Again::ByItself);

    bool isQuiet() const { return !busy_ && queue_.empty(); }
    /// Why the oldest record cannot be saved, and since when; empty: all received records are
    /// stored.
    const QString &unsaved() const { return unsaved_; }
    Instant unsavedSince() const { return unsavedSince_; }
    /// Messages that waited for a user at the last check, or more.
    int waiting() const { return waiting_; }

private:
    struct Entry {
        enum class Kind : quint8 { Record, Inventory, Complete } kind = Kind::Record;
        QByteArray raw;
        Instant received;
        bool inResync = false;
        bool again = false;  ///< it is in the inbox already
        std::vector<protocols::fias::Guest> inHouse;
        std::optional<booking::MessageTokenRow> token{};  ///< set if the message has one
        Done done{};
        int tries = 0;
        /// Departures found by a resync, which follow once it is saved.
        std::vector<QByteArray> departures{};
        bool tryWaiting = false;  ///< also retries what waited for a departure
        /// Its row if it is in the inbox already; what the database refuses of it for good, and
        /// why.
        std::optional<booking::InboxRow> stored{};
        enum class Refused : quint8 { Nothing, Commands, Name } refused = Refused::Nothing;
        QString refusal{};
        QString noRoom{};  ///< see PmsMessage
    };
    /// What is being written to the file.
    struct Writing {
        PmsRecordPlan plan;
        Entry entry;
        MessageLog log;
        bool stale = false;  ///< it is to be looked up again
        bool waits = false;  ///< for a user
        QString noRoom{};    ///< it is to be planned again without the room
    };
    void add(Entry entry);
    void next();
    void lookUp();
    void completed(const DepartedGuests &gone);
    void planned(const KnownStay &known);
    PmsRecordPlan plan(const KnownStay &known) const;
    void write(PmsRecordPlan plan);
    static void takeToken(const Entry &entry, booking::ChannelRows &rows);
    static booking::ChannelRows rowsOf(Writing &writing,
                                       const engine::GroupCalls::Answers &answers);
    void putAside(PmsRecordPlan &plan);
    void refused(const Error &why);
    void finish(const Result<void> &saved);
    void followUp(const Entry &entry);
    Instant received();

    const ChannelId channel_;
    const sync::ChannelSettings &settings_;
    const engine::HotelView &hotel_;
    Books &books_;
    Scheduler &scheduler_;
    MessageLog &log_;
    std::deque<Entry> queue_;
    bool busy_ = false;
    int waiting_ = 0;
    QString unsaved_;
    Instant unsavedSince_;
    Instant last_;
    /// Rows of the inbox that the database refused to settle, by reservation and revision.
    std::set<std::pair<QString, QString>> hopeless_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels

// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox of mails to guests: a row is written in the same commit as the event it reports, and
// waits until the mail server accepts or permanently refuses the mail. Failures never undo a
// booking.
#pragma once

#include "reservations/hotel_copy.h"
#include "reservations/notices/guest_letter.h"

namespace roomrack::reservations {

class Notifier {
public:
    /// Answers once, in the scheduler's thread; not after the notifier is destroyed.
    using Send = std::function<void(const gateways::Mail &,
                                    std::function<void(const gateways::MailAnswer &)>)>;
    /// Both must outlive it.
    Notifier(EngineAccess &access, const HotelCopy &hotel);

    /// Effective immediately; without a setup no mail is sent. Waiting mails are tried at once.
    void setMail(std::optional<MailSetup> setup, Send send);
    /// Loads the waiting mails.
    void open();
    void follow(const engine::ChangeSet &change);

    int waiting() const { return int(rows_.size()); }
    /// What a user must correct: user name and password, certificate. Empty: nothing.
    const QString &trouble() const { return trouble_; }

private:
    void next();
    void wakeAt(Instant at);
    void write(booking::NoticeRow row);
    void send(const booking::NoticeRow &row);
    void answered(booking::NoticeRow row, const gateways::MailAnswer &answer);
    void giveUp(booking::NoticeRow row, booking::NoticeOutcome outcome, const QString &why);
    void postpone(booking::NoticeRow row, const sync::Backoff &pause, const QString &why);
    std::optional<LetterFacts> factsFor(const booking::NoticeRow &row,
                                        const Result<storage::BookingRow> &booking,
                                        const std::vector<booking::SagaRow> &sagas) const;

    EngineAccess &access_;
    const HotelCopy &hotel_;
    std::optional<MailSetup> setup_;
    Send send_;
    std::map<qint64, booking::NoticeRow> rows_;  ///< waiting, by number
    bool sending_ = false;
    int setups_ = 0;  ///< setup count: older answers are from another server
    qint64 timer_ = 0;
    QString trouble_;
    Alive alive_;
};

}  // namespace roomrack::reservations

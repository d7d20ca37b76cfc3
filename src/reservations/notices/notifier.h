// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox of mails to guests: a row is written with what it tells of, and waits until the mail
// server has taken the mail or refuses it for good. Nothing of this ever undoes a booking.
#pragma once

#include "reservations/hotel_copy.h"
#include "reservations/notices/guest_letter.h"

namespace roomrack::reservations {

class Notifier {
public:
    /// Answers once, in the world's thread; not after the notifier is gone.
    using Send = std::function<void(const gateways::Mail &,
                                    std::function<void(const gateways::MailAnswer &)>)>;
    /// Both must outlive it.
    Notifier(EngineLine &line, const HotelCopy &hotel);

    /// From now on; without a setup nothing leaves. What waits is tried at once.
    void setMail(std::optional<MailSetup> setup, Send send);
    /// Takes up what waits.
    void open();
    void follow(const engine::ChangeSet &change);

    int waiting() const { return int(rows_.size()); }
    /// What a person must put right: name and password, certificate. Empty: nothing.
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

    EngineLine &line_;
    const HotelCopy &hotel_;
    std::optional<MailSetup> setup_;
    Send send_;
    std::map<qint64, booking::NoticeRow> rows_;  ///< that wait, by number
    bool sending_ = false;
    int setups_ = 0;  ///< so often it was set up: older answers are of another server
    qint64 timer_ = 0;
    QString trouble_;
    Alive alive_;
};

}  // namespace roomrack::reservations

// SPDX-License-Identifier: GPL-3.0-or-later
// A list of bookings that answers when the test decides: at once, later, or never.
#pragma once

#include "desktop/bookings/booking_model.h"

#include <QtCore/QPromise>

#include <deque>
#include <memory>

namespace roomrack::tests {

class FakeBookings {
public:
    using Reply = Result<storage::BookingPage>;
    struct Question {
        storage::BookingQuery query;
        qint64 offset = 0;
        qint64 limit = 0;
        std::shared_ptr<QPromise<Reply>> promise;
    };

    explicit FakeBookings(int rows);
    desktop::BookingSource source();

    /// Answers the oldest request, or the newest one.
    void answerFirst();
    void answerLast();
    void answerAll();
    void failAll(const Error &error);
    /// The number of answered and unanswered requests.
    int asked() const { return asked_; }
    const std::deque<Question> &open() const { return open_; }

    std::vector<storage::BookingRow> rows;
    bool atOnce = false;  ///< answer each request at once

private:
    void answer(const Question &question);
    std::deque<Question> open_;
    int asked_ = 0;
};

/// A confirmed booking of two nights for "Guest <id>".
storage::BookingRow bookingRow(qint64 id);

}  // namespace roomrack::tests

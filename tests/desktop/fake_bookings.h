// SPDX-License-Identifier: GPL-3.0-or-later
// A list of bookings that answers when the test lets it: at once, later, or never.
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

    /// Answers the question asked first, or the last one.
    void answerFirst();
    void answerLast();
    void answerAll();
    void failAll(const Error &error);
    /// Of the answered and unanswered questions together.
    int asked() const { return asked_; }
    const std::deque<Question> &open() const { return open_; }

    std::vector<storage::BookingRow> rows;
    bool atOnce = false;  ///< answer as soon as asked

private:
    void answer(const Question &question);
    std::deque<Question> open_;
    int asked_ = 0;
};

/// A confirmed booking of two nights for "Guest <id>".
storage::BookingRow bookingRow(qint64 id);

}  // namespace roomrack::tests

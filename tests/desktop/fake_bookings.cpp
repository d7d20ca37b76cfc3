// SPDX-License-Identifier: GPL-3.0-or-later
#include "fake_bookings.h"

#include <algorithm>

namespace roomrack::tests {

storage::BookingRow bookingRow(qint64 id)
{
    storage::BookingRow row;
    row.booking.id = BookingId{id};
    row.booking.reserved = RoomTypeId{1};
    row.booking.counted = RoomTypeId{1};
    row.booking.stay = Stay(Night::of(2026, 7, 1) + int(id % 300), 2);
    row.booking.total = 10000 + id;
    row.guest.name = QStringLiteral("Guest %1").arg(id);
    return row;
}

FakeBookings::FakeBookings(int count)
{
    for (int i = 1; i <= count; ++i) rows.push_back(bookingRow(i));
}

desktop::BookingSource FakeBookings::source()
{
    return [this](storage::BookingQuery query, qint64 offset, qint64 limit) {
        ++asked_;
        auto promise = std::make_shared<QPromise<Reply>>();
        promise->start();
        const Question question{std::move(query), offset, limit, promise};
        auto future = promise->future();
        if (atOnce)
            answer(question);
        else
            open_.push_back(question);
        return future;
    };
}

void FakeBookings::answer(const Question &question)
{
    if (!question.promise->isCanceled()) {
        storage::BookingPage page;
        page.total = qint64(rows.size());
        page.offset = question.offset;
        const qint64 end = std::min(page.total, question.offset + question.limit);
        for (qint64 i = question.offset; i < end; ++i) page.rows.push_back(rows[size_t(i)]);
        question.promise->addResult(Reply(page));
    }
    question.promise->finish();
}

void FakeBookings::answerFirst()
{
    const Question question = open_.front();
    open_.pop_front();
    answer(question);
}

void FakeBookings::answerLast()
{
    const Question question = open_.back();
    open_.pop_back();
    answer(question);
}

void FakeBookings::answerAll()
{
    while (!open_.empty()) answerFirst();
}

void FakeBookings::failAll(const Error &error)
{
    while (!open_.empty()) {
        const Question question = open_.front();
        open_.pop_front();
        question.promise->addResult(Reply(tl::unexpected(error)));
        question.promise->finish();
    }
}

}  // namespace roomrack::tests

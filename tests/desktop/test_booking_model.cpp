// SPDX-License-Identifier: GPL-3.0-or-later
// The windowed table: what it reads, that it never blocks, and which signals it sends.
#include "desktop/bookings/booking_model.h"
#include "fake_bookings.h"
#include "support/patience.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::FakeBookings;

namespace {

QString text(const BookingModel &model, int row, int column)
{
    return model.data(model.index(row, column)).toString();
}

bool loaded(const BookingModel &model, int row)
{
    return model.data(model.index(row, 0), BookingModel::LoadedRole).toBool();
}

}  // namespace

class TestBookingModel : public QObject {
    Q_OBJECT

private slots:
    void aHundredThousandRowsAskForOnePage()
    {
        FakeBookings file(100'000);
        file.atOnce = true;
        BookingModel model(file.source());
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setQuery({});
        QTRY_COMPARE(model.state(), BookingModel::State::Ready);
        QCOMPARE(model.rowCount(), 100'000);
        QCOMPARE(text(model, 0, BookingModel::Guest), QStringLiteral("Guest 1"));
        QCOMPARE(file.asked(), 1);
    }

    void rowsKeepTheirPlaceUntilTheyArrive()
    {
        FakeBookings file(1000);
        BookingModel model(file.source());
        model.setQuery({});
        file.answerAll();
        QTRY_COMPARE(model.rowCount(), 1000);
        QVERIFY(!loaded(model, 700));
        QCOMPARE(text(model, 700, BookingModel::Guest), QString());
        QTRY_COMPARE(file.open().size(), size_t(1));
        QCOMPARE(file.open().front().offset, 600);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        file.answerAll();
        QTRY_VERIFY(loaded(model, 700));
        QCOMPARE(text(model, 700, BookingModel::Guest), QStringLiteral("Guest 701"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 600);
        QCOMPARE(changed[0][1].toModelIndex().row(), 799);
    }

    void aNewerQuerySupersedesTheOlderAnswer()
    {
        FakeBookings file(10);
        BookingModel model(file.source());
        storage::BookingQuery first;
        first.search = QStringLiteral("a");
        model.setQuery(first);
        storage::BookingQuery second;
        second.search = QStringLiteral("ab");
        model.setQuery(second);
        QCOMPARE(file.open().size(), size_t(2));
        QVERIFY(file.open().front().promise->isCanceled());
        file.answerLast();
        QTRY_COMPARE(model.rowCount(), 10);
        file.rows.clear();
        file.answerFirst();
        tests::handlePosted();
        QCOMPARE(model.rowCount(), 10);
        QCOMPARE(model.query().search, QStringLiteral("ab"));
    }

    void draggingTheScrollBarAsksForWhatIsLookedAtLast()
    {
        FakeBookings file(100'000);
        BookingModel model(file.source());
        model.setQuery({});
        file.answerAll();
        QTRY_COMPARE(model.rowCount(), 100'000);
        for (int row = 0; row < 100'000; row += 200) loaded(model, row);
        QTRY_VERIFY(!file.open().empty());
        QVERIFY(file.open().size() <= 2);
        QCOMPARE(file.open().front().offset, 99'800);
        for (int i = 0; i < 20; ++i) {
            file.answerAll();
            tests::passTimers(0);
        }
        QVERIFY2(file.asked() <= 6, "pages that were only passed are not asked for");
    }

    void aChangedBookingAnnouncesItsRowOnly()
    {
        FakeBookings file(500);
        file.atOnce = true;
        BookingModel model(file.source());
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setQuery({});
        QTRY_COMPARE(model.rowCount(), 500);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        file.rows[41].booking.status = booking::BookingStatus::Cancelled;
        file.rows[41].booking.version = 2;
        model.refresh({BookingId{42}});
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 41);
        QCOMPARE(changed[0][1].toModelIndex().row(), 41);
    }

    void newBookingsMakeTheListLongerWithoutAReset()
    {
        FakeBookings file(300);
        file.atOnce = true;
        BookingModel model(file.source());
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setQuery({});
        QTRY_COMPARE(model.rowCount(), 300);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        file.rows.insert(file.rows.begin(), tests::bookingRow(9001));
        model.refresh({BookingId{9001}});
        QTRY_COMPARE(model.rowCount(), 301);
        QTRY_COMPARE(text(model, 0, BookingModel::Guest), QStringLiteral("Guest 9001"));
        QTRY_COMPARE(text(model, 1, BookingModel::Guest), QStringLiteral("Guest 1"));
        file.rows.resize(90);
        model.refresh({BookingId{1}});
        QTRY_COMPARE(model.rowCount(), 90);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(model.rowOf(BookingId{9001}), 0);
        QCOMPARE(model.rowOf(BookingId{299}), -1);
    }

    void anAnswerOlderThanTheChangeIsAskedForAgain()
    {
        FakeBookings file(500);
        BookingModel model(file.source());
        model.setQuery({});
        file.answerAll();
        QTRY_COMPARE(model.rowCount(), 500);
        loaded(model, 300);
        QTRY_COMPARE(file.open().size(), size_t(1));
        QCOMPARE(file.open().front().offset, 200);
        model.refresh({BookingId{301}});
        tests::passTimers(BookingModel::kRefreshMs);
        file.answerAll();
        const auto asksAgain = [&] {
            return std::any_of(file.open().begin(), file.open().end(),
                               [](const auto &q) { return q.offset == 200; });
        };
        QTRY_VERIFY(asksAgain());
    }

    void memoryStaysBounded()
    {
        PageCache<storage::BookingRow> cache(10, 3);
        for (int page = 0; page < 100; ++page) cache.put(page, {tests::bookingRow(page + 1)});
        QCOMPARE(cache.pages(), 3);
        QVERIFY(cache.row(970));
        cache.put(200, {tests::bookingRow(1)});
        QVERIFY2(cache.row(970), "the page looked at last stays");
        QVERIFY(!cache.row(980));
    }

    void columnsSortInTheFile()
    {
        FakeBookings file(5);
        file.atOnce = true;
        BookingModel model(file.source());
        model.sort(BookingModel::Guest, Qt::AscendingOrder);
        QCOMPARE(file.asked(), 0);
        model.setQuery(model.query());
        QTRY_COMPARE(model.state(), BookingModel::State::Ready);
        model.sort(BookingModel::Total, Qt::DescendingOrder);
        QTRY_COMPARE(file.asked(), 2);
        QCOMPARE(model.query().sort, storage::BookingSort::Total);
        QVERIFY(model.query().descending);
        model.sort(BookingModel::Total, Qt::DescendingOrder);
        QCOMPARE(file.asked(), 2);
    }

    void aFailedQuestionKeepsItsReason()
    {
        FakeBookings file(5);
        BookingModel model(file.source());
        model.setQuery({});
        const Error broken{ErrorCode::Corrupt, QStringLiteral("file"), QStringLiteral("damaged")};
        file.failAll(broken);
        QTRY_COMPARE(model.state(), BookingModel::State::Failed);
        QCOMPARE(model.error(), broken);
        QCOMPARE(model.rowCount(), 0);
        model.setQuery(model.query());
        file.answerAll();
        QTRY_COMPARE(model.rowCount(), 5);
    }

    void closingHalfWayForgetsItsQuestions()
    {
        FakeBookings file(5);
        {
            BookingModel model(file.source());
            model.setQuery({});
        }
        QVERIFY(file.open().front().promise->isCanceled());
        file.answerAll();
        tests::handlePosted();
    }
};

QTEST_GUILESS_MAIN(TestBookingModel)
#include "test_booking_model.moc"

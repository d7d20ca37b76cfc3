// SPDX-License-Identifier: GPL-3.0-or-later
// Functions posted by many threads run once each, in order, and none after the end.
#include "engine/scheduler/mailbox.h"
#include "support/patience.h"

#include <QTest>

#include <thread>

using namespace roomrack;
using engine::Mailbox;

class TestMailbox : public QObject {
    Q_OBJECT

private slots:
    void eachThreadsLettersComeInOrder();
    void aLetterFromHomeIsReadLater();
    void nothingIsReadOnceItIsClosed();
};

void TestMailbox::eachThreadsLettersComeInOrder()
{
    constexpr int kThreads = 4, kLetters = 5'000;
    QObject home;
    const auto mailbox = std::make_shared<Mailbox>(&home);
    std::vector<std::vector<int>> read(kThreads);
    const QThread *const here = QThread::currentThread();
    bool elsewhere = false;
    std::vector<std::thread> writers;
    for (int t = 0; t < kThreads; ++t) {
        writers.emplace_back([&, t] {
            for (int i = 0; i < kLetters; ++i)
                mailbox->post([&, t, i] {
                    read[size_t(t)].push_back(i);
                    elsewhere = elsewhere || QThread::currentThread() != here;
                });
        });
    }
    for (std::thread &writer : writers) writer.join();
    for (const std::vector<int> &one : read) QTRY_COMPARE(one.size(), size_t(kLetters));
    QVERIFY(!elsewhere);
    for (const std::vector<int> &one : read) QVERIFY(std::is_sorted(one.begin(), one.end()));
    mailbox->close();
}

void TestMailbox::aLetterFromHomeIsReadLater()
{
    QObject home;
    const auto mailbox = std::make_shared<Mailbox>(&home);
    QStringList read;
    mailbox->post([&] {
        read += QStringLiteral("first");
        mailbox->post([&] { read += QStringLiteral("answer"); });
        read += QStringLiteral("end of first");
    });
    mailbox->post([&] { read += QStringLiteral("second"); });
    QVERIFY(read.isEmpty());
    QTRY_COMPARE(read.size(), 4);
    QCOMPARE(read, QStringList({QStringLiteral("first"), QStringLiteral("end of first"),
                                QStringLiteral("second"), QStringLiteral("answer")}));
    mailbox->close();
}

void TestMailbox::nothingIsReadOnceItIsClosed()
{
    auto home = std::make_unique<QObject>();
    const auto mailbox = std::make_shared<Mailbox>(home.get());
    int read = 0;
    mailbox->post([&] {
        ++read;
        mailbox->close();
        home.reset();
    });
    mailbox->post([&] { ++read; });
    QTRY_COMPARE(read, 1);
    mailbox->post([&] { ++read; });
    QCoreApplication::processEvents();
    QCOMPARE(read, 1);
}

QTEST_GUILESS_MAIN(TestMailbox)
#include "test_mailbox.moc"

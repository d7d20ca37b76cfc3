// SPDX-License-Identifier: GPL-3.0-or-later
// Random histories of reservations, sent by every protocol in every order that can be determined:
// in the end the property has sold what the channel has, or a user was asked. ROOMRACK_SEED=N
// replays one; a failing history is shortened before it is shown.
#include "channels/channel_belief.h"
#include "channels/push_hotel.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestSoldAndBelieved : public QObject {
    Q_OBJECT

private slots:
    void soldIsWhatTheChannelBelievesOrAPersonWasAsked();

private:
    ChannelId channelOf(Habit habit) const;
    QByteArray bodyOf(const Story &story, const Version &version, const QString &id) const;
    /// The errors in the end; empty: none.
    QString play(const Story &story);
    static Story moved(Story story, Instant start);

    PushHotel hotel_;
    int number_ = 0;
    int asked_ = 0;
};

ChannelId TestSoldAndBelieved::channelOf(Habit habit) const
{
    if (habit == Habit::JsonTimes || habit == Habit::JsonNames) return kJson;
    return habit == Habit::AlpineTimes || habit == Habit::AlpineCreated ? kAlpine : kGds;
}

QByteArray TestSoldAndBelieved::bodyOf(const Story &story, const Version &version,
                                       const QString &id) const
{
    using protocols::ReservationStatus;
    static constexpr ReservationStatus kStatus[] = {
        ReservationStatus::New, ReservationStatus::Modified, ReservationStatus::Cancelled};
    std::vector<std::pair<QString, Stay>> rooms;
    for (const auto &[type, stay] : version.rooms)
        rooms.emplace_back(QStringLiteral("R%1").arg(type), stay);
    auto r = reservationOf(id, kStatus[int(version.kind)], rooms);
    const Habit habit = story.habit;
    const bool isNew = version.kind == Version::Kind::New;
    const QString name = QStringLiteral("%1-%2").arg(id).arg(version.number);
    switch (habit) {
    case Habit::JsonTimes:
    case Habit::JsonNames:
        r.revision = name;
        if (habit == Habit::JsonTimes) r.modified = version.said;
        return jsonBody(r);
    case Habit::AlpineTimes:
    case Habit::AlpineCreated:
        r.created = isNew ? version.said : story.versions.front().made;
        if (!isNew) r.modified = version.said;
        return alpineBody(r, habit == Habit::AlpineTimes);
    case Habit::GdsTimes: r.modified = version.said; [[fallthrough]];
    case Habit::GdsVersions: r.revision = QString::number(version.number); [[fallthrough]];
    case Habit::GdsBare: return travelBody(r);
    }
    return {};
}

/// The same history at another time.
Story TestSoldAndBelieved::moved(Story story, Instant start)
{
    const qint64 by = start - story.versions.front().made;
    for (Version &v : story.versions) {
        v.made = v.made + by;
        v.said = v.said + by;
    }
    for (Delivery &d : story.deliveries) d.at = d.at + by;
    return story;
}

QString TestSoldAndBelieved::play(const Story &told)
{
    const Story story = moved(told, hotel_.scheduler->now() + 60 * kSecond);
    const ChannelId channel = channelOf(story.habit);
    const QString id = QStringLiteral("RES%1").arg(++number_);
    for (const Delivery &d : story.deliveries) {
        hotel_.runUntil(d.at);
        if (!hotel_.push(channel, bodyOf(story, story.versions[size_t(d.version)], id)))
            return QStringLiteral("version %1 is not safe").arg(d.version + 1);
    }
    std::vector<std::pair<int, Stay>> sold, believed = story.believed();
    for (const booking::Booking &b : hotel_.sold(channel, id))
        for (int room = 0; room < b.rooms; ++room) sold.emplace_back(int(b.counted.value), b.stay);
    const auto sorted = [](auto &rooms) {
        std::sort(rooms.begin(), rooms.end(), [](const auto &a, const auto &b) {
            return std::tuple(a.first, a.second.checkIn(), a.second.nights())
                   < std::tuple(b.first, b.second.checkIn(), b.second.nights());
        });
    };
    sorted(sold);
    sorted(believed);
    const QStringList waiting = hotel_.waiting(id);
    asked_ += waiting.isEmpty() ? 0 : 1;
    if (!waiting.isEmpty() && story.isPlain())
        return QStringLiteral("a person is asked for nothing: ") + waiting.join(u';');
    if (sold == believed || !waiting.isEmpty()) return {};
    return QStringLiteral("%1 rooms are sold, the channel believes %2, and nobody was asked")
        .arg(sold.size())
        .arg(believed.size());
}

void TestSoldAndBelieved::soldIsWhatTheChannelBelievesOrAPersonWasAsked()
{
    bool one = false;
    const quint64 seed = qEnvironmentVariable("ROOMRACK_SEED").toULongLong(&one);
    const int many = one ? 1 : rounds(200);
    for (int i = 0; i < many; ++i) {
        const quint64 now = one ? seed : quint64(i + 1);
        const Story story = Story::random(now, kNoon);
        QVERIFY(story.isPossible());
        const QString wrong = play(story);
        if (wrong.isEmpty()) continue;
        const Story less = story.shrunk([&](const Story &s) { return !play(s).isEmpty(); });
        QFAIL(qPrintable(
            QStringLiteral("ROOMRACK_SEED=%1: %2\n%3").arg(now).arg(play(less), less.text())));
    }
    qInfo("%d histories, of %d a person was asked", many, asked_);
}

QTEST_GUILESS_MAIN(TestSoldAndBelieved)
#include "test_sold_and_believed.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/lease.h"

#include "storage/rows.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QSysInfo>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <unistd.h>
#endif

namespace roomrack::storage {

namespace {

const QString kLeaseField = QStringLiteral("database");
constexpr char kNow[] = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)";

/// The server ends an idle transaction of an engine when its lease time is over; the wait lasts
/// that long plus these seconds.
constexpr int kMoreToWait = 5;

/// Prefix of an owner whose process numbers are comparable with ours. Containers often share the
/// machine id and the host name, but each counts its processes for itself; and a copied machine has
/// the id of its original, but another boot id. If the system does not provide these, no process is
/// known to have ended, and a silent owner's lease must expire.
QString machine()
{
#ifdef Q_OS_LINUX
    QFile boot(QStringLiteral("/proc/sys/kernel/random/boot_id"));
    const QByteArray started =
        boot.open(QIODevice::ReadOnly) ? boot.readAll().trimmed() : QByteArray();
    char processes[64] = {};
    const auto length = ::readlink("/proc/self/ns/pid", processes, sizeof processes - 1);
    if (started.isEmpty() || length <= 0) return {};
    return QString::fromLatin1(QSysInfo::machineUniqueId() + '/' + started + '/' + processes + '/');
#else
    return QString::fromLatin1(QSysInfo::machineUniqueId()) + QLatin1Char('/');
#endif
}

struct Holder {
    QString property, owner, host;
    qint64 process = 0;
    bool alive = false;  ///< its lease has not expired
};

/// A killed process cannot release its lease. The fence keeps even a wrong guess harmless.
bool hasEnded([[maybe_unused]] const Holder &h)
{
#ifdef Q_OS_UNIX
    const QString ours = machine();
    const bool here = h.host == QSysInfo::machineHostName() && !ours.isEmpty()
                      && h.owner.startsWith(ours) && h.process > 0;
    return here && kill(static_cast<pid_t>(h.process), 0) != 0 && errno == ESRCH;
#else
    return false;
#endif
}

Error heldBy(const Holder &h)
{
    return {ErrorCode::Locked, kLeaseField,
            ErrorText::tr("%1 is open in another Roomrack instance (on %2, process %3). Close "
                          "it there and try again")
                .arg(h.property, h.host)
                .arg(h.process),
            -1};
}

Holder holderFrom(const Statement &row)
{
    return {row.text(0), row.text(1), row.text(2), row.integer(3), row.integer(4) != 0};
}

/// Columns in the order that holderFrom() reads them.
QByteArray holders()
{
    return QByteArray("SELECT p.name, l.owner, l.host, l.process, CASE WHEN l.expires > ") + kNow
           + " THEN 1 ELSE 0 END, l.fence FROM lease l JOIN property p ON p.id = l.property"
             " WHERE l.property IN (";
}

}  // namespace

Lease::Lease(PostgresConnection &connection, QString owner, int seconds)
    : connection_(connection), owner_(machine() + owner), host_(QSysInfo::machineHostName()),
      seconds_(seconds)
{}

QByteArray Lease::list() const
{
    QByteArray all;
    for (const PropertyId p : properties_) all += QByteArray::number(p.value) + ',';
    all.chop(1);
    return all.isEmpty() ? QByteArray("NULL") : all;
}

void Lease::prepareCheck()
{
    check_ = connection_.direct("SELECT roomrack_check_lease(ARRAY["
                                + (properties_.empty() ? QByteArray() : list()) + "]::bigint[], "
                                + QByteArray::number(fence_) + ")");
}

Result<void> Lease::take(const std::vector<PropertyId> &properties)
{
    properties_ = properties;
    Transaction transaction(connection_);
    auto done = transaction.begin();
    if (done) {
        done = connection_.execute(
            QStringLiteral("SET LOCAL lock_timeout = '%1s'").arg(seconds_ + kMoreToWait));
    }
    if (done) {
        done = connection_.execute(
            QStringLiteral("INSERT INTO lease (property, fence, owner, host, process, expires)"
                           " SELECT id, 0, '', '', 0, 0 FROM property WHERE id IN (%1)"
                           " ON CONFLICT DO NOTHING")
                .arg(QString::fromLatin1(list())));
    }
    std::optional<Holder> other;
    qint64 last = 0;
    if (done) {
        done = forEachRow(connection_, holders() + list() + ") ORDER BY l.property FOR UPDATE OF l",
                          {}, [&](const Statement &row) {
                              const Holder h = holderFrom(row);
                              last = std::max(last, row.integer(5));
                              if (h.alive && h.owner != owner_ && !hasEnded(h) && !other) other = h;
                          });
    }
    if (!done) return done;
    if (other) return tl::unexpected(heldBy(*other));
    done = connection_.execute(
        QStringLiteral("UPDATE lease SET fence = ?, owner = ?, host = ?, process = ?, expires = %1"
                       " + ? WHERE property IN (%2)")
            .arg(QLatin1String(kNow), QString::fromLatin1(list())),
        {last + 1, owner_, host_, QCoreApplication::applicationPid(), seconds_ * kSecond});
    if (done) done = transaction.commit();
    if (!done) return done;
    fence_ = last + 1;
    renewed_ = Clock::now();
    prepareCheck();
    return {};
}

Result<void> Lease::raise(PropertyId property)
{
    const bool known =
        std::find(properties_.begin(), properties_.end(), property) != properties_.end();
    added_ = known ? PropertyId() : property;
    raised_ = fence_ + 1;
    auto done = connection_.execute(
        QStringLiteral("UPDATE lease SET fence = ? WHERE property IN (%1) AND fence = ?")
            .arg(QString::fromLatin1(list())),
        {raised_, fence_});
    if (!done || known) return done;
    return connection_.execute(
        QStringLiteral("INSERT INTO lease (property, fence, owner, host, process, expires)"
                       " VALUES (?, ?, ?, ?, ?, %1 + ?)")
            .arg(QLatin1String(kNow)),
        {property.value, raised_, owner_, host_, QCoreApplication::applicationPid(),
         seconds_ * kSecond});
}

void Lease::confirm()
{
    fence_ = raised_;
    if (added_) properties_.push_back(added_);
    prepareCheck();
}

Result<void> Lease::renew()
{
    if (properties_.empty() || Clock::now() - renewed_ < std::chrono::seconds(seconds_) / 3)
        return {};
    size_t held = 0;
    const auto done =
        forEachRow(connection_,
                   QByteArray("UPDATE lease SET expires = ") + kNow + " + ? WHERE property IN ("
                       + list() + ") AND fence = ? RETURNING property",
                   {seconds_ * kSecond, fence_}, [&](const Statement &) { ++held; });
    if (!done) return done;
    if (held < properties_.size()) return tl::unexpected(lost());
    renewed_ = Clock::now();
    return {};
}

Error Lease::lost() const
{
    Holder holder;
    const auto done = forEachRow(connection_, holders() + list() + ") AND l.fence <> ?", {fence_},
                                 [&](const Statement &row) { holder = holderFrom(row); });
    if (!done) return done.error();
    if (holder.alive) return heldBy(holder);
    return {
        ErrorCode::Locked, kLeaseField,
        ErrorText::tr("another Roomrack instance opened %1 in the meantime").arg(holder.property),
        -1};
}

void Lease::release()
{
    check_ = Statement();
    if (properties_.empty() || connection_.isLost()) return;
    connection_.execute(
        QStringLiteral("UPDATE lease SET owner = '', host = '', process = 0, expires = 0"
                       " WHERE property IN (%1) AND fence = ?")
            .arg(QString::fromLatin1(list())),
        {fence_});
}

}  // namespace roomrack::storage

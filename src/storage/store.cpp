// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store.h"

#include "storage/loader.h"
#include "storage/store_impl.h"

#include <algorithm>

namespace roomrack::storage {

namespace {

const QString kField = QStringLiteral("file");

/// How far the WAL grows before it is copied into the file. Measured: 1 to 16 MiB cost the same,
/// 64 MiB an eighth more, because the WAL then keeps growing instead of being written over.
constexpr qint64 kCheckpointBytes = 4 << 20;

tl::unexpected<Error> broken()
{
    return fail(ErrorCode::NotSaved, kField,
                ErrorText::tr("an earlier write failed; the file must be closed and opened anew"));
}

Error outOfOrder(const QString &what)
{
    return {ErrorCode::Internal, QStringLiteral("record"),
            ErrorText::tr("the log must go on without gaps (%1); nothing was changed").arg(what)};
}

}  // namespace

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl))
{}

Store::~Store()
{
    impl_->close();
}

const StoreState &Store::state() const
{
    return impl_->state;
}

std::vector<PropertyId> Store::properties() const
{
    return impl_->properties;
}

Result<LoadedProperty> Store::load(PropertyId property, Night from)
{
    return loadProperty(*impl_->connection, property, from);
}

Result<BookingId> Store::findKey(PropertyId property, ChannelId channel,
                                 const booking::ForeignKey &key)
{
    const std::lock_guard guard(impl_->lookupLock);
    Statement &s = impl_->findKey;
    s.bind(1, property.value);
    s.bind(2, channel.value);
    s.bind(3, key.digest);
    s.bind(4, key.occurrence);
    const int rc = s.step();
    const BookingId found{rc == kRow ? s.integer(0) : 0};
    s.reset();
    if (rc != kRow && rc != kDone) return tl::unexpected(impl_->lookups->error(rc));
    return found;
}

Result<booking::EndedBooking> Store::findBooking(PropertyId property, BookingId id)
{
    const std::lock_guard guard(impl_->lookupLock);
    Statement &s = impl_->findBooking;
    s.bind(1, id.value);
    s.bind(2, property.value);
    const int rc = s.step();
    booking::EndedBooking found;
    if (rc == kRow) found = {bookingFrom(s), s.integer(15), 0};
    s.reset();
    if (rc == kRow) return found;
    if (rc != kDone) return tl::unexpected(impl_->lookups->error(rc));
    return fail(ErrorCode::NotFound, QStringLiteral("booking"),
                ErrorText::tr("there is no booking number %1").arg(id.value));
}

Result<void> Store::saveHotel(inventory::Catalogue &catalogue,
                              std::vector<pricing::RatePlan> &plans,
                              const std::vector<booking::RateRow> &rates, booking::Record record)
{
    if (impl_->broken) return broken();
    auto changed = catalogue;  // the caller's stay as they are unless everything is written
    auto changedPlans = plans;
    if (auto done = impl_->saveHotel(changed, changedPlans, rates, record); !done) return done;
    catalogue = std::move(changed);
    plans = std::move(changedPlans);
    return {};
}

Result<void> Store::commit(const booking::Batch &batch)
{
    if (impl_->broken) return broken();
    if (batch.isEmpty()) return {};
    const auto begun = impl_->begin();
    if (!begun) return begun;
    return impl_->finish(impl_->writer.write(batch), batch.records, batch.oldestHold);
}

void Store::checkpoint()
{
    Impl &s = *impl_;
    const qint64 bytes = (s.walPages - s.walPagesCopied) * s.pageSize;
    if (s.broken || bytes < kCheckpointBytes) return;
    s.walPagesCopied = s.walPages;
    const int rc = sqlite3_wal_checkpoint_v2(s.connection->handle(), nullptr,
                                             SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    // Busy: a reader is at an older state; the rest is copied another time.
    if (rc != SQLITE_OK && (rc & 0xff) != SQLITE_BUSY) s.broken = true;
}

int Store::Impl::countPages(void *self, sqlite3 *, const char *, int pages)
{
    auto *s = static_cast<Impl *>(self);
    if (pages < s->walPages) s->walPagesCopied = 0;  // it began anew at its front
    s->walPages = pages;
    return SQLITE_OK;
}

Result<void> Store::Impl::begin()
{
    const int rc = writer.begin();
    if (rc == kOk) return {};
    broken = true;
    return tl::unexpected(connection->error(rc));
}

/// Whether the records go on where the file stands.
std::optional<Error> Store::Impl::misfit(const std::vector<booking::Record> &records) const
{
    qint64 seq = state.lastSeq;
    Instant at = state.lastAt;
    for (const booking::Record &r : records) {
        if (r.seq != seq + 1) {
            return outOfOrder(ErrorText::tr("record %1 after %2").arg(r.seq).arg(seq));
        }
        if (r.at < at)
            return outOfOrder(ErrorText::tr("record %1 is older than the last").arg(r.seq));
        seq = r.seq;
        at = r.at;
    }
    return std::nullopt;
}

/// Ends the transaction that begin() opened: the rows were written with result `rc`. Anything but
/// success rolls back, and leaves the store to be closed.
Result<void> Store::Impl::finish(int rc, const std::vector<booking::Record> &records,
                                 qint64 oldestHold)
{
    std::optional<Error> error = misfit(records);
    const booking::Record &last = records.back();
    QByteArray hash;
    if (!error && rc == kOk) {
        hash = chain.next(records);
        rc = writer.writeCommit({}, last.seq, static_cast<qint64>(records.size()), last.at,
                                oldestHold, hash);
    }
    bool sent = false;
    if (!error && rc == kOk) {
        sent = true;
        rc = writer.commit();
    }
    if (!error && rc == kOk) {
        chain.moveTo(std::move(hash));
        state.lastSeq = last.seq;
        state.lastAt = last.at;
        return {};
    }
    if (!error) error = connection->error(rc);
    broken = true;
    rollBack();
    // A sync that failed may have carried the transaction to the disk all the same.
    if (sent && error->code != ErrorCode::DiskFull) error->code = ErrorCode::Unknown;
    // Rows that contradict each other are a mistake of this program, not of whoever asked.
    if (error->code == ErrorCode::Invalid) error->code = ErrorCode::Internal;
    return tl::unexpected(*error);
}

/// Some errors have rolled back already.
bool Store::Impl::rollBack()
{
    return sqlite3_get_autocommit(connection->handle()) != 0 || writer.rollback() == kOk;
}

Result<void> Store::Impl::saveHotel(inventory::Catalogue &catalogue,
                                    std::vector<pricing::RatePlan> &plans,
                                    const std::vector<booking::RateRow> &rates,
                                    booking::Record record)
{
    if (auto begun = begin(); !begun) return begun;
    HotelSaver saver(*connection, writer);
    auto done = saver.save(catalogue, plans, rates);
    if (!done) {
        // What the description got wrong changed nothing and leaves the store as it was.
        broken = done.error().code != ErrorCode::Invalid || !rollBack();
        return done;
    }
    // The ledger is built anew from the description, and the versions of its cells with it.
    done = connection->execute(
        QStringLiteral("UPDATE meta SET value = value + 1 WHERE name = 'epoch'"));
    if (!done) {
        broken = true;
        return done;
    }
    record.property = catalogue.property.id;
    const std::vector<booking::Record> records{record};
    done = finish(writer.writeRecords(records), records, oldestHold());
    if (!done) return done;
    ++state.epoch;
    if (std::find(properties.begin(), properties.end(), record.property) == properties.end()) {
        properties.push_back(record.property);
    }
    return {};
}

/// As the last transaction wrote it: still true, if not as tight as it could be.
qint64 Store::Impl::oldestHold()
{
    return connection
        ->integer(QStringLiteral("SELECT oldest_hold FROM commits ORDER BY seq DESC LIMIT 1"))
        .value_or(1);
}

}  // namespace roomrack::storage

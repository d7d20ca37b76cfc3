// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store.h"
#include "storage/id_labels.h"

#include "booking/setting_change.h"
#include "storage/candidate_reader.h"
#include "storage/file_store.h"
#include "storage/id_labels.h"
#include "storage/loader.h"
#include "storage/rows.h"
#include "storage/server_store.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace roomrack::storage {

namespace {

const QString kStoreField = QStringLiteral("file");

tl::unexpected<Error> broken()
{
    return fail(ErrorCode::NotSaved, kStoreField,
                ErrorText::tr("an earlier write failed; close the file and open it again"));
}

Error outOfOrder(const QString &what)
{
    return {ErrorCode::Internal, QStringLiteral("record"),
            ErrorText::tr("the event log must be continuous (%1); nothing was changed").arg(what)};
}

}  // namespace

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl))
{}

Store::~Store()
{
    impl_->close();
}

Result<std::unique_ptr<Store>> Store::open(const QString &place, StoreOptions options)
{
    std::unique_ptr<Impl> impl;
    Result<void> done;
    if (isServerPlace(place)) {
        auto server = std::make_unique<ServerStore>();
        done = server->open(place, options);
        impl = std::move(server);
    } else {
        auto file = std::make_unique<FileStore>();
        done = file->open(place, options);
        impl = std::move(file);
    }
    if (!done) {
        impl->broken = true;
        impl->close();
        return tl::unexpected(done.error());
    }
    return std::unique_ptr<Store>(new Store(std::move(impl)));
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

Result<void> Store::loadCandidates(PropertyId property,
                                   const std::function<void(dedup::Candidate)> &each)
{
    return forEachActiveCandidate(*impl_->connection, property, each);
}

Lookups &Store::lookups()
{
    return impl_->lookups;
}

Result<void> Store::saveHotel(inventory::Catalogue &catalogue,
                              std::vector<pricing::RatePlan> &plans,
                              const std::vector<booking::RateRow> &rates, booking::Record record,
                              const HotelAdditions &additions)
{
    if (impl_->broken) return broken();
    auto changed = catalogue;  // the caller's are unchanged on error
    auto changedPlans = plans;
    if (auto done = impl_->saveHotel(changed, changedPlans, rates, record, additions); !done)
        return done;
    catalogue = std::move(changed);
    plans = std::move(changedPlans);
    return {};
}

Result<void> Store::commit(const booking::Batch &batch)
{
    if (impl_->broken) return broken();
    if (batch.isEmpty()) return {};
    if (auto read = impl_->readFor(batch); !read) return read;
    impl_->connection->beginBatch();
    const auto begun = impl_->begin();
    if (!begun) return begun;
    return impl_->finish(impl_->writer.write(batch), batch.records, batch.oldestHold);
}

bool Store::isGood() const
{
    return !impl_->broken;
}

Result<void> Store::beginParts()
{
    if (impl_->broken) return broken();
    impl_->partRecords.clear();
    return impl_->begin();
}

Result<void> Store::writePart(const booking::Batch &batch)
{
    if (impl_->broken) return broken();
    if (auto read = impl_->readFor(batch); !read) return read;
    Connection &c = *impl_->connection;
    c.beginBatch();
    int rc = impl_->writer.markPart();
    if (rc == kOk) rc = impl_->writer.write(batch);
    if (rc == kOk) rc = impl_->writer.keepPart();
    const int waited = c.endBatch();
    if (rc == kOk) rc = waited;
    if (rc == kOk) {
        impl_->partRecords.insert(impl_->partRecords.end(), batch.records.begin(),
                                  batch.records.end());
        return {};
    }
    const Error error = impl_->afterFailure(c.error(rc), false);
    impl_->broken = error.code != ErrorCode::Invalid || impl_->writer.dropPart() != kOk
                    || impl_->writer.keepPart() != kOk;
    return tl::unexpected(error);
}

Result<void> Store::commitParts(qint64 oldestHold)
{
    if (impl_->broken) return broken();
    auto records = std::exchange(impl_->partRecords, {});
    std::sort(records.begin(), records.end(),
              [](const auto &a, const auto &b) { return a.seq < b.seq; });
    impl_->connection->beginBatch();
    return impl_->finish(kOk, records, oldestHold);
}

const CommitMark &Store::lastTried() const
{
    return impl_->tried;
}

Result<bool> Store::hasCommit(const CommitMark &mark) const
{
    return impl_->hasCommit(mark);
}

void Store::checkpoint()
{
    impl_->checkpoint();
}

Result<void> Store::renew()
{
    if (impl_->broken) return broken();
    auto done = impl_->renew();
    if (!done) impl_->broken = true;
    return done;
}

Result<void> Store::Impl::readLog(Log &log)
{
    const QByteArray of = " WHERE property = " + QByteArray::number(log.number.value);
    auto done = forEachRow(*connection,
                           "SELECT seq, at, hash FROM commits" + of + " ORDER BY seq DESC LIMIT 1",
                           {}, [&](const Statement &row) {
                               log.lastSeq = row.integer(0);
                               log.chain.moveTo(row.bytes(2));
                               state.lastSeq = std::max(state.lastSeq, log.lastSeq);
                               state.lastAt = std::max(state.lastAt, Instant{row.integer(1)});
                           });
    if (!done) return done;
    const QString last = QStringLiteral("SELECT coalesce(max(seq), 0) FROM event");
    const auto there = connection->integer(log.number ? last + QString::fromLatin1(of) : last);
    if (!there) return tl::unexpected(there.error());
    if (*there == log.lastSeq) return {};
    return fail(ErrorCode::Corrupt, kStoreField,
                ErrorText::tr("the log ends at record %1, but the transactions end at record %2. "
                              "Restore a backup")
                    .arg(*there)
                    .arg(log.lastSeq));
}

Result<void> Store::Impl::prepare()
{
    writer = BatchWriter(*connection);
    if (writer.prepared() != kOk) return tl::unexpected(connection->error(writer.prepared()));
    const auto lastIds = readLastIds(*connection);
    if (!lastIds) return tl::unexpected(lastIds.error());
    state.lastIds = *lastIds;
    return lookups.open([this] { return connectForLookups(); });
}

/// A failure leaves the store to be closed.
Result<void> Store::Impl::readFor(const booking::Batch &batch)
{
    erased = erased || !batch.erasures.empty();
    const int rc = writer.readFor(batch);
    if (rc == kOk) return {};
    broken = true;
    return tl::unexpected(afterFailure(connection->error(rc), false));
}

Result<void> Store::Impl::begin()
{
    int rc = writer.begin();
    if (rc == kOk) rc = checkOwner();
    if (rc == kOk) return {};
    broken = true;
    connection->endBatch();
    const Error error = connection->error(rc);
    rollBack();
    return tl::unexpected(afterFailure(error, false));
}

/// The error if the records do not continue the stored log; none: they do.
std::optional<Error> Store::Impl::misfit(const std::vector<booking::Record> &records) const
{
    qint64 seq = state.lastSeq;
    Instant at = state.lastAt;
    for (const booking::Record &r : records) {
        const auto its = [&](const Log &log) { return log.number == logOf(r.property); };
        if (std::none_of(logs.begin(), logs.end(), its))
            return outOfOrder(ErrorText::tr("record %1 belongs to another hotel").arg(r.seq));
        if (r.seq != seq + 1) {
            return outOfOrder(ErrorText::tr("record %1 follows record %2").arg(r.seq).arg(seq));
        }
        if (r.at < at)
            return outOfOrder(ErrorText::tr("record %1 is older than the previous one").arg(r.seq));
        seq = r.seq;
        at = r.at;
    }
    return std::nullopt;
}

/// Writes the transaction's row in the chain of each log that it has records of.
int Store::Impl::writeLines(const std::vector<booking::Record> &records, qint64 oldestHold)
{
    lines_.clear();
    std::vector<booking::Record> some;
    for (Log &log : logs) {
        std::span<const booking::Record> its = records;
        if (log.number) {
            some.clear();
            std::copy_if(records.begin(), records.end(), std::back_inserter(some),
                         [&](const booking::Record &r) { return r.property == log.number; });
            its = some;
        }
        if (its.empty()) continue;
        const booking::Record &last = its.back();
        lines_.push_back({&log, last.seq, log.chain.next(its)});
        const int rc = writer.writeCommit(log.number, last.seq, std::ssize(its), last.at,
                                          oldestHold, lines_.back().hash, state.epoch);
        if (rc != kOk) return rc;
    }
    if (lines_.empty()) return kOk;  // no records, so nothing to chain
    const Line &line = *std::max_element(
        lines_.begin(), lines_.end(), [](const auto &a, const auto &b) { return a.seq < b.seq; });
    tried = {line.log->number, line.seq, line.hash, state.epoch};
    return kOk;
}

/// Ends the transaction that begin() opened: the rows were written with result `rc`. Anything but
/// success rolls back, and leaves the store to be closed, unless rows only violated a constraint.
Result<void> Store::Impl::finish(int rc, const std::vector<booking::Record> &records,
                                 qint64 oldestHold)
{
    std::optional<Error> error = misfit(records);
    if (!error && rc == kOk) rc = writeLines(records, oldestHold);
    bool sent = false;
    if (!error && rc == kOk) {
        sent = true;
        rc = writer.commit();
    }
    const int waited = connection->endBatch();
    if (rc == kOk) rc = waited;
    if (!error && rc == kOk) {
        for (Line &line : lines_) {
            line.log->chain.moveTo(std::move(line.hash));
            line.log->lastSeq = line.seq;
        }
        if (records.empty()) return {};
        state.lastSeq = records.back().seq;
        state.lastAt = records.back().at;
        return {};
    }
    if (!error) error = connection->error(rc);
    const bool rolledBack = rollBack();
    error = afterFailure(*error, sent);
    broken = error->code != ErrorCode::Invalid || !rolledBack;
    // Contradictory rows are a bug of this program, not of the caller.
    if (error->code == ErrorCode::Invalid) error->code = ErrorCode::Internal;
    return tl::unexpected(*error);
}

Result<void> Store::Impl::saveHotel(inventory::Catalogue &catalogue,
                                    std::vector<pricing::RatePlan> &plans,
                                    const std::vector<booking::RateRow> &rates,
                                    booking::Record record, const HotelAdditions &additions)
{
    if (auto begun = begin(); !begun) return begun;
    HotelSaver saver(*connection, writer);
    auto done = lockNumbers();
    if (done) done = saver.save(catalogue, plans, rates, additions.taxes);
    if (!done) {
        // An invalid description changed nothing and leaves the store usable.
        broken = done.error().code != ErrorCode::Invalid || !rollBack();
        return done;
    }
    const PropertyId property = catalogue.property.id;
    // The ledger is rebuilt from the description, and the versions of its cells with it.
    done = raiseEpoch(property);
    if (!done) {
        broken = true;
        return done;
    }
    record.property = property;
    const std::vector<booking::Record> records{record};
    const auto same = [&](const Log &log) { return log.number == logOf(property); };
    if (std::none_of(logs.begin(), logs.end(), same)) logs.push_back({logOf(property), Chain(), 0});
    // Here the new sources have their ids.
    const booking::SettingChange change{additions.settingsBefore, booking::settingsText(catalogue)};
    int rc = writer.writeRecords(records);
    if (rc == kOk && !change.before.isEmpty() && change.before != change.after)
        rc = writer.settings().writeChange(property, record.seq, change);
    done = finish(rc, records, oldestHold(property));
    if (!done) return done;
    epochRaised();
    if (std::find(properties.begin(), properties.end(), property) == properties.end())
        properties.push_back(property);
    return {};
}

/// As the last transaction wrote it: still valid, but maybe not the tightest bound.
qint64 Store::Impl::oldestHold(PropertyId property) const
{
    return connection
        ->integer(QStringLiteral("SELECT oldest_hold FROM commits WHERE property = %1"
                                 " ORDER BY seq DESC LIMIT 1")
                      .arg(logOf(property).value))
        .value_or(1);
}

Result<bool> Store::Impl::hasCommit(const CommitMark &mark) const
{
    return findCommit(*connection, mark);
}

Result<bool> findCommit(const Connection &connection, const CommitMark &mark)
{
    bool found = false;
    const auto done = forEachRow(
        connection, "SELECT hash FROM commits WHERE property = ? AND seq = ? AND epoch = ?",
        {mark.log.value, mark.seq, mark.epoch},
        [&](const Statement &row) { found = row.bytes(0) == mark.hash; });
    if (!done) return tl::unexpected(done.error());
    return found;
}

}  // namespace roomrack::storage

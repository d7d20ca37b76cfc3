// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/fx_job.h"

#include "booking/limits.h"
#include "imports/ecb_rates.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFile>

#include <algorithm>
#include <limits>
#include <set>

namespace roomrack::desktop {

namespace {

struct FxJobWords {
    Q_DECLARE_TR_FUNCTIONS(Fx)
};

Result<imports::EcbRates> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return core::fail(ErrorCode::NotFound, QStringLiteral("file"), file.errorString());
    // Reading one byte more than the limit detects a file that is too large.
    return imports::readEcbRates(file.read(imports::kMostEcbBytes + 1));
}

/// The rates that are missing or different in the property for that day.
std::vector<pricing::FxRate> missingOf(const std::vector<pricing::FxRate> &rates,
                                       const std::vector<storage::SavedFxRate> &saved)
{
    const auto key = [](const pricing::FxRate &r) {
        return std::tuple(r.base.code(), r.currency.code(), r.day, r.factor.digits(),
                          r.factor.decimals());
    };
    std::set<decltype(key(rates.front()))> known;
    for (const storage::SavedFxRate &each : saved) known.insert(key(each.rate));
    std::vector<pricing::FxRate> missing;
    for (const pricing::FxRate &rate : rates) {
        if (!known.contains(key(rate))) missing.push_back(rate);
    }
    return missing;
}

}  // namespace

FxJob::FxJob(HotelSession &session, const QString &file, QObject *parent)
    : QObject(parent), session_(session)
{
    engine::whenDone(QtConcurrent::run([file] { return readFile(file); }), this,
                     [this](Result<imports::EcbRates> read) {
                         if (!read) {
                             fail(read.error());
                             return;
                         }
                         unknown_ = read->unknown;
                         compare(std::move(read->rates));
                     });
}

void FxJob::compare(std::vector<pricing::FxRate> rates)
{
    // Shared, so that the GUI thread does not copy some 200,000 rates.
    using Missing = Result<std::shared_ptr<const std::vector<pricing::FxRate>>>;
    const PropertyId property = session_.property();
    session_.ask(
        [property, rates = std::move(rates)](storage::Reader &reader) -> Missing {
            const auto saved =
                reader.ask(storage::FxRates{property, std::numeric_limits<int>::max()});
            if (!saved) return tl::unexpected(saved.error());
            return std::make_shared<const std::vector<pricing::FxRate>>(missingOf(rates, *saved));
        },
        this,
        [this](const Missing &missing) {
            if (!missing) {
                fail(missing.error());
                return;
            }
            missing_ = *missing;
            saveNext();
        });
}

void FxJob::saveNext()
{
    emit progressed(qint64(saved_), qint64(missing_->size()));
    if (saved_ == missing_->size()) {
        emit finished(qint64(saved_), unknown_);
        deleteLater();
        return;
    }
    const size_t end = std::min(missing_->size(), saved_ + size_t(booking::kMostFxRates));
    booking::SaveFxRates command;
    command.caller = session_.desk();
    command.source = FxJobWords::tr("European Central Bank");
    command.rates.assign(missing_->begin() + qsizetype(saved_), missing_->begin() + qsizetype(end));
    session_.submit(command, this, [this, end](const Result<booking::Answer> &answer) {
        if (!answer) {
            fail(answer.error());
            return;
        }
        saved_ = end;
        saveNext();
    });
}

void FxJob::fail(const core::Error &error)
{
    emit failed(error);
    deleteLater();
}

}  // namespace roomrack::desktop

#include "moc_fx_job.cpp"

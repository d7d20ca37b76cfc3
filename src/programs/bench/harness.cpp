// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <QtCore/QDir>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace roomrack::bench {

std::optional<double> Figure::ratio() const
{
    if (!peerValue || *peerValue == 0) return std::nullopt;
    return value / *peerValue;
}

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double quantile(std::vector<double> values, double p)
{
    const double rank = std::ceil(p * double(values.size())) - 1;
    const auto nth =
        values.begin() + std::clamp<qint64>(qint64(rank), 0, qint64(values.size()) - 1);
    std::nth_element(values.begin(), nth, values.end());
    return *nth;
}

Compared compare(const Options &options, const std::function<double()> &ours,
                 const std::function<double()> &theirs)
{
    if (!options.smoke) {
        ours();
        theirs();
    }
    std::vector<double> a;
    std::vector<double> b;
    for (int round = 0; round < options.rounds; ++round) {
        a.push_back(ours());
        b.push_back(theirs());
    }
    return {median(std::move(a)), median(std::move(b))};
}

Folder::Folder(const Options &options)
    : dir_((options.folder.isEmpty() ? QDir::tempPath() : options.folder)
           + QStringLiteral("/roomrack-bench-XXXXXX"))
{
    if (!dir_.isValid()) throw Wrong("no temporary folder: " + dir_.errorString().toStdString());
}

double nowSeconds()
{
    using namespace std::chrono;
    static const steady_clock::time_point start = steady_clock::now();
    return duration<double>(steady_clock::now() - start).count();
}

}  // namespace roomrack::bench

// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/commands/verify_command.h"

#include "storage/place.h"
#include "storage/store.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTextStream>

#include <cstdio>

namespace roomrack::programs {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

}  // namespace

void sayFindings(QTextStream &out, const storage::VerifyReport &report)
{
    for (const storage::VerifyFinding &finding : report.findings)
        out << Words::tr("error: %1 (%2)").arg(finding.what, finding.where) << '\n';
}

int verifyFile(const QString &file)
{
    QTextStream out(stdout), err(stderr);
    const auto report = storage::verify(file);
    if (!report) {
        err << storage::withoutPassword(file) << ": " << report.error().text() << '\n';
        return 2;
    }
    const QStringList counts{
        Words::tr("%n record(s)", nullptr, int(report->records)),
        Words::tr("%n booking(s)", nullptr, int(report->bookings)),
        Words::tr("%n hold(s)", nullptr, int(report->holds)),
        Words::tr("%n room night(s)", nullptr, int(report->roomNights)),
        Words::tr("%n oversold night(s)", nullptr, int(report->oversoldNights))};
    out << counts.join(QStringLiteral(", ")) << '\n';
    sayFindings(out, *report);
    if (report->findings.empty()) out << Words::tr("no errors found") << '\n';
    return report->findings.empty() ? 0 : 1;
}

}  // namespace roomrack::programs

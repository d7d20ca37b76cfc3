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
    out << Words::tr("%1 records, %2 bookings, %3 holds, %4 room nights, %5 oversold nights")
               .arg(report->records)
               .arg(report->bookings)
               .arg(report->holds)
               .arg(report->roomNights)
               .arg(report->oversoldNights)
        << '\n';
    sayFindings(out, *report);
    if (report->findings.empty()) out << Words::tr("no errors found") << '\n';
    return report->findings.empty() ? 0 : 1;
}

}  // namespace roomrack::programs

// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --verify`: compares the event log, folded in SQL, with the tables. Nothing here uses
// the code that wrote them.
#include "booking/description/item_text.h"
#include "core/error_values.h"
#include "pricing/tax_lines.h"
#include "storage/chain.h"
#include "storage/inspection.h"
#include "storage/loader.h"
#include "storage/oversold_nights.h"
#include "storage/rows.h"
#include "storage/store.h"
#include "storage/verify_words.h"

#include <QtCore/QFile>

#include <algorithm>

namespace roomrack::storage {

namespace {

/// A damaged table can contradict the log in every row; at most this many findings of a kind are
/// reported.
constexpr int kMostOfAKind = 50;

QString statusName(booking::BookingStatus status)
{
    using booking::BookingStatus;
    switch (status) {
    case BookingStatus::Pending: return ErrorText::tr("pending");
    case BookingStatus::Confirmed: return ErrorText::tr("confirmed");
    case BookingStatus::Cancelled: return ErrorText::tr("cancelled");
    case BookingStatus::NoShow: return ErrorText::tr("no-show");
    case BookingStatus::Failed: return ErrorText::tr("failed");
    case BookingStatus::CheckedIn: return ErrorText::tr("checked in");
    case BookingStatus::CheckedOut: return ErrorText::tr("checked out");
    case BookingStatus::Walked: return ErrorText::tr("walked");
    }
    return {};
}

/// Dates, amounts and names as the window shows them; see checks.sql.
QString shown(const QString &value)
{
    if (const auto night = Night::parse(value)) return errorDate(*night);
    if (value == QLatin1String("#none")) return ErrorText::tr("none");
    const QStringList parts = value.split(u' ');
    if (!value.startsWith(u'#') || parts.size() < 2) return value;
    bool ok = false;
    const qint64 number = parts[1].toLongLong(&ok);
    if (!ok) return value;
    QString text;
    if (parts[0] == QLatin1String("#amount")) {
        const auto currency = Currency::make(parts.value(2));
        if (currency) text = errorAmount({number, *currency});
    } else if (parts[0] == QLatin1String("#status")) {
        text = statusName(static_cast<booking::BookingStatus>(number));
    } else if (parts[0] == QLatin1String("#role")) {
        text = booking::roleLabel(static_cast<booking::Role>(number));
    } else if (parts[0] == QLatin1String("#time")) {
        text = Instant{number}.utc().toString(Qt::ISODateWithMs);
    }
    return text.isEmpty() ? parts[1] : text;
}

class Verifier {
public:
    explicit Verifier(std::unique_ptr<Inspection> inspection)
        : inspection_(std::move(inspection)), connection_(inspection_->connection())
    {}
    Result<VerifyReport> run();

private:
    Result<void> prove(const Inspection::Subject &subject);
    Result<void> checkPages();
    Result<void> checkForeignKeys();
    Result<void> fold();
    Result<void> runSqlChecks();
    Result<void> checkChain();
    Result<void> checkOversold();
    Result<void> checkOversold(PropertyId property);
    Result<void> checkTaxes();
    Result<void> checkTerms();
    Result<Stay> nightsToFlag(const inventory::Property &property);
    Result<void> count();
    void find(const QString &what, const QString &where)
    {
        report_.findings.push_back({what, about_ + where});
    }

    std::unique_ptr<Inspection> inspection_;
    Connection &connection_;
    QString about_;  ///< property name, if there are several
    VerifyReport report_;
};

Result<VerifyReport> Verifier::run()
{
    const auto subjects = inspection_->subjects();
    if (!subjects) return tl::unexpected(subjects.error());
    for (const Inspection::Subject &subject : *subjects) {
        about_ = subjects->size() > 1 ? subject.name + QStringLiteral(", ") : QString();
        auto done = prove(subject);
        if (!done && done.error().code == ErrorCode::Corrupt) {
            find(done.error().reason, ErrorText::tr("file"));
            done = {};
        }
        inspection_->end();
        if (!done) return tl::unexpected(done.error());
    }
    return std::move(report_);
}

Result<void> Verifier::prove(const Inspection::Subject &subject)
{
    auto done = inspection_->begin(subject.log);
    const size_t before = report_.findings.size();
    if (done) done = checkPages();
    if (!done || report_.findings.size() > before) return done;
    done = checkForeignKeys();
    if (done) done = fold();
    if (done) done = runSqlChecks();
    if (done) done = checkChain();
    if (done) done = checkOversold();
    if (done) done = checkTaxes();
    if (done) done = checkTerms();
    if (done) done = count();
    return done;
}

Result<void> Verifier::checkPages()
{
    const auto damage = inspection_->damage();
    if (!damage) return tl::unexpected(damage.error());
    for (const QString &answer : *damage)
        find(ErrorText::tr("the file is damaged: %1").arg(answer), ErrorText::tr("file"));
    return {};
}

Result<void> Verifier::checkForeignKeys()
{
    const auto orphans = inspection_->orphans();
    if (!orphans) return tl::unexpected(orphans.error());
    for (const VerifyFinding &f : *orphans) find(f.what, f.where);
    return {};
}

Result<void> Verifier::fold()
{
    QFile file(QStringLiteral(":/storage/verify/fold.sql"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened)
    return inspection_->fold(connection_.dialect().statements(QString::fromUtf8(file.readAll())));
}

Result<void> Verifier::runSqlChecks()
{
    for (const SqlCheck &check : sqlChecks(connection_.dialect())) {
        int found = 0;
        auto done = forEachRow(connection_, check.sql.toUtf8(), {}, [&](const Statement &row) {
            if (++found > kMostOfAKind) return;
            QStringList values;
            for (int i = 0; i < row.columns(); ++i) values << shown(row.text(i));
            find(filledIn(check.what, values), filledIn(check.where, values));
        });
        if (!done) return done;
        if (found > kMostOfAKind) {
            find(ErrorText::tr("and %1 more of this type").arg(found - kMostOfAKind),
                 ErrorText::tr("file"));
        }
    }
    return {};
}

Result<void> Verifier::checkChain()
{
    std::vector<std::pair<qint64, QByteArray>> lines;
    auto done =
        forEachRow(connection_, "SELECT seq, hash FROM commits ORDER BY seq", {},
                   [&](const Statement &row) { lines.emplace_back(row.integer(0), row.bytes(1)); });
    if (!done) return done;
    Chain chain;
    std::vector<booking::Record> records;
    auto line = lines.cbegin();
    const auto close = [&] {
        const auto &[seq, stored] = *line;
        if (chain.next(records) != stored) {
            find(ErrorText::tr(
                     "the records were changed after they were written (hash chain mismatch)"),
                 ErrorText::tr("transaction ending with record %1").arg(seq));
        }
        chain.moveTo(stored);
        records.clear();
        ++line;
    };
    done =
        forEachRow(connection_, QByteArray("SELECT ") + kRecordColumns + " FROM event ORDER BY seq",
                   {}, [&](const Statement &row) {
                       const booking::Record r = rawRecordFrom(row);
                       while (line != lines.cend() && line->first < r.seq) close();
                       records.push_back(r);
                   });
    while (done && line != lines.cend()) close();
    return done;
}

Result<void> Verifier::checkOversold()
{
    std::vector<PropertyId> properties;
    auto done = forEachRow(connection_, "SELECT id FROM property", {},
                           [&](const Statement &row) { properties.push_back({row.integer(0)}); });
    for (const PropertyId property : properties) {
        if (done) done = checkOversold(property);
    }
    return done;
}

/// Flags of past nights stay unchanged when the policy or the description changes.
Result<Stay> Verifier::nightsToFlag(const inventory::Property &property)
{
    const auto changes =
        connection_.integer(QStringLiteral("SELECT count(*) FROM event WHERE property = %1"
                                           " AND kind IN (40, 41, 51, 52, 53, 54)")
                                .arg(property.id.value));
    if (!changes) return tl::unexpected(changes.error());
    const auto last = connection_.integer(
        QStringLiteral(
            "SELECT {greatest}(coalesce((SELECT max(check_in + nights) FROM booking WHERE"
            " property = %1), 0), coalesce((SELECT max(night) + 1 FROM oversold WHERE"
            " property = %1), 0))")
            .arg(property.id.value));
    if (!last) return tl::unexpected(last.error());
    const Night from = *changes > 1 ? property.businessDate : property.firstNight;
    return Stay(from, std::max(0, static_cast<int>(*last) - from.day()));
}

Result<void> Verifier::checkOversold(PropertyId property)
{
    const auto catalogue = loadCatalogue(connection_, property);
    if (!catalogue) return tl::unexpected(catalogue.error());
    const auto range = nightsToFlag(catalogue->property);
    if (!range) return tl::unexpected(range.error());
    if (range->nights() == 0) return {};
    const auto told =
        oversoldNights(connection_, *catalogue, *range,
                       "SELECT room_type, night, rooms FROM edge_told WHERE property = ?1");
    if (!told) return tl::unexpected(told.error());
    const auto kept = flaggedNights(connection_, property, *range);
    if (!kept) return tl::unexpected(kept.error());
    const auto place = [&](const OversoldKey &k) {
        const QString night = errorDate(k.night);
        if (!k.roomType) {
            const int at = catalogue->poolIndex(k.pool);
            const QString name = at < 0 ? QString() : catalogue->pools[size_t(at)].name;
            return ErrorText::tr("pool %1, night %2").arg(name, night);
        }
        const inventory::RoomType *type = catalogue->roomType(k.roomType);
        return ErrorText::tr("room type %1, night %2").arg(type ? type->name : QString(), night);
    };
    const auto differs = [&](const OversoldKey &key, qint32 should, qint32 is) {
        find(ErrorText::tr("oversold by %n room(s), but flagged with %1", nullptr, should).arg(is),
             place(key));
    };
    for (const auto &[key, rooms] : *told) {
        const auto flag = kept->find(key);
        const qint32 is = flag == kept->end() ? 0 : flag->second;
        if (is != rooms) differs(key, rooms, is);
    }
    for (const auto &[key, rooms] : *kept) {
        if (!told->contains(key)) differs(key, 0, rooms);
    }
    return {};
}

/// The parts of the lines that are in the price add up to it.
Result<void> Verifier::checkTaxes()
{
    std::vector<std::pair<QString, qint64>> wrong;
    auto done = forEachRow(
        connection_,
        "SELECT x.booking, x.content, b.total, p.currency FROM booking_taxes x JOIN booking b"
        " ON b.property = x.property AND b.id = x.booking JOIN property p ON p.id = x.property"
        " ORDER BY x.booking",
        {}, [&](const Statement &row) {
            const auto taxes = pricing::stayTaxesFrom(row.text(1).toUtf8());
            const qint64 total = row.integer(2);
            if (taxes && taxes->price() == total) return;
            const QString amount = QStringLiteral("#amount %1 ") + row.text(3);
            wrong.emplace_back(
                taxes ? ErrorText::tr("the tax lines are of a price of %1, but the total is %2")
                            .arg(shown(amount.arg(taxes->price())), shown(amount.arg(total)))
                      : ErrorText::tr("the tax lines cannot be read"),
                row.integer(0));
        });
    for (size_t i = 0; done && i < std::min<size_t>(wrong.size(), kMostOfAKind); ++i)
        find(wrong[i].first, ErrorText::tr("booking %1").arg(wrong[i].second));
    if (done && wrong.size() > kMostOfAKind) {
        find(ErrorText::tr("and %1 more of this type").arg(wrong.size() - kMostOfAKind),
             ErrorText::tr("file"));
    }
    return done;
}

/// Terms that bookings keep can be read.
Result<void> Verifier::checkTerms()
{
    return forEachRow(connection_,
                      "SELECT p.name, t.content FROM plan_terms t JOIN rate_plan p"
                      " ON p.property = t.property AND p.id = t.plan ORDER BY t.plan, t.seq",
                      {}, [&](const Statement &row) {
                          if (booking::itemFrom<pricing::PlanTerms>(row.text(1).toUtf8())) return;
                          find(ErrorText::tr("terms that bookings keep cannot be read"),
                               ErrorText::tr("rate plan %1").arg(row.text(0)));
                      });
}

Result<void> Verifier::count()
{
    const std::pair<qint64 *, const char *> figures[] = {
        {&report_.records, "SELECT count(*) FROM event"},
        {&report_.bookings, "SELECT count(*) FROM booking"},
        {&report_.holds, "SELECT count(*) FROM open_hold"},
        {&report_.roomNights,
         "SELECT coalesce(sum(nights * rooms), 0) FROM booking WHERE status IN (2, 5, 6)"},
        {&report_.commits, "SELECT count(*) FROM commits"},
        {&report_.oversoldNights, "SELECT count(DISTINCT property || '/' || night) FROM oversold"}};
    for (const auto &[figure, sql] : figures) {
        const auto value = connection_.integer(QString::fromLatin1(sql));
        if (!value) return tl::unexpected(value.error());
        *figure += *value;
    }
    return {};
}

}  // namespace

Result<VerifyReport> verify(const QString &place)
{
    auto opened = Inspection::open(place);
    if (!opened) return tl::unexpected(opened.error());
    return Verifier(std::move(*opened)).run();
}

}  // namespace roomrack::storage

// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/guests.h"

#include "dedup/guest_names.h"
#include "dedup/misspelled.h"
#include "dedup/normal.h"

#include <QFile>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace roomrack::dedup::tests {

namespace {

constexpr double kPlanted = 0.12;
constexpr qint64 kDayMicros = 86'400 * kSecond;

struct Row {
    Stay stay;
    int lead = 0;
    RoomTypeId type;
    QString country, segment;
};

QList<QByteArray> cells(const QByteArray &line)
{
    return line.trimmed().split(',');  // the file has no quoted fields
}

std::vector<Row> readRows(const QString &csv)
{
    QFile file(csv);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QList<QByteArray> head = cells(file.readLine());
    const auto column = [&](const char *name) { return head.indexOf(QByteArray(name)); };
    const auto lead = column("lead_time"), year = column("arrival_date_year"),
               month = column("arrival_date_month"), day = column("arrival_date_day_of_month"),
               weekend = column("stays_in_weekend_nights"), week = column("stays_in_week_nights"),
               country = column("country"), segment = column("market_segment"),
               type = column("reserved_room_type");
    std::vector<Row> rows;
    const QLocale c = QLocale::c();
    while (!file.atEnd()) {
        const QList<QByteArray> cell = cells(file.readLine());
        if (cell.size() != head.size()) continue;
        const int nights = cell[weekend].toInt() + cell[week].toInt();
        const QDate in =
            c.toDate(QString::fromLatin1(cell[day] + ' ' + cell[month] + ' ' + cell[year]),
                     QStringLiteral("d MMMM yyyy"));
        if (nights <= 0 || !in.isValid()) continue;
        rows.push_back({Stay(Night::fromDate(in), nights), cell[lead].toInt(),
                        RoomTypeId{cell[type].at(0) - 'A' + 1}, QString::fromLatin1(cell[country]),
                        QString::fromLatin1(cell[segment])});
    }
    return rows;
}

struct Contact {
    QString mail, phone;
};

class Writer {
public:
    Writer(const std::vector<Row> &rows, quint64 seed) : rows_(rows), random_(seed) {}
    std::vector<Request> write();

private:
    const Nation &nationOf(const Row &row);
    QString word(const char *list, double steep);
    QString rareFamily(const Nation &nation);
    Typed stranger(const Row &row, const Nation &nation);
    QString number(const Nation &nation);
    QString mailOf(const Typed &t);
    void byAgency(Typed &t, const Row &row, std::map<QString, Contact> &offices);
    bool isInFamily(const Typed &t) const;
    Request natural(size_t i);
    void plant(size_t of, std::vector<Request> &into);

    const std::vector<Row> &rows_;
    Random random_;
    std::map<QString, Contact> agencies_, companies_;
    std::vector<Typed> known_;
    std::vector<Request> written_;
};

const Nation &Writer::nationOf(const Row &row)
{
    for (const Nation &n : kNations) {
        if (row.country == QLatin1String(n.code3)) return n;
    }
    return kNations[size_t(random_.below(int(kNations.size())))];
}

/// The first words of the list are more frequent, as in real names.
QString Writer::word(const char *list, double steep)
{
    const QStringList all = QString::fromUtf8(list).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const double place = std::pow(random_.real(), steep) * double(all.size());
    return QString(all[int(place)]).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString Writer::rareFamily(const Nation &nation)
{
    static const char *const kLatin = "ba be bra ca cor da do fa fer ga gri ha hol ka la lo ma mon "
                                      "na pa pe ra ro sa sta ta tor va ver vi zo";
    static const char *const kCyrillic = "ба бе бор ва во га гор да до ка кра ла ло ма мо на ни па "
                                         "по ра ро са сте та то";
    const bool cyrillic = nation.code2 == std::string_view("RU");
    QString name;
    const int syllables = random_.between(2, 3);
    for (int i = 0; i < syllables; ++i) name += word(cyrillic ? kCyrillic : kLatin, 1);
    name += word(nation.endings, 1);
    name[0] = name[0].toUpper();
    return name;
}

QString Writer::number(const Nation &nation)
{
    QString digits = QString::fromLatin1(nation.mobile);
    for (int i = 0; i < nation.digits; ++i) digits += QChar('0' + random_.below(10));
    return QString::fromLatin1(nation.prefix) + QLatin1Char(' ') + digits;
}

QString Writer::mailOf(const Typed &t)
{
    static const char *const kProviders =
        "gmail.com hotmail.com outlook.com yahoo.com icloud.com sapo.example btinternet.example "
        "gmx.example web.example orange.example telefonica.example mail.example";
    const auto plain = [](const QString &name) {
        QString out;
        for (const std::string &part : nameParts(name)) out += QString::fromStdString(part);
        return out;
    };
    const QString given = plain(t.given), family = plain(t.family);
    QString box;
    switch (random_.below(4)) {
    case 0: box = given + QLatin1Char('.') + family; break;
    case 1: box = given.left(1) + family + QString::number(random_.between(1, 99)); break;
    case 2: box = family + QLatin1Char('.') + given.left(1); break;
    default: box = given + family + QString::number(random_.between(50, 2005));
    }
    return box + QLatin1Char('@') + word(kProviders, 1.5);
}

Typed Writer::stranger(const Row &row, const Nation &nation)
{
    Typed t;
    t.given = word(nation.given, 1.6);
    if (random_.chance(0.08)) t.given += QLatin1Char(' ') + word(nation.given, 1.6);
    const bool rare = *nation.endings != '\0' && random_.chance(0.45);
    t.family = rare ? rareFamily(nation) : word(nation.family, 1.6);
    const bool two =
        nation.code2 == std::string_view("PT") || nation.code2 == std::string_view("ES");
    if (two && random_.chance(0.6)) t.family += QLatin1Char(' ') + word(nation.family, 1.6);
    t.country = QString::fromLatin1(nation.code2);
    t.phone = number(nation);
    t.mail = mailOf(t);
    t.stay = row.stay;
    t.type = row.type;
    return t;
}

/// Agencies and companies book for their guests under their own contact data.
void Writer::byAgency(Typed &t, const Row &row, std::map<QString, Contact> &offices)
{
    const QString name = QStringLiteral("office%1").arg(random_.below(60));
    Contact &service = offices[name];
    if (service.mail.isEmpty()) {
        service = {name
                       + (&offices == &agencies_ ? QStringLiteral("@travel.example")
                                                 : QStringLiteral("@company.example")),
                   number(nationOf(row))};
    }
    t.mail = service.mail;
    t.phone = service.phone;
}

/// Whether a member of the booking family already has that name.
bool Writer::isInFamily(const Typed &t) const
{
    for (auto other = known_.rbegin(); other != known_.rend(); ++other) {
        if (other->family != t.family || other->stay != t.stay) return false;
        if (nameParts(other->given) == nameParts(t.given)) return true;
    }
    return false;
}

Request Writer::natural(size_t i)
{
    const Row &row = rows_[i];
    const Nation &nation = nationOf(row);
    Request r;
    Typed &t = r.typed;
    t = stranger(row, nation);
    r.who = "stranger";
    const Typed *before = i > 0 && rows_[i - 1].stay == row.stay ? &known_.back() : nullptr;
    if (before && random_.chance(0.2)) {
        // One family that books two rooms.
        r.who = "family";
        t.family = before->family;
        do {
            t.given = word(nation.given, 1.6);
        } while (isInFamily(t));
        t.phone = before->phone;
        if (random_.chance(0.6)) t.mail = before->mail;
        t.country = before->country;
    } else if (!known_.empty() && random_.chance(0.08)) {
        const Typed &again = known_[size_t(random_.below(int(known_.size())))];
        if (again.stay.checkOut() + 10 < row.stay.checkIn()) {
            r.who = "again";
            t = again;
            t.stay = row.stay;
            t.type = row.type;
        }
    }
    const bool agency =
        row.segment == QLatin1String("Groups") || row.segment == QLatin1String("Offline TA/TO");
    if (agency && random_.chance(0.6)) {
        byAgency(t, row, agencies_);
        r.who = "agency";
    } else if (row.segment == QLatin1String("Corporate")) {
        byAgency(t, row, companies_);
        r.who = "company";
    }
    const bool online = row.segment == QLatin1String("Online TA");
    t.channel = online ? ChannelId{random_.between(1, 3)} : ChannelId{};
    known_.push_back(t);
    if (online && random_.chance(0.5)) t.mail = misspelled::relayAddress(random_);
    if (random_.chance(0.12)) t.phone.clear();
    if (!online && random_.chance(0.08)) t.mail.clear();
    t.name = t.given + QLatin1Char(' ') + t.family;
    t.price = random_.between(40, 300) * 100LL * t.stay.nights();
    t.created = Instant{(qint64(t.stay.checkIn().day()) - row.lead) * kDayMicros
                        + random_.below(86'400) * kSecond};
    return r;
}

void Writer::plant(size_t of, std::vector<Request> &into)
{
    Request r = into[of];
    r.of = of;
    r.kind = Kind(1 + random_.below(kKinds - 1));
    // Seconds to three weeks later, log-uniform.
    r.typed.created =
        r.typed.created + qint64(std::pow(10.0, random_.real() * 5.5 + 0.6) * double(kSecond));
    switch (r.kind) {
    case Kind::Typo: misspelled::slip(r.typed, random_); break;
    case Kind::Swapped: misspelled::swapNames(r.typed, random_); break;
    case Kind::OtherChannel: misspelled::comeByAnotherWay(r.typed, known_[of], random_); break;
    default: r.typed.price -= 600;
    }
    into.push_back(r);
}

std::vector<Request> Writer::write()
{
    std::vector<Request> all;
    for (size_t i = 0; i < rows_.size(); ++i) all.push_back(natural(i));
    for (size_t i = 0; i < rows_.size(); ++i) {
        if (random_.chance(kPlanted)) plant(i, all);
    }
    std::vector<size_t> order(all.size()), place(all.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return all[a].typed.created < all[b].typed.created;
    });
    for (size_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    std::vector<Request> sorted;
    for (const size_t i : order) {
        sorted.push_back(all[i]);
        sorted.back().of = place[all[i].of];
    }
    return sorted;
}

}  // namespace

std::vector<Request> requestsFor(const QString &csv, quint64 seed)
{
    const std::vector<Row> rows = readRows(csv);
    return Writer(rows, seed).write();
}

}  // namespace roomrack::dedup::tests

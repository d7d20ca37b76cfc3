// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/ecb_rates.h"

#include "core/error_values.h"
#include "imports/csv_reader.h"

#include <QtCore/QBuffer>
#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>

#include <set>

namespace roomrack::imports {

namespace {

constexpr int kDeepest = 64;
constexpr int kMostAttributes = 128;
constexpr size_t kMostRates = 1'000'000;

tl::unexpected<Error> wrongFile(const QString &reason)
{
    return fail(ErrorCode::Invalid, QStringLiteral("file"), reason);
}
tl::unexpected<Error> wrongLine(qint64 line, const QString &reason)
{
    return wrongFile(ErrorText::tr("line %1: %2").arg(line).arg(reason));
}

class Collector {
public:
    Result<void> addDay(const QString &text)
    {
        const auto day = dayOf(text);
        if (!day) return tl::unexpected(day.error());
        if (!days_.insert(*day).second)
            return wrongFile(
                ErrorText::tr("the date %1 appears more than once").arg(errorDate(*day)));
        day_ = *day;
        seen_.clear();
        return {};
    }
    Result<void> addRate(const QString &code, const QString &text)
    {
        static const QRegularExpression letters(QStringLiteral("^[A-Z]{3}$"));
        if (!letters.match(code).hasMatch()) {
            return wrongFile(ErrorText::tr("“%1” is not a currency code").arg(code.left(40)));
        }
        if (day_.day() == 0)
            return wrongFile(ErrorText::tr("an exchange rate appears before its date"));
        if (!seen_.insert(code).second) {
            return wrongFile(ErrorText::tr("%1 has more than one exchange rate for %2")
                                 .arg(code, errorDate(day_)));
        }
        const auto factor = pricing::FxFactor::parse(text);
        if (!factor) return tl::unexpected(factor.error());
        const auto currency = Currency::make(code);
        if (!currency) {
            ++found_.unknown;
            return {};
        }
        const pricing::FxRate rate{*euro_, *currency, day_, *factor};
        if (const auto ok = pricing::validate(rate); !ok) return ok;
        if (found_.rates.size() >= kMostRates)
            return wrongFile(ErrorText::tr("the file has too many exchange rates"));
        found_.rates.push_back(rate);
        return {};
    }
    Result<EcbRates> finish()
    {
        if (found_.rates.empty())
            return wrongFile(
                ErrorText::tr("the file contains no European Central Bank reference rates"));
        return std::move(found_);
    }

private:
    /// "2026-07-10", or "10 July 2026" as in the daily CSV file.
    static Result<Night> dayOf(const QString &text)
    {
        QDate date = QDate::fromString(text, Qt::ISODate);
        if (!date.isValid() || text.size() != 10)
            date = QLocale::c().toDate(text, QStringLiteral("d MMMM yyyy"));
        if (date.isValid()) return Night::fromDate(date);
        return wrongFile(ErrorText::tr("“%1” is not a date").arg(text.left(40)));
    }
    const Result<Currency> euro_ = Currency::make(QStringLiteral("EUR"));
    EcbRates found_;
    Night day_;
    std::set<Night> days_;
    std::set<QString> seen_;
};

/// One Cube element: it holds a day, a currency with its rate, or other Cubes.
Result<void> readCube(const QXmlStreamAttributes &attributes, Collector &collector)
{
    const auto value = [&](const char *name) {
        return attributes.value(QLatin1String(name)).toString();
    };
    if (attributes.hasAttribute(QLatin1String("time"))) return collector.addDay(value("time"));
    if (attributes.hasAttribute(QLatin1String("currency")))
        return collector.addRate(value("currency"), value("rate"));
    return {};
}

Result<EcbRates> readXml(const QByteArray &bytes)
{
    QXmlStreamReader xml(bytes);
    xml.setEntityExpansionLimit(0);
    Collector collector;
    int depth = 0;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        // Qt silently skips external entities and expands the others; neither is needed here.
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference)
            return wrongLine(xml.lineNumber(),
                             ErrorText::tr("document type declarations (DTD) are not allowed"));
        if (token == QXmlStreamReader::EndElement) --depth;
        if (token != QXmlStreamReader::StartElement) continue;
        if (++depth > kDeepest || xml.attributes().size() > kMostAttributes)
            return wrongLine(xml.lineNumber(), ErrorText::tr("the elements are nested too deeply"));
        if (depth == 1 && xml.name() != QLatin1String("Envelope"))
            return wrongLine(xml.lineNumber(),
                             ErrorText::tr("the file is not an exchange rate file"));
        if (xml.name() != QLatin1String("Cube")) continue;
        if (const auto ok = readCube(xml.attributes(), collector); !ok)
            return wrongLine(xml.lineNumber(), ok.error().reason);
    }
    if (xml.hasError()) return wrongLine(xml.lineNumber(), xml.errorString());
    return collector.finish();
}

Result<void> readCsvRow(const CsvRow &row, const QStringList &codes, Collector &collector)
{
    if (const auto ok = collector.addDay(row.text(0)); !ok) return ok;
    if (row.size() < codes.size()) return wrongFile(ErrorText::tr("fewer columns than the header"));
    for (int i = 1; i < codes.size(); ++i) {
        const QString text = row.text(i).trimmed();
        if (codes[i].isEmpty() || text.isEmpty() || text == QLatin1String("N/A")) continue;
        if (const auto ok = collector.addRate(codes[i], text); !ok) return ok;
    }
    return {};
}

Result<EcbRates> readCsv(const QByteArray &bytes)
{
    QByteArray copy = bytes;
    QBuffer source(&copy);
    source.open(QIODevice::ReadOnly);
    CsvReader csv(source, {});
    QStringList codes;
    Collector collector;
    for (;;) {
        switch (csv.next()) {
        case CsvReader::Step::Problem: return wrongLine(csv.problem().line, csv.problem().reason);
        case CsvReader::Step::Failed: return tl::unexpected(csv.error());
        case CsvReader::Step::End: return collector.finish();
        case CsvReader::Step::Row: break;
        }
        const CsvRow &row = csv.row();
        if (codes.isEmpty()) {
            for (int i = 0; i < row.size(); ++i) codes << row.text(i).trimmed();
            if (codes.first() != QLatin1String("Date"))
                return wrongLine(row.line, ErrorText::tr("the file is not an exchange rate file"));
            continue;
        }
        if (const auto ok = readCsvRow(row, codes, collector); !ok)
            return wrongLine(row.line, ok.error().reason);
    }
}

}  // namespace

Result<EcbRates> readEcbRates(const QByteArray &bytes)
{
    if (bytes.size() > kMostEcbBytes) {
        return wrongFile(ErrorText::tr("is larger than %1 MiB").arg(kMostEcbBytes >> 20));
    }
    if (bytes.startsWith("PK"))
        return wrongFile(ErrorText::tr("is a ZIP archive; extract it and select the file inside"));
    const QByteArray start = bytes.left(200).trimmed();
    const bool marked = start.startsWith("\xEF\xBB\xBF");
    return (marked ? start.mid(3) : start).startsWith('<') ? readXml(bytes) : readCsv(bytes);
}

}  // namespace roomrack::imports

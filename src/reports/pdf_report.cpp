// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_report.h"

#include "reports/pdf_chart.h"
#include "reports/pdf_table.h"
#include "reports/words.h"

#include <QtCore/QBuffer>

#include <vector>

namespace roomrack::reports {

namespace {

constexpr int kResolution = 1200;
constexpr double kMarginMm = 16;
constexpr double kFooter = 24;
constexpr double kChart = 210;
constexpr double kCards = 46;

struct PageRows {
    int first = 0;
    int count = 0;
};

/// Distributes the rows over pages: the first has less space, below the chart.
std::vector<PageRows> paginate(int rows, int onFirst, int onOthers)
{
    std::vector<PageRows> pages{{0, std::min(rows, onFirst)}};
    for (int first = pages[0].count; first < rows; first += onOthers)
        pages.push_back({first, std::min(onOthers, rows - first)});
    return pages;
}

class Document {
public:
    Document(QPdfWriter &writer, const Report &report, const PdfOptions &options)
        : report_(report), options_(options), sheet_(writer, options.fontFamily),
          table_(sheet_, report, options.locale)
    {}

    Result<void> draw(const Progress &progress)
    {
        const double tableTop = drawTop();
        const double bottom = sheet_.area().height() - kFooter;
        const std::vector<PageRows> pages =
            paginate(table_.rows(), PdfTable::rowsIn(bottom - tableTop), PdfTable::rowsIn(bottom));
        const int count = static_cast<int>(pages.size());
        for (int i = 0; i < count; ++i) {
            if (!progress(i, count)) return stopped();
            if (i > 0) sheet_.newPage();
            const PageRows &page = pages[size_t(i)];
            table_.draw(i == 0 ? tableTop : 0, page.first, page.count);
            drawFooter(i + 1, count);
        }
        sheet_.end();
        progress(count, count);
        return {};
    }

private:
    /// Draws title, figures and chart; returns the top of the table.
    double drawTop()
    {
        const double width = sheet_.area().width();
        sheet_.write({0, 0, width, 26}, Words::tr("Occupancy and rates"), sheet_.font(19, true),
                     ink::text);
        const QString hotel =
            report_.city.isEmpty()
                ? report_.hotel
                : Words::tr("%1, %2", "hotel, city").arg(report_.hotel, report_.city);
        sheet_.write({0, 28, width, 16}, hotel, sheet_.font(11, true), ink::text);
        sheet_.write(
            {0, 44, width, 16},
            Words::tr("%1, %2 \u00b7 amounts in %3, tax included", "period, by day, currency")
                .arg(periodText(report_.period, options_.locale),
                     granularityText(report_.granularity), report_.currency.code()),
            sheet_.font(10), ink::muted);
        drawCards(72);
        drawChart(sheet_, {0, 72 + kCards + 16, width, kChart}, report_, options_.locale);
        return 72 + kCards + 16 + kChart + 18;
    }

    void drawCards(double top)
    {
        constexpr double gap = 8;
        const Column shown[] = {Column::Occupancy, Column::Adr, Column::RevPar, Column::Occupied,
                                Column::Revenue};
        const double width = (sheet_.area().width() - 4 * gap) / 5;
        double x = 0;
        for (const Column column : shown) {
            const QRectF card(x, top, width, kCards);
            sheet_.painter().setPen(QPen(ink::line, 0.75));
            sheet_.painter().setBrush(Qt::NoBrush);
            sheet_.painter().drawRoundedRect(card, 4, 4);
            const QRectF inside = card.adjusted(8, 6, -8, -6);
            const QString name = column == Column::Occupied ? Words::tr("Room nights sold")
                                                            : headingWithUnit(column, report_);
            sheet_.write({inside.left(), inside.top(), inside.width(), 12}, name, sheet_.font(7.5),
                         ink::muted);
            const QString figure =
                figureText(column, report_.total, report_.currency, options_.locale);
            sheet_.write({inside.left(), inside.top() + 14, inside.width(), 20}, figure,
                         sheet_.fitted(figure, inside.width(), 13, true), ink::text);
            x += width + gap;
        }
    }

    void drawFooter(int page, int pages)
    {
        const QRectF area = sheet_.area();
        const QRectF where(0, area.height() - 12, area.width(), 12);
        const QFont font = sheet_.font(7.5);
        QString left = report_.hotel + QStringLiteral(" \u00b7 ")
                       + periodText(report_.period, options_.locale);
        if (options_.made.isValid()) {
            left += QStringLiteral(" \u00b7 ")
                    + Words::tr("generated on %1").arg(momentText(options_.made, options_.locale));
        }
        sheet_.write(where.adjusted(0, 0, -90, 0), left, font, ink::muted);
        sheet_.write(where, Words::tr("Page %1 of %2").arg(page).arg(pages), font, ink::muted,
                     Qt::AlignRight | Qt::AlignVCenter);
    }

    const Report &report_;
    const PdfOptions &options_;
    PdfSheet sheet_;
    PdfTable table_;
};

}  // namespace

QPageSize::PageSizeId paperOf(const QLocale &locale)
{
    return locale.measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                   : QPageSize::A4;
}

Result<QByteArray> pdfOf(const Report &report, const PdfOptions &options, const Progress &progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kResolution);
        writer.setPageSize(QPageSize(options.page));
        writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm / 2),
                              QPageLayout::Millimeter);
        writer.setCreator(QStringLiteral("Roomrack"));
        writer.setTitle(report.hotel + QStringLiteral(", ")
                        + periodText(report.period, options.locale));
        Document document(writer, report, options);
        if (const Result<void> drawn = document.draw(progress); !drawn)
            return tl::unexpected(drawn.error());
    }
    return buffer.data();
}

Result<void> writePdf(const Report &report, const QString &path, const PdfOptions &options,
                      const Progress &progress)
{
    return pdfOf(report, options, progress).and_then([&](const QByteArray &bytes) {
        return writeFile(path, bytes);
    });
}

}  // namespace roomrack::reports

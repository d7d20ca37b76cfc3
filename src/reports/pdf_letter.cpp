// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_letter.h"

#include "core/card_number.h"
#include "reports/pdf_sheet.h"

#include <QtCore/QBuffer>

namespace roomrack::reports {

namespace {

constexpr int kLetterResolution = 1200;
constexpr double kLetterMarginMm = 25;
constexpr double kText = 11, kLine = 16, kGap = 9;
constexpr double kHead = 96;  ///< height of the letterhead

class Paper {
public:
    Paper(QPdfWriter &writer, const QString &family)
        : sheet_(writer, family), text_(sheet_.font(kText))
    {}

    void draw(const Letter &letter)
    {
        const double width = sheet_.area().width();
        sheet_.write({0, 0, width, 24}, letter.hotel, sheet_.font(16, true), ink::text);
        sheet_.write({0, 24, width, 14}, letter.city, sheet_.font(10), ink::muted);
        sheet_.rule({0, 46}, {width, 46}, ink::line, 0.75);
        y_ = kHead;
        line(letter.to);
        sheet_.write({0, kHead, width, kLine}, letter.date, text_, ink::text,
                     Qt::AlignRight | Qt::AlignVCenter);
        y_ += 2 * kLine;
        sheet_.write({0, y_, width, kLine + 4}, letter.subject,
                     sheet_.fitted(letter.subject, width, 12.5, true), ink::text);
        y_ += 2 * kLine;
        for (const QString &paragraph : letter.text.split(QLatin1Char('\n'))) {
            if (paragraph.trimmed().isEmpty())
                y_ += kGap;
            else
                wrap(paragraph);
        }
        sheet_.end();
    }

private:
    void line(const QString &text)
    {
        if (y_ + kLine > sheet_.area().height()) {
            sheet_.newPage();
            y_ = 0;
        }
        sheet_.write({0, y_, sheet_.area().width(), kLine}, text, text_, ink::text);
        y_ += kLine;
    }

    /// Breaks lines at words; a word wider than the page is shortened by write().
    void wrap(const QString &paragraph)
    {
        QString sofar;
        for (const QString &word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QString longer = sofar.isEmpty() ? word : sofar + QLatin1Char(' ') + word;
            if (!sofar.isEmpty() && sheet_.widthOf(longer, text_) > sheet_.area().width()) {
                line(sofar);
                sofar = word;
            } else {
                sofar = longer;
            }
        }
        line(sofar);
    }

    PdfSheet sheet_;
    QFont text_;
    double y_ = 0;
};

}  // namespace

Result<QByteArray> pdfOf(const Letter &typed, const PdfOptions &options)
{
    // As in mails: user-written text and guest names are untrusted.
    Letter letter = typed;
    for (QString *words : {&letter.to, &letter.subject, &letter.text})
        *words = core::withoutCardNumbers(*words);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kLetterResolution);
        writer.setPageSize(QPageSize(options.page));
        writer.setPageMargins(
            QMarginsF(kLetterMarginMm, kLetterMarginMm, kLetterMarginMm, kLetterMarginMm),
            QPageLayout::Millimeter);
        writer.setCreator(QStringLiteral("Roomrack"));
        writer.setTitle(letter.subject);
        Paper(writer, options.fontFamily).draw(letter);
    }
    return buffer.data();
}

Result<void> writePdf(const Letter &letter, const QString &path, const PdfOptions &options)
{
    return pdfOf(letter, options).and_then([&](const QByteArray &bytes) {
        return writeFile(path, bytes);
    });
}

}  // namespace roomrack::reports

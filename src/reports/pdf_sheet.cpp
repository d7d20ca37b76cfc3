// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_sheet.h"

#include <QtGui/QFontMetricsF>

namespace roomrack::reports {

namespace {

constexpr double kPointsPerInch = 72;

}  // namespace

PdfSheet::PdfSheet(QPdfWriter &writer, const QString &fontFamily)
    : writer_(writer), painter_(&writer), family_(fontFamily),
      scale_(writer.resolution() / kPointsPerInch),
      area_(0, 0, writer.width() / scale_, writer.height() / scale_)
{
    painter_.scale(scale_, scale_);
    painter_.setRenderHint(QPainter::Antialiasing);
}

QFont PdfSheet::font(double points, bool bold) const
{
    QFont font;
    if (!family_.isEmpty()) font.setFamily(family_);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Sizes are physical; the scaled painter would scale the writer's point sizes a second time.
    font.setPointSizeF(points * kPointsPerInch / writer_.resolution());
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

QFont PdfSheet::fitted(const QString &text, double width, double points, bool bold) const
{
    const double wide = widthOf(text, font(points, bold));
    return font(wide > width ? 0.98 * points * width / wide : points, bold);
}

double PdfSheet::widthOf(const QString &text, const QFont &font) const
{
    return QFontMetricsF(font, const_cast<QPdfWriter *>(&writer_)).horizontalAdvance(text);
}

void PdfSheet::write(const QRectF &where, const QString &text, const QFont &font,
                     const QColor &colour, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font, &writer_);
    painter_.setFont(font);
    painter_.setPen(colour);
    painter_.drawText(where, static_cast<int>(alignment) | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideRight, where.width() + 0.01));
}

void PdfSheet::rule(QPointF from, QPointF to, const QColor &colour, double width)
{
    painter_.setPen(QPen(colour, width));
    painter_.drawLine(from, to);
}

bool PdfSheet::newPage()
{
    return writer_.newPage();
}

}  // namespace roomrack::reports

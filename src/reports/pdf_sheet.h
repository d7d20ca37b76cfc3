// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing surface of a PDF report: pages measured in points, fonts and colours.
#pragma once

#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

namespace roomrack::reports {

/// Printed reports always use the colours of the light theme.
namespace ink {
inline const QColor text{0x1a, 0x1f, 0x29};
inline const QColor muted{0x66, 0x70, 0x85};
inline const QColor line{0xe2, 0xe5, 0xea};
inline const QColor shade{0xf5, 0xf6, 0xf8};
inline const QColor accent{0x2f, 0x5b, 0xea};
inline const QColor bar{0xc9, 0xd5, 0xfa};
inline const QColor second{0x0b, 0x6b, 0x43};
}  // namespace ink

class PdfSheet {
public:
    /// Starts the first page. The writer's size and margins must be set.
    PdfSheet(QPdfWriter &writer, const QString &fontFamily);

    QPainter &painter() { return painter_; }
    /// The printable part of the page, in points, from (0, 0).
    QRectF area() const { return area_; }
    QFont font(double points, bool bold = false) const;
    /// The same font, smaller where the text would exceed `width`.
    QFont fitted(const QString &text, double width, double points, bool bold = false) const;
    double widthOf(const QString &text, const QFont &font) const;
    /// One line, elided where it does not fit.
    void write(const QRectF &where, const QString &text, const QFont &font, const QColor &colour,
               Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    void rule(QPointF from, QPointF to, const QColor &colour, double width = 0.5);
    bool newPage();
    /// Returns whether the document was completed without an error.
    bool end() { return painter_.end(); }

private:
    QPdfWriter &writer_;
    QPainter painter_;
    QString family_;
    double scale_;
    QRectF area_;
};

}  // namespace roomrack::reports

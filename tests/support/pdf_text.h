// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a PDF written by Qt: inflated streams, and the letters drawn on its pages.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace roomrack::tests {

/// The streams of a PDF, inflated if deflated.
QByteArrayList pdfStreams(const QByteArray &pdf);
/// The text drawn by each stream, once per font of the file: glyph numbers depend on the font, so
/// one of the readings is the displayed text.
QStringList pdfTexts(const QByteArrayList &streams);

}  // namespace roomrack::tests

// SPDX-License-Identifier: GPL-3.0-or-later
// What a PDF of Qt's says: its streams inflated, and the letters that its pages draw.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace roomrack::tests {

/// The streams of a PDF, inflated where they were deflated.
QByteArrayList pdfStreams(const QByteArray &pdf);
/// What is drawn by each stream, once by each font of the file: glyphs are numbers of their font,
/// so one of the readings is what people see.
QStringList pdfTexts(const QByteArrayList &streams);

}  // namespace roomrack::tests

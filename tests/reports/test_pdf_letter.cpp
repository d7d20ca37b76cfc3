// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_letter.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QGuiApplication>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::reports;

namespace {

Letter letter(const QString &text)
{
    return {QStringLiteral("Hotel Bellavista"),  QStringLiteral("Lisbon"),
            QStringLiteral("10 Jul 2026"),       QStringLiteral("Ana Ferreira"),
            QStringLiteral("Your stay with us"), text};
}

int pagesIn(const QByteArray &pdf)
{
    const qsizetype at = pdf.indexOf("/Count ");
    return pdf.mid(at + 7, pdf.indexOf('\n', at) - at - 7).trimmed().toInt();
}

}  // namespace

class TestPdfLetter : public QObject {
    Q_OBJECT

private slots:
    void aLetterTakesAsManyPagesAsItsTextNeeds()
    {
        const auto one = pdfOf(letter(QStringLiteral("Dear guest,\n\nwe are sorry.")), {});
        QVERIFY(one && one->startsWith("%PDF-"));
        QCOMPARE(pagesIn(*one), 1);
        const QString word = QStringLiteral("sorry ");
        const auto many = pdfOf(letter(word.repeated(2000)), {});
        QVERIFY(many && pagesIn(*many) > 2);
        const auto wide = pdfOf(letter(QString(5000, QLatin1Char('x'))), {});
        QCOMPARE(pagesIn(*wide), 1);
        QVERIFY(pdfOf(letter({}), {}));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("letter.pdf"));
        QVERIFY(writePdf(letter(QStringLiteral("x")), path, {}));
        QVERIFY(QFile::exists(path));
        const auto nowhere =
            writePdf(letter(QStringLiteral("x")), folder.filePath(QStringLiteral("no/l.pdf")), {});
        QCOMPARE(nowhere.error().code, ErrorCode::NotFound);
    }
};

QTEST_MAIN(TestPdfLetter)
#include "test_pdf_letter.moc"

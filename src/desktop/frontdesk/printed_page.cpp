// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/printed_page.h"

#include "reports/output_file.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtGui/QPdfWriter>
#include <QtGui/QTextDocument>
#include <QtWidgets/QFileDialog>

namespace roomrack::desktop {

namespace {

constexpr qreal kPaperMargin = 18;  // millimetres

struct PrintedPageWords {
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

}  // namespace

Result<void> savePage(const QString &file, const QString &title, const QString &html,
                      const QFont &font)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QPdfWriter writer(&bytes);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin},
                          QPageLayout::Millimeter);
    writer.setTitle(title);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(QStringLiteral("* { color: #1a1f29; }"));
    document.setHtml(html);
    document.print(&writer);
    return reports::writeFile(file, bytes.data());
}

void askForPdf(QWidget *parent, const QString &title, const QString &fileName,
               std::function<void(const QString &)> chosen)
{
    auto *dialog = new QFileDialog(parent, title, fileName, PrintedPageWords::tr("PDF (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

}  // namespace roomrack::desktop

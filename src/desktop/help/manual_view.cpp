// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/help/manual_view.h"

#include "desktop/help/manual.h"
#include "desktop/theme/theme.h"

#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>
#include <QtGui/QTextTable>
#include <QtWidgets/QScrollBar>

namespace roomrack::desktop {

namespace {

constexpr int kDocumentMargin = 18;
constexpr int kLinePercent = 135;
constexpr int kHeadingSpace = 14;
constexpr int kParagraphSpace = 7;
constexpr int kCellPadding = 5;
const QString kBase = QStringLiteral("qrc:/manual/");

}  // namespace

ManualView::ManualView(const Theme &theme, QWidget *parent) : QTextBrowser(parent), theme_(theme)
{
    setObjectName(QStringLiteral("manual"));
    setAccessibleName(tr("Manual page"));
    setOpenExternalLinks(true);
    document()->setDocumentMargin(kDocumentMargin);
    connect(&theme, &Theme::changed, this, &ManualView::restyle);
    // Also emitted by backward(), which does not call doSetSource().
    connect(this, &QTextBrowser::sourceChanged, this, [this] {
        style();
        find(searched_);
    });
}

void ManualView::showPage(const QString &page)
{
    setSource(QUrl(kBase + page));
}

QVariant ManualView::loadResource(int, const QUrl &name)
{
    return manualText(name.fileName());
}

void ManualView::doSetSource(const QUrl &url, QTextDocument::ResourceType)
{
    if (manualText(url.fileName()).isNull()) return;
    QTextBrowser::doSetSource(url, QTextDocument::MarkdownResource);
    goToHeading(url.fragment());
}

/// The colours of links and code are part of the text.
void ManualView::restyle()
{
    if (page().isEmpty()) return;
    const int top = verticalScrollBar()->value();
    setMarkdown(manualText(page()));
    style();
    find(searched_);
    verticalScrollBar()->setValue(top);
}

/// Distances that Markdown does not define.
void ManualView::style()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format;
        format.setLineHeight(kLinePercent, QTextBlockFormat::ProportionalHeight);
        const bool inTable = QTextCursor(block).currentTable();
        const bool heading = block.blockFormat().headingLevel() > 0;
        if (heading) format.setTopMargin(kHeadingSpace);
        format.setBottomMargin(inTable || block.textList() ? 0 : kParagraphSpace);
        QTextCursor(block).mergeBlockFormat(format);
    }
    styleTables();
    document()->setModified(false);
}

void ManualView::styleTables()
{
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme_.colors().line);
        format.setCellPadding(kCellPadding);
        format.setCellSpacing(0);
        format.setBottomMargin(kHeadingSpace);
        table->setFormat(format);
    }
}

/// Headings of Markdown have no anchors in Qt 6.4.
void ManualView::goToHeading(const QString &fragment)
{
    if (fragment.isEmpty()) return;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || headingFragment(block.text()) != fragment)
            continue;
        // The text is laid out as far as it was needed; the end needs all of it.
        moveCursor(QTextCursor::End);
        setTextCursor(QTextCursor(block));
        const QRectF place = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(int(place.top()));
        return;
    }
}

void ManualView::find(const QString &text)
{
    searched_ = text;
    found_.clear();
    at_ = -1;
    if (!text.isEmpty()) {
        const int top = cursorForPosition(viewport()->rect().topLeft()).position();
        QTextCursor cursor = document()->find(text);
        for (; !cursor.isNull(); cursor = document()->find(text, cursor)) {
            if (at_ < 0 && cursor.selectionStart() >= top) at_ = int(found_.size());
            found_ << cursor;
        }
        if (at_ < 0 && !found_.isEmpty()) at_ = 0;
    }
    mark();
}

void ManualView::findNext(int step)
{
    if (found_.isEmpty()) return;
    const int count = places();
    at_ = (at_ + step + count) % count;
    mark();
}

void ManualView::mark()
{
    const Colors &c = theme_.colors();
    QList<ExtraSelection> marks;
    for (int i = 0; i < places(); ++i) {
        ExtraSelection mark;
        mark.cursor = found_[i];
        mark.format.setBackground(i == at_ ? c.accent : c.tone(Tone::Warn).fill);
        mark.format.setForeground(i == at_ ? c.onAccent : c.tone(Tone::Warn).text);
        marks << mark;
    }
    setExtraSelections(marks);
    if (at_ >= 0) {
        QTextCursor place = found_[at_];
        place.clearSelection();
        setTextCursor(place);
        ensureCursorVisible();
    }
    emit placesChanged();
}

}  // namespace roomrack::desktop

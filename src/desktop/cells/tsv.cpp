// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/cells/tsv.h"

namespace roomrack::desktop {

namespace {

class TsvReader {
public:
    explicit TsvReader(const QString &text) : text_(text) {}

    Result<TextTable> read()
    {
        while (at_ < text_.size()) {
            if (++cells_ > kMostTsvCells) {
                return fail(ErrorCode::Invalid, {},
                            ErrorText::tr("too many cells; the maximum is %1").arg(kMostTsvCells));
            }
            if (!readCell()) {
                return fail(ErrorCode::Invalid, {},
                            ErrorText::tr("row %1: the closing quotation mark of a cell is missing")
                                .arg(table_.size() + 1));
            }
        }
        if (!row_.isEmpty()) table_.push_back(row_);
        return table_;
    }

private:
    bool isEnd(QChar c) const { return c == u'\n' || c == u'\r'; }

    bool readCell()
    {
        QString cell;
        if (text_.at(at_) == u'"') {
            if (!readQuoted(cell)) return false;
        }
        while (at_ < text_.size() && text_.at(at_) != u'\t' && !isEnd(text_.at(at_))) {
            cell += text_.at(at_++);
        }
        row_ << cell;
        if (at_ >= text_.size()) return true;
        const QChar end = text_.at(at_++);
        if (end == u'\t') {
            // A tab at the end of a row is followed by an empty cell.
            if (at_ >= text_.size())
                row_ << QString();
            else if (isEnd(text_.at(at_)))
                endRowAfterTab();
            return true;
        }
        endRow(end);
        return true;
    }

    void endRowAfterTab()
    {
        row_ << QString();
        endRow(text_.at(at_++));
    }

    void endRow(QChar end)
    {
        if (end == u'\r' && at_ < text_.size() && text_.at(at_) == u'\n') ++at_;
        table_.push_back(row_);
        row_.clear();
    }

    bool readQuoted(QString &cell)
    {
        for (++at_; at_ < text_.size(); ++at_) {
            if (text_.at(at_) != u'"') {
                cell += text_.at(at_);
            } else if (at_ + 1 < text_.size() && text_.at(at_ + 1) == u'"') {
                cell += u'"';
                ++at_;
            } else {
                ++at_;
                return true;
            }
        }
        return false;
    }

    const QString &text_;
    qsizetype at_ = 0;
    qint64 cells_ = 0;
    QStringList row_;
    TextTable table_;
};

}  // namespace

Result<TextTable> readTsv(const QString &text)
{
    return TsvReader(text).read();
}

QString writeTsv(const TextTable &table)
{
    QString text;
    for (const QStringList &row : table) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0) text += u'\t';
            QString cell = row.at(i);
            const bool quoted = cell.contains(u'\t') || cell.contains(u'\n') || cell.contains(u'\r')
                                || cell.contains(u'"');
            if (quoted) cell = u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
            text += cell;
        }
        text += u'\n';
    }
    return text;
}

}  // namespace roomrack::desktop

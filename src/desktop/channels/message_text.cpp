// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/message_text.h"

#include "desktop/theme/theme.h"

#include <QtWidgets/QPlainTextEdit>

namespace roomrack::desktop {

namespace {

constexpr int kIndent = 2;
/// Depth limit for readability: a hostile message would also grow by its indentation.
constexpr int kDeepest = 24;

class Lines {
public:
    void add(QChar c) { text_ += c; }
    void add(const QString &part) { text_ += part; }
    void breakLine(int depth)
    {
        if (text_.isEmpty()) return;
        text_ += u'\n';
        text_ += QString(std::min(depth, kDeepest) * kIndent, u' ');
    }
    const QString &text() const { return text_; }

private:
    QString text_;
};

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\n' || c == u'\r' || c == u'\t';
}

QString readableJson(const QString &in)
{
    Lines out;
    int depth = 0;
    bool quoted = false;
    for (qsizetype i = 0; i < in.size(); ++i) {
        const QChar c = in[i];
        if (quoted) {
            out.add(c);
            if (c == u'\\' && i + 1 < in.size())
                out.add(in[++i]);
            else if (c == u'"')
                quoted = false;
        } else if (c == u'{' || c == u'[') {
            out.add(c);
            qsizetype next = i + 1;
            while (next < in.size() && isSpace(in[next])) ++next;
            if (next < in.size() && (in[next] == u'}' || in[next] == u']')) {
                out.add(in[next]);
                i = next;
            } else {
                out.breakLine(++depth);
            }
        } else if (c == u'}' || c == u']') {
            depth = std::max(0, depth - 1);
            out.breakLine(depth);
            out.add(c);
        } else if (c == u',') {
            out.add(c);
            out.breakLine(depth);
        } else if (c == u':') {
            out.add(QStringLiteral(": "));
        } else if (!isSpace(c)) {
            out.add(c);
            quoted = c == u'"';
        }
    }
    return out.text();
}

/// One line per tag; an element that contains only text stays on one line.
QString readableXml(const QString &in)
{
    Lines out;
    int depth = 0;
    bool afterOpening = false;
    qsizetype at = 0;
    while (at < in.size()) {
        const qsizetype open = in.indexOf(u'<', at);
        const QString words = in.mid(at, open < 0 ? -1 : open - at).trimmed();
        if (open < 0) {
            out.add(words);
            break;
        }
        const qsizetype close = in.indexOf(u'>', open);
        const QString tag = in.mid(open, close < 0 ? -1 : close - open + 1);
        const bool ends = tag.startsWith(QLatin1String("</"));
        const bool alone = tag.endsWith(QLatin1String("/>")) || tag.startsWith(QLatin1String("<?"))
                           || tag.startsWith(QLatin1String("<!"));
        if (ends) depth = std::max(0, depth - 1);
        if (!words.isEmpty() && !afterOpening) out.breakLine(depth);
        out.add(words);
        if (!(ends && afterOpening)) out.breakLine(depth);
        out.add(tag);
        afterOpening = !ends && !alone;
        if (afterOpening) ++depth;
        if (close < 0) break;
        at = close + 1;
    }
    return out.text();
}

}  // namespace

QString readableMessage(const QByteArray &message)
{
    const QString text = QString::fromUtf8(message);
    const QString begins = text.left(64).trimmed();
    if (begins.startsWith(u'{') || begins.startsWith(u'[')) return readableJson(text);
    if (begins.startsWith(u'<')) return readableXml(text);
    return text;
}

QPlainTextEdit *messageField(const QString &name, QWidget *parent)
{
    auto *field = new QPlainTextEdit(parent);
    field->setReadOnly(true);
    field->setTabChangesFocus(true);
    field->setLineWrapMode(QPlainTextEdit::NoWrap);
    field->setAccessibleName(name);
    field->setFont(Theme::monospace(TextSize::Caption));
    return field;
}

}  // namespace roomrack::desktop

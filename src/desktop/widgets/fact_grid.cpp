// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/fact_grid.h"

#include "desktop/theme/style.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTextBoundaryFinder>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kLabelWidth = 92;
constexpr int kBesideLabel = 160;  ///< pixels; the value has as many beside its label in any panel

/// The widest part of a text between two places where a line can be wrapped.
int widestWord(const QLabel &label)
{
    const QString text = label.text();
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    int widest = 0;
    qsizetype from = 0;
    for (auto to = places.toNextBoundary(); to >= 0; to = places.toNextBoundary()) {
        const QString word = text.mid(from, to - from).trimmed();
        widest = std::max(widest, label.fontMetrics().horizontalAdvance(word));
        from = to;
    }
    return widest;
}

struct FactGridWords {
    Q_DECLARE_TR_FUNCTIONS(FactGrid)
};

bool isAddress(const QString &text)
{
    return text.contains(u'@')
           && std::none_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

/// An email address, which cannot be wrapped: elided where it does not fit, and copied whole.
class AddressLabel final : public QLabel {
public:
    explicit AddressLabel(QString address) : address_(std::move(address))
    {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        setToolTip(style::tip(address_));
        auto *copy = new QAction(FactGridWords::tr("&Copy"), this);
        connect(copy, &QAction::triggered, this,
                [this] { QGuiApplication::clipboard()->setText(address_); });
        addAction(copy);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        fit();
    }
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange) fit();
    }

private:
    void fit()
    {
        const QString shown =
            fontMetrics().elidedText(address_, Qt::ElideMiddle, contentsRect().width());
        if (shown == text()) return;
        setText(shown);
        // A selection would be copied with the ellipsis.
        const bool whole = shown == address_;
        setTextInteractionFlags(whole ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
        setContextMenuPolicy(whole ? Qt::DefaultContextMenu : Qt::ActionsContextMenu);
    }

    const QString address_;
};

}  // namespace

FactGrid::FactGrid()
{
    setColumnMinimumWidth(0, kLabelWidth);
    setColumnStretch(1, 1);
    setHorizontalSpacing(style::kPadding);
    setVerticalSpacing(7);
}

void FactGrid::clear()
{
    while (QLayoutItem *item = takeAt(0)) {
        // Hide now: deletion waits for the event loop, and the old widget would stay visible until
        // then.
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void FactGrid::show(const std::vector<Fact> &facts)
{
    clear();
    int line = 0;
    for (const Fact &fact : facts) {
        QLabel *label = style::muted(fact.label);
        label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        const bool address = isAddress(fact.value);
        QLabel *value = address ? new AddressLabel(fact.value) : valueLabel(fact.value);
        value->setAccessibleName(fact.label);
        if (!fact.tip.isEmpty()) {
            value->setToolTip(style::tip(fact.value + QLatin1Char('\n') + fact.tip));
            value->setAccessibleDescription(fact.tip);
        }
        // Another long word, such as a URL, has the whole width below its label.
        const bool below = !address && widestWord(*value) > kBesideLabel;
        addWidget(label, line, 0, 1, below ? 2 : 1);
        line += below ? 1 : 0;
        addWidget(value, line++, below ? 0 : 1, 1, below ? 2 : 1);
    }
}

QLabel *FactGrid::valueLabel(const QString &text)
{
    QLabel *label = style::text(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long word must not make the panel wider.
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    label->setToolTip(style::tip(text));
    return label;
}

}  // namespace roomrack::desktop

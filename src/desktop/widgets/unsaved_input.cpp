// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/unsaved_input.h"

#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/search_field.h"

#include <QtCore/QItemSelectionModel>
#include <QtCore/QPointer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace roomrack::desktop {

namespace {

constexpr char kSelectionCounts[] = "selectionIsInput";
constexpr char kValue[] = "valueOfInput";

/// The cells of a table that a user can edit or tick. Others may come and go while it is shown.
QString cellsOf(const QAbstractItemView &view)
{
    QString all;
    const QAbstractItemModel *model = view.model();
    if (!model) return all;
    for (int r = 0; r < model->rowCount(); ++r) {
        for (int c = 0; c < model->columnCount(); ++c) {
            const QModelIndex cell = model->index(r, c);
            const Qt::ItemFlags flags = model->flags(cell);
            if (flags.testFlag(Qt::ItemIsEditable))
                all += cell.data(Qt::EditRole).toString() + QChar::Tabulation;
            if (flags.testFlag(Qt::ItemIsUserCheckable))
                all += cell.data(Qt::CheckStateRole).toString();
        }
    }
    return all;
}

/// The selected items, by what they stand for: they may be listed in another order.
QString selectionOf(const QAbstractItemView &view)
{
    QStringList all;
    const QItemSelectionModel *selection = view.selectionModel();
    if (!selection) return {};
    for (const QModelIndex &item : selection->selectedIndexes()) {
        const QString data = item.data(Qt::UserRole).toString();
        all << (data.isEmpty() ? QString::number(item.row()) : data);
    }
    all.sort();
    return all.join(QChar::Tabulation);
}

/// What is chosen, not how it is shown: the text of an item may tell its present state.
QString choiceOf(const QComboBox &box)
{
    if (box.isEditable()) return box.currentText();
    const QString data = box.currentData().toString();
    return data.isEmpty() ? QString::number(box.currentIndex()) : data;
}

/// The value of an input; none for other widgets, and for searches.
std::optional<QString> valueOf(const QWidget *w)
{
    if (qobject_cast<const SearchField *>(w)) return std::nullopt;
    if (const auto *line = qobject_cast<const QLineEdit *>(w)) return line->text();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(w)) return text->toPlainText();
    if (const auto *box = qobject_cast<const QComboBox *>(w)) return choiceOf(*box);
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(w)) return spin->text();
    const auto *view = qobject_cast<const QAbstractItemView *>(w);
    if (view && view->property(kSelectionCounts).toBool()) return selectionOf(*view);
    if (view && view->editTriggers() != QAbstractItemView::NoEditTriggers) return cellsOf(*view);
    const auto *button = qobject_cast<const QAbstractButton *>(w);
    if (button && button->isCheckable()) return QString::number(button->isChecked());
    const QVariant value = w->property(kValue);
    if (value.isValid()) return value.toString();
    return std::nullopt;
}

/// Whether an event can be the user's input; Shortcut is the Alt key of a check box.
bool mayChangeInput(QEvent::Type type)
{
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::InputMethod:
    case QEvent::Drop:
    case QEvent::Shortcut: return true;
    default: return false;
    }
}

}  // namespace

/// The values of the dialog's inputs before the first event that could change them. Filters the
/// application's events, because steps and editors of cells are created while the dialog is open.
class FirstValues final : public QObject {
public:
    explicit FirstValues(QDialog *dialog, QObject *parent) : QObject(parent), dialog_(dialog)
    {
        qApp->installEventFilter(this);
    }

    bool differ() const
    {
        return std::any_of(values_.begin(), values_.end(), [](const auto &one) {
            return one.first && valueOf(one.first) != one.second;
        });
    }
    void clear() { values_.clear(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (mayChangeInput(event->type()) && watched->isWidgetType())
            remember(static_cast<QWidget *>(watched));
        return false;
    }

private:
    void remember(QWidget *at)
    {
        std::vector<QWidget *> inputs;
        QWidget *w = at;
        for (; w && w != dialog_; w = w->parentWidget()) {
            if (qobject_cast<QDialog *>(w)) return;  // one that this dialog has opened
            const auto same = [w](const auto &one) { return one.first == w; };
            if (std::none_of(values_.begin(), values_.end(), same)) inputs.push_back(w);
        }
        if (w != dialog_) return;
        for (QWidget *input : inputs) {
            if (auto value = valueOf(input)) values_.emplace_back(input, std::move(*value));
        }
    }

    QDialog *dialog_;
    std::vector<std::pair<QPointer<QWidget>, QString>> values_;
};

UnsavedInput::UnsavedInput(QDialog *dialog, QString effect)
    : QObject(dialog), dialog_(dialog), effect_(std::move(effect)),
      values_(new FirstValues(dialog, this))
{
    dialog->installEventFilter(this);
}

void UnsavedInput::countSelection(QAbstractItemView *view)
{
    view->setProperty(kSelectionCounts, true);
}

void UnsavedInput::setValue(QWidget *input, const QString &value)
{
    input->setProperty(kValue, value);
}

bool UnsavedInput::isChanged() const
{
    return values_->differ();
}

void UnsavedInput::setSaved()
{
    values_->clear();
}

/// The Close event that QDialog::done() causes does not come here: it has a filter of its own.
bool UnsavedInput::eventFilter(QObject *watched, QEvent *event)
{
    const bool escape = event->type() == QEvent::KeyPress
                        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Cancel);
    const bool leaves = escape || (event->type() == QEvent::Close && dialog_->isVisible());
    if (watched != dialog_ || !leaves || saving_ || !isChanged()) return false;
    event->setAccepted(escape);
    ask();
    return true;
}

void UnsavedInput::ask()
{
    auto *question = new AskDialog({tr("Discard changes?"),
                                    QStringList{tr("Your entries have not been saved."), effect_}
                                        .join(QLatin1Char(' '))
                                        .trimmed(),
                                    tr("&Discard"), tr("&Keep editing"), true},
                                   dialog_);
    question->setObjectName(QStringLiteral("discardChanges"));
    connect(question, &QDialog::accepted, dialog_, &QDialog::reject);
    question->open();
}

}  // namespace roomrack::desktop

#include "moc_unsaved_input.cpp"

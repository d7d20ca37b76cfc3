// SPDX-License-Identifier: GPL-3.0-or-later
// Entries of a dialog that are not saved: Escape and the close button of its window ask before they
// are discarded. So does a button of the dialog that is connected to QWidget::close(), and not to
// QDialog::reject().
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

class QAbstractItemView;
class QDialog;

namespace roomrack::desktop {

class FirstValues;

class UnsavedInput final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the dialog. `effect`: what discarding does besides, as a sentence for the
    /// question. A DialogFrame has one for its dialog.
    explicit UnsavedInput(QDialog *dialog, QString effect = {});

    /// What is selected in this view is input, which it is not elsewhere.
    static void countSelection(QAbstractItemView *view);
    /// The value of an input that is made of several, such as rows that are added and removed.
    static void setValue(QWidget *input, const QString &value);
    /// Whether a field, a check box, a checkable button or an editable cell differs from what it
    /// contained before the user's first key or click in it. What the program fills in does not
    /// count.
    bool isChanged() const;
    /// The present entries are saved, or were passed on.
    void setSaved();
    /// Whether the entries are being saved: until that ends, Escape means what the dialog's own
    /// reject() does, such as to cancel it.
    void setSaving(bool saving) { saving_ = saving; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();

    QDialog *dialog_;
    QString effect_;
    FirstValues *values_;
    bool saving_ = false;
};

}  // namespace roomrack::desktop

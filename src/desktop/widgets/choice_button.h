// SPDX-License-Identifier: GPL-3.0-or-later
// A filter button: shows the current choices and opens a menu of check boxes. The menu stays open
// while several are ticked, by mouse or keyboard.
#pragma once

#include <QtCore/QHash>
#include <QtCore/QVariant>
#include <QtGui/QFont>
#include <QtWidgets/QPushButton>

#include <vector>

class QMenu;

namespace roomrack::desktop {

class ChoiceButton final : public QPushButton {
    Q_OBJECT

public:
    struct Choice {
        QString text;
        QVariant value;
    };

    explicit ChoiceButton(const QString &name, QWidget *parent = nullptr);

    /// Replaces the choices; values that were ticked stay ticked.
    void setChoices(const std::vector<Choice> &choices);
    QVariantList chosen() const;
    void setChosen(const QVariantList &values);
    void clear() { setChosen({}); }
    /// Has room for any one choice, so that the filters beside it stay where they are.
    QSize sizeHint() const override;

signals:
    void changed();

private:
    void showName();
    QAction *addAction();
    int widthOf(const QString &choice);
    QString wordsOf(const QString &choice) const;
    QString name_;
    QMenu *menu_;
    int usual_ = 0;               ///< pixels; of the widest text with one choice
    QHash<QString, int> widths_;  ///< by choice, in the font measured_
    QFont measured_;
};

}  // namespace roomrack::desktop

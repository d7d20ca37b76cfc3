// SPDX-License-Identifier: GPL-3.0-or-later
// A filter button: shows the current choices and opens a menu of check boxes. The menu stays open
// while several are ticked, by mouse or keyboard.
#pragma once

#include <QtCore/QHash>
#include <QtCore/QVariant>
#include <QtGui/QFont>
#include <QtWidgets/QPushButton>

#include <algorithm>
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
    /// May be narrower than its size hint: shows the choice without the name of the filter then,
    /// elided if it must be, and all of it in the tool tip.
    void giveWay();
    /// Has room for any one choice, so that the filters beside it stay where they are.
    QSize sizeHint() const override;
    /// Has room for its name and for a short choice, if it gives way.
    QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showName();
    QString fitted(const QString &first, int more) const;
    QString wordsOf(const QString &first, int more) const;
    int room() const { return std::max(usual_, whole_); }
    QAction *addAction();
    int widthOf(const QString &choice);
    QString wordsOf(const QString &choice) const;
    QString name_;
    QMenu *menu_;
    bool givesWay_ = false;
    int usual_ = 0;               ///< pixels; of the widest text with one choice
    int least_ = 0;               ///< pixels; of the name, and of the widest choice as it is elided
    int whole_ = 0;               ///< pixels; of the text with what is chosen, if it fits
    QHash<QString, int> widths_;  ///< by choice, in the font measured_
    QFont measured_;
};

}  // namespace roomrack::desktop

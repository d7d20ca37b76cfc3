// SPDX-License-Identifier: GPL-3.0-or-later
// A card whose header has a button that collapses it to the header.
#pragma once

#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;
class QSettings;
class QVBoxLayout;

namespace roomrack::desktop {

class FoldingCard : public QFrame {
    Q_OBJECT

public:
    explicit FoldingCard(const QString &title, QWidget *parent = nullptr);

    bool isFolded() const;
    void setFolded(bool folded);
    QPushButton *foldButton() const { return button_; }
    /// Takes the state stored in `settings` and stores each change; they must outlive the card.
    void keepFolded(QSettings &settings, const QString &key);

signals:
    void foldedChanged(bool folded);

protected:
    /// The layout of what is hidden while the card is collapsed.
    QVBoxLayout *body() const { return body_; }
    /// The muted text in the header, which stays visible.
    QLabel *sum() const { return sum_; }
    /// Adds a control to the header; it is hidden while the card is collapsed.
    void addTool(QWidget *tool);

private:
    void apply(bool folded);
    QString title_;
    QLabel *sum_ = nullptr;  ///< set with the header: declared before it
    QWidget *header_;
    QPushButton *button_;  ///< checked: collapsed
    QWidget *inside_;
    QVBoxLayout *body_;
    QList<QWidget *> tools_;
};

}  // namespace roomrack::desktop

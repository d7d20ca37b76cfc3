// SPDX-License-Identifier: GPL-3.0-or-later
// A line to search with: says so a moment after the last key, and leads on to the list below it.
#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

class SearchField final : public QLineEdit {
    Q_OBJECT

public:
    static constexpr int kTypingMs = 120;

    explicit SearchField(const QString &hint, QWidget *parent = nullptr);
    bool isBlank() const { return text().trimmed().isEmpty(); }
    void begin();  ///< the focus, and everything selected
    /// What was typed is being looked for already.
    void settle() { typing_.stop(); }

signals:
    /// A moment after the last key; at once where somebody goes on to the list.
    void searched();
    /// Arrow down or Enter: on to the list.
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTimer typing_;
};

}  // namespace roomrack::desktop

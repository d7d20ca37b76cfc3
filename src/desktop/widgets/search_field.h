// SPDX-License-Identifier: GPL-3.0-or-later
// A search field: emits its text shortly after the last key, and moves the focus to the list below.
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
    /// Has room for the whole hint; a narrower field shows a short one and the whole as a tool tip.
    QSize sizeHint() const override;
    void begin();  ///< focuses the field and selects its text
    /// Cancels the pending search: the text is being searched already.
    void settle() { typing_.stop(); }

signals:
    /// Emitted shortly after the last key; at once if the focus moves to the list.
    void searched();
    /// Arrow down or Enter: move the focus to the list.
    void leftDownwards();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString hint_;
    QTimer typing_;
};

}  // namespace roomrack::desktop

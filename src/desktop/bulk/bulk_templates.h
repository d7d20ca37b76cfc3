// SPDX-License-Identifier: GPL-3.0-or-later
// The saved templates of bulk updates: select, save under a name, delete after confirmation. They
// are stored in the hotel's file and shared by all connected desks.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtWidgets/QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace roomrack::desktop {

class BulkTemplates final : public QWidget {
    Q_OBJECT

public:
    /// `content` returns the template to save, or the reason why there is none.
    BulkTemplates(HotelSession &session, std::function<Result<QString>()> content,
                  QWidget *parent = nullptr);

    /// The selected template if it is unmodified; otherwise empty.
    QString current() const { return current_; }

signals:
    void chosen(const QString &name, const QString &content);
    /// The result of saving or deleting, as text.
    void said(const QString &text, bool bad);

private:
    void reload();
    void offer();
    void fill();
    void choose(int index);
    void askName();
    void save(const QString &name);
    void askDelete();
    void remove(const QString &name);
    HotelSession &session_;
    std::function<Result<QString>()> content_;
    QComboBox *list_;
    QPushButton *save_;
    QPushButton *delete_;
    std::vector<storage::SavedTemplate> known_;
    QString current_;
};

}  // namespace roomrack::desktop

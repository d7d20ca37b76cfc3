// SPDX-License-Identifier: GPL-3.0-or-later
// The saved templates of bulk updates: chosen from a list, saved under a name, deleted after
// asking. They are kept in the hotel's file, so that every desk has the same.
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
    /// `content` gives what would be saved now, or says why nothing can be.
    BulkTemplates(HotelSession &session, std::function<Result<QString>()> content,
                  QWidget *parent = nullptr);

    /// The one that was chosen last and is still shown; empty for none.
    QString current() const { return current_; }
    /// Something was changed by hand since: it is not the template any more.
    void forget();

signals:
    void chosen(const QString &name, const QString &content);
    /// What came of saving and deleting, in words.
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

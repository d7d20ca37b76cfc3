// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of the open hotel: schedule, list, backup now and restore.
#pragma once

#include "desktop/safety/backup_keeper.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace roomrack::desktop {

class BackupDialog : public QDialog {
    Q_OBJECT

public:
    /// `keeper` must outlive it.
    explicit BackupDialog(BackupKeeper &keeper, QWidget *parent = nullptr);
    /// Disables restoring for users without permission, with the reason; empty: enabled.
    void forbidRestoring(const QString &why);

signals:
    /// The user has seen the content and confirmed that it replaces the open file.
    void restoreWanted(const QString &backup);

private:
    QWidget *makePlan();
    QWidget *makeTable();
    QWidget *makeButtons();
    void readPlan();
    void savePlan();
    void chooseFolder();
    void fill();
    void showState(const QString &text, bool bad);
    void showMade(const storage::BackupContents &backup);
    QString selected() const;
    void lookInto(const QString &backup);
    void ask(const storage::BackupContents &backup);
    void chooseOther();

    BackupKeeper &keeper_;
    QComboBox *every_;
    QSpinBox *keep_;
    QLineEdit *folder_;
    QTableWidget *table_;
    QLabel *state_;
    QPushButton *now_;
    QPushButton *restore_;
    QPushButton *other_;
    QString forbidden_;
};

}  // namespace roomrack::desktop

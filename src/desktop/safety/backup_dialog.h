// SPDX-License-Identifier: GPL-3.0-or-later
// The backups of the open hotel: when they are made, which there are, one now, and one back.
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
    /// The keeper must outlive it.
    explicit BackupDialog(BackupKeeper &keeper, QWidget *parent = nullptr);
    /// Going back is not for everybody; empty: it is.
    void forbidRestoring(const QString &why);

signals:
    /// The person has read what is in it and wants it in the place of the open file.
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

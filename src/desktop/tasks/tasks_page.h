// SPDX-License-Identifier: GPL-3.0-or-later
// The Tasks page: pending tasks, oldest first, and actions for the selected one.
#pragma once

#include "desktop/session/page.h"
#include "desktop/tasks/task.h"

#include <QtCore/QTimer>

class QGridLayout;
class QLabel;
class QPushButton;

namespace roomrack::desktop {

class DetailsPanel;
class FactGrid;
class ListFrame;
class RowsTable;

class TasksPage final : public Page {
    Q_OBJECT

public:
    explicit TasksPage(const PageContext &context, QWidget *parent = nullptr);

    void shown() override;

    const std::vector<Task> &tasks() const { return tasks_; }

private:
    void makeDetails();
    void connectAll();
    void ask();
    void take(const Result<TaskFacts> &facts);
    void rebuild();
    void showTask();
    void showActionButtons(const Task &task);
    void putActions(std::vector<QPushButton *> shown);
    QString whyNot(TaskAction taskAction) const;
    const Task *current() const;
    void chosen(TaskAction taskAction);
    void carryOut(TaskAction taskAction, const Task &task);
    void sayToPayment(booking::SagaPersonSays::What what, const Task &task);
    void sendAgain(const Task &task);
    void seen(const Task &task);
    QStringList seenMails() const;

    RowsTable *table_;
    DetailsPanel *details_;
    ListFrame *frame_;
    QLabel *title_ = nullptr;
    QLabel *happened_ = nullptr;
    QLabel *todo_ = nullptr;
    FactGrid *facts_ = nullptr;
    QGridLayout *bar_ = nullptr;
    std::vector<QPushButton *> buttons_;  ///< one per action, in the order of TaskAction
    QPushButton *open_ = nullptr;
    std::vector<QPushButton *> shownActions_;  ///< in the displayed order
    QTimer soon_;
    TaskFacts known_;
    std::vector<Task> tasks_;
};

}  // namespace roomrack::desktop

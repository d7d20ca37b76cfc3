// SPDX-License-Identifier: GPL-3.0-or-later
// Simulator dialog of the demo: activity of the mock channels, rate of guests, and injected faults.
#pragma once

#include "desktop/simulator/simulator_control.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace roomrack::desktop {

class SimulatorDialog final : public QDialog {
    Q_OBJECT

public:
    /// `control` must outlive it.
    explicit SimulatorDialog(SimulatorControl &control, QWidget *parent = nullptr);

    /// A selectable set of faults: description, and per mille by name.
    struct Trouble {
        QString words;
        std::map<QString, int> faults;
    };
    /// `can`: the faults that a channel supports.
    static std::vector<Trouble> troubles(const QStringList &can);

private:
    struct Row {
        int id = 0;
        QLabel *said = nullptr;
        QComboBox *trouble = nullptr;
        std::vector<Trouble> troubles;
    };
    void refresh();
    Row makeRow(const SimulatorControl::Channel &channel);
    static QString words(const SimulatorControl::Channel &channel);

    SimulatorControl &control_;
    QSpinBox *guests_;
    QVBoxLayout *list_;
    QLabel *none_;
    std::vector<Row> rows_;
};

}  // namespace roomrack::desktop

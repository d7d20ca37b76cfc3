// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of cancellation deadlines with their fees, one row each, and of the fee of a no-show.
#pragma once

#include "pricing/terms.h"

#include <QtWidgets/QWidget>

#include <array>

class QCheckBox;
class QGridLayout;
class QPushButton;
class QSpinBox;
class QTimeEdit;
class QToolButton;

namespace roomrack::desktop {

class DeadlineFields final : public QWidget {
    Q_OBJECT

public:
    explicit DeadlineFields(QWidget *parent = nullptr);

    /// The deadlines and fees of these terms.
    void fill(const pricing::CancellationTerms &terms);
    /// Sets the deadlines and fees of the terms.
    void readInto(pricing::CancellationTerms &terms) const;
    /// The days of the first deadline that is not closer to arrival than the one before; null: all
    /// are.
    QWidget *firstOutOfOrder() const;

private:
    struct Fee {
        QSpinBox *percent = nullptr;
        QSpinBox *nights = nullptr;
    };
    struct Deadline {
        QSpinBox *days = nullptr;
        QTimeEdit *time = nullptr;
        Fee fee;
        QToolButton *remove = nullptr;
    };
    static constexpr size_t kMost = pricing::kMostFurtherSteps + 1;

    void addHeadings();
    /// `name`: of the fee, for object names and the screen reader.
    Fee addFee(int row, const QString &name, const QString &spoken);
    void addDeadline(size_t index);
    void addNoShow();
    void setStep(size_t index, const pricing::CancellationStep &step);
    pricing::CancellationStep step(size_t index) const;
    void add();
    void remove(size_t index);
    /// Shows as many rows as there are deadlines.
    void offer();
    void offerMore();

    QGridLayout *grid_;
    std::array<Deadline, kMost> deadlines_;
    size_t used_ = 1;
    QPushButton *add_;
    QCheckBox *hasNoShow_;
    Fee noShow_;
};

}  // namespace roomrack::desktop

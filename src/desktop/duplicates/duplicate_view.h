// SPDX-License-Identifier: GPL-3.0-or-later
// Details of a log line: both bookings field by field, the reason, and the available actions.
#pragma once

#include "desktop/compare/comparison.h"
#include "desktop/paging/details_panel.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace roomrack::desktop {

class CompareGrid;
class FactGrid;

class DuplicateView final : public DetailsPanel {
    Q_OBJECT

public:
    DuplicateView(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);

    /// Shows a line; an invalid id clears the panel.
    void setDuplicate(dedup::CandidateId id);
    dedup::CandidateId duplicate() const { return id_; }
    /// Focuses the first available action.
    void focusActions();
    std::vector<QAbstractButton *> buttons() const;

protected:
    void askNow() override;
    bool isLoaded() const override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBody();
    QWidget *makeActions();
    QPushButton *makeAction(const QString &text, const char *name);
    void take(const Result<DuplicateCase> &it);
    void showCase();
    void fit();
    void showActions();
    void askDecision(booking::DuplicateDecision decision);
    void decide(booking::DuplicateDecision decision);
    void writeToGuest();

    HotelSession &session_;
    PageActions &actions_;
    dedup::CandidateId id_;
    PropertyId property_;
    std::optional<DuplicateCase> case_;
    QScrollArea *scroll_ = nullptr;
    QLabel *title_;
    QLabel *state_;
    CompareGrid *grid_;
    QWidget *factsPlace_;
    FactGrid *facts_;
    QLabel *why_;
    QWidget *actionBar_ = nullptr;
    QHBoxLayout *decisions_ = nullptr;
    QHBoxLayout *others_ = nullptr;  ///< in the narrow layout: actions other than decisions
    bool narrow_ = false;
    QPushButton *isOne_ = nullptr;
    QPushButton *both_ = nullptr;
    QPushButton *replace_ = nullptr;
    QPushButton *open_ = nullptr;
    QPushButton *write_ = nullptr;
};

}  // namespace roomrack::desktop

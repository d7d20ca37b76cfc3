// SPDX-License-Identifier: GPL-3.0-or-later
// Base of the setup cards: fields, a secret that is stored but not shown, the status, and the
// buttons.
#pragma once

#include "desktop/requests/hotel_reservations.h"
#include "desktop/settings/hotel_switch.h"

#include <QtWidgets/QFrame>

#include <functional>
#include <memory>
#include <optional>

class QLineEdit;

namespace roomrack::desktop {

class UnsavedCards;

namespace Ui {
class SetupCard;
}

class SetupCard : public QFrame {
    Q_OBJECT

public:
    /// `name`: object name, for instance "payment", and prefix of the fields' names.
    SetupCard(HotelSession &session, HotelReservations &requests, booking::SetupKind kind,
              const QString &title, const QString &name, QWidget *parent = nullptr);
    ~SetupCard() override;

    /// Its input is asked for before it would be lost.
    void addTo(UnsavedCards &unsaved);

protected:
    /// Where a derived class sets up its form. The input "secret" is never filled; left empty, the
    /// secret stays unchanged.
    QWidget *fields() const;
    /// Call last in the constructor: connects the form and loads the setup.
    void begin();
    /// The secret for webhooks, stored with the setup.
    struct OtherSecret {
        QLineEdit *input = nullptr;
        std::function<bool()> isKept{};
    };
    void setOther(OtherSecret other) { other_ = std::move(other); }
    /// Shows a button that calls `test`, which calls tryOut().
    void offerTest(const QString &text, std::function<void()> test);
    /// Tests the setup in the fields and shows the result on the card.
    template <typename Setup>
    void tryOut(const Setup &setup)
    {
        requests_.test(setup, kind_, secret(), this,
                       [this](const QString &wrong) { tested(wrong); });
    }

    /// Shows a setup in its stored form; empty: none.
    virtual void fill(const QByteArray &stored) = 0;
    /// Returns the setup in the fields in its stored form. Errors name a field.
    virtual Result<QByteArray> typed() const = 0;
    /// Text of the current error; empty: none, or unknown.
    virtual QString trouble(const reservations::ReservationsStatus &status) const = 0;
    /// Status text if there is no error.
    virtual QString fine(const reservations::ReservationsStatus &status) const = 0;
    /// Status text if nothing is set up.
    virtual QString whenUnset() const;
    /// The question that is asked before the setup is removed.
    virtual QString whatRemovingDoes() const;
    HotelSession &session() const { return session_; }
    /// Shows the result of an action, and what can be done now.
    void report(const QString &text, Tone tone = Tone::Neutral);

private:
    void tested(const QString &wrong);
    /// The secret in the field; none: unchanged.
    std::optional<QByteArray> secret() const;
    void refill();
    void offer();
    void showState();
    void save();
    void discard();
    void askToRemove();
    void store(const QByteArray &content);
    void markWrong(const QString &field);
    /// In the file, or saved and not read yet.
    QByteArray stored() const
    {
        return pending_ ? pending_->content : session_.view().setup(kind_);
    }

    HotelSession &session_;
    HotelReservations &requests_;
    HotelSwitch switch_;
    const booking::SetupKind kind_;
    const QString title_;
    const QString name_;
    const std::unique_ptr<Ui::SetupCard> ui_;
    QLineEdit *secret_ = nullptr;
    OtherSecret other_;
    std::function<void(bool done)> saved_ = [](bool) {};  ///< called after save()
    struct Pending {
        QByteArray content;
        QByteArray before;  ///< what was stored when it was saved
    };
    std::optional<Pending> pending_;  ///< saved, while the window has not read it yet
    int edits_ = 0;                   ///< of the fields: input made while it is saved stays
    bool filling_ = false;
    bool dirty_ = false;
    bool saving_ = false;
    bool said_ = false;  ///< "state" shows the result of an action, not the status
};

}  // namespace roomrack::desktop

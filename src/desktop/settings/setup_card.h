// SPDX-License-Identifier: GPL-3.0-or-later
// Base of the setup cards: fields, a secret that is stored but not shown, the status, and the
// buttons.
#pragma once

#include "desktop/requests/hotel_reservations.h"

#include <QtWidgets/QFrame>

#include <functional>
#include <map>
#include <optional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace roomrack::desktop {

class SetupCard : public QFrame {
    Q_OBJECT

public:
    /// `name`: object name, for instance "payment", and prefix of the fields' names.
    SetupCard(HotelSession &session, HotelReservations &requests, booking::SetupKind kind,
              const QString &title, const QString &name, QWidget *parent = nullptr);

protected:
    /// Call last in the constructor, after the fields are added: adds the foot and loads the setup.
    void begin();
    QFormLayout *form() const { return form_; }
    QLineEdit *addText(const QString &label, const QString &field, const QString &placeholder,
                       const QString &tip = {});
    /// Adds a field for the secret, which is never shown; left empty, the secret stays unchanged.
    QLineEdit *addSecret(const QString &label);
    /// Another secret, stored beside the setup.
    struct OtherSecret {
        std::function<bool()> isKept;
        std::function<void(const QByteArray &secret, HotelReservations::Done done)> keep;
    };
    QLineEdit *addSecret(const QString &label, const QString &field, const QString &tip,
                         OtherSecret other);
    void addInput(const QString &label, const QString &field, QWidget *input);
    /// Adds a button that calls `test`, which calls tryOut().
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
    /// Shows the result of the test.
    void report(const QString &text);
    /// Call if the value of another widget changed.
    void edited();

private:
    void tested(const QString &wrong);
    /// The secret in the field; none: unchanged.
    std::optional<QByteArray> secret() const;
    void refill();
    void offer();
    void showState();
    void save();
    void askToRemove();
    void store(const QByteArray &content);
    void saved();
    void showWhatIsKept(QLineEdit *secret, bool kept);
    void say(const QString &text, Tone tone);
    void markWrong(const QString &field);
    QString words(const Error &error) const;
    QString whyNot() const { return session_.whyNot(booking::Act::DescribeHotel); }
    QByteArray stored() const { return session_.view().setup(kind_); }

    HotelSession &session_;
    HotelReservations &requests_;
    const booking::SetupKind kind_;
    const QString title_;
    const QString name_;
    QFormLayout *form_;
    QLineEdit *secret_ = nullptr;
    QLineEdit *otherSecret_ = nullptr;
    OtherSecret other_;
    QLabel *state_;
    QPushButton *test_ = nullptr;
    QPushButton *remove_;
    QPushButton *discard_;
    QPushButton *save_;
    std::map<QString, QWidget *> inputs_;  ///< by the field name that errors use
    QByteArray shown_;                     ///< the stored setup in the fields
    bool filling_ = false;
    bool dirty_ = false;
    bool said_ = false;  ///< state_ shows the result of an action, not the status
};

}  // namespace roomrack::desktop

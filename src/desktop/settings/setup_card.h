// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the cards about what a hotel sets up for its requests: fields, a secret that is kept
// but not shown, how it stands, and the buttons.
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
    /// `name`: of the object, "payment"; its fields begin with it.
    SetupCard(HotelSession &session, HotelReservations &requests, booking::SetupKind kind,
              const QString &title, const QString &name, QWidget *parent = nullptr);

protected:
    /// Last in the constructor, when the form is filled with fields: the foot and what stands now.
    void begin();
    QFormLayout *form() const { return form_; }
    QLineEdit *addText(const QString &label, const QString &field, const QString &placeholder,
                       const QString &tip = {});
    /// Never shown; empty where it is to stay as it is.
    QLineEdit *addSecret(const QString &label);
    /// Another one, which is kept beside the setup.
    struct OtherSecret {
        std::function<bool()> isKept;
        std::function<void(const QByteArray &secret, HotelReservations::Done done)> keep;
    };
    QLineEdit *addSecret(const QString &label, const QString &field, const QString &tip,
                         OtherSecret other);
    void addInput(const QString &label, const QString &field, QWidget *input);
    /// With a button that calls `test`, which calls tryOut().
    void offerTest(const QString &text, std::function<void()> test);
    /// Whether what the fields say would work; the card says what came of it.
    template <typename Setup>
    void tryOut(const Setup &setup)
    {
        requests_.test(setup, kind_, secret(), this,
                       [this](const QString &wrong) { tested(wrong); });
    }

    /// Shows a setup as it is stored; empty: none.
    virtual void fill(const QByteArray &stored) = 0;
    /// What the fields say, as it is stored. Errors name a field.
    virtual Result<QByteArray> typed() const = 0;
    /// Why it does not work, in words; empty: it does, or nobody knows.
    virtual QString trouble(const reservations::ReservationsStatus &status) const = 0;
    /// How it stands where all is well.
    virtual QString fine(const reservations::ReservationsStatus &status) const = 0;
    /// How it stands where nothing is set up.
    virtual QString whenUnset() const;
    /// What is asked before it is removed.
    virtual QString whatRemovingDoes() const;
    HotelSession &session() const { return session_; }
    /// Shows what came of the test.
    void report(const QString &text);
    /// Another widget's value changed.
    void edited();

private:
    void tested(const QString &wrong);
    /// A new one, where somebody typed one.
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
    std::map<QString, QWidget *> inputs_;  ///< by the field that errors name
    QByteArray shown_;                     ///< what the fields were filled from
    bool filling_ = false;
    bool dirty_ = false;
    bool said_ = false;  ///< the line says what came of something, not how it stands
};

}  // namespace roomrack::desktop

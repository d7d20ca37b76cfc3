// SPDX-License-Identifier: GPL-3.0-or-later
// Where passwords and keys of channels are kept: the system's keychain or, where there is none, a
// file that a passphrase seals. Never in the hotel, never in the settings of the window. Answers
// come later, in the GUI thread.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>

#include <functional>
#include <memory>

class QSettings;

namespace roomrack::desktop {

class Secrets : public QObject {
    Q_OBJECT

public:
    enum class State : quint8 {
        Looking,  ///< it is not known yet what this machine has
        Ready,
        Locked,  ///< the passphrase must be given first
        Empty    ///< a passphrase must be chosen before anything can be kept
    };
    using Found = std::function<void(const Result<QByteArray> &)>;
    using Done = std::function<void(const Result<void> &)>;

    using QObject::QObject;

    virtual State state() const = 0;
    /// Finds out what this machine has; stateChanged() follows where that is not known yet.
    virtual void begin() = 0;
    /// Empty: there is none of this name. `context` as in whenDone().
    virtual void get(const QString &name, QObject *context, Found found) = 0;
    virtual void set(const QString &name, const QByteArray &secret, QObject *context,
                     Done done) = 0;
    virtual void remove(const QString &name, QObject *context, Done done) = 0;
    /// Locked: opens what is sealed; Forbidden where the passphrase is another one. Empty: from
    /// now on things are sealed with it.
    virtual void unlock(const QString &passphrase, QObject *context, Done done) = 0;

signals:
    void stateChanged();
};

/// The keychain, and a sealed file beside the program's data where there is none. The setting
/// "secrets/file" names a sealed file to be used instead of any keychain.
std::unique_ptr<Secrets> secretsOf(const QSettings &settings);

}  // namespace roomrack::desktop

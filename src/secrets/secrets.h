// SPDX-License-Identifier: GPL-3.0-or-later
// Where passwords and keys of channels are kept: the system's keychain or, where there is none, a
// file that a passphrase seals. Never in the hotel, never in the settings of the window. Answers
// come later, in the thread of whoever asked.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>

#include <functional>
#include <memory>

class QSettings;

namespace roomrack::secrets {

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
    /// Empty: there is none of this name. Nothing is called where `context` is gone by then.
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

/// Under which the secret of a channel is kept. `place`: the hotel's file (a path, however it is
/// written) or the address of its database.
QString secretName(const QString &place, bool isFile, PropertyId property, ChannelId channel);
/// Of something else that a hotel has one of: "payment", "mail".
QString secretName(const QString &place, bool isFile, PropertyId property, const QString &what);

/// Whether this build can ask the system's keychain.
bool knowsKeychains();
/// The keychain, and this sealed file where there is none.
std::unique_ptr<Secrets> systemSecrets(const QString &sealedFile);
/// As the window's settings have it: "secrets/file" names a sealed file to be used instead of any
/// keychain; else one beside the program's data is used where there is no keychain.
std::unique_ptr<Secrets> secretsOf(const QSettings &settings);

}  // namespace roomrack::secrets

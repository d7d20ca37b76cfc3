// SPDX-License-Identifier: GPL-3.0-or-later
// Storage for channels' passwords and keys: the system's keychain or, without one, a file encrypted
// with a passphrase. Never in the property's database or the window's settings. Answers arrive
// later, in the caller's thread.
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
        Looking,  ///< still detecting what this machine supports
        Ready,
        Locked,  ///< the passphrase is required
        Empty    ///< a passphrase must be chosen first
    };
    using Found = std::function<void(const Result<QByteArray> &)>;
    using Done = std::function<void(const Result<void> &)>;

    using QObject::QObject;

    virtual State state() const = 0;
    /// Detects what this machine supports; stateChanged() follows if that takes time.
    virtual void begin() = 0;
    /// Empty if there is none with this name. Not called if `context` is destroyed first.
    virtual void get(const QString &name, QObject *context, Found found) = 0;
    virtual void set(const QString &name, const QByteArray &secret, QObject *context,
                     Done done) = 0;
    virtual void remove(const QString &name, QObject *context, Done done) = 0;
    /// Locked: opens the sealed file; Forbidden for a wrong passphrase. Empty: sets the passphrase.
    virtual void unlock(const QString &passphrase, QObject *context, Done done) = 0;

signals:
    void stateChanged();
};

/// Name of a channel's secret. `place`: path of the property's file (in any notation), or address
/// of its database.
QString secretName(const QString &place, bool isFile, PropertyId property, ChannelId channel);
/// Name of a secret of which a property has one: "payment", "mail".
QString secretName(const QString &place, bool isFile, PropertyId property, const QString &what);

/// Whether this build supports the system's keychain.
bool knowsKeychains();
/// The keychain or, without one, this sealed file.
std::unique_ptr<Secrets> systemSecrets(const QString &sealedFile);
/// According to the window's settings: "secrets/file" names a sealed file to use instead of the
/// keychain; otherwise a file beside the program's data is used if there is no keychain.
std::unique_ptr<Secrets> secretsOf(const QSettings &settings);
/// With these settings secretsOf() returns an empty store in memory (MemorySecrets): this machine's
/// keychain and sealed files are neither read nor written.
void keepInMemory(QSettings &settings);

}  // namespace roomrack::secrets

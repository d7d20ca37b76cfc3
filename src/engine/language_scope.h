// SPDX-License-Identifier: GPL-3.0-or-later
// The language of a thread's texts. A program has one, but a server's answers may be for users of
// other languages: work done for them sets its language, and passes it to the threads that it is
// handed to (engine/work_thread.h).
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <memory>

class QCoreApplication;
class QTranslator;

namespace roomrack::engine {

/// Available languages ("de", "en"), in alphabetical order; English is always included.
QStringList languages();
/// The translator of a language, kept for the program's lifetime; an unavailable language gives
/// English, which contains only plurals. Thread-safe.
std::shared_ptr<const QTranslator> wordsOf(const QString &language);

class LanguageScope {
public:
    /// The program's language.
    LanguageScope() = default;
    /// Empty: the program's language.
    explicit LanguageScope(const QString &language);
    /// The language of this thread's current work.
    static LanguageScope current();

    /// Sets the thread's language for its lifetime, once installLanguageScopes() was called.
    class Activation {
    public:
        explicit Activation(LanguageScope scope);
        ~Activation();
        Q_DISABLE_COPY_MOVE(Activation)

    private:
        std::shared_ptr<const QTranslator> before_;
    };

private:
    std::shared_ptr<const QTranslator> words_;
};

/// Enables languages per thread. Call it in the main thread, and again whenever the program's own
/// translators were installed: the newest translator is used first.
void installLanguageScopes(QCoreApplication &app);
/// The same for a program without translators of its own: its language is English, which contains
/// the plurals.
void speakEnglish(QCoreApplication &app);

}  // namespace roomrack::engine

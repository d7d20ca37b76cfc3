// SPDX-License-Identifier: GPL-3.0-or-later
// In which language sentences are made. A program speaks one, but a server's answers are for people
// far away, who may speak another: work that is done for them says so, and takes it along to the
// threads that it is handed to (engine/work_thread.h).
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <memory>

class QCoreApplication;
class QTranslator;

namespace roomrack::engine {

/// "de", "en": in which Roomrack can be read, in alphabetical order; English is always there.
QStringList languages();
/// Our words in a language, kept for as long as the program runs; one that is not there is English,
/// of which only plurals are in there. From any thread.
std::shared_ptr<const QTranslator> wordsOf(const QString &language);

class Tongue {
public:
    /// The program's own.
    Tongue() = default;
    /// Empty: the program's own.
    explicit Tongue(const QString &language);
    /// Of the work that this thread is at.
    static Tongue current();

    /// Until its end this thread speaks so, once listenToTongues() was called.
    class Speaking {
    public:
        explicit Speaking(Tongue tongue);
        ~Speaking();
        Q_DISABLE_COPY_MOVE(Speaking)

    private:
        std::shared_ptr<const QTranslator> before_;
    };

private:
    std::shared_ptr<const QTranslator> words_;
};

/// Lets threads speak otherwise than the program. To be called in the main thread, and again
/// whenever the program's own translators were installed: the newest is asked first.
void listenToTongues(QCoreApplication &app);

}  // namespace roomrack::engine

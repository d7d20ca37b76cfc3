// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language_scope.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QHash>
#include <QtCore/QTranslator>

#include <mutex>
#include <utility>

namespace roomrack::engine {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kName = QStringLiteral("roomrack_");
const QString kEnglish = QStringLiteral("en");

using Words = std::shared_ptr<const QTranslator>;

Words &spoken()
{
    static thread_local Words words;
    return words;
}

/// Called for every text; translates only if the thread has a language of its own.
class Interpreter final : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override
    {
        const Words &words = spoken();
        if (!words) return {};
        const QString text = words->translate(context, source, disambiguation, n);
        // Falls back to the source text, not to the program's own language.
        return text.isEmpty() ? QString::fromUtf8(source) : text;
    }
    bool isEmpty() const override { return false; }
};

}  // namespace

QStringList languages()
{
    QStringList found{kEnglish};
    for (const QString &file : QDir(kFolder).entryList({kName + QStringLiteral("*.qm")})) {
        const QString language = file.mid(kName.size()).chopped(3);
        if (!found.contains(language)) found += language;
    }
    found.sort();
    return found;
}

std::shared_ptr<const QTranslator> wordsOf(const QString &language)
{
    static std::mutex lock;
    static QHash<QString, Words> known;
    const std::lock_guard alone(lock);
    // Checked first: a server calls this for every request, and listing files is slow.
    if (const auto at = known.constFind(language); at != known.cend()) return *at;
    const QString name = languages().contains(language) ? language : kEnglish;
    Words &words = known[name];
    if (!words) {
        auto fresh = std::make_shared<QTranslator>();
        static_cast<void>(fresh->load(kName + name, kFolder));
        words = std::move(fresh);
    }
    return words;
}

LanguageScope::LanguageScope(const QString &language)
    : words_(language.isEmpty() ? nullptr : wordsOf(language))
{}

LanguageScope LanguageScope::current()
{
    LanguageScope scope;
    scope.words_ = spoken();
    return scope;
}

LanguageScope::Activation::Activation(LanguageScope scope)
    : before_(std::exchange(spoken(), std::move(scope.words_)))
{}

LanguageScope::Activation::~Activation()
{
    spoken() = std::move(before_);
}

void installLanguageScopes(QCoreApplication &app)
{
    const QString name = QStringLiteral("tongues");
    delete app.findChild<QTranslator *>(name);
    auto *interpreter = new Interpreter(&app);
    interpreter->setObjectName(name);
    QCoreApplication::installTranslator(interpreter);
}

void speakEnglish(QCoreApplication &app)
{
    auto *english = new QTranslator(&app);
    if (english->load(kName + kEnglish, kFolder)) QCoreApplication::installTranslator(english);
    installLanguageScopes(app);
}

}  // namespace roomrack::engine

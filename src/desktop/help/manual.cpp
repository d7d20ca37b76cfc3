// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/help/manual.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

namespace {

const QString kFolder = QStringLiteral(":/manual/");

/// By class, which includes derived classes; pages name theirs (kManualProperty).
struct Topic {
    const char *shown;
    const char *page;
};
constexpr Topic kTopics[] = {
    {"SignInPanel", "users.md"},
    {"AddHotelDialog", "hotels.md"},
    {"BackupDialog", "backups.md"},
    {"BulkDialog", "bulk-update.md"},
    {"ChannelDialog", "channels.md"},
    {"WalkDialog", "overbooking.md"},
    {"LetterDialog", "overbooking.md"},
    {"RuleDialog", "overbooking.md"},
    {"CommandDialog", "bookings.md"},
    {"ConfirmHoldDialog", "inventory.md#confirm-extend-or-release-a-hold"},
    {"DatabaseDialog", "databases.md"},
    {"FirstStartDialog", "first-steps.md"},
    {"FxRateDialog", "settings.md#exchange-rates"},
    {"ImportDialog", "import.md"},
    {"NewBookingDialog", "new-booking.md"},
    {"NightAuditDialog", "front-desk.md"},
    {"PassphraseDialog", "channels.md#passwords"},
    {"ResendDialog", "channels.md"},
    {"RulesDialog", "duplicates.md"},
    {"ServerDialog", "connect.md"},
    {"SimulatorDialog", "simulator.md"},
    {"TokenDialog", "settings.md#api-tokens"},
    {"TwinDialog", "duplicates.md"},
    {"UserDialog", "users.md"},
    {"UsersDialog", "users.md"},
};

const char *pageOf(const QMetaObject *type)
{
    for (; type; type = type->superClass()) {
        const QByteArray full(type->className());
        const QByteArray name = full.mid(full.lastIndexOf(':') + 1);
        for (const Topic &topic : kTopics) {
            if (name == topic.shown) return topic.page;
        }
    }
    return nullptr;
}

}  // namespace

QStringList manualPages()
{
    return QDir(kFolder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

QString manualText(const QString &page)
{
    QFile file(kFolder + page);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(file.readAll());
    // Lines that only show or link to screenshots.
    static const QRegularExpression pictures(QStringLiteral("^[^\\n]*\\]\\(pictures[/.][^\\n]*\\n"),
                                             QRegularExpression::MultilineOption);
    return text.remove(pictures);
}

QString manualPageOf(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (const QVariant page = widget->property(kManualProperty); page.isValid())
            return page.toString();
        if (const char *page = pageOf(widget->metaObject())) return QString::fromLatin1(page);
    }
    return QString::fromLatin1(kManualIndex);
}

QString headingFragment(const QString &heading)
{
    QString fragment;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            fragment += c;
        else if (c == u' ')
            fragment += u'-';
    }
    return fragment;
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/database_card.h"

#include "desktop/theme/style.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

/// A label does not wrap a path; it must not make the card wider than its column.
QLabel *longText()
{
    QLabel *label = style::text({});
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

}  // namespace

DatabaseCard::DatabaseCard(HotelSession &session, PageActions &actions, QWidget *parent)
    : QFrame(parent), session_(session), actions_(actions), place_(longText()), kind_(longText()),
      backups_(longText())
{
    setProperty("look", QStringLiteral("card"));
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(tr("Database")));
    auto *form = new QFormLayout;
    form->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    form->setHorizontalSpacing(style::kGap);
    form->setVerticalSpacing(style::kSmallGap);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    place_->setObjectName(QStringLiteral("settings.place"));
    kind_->setObjectName(QStringLiteral("settings.kind"));
    backups_->setObjectName(QStringLiteral("settings.backups"));
    form->addRow(tr("Location"), place_);
    form->addRow(tr("Format"), kind_);
    form->addRow(tr("Backups"), backups_);
    column->addLayout(form);
    auto *open = new QPushButton(tr("&Backups…"));
    open->setObjectName(QStringLiteral("settings.openBackups"));
    open->setVisible(bool(actions.showBackups) && session_.keepsHotel());
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(style::kPadding, 0, style::kPadding, style::kPadding);
    foot->addStretch();
    foot->addWidget(open);
    column->addLayout(foot);
    connect(open, &QPushButton::clicked, this, [this] { actions_.showBackups(); });
    refresh();
}

void DatabaseCard::refresh()
{
    const QString file = session_.file();
    if (!session_.keepsHotel()) {
        place_->setText(file);
        kind_->setText(tr("Server on the network"));
        backups_->setText(tr("Managed on the server"));
        return;
    }
    const bool server = storage::isServerPlace(file);
    place_->setText(server ? file : QDir::toNativeSeparators(file));
    kind_->setText(server ? tr("PostgreSQL database, format %1").arg(storage::formatNumber())
                          : tr("SQLite file, format %1, %2")
                                .arg(storage::formatNumber())
                                .arg(QLocale().formattedDataSize(QFileInfo(file).size())));
    backups_->setText(actions_.backupWords ? actions_.backupWords() : tr("None"));
}

}  // namespace roomrack::desktop

#include "moc_database_card.cpp"

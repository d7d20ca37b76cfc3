// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/database_card.h"

#include "desktop/widgets/form_fields.h"
#include "settings/ui_database_card.h"
#include "storage/place.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace roomrack::desktop {

DatabaseCard::DatabaseCard(HotelSession &session, PageActions &actions, QWidget *parent)
    : QFrame(parent), session_(session), actions_(actions),
      ui_(std::make_unique<Ui::DatabaseCard>())
{
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("settings"));
    ui_->openBackups->setVisible(bool(actions.showBackups) && session_.keepsHotel());
    connect(ui_->openBackups, &QPushButton::clicked, this, [this] { actions_.showBackups(); });
    refresh();
}

DatabaseCard::~DatabaseCard() = default;

void DatabaseCard::refresh()
{
    const QString file = session_.file();
    if (!session_.keepsHotel()) {
        ui_->place->setText(file);
        ui_->kind->setText(tr("Server on the network"));
        ui_->backups->setText(tr("Managed on the server"));
        return;
    }
    const bool server = storage::isServerPlace(file);
    ui_->place->setText(server ? file : QDir::toNativeSeparators(file));
    ui_->kind->setText(server ? tr("PostgreSQL database, format %1").arg(storage::formatNumber())
                              : tr("SQLite file, format %1, %2")
                                    .arg(storage::formatNumber())
                                    .arg(QLocale().formattedDataSize(QFileInfo(file).size())));
    ui_->backups->setText(actions_.backupWords ? actions_.backupWords() : tr("None"));
}

}  // namespace roomrack::desktop

#include "moc_database_card.cpp"

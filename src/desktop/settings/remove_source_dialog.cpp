// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/remove_source_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kRemovalWidth = 420;

}  // namespace

RemoveSourceDialog::RemoveSourceDialog(HotelSession &session, const inventory::Channel &source,
                                       QWidget *parent)
    : HotelChangeDialog(session, parent), source_(source.id)
{
    setObjectName(QStringLiteral("removeSource"));
    QVBoxLayout *column = frame().begin(
        {tr("Remove “%1”?").arg(channelTitle(source)), tr("&Remove source"), tr("&Cancel"), true});
    QLabel *text = style::text(tr("New bookings can no longer choose it. A source that bookings, "
                                  "holds, rate plans or tokens use cannot be removed."));
    text->setWordWrap(true);
    text->setMinimumWidth(kRemovalWidth);
    column->addWidget(text);
    frame().addProblem();
    column->addStretch();
    frame().end([this] { remove(); });
}

/// The engine refuses to remove a source that something rests on.
void RemoveSourceDialog::remove()
{
    if (!frame().confirm()->isEnabled()) return;
    carryOut([source = source_](engine::HotelSetup &setup) -> Result<bool> {
        // Another desk may have removed it.
        return std::erase_if(setup.catalogue.channels,
                             [source](const auto &channel) { return channel.id == source; })
               > 0;
    });
}

void RemoveSourceDialog::ended(const Result<void> &done)
{
    if (!done) {
        const bool isAboutIt = done.error().field == QLatin1String("source");
        return frame().showProblem(isAboutIt ? done.error().reason : done.error().text());
    }
    emit removed();
    accept();
}

}  // namespace roomrack::desktop

#include "moc_remove_source_dialog.cpp"

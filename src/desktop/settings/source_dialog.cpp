// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/source_dialog.h"

#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongestSource = 60;  ///< characters
constexpr int kNameWidth = 320;

/// The other source or channel that is called so in lists and rate plans; null: none.
const inventory::Channel *namedAlike(const inventory::Catalogue &catalogue, ChannelId own,
                                     const QString &name)
{
    const auto shown = [](const QString &text) {
        inventory::Channel channel;
        channel.name = text;
        return channelTitle(channel);
    };
    const auto at = std::find_if(
        catalogue.channels.begin(), catalogue.channels.end(), [&](const inventory::Channel &other) {
            return other.id != own
                   && channelTitle(other).compare(shown(name), Qt::CaseInsensitive) == 0;
        });
    return at == catalogue.channels.end() ? nullptr : &*at;
}

/// Gives the channel this name; `channel`: none to add one. The error of a wrong name is on "name".
Result<bool> putSource(engine::HotelSetup &setup, ChannelId channel, const QString &name)
{
    const auto wrong = [](const QString &reason) {
        return fail(ErrorCode::Invalid, QStringLiteral("name"), reason);
    };
    std::vector<inventory::Channel> &all = setup.catalogue.channels;
    if (const auto *other = namedAlike(setup.catalogue, channel, name)) {
        return wrong(other->kind == inventory::ChannelKind::Desk
                         ? SourceDialog::tr("Another source has this name. Enter a different one.")
                         : SourceDialog::tr("A channel has this name. Enter a different one."));
    }
    if (!channel) {
        const auto *like = setup.catalogue.channel(inventory::ChannelKind::Desk);
        inventory::Channel added = like ? *like : inventory::Channel();
        added.id = ChannelId{-1};
        added.name = name;
        all.push_back(added);
        return true;
    }
    const auto at =
        std::find_if(all.begin(), all.end(), [channel](const auto &c) { return c.id == channel; });
    if (at == all.end()) return wrong(SourceDialog::tr("The source does not exist any more."));
    at->name = name;
    return true;
}

}  // namespace

SourceDialog::SourceDialog(HotelSession &session, ChannelId channel, QWidget *parent)
    : HotelChangeDialog(session, parent), channel_(channel), name_(new QLineEdit)
{
    setObjectName(QStringLiteral("sourceDialog"));
    QVBoxLayout *column =
        frame().begin({channel ? tr("Rename source") : tr("Add source"),
                       channel ? tr("&Save") : tr("&Add"), tr("&Cancel"), false, true});
    name_->setObjectName(QStringLiteral("source.name"));
    name_->setAccessibleName(tr("Name"));
    name_->setMaxLength(kLongestSource);
    name_->setMinimumWidth(kNameWidth);
    name_->setPlaceholderText(tr("Telephone"));
    if (channel) name_->setText(channelName(session.view().catalogue(), channel));
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    column->addLayout(form);
    frame().addProblem();
    frame().end([this] { save(); });
    connect(name_, &QLineEdit::textEdited, this, [this] { sayOfName({}); });
}

void SourceDialog::sayOfName(const QString &problem)
{
    style::setWrong(name_, !problem.isEmpty());
    frame().showProblem(problem);
    if (!problem.isEmpty()) name_->setFocus();
}

void SourceDialog::save()
{
    if (!frame().confirm()->isEnabled()) return;
    const QString name = name_->text().trimmed();
    if (name.isEmpty()) return sayOfName(tr("Enter a name."));
    sayOfName({});
    name_->setReadOnly(true);
    carryOut([channel = channel_, name](engine::HotelSetup &setup) {
        return putSource(setup, channel, name);
    });
}

void SourceDialog::ended(const Result<void> &done)
{
    name_->setReadOnly(false);
    if (!done && done.error().field == QLatin1String("name")) return sayOfName(done.error().reason);
    if (!done) return frame().showProblem(done.error().text());
    emit saved(name_->text().trimmed());
    accept();
}

}  // namespace roomrack::desktop

#include "moc_source_dialog.cpp"

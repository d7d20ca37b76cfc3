// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/source_dialog.h"

#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <cmath>

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

/// Gives the channel what was typed, but for what is as the dialog showed it: that may have been
/// changed meanwhile. `channel`: none to add one. The error of a wrong name is on "name".
Result<bool> putSource(engine::HotelSetup &setup, ChannelId channel, const SourceInput &shown,
                       const SourceInput &typed)
{
    const auto wrong = [](const QString &reason) {
        return fail(ErrorCode::Invalid, QStringLiteral("name"), reason);
    };
    std::vector<inventory::Channel> &all = setup.catalogue.channels;
    const bool isRenamed = !channel || typed.name != shown.name;
    const auto *other = isRenamed ? namedAlike(setup.catalogue, channel, typed.name) : nullptr;
    if (other) {
        return wrong(other->kind == inventory::ChannelKind::Desk
                         ? SourceDialog::tr("Another source has this name. Enter a different one.")
                         : SourceDialog::tr("A channel has this name. Enter a different one."));
    }
    if (!channel) {
        const auto *like = setup.catalogue.channel(inventory::ChannelKind::Desk);
        inventory::Channel added = like ? *like : inventory::Channel();
        added.id = ChannelId{-1};
        added.name = typed.name;
        added.commissionBasisPoints = typed.commissionBasisPoints;
        all.push_back(added);
        return true;
    }
    const auto at =
        std::find_if(all.begin(), all.end(), [channel](const auto &c) { return c.id == channel; });
    if (at == all.end()) return wrong(SourceDialog::tr("The source does not exist any more."));
    const bool hasOtherCommission = typed.commissionBasisPoints != shown.commissionBasisPoints;
    if (isRenamed) at->name = typed.name;
    if (hasOtherCommission) at->commissionBasisPoints = typed.commissionBasisPoints;
    return isRenamed || hasOtherCommission;
}

}  // namespace

SourceDialog::SourceDialog(HotelSession &session, ChannelId channel, QWidget *parent)
    : HotelChangeDialog(session, parent), channel_(channel), name_(new QLineEdit),
      commission_(new QDoubleSpinBox)
{
    setObjectName(QStringLiteral("sourceDialog"));
    QVBoxLayout *column =
        frame().begin({channel ? tr("Edit source") : tr("Add source"),
                       channel ? tr("&Save") : tr("&Add"), tr("&Cancel"), false, true});
    name_->setObjectName(QStringLiteral("source.name"));
    name_->setAccessibleName(tr("Name"));
    name_->setMaxLength(kLongestSource);
    name_->setMinimumWidth(kNameWidth);
    name_->setPlaceholderText(tr("Telephone"));
    commission_->setObjectName(QStringLiteral("source.commission"));
    commission_->setAccessibleName(tr("Commission"));
    commission_->setMaximum(inventory::kMostCommission / 100.0);
    commission_->setSuffix(tr(" %"));
    const inventory::Catalogue &catalogue = session.view().catalogue();
    if (channel) name_->setText(channelName(catalogue, channel));
    if (const inventory::Channel *source = catalogue.channel(channel))
        commission_->setValue(source->commissionBasisPoints / 100.0);
    shown_ = typed();
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("Co&mmission"), commission_);
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

SourceInput SourceDialog::typed() const
{
    return {name_->text().trimmed(), int(std::lround(commission_->value() * 100))};
}

void SourceDialog::save()
{
    if (!frame().confirm()->isEnabled()) return;
    const SourceInput now = typed();
    if (now.name.isEmpty()) return sayOfName(tr("Enter a name."));
    sayOfName({});
    name_->setReadOnly(true);
    carryOut([channel = channel_, shown = shown_, now](engine::HotelSetup &setup) {
        return putSource(setup, channel, shown, now);
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

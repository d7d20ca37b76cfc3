// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/source_dialog.h"

#include "desktop/session/direct_channels.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kLongestSource = 60;  ///< characters
constexpr int kNameWidth = 320;

/// Whether another channel is called so in lists and rate plans.
bool isTaken(const inventory::Catalogue &catalogue, ChannelId own, const QString &name)
{
    const auto shown = [](const QString &text) {
        inventory::Channel channel;
        channel.name = text;
        return channelTitle(channel);
    };
    return std::any_of(
        catalogue.channels.begin(), catalogue.channels.end(), [&](const inventory::Channel &other) {
            return other.id != own
                   && channelTitle(other).compare(shown(name), Qt::CaseInsensitive) == 0;
        });
}

/// In a thread of its own; `channel`: none to add one. The error of a wrong name is on "name".
Result<PropertyId> saveSource(engine::PropertyService &service, const booking::Caller &desk,
                              ChannelId channel, const QString &name)
{
    const auto wrong = [](const QString &reason) {
        return fail(ErrorCode::Invalid, QStringLiteral("name"), reason);
    };
    const auto read = service.snapshot(desk.property);
    if (!read) return tl::unexpected(read.error());
    engine::HotelSetup setup = engine::settingsOf(**read, desk.actor);
    std::vector<inventory::Channel> &all = setup.catalogue.channels;
    if (isTaken(setup.catalogue, channel, name))
        return wrong(SourceDialog::tr("Another channel has this name. Enter a different one."));
    if (!channel) {
        const auto *like = (*read)->catalogue.channel(inventory::ChannelKind::Desk);
        inventory::Channel added = like ? *like : inventory::Channel();
        added.id = ChannelId{-1};
        added.name = name;
        all.push_back(added);
        return service.saveHotel(std::move(setup));
    }
    const auto at =
        std::find_if(all.begin(), all.end(), [channel](const auto &c) { return c.id == channel; });
    if (at == all.end()) return wrong(SourceDialog::tr("The source does not exist any more."));
    at->name = name;
    return service.saveHotel(std::move(setup));
}

}  // namespace

SourceDialog::SourceDialog(HotelSession &session, ChannelId channel, QWidget *parent)
    : QDialog(parent), session_(session), channel_(channel), name_(new QLineEdit)
{
    setObjectName(QStringLiteral("sourceDialog"));
    QVBoxLayout *column =
        frame_.begin({channel ? tr("Rename source") : tr("Add source"),
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
    frame_.addProblem();
    frame_.end([this] { save(); });
    connect(name_, &QLineEdit::textEdited, this, [this] { sayOfName({}); });
}

SourceDialog::~SourceDialog()
{
    saved_.waitForFinished();
}

void SourceDialog::reject()
{
    if (!saving_) QDialog::reject();
}

void SourceDialog::sayOfName(const QString &problem)
{
    style::setWrong(name_, !problem.isEmpty());
    frame_.showProblem(problem);
    if (!problem.isEmpty()) name_->setFocus();
}

void SourceDialog::save()
{
    if (!frame_.confirm()->isEnabled()) return;
    const QString name = name_->text().trimmed();
    if (name.isEmpty()) return sayOfName(tr("Enter a name."));
    sayOfName({});
    setSaving(true);
    saved_ = QtConcurrent::run([&service = session_.service(), desk = session_.desk(),
                                channel = channel_,
                                name] { return saveSource(service, desk, channel, name); });
    engine::whenDone(saved_, this,
                     [this, name](const Result<PropertyId> &done) { finish(name, done); });
}

void SourceDialog::setSaving(bool saving)
{
    saving_ = saving;
    frame_.setConfirmEnabled(!saving);
    frame_.setLeavable(!saving);
}

void SourceDialog::finish(const QString &name, const Result<PropertyId> &done)
{
    setSaving(false);
    if (!done && done.error().field == QLatin1String("name")) return sayOfName(done.error().reason);
    if (!done) return frame_.showProblem(done.error().text());
    emit saved(name);
    accept();
}

}  // namespace roomrack::desktop

#include "moc_source_dialog.cpp"

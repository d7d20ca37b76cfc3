// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/foot_bar.h"

#include "desktop/shell/earlier_button.h"
#include "desktop/theme/style.h"
#include "desktop/words/stay_words.h"
#include "storage/place.h"

#include <QtCore/QUrl>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

namespace roomrack::desktop {

namespace {

constexpr int kHeight = 24;
constexpr int kDot = 8;

}  // namespace

FootBar::FootBar(HotelSession &session, const Theme &theme, EarlierNotices &notices,
                 QWidget *parent)
    : QWidget(parent), session_(session), theme_(theme), state_(new QLabel), file_(new QLabel),
      commit_(new QLabel), hint_(new QLabel)
{
    setProperty("look", QStringLiteral("foot"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(kHeight);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(style::kMargin, 1, style::kMargin, 0);
    row->setSpacing(23);
    row->addSpacing(14);  // room for the painted dot
    for (QLabel *label : {state_, file_, commit_}) {
        label->setTextFormat(Qt::PlainText);
        row->addWidget(label);
    }
    hint_->setTextFormat(Qt::PlainText);
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(hint_, 1);
    row->addWidget(new EarlierButton(notices, session, theme, this));
    const QString name = storage::placeName(session.file());
    file_->setText(!session.keepsHotel()                    ? QUrl(session.file()).authority()
                   : storage::isServerPlace(session.file()) ? tr("PostgreSQL · %1").arg(name)
                                                            : tr("SQLite · %1").arg(name));
    file_->setToolTip(session.file());
    commit_->hide();
    showState();
    connect(&session.server(), &ServerWatch::changed, this, &FootBar::showState);
    connect(&session.changes(), &HotelChanges::committed, this, &FootBar::showCommit);
    connect(&session, &HotelSession::loaded, this, &FootBar::forgetFailure);
    connect(&session, &HotelSession::failed, this, [this](const core::Error &error, bool outdated) {
        failure_ = error.text();
        outdated_ = outdated;
        showState();
    });
}

void FootBar::showState()
{
    const engine::ServerConnectionState &line = session_.server().state();
    failed_ = !line.up || !failure_.isEmpty();
    if (!line.up)
        state_->setText(tr("No connection"));
    else if (failed_)
        state_->setText(tr("Engine error: %1").arg(failure_));
    else
        state_->setText(session_.keepsHotel() ? tr("Engine running") : tr("Connected"));
    state_->setToolTip(line.why);
    update();
}

void FootBar::forgetFailure()
{
    outdated_ = false;
    if (failure_.isEmpty()) return;
    failure_.clear();
    showState();
}

void FootBar::showCommit(Instant at)
{
    if (!outdated_) forgetFailure();
    commit_->setText(tr("Last saved %1").arg(clockText(session_.view().property(), at)));
    commit_->setToolTip(utcText(at));
    commit_->show();
}

void FootBar::setHint(const QString &hint)
{
    hint_->setText(hint);
    hint_->setToolTip(hint);
}

QString FootBar::hint() const
{
    return hint_->text();
}

void FootBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &c = theme_.colors();
    painter.fillRect(rect(), c.raised);
    painter.fillRect(0, 0, width(), 1, c.line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(failed_ ? c.bad : c.muted);
    const int x = isRightToLeft() ? width() - 15 - kDot : 15;
    painter.drawEllipse(QRectF(x, height() / 2.0 - kDot / 2.0 + 0.5, kDot, kDot));
}

}  // namespace roomrack::desktop

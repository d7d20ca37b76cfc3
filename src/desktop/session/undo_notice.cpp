// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/undo_notice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(UndoNotice)
};

constexpr int kSeconds = 12;

}  // namespace

QString undoTopic(qint64 step)
{
    return QStringLiteral("undo step %1").arg(step);
}

void sayChanged(HotelSession &session, PageActions &actions, QObject *context,
                const Result<booking::Answer> &answer, const QString &what, const QString &done)
{
    if (!actions.notify) return;
    if (!answer) {
        actions.notify(Notice::error(answer.error(), what));
        return;
    }
    Notice notice = Notice::good(done);
    if (answer->step != 0) {
        notice.topic = undoTopic(answer->step);
        notice.seconds = kSeconds;
        notice.actionText = Words::tr("Undo");
        notice.isValid = [alive = QPointer<QObject>(context)] { return !alive.isNull(); };
        notice.action = [&session, &actions, alive = QPointer<QObject>(context),
                         step = answer->step] {
            if (!alive) return;
            booking::UndoStep undo;
            undo.caller = session.desk();
            undo.step = step;
            session.submit(undo, alive, [&actions](const Result<booking::Answer> &undone) {
                if (undone || !actions.notify) return;
                actions.notify(Notice::error(undone.error(), Words::tr("Undo failed")));
            });
        };
    }
    actions.notify(notice);
}

}  // namespace roomrack::desktop

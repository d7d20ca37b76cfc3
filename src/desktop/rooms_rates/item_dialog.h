// SPDX-License-Identifier: GPL-3.0-or-later
// Base class of the dialogs that add or change items of the description: sends one edit, names the
// field that is wrong, and keeps what was typed if the description changed meanwhile.
#pragma once

#include "desktop/rooms_rates/description_flow.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtCore/QPointer>
#include <QtWidgets/QDialog>

#include <optional>

namespace roomrack::desktop {

class ItemDialog : public QDialog {
    Q_OBJECT

public:
    ItemDialog(const DescriptionFlow &flow, QWidget *parent);

signals:
    /// `name`: code or number of the item; `what`: what was done, for the notice.
    void carriedOut(const roomrack::booking::Answer &answer, const QString &name,
                    const QString &what);

protected:
    /// Both are called in the constructor, with the form between them.
    QWidget *begin(const QString &title, const QString &confirm, const QString &explanation = {});
    void end();

    /// The items to send; none: problem() shows what is missing.
    virtual std::optional<booking::DescriptionItems> items() = 0;
    /// The description is another one: `mine` of the form stays, all else is new.
    virtual void descriptionChanged() {}
    virtual QString itemName() const = 0;
    /// What the audit trail and the list of steps call the edit.
    virtual QString stepLabel() const = 0;
    /// The same for the notice, with what is left to do.
    virtual QString doneText() const { return stepLabel(); }
    void say(const QString &problem, QWidget *where);
    void say(const Error &error);

    HotelSession &session() const { return flow_.session; }
    const HotelView &view() const { return flow_.session.view(); }

private:
    void save();
    void answered(const Result<booking::Answer> &answer);
    void refresh();
    void setBusy(bool busy);

    const DescriptionFlow flow_;
    DialogFrame frame_{this};
    QByteArray seen_;
    QPointer<QWidget> wrong_;  ///< the input that is marked
    bool busy_ = false;
};

}  // namespace roomrack::desktop

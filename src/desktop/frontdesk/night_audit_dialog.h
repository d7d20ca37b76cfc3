// SPDX-License-Identifier: GPL-3.0-or-later
// The night audit dialog: shows a preview, runs the audit when confirmed, and shows the result to
// print or save as PDF.
#pragma once

#include "desktop/frontdesk/night_audit.h"
#include "desktop/session/hotel_session.h"

#include <QtWidgets/QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace roomrack::desktop {

class NightAuditDialog final : public QDialog {
    Q_OBJECT

public:
    explicit NightAuditDialog(HotelSession &session, QWidget *parent = nullptr);

    /// Writes the displayed page as PDF.
    Result<void> savePdf(const QString &file) const;

signals:
    void closed(const roomrack::booking::Answer &answer);

private:
    void load();
    void loaded(const Result<AuditedDay> &day);
    void showProblem(const QString &text);
    void fill();
    QString whyEarly() const;
    QString consequences() const;
    void close();
    void run();
    void answered(const Result<booking::Answer> &answer);
    void summarize(const Result<AuditedDay> &day);
    void askFile();

    HotelSession &session_;
    NightAudit audit_;
    QTextBrowser *page_;
    QCheckBox *markNoShows_;
    QLabel *problem_;
    QPushButton *confirm_ = nullptr;
    QPushButton *leave_ = nullptr;
    QPushButton *pdf_ = nullptr;
};

}  // namespace roomrack::desktop

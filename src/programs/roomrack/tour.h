// SPDX-License-Identifier: GPL-3.0-or-later
// `--tour DIR`, for machines without a display: visits the pages of the open property in light and
// dark theme, saves a picture of each, says what happened and exits.
#pragma once

#include "desktop/shell/desktop.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <map>

class QTextStream;

namespace roomrack::programs {

class Tour : public QObject {
    Q_OBJECT

public:
    /// Starts when a property is opened; quits the application with 0, or 1 if something failed.
    Tour(desktop::Desktop &desktop, const QString &folder, int seconds);

private:
    struct Step {
        QString page;
        bool dark = false;
    };
    void begin(desktop::HotelSession *session);
    void next();
    void picture(const Step &step);
    void finish();
    void sayChannels(QTextStream &out) const;
    void end(int code);
    desktop::Desktop &desktop_;
    QString folder_;
    int seconds_;
    desktop::HotelSession *session_ = nullptr;
    std::vector<Step> steps_;
    size_t at_ = 0;
    QTimer pace_;
    std::map<booking::RecordKind, int> happened_;
    int pictures_ = 0;
};

}  // namespace roomrack::programs

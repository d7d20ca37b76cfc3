// SPDX-License-Identifier: GPL-3.0-or-later
// `--tour DIR`: for machines without a display. Walks through the pages of the open hotel, light
// and dark, saves a picture of each, counts what happens meanwhile, prints it and ends.
#pragma once

#include "desktop/shell/desktop.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <map>

namespace roomrack::programs {

class Tour : public QObject {
    Q_OBJECT

public:
    /// Begins when a hotel is opened; quits the application with 0, or 1 when something failed.
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

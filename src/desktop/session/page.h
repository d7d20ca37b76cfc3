// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window. Pages are created for every hotel that is opened, live as long as its
// session, and have a row in shell/pages.cpp; the main window only assembles them.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QAction;
class QSettings;

namespace roomrack::desktop {

/// Arguments of a page; all of them outlive it.
struct PageContext {
    HotelSession &session;
    PageActions &actions;
    Theme &theme;
    QSettings &settings;  ///< use a group named after the page's id
};

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const PageContext &context, QWidget *parent = nullptr)
        : QWidget(parent), context_(context)
    {}

    /// Number of pending items; 0 shows no badge.
    int badge() const { return badge_; }
    /// Whether the page uses prev / Today / next and the date picker.
    virtual bool usesDates() const { return false; }
    /// Widgets for the top bar, visible while the page is shown (view switch, filters). The page
    /// owns them through Qt's parent; may be empty.
    virtual std::vector<QWidget *> barWidgets() { return {}; }
    /// Primary buttons at the trailing end of the bar.
    virtual std::vector<QWidget *> barButtons() { return {}; }
    /// Parts of the page that the command palette finds; `show` goes there once the page is shown.
    struct Part {
        QString title;
        std::function<void()> show;
    };
    virtual std::vector<Part> parts() { return {}; }
    /// The page's actions in the "Edit" menu; the page owns them.
    virtual std::vector<QAction *> editActions() { return {}; }
    /// What a new booking begins with: what is selected in the page.
    virtual BookingPreset bookingPreset() const { return {}; }
    /// The page was shown or hidden.
    virtual void shown() {}
    virtual void hidden() {}
    /// Text at the end of the status bar ("Selected: ..."); empty for none.
    QString hint() const { return hint_; }

signals:
    void badgeChanged(int count);
    void hintChanged(const QString &hint);
    void usesDatesChanged();

protected:
    HotelSession &session() const { return context_.session; }
    PageActions &actions() const { return context_.actions; }
    const Theme &theme() const { return context_.theme; }
    QSettings &settings() const { return context_.settings; }
    const PageContext &context() const { return context_; }
    void setBadge(int count)
    {
        if (count == badge_) return;
        badge_ = count;
        emit badgeChanged(count);
    }
    void setHint(const QString &hint)
    {
        if (hint == hint_) return;
        hint_ = hint;
        emit hintChanged(hint);
    }

private:
    PageContext context_;
    int badge_ = 0;
    QString hint_;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window. Pages are made anew for every hotel that is opened, live as long as its
// session, and register in shell/pages.cpp; the main window only assembles them.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QWidget>

#include <functional>

class QAction;
class QSettings;

namespace roomrack::desktop {

/// What a page is given; all of it outlives the page.
struct PageContext {
    HotelSession &session;
    DeskActions &actions;
    Theme &theme;
    QSettings &settings;  ///< use a group named after the page's id
};

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(const PageContext &context, QWidget *parent = nullptr)
        : QWidget(parent), context_(context)
    {}

    /// In the navigation and as the accessible name.
    virtual QString title() const = 0;
    /// Things that wait; 0 shows no badge.
    int badge() const { return badge_; }
    /// Whether prev / Today / next and the date picker mean anything here.
    virtual bool usesDates() const { return false; }
    /// Widgets for the bar on top, shown while the page is (view switch, filters). The page
    /// keeps owning them through Qt's parent; may be empty.
    virtual std::vector<QWidget *> barWidgets() { return {}; }
    /// Primary buttons at the right end of the bar.
    virtual std::vector<QWidget *> barButtons() { return {}; }
    /// What can be done here, for the menu "Edit"; the page owns them.
    virtual std::vector<QAction *> editActions() { return {}; }
    /// The page comes into view, or goes.
    virtual void shown() {}
    virtual void hidden() {}
    /// The last words of the status bar ("Selected: ..."), empty for none.
    QString hint() const { return hint_; }

signals:
    void badgeChanged(int count);
    void hintChanged(const QString &hint);

protected:
    HotelSession &session() const { return context_.session; }
    DeskActions &actions() const { return context_.actions; }
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

/// A page that exists. `id` is stable (settings, tests); smaller positions stand higher.
struct PageEntry {
    QString id;
    int position = 0;
    std::function<Page *(const PageContext &, QWidget *parent)> make;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window, shown for a small hotel, with its notices.
#pragma once

#include "desktop/session/page.h"
#include "small_hotel.h"
#include "support/patience.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QPushButton>

#include <functional>
#include <memory>

namespace roomrack::tests {

template <typename PageType>
class ShownPage {
public:
    /// `before`: sets up the hotel before the page is opened. Later changes reach the page
    /// asynchronously.
    explicit ShownPage(desktop::Theme &theme, const std::function<void(SmallHotel &)> &before = {})
        : settings(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat)
    {
        if (before) before(hotel);
        actions.notify = [this](const desktop::Notice &notice) { notices << notice.text; };
        page = std::make_unique<PageType>(
            desktop::PageContext{hotel.session(), actions, theme, settings});
        page->resize(1300, 800);
        page->show();
        page->activateWindow();
        if (!QTest::qWaitForWindowActive(page.get(), tests::kTryForMs))
            qWarning("the page did not become active");
        page->shown();
    }

    template <typename Widget>
    Widget *find(const char *name) const
    {
        const QWidget *inside = page.get();
        return inside->findChild<Widget *>(QString::fromLatin1(name));
    }
    /// The dialog open over the page; null if there is none.
    QDialog *dialog() const { return qobject_cast<QDialog *>(QApplication::activeModalWidget()); }
    template <typename Widget>
    Widget *inDialog(const char *name) const
    {
        return dialog() ? dialog()->template findChild<Widget *>(QString::fromLatin1(name))
                        : nullptr;
    }
    /// Sends a key to the focused widget, in the dialog if there is one.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget *focus = nullptr;
        // Window systems do this when a dialog closes; the offscreen platform does not.
        QWidget *top = dialog() ? static_cast<QWidget *>(dialog()) : page.get();
        if (!top->isActiveWindow()) top->activateWindow();
        const bool ready = waitFor([&] {
            const QWidget *over = dialog() ? static_cast<QWidget *>(dialog()) : page.get();
            focus = QApplication::focusWidget();
            return focus && focus->window() == over && QApplication::activeWindow() == over;
        });
        if (!ready) qFatal("nothing has the focus");
        QTest::keyClick(focus, key, modifiers);
    }
    /// The visible button whose text, without mnemonic, begins with this.
    QPushButton *button(const char *text) const
    {
        const QWidget *inside = page.get();
        for (auto *b : inside->findChildren<QPushButton *>()) {
            const QString plain = b->text().remove(QLatin1Char('&'));
            if (b->isVisible() && plain.startsWith(QLatin1String(text))) return b;
        }
        return nullptr;
    }

    SmallHotel hotel;
    desktop::PageActions actions;
    QTemporaryDir folder;
    QSettings settings;
    QStringList notices;
    std::unique_ptr<PageType> page;
};

}  // namespace roomrack::tests

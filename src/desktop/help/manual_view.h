// SPDX-License-Identifier: GPL-3.0-or-later
// Displays pages of the manual in the theme's colours; follows their links and finds text.
#pragma once

#include <QtWidgets/QTextBrowser>

namespace roomrack::desktop {

class Theme;

class ManualView final : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualView(const Theme &theme, QWidget *parent = nullptr);

    /// "settings.md#appearance"; a page that does not exist is ignored.
    void showPage(const QString &page);
    /// File name of the displayed page.
    QString page() const { return source().fileName(); }

    /// Marks all places that contain `text`, ignoring case, and goes to the first one from the top
    /// of the view.
    void find(const QString &text);
    /// Goes to the next (1) or previous (-1) place, cyclic.
    void findNext(int step);
    int places() const { return int(found_.size()); }
    int place() const { return at_; }  ///< 0..places()-1; -1: none

signals:
    /// Another page, or other places of the searched text.
    void placesChanged();

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &url, QTextDocument::ResourceType type) override;

private:
    void style();
    void styleTables();
    void restyle();
    void goToHeading(const QString &fragment);
    void mark();
    const Theme &theme_;
    QString searched_;
    QList<QTextCursor> found_;
    int at_ = -1;
};

}  // namespace roomrack::desktop

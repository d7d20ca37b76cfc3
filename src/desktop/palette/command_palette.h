// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette (Ctrl+K): one field in the middle of the window that finds pages, commands,
// dates and bookings. Arrow keys select a row, Enter runs it, Escape closes.
#pragma once

#include "desktop/palette/palette_entry.h"
#include "desktop/session/page_actions.h"
#include "desktop/widgets/popover.h"
#include "storage/reader.h"

#include <QtCore/QFuture>
#include <QtCore/QTimer>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace roomrack::desktop {

class HotelSession;
class PaletteModel;

class CommandPalette final : public Popover {
    Q_OBJECT

public:
    /// At most this many bookings are listed, newest first.
    static constexpr int kMostBookings = 20;

    /// `known`: pages and commands, in this order. `session` and `actions`: null if no hotel is
    /// open; the palette closes when they are destroyed or the user changes.
    CommandPalette(const Theme &theme, QWidget *owner, std::vector<PaletteEntry> known,
                   HotelSession *session, PageActions *actions);
    ~CommandPalette() override;

    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    bool handleKey(int key);
    void type();
    void askBookings();
    void take(const Result<storage::BookingPage> &page);
    PaletteEntry bookingEntry(const storage::BookingRow &row) const;
    std::optional<PaletteEntry> dateEntry(const QString &typed);
    void fill(bool fromTop);
    void choose(int row);
    void run();
    void showHint(const QString &typed);
    std::vector<PaletteEntry> known_;
    QPointer<HotelSession> session_;
    QPointer<PageActions> actions_;
    QLineEdit *input_;
    QListView *list_;
    QLabel *hint_;
    PaletteModel *model_;
    QTimer typing_;
    QFuture<Result<storage::BookingPage>> reading_;
    std::vector<PaletteEntry> found_;  ///< bookings that match the previous or present text
    qint64 total_ = 0;                 ///< matching bookings in the file
    QString failure_;
    QString wrongDate_;        ///< why the typed date is not offered
    bool searching_ = false;   ///< `found_` is not up to date
    bool enterWaits_ = false;  ///< Enter was pressed: run the first booking when it is found
};

}  // namespace roomrack::desktop

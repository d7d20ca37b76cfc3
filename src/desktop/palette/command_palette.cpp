// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/palette/command_palette.h"

#include "desktop/palette/palette_delegate.h"
#include "desktop/palette/palette_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/search_field.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/typed_date.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 620;
constexpr int kMostRows = 12;
constexpr int kLongestText = 200;
constexpr int kShortestSearch = 2;

}  // namespace

CommandPalette::CommandPalette(const Theme &theme, QWidget *owner, std::vector<PaletteEntry> known,
                               HotelSession *session, PageActions *actions)
    : Popover(theme, owner), known_(std::move(known)), session_(session), actions_(actions),
      input_(new QLineEdit), list_(new QListView), hint_(style::muted({})),
      model_(new PaletteModel(this))
{
    build(theme);
    typing_.setSingleShot(true);
    typing_.setInterval(SearchField::kTypingMs);
    connect(&typing_, &QTimer::timeout, this, &CommandPalette::askBookings);
    connect(input_, &QLineEdit::textChanged, this, &CommandPalette::type);
    connect(list_, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (!model_->entry(index.row())) return;
        choose(index.row());
        run();
    });
    if (session) {
        connect(&session->users(), &DeskUsers::personChanged, this, &Popover::dismiss);
        connect(session, &QObject::destroyed, this, &Popover::dismiss);
    }
    fill(true);
}

CommandPalette::~CommandPalette()
{
    reading_.cancel();
}

void CommandPalette::build(const Theme &theme)
{
    setObjectName(QStringLiteral("commandPalette"));
    input_->setMaxLength(kLongestText);
    input_->setMinimumWidth(kWidth);
    input_->setPlaceholderText(tr("Search pages, commands, dates and bookings"));
    input_->setAccessibleName(tr("Search and commands"));
    // The focus stays in the field; its keys move the selection.
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Results"));
    list_->setModel(model_);
    list_->setItemDelegate(new PaletteDelegate(theme, list_));
    list_->setUniformItemSizes(true);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    hint_->setWordWrap(true);
    content()->addWidget(input_);
    content()->addWidget(list_);
    content()->addWidget(hint_);
    setFocusProxy(input_);
}

void CommandPalette::open()
{
    openInMiddle();
    // Shortcuts of the window work on: a page or dialog that takes the focus closes the palette.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (now && now != this && !isAncestorOf(now)) dismiss();
    });
}

/// Installed for the whole program while the palette is open (see Popover).
bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == input_ && event->type() == QEvent::KeyPress
        && handleKey(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return Popover::eventFilter(watched, event);
}

bool CommandPalette::handleKey(int key)
{
    const int row = list_->currentIndex().row();
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Tab: choose(model_->next(row, 1)); return true;
    case Qt::Key_Up:
    case Qt::Key_Backtab: choose(model_->next(row, -1)); return true;
    // The first row is a heading, the last one an entry.
    case Qt::Key_PageDown:
        choose(model_->next(std::min(row + kMostRows, model_->rowCount() - 1) - 1, 1));
        return true;
    case Qt::Key_PageUp: choose(model_->next(std::max(row - kMostRows, 1) - 1, 1)); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(); return true;
    default: return false;
    }
}

void CommandPalette::type()
{
    reading_.cancel();
    typing_.stop();
    failure_.clear();
    enterWaits_ = false;
    searching_ = session_ && searchWords(input_->text()).size() >= kShortestSearch;
    if (searching_) {
        typing_.start();
    } else {
        found_.clear();
        total_ = 0;
    }
    fill(true);
}

void CommandPalette::askBookings()
{
    if (!session_) return;
    storage::BookingQuery query;
    query.property = session_->property();
    query.search = searchWords(input_->text());
    query.sort = storage::BookingSort::Number;
    query.descending = true;
    reading_ = session_->ask(storage::Bookings{query, 0, kMostBookings}, this,
                             [this](const Result<storage::BookingPage> &page) { take(page); });
}

void CommandPalette::take(const Result<storage::BookingPage> &page)
{
    searching_ = false;
    found_.clear();
    total_ = page ? page->total : 0;
    failure_ = page ? QString() : page.error().text();
    if (page && session_) {
        for (const storage::BookingRow &row : page->rows) found_.push_back(bookingEntry(row));
    }
    fill(false);
    if (std::exchange(enterWaits_, false)) run();
}

PaletteEntry CommandPalette::bookingEntry(const storage::BookingRow &row) const
{
    const booking::Booking &b = row.booking;
    const HotelView &view = session_->view();
    PaletteEntry entry;
    entry.group = PaletteEntry::Group::Bookings;
    entry.text = bookingNumber(b.id);
    for (const QString &part : {row.guest.name, row.guest.reference}) {
        if (!part.isEmpty()) entry.text += QStringLiteral(" · ") + part;
    }
    entry.detail = stayDatesNear(b.stay, session_->businessDate(), QLocale())
                   + QStringLiteral(" · ") + roomsText(view.catalogue(), b.counted, b.rooms);
    entry.keys = statusText(b.status);
    entry.run = [actions = actions_, id = b.id] {
        if (actions && actions->openBooking) actions->openBooking(id);
    };
    return entry;
}

/// None: the text is not a date, or the inventory does not show it.
std::optional<PaletteEntry> CommandPalette::dateEntry(const QString &typed)
{
    wrongDate_.clear();
    if (typed.isEmpty() || !session_ || !actions_ || !actions_->showNight) return {};
    const QLocale locale;
    const auto night = parseDate(typed, session_->businessDate(), locale);
    if (!night) return {};
    const HotelView &view = session_->view();
    if (*night < view.ledger().first() || *night >= view.ledger().end()) {
        wrongDate_ = tr("The inventory shows dates from %1 to %2.")
                         .arg(dateText(view.ledger().first(), locale),
                              dateText(view.ledger().end() - 1, locale));
        return {};
    }
    PaletteEntry entry;
    entry.group = PaletteEntry::Group::Dates;
    entry.text = weekdayDateText(*night, locale);
    entry.detail = tr("show in the inventory");
    entry.run = [actions = actions_, night = *night] {
        if (actions && actions->showNight) actions->showNight(night);
    };
    return entry;
}

/// Without text only the pages are listed.
void CommandPalette::fill(bool fromTop)
{
    const QString typed = input_->text().simplified();
    const int before = list_->currentIndex().row();
    std::vector<PaletteEntry> entries;
    if (typed.isEmpty()) {
        std::copy_if(known_.begin(), known_.end(), std::back_inserter(entries),
                     [](const auto &e) { return e.group == PaletteEntry::Group::Pages; });
    } else {
        entries = matching(known_, typed);
    }
    if (auto date = dateEntry(typed)) entries.push_back(std::move(*date));
    entries.insert(entries.end(), found_.begin(), found_.end());
    model_->setEntries(std::move(entries));
    choose(!fromTop && model_->entry(before) ? before : model_->next(-1, 1));
    showHint(typed);
    const int rows = model_->rowCount();
    list_->setVisible(rows > 0);
    list_->setFixedHeight(std::min(rows, kMostRows) * style::kRow);
    settle();
}

void CommandPalette::choose(int row)
{
    const QModelIndex index = model_->index(row);
    list_->setCurrentIndex(index);
    // The heading above the first row of the list.
    if (row == 1) list_->scrollToTop();
    input_->setAccessibleDescription(index.data(Qt::AccessibleTextRole).toString());
}

void CommandPalette::run()
{
    const PaletteEntry *entry = model_->entry(list_->currentIndex().row());
    // Typed faster than found: the listed bookings are those of the previous text.
    if (searching_ && (!entry || entry->group == PaletteEntry::Group::Bookings)) {
        enterWaits_ = true;
        return;
    }
    if (!entry) return;
    const auto what = entry->run;
    dismiss();
    what();
}

void CommandPalette::showHint(const QString &typed)
{
    const QString ways =
        session_ ? tr("Type a page, a command, a date (24 Dec, +30) or a booking (number, guest, "
                      "email or reference).")
                 : tr("Type a command.");
    QString text;
    if (typed.isEmpty())
        text = ways;
    else if (!failure_.isEmpty())
        text = tr("The bookings could not be searched: %1").arg(failure_);
    else if (!wrongDate_.isEmpty())
        text = wrongDate_;
    else if (total_ > kMostBookings)
        text = tr("%Ln booking(s) found; the newest are listed. Type more to narrow the search.",
                  nullptr, int(total_));
    else if (model_->rowCount() > 0)
        text = tr("Arrow keys to select, Enter to open, Esc to close");
    else if (searching_)
        text = tr("Searching bookings…");
    else
        text = tr("Nothing found for “%1”.").arg(typed) + u' ' + ways;
    hint_->setText(text);
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/rooms_rates_page.h"

#include "desktop/rooms_rates/description_file.h"
#include "desktop/rooms_rates/items_view.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace roomrack::desktop {

namespace {

const QString kViewKey = QStringLiteral("roomsrates/view");
constexpr int kNarrowBar = 1220;  ///< pixels; all texts do not fit into the bar of a narrower page
/// In the order of the views.
constexpr std::array kKinds{booking::ItemKind::RoomType, booking::ItemKind::Room,
                            booking::ItemKind::Pool,     booking::ItemKind::RatePlan,
                            booking::ItemKind::Vat,  // all taxes and fees
                            booking::ItemKind::Segment};

}  // namespace

RoomsRatesPage::RoomsRatesPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), segments_(style::segments(this)),
      retired_(new QCheckBox(tr("Sho&w retired"), this)), stack_(new QStackedWidget),
      export_(new QPushButton(tr("E&xport…"), this)),
      import_(new QPushButton(tr("I&mport…"), this)),
      more_(new QPushButton(tr("More", "of a menu") + QStringLiteral(" ▾"), this))
{
    makeViews();
    export_->setObjectName(QStringLiteral("roomsrates.export"));
    import_->setObjectName(QStringLiteral("roomsrates.import"));
    style::shorten(export_, tr("E&xport…", "in a narrow bar"));
    style::shorten(import_, tr("I&mport…", "in a narrow bar"));
    export_->setAccessibleName(tr("Export rooms & rates"));
    import_->setAccessibleName(tr("Import rooms & rates"));
    connect(export_, &QPushButton::clicked, this, &RoomsRatesPage::askExport);
    connect(import_, &QPushButton::clicked, this, &RoomsRatesPage::askImport);
    connect(&session().users(), &DeskUsers::personChanged, this, &RoomsRatesPage::offer);
    connect(&session(), &HotelSession::loaded, this, &RoomsRatesPage::offer);
    offer();
    makeMenu();
}

void RoomsRatesPage::makeViews()
{
    const DescriptionFlow flow{session(), actions(), theme()};
    const auto add = [&](const QString &text, const QString &brief, const char *name) {
        const int at = stack_->count();
        style::shorten(style::addSegment(segments_, at, text, QLatin1String(name)), brief);
        auto *view = new ItemsView(flow, kKinds[size_t(at)]);
        stack_->addWidget(view);
        connect(retired_, &QCheckBox::toggled, view, &ItemsView::setRetiredShown);
    };
    add(tr("Room types"), tr("Types", "room types, in a narrow bar"), "roomsrates.roomTypes");
    add(tr("Rooms"), tr("Rooms"), "roomsrates.rooms");
    add(tr("Pools"), tr("Pools"), "roomsrates.pools");
    add(tr("Rate plans"), tr("Plans", "rate plans, in a narrow bar"), "roomsrates.plans");
    add(tr("Taxes and fees"), tr("Taxes", "taxes and fees, in a narrow bar"), "roomsrates.taxes");
    add(tr("Market segments"), tr("Segments", "market segments, in a narrow bar"),
        "roomsrates.segments");
    segments_->setAccessibleName(tr("View"));
    retired_->setObjectName(QStringLiteral("roomsrates.retired"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    all->addWidget(stack_);
    followSegments();
    const int view = settings().value(kViewKey, 0).toInt();
    style::groupOf(segments_)->button(std::clamp(view, 0, stack_->count() - 1))->setChecked(true);
}

void RoomsRatesPage::makeMenu()
{
    more_->setObjectName(QStringLiteral("roomsrates.more"));
    more_->hide();
    auto *menu = new QMenu(more_);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(menu); });
    fillMenu(menu);
    more_->setMenu(menu);
}

/// What the buttons that it stands for are and do now.
void RoomsRatesPage::fillMenu(QMenu *menu)
{
    menu->clear();
    for (QAbstractButton *button :
         std::initializer_list<QAbstractButton *>{retired_, import_, export_}) {
        const QString whole = button->property("longText").toString();
        QAction *action = menu->addAction(whole.isEmpty() ? button->text() : whole);
        action->setCheckable(button->isCheckable());
        action->setChecked(button->isChecked());
        action->setEnabled(button->isEnabled());
        action->setToolTip(button->toolTip());
        connect(action, &QAction::triggered, button, &QAbstractButton::click);
    }
}

/// While the page is shown: the widgets of the others are hidden.
void RoomsRatesPage::fitBar()
{
    const bool narrow = width() < kNarrowBar;
    for (QWidget *widget : std::initializer_list<QWidget *>{retired_, import_, export_})
        widget->setVisible(!narrow);
    more_->setVisible(narrow);
}

void RoomsRatesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (isVisible()) fitBar();
}

/// After a click on a segment, its list has the keys; chosen by keys, the segments keep them.
void RoomsRatesPage::followSegments()
{
    const QButtonGroup *group = style::groupOf(segments_);
    connect(group, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        stack_->setCurrentIndex(view);
        settings().setValue(kViewKey, view);
        const bool pools = kKinds[size_t(view)] == booking::ItemKind::Pool;
        allow(retired_, !pools, {}, pools ? tr("Pools are never retired.") : QString());
    });
    connect(group, &QButtonGroup::idPressed, this,
            [this] { byMouse_ = QGuiApplication::mouseButtons() != Qt::NoButton; });
    connect(group, &QButtonGroup::idClicked, this, [this] {
        if (std::exchange(byMouse_, false)) currentView().takeFocus();
    });
}

ItemsView &RoomsRatesPage::currentView() const
{
    return *static_cast<ItemsView *>(stack_->currentWidget());
}

std::vector<QWidget *> RoomsRatesPage::barWidgets()
{
    return {segments_, retired_};
}

std::vector<QWidget *> RoomsRatesPage::barButtons()
{
    return {import_, export_, more_};
}

std::vector<Page::Part> RoomsRatesPage::parts()
{
    std::vector<Part> views;
    for (QAbstractButton *segment : style::groupOf(segments_)->buttons()) {
        views.push_back({segment->property("longText").toString(), [this, segment] {
                             segment->setChecked(true);
                             currentView().takeFocus();
                         }});
    }
    return views;
}

void RoomsRatesPage::shown()
{
    fitBar();
    currentView().takeFocus();
}

void RoomsRatesPage::offer()
{
    allow(import_, true, session().whyNot(booking::Act::EditRooms));
}

void RoomsRatesPage::askExport()
{
    auto *dialog = new QFileDialog(window(), tr("Export rooms & rates"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON (*.json)"));
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(tr("rooms-and-rates.json", "a file name"));
    connect(dialog, &QFileDialog::fileSelected, this, &RoomsRatesPage::exportTo);
    dialog->open();
}

void RoomsRatesPage::askImport()
{
    auto *dialog = new QFileDialog(window(), tr("Import rooms & rates"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("JSON (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, &RoomsRatesPage::importFrom);
    dialog->open();
}

void RoomsRatesPage::exportTo(const QString &path)
{
    const auto writing = QtConcurrent::run(
        [path, content = descriptionFile(session().view())] { return writeFile(path, content); });
    engine::whenDone(writing, this, [this, path](const Result<void> &done) {
        if (!actions().notify) return;
        actions().notify(
            done ? Notice::good(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)))
                 : Notice::error(done.error(), tr("Not exported")));
    });
}

void RoomsRatesPage::importFrom(const QString &path)
{
    engine::whenDone(QtConcurrent::run([path] { return readFile(path); }), this,
                     [this](const Result<QByteArray> &file) {
                         if (file)
                             carryOut(*file);
                         else if (actions().notify)
                             actions().notify(Notice::error(file.error(), tr("Not imported")));
                     });
}

void RoomsRatesPage::carryOut(const QByteArray &file)
{
    const DescriptionFlow flow{session(), actions(), theme()};
    auto items = itemsOfFile(file, session().view());
    if (!items) {
        if (actions().notify) actions().notify(Notice::error(items.error(), tr("Not imported")));
        return;
    }
    booking::EditDescription edit;
    edit.caller = session().desk();
    edit.items = std::move(*items);
    edit.seen = flow.revision();
    edit.text.label = tr("Rooms & rates imported");
    edit.text.origin = tr("Rooms & rates");
    const auto done = [this](const Result<booking::Answer> &answer) {
        if (answer && answer->repeated) {
            if (actions().notify)
                actions().notify(Notice::good(tr("The file has no changes for this hotel.")));
            return;
        }
        sayChanged(session(), actions(), this, answer, tr("Not imported"),
                   tr("Rooms & rates imported."));
    };
    flow.carryOut(std::move(edit), this, {done, [] {}}, true);
}

}  // namespace roomrack::desktop

#include "moc_rooms_rates_page.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/reports_page.h"

#include "desktop/reports/export_bar.h"
#include "desktop/reports/period_picker.h"
#include "desktop/reports/report_board.h"
#include "desktop/theme/style.h"
#include "reports/words.h"

#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QFrame>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using reports::Granularity;
using reports::PeriodChoice;

namespace {

constexpr int kSoonMs = 700;
const QString kPeriodKey = QStringLiteral("reports/period");
const QString kFromKey = QStringLiteral("reports/from");
const QString kNightsKey = QStringLiteral("reports/nights");
const QString kGranularityKey = QStringLiteral("reports/granularity");

}  // namespace

ReportsPage::ReportsPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), picker_(new PeriodPicker(this)), segments_(style::segments(this)),
      group_(style::groupOf(segments_)), export_(new ExportBar(settings(), locale(), this)),
      board_(new ReportBoard(theme(), locale(), this))
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    all->addWidget(board_);
    makeGranularity();
    later_.setSingleShot(true);
    later_.setInterval(kSoonMs);
    connect(&later_, &QTimer::timeout, this, &ReportsPage::reload);
    export_->report = [this] { return board_->report(); };
    export_->made = [this] { return session().local(session().now()); };
    connect(export_, &ExportBar::written, this, [this](const QString &path) {
        Notice notice = Notice::good(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
        notice.actionText = tr("Open");
        notice.action = [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); };
        if (actions().notify) actions().notify(notice);
    });
    connect(export_, &ExportBar::failed, this, [this](const Error &error) {
        const Tone tone = error.code == ErrorCode::Cancelled ? Tone::Neutral : Tone::Bad;
        if (actions().notify)
            actions().notify({tone, tr("Export: %1").arg(error.text()), {}, {}, 0});
    });
    restore();
    connectSession();
}

ReportsPage::~ReportsPage() = default;

void ReportsPage::makeGranularity()
{
    const auto add = [this](Granularity granularity, const QString &text, const char *name) {
        style::addSegment(segments_, int(granularity), text, QLatin1String(name));
    };
    add(Granularity::Day, tr("Days"), "reports.days");
    add(Granularity::Week, tr("Weeks"), "reports.weeks");
    add(Granularity::Month, tr("Months"), "reports.months");
    add(Granularity::Segment, tr("Market segments"), "reports.segments");
    offerSegments();
    segments_->setAccessibleName(tr("Group by"));
    connect(group_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on) return;
        storeSettings();
        showGrouped();
    });
}

void ReportsPage::offerSegments()
{
    QAbstractButton *button = group_->button(int(Granularity::Segment));
    const bool has = !session().view().catalogue().segments.empty();
    button->setVisible(has);
    if (has || !button->isChecked()) return;
    // The choice is kept for other hotels.
    const QSignalBlocker quiet(group_);
    group_->button(int(Granularity::Day))->setChecked(true);
}

void ReportsPage::connectSession()
{
    picker_->setToday(session().businessDate());
    connect(picker_, &PeriodPicker::periodChanged, this, [this] {
        storeSettings();
        stale_ = true;
        if (visible_) reload();
    });
    connect(&session(), &HotelSession::loaded, this, [this] {
        offerSegments();
        picker_->setToday(session().businessDate());
        stale();
    });
    connect(&session().changes(), &HotelChanges::businessDateMoved, this,
            [this] { picker_->setToday(session().businessDate()); });
    connect(&session().changes(), &HotelChanges::bookingsChanged, this, &ReportsPage::stale);
}

std::vector<QWidget *> ReportsPage::barWidgets()
{
    return {picker_, segments_};
}

std::vector<QWidget *> ReportsPage::barButtons()
{
    return {export_};
}

void ReportsPage::shown()
{
    visible_ = true;
    board_->focusTable();
    if (stale_) reload();
}

void ReportsPage::hidden()
{
    visible_ = false;
}

Granularity ReportsPage::granularity() const
{
    return Granularity(group_->checkedId());
}

void ReportsPage::storeSettings()
{
    settings().setValue(kPeriodKey, int(picker_->choice()));
    settings().setValue(kFromKey, picker_->period().checkIn().iso());
    settings().setValue(kNightsKey, picker_->period().nights());
    settings().setValue(kGranularityKey, group_->checkedId());
}

void ReportsPage::restore()
{
    // Read everything before setting anything: setters write the settings.
    const int granularity = settings().value(kGranularityKey, 0).toInt();
    const int choice = settings().value(kPeriodKey, 0).toInt();
    const auto from = Night::parse(settings().value(kFromKey).toString());
    const int nights = settings().value(kNightsKey).toInt();
    QAbstractButton *button = group_->button(granularity);
    (button ? button : group_->button(int(Granularity::Day)))->setChecked(true);
    offerSegments();
    if (choice == int(PeriodChoice::Custom) && from
        && reports::customPeriod(*from, *from + nights - 1))
        picker_->setCustom(Stay(*from, nights));
    else if (choice >= 0 && choice < int(PeriodChoice::Custom))
        picker_->setChoice(PeriodChoice(choice));
}

void ReportsPage::stale()
{
    stale_ = true;
    if (visible_ && !later_.isActive()) later_.start();
}

void ReportsPage::reload()
{
    if (asked_.isRunning()) asked_.cancel();
    stale_ = false;
    const Stay period = picker_->period();
    asked_ = session().ask(storage::NightFigures{session().property(), period}, this,
                           [this, period](Result<std::vector<storage::DayFigures>> days) {
                               showDays(period, std::move(days));
                           });
}

void ReportsPage::showDays(const Stay &period, Result<std::vector<storage::DayFigures>> days)
{
    if (period != picker_->period()) return;  // the user selected another one meanwhile
    if (!days) {
        export_->setPossible(false);
        board_->setError(days.error());
        return;
    }
    shownPeriod_ = period;
    days_ = std::move(*days);
    showGrouped();
}

/// Only a report by segments needs figures of its own.
void ReportsPage::showGrouped()
{
    if (shownPeriod_.nights() == 0) return;
    granularity() == Granularity::Segment ? askSegments() : showReport();
}

void ReportsPage::askSegments()
{
    if (askedSegments_.isRunning()) askedSegments_.cancel();
    const Stay period = shownPeriod_;
    askedSegments_ =
        session().ask(storage::FiguresBySegment{session().property(), period}, this,
                      [this, period](Result<std::vector<storage::SegmentFigures>> figures) {
                          if (period != shownPeriod_ || granularity() != Granularity::Segment)
                              return;
                          if (!figures) {
                              export_->setPossible(false);
                              return board_->setError(figures.error());
                          }
                          bySegment_ = std::move(*figures);
                          showReport();
                      });
}

void ReportsPage::showReport()
{
    const inventory::Property &property = session().view().property();
    reports::Report report;
    report.hotel = property.name;
    report.city = property.city;
    report.currency = property.currency;
    report.period = shownPeriod_;
    report.granularity = granularity();
    if (report.granularity == Granularity::Segment) {
        report.total = reports::total(reports::summarise(days_, Granularity::Day));
        report.lines = reports::segmentLines(bySegment_, session().view().catalogue().segments,
                                             shownPeriod_, report.total.rooms, tr("No segment"));
        for (const reports::Line &line : report.lines) report.total.bookings += line.sums.bookings;
    } else {
        report.lines = reports::summarise(days_, report.granularity);
        report.total = reports::total(report.lines);
    }
    setHint(tr("%1: %n night(s)", nullptr, shownPeriod_.nights())
                .arg(reports::periodText(shownPeriod_, locale())));
    board_->setReport(std::move(report));
    export_->setPossible(board_->hasReport());
}

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/simulator/simulator_dialog.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kMostGuests = 600;

}  // namespace

std::vector<SimulatorDialog::Trouble> SimulatorDialog::troubles(const QStringList &can)
{
    struct One {
        QString words;
        const char *fault;
        int thousandths;
    };
    const One ones[] = {{tr("Unreachable"), "unreachable", 1000},
                        {tr("No response"), "lost_request", 1000},
                        {tr("Processes requests, no response"), "timeout_after", 1000},
                        {tr("Responds with errors"), "error_before", 1000},
                        {tr("Processes requests, responds with errors"), "error_after", 500},
                        {tr("Processes requests twice"), "twice", 1000},
                        {tr("Requests out of order"), "reordered", 300},
                        {tr("Too many requests (429)"), "too_many", 1000},
                        {tr("Slow responses"), "slow", 1000},
                        {tr("Connection drops repeatedly"), "line_cut", 300},
                        {tr("Duplicate records"), "line_twice", 1000},
                        {tr("Records out of order"), "line_reordered", 300},
                        {tr("Corrupted records"), "line_garbage", 500},
                        {tr("Bank declines payments"), "declines", 1000},
                        {tr("Bank requires authentication by the guest"), "needs_guest", 1000},
                        {tr("Delayed payment decisions"), "processing", 1000},
                        {tr("Authorisations are cancelled"), "lapses", 1000},
                        {tr("Captures fail"), "no_capture", 1000},
                        {tr("Refunds are refused"), "no_refund", 1000},
                        {tr("Refunds start, then fail"), "refund_fails", 1000},
                        {tr("Refunds succeed, then are returned"), "refund_returns", 1000}};
    const auto everything = [&can](int thousandths) {
        std::map<QString, int> faults;
        for (const QString &name : can) faults[name] = thousandths;
        return faults;
    };
    std::vector<Trouble> all{{tr("No faults"), {}},
                             {tr("All faults, rare"), everything(20)},
                             {tr("All faults, frequent"), everything(100)}};
    for (const One &one : ones) {
        const QString name = QString::fromLatin1(one.fault);
        if (can.contains(name)) all.push_back({one.words, {{name, one.thousandths}}});
    }
    return all;
}

SimulatorDialog::SimulatorDialog(SimulatorControl &control, QWidget *parent)
    : QDialog(parent), control_(control)
{
    setWindowTitle(tr("Simulator"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    auto *about = new QLabel(tr("Mock channels of the demo, on this computer. They sell what the "
                                "hotel publishes. The PMS checks its guests in and out."));
    about->setWordWrap(true);
    about->setProperty("look", QStringLiteral("muted"));
    column->addWidget(about);
    auto *form = new QFormLayout;
    guests_ = new QSpinBox;
    guests_->setRange(0, kMostGuests);
    guests_->setKeyboardTracking(false);
    form->addRow(tr("&Guests per minute:"), guests_);
    guests_->setAccessibleName(tr("Guests per minute"));
    column->addLayout(form);
    list_ = new QVBoxLayout;
    column->addLayout(list_);
    none_ = new QLabel(tr("The channels are starting…"));
    none_->setWordWrap(true);
    list_->addWidget(none_);
    column->addStretch();
    auto *buttons = new QDialogButtonBox;
    QPushButton *close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    // Enter completes the input and does not close the dialog.
    close->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    connect(guests_, &QSpinBox::valueChanged, this,
            [this](int guests) { control_.setGuestsPerMinute(guests); });
    connect(&control, &SimulatorControl::changed, this, &SimulatorDialog::refresh);
    refresh();
}

QString SimulatorDialog::words(const SimulatorControl::Channel &channel)
{
    const int count = int(channel.reservations);
    QStringList words{tr("%Ln request(s)", nullptr, int(channel.requests)),
                      channel.isGateway ? tr("%Ln payment(s) charged", nullptr, count)
                                        : tr("%Ln reservation(s)", nullptr, count)};
    if (channel.isPms) words += tr("%Ln room(s) occupied", nullptr, channel.inHouse);
    if (channel.untold > 0) words += tr("%Ln pending", nullptr, channel.untold);
    return words.join(QStringLiteral(" · "));
}

SimulatorDialog::Row SimulatorDialog::makeRow(const SimulatorControl::Channel &channel)
{
    auto *name = new QLabel(channel.name);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    name->setTextFormat(Qt::PlainText);
    Row row{channel.id, new QLabel, new QComboBox, troubles(channel.can)};
    row.said->setWordWrap(true);
    for (const Trouble &trouble : row.troubles) row.trouble->addItem(trouble.words);
    row.trouble->setAccessibleName(tr("Fault at %1").arg(channel.name));
    row.trouble->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->addWidget(name);
    list_->addWidget(row.said);
    auto *form = new QFormLayout;
    form->addRow(tr("Fault:"), row.trouble);
    list_->addLayout(form);
    connect(row.trouble, &QComboBox::activated, this,
            [this, id = channel.id, troubles = row.troubles](int index) {
                control_.setFaults(id, troubles[size_t(index)].faults);
            });
    return row;
}

void SimulatorDialog::refresh()
{
    const auto &channels = control_.channels();
    none_->setVisible(channels.empty());
    guests_->setEnabled(!channels.empty());
    if (!guests_->hasFocus()) {
        const QSignalBlocker quiet(guests_);
        guests_->setValue(control_.guestsPerMinute());
    }
    for (const SimulatorControl::Channel &channel : channels) {
        auto row = std::find_if(rows_.begin(), rows_.end(),
                                [&](const Row &r) { return r.id == channel.id; });
        if (row == rows_.end()) {
            rows_.push_back(makeRow(channel));
            row = std::prev(rows_.end());
        }
        row->said->setText(words(channel));
        const auto &troubles = row->troubles;
        const auto now = std::find_if(troubles.begin(), troubles.end(),
                                      [&](const Trouble &t) { return t.faults == channel.faults; });
        // The faults may have been set elsewhere, to values that are not in the list.
        if (!row->trouble->view()->isVisible())
            row->trouble->setCurrentIndex(now == troubles.end() ? -1 : int(now - troubles.begin()));
    }
}

}  // namespace roomrack::desktop

#include "moc_simulator_control.cpp"
#include "moc_simulator_dialog.cpp"

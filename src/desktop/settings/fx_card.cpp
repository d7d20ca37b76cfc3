// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/fx_card.h"

#include "desktop/settings/fx_job.h"
#include "desktop/settings/fx_rate_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/stay_words.h"
#include "settings/ui_fx_card.h"

#include <QtCore/QDir>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QFileDialog>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kMostShown = 5'000;
constexpr int kRows = 6;
constexpr int kDayWidth = 104;
constexpr int kSourceWidth = 172;

}  // namespace

FxCard::FxCard(HotelSession &session, PageActions &actions, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), actions_(actions), ui_(std::make_unique<Ui::FxCard>())
{
    ui_->setupUi(this);
    nameFields(this, QStringLiteral("settings"));
    ui_->second->setItemData(0, QString());
    for (const Currency &c : Currency::all()) ui_->second->addItem(c.code(), c.code());
    makeTable(theme);
    connectForm();
    connect(&session, &HotelSession::loaded, this, &FxCard::reload);
    connect(&session.changes(), &HotelChanges::happened, this, [this](const auto &records) {
        if (std::any_of(records.begin(), records.end(), [](const booking::Record &r) {
                return r.kind == booking::RecordKind::FxRatesSaved;
            }))
            reload();
    });
    connect(&actions, &PageActions::secondChanged, this, &FxCard::showSecond);
    connect(&session.users(), &DeskUsers::personChanged, this, &FxCard::offer);
    showSecond();
    reload();
    offer();
}

FxCard::~FxCard() = default;

/// Enables only what the user's role allows.
void FxCard::offer()
{
    const QString why = session_.whyNot(booking::Act::SetFx);
    for (QPushButton *button : {ui_->loadRates, ui_->addRate})
        button->setEnabled(why.isEmpty() && !loading_);
    ui_->loadRates->setToolTip(style::tip(
        why.isEmpty() ? tr("Reference rates of the European Central Bank: eurofxref, XML or CSV")
                      : why));
    ui_->addRate->setToolTip(style::tip(why));
}

void FxCard::makeTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.widths = {0, kDayWidth, kSourceWidth};
    shape.muted = {1, 2};
    table_ = new RowsTable(theme, {{tr("Rate")}, {tr("Date")}, {tr("Source")}}, shape);
    table_->setObjectName(QStringLiteral("settings.rates"));
    table_->setAccessibleName(tr("Exchange rates"));
    table_->setMinimumHeight((kRows + 1) * style::kRow);
    empty_ = style::muted(tr("No exchange rates yet. Add a rate, or import\nthe file of the "
                             "European Central Bank."));
    empty_->setAlignment(Qt::AlignCenter);
    auto *over = new QVBoxLayout(table_->viewport());
    over->addWidget(empty_, 0, Qt::AlignCenter);
    ui_->table->addWidget(table_);
    setTabOrder(ui_->second, table_);
    setTabOrder(table_, ui_->allRates);
}

void FxCard::connectForm()
{
    connect(ui_->second, &QComboBox::activated, this,
            [this] { actions_.setSecondCurrency(ui_->second->currentData().toString()); });
    connect(ui_->allRates, &QCheckBox::toggled, this, &FxCard::reload);
    connect(ui_->loadRates, &QPushButton::clicked, this, &FxCard::chooseFile);
    connect(ui_->addRate, &QPushButton::clicked, this, [this] {
        auto *dialog = new FxRateDialog(session_, actions_.secondCurrency(), this);
        connect(dialog, &FxRateDialog::saved, this,
                [this] { say(tr("Exchange rate saved."), Tone::Good); });
        dialog->open();
    });
}

void FxCard::showSecond()
{
    const QSignalBlocker quiet(ui_->second);
    ui_->second->setCurrentIndex(std::max(0, ui_->second->findData(actions_.secondCurrency())));
    if (actions_.secondCurrency().isEmpty() || !actions_.second) return;
    const bool own = actions_.secondCurrency() == session_.view().property().currency.code();
    if (own)
        say(tr("This is the hotel's currency. Choose another one."), Tone::Neutral);
    else if (!actions_.second(0))
        say(tr("No exchange rate from %1 to %2. Add a rate or import a file.")
                .arg(session_.view().property().currency.code(), actions_.secondCurrency()),
            Tone::Warn);
    else
        ui_->ratesState->hide();
}

void FxCard::reload()
{
    const PropertyId property = session_.property();
    const bool all = ui_->allRates->isChecked();
    session_.ask(
        [property, all](storage::Reader &reader) {
            return all ? reader.ask(storage::FxRates{property, kMostShown})
                       : reader.ask(storage::NewestFxRates{property});
        },
        this,
        [this](const Result<std::vector<storage::SavedFxRate>> &rates) {
            if (rates)
                show(*rates);
            else
                say(rates.error().text(), Tone::Bad);
        });
}

void FxCard::show(const std::vector<storage::SavedFxRate> &rates)
{
    const QLocale here;
    std::vector<Row> rows;
    for (const storage::SavedFxRate &saved : rates) {
        QString factor = saved.rate.factor.text();
        factor.replace(u'.', here.decimalPoint());
        const QString text = tr("1 %1 = %2 %3", "currency, rate, currency")
                                 .arg(saved.rate.base.code(), factor, saved.rate.currency.code());
        const QString when =
            tr("Saved %1").arg(timeText(session_.view().property(), saved.at, here));
        rows.push_back(
            {qint64(rows.size()) + 1,
             {{text, when}, {dateText(saved.rate.day, here), when}, {saved.source, when}}});
    }
    empty_->setVisible(rows.empty());
    table_->setRows(std::move(rows));
}

void FxCard::say(const QString &text, Tone tone)
{
    style::setTone(ui_->ratesState, tone);
    ui_->ratesState->setText(text);
    ui_->ratesState->show();
}

void FxCard::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Import exchange rates"), QDir::homePath(),
                                   tr("Reference rates (*.xml *.csv);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FxCard::load);
    dialog->open();
}

void FxCard::load(const QString &file)
{
    loading_ = true;
    offer();
    say(tr("Reading the file…"), Tone::Neutral);
    auto *job = new FxJob(session_, file, this);
    connect(job, &FxJob::progressed, this, [this](qint64 done, qint64 of) {
        say(tr("%1 of %2 rates saved…").arg(QLocale().toString(done), QLocale().toString(of)),
            Tone::Neutral);
    });
    connect(job, &FxJob::failed, this, [this](const core::Error &error) {
        loading_ = false;
        offer();
        say(tr("Import stopped: %1").arg(error.text()), Tone::Bad);
    });
    connect(job, &FxJob::finished, this, [this](qint64 saved, int unknown) {
        loading_ = false;
        offer();
        QString text = saved > 0 ? tr("%Ln new rate(s) saved.", nullptr, int(saved))
                                 : tr("All rates in the file are already saved.");
        if (unknown > 0) {
            text +=
                QLatin1Char(' ')
                + tr("%Ln rate(s) skipped: currency no longer in use.", "exchange rates", unknown);
        }
        say(text, Tone::Good);
    });
}

}  // namespace roomrack::desktop

#include "moc_fx_card.cpp"

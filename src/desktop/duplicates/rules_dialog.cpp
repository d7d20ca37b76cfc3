// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/rules_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/request_words.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using dedup::Product;
using dedup::What;
using dedup::Why;

namespace {

constexpr int kWidth = 860;
constexpr int kHeight = 560;

struct Rule {
    Product product;
    Why why;
    qint64 within;  ///< microseconds; 0: as long as the other one exists
};

std::vector<Rule> rulesBy(const dedup::Rules &set)
{
    std::vector<Rule> rules;
    for (const Product product : {Product::RoomBooking, Product::GroupBooking}) {
        const dedup::Window window = dedup::windowOf(product, set);
        rules.insert(rules.end(), {{product, Why::SameKey, window.sameKey},
                                   {product, Why::AlmostSame, window.almost},
                                   {product, Why::SameLongAgo, 0},
                                   {product, Why::NameOnly, 0},
                                   {product, Why::Alike, window.alike},
                                   {product, Why::OtherDates, window.alike}});
    }
    for (const Product product : {Product::ApiRequest, Product::ChannelMessage})
        rules.push_back({product, Why::SameKey, dedup::windowOf(product).sameKey});
    return rules;
}

RowCell follows(const Rule &rule)
{
    if (rule.product == Product::ApiRequest)
        return {duplicateText(booking::DuplicateOutcome::SameAnswer), {}, Tone::Neutral};
    if (dedup::whatFollows(rule.why) == What::Ask)
        return {duplicateText(booking::DuplicateOutcome::Open), {}, Tone::Warn};
    return {duplicateText(booking::DuplicateOutcome::Stopped), {}, Tone::Neutral};
}

QLabel *paragraph(const QString &text)
{
    QLabel *label = style::text(text);
    label->setWordWrap(true);
    return label;
}

}  // namespace

RulesDialog::RulesDialog(const Theme &theme, QWidget *parent, const dedup::Rules &set, SetAt where)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("duplicates.rules"));
    resize(kWidth, kHeight);
    QVBoxLayout *column = DialogFrame(this).begin(tr("Duplicate rules"));
    column->addWidget(
        paragraph(tr("Guest name, email, phone, stay and room type are compared. Case, "
                     "accents, titles, name order and phone number format are ignored. "
                     "Price, rate plan and channel are not compared: the same guest "
                     "through another channel still matches. A different name is a "
                     "different guest.")));
    RowsTable::Shape shape;
    shape.badge = 3;
    shape.strong = {0};
    shape.stretch = 1;
    shape.widths = {84, 250, 120, 150};
    auto *table = new RowsTable(
        theme, {{tr("Type")}, {tr("Match")}, {tr("Time window")}, {tr("Result")}}, shape);
    table->setObjectName(QStringLiteral("duplicates.ruleTable"));
    table->setAccessibleName(tr("Duplicate rules"));
    std::vector<Row> rows;
    for (const Rule &rule : rulesBy(set)) {
        Row row;
        row.key = qint64(rows.size());
        row.cells = {{productText(rule.product)},
                     {reasonText(rule.product, rule.why)},
                     {rule.within > 0 ? durationText(rule.within, locale()) : tr("no limit")},
                     follows(rule)};
        for (RowCell &cell : row.cells) cell.tip = style::tip(cell.text);
        rows.push_back(std::move(row));
    }
    table->setRows(std::move(rows));
    column->addWidget(table, 1);
    column->addWidget(paragraph(
        where == SetAt::SettingsPage
            ? tr("Time windows and weights are set on the Settings page. A request "
                 "that needs review holds its room for 30 minutes; then the room "
                 "returns to sale.")
            : tr("Time windows and weights are set on the server that stores the hotel. A request "
                 "that needs review holds its room for 30 minutes; then the room "
                 "returns to sale.")));
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Cl&ose"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

}  // namespace roomrack::desktop

#include "moc_rules_dialog.cpp"

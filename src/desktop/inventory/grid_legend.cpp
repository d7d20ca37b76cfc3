// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/grid_legend.h"

#include "channels/host/channel_host.h"
#include "desktop/inventory/view_switch.h"
#include "desktop/theme/style.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr QSize kSample(48, 44);

/// A cell of the grid.
class LegendSample final : public QWidget {
public:
    LegendSample(const Theme &theme, const GridLook &look, const TypeFace &face)
        : theme_(theme), look_(look), face_(face)
    {
        setFixedSize(kSample);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        cells_.paint(&painter, theme_.colors(), look_, {TypeCellBox{rect(), face_}}, {},
                     isRightToLeft());
    }

private:
    const Theme &theme_;
    GridLook look_;
    TypeFace face_;
    GridPainter cells_;
};

TypeFace sample(Fill fill, int number)
{
    TypeFace face;
    face.fill = fill;
    face.number = number;
    face.rate = 120;
    face.price = 12'000;
    return face;
}

template <typename Change>
TypeFace plentyWith(Change change)
{
    TypeFace face = sample(Fill::Plenty, 12);
    change(face);
    return face;
}

std::vector<LegendEntry> parityEntries()
{
    const auto face = [](quint8 flags, int shown, int inSync) {
        return plentyWith([&](TypeFace &f) { f.parity = {flags, shown, inSync}; });
    };
    using channels::ParityRow;
    return {
        {face(ParityRow::Shown, 3, 3), GridLegend::tr("All channels have confirmed this night")},
        {face(ParityRow::Shown | ParityRow::Behind, 3, 2),
         GridLegend::tr("Updates pending; 2 of 3 channels in sync")},
        {face(ParityRow::Shown | ParityRow::Refused, 3, 2),
         GridLegend::tr("A channel has rejected the update")},
        {face(0, 0, 0), GridLegend::tr("Not mapped at any channel")}};
}

LegendEntry ofSome()
{
    return {plentyWith([](TypeFace &f) { f.limited = 1; }),
            GridLegend::tr("Restrictions of one channel or rate plan only")};
}

std::vector<LegendEntry> restrictionEntries()
{
    return {{plentyWith([](TypeFace &f) { f.flags = inventory::StopSell; }),
             GridLegend::tr("Stop sell: no new bookings for this night")},
            {plentyWith([](TypeFace &f) { f.flags = inventory::ClosedToArrival; }),
             GridLegend::tr("Closed to arrival (CTA), or to departure (CTD)")},
            {plentyWith([](TypeFace &f) {
                 f.minStay = 2;
                 f.maxStay = 7;
             }),
             GridLegend::tr("Min and max length of stay, in nights")},
            ofSome()};
}

}  // namespace

std::vector<LegendEntry> legendOf(GridMode mode)
{
    if (mode == GridMode::Parity) return parityEntries();
    if (mode == GridMode::Restrictions) return restrictionEntries();
    std::vector<LegendEntry> entries{
        {sample(Fill::Plenty, 12),
         GridLegend::tr("%n or more rooms available", nullptr, kPlentyFrom)},
        {sample(Fill::Some, 6),
         GridLegend::tr("%1 to %2 rooms available").arg(kSomeFrom).arg(kPlentyFrom - 1)},
        {sample(Fill::Low, 2),
         GridLegend::tr("Fewer than %n room(s) available", nullptr, kSomeFrom)},
        {sample(Fill::None, 0), GridLegend::tr("Sold out")},
        {sample(Fill::Oversold, -1), GridLegend::tr("Oversold: more rooms sold than there are")},
        {plentyWith([](TypeFace &f) { f.flags = inventory::StopSell; }),
         GridLegend::tr("Stop sell: no new bookings for this night")},
        {plentyWith([](TypeFace &f) {
             f.flags = inventory::ClosedToArrival;
             f.minStay = 2;
         }),
         GridLegend::tr("Restrictions: closed to arrival, min length of stay 2")},
        ofSome(),
        {plentyWith([](TypeFace &f) { f.roomsByHand = true; }),
         GridLegend::tr("Set manually instead of calculated")},
        {plentyWith([](TypeFace &f) {
             f.parity = {channels::ParityRow::Behind, 3, 2};
         }),
         GridLegend::tr("Not all channels have confirmed this night")}};
    if (mode == GridMode::Availability) {
        entries.push_back(
            {plentyWith([](TypeFace &f) { f.held = 3; }), GridLegend::tr("Rooms in active holds")});
    }
    return entries;
}

GridLegend::GridLegend(const Theme &theme, QWidget *owner, const GridLook &look)
    : Popover(theme, owner)
{
    setObjectName(QStringLiteral("gridLegend"));
    setAccessibleName(tr("Legend"));
    setFocusPolicy(Qt::StrongFocus);
    content()->addWidget(style::strong(tr("Legend: %1").arg(ViewSwitch::name(look.mode))));
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(style::kGap);
    rows->setVerticalSpacing(4);
    const auto entries = legendOf(look.mode);
    const int half = int(entries.size() + 1) / 2;
    const bool wide = entries.size() > 5;
    for (int i = 0; i < int(entries.size()); ++i) {
        const LegendEntry &entry = entries[size_t(i)];
        const int row = wide ? i % half : i, column = wide ? i / half * 2 : 0;
        rows->addWidget(new LegendSample(theme, look, entry.face), row, column);
        QLabel *text = style::text(entry.text);
        text->setWordWrap(true);
        text->setFixedWidth(220);
        rows->addWidget(text, row, column + 1);
    }
    content()->addLayout(rows);
}

}  // namespace roomrack::desktop

#include "moc_grid_legend.cpp"

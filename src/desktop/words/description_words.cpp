// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/description_words.h"

#include "booking/description/edit_description.h"
#include "booking/description/items.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

using booking::Record;
using booking::RecordKind;

struct DescriptionWords {
    Q_DECLARE_TR_FUNCTIONS(Description)
};

/// In the order of importance: an edit may do several things to an item.
struct Changes {
    QString added, retired, back, renamed, changed;
};

QString told(const Record &r, const Changes &words)
{
    const auto what = static_cast<unsigned>(r.value);
    if ((what & booking::ItemAdded) != 0) return words.added;
    if ((what & booking::ItemRetired) != 0) return words.retired;
    if ((what & booking::ItemBroughtBack) != 0) return words.back;
    // What else is changed matters more than the name.
    return (what & booking::ItemChanged) != 0 ? words.changed : words.renamed;
}

}  // namespace

QString descriptionHeadline(const Record &record)
{
    switch (record.kind) {
    case RecordKind::PoolDescribed:
        return told(record, {DescriptionWords::tr("Pool added"),
                             {},
                             {},
                             DescriptionWords::tr("Pool renamed"),
                             DescriptionWords::tr("Pool changed")});
    case RecordKind::RoomDescribed:
        return told(record,
                    {DescriptionWords::tr("Room added"), DescriptionWords::tr("Room retired"),
                     DescriptionWords::tr("Room brought back"),
                     DescriptionWords::tr("Room renumbered"),
                     DescriptionWords::tr("Room changed")});
    case RecordKind::RoomTypeDescribed:
        return told(record, {DescriptionWords::tr("Room type added"),
                             DescriptionWords::tr("Room type retired"),
                             DescriptionWords::tr("Room type brought back"),
                             DescriptionWords::tr("Room type renamed"),
                             DescriptionWords::tr("Room type changed")});
    case RecordKind::VatDescribed:
        return told(record,
                    {DescriptionWords::tr("VAT added"), DescriptionWords::tr("VAT retired"),
                     DescriptionWords::tr("VAT brought back"), DescriptionWords::tr("VAT renamed"),
                     DescriptionWords::tr("VAT changed")});
    case RecordKind::MealPartDescribed:
        return told(record,
                    {DescriptionWords::tr("Meal added"), DescriptionWords::tr("Meal retired"),
                     DescriptionWords::tr("Meal brought back"),
                     DescriptionWords::tr("Meal renamed"), DescriptionWords::tr("Meal changed")});
    case RecordKind::CityTaxDescribed:
        return told(record, {DescriptionWords::tr("City tax added"),
                             DescriptionWords::tr("City tax retired"),
                             DescriptionWords::tr("City tax brought back"),
                             DescriptionWords::tr("City tax renamed"),
                             DescriptionWords::tr("City tax changed")});
    case RecordKind::FeeDescribed:
        return told(record,
                    {DescriptionWords::tr("Fee added"), DescriptionWords::tr("Fee retired"),
                     DescriptionWords::tr("Fee brought back"), DescriptionWords::tr("Fee renamed"),
                     DescriptionWords::tr("Fee changed")});
    case RecordKind::SegmentDescribed:
        return told(record, {DescriptionWords::tr("Market segment added"),
                             DescriptionWords::tr("Market segment retired"),
                             DescriptionWords::tr("Market segment brought back"),
                             DescriptionWords::tr("Market segment renamed"),
                             DescriptionWords::tr("Market segment changed")});
    default:
        return told(record, {DescriptionWords::tr("Rate plan added"),
                             DescriptionWords::tr("Rate plan retired"),
                             DescriptionWords::tr("Rate plan brought back"),
                             DescriptionWords::tr("Rate plan renamed"),
                             DescriptionWords::tr("Rate plan changed")});
    }
}

QString segmentItemName(const inventory::Catalogue &catalogue, const Record &record)
{
    if (record.kind != RecordKind::SegmentDescribed) return {};
    const auto *segment = catalogue.segment(SegmentId{record.subject});
    return segment ? segment->name : QString();
}

QString taxItemName(const pricing::TaxRules &taxes, const Record &record)
{
    if (record.kind < RecordKind::VatDescribed || record.kind > RecordKind::FeeDescribed) return {};
    QString name;
    // The four kinds share their ids.
    booking::eachTaxKind(taxes, taxes, [&](const auto &items, const auto &) {
        for (const auto &item : items)
            if (item.id.value == record.subject) name = item.name;
    });
    return name;
}

}  // namespace roomrack::desktop

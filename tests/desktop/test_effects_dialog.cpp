// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of an edit of rooms and rates: whole texts, and the booking that is in the way.
#include "desktop/rooms_rates/effects_dialog.h"
#include "desktop/theme/style.h"
#include "layout_walk.h"
#include "small_hotel.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::DescriptionEffects;
using booking::ItemKind;
using booking::Obstacle;

namespace {

const QString kLongName =
    QStringLiteral("Grand Deluxe Double Room with Sea View, Balcony and Access to the Garden for "
                   "Families with up to three Children");

/// A short obstacle of a booking, and a long one.
DescriptionEffects blocked(Night night)
{
    DescriptionEffects effects;
    effects.obstacles = {
        {Obstacle::Why::Booking, ItemKind::Room, 1, QStringLiteral("101"), 7, night, 3},
        {Obstacle::Why::Rates, ItemKind::RoomType, 1, kLongName, 0, night, 3}};
    return effects;
}

class ShownPreview {
public:
    ShownPreview(const Theme &theme, const DescriptionEffects &effects)
        : dialog(hotel.session().view(), theme, effects, false)
    {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        if (!QTest::qWaitForWindowActive(&dialog, tests::kTryForMs)) qFatal("not active");
    }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return dialog.findChild<Widget *>(QString::fromLatin1(name));
    }

    tests::SmallHotel hotel;
    EffectsDialog dialog;
};

}  // namespace

class TestEffectsDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void longTextsAreWrapped_data() { addLooks(); }
    void longTextsAreWrapped()
    {
        const Look look(*theme_);
        ShownPreview shown(*theme_, blocked(Night::of(2026, 9, 12)));
        auto *table = shown.find<QTableView>("effects.table");
        QCOMPARE(table->rowHeight(0), style::kRow);
        const QFontMetrics metrics = table->fontMetrics();
        const QString text = table->model()->index(1, 1).data().toString();
        QVERIFY(text.contains(kLongName));
        const auto linesOf = [&] {
            const int width = table->columnWidth(1) - 2 * style::kPadding;
            return (metrics.horizontalAdvance(text) + width - 1) / width;
        };
        QVERIFY(linesOf() > 1);
        QVERIFY(table->rowHeight(1) >= linesOf() * metrics.height());
        // As the text is drawn: a width in whole pixels can be less than its own.
        const QString nights = table->model()->index(1, 2).data().toString();
        const qreal needs = QFontMetricsF(table->font()).horizontalAdvance(nights);
        QVERIFY(table->columnWidth(2) >= needs + 2 * style::kPadding);
        QCOMPARE(tests::layoutProblems(shown.dialog).filter(QStringLiteral("pill")), QStringList());
        shown.dialog.resize(3000, shown.dialog.height());
        QTRY_COMPARE(table->rowHeight(1), style::kRow);
        shown.dialog.resize(shown.dialog.minimumSizeHint());
        QTRY_VERIFY(table->rowHeight(1) >= linesOf() * metrics.height());
    }

    void theBookingInTheWayIsOpened()
    {
        ShownPreview shown(*theme_, blocked(Night::of(2026, 9, 12)));
        BookingId opened;
        connect(&shown.dialog, &EffectsDialog::bookingWanted, this,
                [&opened](BookingId id) { opened = id; });
        auto *open = shown.find<QPushButton>("effects.open");
        QVERIFY(open->isEnabled());
        QTest::keyClick(shown.find<QTableView>("effects.table"), Qt::Key_Down);
        QVERIFY2(!open->isEnabled(), "that is no booking");
        QTest::keyClick(shown.find<QTableView>("effects.table"), Qt::Key_Up);
        open->click();
        QCOMPARE(opened, BookingId{7});
    }

    void aTickIsNoEntryToDiscard()
    {
        DescriptionEffects effects;
        effects.shortNights = {{PoolId{1}, {}, Night::of(2026, 9, 12), 2}};
        ShownPreview shown(*theme_, effects);
        auto *accept = shown.find<QCheckBox>("effects.accept");
        QTest::keyClick(accept, Qt::Key_Space);
        QVERIFY(accept->isChecked());
        QTest::keyClick(accept, Qt::Key_Escape);
        QVERIFY(!shown.dialog.isVisible());
    }
};

QTEST_MAIN(TestEffectsDialog)
#include "test_effects_dialog.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Each page of the window has one complete row in the table of pages.
#include "desktop/help/manual.h"
#include "desktop/shell/nav_rail.h"
#include "desktop/shell/pages.h"
#include "window_test.h"

#include <QtCore/QSet>
#include <QtTest/QtTest>

using namespace roomrack;
using namespace roomrack::desktop;

class TestPageTable : public tests::WindowTest {
    Q_OBJECT

private slots:
    void eachRowIsComplete()
    {
        QSet<QString> ids, titles;
        for (const PageEntry &entry : kPages) {
            const QString id = QLatin1String(entry.id);
            QVERIFY2(!id.isEmpty() && !ids.contains(id), entry.id);
            QVERIFY2(entry.title && *entry.title && !titles.contains(titleOf(entry)), entry.id);
            QVERIFY2(entry.manual && entry.make, entry.id);
            QVERIFY2(!manualText(QString::fromLatin1(entry.manual).section(u'#', 0, 0)).isNull(),
                     entry.id);
            ids.insert(id);
            titles.insert(titleOf(entry));
        }
    }
    void theWindowShowsThePagesInTheOrderOfTheTable()
    {
        auto *rail = real_->window().findChild<NavRail *>();
        QStringList ids;
        int place = 0;
        for (const PageEntry &entry : kPages) {
            QCOMPARE(rail->button(place)->text(), titleOf(entry));
            // There is one hotel.
            QCOMPARE(rail->button(place++)->isHidden(), entry.several);
            if (!entry.several) ids << QLatin1String(entry.id);
            const Page *page = real_->window().page(QLatin1String(entry.id));
            QVERIFY(page);
            QCOMPARE(page->accessibleName(), titleOf(entry));
            QCOMPARE(manualPageOf(page), QLatin1String(entry.manual));
        }
        QCOMPARE(real_->window().pageIds(), ids);
    }
};

QTEST_MAIN(TestPageTable)
#include "test_page_table.moc"

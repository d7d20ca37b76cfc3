// SPDX-License-Identifier: GPL-3.0-or-later
// Facts beside a list: a word that cannot be wrapped is not cut.
#include "desktop/widgets/fact_grid.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>

using namespace roomrack;
using namespace roomrack::desktop;

class TestFactGrid : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aLongEmailAddressIsBelowItsLabel_data() { addLooks(); }
    void aLongEmailAddressIsBelowItsLabel()
    {
        const Look look(*theme_);
        QWidget panel;
        auto *grid = new FactGrid;
        panel.setLayout(grid);
        const QString email = QStringLiteral("reservations.desk@bellavista.example.org");
        grid->show({{QStringLiteral("Room"), QStringLiteral("Standard Double, room 101, with a "
                                                            "view of the sea")},
                    {QStringLiteral("Email"), email}});
        panel.resize(360, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel, tests::kTryForMs));
        const QList<QLabel *> labels = panel.findChildren<QLabel *>();
        QCOMPARE(labels.size(), 4);
        QCOMPARE(labels[3]->text(), email);
        QTRY_VERIFY(labels[3]->width() >= labels[3]->fontMetrics().horizontalAdvance(email));
        QVERIFY(labels[3]->y() > labels[2]->geometry().bottom());
        QCOMPARE(labels[1]->y(), labels[0]->y());
        QVERIFY(labels[2]->y() > labels[1]->geometry().bottom());
    }
};

QTEST_MAIN(TestFactGrid)
#include "test_fact_grid.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is brought back, also by an undo, while another one has its name: the refusal says which,
// and what to do.
#include "booking/description_house.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::RoomType;

class TestDescriptionNames : public QObject {
    Q_OBJECT

private slots:
    void whatTookTheNameOfARetiredOneIsNamed()
    {
        DescriptionHouse h;
        const QString name = h.type(kTwin).name;
        const auto retired = h(h.retireType(kTwin, 0));
        QVERIFY2(retired, retired ? "" : qPrintable(retired.error().text()));
        RoomType suite = h.type(kSuite);
        suite.name = name;
        QVERIFY(h(h.edit({{}, {}, {suite}, {}})));
        const auto back = h(h.undo(retired->step));
        QVERIFY(!back);
        QCOMPARE(back.error().field, QStringLiteral("room type"));
        QVERIFY2(back.error().reason.contains(name) && back.error().reason.contains(suite.code)
                     && back.error().reason.contains(QStringLiteral("rename or retire that one")),
                 qPrintable(back.error().reason));
        suite.name = QStringLiteral("Suite again");
        QVERIFY(h(h.edit({{}, {}, {suite}, {}})));
        QVERIFY(h(h.undo(retired->step)));
    }

    /// The field of the form says enough.
    void anEditThatTakesANameInUseIsRefused()
    {
        DescriptionHouse h;
        RoomType suite = h.type(kSuite);
        suite.name = h.type(kTwin).name.toUpper();
        const auto refused = h(h.edit({{}, {}, {suite}, {}}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().field, QStringLiteral("room type"));
        QVERIFY2(refused.error().reason.endsWith(QStringLiteral("is used more than once")),
                 qPrintable(refused.error().reason));
    }
};

QTEST_GUILESS_MAIN(TestDescriptionNames)
#include "test_description_names.moc"

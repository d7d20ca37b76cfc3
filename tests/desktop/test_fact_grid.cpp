// SPDX-License-Identifier: GPL-3.0-or-later
// Facts beside a list: a word that cannot be wrapped is not cut.
#include "desktop/widgets/fact_grid.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// As wide as the details beside a list, with a fact that is wrapped and another one.
class Panel final : public QWidget {
public:
    static constexpr int kWidth = 330;

    Panel(const QString &label, const QString &value)
    {
        auto *grid = new FactGrid;
        setLayout(grid);
        grid->show({{QStringLiteral("Room"), QStringLiteral("Standard Double, room 101, with a "
                                                            "view of the sea")},
                    {label, value}});
        resize(kWidth, 300);
        QWidget::show();
        if (!QTest::qWaitForWindowExposed(this, tests::kTryForMs))
            qWarning("the panel is not exposed");
        tests::handlePosted();
    }
    QList<QLabel *> labels() const { return findChildren<QLabel *>(); }
};

}  // namespace

class TestFactGrid : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aLongUrlIsBelowItsLabel_data() { addLooks(); }
    void aLongUrlIsBelowItsLabel()
    {
        const Look look(*theme_);
        const QString url = QStringLiteral("https://reservations.bellavista.example.org:8443");
        const Panel panel(QStringLiteral("URL"), url);
        const QList<QLabel *> labels = panel.labels();
        QCOMPARE(labels.size(), 4);
        QCOMPARE(labels[3]->text(), url);
        QVERIFY(labels[3]->y() > labels[2]->geometry().bottom());
        QCOMPARE(labels[1]->y(), labels[0]->y());
        QVERIFY(labels[2]->y() > labels[1]->geometry().bottom());
    }

    void aLongEmailAddressIsElidedBesideItsLabel_data() { addLooks(); }
    void aLongEmailAddressIsElidedBesideItsLabel()
    {
        const Look look(*theme_);
        const QString email = QStringLiteral("reservations.desk@bellavista.example.org");
        Panel panel(QStringLiteral("Email"), email);
        const QList<QLabel *> labels = panel.labels();
        QCOMPARE(labels.size(), 4);
        QLabel *value = labels[3];
        QTRY_VERIFY2(value->text().contains(QChar(0x2026)), qPrintable(value->text()));
        QCOMPARE(value->y(), labels[2]->y());
        QVERIFY(value->fontMetrics().horizontalAdvance(value->text()) <= value->width());
        QVERIFY(value->toolTip().contains(email));
        QVERIFY(panel.width() <= Panel::kWidth);
        value->actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), email);
        panel.resize(700, 300);
        QTRY_COMPARE(value->text(), email);
        QVERIFY(value->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    }
};

QTEST_MAIN(TestFactGrid)
#include "test_fact_grid.moc"

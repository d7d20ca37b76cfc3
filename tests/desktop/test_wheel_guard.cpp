// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel over a form scrolls it, and changes a value only in the field that has the focus.
#include "themed_test.h"

#include <QTest>
#include <QtGui/QWheelEvent>
#include <QtTest/qtestspontaneevent.h>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

/// A form that is higher than its window.
struct HighForm {
    QScrollArea area;
    QLineEdit *name = new QLineEdit;
    QSpinBox *nights = new QSpinBox;
    QComboBox *list = new QComboBox;

    HighForm()
    {
        auto *form = new QWidget;
        auto *column = new QVBoxLayout(form);
        list->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
        list->setCurrentIndex(1);
        nights->setRange(0, 100);
        nights->setValue(50);
        for (QWidget *input : std::initializer_list<QWidget *>{name, nights, list})
            column->addWidget(input);
        form->setMinimumHeight(2000);
        area.setWidget(form);
        area.setWidgetResizable(true);
        area.resize(300, 300);
        area.show();
        if (!QTest::qWaitForWindowActive(&area, tests::kTryForMs)) qFatal("not shown");
        name->setFocus();
    }
    int scrolled() const { return area.verticalScrollBar()->value(); }
    static void turn(QWidget *over)
    {
        QWheelEvent event(QPointF(5, 5), over->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        // Qt passes on only those of the window system.
        QSpontaneKeyEvent::setSpontaneous(&event);
        qApp->notify(over, &event);
    }
};

}  // namespace

class TestWheelGuard : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void withoutTheFocusTheFormScrolls()
    {
        const HighForm form;
        for (QWidget *input : std::initializer_list<QWidget *>{form.nights, form.list}) {
            const int before = form.scrolled();
            HighForm::turn(input);
            QVERIFY(form.scrolled() > before);
            QVERIFY(!input->hasFocus());
            QCOMPARE(input->focusPolicy(), Qt::StrongFocus);  // the wheel would give it
        }
        QCOMPARE(form.nights->value(), 50);
        QCOMPARE(form.list->currentIndex(), 1);
    }

    void overTheDigitsOfANumberTheFormScrollsToo()
    {
        const HighForm form;
        HighForm::turn(form.nights->findChild<QLineEdit *>());
        QVERIFY(form.scrolled() > 0);
        QCOMPARE(form.nights->value(), 50);
    }

    void withTheFocusTheValueChanges()
    {
        const HighForm form;
        form.nights->setFocus();
        HighForm::turn(form.nights);
        QCOMPARE(form.nights->value(), 49);
        form.list->setFocus();
        HighForm::turn(form.list);
        QCOMPARE(form.list->currentIndex(), 2);
        QCOMPARE(form.scrolled(), 0);
    }
};

QTEST_MAIN(TestWheelGuard)
#include "test_wheel_guard.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The grid's painting and accessibility interface, without an engine.
#include "desktop/inventory/grid_view.h"
#include "desktop/sample_hotel.h"
#include "support/widget_test.h"

#include <QtGui/QAccessible>
#include <QtTest/QtTest>
#include <QtWidgets/QScrollBar>

using namespace roomrack;
using namespace roomrack::desktop;

class TestGridView : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        show(tests::sampleHotel());
    }
    void cleanup() { hide(); }

    void cellsAreColouredByHowFullTheyAre()
    {
        const Night night = Night::of(2026, 7, 24);
        grid_->columns().setFirst(night, false);
        const QImage image = grid_->viewport()->grab().toImage();
        const auto fillAt = [&](int type, int day) {
            const QRect box = grid_->visualRect(
                model_->index(model_->rows().ofType(type), model_->columnOf(night + day)));
            return image.pixelColor((box.topLeft() + QPoint(6, 40)) * image.devicePixelRatio());
        };
        for (int type = 0; type < view_.ledger().types(); ++type) {
            for (int day = 0; day < 6; ++day) {
                const TypeFace face = typeFace(view_, type, night + day, type >= 2 && type <= 3);
                if (face.isClosed()) continue;
                QCOMPARE(fillAt(type, day), Colors::light().cell(face.fill).fill);
            }
        }
        QCOMPARE(fillAt(2, 0), Colors::light().cell(Fill::Oversold).fill);
    }

    void wholeNightsFillTheWidth()
    {
        for (const int width : {700, 861, 1000, 1093, 1600}) {
            grid_->resize(width, grid_->contentHeight());
            QCOMPARE(grid_->viewport()->width() % grid_->horizontalHeader()->defaultSectionSize(),
                     0);
            grid_->resize(width, 300);  // with a scroll bar
            QVERIFY(grid_->verticalScrollBar()->isVisible());
            QCOMPARE(grid_->viewport()->width() % grid_->horizontalHeader()->defaultSectionSize(),
                     0);
        }
    }

    void lastRowCanBeScrolledAboveTheScrollBar()
    {
        const int bar = grid_->horizontalScrollBar()->sizeHint().height();
        const auto lastRowEnds = [this] {
            const int last = grid_->grid().rowCount() - 1;
            return grid_->rowViewportPosition(last) + grid_->rowHeight(last);
        };
        grid_->resize(900, grid_->contentHeight());
        QVERIFY(lastRowEnds() <= grid_->viewport()->height() - bar);
        grid_->resize(900, 300);
        grid_->verticalScrollBar()->setValue(grid_->verticalScrollBar()->maximum());
        QVERIFY(lastRowEnds() <= grid_->viewport()->height() - bar + 1);
        grid_->resize(901, 300);
        QCOMPARE(grid_->verticalScrollBar()->value(), grid_->verticalScrollBar()->maximum());
    }

    void firstNightStaysWhenTheWidthChanges()
    {
        grid_->columns().setFirst(Night::of(2026, 8, 3), false);
        grid_->resize(1400, 500);
        QCOMPARE(grid_->columns().first(), Night::of(2026, 8, 3));
        grid_->resize(700, 500);
        QCOMPARE(grid_->columns().first(), Night::of(2026, 8, 3));
    }

    void scrollingKeepsNothingThatGrows()
    {
        hide();
        show(tests::wideHotel(60, 2, 400));
        const auto lookAtEverything = [this] {
            for (int x = 0; x <= grid_->horizontalScrollBar()->maximum(); x += 700) {
                for (int y = 0; y <= grid_->verticalScrollBar()->maximum(); y += 400) {
                    grid_->horizontalScrollBar()->setValue(x);
                    grid_->verticalScrollBar()->setValue(y);
                    grid_->viewport()->grab();
                }
            }
            return grid_->cells().painter().cached();
        };
        const int once = lookAtEverything();
        QVERIFY(once > 0);
        QVERIFY(once <= 3 * TextCache::kMost);
        QCOMPARE(lookAtEverything(), once);
    }

    void screenReadersSeeATable()
    {
        QAccessibleInterface *it = QAccessible::queryAccessibleInterface(grid_.get());
        QVERIFY(it);
        QCOMPARE(it->role(), QAccessible::Table);
        QVERIFY(!it->text(QAccessible::Name).isEmpty());
        QAccessibleTableInterface *table = it->tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), model_->rowCount());
        QCOMPARE(table->columnCount(), model_->columnCount());
        QAccessibleInterface *cell = table->cellAt(3, 23);
        QVERIFY(cell);
        QVERIFY2(cell->text(QAccessible::Name).contains(QStringLiteral("Superior")),
                 qPrintable(cell->text(QAccessible::Name)));
        QCOMPARE(table->rowDescription(3), QStringLiteral("Superior"));
    }

    void onlyTheCellsThatChangedAreRepainted()
    {
        grid_->columns().setFirst(Night::of(2026, 7, 11), false);
        QCoreApplication::processEvents();
        QRegion painted;
        struct Watch : QObject {
            QRegion *region = nullptr;
            bool eventFilter(QObject *, QEvent *event) override
            {
                if (event->type() == QEvent::Paint)
                    *region += static_cast<QPaintEvent *>(event)->region();
                return false;
            }
        } watch;
        watch.region = &painted;
        grid_->viewport()->installEventFilter(&watch);
        const Night night = Night::of(2026, 7, 14);
        model_->cellsChanged({{false, 2, night, night + 1}});
        QTRY_VERIFY(!painted.isEmpty());
        const QRect cells = grid_->visualRect(model_->index(3, model_->columnOf(night)))
                            | grid_->visualRect(model_->index(3, model_->columnOf(night + 1)));
        QVERIFY(cells.contains(painted.boundingRect()));
    }

    void foldedPoolMakesTheGridLower()
    {
        const int before = grid_->contentHeight();
        model_->fold({0, -1, false}, true);
        QCOMPARE(grid_->contentHeight(), before - 2 * kTypeRowHeight);
        model_->fold({0, -1, false}, false);
        QCOMPARE(grid_->contentHeight(), before);
        QCOMPARE(grid_->rowHeight(0), kPoolRowHeight);
        QCOMPARE(grid_->rowHeight(1), kTypeRowHeight);
    }

private:
    void show(const engine::Snapshot &snapshot)
    {
        view_ = HotelView(snapshot);
        model_ = std::make_unique<GridModel>(view_);
        grid_ = std::make_unique<GridView>(*model_, *theme_);
        grid_->resize(1093, 520);
        grid_->show();
        QVERIFY(QTest::qWaitForWindowExposed(grid_.get(), tests::kTryForMs));
    }
    void hide()
    {
        grid_.reset();
        model_.reset();
    }
    std::unique_ptr<Theme> theme_;
    HotelView view_;
    std::unique_ptr<GridModel> model_;
    std::unique_ptr<GridView> grid_;
};

QTEST_MAIN(TestGridView)
#include "test_grid_view.moc"

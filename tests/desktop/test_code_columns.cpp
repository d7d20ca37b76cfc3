// SPDX-License-Identifier: GPL-3.0-or-later
// The mapping in a channel's settings: what is wrong with a row is not cut.
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/code_model.h"
#include "desktop/language/language.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;

class TestCodeColumns : public tests::WindowTest {
    Q_OBJECT

private slots:
    void theStatusOfARowIsWhole_data()
    {
        QTest::addColumn<bool>("german");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }
    void theStatusOfARowIsWhole()
    {
        QFETCH(bool, german);
        speak(*qApp, german ? QLocale(QLocale::German) : QLocale(QLocale::English));
        const auto back = qScopeGuard([] { speak(*qApp, QLocale(QLocale::English)); });
        ChannelDialog dialog(real_->session(), *real_->window().actions()->channels, ChannelId{2},
                             QStringLiteral("DBL is not mapped"), &real_->window());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog, tests::kTryForMs));
        auto *table = dialog.findChild<QTableView *>(QStringLiteral("channel.codes"));
        QVERIFY(table);
        auto *codes = qobject_cast<CodeModel *>(table->model());
        QVERIFY(codes);
        // A rate plan without its room type.
        QVERIFY(codes->setData(codes->index(1, CodeModel::Code), QStringLiteral("DBL-BAR"),
                               Qt::EditRole));
        QVERIFY(!codes->problem(1).isEmpty());
        const QAbstractItemView *view = table;  // QTableView hides the hint
        for (const int column : {CodeModel::Ours, CodeModel::Code, CodeModel::State})
            QTRY_VERIFY(table->columnWidth(column) >= view->sizeHintForColumn(column));
        QVERIFY(dialog.width() <= 1280);
    }
};

QTEST_MAIN(TestCodeColumns)
#include "test_code_columns.moc"

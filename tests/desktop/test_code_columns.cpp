// SPDX-License-Identifier: GPL-3.0-or-later
// The tables in a channel's settings: what is wrong with a row of the mapping is not cut, and
// commissions by rate plan are read as they are typed.
#include "desktop/channels/channel_dialog.h"
#include "desktop/channels/code_model.h"
#include "desktop/channels/commission_model.h"
#include "desktop/language/language.h"
#include "engine/engine.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
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

    /// An empty cell is the commission of the channel.
    void commissionsMayDifferByRatePlan()
    {
        ChannelDialog dialog(real_->session(), *real_->window().actions()->channels, ChannelId{2},
                             {}, &real_->window());
        auto *table = dialog.findChild<QTableView *>(QStringLiteral("channel.planCommissions"));
        auto *commission = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("channel.commission"));
        QVERIFY(table && commission);
        QAbstractItemModel *model = table->model();
        QVERIFY(model->rowCount() > 0);
        commission->setValue(15);
        const QModelIndex cell = model->index(0, CommissionModel::Commission);
        QVERIFY(cell.data().toString().contains(dialog.locale().toString(15.0, 'f', 2)));
        QVERIFY(dialog.settings().planCommissions.empty());
        const QString typed = dialog.locale().toString(12.5, 'f', 1) + QStringLiteral(" %");
        QVERIFY(model->setData(cell, typed, Qt::EditRole));
        QCOMPARE(dialog.settings().planCommissions.size(), size_t(1));
        QCOMPARE(dialog.settings().planCommissions.front().basisPoints, 1'250);
        QCOMPARE(dialog.settings().commissionBasisPoints, 1'500);
        // What is no commission is shown, marked, and not saved.
        const QModelIndex state = model->index(0, CommissionModel::State);
        auto *problem = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        auto *save = dialog.findChild<QPushButton *>(QStringLiteral("confirm"));
        QVERIFY(problem && save);
        for (const char *wrong : {"90.01", "-1", "abc", "1e9"}) {
            QVERIFY(model->setData(cell, QString::fromLatin1(wrong), Qt::EditRole));
            QCOMPARE(cell.data().toString(), QString::fromLatin1(wrong));
            QVERIFY(state.data().toString().startsWith(QStringLiteral("! ")));
            QVERIFY(dialog.settings().planCommissions.empty());
            save->click();
            QVERIFY(table->property("wrong").toBool());
            QVERIFY(state.data().toString().endsWith(problem->text()));
            QVERIFY(dialog.result() != QDialog::Accepted);
        }
        QVERIFY(model->setData(cell, QString(), Qt::EditRole));
        QCOMPARE(state.data().toString(), QString());
        QVERIFY(dialog.settings().planCommissions.empty());
    }

    /// The last one, where it was connected before.
    void aChannelIsConnectedWithTheCommissionThatItHas()
    {
        HotelSession &session = real_->session();
        HotelChannels &channels = *real_->window().actions()->channels;
        engine::HotelSetup setup =
            engine::settingsOf(**session.engine().snapshot(session.property()), kDeskActor);
        for (inventory::Channel &channel : setup.catalogue.channels) {
            if (channel.id == ChannelId{2}) channel.commissionBasisPoints = 1'250;
        }
        QVERIFY(session.engine().saveHotel(setup));
        const auto kept = [&channels] {
            const ChannelState *state = channels.find(ChannelId{2});
            return state ? state->channel.commissionBasisPoints : 0;
        };
        QTRY_COMPARE(kept(), 1'250);
        for (const ChannelId opened : {ChannelId{2}, ChannelId{}}) {
            ChannelDialog dialog(session, channels, opened, {}, &real_->window());
            QCOMPARE(dialog.settings().commissionBasisPoints, 1'250);
        }
    }
};

QTEST_MAIN(TestCodeColumns)
#include "test_code_columns.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Importing by hand: the real dialog, real files, and all work off the GUI thread.
#include "desktop/import/file_step.h"
#include "desktop/import/hotel_step.h"
#include "desktop/import/import_dialog.h"
#include "desktop/import/mapping_model.h"
#include "desktop/import/mapping_step.h"
#include "desktop/import/result_step.h"
#include "desktop/import/rooms_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"
#include "support/widget_test.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtCore/QTemporaryDir>
#include <QTest>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QByteArray kHeader = "arrival,nights,room type,adults,status,status date,lead time,rate\n";
const QByteArray kRows = "2016-03-01,3,A,2,Check-Out,2016-03-04,30,80.50\n"
                         "2016-03-02,2,A,2,Check-Out,2016-03-04,30,80.50\n"
                         "2016-03-02,2,B,1,Canceled,2016-02-20,40,90\n"
                         "2016-03-02,0,B,1,Canceled,2016-02-20,40,90\n";

QString text(const char *t)
{
    return QString::fromLatin1(t);
}

}  // namespace

class TestImportDialog : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init();
    void cleanup() { dialog_.reset(); }

    void aFileBecomesAHotel();
    void enterAfterATypedFileMeansNext();
    void aPastedPathMayBeQuoted();
    void whatCannotBeATableIsSaidAtOnce();
    void aFileThatCannotBeReadIsNamed_data();
    void aFileThatCannotBeReadIsNamed();
    void columnsAreChosenByHandWhereNoGuessIsPossible();
    void oneMeaningBelongsToOneColumn();
    void roomsCanBeTyped();
    void theHotelsFieldsAreChecked();
    void cancellingLeavesNothing();
    void whatWasNotImportedIsAskedAbout();
    void whatWasImportedIsNotAskedAbout();
    void theOpenHotelTakesMore();

private:
    QString write(const QByteArray &csv);
    void open(HotelSession *session = nullptr);
    /// Continues from the current step once it is complete.
    void next();
    void toHotelStep(const QByteArray &csv);
    QString hotelFile() const { return folder_->filePath(text("new.roomrack")); }

    std::unique_ptr<Theme> theme_;
    std::unique_ptr<QTemporaryDir> folder_;
    core::SystemClock clock_;
    std::unique_ptr<ImportDialog> dialog_;
};

void TestImportDialog::init()
{
    failOnWarnings();
    folder_ = std::make_unique<QTemporaryDir>();
}

QString TestImportDialog::write(const QByteArray &csv)
{
    QFile file(folder_->filePath(text("bookings.csv")));
    if (file.open(QIODevice::WriteOnly)) file.write(csv);
    return file.fileName();
}

void TestImportDialog::open(HotelSession *session)
{
    dialog_ = std::make_unique<ImportDialog>(clock_, folder_->path(), session);
    dialog_->show();
}

void TestImportDialog::next()
{
    QTRY_VERIFY(dialog_->nextButton()->isEnabled());
    QTest::mouseClick(dialog_->nextButton(), Qt::LeftButton);
}

void TestImportDialog::toHotelStep(const QByteArray &csv)
{
    open();
    dialog_->fileStep()->setCsv(write(csv));
    next();
    next();
    QTRY_VERIFY(dialog_->hotelStep()->rooms()->rowCount() > 0);
    dialog_->findChild<QLineEdit *>(text("name"))->setText(text("Hotel New"));
    dialog_->findChild<QLineEdit *>(text("hotelFile"))->setText(hotelFile());
}

void TestImportDialog::aFileBecomesAHotel()
{
    toHotelStep(kHeader + kRows);
    QSignalSpy made(dialog_.get(), &ImportDialog::made);
    next();
    QTRY_VERIFY(dialog_->resultStep()->summary().has_value());
    const imports::Summary &summary = *dialog_->resultStep()->summary();
    QCOMPARE(summary.bookings, 3);
    QCOMPARE(summary.cancellations, 1);
    QCOMPARE(summary.problems.size(), size_t(1));
    QCOMPARE(summary.rooms, 2);
    const auto *message = dialog_->findChild<QLabel *>(text("message"));
    QVERIFY2(message->text().startsWith(text("3 of 4 rows ")), qPrintable(message->text()));
    next();
    QCOMPARE(made.size(), 1);
    QCOMPARE(made[0][0].toString(), hotelFile());
    const auto hotel = OpenHotel::open(hotelFile(), clock_);
    QVERIFY(hotel.has_value());
    QCOMPARE((*hotel)->properties.front().name, text("Hotel New"));
}

void TestImportDialog::enterAfterATypedFileMeansNext()
{
    const QString csv = write(kHeader + kRows);
    open();
    auto *field = dialog_->findChild<QLineEdit *>(text("csv"));
    QTest::keyClicks(field, csv);
    QTRY_VERIFY(dialog_->nextButton()->isEnabled());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!field->isVisible());
    QVERIFY(dialog_->findChildren<QFileDialog *>().isEmpty());
    QCOMPARE(dialog_->nextButton()->isDefault(), true);
}

void TestImportDialog::aPastedPathMayBeQuoted()
{
    const QString csv = write(kHeader + kRows);
    open();
    dialog_->fileStep()->setCsv(QStringLiteral("\"%1\"").arg(csv));
    QTRY_VERIFY(dialog_->nextButton()->isEnabled());
    QCOMPARE(dialog_->fileStep()->csv(), csv);
}

void TestImportDialog::whatCannotBeATableIsSaidAtOnce()
{
    open();
    const auto *found = dialog_->findChild<QLabel *>(text("found"));
    dialog_->fileStep()->setCsv(write(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)));
    QTRY_VERIFY(!found->text().isEmpty());
    QVERIFY(!dialog_->nextButton()->isEnabled());
    dialog_->fileStep()->setCsv({});
    QVERIFY(found->text().isEmpty());
    QVERIFY(!dialog_->nextButton()->isEnabled());
}

void TestImportDialog::aFileThatCannotBeReadIsNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reason");
    QTest::newRow("missing") << text("nowhere/bookings.csv") << text("does not exist");
    QTest::newRow("a folder") << text(".") << text("is not a file");
}

void TestImportDialog::aFileThatCannotBeReadIsNamed()
{
    QFETCH(QString, name);
    QFETCH(QString, reason);
    open();
    const QString path = folder_->filePath(name);
    const auto *found = dialog_->findChild<QLabel *>(text("found"));
    auto *field = dialog_->findChild<QLineEdit *>(text("csv"));
    dialog_->fileStep()->setCsv(write(kHeader + kRows));
    QTRY_VERIFY(dialog_->nextButton()->isEnabled());
    dialog_->fileStep()->setCsv(path);
    QVERIFY(!dialog_->nextButton()->isEnabled());
    QTRY_VERIFY2(found->text().contains(reason), qPrintable(found->text()));
    QVERIFY(found->text().contains(QDir::toNativeSeparators(path)));
    QVERIFY(field->property("wrong").toBool());
    QVERIFY(!dialog_->nextButton()->isEnabled());
    field->clear();
    QVERIFY(found->text().isEmpty() && !field->property("wrong").toBool());
}

void TestImportDialog::columnsAreChosenByHandWhereNoGuessIsPossible()
{
    open();
    dialog_->fileStep()->setCsv(write("x,y,z\n01.03.2016,2,A\n02.03.2016,1,B\n"));
    next();
    auto *step = dialog_->mappingStep();
    QAbstractItemModelTester tester(step->model());
    const auto *result = dialog_->findChild<QLabel *>(text("result"));
    QTRY_VERIFY(result->text().contains(imports::fieldTitle(imports::Field::Arrival)));
    QVERIFY(!dialog_->nextButton()->isEnabled());
    const auto choose = [&](int row, imports::Field field) {
        QVERIFY(
            step->model()->setData(step->model()->index(row, MappingModel::Meaning), int(field)));
    };
    choose(0, imports::Field::Arrival);
    choose(1, imports::Field::Nights);
    choose(2, imports::Field::RoomType);
    QTRY_VERIFY(result->text() != dialog_->tr("Reading…"));
    QVERIFY(!step->isComplete());  // the dates have day and month swapped
    auto *dates = dialog_->findChild<QComboBox *>(text("dates"));
    dates->setCurrentIndex(dates->findData(int(imports::DateOrder::DayMonthYear)));
    QTRY_VERIFY(step->isComplete());
    QVERIFY(result->text().startsWith(text("2 ")));
}

void TestImportDialog::oneMeaningBelongsToOneColumn()
{
    MappingModel model;
    QAbstractItemModelTester tester(&model);
    model.setFile({text("a"), text("b")}, {{text("1"), text("2")}, {text("1"), text("3")}});
    const auto meaning = [&](int row) { return model.index(row, MappingModel::Meaning); };
    QVERIFY(model.setData(meaning(0), int(imports::Field::Adults)));
    QVERIFY(model.setData(meaning(1), int(imports::Field::Adults)));
    QCOMPARE(model.data(meaning(0), Qt::EditRole).toInt(), MappingModel::kIgnored);
    QCOMPARE(model.mapping().column(imports::Field::Adults), text("b"));
    QVERIFY(model.setData(meaning(1), MappingModel::kIgnored));
    QVERIFY(!model.mapping().has(imports::Field::Adults));
    QVERIFY(!model.setData(meaning(0), 99));
    QVERIFY(!model.setData(model.index(0, MappingModel::Name), 1));
    QCOMPARE(model.data(model.index(0, MappingModel::Values)).toString(), text("1"));
}

void TestImportDialog::roomsCanBeTyped()
{
    toHotelStep(kHeader + kRows);
    RoomsModel *rooms = dialog_->hotelStep()->rooms();
    QAbstractItemModelTester tester(rooms);
    QCOMPARE(rooms->total(), 2);
    QVERIFY(rooms->setData(rooms->index(1, RoomsModel::Rooms), 5));
    QVERIFY(!rooms->setData(rooms->index(1, RoomsModel::Rooms), -1));
    QVERIFY(!rooms->setData(rooms->index(0, RoomsModel::Rooms), text("many")));
    QCOMPARE(rooms->total(), 7);
    next();
    QTRY_VERIFY(dialog_->resultStep()->summary().has_value());
    QCOMPARE(dialog_->resultStep()->summary()->rooms, 7);
}

void TestImportDialog::theHotelsFieldsAreChecked()
{
    toHotelStep(kHeader + kRows);
    QTRY_VERIFY(dialog_->nextButton()->isEnabled());
    const auto *problem = dialog_->findChild<QLabel *>(text("problem"));
    const auto wrong = [&](const char *field, const QString &value, const QString &right) {
        auto *edit = dialog_->findChild<QLineEdit *>(text(field));
        edit->setText(value);
        const bool refused = !dialog_->nextButton()->isEnabled();
        const bool said = field == QByteArray("name") || !problem->text().isEmpty();
        edit->setText(right);
        return refused && said && dialog_->nextButton()->isEnabled();
    };
    QVERIFY(wrong("name", text("  "), text("Hotel")));
    QVERIFY(wrong("hotelFile", write("x"), hotelFile()));
    QVERIFY(wrong("hotelFile", text("/nowhere/at/all.roomrack"), hotelFile()));
    auto *zone = dialog_->findChild<QComboBox *>(text("zone"));
    zone->setCurrentText(text("Europe/Atlantis"));
    QVERIFY(!dialog_->nextButton()->isEnabled());
    QVERIFY(!problem->text().isEmpty());
}

void TestImportDialog::cancellingLeavesNothing()
{
    toHotelStep(kHeader + QByteArray(kRows).repeated(10'000));
    // As soon as bookings are being written, at a tenth of the progress.
    auto *bar = dialog_->findChild<QProgressBar *>();
    bool cancelled = false;
    connect(bar, &QProgressBar::valueChanged, dialog_.get(), [&](int value) {
        if (value > bar->maximum() / 10 && !std::exchange(cancelled, true)) dialog_->reject();
    });
    next();
    const auto *message = dialog_->findChild<QLabel *>(text("message"));
    QTRY_VERIFY(!message->text().isEmpty());
    QVERIFY(dialog_->isVisible());
    QVERIFY(!dialog_->resultStep()->summary().has_value());
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList({text("bookings.csv")}));
    dialog_->reject();
    QVERIFY(!dialog_->isVisible());
}

/// Escape cancels the import without a question, and asks after that.
void TestImportDialog::whatWasNotImportedIsAskedAbout()
{
    toHotelStep(kHeader + QByteArray(kRows).repeated(10'000));
    QTest::keyClicks(dialog_->findChild<QLineEdit *>(text("name")), text("er"));
    const auto escape = [this] {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(dialog_.get(), &event);
    };
    auto *bar = dialog_->findChild<QProgressBar *>();
    bool cancelled = false;
    connect(bar, &QProgressBar::valueChanged, dialog_.get(), [&](int value) {
        if (value > bar->maximum() / 10 && !std::exchange(cancelled, true)) escape();
    });
    next();
    const auto *message = dialog_->findChild<QLabel *>(text("message"));
    QTRY_VERIFY(!message->text().isEmpty());
    QVERIFY(cancelled);
    QVERIFY(!dialog_->resultStep()->summary().has_value());
    QVERIFY(!dialog_->findChild<QDialog *>(text("discardChanges")));
    escape();
    QVERIFY(dialog_->isVisible());
    QVERIFY(dialog_->findChild<QDialog *>(text("discardChanges")));
}

void TestImportDialog::whatWasImportedIsNotAskedAbout()
{
    toHotelStep(kHeader + kRows);
    QTest::keyClicks(dialog_->findChild<QLineEdit *>(text("name")), text("er"));
    next();
    QTRY_VERIFY(dialog_->resultStep()->summary().has_value());
    QTest::keyClick(dialog_.get(), Qt::Key_Escape);
    QVERIFY(!dialog_->isVisible());
}

void TestImportDialog::theOpenHotelTakesMore()
{
    aFileBecomesAHotel();
    auto hotel = OpenHotel::open(hotelFile(), clock_);
    QVERIFY(hotel.has_value());
    HotelSession session(std::move(**hotel));
    open(&session);
    dialog_->fileStep()->setCsv(
        write(kHeader + kRows + "2016-03-09,1,B,1,Check-Out,2016-03-10,4,90\n"));
    next();
    next();
    dialog_->findChild<QRadioButton *>(text("openHotel"))->setChecked(true);
    next();
    QTRY_VERIFY(dialog_->resultStep()->summary().has_value());
    QCOMPARE(dialog_->resultStep()->summary()->bookings, 1);
    QCOMPARE(dialog_->resultStep()->summary()->repeated, 3);
    // As many as the figure "Bookings": the others were there.
    const auto *message = dialog_->findChild<QLabel *>(text("message"));
    QVERIFY2(message->text().startsWith(text("1 of 5 rows ")), qPrintable(message->text()));
    QVERIFY(!dialog_->nextButton()->isVisible());
    dialog_.reset();
}

QTEST_MAIN(TestImportDialog)
#include "test_import_dialog.moc"

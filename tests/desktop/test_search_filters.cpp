// SPDX-License-Identifier: GPL-3.0-or-later
// The filters above a list: they show shorter texts so that they fit into one line, continue in the
// next where even that is too wide, and no text is cut. What the mouse ticks in the list of one.
#include "desktop/widgets/search_field.h"
#include "desktop/widgets/search_filters.h"
#include "themed_test.h"

#include <QTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QString kLong =
    QStringLiteral("Wayfarer OTA for the congresses and trade fairs of the whole region");

class Filters final : public SearchFilters {
public:
    Filters()
        : SearchFilters(QStringLiteral("Number, guest, email or reference"),
                        QStringLiteral("Search"), nullptr)
    {
        for (const char *name : {"Status", "Room type", "Channel"})
            choices.push_back(add(new ChoiceButton(QString::fromLatin1(name))));
        for (ChoiceButton *choice : choices)
            choice->setChoices({{QStringLiteral("Standard Double"), 1},
                                {QStringLiteral("Bed & Breakfast"), 2},
                                {kLong, 3}});
    }
    std::vector<ChoiceButton *> choices;
};

/// The filters above a list of this width.
struct Shown {
    QWidget window;
    Filters *filters = new Filters;
    QWidget *list = new QWidget;

    explicit Shown(int width)
    {
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(filters);
        column->addWidget(list, 1);
        window.resize(width, 400);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window, tests::kTryForMs))
            qFatal("the filters are not shown");
        tests::handlePosted();
    }
    static int leastOf(const QWidget &part)
    {
        if (qobject_cast<const SearchField *>(&part)) return part.minimumWidth();
        return qobject_cast<const ChoiceButton *>(&part) ? part.minimumSizeHint().width()
                                                         : part.sizeHint().width();
    }
    /// In pixels: of the narrowest line that all of them fit into.
    int leastLine() const
    {
        int width = filters->sizeHint().width();
        for (QObject *child : filters->children()) {
            if (const auto *part = qobject_cast<QWidget *>(child))
                width -= part->sizeHint().width() - leastOf(*part);
        }
        return width;
    }
    /// What lies outside the filters or over another part, or is narrower than it needs.
    QStringList faults() const
    {
        QStringList found;
        std::vector<QWidget *> parts;
        for (QObject *child : filters->children()) {
            auto *part = qobject_cast<QWidget *>(child);
            if (!part || part->isHidden()) continue;
            if (!filters->rect().contains(part->geometry())) found << QStringLiteral("outside");
            if (part->width() < leastOf(*part)) found << QStringLiteral("cut");
            const auto *button = qobject_cast<QPushButton *>(part);
            const auto textWidth = [&] {
                return button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
            };
            if (button && textWidth() > button->width()) found << QStringLiteral("text cut");
            const bool over = std::any_of(parts.begin(), parts.end(), [part](const QWidget *p) {
                return p->geometry().intersects(part->geometry());
            });
            if (over) found << QStringLiteral("over another");
            parts.push_back(part);
        }
        if (list->geometry().top() < filters->geometry().bottom()) found << QStringLiteral("list");
        return found;
    }
};

/// The list of a filter, opened so that its first row is under the pointer.
struct ListUnderPointer {
    Shown shown{720};
    ChoiceButton *button = shown.filters->choices.front();
    QMenu *list = button->menu();

    ListUnderPointer()
    {
        const QPoint corner = shown.window.mapToGlobal(QPoint(50, 50));
        list->popup(corner);
        const QPoint first = list->mapToGlobal(row(0));
        list->close();
        QTest::mouseMove(&shown.window, shown.window.mapFromGlobal(first));
        list->popup(corner);
        // As a hand does; the first row becomes the active one.
        for (int i = 0; i < 10; ++i) QTest::mouseMove(list, row(0) + QPoint(i % 2, 0));
    }
    ~ListUnderPointer() { list->close(); }
    QPoint row(int i) const { return list->actionGeometry(list->actions()[i]).center(); }
    void release(int i) const { QTest::mouseRelease(list, Qt::LeftButton, {}, row(i)); }
};

}  // namespace

class TestSearchFilters : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void filtersThatDoNotFitContinueInTheNextLine_data() { addLooks(); }
    void filtersThatDoNotFitContinueInTheNextLine()
    {
        const Look look(*theme_);
        Shown wide(1200), narrow(420);
        QTRY_COMPARE(wide.faults(), QStringList());
        QTRY_COMPARE(narrow.faults(), QStringList());
        QVERIFY(narrow.filters->height() > wide.filters->height() * 3 / 2);
        for (ChoiceButton *choice : narrow.filters->choices) choice->setChosen({3});
        tests::handlePosted();
        QTRY_COMPARE(narrow.faults(), QStringList());
        QVERIFY(narrow.filters->height() > wide.filters->height() * 3 / 2);
    }

    void theSearchFieldGivesWayBeforeFiltersContinueInTheNextLine()
    {
        const QString hint = QStringLiteral("Number, guest, email or reference");
        Shown wide(1200);
        const auto *whole = wide.filters->findChild<SearchField *>();
        QCOMPARE(whole->placeholderText(), hint);
        QCOMPARE(whole->toolTip(), QString());
        const int gives = whole->sizeHint().width() - whole->minimumWidth();
        QVERIFY(gives > 20);
        Shown shown(wide.filters->sizeHint().width() - gives / 2);
        QTRY_COMPARE(shown.faults(), QStringList());
        QCOMPARE(shown.filters->height(), wide.filters->height());
        const auto *search = shown.filters->findChild<SearchField *>();
        QVERIFY(search->width() < search->sizeHint().width());
        QCOMPARE(search->placeholderText(), QStringLiteral("Search"));
        QCOMPARE(search->toolTip(), hint);
    }

    void filtersAreShortBeforeTheyContinueInTheNextLine()
    {
        Shown wide(1600);
        const int most = wide.filters->sizeHint().width(), least = wide.leastLine();
        QVERIFY(most - least > 100);
        for (const int width : {most, (most + least) / 2, least}) {
            Shown shown(width);
            QTRY_COMPARE(shown.faults(), QStringList());
            QCOMPARE(shown.filters->height(), wide.filters->height());
        }
        Shown two(least - 1);
        QTRY_COMPARE(two.faults(), QStringList());
        QVERIFY(two.filters->height() > wide.filters->height() * 3 / 2);
        // In two lines there is room for whole texts.
        for (const ChoiceButton *choice : two.filters->choices)
            QVERIFY(choice->width() >= choice->sizeHint().width());
    }

    void aShortFilterShowsTheChoiceAndHasAllInTheToolTip()
    {
        Shown shown(1600);
        shown.window.resize(shown.leastLine(), 400);
        tests::handlePosted();
        ChoiceButton *type = shown.filters->choices[1];
        QCOMPARE(type->text(), QStringLiteral("Room type"));
        type->setChosen({1});
        tests::handlePosted();
        QVERIFY(!type->text().contains(u':'));
        QVERIFY(type->text().startsWith(u'S'));
        QCOMPARE(type->toolTip(), QStringLiteral("Room type: Standard Double"));
        QCOMPARE(type->accessibleDescription(), type->toolTip());
        type->setChosen({1, 2});
        tests::handlePosted();
        QVERIFY(type->text().endsWith(QStringLiteral(" +1")));
        QTRY_COMPARE(shown.faults(), QStringList());
        shown.window.resize(1600, 400);
        QTRY_COMPARE(type->text(), QStringLiteral("Room type: Standard Double +1"));
        QCOMPARE(type->toolTip(), QString());
    }

    void noLineIsEmptyForWhatIsHidden()
    {
        for (int width = 500; width <= 1200; width += 20) {
            Shown shown(width);
            int bottom = 0;
            for (const QWidget *part :
                 shown.filters->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
                if (!part->isHidden()) bottom = std::max(bottom, part->geometry().bottom());
            }
            QVERIFY2(shown.filters->height() - bottom < 20, qPrintable(QString::number(width)));
        }
    }

    void filtersStayInTheirPlacesWhenOneIsSet_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("in one line") << 1200;
        QTest::newRow("in one line of short texts") << 800;
        QTest::newRow("in several lines") << 420;
    }
    void filtersStayInTheirPlacesWhenOneIsSet()
    {
        QFETCH(int, width);
        Shown shown(width);
        QTRY_COMPARE(shown.faults(), QStringList());
        const auto places = [&shown] {
            QStringList all;
            for (const QWidget *part :
                 shown.filters->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
                const QRect at = part->geometry();
                all << QStringLiteral("%1 %2 %3 %4")
                           .arg(at.x())
                           .arg(at.y())
                           .arg(at.width())
                           .arg(at.height());
            }
            return all;
        };
        const QStringList before = places();
        for (ChoiceButton *choice : shown.filters->choices) {
            choice->setChosen({1});
            tests::handlePosted();
            QCOMPARE(places(), before);
        }
        shown.filters->choices.front()->setChosen({2});
        tests::handlePosted();
        QCOMPARE(places(), before);
        shown.filters->clear();
        tests::handlePosted();
        QCOMPARE(places(), before);
    }

    void theSearchFieldTakesTheRestOfItsLine()
    {
        Shown shown(1200);
        const auto *search = shown.filters->findChild<SearchField *>();
        QVERIFY(search->width() > search->sizeHint().width());
        int right = 0;  // of the last button, "Clear", which has its place before it is shown
        for (const auto *button :
             shown.filters->findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly))
            right = std::max(right, button->geometry().right());
        QVERIFY(shown.filters->width() - right < 30);
    }

    void aLongChoiceIsElidedAndWholeInTheToolTip()
    {
        Shown shown(420);
        ChoiceButton *channel = shown.filters->choices.back();
        channel->setChosen({3});
        QVERIFY(channel->text().startsWith(QStringLiteral("Channel: Wayfarer")));
        QVERIFY(channel->text().contains(u'…'));
        QCOMPARE(channel->toolTip(), QStringLiteral("Channel: ") + kLong);
        QCOMPARE(channel->accessibleDescription(), channel->toolTip());
        tests::handlePosted();
        QTRY_COMPARE(shown.faults(), QStringList());
        channel->setChosen({1});
        tests::handlePosted();
        QCOMPARE(channel->text(), QStringLiteral("Channel: Standard Double"));
        QCOMPARE(channel->toolTip(), QString());
    }

    void anAmpersandInANameIsNoAccessKey()
    {
        Shown shown(1200);
        ChoiceButton *type = shown.filters->choices[1];
        type->setChosen({2});
        QCOMPARE(type->text(), QStringLiteral("Room type: Bed && Breakfast"));
        QCOMPARE(type->accessibleDescription(), QStringLiteral("Room type: Bed & Breakfast"));
        QCOMPARE(type->menu()->actions()[1]->text(), QStringLiteral("Bed && Breakfast"));
    }

    void aFilterInUseIsSemibold()
    {
        Shown shown(720);
        ChoiceButton *status = shown.filters->choices.front();
        QVERIFY(status->font().weight() < QFont::DemiBold);
        status->setChosen({1});
        QCOMPARE(status->font().weight(), QFont::DemiBold);
        status->clear();
        QVERIFY(status->font().weight() < QFont::DemiBold);
    }

    void theReleaseOfThePressThatOpenedTheListTicksNothing()
    {
        ListUnderPointer opened;
        opened.release(0);
        QVERIFY(opened.list->isVisible());
        QCOMPARE(opened.button->chosen(), QVariantList());
        QTest::mousePress(opened.list, Qt::LeftButton, {}, opened.row(0));
        QCOMPARE(opened.button->chosen(), QVariantList());
        opened.release(0);
        QCOMPARE(opened.button->chosen(), QVariantList{1});
        QVERIFY(opened.list->isVisible());
    }

    void aDragFromTheButtonTicksTheRowWhereItEnds()
    {
        ListUnderPointer opened;
        QTest::mouseMove(opened.list, opened.row(2));
        opened.release(2);
        QCOMPARE(opened.button->chosen(), QVariantList{3});
        QVERIFY(opened.list->isVisible());
    }

    void aListThatDoesNotFitScrolls()
    {
        const Shown shown(720);
        const QMenu *list = shown.filters->choices.front()->menu();
        QVERIFY(list->style()->styleHint(QStyle::SH_Menu_Scrollable, nullptr, list));
    }
};

QTEST_MAIN(TestSearchFilters)
#include "test_search_filters.moc"

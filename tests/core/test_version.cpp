// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/version.h"

#include <QRegularExpression>
#include <QTest>

class TestVersion : public QObject {
    Q_OBJECT

private slots:
    void versionIsMajorMinorPatch();
};

void TestVersion::versionIsMajorMinorPatch()
{
    const QRegularExpression shape(QStringLiteral("^[0-9]+\\.[0-9]+\\.[0-9]+$"));
    QVERIFY(shape.match(roomrack::core::version()).hasMatch());
}

QTEST_GUILESS_MAIN(TestVersion)
#include "test_version.moc"

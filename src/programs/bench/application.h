// SPDX-License-Identifier: GPL-3.0-or-later
// The application object; supports windows if this program was built with them.
#pragma once

#include <memory>

class QApplication;
class QCoreApplication;

namespace roomrack::bench {

/// Painting is measured off-screen unless QT_QPA_PLATFORM is set.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv);
/// Null in a build without windows.
QApplication *windowApplication();

}  // namespace roomrack::bench

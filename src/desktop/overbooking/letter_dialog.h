// SPDX-License-Identifier: GPL-3.0-or-later
// The letter for a walked guest: generated, editable, and saved as a PDF on a separate thread.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/colors.h"
#include "reports/pdf_letter.h"
#include "storage/reader.h"

#include <QtWidgets/QDialog>

#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace roomrack::desktop {

class UnsavedInput;

class LetterDialog final : public QDialog {
    Q_OBJECT

public:
    /// The initial text of the letter; `km` < 0: distance unknown. `dearer`: by how much the room
    /// there is dearer than the booking, minor units; 0: it is not; none: unknown.
    static reports::Letter letterFor(const storage::BookingRow &row, const booking::WalkRow &walk,
                                     double km, std::optional<qint64> dearer,
                                     const inventory::Catalogue &house, const QLocale &locale);
    LetterDialog(reports::Letter letter, BookingId booking, QWidget *parent = nullptr);

    /// Returns the letter with the edited text.
    reports::Letter letter() const;
    /// Writes in the background; then emits written() or shows the error below the text.
    void save(const QString &path);

signals:
    void written(const QString &path);

private:
    void build();
    void askWhere();
    void say(const QString &text, Tone tone);
    reports::Letter letter_;
    BookingId booking_;
    QPlainTextEdit *text_;
    QLabel *state_;
    QPushButton *save_ = nullptr;
    UnsavedInput *unsaved_ = nullptr;
};

}  // namespace roomrack::desktop

// SPDX-License-Identifier: GPL-3.0-or-later
// The letter for a guest who was walked: written, to be changed by whoever knows better, and saved
// as a PDF on a thread of its own.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/colors.h"
#include "reports/pdf_letter.h"
#include "storage/reader.h"

#include <QtWidgets/QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace roomrack::desktop {

class LetterDialog final : public QDialog {
    Q_OBJECT

public:
    /// What the letter says to begin with; `km` below 0: not known.
    static reports::Letter letterFor(const storage::BookingRow &row, const booking::WalkRow &walk,
                                     double km, const inventory::Catalogue &house,
                                     const QLocale &locale);
    LetterDialog(reports::Letter letter, BookingId booking, QWidget *parent = nullptr);

    /// With the text as it stands now.
    reports::Letter letter() const;
    /// Writes in the background; written() or a reason below the text follows.
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
};

}  // namespace roomrack::desktop

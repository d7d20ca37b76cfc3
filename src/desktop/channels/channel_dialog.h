// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a channel or edits its settings: address with a connection test, rates & availability,
// mapping and rate limits. Errors are shown at their field.
#pragma once

#include "desktop/connections/hotel_channels.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <map>
#include <optional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QTabWidget;

namespace roomrack::desktop {

class CodeModel;
class EditTable;

class ChannelDialog final : public QDialog {
    Q_OBJECT

public:
    /// No channel: connects one of the hotel's channels or a new one. `missing` is the code that a
    /// reservation is waiting for; the dialog then opens on the mapping.
    ChannelDialog(HotelSession &session, HotelChannels &channels, ChannelId channel,
                  const QString &missing = {}, QWidget *parent = nullptr);

    /// The settings as entered in the fields.
    sync::ChannelSettings settings() const;

signals:
    void saved(roomrack::core::ChannelId channel);

private:
    QWidget *makeConnection();
    QWidget *makeShown();
    QWidget *makeCodes(const QString &missing);
    QWidget *makePace();
    void addWho(QFormLayout *form);
    void addPms(QFormLayout *form);
    void addPushes(QFormLayout *form);
    void addTest(QFormLayout *form);
    QSpinBox *spin(const char *field, int least, int most, const QString &none = {});
    QDoubleSpinBox *percent(const char *field, double least, double most);
    void fill(const sync::ChannelSettings &settings);
    void whoChanged();
    void protocolChanged();
    std::optional<Error> problem() const;
    void showProblem(const Error &error);
    void clearProblems();
    void test();
    void save();
    void saveAs(ChannelId channel);
    void finish(ChannelId channel, const Result<void> &done);
    std::optional<QByteArray> secret() const;
    bool isNew() const;

    HotelSession &session_;
    HotelChannels &channels_;
    ChannelId channel_;
    bool linked_ = false;
    sync::ChannelSettings base_;  ///< settings without a field are kept
    QTabWidget *tabs_;
    QComboBox *who_ = nullptr;
    QLineEdit *name_ = nullptr;
    QComboBox *kind_ = nullptr;
    QComboBox *protocol_;
    QLineEdit *address_, *account_, *secret_, *property_, *reservationsTo_;
    QLabel *tested_;
    QPushButton *test_;
    QComboBox *currency_;
    QCheckBox *neverOversell_, *stopSell_, *weekdays_, *ratesApart_, *tokens_;
    std::vector<QCheckBox *> understands_;
    EditTable *table_;
    CodeModel *codes_;
    std::map<QString, QWidget *> fields_;  ///< by the field names of errors
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop

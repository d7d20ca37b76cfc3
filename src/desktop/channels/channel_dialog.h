// SPDX-License-Identifier: GPL-3.0-or-later
// Links a channel or changes what is agreed with it: how to reach it, with a test; what it shows;
// which of its codes mean what; how quickly it is told. What is wrong is said at its field.
#pragma once

#include "desktop/channels/hotel_channels.h"
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
    /// No channel: one of the hotel's that is not linked yet, or a new one. `missing` is what a
    /// reservation waits for; the dialog then begins with the mapping.
    ChannelDialog(HotelSession &session, HotelChannels &channels, ChannelId channel,
                  const QString &missing = {}, QWidget *parent = nullptr);

    /// As they are in the fields.
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
    sync::ChannelSettings base_;  ///< what the fields do not show stays as it was
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
    std::map<QString, QWidget *> fields_;  ///< by the name that errors use
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop

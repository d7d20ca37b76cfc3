// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a channel or edits its settings: address with a connection test, rates & availability,
// mapping and rate limits. Errors are shown at their field.
#pragma once

#include "desktop/connections/hotel_channels.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>

#include <memory>
#include <optional>

namespace roomrack::desktop {

class CodeModel;
class CommissionModel;

namespace Ui {
class ChannelDialog;
}

class ChannelDialog final : public QDialog {
    Q_OBJECT

public:
    /// No channel: connects one of the hotel's channels or a new one. `missing` is the code that a
    /// reservation is waiting for; the dialog then opens on the mapping.
    ChannelDialog(HotelSession &session, HotelChannels &channels, ChannelId channel,
                  const QString &missing = {}, QWidget *parent = nullptr);
    ~ChannelDialog() override;

    void showMapping();
    /// Not while a new channel is added to the hotel.
    void reject() override;
    /// The settings as entered in the fields.
    sync::ChannelSettings settings() const;

signals:
    void saved(roomrack::core::ChannelId channel);

private:
    void fillLists();
    void showPushAddress();
    void makeCodes(const QString &missing);
    void makeCommissions();
    void connectForm();
    void showSecretState();
    void fill(const sync::ChannelSettings &settings);
    void whoChanged();
    void protocolChanged();
    std::optional<Error> problem() const;
    void showProblem(const Error &error);
    void clearProblems();
    void test();
    void save();
    void setAdding(bool adding);
    void saveAs(ChannelId channel);
    void finish(ChannelId channel, const Result<void> &done);
    std::optional<QByteArray> secret() const;
    bool isNew() const;

    HotelSession &session_;
    HotelChannels &channels_;
    ChannelId channel_;
    bool testing_ = false;        ///< a connection test is running
    bool adding_ = false;         ///< a new channel is added to the hotel
    const bool chooses_;          ///< also which channel to connect
    sync::ChannelSettings base_;  ///< settings without a field are kept
    qint64 seen_ = 0;             ///< the revision of the settings that are edited
    const std::unique_ptr<Ui::ChannelDialog> ui_;
    CodeModel *codes_;
    CommissionModel *commissions_;
    DialogFrame frame_{this};
};

}  // namespace roomrack::desktop

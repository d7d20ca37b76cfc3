// SPDX-License-Identifier: GPL-3.0-or-later
// Recent activity, newest first: initially from the file, then from every commit.
#pragma once

#include "desktop/session/past_numbers.h"
#include "desktop/widgets/column_model.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <deque>
#include <memory>

namespace roomrack::desktop {

enum class ActivityKind : quint8 { All, Bookings, Holds, Duplicates, Edits };

class ActivityModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Time, Kind, What, By, Outcome, kColumns };
    enum Role {
        SubjectRole = Qt::UserRole,  ///< beginning of the text, set in bold
        ToneRole,                    ///< int of Tone, for the badge
        BookingRole                  ///< booking id, 0 if none
    };
    /// Number of lines kept; older ones are on their own pages.
    static constexpr int kMost = 300;

    explicit ActivityModel(HotelSession &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    std::span<const TableColumn> columns() const override;

    ActivityKind kind() const { return kind_; }
    void setKind(ActivityKind kind);

private:
    void readStart();
    void add(const std::vector<booking::Record> &records);
    void rebuild();
    bool shows(const booking::Record &record) const;
    /// A change, and whether more records belong to it.
    struct Change {
        booking::Record record;
        bool more = false;
        std::shared_ptr<const booking::StepContent> rooms{};  ///< of a change of housekeeping
    };
    using Changes = QHash<qint64, Change>;  ///< by the step that is the undo or redo
    static std::optional<Change> changeOf(storage::Reader &reader, PropertyId property,
                                          qint64 undo);
    void want(const booking::Record &record);
    void askWanted();
    /// With the room numbers of the record's time.
    QString textOf(const booking::Record &record) const;
    QString what(const booking::Record &record) const;
    QString undoneText(const booking::Record &undone) const;
    static QString timeHint(const booking::Record &record);
    HotelSession &session_;
    ActivityKind kind_ = ActivityKind::All;
    std::deque<booking::Record> all_;  ///< newest first
    std::deque<booking::Record> shown_;
    QHash<qint64, QString> guests_;  ///< by booking
    Changes undone_;
    PastNumbers &past_;
    QSet<qint64> wantedGuests_;
    QSet<qint64> wantedSteps_;
    QTimer ask_;
};

}  // namespace roomrack::desktop

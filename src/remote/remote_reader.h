// SPDX-License-Identifier: GPL-3.0-or-later
// Reader of a connected desk: each question is sent to the server and waits while the connection is
// down. Used on the reading thread (engine/async_reader.h), never in the GUI thread.
#pragma once

#include "remote/desk_client.h"

namespace roomrack::remote {

class RemoteReader final : public storage::Reader {
public:
    explicit RemoteReader(std::shared_ptr<DeskClient> link) : link_(std::move(link)) {}

private:
    void answer(const storage::AnyQuestion &question) override;
    Result<storage::AuditPage> auditTrail(const storage::AuditTrail &question);
    /// Rows with words in their displayed texts, which the server cannot make: all rows that match
    /// the filters are read, with the words that the server found, and searched here; later only
    /// the new ones.
    struct Search {
        std::shared_ptr<storage::AuditWords> shown;
        qint64 newest = 0;                    ///< last record that was searched
        std::vector<storage::AuditRow> rows;  ///< newest first
    };
    Result<void> search(const storage::AuditQuery &query);
    /// Searches the rows newer than `since`.
    Result<std::vector<storage::AuditRow>> searched(const storage::AuditQuery &query, qint64 since);
    std::shared_ptr<DeskClient> link_;
    Search search_;
};

}  // namespace roomrack::remote

// SPDX-License-Identifier: GPL-3.0-or-later
// Connected desks of a property that is stored here (docs/decisions/0033). Their protocol is no
// part of the API; this only authenticates them.
#pragma once

#include "api/v1/host.h"
#include "http/server.h"
#include "remote/desk_server.h"

#include <QtCore/QStringList>

namespace roomrack::engine {
class Mailbox;
}

namespace roomrack::api::v1 {

class Desks {
public:
    /// `gate` knows the tokens. The host's members, the clock and the gate must outlive it.
    /// `names`: see ApiServerOptions.
    Desks(const Host &host, const ApiLimits &limits, const core::Clock &clock, QStringList names,
          Gate &gate, std::shared_ptr<engine::Mailbox> mailbox);

    /// Answers the request of a desk; or returns the refusal of one that is not admitted.
    std::optional<http::Response> serve(const http::Request &request,
                                        const http::Server::Answer &answer);

private:
    const QStringList names_;
    Gate &gate_;
    Gate windows_;  ///< request rate of connected desks
    const std::shared_ptr<engine::Mailbox> mailbox_;
    std::unique_ptr<remote::DeskServer> server_;  ///< null: the database cannot be read
};

}  // namespace roomrack::api::v1

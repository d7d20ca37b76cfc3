// SPDX-License-Identifier: GPL-3.0-or-later
// Users: changes, and recorded sign-in attempts.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class UserRules {
public:
    explicit UserRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SaveUser &c, Decision &d);
    Result<Answer> on(const NoteSignIn &c, Decision &d);

private:
    Result<UserRow> changedUser(const SaveUser &c) const;
    Result<void> checkName(const UserRow &row) const;
    Result<void> keepsAnAdministrator(const UserRow &row) const;
    void recordUser(const UserRow *was, const UserRow &now, const Caller &caller, Decision &d);
    void putUser(UserRow row, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking

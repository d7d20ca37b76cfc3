// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/permission.h"

namespace roomrack::booking {

namespace {

template <typename C>
const Caller &callerIn(const C &c)
{
    if constexpr (requires { c.caller; }) {
        return c.caller;
    } else if constexpr (requires { c.hold.caller; }) {
        return c.hold.caller;
    } else {
        return c.what.caller;
    }
}

QString sentence(Act act)
{
    switch (act) {
    case Act::Book:
    case Act::RunDesk:
    case Act::SignIn: return {};
    case Act::SetFee:
        return ErrorText::tr("Overriding a fee or refund requires the role manager; %1 is signed "
                             "in as %2");
    case Act::SetRates:
        return ErrorText::tr("Changing rates requires the role manager; %1 is signed in as %2");
    case Act::SetRestrictions:
        return ErrorText::tr(
            "Changing restrictions requires the role manager; %1 is signed in as %2");
    case Act::SetForSale:
        return ErrorText::tr(
            "Changing rooms to sell requires the role manager; %1 is signed in as %2");
    case Act::SetOutOfOrder:
        return ErrorText::tr("Changing out-of-order rooms requires the role manager; %1 is signed "
                             "in as %2");
    case Act::SetPolicy:
        return ErrorText::tr("Changing the overbooking policy requires the role manager; %1 is "
                             "signed in as %2");
    case Act::SaveTemplates:
        return ErrorText::tr("Saving or deleting templates requires the role manager; %1 is "
                             "signed in as %2");
    case Act::SetFx:
        return ErrorText::tr(
            "Saving exchange rates requires the role manager; %1 is signed in as %2");
    case Act::SetChannels:
        return ErrorText::tr("Changing channel settings requires the role manager; %1 is signed "
                             "in as %2");
    case Act::Import:
        return ErrorText::tr("Importing bookings requires the role administrator; %1 is signed in "
                             "as %2");
    case Act::DescribeHotel:
        return ErrorText::tr("Changing the hotel settings requires the role administrator; %1 is "
                             "signed in as %2");
    case Act::ManageUsers:
        return ErrorText::tr("Adding or changing users requires the role administrator; %1 is "
                             "signed in as %2");
    case Act::MovePayments:
        return ErrorText::tr("Reviewing payments requires the role manager; %1 is signed in as %2");
    case Act::Restore:
        return ErrorText::tr("Restoring a backup requires the role administrator; %1 is signed in "
                             "as %2");
    }
    return {};
}

}  // namespace

Role roleFor(Act act)
{
    switch (act) {
    case Act::Book:
    case Act::RunDesk:
    case Act::SignIn: return Role::Clerk;
    case Act::SetFee:
    case Act::SetRates:
    case Act::SetRestrictions:
    case Act::SetForSale:
    case Act::SetOutOfOrder:
    case Act::SetPolicy:
    case Act::SaveTemplates:
    case Act::SetFx:
    case Act::SetChannels:
    case Act::MovePayments: return Role::Manager;
    case Act::Import:
    case Act::DescribeHotel:
    case Act::ManageUsers:
    case Act::Restore: return Role::Administrator;
    }
    return Role::Administrator;
}

QString whyNot(Act act, const User &user)
{
    return sentence(act).arg(user.name, roleName(user.role));
}

Act actOf(CellField field)
{
    switch (field) {
    case CellField::ForSale: return Act::SetForSale;
    case CellField::StopSell:
    case CellField::ClosedToArrival:
    case CellField::ClosedToDeparture:
    case CellField::MinStay:
    case CellField::MaxStay: return Act::SetRestrictions;
    case CellField::OutOfOrder: return Act::SetOutOfOrder;
    case CellField::Rate: return Act::SetRates;
    }
    return Act::SetRestrictions;
}

Act actOf(const EditBlock &c)
{
    return c.cells.empty() ? Act::SetForSale : actOf(c.cells.front().row.field);
}

Act actOf(const UndoStep &c)
{
    if (!c.content) return Act::Book;
    switch (c.content->step.kind) {
    case StepKind::Cells:
        return c.content->cells.empty() ? Act::SetForSale
                                        : actOf(c.content->cells.front().row.field);
    case StepKind::Policy: return Act::SetPolicy;
    case StepKind::Booking: return Act::Book;
    case StepKind::Housekeeping: return Act::RunDesk;
    }
    return Act::SetPolicy;
}

Act actOf(const Command &command)
{
    return std::visit([](const auto &c) { return actOf(c); }, command);
}

bool isOwnSecret(const SaveUser &c)
{
    return c.user && c.user == c.caller.actor && c.secretHash && !c.name && !c.role && !c.active;
}

const Caller &callerOf(const Command &command)
{
    return std::visit([](const auto &c) -> const Caller & { return callerIn(c); }, command);
}

}  // namespace roomrack::booking

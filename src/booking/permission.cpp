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
        return ErrorText::tr("Only a manager may set another fee or refund than the terms say; "
                             "%1 is at the desk as %2");
    case Act::SetRates:
        return ErrorText::tr("Only a manager may change rates; %1 is at the desk as %2");
    case Act::SetRestrictions:
        return ErrorText::tr("Only a manager may close dates or limit the length of stays; %1 is "
                             "at the desk as %2");
    case Act::SetForSale:
        return ErrorText::tr("Only a manager may change how many rooms are for sale; %1 is at the "
                             "desk as %2");
    case Act::SetOutOfOrder:
        return ErrorText::tr("Only a manager may change how many rooms are out of order; %1 is at "
                             "the desk as %2");
    case Act::SetPolicy:
        return ErrorText::tr("Only a manager may change the overbooking limits; %1 is at the desk "
                             "as %2");
    case Act::SaveTemplates:
        return ErrorText::tr(
            "Only a manager may save or delete templates; %1 is at the desk as %2");
    case Act::SetFx:
        return ErrorText::tr("Only a manager may save exchange rates; %1 is at the desk as %2");
    case Act::SetChannels:
        return ErrorText::tr(
            "Only a manager may change what is agreed with a channel; %1 is at the "
            "desk as %2");
    case Act::Import:
        return ErrorText::tr("Only an administrator may import bookings; %1 is at the desk as %2");
    case Act::DescribeHotel:
        return ErrorText::tr("Only an administrator may change the hotel's settings; %1 is at the "
                             "desk as %2");
    case Act::ManageUsers:
        return ErrorText::tr("Only an administrator may add or change users; %1 is at the desk as "
                             "%2");
    case Act::MovePayments:
        return ErrorText::tr("Only a manager may decide about payments; %1 is at the desk as %2");
    case Act::Restore:
        return ErrorText::tr("Only an administrator may go back to a backup; %1 is at the desk as "
                             "%2");
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

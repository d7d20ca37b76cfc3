// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/user.h"

#include "core/visible_text.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr int kSlips = 2;
constexpr int kFirstWait = 5;
constexpr int kLongestWait = 900;

}  // namespace

QString roleName(Role role)
{
    switch (role) {
    case Role::Clerk: return ErrorText::tr("clerk");
    case Role::Manager: return ErrorText::tr("manager");
    case Role::Administrator: return ErrorText::tr("administrator");
    }
    return {};
}

QString roleLabel(Role role)
{
    switch (role) {
    case Role::Clerk: return ErrorText::tr("Clerk");
    case Role::Manager: return ErrorText::tr("Manager");
    case Role::Administrator: return ErrorText::tr("Administrator");
    }
    return {};
}

Result<QString> userName(const QString &typed)
{
    const QString field = QStringLiteral("name");
    const QString name = typed.trimmed();
    if (!core::isVisible(name))
        return fail(ErrorCode::Invalid, field, ErrorText::tr("must not be empty"));
    if (core::codePoints(name) > kLongestUserName) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("must have at most %1 characters").arg(kLongestUserName));
    }
    const bool text = name.isValidUtf16() && std::none_of(name.begin(), name.end(), [](QChar c) {
                          return c.category() == QChar::Other_Control
                                 || c.category() == QChar::Separator_Line
                                 || c.category() == QChar::Separator_Paragraph;
                      });
    if (!text) {
        return fail(ErrorCode::Invalid, field,
                    ErrorText::tr("must be a single line without control characters"));
    }
    return name;
}

int signInWaitSeconds(int wrongAttempts)
{
    if (wrongAttempts <= kSlips) return 0;
    const int doublings = std::min(wrongAttempts - kSlips - 1, 16);
    return std::min(kFirstWait << doublings, kLongestWait);
}

}  // namespace roomrack::booking

// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/calls.h"

#include "core/version.h"

#include <QtCore/QCryptographicHash>

namespace roomrack::remote {

namespace {

template <typename C>
void describe(QByteArray &out)
{
    out += C::name() + ':';
    schema<typename C::Args>(out);
    schema<typename C::Reply>(out);
}

template <typename... C>
void describeAll(QByteArray &out, Calls<C...>)
{
    (describe<C>(out), ...);
}

template <typename... Q>
void describeAll(QByteArray &out, storage::QuestionList<Q...>)
{
    (describe<Ask<Q>>(out), ...);
}

}  // namespace

const QByteArray &schemaNumber()
{
    static const QByteArray number = [] {
        QByteArray out = core::version().toUtf8();
        describeAll(out, ServiceCalls());
        describeAll(out, storage::Questions());
        return QCryptographicHash::hash(out, QCryptographicHash::Sha256).toHex().left(16);
    }();
    return number;
}

}  // namespace roomrack::remote

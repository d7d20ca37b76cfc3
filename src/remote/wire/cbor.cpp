// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/wire/cbor.h"

#include <cmath>

namespace roomrack::remote {

namespace {

/// A string may come in chunks. `read` is readString or readByteArray.
template <typename T>
T wholeString(QCborStreamReader &in,
              QCborStreamReader::StringResult<T> (*read)(QCborStreamReader &))
{
    T whole;
    auto chunk = read(in);
    for (; chunk.status == QCborStreamReader::Ok; chunk = read(in)) whole += chunk.data;
    return chunk.status == QCborStreamReader::Error ? T() : whole;
}

}  // namespace

void CborReader::leaveArrays()
{
    while (in_.lastError() == QCborError::NoError && in_.containerDepth() > 0 && !in_.hasNext())
        in_.leaveContainer();
    if (in_.lastError() != QCborError::NoError) wrong_ = true;
}

bool CborReader::isNext(bool (QCborStreamReader::*is)() const)
{
    if (!wrong_) leaveArrays();
    if (!wrong_ && !(in_.*is)()) wrong_ = true;
    return !wrong_;
}

template <typename T>
T CborReader::taken(T value)
{
    if (!in_.next()) wrong_ = true;
    return value;
}

qint64 CborReader::integer()
{
    return isNext(&QCborStreamReader::isInteger) ? taken(in_.toInteger()) : 0;
}

quint64 CborReader::unsignedInteger()
{
    return isNext(&QCborStreamReader::isUnsignedInteger) ? taken(in_.toUnsignedInteger()) : 0;
}

double CborReader::number()
{
    const double value = isNext(&QCborStreamReader::isDouble) ? taken(in_.toDouble()) : 0;
    if (!std::isfinite(value)) wrong_ = true;
    return value;
}

bool CborReader::boolean()
{
    return isNext(&QCborStreamReader::isBool) && taken(in_.toBool());
}

bool CborReader::null()
{
    if (!wrong_) leaveArrays();
    return !wrong_ && in_.isNull() && taken(true);
}

QString CborReader::text()
{
    if (!isNext(&QCborStreamReader::isString)) return {};
    return wholeString<QString>(in_, [](QCborStreamReader &in) { return in.readString(); });
}

QByteArray CborReader::bytes()
{
    if (!isNext(&QCborStreamReader::isByteArray)) return {};
    return wholeString<QByteArray>(in_, [](QCborStreamReader &in) { return in.readByteArray(); });
}

quint64 CborReader::array()
{
    if (!isNext(&QCborStreamReader::isArray)) return 0;
    const quint64 count = in_.isLengthKnown() ? in_.length() : 0;
    if (!in_.isLengthKnown() || !in_.enterContainer()) wrong_ = true;
    return wrong_ ? 0 : count;
}

void CborReader::array(quint64 count)
{
    if (array() != count) wrong_ = true;
}

bool CborReader::isDone()
{
    if (!wrong_) leaveArrays();
    return !wrong_ && in_.containerDepth() == 0 && in_.currentOffset() == size_;
}

}  // namespace roomrack::remote

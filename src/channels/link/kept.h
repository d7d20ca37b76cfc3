// SPDX-License-Identifier: GPL-3.0-or-later
// What came from outside as it may be kept: in the log of a channel, in its inbox, on its page.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

/// A body without passwords, without what belongs to a payment card and without `secret`, the
/// channel's own: JSON, XML, a form with XML in it, or any text. Cut it afterwards, or half a
/// number would not be known as one.
QByteArray keptBody(const QByteArray &body, const QByteArray &secret = {});
/// Words that may quote what came.
QString keptWords(const QString &words, const QByteArray &secret = {});

}  // namespace roomrack::channels

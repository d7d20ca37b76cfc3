// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/api_setup.h"

#include "core/json_fields.h"

#include <QtCore/QJsonDocument>

namespace roomrack::booking {

namespace {

template <typename Io, typename Setup>
void fields(Io &io, Setup &setup)
{
    io.field("channel_holds", setup.channelHolds);
}

}  // namespace

QByteArray toText(const ApiSetup &setup)
{
    if (setup == ApiSetup()) return {};
    core::FieldWriter writer;
    fields(writer, setup);
    return QJsonDocument(writer.object).toJson(QJsonDocument::Compact);
}

Result<ApiSetup> apiSetupFrom(const QByteArray &text)
{
    ApiSetup setup;
    if (text.isEmpty()) return setup;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    core::FieldReader reader(document.object());
    if (document.isObject()) fields(reader, setup);
    if (!document.isObject() || !reader.wrong.isEmpty())
        return fail(ErrorCode::Corrupt, QStringLiteral("settings"),
                    ErrorText::tr("the API settings cannot be read"));
    return setup;
}

}  // namespace roomrack::booking

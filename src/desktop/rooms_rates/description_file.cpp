// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/description_file.h"

#include "api/v1/description_form.h"
#include "api/v1/description_json.h"

#include <QtCore/QFile>
#include <QtCore/QSaveFile>

namespace roomrack::desktop {

using api::v1::DescriptionForm;
using api::v1::Form;

namespace {

tl::unexpected<Error> notDone(const QFileDevice &file)
{
    return fail(ErrorCode::Invalid, QStringLiteral("file"), file.errorString());
}

}  // namespace

QByteArray descriptionFile(const HotelView &view)
{
    return api::v1::descriptionJson(view, true);
}

Result<booking::DescriptionItems> itemsOfFile(const QByteArray &file, const HotelView &view)
{
    api::v1::Call call;
    call.route = api::v1::routeOf("PUT", "/v1/description").route;
    call.request.body = file;
    Form form(call);
    const qint64 format = form.take(form["format"].integer(0, 1'000'000));
    if (form.ok() && format != api::v1::kDescriptionFormat) {
        form.refuse(QStringLiteral("format"),
                    ErrorText::tr("is version %1; this version of Roomrack reads version %2")
                        .arg(format)
                        .arg(api::v1::kDescriptionFormat));
    }
    booking::DescriptionItems items =
        DescriptionForm(form, view, DescriptionForm::Match::ByCode).items();
    if (!form.ok()) return tl::unexpected(form.error());
    return items;
}

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return notDone(file);
    return file.readAll();
}

Result<void> writeFile(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return notDone(file);
    return {};
}

}  // namespace roomrack::desktop

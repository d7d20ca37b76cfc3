// SPDX-License-Identifier: GPL-3.0-or-later
// What the messages of AlpineBits have in common, read and written in one place. For the codec
// only.
#pragma once

#include "protocols/alpinebits/outcome.h"
#include "protocols/xml/reader.h"
#include "protocols/xml/writer.h"

namespace roomrack::protocols::alpinebits {

/// Reads a whole message: `read` is called when the root was entered, if it is `root`; the first
/// wrong value is an error.
template <typename T, typename F>
Result<T> readMessage(const QByteArray &bytes, QStringView root, F &&read)
{
    xml::Reader in(bytes, kLimits);
    T out;
    if (in.open()) {
        const bool right = in.name() == root && in.space() == QLatin1String(kNamespace);
        if (right)
            read(in, out);
        else
            in.complain(xml::Wrong::Value, {},
                        ErrorText::tr("is not %1 of AlpineBits").arg(root.toString()));
    }
    if (auto ok = in.finish(); !ok) return tl::unexpected<Error>(ok.error());
    return out;
}

/// The root element with its namespace and version.
void startMessage(xml::Writer &out, const char *root, const char *version);

/// Start and End of the element entered last; complains of one without the other, and of an end
/// before its start.
struct Dates {
    std::optional<Night> from;
    std::optional<Night> to;
};
Dates readDates(xml::Reader &in);

/// Success, Warnings and Errors among the children.
class OutcomeParts {
public:
    /// Takes the element entered last if it is one of them.
    bool take(xml::Reader &in);
    /// Complains unless it was success xor errors.
    Outcome finish(xml::Reader &in);

private:
    Outcome outcome_;
    bool success_ = false;
    bool failed_ = false;
};
Remark readRemark(xml::Reader &in);

/// Which attributes a Warning or Error may have where it stands.
struct RemarkForm {
    bool code = true;
    bool record = true;
    bool mustName = false;  ///< code and record are required
};
void writeWarnings(xml::Writer &out, const std::vector<Remark> &warnings, Version version,
                   const RemarkForm &form);
void writeErrors(xml::Writer &out, const std::vector<Remark> &errors, Version version);

/// At most `most` characters, no half ones, and no blank where it was cut.
QString limited(const QString &text, qsizetype most);

}  // namespace roomrack::protocols::alpinebits

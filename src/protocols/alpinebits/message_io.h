// SPDX-License-Identifier: GPL-3.0-or-later
// Shared reading and writing of AlpineBits message parts. Internal to the codec.
#pragma once

#include "protocols/alpinebits/outcome.h"
#include "protocols/readable.h"
#include "protocols/xml/element_writer.h"
#include "protocols/xml/reader.h"

namespace roomrack::protocols::alpinebits {

/// Reads a whole message: checks that the root element is `root`, enters it and calls `read`. The
/// first invalid value is returned as an error.
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
                        ErrorText::tr("is not an AlpineBits %1 message").arg(root.toString()));
    }
    if (auto ok = in.finish(); !ok) return tl::unexpected<Error>(ok.error());
    return out;
}

/// Writes the root element with its namespace and version.
void startMessage(xml::ElementWriter &out, const char *root, const char *version);

/// Start and End of the current element. Reports one without the other, and an end before its
/// start.
struct Dates {
    std::optional<Night> from;
    std::optional<Night> to;
};
Dates readDates(xml::Reader &in);

/// Collects Success, Warnings and Errors among the children.
class OutcomeParts {
public:
    /// Reads the current element if it is one of them.
    bool take(xml::Reader &in);
    /// Reports an error unless there was either success or errors.
    Outcome finish(xml::Reader &in);

private:
    Outcome outcome_;
    bool success_ = false;
    bool failed_ = false;
};
Remark readRemark(xml::Reader &in);

/// Attributes that a Warning or Error may have in its context.
struct RemarkForm {
    bool code = true;
    bool record = true;
    bool mustName = false;  ///< code and record are required
};
void writeWarnings(xml::ElementWriter &out, const std::vector<Remark> &warnings, Version version,
                   const RemarkForm &form);
void writeErrors(xml::ElementWriter &out, const std::vector<Remark> &errors, Version version);

}  // namespace roomrack::protocols::alpinebits

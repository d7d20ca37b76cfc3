// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/framing.h"

#include <algorithm>

namespace roomrack::protocols::fias {

namespace {

constexpr qsizetype kShown = 80;

bool isLineBreak(char c)
{
    return c == '\r' || c == '\n';
}

}  // namespace

std::vector<Frame> Framer::feed(QByteArrayView bytes)
{
    std::vector<Frame> out;
    while (!bytes.isEmpty()) inRecord_ ? inside(bytes, out) : outside(bytes, out);
    return out;
}

void Framer::reset()
{
    open_.clear();
    junk_.clear();
    inRecord_ = dropping_ = false;
}

void Framer::outside(QByteArrayView &rest, std::vector<Frame> &out)
{
    const qsizetype stx = rest.indexOf(kStx);
    const QByteArrayView before = stx < 0 ? rest : rest.first(stx);
    if (!dropping_) {
        for (const char c : before) {
            if (junk_.size() >= kShown) break;
            if (!isLineBreak(c)) junk_ += c;
        }
    }
    rest = rest.sliced(stx < 0 ? rest.size() : stx + 1);
    if (stx < 0) return;
    if (!junk_.isEmpty()) out.push_back({Frame::Junk, std::exchange(junk_, {})});
    inRecord_ = true;
    dropping_ = false;
}

void Framer::inside(QByteArrayView &rest, std::vector<Frame> &out)
{
    const auto end =
        std::find_if(rest.begin(), rest.end(), [](char c) { return c == kEtx || c == kStx; });
    const qsizetype length = end - rest.begin();
    if (open_.size() + length > limit_) {
        open_.append(rest.first(std::min(length, kShown)));
        out.push_back({Frame::TooLong, open_.left(std::min(kShown, limit_))});
        open_ = QByteArray();
        inRecord_ = false;
        dropping_ = true;
        rest = rest.sliced(length);
        return;
    }
    if (end == rest.end()) {
        open_.append(rest);
        rest = {};
        return;
    }
    if (*end == kEtx) {
        open_.append(rest.first(length));
        out.push_back({Frame::Record, std::exchange(open_, {})});
        inRecord_ = false;
    } else {
        open_.append(rest.first(length));
        out.push_back({Frame::Unfinished, open_.left(kShown)});
        open_.clear();
    }
    rest = rest.sliced(length + 1);
}

QByteArray framed(const QByteArray &record)
{
    return kStx + record + kEtx;
}

}  // namespace roomrack::protocols::fias

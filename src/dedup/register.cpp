// SPDX-License-Identifier: GPL-3.0-or-later
#include "dedup/register.h"

#include "dedup/packed.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace roomrack::dedup {

namespace {

constexpr size_t kLongestText = 255;

quint64 tableHash(Product product, const ContextHash &hash)
{
    return hash.high + static_cast<quint64>(product);
}

/// Longer texts are stored and compared truncated.
std::string_view cut(const std::string &text)
{
    return std::string_view(text).substr(0, kLongestText);
}

template <typename To>
To clamped(qint64 value)
{
    return static_cast<To>(
        std::clamp<qint64>(value, std::numeric_limits<To>::min(), std::numeric_limits<To>::max()));
}

bool counts(const Packed &p, Instant now)
{
    return p.expires == 0 || now.micros < p.expires;
}

}  // namespace

struct Register::Impl {
    PackedList all;
    TextHeap texts;
    SlotTable keys{[this](Slot s) { return tableHash(all[s].product, all[s].hash); }};
    SlotTable bookings{[this](Slot s) { return static_cast<quint64>(all[s].booking); }};
    std::unordered_map<qint32, NightList> nights;
    Slot sweep = 0;

    PersonView viewOf(const Packed &p) const
    {
        const size_t name = p.nameLength, mail = p.mailLength;
        const std::string_view text = texts.at(p.text, name + mail + p.phoneLength);
        return {text.substr(0, name), text.substr(name, mail), text.substr(name + mail)};
    }
    size_t textLength(const Packed &p) const
    {
        return size_t(p.nameLength) + p.mailLength + p.phoneLength;
    }
    Match matchAt(Slot slot) const;
    Slot findKey(const Candidate &c) const;
    Slot pack(const Asked &own);
    void insert(const Asked &own);
    void remove(Slot slot);
    void tidyTexts();
    void addNear(const Asked &own, Instant now, std::vector<Slot> &found) const;
    void addMatches(std::span<const Asked> request, Instant now, Answer &answer) const;
};

Match Register::Impl::matchAt(Slot slot) const
{
    const Packed &p = all[slot];
    const PersonView person = viewOf(p);
    Match m{CandidateId{p.id},
            p.product,
            Status::Active,
            p.ordinal,
            p.hash,
            BookingId{p.booking},
            ChannelId{p.channel},
            Instant{p.created},
            {},
            false};
    m.traits.name = person.name;
    m.traits.mail = person.mail;
    m.traits.phone = person.phone;
    m.traits.stay = Stay(Night(p.checkIn), p.nights);
    m.traits.type = p.type;
    return m;
}

Slot Register::Impl::findKey(const Candidate &c) const
{
    Slot found = kNoSlot;
    keys.find(tableHash(c.product, c.hash), [&](Slot s) {
        const Packed &p = all[s];
        const bool same = p.hash == c.hash && p.product == c.product && p.ordinal == c.ordinal;
        if (same) found = s;
        return same;
    });
    return found;
}

Slot Register::Impl::pack(const Asked &own)
{
    const Candidate &c = own.candidate;
    const Traits &t = own.traits;
    const std::string_view name = cut(t.name), mail = cut(t.mail), phone = cut(t.phone);
    const Slot slot = all.take();
    Packed &p = all[slot];
    p.hash = c.hash;
    p.id = c.id.value;
    p.booking = c.booking.value;
    p.created = c.created.micros;
    p.expires = c.expires.micros;
    p.text = texts.add(std::string(name).append(mail).append(phone));
    p.checkIn = t.stay.checkIn().day();
    p.channel = clamped<qint32>(c.channel.value);
    p.type = clamped<qint32>(t.type);
    p.nights = clamped<quint16>(t.stay.nights());
    p.ordinal = clamped<quint16>(c.ordinal);
    p.nameLength = static_cast<quint8>(name.size());
    p.mailLength = static_cast<quint8>(mail.size());
    p.phoneLength = static_cast<quint8>(phone.size());
    p.product = c.product;
    return slot;
}

void Register::Impl::insert(const Asked &own)
{
    const Slot slot = pack(own);
    const Packed &p = all[slot];
    keys.insert(tableHash(p.product, p.hash), slot);
    if (p.booking != 0) bookings.insert(static_cast<quint64>(p.booking), slot);
    if (p.nights > 0) nights[p.checkIn].insert(slot, keyTags(own.traits));
}

void Register::Impl::remove(Slot slot)
{
    const Packed &p = all[slot];
    keys.erase(tableHash(p.product, p.hash), slot);
    if (p.booking != 0) bookings.erase(static_cast<quint64>(p.booking), slot);
    if (p.nights > 0) {
        const auto night = nights.find(p.checkIn);
        night->second.erase(slot);
        if (night->second.isEmpty()) nights.erase(night);
    }
    texts.forget(textLength(p));
    all.give(slot);
    if (texts.isWasteful()) tidyTexts();
}

void Register::Impl::tidyTexts()
{
    TextHeap fresh;
    for (Slot s = 0; s < all.end(); ++s) {
        Packed &p = all[s];
        if (p.id != 0) p.text = fresh.add(texts.at(p.text, textLength(p)));
    }
    texts = std::move(fresh);
}

void Register::Impl::addNear(const Asked &own, Instant now, std::vector<Slot> &found) const
{
    if (own.traits.stay.nights() <= 0) return;
    const KeyTags tags = keyTags(own.traits);
    const Night in = own.traits.stay.checkIn();
    for (Night n = in - kReach; n < own.traits.stay.checkOut(); ++n) {
        const auto night = nights.find(n.day());
        if (night == nights.end() || (n != in && tags.mail == 0 && tags.phone == 0)) continue;
        night->second.find(tags, n == in, [&](Slot s) {
            const Packed &p = all[s];
            const bool isOther = p.product == own.candidate.product && counts(p, now);
            if (isOther && personPoints(own.traits, viewOf(p)) > kOtherName) found.push_back(s);
        });
    }
}

void Register::Impl::addMatches(std::span<const Asked> request, Instant now, Answer &answer) const
{
    std::vector<Match> same, near;
    std::vector<Slot> found;
    for (const Asked &own : request) {
        const Slot taken = findKey(own.candidate);
        if (taken != kNoSlot && counts(all[taken], now)) same.push_back(matchAt(taken));
        addNear(own, now, found);
    }
    for (const Slot s : found) near.push_back(matchAt(s));
    if (!same.empty()) answer.verdict = Verdict::Duplicate;
    answer.matches = mostAlike(request, std::move(same), std::move(near));
}

Register::Register() : impl_(std::make_unique<Impl>())
{}
Register::~Register() = default;
Register::Register(Register &&) noexcept = default;
Register &Register::operator=(Register &&) noexcept = default;

Answer Register::look(std::span<const Asked> request, Instant now) const
{
    Answer answer;
    impl_->addMatches(request, now, answer);
    return answer;
}

void Register::insert(const Asked &own)
{
    Q_ASSERT(impl_->findKey(own.candidate) == kNoSlot);
    impl_->insert(own);
}

std::vector<Match> Register::of(BookingId booking) const
{
    std::vector<Match> found;
    if (!booking) return found;
    impl_->bookings.find(static_cast<quint64>(booking.value), [&](Slot s) {
        if (impl_->all[s].booking == booking.value) found.push_back(impl_->matchAt(s));
        return false;
    });
    std::sort(found.begin(), found.end(),
              [](const Match &a, const Match &b) { return a.id < b.id; });
    return found;
}

std::vector<CandidateId> Register::endBooking(BookingId booking)
{
    std::vector<Slot> found;
    if (!booking) return {};
    impl_->bookings.find(static_cast<quint64>(booking.value), [&](Slot s) {
        if (impl_->all[s].booking == booking.value) found.push_back(s);
        return false;
    });
    std::vector<CandidateId> ids;
    for (const Slot s : found) {
        ids.push_back(CandidateId{impl_->all[s].id});
        impl_->remove(s);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::vector<CandidateId> Register::evict(Instant now, size_t most)
{
    std::vector<CandidateId> gone;
    const size_t looked = std::min<size_t>(most, impl_->all.end());
    for (size_t i = 0; i < looked; ++i) {
        if (impl_->sweep >= impl_->all.end()) impl_->sweep = 0;
        const Slot s = impl_->sweep++;
        const Packed &p = impl_->all[s];
        if (p.id == 0 || counts(p, now)) continue;
        gone.push_back(CandidateId{p.id});
        impl_->remove(s);
    }
    return gone;
}

qint32 Register::nextOrdinal(Product product, const ContextHash &hash) const
{
    qint32 last = 0;
    impl_->keys.find(tableHash(product, hash), [&](Slot s) {
        const Packed &p = impl_->all[s];
        if (p.hash == hash && p.product == product) last = std::max<qint32>(last, p.ordinal);
        return false;
    });
    return last + 1;
}

size_t Register::size() const
{
    return impl_->all.count();
}

size_t Register::bytes() const
{
    size_t nights = 0;
    for (const auto &[day, night] : impl_->nights)
        nights += night.bytes() + sizeof(NightList) + 4 * sizeof(void *);
    return impl_->all.bytes() + impl_->texts.bytes() + impl_->keys.bytes() + impl_->bookings.bytes()
           + nights;
}

}  // namespace roomrack::dedup

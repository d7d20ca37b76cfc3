// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/mailbox.h"

namespace roomrack::engine {

void Mailbox::post(Letter letter)
{
    const std::lock_guard held(lock_);
    if (!home_) return;
    letters_.push_back(std::move(letter));
    if (letters_.size() > 1) return;  // a wake-up is pending already
    QMetaObject::invokeMethod(
        home_, [self = shared_from_this()] { self->read(); }, Qt::QueuedConnection);
}

void Mailbox::close()
{
    const std::lock_guard held(lock_);
    home_ = nullptr;
    letters_.clear();
}

void Mailbox::read()
{
    std::vector<Letter> letters;
    {
        const std::lock_guard held(lock_);
        letters.swap(letters_);
    }
    for (const Letter &letter : letters) {
        {
            const std::lock_guard held(lock_);
            if (!home_) return;
        }
        letter();
    }
}

}  // namespace roomrack::engine

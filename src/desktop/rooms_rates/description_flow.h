// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out an edit of the description: asks the engine what it would do, shows that where there
// is anything to decide, and submits it.
#pragma once

#include "booking/description/edit_description.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

namespace roomrack::desktop {

class Theme;

struct DescriptionFlow {
    HotelSession &session;
    PageActions &actions;
    const Theme &theme;

    struct Reply {
        std::function<void(const Result<booking::Answer> &)> done;
        std::function<void()> left;  ///< the user decided not to
    };
    /// The revision that the window shows, for EditDescription::seen.
    QByteArray revision() const;
    /// `over`: the dialog or page that asks; nothing is called once it is gone. `always`: shows
    /// the effects and the changed items in any case.
    void carryOut(booking::EditDescription edit, QWidget *over, Reply reply,
                  bool always = false) const;
};

}  // namespace roomrack::desktop

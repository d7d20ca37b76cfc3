// SPDX-License-Identifier: GPL-3.0-or-later
// A search field and filter buttons above a list, in one line as long as short texts fit there, and
// in several lines otherwise. A subclass makes one query of them.
#pragma once

#include "desktop/widgets/choice_button.h"
#include "desktop/widgets/range_button.h"

#include <functional>

namespace roomrack::desktop {

class FlowLayout;
class SearchField;

class SearchFilters : public QWidget {
    Q_OBJECT

public:
    bool isEmpty() const;
    QString searched() const;
    void clear();
    void focusSearch();

signals:
    /// Emitted immediately for a filter, and shortly after the last key press for the search.
    void changed();
    /// Arrow down or Enter in the search field: moves the focus to the table.
    void leftDownwards();

protected:
    SearchFilters(const QString &hint, const QString &accessibleName, QWidget *parent);
    /// Adds a filter to the row.
    ChoiceButton *add(ChoiceButton *choice);
    template <typename Range>
    Range *add(Range *range)
    {
        ranges_.push_back(range);
        connect(range, &RangeButton::changed, this, &SearchFilters::announce);
        place(range);
        return range;
    }
    /// Replaces all filters by what `set` sets, announced once.
    void replace(const std::function<void()> &set);

private:
    void place(QWidget *filter);
    void announce();

    FlowLayout *row_;
    SearchField *search_;
    std::vector<ChoiceButton *> choices_;
    std::vector<RangeButton *> ranges_;
    QPushButton *clear_;
    bool quiet_ = false;
};

}  // namespace roomrack::desktop

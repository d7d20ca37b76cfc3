// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/compare.h"

#include <memory>

namespace roomrack::advice {

namespace {

/// Grants every request.
class OpenPolicy : public Policy {
public:
    Extra extra(const Question &) const override
    {
        constexpr int kEnough = 1'000'000;
        return {kEnough, kEnough};
    }
};

struct Candidate {
    Played which{};
    std::unique_ptr<Policy> policy;
};

std::vector<Candidate> candidates(const inventory::Catalogue &catalogue,
                                  const CompareOptions &options)
{
    std::vector<Candidate> all;
    const auto rules = [&](std::vector<inventory::OverbookingRule> r) {
        return std::make_unique<RulePolicy>(std::move(r), catalogue);
    };
    all.push_back({Played::None, rules({})});
    all.push_back({Played::Percent, rules(percentRules(options.basisPoints))});
    if (!options.rules.empty()) all.push_back({Played::Rules, rules(options.rules)});
    all.push_back(
        {Played::Advice, std::make_unique<AdvicePolicy>(options.replay.walk, options.most)});
    all.push_back({Played::Everything, std::make_unique<OpenPolicy>()});
    return all;
}

}  // namespace

Result<Comparison> compare(const Past &past, const inventory::Catalogue &catalogue,
                           const CompareOptions &options, const Watch &watch)
{
    Comparison comparison;
    const std::vector<Candidate> all = candidates(catalogue, options);
    const int count = static_cast<int>(all.size());
    for (int i = 0; i < count; ++i) {
        const Watch part = [&](int done, int of) {
            return !watch || watch(i * of + done, count * of);
        };
        auto result = replay(past, catalogue, *all[size_t(i)].policy, options.replay, part);
        if (!result) return tl::unexpected(result.error());
        comparison.played.push_back({all[size_t(i)].which, std::move(*result)});
    }
    return comparison;
}

}  // namespace roomrack::advice

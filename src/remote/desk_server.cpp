// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/desk_server.h"

#include "core/version.h"
#include "engine/language_scope.h"
#include "engine/when_done.h"
#include "remote/desk_rules.h"

namespace roomrack::remote {

namespace {

/// The property of an argument; none if it has none.
template <typename T>
std::optional<PropertyId> propertyNamed(const T &arg)
{
    if constexpr (std::is_same_v<T, PropertyId>)
        return arg;
    else if constexpr (std::is_same_v<T, DeskCommand>)
        return remote::propertyOf(arg);
    else if constexpr (std::is_same_v<T, engine::HotelSetup>)
        return arg.catalogue.property.id;
    else if constexpr (requires { PropertyId(arg.property); })
        return arg.property;
    else if constexpr (requires { PropertyId(arg.caller.property); })
        return arg.caller.property;
    else
        return {};
}

/// A walked guest is booked at another hotel, which is for desks of both.
template <typename T>
bool booksElsewhere(const T &arg)
{
    if constexpr (std::is_same_v<T, DeskCommand>) {
        const auto *walk = std::get_if<booking::WalkBooking>(&arg);
        return walk && walk->stay;
    } else {
        return false;
    }
}

template <typename... A>
bool areWithin(const DeskPermit &permit, const A &...args)
{
    [[maybe_unused]] const auto inside = [&](const auto &arg) {
        const std::optional<PropertyId> about = propertyNamed(arg);
        return (!about || *about == permit.property) && !booksElsewhere(arg);
    };
    return !permit.property || (inside(args) && ...);
}

template <typename... A>
bool isWithin(const DeskPermit &permit, const std::tuple<A...> &args)
{
    return std::apply([&](const A &...arg) { return areWithin(permit, arg...); }, args);
}

/// Every question is about a property, which a field of it names.
template <storage::IsQuestion Q>
bool isWithin(const DeskPermit &permit, const Q &question)
{
    static_assert(
        requires { question.property; } || requires { question.query.property; });
    return withFields(question, [&](const auto &...field) { return areWithin(permit, field...); });
}

DeskReply words(int status, const char *text)
{
    return {status, QByteArray(text)};
}

/// The reply in stored form; none if a repeat would get a different one.
std::optional<booking::ClaimAnswer> rendered(const std::vector<Result<booking::Answer>> &answers)
{
    const Result<booking::Answer> &answer = answers.front();
    const ErrorCode code = answer ? ErrorCode::Internal : answer.error().code;
    if (code == ErrorCode::Busy || code == ErrorCode::NotSaved || code == ErrorCode::Unknown)
        return {};
    return booking::ClaimAnswer{200, toBytes(answer)};
}

}  // namespace

template <typename C, typename Work>
void DeskServer::offer(Work work)
{
    handlers_[C::name()] = [work](const DeskRequest &request, const Done &done) {
        auto args = fromBytes<typename C::Args>(request.body);
        if (!args) return done(words(400, "malformed request body"));
        if (!isWithin(request.permit, *args))
            return done(words(403, "the token belongs to another hotel"));
        work(std::move(*args), request, [done](const typename C::Reply &reply) {
            done({200, toBytes(reply)});
        });
    };
}

/// One at a time: mangled names containing the whole list would take a hundred megabytes.
template <typename Q>
void DeskServer::offerQuestion()
{
    offer<Ask<Q>>([this](Q question, const DeskRequest &, auto tell) {
        if constexpr (requires { question.limit; }) {
            question.limit = static_cast<decltype(question.limit)>(
                std::clamp<qint64>(question.limit, 0, kLongestPage));
        }
        reads_->ask([question = std::move(question), tell](storage::Reader &reader) {
            tell(reader.ask(question));
            return true;
        });
    });
}

template <typename... Q>
void DeskServer::offerQuestions(storage::QuestionList<Q...>)
{
    (offerQuestion<Q>(), ...);
}

DeskServer::DeskServer(engine::Engine &engine, std::unique_ptr<engine::AsyncReader> reads)
    : engine_(engine), reads_(std::move(reads)), feed_(engine)
{
    offerService();
    offerCommands();
    offerPeople();
    offerQuestions(storage::Questions());
    second_.setInterval(1'000);
    connect(&second_, &QTimer::timeout, this, [this] { feed_.tick(); });
    second_.start();
}

DeskServer::~DeskServer()
{
    reads_.reset();
    work_.finish();
}

void DeskServer::offerService()
{
    offer<Hello>([this](const Hello::Args &, const DeskRequest &request, auto tell) {
        Welcome welcome;
        welcome.visit = visits_->open(request.visit, request.permit);
        for (const inventory::Property &property : engine_.properties()) {
            if (!request.permit.property || property.id == request.permit.property)
                welcome.properties.push_back(property);
        }
        welcome.feed = feed_.here();
        welcome.now = engine_.now();
        welcome.committed = engine_.committedSeq();
        welcome.clock = engine_.clockDoubt();
        tell(std::move(welcome));
    });
    offer<Feed>([this](const Feed::Args &args, const DeskRequest &request, auto tell) {
        feed_.wait(std::get<0>(args), request.visit, request.permit.property,
                   [tell](FeedNews &&news) { tell(std::move(news)); });
    });
    offer<TakeSnapshot>([this](const TakeSnapshot::Args &args, const DeskRequest &, auto tell) {
        work_.post([this, property = std::get<0>(args), tell] {
            const auto taken = engine_.snapshot(property);
            taken ? tell(**taken) : tell(tl::unexpected(taken.error()));
        });
    });
    offer<AskQuotes>([this](const AskQuotes::Args &args, const DeskRequest &, auto tell) {
        const auto &[property, stay, rooms, guests] = args;
        engine::whenDone(engine_.quotesLater(property, stay, rooms, guests), this, tell);
    });
    offer<AskDescription>(
        [this](const AskDescription::Args &args, const DeskRequest &request, auto tell) {
            booking::EditDescription edit = std::get<0>(args);
            const ActorId person = personOf(request, edit.caller.property);
            const auto ok = permits(request.permit, person, booking::Act::EditRooms);
            if (!ok) return tell(tl::unexpected(ok.error()));
            edit.caller.actor = person ? person : kDeskActor;
            engine::whenDone(engine_.previews().descriptionLater(std::move(edit)), this, tell);
        });
    offer<AskUndo>([this](const AskUndo::Args &args, const DeskRequest &, auto tell) {
        engine::whenDone(engine_.previews().undoLater(std::get<0>(args), std::get<1>(args)), this,
                         tell);
    });
}

/// Runs each command once by its key, which is stored in the file, however often it arrives.
void DeskServer::decide(const DeskRequest &request, booking::Command command, Answered tell)
{
    const auto &caller = booking::callerOf(command);
    const ActorId person = personOf(request, caller.property);
    if (const auto ok = permits(request.permit, person, booking::actOf(command)); !ok)
        return tell(tl::unexpected(ok.error()));
    booking::Claim claim{request.permit.token, request.key,
                         booking::claimHash(kPathPrefix + request.name, request.body)};
    const auto done = [tell = std::move(tell)](Result<engine::Once> &&once) {
        if (!once) return tell(tl::unexpected(once.error()));
        const auto answer = fromBytes<Submit::Reply>(once->answer.body);
        if (answer) return tell(*answer);
        tell(fail(ErrorCode::Unknown, {},
                  ErrorText::tr("result unknown; check whether the change was saved")));
    };
    work_.post([this, claim = std::move(claim), command = std::move(command), done] {
        engine_.once(claim, {command}, rendered, done);
    });
}

void DeskServer::offerCommands()
{
    offer<Submit>([this](const Submit::Args &args, const DeskRequest &request, auto tell) {
        const PropertyId property = remote::propertyOf(std::get<0>(args));
        booking::Command command = atDesk(std::get<0>(args), personOf(request, property));
        const auto *undo = std::get_if<booking::UndoStep>(&command);
        if (!undo) return decide(request, std::move(command), tell);
        // The required permission depends on the undone step.
        reads_->ask([this, request, undo = *undo, property, tell](storage::Reader &reader) {
            auto content = reader.ask(storage::StepOf{property, undo.step, true});
            if (!content) {
                tell(tl::unexpected(content.error()));
                return false;
            }
            booking::UndoStep whole = undo;
            whole.content = std::make_shared<const booking::StepContent>(std::move(*content));
            decide(request, std::move(whole), tell);
            return true;
        });
    });
}

void DeskServer::offerPeople()
{
    offer<SignIn>([this](const SignIn::Args &args, const DeskRequest &request, auto tell) {
        const auto &[property, user, secret] = args;
        engine::whenDone(engine_.accounts().signInLater(property, user, secret), this,
                         [visits = visits_, visit = request.visit, property = property,
                          tell](const Result<booking::User> &found) {
                             if (found) visits->setPerson(visit, property, found->id);
                             tell(found);
                         });
    });
    offer<SignOut>([this](const SignOut::Args &args, const DeskRequest &request, auto tell) {
        visits_->setPerson(request.visit, std::get<0>(args), {});
        tell({});
    });
    offer<SaveUserCall>(
        [this](const SaveUserCall::Args &args, const DeskRequest &request, auto tell) {
            const auto &[save, secret] = args;
            const PropertyId property = save.caller.property;
            const ActorId person = personOf(request, property);
            auto allowed = atDesk(save, request.permit, person);
            if (!allowed) return tell(tl::unexpected(allowed.error()));
            engine::whenDone(engine_.accounts().saveUserLater(std::move(*allowed), secret), this,
                             [visits = visits_, visit = request.visit, property, person,
                              tell](const Result<booking::Answer> &answer) {
                                 // The first user is created without a sign-in and is then signed
                                 // in.
                                 if (answer && !person)
                                     visits->setPerson(visit, property, answer->user);
                                 tell(answer);
                             });
        });
    offer<ChangeSecret>([this](const ChangeSecret::Args &args, const DeskRequest &request,
                               auto tell) {
        auto [caller, present, next] = args;
        caller.actor = personOf(request, caller.property);
        caller.effective = {};
        engine::whenDone(engine_.accounts().changeSecretLater(caller, present, next), this, tell);
    });
    offer<ConfirmClock>(
        [this](const ConfirmClock::Args &args, const DeskRequest &request, auto tell) {
            auto [caller, wall] = args;
            const ActorId person = personOf(request, caller.property);
            const auto ok = permits(request.permit, person, booking::Act::DescribeHotel);
            if (!ok) return tell(tl::unexpected(ok.error()));
            caller.actor = person ? person : kDeskActor;
            caller.effective = {};
            engine::whenDone(engine_.confirmClockLater(caller, wall), this, tell);
        });
    offer<SaveHotel>([this](const SaveHotel::Args &args, const DeskRequest &request, auto tell) {
        engine::HotelSetup setup = std::get<0>(args);
        const ActorId person = personOf(request, setup.catalogue.property.id);
        const bool isNew = !setup.catalogue.property.id;
        const auto ok = permits(request.permit, person, booking::Act::DescribeHotel);
        if (!ok) return tell(tl::unexpected(ok.error()));
        if (isNew) {
            return tell(fail(
                ErrorCode::Forbidden, {},
                ErrorText::tr(
                    "a hotel cannot be created from a connected desk; create it on the server")));
        }
        setup.by = person ? person : kDeskActor;
        work_.post([this, setup = std::move(setup), tell] { tell(engine_.saveHotel(setup)); });
    });
}

void DeskServer::answer(const DeskRequest &request, Done done)
{
    const engine::LanguageScope::Activation speaking{engine::LanguageScope(request.language)};
    if (request.schema != schemaNumber()) {
        return done(
            {409,
             ErrorText::tr("The server runs Roomrack %1; the connected program is another version.")
                 .arg(core::version())
                 .toUtf8()});
    }
    const auto handler = handlers_.constFind(request.name);
    if (handler == handlers_.cend()) return done(words(404, "unknown request"));
    const bool isFirst = request.name == Hello::name();
    if (!isFirst && !visits_->isKnown(request.visit, request.permit))
        return done(words(410, "this desk is no longer connected; connect again"));
    (*handler)(request, std::move(done));
}

}  // namespace roomrack::remote

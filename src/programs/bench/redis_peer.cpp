// SPDX-License-Identifier: GPL-3.0-or-later
#include "redis_peer.h"

#include "lanes.h"
#include "programs/servers/server.h"

#include <hiredis/hiredis.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>

namespace roomrack::bench {

namespace {

// One hash per room type with the fields 3n (capacity), 3n + 1 (held), 3n + 2 (sold) of night n;
// one string per hold; the audit as a list of packed integers, whose length is the sequence number.
constexpr const char *kTake = R"(
local n, k, rooms = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local f = {}
for i = n * 3, (n + k) * 3 - 1 do f[#f + 1] = i end
local v = redis.call('HMGET', KEYS[1], unpack(f))
local set = {}
for i = 1, k * 3, 3 do
    local held = v[i + 1] + rooms
    if held + v[i + 2] > tonumber(v[i]) then return redis.error_reply('SOLDOUT') end
    set[#set + 1] = f[i + 1]
    set[#set + 1] = held
end
local seq = redis.call('RPUSH', 'audit', struct.pack('<i2i1i8i8i2i2i8i8i4i4i2i2i2i1i1i8i8', 1, 1,
    ARGV[4], ARGV[4], 1, 1, 0, 0, ARGV[9], n, k, rooms, ARGV[6], ARGV[7], 0, ARGV[5], ARGV[8]))
redis.call('HSET', KEYS[1], unpack(set))
redis.call('SET', 'hold:' .. seq,
    struct.pack('<i1i4i4i2i2i8', 1, ARGV[9], n, k, rooms, ARGV[5]))
return seq
)";
constexpr const char *kResolve = R"(
local status, t, n, k, rooms, deadline = struct.unpack('<i1i4i4i2i2i8', redis.call('GET', KEYS[1]))
local kind, at = tonumber(ARGV[2]), tonumber(ARGV[3])
if status ~= 1 then return redis.error_reply('RESOLVED') end
if (deadline < at) ~= (kind == 4) then return redis.error_reply('DEADLINE') end
local key = 'type:' .. t
local f = {}
for i = n * 3, (n + k) * 3 - 1 do f[#f + 1] = i end
local v = redis.call('HMGET', key, unpack(f))
local set = {}
for i = 1, k * 3, 3 do
    set[#set + 1] = f[i + 1]
    set[#set + 1] = v[i + 1] - rooms
    if kind == 5 then
        set[#set + 1] = f[i + 2]
        set[#set + 1] = v[i + 2] + rooms
    end
end
redis.call('HSET', key, unpack(set))
redis.call('SET', KEYS[1], struct.pack('<i1i4i4i2i2i8', kind, t, n, k, rooms, deadline))
redis.call('RPUSH', 'audit', struct.pack('<i2i1i8i8i2i2i8i8i4i4i2i2i2i1i1i8i8', 1, kind,
    at, at, 1, 1, ARGV[1], ARGV[1], t, n, k, rooms, ARGV[4], ARGV[5], 0, 0, ARGV[6]))
return 0
)";

using Context = std::unique_ptr<redisContext, decltype(&redisFree)>;

struct ReplyDeleter {
    void operator()(redisReply *r) const { freeReplyObject(r); }
};
using Reply = std::unique_ptr<redisReply, ReplyDeleter>;

Reply checked(void *raw)
{
    Reply r(static_cast<redisReply *>(raw));
    if (!r) throw Wrong("the Redis peer: connection lost");
    if (r->type == REDIS_REPLY_ERROR) throw Wrong(std::string("the Redis peer: ") + r->str);
    return r;
}

Reply command(redisContext *c, const std::vector<std::string> &words)
{
    std::vector<const char *> pointers;
    std::vector<size_t> lengths;
    for (const std::string &w : words) {
        pointers.push_back(w.data());
        lengths.push_back(w.size());
    }
    return checked(redisCommandArgv(c, int(words.size()), pointers.data(), lengths.data()));
}

class RedisLanes final : public Lanes {
public:
    RedisLanes(const std::string &socket, int connections)
    {
        for (int i = 0; i < connections; ++i) {
            Context c(redisConnectUnix(socket.c_str()), redisFree);
            if (!c || c->err) throw Wrong("the Redis peer: cannot connect");
            take_ = command(c.get(), {"SCRIPT", "LOAD", kTake})->str;
            resolve_ = command(c.get(), {"SCRIPT", "LOAD", kResolve})->str;
            fcntl(c->fd, F_SETFL, fcntl(c->fd, F_GETFL) | O_NONBLOCK);
            c->flags &= ~REDIS_BLOCK;
            contexts_.push_back(std::move(c));
        }
    }

    int lanes() const override { return int(contexts_.size()); }
    int descriptor(int lane) const override { return at(lane)->fd; }
    void send(int lane, const StayRequest &stayRequest, qint64 hold, Instant now) override
    {
        const booking::Record r =
            hold ? auditOfResolution(stayRequest, hold, now) : auditOfHold(stayRequest, now);
        const long long type = r.roomType.value;
        const long long micros = r.at.micros;
        const long long amount = r.amount;
        const long long plan = r.plan.value;
        if (hold) {
            const long long id = hold;
            redisAppendCommand(at(lane), "EVALSHA %s 1 hold:%lld %lld %d %lld %lld %d %lld",
                               resolve_.c_str(), id, id, int(r.kind), micros, plan, r.adults,
                               amount);
        } else {
            const long long deadline = r.value;
            redisAppendCommand(at(lane),
                               "EVALSHA %s 1 type:%lld %d %d %d %lld %lld %lld %d %lld %lld",
                               take_.c_str(), type, stayRequest.night, r.nights, r.rooms, micros,
                               deadline, plan, r.adults, amount, type);
        }
    }
    bool flush(int lane) override
    {
        int done = 0;
        if (redisBufferWrite(at(lane), &done) != REDIS_OK)
            throw Wrong("the Redis peer: cannot send");
        return done == 0;
    }
    std::optional<qint64> receive(int lane) override
    {
        void *raw = nullptr;
        if (redisBufferRead(at(lane)) != REDIS_OK
            || redisGetReplyFromReader(at(lane), &raw) != REDIS_OK)
            throw Wrong("the Redis peer: cannot read");
        if (!raw) return std::nullopt;
        return checked(raw)->integer;
    }

private:
    redisContext *at(int lane) const { return contexts_[size_t(lane)].get(); }
    std::vector<Context> contexts_;
    std::string take_;
    std::string resolve_;
};

}  // namespace

struct RedisPeer::Impl {
    Folder folder;
    std::unique_ptr<servers::Server> server;
    Context control{nullptr, redisFree};
    std::unique_ptr<RedisLanes> lanes;

    explicit Impl(const Options &options) : folder(options) {}
    void start(int connections);
    void fill(const Workload &workload);
    void check(const Workload &workload);
};

void RedisPeer::Impl::start(int connections)
{
    const QString program = servers::findProgram(QStringLiteral("redis-server"));
    if (program.isEmpty()) throw Skip("no Redis server on this computer");
    const servers::Account account = servers::serverAccount();
    const QString home = servers::makeServerFolder(folder.path(), QStringLiteral("redis"), account);
    const QString socket = home + QStringLiteral("/redis.sock");
    QStringList arguments;
    for (const char *word :
         {"--port", "0", "--appendonly", "yes", "--appendfsync", "always", "--save", "",
          "--auto-aof-rewrite-percentage", "0", "--hz", "10", "--dir"})
        arguments << QString::fromLatin1(word);
    arguments << home << QStringLiteral("--unixsocket") << socket;
    server = std::make_unique<servers::Server>(program, arguments, home, account, SIGTERM);
    const std::string where = socket.toStdString();
    server->waitUntil([this, &where] {
        control.reset(redisConnectUnix(where.c_str()));
        return control && control->err == 0;
    });
    lanes = std::make_unique<RedisLanes>(where, connections);
}

void RedisPeer::Impl::fill(const Workload &workload)
{
    command(control.get(), {"FLUSHALL"});
    for (int t = 1; t <= kTypes; ++t) {
        std::vector<std::string> words{"HSET", "type:" + std::to_string(t)};
        for (int n = 0; n < kNights; ++n) {
            words.insert(words.end(),
                         {std::to_string(n * 3), std::to_string(workload.roomsPerType),
                          std::to_string(n * 3 + 1), "0", std::to_string(n * 3 + 2), "0"});
        }
        command(control.get(), words);
    }
}

void RedisPeer::Impl::check(const Workload &workload)
{
    std::vector<int> sold;
    for (int t = 1; t <= kTypes; ++t) {
        for (int n = 0; n < kNights; ++n) {
            const Reply r =
                command(control.get(), {"HMGET", "type:" + std::to_string(t),
                                        std::to_string(n * 3 + 1), std::to_string(n * 3 + 2)});
            if (std::strcmp(r->element[0]->str, "0") != 0)
                throw Wrong("the Redis peer: rooms are still held");
            sold.push_back(std::atoi(r->element[1]->str));
        }
    }
    expectSold("the Redis peer", workload, sold);
    if (size_t(command(control.get(), {"LLEN", "audit"})->integer) != workload.steps.size())
        throw Wrong("the Redis peer: audit records are missing");
}

RedisPeer::RedisPeer(const Options &options, int connections)
    : impl_(std::make_unique<Impl>(options))
{
    impl_->start(connections);
}

RedisPeer::~RedisPeer() = default;

double RedisPeer::play(const Workload &workload)
{
    impl_->fill(workload);
    const double rate = playOnLanes(*impl_->lanes, workload);
    impl_->check(workload);
    return rate;
}

}  // namespace roomrack::bench

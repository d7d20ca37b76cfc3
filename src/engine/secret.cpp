// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secret.h"

#include <sodium.h>

namespace roomrack::engine {

namespace {

const QString kField = QStringLiteral("PIN or password");

/// The bytes to hash; wiped after use.
class Bytes {
public:
    explicit Bytes(const QString &secret)
        : bytes_(secret.normalized(QString::NormalizationForm_KC).toUtf8())
    {}
    ~Bytes() { sodium_memzero(bytes_.data(), static_cast<size_t>(bytes_.size())); }
    Q_DISABLE_COPY_MOVE(Bytes)
    const char *data() const { return bytes_.constData(); }
    unsigned long long size() const { return static_cast<unsigned long long>(bytes_.size()); }

private:
    QByteArray bytes_;
};

bool isReady()
{
    return sodium_init() >= 0;  // harmless if called before
}

}  // namespace

Result<QByteArray> hashSecret(const QString &secret)
{
    if (secret.size() < kShortestSecret || secret.size() > kLongestSecret) {
        return fail(ErrorCode::Invalid, kField,
                    ErrorText::tr("must have between %1 and %2 characters")
                        .arg(kShortestSecret)
                        .arg(kLongestSecret));
    }
    const Bytes bytes(secret);
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    if (!isReady()
        || crypto_pwhash_str_alg(hash.data(), bytes.data(), bytes.size(),
                                 crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                 crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13)
               != 0) {
        return fail(ErrorCode::Internal, kField,
                    ErrorText::tr("not enough memory to store it securely"));
    }
    hash.truncate(qsizetype(qstrlen(hash.constData())));
    return hash;
}

bool matchesSecret(const QByteArray &hash, const QString &secret)
{
    if (secret.size() > kLongestSecret || !isReady()) return false;
    const Bytes bytes(secret);
    return crypto_pwhash_str_verify(hash.constData(), bytes.data(), bytes.size()) == 0;
}

}  // namespace roomrack::engine

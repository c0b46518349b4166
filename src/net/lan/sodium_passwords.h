// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/ports.h"

#include <QObject>
#include <QThreadPool>

namespace naqla::net {

/// Argon2id by libsodium, in threads of its own: each hash takes tens of MiB and a good part of a second.
class SodiumPasswords final : public QObject, public PasswordHasher
{
    Q_OBJECT
public:
    enum class Cost : quint8
    {
        Interactive, ///< 2 passes over 64 MiB
        Least, ///< for tests
    };
    explicit SodiumPasswords(Cost cost = Cost::Interactive, QObject *parent = nullptr);
    /// Waits for the hashes at work; their answers are never given.
    ~SodiumPasswords() override;

    /// False when the library cannot work on this machine.
    [[nodiscard]] bool isUsable() const noexcept { return m_isUsable; }

    [[nodiscard]] bool hash(const QString &password, Hashed done) override;
    [[nodiscard]] bool verify(const QByteArray &hash, const QString &password, Verified done) override;

private:
    [[nodiscard]] bool post(std::function<std::function<void()>(Cost)> work);

    Cost m_cost;
    bool m_isUsable = false;
    int m_waiting = 0;
    QThreadPool m_pool;
};

} // namespace naqla::net

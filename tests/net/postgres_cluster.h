// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace naqla::test {

/// A PostgreSQL server for tests alone: in a folder that goes with it, reached only through a socket there.
/// What runs as root runs it as the user `postgres`, as PostgreSQL wants.
class PostgresCluster
{
public:
    PostgresCluster();
    /// Ends it at once.
    ~PostgresCluster();
    PostgresCluster(const PostgresCluster &) = delete;
    PostgresCluster &operator=(const PostgresCluster &) = delete;

    /// What kept it from starting; empty when it runs.
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] bool start();
    /// As a power cut does.
    void kill();
    /// Makes a database and gives the words that lead to it.
    [[nodiscard]] QString newDatabase(const QString &encoding = QStringLiteral("UTF8"));

private:
    /// Runs a program of PostgreSQL's to its end.
    [[nodiscard]] bool run(const QString &program, const QStringList &arguments);
    [[nodiscard]] QStringList asItsUser(const QString &program, const QStringList &arguments) const;
    [[nodiscard]] QString socketFolder() const { return m_folder.path(); }

    QTemporaryDir m_folder;
    QString m_programs;
    QProcess m_server;
    QString m_fault;
    int m_databases = 0;
};

} // namespace naqla::test

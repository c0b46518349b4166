// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QJsonObject>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>

namespace naqla::test {

/// The real program in a process and a home of its own, driven from outside.
class RunningProgram
{
public:
    explicit RunningProgram(const QString &language);
    ~RunningProgram();

    /// False when it does not answer within half a minute.
    [[nodiscard]] bool start();
    /// Ends it without a word; it may be started again in the same home.
    void kill();
    [[nodiscard]] QString filePath(const QString &name) const { return m_home.filePath(name); }
    [[nodiscard]] QByteArray output() { return m_process.readAll(); }

    [[nodiscard]] bool isVisible(const QString &name);
    [[nodiscard]] bool appears(const QString &name);
    [[nodiscard]] bool vanishes(const QString &name);
    /// The next ones fail the test when there is no such widget.
    void click(const QString &name);
    void type(const QString &name, const QString &text, bool enter = false);
    [[nodiscard]] QString text(const QString &name);
    void clickSquare(const QString &square);
    /// What a screen reader says of a square.
    [[nodiscard]] QString describe(const QString &square);
    [[nodiscard]] bool isRightToLeft();
    [[nodiscard]] QSize size(const QString &name);
    void resizeWindow(QSize size);
    [[nodiscard]] QImage picture(const QString &name);

private:
    [[nodiscard]] QJsonObject ask(QJsonObject order);
    [[nodiscard]] QJsonValue value(const QString &what, const QString &name, QJsonObject order = {});

    QTemporaryDir m_home;
    QString m_language;
    QProcess m_process;
    QLocalSocket m_socket;
};

} // namespace naqla::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/admin/admin_socket.h"
#include "net/lan/server_host.h"
#include "net/lan/tls_files.h"
#include "net/server_program/arguments.h"
#include "net/server_program/signals.h"
#include "net/transport/socket_options.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <cstdio>

using namespace naqla::net;

namespace {

constexpr int UsageError = 2;
constexpr int SpareDescriptors = 256;

const char *text(HostFault fault)
{
    switch (fault) {
    case HostFault::DataFolder:
        return "the data folder cannot be made or written";
    case HostFault::DataInUse:
        return "another server uses this data folder";
    case HostFault::IdentityDamaged:
        return "host.pem in the data folder is damaged; move it away to get a new identity";
    case HostFault::IdentityUnreadable:
        return "host.pem in the data folder cannot be read";
    case HostFault::StoreFailed:
        return "the database cannot be used";
    case HostFault::PortInUse:
        return "the port is in use";
    case HostFault::AddressUnavailable:
        return "this machine has no such address";
    case HostFault::NotPermitted:
        return "not permitted to listen on this port";
    case HostFault::TlsUnavailable:
        return "no TLS library was found";
    case HostFault::CryptoFailed:
        return "no key could be made";
    }
    return "unknown fault";
}

const char *text(TlsFileFault fault)
{
    switch (fault) {
    case TlsFileFault::CertificateUnreadable:
        return "the certificate file cannot be read";
    case TlsFileFault::KeyUnreadable:
        return "the key file cannot be read";
    case TlsFileFault::NoCertificate:
        return "the certificate file holds no certificate in PEM";
    case TlsFileFault::NoKey:
        return "the key file holds no key in PEM without a passphrase";
    case TlsFileFault::KeyOfAnother:
        return "the key is not the certificate's";
    }
    return "unknown fault";
}

HostConfig toConfig(const Settings &settings, ServerLog *log)
{
    HostConfig config;
    config.dataFolder = settings.dataFolder;
    config.address = settings.address;
    config.port = static_cast<quint16>(settings.port);
    config.portTries = 1;
    if (settings.store == StoreKind::Postgres)
        config.postgres = settings.connection;
    config.accounts = settings.accounts;
    config.log = settings.log ? log : nullptr;
    config.server.name = settings.name;
    config.server.notice = settings.notice;
    config.server.lobby = true;
    config.server.chat = settings.chat;
    config.server.tables = static_cast<std::size_t>(settings.tables);
    config.server.tablesPerUser = static_cast<std::size_t>(settings.tablesPerPlayer);
    config.server.spectatorsPerTable = static_cast<std::size_t>(settings.spectatorsPerTable);
    const int possible = std::max(64, raisedDescriptorLimit() - SpareDescriptors);
    config.limits.connections =
        settings.connections == 0 ? possible : std::min(settings.connections, possible);
    config.limits.newcomers = 512;
    config.limits.exempt = settings.exempt;
    return config;
}

/// A line for each event on standard output, with the time in UTC.
class OutputLog final : public ServerLog
{
public:
    void line(const QString &text) override
    {
        const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
        std::printf("%s %s\n", qPrintable(time), qUtf8Printable(text));
        std::fflush(stdout);
    }
};

/// Takes the certificate of the files into use; a bad one leaves the old one in use.
/// @return what is wrong
const char *applyCertificate(const Settings &settings, ServerHost &host)
{
    if (settings.certificateFile.isEmpty())
        return nullptr;
    const auto tls = readTlsFiles(settings.certificateFile, settings.keyFile);
    if (!tls)
        return text(tls.error());
    host.setTls(*tls);
    return nullptr;
}

int complain(const char *what, int code)
{
    std::fprintf(stderr, "naqla-server: %s\n", what);
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("naqla"));
    QCoreApplication::setApplicationName(QStringLiteral("naqla-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NAQLA_VERSION));

    const auto arguments = parseArguments(application.arguments());
    if (!arguments)
        return complain(qPrintable(arguments.error()), UsageError);
    if (!arguments->information.isEmpty()) {
        std::printf("%s\n", qPrintable(arguments->information));
        return 0;
    }

    const Settings &settings = arguments->settings;
    OutputLog log;
    ServerHost host(toConfig(settings, &log));
    if (const char *fault = applyCertificate(settings, host))
        return complain(fault, 1);
    if (arguments->checksOnly) {
        std::printf("the configuration is good\n");
        return 0;
    }
    if (const auto fault = host.start()) {
        const QString what = QString::fromLatin1(text(*fault));
        return complain(host.storeError().isEmpty()
                ? qPrintable(what)
                : qUtf8Printable(what + QStringLiteral(": ") + host.storeError().simplified()),
            1);
    }
    ProcessSignals signals_;
    QObject::connect(
        &signals_, &ProcessSignals::endAsked, &host, [&host] { host.stop(wire::NoticeKind::Restart); });
    const auto reload = [&] {
        if (settings.certificateFile.isEmpty())
            return log.line(QStringLiteral("there is no certificate file to read again"));
        const char *fault = applyCertificate(settings, host);
        log.line(fault == nullptr
                ? QStringLiteral("certificate read again")
                : QStringLiteral("certificate not taken: %1").arg(QLatin1StringView(fault)));
    };
    QObject::connect(&signals_, &ProcessSignals::reloadAsked, &host, reload);
    QObject::connect(&host, &ServerHost::reloadAsked, &host, reload);
    QObject::connect(&host, &ServerHost::drained, &host, [&host] { host.stop(wire::NoticeKind::Restart); });
    int exitCode = 0;
    QObject::connect(&host, &ServerHost::storeFailed, &application, [&exitCode] { exitCode = 1; });
    QObject::connect(
        &host, &ServerHost::stopped, &application, [&exitCode] { QCoreApplication::exit(exitCode); });

    AdminConsole console(
        *host.server(), [] { return static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()); });
    AdminSocket admin(console);
    if (!admin.listen(settings.dataFolder))
        log.line(QStringLiteral("no commands are taken: %1").arg(admin.errorText()));
    QObject::connect(&host, &ServerHost::stopping, &admin, &AdminSocket::close);

    std::printf("listening on %s\n", qPrintable(endpointText({settings.address.toString(), host.port()})));
    std::printf("key %s\n", host.pin().toHex().constData());
    std::fflush(stdout);
    return application.exec();
}

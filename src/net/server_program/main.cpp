// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/server_host.h"
#include "net/server_program/arguments.h"
#include "net/server_program/signals.h"
#include "net/transport/socket_options.h"

#include <QCoreApplication>
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
        return "games.sqlite in the data folder cannot be used";
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

HostConfig toConfig(const Arguments &arguments)
{
    HostConfig config;
    config.dataFolder = arguments.dataFolder;
    config.address = arguments.address;
    config.port = arguments.port;
    config.portTries = 1;
    config.server.name = arguments.name;
    config.limits.connections = std::max(64, raisedDescriptorLimit() - SpareDescriptors);
    config.limits.newcomers = 512;
    return config;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("naqla"));
    QCoreApplication::setApplicationName(QStringLiteral("naqla-server"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NAQLA_VERSION));

    const auto arguments = parseArguments(application.arguments());
    if (!arguments) {
        std::fprintf(stderr, "naqla-server: %s\n", qPrintable(arguments.error()));
        return UsageError;
    }
    if (!arguments->information.isEmpty()) {
        std::printf("%s\n", qPrintable(arguments->information));
        return 0;
    }

    ServerHost host(toConfig(*arguments));
    if (const auto fault = host.start()) {
        std::fprintf(stderr, "naqla-server: %s\n", text(*fault));
        return 1;
    }
    TerminationSignals signals_;
    QObject::connect(
        &signals_, &TerminationSignals::received, &host, [&host] { host.stop(wire::NoticeKind::Restart); });
    QObject::connect(&host, &ServerHost::stopped, &application, &QCoreApplication::quit);

    std::printf("listening on %s\n", qPrintable(endpointText({arguments->address.toString(), host.port()})));
    std::printf("key %s\n", host.identity().pin().toHex().constData());
    std::fflush(stdout);
    return application.exec();
}

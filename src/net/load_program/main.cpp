// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/load_program/load_options.h"
#include "net/load_program/load_run.h"
#include "net/server_program/signals.h"
#include "net/transport/socket_options.h"

#include <QCoreApplication>
#include <cstdio>

using namespace naqla::net;

namespace {

constexpr int UsageError = 2;
constexpr int SpareDescriptors = 64;

int complain(const QString &what, int code)
{
    std::fprintf(stderr, "naqla-load: %s\n", qUtf8Printable(what));
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("naqla-load"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NAQLA_VERSION));

    const auto options = parseLoadOptions(application.arguments());
    if (!options)
        return complain(options.error(), UsageError);
    if (!options->information.isEmpty()) {
        std::printf("%s\n", qUtf8Printable(options->information));
        return 0;
    }
    if (raisedDescriptorLimit() < options->players + SpareDescriptors)
        return complain(QStringLiteral("this process may not open so many connections"), 1);

    LoadRun run(*options);
    ProcessSignals signals_;
    QObject::connect(&signals_, &ProcessSignals::endAsked, &run, &LoadRun::finish);
    QObject::connect(&run, &LoadRun::finished, &application, &QCoreApplication::quit);
    run.start();
    application.exec();

    const LoadTally &tally = run.tally();
    if (options->expectRestarts)
        std::printf("%s\n", qUtf8Printable(tally.restartSummary()));
    std::printf("%s\n", qUtf8Printable(tally.summary()));
    return tally.faults() == 0 && tally.lost() == 0 ? 0 : 1;
}

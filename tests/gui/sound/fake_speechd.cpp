// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libspeechd: writes what it is asked to say to the file that NAQLA_FAKE_SPEECHD_LOG names,
// fails to say "fail", and hangs without that file as a service does that has stopped to answer.
#include <cstdlib>
#include <fstream>
#include <future>
#include <string>

namespace {

void write(const std::string &line)
{
    const char *log = std::getenv("NAQLA_FAKE_SPEECHD_LOG");
    if (log == nullptr)
        std::promise<void>().get_future().wait();
    std::ofstream(log, std::ios::app) << line << '\n';
}

} // namespace

struct Connection
{
    std::string language;
};

extern "C" {

Connection *spd_open(const char *client, const char * /*name*/, const char * /*user*/, int mode)
{
    write(std::string("open ") + client + ' ' + std::to_string(mode));
    return new Connection;
}

void spd_close(Connection *connection)
{
    write("close");
    delete connection;
}

int spd_set_language(Connection *connection, const char *language)
{
    connection->language = language;
    return 0;
}

int spd_say(Connection *connection, int priority, const char *text)
{
    if (std::string(text) == "fail")
        return -1;
    write(connection->language + ' ' + std::to_string(priority) + ' ' + text);
    return 1;
}
}

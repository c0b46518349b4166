// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for libcanberra: writes what it is asked to play to the file that NAQLA_FAKE_CANBERRA_LOG names,
// or hangs as a sound system does that has stopped to answer.
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <future>
#include <map>
#include <string>

struct Properties
{
    std::map<std::string, std::string> values;
};

extern "C" {

int ca_context_create(void **context)
{
    static int only = 0;
    *context = &only;
    return 0;
}

int ca_context_destroy(void * /*context*/)
{
    return 0;
}

int ca_proplist_create(Properties **properties)
{
    *properties = new Properties;
    return 0;
}

int ca_proplist_destroy(Properties *properties)
{
    delete properties;
    return 0;
}

int ca_proplist_sets(Properties *properties, const char *key, const char *value)
{
    properties->values[key] = value;
    return 0;
}

int ca_context_play_full(
    void * /*context*/, std::uint32_t /*id*/, Properties *properties, void * /*callback*/, void * /*data*/)
{
    const char *log = std::getenv("NAQLA_FAKE_CANBERRA_LOG");
    if (log == nullptr) {
        std::promise<void>().get_future().wait();
    }
    const std::string line = properties->values["media.filename"] + " "
        + properties->values["canberra.volume"] + " " + properties->values["media.role"] + "\n";
    std::ofstream(log, std::ios::app) << line;
    return 0;
}
}

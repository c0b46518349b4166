// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/application.h"
#include "gui/help/help_extension.h"
#include "gui/lobby/lan_extension.h"

int main(int argc, char **argv)
{
    return naqla::gui::runApplication(argc, argv, {naqla::gui::lanExtension(), naqla::gui::helpExtension()});
}

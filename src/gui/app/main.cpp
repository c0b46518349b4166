// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/application.h"
#include "gui/editor/editor_extension.h"
#include "gui/help/help_extension.h"
#include "gui/lobby/lan_extension.h"
#include "gui/print/print_extension.h"

int main(int argc, char **argv)
{
    using namespace naqla::gui;
    return runApplication(argc, argv, {lanExtension(), editorExtension(), helpExtension(), printExtension()});
}

# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed where, and the package made of it.

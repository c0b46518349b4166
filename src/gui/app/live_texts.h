// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace naqla::gui {

/// The texts of a widget, each set where it is made and set anew when the language changes.
class LiveTexts
{
public:
    void add(std::function<void()> setText)
    {
        setText();
        m_setters.push_back(std::move(setText));
    }
    void refresh() const
    {
        for (const auto &setText : m_setters)
            setText();
    }

private:
    std::vector<std::function<void()>> m_setters;
};

} // namespace naqla::gui

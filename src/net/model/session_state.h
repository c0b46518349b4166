// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/messages.h"

namespace naqla::net {

/// How far a connection has come.
enum class SessionState : std::uint8_t
{
    Hello,
    Anonymous,
    LoggedIn,
    Closed
};

/// Nothing when a message of this type may come now, else the error that answers it.
[[nodiscard]] constexpr wire::ErrorCode refusalIn(SessionState state, wire::MessageType type)
{
    using wire::ErrorCode;
    using wire::MessageType;
    if (type == MessageType::Ping || type == MessageType::Pong)
        return ErrorCode::None;
    switch (state) {
    case SessionState::Hello:
        return type == MessageType::Hello ? ErrorCode::None : ErrorCode::NotLoggedIn;
    case SessionState::Anonymous:
        switch (type) {
        case MessageType::Guest:
        case MessageType::Login:
        case MessageType::Register:
        case MessageType::Resume:
        case MessageType::LinkDevice:
            return ErrorCode::None;
        case MessageType::Hello:
            return ErrorCode::State;
        default:
            return ErrorCode::NotLoggedIn;
        }
    case SessionState::LoggedIn:
        switch (type) {
        case MessageType::Hello:
        case MessageType::Guest:
        case MessageType::Login:
        case MessageType::Resume:
            return ErrorCode::State;
        default:
            return ErrorCode::None;
        }
    case SessionState::Closed:
        break;
    }
    return ErrorCode::State;
}

} // namespace naqla::net

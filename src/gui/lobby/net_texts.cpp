// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/net_texts.h"

#include "core/rules/variants.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

#include <QDateTime>
#include <QLocale>

using naqla::net::AddressFault;
using naqla::net::HostFault;
using naqla::net::NameFault;
using naqla::net::NetFault;
using naqla::net::wire::ErrorCode;

namespace naqla::gui {

QString NetTexts::fault(NetFault fault)
{
    switch (fault) {
    case NetFault::None:
    case NetFault::ClosedHere:
        return tr("Not connected.");
    case NetFault::HostNotFound:
        return tr("No computer has this name. Check the spelling, or use the join code of the host.");
    case NetFault::Unreachable:
        return tr("There is no way to this address. Check that this computer is connected to the network.");
    case NetFault::Refused:
        return tr("The computer was reached, but no game is open there. Ask the host to open it, and check "
                  "the port.");
    case NetFault::ConnectTimeout:
        return tr("Nothing answers at this address. Check that both computers are in the same network and "
                  "that the host's firewall lets Naqla in.");
    case NetFault::TlsFailed:
        return tr("No secure connection could be made. Check the address, and that both programs are up to "
                  "date.");
    case NetFault::TlsUnavailable:
        return tr("This computer lacks the library for secure connections. Install OpenSSL and try again.");
    case NetFault::CertificateUntrusted:
        return tr("Nobody vouches for this server's certificate. Check the address.");
    case NetFault::CertificateExpired:
        return tr("The server's certificate has expired. Check the date of this computer, else tell the "
                  "operator.");
    case NetFault::CertificateWrongHost:
        return tr("The server's certificate belongs to another name. Check the address.");
    case NetFault::KeyChanged:
        return tr("This host is known, but shows another key than before. Somebody may pretend to be it.");
    case NetFault::JoinCodeMismatch:
        return tr("Another host than that of the join code answers. Ask for the present code.");
    case NetFault::NotNaqla:
        return tr("The other side is no Naqla host. Check address and port.");
    case NetFault::PeerOlder:
        return tr("The other side has an older version of Naqla. It has to be updated there.");
    case NetFault::PeerNewer:
        return tr("The other side has a newer version of Naqla. Update this program to play with it.");
    case NetFault::ClosedByPeer:
        return tr("The other side has ended the connection.");
    case NetFault::LinkBroken:
        return tr("The connection is lost. Check cable or Wi-Fi.");
    case NetFault::HandshakeTimeout:
        return tr("The other side accepted the connection, but said nothing. Check address and port.");
    case NetFault::BadFrame:
        return tr("The other side sent what makes no sense, so the connection was ended. Check that both "
                  "programs are up to date.");
    case NetFault::SlowConsumer:
        return tr("The connection was too slow and was ended. Try again.");
    case NetFault::ServerClosing:
        return tr("The host has closed. The game is saved there and goes on when the host opens again.");
    case NetFault::ServerRestarting:
        return tr("The server starts anew. The game goes on in a moment.");
    case NetFault::ServerFull:
        return tr("The host takes no more guests at the moment. Try again later.");
    case NetFault::Kicked:
        return tr("The host has removed you from the table.");
    case NetFault::Banned:
        return tr("You may not enter here.");
    case NetFault::Replaced:
        return tr("You have entered from another window or computer, so this one was left.");
    case NetFault::SessionExpired:
        return tr("Your seat could not be kept any longer. Join anew.");
    case NetFault::NameRefused:
        return tr("The host does not accept this name. Choose another one.");
    case NetFault::LoginRefused:
        return tr("Name or password is wrong.");
    case NetFault::GaveUp:
        return tr("The connection has not come back for ten minutes. Try again when the network works.");
    }
    return {};
}

QString NetTexts::fault(HostFault fault)
{
    switch (fault) {
    case HostFault::DataFolder:
        return tr("The folder for games cannot be written. Check its rights and that there is room left.");
    case HostFault::DataInUse:
        return tr("Another Naqla on this computer is hosting already. Close it first.");
    case HostFault::IdentityDamaged:
        return tr("The key of this host is damaged. Restore the file host.pem from a copy, or delete it; "
                  "guests will then be asked about the new key.");
    case HostFault::IdentityUnreadable:
        return tr("The key of this host cannot be read. Check the rights of the file host.pem.");
    case HostFault::StoreFailed:
        return tr("The games of this host cannot be opened. They may come from a newer version of Naqla.");
    case HostFault::PortInUse:
        return tr("All ports for games are in use. Close other programs that host games and try again.");
    case HostFault::AddressUnavailable:
        return tr("This computer has no network address. Connect it to a network and try again.");
    case HostFault::NotPermitted:
        return tr("The system does not permit this program to host. Check its rights.");
    case HostFault::TlsUnavailable:
        return tr("This computer lacks the library for secure connections. Install OpenSSL and try again.");
    case HostFault::CryptoFailed:
        return tr("The key of this host could not be made. Try again.");
    }
    return {};
}

QString NetTexts::fault(AddressFault fault)
{
    switch (fault) {
    case AddressFault::Empty:
        return tr("Type the join code or the address that the host shows.");
    case AddressFault::BadAddress:
        return tr("This is neither a join code nor an address.");
    case AddressFault::BadPort:
        return tr("The port after the colon must be a number from 1 to 65535.");
    case AddressFault::CodeLength:
        return tr("A join code has 20 characters. Compare it with what the host shows.");
    case AddressFault::CodeMisread:
        return tr("A character of the join code is wrong. Compare it with what the host shows.");
    }
    return {};
}

QString NetTexts::fault(NameFault fault)
{
    switch (fault) {
    case NameFault::Length:
        return tr("A name has 2 to 20 characters.");
    case NameFault::Character:
        return tr("A name has only letters, digits, hyphens and single spaces.");
    case NameFault::Scripts:
        return tr("A name has the letters of one script only.");
    case NameFault::Reserved:
        return tr("This name is reserved. Choose another one.");
    }
    return {};
}

QString NetTexts::refusal(ErrorCode code)
{
    switch (code) {
    case ErrorCode::None:
        return {};
    case ErrorCode::BadFrame:
    case ErrorCode::FrameSize:
    case ErrorCode::UnknownType:
    case ErrorCode::BadField:
    case ErrorCode::Version:
        return tr("The host does not understand this program. Check that both are up to date.");
    case ErrorCode::NotLoggedIn:
    case ErrorCode::AuthFailed:
    case ErrorCode::TokenBad:
        return tr("The host does not know you any more. Join anew.");
    case ErrorCode::Rate:
        return tr("Too many messages in a short time. Wait a moment.");
    case ErrorCode::Busy:
        return tr("The host is busy. Try again in a moment.");
    case ErrorCode::NameTaken:
        return tr("Somebody there has this name already. Choose another one.");
    case ErrorCode::NameBad:
        return tr("The host does not accept this name. Choose another one.");
    case ErrorCode::Banned:
        return tr("You may not enter here.");
    case ErrorCode::Muted:
        return tr("You may say only ready-made phrases here.");
    case ErrorCode::Forbidden:
        return tr("The host does not permit this.");
    case ErrorCode::Replaced:
        return tr("You have entered from another window or computer, so this one was left.");
    case ErrorCode::NoTable:
        return tr("This table is no longer there. Ask the host to open another one.");
    case ErrorCode::TableFull:
        return tr("Both seats are taken already. Ask the host to open another table.");
    case ErrorCode::Password:
        return tr("The password of the table is wrong.");
    case ErrorCode::NotHost:
        return tr("Only the host of the table may do this.");
    case ErrorCode::State:
        return tr("This is not possible at the moment.");
    case ErrorCode::RulesChanged:
        return tr("The host has just changed the game. Look at it again.");
    case ErrorCode::Limit:
        return tr("You sit at too many tables. Leave one first.");
    case ErrorCode::NoGame:
        return tr("There is no running game.");
    case ErrorCode::NotYourTurn:
    case ErrorCode::StalePly:
    case ErrorCode::IllegalMove:
    case ErrorCode::HashMismatch:
        return tr("The move came at the wrong time. The board shows the game as it is.");
    case ErrorCode::NoOffer:
    case ErrorCode::Stale:
        return tr("The offer does not stand any more.");
    case ErrorCode::RatedNotAllowed:
        return tr("A rated game needs accounts, a time limit and rules without changes.");
    case ErrorCode::ChatOff:
        return tr("Free text is off at this table. Choose a phrase.");
    case ErrorCode::TextBad:
        return tr("This text was not sent: it is empty, too long, or was just said.");
    case ErrorCode::ShuttingDown:
        return tr("The host is closing.");
    case ErrorCode::SlowConsumer:
        return tr("The connection was too slow and was ended. Try again.");
    case ErrorCode::Internal:
        return tr("Something went wrong at the host. Try again.");
    }
    return {};
}

QString NetTexts::refusal(const net::wire::Error &error)
{
    QString words = refusal(error.code);
    if (error.until > 0) {
        const QDateTime until = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(error.until));
        const QString shown = iso(QLocale().toString(until, QLocale::ShortFormat));
        if (error.code == ErrorCode::Banned)
            words = tr("You may not enter here until %1.", "date and time").arg(shown);
        else if (error.code == ErrorCode::Muted)
            words = tr("You may say only ready-made phrases here until %1.", "date and time").arg(shown);
    }
    if (!error.text.isEmpty())
        words += u' ' + tr("The host says: “%1”", "the host's own words").arg(iso(plain(error.text)));
    return words;
}

QString NetTexts::phrase(int number)
{
    switch (number) {
    case 1:
        return tr("Hello", "ready-made phrase of the chat");
    case 2:
        return tr("Good game", "ready-made phrase of the chat");
    case 3:
        return tr("Well played", "ready-made phrase of the chat");
    case 4:
        return tr("Thank you", "ready-made phrase of the chat");
    case 5:
        return tr("One moment, please", "ready-made phrase of the chat");
    case 6:
        return tr("It is your turn", "ready-made phrase of the chat");
    case 7:
        return tr("Another game?", "ready-made phrase of the chat");
    case 8:
        return tr("Goodbye", "ready-made phrase of the chat");
    default:
        return tr("A phrase of a newer version", "stands for a ready-made phrase of the chat");
    }
}

QString NetTexts::timeControl(const TimeControl &time)
{
    const int seconds = static_cast<int>(time.base.count() / 1000);
    switch (time.kind) {
    case TimeControl::Kind::None:
        return tr("no time limit");
    case TimeControl::Kind::PerMove:
        return tr("%Ln second(s) for each move", nullptr, seconds);
    case TimeControl::Kind::PerGame:
        break;
    }
    const int increment = static_cast<int>(time.increment.count() / 1000);
    const QString base = tr("%Ln minute(s) for the game", nullptr, seconds / 60);
    if (increment == 0)
        return base;
    return tr("%1, %2", "minutes for the game, seconds added for each move")
        .arg(base, tr("%Ln second(s) more for each move", nullptr, increment));
}

QString NetTexts::computerFor(const QString &name)
{
    return tr("%1 (computer)", "the computer sits in a player's place").arg(name);
}

QString NetTexts::variant(const QString &textId)
{
    const core::Variant *variant = core::findVariant(textId.toStdString());
    return variant ? GameTexts::variantName(variant->id) : textId;
}

QString NetTexts::speed(const QString &textId)
{
    if (textId == u"blitz")
        return tr("blitz", "a speed of rated games");
    if (textId == u"rapid")
        return tr("rapid", "a speed of rated games");
    if (textId == u"slow")
        return tr("slow", "a speed of rated games");
    return iso(plain(textId));
}

} // namespace naqla::gui

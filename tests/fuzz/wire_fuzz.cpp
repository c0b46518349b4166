// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/codec.h"
#include "net/wire/frame_splitter.h"

#include <cstdint>
#include <cstdlib>
#include <vector>

/// Feeds bytes to the frame splitter and every message decoder. The stream must give the same payloads whole
/// and cut into pieces, and a message that was read must be read again from what it is written as.
namespace {

using namespace naqla::net::wire;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// The payloads of a stream behind the preamble; the first byte of each piece says how long the next one is.
[[nodiscard]] std::vector<QByteArray> split(QByteArrayView stream, bool inPieces)
{
    FrameSplitter splitter(FrameLimit::BeforeLogin);
    splitter.append(preamble());
    std::vector<QByteArray> payloads;
    while (!stream.isEmpty()) {
        const qsizetype most =
            inPieces ? 1 + (static_cast<unsigned char>(stream.front()) & 15) : stream.size();
        const qsizetype size = qMin(most, stream.size());
        splitter.append(stream.first(size));
        stream = stream.sliced(size);
        while (auto payload = splitter.next())
            payloads.push_back(*payload);
    }
    return payloads;
}

template <typename Decoded, typename Decode>
void checkReadAgain(const Decoded &decoded, Decode decode)
{
    if (!decoded)
        return;
    const auto again = decode(encode(*decoded));
    require(again && *again == *decoded);
    (void)toDebugString(*decoded);
}

void checkPayload(QByteArrayView payload)
{
    checkReadAgain(decodeClientPacket(payload), decodeClientPacket);
    checkReadAgain(decodeServerPacket(payload), decodeServerPacket);
    if (const auto settings = decodeSettings(payload))
        require(decodeSettings(encodeSettings(*settings)) == settings);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes(data, static_cast<qsizetype>(size));
    checkPayload(bytes);
    const auto payloads = split(bytes, false);
    require(payloads == split(bytes, true));
    for (const QByteArray &payload : payloads)
        checkPayload(payload);
    return 0;
}

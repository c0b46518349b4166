#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the window out of sines and noise. They are kept beside the sources, so that a build needs no
Python; run this after a change here.

Usage: make_sounds.py [FOLDER]          writes the sounds, into resources/sounds unless told otherwise
       make_sounds.py --check [FOLDER]  exits with 1 and names the sounds that are not those made here
"""
import array
import math
import sys
import wave
from pathlib import Path

RATE = 22050
PEAK = 0.6  # of full scale; the volume is set when a sound is played


def noise(seed):
    """A sequence of numbers from -1 to 1, the same on every machine."""
    while True:
        seed = (seed * 1103515245 + 12345) % 2**31
        yield seed / 2**30 - 1


def tone(seconds, frequency, decay, overtones=((1, 1.0),), attack=0.002):
    """A struck tone: `overtones` are multiples of the frequency with their strengths; higher ones fade sooner."""
    count = int(seconds * RATE)
    samples = []
    for i in range(count):
        time = i / RATE
        value = sum(strength * math.exp(-time * decay * multiple) * math.sin(2 * math.pi * frequency * multiple * time)
                    for multiple, strength in overtones)
        samples.append(value * min(1.0, time / attack))
    return samples


def knock(seconds, frequency, decay, hardness, seed=1):
    """Wood on wood: a short dull tone with a breath of noise at its beginning."""
    body = tone(seconds, frequency, decay, ((1, 1.0), (2.76, 0.35), (5.4, 0.15)), 0.0008)
    smooth = 0.0
    for i, value in zip(range(len(body)), noise(seed)):
        smooth += 0.4 * (value - smooth)
        body[i] += hardness * smooth * math.exp(-i / RATE * 260)
    return body


def mix(*parts):
    """Parts are (start in seconds, strength, samples)."""
    length = max(int(start * RATE) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, strength, samples in parts:
        offset = int(start * RATE)
        for i, value in enumerate(samples):
            mixed[offset + i] += strength * value
    return mixed


BELL = ((1, 1.0), (2.0, 0.45), (3.01, 0.2))


def sounds():
    yield "move", knock(0.14, 430, 38, 0.9)
    yield "capture", mix((0, 0.8, knock(0.14, 520, 40, 1.0, 3)), (0.085, 1.0, knock(0.16, 330, 32, 1.1, 5)))
    yield "crowning", mix((0, 0.8, knock(0.12, 430, 40, 0.6)), (0.06, 0.8, tone(0.45, 784, 7, BELL)),
                          (0.17, 1.0, tone(0.5, 1175, 7, BELL)))
    yield "lowTime", mix((0, 1.0, tone(0.09, 1400, 40)), (0.16, 1.0, tone(0.09, 1400, 40)),
                         (0.32, 1.0, tone(0.09, 1400, 40)))
    yield "gameOver", mix((0, 0.9, tone(0.9, 392, 4, BELL)), (0.16, 0.9, tone(0.9, 523.25, 4, BELL)),
                          (0.32, 1.0, tone(1.0, 659.25, 3.6, BELL)))
    yield "notice", mix((0, 0.9, tone(0.35, 880, 9, BELL)), (0.11, 0.7, tone(0.35, 1108.7, 9, BELL)))


def pcm(samples):
    """16-bit samples at the peak that all sounds have, faded out over the last hundredth of a second."""
    fade = RATE // 100
    faded = [value * min(1.0, (len(samples) - 1 - i) / fade) for i, value in enumerate(samples)]
    loudest = max(abs(value) for value in faded)
    data = array.array("h", (round(value / loudest * PEAK * 32767) for value in faded))
    if sys.byteorder == "big":
        data.byteswap()
    return data


def write(path, data):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def is_same(path, data):
    """Whether a file has these samples; a machine's sine may round the last digit otherwise."""
    try:
        with wave.open(str(path), "rb") as file:
            if file.getframerate() != RATE or file.getnchannels() != 1 or file.getsampwidth() != 2:
                return False
            found = array.array("h", file.readframes(file.getnframes()))
    except (OSError, wave.Error, EOFError):
        return False
    return len(found) == len(data) and all(abs(a - b) <= 1 for a, b in zip(found, data))


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    folder = Path(arguments[0] if arguments else Path(__file__).resolve().parent.parent / "resources" / "sounds")
    stale = []
    for name, samples in sounds():
        path, data = folder / f"{name}.wav", pcm(samples)
        if "--check" not in sys.argv:
            write(path, data)
        elif not is_same(path, data):
            stale.append(path.name)
    for name in stale:
        print(f"{name} is not what scripts/make_sounds.py makes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""Small PNG files of screenshots: a few shades fewer, which nobody sees, and half the size."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

STEP = 4
# Browsers read their own pictures; what they write is large.
PIXELS = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
  let text = ''
  for (let at = 0; at < pixels.length; at += 8192) text += String.fromCharCode(...pixels.subarray(at, at + 8192))
  return [bitmap.width, bitmap.height, btoa(text)]
}"""


def smaller(picture: bytes, page: Page) -> bytes:
    """The picture with its colours rounded; `page` is any page of a browser that may run scripts."""
    width, height, text = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    rounded = bytes(min(255, round(value / STEP) * STEP) for value in range(256))
    pixels = base64.b64decode(text).translate(rounded)
    rows = bytearray(height * (1 + 3 * width))
    line = 1 + 3 * width
    for row in range(height):
        for colour in range(3):
            start = row * line + 1 + colour
            rows[start : (row + 1) * line : 3] = pixels[row * width * 4 + colour : (row + 1) * width * 4 : 4]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(name, data)
        for name, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(bytes(rows), 9)),
            (b"IEND", b""),
        )
    )


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

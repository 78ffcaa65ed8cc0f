"""Archives of Python modules for the browser: zip files inside WebAssembly modules, so that hosts compress them.

Hosts compress no zip file, and every host that has an interpreter to give compresses WebAssembly. Stored in one and
compressed as a whole, modules take a third less on the way than deflated one by one, and Python need not inflate them.
A zip file is found from its end, so the module is a zip file as it stands, for `zipimport` and `zipfile` alike.
"""

import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

SUFFIX = ".wasm"
SECTION = b"zip"
"""The one section of the WebAssembly module, a custom one; its content goes to the end of the file."""
HEADER = b"\0asm\1\0\0\0"
ZIP_DATE = (1980, 1, 1, 0, 0, 0)
"""The first that a zip file can hold, so that the same files give the same archive."""


def make_archive(files: Mapping[str, bytes]) -> bytes:
    """An archive of the files by their paths inside: the same bytes for the same files, whatever their order."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, ZIP_DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    content = bytes([len(SECTION)]) + SECTION + buffer.getvalue()
    return HEADER + b"\0" + _leb128(len(content)) + content


def read_archive(path: Path) -> dict[str, bytes]:
    """The files of an archive by their paths inside."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _leb128(value: int) -> bytes:
    """https://webassembly.github.io/spec/core/binary/values.html#integers."""
    low, rest = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + _leb128(rest) if rest else bytes([low])

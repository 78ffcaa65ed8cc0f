"""What the project is made from: a bill of materials, the licences in it, and known faults where a registry answers.

Writes build/sbom/python.json and build/sbom/node.json (CycloneDX) and build/sbom/licences.txt. Exit code 1 for a
licence that is not in the list below or a fault that is known; a registry that does not answer is told and passed over.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PLAYER = ROOT / "build_tools/player"
TARGET = ROOT / "build/sbom"
TOOLS = Path(sys.executable).parent

FREE = frozenset(
    [
        "0BSD",
        "Apache-2.0",
        "BlueOak-1.0.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "ISC",
        "MIT",
        "MIT-0",
        "MPL-2.0",
        "NCSA",
        "OFL-1.1",
        "PSF-2.0",
        "Python-2.0",
        "Unlicense",
    ]
)
"""Licences (SPDX) that go with MIT code: permissive ones, and those that bind only their own files."""
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "ISC License (ISCL)": "ISC",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What older packages say in place of an SPDX name."""
READ = {
    "docutils": "BSD-2-Clause",  # its licence file: mostly public domain; the one GPL file is an editor's mode
    "leb128": "MIT",  # its licence file; its metadata names none
    "PySocks": "BSD-3-Clause",  # its licence file; its metadata says only BSD
    "resvg_py": "MIT",  # its licence file; its metadata names none
}
"""Licences read by a person, where a package's metadata is silent or lists files that are not used."""


def main() -> int:
    """Make the bill of materials and check it."""
    TARGET.mkdir(parents=True, exist_ok=True)
    bills = {"python": TARGET / "python.json", "node": TARGET / "node.json"}
    run([TOOLS / "cyclonedx-py", "environment", "--output-reproducible", "-o", bills["python"], sys.executable], ROOT)
    bills["node"].write_text(run(["npm", "sbom", "--sbom-format", "cyclonedx"], PLAYER), encoding="utf-8")
    rows = sorted({row for bill in bills.values() for row in licences(json.loads(bill.read_text("utf-8")))})
    (TARGET / "licences.txt").write_text("".join(f"{' '.join(row)}\n" for row in rows), encoding="utf-8")
    told = [
        f"{name} {version}: the licence “{found}” is not in the list of build_tools/supply.py"
        for name, version, found in rows
        if not is_free(found)
    ]
    told += [*python_faults(), *node_faults()]
    print("\n".join([*told, f"supply: {len(rows)} packages, {len(told)} faults ({TARGET.relative_to(ROOT)})"]))
    return 1 if told else 0


def licences(bill: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of every component of a CycloneDX document; ours are left out."""
    for part in bill["components"]:
        name = str(part["name"])
        if name in ("snorum", "mkdocs-snorum"):
            continue
        said = [
            each.get("expression") or each["license"].get("id") or each["license"]["name"]
            for each in part.get("licenses", [])
        ]
        spdx = [text for text in said if not text.startswith("License ::")]
        old = [
            CLASSIFIERS.get(text.rpartition(" :: ")[2], text.rpartition(" :: ")[2]) for text in said if text not in spdx
        ]
        yield name, str(part.get("version", "")), READ.get(name, " AND ".join(sorted({*(spdx or old)})) or "none")


def is_free(expression: str) -> bool:
    """Whether every licence that an SPDX expression names is in the list."""
    return {*re.split(r"\s+(?:AND|OR)\s+|[()\s]+", expression)} - {""} <= FREE


def python_faults() -> list[str]:
    """Known faults of the pinned Python packages."""
    command: list[str | Path] = [
        TOOLS / "pip-audit",
        "-r",
        "requirements/dev.txt",
        "--disable-pip",
        "--require-hashes",
        "-f",
        "json",
    ]
    answer = parsed(run([*command, "--progress-spinner", "off"], ROOT, check=False))
    packages = answer.get("dependencies", [])
    silent = sum("skip_reason" in package for package in packages)
    if not packages or silent:
        print(
            f"supply: the Python index does not say what is known of {silent or 'any'} packages; these are not audited"
        )
    return [
        f"{package['name']} {package['version']}: {fault['id']} (update to {' or '.join(fault['fix_versions'])})"
        for package in packages
        for fault in package.get("vulns", [])
    ]


def node_faults() -> list[str]:
    """Known faults of the pinned Node packages."""
    answer = parsed(run(["npm", "audit", "--json"], PLAYER, check=False))
    if "vulnerabilities" not in answer:
        print("supply: the Node registry does not answer an audit; these packages are not audited")
    return [
        f"{name}: {fault['severity']} ({fault['range']})" for name, fault in answer.get("vulnerabilities", {}).items()
    ]


def parsed(text: str) -> dict[str, Any]:
    """The JSON object that a tool printed; empty where it printed none."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def run(command: list[str | Path], folder: Path, *, check: bool = True) -> str:
    """What a tool prints; where it fails and may not, its own words and exit code 2."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if check and done.returncode:
        print(f"supply: {Path(command[0]).name} failed:\n{done.stderr}", file=sys.stderr)
        sys.exit(2)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())

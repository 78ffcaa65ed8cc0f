"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SITE = ROOT / "site"
PLAYER = ROOT / "build/player"
RUNTIME = ROOT / "build/runtime"

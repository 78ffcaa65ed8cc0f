"""Lighthouse, as for a mobile telephone, on a page of rules and on an embed; scores go into build/slow.json.

The site is served compressed, as hosts do. Of a few rounds the best counts: other work on the machine only ever slows a
page. An embed is kept out of search engines on purpose, so that is not held against it. Exit code 1 below 98 of 100.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, override

import brotli

from mkdocs_snorum.build import published_url
from mkdocs_snorum.serve import SiteHandler

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGES = {
    "game": ("en/games/snip-sequence/", ""),
    "embed": ("en/embed/snip-sequence/heart-sequence/", "is-crawlable"),
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
ROUNDS = 3
LEAST = 98
FLAGS = "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-sync"
TEXT = (".html", ".css", ".js", ".json", ".svg", ".xml")


class CompressingHandler(SiteHandler):
    """The site with its texts compressed."""

    @override
    def do_GET(self) -> None:
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if file.suffix not in TEXT or not file.is_file() or file.name == "sitemap.xml":
            super().do_GET()
            return
        body = brotli.compress(file.read_bytes(), quality=5)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def scores(url: str, skipped: str) -> dict[str, int]:
    """The scores of one page, 0 to 100, and what keeps each from 100, printed."""
    with tempfile.TemporaryDirectory(prefix="snorum-lighthouse-") as folder:
        file = Path(folder) / "report.json"
        program = HERE / "node_modules/lighthouse/cli/index.js"
        command: list[str | Path] = ["node", program, url, "--output=json", f"--output-path={file}"]
        command += ["--quiet", f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={FLAGS}"]
        command += [f"--skip-audits={skipped}"] if skipped else []
        environment = {**os.environ, "CHROME_PATH": browser()}
        done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"lighthouse failed:\n{done.stderr}")
        answer: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for name, category in answer["categories"].items():
        for part in category["auditRefs"]:
            audit = answer["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < LEAST / 100:
                print(f"{name}: {audit['title']}: {audit.get('displayValue', audit['score'])}")
    return {name: round(category["score"] * 100) for name, category in answer["categories"].items()}


def browser() -> str:
    """The path of a Chromium, as the browser tests find it."""
    command = ["sh", str(ROOT / "build_tools/setup/browser.sh")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    """Measure and report."""
    if not (HERE / "node_modules").is_dir():
        install = ["npm", "ci", "--loglevel=error"]
        subprocess.run(install, cwd=HERE, check=True)
    site = ROOT / "site"
    handler = partial(CompressingHandler, directory=str(site), site_url=published_url(site))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    best: dict[str, dict[str, int]] = {name: dict.fromkeys(CATEGORIES, 0) for name in PAGES}
    for name, (path, skipped) in PAGES.items():
        for _ in range(ROUNDS):
            found = scores(f"http://127.0.0.1:{server.server_address[1]}/{path}", skipped)
            best[name] = {category: max(score, found[category]) for category, score in best[name].items()}
            if min(best[name].values()) >= LEAST:
                break
    server.shutdown()
    target = ROOT / "build/slow.json"
    known = json.loads(target.read_text("utf-8")) if target.exists() else {}
    known |= {f"lighthouse.{name}": figures for name, figures in best.items()}
    target.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(json.dumps(best, indent=2))
    return 0 if min(score for figures in best.values() for score in figures.values()) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())

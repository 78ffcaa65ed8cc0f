"""The pages of one language as Markdown with their files, for site builders that know nothing of us."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from .assets_files import EMBED_STYLES, PAGE_STYLES, STYLES, font_files, minify_style, player_files
from .content import Content, Roots
from .generate.outputs import narration_files
from .generate.page import ROOT, Page, relative
from .generate.site import site_plans
from .generate.translations import PATH as TRANSLATIONS_PATH
from .language import Language
from .parts import find_part

DOCS, SETTINGS_FILE = "docs", "zensical.toml"
SETTINGS = """# Written by snorum-site export.
[project]
site_name = "{name}"
site_url = "{url}"
docs_dir = "docs"
extra_css = [{styles}]

[[project.extra_javascript]]
path = "assets/player/snorum-demo.js"
type = "module"

[project.theme]
language = "{language}"
font = false
"""


def export_language(content: Content, language: Language, target: Path, site_url: str) -> int:
    """Write everything below a folder, which is emptied first; the number of pages."""
    shutil.rmtree(target, ignore_errors=True)
    plans = [plan for plan in site_plans(content) if plan.language == language and plan.layout == "page"]
    # Its table leads to the other languages, which are not there.
    pages = [plan.make() for plan in plans if plan.path != TRANSLATIONS_PATH]
    for page in pages:
        _write(target / DOCS / page.url / "index.md", markdown_page(page))
    files = {page.url + name: text for page in pages for name, text in page.files.items()}
    files |= {name: text for page in pages for name, text in page.site_files.items()}
    files |= {name: text for name, text in narration_files(content).items() if f"/{language.code}/" in name}
    for name, text in files.items():
        _write(target / DOCS / name, text)
    for name, path in _static(content.roots):
        place = target / DOCS / "assets" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".css":
            _write(place, minify_style(path.read_text(encoding="utf-8")))
        else:
            shutil.copyfile(path, place)
    styles = ", ".join(f'"assets/{name}"' for name in (*STYLES, *PAGE_STYLES, "player/snorum-demo.css"))
    name = content.words(language).say("site-name")
    settings = SETTINGS.format(name=name, url=site_url, styles=styles, language=language.material)
    _write(target / SETTINGS_FILE, settings)
    return len(pages)


def markdown_page(page: Page) -> str:
    """A page as Markdown: its head data, and its HTML as one block."""
    head = "".join(f"{key}: {_quoted(getattr(page, key))}\n" for key in ("title", "description"))
    html = page.html.replace(ROOT, relative(page.url, ""))
    code, direction = page.language.code, page.language.direction
    return f'---\n{head}---\n\n<div class="sn-page" lang="{code}" dir="{direction}">\n{html}\n</div>\n'


def _static(roots: Roots) -> Iterator[tuple[str, Path]]:
    player, runtime = find_part("player"), find_part("runtime")
    if player is not None:
        yield from player_files(player, is_whole=False)
    if runtime is not None:
        yield from ((f"runtime/{path.name}", path) for path in sorted(runtime.iterdir()) if path.is_file())
    yield from font_files(find_part("fonts"))
    assets = roots.art / "assets"
    yield from (
        (path.name, path) for path in sorted(assets.iterdir()) if path.is_file() and path.name not in EMBED_STYLES
    )


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")

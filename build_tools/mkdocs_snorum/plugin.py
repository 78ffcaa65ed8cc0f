"""The MkDocs plugin: hands the generator's pages to MkDocs."""

import secrets
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, Literal, NamedTuple, cast, override

from jinja2 import Environment
from markupsafe import Markup
from mkdocs.config import config_options
from mkdocs.config.base import Config, ValidationError
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.utils.templates import TemplateContext

from .assets_files import (
    EMBED_STYLES,
    PAGE_STYLES,
    RTL_STYLES,
    STYLES,
    font_files,
    minify_style,
    player_files,
    shipped_assets,
    site_assets,
)
from .check import check_own_content, check_site
from .content import Content, Roots
from .faults import ContentError, Fault
from .fences import NAME, Fence, replace_fences
from .generate.chrome import Assets, Chrome
from .generate.fenced import Fencer, Places
from .generate.outputs import sitemap_files
from .generate.page import Heading, Page
from .generate.pictures import pictures
from .generate.site import Site
from .generate.sprite import sprite
from .headers import host_file
from .language import Language
from .library import Library
from .offline import no_offline_files, offline_files
from .parts import find_part
from .ready import KeptFile, ReadyPage, page_file
from .rendering import KEPT, render_all
from .runtime import RuntimeBuildError
from .runtime.own_games import runtime_files

THEME = Path(__file__).parent / "templates" / "theme"
ASSETS = "assets/"
FENCE_STYLE = Path(__file__).parent / "assets" / "fence.css"
FENCES = "snorum/"
"""Where the player's files stand in a site without our pages."""
HOME = "../../"
"""The way from a demo's document to the site's root."""


class _Snapshot(config_options.Type[bool]):
    @override
    def post_validation(self, config: Config, key_name: str) -> None:
        if config[key_name] and (config["runtime"] == "none" or config["games"] is not None):
            raise ValidationError("it is of the installed engine alone: not with `games`, and not with `runtime: none`")


class SnorumConfig(Config):  # type: ignore[no-untyped-call]
    """What a site may set for the plugin in `mkdocs.yml`."""

    pages = config_options.Type(bool, default=True)
    """Make pages for all rules; else only fill the fences of the site's own pages."""
    games = config_options.Optional(config_options.Dir(exists=True))
    """A folder of the site's own games."""
    rules = config_options.Optional(config_options.URL(is_dir=True))
    """Without pages of our own: the site whose pages of rules the player leads to."""
    player = config_options.Optional(config_options.Dir(exists=True))
    runtime = config_options.Optional(config_options.Type(str))
    """A folder; `none` for no live engine."""
    snapshot = _Snapshot(bool, default=False)
    """The live engine starts from the memory of a started one: sooner, for more bytes."""
    fonts = config_options.Optional(config_options.Dir(exists=True))
    offline = config_options.Type(bool, default=True)
    """Pages of our own can be read without a network once they have been read."""


class _Placed(NamedTuple):
    """A fence, the file that it stands in, and how many lines of that come before its Markdown."""

    fence: Fence
    file: Path
    head: int


class SnorumPlugin(BasePlugin[SnorumConfig]):  # type: ignore[no-untyped-call]
    """Pages, head data and assets of a card-game rules site."""

    checked: Content | None = None
    """What the caller has read and checked already."""
    is_pseudo = False
    """Made-up languages are asked for, as by the environment."""
    _is_serving = False
    _chrome: Chrome
    _content: Content
    _site: Site
    _assets: Assets

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """A site that changes while it is looked at is not kept by browsers."""
        del dirty
        self._is_serving = command == "serve"

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Put our templates before the theme's, and leave out what the site makes itself; or only load the player."""
        if self.config.games is not None and self.config.games not in config.watch:
            config.watch.append(self.config.games)
        if not self.config.pages:
            config.extra_css += [f"{FENCES}player/snorum-demo.css", f"{FENCES}fence.css"]
            script = config_options.ExtraScriptValue(f"{FENCES}player/snorum-demo.js")
            script.type = "module"
            config.extra_javascript.append(script)
            return config
        if not config.site_url:
            raise PluginError("mkdocs.yml: `site_url` is missing (canonical addresses and sitemaps need it)")
        config.theme.dirs.insert(0, str(THEME))
        config.theme.static_templates -= {"404.html", "sitemap.xml"}
        config.nav = []
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Check all content; make every page and add them with their files, or make ready for the fences."""
        self._project = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        self._fences: dict[str, dict[str, _Placed]] = {}
        self._demos: dict[str, Markup] = {}
        self._faults: list[Fault] = []
        own = None if self.config.games is None else Path(self.config.games)
        roots = Roots.of_project(self._project, Path(config.docs_dir), own)
        roots = roots._replace(pseudo=roots.pseudo or self.is_pseudo)
        runtime = self._runtime()
        if self.config.pages:
            self._add_pages(roots, files, config)
            library = Library(self._content, self._faults)
            places = Places(ASSETS, has_runtime=runtime is not None, rules=HOME, has_own_rules=True)
        else:
            library, self._faults = check_own_content(roots)
            places = Places(FENCES, has_runtime=runtime is not None, rules=self.config.rules or "")
        self._fencer = Fencer(library, places, self._faults)
        self._sprite = sprite(roots.art)
        for name, content in self._static_files(runtime, own):
            path = content if isinstance(content, Path) else None
            data = {"abs_src_path": str(path)} if path else {"content": content}
            files.append(File.generated(config, places.folder + name, **data))
        return files

    def _add_pages(self, roots: Roots, files: Files, config: MkDocsConfig) -> None:
        site_url = str(config.site_url)
        content, site, faults = check_site(roots, site_url, self.checked)
        if site is None or faults:
            raise PluginError(f"{len(faults)} faults:\n{ContentError(faults, self._project)}")
        self._content, self._site = content, site
        prose_uris = {f"{code}/{path}" for code, path in content.prose}
        for file in [file for file in files if _is_source(file.src_uri) or file.src_uri in prose_uris]:
            files.remove(file)
        for path in shipped_assets(roots):
            if files.get_file_from_path(f"{ASSETS}{path.name}") is None:
                files.append(File.generated(config, f"{ASSETS}{path.name}", abs_src_path=str(path)))
        theme = [Path(folder) for folder in config.theme.dirs]
        try:
            self._assets = site_assets(theme, roots)
        except FileNotFoundError as error:
            raise PluginError(f"mkdocs.yml: {error}") from error
        for name in (*STYLES, *RTL_STYLES, *EMBED_STYLES, *PAGE_STYLES):
            if (style := files.get_file_from_path(f"{ASSETS}{name}")) is not None:
                files.remove(style)
                files.append(File.generated(config, style.src_uri, content=minify_style(style.content_string)))
        prose = [self._place(file.url) for file in files.documentation_pages()]
        site.files.update(sitemap_files([*site.pages, *prose], content.languages, site_url))
        if not self._is_offline():
            site.pages = [page for page in site.pages if page.layout != "offline"]
        for page in site.pages:
            files.append(page_file(page, config))
        for name in site.files:
            files.append(KeptFile(config, name, site.files))
        files.append(File.generated(config, "_headers", content=host_file()))
        for name, path in render_all(pictures(content), self._project / KEPT):
            files.append(File.generated(config, name, abs_src_path=str(path)))

    def _is_offline(self) -> bool:
        return bool(self.config.offline) and not self._is_serving

    def _runtime(self) -> Path | None:
        if self.config.runtime == "none":
            return None
        if self.config.runtime:
            return self._project / self.config.runtime
        return find_part("runtime")

    def _static_files(self, runtime: Path | None, own: Path | None) -> Iterator[tuple[str, Path | bytes]]:
        """What the player is made of, by the address below its folder."""
        yield from player_files(self._player(), is_whole=self.config.pages)
        if runtime is not None:
            try:
                files = runtime_files(runtime, own, snapshot=self.config.snapshot)
            except RuntimeBuildError as error:
                raise PluginError(str(error)) from error
            yield from ((f"runtime/{name}", data) for name, data in files.items())
        if self.config.pages:
            fonts = Path(self.config.fonts) if self.config.fonts else find_part("fonts")
            yield from font_files(fonts)
        else:
            yield "cards.svg", str(self._sprite).encode()
            yield "fence.css", FENCE_STYLE

    def _player(self) -> Path:
        player = Path(self.config.player) if self.config.player else find_part("player")
        if player is None:
            raise PluginError("the player is not built (run: npm run build in build_tools/player, or name its folder)")
        return player

    @event_priority(100)
    def on_page_markdown(self, markdown: str, *, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
        """Put a word in the place of every fence, before anything else changes the lines."""
        del files
        file = Path(page.file.abs_src_path or Path(config.docs_dir) / page.file.src_uri)
        head = 0
        if page.file.abs_src_path is not None:
            head = max(0, page.file.content_string.count("\n") - markdown.count("\n"))

        found: dict[str, _Placed] = {}

        def word(fence: Fence) -> str:
            name = f"snorumfence{secrets.token_hex(8)}"
            found[name] = _Placed(fence, file, head)
            return name

        text = replace_fences(markdown, word) if NAME in markdown else markdown
        # They are replaced from the last to the first.
        self._fences[page.file.src_uri] = dict(reversed(found.items()))
        return text

    def on_page_content(self, html: str, *, page: MkDocsPage, config: MkDocsConfig, files: Files) -> str:
        """Make the demos; a search of the site reads their words alone, and a word inside code is the fence, shown."""
        del files
        language = self._language(page, config)
        for name, placed in self._fences.get(page.file.src_uri, {}).items():
            if (paragraph := f"<p>{name}</p>") in html:
                demo = self._fencer.make(placed.fence, placed.file, placed.head, page.url, language)
                self._demos[name] = demo.html if demo else Markup()
                words = "".join(f"<p>{escape(line)}</p>" for line in (demo.words if demo else ()))
                html = html.replace(paragraph, f'<div data-snorum="{name}">{words}</div>')
            html = html.replace(name, escape(placed.fence.source)) if name not in self._demos else html
        return html

    def on_post_page(self, output: str, *, page: MkDocsPage, config: MkDocsConfig) -> str:
        """Put the demos in their places; the drawings of the cards stand before the first."""
        del config
        before = self._sprite
        for name in self._fences.get(page.file.src_uri, ()):
            if name in self._demos:
                # The theme's script makes every `href` absolute and fails at those of drawings.
                demo = str(before + self._demos[name]).replace("<use href=", "<use xlink:href=")
                head, _, rest = output.partition(f'<div data-snorum="{name}">')
                output = head + demo + rest.partition("</div>")[2]
                before = Markup()
        return output

    def _language(self, page: MkDocsPage, config: MkDocsConfig) -> Language:
        """The language that the page's head names, or its address, or the theme, or else English."""
        library = self._fencer.library
        names = [page.meta.get("lang"), page.url.partition("/")[0] if self.config.pages else None]
        names += [config.theme.get("language"), config.theme.get("locale")]
        found = (library.find_language(str(name)) for name in names if name)
        return next((language for language in found if language is not None), library.content.source)

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """All fences are known: stop at their faults, or add their files; and name prose pages in the navigation."""
        if self._faults:
            raise PluginError(f"{len(self._faults)} faults:\n{ContentError(self._faults, self._project)}")
        for name, text in self._fencer.files.items():
            if files.get_file_from_path(name) is None:
                files.append(File.generated(config, name, content=text))
        if not self.config.pages:
            return env
        pages = [file.page for file in files.documentation_pages() if not isinstance(file.page, ReadyPage)]
        prose = [self._place(page.url, str(page.title)) for page in pages if page is not None]
        if self._is_offline():
            loaded = ((file.dest_uri, file.content_bytes) for file in files if not file.is_documentation_page())
            build, written = offline_files(loaded, self._assets.of_any_page(), self._player())
        else:
            build, written = "", no_offline_files(self._player())
        for name, text in written.items():
            files.append(File.generated(config, name, content=text))
        self._chrome = Chrome(self._content, self._site, self._assets._replace(build=build), prose)
        return env

    def on_page_context(
        self, context: TemplateContext, *, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Give the frame of the page what it shows, and the theme the page's language."""
        del nav
        if not self.config.pages:
            return context
        ready = self._site.whole(page.ready) if isinstance(page, ReadyPage) else self._prose(page)
        config.theme["language"] = ready.language.material
        cast("dict[str, Any]", context)["view"] = self._chrome.view(ready)
        return context

    def _prose(self, page: MkDocsPage) -> Page:
        description = str(page.meta.get("description", ""))
        if not description:
            raise PluginError(f"{page.file.src_uri}:1: the page has no description (add it to the page's head)")
        toc = tuple(Heading(item.id, item.title, item.level) for top in page.toc for item in (top, *top.children))
        place = self._place(page.url, str(page.title))
        return replace(
            place,
            description=description,
            html=str(page.content),
            toc=tuple(heading for heading in toc if heading.level > 1),
        )

    def _place(self, url: str, title: str = "") -> Page:
        """A prose page by its address; its language is the first part of it."""
        languages = {language.code: language for language in self._content.languages}
        code, _, path = url.partition("/")
        return Page(
            url=url,
            path=path if code in languages else None,
            language=languages.get(code, self._content.source),
            title=title,
            heading=title,
            description="",
            html="",
        )


def _is_source(uri: str) -> bool:
    """Words and settings of a language, and parts of our templates, lie among the pages, but are none."""
    return uri.endswith((".ftl", "language.toml")) or uri.startswith("snorum/")

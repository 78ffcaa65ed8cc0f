"""The MkDocs plugin: hands the generator's pages to MkDocs; the only module that knows MkDocs."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast, override

from jinja2 import Environment
from mkdocs.config import config_options
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as MkDocsPage
from mkdocs.utils.templates import TemplateContext

from .assets_files import EMBED_STYLES, PAGE_STYLES, STYLES, minify_style, site_assets, static_files
from .check import check_site
from .content import Content, Roots
from .faults import ContentError
from .generate.chrome import Assets, Chrome
from .generate.frame import TEMPLATES
from .generate.outputs import sitemap_files
from .generate.page import Heading, Page
from .generate.site import Site

THEME = Path(__file__).parent / "templates" / "theme"


class SnorumConfig(Config):  # type: ignore[no-untyped-call]
    """What a site may set for the plugin in `mkdocs.yml`."""

    player = config_options.Type(str, default="build/player")
    runtime = config_options.Type(str, default="build/runtime")
    fonts = config_options.Type(str, default="build_tools/player/node_modules/@fontsource-variable/vazirmatn/files")


class ReadyPage(MkDocsPage):
    """A page that the generator has made; there is no Markdown in it."""

    def __init__(self, page: Page, file: File, config: MkDocsConfig) -> None:
        super().__init__(page.title, file, config)
        self.ready = page

    @override
    def read_source(self, config: MkDocsConfig) -> None:
        self.markdown = ""
        self.meta = {"template": TEMPLATES[self.ready.layout]}

    @override
    def render(self, config: MkDocsConfig, files: Files) -> None:
        self.content = self.ready.html


class SnorumPlugin(BasePlugin[SnorumConfig]):  # type: ignore[no-untyped-call]
    """Pages, head data and assets of a card-game rules site."""

    _chrome: Chrome
    _content: Content
    _site: Site
    _assets: Assets

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Put our templates before the theme's, and leave out what the site makes itself."""
        if not config.site_url:
            raise PluginError("mkdocs.yml: `site_url` is missing (canonical addresses and sitemaps need it)")
        config.theme.dirs.insert(0, str(THEME))
        config.theme.static_templates -= {"404.html", "sitemap.xml"}
        config.nav = []
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Check all content, make every page, and add them with their files."""
        project = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        roots = Roots.of_project(project, Path(config.docs_dir))
        site_url = str(config.site_url)
        content, site, faults = check_site(roots, site_url)
        if site is None or faults:
            raise PluginError(f"{len(faults)} faults:\n{ContentError(faults, project)}")
        theme = [Path(folder) for folder in config.theme.dirs]
        assets = site_assets(theme, Path(config.docs_dir))
        self._content, self._site, self._assets = content, site, assets
        for file in [file for file in files if _is_source(file.src_uri)]:
            files.remove(file)
        for name in (*STYLES, *EMBED_STYLES, *PAGE_STYLES):
            if (style := files.get_file_from_path(f"assets/{name}")) is not None:
                files.remove(style)
                files.append(File.generated(config, style.src_uri, content=minify_style(style.content_string)))
        prose = [self._place(file.url) for file in files.documentation_pages()]
        site.files.update(sitemap_files([*site.pages, *prose], content.languages, site_url))
        for page in site.pages:
            files.append(_page_file(page, config))
        for name, text in site.files.items():
            files.append(File.generated(config, name, content=text))
        folders = {"player": self.config.player, "runtime": self.config.runtime, "fonts": self.config.fonts}
        for name, path in static_files({key: project / value for key, value in folders.items()}):
            files.append(File.generated(config, name, abs_src_path=str(path)))
        return files

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Now that prose pages have their titles, the navigation can name them."""
        del config
        pages = [file.page for file in files.documentation_pages() if not isinstance(file.page, ReadyPage)]
        prose = [self._place(page.url, str(page.title)) for page in pages if page is not None]
        self._chrome = Chrome(self._content, self._site, self._assets, prose)
        return env

    def on_page_context(
        self, context: TemplateContext, *, page: MkDocsPage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Give the frame of the page what it shows, and the theme the page's language."""
        del nav
        ready = page.ready if isinstance(page, ReadyPage) else self._prose(page)
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


def _page_file(page: Page, config: MkDocsConfig) -> File:
    if page.url.endswith(".html"):
        file = File.generated(config, page.url.removesuffix(".html") + ".md", content="")
        file.dest_uri = page.url
        file.url = page.url
    else:
        file = File.generated(config, f"{page.url}index.md", content="")
    file.inclusion = InclusionLevel.INCLUDED
    ReadyPage(page, file, config)
    return file

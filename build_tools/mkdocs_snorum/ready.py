"""The generator's pages and files as MkDocs takes them."""

from collections.abc import Mapping
from pathlib import Path
from typing import override

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page as MkDocsPage

from .generate.frame import TEMPLATES
from .generate.page import Page


class KeptFile(File):
    """A file of the site that stays where its text was put aside until it is written."""

    def __init__(self, config: MkDocsConfig, name: str, texts: Mapping[str, str]) -> None:
        super().__init__(name, None, config.site_dir, config.use_directory_urls)
        self.generated_by = "snorum"
        self._texts = texts

    @property
    @override
    def content_bytes(self) -> bytes:
        return self._texts[self.src_uri].encode()

    @content_bytes.setter
    def content_bytes(self, value: bytes) -> None:
        self._texts = {self.src_uri: value.decode()}

    @property
    @override
    def content_string(self) -> str:
        return self.content_bytes.decode()

    @content_string.setter
    def content_string(self, value: str) -> None:
        self._texts = {self.src_uri: value}

    @override
    def copy_file(self, dirty: bool = False) -> None:
        target = Path(self.abs_dest_path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(self.content_bytes)


class ReadyPage(MkDocsPage):
    """A page that the generator has made; there is no Markdown in it, and its HTML is read when it is written."""

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


def page_file(page: Page, config: MkDocsConfig) -> File:
    """The file of a page, which it is put into at once."""
    if page.url.endswith(".html"):
        file = File.generated(config, page.url.removesuffix(".html") + ".md", content="")
        file.dest_uri = page.url
        file.url = page.url
    else:
        file = File.generated(config, f"{page.url}index.md", content="")
    file.inclusion = InclusionLevel.INCLUDED
    ReadyPage(page, file, config)
    return file

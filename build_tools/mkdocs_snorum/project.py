"""A project's `mkdocs.yml`: what the checks need to know of it, and the build by MkDocs in this process."""

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException

from .content import Content, Roots
from .faults import Fault
from .plugin import SnorumConfig, SnorumPlugin
from .settings import Settings, setting_fault

FILE = "mkdocs.yml"


def read_settings(project: Path, faults: list[Fault]) -> Settings:
    """The settings of a project; faults of its `mkdocs.yml` are noted, and what is left stands by default."""
    file = project / FILE
    if not file.is_file():
        return Settings(Roots.of_project(project))
    config = MkDocsConfig(config_file_path=str(file))
    text = file.read_text(encoding="utf-8", errors="replace")
    try:
        with file.open("rb") as stream:
            config.load_file(stream)
        errors, warnings = config.validate()
    except MkDocsException as error:
        places = re.findall(r"line (\d+), column (\d+)", str(error))
        line, column = map(int, places[-1]) if places else (1, None)
        faults.append(Fault(file, line, "is no YAML", "mend the syntax", unreadable=True, column=column))
        return Settings(Roots.of_project(project))
    for key, reason in (*errors, *warnings):
        options = [name for name in vars(SnorumConfig) if not name.startswith("_")]
        faults.append(setting_fault(file, text, key, str(reason), options))
    plugin = config.plugins.get("snorum") if not errors else None
    if not isinstance(plugin, SnorumPlugin):
        return Settings(Roots.of_project(project, Path(config.docs_dir)))
    own = Path(plugin.config.games) if plugin.config.games else None
    return Settings(Roots.of_project(project, Path(config.docs_dir), own), plugin.config.pages, plugin.config.snapshot)


def run_mkdocs(project: Path, target: Path, checked: Content | None, *, is_pseudo: bool) -> int:
    """Build a project strictly into a folder; what is wrong is told on standard error. The code to exit with.

    With `checked` its content is not read and checked once more.
    """
    try:
        with _telling(), chdir(project):
            config = load_config(str(project / FILE), strict=True, site_dir=str(target))
            plugin = config.plugins.get("snorum")
            if isinstance(plugin, SnorumPlugin):
                plugin.checked, plugin.is_pseudo = checked, is_pseudo
            config.plugins.on_startup(command="build", dirty=False)
            try:
                build(config)
            finally:
                config.plugins.on_shutdown()
                if isinstance(plugin, SnorumPlugin):
                    # MkDocs keeps the plugin for the next build of this process.
                    plugin.checked, plugin.is_pseudo = None, False
    except MkDocsException as error:
        print(error.format_message(), file=sys.stderr)
        return 1
    except Exception as error:  # noqa: BLE001 (any plugin of the site may raise anything)
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


@contextmanager
def _telling() -> Iterator[None]:
    """Warnings and errors of MkDocs on standard error while the block runs; it counts what it may tell."""
    logger, handler = logging.getLogger("mkdocs"), logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(levelname)-8s-  %(message)s"))
    before = logger.level, logger.propagate
    logger.setLevel(logging.WARNING)
    logger.propagate = False
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before[0])
        logger.propagate = before[1]

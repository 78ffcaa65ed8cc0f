"""The languages of this site, as `docs` declares them."""

from pathlib import Path

from mkdocs_snorum.language import language_files, read_languages

LANGUAGES = read_languages(language_files(Path(__file__).parents[2] / "docs"), [])
CODES = [language.code for language in LANGUAGES]

"""Content in, pages and assets out; nothing here knows MkDocs."""

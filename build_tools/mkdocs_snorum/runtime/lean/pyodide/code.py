"""Stands for Pyodide's ways to run source text; the engine is reached by import, and no text is run."""

"""Measurements: `python -m bench [GROUP ...]` writes build/bench.json, one flat object of figures.

A group is a module of this folder with a function `figures`, which takes nothing and gives its figures by key; its
docstring says how each is measured. To add figures, add a module. What groups share stands in `measure`.
"""

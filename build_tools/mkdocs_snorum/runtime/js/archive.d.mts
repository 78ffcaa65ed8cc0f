import type { PyodideAPI } from "pyodide";

export function addModules(pyodide: PyodideAPI, bytes: Uint8Array): void;

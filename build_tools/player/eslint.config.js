import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["node_modules"] },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Short handlers read better on one line.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Code points are what is meant where text is spread: digits, letters to fold.
      "@typescript-eslint/no-misused-spread": "off",
      // It asks for the assertion that another rule forbids.
      "@typescript-eslint/non-nullable-type-assertion-style": "off",
      // Names of untrusted JSON are written as strings; TypeScript asks for it.
      "@typescript-eslint/dot-notation": "off",
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "text goes in as text" },
        { property: "outerHTML", message: "text goes in as text" },
        { property: "insertAdjacentHTML", message: "text goes in as text" },
      ],
    },
  },
  {
    files: ["**/*.mjs", "**/*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  {
    files: ["tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      // Stand-ins imitate what is asynchronous or untyped.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-base-to-string": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/use-unknown-in-catch-callback-variable": "off",
      "no-restricted-properties": "off",
    },
  },
);

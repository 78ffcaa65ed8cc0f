import { defineConfig } from "vitest/config";

/** Style sheets imported by a script are text, as in the build. */
const styleText = {
  name: "style-text",
  enforce: "pre" as const,
  load(id: string) {
    return id.endsWith(".css") ? 'export default ":host { display: block }";' : null;
  },
};

export default defineConfig({
  plugins: [styleText],
  define: { __INQUIRY__: JSON.stringify("./snorum-inquiry.js"), __CONTEST__: JSON.stringify("./snorum-contest.js"), __DECKS__: JSON.stringify("./snorum-decks.js"), __EXTRAS__: JSON.stringify("./snorum-extras.js"), __QUIZ__: JSON.stringify("./snorum-quiz.js"), __COMPARE__: JSON.stringify("./snorum-compare.js"), __SHARE__: JSON.stringify("./snorum-share.js"), __SETTINGS__: JSON.stringify("./snorum-settings.js") },
  test: { include: ["tests/**/*.test.ts"], restoreMocks: true, testTimeout: 60_000 },
});

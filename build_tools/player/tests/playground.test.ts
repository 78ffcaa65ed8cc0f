// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { frame, source } from "../src/site/playground";

afterEach(() => {
  document.body.replaceChildren();
});

test("the snippet is the frame, with its words escaped", () => {
  const made = frame("https://x.test/en/embed/g/e/", 'A "fine" <hand> & more', "en", 720);
  expect(source(made)).toBe(
    '<iframe src="https://x.test/en/embed/g/e/" title="A &quot;fine&quot; &lt;hand> &amp; more" lang="en" loading="lazy" ' +
      'sandbox="allow-scripts allow-same-origin allow-popups" width="100%" height="720" style="border: 0"></iframe>',
  );
});

test("the form offers what the page names, and a choice changes the snippet", () => {
  const games = [
    { title: "One", examples: [{ title: "First", path: "embed/one/first/" }] },
    { title: "Two", examples: [{ title: "Second", path: "embed/two/second/" }] },
  ];
  const data = JSON.stringify({ games, languages: [{ code: "en", name: "English" }, { code: "fa", name: "فارسی" }] });
  const place = document.createElement("snorum-playground");
  place.dataset["home"] = "https://x.test/";
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = data;
  place.append(script);
  document.documentElement.lang = "fa";
  document.body.append(place);
  const [game, example, language] = [...place.querySelectorAll("select")];
  const code = place.querySelector("code");
  if (!game || !example || !language) throw new Error("the form is not whole");
  expect(code?.textContent).toContain('src="https://x.test/fa/embed/one/first/" title="First" lang="fa"');
  game.value = "1";
  game.dispatchEvent(new Event("change", { bubbles: true }));
  expect(example.value).toBe("embed/two/second/");
  expect(code?.textContent).toContain('src="https://x.test/fa/embed/two/second/"');
  expect(place.querySelector("iframe")?.getAttribute("title")).toBe("Second");
});

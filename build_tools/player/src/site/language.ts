/** The way to the same page in another language. */

/** The same page in another language, with the step that the address names. */
export function inLanguage(here: URL, root: URL, code: string): URL {
  const path = here.pathname.startsWith(root.pathname) ? here.pathname.slice(root.pathname.length) : "";
  const [, ...rest] = path.split("/");
  const target = new URL(rest.length > 0 ? `${code}/${rest.join("/")}` : `${code}/`, root);
  target.search = here.search;
  target.hash = here.hash;
  return target;
}

/** Follows a link of the switch; the link says the language. */
export function goTo(link: HTMLElement, root: URL): void {
  const code = link.dataset["code"] ?? "";
  // The page's head, which instant navigation keeps up to date, says whether the page stands in that language too.
  const isTranslated = document.head.querySelector(`link[rel~="alternate"][hreflang="${CSS.escape(code)}"]`) !== null;
  location.assign(isTranslated ? inLanguage(new URL(location.href), root, code) : new URL(`${code}/`, root));
}

/** The list of games narrowed to what the reader chooses; the page's address keeps the choice. Loaded by that page alone. */

/** The entries that have, on every axis, the value chosen there; an axis without a choice lets all pass. */
export function matches(tags: Readonly<Record<string, string | undefined>>, chosen: Iterable<readonly [string, string]>): boolean {
  for (const [axis, value] of chosen) {
    if (value !== "" && !(tags[axis] ?? "").split(" ").includes(value)) return false;
  }
  return true;
}

/** Lets the form inside the element narrow the list inside it. */
export function narrow(list: HTMLElement): void {
  const form = list.querySelector("form");
  const status = list.querySelector("[role=status]");
  const reset = list.querySelector<HTMLButtonElement>("button[type=reset]");
  if (form === null || status === null || reset === null) return;
  const found = readTexts(list.dataset["found"]);
  const selects = [...form.querySelectorAll("select")];
  const show = (): void => {
    const chosen = selects.map((select) => [select.name, select.value] as const);
    let count = 0;
    for (const item of list.querySelectorAll<HTMLElement>("li")) {
      item.hidden = !matches(item.dataset, chosen);
      if (!item.hidden) count += 1;
    }
    status.textContent = found[count] ?? "";
    reset.hidden = chosen.every(([, value]) => value === "");
  };
  const keep = (): void => {
    const url = new URL(location.href);
    for (const { name, value } of selects) {
      if (value === "") url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(history.state, "", url);
  };
  const query = new URLSearchParams(location.search);
  for (const select of selects) {
    const wanted = query.get(select.name) ?? "";
    if ([...select.options].some((option) => option.value === wanted)) select.value = wanted;
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  form.addEventListener("change", () => {
    show();
    keep();
  });
  form.addEventListener("reset", () => {
    for (const select of selects) select.value = "";
    show();
    keep();
    selects[0]?.focus();
  });
  show();
}

function readTexts(json: string | undefined): readonly string[] {
  const texts: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** An element, so that it is noticed after instant navigation as well. */
class Games extends HTMLElement {
  connectedCallback(): void {
    narrow(this);
  }
}

if (customElements.get("sn-games") === undefined) customElements.define("sn-games", Games);

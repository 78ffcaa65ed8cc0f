/** What a page of problems does: puts a problem's player in the place of its figure. Loaded by that page alone. */

// The document stays over every instant navigation, and this module runs once in it.
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-sn-solve]") : null;
  if (button !== null) solve(button);
});

/** The button names the document; the figure stays inside the player, for where it cannot be loaded. */
function solve(button: HTMLElement): void {
  const place = button.closest(".sn-problem")?.querySelector(".sn-solve-place");
  if (!(place instanceof HTMLElement)) return;
  const demo = document.createElement("snorum-demo");
  demo.addEventListener(
    "snorum-ready",
    () => {
      demo.shadowRoot?.querySelector<HTMLElement>(".sn-stage button, .sn-stage")?.focus({ preventScroll: true });
    },
    { once: true },
  );
  demo.setAttribute("src", button.dataset["snSolve"] ?? "");
  demo.append(...place.childNodes);
  place.append(demo);
  button.parentElement?.remove();
  place.scrollIntoView({ block: "nearest" });
}

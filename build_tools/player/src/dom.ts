/** Elements made by code; text always goes in as text. */

type Child = Node | string | null | false;
type Attributes = Readonly<Record<string, string | boolean | null>>;

/** An HTML element; `true` sets an empty attribute, `null` and `false` set none. */
export function h<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElementTagNameMap[K] {
  return finish(document.createElement(name), attributes, children);
}

/** A link; from inside a frame it opens a page of its own. */
export function anchor(href: string, attributes: Attributes, ...children: readonly Child[]): HTMLAnchorElement {
  return h("a", { href, ...(window.top === window ? {} : { target: "_blank", rel: "noopener" }), ...attributes }, ...children);
}

export function svg(name: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  return finish(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

/** Sets or removes an attribute, only where that changes something. */
export function setAttribute(element: Element, name: string, value: string | boolean | null): void {
  if (value === null || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== (value === true ? "" : value)) element.setAttribute(name, value === true ? "" : value);
}

/** Calls once the browser has laid the element out, before it is drawn: what is measured then costs nothing more. */
export function afterLayout(element: Element, then: () => void): ResizeObserver {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(element);
  return observer;
}

/** Gives an element the contents of `fresh`, which loses them; what is the same already stays where it is, and is not drawn anew. */
export function become(old: Element, fresh: Element): void {
  const rest = [...old.childNodes];
  for (const child of [...fresh.childNodes]) {
    const [next] = rest;
    const same = rest.findIndex((node) => node.isEqualNode(child));
    if (same >= 0) {
      for (const gone of rest.splice(0, same + 1).slice(0, same)) gone.remove();
    } else if (next instanceof HTMLElement && child instanceof HTMLElement && next.tagName === child.tagName && next.tagName !== "LI") {
      for (const name of [...next.getAttributeNames(), ...child.getAttributeNames()]) setAttribute(next, name, child.getAttribute(name));
      become(next, child);
      rest.shift();
    } else old.insertBefore(child, next ?? null);
  }
  for (const gone of rest) gone.remove();
}

function finish<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return element;
}

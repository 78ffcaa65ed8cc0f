/** Elements made by code; text always goes in as text. */

type Child = Node | string | null | false;
export type Attributes = Readonly<Record<string, string | boolean | null>>;

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

function finish<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return element;
}

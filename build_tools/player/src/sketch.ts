/** A drawing as a description, of which only what the page does not show yet is made. */

import { type Attributes, h, setAttribute } from "./dom.js";

/** An element to be: a leaf looks the same wherever its sign is the same, a branch may then have other attributes and parts. */
export interface Sketch {
  readonly sign: unknown;
  readonly make: () => Element;
  readonly attributes?: Attributes;
  readonly parts?: readonly Sketch[];
}

/** An element all made of `shown`, which JSON can tell. */
export function leaf(shown: unknown, make: () => Element): Sketch {
  return { sign: JSON.stringify(shown), make };
}

/** An element with parts; those of one class have the same attributes, with other values. */
export function branch(name: "div" | "ul", attributes: Attributes, ...parts: readonly Sketch[]): Sketch {
  return { sign: attributes["class"], attributes, parts, make: () => h(name, attributes, ...parts.map((part) => part.make())) };
}

/** Gives an element whose children show `before` those that show `after`; what is the same already stays where it is. */
export function redraw(place: Element, before: readonly Sketch[], after: readonly Sketch[]): void {
  const elements = [...place.children];
  let n = 0;
  for (const { sign, make, attributes, parts } of after) {
    const same = before.findIndex((part, index) => index >= n && sign === part.sign);
    const element = elements[same];
    if (element === undefined) place.insertBefore(make(), elements[n] ?? null);
    else {
      while (n < same) elements[n++]?.remove();
      n += 1;
      for (const [name, value] of Object.entries(attributes ?? {})) setAttribute(element, name, value);
      if (parts !== undefined) redraw(element, before[same]?.parts ?? [], parts);
    }
  }
  while (n < elements.length) elements[n++]?.remove();
}

// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { fill, formatNumber, isolate, textNodes } from "../src/text.js";

const PERSIAN = { digits: "۰۱۲۳۴۵۶۷۸۹", group: "٬", decimal: "٫" };
const ENGLISH = { digits: "0123456789", group: ",", decimal: "." };

function html(source: string): string {
  const holder = document.createElement("p");
  holder.append(...textNodes(source));
  return holder.innerHTML;
}

describe("text", () => {
  it("isolates its left-to-right runs", () => {
    expect(html(`از ${isolate("10h > Kh")} تا ${isolate("120-42")}`)).toBe('از <bdi dir="ltr">10h &gt; Kh</bdi> تا <bdi dir="ltr">120-42</bdi>');
  });

  it("never becomes markup", () => {
    expect(html(`<img src=x onerror=alert(1)>${isolate("<b>")}`)).toBe('&lt;img src=x onerror=alert(1)&gt;<bdi dir="ltr">&lt;b&gt;</bdi>');
  });

  it("survives marks without a partner", () => {
    expect(html("a\u2066b")).toBe("a\u2066b");
    expect(html("")).toBe("");
  });

  it("fills the places that it knows", () => {
    expect(fill("{a} of {b}, {toString} {c}", { a: "1", b: "{a}" })).toBe("1 of {a}, {toString} {c}");
  });
});

describe("numbers", () => {
  it("have the digits of the language", () => {
    expect(formatNumber(42, PERSIAN)).toBe("۴۲");
    expect(formatNumber(1.5, PERSIAN)).toBe("۱٫۵");
  });

  it("are grouped from five digits on", () => {
    expect(formatNumber(9999, ENGLISH)).toBe("9999");
    expect(formatNumber(10000, ENGLISH)).toBe("10,000");
    expect(formatNumber(1234567, PERSIAN)).toBe("۱٬۲۳۴٬۵۶۷");
  });

  it("are isolated where they have a sign", () => {
    expect(formatNumber(-4, ENGLISH)).toBe(isolate("\u22124"));
  });
});

/** What another page pastes to show an example. */

/** Without the second, modules and workers fail on a plain static host. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups";

export interface Choices {
  /** Of the page for frames, without query and hash. */
  readonly page: string;
  readonly title: string;
  readonly lang: string;
  readonly settings: Readonly<Record<string, string>>;
  /** As it stands behind `#`; empty for the beginning. */
  readonly position: string;
  readonly height: number;
}

/** The attributes of the frame, without the style that takes its border off. */
export function frameAttributes({ page, title, lang, settings, position, height }: Choices): Readonly<Record<string, string>> {
  const address = new URL(page);
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  address.hash = position;
  return { src: address.href, title, lang, loading: "lazy", sandbox: SANDBOX, width: "100%", height: String(height) };
}

export function frameSnippet(choices: Choices): string {
  return `<iframe${attributes({ ...frameAttributes(choices), style: "border: 0" })}></iframe>`;
}

/** `script` is the player's address, `link` that of the example's own page. */
export function elementSnippet({ page, title, settings, position }: Choices, script: string, link: string): string {
  const step = /^#s=(\d+)$/u.exec(position)?.[1] ?? "0";
  const said = { src: new URL("frames.json", page).href, ...settings, ...(step === "0" ? {} : { start: step }) };
  return `<script${attributes({ type: "module", src: script })}></script>\n<snorum-demo${attributes(said)}>\n  <a${attributes({ href: link })}>${escape(title)}</a>\n</snorum-demo>`;
}

function attributes(said: Readonly<Record<string, string>>): string {
  return Object.entries(said).map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

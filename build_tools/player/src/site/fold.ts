/** Text as search compares it; mkdocs_snorum/generate/search.py folds the index with the same rules. */

const LETTERS: Readonly<Record<string, string>> = {
  // One letter for each that keyboards of Persian and Arabic write in several ways.
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ک: "ك",
  ڪ: "ك",
  ة: "ه",
  ە: "ه",
  ہ: "ه",
  ھ: "ه",
  ٱ: "ا",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  // Joiners and the stretching line are no letters.
  "\u200c": "",
  "\u200d": "",
  "ـ": "",
  ...digits(0x06f0),
  ...digits(0x0660),
};

const ARTICLE = "ال";
const SHORTEST_WITH_ARTICLE = 5;

export function fold(text: string): string {
  return letters(letters(text.toLowerCase()).normalize("NFKD").replace(/\p{Mn}/gu, ""));
}

/** The words of a query; each as a list of forms, any of which may stand for it. */
export function queryTerms(text: string): string[][] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => {
    const hasArticle = word.startsWith(ARTICLE) && [...word].length >= SHORTEST_WITH_ARTICLE;
    return hasArticle ? [word, word.slice(ARTICLE.length)] : [word];
  });
}

function letters(text: string): string {
  return [...text].map((char) => LETTERS[char] ?? char).join("");
}

function digits(first: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(first + digit), String(digit)]));
}

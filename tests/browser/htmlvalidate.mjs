/** What html-validate asks of every page. */
export default {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Safari forgets that a list without bullets is one, unless its role says so.
    "no-redundant-role": "off",
    // The choice of colours and the theme's toggles are forms, and nothing in them is sent.
    "wcag/h32": "off",
  },
};

// Served by the development server alone: loads an open page again when it changed, and shows what is wrong.
const ID = "snorum-faults";

const show = (faults) => {
  document.getElementById(ID)?.remove();
  if (!faults.length) return;
  const panel = document.createElement("pre");
  panel.id = ID;
  panel.dir = "ltr";
  panel.lang = "en";
  panel.setAttribute("role", "alert");
  panel.textContent = `This is the last good page. ${faults.length} to mend:\n\n${faults.join("\n")}`;
  panel.style.cssText =
    "position:fixed;inset:auto 0 0 0;z-index:99;margin:0;max-height:50vh;overflow:auto;padding:1rem;" +
    "background:#7f1d1d;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap;text-align:left";
  document.body.append(panel);
};

// The address of this script says what the page knows; after a broken connection the browser says what it heard last.
const source = new EventSource(`/_snorum/events${new URL(import.meta.url).search}`);
source.addEventListener("message", (event) => {
  const { pages, faults } = JSON.parse(event.data);
  if (pages.includes("*") || pages.includes(location.pathname)) location.reload();
  else show(faults);
});
// A page that waits in the browser's back and forward cache may be old by now.
addEventListener("pageshow", (event) => event.persisted && location.reload());

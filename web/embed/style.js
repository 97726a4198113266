// The looks of the element. A constructed sheet needs no permission of the page's own policy.

const CSS = `
:host { display: block; --ink: #35230f; --paper: #fffaf0; --line: #d9c6a0; --accent: #8c3b1c; --accent-ink: #fffaf0; }
:host([hidden]) { display: none; }
:host([theme="dark"]) { --ink: #f2e6cd; --paper: #272018; --line: #443828; --accent: #e39a5c; --accent-ink: #241509; }
@media (prefers-color-scheme: dark) {
  :host(:not([theme="light"])) { --ink: #f2e6cd; --paper: #272018; --line: #443828; --accent: #e39a5c; --accent-ink: #241509; }
}
[hidden] { display: none !important; }
figure { margin: 0; }
.stage { position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
.start, .still { display: block; position: relative; width: 100%; min-height: 9rem; padding: 0; border: 0; background: none; cursor: pointer; font: inherit; }
.still { cursor: auto; min-height: 0; }
.is-fixed .start, .is-fixed .still { height: var(--frame-height); }
.picture { display: block; width: 100%; height: auto; }
.is-fixed .picture { height: 100%; object-fit: contain; }
.verb { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); display: flex; gap: .6em; align-items: center; min-height: 48px; padding: 0 1.4em;
  border-radius: 24px; background: var(--accent); color: var(--accent-ink); font: 600 1.05rem/1.2 system-ui, sans-serif; box-shadow: 0 4px 18px rgb(40 20 0 / 45%); }
.verb::before { content: ""; border: .45em solid transparent; border-left: .75em solid currentColor; border-right: 0; }
.start:hover .verb { filter: brightness(1.1); }
.start:disabled { cursor: progress; }
.start:disabled .verb { opacity: .6; }
:focus-visible { outline: 3px solid #c8641d; outline-offset: 3px; }
.start:focus-visible { outline-offset: -5px; }
iframe { display: block; width: 100%; height: var(--frame-height, 600px); border: 0; }
.stage:not(.is-ready) iframe { position: absolute; top: 0; visibility: hidden; }
.bar { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: flex-end; padding: 4px 2px; color: inherit; font: .9rem/1.3 system-ui, sans-serif; }
.status { flex: 1 1 12rem; }
.bar a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
.stop { min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
figcaption { margin-top: .4em; }
`;

/** @type {CSSStyleSheet | null} */
let made = null;

/** One for all boards of a page. */
export function sheet() {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(CSS);
  }
  return made;
}

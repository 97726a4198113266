// Makes an SVG self-contained: what the style sheets say of it is written onto its elements, the
// symbols that it uses are put into it, and whatever does not change the picture is left out. Plain
// attributes are understood by every viewer, where custom properties and selectors are not.

import { s } from "./boards.js";

const PROPERTIES = `color display fill fill-opacity filter font-family font-size font-weight opacity
  paint-order stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity
  stroke-width`.split(/\s+/);
const NO_PICTURE = "title, desc, metadata, .halo";
const MEANING = /^(class|role|style|tabindex|id|aria-.*|data-.*)$/;
const REFERENCE = /#([\w-]+)/;

/**
 * @param {SVGSVGElement} svg that lies in the document, where the style sheets find it; it is changed
 */
export function bake(svg) {
  for (const element of svg.querySelectorAll(NO_PICTURE)) element.remove();
  svg.prepend(symbolsFor(svg));
  const styles = styleOf(svg);
  const used = new Set(references(svg));
  for (const [element, style] of styles) {
    if (style.display === "none") element.remove();
    delete style.display;
    for (const [name, value] of Object.entries(style)) element.setAttribute(name, value);
  }
  for (const element of svg.querySelectorAll("*")) strip(element, used);
  for (const defs of svg.querySelectorAll("defs")) sweep(defs);
  dropComments(svg);
}

/** The symbols that a picture uses, and those that they use. @param {SVGSVGElement} svg */
function symbolsFor(svg) {
  const defs = s("defs");
  const wanted = references(svg);
  const seen = new Set([...svg.querySelectorAll("[id]")].map(({ id }) => id));
  for (const name of wanted) {
    if (seen.has(name)) continue;
    seen.add(name);
    const symbol = document.getElementById(name)?.cloneNode(true);
    if (!(symbol instanceof SVGElement)) continue;
    defs.append(symbol);
    wanted.push(...references(symbol)); // the loop goes on over them
  }
  return defs;
}

/** The ids that an element and what is in it name. @param {Element} root @returns {string[]} */
const references = (root) =>
  [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      name === "href" || value.startsWith("url(") ? (REFERENCE.exec(value)?.[1] ?? []) : [],
    ),
  );

/**
 * What the style sheets set, as the browser resolves it here and now: palette, custom properties,
 * media.
 * @param {SVGSVGElement} svg
 * @returns {Map<Element, Record<string, string>>}
 */
function styleOf(svg) {
  /** @type {Map<Element, Record<string, string>>} */
  const styles = new Map();
  for (const { selectorText, style } of rules([...document.styleSheets])) {
    const names = PROPERTIES.filter((name) => [...style].includes(name));
    if (!names.length) continue;
    for (const element of svg.querySelectorAll(selectorText)) {
      const found = styles.get(element) ?? {};
      const computed = getComputedStyle(element);
      for (const name of names) found[name] = short(computed.getPropertyValue(name));
      styles.set(element, found);
    }
  }
  return styles;
}

/** The rules that hold now; a sheet that the browser does not let us read is passed over.
 * @param {(CSSStyleSheet | CSSMediaRule)[]} sheets @returns {Generator<CSSStyleRule>} */
function* rules(sheets) {
  for (const sheet of sheets) {
    for (const rule of readable(sheet)) {
      if (rule instanceof CSSStyleRule) yield rule;
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches)
        yield* rules([rule]);
    }
  }
}

/** @param {CSSStyleSheet | CSSMediaRule} sheet @returns {CSSRule[]} */
function readable(sheet) {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Colours as #rrggbb, lengths without their unit. @param {string} value */
const short = (value) =>
  value
    .replace(/rgb\((\d+), (\d+), (\d+)\)/g, (_, ...parts) =>
      parts.slice(0, 3).reduce((hex, part) => hex + Number(part).toString(16).padStart(2, "0"), "#"),
    )
    .replace(/^([\d.]+)px$/, "$1");

/** @param {Element} element @param {Set<string>} used ids that something refers to */
function strip(element, used) {
  const moved = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(element.getAttribute("style") ?? "");
  if (moved) element.setAttribute("transform", `translate(${moved[1]} ${moved[2]})`);
  for (const { name } of [...element.attributes]) {
    const isUsed = name === "id" && used.has(element.id);
    if (MEANING.test(name) && !isUsed) element.removeAttribute(name);
  }
  const isEmpty = element.localName === "g" && !element.childNodes.length;
  if (element.localName === "g" && !element.attributes.length)
    element.replaceWith(...element.childNodes);
  else if (isEmpty) element.remove();
}

/** Leaves out definitions without a name: nothing can use them. @param {Element} defs */
function sweep(defs) {
  for (const child of [...defs.children]) if (!child.id) child.remove();
  if (!defs.children.length) defs.remove();
}

/** @param {SVGSVGElement} svg */
function dropComments(svg) {
  const walker = document.createTreeWalker(svg, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) /** @type {ChildNode} */ (comment).remove();
}

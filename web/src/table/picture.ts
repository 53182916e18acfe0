// A picture of a board: what stands in the page, with its styles, drawn by the browser itself into a PNG with a line below.

import { settings } from "../settings.svelte";

const LINE = 56;
const FONT = 22;
/** How much finer than on screen, so that it can be looked at on another one. */
const FINE = 2;

/** A picture shows where things have come to rest, not how they begin to move. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";

/** Returns all styles of the page as one text. The letters that an element is set in come along, for an image fetches nothing. */
async function styles(element: HTMLElement): Promise<string> {
  const inside = [element, ...element.querySelectorAll("*")];
  const families = [...new Set(inside.map((part) => getComputedStyle(part).fontFamily))].join();
  const texts: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (!(rule instanceof CSSFontFaceRule)) texts.push(rule.cssText);
      else if (families.includes(rule.style.getPropertyValue("font-family")))
        texts.push(await withLetters(rule.cssText, sheet.href ?? location.href));
  return [...texts, STILL].join("\n");
}

/** Returns the rule of a typeface with its letters inside; their address counts from the sheet that the rule stands in. */
async function withLetters(rule: string, sheet: string): Promise<string> {
  const file = /url\("([^"]+)"\)/.exec(rule)?.[1];
  if (file === undefined) return rule;
  const letters = await dataUrl(new URL(file, sheet).href);
  return rule.replace(`url("${file}")`, `url("${letters}")`).replace("font-display: swap", "font-display: block");
}

async function dataUrl(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  const blob = await answer.blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(path));
    reader.readAsDataURL(blob);
  });
}

/** Puts the symbols that stand in files of their own into a copy, for an image may not ask for them. */
async function embedSymbols(copy: HTMLElement): Promise<void> {
  const uses = [...copy.querySelectorAll("use")].filter((use) => /^[^#]+#/.test(use.getAttribute("href") ?? ""));
  const files = new Map<string, Document>();
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.style.position = "absolute";
  for (const use of uses) {
    const [file = "", id = ""] = (use.getAttribute("href") ?? "").split("#");
    if (!files.has(file))
      files.set(file, new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml"));
    const symbol = files.get(file)?.getElementById(id);
    if (symbol && !holder.querySelector(`#${CSS.escape(id)}`)) holder.append(symbol.cloneNode(true));
    use.setAttribute("href", `#${id}`);
  }
  copy.prepend(holder);
}

/** Returns a copy of the page around an element with nothing but it inside, so that every style still fits. */
function framed(element: HTMLElement, inner: HTMLElement): HTMLElement {
  let frame = inner;
  for (
    let around = element.parentElement;
    around && around !== document.documentElement;
    around = around.parentElement
  ) {
    const copy = around.cloneNode(false) as HTMLElement;
    if (copy.tagName === "BODY") break;
    copy.style.display = "contents";
    copy.append(frame);
    frame = copy;
  }
  return frame;
}

/** Returns the picture of an element with a line of text below, as a PNG. */
export async function pictureOf(element: HTMLElement, line: string): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;position:relative;width:${width}px;height:${height}px`;
  await embedSymbols(copy);
  const page = framed(element, copy);
  const css = await styles(element);
  const theme = settings.dark ? "dark" : "light";
  const looks = getComputedStyle(document.body);
  const letters = `font-family:${looks.fontFamily};font-size:${looks.fontSize};line-height:${looks.lineHeight};font-variant-numeric:tabular-nums`;
  const style = escaped(`${letters};color:${looks.color};background:${looks.backgroundColor}`);
  const inside = `<div xmlns="http://www.w3.org/1999/xhtml" style="${style}">${new XMLSerializer().serializeToString(page)}</div>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" width="${width}" height="${height}"><style>${escaped(css)}</style><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return drawn(image, width, height, line, looks);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function drawn(
  image: HTMLImageElement,
  width: number,
  height: number,
  line: string,
  looks: CSSStyleDeclaration,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width * FINE;
  canvas.height = (height + LINE) * FINE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(FINE, FINE);
  pen.fillStyle = looks.backgroundColor;
  pen.fillRect(0, 0, width, height + LINE);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = looks.color;
  pen.font = `650 ${Math.min(FONT, width / 20)}px ${looks.fontFamily}`;
  pen.textBaseline = "middle";
  pen.fillText(line, 20, height + LINE / 2, width - 180);
  pen.textAlign = "end";
  pen.fillText("Sternhafen", width - 20, height + LINE / 2);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

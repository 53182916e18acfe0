// How the person acted last: by keys, as a screen reader does too, or by a pointer. Whoever uses keys is led by the focus.

let byKeys = false;

window.addEventListener("keydown", () => (byKeys = true), true);
window.addEventListener("pointerdown", () => (byKeys = false), true);
window.addEventListener(
  "click",
  (event) => {
    if (event.isTrusted && event.detail === 0) byKeys = true; // nothing was pressed down: a screen reader's own click
  },
  true,
);

export function actsByKeys(): boolean {
  return byKeys;
}

/** Seen on light and on dark ground. */
const STYLE = { outline: '4px solid #5fd8e6', 'outline-offset': '2px', 'box-shadow': '0 0 0 8px #0c0f12' };

/** Outlines elements of the app until `clear`. */
export function createOutline() {
  const outlined = new Set<HTMLElement>();
  return {
    add(element: HTMLElement) {
      for (const [name, value] of Object.entries(STYLE)) element.style.setProperty(name, value);
      outlined.add(element);
    },
    clear() {
      for (const element of outlined)
        for (const name of Object.keys(STYLE)) element.style.removeProperty(name);
      outlined.clear();
    },
  };
}

/** Gives the page one more style sheet. Returns a function that removes it. */
export function addPageSheet(styles: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // jsdom has no adopted style sheets.
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []), sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

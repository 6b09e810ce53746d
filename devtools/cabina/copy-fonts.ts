let areCopied = false;

/** Adds the app's text font, which only the app's stylesheets declare, to the cabina's document if it is missing. */
export function copyFonts(app: Document): void {
  if (areCopied) return;
  const rules = [...app.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    // The rules come from another window, so `instanceof CSSFontFaceRule` would fail.
    .filter((rule) => rule.constructor.name === 'CSSFontFaceRule' && /\bTexto\b/.test(rule.cssText));
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  document.adoptedStyleSheets.push(fonts);
  areCopied = rules.length > 0;
}

let areCopied = false;

/** Adds the app's fonts for texts and titles, which only its stylesheets declare, to the cabina's document once. */
export function copyFonts(app: Document): void {
  if (areCopied) return;
  const rules = [...app.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    // The rules come from another window, so `instanceof CSSFontFaceRule` would fail.
    .filter(
      (rule) => rule.constructor.name === 'CSSFontFaceRule' && /\b(?:Texto|Rotulo)\b/.test(rule.cssText),
    );
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  document.adoptedStyleSheets.push(fonts);
  areCopied = rules.length > 0;
}

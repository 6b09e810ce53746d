const BORROWED = 'Texto';
const done = new WeakSet<Document>();

/**
 * Copies the app's text font into another document, once per document. Only the app's stylesheets declare the
 * font.
 */
export function borrowFonts(app: Document, page: Document): void {
  if (page === app || done.has(page)) return;
  // A `FontFace` works only in the document of the window whose constructor created it.
  const { FontFace: Face } = page.defaultView as Window & typeof globalThis;
  for (const sheet of app.styleSheets) {
    for (const rule of sheet.cssRules) {
      // The rule comes from another window, so `instanceof CSSFontFaceRule` would fail.
      const { style } = rule as CSSFontFaceRule;
      const family = rule.constructor.name === 'CSSFontFaceRule' ? style.getPropertyValue('font-family') : '';
      const address = /url\("?([^")]+)"?\)/.exec(style?.getPropertyValue('src') ?? '')?.[1];
      if (!family.includes(BORROWED) || !address) continue;
      done.add(page);
      const weight = style.getPropertyValue('font-weight') || 'normal';
      const stretch = style.getPropertyValue('font-stretch') || 'normal';
      const source = `url("${new URL(address, sheet.href ?? app.baseURI)}")`;
      page.fonts.add(new Face(BORROWED, source, { weight, stretch }));
    }
  }
}

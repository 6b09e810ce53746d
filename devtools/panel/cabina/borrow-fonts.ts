const BORROWED = 'Texto';
const done = new WeakSet<Document>();

/**
 * Draws a page of ours in the app's text face, which only the app's own sheets know. Once for each page; without it,
 * the system's.
 */
export function borrowFonts(app: Document, page: Document): void {
  if (page === app || done.has(page)) return;
  // A face belongs to the window it was made in.
  const { FontFace: Face } = page.defaultView as Window & typeof globalThis;
  for (const sheet of app.styleSheets) {
    for (const rule of sheet.cssRules) {
      // The rule belongs to the app's window: its class may not be ours.
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

const BORROWED = 'Texto';
let isDone = false;

/** Draws this page in the app's text face, which only its own style sheets know. Once; without it, the system's. */
export function borrowFonts(app: Document): void {
  if (isDone) return;
  for (const sheet of app.styleSheets) {
    for (const rule of sheet.cssRules) {
      // The rule belongs to the frame's window: its class is not ours.
      const { style } = rule as CSSFontFaceRule;
      const family = rule.constructor.name === 'CSSFontFaceRule' ? style.getPropertyValue('font-family') : '';
      const address = /url\("?([^")]+)"?\)/.exec(style?.getPropertyValue('src') ?? '')?.[1];
      if (!family.includes(BORROWED) || !address) continue;
      isDone = true;
      const weight = style.getPropertyValue('font-weight') || 'normal';
      const stretch = style.getPropertyValue('font-stretch') || 'normal';
      const face = new FontFace(BORROWED, `url("${new URL(address, sheet.href ?? app.baseURI)}")`, {
        weight,
        stretch,
      });
      document.fonts.add(face);
    }
  }
}

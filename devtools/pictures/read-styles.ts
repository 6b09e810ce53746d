import { inlineUrls } from './inline-files.ts';

/** Returns the rules as text. Evaluates media queries in the page's window, because the image may have another size. */
function toCss(rules: CSSRuleList, view: Window): string {
  return [...rules]
    .map((rule) => {
      // A style rule and `@keyframes` stay whole.
      if (!('cssRules' in rule) || 'selectorText' in rule || 'appendRule' in rule) return rule.cssText;
      const inner = toCss((rule as CSSGroupingRule).cssRules, view);
      if ('media' in rule) return view.matchMedia((rule as CSSMediaRule).conditionText).matches ? inner : '';
      return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('\n');
}

export async function readStyles(page: Document): Promise<string> {
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets];
  const texts = sheets.map(({ cssRules, href }) =>
    inlineUrls(toCss(cssRules, page.defaultView as Window), href ?? page.baseURI),
  );
  return (await Promise.all(texts)).join('\n');
}

/**
 * Adapts the page's stylesheets to the space that the docked panel leaves. Rewrites the widths in media
 * queries, and returns rules that keep fixed elements beside or above the panel. With an empty inset, restores
 * the media queries and returns no margins.
 */

export interface Inset {
  right: string | null;
  bottom: string | null;
}

const WIDTH = /(\b(?:min-|max-)?width\s*(?:[<>]=?|:)\s*)([\d.]+[a-z]+)/g;

const original = new WeakMap<MediaList, string>();

/**
 * Adds the width of the docked panel (`by`, a CSS length) to each width in a media query, so that
 * `min-width: 768px` matches when 768 px remain beside the panel.
 */
const addInset = (text: string, by: string | null) =>
  by === null
    ? text
    : text.replace(WIDTH, (_whole, name: string, px: string) => `${name}calc(${px} + ${by})`);

function rewriteQuery(media: MediaList, by: string | null): string {
  const text = original.get(media) ?? media.mediaText;
  original.set(media, text);
  const wanted = addInset(text, by);
  if (media.mediaText !== wanted) media.mediaText = wanted;
  return wanted;
}

function createMarginRule({ selectorText, style }: CSSStyleRule, { right, bottom }: Inset): string {
  const added: string[] = [];
  const margins = (value: (edge: string) => string) => {
    if (right) added.push(`margin-right: ${value(right)}`);
    if (bottom) added.push(`margin-bottom: ${value(bottom)}`);
  };
  if (style.position === 'fixed') margins((edge) => edge);
  // `static` overrides `fixed` of another rule, so the margin that was added for `fixed` is reverted.
  if (style.position === 'static') margins(() => 'revert-layer');
  return added.length > 0 ? `${selectorText} { ${added.join('; ')} }` : '';
}

function rewriteRules(rules: CSSRuleList, taken: Inset): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) {
        const inside = rewriteRules(rule.cssRules, taken);
        const text = rewriteQuery(rule.media, taken.right);
        return inside && `@media ${text} { ${inside} }`;
      }
      if (rule instanceof CSSStyleRule) return createMarginRule(rule, taken);
      return rule instanceof CSSGroupingRule ? rewriteRules(rule.cssRules, taken) : '';
    })
    .filter(Boolean)
    .join('\n');
}

export function rewriteMediaQueries(page: Document, taken: Inset): string {
  return [...page.styleSheets]
    .map((sheet) => {
      try {
        return rewriteRules(sheet.cssRules, taken);
      } catch {
        // The rules of a cross-origin stylesheet, or of one that is still loading, can't be read.
        return '';
      }
    })
    .join('\n');
}

/**
 * A window that is narrower for the product than for the browser: its sheets answer as if it ended where the docked
 * panel begins. Only rules are touched, never an element, and all of it is put back when nothing is taken any more.
 */

/** What the panel takes of the window, as CSS lengths; null for nothing. */
export interface Inset {
  right: string | null;
  bottom: string | null;
}

const WIDTH = /(\b(?:min-|max-)?width\s*(?:[<>]=?|:)\s*)([\d.]+[a-z]+)/g;

/** Each media query as the page wrote it. */
const original = new WeakMap<MediaList, string>();

/** A width is reached `by` later: what was meant for a window now goes for the part of it that is left. */
const later = (text: string, by: string | null) =>
  by === null
    ? text
    : text.replace(WIDTH, (_whole, name: string, px: string) => `${name}calc(${px} + ${by})`);

/** Moves one query; says how it reads now. */
function move(media: MediaList, by: string | null): string {
  const text = original.get(media) ?? media.mediaText;
  original.set(media, text);
  const wanted = later(text, by);
  if (media.mediaText !== wanted) media.mediaText = wanted;
  return wanted;
}

/** What has to be added for one rule: what is fixed to an edge of the window is fixed to the panel's. */
function addedFor({ selectorText, style }: CSSStyleRule, { right, bottom }: Inset): string {
  const added: string[] = [];
  const margins = (value: (edge: string) => string) => {
    if (right) added.push(`margin-right: ${value(right)}`);
    if (bottom) added.push(`margin-bottom: ${value(bottom)}`);
  };
  if (style.position === 'fixed') margins((edge) => edge);
  // Fixed elsewhere, but not here.
  if (style.position === 'static') margins(() => 'revert-layer');
  return added.length > 0 ? `${selectorText} { ${added.join('; ')} }` : '';
}

function rewriteRules(rules: CSSRuleList, taken: Inset): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) {
        const inside = rewriteRules(rule.cssRules, taken);
        const text = move(rule.media, taken.right);
        return inside && `@media ${text} { ${inside} }`;
      }
      if (rule instanceof CSSStyleRule) return addedFor(rule, taken);
      return rule instanceof CSSGroupingRule ? rewriteRules(rule.cssRules, taken) : '';
    })
    .filter(Boolean)
    .join('\n');
}

/** Makes every sheet of the page answer for what is left of the window; gives the rules that have to be added. */
export function rewriteMediaQueries(page: Document, taken: Inset): string {
  return [...page.styleSheets]
    .map((sheet) => {
      try {
        return rewriteRules(sheet.cssRules, taken);
      } catch {
        // Somebody else's, or not here yet.
        return '';
      }
    })
    .join('\n');
}

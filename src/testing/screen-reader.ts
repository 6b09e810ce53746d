import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

const MAX_TABS = 120;

const ANNOUNCEMENT = /^(?:polite|assertive): ?/;

const select = (phrases: readonly string[], isAnnouncement: boolean) =>
  phrases
    .filter(
      (phrase) => ANNOUNCEMENT.test(phrase) === isAnnouncement && !/, busy$|^end of document$/.test(phrase),
    )
    .map((phrase) => phrase.replace(ANNOUNCEMENT, ''))
    .filter((phrase, index, all) => phrase !== '' && phrase !== all[index - 1]);

/**
 * Caches the computed style of each element until a `hidden`, `open` or `style` attribute changes. For each
 * pressed key the screen reader reads the style of every element and its ancestors, which jsdom would compute
 * again. Tests load no style sheet, so no other change affects the styles. Pseudo-elements get an empty
 * style, because jsdom logs an error for them.
 */
function cacheComputedStyles() {
  const { getComputedStyle } = window;
  const none = getComputedStyle(document.createElement('i'));
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    styles = new WeakMap();
  };
  const observer = new MutationObserver(forget);
  observer.observe(document, { attributeFilter: ['hidden', 'open', 'style'], subtree: true });
  onTestFinished(() => observer.disconnect());
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    if (pseudo) return none;
    if (observer.takeRecords().length > 0) forget();
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  });
}

export async function startScreenReader() {
  cacheComputedStyles();
  // jsdom has no `CSS.escape`.
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  await virtual.start({ container: document.body });
  onTestFinished(() => virtual.stop());
  let taken = 0;
  const getNewPhrases = async () => (await virtual.spokenPhraseLog()).slice(taken);
  const getCurrentPhrase = async () =>
    (await virtual.spokenPhraseLog()).findLast((phrase) => !ANNOUNCEMENT.test(phrase)) ?? '';
  return {
    press: (key: string) => virtual.press(key),
    async tabTo(phrase: RegExp) {
      for (let tabs = 0; tabs < MAX_TABS; tabs++) {
        if (phrase.test(await getCurrentPhrase())) return;
        await virtual.press('Tab');
      }
      throw new Error(`${MAX_TABS} presses of Tab do not reach ${phrase}`);
    },
    hear: (phrase: RegExp) => waitFor(async () => expect((await getNewPhrases()).join('\n')).toMatch(phrase)),
    /** `announced` has the texts of live regions, whose delay depends on the machine. */
    async takeTranscript() {
      const phrases = await getNewPhrases();
      taken += phrases.length;
      return { spoken: select(phrases, false), announced: select(phrases, true) };
    },
  };
}

/** Drives a virtual screen reader in jsdom: presses keys and records the phrases that a screen reader would speak. */
import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** Limit of Tab presses in `tabTo`. No page has as many controls. */
const MAX_TABS = 120;

const ANNOUNCEMENT = /^(?:polite|assertive): ?/;

/** Returns the announcements of live regions or all other phrases, without the phrases that repeat while the page changes. */
const select = (phrases: readonly string[], isAnnouncement: boolean) =>
  phrases
    .filter(
      (phrase) => ANNOUNCEMENT.test(phrase) === isAnnouncement && !/, busy$|^end of document$/.test(phrase),
    )
    .map((phrase) => phrase.replace(ANNOUNCEMENT, ''))
    .filter((phrase, index, all) => phrase !== '' && phrase !== all[index - 1]);

/**
 * Caches each element's computed style until a `hidden`, `open` or `style` attribute changes. For each key the screen reader
 * reads the styles of every element and all ancestors, which jsdom would compute again. Tests load no style sheet of the
 * product, so styles depend on these attributes alone. jsdom can't compute pseudo-elements and logs an error.
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

export interface Transcript {
  /** Phrases for the elements that the focus reached, in order. */
  spoken: string[];
  /** Phrases that live regions announced, in order. The delay before an announcement depends on the machine. */
  announced: string[];
}

export interface ScreenReader {
  press(key: string): Promise<void>;
  /** Presses Tab until the phrase of the focused element matches. */
  tabTo(phrase: RegExp): Promise<void>;
  /** Waits until a phrase matches. Only phrases since the last `takeTranscript` count. */
  hear(phrase: RegExp): Promise<void>;
  /** Returns the phrases since the previous `takeTranscript`. */
  takeTranscript(): Promise<Transcript>;
}

export async function startScreenReader(): Promise<ScreenReader> {
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
    press: (key) => virtual.press(key),
    async tabTo(phrase) {
      for (let tabs = 0; tabs < MAX_TABS; tabs++) {
        if (phrase.test(await getCurrentPhrase())) return;
        await virtual.press('Tab');
      }
      throw new Error(`${MAX_TABS} presses of Tab do not reach ${phrase}`);
    },
    hear: (phrase) => waitFor(async () => expect((await getNewPhrases()).join('\n')).toMatch(phrase)),
    async takeTranscript() {
      const phrases = await getNewPhrases();
      taken += phrases.length;
      return { spoken: select(phrases, false), announced: select(phrases, true) };
    },
  };
}

import type { ScreenExpectation } from '../../api.ts';
import { collapseSpaces } from '../../lib/format.ts';
import type { AppPage } from '../app.ts';
import { getScope, isShown } from '../driver/find.ts';
import { findSeen, revealElements } from '../driver/screens.ts';
import { createOutline } from './outline.ts';

/** Outlines on the page what proves a statement: the texts that it quotes, or what the step has seen. */
export function createProofMark(page: AppPage) {
  const { add, clear } = createOutline();
  return {
    show(quotes: readonly string[], seen: readonly ScreenExpectation[]) {
      const quoted = quotes.flatMap((quote) => findQuote(page, quote) ?? []);
      const proof = quoted.length > 0 ? quoted : seen.flatMap((screen) => findSeen(page, screen));
      const elements = proof.filter(
        (element) => element instanceof HTMLElement && element !== getScope(page),
      );
      for (const element of elements) add(element as HTMLElement);
      revealElements(page, elements);
    },
    clear,
  };
}

/** Returns the heading that has this text and no other, in any case, or else the innermost element. */
function findQuote(page: AppPage, quote: string): HTMLElement | undefined {
  const words = quote.toLowerCase();
  const found = [...getScope(page).querySelectorAll<HTMLElement>('*')].filter(
    (element) => readText(element) === words && isShown(element),
  );
  return found.find((element) => element.matches('h1, h2')) ?? found.at(-1);
}

/** The text of an element without the number that the menu shows before a link. */
const readText = ({ textContent }: Element) => collapseSpaces(textContent).toLowerCase().replace(/^\d+/, '');

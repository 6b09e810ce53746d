import type { AnyFact } from '../facts.ts';
import type { PageState } from '../page/page-state.ts';
import type { Branch } from './branch.ts';

/**
 * Stores the page's state with the last applied fact of a branch, or as `basePage` when no fact is applied. If later
 * facts follow, a state that is stored already stays.
 */
export function storePageState(branch: Branch<AnyFact>, page: PageState): void {
  const last = branch.facts[branch.cursor - 1];
  const isAtEnd = branch.cursor === branch.facts.length;
  if (last && (isAtEnd || !last.page)) last.page = page;
  else if (!last && (isAtEnd || !branch.basePage)) branch.basePage = page;
}

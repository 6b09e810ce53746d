import type { Browser, Page } from '@playwright/test';
import { openPhone } from '../phone.ts';
import type { BenchWorld } from '../sites/world.ts';
import type { BenchRow } from '../table.ts';

const TICKS_MS = 3_200;

interface Fiber {
  type: unknown;
  flags: number;
  memoizedProps: Record<string, unknown> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface RenderCounts {
  components: number;
  cards: number;
  mounted: number;
}

declare global {
  interface Window {
    renderCounts?: RenderCounts;
  }
}

/**
 * Runs in the page before React and counts the rendered components of each commit. React reports commits to the
 * hook of its developer tools, in production too. A subtree that did not render keeps its fiber objects.
 */
function countRenders() {
  const counts: RenderCounts = { components: 0, cards: 0, mounted: 0 };
  const performedWork = 1;
  const add = ({ type, flags, memoizedProps }: Fiber, isNew: boolean) => {
    if (typeof type !== 'function' || !(flags & performedWork)) return;
    counts.components += 1;
    if (!memoizedProps || !('onGoals' in memoizedProps && 'daysToCutoff' in memoizedProps)) return;
    counts.cards += 1;
    if (isNew) counts.mounted += 1;
  };
  const walk = (fiber: Fiber, before: Fiber | null) => {
    add(fiber, before === null);
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, before ? child.alternate : null);
  };
  Object.assign(window, {
    renderCounts: counts,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => walk(current, current.alternate),
      onCommitFiberUnmount: () => undefined,
    },
  });
}

const reset = (page: Page) =>
  page.evaluate(() => Object.assign(window.renderCounts ?? {}, { components: 0, cards: 0 }));
const read = (page: Page) => page.evaluate(() => window.renderCounts ?? null);

export async function measureRenders(browser: Browser, { origin, token }: BenchWorld): Promise<BenchRow[]> {
  const { page, press, close } = await openPhone(browser, token);
  try {
    await page.addInitScript(countRenders);
    await page.goto(`${origin}/lmx/games`, { waitUntil: 'networkidle' });
    const fields = page.locator('[data-game] input');
    await fields.first().waitFor();
    const cards = await page.locator('[data-game]').count();
    const mounted = (await read(page))?.mounted;
    if (!mounted || mounted < cards) throw new Error(`${mounted} of ${cards} game cards were counted`);

    await reset(page);
    await page.waitForTimeout(TICKS_MS);
    const ticked = await read(page);
    if (!ticked?.components) throw new Error('nothing rendered while the clock ticked');

    await fields.first().focus();
    let [worstCards, worstComponents] = [0, 0];
    const count = await fields.count();
    // Each digit moves the focus to the next empty field, so these presses fill in all fields.
    for (let index = 0; index < count; index += 1) {
      await reset(page);
      await press('1');
      const typed = await read(page);
      worstCards = Math.max(worstCards, typed?.cards ?? Number.NaN);
      worstComponents = Math.max(worstComponents, typed?.components ?? Number.NaN);
    }
    return [
      { what: 'game cards rendered by three ticks of the clock', measured: ticked.cards, goal: { most: 0 } },
      { what: 'components rendered by three ticks of the clock', measured: ticked.components },
      { what: 'game cards rendered by a digit, worst of a week', measured: worstCards, goal: { most: 1 } },
      { what: 'components rendered by a digit, worst of a week', measured: worstComponents },
    ];
  } finally {
    await close();
  }
}

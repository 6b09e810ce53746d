import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone } from '../phone.ts';
import type { BenchWorld } from '../sites/world.ts';
import type { BenchRow } from '../table.ts';

const WARM_UP = 20;

async function changePages(times: number) {
  const wait = async (selector: string) => {
    while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  for (let turn = 0; turn < times; turn += 1) {
    document.querySelector<HTMLElement>('header a[href$="/ranking"]')?.click();
    await wait('[role="tabpanel"] ol');
    document.querySelector<HTMLElement>('header a[href$="/games"]')?.click();
    await wait('[data-game]');
  }
}

async function openDialogs(times: number) {
  const wait = async (test: () => boolean) => {
    while (!test()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const getDialog = () => document.querySelector('[data-modal="sendPool"]');
  for (let turn = 0; turn < times; turn += 1) {
    document.querySelector<HTMLElement>('[data-bottom-bar] button')?.click();
    await wait(() => getDialog() !== null);
    const buttons = [...(getDialog()?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent === 'Todavía no')?.click();
    await wait(() => getDialog() === null);
  }
}

interface Memory {
  heap: number;
  detached: number;
  listeners: number;
}

async function readMemory(page: Page, session: CDPSession): Promise<Memory> {
  await page.waitForTimeout(1_000);
  // The first collection runs finalizers, which release more objects. The second collection frees these
  // objects.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  // Until the DOM domain is disabled, Chromium's inspector keeps every reported node in memory.
  await session.send('DOM.disable');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, detached: detachedNodes.length, listeners: jsEventListeners };
}

export async function measureCycles(
  browser: Browser,
  { origin, token }: BenchWorld,
  times: number,
): Promise<BenchRow[]> {
  const { page, press, close } = await openPhone(browser, token);
  try {
    const session = await page.context().newCDPSession(page);
    await page.goto(`${origin}/lmx/games`, { waitUntil: 'networkidle' });
    await page.locator('[data-game] input').first().focus();
    for (const digit of ['2', '1']) await press(digit);

    const cycle = async (count: number) => {
      await page.evaluate(changePages, count);
      await page.evaluate(openDialogs, count);
    };
    await cycle(WARM_UP);
    const before = await readMemory(page, session);
    await cycle(times);
    const after = await readMemory(page, session);
    const what = `${times} changes of the page and ${times} dialogs`;
    return [
      {
        what: `heap growth by ${what}`,
        measured: (after.heap - before.heap) / 1e6,
        unit: 'MB',
        goal: { most: 1 },
      },
      {
        what: `new detached nodes after ${what}`,
        measured: after.detached - before.detached,
        goal: { most: 0 },
      },
      { what: 'all detached nodes', measured: after.detached },
      { what: `new event listeners after ${what}`, measured: after.listeners - before.listeners },
    ];
  } finally {
    await close();
  }
}

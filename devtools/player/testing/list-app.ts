/**
 * A shopping list: an invented app with a dialog, its recording, and a control API with only a clock. The player's own
 * tests play it, so that they know nothing of the game.
 */
import { createEmitter } from '../../../mock-server/lib/emitter.ts';
import type { Action, Coverage, MockControl, PageEvents, Recipe, RecipeWorld, Step } from '../../api.ts';
import type { AppPage, AppRecording, DescribeCall, PlayedApp } from '../app.ts';
import { createMyRecipes } from '../recorder/my-recipes.ts';
import { createRecorder } from '../recorder/recorder.ts';
import { toSpanExpression } from '../recorder/span-expression.ts';
import { createWatchedControl } from '../recorder/watched-control.ts';
import { createCurrentRun } from '../runner/current-run.ts';
import { createRecipeRunner } from '../runner/runner.ts';
import { followUserCalls, type UserCalls } from '../runner/user-calls.ts';

export const HOUR = 3_600_000;
/** The password of the list's own persona, which a recording may show. */
export const LIST_PASSWORD = 'pan con queso';
/** The world of a recorded recipe. */
export const LIST_WORLD: RecipeWorld & { route: string } = { as: 'nico', at: 'lunes', route: '/lista' };

const findDialog = (page = document) => page.querySelector<HTMLElement>('[data-modal]') ?? undefined;
const getDialogType = (element: Element) => element.getAttribute('data-modal');

export const LIST_PAGE: AppPage = {
  base: '',
  dialogs: '[data-modal]',
  dismissable: '[data-modal]',
  findDialog,
  getDialogType,
  findOpenDialog(page) {
    const dialog = findDialog(page);
    return dialog ? { modal: getDialogType(dialog) ?? '' } : null;
  },
  isSeen: (screen) => 'modal' in screen && document.querySelector(`[data-modal="${screen.modal}"]`) !== null,
  findAll: () => [],
  findOverlay: () => null,
  findOpener: () => null,
  findTopBars: () => [],
  describe: () => 'el diálogo “Listo”',
};

export const LIST_RECORDING: AppRecording = {
  page: LIST_PAGE,
  getRoute: () => location.pathname,
  describeWorld: () => LIST_WORLD,
  toTimeExpression: (_control, at) => String(at),
  toTypedText: (_control, text) => text,
  toPassword: (_control, password) => (password === LIST_PASSWORD ? password : 'otra contraseña'),
  toRouteReference: (_control, route) => route,
  describeCalls: (_control, getJump) =>
    new Map<string, DescribeCall>([
      ['clock.poke', () => ({ control: 'poke' })],
      [
        'clock.advance',
        () => () => {
          const { from, to } = getJump();
          return { control: 'advance', span: toSpanExpression(to - from), silent: false };
        },
      ],
      ['clock.goto', () => () => ({ control: 'goto', time: getJump().to, silent: false, data: true })],
    ]),
  findMissing: () => null,
  describeSetting: () => null,
  getCaption: (action) => CAPTIONS[action.control] ?? action.control,
  recordedTags: ['flujos'],
  isOpener: ({ name }) => name === 'Menú',
};

export const LIST_APP: PlayedApp = {
  base: '',
  playPath: '/player/',
  seed: 7,
  persona: 'nico',
  covers: {},
  getRoute: () => location.pathname,
  hasPage: () => true,
  isPageShown: () => true,
  applyControl: async () => {},
  lookUp: () => '',
  checkWorldAtEnd: () => [],
  isNoted: () => true,
  isCountingDown: () => false,
  readRecipe: (value) => (isRecipe(value) ? value : null),
  writeRecipeFile: (recipe) => JSON.stringify(recipe),
  loadPage: async () => LIST_PAGE,
  loadRecording: async () => LIST_RECORDING,
};

const CAPTIONS: Readonly<Record<string, string>> = { advance: 'El reloj avanza', poke: 'Vuelve a la lista' };

const MAX_TEXT = 2_000;

/** Accepts a recipe with a title and steps, none of whose texts is too long. */
function isRecipe(value: unknown): value is Recipe {
  const { title, steps }: { title?: unknown; steps?: unknown } = Object(value);
  return (
    typeof title === 'string' &&
    title.trim() !== '' &&
    Array.isArray(steps) &&
    steps.every(({ actions }: Step) =>
      actions.every((action) => !('text' in action) || String(action.text).length <= MAX_TEXT),
    )
  );
}

export const step = (says: string, detail: string, ...actions: Action[]): Step => ({ says, detail, actions });
export const go = (route: string): Action => ({ do: 'go', route });
export const press = (name: string): Action => ({ do: 'click', target: { role: 'button', name } });
export const write = (name: string, text: string): Action => ({ do: 'type', target: { name }, text });

/** Returns a control API whose clock jumps, and whose world begins at any time but “nunca”. It has no facts. */
export function createListControl(): MockControl {
  const travels = createEmitter<PageEvents['travel']>();
  let now = 0;
  let rate = 1;
  let lastJump = Promise.resolve();
  const jump = (getTime: () => number) => {
    lastJump = lastJump.then(() => {
      const from = now;
      now = getTime();
      travels.emit({ from, to: now, isTold: true });
    });
    return lastJump;
  };
  const toHours = (text: string) => Number.parseInt(text.replace('ahora + ', ''), 10) * HOUR;
  const resolve = (time: number | string) => (typeof time === 'number' ? time : now + toHours(time));
  const control = {
    ready: Promise.resolve(),
    clock: {
      now: () => now,
      view: () => ({ rate }),
      async freeze() {
        rate = 0;
      },
      poke: async () => {},
      resolve,
      advance: (span: number | string) => jump(() => now + (typeof span === 'number' ? span : toHours(span))),
      goto: (time: number | string) => jump(() => resolve(time)),
    },
    world: {
      cursor: () => 0,
      facts: () => [],
      async begin({ at, rate: chosen = 1 }: { at?: string; rate?: number }) {
        if (at === 'nunca') throw new Error('No existe “nunca”.');
        rate = chosen;
      },
      as: async () => {},
      async import(text: string) {
        if (text === '') throw new Error('No es un mundo.');
      },
      /** Reloads the page, so that this document waits for ever. */
      unpack: () => new Promise(() => {}),
    },
    branch: { current: () => ({ id: 'A', replaced: null }) },
    fault: { held: () => 0 },
    net: { clear() {}, log: () => [], playingHar: () => null, pending: () => [], held: () => [] },
    agenda: {},
    mail: {},
    on: (event: string, listener: (travel: PageEvents['travel']) => void) =>
      event === 'travel' ? travels.on(listener) : () => {},
    restore: async () => {},
  };
  return control as unknown as MockControl;
}

const LIST_CALLS: UserCalls = {
  replacing: /^world\.(begin|import|unpack)$/,
  changing: /^world\.as$/,
  touching: /^clock\.poke$/,
};

/** Starts the recorder and the runner of the list. `isFresh`: a link has opened the page. */
export function startListPlayer(recipes: readonly Recipe[] = [], isFresh = true) {
  const app = LIST_APP;
  const { control, watchCalls } = createWatchedControl(createListControl());
  const mine = createMyRecipes(app);
  const current = createCurrentRun();
  const getOpenDialog = () => null;
  const recorder = createRecorder({ app, control, watchCalls, current, mine, getOpenDialog });
  const cover = { look() {}, onObserved: () => () => {} } as unknown as Coverage;
  const recipe = createRecipeRunner({ app, control, cover, current, recorder, recipes, mine, isFresh });
  const outside = createWatchedControl(control);
  outside.watchCalls(followUserCalls(current, LIST_CALLS));
  return { clock: control.clock, world: outside.control.world, recipe, recorder };
}

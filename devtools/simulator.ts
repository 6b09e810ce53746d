import { args, PERSON_TRAITS } from '../mock-server/index.ts';
import type {
  EventName,
  InventedPeople,
  MockControl,
  MyRecipes,
  PageEvents,
  Recipe,
  Recorder,
  ServerName,
  Simulator,
  Unsubscribe,
} from './api.ts';
import { observeCoverage } from './coverage/coverage.ts';
import { createLink, createTabLink } from './links/write.ts';
import { createMyRecipes } from './player/recorder/my-recipes.ts';
import { createRecorder } from './player/recorder/recorder.ts';
import { createWatchedControl } from './player/recorder/watched-control.ts';
import { createCurrentRun } from './player/runner/current-run.ts';
import { createRecipeRunner } from './player/runner/runner.ts';
import { followUserCalls } from './player/runner/user-calls.ts';
import { APP } from './recipes/app.ts';
import type { Sight } from './recipes/game-types.ts';
import { RECIPES } from './recipes/index.ts';
import { USER_CALLS } from './recipes/user-calls.ts';

interface SimulatorOptions {
  recipes?: readonly Recipe[];
  mine?: MyRecipes;
  /** See `createRecipeRunner`. */
  isFresh?: boolean;
}

/** Adds coverage, links, recipes and the recorder to the control API. */
export function createSimulator(
  mock: MockControl,
  { recipes = RECIPES, mine: unchecked = createMyRecipes(APP), isFresh = false }: SimulatorOptions = {},
): Simulator {
  const mine = {
    ...unchecked,
    ...args.guard<Pick<MyRecipes, keyof typeof MINE_ARGUMENTS>>('mine', unchecked, MINE_ARGUMENTS),
  };
  const { control, watchCalls, watchGroup } = createWatchedControl(mock);
  const cover = observeCoverage(control);
  const current = createCurrentRun();
  const recorder = createRecorder({
    app: APP,
    control,
    watchCalls,
    current,
    mine,
    getOpenDialog: cover.openDialog,
  });
  const runner = createRecipeRunner({ app: APP, control, cover, current, recorder, recipes, mine, isFresh });
  const { apply, play, run, link, skip, goTo, setSpeed } = runner;
  // A recipe uses `control`, so that these calls are the user's.
  const outside = createWatchedControl(control);
  // In front of the real server, `refuseWorld` changes the methods that recipes and the recorder use too.
  const offered = control.isReal ? control : outside.control;
  outside.watchCalls(followUserCalls(current, USER_CALLS));
  const watchGroups = <Group extends object>(name: string, methods: Group) =>
    outside.watchGroup(name, watchGroup(name, methods));
  const subscribe: Subscribe = {
    ready: (listener) => control.on('ready', listener),
    fact: (listener) => control.on('fact', listener),
    travel: (listener) => control.on('travel', listener),
    request: (listener) => control.on('request', listener),
    change: (listener) => control.on('change', listener),
    modal: cover.onModal,
    step: runner.onStep,
  };

  return {
    ...offered,
    get ready() {
      return control.ready;
    },
    server: {
      use(name: ServerName) {
        location.hash = `sim?server=${name}`;
      },
      names: () => [],
    },
    cover,
    // The recorder and the panel write `latest` of one object, so it is not a copy.
    recorder: Object.assign(
      recorder,
      args.guard<Pick<Recorder, 'onChange'>>('recorder', recorder, { onChange: throws({ listener }) }),
    ),
    recipe: {
      ...runner,
      ...args.guard(
        'recipe',
        { apply, play, run, link, skip, goTo, setSpeed },
        {
          apply: rejects({ id: text, options: maybe(keys({ prepare: flag })) }),
          play: rejects({
            id: text,
            options: maybe(keys({ captions: flag, speed: positive, step: whole, statement: text })),
          }),
          run: rejects({ id: text }),
          link: rejects({ id: text, step: maybe(whole) }),
          skip: throws({ direction: oneOf(1, -1) }),
          goTo: throws({ step: integer }),
          setSpeed: throws({ speed: positive }),
        },
      ),
    },
    restore: () => runner.restoreWhenOver(control.restore),
    people: args.guard(
      'people',
      watchGroups<InventedPeople>('people', {
        add: async (trait) => (await loadPeople()).addPersona(control, trait),
        fillRegistration: async (trait) => (await loadPeople()).fillRegistrationForm(control, trait),
      }),
      { add: rejects({ trait }), fillRegistration: rejects({ trait }) },
    ),
    ...watchGroups('app', {
      show: async (sight: Sight) => (await import('./recipes/sights.ts')).show(control, sight),
    }),
    openTab: () => openTab(offered),
    complaint: Promise.resolve(null),
    ...args.guard(
      'simulator',
      {
        on: <Name extends EventName>(event: Name, listener: (payload: PageEvents[Name]) => void) =>
          subscribe[event](listener),
        link: (options?: { isPrivate?: boolean }) => createLink(offered, options),
      },
      {
        on: throws({ event: oneOf(...Object.keys(subscribe)), listener }),
        link: rejects({ options: maybe(keys({ isPrivate: flag })) }),
      },
    ),
  };
}

const {
  anyText,
  flag,
  integer,
  keys,
  listener,
  maybe,
  oneOf,
  positive,
  record,
  rejects,
  text,
  throws,
  whole,
} = args;
const trait = oneOf(...PERSON_TRAITS);
const MINE_ARGUMENTS = {
  add: throws({ recipe: record }),
  replace: throws({ recipe: record }),
  remove: throws({ id: text }),
  forget: throws({ id: text }),
  file: throws({ id: text }),
  open: rejects({ packed: anyText }),
  onChange: throws({ listener }),
};

const loadPeople = () => import('./recipes/people.ts');

/** How to listen to each event. */
type Subscribe = {
  [Name in EventName]: (listener: (payload: PageEvents[Name]) => void) => Unsubscribe;
};

async function openTab(control: MockControl): Promise<void> {
  // Browsers open a tab only after a press of the user. A press in the cabina counts for the app in its frame.
  const opened = window.open(createTabLink(control));
  if (!opened) throw new Error('El navegador no dejó abrir otra pestaña.');
  // The app in the new tab must run as in a tab that the user opens by hand, where `window.opener` is null.
  opened.opener = null;
}

import type { AgendaEvent, Endpoint, FaultSpec } from '../../../mock-server/index.ts';
import type { RecipeView, Simulator } from '../../api.ts';
import { DIALOG_TITLES } from '../../copy/dialogs.ts';
import { getCallLabel, getMessageLabel } from '../../copy/labels.ts';
import { copy } from '../../copy/shared.ts';
import { capitalize, formatDayHour, formatTimeAway } from '../../lib/format.ts';
import { openCabina } from '../../links/write.ts';
import { createScorer, type Searchable, TYPO_RANK } from '../../search/scorer.ts';
import type { JumpOptions } from '../../state/jump-options.ts';
import { SECTIONS, type SectionId } from '../../state/sections.ts';
import { copyText } from '../../ui/copy-text.ts';
import { toggleFullScreen } from '../../ui/full-screen.ts';
import type { PanelContextValue } from '../context/context.ts';
import { COMMON_REFUSALS, createFault, createRefusal } from '../faults/faults.ts';
import { download } from '../parts/download.ts';

export const COMMAND_GROUPS = {
  clock: { name: 'Tiempo', icon: 'clock' },
  dialogs: { name: 'Diálogos', icon: 'dialogs' },
  recipes: { name: 'Recorridos', icon: 'play' },
  messages: { name: 'Mensajes del servidor', icon: 'message' },
  endpoints: { name: 'Peticiones', icon: 'right' },
  faults: { name: 'Fallas', icon: 'fault' },
  personas: { name: 'Personas', icon: 'person' },
  go: { name: 'Ir a', icon: 'right' },
  world: { name: 'Mundo', icon: 'world' },
} as const;
export type CommandGroup = keyof typeof COMMAND_GROUPS;

interface Entry extends Searchable {
  /** Stable across reloads, because the palette stores the recent commands by id. */
  id: string;
  note?: string;
  aside?: string;
  run(): unknown;
}

export type Command = Entry & { group: CommandGroup };

export function listCommands(context: PanelContextValue): Command[] {
  const { simulator } = context;
  const { recipe, world } = simulator;
  const views = recipe.list();
  const entries: Record<CommandGroup, Entry[]> = {
    clock: createTimeCommands(simulator, context.jump),
    dialogs: views.filter(isOfDialog).map((view) => createDialogCommand(view, simulator)),
    recipes: views.filter((view) => !isOfDialog(view)).map((view) => createRecipeCommand(view, simulator)),
    messages: createMessageCommands(simulator, views),
    endpoints: createEndpointCommands(context),
    faults: createFaultCommands(simulator),
    personas: world.personas().map(({ id, name, nickname, note, email }) => ({
      id: `as ${id}`,
      name: `Entrar como ${name}`,
      aside: nickname,
      codes: [id, nickname, ...(email ? [email] : [])],
      words: note,
      run: () => world.as(id),
    })),
    go: SECTIONS.map(({ id, name }) => ({
      id: `open ${id}`,
      name: `Abrir ${name}`,
      words: SECTION_WORDS[id],
      run: () => context.open(id),
    })),
    world: createWorldCommands(context),
  };
  return (Object.keys(entries) as CommandGroup[]).flatMap((group) =>
    entries[group].map((entry) => ({ ...entry, group })),
  );
}

const MOMENTS: Record<string, string> = {
  opening: 'Ir a la apertura de',
  cutoff: 'Ir al cierre de',
  kickoff: 'Ir al inicio de',
  final: 'Ir al final de',
  week: 'Ir al inicio de',
};

const MAX_EVENTS = 60;

/** Returns the name of the command that goes to the event: `Cierra PUE–TIJ` becomes `Ir al cierre de PUE–TIJ`. */
const getGoName = ({ kind, label }: AgendaEvent) =>
  kind in MOMENTS
    ? `${MOMENTS[kind]} ${label.slice(label.indexOf(' ') + 1)}`
    : `Ir a: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

function createTimeCommands({ clock, agenda }: Simulator, jump: JumpOptions): Entry[] {
  const now = clock.now();
  // The name of a command says its instant, so `land` shifts only the steps to an event.
  const { silent, data } = jump;
  const weeks = new Set(agenda.list({ kinds: ['cutoff'] }).flatMap(({ week }) => week ?? []));
  return [
    { id: 'next', name: copy.nextEvent, run: () => clock.step(1, jump) },
    { id: 'previous', name: copy.previousEvent, run: () => clock.step(-1, jump) },
    { id: 'freeze', name: copy.freeze, run: () => clock.freeze() },
    { id: 'resume', name: copy.resume, run: () => clock.resume() },
    ...agenda
      .list({ from: now })
      .slice(0, MAX_EVENTS)
      .map((event) => ({
        id: event.id,
        name: getGoName(event),
        note: formatDayHour(event.at),
        aside: formatTimeAway(event.at, now),
        codes: event.expression ? [event.expression] : [],
        run: () => clock.goto(event.at, { silent, data }),
      })),
    ...[...weeks].map((week) => ({
      id: `week-${week}`,
      name: `Ir al cierre de la jornada ${week}`,
      aside: `cierre(${week}, 1)`,
      codes: [`cierre(${week}, 1)`],
      run: () => clock.goto(`cierre(${week}, 1)`, { silent, data }),
    })),
  ];
}

const isOfDialog = ({ id }: RecipeView) => id.startsWith('modal/') || id.startsWith('trivia/');

const getCodes = ({ id }: RecipeView) => [id, id.split('/')[1] ?? id];

const getWords = ({ endNames, tags }: RecipeView) =>
  [...endNames, ...tags.map((tag) => copy.recipeGroups[tag] ?? tag)].join(' ');

function createDialogCommand(view: RecipeView, { recipe }: Simulator): Entry {
  const { id, title, outline } = view;
  const says = outline.at(-1)?.says ?? title;
  const codes = getCodes(view);
  return {
    id: `dialog ${id}`,
    name: DIALOG_TITLES[id] ?? says,
    note: title,
    aside: codes[1],
    codes,
    words: `${says} ${title} diálogo ${getWords(view)}`,
    screens: [id.replace('/', ':')],
    run: () => recipe.apply(id),
  };
}

const createRecipeCommand = (view: RecipeView, { recipe }: Simulator): Entry => ({
  id: `recipe ${view.id}`,
  name: `Ver: ${view.title}`,
  aside: view.id,
  codes: getCodes(view),
  words: getWords(view),
  screens: [...view.endNames.slice(0, 1), ...view.covers],
  run: () => recipe.apply(view.id),
});

function createMessageCommands({ fault, recipe }: Simulator, views: readonly RecipeView[]): Entry[] {
  const known = new Map(fault.messages().map((refusal) => [`${refusal.status} ${refusal.message}`, refusal]));
  return [...known].flatMap(([code, { status, message }]) => {
    const name = `msg:${message}`;
    const view =
      views.find(({ endNames }) => endNames.includes(name)) ??
      views.find(({ covers }) => covers.includes(name));
    if (!view) return [];
    return {
      id: `message ${code}`,
      name: capitalize(getMessageLabel(message)),
      note: `Se ve en: ${view.title}`,
      aside: code,
      codes: [String(status), message],
      words: `${view.id} ${view.title}`,
      run: () => recipe.apply(view.id),
    };
  });
}

/** Returns the path of an endpoint up to its first parameter, because the filter of “Peticiones” matches real paths. */
const toPathFilter = (endpoint: string) => endpoint.slice(endpoint.indexOf(' ') + 1).replace(/:.*$/, '');

const createEndpointCommands = (context: PanelContextValue): Entry[] =>
  context.simulator.net.endpoints().map((endpoint) => ({
    id: `call ${endpoint}`,
    name: getCallLabel(endpoint),
    aside: endpoint,
    codes: [endpoint, toPathFilter(endpoint)],
    run() {
      context.set({ callFilter: toPathFilter(endpoint), callShow: 'all' });
      context.open('network');
    },
  }));

// The faults of the main calls come first, because the palette lists only 8 commands of a group (`MAX_OF_GROUP`).
const MAIN_CALLS: readonly string[] = ['POST /api/trivia/answer', 'POST /api/pool/user'] satisfies Endpoint[];

const compareImportance = (a: string, b: string) => MAIN_CALLS.indexOf(b) - MAIN_CALLS.indexOf(a);

function createFaultCommands({ fault, net }: Simulator): Entry[] {
  const endpoints = net.endpoints().toSorted(compareImportance);
  const createCommand = (spec: FaultSpec & { id: string }, words: Omit<Entry, 'id' | 'run'>): Entry => ({
    id: spec.id,
    ...words,
    run: () => fault.add(spec),
  });
  const refusals = [
    ...COMMON_REFUSALS,
    ...fault.messages().toSorted((a, b) => compareImportance(a.endpoint, b.endpoint)),
  ].map(({ endpoint, status, message }) =>
    createCommand(createRefusal(endpoint, status, message), {
      name: `Hacer fallar ${getCallLabel(endpoint)}: ${getMessageLabel(message)}`,
      aside: message,
      words: `${status} ${endpoint}`,
    }),
  );
  return [
    createCommand(
      { id: 'offline', match: '*', effect: { offline: true }, times: 'always' },
      { name: copy.offline, aside: 'networkError', codes: ['Sin conexión'] },
    ),
    ...endpoints
      .filter((endpoint) => endpoint.startsWith('POST '))
      .map((match) => {
        const spec = createFault(match, 'drop', { drop: true });
        const name = `Perder la respuesta de: ${getCallLabel(match)}`;
        return {
          id: `${spec.id} after`,
          name,
          note: 'El servidor guarda y la app no se entera. 1 vez.',
          aside: match,
          words: 'se pierde respuesta perdida después de guardar enviado dos veces doble mala red señal',
          // The story and the bug report show the fault's label. The default label would not say when the call fails.
          run: () => fault.add({ ...spec, when: 'after', label: name }),
        };
      }),
    ...endpoints.map((match) =>
      createCommand(createFault(match, 'hold', { hold: true }), {
        name: `Retener: ${getCallLabel(match)}`,
        note: 'La app espera hasta que la sueltes en Fallas.',
        aside: match,
      }),
    ),
    // `fault.messages()` contains the common refusals, so the map keeps each id once.
    ...new Map(refusals.map((entry) => [entry.id, entry])).values(),
  ];
}

/** Words that the search finds for a section: what the section offers and its name doesn't say. */
const SECTION_WORDS: Partial<Record<SectionId, string>> = {
  faults: 'retener soltar una petición, sin internet, red lenta',
  world: 'publicar resultados, marcador, equipos, cuentas',
  network: 'exportar HAR, repetir una petición',
  coverage: 'exportar lo que se ha visto y lo que falta',
  branches: 'exportar importar este mundo, copiar enlace, comparar, deshacer',
};

function createWorldCommands(context: PanelContextValue): Entry[] {
  const { simulator, open, show } = context;
  const { world, recorder } = simulator;
  const week = world.table('weeks').rows.find(({ isCurrent }) => isCurrent)?.number;
  const resetWorld = () => {
    // Opens “Ramas”, because that section lists the branch that keeps the world from before the reset.
    open('branches');
    return world.reset();
  };
  const commands: ([id: string, name: string, run: () => unknown] | false)[] = [
    !recorder.isOn() && ['record', copy.recordStart, () => recorder.start()],
    ['report', copy.report, () => show('report')],
    ['restore', copy.restore, () => simulator.restore()],
    world.canUndo() && ['undo', copy.undo, () => world.undo()],
    ['revoke', copy.revoke, () => world.revoke()],
    ['delete', copy.deleteAccount, () => world.deleteUser()],
    ['tab', copy.openTab, () => simulator.openTab()],
    context.app === window && ['cabina', copy.openCabina, openCabina],
    ['link', 'Copiar enlace de este mundo', () => copyText(simulator.link())],
    ['export', 'Exportar este mundo', () => download(`mundo-${world.seed()}.json`, world.export())],
    week !== undefined && [
      'publish',
      `Publicar resultados de la jornada ${week}`,
      () => world.publishWeek(Number(week)),
    ],
    document.fullscreenEnabled && ['full', 'Pantalla completa', toggleFullScreen],
    ['reset', copy.reset, resetWorld],
  ];
  return commands.filter((command) => !!command).map(([id, name, run]) => ({ id, name, run }));
}

/** Maximum number of commands of a group when the palette shows all groups. */
const MAX_OF_GROUP = 8;

/** Returns the commands that match the search, in groups, the best first. Without a search, the recent ones come first. */
export function findCommands(
  commands: readonly Command[],
  search: string,
  filter: string,
  { recent = [], screens }: { recent?: readonly string[]; screens?: ReadonlySet<string> } = {},
) {
  const isAll = filter === 'all';
  const rank = createScorer(search, screens);
  const ranked = commands
    .filter(({ group }) => isAll || group === filter)
    .flatMap((command) => {
      const score = rank(command);
      return score === null ? [] : { command, score };
    })
    .toSorted((a, b) => a.score - b.score);
  const hasWords = ranked.some(({ score }) => score < TYPO_RANK);
  const matches = ranked
    .filter(({ score }) => !(hasWords && score === TYPO_RANK))
    .map(({ command }) => command);
  const recentCommands =
    isAll && search.trim() === ''
      ? recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
      : [];
  const others = matches.filter((command) => !recentCommands.includes(command));
  const groups = [...new Set(others.map(({ group }) => group))].map((group) => ({
    title: COMMAND_GROUPS[group].name,
    commands: others.filter((command) => command.group === group).slice(0, isAll ? MAX_OF_GROUP : undefined),
  }));
  return recentCommands.length > 0 ? [{ title: 'Recientes', commands: recentCommands }, ...groups] : groups;
}

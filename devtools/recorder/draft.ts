import type { Action, ControlAction, GameReference, Recipe, RowReference, Words } from '../recipes/recipe.ts';

// `JSON.stringify` escapes backslashes and line breaks, which a string literal must not contain.
const quote = (value: unknown) =>
  value instanceof RegExp
    ? String(value)
    : `'${JSON.stringify(String(value)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
function toSource(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const key = (name: string) => (/^\w+$/.test(name) ? name : quote(name));
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${key(name)}: ${toSource(one)}`)
    .join(', ')} }`;
}

function formatOptions(options: Record<string, unknown>, defaults: Record<string, unknown>): string {
  const told = Object.entries(options).filter(([name, value]) => value !== defaults[name]);
  return told.length > 0 ? `, ${toSource(Object.fromEntries(told))}` : '';
}

const isGame = (row: RowReference): row is GameReference =>
  typeof row === 'object' && 'game' in row && !('predictionOf' in row);
const formatRow = (row: RowReference) => (isGame(row) ? `game(${row.week}, ${row.game})` : toSource(row));

function writeControl(action: ControlAction): string {
  const call = (verb: string, ...parts: (string | undefined)[]) =>
    `${verb}(${parts.filter((part) => part !== undefined).join(', ')})`;
  const orNone = (text: string | undefined) => (text === undefined ? undefined : quote(text));
  switch (action.control) {
    case 'advance':
      return `later(${quote(action.span)}${formatOptions({ silent: action.silent }, { silent: false })})`;
    case 'goto': {
      const { data, silent, time } = action;
      const options = formatOptions({ data, silent }, { data: true, silent: false });
      return `travelTo(${quote(time)}${options})`;
    }
    case 'fail':
      return call('fail', toSource(action.fault));
    case 'edit':
      return call('edit', quote(action.table), formatRow(action.row), toSource(action.patch));
    case 'remove':
      return call('remove', quote(action.table), formatRow(action.row));
    case 'undo':
      return call('undo');
    case 'publish':
      return call('publish', formatRow(action.game), action.score && toSource(action.score));
    case 'publish-week':
      return call('publishWeek', `${action.week}`);
    case 'as':
      return call('become', quote(action.persona));
    case 'revoke':
      return call('logInElsewhere', orNone(action.email));
    case 'delete-user':
      return call('deleteBehind', orNone(action.email));
    case 'verify':
      return call('confirmElsewhere', quote(action.email));
    case 'answer-trivia':
      return call('answerElsewhere', `${action.week}`, orNone(action.email));
    case 'expire-mail':
      return call('expireMail', action.mail === undefined ? undefined : formatRow(action.mail));
    case 'device':
      return call('setDevice', toSource(action.mode));
    case 'heal':
      return call('heal', orNone(action.fault));
    case 'release':
      return call('release', orNone(action.fault));
    case 'laravel':
      return call('laravel', `${action.isOn}`);
    case 'poke':
      return call('comeBack');
  }
}

const PRESSES: Readonly<Record<string, string>> = {
  button: 'press',
  link: 'follow',
  tab: 'openTab',
  checkbox: 'tick',
};

function formatWords(text: Words): { verbs: string[]; text: string } {
  if (typeof text === 'string') return { verbs: [], text: quote(text) };
  if ('mail' in text) return { verbs: ['codeFor'], text: `codeFor(${quote(text.to)})` };
  return { verbs: [], text: toSource(text) };
}

function formatGesture(action: Exclude<Action, ControlAction>): { verbs: string[]; text: string } {
  const one = (verb: string, ...parts: string[]) => ({ verbs: [verb], text: `${verb}(${parts.join(', ')})` });
  switch (action.do) {
    case 'go':
      return one('go', toSource(action.route));
    case 'click': {
      const { name, nth, role = 'button' } = action.target;
      const place = nth ? [`${nth}`] : [];
      const verb = PRESSES[role];
      return verb && !(nth && verb === 'tick')
        ? one(verb, quote(name), ...place)
        : one('pressThe', quote(role), quote(name), ...place);
    }
    case 'type': {
      const { name, nth } = action.target;
      const { text, verbs } = formatWords(action.text);
      const made = one('write', quote(name), text, ...(nth ? [`${nth}`] : []));
      return { ...made, verbs: [...made.verbs, ...verbs] };
    }
    case 'choose':
      return one('choose', quote(action.target.name), quote(action.option));
    case 'see':
      if ('modal' in action.screen) return one('seeModal', quote(action.screen.modal));
      if ('trivia' in action.screen) return one('seeTrivia', quote(action.screen.trivia));
      return one('look', '0');
    case 'wait':
      return one('look', `${action.ms}`);
  }
}

function formatAction(action: Action): { verbs: string[]; text: string } {
  if (!('control' in action)) return formatGesture(action);
  const text = writeControl(action);
  const row = action.control === 'publish' ? action.game : 'row' in action ? action.row : undefined;
  const verbs = [text.slice(0, text.indexOf('('))];
  if (row !== undefined && isGame(row)) verbs.push('game');
  return { verbs, text };
}

export function writeDraft({ id, title, covers, world, steps, expect }: Recipe): string {
  const verbs = new Set(['step']);
  const lines = steps.map(({ says, actions }) => {
    const done = actions.map((action) => {
      const { text, verbs: used } = formatAction(action);
      for (const verb of used) verbs.add(verb);
      return text;
    });
    return `      step(${[quote(says), "''", ...done].join(', ')}),`;
  });
  return `import { ${[...verbs].sort().join(', ')} } from '../actions.ts';
import { type Recipe, recipe } from '../recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di qué se espera. */
export const DRAFT_RECIPES: readonly Recipe[] = [
  recipe(${quote(id)}, ${quote(title)}, {
    tags: ['flujos'],
    covers: ${toSource(covers)},
    world: ${toSource(world)},
    steps: [
${lines.join('\n')}
    ],
    expect: ${toSource(expect)},
  }),
];
`;
}

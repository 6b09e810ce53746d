/** Writes a recorded recipe as TypeScript. */
import type { ControlAction } from '../recipes/control-actions.ts';
import type { Action, Recipe } from '../recipes/recipe.ts';

/** Code of an action, and the functions of `actions.ts` that it uses. */
interface Code {
  text: string;
  creators: string[];
}

// `JSON.stringify` escapes backslashes and line breaks, which a string literal must not contain.
const quote = (value: unknown) =>
  value instanceof RegExp
    ? String(value)
    : `'${JSON.stringify(String(value)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const hasOnly = (value: object, ...names: string[]) => Object.keys(value).join() === names.join();

function toCode(value: unknown): Code {
  const join = (open: string, parts: [prefix: string, value: unknown][], close: string): Code => {
    const codes = parts.map(([prefix, part]) => ({ prefix, ...toCode(part) }));
    return {
      text: open + codes.map(({ prefix, text }) => prefix + text).join(', ') + close,
      creators: codes.flatMap(({ creators }) => creators),
    };
  };
  if (typeof value === 'string' || value instanceof RegExp) return { text: quote(value), creators: [] };
  if (Array.isArray(value))
    return join(
      '[',
      value.map((part) => ['', part]),
      ']',
    );
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value), creators: [] };
  if (hasOnly(value, 'week', 'game')) return toCall('game', ...Object.values(value));
  if (hasOnly(value, 'mail', 'to') && 'mail' in value && 'to' in value)
    return toCall(value.mail === 'code' ? 'codeFor' : 'linkFor', value.to);
  const toKey = (name: string) => (/^\w+$/.test(name) ? name : quote(name));
  return join(
    '{ ',
    Object.entries(value).map(([name, part]) => [`${toKey(name)}: `, part]),
    ' }',
  );
}

function toCall(creator: string, ...args: unknown[]): Code {
  const codes = args.filter((arg) => arg !== undefined).map(toCode);
  return {
    text: `${creator}(${codes.map(({ text }) => text).join(', ')})`,
    creators: [creator, ...codes.flatMap(({ creators }) => creators)],
  };
}

const PRESSES: Readonly<Record<string, string>> = {
  button: 'press',
  link: 'follow',
  tab: 'openTab',
  checkbox: 'tick',
};

function writeGesture(action: Exclude<Action, ControlAction>): Code {
  switch (action.do) {
    case 'go':
      return toCall('go', action.route);
    case 'click': {
      const { name, nth, role = 'button' } = action.target;
      const creator = PRESSES[role];
      return creator && !(nth && creator === 'tick')
        ? toCall(creator, name, nth || undefined)
        : toCall('pressThe', role, name, nth || undefined);
    }
    case 'type':
      return toCall('write', action.target.name, action.text, action.target.nth || undefined);
    case 'choose':
      return toCall('choose', action.target.name, action.option);
    case 'dismiss':
      return toCall('dismiss');
    case 'see':
      if ('modal' in action.screen) return toCall('seeModal', action.screen.modal);
      if ('trivia' in action.screen) return toCall('seeTrivia', action.screen.trivia);
      return toCall('look', 0);
    case 'wait':
      return toCall('look', action.ms);
  }
}

const writeAction = (action: Action): Code => ('control' in action ? toCode(action) : writeGesture(action));

export function writeDraft({ id, title, tags, world, steps, ends }: Recipe): string {
  const creators = new Set(['step']);
  const lines = steps.map(({ says, detail, actions }) => {
    const codes = actions.map(writeAction);
    for (const creator of codes.flatMap((code) => code.creators)) creators.add(creator);
    return `      step(${[quote(says), quote(detail), ...codes.map(({ text }) => text)].join(', ')}),`;
  });
  return `import { ${[...creators].sort().join(', ')} } from './actions.ts';
import { type Recipe, recipe } from './recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di cómo termina. */
export const DRAFT_RECIPES: readonly Recipe[] = [
  recipe(${quote(id)}, ${quote(title)}, {
    tags: ${toCode(tags).text},
    world: ${toCode(world).text},
    steps: [
${lines.join('\n')}
    ],
    ends: ${toCode(ends).text},
  }),
];
`;
}

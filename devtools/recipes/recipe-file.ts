import type { Action, Recipe } from '../api.ts';

/** Returns a recorded recipe as the source of a TypeScript file. */
export function writeRecipeFile({ id, title, tags, isRecorded, speed, world, steps, ends }: Recipe): string {
  /** The functions of `actions.ts` that the recipe calls. */
  const creators = new Set(['step']);

  function toCall(creator: string, ...args: unknown[]): string {
    creators.add(creator);
    const given = args.filter((arg) => arg !== undefined);
    return `${creator}(${given.map(toCode).join(', ')})`;
  }

  function toCode(value: unknown): string {
    if (typeof value === 'string') return quote(value);
    if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const names = Object.keys(value).join();
    const [first, second] = Object.values(value);
    if (names === 'week,game') return toCall('game', first, second);
    if (names === 'mail,to') return toCall(first === 'code' ? 'codeFor' : 'linkFor', second);
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${entries.map(([name, item]) => `${toKey(name)}: ${toCode(item)}`).join(', ')} }`;
  }

  function writeAction(action: Action): string {
    if ('control' in action) return toCode(action);
    switch (action.do) {
      case 'go':
        return toCall('go', action.route);
      case 'click': {
        const { name, nth, role = 'button' } = action.target;
        const creator = CREATORS[role];
        // `tick` has no parameter `nth`.
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
        if ('route' in action.screen) return toCall('seeRoute', action.screen.route);
        return toCall('look', 0);
      case 'wait':
        return toCall('look', action.ms);
    }
  }

  const lines = steps.map(
    ({ says, detail, actions }) =>
      `step(${[quote(says), quote(detail), ...actions.map(writeAction)].join(', ')})`,
  );
  return `import { ${[...creators].sort().join(', ')} } from './actions.ts';
import { type Recipe, recipe } from './recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di cómo termina. */
export const DRAFT_RECIPES: readonly Recipe[] = [
  recipe({
    id: ${quote(id)},
    title: ${quote(title)},
    tags: ${toCode(tags)},${isRecorded ? '\n    isRecorded: true,' : ''}${speed ? `\n    speed: ${speed},` : ''}
    world: ${toCode(world)},
    steps: [
${lines.map((line) => `      ${line},`).join('\n')}
    ],
    ends: ${toCode(ends)},
  }),
];
`;
}

// `JSON.stringify` escapes backslashes and line breaks, which in a string literal must be escaped.
const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const toKey = (name: string) => (/^\w+$/.test(name) ? name : quote(name));

const CREATORS: Record<string, string> = {
  button: 'press',
  link: 'follow',
  tab: 'openTab',
  checkbox: 'tick',
};

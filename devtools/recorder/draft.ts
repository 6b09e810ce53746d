import type { Action, ControlAction, Recipe, Words } from '../recipes/recipe.ts';

const quoted = (value: unknown) =>
  value instanceof RegExp ? String(value) : `'${String(value).replace(/[\\']/g, '\\$&')}'`;
function toSource(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const key = (name: string) => (/^\w+$/.test(name) ? name : quoted(name));
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${key(name)}: ${toSource(one)}`)
    .join(', ')} }`;
}

type Verb = [verb: string, text: string];

function optionsText(options: Record<string, unknown>, defaults: Record<string, unknown>): string {
  const told = Object.entries(options).filter(([name, value]) => value !== defaults[name]);
  return told.length > 0 ? `, ${toSource(Object.fromEntries(told))}` : '';
}

function writeControl(action: ControlAction): Verb {
  switch (action.control) {
    case 'advance':
      return [
        'later',
        `later(${quoted(action.span)}${optionsText({ silent: action.silent }, { silent: false })})`,
      ];
    case 'goto': {
      const { data, silent, time } = action;
      const options = optionsText({ data, silent }, { data: true, silent: false });
      return ['travelTo', `travelTo(${quoted(time)}${options})`];
    }
    case 'fail':
      return ['fail', `fail(${toSource(action.fault)})`];
    case 'edit':
      return ['edit', `edit(${quoted(action.table)}, ${toSource(action.row)}, ${toSource(action.patch)})`];
    case 'heal':
      return ['heal', 'heal()'];
    case 'laravel':
      return ['laravel', `laravel(${action.isOn})`];
    default:
      return ['comeBack', 'comeBack()'];
  }
}

const PRESSES: Readonly<Record<string, string>> = {
  button: 'press',
  link: 'follow',
  tab: 'openTab',
  checkbox: 'tick',
};

function written(text: Words): { verbs: string[]; text: string } {
  if (typeof text === 'string') return { verbs: [], text: quoted(text) };
  if ('mail' in text) return { verbs: ['codeFor'], text: `codeFor(${quoted(text.to)})` };
  return { verbs: [], text: toSource(text) };
}

function gesture(action: Exclude<Action, ControlAction>): { verbs: string[]; text: string } {
  const one = (verb: string, ...parts: string[]) => ({ verbs: [verb], text: `${verb}(${parts.join(', ')})` });
  switch (action.do) {
    case 'go':
      return one('go', toSource(action.route));
    case 'click': {
      const { name, nth, role = 'button' } = action.target;
      const place = nth ? [`${nth}`] : [];
      const verb = PRESSES[role];
      return verb && !(nth && verb === 'tick')
        ? one(verb, quoted(name), ...place)
        : one('pressThe', quoted(role), quoted(name), ...place);
    }
    case 'type': {
      const { name, nth } = action.target;
      const { text, verbs } = written(action.text);
      const made = one('write', quoted(name), text, ...(nth ? [`${nth}`] : []));
      return { ...made, verbs: [...made.verbs, ...verbs] };
    }
    case 'choose':
      return one('choose', quoted(action.target.name), quoted(action.option));
    case 'see':
      if ('modal' in action.screen) return one('seeModal', quoted(action.screen.modal));
      if ('trivia' in action.screen) return one('seeTrivia', quoted(action.screen.trivia));
      return one('look', '0');
    case 'wait':
      return one('look', `${action.ms}`);
  }
}

function words(action: Action): { verbs: string[]; text: string } {
  if (!('control' in action)) return gesture(action);
  const [verb, text] = writeControl(action);
  return { verbs: [verb], text };
}

export function writeDraft({ id, title, covers, world, steps, expect }: Recipe): string {
  const verbs = new Set(['step']);
  const lines = steps.map(({ says, actions }) => {
    const done = actions.map((action) => {
      const { text, verbs: used } = words(action);
      for (const verb of used) verbs.add(verb);
      return text;
    });
    return `      step(${quoted(says)}, '', ${done.join(', ')}),`;
  });
  return `import { ${[...verbs].sort().join(', ')} } from '../actions.ts';
import { type Recipe, recipe } from '../recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di qué se espera. */
export const DRAFT_RECIPES: readonly Recipe[] = [
  recipe(${quoted(id)}, ${quoted(title)}, {
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

/** A recording as the text of a recipe: a draft that somebody names, captions and checks. */
import type { Action, Lever } from '../recipes/recipe.ts';
import type { Recording } from './recording.ts';

const quoted = (value: unknown) =>
  value instanceof RegExp ? String(value) : `'${String(value).replace(/[\\']/g, '\\$&')}'`;
const plain = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replace(/"([^"']*)"/g, "'$1'");

function lever(action: Lever): [verb: string, text: string] {
  switch (action.pull) {
    case 'advance':
      return ['later', `later(${quoted(action.span)}${action.silent ? ', { silent: true }' : ''})`];
    case 'goto':
      return ['travelTo', `travelTo(${quoted(action.time)}${action.data ? '' : ', { data: false }'})`];
    case 'fail':
      return ['fail', `fail(${plain(action.fault)})`];
    case 'edit':
      return ['edit', `edit(${quoted(action.table)}, ${plain(action.row)}, ${plain(action.patch)})`];
    case 'heal':
      return ['heal', 'heal()'];
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

function words(action: Action): [verb: string, text: string] {
  if ('pull' in action) return lever(action);
  const nth = 'target' in action && action.target.nth ? `, ${action.target.nth}` : '';
  switch (action.do) {
    case 'go':
      return ['go', `go(${quoted(action.route)})`];
    case 'click': {
      const verb = PRESSES[action.target.role ?? ''] ?? 'press';
      return [verb, `${verb}(${quoted(action.target.name)}${nth})`];
    }
    case 'type':
      return ['write', `write(${quoted(action.target.name)}, ${quoted(action.text)}${nth})`];
    case 'choose':
      return ['choose', `choose(${quoted(action.target.name)}, ${quoted(action.option)})`];
    case 'see':
      if ('modal' in action.sight) return ['seeModal', `seeModal(${quoted(action.sight.modal)})`];
      if ('trivia' in action.sight) return ['seeTrivia', `seeTrivia(${quoted(action.sight.trivia)})`];
      return ['look', 'look(0)'];
    case 'wait':
      return ['look', `look(${action.ms})`];
  }
}

/** Where a step ends: at what comes up on the screen. */
function stepsOf(actions: readonly Action[]): Action[][] {
  const steps: Action[][] = [[]];
  for (const action of actions) {
    steps.at(-1)?.push(action);
    if ('do' in action && action.do === 'see') steps.push([]);
  }
  return steps.filter((step) => step.length > 0);
}

/** The draft, as the text of a TypeScript file. `name` is its id's second half. */
export function draftOf({ as, at, route, actions, covers }: Recording, name: string): string {
  const verbs = new Set(['step']);
  const steps = stepsOf(actions).map((step, index) => {
    const lines = step.map((action) => {
      const [verb, text] = words(action);
      verbs.add(verb);
      return text;
    });
    return `    step('Paso ${index + 1}', '', ${lines.join(', ')}),`;
  });
  const last = covers.findLast((one) => one.startsWith('modal:'))?.slice('modal:'.length);
  return `import { ${[...verbs].sort().join(', ')} } from '../actions.ts';
import { recipe } from '../recipe.ts';

/** Borrador grabado a mano: ponle nombre, cuenta cada paso y di qué se espera. */
export const draft = recipe({
  id: 'flow/${name}',
  title: 'Borrador ${name}',
  tags: ['flujos'],
  covers: [${covers.map(quoted).join(', ')}],
  world: { as: ${quoted(as)}, at: ${quoted(at)}, route: ${quoted(route)} },
  steps: [
${steps.join('\n')}
  ],
  expect: [${last ? `{ sees: { modal: ${quoted(last)} } }` : ''}],
});
`;
}

import { expect, test, vi } from 'vitest';
import type { RecipeView, Simulator } from '../../api.ts';
import { createMessageCommands } from './message-commands.ts';

const createView = (id: string, endNames: string[], covers: string[] = []) =>
  ({ id, title: `Título ${id}`, endNames, covers }) as unknown as RecipeView;

test('the command of a message applies the first flow that ends with it, else the first that covers it', () => {
  const apply = vi.fn();
  const messages = ['Too Many Attempts.', 'Unauthenticated.', 'Nobody shows this.'].map((message) => ({
    status: 429,
    message,
  }));
  const views = [
    createView('cubre', [], ['msg:Too Many Attempts.', 'msg:Unauthenticated.']),
    createView('cubre-2', [], ['msg:Unauthenticated.']),
    createView('termina', ['msg:Too Many Attempts.']),
    createView('termina-2', ['msg:Too Many Attempts.']),
  ];
  const simulator = { fault: { messages: () => messages }, recipe: { apply } } as unknown as Simulator;
  const commands = createMessageCommands(simulator, views);
  expect(commands.map(({ note, codes }) => [note, codes])).toEqual([
    ['Se ve en: Título termina', ['429', 'Too Many Attempts.']],
    ['Se ve en: Título cubre', ['429', 'Unauthenticated.']],
  ]);
  for (const command of commands) command.run();
  expect(apply.mock.calls).toEqual([['termina'], ['cubre']]);
});

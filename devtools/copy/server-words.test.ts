/** Nothing that the server can be made to say is left without words. */
import { expect, test } from 'vitest';
import { startSimulator } from '../testing.tsx';
import { callWords, messageWords } from './server-words.ts';

const { net, fault } = startSimulator();

test('every call has a name', () => {
  expect(net.endpoints().filter((endpoint) => callWords(endpoint) === endpoint)).toEqual([]);
});

test('every refusal has its meaning', () => {
  const bare = fault.messages().filter(({ message }) => messageWords(message) === message);
  expect(bare).toEqual([]);
});

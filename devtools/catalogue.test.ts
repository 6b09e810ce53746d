/** Every call and every refusal of the server has a Spanish label. */
import { expect, test } from 'vitest';
import { getCallLabel, getMessageLabel } from './catalogue.ts';
import { startSimulator } from './testing.tsx';

const { net, fault } = startSimulator();

test('every call has a name', () => {
  expect(net.endpoints().filter((endpoint) => getCallLabel(endpoint) === endpoint)).toEqual([]);
});

test('every refusal has an outcome', () => {
  const bare = fault.messages().filter(({ message }) => getMessageLabel(message) === message);
  expect(bare).toEqual([]);
});

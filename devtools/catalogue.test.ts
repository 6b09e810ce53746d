import { expect, test } from 'vitest';
import { getCallLabel, getMessageLabel } from './catalogue.ts';
import { startSimulator } from './testing.tsx';

const { net, fault } = startSimulator();

test('every endpoint of the server has a Spanish label', () => {
  expect(net.endpoints().filter((endpoint) => getCallLabel(endpoint) === endpoint)).toEqual([]);
});

test('every error message of the server has a Spanish label', () => {
  const bare = fault.messages().filter(({ message }) => getMessageLabel(message) === message);
  expect(bare).toEqual([]);
});

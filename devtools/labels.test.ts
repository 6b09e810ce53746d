import { expect, test } from 'vitest';
import { getCallLabel, getMessageLabel } from './labels.ts';
import { startSimulator } from './testing.tsx';

const { net, fault } = startSimulator();

test('getCallLabel returns a label, not the endpoint itself, for every endpoint of the server', () => {
  expect(net.endpoints().filter((endpoint) => getCallLabel(endpoint) === endpoint)).toEqual([]);
});

test('getMessageLabel returns a label, not the message itself, for every error message of the server', () => {
  const bare = fault.messages().filter(({ message }) => getMessageLabel(message) === message);
  expect(bare).toEqual([]);
});

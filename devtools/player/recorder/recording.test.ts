import { expect, test } from 'vitest';
import type { Action, RecordedAction } from '../../api.ts';
import { addAction } from './recording.ts';

const home = 'Cantidad';
const type = (text: string, name = home): Action => ({ do: 'type', target: { name }, text });

const now = (action: Action): RecordedAction => ({ action, at: 0 });

test('the recorder merges two consecutive inputs into the same field into one action with the text of the second', () => {
  expect(addAction(addAction([], now(type('2'))), now(type('21')))).toEqual([now(type('21'))]);
});

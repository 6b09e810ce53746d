import { expect, test } from 'vitest';
import { expectConsole } from '../../scripts/test-setup.ts';
import { ApiError, toApiError, toLoadError, toUnrepeatable } from './error.ts';

test('a mistake is the cause of the ApiError that stands for it', () => {
  const error = new TypeError('x is not a function');
  expect(toApiError(error)).toMatchObject({ kind: 'unpreventedError', cause: error });
  expectConsole(/TypeError: x is not a function/);
});

test('toUnrepeatable keeps the kind and the status of an error, and says that the change may be made', () => {
  const error = toUnrepeatable(new ApiError('networkError', { status: 200 }));
  expect(error).toMatchObject({ kind: 'networkError', status: 200, outcomeUnknown: true });
});

test('the error of a missing file of code is a lost connection, and the console stays empty', () => {
  expect(toLoadError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toMatchObject({
    kind: 'networkError',
  });
});

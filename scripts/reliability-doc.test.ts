/** The pages about reliability say what the tests prove. */
import { expect, test } from 'vitest';
import { createPage } from '../src/testing/fault-matrix/page.ts';

test('docs/fault-matrix.md is the table that the tests play', async () => {
  await expect(createPage()).toMatchFileSnapshot('../docs/fault-matrix.md');
});

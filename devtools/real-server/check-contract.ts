import type { ContractRow, Simulator } from '../api.ts';
import { createNoAnswer } from '../copy/real-server.ts';
import { redact } from '../lib/redact.ts';

/** Where the product stores the token of the session. */
const TOKEN_KEY = 'lmx:token';

/**
 * Runs the checks of `npm run check:api` that only read, as the player who is logged in in this tab. Faults don't
 * affect the calls and the log doesn't list them, because the app hasn't sent them.
 */
export async function checkContract(
  { apiOrigin }: Pick<Simulator, 'apiOrigin'>,
  native: typeof fetch,
): Promise<readonly ContractRow[]> {
  const { checkInPage, UnreachableError } = await import('../../scripts/check-api/in-page.ts');
  try {
    const { findings } = await checkInPage({
      url: apiOrigin,
      token: localStorage.getItem(TOKEN_KEY),
      native,
    });
    return findings.map(({ verdict, endpoint, check, expected, got, repair }) => ({
      verdict,
      endpoint,
      check,
      expected,
      got: redact(got),
      repair,
    }));
  } catch (error) {
    throw error instanceof UnreachableError ? new Error(createNoAnswer(apiOrigin)) : error;
  }
}

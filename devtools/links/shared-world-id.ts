import { isSimulatorLink, splitLink } from './fragment.ts';

/**
 * Returns the id of the world in a link to a shared world; undefined for any other fragment. Runs before the
 * simulator starts, because the mock server needs the id.
 */
export function getSharedWorldId(hash: string): string | undefined {
  if (!isSimulatorLink(hash)) return undefined;
  const [[name, text] = [], ...others] = splitLink(hash);
  return name === 'tab' && others.length === 0 ? /^[0-9a-f]{12}/.exec(text ?? '')?.[0] : undefined;
}

import type { Simulator } from '../../api.ts';
import { createHide } from '../context/private-report.ts';

/** Returns the entry of the HAR file for a call, in which tokens, cookies, passwords and codes are hidden. */
export function findHarEntry({ net }: Simulator, id: number) {
  const index = net.log().findIndex((entry) => entry.id === id);
  return net.har().log.entries[index];
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the call as a curl command, without what identifies a person, as in a bug report. */
export function toCurl(simulator: Simulator, id: number): string {
  const request = findHarEntry(simulator, id)?.request;
  if (!request) throw new Error('Esa petición ya no está en la lista.');
  const headers = request.headers.map(({ name, value }) => `-H ${quote(`${name}: ${value}`)}`);
  const body = request.postData?.text;
  const parts = [`curl -X ${request.method} ${quote(request.url)}`, ...headers];
  if (body) parts.push(`--data-raw ${quote(body)}`);
  // In a shell, a comment does nothing.
  const note = simulator.isReal ? '' : '\n# La contestó el simulador, no un servidor.';
  return createHide(simulator, [])(parts.join(' \\\n  ')) + note;
}

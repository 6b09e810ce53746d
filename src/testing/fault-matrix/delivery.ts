import type { Reply } from './faults.ts';

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}

function createHalfBody(text: string, isCut: boolean): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2))));
      if (isCut) setTimeout(() => controller.error(new TypeError('network error')), 5);
    },
  });
}

export async function getDelivery(reply: Reply, { redirect, signal }: RequestInit): Promise<Response> {
  const { breaks, headers, json, status = 200 } = reply;
  if (breaks === 'lost') throw new TypeError('Failed to fetch');
  if (breaks === 'hang') return untilAborted(signal);
  if (breaks === 'redirect') {
    if (redirect !== 'manual') return new Response('<!doctype html>', { status: 200 });
    // For a redirect with `redirect: 'manual'`, `fetch` returns a response of the type `opaqueredirect`,
    // which the `Response` constructor can’t create.
    return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  }
  const text = reply.text ?? (json === undefined ? null : JSON.stringify(json));
  const isHalf = breaks === 'stall' || breaks === 'cut';
  const body = isHalf ? createHalfBody(text ?? '{}', breaks === 'cut') : text;
  return new Response(body, { status, headers });
}

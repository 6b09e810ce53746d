const pipe = (body: BodyInit, stream: CompressionStream | DecompressionStream) =>
  (new Response(body).body as ReadableStream<BufferSource>).pipeThrough(stream);

export async function packText(text: string): Promise<string> {
  const bytes = await new Response(pipe(text, new CompressionStream('deflate-raw'))).arrayBuffer();
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Returns the text that `packText` packed, cut soon after `limit` characters: compressed data can expand to a thousand
 * times its size. Rejects invalid data.
 */
export async function unpackText(packed: string, limit: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = pipe(bytes, new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader();
  let text = '';
  for (let step = await reader.read(); !step.done && text.length <= limit; step = await reader.read())
    text += step.value;
  return text;
}

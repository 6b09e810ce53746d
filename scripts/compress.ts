/** Files are compressed at build time, so that no host compresses files while it serves them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from './files.ts';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * Writes a Brotli and a gzip file beside the file, also when the file is small, because hosts expect both
 * files.
 */
export function compressFile(path: string) {
  const body = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}

export function compressFiles(folder: string) {
  for (const path of listFiles(folder)) if (TEXT.test(path)) compressFile(path);
}

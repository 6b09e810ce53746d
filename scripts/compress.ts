/** Precompressed forms beside the files, so that no host compresses anything while it serves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from './source-tree.ts';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Writes `.br` (quality 11) and `.gz` (level 9) beside one file, whatever its size: hosts expect both. */
export function compressFile(path: string) {
  const body = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}

/** Compresses every text file below a folder. */
export function compressFiles(folder: string) {
  for (const path of listFiles(folder)) if (TEXT.test(path)) compressFile(path);
}

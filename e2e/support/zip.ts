import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;

/** Reads an archive without compression. Throws when the bytes of a file don't have the checksum of its header. */
export function readZip(archive: Buffer): { name: string; bytes: Buffer }[] {
  const files: { name: string; bytes: Buffer }[] = [];
  for (let at = 0; archive.readUInt32LE(at) === LOCAL_HEADER; ) {
    const size = archive.readUInt32LE(at + 18);
    const start = at + 30 + archive.readUInt16LE(at + 26);
    const bytes = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 30, start);
    if (crc32(bytes) !== archive.readUInt32LE(at + 14)) throw new Error(`${name} is damaged`);
    files.push({ name, bytes });
    at = start + size;
  }
  return files;
}

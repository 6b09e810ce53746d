/** A file of an archive: its name, of ASCII characters only, and its content. */
export type ZippedFile = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];

/**
 * Returns a ZIP archive of the files, which are not compressed, because pictures are compressed already. All files have
 * the first day that an archive can name, so equal pictures make equal archives.
 */
export function createZip(files: readonly ZippedFile[]): Blob {
  const contents: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const path = new TextEncoder().encode(name);
    const description = [
      ...[short(20), short(0), short(0)],
      ...[short(0), short(FIRST_DAY), long(getCrc32(bytes)), long(bytes.length), long(bytes.length)],
      ...[short(path.length), short(0)],
    ].flat();
    const local = Uint8Array.from([...long(0x04034b50), ...description]);
    contents.push(local, path, bytes);
    // Its comment, disk and attributes are empty.
    const rest = [short(0), short(0), short(0), long(0), long(offset)].flat();
    directory.push(Uint8Array.from([...long(0x02014b50), ...short(20), ...description, ...rest]), path);
    offset += local.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = [short(files.length), short(files.length)];
  const end = [long(0x06054b50), short(0), short(0), ...counts, long(size), long(offset), short(0)].flat();
  return new Blob([...contents, ...directory, Uint8Array.from(end)], { type: 'application/zip' });
}

/** Numbers of an archive have their lowest byte first. */
const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...short(value), ...short(value >>> 16)];

/** 1 January 1980: year, month and day have 7, 4 and 5 bits. */
const FIRST_DAY = 0x21;

function getCrc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

export interface ZipFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function getCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Writes numbers as little-endian fields of 2 or 4 bytes. */
function writeFields(...fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format can write. */
const NO_DATE = 0x21;

/** Creates a ZIP archive without compression, because its files (PNG) are compressed already. */
export function createZip(files: readonly ZipFile[]): Blob {
  const contents: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const { length } = bytes;
    // These fields stand in the header of the file and again in its entry of the directory.
    const common = writeFields(
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [2, 0],
      [2, NO_DATE],
      [4, getCrc(bytes)],
      [4, length],
      [4, length],
      [2, path.length],
      [2, 0],
    );
    const header = [writeFields([4, 0x04034b50]), common, path];
    contents.push(...header, bytes);
    directory.push(
      writeFields([4, 0x02014b50], [2, VERSION]),
      common,
      writeFields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      path,
    );
    offset += header.reduce((sum, part) => sum + part.length, length);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const { length } = files;
  const end = writeFields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return new Blob([...contents, ...directory, end], { type: 'application/zip' });
}

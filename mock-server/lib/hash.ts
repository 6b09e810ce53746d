import { mixTwo } from './random.ts';

export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`).join(',')}}`;
}

const LANES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

export function hashText(text: string): string {
  return LANES.map((start, lane) => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193 + lane * 2);
      hash ^= hash >>> 15;
    }
    return mixTwo(hash, text.length).toString(16).padStart(8, '0');
  }).join('');
}

/** Reads the customer's document, `docs/spec.md`, statement by statement. */
import { readFileSync } from 'node:fs';
import type { Block, Piece } from '../../devtools/ui/spec-document.ts';

const SPEC_FILE = 'docs/spec.md';

/** Returns the blocks after the title and our introduction. */
export const readSpec = (): Block[] => parseSpec(readFileSync(SPEC_FILE, 'utf8')).slice(2);

export function parseSpec(markdown: string): Block[] {
  const blocks: Block[] = [];
  /** Whether the last heading, or the paragraph above the list, begins with “Ours”: what follows is our decision. */
  const ours = { section: false, list: false };
  for (const source of splitBlocks(markdown)) {
    const block = toBlock(source);
    const saysOurs = /^Ours\b/.test(block.pieces[0]?.text ?? '');
    if (block.kind === 'heading') Object.assign(ours, { section: saysOurs, list: false });
    else if (block.kind === 'text') ours.list = saysOurs;
    blocks.push({ ...block, isOurs: saysOurs || ours.section || ours.list });
  }
  return blocks;
}

/** Returns the source of each block on one line. */
function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const starts = /^(?:#|\||\s*- )/.test(line);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !starts) blocks.push(`${blocks.pop()} ${line.trim()}`);
    else if (!/^\|[-|]+$/.test(line)) {
      blocks.push(line);
      isOpen = true;
    }
  }
  return blocks;
}

function toBlock(source: string): Omit<Block, 'isOurs'> {
  const [, hashes] = /^(#+) /.exec(source) ?? [];
  if (hashes)
    return { kind: 'heading', level: hashes.length, pieces: toPieces(source.slice(hashes.length + 1)) };
  const [bullet, indent = ''] = /^(\s*)- /.exec(source) ?? [];
  if (bullet) return { kind: 'item', level: indent ? 2 : 1, pieces: toPieces(source.slice(bullet.length)) };
  if (source.startsWith('|'))
    return { kind: 'item', level: 1, pieces: toPieces(source.slice(1, -1).trim().replaceAll(' | ', ' · ')) };
  return { kind: 'text', level: 1, pieces: toPieces(source) };
}

/** Splits the text at the marks of its statements, `**4.12**`. */
function toPieces(text: string): Piece[] {
  const [lead = '', ...rest] = toPlain(text).split(/\*\*(\d\.\d+)\*\*\s+/);
  const pieces: Piece[] = lead.trim() === '' ? [] : [{ text: lead.trim() }];
  for (let index = 0; index < rest.length; index += 2)
    pieces.push({ id: rest[index] ?? '', text: (rest[index + 1] ?? '').trim() });
  return pieces;
}

/** Removes the marks of code and the addresses of links. */
const toPlain = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/`([^`]+)`/g, '$1');

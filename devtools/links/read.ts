import { MAX_RATE } from '../../mock-server/catalogue/bounds.ts';
import type { FaultSpec } from '../../mock-server/index.ts';
import { normalize } from '../../mock-server/lib/text.ts';
import type { MockControl } from '../api.ts';
import { SECTIONS } from '../state/sections.ts';
import { decodeValue, splitLink } from './fragment.ts';
import type { LinkContent } from './link-content.ts';
import { checkOwnWorld } from './own-world.ts';
import { readFault } from './read-fault.ts';
import { readChoice, readDevice, readNumber, readTime } from './values.ts';

type Control = Pick<MockControl, 'fault' | 'net' | 'world'>;

/** Parses the fragment of a simulator link. Throws an error with a Spanish message for an invalid link. */
export function readLink(hash: string, control: Control): LinkContent {
  const readers = createReaders(control);
  let content: Omit<LinkContent, 'faults'> = {};
  const faults: FaultSpec[] = [];
  for (const [name, encoded] of splitLink(hash)) {
    const text = trimMarks(name, decodeValue(encoded));
    const read = readers.get(name);
    if (read) content = { ...content, ...read(text) };
    else if (name === 'fail') faults.push(readFault(text, control));
    else throw new Error(`No conozco “${name}”: un enlace acepta ${[...readers.keys(), 'fail'].join(', ')}.`);
  }
  const link = { ...content, faults };
  checkOwnWorld(link);
  return link;
}

/** Removes the marks of Markdown and the dashes after a value that can't end with them. */
const trimMarks = (name: string, text: string): string => {
  if (PACKED.has(name)) return text;
  return text.replace(name === 'fail' ? /(?<=\*\d+)[*_~\s-]+$|[_\s-]+$/ : /[*_\s-]+$/, '');
};
const PACKED = new Set(['s', 'draft']);

/** The parameters of a link. `fail` can be repeated, so it is read apart. */
const createReaders = (control: Control) =>
  new Map<string, (text: string) => Partial<LinkContent>>([
    ['as', (text) => ({ as: readPersona(control, text) })],
    ['at', (text) => ({ at: readTime(text) })],
    ['seed', (text) => ({ seed: readNumber('seed', text) })],
    ['laravel', (text) => ({ laravel: readChoice('laravel', text, ['1', '0']) === '1' })],
    ['server', (text) => ({ server: readChoice('server', text, ['real', 'simulated']) })],
    ['s', (text) => ({ s: text })],
    ['tab', (text) => ({ tab: text })],
    ['panel', (text) => ({ panel: readChoice('panel', text, ['off', 'pill', 'open']) })],
    ['density', (text) => ({ density: readChoice('density', text, ['demo', 'qa']) })],
    ['section', (text) => ({ section: readChoice('section', text, SECTION_IDS) })],
    ['device', (text) => ({ device: readDevice(text) })],
    ['speed', (text) => ({ speed: readSpeed(text) })],
    ['r', (text) => ({ r: text })],
    ['spec', (text) => ({ spec: text })],
    ['draft', (text) => ({ draft: text })],
    ['mode', (text) => ({ mode: readChoice('mode', text, MODES) })],
    ['step', (text) => ({ step: readStep(text) })],
  ]);

const SECTION_IDS = SECTIONS.map(({ id }) => id);
const MODES = ['apply', 'prepare', 'play', 'test'] as const;

/** Returns the id of the persona that the text names, by its id or its name. */
function readPersona({ world }: Control, text: string): string {
  const personas = world.personas();
  const named = personas.find((persona) => normalize(persona.name) === normalize(text.replace(/^\++/, '')));
  const ids: string[] = personas.map(({ id }) => id);
  return readChoice('as', named?.id ?? text, ids);
}

const readSpeed = (text: string) =>
  readNumber(
    'speed',
    text,
    `un número mayor que 0 y hasta ${MAX_RATE.toLocaleString('es-MX')}`,
    (value) => value > 0 && value <= MAX_RATE,
  );

const readStep = (text: string) =>
  readNumber('step', text, 'un entero desde 1', (value) => Number.isInteger(value) && value >= 1);

import type { FaultSpec, MockControl } from '../../mock-server/index.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../mock-server/lib/time.ts';
import type { Density, PanelMode } from '../api/links.ts';
import { copy } from '../copy.ts';
import { SECTIONS, type SectionId } from '../sections.ts';

export type LinkMode = 'apply' | 'prepare' | 'play' | 'test';

export interface LinkWish {
  as?: string;
  at?: string;
  seed?: number;
  laravel?: boolean;
  faults: FaultSpec[];
  packed?: string;
  tab?: string;
  panel?: PanelMode;
  density?: Density;
  section?: SectionId;
  device?: 'real' | 'server' | number;
  speed?: number;
  /** Recorded recipe in the format of `recorder/draft-link.ts`: version, dot, packed JSON. */
  draft?: string;
  recipe?: string;
  mode?: LinkMode;
  /** One-based number of the first step of the recipe to play. */
  step?: number;
}

class LinkError extends Error {}

const FRAGMENT = /^#sim\?(.*)$/s;
const NAMES = [
  'as',
  'at',
  'seed',
  'laravel',
  'fail',
  's',
  'tab',
  'panel',
  'density',
  'section',
  'device',
  'speed',
  'r',
  'draft',
  'mode',
  'step',
] as const;

function readChoice<Value extends string>(name: string, text: string, known: readonly Value[]): Value {
  const found = known.find((value) => value === text);
  if (!found) throw new LinkError(copy.linkOneOf(name, text, known));
  return found;
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new LinkError(copy.linkNumber(name, text));
  return value;
}

const MAX_SPEED = 3_600;

function readSpeed(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0 && value <= MAX_SPEED))
    throw new LinkError(copy.linkSpeed(text, MAX_SPEED));
  return value;
}

function readDevice(text: string): 'real' | 'server' | number {
  if (text === 'real' || text === 'server') return text;
  const found = /^([+-]?)(\d+(?:\.\d+)?)(h|m|s)$/.exec(text);
  if (!found) throw new LinkError(copy.linkDevice(text));
  const unit = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }[found[3] as 'h' | 'm' | 's'];
  return Number(found[2]) * unit * (found[1] === '-' ? -1 : 1);
}

/**
 * Parses a `fail` parameter such as `POST.pool:No_bet_time*1`: method, part of the path, then a message (`_`
 * for a space), a status or `drop`, and the number of times (1 by default, `*` for always).
 */
function readFault(text: string, control: Pick<MockControl, 'fault' | 'net'>): FaultSpec {
  const found = /^([A-Z]+)\.([\w/.-]+):(.+?)(?:\*(\d+|\*))?$/.exec(text);
  if (!found) throw new LinkError(copy.linkFault(text));
  const [, method, piece = '', what = '', count] = found;
  const fitting = control.net
    .endpoints()
    .filter((endpoint) => endpoint.startsWith(`${method} `) && endpoint.includes(piece));
  if (fitting.length === 0) throw new LinkError(copy.linkNoCall(text, String(method), piece));
  const times = count === '*' ? ('always' as const) : Number(count ?? 1);
  const [match = ''] = fitting;
  if (/^\d{3}$/.test(what)) return { match, effect: { status: Number(what) }, times };
  if (what === 'drop') return { match, effect: { drop: true }, times };
  const words = what.replaceAll('_', ' ');
  const said = control.fault
    .messages()
    .find((one) => fitting.includes(one.endpoint) && one.message.toLowerCase() === words.toLowerCase());
  if (!said) throw new LinkError(copy.linkNoMessage(text, match, words));
  return { match: said.endpoint, effect: { status: said.status, message: said.message }, times };
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new LinkError(copy.linkText(text));
  }
}

/**
 * Returns the id of the world in a link to a shared world; undefined for any other fragment. Runs before the
 * simulator starts, because the mock server needs the id.
 */
export const readSharedWorld = (hash: string): string | undefined =>
  /^#sim\?tab=([0-9a-f]{12})$/.exec(hash)?.[1];

/**
 * Parses the fragment of a simulator link. Returns null for any other fragment; throws `LinkError` for an
 * invalid link.
 */
export function readLink(
  hash: string,
  control: Pick<MockControl, 'fault' | 'net' | 'world'>,
): LinkWish | null {
  const found = FRAGMENT.exec(hash);
  if (!found) return null;
  const wish: LinkWish = { faults: [] };
  for (const pair of (found[1] ?? '').split('&').filter(Boolean)) {
    const at = pair.indexOf('=');
    const name = at < 0 ? pair : pair.slice(0, at);
    // Decodes without `URLSearchParams`, which would replace the plus signs of time expressions by spaces.
    const text = decodeOrKeep(at < 0 ? '' : pair.slice(at + 1));
    switch (readChoice('', name, NAMES)) {
      case 'as': {
        const known = control.world.personas().map(({ id }) => id as string);
        wish.as = readChoice('as', text, known);
        break;
      }
      case 'at':
        wish.at = text;
        break;
      case 'seed':
        wish.seed = readNumber('seed', text);
        break;
      case 'laravel':
        wish.laravel = readChoice('laravel', text, ['1', '0']) === '1';
        break;
      case 'fail':
        wish.faults.push(readFault(text, control));
        break;
      case 's':
        wish.packed = text;
        break;
      case 'tab':
        wish.tab = text;
        break;
      case 'panel':
        wish.panel = readChoice<PanelMode>('panel', text, ['off', 'pill', 'open']);
        break;
      case 'density':
        wish.density = readChoice<Density>('density', text, ['demo', 'qa']);
        break;
      case 'section':
        wish.section = readChoice<SectionId>(
          'section',
          text,
          SECTIONS.map(({ id }) => id),
        );
        break;
      case 'device':
        wish.device = readDevice(text);
        break;
      case 'speed':
        wish.speed = readSpeed(text);
        break;
      case 'r':
        wish.recipe = text;
        break;
      case 'draft':
        wish.draft = text;
        break;
      case 'mode':
        wish.mode = readChoice<LinkMode>('mode', text, ['apply', 'prepare', 'play', 'test']);
        break;
      case 'step':
        wish.step = readNumber('step', text);
        break;
    }
  }
  return wish;
}

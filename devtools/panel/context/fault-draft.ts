/** What a tester has written for a fault, and the fault that it means. */
import type { FaultSpec, LogEntry } from '../../../mock-server/index.ts';
import { parseJson } from '../../../mock-server/lib/json.ts';
import { getServerMessage } from '../../describe/calls.ts';
import { capitalize } from '../../lib/format.ts';

export interface FaultDraft {
  status: string;
  message: string;
  /** Seconds of `Retry-After`. */
  wait: string;
  /** Delay in ms. */
  delay: string;
  /** The errors of the fields as the tester types them, one field a line: `email: Ese correo ya existe`. */
  fieldErrors: string;
  body: string;
}

export const FIRST_DRAFT: FaultDraft = {
  status: '500',
  message: '',
  wait: '',
  delay: '',
  fieldErrors: '',
  body: '',
};

/** How often a fault occurs, as it is written in its fields. */
export interface FaultScope {
  /** Empty: until the fault is removed. */
  times: string;
  percent: string;
}

/**
 * Returns the fields of the fault form for a fault that gives the answer of this call again: of a refusal its message
 * and errors, of any other answer its body. A call that got no answer gets the code 500.
 */
export function toDraft(entry: LogEntry): FaultDraft {
  const status = String(entry.status);
  const text = entry.response?.body ?? '';
  if (entry.status < 200) return FIRST_DRAFT;
  if (entry.status < 400) return { ...FIRST_DRAFT, status, body: text };
  const body = parseJson(text) as { errors?: unknown } | null | undefined;
  const errors = Object.entries(Object(body?.errors));
  const isRefusal = Object.keys(Object(body)).every((key) => key === 'message' || key === 'errors');
  return {
    ...FIRST_DRAFT,
    status,
    body: isRefusal && body != null ? '' : text,
    message: getServerMessage(entry) ?? '',
    wait: entry.response?.headers['retry-after'] ?? '',
    fieldErrors: errors
      .flatMap(([field, texts]) => [texts].flat().map((text) => `${field}: ${text}`))
      .join('\n'),
  };
}

/** Throws an error in Spanish for a field that isn't filled in as it should be. */
export function readScope({ times, percent }: FaultScope): Pick<FaultSpec, 'times' | 'p'> {
  return {
    times: readWhole('veces', times, 1, 9_999) ?? 'always',
    p: (readWhole('por ciento', percent, 1, 100) ?? 100) / 100,
  };
}

/** Throws an error in Spanish for a field that isn't filled in as it should be. */
export function readEffect(draft: FaultDraft): FaultSpec['effect'] {
  const status = readWhole('código', draft.status, 200, 599);
  const retryAfter = readWhole('espera', draft.wait, 0, 86_400);
  const delay = readWhole('demora', draft.delay, 0, 600_000);
  const errors = readFieldErrors(draft.fieldErrors);
  const message = draft.message || undefined;
  const body = draft.body || undefined;
  if (status === undefined && (message ?? errors ?? retryAfter) !== undefined)
    throw new Error('El mensaje, la espera y los errores por campo necesitan un código.');
  if ((status ?? delay ?? body) === undefined)
    throw new Error('Escribe un código, una demora o un cuerpo: así la falla no haría nada.');
  return dropEmpty({ status, message, errors, retryAfter, delay, body });
}

function readWhole(name: string, text: string, min: number, max: number): number | undefined {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  const range = `un número entero de ${min} a ${max.toLocaleString('es-MX')}`;
  throw new Error(`${capitalize(name)}: “${text.trim()}” no sirve. Escribe ${range}.`);
}

function readFieldErrors(text: string): Record<string, string[]> | undefined {
  const errors: Record<string, string[]> = {};
  for (const line of text.split('\n').filter((words) => words.trim() !== '')) {
    const [, field, error] = /^\s*([^\s:]+)\s*:\s*(\S.*)$/.exec(line) ?? [];
    if (!field || !error)
      throw new Error(
        `Errores por campo: a “${line.trim()}” le falta algo. Escribe “email: Ese correo ya existe”.`,
      );
    errors[field] = [...(errors[field] ?? []), error.trim()];
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** A fault refuses keys without a value. */
const dropEmpty = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

import { removeInvisible } from '../plain-text.ts';
import type { FieldCode } from './fields.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

const COMMON_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.mx',
  'yahoo.com',
  'live.com.mx',
  'live.com',
  'icloud.com',
  'outlook.es',
  'hotmail.es',
  'yahoo.es',
  'prodigy.net.mx',
  'msn.com',
];
const OTHER_DOMAINS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'me.com',
  'mac.com',
  'aol.com',
  'outlook.mx',
];

/** What mails and links write around an e-mail: “Ana Ruiz <ana@correo.mx>;”, “mailto:ana@correo.mx?subject=Hola”. */
const IN_BRACKETS = /^[^<>]*<([^<>]+)>[\s.,;]*$/;
const MAILTO = /^mailto:\s*([^?]*)(?:\?.*)?$/i;
const AROUND = /^["'“”‘’«(\s]+|["'“”‘’»),.;:\s]+$/g;

const MAX_WRAPPED = 400;

function unwrapEmail(text: string): string {
  // The regular expressions must not run on very long text.
  if (text.length > MAX_WRAPPED) return text;
  const [, address = text] = IN_BRACKETS.exec(text) ?? [];
  const [, linked = address] = MAILTO.exec(address.trim()) ?? [];
  return linked.replace(AROUND, '');
}

export const normaliseEmail = (raw: string): string =>
  unwrapEmail(removeInvisible(raw).trim()).normalize('NFC').toLowerCase();

/**
 * Validates the field “Correo electrónico*”. Lengths are checked first, so the regular expressions never run
 * on very long text.
 */
export function checkEmail(raw: string): FieldCode | null {
  if (raw.length > 1000) return 'email';
  const email = normaliseEmail(raw);
  if (email === '') return 'required';
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const fits = email.length <= 254 && local.length <= 64;
  return at > 0 && fits && LOCAL.test(local) && DOMAIN.test(domain) ? null : 'email';
}

/**
 * Whether at most `edits` typing errors (a letter too many, missing, wrong, or swapped with the next) turn `a` into
 * `b`.
 */
function isNear(a: string, b: string, edits: number): boolean {
  if (a === b) return true;
  if (edits === 0) return false;
  if (a[0] === b[0]) return isNear(a.slice(1), b.slice(1), edits);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b, edits - 1) ||
    isNear(a, b.slice(1), edits - 1) ||
    isNear(a.slice(1), b.slice(1), edits - 1) ||
    (isSwapped && isNear(a.slice(2), b.slice(2), edits - 1))
  );
}

/**
 * Returns a valid e-mail with its domain corrected when the domain looks mistyped (`ana@gmial.com` →
 * `ana@gmail.com`), otherwise null. The player may send the form without the correction.
 */
export function suggestEmail(raw: string): string | null {
  if (checkEmail(raw) !== null) return null;
  const email = normaliseEmail(raw);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (COMMON_DOMAINS.includes(domain) || OTHER_DOMAINS.includes(domain)) return null;
  const limits = domain.length >= 9 ? [1, 2] : [1];
  const [known] = limits.flatMap((edits) => COMMON_DOMAINS.filter((common) => isNear(domain, common, edits)));
  if (known) return `${email.slice(0, at + 1)}${known}`;
  return /^gmail\.(?:com\.mx|mx|es)$/.test(domain) ? `${email.slice(0, at + 1)}gmail.com` : null;
}

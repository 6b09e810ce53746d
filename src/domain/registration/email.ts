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

export const normaliseEmail = (raw: string): string => raw.trim().normalize('NFC').toLowerCase();

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
  const fits = email.length <= 254 && local.length <= 64 && domain.length <= 253;
  return at > 0 && fits && LOCAL.test(local) && DOMAIN.test(domain) ? null : 'email';
}

function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + change,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      }
      line.push(best);
    }
    before = last;
    last = line;
  }
  return last[b.length] ?? 0;
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
  if (domain.length > 20 || COMMON_DOMAINS.includes(domain) || OTHER_DOMAINS.includes(domain)) return null;
  const [nearest] = COMMON_DOMAINS.map((known) => ({ known, distance: editDistance(domain, known) })).sort(
    (a, b) => a.distance - b.distance,
  );
  const reach = domain.length >= 9 ? 2 : 1;
  if (nearest && nearest.distance <= reach) return `${email.slice(0, at + 1)}${nearest.known}`;
  return /^gmail\.(?:com\.mx|mx|es)$/.test(domain) ? `${email.slice(0, at + 1)}gmail.com` : null;
}

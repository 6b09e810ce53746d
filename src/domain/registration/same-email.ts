/** Leaves out what a server may send in place of an e-mail: nothing, or `a***@correo.mx`. */
const WHOLE_EMAIL = /^[^\s@*•…]+@[^\s@*•…]+$/;

/** The domain as a server may store it: `compañía.mx` is `xn--compaa-7va5a.mx`. */
function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function getMailbox(raw: string): string | null {
  // `email.ts` is not imported, because the first script of a visitor has no form.
  const email = raw
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase();
  if (!WHOLE_EMAIL.test(email)) return null;
  const [local, domain = ''] = email.split('@');
  return `${local}@${toAsciiDomain(domain)}`;
}

/**
 * Whether the e-mails are of two accounts. Ignores capitals, blanks and the form of the domain, but not the dots
 * and suffixes that some providers ignore, because a server doesn't. False when one of the e-mails is missing or
 * incomplete, so nothing can be compared.
 */
export function isOtherEmail(typed: string, known: string): boolean {
  const [one, other] = [getMailbox(typed), getMailbox(known)];
  return one !== null && other !== null && one !== other;
}

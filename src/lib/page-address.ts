import { SITE_ROOT } from './base-path.ts';

/** `/T&C` with an ampersand that mails and pages have escaped, or cut after it: `/T%2526amp;C`, `/T&`. */
const TERMS = /(\/t)(?:&|%(?:25)*26)(?:amp(?:;|%(?:25)*3B)?)*(c?)(?=\/|$)/i;
/** What a mail or a chat puts after an address. */
const AFTER_ADDRESS = /(?:%(?:0a|0d|20|22|29|3e|5d|60|c2%(?:a0|bb)|e2%80%(?:8b|99|9d|a6))|[.,;:!)'*\]])+$/i;

/**
 * The address under which the app knows the page of a path: without a final slash, without the name of the file that a
 * host serves, without what a mail put after it, and with the ampersand of `/T&C` that a mail or a page has escaped.
 */
export function getPageAddress(pathname: string): string {
  const address = pathname
    .replace(AFTER_ADDRESS, '')
    .replace(TERMS, (_, before: string, after: string) => `${before}&${after || 'C'}`)
    .replace(/\/(?:index\.html)?\/*$/i, '')
    .replace(/\/+$/, '');
  const isRoot = /^\/lmx(?:\/spa\.html)?$/i.test(address) && address.length < pathname.length;
  return isRoot || /\/spa\.html$/i.test(address) ? SITE_ROOT : address;
}

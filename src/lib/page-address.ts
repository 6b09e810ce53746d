import { SITE_ROOT } from './base-path.ts';

/**
 * The address under which the app knows the page of a path: without a final slash, without the name of the file that a
 * host serves, and with the ampersand of `/T&C` that a mail or a page has escaped.
 */
export function getPageAddress(pathname: string): string {
  const address = pathname
    .replace(/(?:&|%26)(?:amp(?:;|%3B))*/gi, '&')
    .replace(/\/(?:index\.html)?\/*$/i, '')
    .replace(/\/+$/, '');
  const isRoot = /^\/lmx(?:\/spa\.html)?$/i.test(address) && address.length < pathname.length;
  return isRoot || /\/spa\.html$/i.test(address) ? SITE_ROOT : address;
}

import { shareCardCopy } from '../../copy/share-card.ts';
import { BASE_PATH } from '../../lib/base-path.ts';

/**
 * Returns the address of the site as a shared picture shows it: of `VITE_SITE_URL`, else of the page. Where neither has
 * a public name, as on a developer's machine, returns the name of the campaign.
 */
export function getShownAddress(): string {
  const site = [import.meta.env.VITE_SITE_URL ?? '', location.origin].find(isPublic);
  return site ? new URL(site).host + BASE_PATH : shareCardCopy.campaign;
}

// A host without a dot is of this machine or of its network, one of digits is an IP address, and the last names are
// reserved for tests and examples (RFC 6761).
const isPublic = (url: string) =>
  url !== '' && !/^([^.]+|[\d.]+|\[.*|.*\.(local|localhost|test|example))$/.test(new URL(url).hostname);

/**
 * The API on the site's own origin: two alternative location blocks for nginx. The site's configuration includes
 * whichever of the two is copied into its folder.
 */
import { dirname } from 'node:path/posix';
import { fillTemplate } from './template.ts';

/** Folder for the chosen block, relative to the folder of the machine's `nginx.conf`. */
export const NGINX_API_FOLDER = 'reto-ruffles';

/** Laravel by PHP-FPM. `index` is the path of Laravel's `public/index.php`; `pass` the address or socket of PHP-FPM. */
export function nginxPhp({ index, pass }: { index: string; pass: string }): string {
  return fillTemplate('nginx-api-php.conf', { folder: NGINX_API_FOLDER, index, root: dirname(index), pass });
}

/** An API behind another HTTP server. `pass` is its address: `http://127.0.0.1:8000`. */
export function nginxProxy({ pass }: { pass: string }): string {
  return fillTemplate('nginx-api-proxy.conf', { folder: NGINX_API_FOLDER, pass });
}

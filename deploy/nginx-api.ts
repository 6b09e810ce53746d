import { dirname } from 'node:path/posix';
import { fillTemplate } from './template.ts';

export const NGINX_API_FOLDER = 'reto-ruffles';

/** `index` is the path of Laravel's `public/index.php`; `pass` is the address or socket of PHP-FPM. */
export function createNginxPhp({ index, pass }: { index: string; pass: string }): string {
  return fillTemplate('nginx-api-php.conf', { folder: NGINX_API_FOLDER, index, root: dirname(index), pass });
}

export function createNginxProxy({ pass }: { pass: string }): string {
  return fillTemplate('nginx-api-proxy.conf', { folder: NGINX_API_FOLDER, pass });
}

/**
 * Header values that differ by file come from nginx maps, because an `add_header` in a location would drop all
 * inherited headers.
 */
import { CACHE_CONTROL, createSecurityHeaders, type HeaderOptions, SHELL_ROBOTS } from './headers.ts';
import { NGINX_API_FOLDER } from './nginx-api.ts';
import { APP_ROUTES, FILE_PATTERN, getPageFile, PUBLIC_PAGES, SITE_ROOT, toRoutePattern } from './routes.ts';
import { fillTemplate } from './template.ts';

export interface TlsOptions {
  certificate: string;
  key: string;
  redirectFrom: string;
}

/** `root` is the folder whose `lmx/` contains the build. */
export interface NginxOptions extends Omit<HeaderOptions, 'isTls'> {
  root: string;
  serverName: string;
  listen: string;
  tls?: TlsOptions;
}

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

function getPageMap(): string {
  return PUBLIC_PAGES.map((page) => {
    const exact = page.path === '/' ? '' : '/?';
    const pattern = `~^${SITE_ROOT.slice(0, -1)}${toRoutePattern(page.path)}${exact}$`;
    return `  ${quote(pattern)} ${quote(SITE_ROOT + getPageFile(page))};`;
  }).join('\n');
}

function getRedirectServer({ redirectFrom }: TlsOptions, { serverName, listen }: NginxOptions): string {
  const port = listen.split(':').at(-1);
  return `server {
  listen ${redirectFrom};
  server_name ${serverName};
  server_tokens off;
  return 308 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}

`;
}

const getTlsLines = ({ certificate, key }: TlsOptions) => `
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:lmx:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;`;

const API_INCLUDE = `
  # The API on this origin: copy nginx-api-php.conf or nginx-api-proxy.conf into this folder (beside nginx.conf).
  include ${NGINX_API_FOLDER}/*.conf;
`;

export function createNginxConfig(options: NginxOptions): string {
  const { root, serverName, listen, tls, isDemo } = options;
  const headers = Object.entries(createSecurityHeaders({ ...options, isTls: tls !== undefined }))
    .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
    .join('\n');
  return fillTemplate('nginx.conf', {
    site: SITE_ROOT,
    base: SITE_ROOT.slice(0, -1),
    build: isDemo ? 'dist-demo/' : 'dist/',
    root,
    serverName,
    listen: tls ? `${listen} ssl http2` : listen,
    pages: getPageMap(),
    routes: APP_ROUTES.map(toRoutePattern).join('|'),
    files: FILE_PATTERN,
    robots: SHELL_ROBOTS,
    cachePage: quote(CACHE_CONTROL.page),
    cacheShell: quote(CACHE_CONTROL.shell),
    cacheAsset: quote(CACHE_CONTROL.asset),
    cacheUnhashed: quote(CACHE_CONTROL.unhashed),
    cacheMissing: quote(CACHE_CONTROL.missing),
    headers,
    tls: tls ? getTlsLines(tls) : '',
    redirectServer: tls ? getRedirectServer(tls, options) : '',
    api: isDemo ? '' : API_INCLUDE,
  });
}

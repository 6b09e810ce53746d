import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts';
import type { InlineHashes } from './inline.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { nginxPhp, nginxProxy } from './nginx-api.ts';

export interface Deployment {
  apiOrigin: string;
  siteHost: string;
  inline: InlineHashes;
}

export function deployFiles({ apiOrigin, siteHost, inline }: Deployment): Record<string, string> {
  const player = { inline, apiOrigin, isDemo: false, root: '/srv/reto-ruffles', serverName: siteHost };
  const demo = { ...player, isDemo: true, root: '/srv/reto-ruffles-demo' };
  const plain = { listen: '80' };
  const tls = {
    listen: '443',
    tls: {
      certificate: '/etc/ssl/reto-ruffles/fullchain.pem',
      key: '/etc/ssl/reto-ruffles/privkey.pem',
      redirectFrom: '80',
    },
  };
  // Netlify and CloudFront serve only HTTPS.
  const secure = { inline, apiOrigin, isDemo: false, isTls: true };
  return {
    'nginx.conf': nginxConfig({ ...player, ...plain }),
    'nginx-tls.conf': nginxConfig({ ...player, ...tls }),
    'nginx-demo.conf': nginxConfig({ ...demo, ...plain }),
    'nginx-demo-tls.conf': nginxConfig({ ...demo, ...tls }),
    'nginx-api-php.conf': nginxPhp({
      index: '/srv/laravel/public/index.php',
      pass: 'unix:/run/php/php-fpm.sock',
    }),
    'nginx-api-proxy.conf': nginxProxy({ pass: 'http://127.0.0.1:8000' }),
    _redirects: redirectsFile(),
    _headers: headersFile(secure),
    'cloudfront-function.js': cloudfrontFunction(),
    'cloudfront-headers.json': cloudfrontHeaders(secure),
  };
}

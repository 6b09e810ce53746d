import { createCloudfrontFunction, createCloudfrontHeaders } from './cloudfront.ts';
import type { InlineHashes } from './inline.ts';
import { createHeadersFile, createRedirectsFile } from './netlify.ts';
import { createNginxConfig } from './nginx.ts';
import { createNginxPhp, createNginxProxy } from './nginx-api.ts';

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
    'nginx.conf': createNginxConfig({ ...player, ...plain }),
    'nginx-tls.conf': createNginxConfig({ ...player, ...tls }),
    'nginx-demo.conf': createNginxConfig({ ...demo, ...plain }),
    'nginx-demo-tls.conf': createNginxConfig({ ...demo, ...tls }),
    'nginx-api-php.conf': createNginxPhp({
      index: '/srv/reto-api/public/index.php',
      pass: 'unix:/run/php/php-fpm.sock',
    }),
    'nginx-api-proxy.conf': createNginxProxy({ pass: 'http://127.0.0.1:8000' }),
    _redirects: createRedirectsFile(),
    _headers: createHeadersFile(secure),
    'cloudfront-function.js': createCloudfrontFunction(),
    'cloudfront-headers.json': createCloudfrontHeaders(secure),
  };
}

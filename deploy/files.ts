/** The configuration of every host we write for, by the name of its file in `deploy/generated/`. */
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';

const SITE = { apiOrigin: '', isDemo: false };
const DEMO = { apiOrigin: '', isDemo: true };

/** All files, as text. The demo's differ in one thing: its pages may be framed by its own. */
export function deployFiles(): Record<string, string> {
  return {
    'nginx.conf': nginxConfig({ ...SITE, root: '/srv/reto-ruffles', listen: '80' }),
    'nginx-demo.conf': nginxConfig({ ...DEMO, root: '/srv/reto-ruffles-demo', listen: '80' }),
    _redirects: redirectsFile(),
    _headers: headersFile(SITE),
    'cloudfront-function.js': cloudfrontFunction(),
    'cloudfront-headers.json': cloudfrontHeaders(SITE),
  };
}

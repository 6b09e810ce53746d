import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { NGINX_API_FOLDER } from '../../deploy/nginx-api.ts';
import { findFreePort } from '../support/free-port.ts';
import type { ApiBlock, Application } from './applications.ts';

export interface Place {
  home: string;
  root: string;
  port: number;
  secondPort: number;
}

interface NginxSetup {
  build: string;
  configure(place: Place): string;
  api?: string;
}

interface Nginx extends Place {
  close(): Promise<void>;
}

const canConnect = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve()).once('error', reject);
    socket.once('connect', () => socket.destroy());
  });

function checkConfiguration(nginxOptions: string[]) {
  const { stderr, error } = spawnSync('nginx', ['-t', ...nginxOptions], { encoding: 'utf8' });
  if (error) throw new Error('nginx does not start: is it installed?');
  const complaints = stderr.split('\n').filter((line) => !/^$|syntax is ok|test is successful/.test(line));
  if (complaints.length > 0) throw new Error(`nginx -t complains: ${complaints.join('\n')}`);
}

async function startNginx({ build, configure, api }: NginxSetup): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'reto-nginx-'));
  const root = join(home, 'www');
  cpSync(build, join(root, 'lmx'), { recursive: true });
  for (const folder of ['temp', NGINX_API_FOLDER]) mkdirSync(join(home, folder));
  if (api) writeFileSync(join(home, NGINX_API_FOLDER, 'api.conf'), api);
  const place = { home, root, port: await findFreePort(), secondPort: await findFreePort() };
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/temp/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(home, 'nginx.conf'),
    `${user} daemon off; master_process off; pid ${home}/nginx.pid; error_log ${home}/error.log;
events {} http { access_log off; ${temp} ${configure(place)} }`,
  );
  const nginxOptions = ['-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')];
  checkConfiguration(nginxOptions);
  const server = spawn('nginx', nginxOptions, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  await vi.waitFor(() => canConnect(place.port), 5_000);
  return {
    ...place,
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

interface TestSite {
  nginx: Nginx;
  application: Application;
}

interface TestSiteSetup extends Pick<NginxSetup, 'configure'> {
  build?: string;
  application?: ApiBlock;
}

// Starts the application, if given, and nginx before the tests of the surrounding `describe`, and closes both after
// them. The properties of the returned object are set in `beforeAll`, so only tests and hooks may read them.
export function setUpNginx({ build = 'dist', configure, application }: TestSiteSetup): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => {
    if (application) site.application = await application.start();
    const api = application?.getBlock(site.application.address);
    site.nginx = await startNginx({ build, configure, ...(api !== undefined && { api }) });
  }, 20_000);
  afterAll(async () => {
    await site.nginx.close();
    await site.application?.close();
  });
  return site;
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  from?: string;
}

/** Requests a path exactly as written, which `fetch` would normalise. Accepts any certificate. */
export function ask(origin: string, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestTls : requestPlain;
  const { headers, method, body, from: localAddress } = options;
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, headers, method, localAddress, rejectUnauthorized: false, agent: false },
      (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? 0,
            headers: message.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** A real nginx on a port of its own, serving a build with the configuration we generate. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from '../../deploy/nginx.ts';

/** A running nginx; `close` also removes its folder. */
export interface Nginx {
  origin: string;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isUp(origin: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(`${origin}/lmx/`).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Starts nginx over a copy of `build`; rejects when it is not installed or does not take the configuration. */
export async function startNginx(build: string, isDemo: boolean): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'reto-nginx-'));
  const root = join(home, 'www');
  cpSync(build, join(root, 'lmx'), { recursive: true });
  mkdirSync(join(home, 'temp'));
  const port = await freePort();
  writeFileSync(
    join(home, 'site.conf'),
    nginxConfig({ root, listen: `127.0.0.1:${port}`, apiOrigin: '', isDemo }),
  );
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/temp/${name};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(home, 'nginx.conf'),
    `${user} daemon off; master_process off; pid ${home}/nginx.pid; error_log ${home}/error.log;
events {} http { access_log off; ${temp} include ${home}/site.conf; }`,
  );
  const server = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-p', home, '-e', join(home, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await isUp(origin))) throw new Error('nginx does not answer: is it installed?');
  return {
    origin,
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

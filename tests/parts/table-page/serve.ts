/** Builds the page with the table as it would ship, and serves it on a free port under the site's own policy. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { build, preview } from 'vite';
import { securityHeaders } from '../../../server/security/headers.ts';
import { leanBuilds } from '../../../src/build/bundle/lean-builds.ts';

export interface ServedPage {
  origin: string;
  close: () => Promise<void>;
}

export async function serveTablePage(): Promise<ServedPage> {
  const shared = {
    configFile: false as const,
    root: resolve('tests/parts/table-page'),
    logLevel: 'error' as const,
    publicDir: false as const,
  };
  const outDir = await mkdtemp(join(tmpdir(), 'table-page-'));
  await build({
    ...shared,
    plugins: [react()],
    resolve: { alias: leanBuilds },
    worker: { format: 'es' },
    build: { outDir, target: 'es2022', emptyOutDir: true },
  });
  const policy = await new Hono().use(securityHeaders('http://127.0.0.1')).request('/');
  const headers = { 'Content-Security-Policy': policy.headers.get('Content-Security-Policy') ?? '' };
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  const address = server.httpServer.address() as { port: number };
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

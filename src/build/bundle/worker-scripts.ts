/** The worker's scripts beside the one that the browser registers. */
import { build, type Rolldown } from 'vite';
import { contentHash } from '../content-hash.ts';
import { DEXIE_FILE, dexieGlobalPlugin } from './shared-dexie.ts';

/** README: cascade layers, <dialog> and Web Locks decide. Nothing newer may be written into the build. */
export const oldestBrowsers = ['chrome99', 'edge99', 'firefox98', 'safari15.4'];

/**
 * Bundles what the worker does for the outbox as one classic script, because not every browser starts a worker that is
 * a module.
 * @returns the addresses of what has to be loaded, in this order
 */
export async function bundleOutboxTasks(
  write: (path: string, content: string) => Promise<unknown>,
): Promise<string[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [dexieGlobalPlugin()],
    build: {
      write: false,
      target: oldestBrowsers,
      rolldownOptions: { input: 'src/service-worker/outbox-work.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  const path = `assets/outbox-work-${contentHash(code)}.js`;
  await write(path, code);
  return [`/${DEXIE_FILE}`, `/${path}`];
}

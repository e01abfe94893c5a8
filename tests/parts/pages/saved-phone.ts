/** A phone that visited the site once and has saved it, and the office that it visited. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath, openPhone, waitUntilSaved } from '../browser/browser.ts';
import { startServer } from '../server/running-server.ts';

/** The port of the site on such phones. Nobody listens there: each phone is led to the line of its camp. */
export const SAVED_PORT = 18_080;
export const SAVED_ORIGIN = `http://127.0.0.1:${SAVED_PORT}`;

/**
 * Copies what the phone keeps (its profile) or what the office keeps (the server's data): they know each
 * other, as the key that the phone seals with is the office's.
 * @returns the folder of the copy
 */
export async function copyAfterVisit(what: 'phone' | 'office'): Promise<string> {
  const [visited, own] = await Promise.all([afterVisit(), mkdtemp(join(tmpdir(), `${what}-`))]);
  // Hundreds of small files, which Node's own copy takes half a second of a processor for.
  await promisify(execFile)('cp', ['-R', `${join(visited, what)}/.`, own]);
  return own;
}

/**
 * Made once for a build and a browser: saving the site takes two seconds of a processor, more than most
 * tests that begin with it.
 */
async function afterVisit(): Promise<string> {
  const hash = createHash('sha256').update(browserPath());
  for (const file of ['dist/site/service-worker.js', 'dist/site/site-packs.js', 'dist/server/main.js'])
    hash.update(await readFile(file));
  const folder = 'node_modules/.cache';
  const visited = join(folder, `visited-${hash.digest('hex').slice(0, 16)}`);
  if (await stat(visited).catch(() => null)) return visited;
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(join(folder, 'visiting-'));
  await visitOnce(join(own, 'phone'), join(own, 'office'));
  // Two test files may do this at once: neither may copy half of what the other makes.
  await rename(own, visited).catch(() => rm(own, { recursive: true }));
  return visited;
}

async function visitOnce(profile: string, dataDir: string): Promise<void> {
  const server = await startServer({ dataDir, origin: SAVED_ORIGIN });
  const phone = await openPhone({ detour: { from: SAVED_PORT, to: server.port } }, profile);
  await phone.page.goto(`${SAVED_ORIGIN}/`);
  await waitUntilSaved(phone.page);
  await phone.close();
  await server.stop();
}

/** From a clean clone to a healthy server: `git clone`, `npm start`, wait. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../parts/server/running-server.ts';

export async function measureCleanClone(): Promise<[string, string][]> {
  const folder = join(await mkdtemp(join(tmpdir(), 'clone-')), 'site');
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  const first = await timeStart(folder);
  const second = await timeStart(folder);
  await rm(folder, { recursive: true });
  return [
    ['clean clone to health (install, compile the database, build)', `${first.toFixed(0)} s`],
    ['started again', `${second.toFixed(1)} s`],
  ];
}

/** Seconds from `npm start` to a healthy answer; stops the server afterwards. */
async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let failed = false;
  void ended.then(() => {
    failed = true;
  });
  for (;;) {
    const healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) break;
    if (failed) throw new Error('npm start ended before the server was healthy');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const seconds = (performance.now() - start) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

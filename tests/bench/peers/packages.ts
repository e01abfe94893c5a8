/** The frameworks of the peers. Each has a folder with a package.json of its own, installed when it is asked for. */
import { spawnSync } from 'node:child_process';
import { copyFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ensurePackages } from '../../../server/commands/prepare.mjs';

/** The newest versions that run on Node 20: React Router 8 and Astro 6 ask for Node 22. */
type Framework = 'react-router' | 'astro';

/** Gives the site in a folder the packages of its framework. */
export async function givePackages(folder: string, framework: Framework): Promise<void> {
  const packages = join('tests/bench/peers', framework);
  await ensurePackages(packages);
  // React Router looks there for what it runs on.
  await copyFile(join(packages, 'package.json'), join(folder, 'package.json'));
  await symlink(resolve(packages, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

/** Runs a program of the framework in the site's folder. */
export function runIn(folder: string, program: string, parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', program), ...parameters],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`${program} failed: ${stdout.slice(-4_000)}${stderr.slice(-4_000)}`);
}

/** The frameworks of the peers. They are no dependencies of the product: fetched when asked for, at one version. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const CACHE = resolve('node_modules/.cache/peers');

const REACT = ['react@19.3.1', 'react-dom@19.3.1'];

/** The newest that run on Node 20: React Router 8 and Astro 6 ask for Node 22. */
export const PACKAGES = {
  'react-router': [
    ...REACT,
    'react-router@7.18.4',
    '@react-router/dev@7.18.4',
    '@react-router/node@7.18.4',
    'isbot@5.2.3',
    'vite@8.3.8',
  ],
  astro: [
    ...REACT,
    'astro@5.18.2',
    '@astrojs/react@4.4.2',
    '@vite-pwa/astro@1.2.0',
    'vite-plugin-pwa@1.3.0',
    'workbox-window@7.4.1',
  ],
} as const;

/** Gives the site in a folder the packages of its framework, fetched once for each list of versions. */
export async function givePackages(folder: string, framework: keyof typeof PACKAGES): Promise<void> {
  const list = PACKAGES[framework];
  const cache = join(CACHE, framework);
  const done = join(cache, `${list.join(' ').replaceAll('/', ' ')}.done`);
  if (!existsSync(done)) {
    await mkdir(cache, { recursive: true });
    await writeFile(join(cache, 'package.json'), '{"private":true}');
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--prefix', cache, '--no-audit', '--no-fund', '--ignore-scripts', ...list],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${framework} could not be fetched: ${stderr}`);
    await writeFile(done, '');
  }
  // React Router looks there for what it runs on.
  const dependencies = Object.fromEntries(list.map((name) => name.split(/(?<=.)@/)));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  await symlink(join(cache, 'node_modules'), join(folder, 'node_modules'), 'dir');
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

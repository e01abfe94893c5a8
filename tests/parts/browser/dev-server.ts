/** The server of `npm run dev`, on a copy of the sources that a test may edit. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { freePort } from '../server/running-server.ts';

export interface DevServer {
  origin: string;
  /** Everything it wrote so far. */
  output: () => string;
  /** Edits a file as a person would: replaces a text that it has. Gives what undoes it. */
  edit: (file: string, from: string, to: string) => Promise<() => Promise<void>>;
  /** Undoes the edits that are left: after a test that failed, the next ones still have what they expect. */
  restore: () => Promise<void>;
  rows: (table: string) => Record<string, unknown>[];
  /** Asks it to stop, gives its exit code, and takes the copy away. */
  stop: () => Promise<number | null>;
}

/** All that is needed to work on the product. */
const SOURCES = [
  'src',
  'server',
  'public',
  'index.html',
  'manifest.webmanifest',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
];

export async function startDevServer(): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'work-'));
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await linkPackages(join(folder, 'node_modules'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev/main.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: '', PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const originals = new Map<string, string>();
  const exited = new Promise<number | null>((settle) => child.once('exit', settle));
  await new Promise<void>((settle, reject) => {
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes('is open for work at')) settle();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The dev server ended with ${code}: ${output}`)));
  });
  return {
    origin,
    output: () => output,
    async edit(file, from, to) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      originals.set(path, text);
      await save(path, text.replace(from, to));
      return async () => {
        await save(path, text);
        originals.delete(path);
      };
    },
    async restore() {
      for (const [path, text] of originals) await save(path, text);
      originals.clear();
    },
    rows(table) {
      const database = new Sqlite(join(folder, 'data-dev/operator.db'), { readonly: true });
      try {
        return database.prepare(`select * from ${table}`).all() as Record<string, unknown>[];
      } finally {
        database.close();
      }
    },
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      await rm(folder, { recursive: true });
      return code;
    },
  };
}

/** As careful editors do: never half a file. */
async function save(path: string, text: string): Promise<void> {
  await writeFile(`${path}~`, text);
  await rename(`${path}~`, path);
}

/** A folder of links: what the copy's own tools keep beside the packages stays in the copy. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder);
  const names = (await readdir('node_modules')).filter((name) => !name.startsWith('.') || name === '.bin');
  for (const name of names) await symlink(resolve('node_modules', name), join(folder, name));
}

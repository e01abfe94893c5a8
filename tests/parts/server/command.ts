/** A command of the operator as its own process. */
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { COMMANDS } from './commands-of-run.ts';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Programs of the commands that this process has run, by name. */
const programs = new Map<string, Promise<string>>();

/**
 * Runs `server/commands/<name>.ts`, as `npm run <name>` does, but for the loader: reading the
 * sources anew for each of dozens of calls would take most of their time.
 * @param typed what comes in on standard input
 * @param fileBlocks most blocks of a file that it writes, as on a full disk
 */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  typed = '',
  fileBlocks?: number,
): Promise<CommandResult> {
  const program = programs.get(name) ?? bundle(name);
  programs.set(name, program);
  const own = [process.execPath, await program, ...parameters];
  // The shell sets the limit, and becomes the command.
  const limited = ['sh', '-c', 'ulimit -f "$0"; exec "$@"', String(fileBlocks), ...own];
  const [file = '', ...rest] = fileBlocks === undefined ? own : limited;
  const child = spawn(file, rest, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that does not read may be gone before it is written to.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** Packages that are no JavaScript alone, or look for parts of theirs beside them. */
const APART = ['@node-rs/argon2', 'better-sqlite3', 'pg', 'sharp'];

/** Makes one file of a command: to read those of its packages one by one takes half of its time. */
async function bundle(name: string): Promise<string> {
  const outDir = await mkdtemp(join(process.env[COMMANDS] ?? '', `${name}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: `server/commands/${name}.ts`,
      outDir,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
}

/** A command of the operator as its own process. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Programs of this file's commands, by name. */
const programs = new Map<string, Promise<string>>();
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/**
 * Runs `server/commands/<name>.ts`, as `npm run <name>` does, but for the loader: reading the
 * sources anew for each of dozens of calls would take most of their time.
 * @param typed what comes in on standard input
 */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  typed = '',
): Promise<CommandResult> {
  const program = programs.get(name) ?? bundle(name);
  programs.set(name, program);
  const child = spawn(process.execPath, [await program, ...parameters], {
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

/** Makes one file of a command; its packages stay where they are. */
async function bundle(name: string): Promise<string> {
  await mkdir('node_modules/.cache', { recursive: true });
  const outDir = await mkdtemp('node_modules/.cache/command-');
  folders.push(outDir);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `server/commands/${name}.ts`,
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
}

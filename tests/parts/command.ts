/** A command of the operator as its own process. */
import { spawn } from 'node:child_process';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `server/commands/<name>.ts`, as `npm run <name>` does. */
export function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/commands/${name}.ts`, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

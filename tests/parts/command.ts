/** A command of the operator as its own process. */
import { spawn } from 'node:child_process';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs `server/commands/<name>.ts`, as `npm run <name>` does.
 * @param typed what comes in on standard input
 */
export function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  typed = '',
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', `server/commands/${name}.ts`, ...parameters], {
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

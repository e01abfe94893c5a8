/** Calls and commands of the staff in processes of their own, so that they take nothing from what measures. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../../parts/server/running-server.ts';

/** @param most seconds after which the reader goes away */
export async function callWithCurl(
  server: RunningServer,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  most = 600,
): Promise<string> {
  const before = memoryOf(server);
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOf(server));
  }, 20);
  const { output: words } = await run('curl', [
    ...['-s', '-o', '/dev/null', '-X', method, '-m', String(most), '-H', `Cookie: ${cookie}`],
    ...['-H', 'Accept: application/json', '-H', 'X-Forwarded-For: 192.0.2.1'],
    ...(body === undefined ? [] : ['-H', 'Content-Type: application/json', '-d', JSON.stringify(body)]),
    ...['-w', '%{http_code} %{time_starttransfer} %{time_total} %{size_download}'],
    `http://127.0.0.1:${server.port}${path}`,
  ]);
  clearInterval(watching);
  const [status, first, whole, bytes] = words.split(' ').map(Number);
  const milliseconds = (seconds = 0) => `${(seconds * 1_000).toFixed(0)} ms`;
  const size = `${((bytes ?? 0) / 1e6).toFixed(1)} MB`;
  const memory = `memory ${before.toFixed(0)} to ${peak.toFixed(0)} MB`;
  return `${status}, first byte ${milliseconds(first)}, whole ${milliseconds(whole)}, ${size}; ${memory}`;
}

/** A command of the product on the data of a server. @throws when it fails */
export async function runToEnd(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  command: string,
  ...parameters: string[]
): Promise<string> {
  const begun = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code } = await run(process.execPath, [command, ...parameters], env);
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
  return `${(performance.now() - begun).toFixed(0)} ms`;
}

function run(
  program: string,
  parameters: string[],
  env = process.env,
): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ output, code }));
  });
}

/** Megabytes of the server's process, where the system tells. */
function memoryOf({ process: { pid } }: RunningServer): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1_000;
  } catch {
    return 0;
  }
}

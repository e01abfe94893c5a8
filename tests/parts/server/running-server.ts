/** The built server as its own process, as an operator runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { recordServer } from '../browser/reach.ts';

export interface RunningServer {
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Everything it wrote so far. */
  output: () => string;
  /** Reads the rows that a table of the database has now. */
  rows: (table: string) => Record<string, unknown>[];
  bookings: () => Record<string, unknown>[];
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop: () => Promise<number | null>;
}

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface ServerOptions {
  port?: number;
  dataDir?: string;
  /** Origin that the browser sees; the server's own unless a line lies between. */
  origin?: string;
  /** PostgreSQL in place of the SQLite file. */
  databaseUrl?: string;
  /** Largest file that it may write, in blocks of 512 bytes: a quota. */
  fileBlocks?: number;
  /** Called with the process at once, before the server listens. */
  onSpawn?: (process: ChildProcess) => void;
  /** Folder with another build; that of this repository otherwise. */
  folder?: string;
  /** How many proxies stand in front. */
  trustProxy?: number;
  /** Further environment variables. */
  environment?: Record<string, string>;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'operator-')));
  const own = [process.execPath, 'dist/server/main.js'] as const;
  // The shell sets the limit, and becomes the server.
  const limited = ['sh', '-c', 'ulimit -f "$0"; exec "$@"', String(options.fileBlocks), ...own] as const;
  const [program, ...parameters] = options.fileBlocks === undefined ? own : limited;
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      ...recordServer(),
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: options.origin ?? `http://127.0.0.1:${port}`,
      DATABASE_URL: options.databaseUrl ?? '',
      TRUST_PROXY: String(options.trustProxy ?? 0),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.folder && { cwd: options.folder }),
  });
  options.onSpawn?.(child);
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      output += text;
      if (output.includes('is open at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  const rows = (table: string) => {
    const database = new Sqlite(join(dataDir, 'operator.db'), { readonly: true });
    try {
      return database.prepare(`select * from ${table}`).all() as Record<string, unknown>[];
    } finally {
      database.close();
    }
  };
  return {
    port,
    dataDir,
    process: child,
    output: () => output,
    rows,
    bookings: () => rows('package_booking'),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

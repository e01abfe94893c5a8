/** Results of a run of the test files. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A test that failed, or the file itself. */
export interface Failure {
  name: string;
  message: string;
}

export interface FileRecord {
  file: string;
  project: string;
  /** Time of its tests, hooks and imports. */
  seconds: number;
  passed: number;
  skipped: number;
  failures: Failure[];
}

export interface RunRecord {
  files: FileRecord[];
  /** Failures that belong to no file. */
  outside: string[];
}

export interface Run extends RunRecord {
  /** Time from start to end. */
  seconds: number;
}

export interface Wanted {
  projects?: readonly string[];
  /** Parts of paths; all files of the projects unless given. */
  files?: readonly string[];
  /** Vitest's own output is not shown. */
  quiet?: boolean;
  environment?: NodeJS.ProcessEnv;
}

/** Whether tests ran, and all that ran passed. */
export function isGreen({ files, outside }: RunRecord): boolean {
  const passed = files.some((record) => record.passed > 0);
  return passed && outside.length === 0 && files.every(({ failures }) => failures.length === 0);
}

/** The environment variable with the file that record.ts writes. */
export const RECORD_FILE = 'TEST_RECORD';
const CACHE = 'node_modules/.cache';

/** Runs test files with Vitest. */
export async function runTests({
  projects = [],
  files = [],
  quiet = false,
  environment,
}: Wanted): Promise<Run> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'record-'));
  const record = join(folder, 'record.json');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...(quiet ? [] : ['--reporter=default']),
      '--reporter=tests/runner/record.ts',
      ...files,
    ],
    {
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, NODE_OPTIONS: '', ...environment, [RECORD_FILE]: record },
    },
  );
  const status = await new Promise<unknown>((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - start) / 1_000;
  try {
    const { files: records, outside } = JSON.parse(readFileSync(record, 'utf8')) as RunRecord;
    const failed = records.some(({ failures }) => failures.length > 0);
    if (status !== 0 && !failed && outside.length === 0) outside.push(`Vitest ended with ${status}.`);
    return { files: records, outside, seconds };
  } catch {
    return { files: [], outside: [`Vitest ended with ${status} before it told anything.`], seconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

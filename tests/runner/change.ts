/** The files of the change that is being tested, and whether a test file belongs to it. */
import { spawnSync } from 'node:child_process';
import { importsOf } from './imports.ts';
import { readReachedSources } from './reached-sources.ts';
import type { FileRecord } from './run-records.ts';

/** The environment variable with the commit that the change builds on. */
const BASE = 'TEST_BASE';
/** Without it, everything that is younger belongs to the change: a landing is the work of a few hours. */
const YOUNG = '4 hours ago';

/**
 * @param base a commit; TEST_BASE unless given, or else the newest commit that is not young
 * @returns paths of files that differ from it, those not yet committed included; none without a history
 */
export function changedFiles(base = process.env[BASE]): string[] {
  const from =
    base || git('rev-list', '-1', `--before=${YOUNG}`, 'HEAD') || git('rev-list', '--max-parents=0', 'HEAD');
  if (!from) return [];
  const lines = [git('diff', '--name-only', from), git('ls-files', '--others', '--exclude-standard')];
  return lines.join('\n').split('\n').filter(Boolean);
}

/**
 * @returns whether a change of files touches a test file or what it tests: sources that it imports itself, or that it ran
 *   in a browser
 */
export function belongsTo(changed: readonly string[]): (record: Pick<FileRecord, 'file'>) => boolean {
  const touched = new Set(changed);
  const reached = readReachedSources();
  return ({ file }) => {
    const tested = [...importsOf(file), ...(reached[file] ?? [])].filter(
      (path) => !path.startsWith('tests/parts/'),
    );
    return touched.has(file) || tested.some((path) => touched.has(path));
  };
}

function git(...parameters: string[]): string {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Result of a file that fails: red, or unsteady, and when that stops a landing. */
import { describe, expect, it } from 'vitest';
import { belongsTo } from './change.ts';
import { MAX_UNSTEADY, reasonsToStop, tryAgain } from './second-try.ts';

const green = (file: string) => ({
  file,
  project: 'browser',
  seconds: 1,
  passed: 2,
  skipped: 0,
  failures: [] as { name: string; message: string }[],
});
const red = (file: string, message = 'expected 1 to be 2') => ({
  ...green(file),
  passed: 1,
  failures: [{ name: 'A page > opens', message }],
});
const run = (...files: ReturnType<typeof green>[]) => ({ files, outside: [] as string[], seconds: 1 });
const never = () => false;

describe('A file that fails', () => {
  it('is tried again alone, and no other', async () => {
    const tried: string[] = [];
    await tryAgain(run(green('a.test.ts'), red('b.test.ts')), async ({ file }) => {
      tried.push(file);
      return run(green(file));
    });
    expect(tried).toEqual(['b.test.ts']);
  });

  it('twice is red', async () => {
    const tried = await tryAgain(run(red('a.test.ts')), async () => run(red('a.test.ts', 'again')));
    expect(tried.unsteady).toEqual([]);
    expect(reasonsToStop(tried, never)).toEqual(['a.test.ts failed twice.']);
  });

  it('once is unsteady: told with what it said first, and lands', async () => {
    const tried = await tryAgain(run(red('a.test.ts', 'too early')), async () => run(green('a.test.ts')));
    expect(tried.unsteady.map(({ failures }) => failures[0]?.message)).toEqual(['too early']);
    expect(tried.files).toEqual([green('a.test.ts')]);
    expect(reasonsToStop(tried, never)).toEqual([]);
  });

  it('is red if nothing of it runs when it is tried again', async () => {
    const nothing = { ...green('a.test.ts'), passed: 0 };
    const tried = await tryAgain(run(red('a.test.ts')), async () => run(nothing));
    expect(reasonsToStop(tried, never)).toEqual(['a.test.ts failed twice.']);
    const none = await tryAgain(run(red('a.test.ts')), async () => run());
    expect(reasonsToStop(none, never)).toEqual(['a.test.ts failed twice.']);
  });

  it('once stops a landing if it belongs to the change', async () => {
    const tried = await tryAgain(run(red('a.test.ts')), async () => run(green('a.test.ts')));
    expect(reasonsToStop(tried, ({ file }) => file === 'a.test.ts')).toEqual([
      'a.test.ts was unsteady, and belongs to this change.',
    ]);
  });

  it('once stops a landing if more than a few others did, too', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.test.ts`);
    const tryMany = (count: number) =>
      tryAgain(run(...names(count).map((name) => red(name))), async ({ file }) => run(green(file)));
    expect(reasonsToStop(await tryMany(MAX_UNSTEADY), never)).toEqual([]);
    expect(reasonsToStop(await tryMany(MAX_UNSTEADY + 1), never)).toHaveLength(1);
  });
});

describe('What fails outside of all files', () => {
  it('stops a landing', async () => {
    const tried = await tryAgain(
      { ...run(green('a.test.ts')), outside: ['Vitest ended with 7.'] },
      async () => run(),
    );
    expect(reasonsToStop(tried, never)).toEqual(['Vitest ended with 7.']);
  });
});

describe('A change', () => {
  it('touches a test file that it edits or that imports what it edits, but for what many tests share', () => {
    const own = 'tests/runner/second-try.test.ts';
    expect(belongsTo([own])({ file: own })).toBe(true);
    expect(belongsTo(['tests/runner/second-try.ts'])({ file: own })).toBe(true);
    expect(belongsTo(['server/main.ts'])({ file: own })).toBe(false);
    expect(belongsTo(['tests/parts/browser/harness.ts'])({ file: 'tests/journeys/correct.test.ts' })).toBe(
      false,
    );
    expect(belongsTo([])({ file: own })).toBe(false);
  });
});

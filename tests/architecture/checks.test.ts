/** Each of the project's own checks is shown something wrong, and has to find it. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const run = (command: string, parameters: string[], input = '') =>
  spawnSync(join('node_modules/.bin', command), parameters, { input, encoding: 'utf8' });

describe('The formatter', () => {
  it('finds what is not formatted', () => {
    const { stdout } = run('biome', ['format', '--stdin-file-path=src/x.ts'], 'export const x = {a:1}');
    expect(stdout).toBe('export const x = { a: 1 };\n');
  });
});

describe('The linter', () => {
  it.each([
    ['a variable that is never used', 'export function f() { const unused = 1; return 2; }\n'],
    ['a forgotten console.log', 'console.log("here");\n'],
    ['a wish in place of a check', 'export const f = (x: string | null) => x!.length;\n'],
  ])('finds %s', (_what, text) => {
    const { status, stderr } = run(
      'biome',
      ['lint', '--stdin-file-path=src/x.ts', '--error-on-warnings'],
      text,
    );
    expect(status, stderr).not.toBe(0);
  });
});

describe('The type check', () => {
  it.each(['src', 'src/service-worker', 'server', 'tests'])('finds an error in %s', async (project) => {
    // Out of the sources: other checks read them at the same time.
    await mkdir('node_modules/.cache', { recursive: true });
    const folder = await mkdtemp('node_modules/.cache/planted-');
    try {
      await writeFile(
        join(folder, 'planted.ts'),
        'const list: string[] = [];\nexport const first: string = list[0];\n',
      );
      await writeFile(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          extends: `../../../${project}/tsconfig.json`,
          include: ['planted.ts'],
          exclude: [],
        }),
      );
      const { status, stdout } = run('tsc', ['-p', folder]);
      expect(stdout).toContain('TS2322');
      expect(status).not.toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IReporterOutput } from 'dependency-cruiser';
import { afterEach, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { forbidden, options } = require('../../.dependency-cruiser.cjs');

// The cruiser asks swc for TypeScript without JSX, whatever the file: here it gets both.
const swc: typeof import('@swc/core') = require('@swc/core');
const parse = swc.parseFileSync;
swc.parseFileSync = ((file: string, how: object) =>
  parse(file, { ...how, syntax: 'typescript', tsx: file.endsWith('x') })) as typeof parse;
const { cruise } = await import('dependency-cruiser');

async function look(roots: string[]) {
  const { output }: IReporterOutput = await cruise(roots, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('The cruiser gave text in place of a result');
  return output;
}

describe('Rooms know only whom they may know', () => {
  it('in all of src and server', async () => {
    const { modules, summary } = await look(['src', 'server']);
    // A cruiser that reads nothing finds nothing wrong.
    expect(modules.filter(({ source }) => /^(src|server)\//.test(source)).length).toBeGreaterThan(80);
    expect(
      modules.find(({ source }) => source === 'src/device/replay.ts')?.dependencies.length,
    ).toBeGreaterThan(3);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });
});

describe('The check can fail', () => {
  const planted: string[] = [];
  const plant = async (file: string, text: string) => {
    planted.push(file);
    await mkdir(file.replace(/\/[^/]+$/, ''), { recursive: true });
    await writeFile(file, text);
  };
  afterEach(async () => {
    for (const file of planted.splice(0)) await rm(file);
  });

  it.each([
    [
      'src/ui/planted.ts',
      "import { company } from '../content/company.ts';\nexport const x = company;\n",
      'ui-knows-nothing-of-ours',
    ],
    [
      'src/pages/planted.tsx',
      "import Dexie from 'dexie';\nexport const x = Dexie;\n",
      'dexie-only-in-device',
    ],
    [
      'src/contract/planted.ts',
      "import { company } from '../content/company.ts';\nexport const x = company;\n",
      'contract-knows-zod-alone',
    ],
    [
      'server/planted.ts',
      "import Sqlite from 'better-sqlite3';\nexport const x = Sqlite;\n",
      'sql-only-in-store',
    ],
    [
      'src/content/planted.ts',
      "import { createApp } from '../../server/app.ts';\nexport const x = createApp;\n",
      'src-never-knows-server',
    ],
    [
      'src/pages/planted.ts',
      "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n",
      'no-node-in-the-browser',
    ],
  ])('%s is found', async (file, text, name) => {
    await plant(file, text);
    const { summary } = await look([file]);
    expect(summary.violations.map(({ rule }) => rule.name)).toContain(name);
  });
});

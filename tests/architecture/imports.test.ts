import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { IModule, IReporterOutput } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { forbidden, options } = require('../../.dependency-cruiser.cjs');

// The cruiser asks swc for TypeScript without JSX, whatever the file: here it gets both.
const swc: typeof import('@swc/core') = require('@swc/core');
const parse = swc.parseFileSync;
swc.parseFileSync = ((file: string, how: object) =>
  parse(file, { ...how, syntax: 'typescript', tsx: file.endsWith('x') })) as typeof parse;
const { cruise } = await import('dependency-cruiser');

/** Reads a copy of the tree. */
async function look(folder: string) {
  const { output }: IReporterOutput = await cruise(['src', 'server'], {
    ...options,
    baseDir: folder,
    // The copy borrows node_modules.
    preserveSymlinks: true,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === 'string') throw new Error('The cruiser gave text in place of a result');
  return output;
}

/** Every program in a folder, however deep. */
async function programs(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

/** One fault for each rule, as somebody in a hurry would make it. A file called planted gets the name of its rule. */
const faults: [rule: string, file: string, text: string][] = [
  ['no-circles', 'src/ui/planted.ts', "export * from './no-circles.ts';"],
  ['resolves', 'src/ui/planted.ts', "export * from './gone.ts';"],
  ['contract-knows-zod-alone', 'src/contract/planted.ts', "export * from '../content/company.ts';"],
  ['content-knows-contract', 'src/content/planted.ts', "export * from '../ui/dates/months.ts';"],
  ['kinds-know-the-contract', 'src/kinds/planted.ts', "export * from '../content/company.ts';"],
  ['the-office-half-is-for-the-office', 'src/forms/planted.ts', "export * from '../kinds/lead/office.ts';"],
  [
    'the-office-half-says-what-the-office-shows',
    'src/kinds/planted/office.ts',
    "export * from '../../ui/dates/months.ts';",
  ],
  ['artwork-is-pure', 'src/artwork/planted.ts', "export * from '../ui/dates/months.ts';"],
  ['device-knows-contract', 'src/device/core/planted.ts', "export * from '../../content/company.ts';"],
  ['device-rooms-have-doors', 'src/pages/planted.ts', "export * from '../device/outbox/send/send.ts';"],
  ['device-rooms-see-doors', 'src/device/records/planted.ts', "export * from '../outbox/send/send.ts';"],
  ['the-database-has-no-door', 'src/pages/planted.ts', "export * from '../device/core/database.ts';"],
  [
    'worker-enters-no-page-door',
    'src/service-worker/planted.ts',
    "export * from '../device/outbox/page.ts';",
  ],
  ['the-office-has-one-page', 'src/pages/planted.ts', "export * from '../office/time/office-time.ts';"],
  ['words-know-the-contract', 'src/words/planted.ts', "export * from '../ui/dates/months.ts';"],
  ['ui-knows-nothing-of-ours', 'src/ui/planted.ts', "export * from '../content/company.ts';"],
  ['forms-stay-apart', 'src/forms/planted.ts', "export * from '../office/table/engine/sort.ts';"],
  [
    'office-knows-the-engine-alone',
    'src/office/table/planted.ts',
    "export * from '../../forms/home-booking/values.ts';",
  ],
  ['no-form-knows-another', 'src/forms/trip-plan/planted.ts', "export * from '../home-booking/values.ts';"],
  [
    'no-department-knows-another',
    'src/office/departments/hr/planted.ts',
    "export * from '../logistics/entry-screen.tsx';",
  ],
  [
    'shared-rooms-know-no-department',
    'src/office/table/planted.ts',
    "export * from '../departments/logistics/entry-screen.tsx';",
  ],
  ['pages-lie-below-app', 'src/pages/planted.ts', "export * from '../app/head/head.ts';"],
  ['rules-of-content-know-zod', 'src/content/editable/planted.ts', "export * from '../../words/say.ts';"],
  [
    'only-its-editor-loads-rules-of-content',
    'src/pages/planted.ts',
    "export * from '../content/editable/field-schema.ts';",
  ],
  [
    'the-bridge-is-the-only-door',
    'src/pages/planted.ts',
    "export * from '../service-worker/saved-pages.ts';",
  ],
  [
    'worker-knows-device-and-contract',
    'src/service-worker/planted.ts',
    "export * from '../content/company.ts';",
  ],
  ['dexie-only-in-device', 'src/pages/planted.ts', "export * from 'dexie';"],
  ['sql-only-in-store', 'server/planted.ts', "export * from 'better-sqlite3';"],
  ['src-never-knows-server', 'src/content/planted.ts', "export * from '../../server/http/app.ts';"],
  ['server-knows-contract-and-content', 'server/planted.ts', "export * from '../src/ui/dates/months.ts';"],
  ['dev-knows-the-build', 'server/dev/planted.ts', "export * from '../../src/ui/dates/months.ts';"],
  ['nobody-knows-dev', 'server/planted.ts', "export * from './dev/errors.ts';"],
  ['nobody-knows-tests', 'server/planted.ts', "export * from '../tests/parts/records/sample-booking.ts';"],
  ['no-node-in-the-browser', 'src/pages/planted.ts', "export * from 'node:fs';"],
];

const placeOf = (rule: string, file: string) => file.replace(/planted\.ts$/, `${rule}.ts`);
const planted = faults.map(([rule, file]) => placeOf(rule, file));

/** Modules of the tree, and of the faults planted into it. */
let modules: IModule[] = [];
/** Rules that each file breaks. */
const broken = new Map<string, string[]>();
beforeAll(async () => {
  // A copy, so that nothing planted is ever seen by another check. Nothing imports what is planted, so that all of it
  // can be there while the tree is read once: that takes seconds.
  const copy = await mkdtemp(join(tmpdir(), 'rooms-'));
  const isOurs = (path: string) => basename(path) !== 'node_modules';
  for (const part of ['src', 'server', 'tests'])
    await cp(part, join(copy, part), { recursive: true, filter: isOurs });
  for (const part of ['package.json', 'tsconfig.json']) await cp(part, join(copy, part));
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const [rule, file, text] of faults) {
    const path = join(copy, placeOf(rule, file));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${text}\n`);
  }
  const { modules: read, summary } = await look(copy);
  modules = read;
  for (const { rule, from, to } of summary.violations)
    broken.set(from, [...(broken.get(from) ?? []), `${rule.name}: ${to}`]);
  await rm(copy, { recursive: true });
});

describe('Rooms know only whom they may know', () => {
  it('in all of src and server', async () => {
    // A cruiser that reads nothing finds nothing wrong.
    const files = [...(await programs('src')), ...(await programs('server')), ...planted];
    const read = modules.filter(({ source }) => /^(src|server)\/.*\.(tsx?|mjs)$/.test(source));
    expect(read.map(({ source }) => source).sort()).toEqual(files.sort());
    const replay = modules.find(({ source }) => source === 'src/device/outbox/send/replay.ts');
    expect(replay?.dependencies.map(({ resolved }) => resolved).sort()).toEqual([
      'src/device/core/tables.ts',
      'src/device/outbox/send/apply-verdicts.ts',
      'src/device/outbox/send/backlog.ts',
      'src/device/outbox/send/deliver.ts',
      'src/device/outbox/send/replay-deps.ts',
      'src/device/outbox/send/send.ts',
    ]);
    expect([...broken].filter(([file]) => !planted.includes(file))).toEqual([]);
  });
});

describe('The check can fail', () => {
  it('for every rule', () => {
    expect(faults.map(([rule]) => rule).sort()).toEqual(
      forbidden.map(({ name }: { name: string }) => name).sort(),
    );
  });

  it.each(faults)('%s finds %s', (rule, file) => {
    expect(broken.get(placeOf(rule, file))).toContainEqual(expect.stringMatching(`^${rule}: `));
  });
});

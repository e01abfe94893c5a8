/** What a phone that has saved the site fetches when something is published, or one script is new. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeDelta } from '../../../src/build/packs/make-delta.ts';
import type { FieldOverride } from '../../../src/content/editable/overrides.ts';
import {
  LANGUAGE_PACK,
  OFFICE_PACK,
  PROGRAM_PACK,
  packName,
  SITE_PACKS_FILE,
} from '../../../src/service-worker/pack-types.ts';
import { waitUntilSaved } from '../../parts/browser/browser.ts';
import { makeEdition, type SiteOfEdition } from '../../parts/browser/next-edition.ts';
import { startServer } from '../../parts/server/running-server.ts';
import { withCountedSite } from '../parts/counted-line.ts';
import { type Figures, kilobytes } from '../parts/transfer.ts';

const SITE = 'dist/site';
const english = (item: string, field: string, value: unknown): FieldOverride => ({
  item,
  field,
  language: 'en',
  value,
});
const PHONE = english('company', 'phones', [{ printed: '+255 712 345 678', dialled: '+255712345678' }]);
const PRICE = english('figures/midBudget', 'price', '$1,990');
const TEXT = 'The road from the gate is closed until the middle of May. Come in by the airstrip.';
const PLACE = (['en', 'de', 'fr'] as const).flatMap((language) =>
  ['uniqueness', 'standfirst'].map((field) => ({
    ...english('place/serengeti', field, `${field}: ${TEXT} (${language})`),
    language,
    ...(language !== 'en' && { source: `${field}: ${TEXT} (en)` }),
  })),
);

/** Bytes of one pack of an update. */
interface Update {
  name: string;
  delta: number;
  whole: number;
  /** Of `zstd --patch-from`; null where zstd is not installed. */
  patch: number | null;
}

export async function measureUpdate(): Promise<Figures> {
  const phone = await makeEdition([PHONE]);
  const later = await makeEdition([PHONE, PRICE], [phone]);
  const figures: Figures = [
    ...figuresOf('a phone number', compare(SITE, siteOf(phone)), siteOf(phone)),
    ...figuresOf('a price', compare(siteOf(phone), siteOf(later)), siteOf(later)),
    ...figuresOf('both, two editions behind', compare(SITE, siteOf(later)), siteOf(later)),
  ];
  const place = await makeEdition([PHONE, PRICE, ...PLACE], [later, phone]);
  figures.push(
    ...figuresOf('a place in three languages', compare(siteOf(later), siteOf(place)), siteOf(place)),
    ...figuresOf('all of it, three editions behind', compare(SITE, siteOf(place)), siteOf(place)),
    ...(await countOnLine(phone)),
  );
  for (const { folder, edition } of [phone, later, place])
    for (const made of [folder, edition]) rmSync(made, { recursive: true });
  const newer = buildWithNewScript();
  const program = compare(SITE, join(newer, SITE));
  figures.push(
    ...figuresOf(
      'one script: the program',
      program.filter(({ name }) => name === PROGRAM_PACK),
    ),
    ...figuresOf('one script: everything', program),
  );
  rmSync(newer, { recursive: true });
  return figures;
}

const siteOf = ({ folder }: SiteOfEdition) => join(folder, SITE);

const isAdditional = ({ name }: Update) => name === OFFICE_PACK || name.startsWith(LANGUAGE_PACK);

function figuresOf(what: string, updates: readonly Update[], site?: string): Figures {
  const list = site ? statSync(join(site, `${SITE_PACKS_FILE}.br`)).size : 0;
  const told = (all: readonly Update[]) => {
    const sum = (read: (update: Update) => number) => all.reduce((total, one) => total + read(one), 0);
    const patch = all.some((one) => one.patch === null) ? 'not installed' : sum((one) => one.patch ?? 0);
    return `${sum(({ delta }) => delta)} / ${sum(({ whole }) => whole)} / ${patch}`;
  };
  const figures: Figures = [
    [
      `${what}: deltas / whole packs / zstd --patch-from, bytes`,
      told(updates.filter((one) => !isAdditional(one))),
    ],
  ];
  if (updates.some(isAdditional))
    figures.push([`  the same with the office and all languages, ${updates.length} packs`, told(updates)]);
  if (list > 0) figures.push(['  beside it the list of packs', String(list)]);
  return figures;
}

/** Compares the packs of two sites that have the same name and not the same content. */
function compare(before: string, after: string): Update[] {
  const packsOf = (site: string) =>
    [...readFileSync(join(site, SITE_PACKS_FILE), 'utf8').matchAll(/"url":"([^"]+)"/g)].map(
      ([, url]) => url as string,
    );
  return packsOf(after).flatMap((url) => {
    const former = packsOf(before).find((one) => packName(one) === packName(url));
    if (!former || former === url) return [];
    const delta = makeDelta(
      readFileSync(join(before, former), 'utf8'),
      readFileSync(join(after, url), 'utf8'),
    );
    return {
      name: packName(url),
      delta: brotliCompressSync(JSON.stringify(delta)).length,
      whole: statSync(join(after, `${url}.br`)).size,
      patch: patchBytes(join(before, former), join(after, url)),
    };
  });
}

function patchBytes(before: string, after: string): number | null {
  const options = ['-22', '--ultra', '--long=27', '-q', '-c', '--patch-from', before, after];
  const { stdout, status } = spawnSync('zstd', options, { maxBuffer: 1e9 });
  return status === 0 ? stdout.length : null;
}

/** The site with one sentence of one script changed, built in a folder of its own. */
function buildWithNewScript(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, join(folder, file));
  execFileSync('cp', ['-al', 'node_modules', folder]);
  const script = join(folder, 'src/app/shell/saved-site-banner.tsx');
  writeFileSync(
    script,
    readFileSync(script, 'utf8').replace('is saved and ready.', 'is saved and can be shown.'),
  );
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'ignore',
  });
  if (readdirSync(join(folder, SITE, 'packs')).length === 0) throw new Error('The newer site has no packs');
  return folder;
}

/** What Chromium fetches and sends, with all headers: a question without news, and then an edition. */
async function countOnLine({ folder }: SiteOfEdition): Promise<Figures> {
  return withCountedSite(async ({ page, origin, server, bytesDown, bytesUp }) => {
    await page.goto(origin);
    await waitUntilSaved(page);
    await page.waitForLoadState('networkidle');
    const look = () =>
      page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const count = async (work: () => Promise<unknown>) => {
      const before = [bytesDown(), bytesUp()];
      await work();
      return [bytesDown(), bytesUp()]
        .map((bytes, index) => kilobytes(bytes - (before[index] ?? 0)))
        .join(' / ');
    };
    const question = await count(look);
    const { port, dataDir } = server;
    await server.stop();
    const next = await startServer({ port, dataDir, origin, folder });
    try {
      const update = await count(async () => {
        const name = await page.evaluate(async () =>
          (await caches.keys()).find((one) => one.includes('/core.')),
        );
        await look();
        while (await page.evaluate((former) => caches.has(former), name ?? ''))
          await page.waitForTimeout(100);
      });
      return [
        ['a question whether anything is new, with headers: received / sent', question],
        ['a phone number, with headers: received / sent', update],
      ];
    } finally {
      await next.stop();
    }
  });
}

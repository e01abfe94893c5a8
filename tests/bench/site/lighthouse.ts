/** Lighthouse's marks for a phone. It has a package.json of its own, and is installed when it is asked for. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages } from '../../../server/commands/prepare.mjs';
import { browserPath } from '../../parts/browser/browser.ts';
import { startServer } from '../../parts/server/running-server.ts';
import { type Figures, quantile } from '../parts/transfer.ts';
import { listSitePages } from './site-pages.ts';

const PACKAGES = 'tests/bench/lighthouse';
const PROGRAM = join(PACKAGES, 'node_modules/lighthouse/cli/index.js');
const RUNS = 5;
const ADDRESSES = ['/', '/wildlife', '/wildlife/Serengeti', '/luxury_travel', '/map'];
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Audit {
  title: string;
  /** 0 to 1; null when it gives no mark. */
  score: number | null;
  displayValue?: string;
}

interface Report {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
}

export async function measureLighthouse(): Promise<Figures> {
  await ensurePackages(PACKAGES);
  const known = new Set(listSitePages().map(({ address }) => address));
  const server = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const figures: Figures = [];
  for (const address of ADDRESSES) {
    if (!known.has(address)) {
      figures.push([address, 'skipped: there is no such page yet']);
      continue;
    }
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1)
      reports.push(await look(`http://127.0.0.1:${server.port}${address}`, join(folder, 'report.json')));
    figures.push(...judge(address, reports));
  }
  await rm(folder, { recursive: true });
  await server.stop();
  return figures;
}

/** Now and then the browser's trace begins without its navigation (NO_NAVSTART): then it is asked again. */
const TRIES = 3;

async function look(url: string, file: string, tries = TRIES): Promise<Report> {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(CATEGORIES)}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  if (status !== 0 && tries > 1) return look(url, file, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}: ${stderr}`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The median mark of each category, and the audits that took something off in most runs. */
function judge(address: string, reports: readonly Report[]): Figures {
  const figures: Figures = [];
  for (const [category, goal] of Object.entries(CATEGORIES)) {
    const marks = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    figures.push([`${address} ${category}, median of ${RUNS} (goal ${goal})`, `${quantile(marks, 0.5)}`]);
    for (const { id, weight } of reports[0]?.categories[category]?.auditRefs ?? []) {
      const audits = reports.flatMap(({ audits }) => audits[id] ?? []);
      const scores = audits.flatMap(({ score }) => (score === null ? [] : [score]));
      const score = quantile(scores, 0.5);
      if (!(score < 1)) continue;
      const { title, displayValue = '' } = audits.find((audit) => audit.score === score) as Audit;
      figures.push([`    ${title} (weight ${weight})`, `${score} ${displayValue}`]);
    }
  }
  return figures;
}

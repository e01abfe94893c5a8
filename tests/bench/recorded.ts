/**
 * Figures as they were recorded last, and what has become worse since. `npm run bench -- quick` measures one round of the
 * figures that a change may spoil unseen; `--record` writes down what it measured.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from './parts/transfer.ts';

const FILE = new URL('recorded.json', import.meta.url);
/** Share by which a figure may be worse before it is told: rounds of one machine differ by less. */
const SPREAD = 0.15;

/** A recorded figure: the first number of its line, and the day on which it was measured. */
interface Recorded {
  value: number;
  on: string;
}

/** What `quick` measures: parts, the lines of each by a part of their names, and whether more is better. */
export const QUICK = [
  { part: 'first-visit', lines: ['everything, headers included'] },
  { part: 'scripts', lines: ['scripts of'] },
  { part: 'saved-page', lines: ['opened, worker asleep', 'opened, worker awake', 'a step inside the app'] },
  { part: 'submit', lines: ['until on disk / a strict put', 'until “Saved'] },
  { part: 'drain', lines: ['times that (goal 1.2)'] },
  { part: 'update', lines: ['a phone number', 'a place in three languages'] },
  { part: 'publish', lines: ['a place, published', 'a phone number, in'] },
  { part: 'presses', lines: [': p98'] },
  {
    part: 'ingest',
    lines: ['one call at 1 connection: ours', 'one call at 64 connections: ours'],
    isMoreBetter: true,
  },
] as const;

const firstNumber = (text: string): number | undefined => {
  const [found] = /-?\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};

export interface Comparison {
  line: string;
  value: number;
  recorded: Recorded | undefined;
  /** True for what is worse than recorded by more than figures of one machine differ. */
  isWorse: boolean;
}

/** Compares the lines of a part with those that were recorded. */
export function compareWithRecorded(part: (typeof QUICK)[number], figures: Figures): Comparison[] {
  const known = readRecorded();
  const wanted = figures.filter(([what]) => part.lines.some((name) => what.includes(name)));
  return wanted.flatMap(([what, figure]) => {
    const value = firstNumber(figure);
    if (value === undefined) return [];
    const line = `${part.part}: ${what.trim()}`;
    const recorded = known[line];
    const worse =
      'isMoreBetter' in part ? (recorded?.value ?? 0) / value : value / (recorded?.value ?? value);
    return [{ line, value, recorded, isWorse: worse > 1 + SPREAD }];
  });
}

/** Writes down what was measured, beside what was recorded of other lines. */
export function record(comparisons: readonly Comparison[]): void {
  const on = new Date().toISOString().slice(0, 10);
  const lines = Object.fromEntries(comparisons.map(({ line, value }) => [line, { value, on }]));
  writeFileSync(FILE, `${JSON.stringify({ ...readRecorded(), ...lines }, null, 2)}\n`);
}

export function printComparisons(comparisons: readonly Comparison[]): void {
  console.log('\nFigure, now, recorded last (one round: a look, no figure of docs/figures.md)');
  for (const { line, value, recorded, isWorse } of comparisons) {
    const before = recorded ? `${recorded.value} on ${recorded.on}` : 'not recorded';
    console.log(
      `${isWorse ? '  worse ' : '        '}${line.padEnd(88)} ${String(value).padStart(8)}   ${before}`,
    );
  }
  const worse = comparisons.filter(({ isWorse }) => isWorse).length;
  console.log(`\n${worse} of ${comparisons.length} are more than ${SPREAD * 100} % worse.`);
}

function readRecorded(): Readonly<Record<string, Recorded>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

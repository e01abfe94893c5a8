/** Outcome of promises: counted for each fault, and printed. */
import type { Row } from './database.ts';

/** A request that somebody made, and what they were told of it. */
export interface Made {
  id: string;
  /** No two requests have the same: one intent. */
  name: string;
  told: 'nothing' | 'saved' | 'received';
}

export interface Tally {
  fault: string;
  database: string;
  cycles: number;
  operations: number;
  /** Requests that were told "saved" or "received", and are not there. */
  lost: number;
  /** Rows beyond one for an id or for an intent. */
  doubled: number;
  /** Entries that still wait, or are parked, when all faults are over. */
  stuck: number;
  /** Databases that did not open or failed their own check. */
  damaged: number;
}

/** A fault that this machine does not let anybody make, and why. */
export interface LeftOut {
  leftOut: string;
}

export function startTally(fault: string, database: string): Tally {
  return { fault, database, cycles: 0, operations: 0, lost: 0, doubled: 0, stuck: 0, damaged: 0 };
}

export const held = ({ lost, doubled, stuck, damaged }: Tally): boolean =>
  lost + doubled + stuck + damaged === 0;

/** How many of these are not there, or not as they were made. */
export function countMissing(made: readonly Made[], rows: readonly Row[]): number {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return made.filter(({ id, name }) => names.get(id) !== name).length;
}

/** Rows beyond one for an id or an intent. */
export function countDoubled(made: readonly Made[], rows: readonly Row[]): number {
  const beyondOne = (what: 'id' | 'name') => {
    const ours = new Set(made.map((one) => one[what]));
    const found = rows.map((row) => row[what]).filter((value) => ours.has(value));
    return found.length - new Set(found).size;
  };
  return Math.max(beyondOne('id'), beyondOne('name'));
}

const columns = ['fault', 'database', 'cycles', 'operations', 'lost', 'doubled', 'stuck', 'damaged'] as const;

/** A table of Markdown. */
export function writeTable(tallies: readonly Tally[]): string {
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...tallies.map((tally) => line(columns.map((column) => tally[column]))),
  ].join('\n');
}

/** The audit log in words. Pure. */
import type { AuditLine } from '../../../contract/accounts.ts';

export interface AuditChange {
  name: string;
  before: string;
  after: string;
}

/** What differs between before and after, value by value; nothing for what has neither. */
export function changesOf({ before, after }: Pick<AuditLine, 'before' | 'after'>): AuditChange[] {
  const was = valuesOf(before);
  const is = valuesOf(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, before: inWords(was[name]), after: inWords(is[name]) }))
    .filter((change) => change.before !== change.after);
}

function valuesOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** True if the line contains every word searched for. */
export function matchesSearch(line: AuditLine, wanted: string): boolean {
  const text = [line.number, line.by, line.action, line.subject, JSON.stringify([line.before, line.after])]
    .join(' ')
    .toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

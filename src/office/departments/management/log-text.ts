/** A line of the server's log, as `calls.log` gives it. */
export interface SystemLogLine {
  level: string;
  /** ISO 8601. */
  time: string;
  msg?: string;
  [field: string]: unknown;
}

/** Fields that mean nothing to a reader. */
const DULL = ['level', 'time', 'msg', 'pid', 'hostname', 'v', 'place'];

/** The other fields of a line in words: "method GET, status 500". Pure. */
export function logWords(line: SystemLogLine): string {
  return Object.entries(line)
    .filter(([name]) => !DULL.includes(name))
    .map(([name, value]) => `${name} ${messageOf(value)}`)
    .join(', ');
}

function messageOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { message } = value as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(value);
}

/** The last lines of the log, for management to look at. */
export const MAX_LOG_LINES = 1_000;

export const logLevels = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogLine {
  level: string;
  /** ISO 8601. */
  time: string;
  msg?: string;
  [field: string]: unknown;
}

export interface RecentLog {
  /** Takes one line as it is written. */
  write: (text: string) => void;
  /** Newest first; lines of this level and of more serious ones. */
  lines: (least?: LogLevel) => LogLine[];
}

export function createRecentLog(most: number = MAX_LOG_LINES): RecentLog {
  const kept: string[] = [];
  let next = 0;
  return {
    write(text) {
      kept[next] = text;
      next = (next + 1) % most;
    },
    lines(least = 'info') {
      const levels: readonly string[] = logLevels.slice(logLevels.indexOf(least));
      return [...kept.slice(next), ...kept.slice(0, next)]
        .reverse()
        .map((text) => JSON.parse(text) as LogLine)
        .filter(({ level }) => levels.includes(level) || level === 'fatal');
    },
  };
}

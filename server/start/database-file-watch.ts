/**
 * Watches that the database file which the server has open is the one at its path. Under another one, which somebody
 * moved there, the server would go on in a file that no backup, command or next start ever sees.
 */
import { type Stats, statSync } from 'node:fs';
import type { Log } from './log.ts';

/** Milliseconds between two looks. */
const EVERY = 10_000;

const REPLACED =
  'The database file was moved or replaced under the running server, which ends now. What it took since is in the file that was here before: devices send it again. Stop the server before you touch DATA_DIR, and use npm run restore';

export interface DatabaseFileWatch {
  look(): void;
  start(): void;
  stop(): void;
}

/**
 * @param file that was just opened
 * @param end ends the process at once: to close the database would remove files that belong to the other one
 */
export function watchDatabaseFile(file: string, log: Pick<Log, 'error'>, end: () => void): DatabaseFileWatch {
  const opened = find(file);
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    try {
      if (!opened || isSame(opened, find(file))) return;
    } catch {
      // A disk that does not answer is no other file.
      return;
    }
    log.error({ file }, REPLACED);
    clearInterval(timer);
    end();
  }

  return {
    look,
    start() {
      timer = setInterval(look, EVERY);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Undefined where it is not there. */
function find(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}

function isSame(one: Stats, other: Stats | undefined): boolean {
  return other !== undefined && one.ino === other.ino && one.dev === other.dev;
}

/**
 * Journal of the messages that the mail server was given, in a file beside the sealing keys. A database that
 * was restored from a backup does not have this information and would send them again. The file contains ids,
 * times and signs, but no addresses.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makePrivateFolder } from '../../start/private-folder.ts';

/** `+`: the mail server is being given the content; `=`: it has accepted it; `-`: it has not. */
type Sign = '+' | '=' | '-';

export interface MailJournal {
  /** State of a message: `+` if it is unknown whether it arrived, null if it was not handed over. */
  of(id: string): '+' | '=' | null;
  /** `+` is on disk when it returns. @param at the server's clock, ISO 8601 @throws Error when it cannot be written */
  note(id: string, sign: Sign, at: string): void;
}

/** Journal of a store without a folder: nothing outlives its database. */
export const emptyMailJournal: MailJournal = { of: () => null, note: () => undefined };

/** Days after which a line is dropped: devices offer their copies again for 180 days. */
const KEPT_DAYS = 200;
const LINE = /^(\S+) ([+=-]) (\S+)$/;

/**
 * Opens the journal. It is read when the first message is asked for, so a start does not wait for it.
 * @param dataDir folder of the data
 */
export function openMailJournal(dataDir: string): MailJournal {
  const file = join(resolve(dataDir), 'keys', 'handed-over');
  let known: Map<string, Sign> | undefined;
  const read = () => {
    known ??= readSigns(file);
    return known;
  };
  return {
    of(id) {
      const sign = read().get(id);
      return sign === '+' || sign === '=' ? sign : null;
    },
    note(id, sign, at) {
      const signs = read();
      try {
        append(file, `${at} ${sign} ${id}\n`, sign === '+');
      } catch (error) {
        // Without the others the worst is that somebody is asked.
        if (sign === '+') throw error;
      }
      signs.set(id, sign);
    },
  };
}

/** The last sign of each message. Old lines are left out of the file too. */
function readSigns(file: string): Map<string, Sign> {
  const lines = textOf(file)
    .split('\n')
    .flatMap((line) => {
      const [, at, sign, id] = LINE.exec(line) ?? [];
      return at && sign && id ? [{ at, sign: sign as Sign, id }] : [];
    });
  const oldest = new Date(Date.parse(lines.at(-1)?.at ?? '') || 0);
  oldest.setUTCDate(oldest.getUTCDate() - KEPT_DAYS);
  const kept = lines.filter(({ at }) => at >= oldest.toISOString());
  if (kept.length < lines.length) {
    const draft = `${file}.${process.pid}.draft`;
    writeFileSync(draft, kept.map(({ at, sign, id }) => `${at} ${sign} ${id}\n`).join(''), { mode: 0o600 });
    renameSync(draft, file);
  }
  return new Map(kept.map(({ id, sign }) => [id, sign]));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function append(file: string, line: string, durably: boolean): void {
  makePrivateFolder(dirname(file));
  const opened = openSync(file, 'a', 0o600);
  try {
    writeSync(opened, line);
    if (durably) fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

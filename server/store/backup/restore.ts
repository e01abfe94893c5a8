/** Replaces the database with a copy. */
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { auditSubjectKind } from '../../../src/kinds/audit-subject.ts';
import { makePrivateFolder, syncFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';
import { auditTopic } from '../admin/audit.ts';
import { restrictDataFolder, sqliteFileIn } from '../core/open.ts';
import type { Tables } from '../core/tables.ts';
import { UNCERTAIN_AFTER_RESTORE } from '../mail/mail-queue.ts';
import { noteRemovedSince, readRemovedIds } from '../removal/removed-ids.ts';
import { appendMissingIds } from '../removal/removed-ids-file.ts';
import { removeAbandonedDrafts } from './abandoned-drafts.ts';
import { copyDatabase, isSameFile, removeDatabase, SQLITE_SIDE_FILES } from './backup.ts';
import { checkContents, type DatabaseContents, readDatabase, tableNames } from './copy-contents.ts';
import { deleteMarker, restoredAtOf } from './database-marker.ts';
import { findLost, readAnnounced } from './lost-submissions.ts';
import { type AccountsSince, readAccounts, restoreAccounts } from './restored-accounts.ts';
import { readDeviceKeys, restoreDeviceKeys } from './restored-device-keys.ts';

export interface RestoreResult extends DatabaseContents {
  file: string;
  /** Where the replaced database was moved to; null when there was none. */
  kept: string | null;
  /** What became of accounts; null where the replaced database could not be read. */
  accounts: AccountsSince | null;
  /** References of what only the replaced database has, and devices may not have any more. */
  lost: string[];
}

/**
 * @param source a copy that `backUpDatabase` made, or any closed database of this program
 * @param now names the database that is replaced
 * @throws StartError with one line for the person; nothing has been changed
 */
export async function restoreDatabase(dataDir: string, source: string, now: Date): Promise<RestoreResult> {
  const file = sqliteFileIn(dataDir);
  const backup = resolve(source);
  const what = `The backup ${backup}`;
  if (!existsSync(backup)) throw new StartError(`${what} is not there.`);
  if (isSameFile(file, backup)) throw new StartError(`${backup} is the database itself. Name a copy of it.`);
  const draft = `${file}.${process.pid}.draft`;
  let alone: Sqlite.Database | null = null;
  try {
    makePrivateFolder(dirname(file));
    removeAbandonedDrafts(file);
    await readDatabase(backup, what, (database) => copyDatabase(database, draft));
    const contents = prepareDraft(draft, what, now, restoredAtOf(dataDir, now));
    alone = openAlone(file);
    const known = await bringOver(alone, draft, dataDir);
    const kept = existsSync(file) ? freeName(`${file}.before-restore-${stamp(now)}`) : null;
    // Windows cannot move an open file.
    if (process.platform === 'win32') alone?.close();
    if (kept) setAside(file, kept, alone !== null);
    renameSync(draft, file);
    deleteMarker(dataDir);
    restrictDataFolder(dataDir);
    syncFolder(dirname(file));
    return { ...contents, ...known, file, kept };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup cannot be put in place: ${(error as Error).message}.`);
  } finally {
    alone?.close();
    removeDatabase(draft);
  }
}

/**
 * Opens the database exclusively. It relies on the system's file locks: a server holds one while the file is
 * open, even when idle, and loses it however it ends, so that a crash leaves no lock file behind.
 * @returns null when there is no readable database
 * @throws StartError when a server has it open
 */
function openAlone(file: string): Sqlite.Database | null {
  if (!existsSync(file)) return null;
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    // Also moves the write-ahead log into the file, so that one file is all there is to keep.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    const { code = '', message } = error as Error & { code?: string };
    // A damaged database is a reason to restore a backup. It is set aside unchanged.
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return null;
    if (!code.startsWith('SQLITE_BUSY')) throw error;
    throw new StartError(`A server or another program has ${file} open (${message}). Stop it first.`);
  }
}

/**
 * Devices read the feed from the start and everybody signs in again, because they hold data from a time that
 * this copy does not know.
 */
function prepareDraft(draft: string, what: string, now: Date, restoredAt: string): DatabaseContents {
  const database = new Sqlite(draft);
  try {
    database.pragma('journal_mode = DELETE');
    const contents = checkContents(database, what);
    database.pragma('secure_delete = ON');
    const tables = tableNames(database);
    database.transaction(() => {
      const epoch = randomUUID();
      if (tables.has('feed')) database.prepare('update feed set epoch = ?').run(epoch);
      if (tables.has('feed_epoch')) {
        const begin = database.prepare('insert into feed_epoch (epoch, restored_at) values (?, ?)');
        begin.run(epoch, restoredAt);
        if (tables.has('lineage')) {
          database
            .prepare(`update feed_epoch set uptime = (select max(uptime) from lineage) where epoch = ?`)
            .run(epoch);
        }
      }
      if (tables.has('session')) database.prepare('delete from session').run();
      if (tables.has('mail_message')) doubtMail(database, now);
      if (tables.has('audit')) {
        noteRestore(database, now);
      }
    })();
    return contents;
  } finally {
    database.close();
  }
}

/**
 * Brings into the restored database what the replaced one knows better: device keys, so that a revoked phone stays
 * revoked and the signatures of keys that the copy does not have can still be checked; accounts; and the ids of what was
 * removed, which no older file that is put beside it can then undo.
 */
async function bringOver(
  from: Sqlite.Database | null,
  draft: string,
  dataDir: string,
): Promise<Pick<RestoreResult, 'accounts' | 'lost'>> {
  const open = (database: Sqlite.Database) =>
    new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const replaced = from && open(from);
  // The database that is replaced may be damaged, and must not prevent the restore.
  const keys = replaced ? await readDeviceKeys(replaced).catch(() => []) : [];
  const accounts = replaced && (await readAccounts(replaced));
  const announced = replaced ? await readAnnounced(replaced) : [];
  appendMissingIds(dataDir, replaced ? await readRemovedIds(replaced, null).catch(() => []) : []);
  const file = new Sqlite(draft);
  try {
    const restored = open(file);
    const since = accounts && (await restoreAccounts(restored, accounts));
    await restoreDeviceKeys(restored, keys);
    await noteRemovedSince(restored, dataDir);
    return { accounts: since, lost: await findLost(restored, announced) };
  } finally {
    file.close();
  }
}

/** Does the same as `markMailUncertain` of the queue, which runs when a restore is detected at the start. */
function doubtMail(draft: Sqlite.Database, now: Date): void {
  const at = now.toISOString();
  draft
    .prepare(
      `update mail_message set state = 'uncertain', problem = @problem, settled_at = @at
       where state in ('queued', 'sending')`,
    )
    .run({ at, problem: UNCERTAIN_AFTER_RESTORE });
  draft.prepare('update department_notice set told_at = ?, told_up_to = (select seq from feed)').run(at);
}

/** In a copy of any version. */
function noteRestore(draft: Sqlite.Database, now: Date): void {
  const line = { at: now.toISOString(), by: 'system', action: 'database.restore', subject: '' };
  const row = { ...line, topic: auditTopic(auditSubjectKind(line), line.action) };
  const known = draft.pragma('table_info(audit)') as { name: string }[];
  const columns = Object.keys(row).filter((column) => known.some(({ name }) => name === column));
  const marks = columns.map((column) => `@${column}`);
  draft.prepare(`insert into audit ("${columns.join('", "')}") values (${marks.join(', ')})`).run(row);
}

/**
 * @param whole true when everything is in the file itself; with a damaged database, its log may be all that
 * can be saved
 */
function setAside(file: string, kept: string, whole: boolean): void {
  renameSync(file, kept);
  for (const end of SQLITE_SIDE_FILES) {
    if (whole || end === '-shm') rmSync(file + end, { force: true });
    else if (existsSync(file + end)) renameSync(file + end, kept + end);
  }
}

/** `2026-11-21T08-30-00Z`: a time that every file system takes as a name. */
function stamp(now: Date): string {
  return now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

function freeName(name: string): string {
  let free = name;
  for (let number = 2; existsSync(free); number += 1) free = `${name}-${number}`;
  return free;
}

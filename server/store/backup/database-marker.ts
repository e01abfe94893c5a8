/**
 * A small file beside the sealing keys that tells which epoch of the database was served last, and how
 * far its feed was. A database that is behind it was put back from a backup, by whatever tool.
 */
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder } from '../../start/private-folder.ts';
import { StartError } from '../../start/settings.ts';

const markerSchema = z.object({
  epoch: z.string(),
  seq: z.number(),
  /** Identifies the tables: PostgreSQL gives them new numbers in a restore. Empty for SQLite. */
  instance: z.string(),
  /** Newest lineage at that place, and the server's clock of then; absent in a marker of an older version. */
  lineage: z.string().optional(),
  at: z.string().optional(),
});
export type DatabaseMarker = z.output<typeof markerSchema>;

const markerIn = (dataDir: string) => join(resolve(dataDir), 'keys', 'database.json');

/** Null where there is none, or a power cut left half of one. */
export function readMarker(dataDir: string): DatabaseMarker | null {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(markerIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * The time of a restore, which is not earlier than the newest one that was seen before it, whatever the clock says now.
 * @returns ISO 8601
 */
export function restoredAtOf(dataDir: string, now: Date): string {
  return [now.toISOString(), readMarker(dataDir)?.at ?? ''].sort().at(-1) as string;
}

/** @throws StartError when the folder cannot be written to */
export function writeMarker(dataDir: string, marker: DatabaseMarker): void {
  const file = markerIn(dataDir);
  const draft = `${file}.${process.pid}.draft`;
  try {
    makePrivateFolder(dirname(file));
    chmodSync(dirname(file), 0o700);
    writeFileSync(draft, `${JSON.stringify(marker)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${file} cannot be written: ${(error as Error).message}.`);
  }
}

/**
 * Called for a database without tables. Where one was served before, its file was lost, or a setting names another
 * place: devices would be told that all of their records are lost.
 * @param what the setting that names the database, to open the message
 * @throws StartError with what to bring
 */
export function throwIfServedBefore(dataDir: string, what: string): void {
  if (readMarker(dataDir) === null) return;
  throw new StartError(
    `${what}: the database is empty, and ${markerIn(dataDir)} tells of one that was served before. Put that one back with npm run restore, or correct the setting; to begin with an empty one, delete ${markerIn(dataDir)} first.`,
  );
}

/** Deletes the marker, because another database has replaced this one and already has its epoch. */
export function deleteMarker(dataDir: string): void {
  rmSync(markerIn(dataDir), { force: true });
}

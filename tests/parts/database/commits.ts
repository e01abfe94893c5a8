/** How many transactions are in the write-ahead log of an SQLite file. */
import { readFileSync } from 'node:fs';

const FILE_HEAD = 32;
const FRAME_HEAD = 24;

/** Counts the frames that end a transaction. As long as nothing was moved into the database file, it only grows. */
export function countCommits(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const frame = FRAME_HEAD + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = FILE_HEAD; at + frame <= log.length; at += frame) {
    // Frames of an earlier turn of the log have another salt.
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}

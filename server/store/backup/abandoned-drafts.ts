/** Drafts of copies whose command was killed: they hold all records, also of guests who were erased since. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removeDatabase } from './backup.ts';

/** @param file of the database, beside which a restore makes its draft */
export function removeAbandonedDrafts(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, database, maker] = /^(.+)\.(\d+)\.draft$/.exec(name) ?? [];
    if (database === basename(file) && !isAlive(Number(maker))) removeDatabase(join(dirname(file), name));
  }
}

function isAlive(maker: number): boolean {
  try {
    process.kill(maker, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

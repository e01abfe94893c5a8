import type { Action } from './actions.ts';
import { sqliteBases } from './bases.ts';
import type { Hole } from './office-holes.ts';
import { live, type Result } from './world.ts';

/** Lives one world on an empty SQLite database, with a planted hole where there is one. */
export async function liveOnSqlite(seed: number, plan: readonly Action[], hole?: Hole): Promise<Result> {
  const base = await sqliteBases.open();
  try {
    return await live(base, seed, plan, hole?.parts());
  } finally {
    await base.close();
  }
}

import type { Action } from './actions.ts';
import { sqliteDatabases } from './databases.ts';
import type { PlantedBug } from './office-bugs.ts';
import { live, type Result } from './world.ts';

/** Lives one world on an empty SQLite database, with a planted bug where there is one. */
export async function runWorldOnSqlite(
  seed: number,
  plan: readonly Action[],
  bug?: PlantedBug,
): Promise<Result> {
  const base = await sqliteDatabases.open();
  try {
    return await live(base, seed, plan, bug?.parts());
  } finally {
    await base.close();
  }
}

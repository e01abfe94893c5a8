import type { PlantedBug } from './bugs/office-bugs.ts';
import { sqliteDatabases } from './machines/databases.ts';
import type { Action } from './people/actions.ts';
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

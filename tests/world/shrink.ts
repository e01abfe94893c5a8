/** Finds the shortest plan that still breaks the same promise. */
import type { Action } from './people/actions.ts';
import type { Broken } from './world.ts';

/** Lives through a plan in a new world. */
export type Try = (actions: readonly Action[]) => Promise<Broken | null>;

/**
 * Takes parts away, halves first and single steps last, for as long as the same promise breaks.
 * @param most worlds that may be tried
 */
export async function shrink(
  actions: readonly Action[],
  broken: Broken,
  attempt: Try,
  most = 200,
): Promise<Action[]> {
  let shortest = actions.slice(0, broken.step);
  let tries = 0;
  const breaks = async (plan: readonly Action[]) => {
    tries += 1;
    return (await attempt(plan))?.rule === broken.rule;
  };
  for (let size = Math.ceil(shortest.length / 2); size >= 1 && tries < most; size = Math.floor(size / 2)) {
    for (let start = 0; start < shortest.length && tries < most; ) {
      const without = [...shortest.slice(0, start), ...shortest.slice(start + size)];
      if (await breaks(without)) shortest = without;
      else start += size;
    }
  }
  return shortest;
}

/** Bounds how many pieces of work are under way at once; the others wait in their order. */

/** Runs a piece of work when its turn has come. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @param most pieces of work at once */
export function fewAtOnce(most: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // Whoever ends hands its place on, so that nobody overtakes those who wait.
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Work of which so much is under way at once, and the rest waits for its turn. */

/** Runs a piece of work when its turn has come. */
type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Bounds how many pieces of work are under way at once; the others wait in their order. @param most at once */
export function limitConcurrency(most: number): RunLimited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A call that ends hands its place to the first that waits, so that no later one overtakes it.
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

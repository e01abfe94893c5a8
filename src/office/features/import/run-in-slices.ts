/** Milliseconds of work before the page gets its turn again. */
const SLICE = 12;

/**
 * Runs work that yields now and then, and leaves the page its turns.
 * @returns its result; null once it was stopped
 */
export async function runInSlices<Result>(
  work: Generator<void, Result>,
  stop: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return stop.aborted ? null : step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (stop.aborted) return null;
  }
}

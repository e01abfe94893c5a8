/** Jobs that look again and again whether there is something to do. */

interface Pauses {
  /** Milliseconds before each look. */
  pause: number;
  /** Milliseconds before the look after one that failed. */
  afterFailure: number;
  onFailure: (error: unknown) => void;
}

/** Looks for the first time after a pause, and never while it is still looking. @returns a function that stops it, after what it is at */
export function repeat(
  look: () => Promise<void>,
  { pause, afterFailure, onFailure }: Pauses,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const next = (after: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().then(
        () => next(pause),
        (error) => {
          onFailure(error);
          next(afterFailure);
        },
      );
    }, after);
    timer.unref();
  };
  next(pause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return looking;
  };
}

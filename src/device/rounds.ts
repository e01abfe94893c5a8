/**
 * Work that is dearer begun than done, as a write that waits for the disk: what comes while one
 * round is on its way waits for the next, and goes in it together.
 * @param work one round; its failure is that of everything in it, and of nothing else
 * @returns hands one thing in; resolves when its round is done
 */
export function inRounds<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return (item) => {
    waiting.push(item);
    next ??= last.then(() => {
      const items = waiting;
      waiting = [];
      next = null;
      const round = work(items);
      last = round.catch(() => undefined);
      return round;
    });
    return next;
  };
}

/**
 * Coalesces writes: items that arrive during a write share the next one.
 * @param work one write; if it fails, only its own items fail
 * @returns adds one item; resolves when the write that has it is done
 */
export function coalesceWrites<Item>(
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

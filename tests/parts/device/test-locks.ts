/** Locks as tabs share them, for tests without a browser: shared ones together, an exclusive one alone. */
type Request = Pick<LockManager, 'request'>;

export function createTestLocks(): Request {
  const held = new Map<string, { shared: boolean; done: Promise<unknown> }[]>();
  async function request<Result>(
    name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => Promise<Result>,
  ): Promise<Result> {
    const shared = mode === 'shared';
    const inTheWay = () => (held.get(name) ?? []).filter((other) => !(shared && other.shared));
    if (ifAvailable && inTheWay().length > 0) return work(null);
    while (inTheWay().length > 0) await inTheWay()[0]?.done;
    const result = work({ name, mode });
    const own = { shared, done: result.catch(() => undefined) };
    held.set(name, [...(held.get(name) ?? []), own]);
    return result.finally(() => {
      held.set(
        name,
        (held.get(name) ?? []).filter((other) => other !== own),
      );
    });
  }
  return { request } as Request;
}

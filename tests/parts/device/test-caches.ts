/** The browser's caches in memory, with a quota, as far as the service worker uses them. */

export interface TestDisk {
  /** Bytes that the site may store. */
  quota: number;
  /** Bytes that other data of the site take. */
  taken: number;
  /** True for a browser that does not say how much room there is. */
  isSilent?: boolean;
}

/** Text, one character a byte: some bodies are compressed. */
type Content = Map<string, string>;
const keyOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'http://site').pathname;

/** Puts `caches` and `navigator.storage` into place. @returns what they hold, by name and key */
export function installTestCaches(disk: TestDisk): Map<string, Content> {
  const held = new Map<string, Content>();
  const usage = () =>
    [...held.values()]
      .flatMap((content) => [...content.values()])
      .reduce((sum, body) => sum + body.length, 0) + disk.taken;
  const open = (name: string) => {
    const content: Content = held.get(name) ?? new Map();
    held.set(name, content);
    return {
      async put(request: RequestInfo, response: Response) {
        const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
        if (usage() + body.length > disk.quota) throw new DOMException('No room', 'QuotaExceededError');
        content.set(keyOf(request), body);
      },
      match: async (request: RequestInfo) => answer(content.get(keyOf(request))),
      delete: async (request: RequestInfo) => content.delete(keyOf(request)),
      keys: async () => [...content.keys()].map((key) => new Request(`http://site${key}`)),
    };
  };
  const answer = (body: string | undefined) =>
    body === undefined ? undefined : new Response(Buffer.from(body, 'latin1'));
  Object.assign(globalThis, {
    caches: {
      open: async (name: string) => open(name),
      has: async (name: string) => held.has(name),
      keys: async () => [...held.keys()],
      delete: async (name: string) => held.delete(name),
      match: async (request: RequestInfo, { cacheName = '' } = {}) =>
        answer(held.get(cacheName)?.get(keyOf(request))),
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: disk.isSilent
      ? {}
      : { storage: { estimate: async () => ({ quota: disk.quota, usage: usage() }) } },
  });
  return held;
}

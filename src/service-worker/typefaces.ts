/**
 * Typefaces without a signal. The letters with accents that few pages show are in files of their own, which are not saved
 * with the site. Where one is asked for and cannot be fetched, the saved typeface without them is the answer: no request
 * fails, and the browser draws those letters in another one.
 */

const WITH_ACCENTS = /^(\/assets\/[a-z0-9-]+?)-accented(?:-other)?-[\w-]{8}\.woff2$/i;
const TYPEFACE = /^(\/assets\/[a-z0-9-]+?)-[\w-]{8}\.woff2$/i;

/**
 * Returns which of the saved files is the typeface without accents; undefined for a file that is no typeface with them.
 * @param saved keys of saved files
 */
export function plainTypefaceOf(path: string, saved: readonly string[]): string | undefined {
  const [, family] = WITH_ACCENTS.exec(path) ?? [];
  if (!family) return undefined;
  return saved.find((key) => TYPEFACE.exec(key)?.[1]?.toLowerCase() === family.toLowerCase());
}

/** Finds the typeface without accents in the caches of the site. */
export async function findPlainTypeface(path: string): Promise<Response | undefined> {
  if (!WITH_ACCENTS.test(path)) return undefined;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const found = plainTypefaceOf(path, keys);
    if (found) return cache.match(found);
  }
  return undefined;
}

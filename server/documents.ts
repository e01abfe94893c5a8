/** Documents of the built site, with this site's facts filled in and each compressed once. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { fillIn, SEALING_KEY_MARK, type SiteFacts } from '../src/contract/site-index.ts';

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** File types that contain placeholders. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
type Encoding = keyof typeof encoders | 'identity';

/**
 * Cache policy of files that keep their name: revalidated each time. With an ETag an unchanged file costs a
 * short 304.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

export type DocumentAnswer = (c: Context, status: 200 | 404) => Promise<Response>;

/**
 * Serves one document. It is filled in and compressed at its first request and then kept in memory.
 * @param file path of the built document
 * @param readFacts what the running site fills in; the sealing key changes when keys are rotated
 */
export function documentAnswer(file: string, readFacts: () => SiteFacts): DocumentAnswer {
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  let facts: SiteFacts | undefined;
  let namesKey = true;
  const encode = async (encoding: Encoding, facts: SiteFacts) => {
    const built = await readFile(file, 'utf8');
    namesKey = built.includes(SEALING_KEY_MARK);
    const text = fillIn(built, facts);
    return new Uint8Array(encoding === 'identity' ? Buffer.from(text) : await encoders[encoding](text));
  };
  return async (c, status) => {
    const encoding = preferredEncoding(c.req.header('Accept-Encoding') ?? '');
    // Only the key ever changes, and reading it costs a disk access.
    if (!facts || namesKey) {
      const now = readFacts();
      if (now.sealingKey !== facts?.sealingKey) bodies.clear();
      facts = now;
    }
    const body = bodies.get(encoding) ?? encode(encoding, facts);
    bodies.set(encoding, body);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Vary', 'Accept-Encoding', { append: true });
    c.header('Cache-Control', REVALIDATE);
    c.header('Content-Type', TYPES[extname(file)] ?? 'text/plain; charset=utf-8');
    return c.body(await body, status);
  };
}

function preferredEncoding(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? 'identity';
}
